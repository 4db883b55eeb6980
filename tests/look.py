"""How tests read a game of either kind: who is asked what, what happened, why something is not offered."""

from __future__ import annotations

from typing import Any

from orne.kernel.decision import Decision
from orne.kernel.game import Game


def short(card: str) -> str:
    """An id or a reference without the set, where that is the core set."""
    return card.removeprefix("core/")


def full(card: str) -> str:
    """A whole id or reference; a bare one means the core set."""
    return card if "/" in card else f"core/{card}"


def decision(game: Game[Any]) -> Decision:
    """The decision that is asked for."""
    assert game.decision is not None
    return game.decision


def asked(game: Game[Any]) -> tuple[int, str]:
    """Who is asked, and what kind of question."""
    return decision(game).seat, decision(game).kind


def seat_asked(game: Game[Any]) -> int:
    """The seat that is asked."""
    return asked(game)[0]


def kind_asked(game: Game[Any]) -> str:
    """The kind of question that is asked."""
    return asked(game)[1]


def prompt(game: Game[Any]) -> str:
    """The question in words."""
    return decision(game).prompt


def happened(game: Game[Any], *kinds: str) -> list[str]:
    """The kinds of log entries in order, or of those among these."""
    return [entry.kind for entry in game.log if not kinds or entry.kind in kinds]


def reasons(game: Game[Any], words: str, seat: int | None = None) -> list[str]:
    """Why something is not offered."""
    return [str(each) for each in game.why_not(words, seat)]


def offered_for(game: Game[Any], words: str) -> list[str]:
    """What is offered of the things somebody asks about."""
    return [option.key for option in game.why(words).offered]
