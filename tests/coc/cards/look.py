"""Looking at a position: short words for what card tests ask again and again."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import action
from orne.coc.language import Draw, ExhaustThis
from orne.coc.state import LIMBO, State
from orne.kernel.game import Game
from tests.coc.laboratory import lab_card

IDLER = lab_card("idler", action(Draw(), cost=ExhaustThis()), type="support")
"""A support with an Action: while it is ready, its controller is asked in every action window."""


def keys(game: Game[State]) -> list[str]:
    """The keys of all options offered now, sorted."""
    assert game.decision is not None
    return sorted(game.decision.keys)


def asked(game: Game[State]) -> int:
    """The seat that is asked now."""
    assert game.decision is not None
    return game.decision.seat


def player(game: Game[State], seat: int) -> dict[str, Any]:
    """A player's side of the table, as he sees it himself."""
    side: dict[str, Any] = game.view(seat)["players"][seat]
    return side


def in_play(game: Game[State], seat: int) -> list[str]:
    """What a player has in play, by ref without the set."""
    return [each["ref"].removeprefix("core/") for each in player(game, seat)["play"]]


def pile(game: Game[State], seat: int, name: str) -> list[str]:
    """A player's hand, discard pile or won stories, by id without the set."""
    return [card.removeprefix("core/") for card in player(game, seat)[name]]


def seen(game: Game[State], ref: str) -> dict[str, Any]:
    """A card in play, on whichever side."""
    for seat in (0, 1):
        for each in player(game, seat)["play"]:
            if each["ref"] == f"core/{ref}":
                found: dict[str, Any] = each
                return found
    raise AssertionError(f"{ref} is not in play")


def tokens(game: Game[State]) -> dict[str, tuple[int, int]]:
    """Success tokens on each story and conspiracy in play."""
    return {each["card"].removeprefix("core/"): tuple(each["success"]) for each in game.view(0)["stories"]}


def drained(game: Game[State], seat: int = 0) -> list[bool]:
    """Which of a player's domains are drained."""
    return [domain["drained"] for domain in player(game, seat)["domains"]]


def step(game: Game[State]) -> str:
    """The step the game is in."""
    name: str = game.view(0)["step"]
    return name


def idle(game: Game[State]) -> bool:
    """Whether no event card is half played and nothing that happened waits for an answer."""
    return all(card.zone != LIMBO for card in game.state.cards) and not game.table.occurred  # type: ignore[attr-defined]
