"""What is refused over HTTP, and what every answer carries."""

from __future__ import annotations

import re
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException

from orne.kernel.errors import Forbidden, UserError, clipped, in_full, printable
from orne.server.limits import TooMuch
from orne.store.campaigns import NoCampaign
from orne.store.database import Store, StoreError
from orne.store.games import NoGame
from orne.store.lease import InUse

MOST_SAID = 300
_WORDS = {
    "extra_forbidden": "is not something that can be said here",
    "missing": "is missing",
    "int_type": "must be a whole number",
    "int_parsing": "must be a whole number",
    "int_parsing_size": "must be a whole number, and not an endless one",
    "int_from_float": "must be a whole number",
    "float_type": "must be a number",
    "float_parsing": "must be a number",
    "finite_number": "must be a number",
    "greater_than_equal": "must be at least {ge}",
    "greater_than": "must be more than {gt}",
    "less_than_equal": "must be at most {le}",
    "less_than": "must be less than {lt}",
    "bool_type": "must be true or false",
    "bool_parsing": "must be true or false",
    "string_type": "must be text",
    "string_unicode": "has half a letter in it",
    "string_too_long": "may have at most {max_length} letters",
    "string_too_short": "must have at least {min_length} letters",
    "list_type": "must be a list",
    "dict_type": "must be a JSON object",
    "model_attributes_type": "must be a JSON object",
    "too_long": "may have at most {max_length} entries",
    "too_short": "must have at least {min_length} entries",
    "literal_error": "must be {expected}",
}
"""What is wrong with a field of a request, by what the library that found it calls it."""
_NOT_JSON = "This is not JSON."
_NO_OBJECT = "This must be a JSON object, sent as application/json."


class NotThere(UserError):
    """What is asked for does not exist."""


class NotAllowed(UserError):
    """Whoever asks may not have it."""


class Refusal(BaseModel):
    """Why something was not done."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    sentence: str
    """For the player: one sentence, never a path or a traceback."""
    ruling: str | None = None
    """The rule that forbids it, where one does."""


_STATUS: tuple[tuple[type[UserError], int], ...] = (
    (NotThere, 404),
    (NoGame, 404),
    (NoCampaign, 404),
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
    if isinstance(error, NoGame):
        return "There is no game of that number."
    if isinstance(error, NoCampaign):
        return "There is no campaign of that name."
    if isinstance(error, InUse):
        return "This game is being played elsewhere now."
    return str(error).replace(store.name, "the store")


async def refuse(request: Request, error: Exception) -> JSONResponse:
    """Answer what was refused with one sentence."""
    assert isinstance(error, UserError)
    status = next((code for kind, code in _STATUS if isinstance(error, kind)), 400)
    said = {"sentence": sentence_of(error, request.app.state.services.store)}
    if isinstance(error, Forbidden):
        said["ruling"] = error.ruling
    return JSONResponse(said, status)


async def refuse_body(request: Request, error: Exception) -> JSONResponse:
    """Answer a request that is not what was expected, naming the place and not repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return JSONResponse({"sentence": clipped(printable(_wrong(first)), MOST_SAID)}, 400)


def _wrong(found: Any) -> str:
    """What is wrong with a request, in a sentence."""
    kind, said = found.get("type", ""), str(found.get("msg", "This was not understood"))
    place = ".".join(str(each) for each in found.get("loc", ())[1:])
    if kind == "json_invalid":
        return _NOT_JSON
    if kind in ("missing", "model_attributes_type") and not place:
        return _NO_OBJECT
    if kind in _WORDS:
        words = _WORDS[kind].format(**{name: _said(limit) for name, limit in found.get("ctx", {}).items()})
        words = words.replace(" 1 letters", " 1 letter").replace(" 1 entries", " 1 entry")
        return f"“{place}” {words}." if place else f"This {words}."
    return in_full(said.removeprefix("Value error, "))


def _said(limit: object) -> str:
    """A limit as it is read: whole numbers without a point, and words to choose from in quotation marks."""
    if isinstance(limit, float) and limit.is_integer():
        return str(int(limit))
    return re.sub("'([^']+)'", "“\\1”", str(limit).removeprefix("'', "))


async def refuse_http(request: Request, error: Exception) -> JSONResponse:
    """Answer what is not an address of the API."""
    assert isinstance(error, HTTPException)  # it is registered for nothing else
    status = error.status_code
    said = {
        400: _NOT_JSON,  # of a body that cannot be read as text, or has no end of brackets
        404: "There is nothing at this address.",
        405: "That cannot be done at this address.",
        413: "That is too large.",
    }
    return JSONResponse({"sentence": said.get(status, "That was not understood.")}, status, error.headers)
