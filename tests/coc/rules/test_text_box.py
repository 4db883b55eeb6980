"""Text box, printed values, icons added and removed, counted skill, boosters, attachments."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import AttachTo, Blanks, Choose, Gives, GivesStruggle, LosesIcons, action
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    HOST,
    IN_DISCARD,
    IT,
    STORY,
    YOURS,
    Draw,
    Gain,
    Lasting,
    Wound,
    cost_at_most,
    destroy,
    gain,
    printed_skill,
    put_into_play,
    subtype,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import leaving
from orne.coc.values import ARCANE, COMBAT, INVESTIGATION, TERROR
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.reading import card, entries, icons, keys, skill, uid, zone


def event(slug, effect, *choose, **rest):
    """A free event with an Action."""
    return lab_card(slug, action(effect, *choose, **rest), type="event", cost=0)


BLANK = event("blank-it", Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER))
BARE = lab_card("bare-story", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))
FULL = lab_card("quiet-story", type="story", faction=None, resources=(), cost=0)
NO_ARCANE = lab_card("no-arcane", type="story", faction=None, resources=(), cost=0, struggles=(1, 1, 0, 1))

# ---- text box (2.25)


def test_a_blank_card_loses_subtypes_keywords_and_text_and_nothing_else() -> None:
    """coc/rule/2.25-text-box/a and b"""
    full = lab_card(
        "full-card", action(Draw()), cost=3, skill=4, icons=(1, 2, 0, 1), faction="agency", resources=("agency",),
        subtypes=("Investigator",), keywords=(("willpower", 1), ("fast", 1), ("toughness", 2)),
    )  # fmt: skip
    game = build(Side(hand=[BLANK], play=[full, PAUSE]))
    assert keys(game) == ["pass", "play lab/blank-it", "use lab/full-card", "use lab/pause"]
    game.choose("play lab/blank-it")
    g = game.table
    who = uid(game, full)
    assert keys(game) == ["pass", "use lab/pause"]
    assert not values.has_subtype(g, who, "Investigator")
    assert not values.has(g, who, "willpower")
    assert not values.has(g, who, "fast")
    assert values.toughness(g, who) == 0
    assert (skill(game, full), icons(game, full)) == (4, [1, 2, 0, 1])
    assert values.printed_cost(g, who) == 3
    assert values.faction(g, who) == "agency"
    assert values.is_character(g, who)
    assert g.title(who) == "Full Card"


# ---- printed (2.26)


def test_printed_means_what_is_on_the_card() -> None:
    """coc/rule/2.26-printed/a and b: gained skill and icons are not printed."""
    binding = event("binding", Lasting(LosesIcons(AFFECTED), IT), Choose(CHARACTER))
    boost = event("boost-icons", gain(icons=(0, 1, 0, 0), skill=3), Choose(CHARACTER))
    weak = event("kill-weak", destroy(), Choose(CHARACTER & printed_skill(most=2)))
    game = build(Side(hand=[binding, boost, weak], play=["bag-man", PAUSE]))
    game.choose("play lab/boost-icons")
    assert (skill(game, "bag-man"), icons(game, "bag-man")) == (5, [0, 3, 0, 1])
    game.choose("play lab/binding")
    assert icons(game, "bag-man") == [0, 1, 0, 0]
    game.choose("play lab/kill-weak")
    assert zone(game, "bag-man") == "discard"


def test_a_face_down_card_has_no_printed_values_to_compare() -> None:
    """coc/rule/2.26-printed/c and e"""
    weak = event("kill-weak", destroy(), Choose(CHARACTER & printed_skill(most=2)))
    cheap = event("kill-cheap", destroy(), Choose(CHARACTER & cost_at_most(2)))
    game = build(Side(hand=[weak, cheap], play=[At("young-deep-one", insane=True), PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(hand=[weak, cheap], play=["young-deep-one", PAUSE]))
    assert keys(game) == ["pass", "play lab/kill-cheap", "play lab/kill-weak", "use lab/pause"]


def test_a_printed_x_is_taken_as_0() -> None:
    """coc/rule/2.26-printed/d"""
    xs = lab_card("printed-x", cost=0, cost_is_x=True, skill=0, skill_is_x=True)
    free = event("kill-free", destroy(), Choose(CHARACTER & cost_at_most(0)))
    game = build(Side(hand=[free], play=[xs, "bag-man", PAUSE]))
    game.choose("play lab/kill-free")
    assert zone(game, xs) == "discard"


def test_an_insane_sacrifice_gives_no_cost_to_compare_with() -> None:
    """coc/example/2.26-cthylla"""
    from orne.coc.language import Do, SacrificeOne

    def compare(g, use):
        """Each opponent sacrifices a character whose printed cost is that of the sacrificed one or lower."""
        most = values.printed_cost_of(g, use.spent[0].card)
        theirs = [who for who in g.index.characters[1 - use.seat] if most is not None]
        return leaving.sacrifice(g, [who for who in theirs if (values.printed_cost(g, who) or 0) <= most], use)

    cthylla = lab_card("cthylla", action(Do(compare), cost=SacrificeOne(CHARACTER)), cost=5)
    for insane in (True, False):
        game = build(Side(play=[cthylla, At("bag-man", insane=insane), PAUSE]), Side(play=["mad-artist"]))
        game.play("use lab/cthylla", "sacrifice core/bag-man")
        assert zone(game, "bag-man") == "discard"
        assert zone(game, "mad-artist") == ("play" if insane else "discard")


# ---- icons (2.28)


def test_icons_below_zero_are_read_as_zero_and_computed_anew() -> None:
    """coc/rule/2.28-icon-removal/a and b"""
    less = event("less-combat", Gain(((COMBAT, -3),)), Choose(CHARACTER))
    more = event("more-combat", Gain(((COMBAT, 1),)), Choose(CHARACTER))
    game = build(Side(hand=[less, more, more, more], play=["mad-artist", PAUSE]))
    game.choose("play lab/less-combat")
    assert icons(game, "mad-artist")[COMBAT] == 0
    for expected in (0, 0, 1):
        game.choose("play lab/more-combat")
        assert icons(game, "mad-artist")[COMBAT] == expected


def test_an_icon_may_be_taken_from_a_character_without_it() -> None:
    """coc/rule/2.28-icon-removal/c: the loss still counts against a later gain."""
    less = event("less-arcane", Gain(((ARCANE, -1),)), Choose(CHARACTER))
    more = event("more-arcane", Gain(((ARCANE, 1),)), Choose(CHARACTER))
    game = build(Side(hand=[less, more], play=["bag-man", PAUSE]))
    game.choose("play lab/less-arcane")
    assert icons(game, "bag-man")[ARCANE] == 0
    game.choose("play lab/more-arcane")
    assert icons(game, "bag-man")[ARCANE] == 0


# ---- counting skill (2.30)


def test_skill_that_is_not_counted_is_still_there() -> None:
    """coc/rule/2.30-counting-skill"""
    shy = lab_card("shy", Gives(CHARACTER & subtype("Shy"), values.UNCOUNTED, 1), skill=4, subtypes=("Shy",))
    game = build(
        Side(play=[At(shy, story=0), PAUSE]), Side(play=[At("laboratory-assistant", story=0)]), stories=[BARE],
        step="stories resolve",
    )  # fmt: skip
    assert skill(game, shy) == 4
    assert entries(game, "skill compared") == [(BARE, 0, 0, 1)]


# ---- boosters (2.27)


def struggles_at(story, *committed, **rest):
    """The kinds of struggle resolved, in order."""
    game = build(
        Side(play=[*(At(c, story=0) if isinstance(c, str) else c for c in committed), PAUSE]), stories=[story, BARE],
        step="stories resolve", **rest,
    )  # fmt: skip
    while game.decision and game.decision.kind in ("arcane", "investigation"):
        game.choose("none")
    return [before for name, _, before, _ in entries(game, "struggle") if name == story.removeprefix("core/")]


TERROR_BOOSTER = lab_card("terror-booster", boosters=(1, 0, 0, 0))
ARCANE_BOOSTER = lab_card("arcane-booster", boosters=(0, 0, 1, 0))
SLEEP = lab_card("sleep", AttachTo(STORY), type="support", cost=0, boosters=(3, 0, 0, 0))
NO_TERROR = lab_card("no-terror", AttachTo(STORY), GivesStruggle(HOST, TERROR, -1), type="support", cost=0)


def test_a_booster_adds_a_struggle_right_after_its_kind() -> None:
    """coc/rule/2.27-icon-boosters/a and c, coc/example/2.27-terror-booster-order"""
    assert struggles_at(FULL, TERROR_BOOSTER) == ["Terror", "Terror", "Combat", "Arcane", "Investigation"]


def test_a_booster_icon_does_not_count_in_the_struggle() -> None:
    game = build(
        Side(play=[At(TERROR_BOOSTER, story=0), PAUSE]), stories=[FULL], step="stories resolve"
    )  # fmt: skip
    assert [after for _, _, before, after in entries(game, "struggle") if before == "Terror"] == [[0, 0], [0, 0]]


def test_a_booster_without_a_struggle_of_its_kind_takes_its_place() -> None:
    """coc/rule/2.27-icon-boosters/d"""
    assert struggles_at(NO_ARCANE, ARCANE_BOOSTER) == ["Terror", "Combat", "Arcane", "Investigation"]


def test_each_removal_takes_one_struggle_away() -> None:
    """coc/rule/2.27-icon-boosters/b, coc/example/2.27-sleep-of-reason, coc/example/2.27-elder-shoggoth"""
    asleep = At(SLEEP, on=FULL)
    removal = At(NO_TERROR, on=FULL)
    rest = ["Combat", "Arcane", "Investigation"]
    assert struggles_at(FULL, "triggerman", asleep) == ["Terror"] * 4 + rest
    assert struggles_at(FULL, "triggerman", asleep, removal) == ["Terror"] * 3 + rest
    assert struggles_at(FULL, TERROR_BOOSTER, removal) == ["Terror", *rest]
    assert struggles_at(FULL, "triggerman", removal) == rest


# ---- attachments (2.33)

GEAR = lab_card("gear", AttachTo(CHARACTER & YOURS), Gives(HOST, "skill", 2), type="support", cost=0)
FROM_DISCARD = event("from-discard", put_into_play(), Choose(CARD & IN_DISCARD))


def test_attach_to_is_a_requirement_by_whatever_means_it_enters() -> None:
    """coc/rule/2.33-attachments/a, coc/example/2.33-attach-to-a-character-you-control"""
    game = build(Side(hand=[GEAR], play=[PAUSE]), Side(play=["bag-man"]))
    assert keys(game) == ["pass", "use lab/pause"]
    assert [reason.ruling for reason in game.why_not("play lab/gear")] == ["coc/rule/2.33-attachments/a"]
    game = build(Side(hand=[FROM_DISCARD], discard=[GEAR], play=[PAUSE]), Side(play=["bag-man"]))
    assert keys(game) == ["pass", "use lab/pause"]


def test_an_attachment_enters_play_on_its_host() -> None:
    """coc/rule/2.33-attachments/b"""
    from orne.coc.abilities import Trigger, response
    from orne.coc.events import ENTERS_PLAY

    attached = Trigger(
        ENTERS_PLAY, lambda g, use, event: g.state.cards[event.subject].host == use.holder, "after this is equipped"
    )
    bearer = lab_card("bearer", response(attached, Draw()))
    game = build(Side(hand=[GEAR], play=[bearer, "bag-man", PAUSE]))
    game.choose("play lab/gear")
    assert keys(game) == ["attach core/bag-man", "attach lab/bearer"]
    game.choose("attach lab/bearer")
    assert keys(game) == ["pass", "use lab/bearer"], "it had its host as it entered"
    assert skill(game, bearer) == 3


def test_a_host_that_no_longer_fits_keeps_the_attachment() -> None:
    """coc/rule/2.33-attachments/c, coc/example/2.33-servitor-attachment"""
    collar = lab_card(
        "collar", AttachTo(CHARACTER & subtype("Servitor")), Gives(HOST, "skill", 1), type="support", cost=0
    )  # fmt: skip
    game = build(Side(hand=[BLANK], play=["servant-of-nodens", At(collar, on="servant-of-nodens"), PAUSE]))
    game.choose("play lab/blank-it")
    assert not values.has_subtype(game.table, uid(game, "servant-of-nodens"), "Servitor")
    assert card(game, collar).host == uid(game, "servant-of-nodens")
    assert skill(game, "servant-of-nodens") == 3


# ---- Day and Night (2.35)


@pytest.mark.parametrize(
    ("cards", "day", "night"),
    [(["a-day"], True, False), (["a-night"], False, True), (["a-day", "a-night"], True, True)],
)
def test_day_and_night_may_hold_together(cards, day, night) -> None:
    """coc/rule/2.35-day-and-night, coc/mechanic/day-and-night/b and c"""
    lab_card("a-day", type="support", cost=0, keywords=(("day", 1),))
    lab_card("a-night", type="support", cost=0, keywords=(("night", 1),))
    game = build(Side(play=[*(f"lab/{name}" for name in cards), PAUSE]))
    assert (game.view(0)["day"], game.view(0)["night"]) == (day, night)
    assert INVESTIGATION == 3
    assert Wound is not None
