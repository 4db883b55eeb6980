"""Rulings: searching them, and one claim with what each edition says of it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from fastapi import APIRouter, Path, Query, Request, Response

from orne import rulings
from orne.games import GAMES
from orne.kernel.errors import UserError
from orne.kernel.search import folded
from orne.rulings import Claim
from orne.server import making, search
from orne.server.replies.rulings import Demonstrations, FoundRulings, WholeRuling
from orne.server.replies.shared import answer
from orne.server.replies.tables import MadeTable
from orne.server.requests import Game, OpenShown
from orne.server.routes.shared import TheHosts, TheServices
from orne.server.routes.tables import count_new
from orne.server.showing import claim_of

router = APIRouter(prefix="/api/rulings", tags=["rulings"])
RulingId: TypeAlias = Annotated[str, Path(max_length=200)]
Edition: TypeAlias = Annotated[str | None, Query(max_length=40)]
MOST_NEAR = 12
BEFORE = 6
"""Rulings that are shown before the one somebody comes for."""


@router.get("", **answer(FoundRulings))
async def search_rulings(
    services: TheServices,
    game: Game | None = None,
    q: Annotated[str, Query(max_length=300)] = "",
    edition: Edition = None,
    shown: bool = False,
    start: Annotated[int, Query(ge=0, le=100_000)] = 0,
    around: Annotated[str, Query(max_length=200, description="Begin a little before this ruling instead")] = "",
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> dict[str, Any]:
    """The rulings in which some words are found; all of them in their order where no words are given."""

    def look() -> dict[str, Any]:
        editions = [each for name in ([game] if game else GAMES) for each in GAMES[name].editions]
        if edition is not None and edition not in editions:
            raise UserError(f"There is no edition of that name; there are {', '.join(editions)}.")
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


@router.get("/{ruling:path}/demonstrations", **answer(Demonstrations))
async def demonstrations(services: TheServices, ruling: RulingId, edition: Edition = None) -> Response:
    """The demonstrations of a ruling as replays: in one edition, or each in its newest."""
    text = await services.demonstrations.of(services.apart, ruling, edition)
    return Response(text, media_type="application/json")


@router.post("/{ruling:path}/demonstrations/{name}/open", **answer(MadeTable, 201))
async def open_demonstration(
    request: Request,
    ruling: RulingId,
    name: Annotated[str, Path(max_length=200)],
    wished: OpenShown,
    services: TheServices,
    hosts: TheHosts,
) -> dict[str, Any]:
    """A table for the position after some steps of a demonstration, or for its first, all seats at this screen."""
    count_new(request, hosts)
    game = await services.demonstrations.game(services.apart, ruling, name, wished.edition, wished.after)
    made = await services.apart(making.shown, services.store, game, claim_of(ruling).id)
    return made.told()


@router.get("/{ruling:path}", **answer(WholeRuling))
async def one_ruling(services: TheServices, ruling: RulingId) -> dict[str, Any]:
    """One ruling; of a section, its first, with the others near it."""

    def look() -> dict[str, Any]:
        return _whole(claim_of(ruling))

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
        "tested": claim.tested,
        "demonstrations": list(claim.demonstrations),
    }


def _card(game: str, title: str) -> dict[str, Any]:
    """A card that a ruling names; without an id where no card has that title."""
    wanted = folded(title)
    found = (face["id"] for face in search.faces(game, GAMES[game].editions[0]) if folded(face["title"]) == wanted)
    return {"title": title, "id": next(found, None)}
