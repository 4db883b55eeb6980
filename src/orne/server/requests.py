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


def _such_as(*examples: dict[str, Any]) -> ConfigDict:
    """Bodies that may be sent, for the description."""
    return ConfigDict(json_schema_extra={"examples": [*examples]})


class Body(BaseModel):
    """The body of a request: nothing is converted, and no field is unknown."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class NewSeat(Body):
    """A seat of a new table."""

    kind: Literal["here", "bot", "link"]
    """here: played at this screen; bot: by a program; link: by whoever is sent the invitation."""
    name: Name = ""
    """What the player is called, as others see it."""
    bot: Name = ""
    """Which bot plays, of those in the set-up."""
    deck: Short | None = None
    """The id of a deck; a seat behind a link may leave it to whoever comes."""
    list: DeckText | None = None
    """The text of a deck instead, in any format that can be imported."""


class Clock(Body):
    """Time for each seat, in seconds."""

    bank: Annotated[float, Field(ge=10, le=86_400)]
    """How long each seat may think in all."""
    increment: Annotated[float, Field(ge=0, le=3_600)] = 0.0
    """How much is added with every answer."""


class NewTable(Body):
    """A new table."""

    model_config = _such_as(
        {
            "game": "coc",
            "seats": [
                {"kind": "here", "name": "Anna", "deck": "starter-agency+miskatonic-a"},
                {"kind": "bot", "bot": "greedy", "deck": "starter-cthulhu+shub-niggurath-b"},
            ],
        },
        {
            "game": "arkham",
            "scenario": "the-gathering",
            "difficulty": "standard",
            "seats": [{"kind": "here", "deck": "starter-roland"}, {"kind": "link"}],
        },
    )

    game: Game
    """Which game."""
    edition: Name | None = None
    """An edition of the game; the newest without it."""
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=4)]
    """Who plays: two in Call of Cthulhu, one to four in Arkham Horror."""
    seed: Seed | None = None
    """The same seed, decks and answers give the same game; drawn without it."""
    first: Annotated[int, Field(ge=0, le=1)] | None = None
    """The seat that begins in Call of Cthulhu; drawn without it."""
    undo: Literal["", "same", "new", "visible"] = ""
    """What undo does to chance, by its id in the set-up; as is usual where it is empty."""
    ask_always: bool = False
    """Whether everybody is asked even where there is only one thing to do."""
    hidden: bool = False
    """Whether nobody can tell by waiting whether somebody was asked."""
    clock: Clock | None = None
    """How long players may think; as long as they like without it."""
    open: bool = False
    """Whether the table is listed for everybody."""
    random_seats: bool = False
    """Whether the seats are shuffled."""
    scenario: Name = ""
    """The scenario in Arkham Horror; the first where it is empty."""
    difficulty: Name = ""
    """The difficulty in Arkham Horror; standard where it is empty."""
    real_bag: bool = False
    """Whether the players draw tokens from a bag of their own, and name them."""


class Claim(Body):
    """Somebody takes a seat."""

    model_config = _such_as({"invitation": "what follows # in the link", "name": "Bob", "deck": "starter-daisy"})

    invitation: Short | None = None
    """What follows # in the link; at an open table it may be left out."""
    seat: Annotated[int, Field(ge=0, le=3)] | None = None
    """The seat that is wanted at an open table; any without it."""
    name: Name = ""
    """What the player is called, as others see it."""
    deck: Short | None = None
    """The id of the deck that is brought, where the seat has none yet."""
    list: DeckText | None = None
    """The text of a deck instead."""


class BranchSeat(Body):
    """Who plays a seat of a branch."""

    kind: Literal["here", "bot"] = "here"
    """here: played at this screen; bot: by a program."""
    name: Name = ""
    """What the player is called."""
    bot: Name = ""
    """Which bot plays."""


class Branch(Body):
    """A new game that goes on from a position of another."""

    model_config = _such_as({"n": 12, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "greedy"}]})

    n: Annotated[int, Field(ge=0, le=100_000)]
    """After how many decisions the new game leaves this one."""
    deal: Literal["same", "anew"] = "same"
    """same: what is hidden stays as it was; anew: it is dealt again."""
    seats: Annotated[list[BranchSeat], Field(max_length=4)] | None = None
    """Who plays; as before without it."""
    answer: Annotated[dict[str, Any], Field(max_length=8)] | None = None
    """What is answered at that position instead, as at a table; it may name cards by the viewer's handles."""
    seat: Annotated[int, Field(ge=0, le=3)] | None = None
    """From which seat the position was looked at."""
    open: bool = False
    """Whether all hands lay open there."""


class Note(Body):
    """What is written about a position; nothing at all takes away what was."""

    model_config = _such_as({"glyph": "?", "words": "Too early."})

    glyph: Literal["", "!", "?", "⇄"] = ""
    """A sign: good, doubtful, or something else might be done."""
    words: Annotated[str, Field(max_length=500)] = ""
    """A comment."""


class OpenShown(Body):
    """A game that goes on from a step of a demonstration."""

    edition: Name | None = None
    """The edition; the newest that it can be shown in without it."""
    after: Annotated[int, Field(ge=1, le=10_000)] | None = None
    """After which step of it; at its first position without it."""


class DeckBody(Body):
    """A deck as the page builds it."""

    model_config = _such_as({"game": "coc", "title": "Mine", "cards": {"core/slavering-gug": 3}})

    game: Game
    """Which game."""
    title: Short = ""
    """What the deck is called."""
    cards: Annotated[dict[CardId, Copies], Field(max_length=500)]
    """How many copies of each card, by the card's id."""
    story: Annotated[list[CardId], Field(max_length=50)] = []
    """The ten stories in Call of Cthulhu, by their ids."""
    investigator: CardId | None = None
    """Whose deck it is in Arkham Horror, by the card's id."""
    experience: Annotated[int, Field(ge=0, le=9_999)] | None = None
    """How much experience it may have spent in Arkham Horror."""
    notes: Annotated[str, Field(max_length=5_000)] = ""
    """Anything about it."""
    side: Annotated[dict[CardId, Copies], Field(max_length=500)] = {}
    """Cards kept beside the deck, as in cards."""
    random_weaknesses: Annotated[int, Field(ge=0, le=9)] = 0
    """How many basic weaknesses are drawn when it is played."""


class DeckCheck(DeckBody):
    """A deck to be checked."""

    model_config = _such_as(
        {"game": "coc", "cards": {"core/slavering-gug": 3}, "edition": "lcg-4", "format": "standard"}
    )

    edition: Name | None = None
    """The edition; the newest without it."""
    format: Name | None = None
    """The format; the strictest without it."""


class DeckExport(DeckBody):
    """A deck to be written as a file."""

    model_config = _such_as({"game": "coc", "title": "Mine", "cards": {"core/slavering-gug": 3}, "kind": "o8d"})

    edition: Name | None = None
    """The edition whose cards are named; the newest without it."""
    kind: Literal["txt", "o8d", "json"] = "txt"
    """Plain text, a file of OCTGN, or one of ArkhamDB."""


class DeckImport(Body):
    """The text of a deck file."""

    model_config = _such_as({"name": "mine.txt", "text": "3x Slavering Gug\n2x Shotgun Blast\n"})

    game: Game | None = None
    """Which game it is for; whichever it fits without it."""
    name: Short = ""
    """The name of the file, whose ending says what kind it is."""
    text: Annotated[str, Field(max_length=1_000_000)]
    """What stands in the file, or the address of a deck at ArkhamDB."""
    edition: Name | None = None
    """The edition; the newest without it."""


class NewMember(Body):
    """Somebody who takes part in a campaign."""

    player: Name
    """What the player is called."""
    deck: Short
    """The id of the deck that the player brings."""


class NewCampaign(Body):
    """A new campaign."""

    model_config = _such_as({"name": "Sunday", "members": [{"player": "Anna", "deck": "starter-roland"}]})

    name: Annotated[str, Field(min_length=1, max_length=60)]
    """What this campaign is called here."""
    campaign: Name = ""
    """Which campaign, by its id in the set-up; the first where it is empty."""
    difficulty: Name = "standard"
    """Easy, standard, hard or expert."""
    seed: Seed | None = None
    """The same seed and answers give the same campaign; drawn without it."""
    members: Annotated[list[NewMember], Field(max_length=4)] = []
    """Who takes part from the beginning."""


class BuyBody(Body):
    """A card to be bought."""

    model_config = _such_as({"investigator": "core/roland-banks", "card": "core/machete", "remove": "core/knife"})

    investigator: CardId
    """Who buys it, by the card's id."""
    card: CardId
    """What is bought."""
    remove: CardId | None = None
    """What leaves the deck for it, where it must keep its size."""


class UpgradeBody(Body):
    """A higher level of a card."""

    investigator: CardId
    """Whose deck, by the card's id."""
    card: CardId
    """The card that comes."""


class FillBody(UpgradeBody):
    """A card of level 0 for a deck that lacks cards."""


class TakeBody(Body):
    """Who takes a story asset; null where nobody does."""

    card: CardId
    """The story asset."""
    investigator: CardId | None = None
    """Who takes it; nobody without it."""


class JoinBody(Body):
    """A player who joins with a deck, or comes back without one."""

    player: Name
    """What the player is called."""
    deck: Short | None = None
    """The id of the deck; without it somebody who left comes back."""


class LeaveBody(Body):
    """A player who leaves for now."""

    player: Name
    """What the player is called."""


class NextBody(Body):
    """How the next scenario is played."""

    lead: CardId | None = None
    """The lead investigator, by the card's id; the first without it."""
    bots: Annotated[dict[CardId, Name], Field(max_length=4)] = {}
    """Which bots play which investigators, by the cards' ids."""
    undo: Literal["", "same", "new", "visible"] = ""
    """What undo does to chance, by its id in the set-up."""
    real_bag: bool = False
    """Whether the players draw tokens from a bag of their own, and name them."""
