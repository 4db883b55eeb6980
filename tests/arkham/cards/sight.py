"""Looking at a position of Arkham Horror: short words for what card tests ask again and again."""

from __future__ import annotations

from typing import Any

from orne.arkham.state import COMMITTED, LIMBO, State
from orne.kernel.game import Game
from tests.arkham.seeing import seen


def keys(game: Game[State]) -> list[str]:
    """The keys of all options offered now, in order."""
    assert game.decision is not None
    return game.decision.keys


def asked(game: Game[State]) -> int:
    """The seat that is asked now."""
    assert game.decision is not None
    return game.decision.seat


def kind(game: Game[State]) -> str:
    """The kind of question that is asked now."""
    assert game.decision is not None
    return game.decision.kind


def prompt(game: Game[State]) -> str:
    """The question that is asked now."""
    assert game.decision is not None
    return game.decision.prompt


def me(game: Game[State], seat: int = 0) -> dict[str, Any]:
    """An investigator, as the player sees him."""
    found: dict[str, Any] = seen(game, seat)["investigators"][seat]
    return found


def refs(game: Game[State]) -> list[str]:
    """Every asset and enemy in play."""
    view = seen(game, 0)
    return [each["ref"] for person in view["investigators"] for each in person["play"]] + [
        each["ref"] for each in view["enemies"]
    ]


def asset(game: Game[State], ref: str) -> dict[str, Any]:
    """An asset in play."""
    return next(each for person in seen(game, 0)["investigators"] for each in person["play"] if each["ref"] == ref)


def foe(game: Game[State], ref: str) -> dict[str, Any]:
    """An enemy in play."""
    return next(each for each in seen(game, 0)["enemies"] if each["ref"] == ref)


def place(game: Game[State], ref: str) -> dict[str, Any]:
    """A location."""
    return next(each for each in seen(game, 0)["locations"] if each["ref"] == ref)


def bare(cards: list[str]) -> list[str]:
    """Ids without their set."""
    return [each.removeprefix("core/") for each in cards]


def idle(game: Game[State]) -> bool:
    """Whether no card is half resolved and no test under way."""
    return all(card.zone not in (LIMBO, COMMITTED) for card in game.state.cards) and game.table.test is None  # type: ignore[attr-defined]
