"""First games with a coach."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from orne.learn.lessons import LESSONS
from orne.server import making
from orne.server.answers import NotThere
from orne.server.replies.rulings import Lessons
from orne.server.replies.shared import answer
from orne.server.replies.tables import MadeTable
from orne.server.routes.shared import TheHosts, TheServices
from orne.server.routes.tables import count_new

router = APIRouter(prefix="/api/learn", tags=["learning"])


@router.get("", **answer(Lessons))
def lessons() -> dict[str, Any]:
    """The first games there are."""
    return {
        "lessons": [
            {"game": game, "title": each.title, "about": each.about, "steps": each.size}
            for game, each in LESSONS.items()
        ]
    }


@router.post("/{game}", **answer(MadeTable, 201))
async def learn(
    request: Request, game: Annotated[str, Path(max_length=40)], services: TheServices, hosts: TheHosts
) -> dict[str, Any]:
    """A table for the first game of somebody: always the same one, against a friendly bot or none."""
    lesson = LESSONS.get(game)
    if lesson is None:
        raise NotThere("There is no lesson of that name.")
    count_new(request, hosts)
    made = await services.apart(making.learn, services.store, lesson)
    return made.told()
