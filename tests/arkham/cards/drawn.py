"""Short words for what tests of Arkham cards look at, and for drawing one encounter card."""

from __future__ import annotations

from typing import Any

from orne.arkham.position import Inv, build
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.seeing import seen


def drawing(card: str, *investigators: Inv, **rest: Any) -> Game[State]:
    """A game in which the first investigator now draws this encounter card."""
    return build(
        *investigators, encounter_deck=(card, *rest.pop("under", ())), step="1.4 encounter cards", active=None, **rest
    )


def keys(game: Game[State]) -> list[str]:
    """The keys of all options offered now, sorted."""
    assert game.decision is not None
    return sorted(game.decision.keys)


def asked(game: Game[State]) -> int:
    """The seat that is asked now."""
    assert game.decision is not None
    return game.decision.seat


def me(game: Game[State], seat: int = 0) -> dict[str, Any]:
    """An investigator as he sees himself."""
    found: dict[str, Any] = seen(game, seat)["investigators"][seat]
    return found


def hurt(game: Game[State], seat: int = 0) -> tuple[int, int]:
    """An investigator's damage and horror."""
    return me(game, seat)["damage"], me(game, seat)["horror"]


def threats(game: Game[State], seat: int = 0) -> list[str]:
    """What lies in a threat area beside enemies."""
    return [each["ref"] for each in me(game, seat)["threat"]]


def foe(game: Game[State], ref: str) -> dict[str, Any]:
    """An enemy in play."""
    return next(each for each in seen(game, 0)["enemies"] if each["ref"] == ref)


def foes(game: Game[State]) -> list[str]:
    """All enemies in play."""
    return [each["ref"] for each in seen(game, 0)["enemies"]]


def place(game: Game[State], ref: str) -> dict[str, Any]:
    """A location in play."""
    return next(each for each in seen(game, 0)["locations"] if each["ref"] == ref)


def encounter_pile(game: Game[State]) -> list[str]:
    """The encounter discard pile, without the set's name."""
    return [card.removeprefix("core/") for card in seen(game, 0)["encounter_discard"]]


def idle(game: Game[State], seat: int = 0) -> bool:
    """Whether nothing is pending but the investigator's own turn."""
    decision = game.decision
    return decision is not None and decision.kind == "turn" and decision.seat == seat and game.table.test is None  # type: ignore[attr-defined]
