"""Looking at a game the way card tests do."""

from __future__ import annotations

from typing import Any

from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.seeing import seen


def keys(game: Game[State]) -> list[str]:
    """The options of the pending decision."""
    assert game.decision is not None
    return list(game.decision.keys)


def person(game: Game[State], seat: int = 0) -> dict[str, Any]:
    """An investigator as he sees himself."""
    found: dict[str, Any] = seen(game, seat)["investigators"][seat]
    return found


def hand(game: Game[State], seat: int = 0) -> list[str]:
    return [card.removeprefix("core/") for card in person(game, seat)["hand"]]


def discard(game: Game[State], seat: int = 0) -> list[str]:
    return [card.removeprefix("core/") for card in person(game, seat)["discard"]]


def in_play(game: Game[State], seat: int = 0) -> list[str]:
    return [card["ref"] for card in person(game, seat)["play"]]


def asset(game: Game[State], ref: str, seat: int = 0) -> dict[str, Any]:
    """A card an investigator controls or has in his threat area."""
    each = person(game, seat)
    found: dict[str, Any] = next(card for card in [*each["play"], *each["threat"]] if card["ref"] == ref)
    return found


def threat(game: Game[State], seat: int = 0) -> list[str]:
    return [card["ref"] for card in person(game, seat)["threat"]]


def foes(game: Game[State]) -> dict[str, int]:
    """The enemies in play with their damage."""
    return {enemy["ref"]: enemy["damage"] for enemy in seen(game, 0)["enemies"]}


def foe(game: Game[State], ref: str) -> dict[str, Any]:
    found: dict[str, Any] = next(enemy for enemy in seen(game, 0)["enemies"] if enemy["ref"] == ref)
    return found


def place(game: Game[State], ref: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in seen(game, 0)["locations"] if each["ref"] == ref)
    return found


def pass_all(game: Game[State], kind: str) -> None:
    """Pass while windows or reactions are offered, until a decision of a kind is asked."""
    for _ in range(30):
        assert game.decision is not None
        if game.decision.kind == kind:
            return
        game.choose("pass" if "pass" in game.decision.keys else "done")
    raise AssertionError(f"no {kind} decision came")
