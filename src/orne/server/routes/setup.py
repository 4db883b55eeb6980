"""What may be played, and how."""

from __future__ import annotations

from functools import cache
from threading import Lock
from typing import Any

from fastapi import APIRouter

from orne import __version__
from orne.games import GAMES, CardGame
from orne.kernel import undo
from orne.kernel.errors import UserError
from orne.learn.lessons import LESSONS
from orne.server.games import SERVED
from orne.server.replies.setup import Setup
from orne.server.replies.shared import answer
from orne.server.routes.shared import TheServices
from orne.table.shared.messages import VERSION

router = APIRouter(prefix="/api", tags=["setup"])
UNDO = {
    undo.SAME: "The same is drawn again",
    undo.NEW: "Chance goes another way",
    undo.VISIBLE: "Only while nothing hidden was seen",
}
_looking = Lock()


@router.get("/setup", **answer(Setup))
def setup(services: TheServices) -> dict[str, Any]:
    """Games, decks, editions, scenarios, bots: everything a new table may be told."""
    return {
        "version": __version__,
        "protocol": VERSION,
        "local": services.settings.local,
        "kinds": ["here", "bot", "link"],
        "undo": [{"id": name, "title": title} for name, title in UNDO.items()],
        "lessons": list(LESSONS),
        "games": [_game(name) for name in GAMES],
    }


def get_ready() -> None:
    """Look at every game before anybody asks: to read all cards and judge all decks takes a second or two."""
    for name in GAMES:
        _game(name)


def shipped_decks(game: str) -> list[dict[str, Any]]:
    """What a list says about the decks that come with Orne."""
    decks: list[dict[str, Any]] = _game(game)["decks"]
    return decks


def _game(name: str) -> dict[str, Any]:
    """One game; whoever asks while it is looked at waits for that, instead of doing it all again."""
    with _looking:
        return _seen(name)


@cache
def _seen(name: str) -> dict[str, Any]:
    """One game, looked at."""
    game, served = GAMES[name], SERVED[name]
    return {
        "id": name,
        "title": game.title,
        "full_title": game.full_title,
        "editions": [{"id": each, "title": each} for each in game.editions],
        "formats": list(game.decks().formats),
        "bots": [{"id": each, "title": each.replace("-", " ").capitalize()} for each in game.bots()],
        "decks": [{"id": each, "source": "shipped", **of_deck(game, served.deck(each))} for each in served.shipped()],
        **served.setup(),
    }


def of_deck(game: CardGame, deck: Any) -> dict[str, Any]:
    """What a list says about any deck."""
    served = SERVED[game.name]
    data = served.data(deck)
    missing = served.missing(deck)
    titles = [served.title(card, game.editions[0]) for card in missing]
    return {
        "title": data.title,
        "size": deck.size,
        "factions": served.factions(deck),
        "investigator": data.investigator,
        "playable": not missing,
        "missing": titles,
        "too_small": served.too_small(deck),
        "legal": {edition: _legal(game, deck, edition) for edition in game.editions},
    }


def _legal(game: CardGame, deck: Any, edition: str) -> str:
    """The strictest format in which a deck is legal; empty where it is in none."""
    for each in game.decks().formats:
        try:
            if not SERVED[game.name].check(deck, edition, each, None):
                return each
        except UserError:
            continue
    return ""
