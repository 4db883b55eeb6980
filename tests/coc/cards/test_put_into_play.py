"""Texts about entering play and about being played, on cards that an effect puts into play."""

from __future__ import annotations

import pytest

from orne.coc.language import CHARACTER, IN_HAND, SUPPORT, Choose, ExhaustThis, action, put_into_play
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, PAWN, tool
from tests.coc.look import keys, log

CONTRACT, SECRETS = "the-yuggoth-contract", "secrets-of-arkham"
PUTS = tool("pp-puts", action(put_into_play(), Choose((CHARACTER | SUPPORT) & IN_HAND), cost=ExhaustThis()))
MACHETE = f"{CONTRACT}/machete"

OFFERED = [
    f"{CONTRACT}/james-logan",
    f"{CONTRACT}/focused-art-student",
    f"{CONTRACT}/museum-curator",
    f"{CONTRACT}/ferocious-dark-young",
    f"{CONTRACT}/the-red-gloved-man",
    f"{SECRETS}/azathoth",
]
FORCED = [
    f"{CONTRACT}/swooping-byakhee",
    f"{SECRETS}/hermetic-scholar",
    f"{SECRETS}/messenger-from-hali",
    f"{SECRETS}/beneath-the-burning-sun",
]
PLAYED = [
    f"{CONTRACT}/erin-moirai",
    f"{SECRETS}/deep-one-rising",
    f"{SECRETS}/diseased-sewer-rats",
    f"{SECRETS}/terrors-in-the-dark",
    f"{SECRETS}/the-mothers-hand",
]


def put(card: str) -> tuple[list[str], list[str]]:
    """What is offered once an effect has put a card into play, and what was used."""
    game = build(
        Side(hand=[card, PAWN], play=[PUTS, PAUSE], deck=[MACHETE] * 8, discard=[card], drained=[1]),
        Side(hand=[PAWN, PAWN], play=[PAWN, f"{SECRETS}/beneath-the-burning-sun", f"{SECRETS}/messenger-from-hali"]),
    )
    game.play(f"use {PUTS}", f"choose {card}")
    return keys(game), log(game, "used")


@pytest.mark.parametrize("card", OFFERED)
def test_who_has_entered_play_may_respond_to_it(card: str) -> None:
    assert put(card)[0] == ["pass", f"use {card}"]


@pytest.mark.parametrize("card", FORCED)
def test_who_has_entered_play_is_forced_to_respond(card: str) -> None:
    assert f"used {card.partition('/')[2]}" in put(card)[1]


@pytest.mark.parametrize("card", PLAYED)
def test_who_was_not_played_does_not_respond(card: str) -> None:
    offered, used = put(card)
    assert (f"use {card}" in offered, used) == (False, ["used pp-puts"])
