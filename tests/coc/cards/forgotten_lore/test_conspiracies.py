"""The conspiracies, Forgotten Lore."""

from __future__ import annotations

import pytest

from orne.coc.position import FILLER, Side, Story, build
from tests.coc.laboratory import BARE, FIGHT, MIND, PAUSE, PAWN, lab_card, there
from tests.coc.look import Coc, discard, hand, idle, in_play, keys, tokens
from tests.look import reasons

SET = "forgotten-lore"
AGENT = lab_card("fl-runner", faction="syndicate", resources=("syndicate",), icons=(0, 0, 0, 1))
SPAWN = lab_card("fl-spawn", faction="cthulhu", resources=("cthulhu",), icons=(0, 0, 0, 1))


def won(conspiracy: str, who: str) -> Coc:
    """A conspiracy is about to be won by a player who has one character."""
    game = build(
        Side(play=[there(who), PAUSE]),
        Side(hand=[FILLER, FILLER], play=["peeler", "lab/gun"]),
        stories=[Story(f"{SET}/{conspiracy}", (4, 0)), FIGHT, MIND],
        step="stories resolve",
    )
    game.choose("place forgotten-lore/" + conspiracy)
    return game


def test_the_underground_conspiracy_costs_the_opponents_their_hands() -> None:
    game = won("the-underground-conspiracy", AGENT)
    assert keys(game) == ["no", "yes"]
    game.choose("yes")
    assert (hand(game, 1), len(discard(game, 1)), idle(game)) == ([], 2, True)


def test_the_rlyeh_conspiracy_destroys_up_to_two() -> None:
    game = won("the-rlyeh-conspiracy", SPAWN)
    game.choose("yes")
    assert keys(game) == ["choose core/peeler", f"choose {SPAWN}", "choose lab/gun", "choose lab/pause"]
    game.choose("choose core/peeler")
    game.choose("done")
    assert (discard(game, 1), in_play(game, 1), idle(game)) == (["peeler"], ["lab/gun"], True)


@pytest.mark.parametrize("conspiracy", ["the-underground-conspiracy", "the-rlyeh-conspiracy"])
def test_without_a_character_of_the_faction_its_winner_gets_nothing_else(conspiracy: str) -> None:
    game = won(conspiracy, SPAWN if conspiracy == "the-underground-conspiracy" else AGENT)
    assert "yes" not in keys(game)
    assert (len(hand(game, 1)), in_play(game, 1), len(game.state.won[0])) == (2, ["peeler", "lab/gun"], 1)


# ---- Negotium Perambulans in Tenebris

NEGOTIUM = f"{SET}/negotium-perambulans-in-tenebris"


def test_the_cheap_commit_to_negotium_perambulans_alone() -> None:
    game = build(Side(play=[PAWN, "cthulhu"]), stories=[NEGOTIUM, BARE, FIGHT], step="active player commits")
    assert keys(game) == sorted(
        [
            f"commit {PAWN} {NEGOTIUM}",
            *(f"commit core/cthulhu {story}" for story in (NEGOTIUM, BARE, FIGHT)),
            "done",
        ]
    )
    assert reasons(game, f"commit {PAWN} {BARE}")


@pytest.mark.parametrize(("before", "after"), [(4, [6, 0]), (8, None)])
def test_it_takes_ten_tokens_to_win_it(before: int, after: list[int] | None) -> None:
    game = build(
        Side(play=[there("cthulhu"), PAUSE]),
        stories=[Story(NEGOTIUM, (before, 0)), BARE, FIGHT],
        step="stories resolve",
    )
    while game.decision is not None and "none" in keys(game):
        game.choose("none")
    if after is None:
        assert len(game.state.won[0]) == 1
    else:
        assert (tokens(game), game.state.won[0]) == (after, [])
    assert idle(game)
