"""Effects that last, how they add up, and what an insane card ignores for good (coc/rule/2.34-insanity)."""

from __future__ import annotations

from itertools import permutations

import pytest

from orne.coc import values
from orne.coc.abilities import Blanks, Choose, Gives, LosesIcons, SkillIs, action
from orne.coc.language import (
    AFFECTED,
    ALL_AFFECTED,
    CHARACTER,
    IS_INSANE,
    IT,
    OPPONENTS,
    YOURS,
    Also,
    AtEndOfPhase,
    Draw,
    ExhaustThis,
    Gain,
    Lasting,
    Then,
    everything,
    gain,
    go_insane,
    name_subtype,
    restore_and_ready,
    take_control,
)
from orne.coc.position import At, Side, build
from orne.coc.values import COMBAT
from tests.coc.laboratory import BELL, OAF, PAWN, event, in_all_editions, lab_card
from tests.coc.look import Coc, card, icons, idle, keys, pass_to, skill, step, table, uid
from tests.look import asked

CURE = lab_card(
    "la-cure", action(restore_and_ready(), Choose(CHARACTER & IS_INSANE), cost=ExhaustThis()), type="support"
)  # fmt: skip
MADMAN = lab_card(
    "la-madman", action(Draw()), skill=3, icons=(0, 2, 0, 1), subtypes=("Lunatic",), keywords=(("fast", 1),)
)


def as_he_was(game: Coc) -> bool:
    """Whether the Madman has all that is printed on it and nothing else."""
    g, who = table(game), uid(game, MADMAN)
    keywords = [name for name in values.KEYWORDS if values.has(g, who, name)]
    return (
        (skill(game, MADMAN), icons(game, MADMAN), keywords) == (3, [0, 2, 0, 1], ["fast"])
        and values.has_subtype(g, who, "Lunatic")
        and not values.has_subtype(g, who, "Cultist")
        and values.printed_skill(g, who) == 3
        and f"use {MADMAN}" in keys(game)
    )


EFFECTS = {
    "more": gain(skill=2, icons=(0, 1, 0, 0), keyword="willpower"),
    "less": Gain((("skill", -2), (COMBAT, -1))),
    "moth": Lasting(SkillIs(AFFECTED, 0, printed=True), IT),
    "set": Lasting(SkillIs(AFFECTED, 7), IT),
    "binding": Lasting(LosesIcons(AFFECTED), IT),
    "fear": Lasting(LosesIcons(ALL_AFFECTED, (COMBAT,)), everything(CHARACTER)),
    "hush": Lasting(Blanks(AFFECTED), IT),
    "hush-print": Lasting(Blanks(AFFECTED, printed=True), IT),
}


@in_all_editions
@pytest.mark.parametrize("name", EFFECTS)
def test_what_an_insane_card_ignored_never_appears(name: str, edition: str) -> None:
    """coc/rule/2.34-insanity/c and d: even when it is restored in the same phase."""
    effect = EFFECTS[name]
    choose = () if name == "fear" else (Choose(CHARACTER & IS_INSANE),)
    done = event(f"la-{name}", effect, *choose)
    sane = Side(play=[PAWN] if name == "fear" else [])
    game = build(Side(hand=[done], play=[At(MADMAN, insane=True), CURE, BELL]), sane, edition=edition)
    game.choose(f"play {done}")
    madman = card(game, MADMAN)
    assert all((madman.uid, madman.obj) not in each.targets for each in game.state.lasting)
    game.choose(f"use {CURE}")
    assert card(game, MADMAN).state == 0
    assert as_he_was(game)
    assert idle(game)


def test_a_subtype_named_for_an_insane_card_is_lost() -> None:
    """coc/rule/1.14-adding-and-removing-subtypes, coc/rule/2.34-insanity/d"""
    name = event("la-name", name_subtype(), Choose(CHARACTER))
    game = build(Side(hand=[name], play=[At(MADMAN, insane=True), CURE, BELL]))
    game.play(f"play {name}", "name Cultist", f"use {CURE}")
    assert as_he_was(game)


def test_core_cards_leave_nothing_on_the_insane() -> None:
    """coc/rule/2.34-insanity/d: Working a Hunch on an insane Mad Artist, who is restored later in the phase."""
    game = build(
        Side(hand=["working-a-hunch"], play=[At("mad-artist", insane=True), CURE, BELL], domains=["agency:2"])
    )  # fmt: skip
    game.choose("play core/working-a-hunch domain 1")
    game.choose(f"use {CURE}")
    assert icons(game, "mad-artist")[COMBAT] == 1
    assert asked(game) == (0, "action")


def test_a_group_effect_keeps_hold_of_the_sane() -> None:
    """coc/rule/2.34-insanity/d"""
    rally = event("la-rally", gain(everything(CHARACTER), skill=1))
    game = build(Side(hand=[rally], play=[At(MADMAN, insane=True), PAWN, CURE, BELL]))
    game.play(f"play {rally}", f"use {CURE}")
    assert (skill(game, MADMAN), skill(game, PAWN)) == (3, 2)


def test_only_the_part_that_changes_an_insane_card_is_ignored() -> None:
    """coc/rule/2.34-insanity/d, coc/rule/1.3-multiple-effects/a and b: "then" needs the change to have happened."""
    both = event("la-both", Also(gain(skill=1), Draw()), Choose(CHARACTER))
    then = event("la-then", Then(gain(skill=1), Draw()), Choose(CHARACTER))
    for played, drawn in ((both, 1), (then, 0)):
        game = build(Side(hand=[played], play=[At(MADMAN, insane=True), BELL]))
        game.choose(f"play {played}")
        assert len(game.state.hand[0]) == drawn


def test_what_changes_no_value_reaches_the_insane() -> None:
    """coc/rule/2.34-insanity/d: control, and leaving play at the end of the phase."""
    take = event("la-take", take_control("phase"), Choose(CHARACTER))
    doom = event("la-doom", AtEndOfPhase("sacrifice"), Choose(CHARACTER))
    game = build(Side(hand=[take, doom], play=[BELL]), Side(play=[At(MADMAN, insane=True)]))
    game.choose(f"play {take}")
    assert card(game, MADMAN).controller == 0
    game.choose(f"play {doom}")
    game.choose("pass")
    assert [entry.subject for entry in game.log if entry.kind == "sacrificed"] == [uid(game, MADMAN)]


def test_what_it_had_before_going_insane_is_still_there_afterwards() -> None:
    """coc/rule/1.4-duration-of-effects/a: the same object is restored within the same phase."""

    more = event("la-more-skill", gain(skill=2), Choose(CHARACTER))
    mad = event("la-mad", go_insane(), Choose(CHARACTER))
    game = build(Side(hand=[more, mad], play=[OAF, CURE, BELL]))
    game.play(f"play {more}", f"play {mad}")
    assert skill(game, OAF) == 0
    game.choose(f"use {CURE}")
    assert skill(game, OAF) == 3


# ---- how long, and how they add up


def test_an_effect_without_a_duration_ends_with_the_phase() -> None:
    """coc/rule/1.4-duration-of-effects/a"""
    tonic = lab_card("tonic", action(gain(skill=2), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[tonic, PAWN, BELL]), Side(play=[BELL]))
    game.choose(f"use {tonic}")
    assert skill(game, PAWN) == 3
    game.play("pass", f"use {BELL}")
    assert (step(game), skill(game, PAWN)) == ("operations", 3)
    pass_to(game, "story actions")
    assert skill(game, PAWN) == 1


def test_the_order_of_lasting_effects_does_not_matter() -> None:
    """coc/rule/1.5-multiple-lasting-effects/a and c"""
    cards = [
        lab_card(
            f"change-{n}",
            action(Gain((("skill", n), (1, m)), everything(CHARACTER)), cost=ExhaustThis()),
            type="support",
        )
        for n, m in ((1, 2), (-2, -3), (3, 0))
    ]
    boxer = lab_card("boxer", skill=2, icons=(0, 2, 0, 0))
    for order in permutations(cards):
        game = build(Side(play=[boxer, *cards, BELL]))
        game.play(*(f"use {each}" for each in order))
        assert (skill(game, boxer), icons(game, boxer)) == (4, [0, 1, 0, 0])


def test_skill_below_zero_is_read_as_zero_and_remembered() -> None:
    """coc/rule/1.5-multiple-lasting-effects/b, coc/example/1.5-young-deep-one-bouncers

    coc/example/1.5-young-deep-one-key-of-tawil
    """
    bouncer = lab_card("bouncer", Gives(CHARACTER & OPPONENTS, "skill", -1))
    sketch = lab_card("sketch", action(gain(skill=1), Choose(CHARACTER & YOURS), cost=ExhaustThis()), type="support")
    game = build(Side(play=["young-deep-one", sketch, sketch, sketch, BELL]), Side(play=[bouncer, bouncer]))
    seen = []
    for number in ("", "#2", "#3"):
        game.choose(f"use {sketch}{number}")
        seen.append((values.net(table(game), uid(game, "young-deep-one"), "skill"), skill(game, "young-deep-one")))
    assert seen == [(-1, 0), (0, 0), (1, 1)]
