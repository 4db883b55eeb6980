"""Cthulhu's cards of Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import CHARACTER, AttachTo
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, ELSEWHERE, FIGHT, IDLE, MIND, PAUSE, PAWN, lab_card, there, tool
from tests.coc.look import Coc, discard, drained, idle, keys, state_of
from tests.look import asked, reasons

# ---- Nocturnal Scavenger

SCAVENGER = "summons-of-the-deep/nocturnal-scavenger"
FIGHTER = lab_card("sd-fighter", icons=(1, 1, 0, 0))
RIBBON = tool("sd-ribbon", AttachTo(CHARACTER), subtypes=("Attachment",), cost=0)
ANVIL = tool("sd-anvil", AttachTo(CHARACTER), subtypes=("Attachment",), cost=2)
CRATE = tool("sd-crate", cost=0)


def fight(*domains: str, winner: int = 0, story: str = FIGHT, attached: bool = True) -> Coc:
    """A struggle has just been won by the Fighter of a seat against a Pawn; the Scavenger is at home."""
    yours, theirs = (FIGHTER, PAWN) if winner == 0 else (PAWN, FIGHTER)
    attachments = [At(RIBBON, on="bag-man"), At(ANVIL, on="bag-man")] if attached else []
    return build(
        Side(play=[SCAVENGER, there(yours), PAUSE], domains=domains),
        Side(play=[there(theirs), "bag-man", *attachments, CRATE]),
        stories=[story, BARE, ELSEWHERE],
        step="stories resolve",
    )


def test_the_scavenger_destroys_an_attachment_of_printed_cost_x_or_less() -> None:
    game = fight("cthulhu:1", "cthulhu:3")
    uses = [f"use {SCAVENGER}", f"use {SCAVENGER} domain 1", f"use {SCAVENGER} domain 2"]
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", *uses])
    game.choose(f"use {SCAVENGER} domain 2")
    assert keys(game) == ["x 1", "x 2", "x 3"]
    game.choose("x 2")
    assert keys(game) == [f"choose {ANVIL}", f"choose {RIBBON}"]
    game.choose(f"choose {ANVIL}")
    assert (discard(game, 1), drained(game)) == ([PAWN, ANVIL], [False, True])
    assert keys(game) == IDLE
    assert idle(game)


def test_the_scavenger_reaches_only_what_is_free_where_nothing_is_paid() -> None:
    game = fight("")
    assert keys(game) == ["pass", f"use {SCAVENGER}"]
    game.choose(f"use {SCAVENGER}")
    assert (discard(game, 1), drained(game)) == ([PAWN, RIBBON], [False])
    assert idle(game)


def test_the_scavenger_needs_an_attachment() -> None:
    assert keys(fight("cthulhu:3", attached=False)) == IDLE


def test_the_scavenger_answers_neither_a_lost_struggle_nor_one_of_another_kind() -> None:
    assert keys(fight("cthulhu:3", winner=1)) == IDLE
    game = fight("cthulhu:3", story=MIND)
    assert (state_of(game, PAWN), keys(game)) == ("insane", IDLE)
    assert [reason.split(":")[0] for reason in reasons(game, SCAVENGER)] == [
        "Nocturnal Scavenger is a Response for another moment"
    ]
