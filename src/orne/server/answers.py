"""What is refused over HTTP, and what every answer carries."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from orne.kernel.errors import UserError, clipped, printable
from orne.server.limits import TooMuch
from orne.store.database import Store, StoreError
from orne.store.lease import InUse

MOST_SAID = 300
_WORDS = {
    "extra_forbidden": "nothing of this name can be said here",
    "missing": "this is missing",
    "json_invalid": "this is not JSON",
    "model_attributes_type": "this must be a JSON object, sent as application/json",
}
"""What is wrong with a request, where the words of the library that found it would not help."""


class NotThere(UserError):
    """What is asked for does not exist."""


class NotAllowed(UserError):
    """Whoever asks may not have it."""


class Refusal(BaseModel):
    """Why something was not done."""

    sentence: str


_STATUS: tuple[tuple[type[UserError], int], ...] = (
    (NotThere, 404),
    (NotAllowed, 403),
    (TooMuch, 429),
    (InUse, 409),
    (StoreError, 503),
)
STATUSES = (400, 403, 404, 405, 409, 413, 415, 429, 503)
REFUSALS: dict[int | str, dict[str, Any]] = {code: {"model": Refusal} for code in STATUSES}
"""How every route may refuse, for its description."""


def sentence_of(error: UserError, store: Store) -> str:
    """What a player is told; where things lie on the server's disk is not part of it."""
    if isinstance(error, StoreError):
        return "The games cannot be read or written now; try again in a while."
    if isinstance(error, InUse):
        return "This game is being played elsewhere now."
    return str(error).replace(store.name, "the store")


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """Answer what was refused with one sentence."""
    assert isinstance(error, UserError)
    status = next((code for kind, code in _STATUS if isinstance(error, kind)), 400)
    return JSONResponse({"sentence": sentence_of(error, request.app.state.services.store)}, status)


async def refuse_body(request: Request, error: Exception) -> JSONResponse:
    """Answer a request that is not what was expected, naming the place and not repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(each) for each in first.get("loc", ()))
    said = str(first.get("msg", "not understood")).removeprefix("Value error, ")
    why = _WORDS.get(first.get("type", ""), said)
    return JSONResponse({"sentence": clipped(printable(f"{place}: {why}."), MOST_SAID)}, 400)


async def refuse_http(request: Request, error: Exception) -> JSONResponse:
    """Answer what is not an address of the API."""
    status = int(getattr(error, "status_code", 404))
    said = {
        404: "There is nothing at this address.",
        405: "That cannot be done at this address.",
        413: "That is too large.",
    }
    headers = getattr(error, "headers", None)
    return JSONResponse({"sentence": said.get(status, "That was not understood.")}, status, headers)
