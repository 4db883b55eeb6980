"""Effects that last, how they add up, and what an insane card ignores for good (coc/rule/2.34-insanity)."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import Blanks, Choose, Gives, LosesIcons, SkillIs, Whenever, action
from orne.coc.language import (
    AFFECTED,
    ALL_AFFECTED,
    CHARACTER,
    IS_INSANE,
    IT,
    OPPONENTS,
    YOURS,
    AtEndOfPhase,
    Draw,
    ExhaustThis,
    Gain,
    Lasting,
    changes_control,
    everything,
    gain,
    name_subtype,
    restore_and_ready,
    take_control,
)
from orne.coc.position import At, Side, build
from orne.coc.rules.lasting import UNTIL
from orne.coc.schemas import LASTING
from orne.coc.values import COMBAT
from tests.coc.laboratory import BELL, OAF, PAWN, Say, event, in_all_editions, lab_card, tool
from tests.coc.look import Coc, card, icons, idle, keys, pass_to, said, skill, table, uid
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
    """coc/rule/2.34-insanity/c, coc/rule/2.34-insanity/d: even when it is restored in the same phase."""
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
    """Restored, it has all that is printed on it and nothing else."""
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


def test_what_changes_no_value_reaches_the_insane() -> None:
    """coc/rule/2.34-insanity/d: control, and leaving play at the end of the phase."""
    take = event("la-take", take_control("phase"), Choose(CHARACTER))
    doom = event("la-doom", AtEndOfPhase("sacrifice"), Choose(CHARACTER))
    game = build(Side(hand=[take], play=[BELL]), Side(play=[At(MADMAN, insane=True)]))
    game.choose(f"play {take}")
    assert card(game, MADMAN).controller == 0
    game = build(Side(hand=[doom], play=[At(MADMAN, insane=True), BELL]))
    game.play(f"play {doom}", "pass")
    assert [entry.subject for entry in game.log if entry.kind == "sacrificed"] == [uid(game, MADMAN)]


# ---- how long, and how they add up


@pytest.mark.parametrize("until", sorted(UNTIL))
def test_a_game_with_something_that_lasts_can_be_read_again_however_long_it_lasts(until: str) -> None:
    LASTING.look(["text", [[0, 0]], None, until, 0, 0])


def test_what_a_copy_did_for_others_ends_with_it_whatever_else_ends_before() -> None:
    """The borrowed character goes home first, which is noticed; only then is the copy itself again."""
    guise = "terror-in-venice/fleeting-guise"
    captain = lab_card("la-captain", Gives(CHARACTER & YOURS, "skill", 2))
    crier = tool("la-crier", Whenever(changes_control(CHARACTER), Say("changed")))
    lend = event("la-lend", take_control("phase"), Choose(CHARACTER & OPPONENTS))
    game = build(
        Side(hand=[guise, lend], play=[PAWN, OAF, crier, BELL], domains=["yog-sothoth:2"]), Side(play=[captain])
    )
    game.play(f"play {guise} domain 1", f"choose {PAWN}", f"choose {captain}")
    assert skill(game, OAF) == 3
    game.choose(f"play {lend}")
    assert (skill(game, OAF), said(game)) == (5, ["changed"])
    pass_to(game, "story actions")
    assert (skill(game, OAF), said(game)) == (1, ["changed", "changed"])
