"""What a blank text box takes away, boosters, keywords out of play, lowest and highest, ready and exhausted."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events, values
from orne.coc.abilities import (
    AttachTo,
    Blanks,
    Choose,
    Condition,
    Gives,
    GivesAbility,
    ImmuneTo,
    Use,
    action,
    forced,
)
from orne.coc.language import (
    ALL_AFFECTED,
    CARD,
    CHARACTER,
    HOST,
    IS_EXHAUSTED,
    IS_READY,
    OTHER,
    STORY,
    SUPPORT,
    THIS,
    YOUR_TURN,
    Do,
    ExhaustThis,
    Lasting,
    Wound,
    destroy,
    everything,
    exhaust,
    extreme,
    gain,
    go_insane,
    name_subtype,
    skill_at_most,
    subtype,
)
from orne.coc.position import At, Side, build
from orne.coc.rules.attaching import attach_by_effect
from orne.coc.state import RESOURCE
from orne.coc.table import CocTable
from orne.coc.values import COMBAT
from tests.coc.laboratory import BELL, HUSH, PAWN, SOFT, Say, event, in_all_editions, lab_card, on
from tests.coc.look import icons, keys, said, skill, table, uid
from tests.look import asked

COVER_UP = "core/the-bootleg-whiskey-cover-up"
BARE = lab_card("va-bare", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))
AFTER_DEFENDERS = "actions after defenders commit"
GAG = lab_card("va-gag", AttachTo(CARD), Blanks(HOST), type="support", cost=0)


# ---- a blank receiver (1.6)


@in_all_editions
@pytest.mark.parametrize(
    ("attachment", "given"),
    [("45-pistols", [0, 1, 0, 0]), ("sword-of-yha-tallo", [1, 1, 0, 0]), ("alhazred-lamp", [1, 1, 1, 1]),
     ("tcho-tcho-talisman", [2, 0, 0, 0])],
)  # fmt: skip
def test_a_blank_receiver_loses_the_icons_it_gained(attachment: str, given: list[int], edition: str) -> None:
    """coc/rule/1.6-passive-effects/e: at the Cover-Up, and nowhere else."""
    for story, expected in ((0, given), (1, [0, 0, 0, 0])):
        game = build(
            Side(play=[At(PAWN, story=story), At(attachment, on=PAWN), BELL]), stories=[BARE, COVER_UP],
            step=AFTER_DEFENDERS, edition=edition,
        )  # fmt: skip
        assert icons(game, PAWN) == expected


def test_a_blank_receiver_loses_what_others_give_it_and_keeps_what_they_take() -> None:
    """coc/rule/1.6-passive-effects/e: a benefit is gained; skill and icons taken away are not a benefit."""
    saint = lab_card(
        "va-saint", Gives(CHARACTER & OTHER, "willpower", 1), Gives(CHARACTER & OTHER, COMBAT, 1),
        GivesAbility(CHARACTER & OTHER, action(Say("amen"))), ImmuneTo(CHARACTER & OTHER, subtype("Plague")),
    )  # fmt: skip
    leech = lab_card("va-leech", Gives(CHARACTER & OTHER, "skill", -1), Gives(CHARACTER & OTHER, COMBAT, -1))
    plague = event("va-plague", Wound(), Choose(CHARACTER & subtype("Sick")), facts={"subtypes": ("Plague",)})
    man = lab_card("va-man", skill=3, icons=(0, 2, 0, 0), subtypes=("Sick",))
    game = build(Side(hand=[HUSH, plague], play=[saint, leech, man, BELL]))
    g, who = table(game), uid(game, man)
    assert (icons(game, man), skill(game, man), values.has(g, who, "willpower")) == ([0, 2, 0, 0], 2, True)
    assert f"use {man} gained {saint}" in keys(game)
    assert f"play {plague}" not in keys(game)
    game.play(f"play {HUSH}", f"choose {man}")
    g = table(game)
    assert (icons(game, man), skill(game, man), values.has(g, who, "willpower")) == ([0, 1, 0, 0], 2, False)
    assert f"use {man} gained {saint}" not in keys(game)


def test_a_blank_text_box_hides_gained_text_and_a_blank_printed_one_does_not() -> None:
    """coc/rule/2.25-text-box/a"""
    bless = event("va-bless", gain(keyword="willpower", icons=(0, 1, 0, 0), skill=1), Choose(CHARACTER))
    name = event("va-name", name_subtype(), Choose(CHARACTER))
    pistols = "45-pistols"
    man = lab_card("va-agent", subtypes=("Agent",), keywords=(("fast", 1),))
    for hush, kept in ((HUSH, False), (SOFT, True)):
        game = build(Side(hand=[bless, name, hush], play=[man, At(pistols, on=man), BELL]))
        game.play(f"play {bless}", f"play {name}", "name Cultist", f"play {hush}")
        g, who = table(game), uid(game, man)
        assert values.has(g, who, "willpower") is kept
        assert values.has_subtype(g, who, "Cultist") is kept
        assert not values.has(g, who, "fast")
        assert not values.has_subtype(g, who, "Agent")
        assert icons(game, man) == [0, 2 if kept else 1, 0, 0], "what an event gave lasts, and is not text"
        assert skill(game, man) == 2


def test_a_face_down_or_attached_card_blanks_nobody_and_shields_nobody() -> None:
    """coc/rule/1.15-attaching-through-card-effects/c"""

    def glue(g: CocTable, use: Use) -> bool:
        """Attach the Va Tyrant to this card."""
        tyrant = next(who for who in g.state.play if g.title(who) == "Va Tyrant")
        return attach_by_effect(g, tyrant, use.holder, use)

    tyrant = lab_card("va-tyrant", Blanks(CHARACTER & OTHER), ImmuneTo(CHARACTER, subtype("Plague")))
    glue_pot = lab_card("va-glue-pot", action(Do(glue), cost=ExhaustThis()), type="support", cost=0)
    man = lab_card("va-agent", subtypes=("Agent",), keywords=(("fast", 1),))
    game = build(Side(play=[tyrant, man, glue_pot, BELL]))
    assert not values.has(table(game), uid(game, man), "fast")
    game.choose(f"use {glue_pot}")
    assert values.has(table(game), uid(game, man), "fast")
    assert table(game).index.immune == []


# ---- what is asked of half a board


def test_a_passive_that_asks_for_skill_sees_all_of_it() -> None:
    """coc/rule/1.6-passive-effects/a: whatever entered play first."""
    strong = extreme(CHARACTER, values.skill, "skill", highest=True)
    crown = lab_card("va-crown", GivesAbility(strong, action(Say("hear"))), type="support", cost=0)
    gym = lab_card("va-gym", Gives(CHARACTER & subtype("Athlete"), "skill", 3), type="support", cost=0)
    athlete = lab_card("va-athlete", subtypes=("Athlete",))
    giant = lab_card("va-giant", skill=3)
    for cards in ([crown, gym, athlete, giant], [gym, athlete, giant, crown]):
        game = build(Side(play=[*cards, BELL]))
        assert keys(game) == ["pass", f"use {BELL}", f"use {athlete} gained {crown}"]
        assert skill(game, athlete) == 4


# ---- boosters (2.27)


BOOSTER = lab_card("va-booster", boosters=(1, 0, 0, 0))
SLEEP = lab_card("va-sleep", AttachTo(STORY), type="support", cost=0, boosters=(3, 0, 0, 0))


@in_all_editions
def test_boosters_add_up(edition: str) -> None:
    """coc/rule/2.27-icon-boosters/a"""
    one = lab_card("va-terror", type="story", faction=None, resources=(), cost=0, struggles=(1, 0, 0, 0))
    game = build(
        Side(play=[At(BOOSTER, story=0), At(BOOSTER, story=0), BELL]), stories=[one], step=AFTER_DEFENDERS,
        edition=edition,
    )  # fmt: skip
    assert values.struggles(table(game), uid(game, one)) == [0, 0, 0]


@in_all_editions
def test_boosters_of_blank_insane_and_attached_cards_add_nothing(edition: str) -> None:
    """coc/rule/2.25-text-box/a, coc/rule/2.27-icon-boosters/a"""
    hush = lab_card("va-story-hush", AttachTo(SUPPORT), Blanks(HOST), type="support", cost=0)

    def terror(*cards: Any, hand: Any = (), choose: Any = ()) -> Any:
        game = build(
            Side(hand=hand, play=[*cards, BELL]), stories=[BARE, COVER_UP], step=AFTER_DEFENDERS, edition=edition
        )  # fmt: skip
        game.play(*choose)
        return [values.struggles(table(game), row).count(0) for row in game.state.row]

    assert terror(At(BOOSTER, story=0), At(SLEEP, on=BARE)) == [4, 1]
    assert terror(At(PAWN, story=0), At(SLEEP, on=BARE), At(hush, on=SLEEP)) == [0, 1]
    assert terror(At(BOOSTER, story=1)) == [0, 1], "the Cover-Up has one of its own"
    assert terror(At(BOOSTER, story=0), At(GAG, on=BOOSTER)) == [0, 1]
    assert terror(At(BOOSTER, story=0), hand=[SOFT], choose=[f"play {SOFT}"]) == [0, 1]
    assert terror(At(PAWN, story=0), At(BOOSTER, on=PAWN, by_effect=True)) == [0, 1]


# ---- keywords of cards that are not in play


@in_all_editions
def test_resources_have_a_text_in_some_documents(edition: str) -> None:
    """coc/rule/2.25-text-box/c, coc/rule/2.25-text-box/d, coc/rule/2.25-text-box/e: none in the oldest document,
    then only that of a Zoog."""
    text = {"subtypes": ("Beast",), "keywords": (("night", 1),)}
    zoog = lab_card("va-zoog", action(Say("zoog"), zone=RESOURCE), resources=("zoog",), **text)
    other = lab_card("va-other", action(Say("other"), zone=RESOURCE), **text)
    game = build(Side(play=[BELL], domains=[[zoog], [other]]), edition=edition)
    texts = {"ccg-2.0": [], "lcg-1.4": [zoog], "lcg-3.0": [other, zoog], "lcg-4": [other, zoog]}[edition]
    assert keys(game) == ["pass", f"use {BELL}", *(f"use {each}" for each in texts)]
    g = table(game)
    assert sorted(each for each in (zoog, other) if values.has_subtype(g, uid(game, each), "Beast")) == texts
    assert sorted(each for each in (zoog, other) if values.has(g, uid(game, each), "night")) == texts
    assert not values.is_night(g)


# ---- texts that come and go with anything


def test_a_gained_text_goes_as_soon_as_its_condition_fails() -> None:
    """coc/rule/1.6-passive-effects/a: readiness, tokens, drained domains and the phase are looked at all the time."""
    ready_ones = lab_card("va-drill", GivesAbility(CHARACTER & IS_READY, action(Say("hup"))), type="support", cost=0)
    tire = event("va-tire", exhaust(), Choose(CHARACTER))
    game = build(Side(hand=[tire], play=[PAWN, ready_ones, BELL]))
    assert f"use {PAWN} gained {ready_ones}" in keys(game)
    game.choose(f"play {tire}")
    assert keys(game) == ["pass", f"use {BELL}"]
    full = Condition(lambda g, use: not any(d.drained for d in g.state.domains[use.seat]), "while nothing is drained")
    rich = lab_card("va-rich", GivesAbility(CHARACTER, action(Say("pay")), while_=full), type="support", cost=0)
    game = build(Side(hand=[BELL], play=[PAWN, rich], domains=["agency:1"]))
    assert keys(game) == ["pass", f"play {BELL} domain 1", f"use {PAWN} gained {rich}"]
    game.choose(f"play {BELL} domain 1")
    assert keys(game) == ["pass", f"use {BELL}"]


def test_values_follow_the_phase_and_whose_turn_it_is() -> None:
    """coc/rule/1.6-passive-effects/a: as soon as the phase begins, before anything else happens."""
    phase = Condition(lambda g, use: g.phase == "story", "in the story phase")
    hound = lab_card("va-hound", Gives(THIS, "skill", 2, while_=phase), Gives(THIS, COMBAT, 1, while_=YOUR_TURN))
    game = build(Side(play=[hound, BELL]), Side(play=[BELL]))
    assert (skill(game, hound), icons(game, hound)) == (1, [0, 1, 0, 0])
    game.choose("pass")
    game.choose("pass")
    assert (game.view(None)["phase"], skill(game, hound)) == ("story", 3)
    while game.state.active == 0:
        game.choose("done" if "done" in keys(game) else "pass")
    assert (skill(game, hound), icons(game, hound)) == (1, [0, 0, 0, 0])


def test_who_is_blank_changes_with_the_cards() -> None:
    """coc/rule/2.25-text-box/a"""
    night = lab_card("va-the-night", Blanks(CHARACTER & IS_EXHAUSTED), type="support", cost=0)
    man = lab_card("va-agent", subtypes=("Agent",), keywords=(("fast", 1),))
    tire = event("va-tire", exhaust(), Choose(CHARACTER))
    game = build(Side(hand=[tire], play=[man, night, BELL]))
    assert values.has(table(game), uid(game, man), "fast")
    game.choose(f"play {tire}")
    assert not values.has(table(game), uid(game, man), "fast")


def test_who_is_blank_is_asked_of_the_skill_everybody_has() -> None:
    """coc/rule/2.25-text-box/a: what others give counts, whatever entered play first."""
    gaunt = lab_card("va-gaunt", Blanks(CHARACTER & OTHER & skill_at_most(2)))
    gym = lab_card("va-gym", Gives(CHARACTER & subtype("Athlete"), "skill", 3), type="support", cost=0)
    athlete = lab_card("va-runner", subtypes=("Athlete",), keywords=(("fast", 1),))
    weak = lab_card("va-weak", keywords=(("fast", 1),))
    for cards in ([gaunt, gym, athlete, weak], [athlete, weak, gym, gaunt]):
        game = build(Side(play=[*cards, BELL]))
        g = table(game)
        assert [values.has(g, uid(game, who), "fast") for who in (athlete, weak)] == [True, False]
        assert (skill(game, athlete), skill(game, weak)) == (4, 1)


def test_a_forced_response_that_was_lost_meanwhile_does_not_resolve() -> None:
    """coc/rule/1.2-working-effects/a: its card is insane or blank by then, or what gave the text has left play."""
    beat = forced(on(events.DRAINED), Say("late"))
    drum = lab_card(
        "va-drum", AttachTo(CHARACTER), GivesAbility(HOST, beat), type="support", cost=0, subtypes=("Drum",)
    )  # fmt: skip
    late = lab_card("va-late", beat, subtypes=("Late",))
    gained = ([PAWN, At(drum, on=PAWN)], f"resolve {PAWN} gained {drum}")
    printed = ([late], f"resolve {late}")
    for name, effect, (play, answer) in (
        ("mad", go_insane(everything(CHARACTER & subtype("Late"))), printed),
        ("mute", Lasting(Blanks(ALL_AFFECTED), everything(CHARACTER & subtype("Late"))), printed),
        ("drop", destroy(everything(SUPPORT & subtype("Drum"))), gained),
    ):
        early = lab_card(f"va-early-{name}", forced(on(events.DRAINED), effect), type="support", cost=0)
        game = build(Side(hand=[PAWN], play=[*play, early, BELL], domains=["agency:1"]))
        game.choose(f"play {PAWN} domain 1")
        assert keys(game) == sorted([answer, f"resolve {early}"])
        game.choose(f"resolve {early}")
        assert said(game) == []
        assert asked(game) == (0, "action")
