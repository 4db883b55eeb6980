"""Short words for what tests read off a game."""

from __future__ import annotations

from typing import Any

from orne.coc import values
from orne.coc.state import DECK, ZONE_NAMES, Card, State
from orne.kernel.game import Game

Coc = Game[State]

EDITIONS = ("ccg-2.0", "lcg-1.4", "lcg-3.0", "lcg-4")


def keys(game: Coc) -> list[str]:
    """What is offered now, sorted; nothing when the game is over."""
    return sorted(game.decision.keys) if game.decision else []


def asked(game: Coc) -> tuple[int, str]:
    """Who is asked, and what kind of question."""
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def uid(game: Coc, name: str, number: int = 1) -> int:
    """The nth card of a name (a bare slug means the Core Set), those in decks counted last."""
    slug = name if "/" in name else f"core/{name}"
    kinds = game.state.catalogue.kinds
    alike = [card for card in game.state.cards if kinds[card.kind].slug == slug]
    return sorted(alike, key=lambda each: each.zone == DECK)[number - 1].uid


def card(game: Coc, name: str, number: int = 1) -> Card:
    """The record of the nth card of a name."""
    return game.state.cards[uid(game, name, number)]


def zone(game: Coc, name: str, number: int = 1) -> str:
    """Where a card lies."""
    return ZONE_NAMES[card(game, name, number).zone]


def skill(game: Coc, name: str, number: int = 1) -> int:
    """A character's skill."""
    return values.skill(game.table, uid(game, name, number))


def icons(game: Coc, name: str, number: int = 1) -> list[int]:
    """A character's icons: Terror, Combat, Arcane, Investigation."""
    return [values.icons(game.table, uid(game, name, number), icon) for icon in values.STRUGGLES]


def entries(game: Coc, kind: str) -> list[tuple[str, int, Any, Any]]:
    """What the log says of a kind: card, seat, before, after."""
    found = []
    for entry in game.log:
        if entry.kind == kind:
            name = game.state.catalogue.kinds[game.state.cards[entry.subject].kind].slug if entry.subject >= 0 else ""
            found.append((name.removeprefix("core/"), entry.seat, entry.before, entry.after))
    return found


def happenings(game: Coc) -> list[str]:
    """The kinds of all log entries, in order."""
    return [entry.kind for entry in game.log]


def side(game: Coc, seat: int) -> dict[str, Any]:
    """One player's side of the table, as a spectator sees it."""
    return game.view(None)["players"][seat]


def tokens(game: Coc, story: int = 0) -> list[int]:
    """Both players' success tokens on a story of the row."""
    return game.view(None)["stories"][story]["success"]
