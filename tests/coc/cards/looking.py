"""Looking at a game from outside: what the card tests share."""

from __future__ import annotations

from typing import Any

from orne.coc import values
from orne.coc.state import State
from orne.kernel.game import Game

HERE = "core/ancient-apocrypha"
ELSEWHERE = "core/dreamwalkers"


def keys(game: Game[State]) -> list[str]:
    """The keys of all options, sorted."""
    assert game.decision is not None
    return sorted(game.decision.keys)


def asked(game: Game[State]) -> int:
    """The seat that is asked."""
    assert game.decision is not None
    return game.decision.seat


def uid(game: Game[State], ref: str) -> int:
    """The number of a card in play."""
    return next(each for each in (*game.state.play, *game.state.row) if game.table.ref(each) == ref)


def in_play(game: Game[State], seat: int) -> dict[str, dict[str, Any]]:
    """What a seat has in play, by reference."""
    return {card["ref"]: card for card in game.view(seat)["players"][seat]["play"]}


def state_of(game: Game[State], ref: str) -> str:
    """Whether a card in play is ready, exhausted or insane."""
    return str({**in_play(game, 0), **in_play(game, 1)}[ref]["state"])


def discard(game: Game[State], seat: int) -> list[str]:
    """A discard pile, its top last."""
    return list(game.view(seat)["players"][seat]["discard"])


def hand(game: Game[State], seat: int) -> list[str]:
    """A hand, as its owner sees it."""
    return list(game.view(seat)["players"][seat]["hand"])


def deck(game: Game[State], seat: int) -> list[str]:
    """A whole deck from the top, which nobody at the table may see."""
    return [game.table.ref(each) for each in reversed(game.state.deck[seat])]


def drained(game: Game[State], seat: int) -> list[int]:
    """The numbers of a seat's drained domains, from 1."""
    return [n for n, domain in enumerate(game.view(seat)["players"][seat]["domains"], 1) if domain["drained"]]


def skill(game: Game[State], ref: str) -> int:
    """A character's skill."""
    return values.skill(game.table, uid(game, ref))


def icons(game: Game[State], ref: str, icon: int) -> int:
    """How many icons of a kind a character has."""
    return values.icons(game.table, uid(game, ref), icon)


def pass_to(game: Game[State], phase: str) -> None:
    """Pass everything until a phase has begun."""
    for _ in range(20):
        if game.view(0)["phase"] == phase:
            return
        game.choose(next(key for key in ("pass", "done", "none") if key in keys(game)))
    raise AssertionError(f"never came to {phase}")
