"""A game with those who play it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias, get_args

from orne.kernel.errors import UserError
from orne.kernel.game import Game

HUMAN = "human"

ByWord: TypeAlias = Literal["conceded", "time", "away", "drawn"]
"""How players end a game by their word: one gives up, has no time left or stays away, or all agree on a draw."""
HowEnded: TypeAlias = Literal["won", "lost", ByWord]
"""How a game ends: by the rules somebody wins or everybody loses, or by word of the players."""

_SAID: Final[Mapping[str, str]] = {
    "conceded": "gives up",
    "time": "has no time left",
    "away": "has been away too long",
}


@dataclass(frozen=True)
class Ending:
    """How the players ended a game by their word, before the rules did."""

    how: ByWord
    winners: tuple[int, ...] = ()
    """The seats that have won; empty where nobody has."""
    seat: int | None = None
    """The seat it ended for; None where all have agreed."""

    @property
    def sentence(self) -> str:
        """It in a sentence, in which players are called by their seats."""
        if self.how == "drawn":
            return "The players have agreed on a draw."
        who = "Somebody" if self.seat is None else f"Player {self.seat + 1}"
        return f"{who} {_SAID[self.how]}."

    def data(self) -> dict[str, Any]:
        """As plain data, but for the seat."""
        return {"how": self.how, "winners": list(self.winners)}


def ending_of(said: Any, seat: int | None) -> Ending | None:
    """How players ended a game, from plain data; None where that says nothing of the kind."""
    if not isinstance(said, Mapping):
        return None
    winners, how = said.get("winners"), said.get("how")
    if how is None and isinstance(sentence := said.get("sentence"), str):
        how = _how_of_old(sentence, seat)
    known: ByWord | None = next((each for each in get_args(ByWord) if each == how), None)
    if known is None or not isinstance(winners, list) or not all(type(each) is int for each in winners):
        return None
    return Ending(known, tuple(winners), seat)


def ending_in(record: Mapping[str, Any], seats: int) -> Ending | None:
    """How players had ended the game of a record by their word, if they had; seats that there are not won nothing."""
    said = record.get("ended")
    if said is None:
        return None
    seat = said["seat"]
    ending = ending_of(said, seat if seat is not None and seat < seats else None)
    if ending is None:
        raise UserError("This record is damaged: it does not say how its players ended the game.")
    return replace(ending, winners=tuple(each for each in ending.winners if each < seats))


def _how_of_old(sentence: str, seat: int | None) -> ByWord:
    """How players ended a game of which an older version kept nothing but the sentence, and for whom."""
    if seat is None:
        return "drawn"
    if sentence.endswith(" no time left."):
        return "time"
    return "away" if sentence.endswith(" been away too long.") else "conceded"


@dataclass
class Seated:
    """A game with who sits where."""

    game: Game[Any]
    players: tuple[str, ...]
    """For each seat ``human`` or the name of a bot."""
    decks: tuple[str, ...] = ()
    """What each seat plays with, in words for a list of games, where that is known."""
    ended: Ending | None = None
    """How the players ended it, if they did."""

    @property
    def result(self) -> str:
        """How it ended, by word of the players or by the rules; empty while it goes on."""
        return self.game.result if self.ended is None else self.ended.sentence

    @property
    def how(self) -> HowEnded | None:
        """In which way it ended; None while it goes on."""
        if self.ended is not None:
            return self.ended.how
        outcome = self.game.outcome
        return None if outcome is None else how_of(outcome.winners)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won it; empty where nobody has, and while it goes on."""
        ended = self.ended or self.game.outcome
        return () if ended is None else ended.winners


def how_of(winners: tuple[int, ...]) -> HowEnded:
    """How a game ended by the rules."""
    return "won" if winners else "lost"
