"""Decks: listing, showing, saving, checking, importing and exporting them."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse

from orne.games import GAMES
from orne.kernel.errors import UserError, echo, in_full
from orne.server import decks
from orne.server.answers import NotThere
from orne.server.games import SERVED, edition_of
from orne.server.games.shared import DeckData
from orne.server.mending import mend
from orne.server.replies.decks import Checked, Decks, ImportedDeck, WholeDeck
from orne.server.replies.setup import DeckRow
from orne.server.replies.shared import answer
from orne.server.requests import DeckBody, DeckCheck, DeckExport, DeckImport, Game
from orne.server.routes.setup import of_deck, shipped_decks
from orne.server.routes.shared import TheServices, refuse_unless_local
from orne.server.services import Services

router = APIRouter(prefix="/api/decks", tags=["decks"])
DeckId = Annotated[str, Path(max_length=60)]
Edition = Annotated[str | None, Query(max_length=40)]
SAVED = "Decks are saved"
MENDED = 12
"""Violations beyond which a deck is not one that lacks a change or two."""


@router.get("", **answer(Decks))
async def list_decks(services: TheServices, game: Game | None = None) -> dict[str, Any]:
    """The decks that come with Orne, and those that were saved here."""

    def look() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for name in [game] if game else GAMES:
            for each in services.shelf.names(name):
                found.append({"id": each, "source": "saved", "game": name, **_about_saved(services, name, each)})
            found += [{"game": name, **each} for each in shipped_decks(name)]
        return found

    return {"decks": await services.apart(look)}


@router.post("/check", **answer(Checked))
async def check_deck(body: DeckCheck, services: TheServices) -> dict[str, Any]:
    """Whether a deck is legal in an edition and a format; everything that is wrong with it."""
    return await services.apart(_checked, body.game, _data(body), body.edition, body.format)


@router.post("/import", **answer(ImportedDeck))
async def import_deck(body: DeckImport, services: TheServices) -> dict[str, Any]:
    """Read a deck file of any kind; lines that are wrong are listed, with the cards they may mean.

    The address of a deck is not followed: where its data is, is told.
    """
    found = await services.apart(decks.read, body.text, body.name, body.game, body.edition)
    served = SERVED[found.game]
    edition = found.edition

    def named(card: str) -> dict[str, str]:
        return {"card": card, "title": served.title(card, edition)}

    return {
        "game": found.game,
        "deck": None if found.deck is None else _plain(served.data(found.deck)),
        "problems": [
            {
                "line": each.line,
                "text": each.text,
                "sentence": each.sentence,
                "choices": [named(card) for card in each.choices],
            }
            for each in found.problems
        ],
        "address": found.address,
    }


@router.post("/export", response_class=PlainTextResponse)
async def export_deck(body: DeckExport, services: TheServices) -> PlainTextResponse:
    """A deck as the text of a file."""

    def write() -> str:
        return _text(body, f".{body.kind}", edition_of(body.game, body.edition))

    return PlainTextResponse(await services.apart(write))


@router.get("/{deck}", **answer(WholeDeck))
async def one_deck(
    services: TheServices,
    deck: DeckId,
    game: Game,
    edition: Edition = None,
    format: Annotated[str | None, Query(max_length=40)] = None,
) -> dict[str, Any]:
    """A deck with its cards, and whether it is legal."""

    def look() -> dict[str, Any]:
        served = SERVED[game]
        where = edition_of(game, edition)
        text = services.shelf.text(game, deck)
        if text is None and deck not in served.shipped():
            raise NotThere("There is no deck of that name.")
        found = served.deck(deck) if text is None else served.parse(text, deck, where)
        data = served.data(found)
        return {
            **_plain(data),
            "id": deck,
            "game": game,
            "source": "shipped" if text is None else "saved",
            "cards": _faces(game, data.cards, where),
            "story": [served.face(card, where) for card in data.story],
            "side": _faces(game, data.side, where),
            "check": _checked(game, data, where, format),
        }

    return await services.apart(look)


@router.put("/{deck}", **answer(DeckRow))
async def save_deck(services: TheServices, deck: DeckId, body: DeckBody) -> dict[str, Any]:
    """Save a deck (own machine only)."""
    refuse_unless_local(services, SAVED)

    def save() -> dict[str, Any]:
        text = _text(body, ".txt", SERVED[body.game].editions[0])
        services.shelf.save(body.game, deck, text)
        return {"id": deck, "source": "saved", "game": body.game, **_about_saved(services, body.game, deck)}

    return await services.apart(save)


@router.delete("/{deck}", status_code=204)
async def delete_deck(services: TheServices, deck: DeckId, game: Game) -> None:
    """Delete a saved deck (own machine only)."""
    refuse_unless_local(services, SAVED)
    if not await services.apart(services.shelf.remove, game, deck):
        raise NotThere("No saved deck has that name.")


def _about_saved(services: Services, game: str, name: str) -> dict[str, Any]:
    """What a list says about a saved deck; one that was spoilt by hand says why it cannot be read."""
    try:
        deck = SERVED[game].parse(services.shelf.text(game, name) or "", name, SERVED[game].editions[0])
    except UserError as error:
        nothing: dict[str, Any] = {"size": 0, "factions": [], "investigator": None, "legal": {}}
        return {"title": name, **nothing, "playable": False, "missing": [], "sentence": str(error)}
    return of_deck(GAMES[game], deck)


def _text(body: DeckBody, kind: str, edition: str) -> str:
    """A deck as the text of a file that can be read again."""
    if not body.cards:
        raise UserError("There is no card in this deck yet; put some in first.")
    served = SERVED[body.game]
    return served.render(served.from_data(_data(body)), kind, edition)


def _data(body: DeckBody) -> DeckData:
    """A deck from the body of a request, if Orne knows its cards."""
    known = SERVED[body.game]
    for card in (*body.cards, *body.story, *body.side):
        if known.face(card, known.editions[0]) is None:
            raise UserError(f"There is no card called {echo(card)}; a deck names its cards by id, as core/shotgun.")
    return DeckData(
        title=body.title.strip() or "Deck",
        cards=body.cards,
        story=tuple(body.story),
        investigator=body.investigator,
        experience=body.experience,
        notes=body.notes,
        side=body.side,
        random_weaknesses=body.random_weaknesses,
    )


def _plain(data: DeckData) -> dict[str, Any]:
    """A deck as the page builds it."""
    return {
        "title": data.title,
        "cards": dict(data.cards),
        "story": list(data.story),
        "investigator": data.investigator,
        "experience": data.experience,
        "notes": data.notes,
        "side": dict(data.side),
        "random_weaknesses": data.random_weaknesses,
    }


def _faces(game: str, cards: Any, edition: str) -> list[dict[str, Any]]:
    """Cards with their copies."""
    return [{"card": SERVED[game].face(card, edition), "copies": copies} for card, copies in cards.items()]


def _checked(game: str, data: DeckData, edition: str | None, format: str | None) -> dict[str, Any]:
    """Whether a deck is legal, and what is wrong with it."""
    served = SERVED[game]
    where = edition_of(game, edition)
    formats = GAMES[game].decks().formats
    format = format or formats[0]
    if format not in formats:
        raise UserError(f"There is no format of that name; there are {', '.join(formats)}.")
    deck = served.from_data(data)
    found = served.check(deck, where, format, data.experience)
    missing = served.missing(deck)
    return {
        "legal": not found,
        "edition": where,
        "format": format,
        "size": deck.size,
        "spent": served.spent(deck),
        "violations": [
            {
                "sentence": in_full(each.reason),
                "ruling": each.ruling,
                "cards": list(each.cards),
                "mend": mend(served, data, each, where, format) if len(found) <= MENDED else None,
            }
            for each in found
        ],
        "playable": not missing,
        "missing": [{"card": card, "title": served.title(card, where)} for card in missing],
    }
