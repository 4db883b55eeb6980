"""The form of what a new table may be told."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from orne.server.replies.shared import Kind, Reply, Source, Titled


class DeckRow(Reply):
    """What a list says about a deck."""

    id: str
    """The id of the deck."""
    source: Source
    """Whether it comes with Orne or was saved here."""
    game: str = ""
    """The game it is a deck of."""
    title: str
    """What it is called."""
    size: int
    """How many cards it has, random weaknesses among them; a story deck is not counted."""
    factions: list[str]
    """Factions or classes, the one with most cards first."""
    investigator: str | None
    """The card id of its investigator; nothing in a game without investigators."""
    playable: bool
    """Whether every card of it can be played here."""
    missing: list[str]
    """The titles of cards that cannot be played yet."""
    too_small: bool = False
    """Whether it has so few cards that no game is begun with it, legal or not."""
    legal: dict[str, str]
    """The strictest format in which it is legal, by edition; empty where it is in none."""
    sentence: str = ""
    """Why a saved deck cannot be read, where it cannot."""


class SetRow(Titled):
    """A set of cards."""

    name: str = ""
    """The name of the set."""
    era: str = ""
    """Whether it belongs to the collectible or to the living card game; empty in a game that has no eras."""
    total: int = 0
    """How many cards it has."""


class ScenarioRow(Titled):
    """A scenario that may be played."""

    campaign: str
    """The id of the campaign it is part of."""


class InvestigatorRow(Titled):
    """An investigator who may be played."""

    class_: Annotated[str, Field(alias="class")]
    """The investigator's class."""
    deck: str
    """The starter deck; empty where there is none."""
    options: list[tuple[str, int]]
    """The classes that may be in the deck, each with the highest level."""
    signatures: list[str]
    """The cards that only this investigator's deck may hold."""


class GameSetup(Titled):
    """A game, and what a new table of it may be told."""

    full_title: str
    """The whole title of the game."""
    editions: list[Titled]
    """The editions of the rules, the usual one first."""
    formats: list[str]
    """The formats for decks, the strictest first."""
    bots: list[Titled]
    """The programs that may play."""
    decks: list[DeckRow]
    """The decks that come with Orne."""
    competitive: bool
    """Whether players play against each other."""
    seats: tuple[int, int]
    """The fewest and the most players."""
    undo: list[str]
    """The ids of the ways in which answers may be taken back."""
    factions: list[Titled]
    """The factions, or classes, that cards have."""
    types: list[Titled]
    """The types that cards have."""
    sets: list[SetRow]
    """The sets that cards come from."""
    usual: dict[str, str]
    """What is proposed first."""
    scenarios: list[ScenarioRow] = Field(default_factory=list)
    """The scenarios that may be played; none in a game without scenarios."""
    campaigns: list[Titled] = Field(default_factory=list)
    """The campaigns that may be played."""
    difficulties: list[str] = Field(default_factory=list)
    """The difficulties, the easiest first."""
    investigators: list[InvestigatorRow] = Field(default_factory=list)
    """The investigators who may be played."""


class Setup(Reply):
    """Everything a new table may be told."""

    version: str
    """The version of Orne."""
    protocol: int
    """The version of the messages that a socket carries."""
    local: bool
    """Whether this serves the person at this machine alone."""
    kinds: list[Kind]
    """Who may play a seat: somebody at this screen, a bot, or somebody who comes by a link."""
    undo: list[Titled]
    """The ways in which answers may be taken back."""
    lessons: list[str]
    """The games with a first game."""
    games: list[GameSetup]
    """One entry for each game."""
