"""What the API says about itself: ``/api/openapi.json``."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from orne.server.games.arkham import ArkhamCard
from orne.server.games.coc import CocCard
from orne.server.replies.shared import COMPONENT
from orne.table.shared.schema import schema

ABOUT: Final = """
Tables of Call of Cthulhu and Arkham Horror, with decks, cards, rulings, replays and campaigns.

A table is made by `POST /api/tables`, which gives a secret for each seat that is played here, this once. It is played
over the socket at `/api/tables/{table}/socket`, whose messages docs/server.md and docs/table.md tell; whoever holds a
seat shows its secret in the first message there, and here in the header `Orne-Secrets`. `examples/play_by_socket.py`
is a whole client.

What is refused answers with a status of 400 to 429, or 503 where the store cannot be written, and one sentence.
"""
TAGS: Final = {
    "setup": "What may be played, and with what: games, editions, decks, scenarios, bots.",
    "tables": "Making tables, taking seats, and the games that are kept.",
    "decks": "Decks that come with Orne, and one's own: reading, checking, saving them.",
    "cards": "Searching cards, and all there is to know about one.",
    "looking back": "What was seen and asked at any position of a game, its branches, and what was written about them.",
    "campaigns": "Campaigns of Arkham Horror, on one's own machine only.",
    "learning": "First games with a coach.",
    "rulings": "What the rules documents say, in our own words, and demonstrations of it.",
}
PARAMETERS: Final = {
    "table": "The id of a table, from the answer that made it: k3v9x2w1qdmb.",
    "number": "The number of a game of the store, as GET /api/games lists it.",
    "n": "How many decisions had been made.",
    "seat": "The seat from which it is looked at, the first being 0; a spectator's view without it.",
    "open": "Whether all hands are shown, once the game is over.",
    "asked": "Whether what was asked at the position is told as well, and what was chosen.",
    "game": "Which game: coc or arkham.",
    "edition": "An edition of the game, such as lcg-4 or 2016, as the set-up lists them; the newest without it.",
    "format": "A format of the game, such as standard or campaign, as the set-up lists them; the strictest without it.",
    "deck": "The id of a deck, as GET /api/decks lists them: starter-roland.",
    "q": "Words to look for; for cards also numbers and marks, such as cost<3 f:hastur t:event is:unique.",
    "playable": "Whether cards that cannot be played yet are left out.",
    "investigator": "Only cards that may be in a deck of this investigator: core/roland-banks.",
    "start": "How many of those found are passed over.",
    "limit": "How many are given at most.",
    "ids": "The ids of cards with commas between, 300 at most: core/machete,core/knife.",
    "set": "The first half of a card's id: core.",
    "slug": "The second half of a card's id: machete.",
    "shown": "Whether only rulings with a demonstration are wanted.",
    "ruling": "The id of a ruling: coc/rule/2.15-resource-match/a.",
    "name": "The name that a campaign was given, or of one of a ruling's demonstrations.",
}
"""What each word of an address means, wherever it stands without a description of its own."""
_ANSWER: Final = "The answer."
_PLACE: Final = "#/components/schemas/{model}"


def describe(app: FastAPI) -> None:
    """Have an application describe itself as it is: with words for everything, and no answer that never comes."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            tags = [{"name": name, "description": words} for name, words in TAGS.items()]
            made = get_openapi(title=app.title, version=app.version, description=ABOUT, routes=app.routes, tags=tags)
            app.openapi_schema = _told(made)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def operation(route: APIRoute) -> str:
    """What a client that is made from the description calls an address."""
    return route.name


def _told(made: dict[str, Any]) -> dict[str, Any]:
    """A description that FastAPI made, with our words in it."""
    for operations in made["paths"].values():
        for each in operations.values():
            # What is not as it should be is refused with 400 and a sentence.
            each["responses"].pop("422", None)
            for status in ("200", "201", "204"):
                if status in each["responses"]:
                    each["responses"][status]["description"] = "Done." if status == "204" else _ANSWER
            for parameter in each.get("parameters", ()):
                parameter.setdefault("description", PARAMETERS.get(parameter["name"], ""))
    schemas = made["components"]["schemas"]
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    schemas |= {**_cards(), **_messages()}
    told: dict[str, Any] = _placed(made)
    return told


def _cards() -> dict[str, Any]:
    """The schemas of what is printed on cards, made from what each game knows of them."""
    found: dict[str, Any] = {}
    for form in (CocCard, ArkhamCard):
        schema = form.model_json_schema(ref_template=_PLACE)
        found |= {**schema.pop("$defs", {}), form.__name__: schema}
    either = [{"$ref": _PLACE.format(model=form.__name__)} for form in (CocCard, ArkhamCard)]
    return {**found, "Card": {"description": "What is printed on a card of either game.", "anyOf": either}}


def _messages() -> dict[str, Any]:
    """The schemas of what a table sends, under names of their own."""
    records: dict[str, Any] = _moved(schema()["$defs"])
    return {f"table.{name}": record for name, record in records.items()}


def _moved(data: Any) -> Any:
    """A schema of the table's whose records lie among the others of the description."""
    if isinstance(data, list):
        return [_moved(each) for each in data]
    if not isinstance(data, dict):
        return data
    if isinstance(place := data.get("$ref"), str):
        return {**data, "$ref": _PLACE.format(model=f"table.{place.rpartition('/')[2]}")}
    return {name: _moved(each) for name, each in data.items()}


def _placed(data: Any) -> Any:
    """A description with the schemas that are made elsewhere in their places."""
    if isinstance(data, list):
        return [_placed(each) for each in data]
    if not isinstance(data, dict):
        return data
    data = {name: _placed(each) for name, each in data.items()}
    name = data.pop(COMPONENT, None)
    return data if name is None else {**data, "$ref": _PLACE.format(model=name)}
