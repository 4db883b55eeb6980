"""The forms of tables, seats and games in lists."""

from __future__ import annotations

from typing import Literal

from orne.server.replies.shared import Kind, Reply, State
from orne.set_up.shared.seated import HowEnded


class MadeSeat(Reply):
    """A seat of a new table."""

    seat: int
    """Its number, the first being 0."""
    kind: Kind
    """Who plays it: somebody at this screen, a bot, or somebody who comes by a link."""
    name: str
    """What its player is called."""
    secret: str = ""
    """What holds the seat, told this once; of a seat that is played here."""
    invitation: str = ""
    """What follows # in a link to the seat, told this once."""


class MadeTable(Reply):
    """A new table with its secrets."""

    id: str
    """The id of the table."""
    number: int | None
    """Its game's number in the store, once that has begun."""
    state: State
    """Whether it waits for somebody, is being played, or has ended."""
    seats: list[MadeSeat]
    """Its seats."""


class ClaimedSeat(Reply):
    """A seat that was taken, with its secret."""

    id: str
    """The id of the table."""
    seat: int
    """The number of the seat, the first being 0."""
    secret: str
    """What holds the seat, told this once."""
    state: State
    """Whether the table waits for somebody, is being played, or has ended."""


class Branched(Reply):
    """Where a game left the one it went on from."""

    of: str
    """The other game's table."""
    n: int
    """After how many decisions."""
    words: str
    """What was answered there instead; empty where nothing was."""


class SeatRow(Reply):
    """A seat of a table, as everybody may know it."""

    seat: int
    """Its number, the first being 0."""
    kind: Kind
    """Who plays it: somebody at this screen, a bot, or somebody who comes by a link."""
    name: str
    """What its player is called."""
    bot: str
    """The bot that plays it; empty where a person does."""
    deck: str
    """The deck's title."""
    present: bool
    """Whether its player is here now."""
    taken: bool
    """Whether somebody holds it."""


class TableRow(Reply):
    """What a list says about a table."""

    id: str
    """The id of the table."""
    game: str
    """The game that is played there."""
    title: str
    """The title of the game."""
    edition: str
    """The edition it is played by."""
    scenario: str
    """The id of the scenario; empty in a game without scenarios."""
    difficulty: str
    """easy, standard, hard or expert; empty in a game without difficulties."""
    campaign: str
    """The name of the campaign it belongs to; empty where it belongs to none."""
    state: State
    """Whether it waits for somebody, is being played, or has ended."""
    turn: str
    """The turn or round that the game has reached; empty where it has not begun."""
    ended: str
    """How it ended, in a sentence; empty while it goes on."""
    how: HowEnded | Literal[""]
    """In which way it ended; empty while it goes on, and where an older version has not said so."""
    winners: list[int]
    """The seats that have won."""
    created: float
    """When the table was made, in seconds since 1970."""
    played: float
    """When somebody answered there last, in seconds since 1970."""
    open: bool
    """Whether anybody may come to it."""
    held: list[int]
    """The seats whose secrets came with the request."""
    moved: str
    """The table that took its place."""
    branched: Branched | None
    """Where its game left another; nothing where it did not, or where that may not be told."""
    seats: list[SeatRow]
    """Its seats."""


class Tables(Reply):
    """The tables of a lobby."""

    mine: list[TableRow]
    """Games under way in which one holds a seat."""
    open: list[TableRow]
    """Open tables with a free seat."""
    watch: list[TableRow]
    """Open tables at which one may only look on."""
    last: list[TableRow]
    """Games that are over, in which one held a seat."""


class GameRow(Reply):
    """What a list says about a game of the store."""

    number: int
    """Its number in the store."""
    game: str
    """The game that was played."""
    players: list[str]
    """``human``, or the name of a bot."""
    names: list[str]
    """What the players are called at its table, by seat; empty where they have no names."""
    decks: list[str]
    """The titles of their decks."""
    scenario: str
    """The id of the scenario; empty where it is not known or there is none."""
    turn: str
    """The turn or round that it has reached."""
    ended: str
    """How it ended, in a sentence; empty while it goes on."""
    how: HowEnded | Literal[""]
    """In which way it ended; empty while it goes on, and where an older version has not said so."""
    winners: list[int]
    """The seats that have won."""
    created: float
    """When it was begun, in seconds since 1970."""
    played: float
    """When somebody answered last, in seconds since 1970."""
    table: str | None
    """The id of its table; nothing where it has none."""
    busy: bool
    """Whether it is being played now."""


class Games(Reply):
    """The games of the store."""

    games: list[GameRow]
    """One row for each game."""
