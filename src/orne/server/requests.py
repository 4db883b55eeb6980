"""What may be sent to the HTTP API: every field is checked, and what is not known is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from orne.games import GAMES


def _known_game(name: str) -> str:
    """Refuse what is not a game."""
    if name not in GAMES:
        raise ValueError(f"there is no game of that name; there are {', '.join(GAMES)}")
    return name


Short = Annotated[str, Field(max_length=200)]
Name = Annotated[str, Field(max_length=40)]
CardId = Annotated[str, Field(max_length=120)]
Copies = Annotated[int, Field(ge=1, le=99)]
DeckText = Annotated[str, Field(max_length=200_000)]
Game = Annotated[str, AfterValidator(_known_game), WithJsonSchema({"type": "string", "enum": list(GAMES)})]
Seed = Annotated[int, Field(ge=0, lt=10**12)]


class Body(BaseModel):
    """The body of a request: nothing is converted, and no field is unknown."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(Body):
    """A seat of a new table."""

    kind: Literal["here", "bot", "link"]
    name: Name = ""
    bot: Name = ""
    deck: Short | None = None
    list: DeckText | None = None


class Clock(Body):
    """Time for each seat, in seconds."""

    bank: Annotated[float, Field(ge=10, le=86_400)]
    increment: Annotated[float, Field(ge=0, le=3_600)] = 0.0


class NewTable(Body):
    """A new table."""

    game: Game
    edition: Name | None = None
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=4)]
    seed: Seed | None = None
    first: Annotated[int, Field(ge=0, le=1)] | None = None
    undo: Literal["", "same", "new", "visible"] = ""
    ask_always: bool = False
    hidden: bool = False
    clock: Clock | None = None
    open: bool = False
    random_seats: bool = False
    scenario: Name = ""
    difficulty: Name = ""
    real_bag: bool = False


class Claim(Body):
    """Somebody takes a seat."""

    invitation: Short | None = None
    seat: Annotated[int, Field(ge=0, le=3)] | None = None
    name: Name = ""
    deck: Short | None = None
    list: DeckText | None = None


class BranchSeat(Body):
    """Who plays a seat of a branch."""

    kind: Literal["here", "bot"] = "here"
    name: Name = ""
    bot: Name = ""


class Branch(Body):
    """A new game that goes on from a position of another."""

    n: Annotated[int, Field(ge=0, le=100_000)]
    deal: Literal["same", "anew"] = "same"
    seats: Annotated[list[BranchSeat], Field(max_length=4)] | None = None
    answer: Annotated[dict[str, Any], Field(max_length=8)] | None = None
    """What is answered at that position instead, as at a table; it may name cards by the viewer's handles."""
    seat: Annotated[int, Field(ge=0, le=3)] | None = None
    open: bool = False
    """From which seat the position was looked at, and whether all hands lay open."""


class Note(Body):
    """What is written about a position; nothing at all takes away what was."""

    glyph: Literal["", "!", "?", "⇄"] = ""
    words: Annotated[str, Field(max_length=500)] = ""


class OpenShown(Body):
    """A game that goes on from a step of a demonstration."""

    edition: Name | None = None
    after: Annotated[int, Field(ge=1, le=10_000)] | None = None


class DeckBody(Body):
    """A deck as the page builds it."""

    game: Game
    title: Short = ""
    cards: Annotated[dict[CardId, Copies], Field(max_length=500)]
    story: Annotated[list[CardId], Field(max_length=50)] = []
    investigator: CardId | None = None
    experience: Annotated[int, Field(ge=0, le=9_999)] | None = None
    notes: Annotated[str, Field(max_length=5_000)] = ""
    side: Annotated[dict[CardId, Copies], Field(max_length=500)] = {}
    random_weaknesses: Annotated[int, Field(ge=0, le=9)] = 0


class DeckCheck(DeckBody):
    """A deck to be checked."""

    edition: Name | None = None
    format: Name | None = None


class DeckExport(DeckBody):
    """A deck to be written as a file."""

    edition: Name | None = None
    kind: Literal["txt", "o8d", "json"] = "txt"


class DeckImport(Body):
    """The text of a deck file."""

    game: Game | None = None
    name: Short = ""
    text: Annotated[str, Field(max_length=1_000_000)]
    edition: Name | None = None


class NewMember(Body):
    """Somebody who takes part in a campaign."""

    player: Name
    deck: Short


class NewCampaign(Body):
    """A new campaign."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    campaign: Name = ""
    difficulty: Name = "standard"
    seed: Seed | None = None
    members: Annotated[list[NewMember], Field(max_length=4)] = []


class BuyBody(Body):
    """A card to be bought."""

    investigator: CardId
    card: CardId
    remove: CardId | None = None


class UpgradeBody(Body):
    """A higher level of a card."""

    investigator: CardId
    card: CardId


class FillBody(UpgradeBody):
    """A card of level 0 for a deck that lacks cards."""


class TakeBody(Body):
    """Who takes a story asset; null where nobody does."""

    card: CardId
    investigator: CardId | None = None


class JoinBody(Body):
    """A player who joins with a deck, or comes back without one."""

    player: Name
    deck: Short | None = None


class LeaveBody(Body):
    """A player who leaves for now."""

    player: Name


class NextBody(Body):
    """How the next scenario is played."""

    lead: CardId | None = None
    bots: Annotated[dict[CardId, Name], Field(max_length=4)] = {}
    undo: Literal["", "same", "new", "visible"] = ""
    real_bag: bool = False
