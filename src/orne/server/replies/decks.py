"""The forms of decks and cards."""

from __future__ import annotations

from orne.server.replies.setup import DeckRow
from orne.server.replies.shared import Card, Reply, Source, Titled


class Decks(Reply):
    """Decks that come with Orne, and those that were saved here."""

    decks: list[DeckRow]
    """One row for each deck."""


class NamedCard(Reply):
    """A card by its id and title."""

    card: str
    """Its card id."""
    title: str
    """Its title."""


class Mend(Reply):
    """A number of copies with which a deck would not break a rule."""

    card: str
    """The card whose copies would change."""
    copies: int
    """How many there would be."""


class BrokenRule(Reply):
    """What is wrong with a deck."""

    sentence: str
    """What is wrong, in a sentence."""
    ruling: str
    """The id of the ruling it breaks."""
    cards: list[str]
    """The ids of the cards it is about."""
    mend: Mend | None
    """A change that would put it right, where one change of copies does."""


class Checked(Reply):
    """Whether a deck is legal, and what is wrong with it."""

    legal: bool
    """Whether it breaks no rule."""
    edition: str
    """The edition it was checked for."""
    format: str
    """The format it was checked for."""
    size: int
    """How many cards it has, random weaknesses among them; a story deck is not counted."""
    spent: int | None
    """The experience that its cards are worth."""
    violations: list[BrokenRule]
    """The rules it breaks."""
    playable: bool
    """Whether every card of it can be played here."""
    missing: list[NamedCard]
    """Cards that cannot be played yet."""


class DeckContents(Reply):
    """A deck as it is built: its cards with their copies."""

    title: str
    """What the deck is called."""
    cards: dict[str, int]
    """How many copies there are of each card, by card id."""
    story: list[str]
    """The story deck, where it has one of its own."""
    investigator: str | None
    """The card id of its investigator; nothing in a game without investigators."""
    experience: int | None
    """The experience it may spend; nothing where that is not said."""
    notes: str
    """What was written about it."""
    side: dict[str, int]
    """Cards beside the deck with their copies, by card id."""
    random_weaknesses: int
    """How many basic weaknesses are still to be drawn at random."""


class BadLine(Reply):
    """A line of a deck file that was not understood."""

    line: int | None
    """Its number, the first being 1; nothing where the whole file is meant."""
    text: str
    """What stands there."""
    sentence: str
    """What is wrong with it."""
    choices: list[NamedCard]
    """The cards it may mean."""


class ImportedDeck(Reply):
    """What was understood of a deck file, and what was not."""

    game: str
    """The game it is a deck of."""
    deck: DeckContents | None
    """What was understood; nothing where no deck came of it."""
    problems: list[BadLine]
    """The lines that were not understood."""
    address: str
    """Where the data of the deck is, if only its address was given."""


class Copies(Reply):
    """A card with its copies."""

    card: Card
    """The card."""
    copies: int
    """How many of it there are."""


class WholeDeck(Reply):
    """A deck with what is printed on its cards, and whether it is legal."""

    id: str
    """The id of the deck."""
    game: str
    """The game it is a deck of."""
    source: Source
    """Whether it comes with Orne or was saved here."""
    title: str
    """What it is called."""
    cards: list[Copies]
    """Its cards with their copies."""
    story: list[Card]
    """The story deck, where it has one of its own."""
    investigator: str | None
    """The card id of its investigator; nothing in a game without investigators."""
    experience: int | None
    """The experience it may spend; nothing where that is not said."""
    notes: str
    """What was written about it."""
    side: list[Copies]
    """Cards beside the deck, with their copies."""
    random_weaknesses: int
    """How many basic weaknesses are still to be drawn at random."""
    check: Checked
    """Whether it is legal."""


class FoundCards(Reply):
    """The cards that fit a search."""

    total: int
    """How many were found."""
    start: int
    """How many of them were passed over."""
    cards: list[Card]
    """The cards from there on, best first."""
    sentence: str
    """What was not understood of the search."""


class Faces(Reply):
    """What is printed on some cards, by their ids."""

    faces: dict[str, Card]
    """Each card by its id; a card that does not exist is left out."""


class CardOfEdition(Reply):
    """A card as an edition has it."""

    edition: str
    """The edition."""
    card: Card
    """The card as it is in that edition."""
    differs: list[str]
    """The fields that are not as in the edition that was asked for."""


class NamedRuling(Reply):
    """A ruling in a sentence."""

    id: str
    """The id of the ruling."""
    sentence: str
    """What it says."""


class WholeCard(Reply):
    """A card with all there is to know about it."""

    card: Card
    """What is printed on it."""
    editions: list[CardOfEdition]
    """The card in every edition that has it."""
    decks: list[Titled]
    """The decks that use it."""
    rulings: list[NamedRuling]
    """The rulings that name it."""
