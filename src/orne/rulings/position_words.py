"""A position of a demonstration in words: what lies where, whose it is, and how it is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from orne.rulings.showing.probe import Json
from orne.rulings.showing.show import Show
from orne.rulings.value_words import Line, capital, counted, on_domains, sides, value_words

PLACES: Final[Mapping[str, str]] = {
    "hand": "in hand",
    "play": "in play",
    "deck": "in the deck",
    "discard": "discarded",
    "removed": "removed from the game",
    "won": "won",
    "threat": "in the threat area",
}
"""Where cards of a player lie."""
COUNTS: Final = ("damage", "horror", "doom", "resources")
"""What is counted and has no plural of its own."""
TITLES: Final[Mapping[str, str]] = {
    "agenda_doom": "Doom on the agenda",
    "bag": "Chaos bag",
    "lead": "Lead investigator",
    "active": "Whose turn it is",
    "victory": "Victory display",
    "ask_always": "Asked in every window",
}
SEATS: Final = ("lead", "active")


def position_lines(show: Show[Any], position: Mapping[str, Json]) -> Iterator[Line]:
    """A position in words, each part on a line."""
    words = _Words(show, position)
    for name, value in position.items():
        title = TITLES.get(name, capital(name.replace("_", " ")))
        if name in ("you", "opponent"):
            yield 1, words.player(capital(show.who(0 if name == "you" else 1)), value)
        elif name == "investigators":
            for seat, each in enumerate(value):
                yield 1, words.player(words.who(seat), each)
        elif name in SEATS:
            yield 1, f"{title}: {'nobody' if value is None else words.who(value)}"
        elif isinstance(value, list) and any(isinstance(each, Mapping) for each in value):
            yield 1, f"{title}: {words.cards(value)}"
        else:
            yield 1, f"{title}: {value_words(show, value)}"


class _Words:
    """The words for what one position holds."""

    def __init__(self, show: Show[Any], position: Mapping[str, Json]) -> None:
        self.show = show
        self.position = position
        self._parts: dict[str, Callable[[Json], str]] = {
            "at": self._at,
            "engaged": lambda seat: f"engaged with {self.who(seat)}",
            "owner": lambda seat: f"owned by {self.who(seat)}",
            "story": lambda place: f"committed to {self._title('stories', place)}",
            "on": lambda card: f"on {show.title(card)}",
            "attached": lambda cards: f"with {self.cards(cards)} attached",
            "unclaimed": lambda cards: f"with {self.cards(cards)}, of whom nobody has taken control",
            "success": lambda pair: f"success tokens: {sides(show, pair)}",
            "revealed": lambda so: "revealed" if so else "not revealed",
            "domains": lambda domains: on_domains(show, domains),
            "drained": lambda places: f"drained: domain {', '.join(map(str, places))}",
            "additional": lambda cards: f"additional actions from {self.cards(cards)}",
            "actions": lambda number: f"{_plural(number, 'action')} left",
            "pile": lambda seat: f"attached to the discard pile that is {self._whose(seat)}",
        }

    def who(self, seat: int) -> str:
        """A player, or the investigator as the position names them: it may be one that cannot be laid."""
        if "investigators" not in self.position:
            return self.show.who(seat)
        if self.show.is_laid:
            return self.show.who(seat)
        card = self.position["investigators"][seat].get("card")
        return f"investigator {seat + 1}" if card is None else self.show.title(card)

    def _whose(self, seat: int) -> str:
        return "yours" if (who := self.who(seat)) == "you" else f"{who}’s"

    def player(self, who: str, parts: Mapping[str, Json]) -> str:
        """A player with what they have, place by place."""
        told = "; ".join(self._part(name, value) for name, value in parts.items() if name != "card")
        return f"{who}: {told}" if told else who

    def cards(self, cards: Sequence[Json]) -> str:
        """Cards with how each is there, the same ones counted."""
        return ", ".join(counted([self._card(each) for each in cards])) or "nothing"

    def _card(self, card: Json) -> str:
        if not isinstance(card, Mapping):
            return value_words(self.show, card)
        parts = ", ".join(self._part(name, value) for name, value in card.items() if name != "card")
        return f"{self.show.title(card['card'])}{f' ({parts})' if parts else ''}"

    def _part(self, name: str, value: Json) -> str:
        """One thing that is said of a player or a card."""
        if name in self._parts:
            return self._parts[name](value)
        if name in PLACES:
            return f"{self.cards(value)} {PLACES[name]}"
        plain = name.replace("_", " ")
        if value is True:
            return plain
        if isinstance(value, int):
            return f"{value} {plain}" if name in COUNTS else _plural(value, plain.removesuffix("s"))
        return f"{plain} {value_words(self.show, value)}"

    def _at(self, place: Json) -> str:
        return f"at {self._title('locations', place)}"

    def _title(self, among: str, place: Json) -> str:
        """A card of a row by its number from 0 or its name."""
        row = self.position.get(among, ())
        if isinstance(place, int):
            if not 0 <= place < len(row):
                return f"{among.removesuffix('s').replace('storie', 'story')} {place + 1}"
            place = row[place]
        return self.show.title(place["card"] if isinstance(place, Mapping) else place)


def _plural(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
