"""Cards: searching them, and one card with its editions and decks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from orne import rulings
from orne.games import GAMES
from orne.kernel.errors import UserError
from orne.server import search
from orne.server.answers import NotThere
from orne.server.decks import Shelf
from orne.server.games import SERVED, edition_of
from orne.server.replies.decks import Faces, FoundCards, WholeCard
from orne.server.replies.shared import answer
from orne.server.requests import Game
from orne.server.routes.shared import TheServices

router = APIRouter(prefix="/api", tags=["cards"])
Edition = Annotated[str | None, Query(max_length=40)]
Part = Annotated[str, Path(max_length=80)]
MOST_FACES = 300


@router.get("/cards", **answer(FoundCards))
async def search_cards(
    services: TheServices,
    game: Game = "coc",
    edition: Edition = None,
    q: Annotated[str, Query(max_length=300)] = "",
    playable: bool = False,
    investigator: Annotated[str | None, Query(max_length=80)] = None,
    start: Annotated[int, Query(ge=0, le=100_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=200)] = 60,
) -> dict[str, Any]:
    """The cards that fit some words, numbers and marks; only those that an investigator may have, if one is named."""

    def look() -> dict[str, Any]:
        query = search.parse(q)
        every = search.faces(game, edition_of(game, edition))
        if investigator is not None:
            allowed = SERVED[game].allowed(investigator)
            every = tuple(face for face in every if face["id"] in allowed)
        found = [face for face in every if (face["playable"] or not playable) and query.fits(face)]
        cards = sorted(found, key=query.rank)[start : start + limit]
        return {"total": len(found), "start": start, "cards": cards, "sentence": query.sentence}

    return await services.apart(look)


@router.get("/faces", **answer(Faces))
async def some_faces(
    services: TheServices, game: Game, ids: Annotated[str, Query(max_length=30_000)], edition: Edition = None
) -> dict[str, Any]:
    """What is printed on some cards, by their ids with commas between."""

    def look() -> dict[str, Any]:
        where = edition_of(game, edition)
        wanted = dict.fromkeys(each for each in ids.split(",") if each)
        if len(wanted) > MOST_FACES:
            raise UserError(f"That is too many cards at once; {MOST_FACES} are the most.")
        found = {card: SERVED[game].face(card, where) for card in wanted}
        return {"faces": {card: face for card, face in found.items() if face is not None}}

    return await services.apart(look)


@router.get("/cards/{set}/{slug}", **answer(WholeCard))
async def one_card(
    services: TheServices, set: Part, slug: Part, game: Game | None = None, edition: Edition = None
) -> dict[str, Any]:
    """One card, as each edition has it, and the decks that use it."""

    def look() -> dict[str, Any]:
        card = f"{set}/{slug}"
        for name in [game] if game else GAMES:
            if SERVED[name].face(card, GAMES[name].editions[0]) is not None:
                return _whole(services.shelf, name, card, edition if edition in GAMES[name].editions else None)
        raise NotThere("There is no card of that name.")

    return await services.apart(look)


def _whole(shelf: Shelf, game: str, card: str, edition: str | None) -> dict[str, Any]:
    """A card with all there is to know about it."""
    served = SERVED[game]
    face = served.face(card, edition_of(game, edition)) or {}
    editions = []
    for each in GAMES[game].editions:
        there = served.face(card, each)
        if there is not None:
            editions.append({"edition": each, "card": there, "differs": [k for k in there if there[k] != face.get(k)]})
    decks = [
        {"id": name, "title": data.title}
        for name, deck in [*_saved(shelf, game), *((name, served.deck(name)) for name in served.shipped())]
        if card in (data := served.data(deck)).cards or card in (*data.story, data.investigator)
    ]
    claims = [
        {"id": each.id, "sentence": each.sentence} for each in rulings.of_card(str(face.get("title", card)), game)
    ]
    return {"card": face, "editions": editions, "decks": decks, "rulings": claims}


def _saved(shelf: Shelf, game: str) -> Iterator[tuple[str, Any]]:
    """The decks that were saved here and can still be read."""
    for name in shelf.names(game):
        with suppress(UserError):
            yield name, SERVED[game].parse(shelf.text(game, name) or "", name, SERVED[game].editions[0])
