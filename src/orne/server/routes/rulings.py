"""Rulings: searching them, and one claim with what each edition says of it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from orne import rulings
from orne.games import GAMES
from orne.kernel.errors import UserError
from orne.kernel.search import folded
from orne.rulings import Claim
from orne.server import search
from orne.server.answers import NotThere
from orne.server.requests import Game
from orne.server.routes.shared import TheServices

router = APIRouter(prefix="/api/rulings", tags=["rulings"])
MOST_NEAR = 12
BEFORE = 6
"""Rulings that are shown before the one somebody comes for."""


@router.get("")
async def search_rulings(
    services: TheServices,
    game: Game | None = None,
    q: Annotated[str, Query(max_length=300)] = "",
    edition: Annotated[str | None, Query(max_length=40)] = None,
    shown: bool = False,
    start: Annotated[int, Query(ge=0, le=100_000)] = 0,
    around: Annotated[str, Query(max_length=200, description="Begin a little before this ruling instead")] = "",
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> dict[str, Any]:
    """The rulings in which some words are found; all of them in their order where no words are given."""

    def look() -> dict[str, Any]:
        if q.strip():
            found = rulings.search(q, game)
        else:
            found = [each for name in ([game] if game else rulings.CHAPTERS) for each in rulings.claims(name)]
        found = [each for each in found if _is_of(each, edition) and (each.demonstrations or not shown)]
        at = next((place for place, each in enumerate(found) if each.id == around), None)
        first = start if at is None else max(0, at - BEFORE)
        return {
            "total": len(found),
            "start": first,
            "rulings": [_row(each, edition) for each in found[first : first + limit]],
        }

    return await services.apart(look)


@router.get("/{ruling:path}")
async def one_ruling(services: TheServices, ruling: Annotated[str, Path(max_length=200)]) -> dict[str, Any]:
    """One ruling; of a section, its first, with the others near it."""

    def look() -> dict[str, Any]:
        try:
            found = rulings.within(ruling)
        except UserError as error:
            raise NotThere(str(error)) from None
        return _whole(found[0])

    return await services.apart(look)


def _is_of(claim: Claim, edition: str | None) -> bool:
    """Whether an edition says so, or says something else of the matter."""
    return edition is None or not claim.editions or edition in claim.editions or edition in claim.differences


def _row(claim: Claim, edition: str | None = None) -> dict[str, Any]:
    """What a list says about a ruling."""
    return {
        "id": claim.id,
        "game": claim.game,
        "chapter": claim.chapter,
        "section": claim.section,
        "kind": claim.kind,
        "sentence": rulings.sentence(claim.id, edition),
        "shown": bool(claim.demonstrations),
    }


def _whole(claim: Claim) -> dict[str, Any]:
    """A ruling with all there is to know about it."""
    told = []
    for each in GAMES[claim.game].editions if claim.editions else ():
        if each in claim.editions:
            told.append({"edition": each, "sentence": claim.sentence, "says": "so"})
        elif each in claim.differences:
            told.append({"edition": each, "sentence": claim.differences[each], "says": "otherwise"})
        else:
            told.append({"edition": each, "sentence": "", "says": "nothing"})
    return {
        **_row(claim),
        "editions": told,
        "cards": [_card(claim.game, title) for title in claim.titles],
        "near": [_row(each) for each in rulings.related(claim.id)[:MOST_NEAR]],
        "note": claim.note,
        "not_shown": claim.not_shown,
        "demonstrations": list(claim.demonstrations),
    }


def _card(game: str, title: str) -> dict[str, Any]:
    """A card that a ruling names; without an id where no card has that title."""
    wanted = folded(title)
    found = (face["id"] for face in search.faces(game, GAMES[game].editions[0]) if folded(face["title"]) == wanted)
    return {"title": title, "id": next(found, None)}
