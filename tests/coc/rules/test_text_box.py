"""Text box, printed values, icons added and removed, counted skill, boosters, attachments."""

from __future__ import annotations

from orne.coc import values
from orne.coc.abilities import (
    Choose,
    Gives,
    LosesIcons,
    Use,
    action,
)
from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    IT,
    Draw,
    Gain,
    Lasting,
    cost_at_most,
    destroy,
    gain,
    printed_skill,
    subtype,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import leaving
from orne.coc.table import CocTable
from orne.coc.values import ARCANE, COMBAT
from tests.coc.laboratory import BARE, BLANK, PAUSE, event, lab_card
from tests.coc.look import entries, icons, keys, skill, table, uid, zone

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
    g = table(game)
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

    def compare(g: CocTable, use: Use) -> bool:
        """Each opponent sacrifices a character whose printed cost is that of the sacrificed one or lower."""
        most = values.printed_cost_of(g, (use.spent or [])[0].card)
        theirs = g.index.characters[1 - use.seat]
        cheap = [who for who in theirs if most is not None and (values.printed_cost(g, who) or 0) <= most]
        return leaving.sacrifice(g, cheap, use)

    cthylla = lab_card("cthylla", action(Do(compare), cost=SacrificeOne(CHARACTER)), cost=5)
    for insane in (True, False):
        game = build(Side(play=[cthylla, At("bag-man", insane=insane), PAUSE]), Side(play=["mad-artist"]))
        game.play("use lab/cthylla", "sacrifice core/bag-man")
        assert zone(game, "bag-man") == "discard"
        assert zone(game, "mad-artist") == ("play" if insane else "discard")


# ---- icons (2.28)


def test_icons_below_zero_are_read_as_zero_and_computed_again() -> None:
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
