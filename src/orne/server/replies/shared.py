"""What the forms of answers have in common."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, WithJsonSchema

COMPONENT = "x-component"
"""What stands in a form for a schema that is made elsewhere: of a card, or of what a table sends."""
Card: TypeAlias = Annotated[Any, WithJsonSchema({COMPONENT: "Card"})]
"""What is printed on a card of either game."""
Page: TypeAlias = Annotated[Any, WithJsonSchema({COMPONENT: "table.Page"})]
Mark: TypeAlias = Annotated[Any, WithJsonSchema({COMPONENT: "table.Mark"})]
Shown: TypeAlias = Annotated[Any, WithJsonSchema({COMPONENT: "table.Shown"})]
Kind: TypeAlias = Literal["here", "bot", "link"]
State: TypeAlias = Literal["waiting", "playing", "ended"]
Source: TypeAlias = Literal["shipped", "saved"]


def answer(form: type[BaseModel], status: int = 200) -> dict[str, Any]:
    """How an address answers, for its decorator: what it gives is plain data already, and is not looked over again."""
    return {"status_code": status, "response_model": None, "responses": {status: {"model": form}}}


class Reply(BaseModel):
    """A part of an answer: it has these fields and no others; one with a default may be missing."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True, populate_by_name=True)


class Titled(Reply):
    """Something that may be chosen."""

    id: str
    """What it is called in requests."""
    title: str
    """What it is called on the page."""
