"""What a game must tell the server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, get_type_hints

from pydantic import BaseModel, ConfigDict, create_model

from orne.decks.shared.violation import Violation
from orne.server.tables import TableSettings
from orne.set_up.shared.seated import Seated


@dataclass(frozen=True)
class DeckData:
    """A deck of either game as the page builds it."""

    title: str
    cards: Mapping[str, int]
    story: tuple[str, ...] = ()
    investigator: str | None = None
    experience: int | None = None
    notes: str = ""
    side: Mapping[str, int] = field(default_factory=dict)
    random_weaknesses: int = 0


def card_form(name: str, facts: type, left_out: Sequence[str], **more: Any) -> type[BaseModel]:
    """The form of what is printed on a card: what a game knows of it, but for what is left out, and what is added."""
    known = {field: (kind, ...) for field, kind in get_type_hints(facts).items() if field not in left_out}
    fields: dict[str, Any] = {**known, **more}
    return create_model(name, __config__=ConfigDict(extra="forbid"), __doc__=facts.__doc__, **fields)


class Served(Protocol):
    """One game, as the server knows it."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions or readings of the rules, the usual one first."""

    def setup(self) -> dict[str, Any]:
        """What a new game may be told, besides what every game has."""

    def shipped(self) -> Sequence[str]:
        """The decks that come with Orne."""

    def deck(self, name: str) -> Any:
        """A deck that comes with Orne; a UserError where there is none of that name. No file is ever read."""

    def parse(self, text: str, name: str, edition: str) -> Any:
        """A deck from the text of a file of any kind."""

    def render(self, deck: Any, suffix: str, edition: str) -> str:
        """The text of a deck file of the kind that a suffix names."""

    def data(self, deck: Any) -> DeckData:
        """A deck as the page builds it."""

    def from_data(self, data: DeckData) -> Any:
        """A deck from what the page built."""

    def factions(self, deck: Any) -> list[str]:
        """The factions or classes of a deck, the one with most cards first."""

    def missing(self, deck: Any) -> list[str]:
        """The cards of a deck that cannot be played yet."""

    def too_small(self, deck: Any) -> bool:
        """Whether a deck has so few cards that no game is begun with it, legal or not."""

    def check(self, deck: Any, edition: str, format: str, experience: int | None) -> list[Violation]:
        """What makes a deck illegal."""

    def spent(self, deck: Any) -> int | None:
        """The experience that the cards of a deck are worth; None in a game without any."""

    def allowed(self, investigator: str) -> frozenset[str]:
        """The cards that may be in an investigator's deck."""

    def nearest(self, words: str, edition: str) -> list[str]:
        """The cards that some words nearly name."""

    def claims(self, text: str) -> bool:
        """Whether the text of a deck file can only be one of this game's."""

    def data_at(self, text: str) -> str | None:
        """Where the data of a deck is, by its address on another site; None where this is not such an address."""

    def without_unknown(self, text: str) -> tuple[str, list[str]]:
        """The text of a deck file without cards that it names by codes of other products, and those codes."""

    def refuse_settings(self, settings: TableSettings) -> None:
        """Refuse what no game can be begun with, whoever brings which deck."""

    def begin(self, decks: Sequence[Any], players: tuple[str, ...], settings: TableSettings) -> Seated:
        """A new game with some decks, as it was settled for a table."""

    def title(self, card: str, edition: str) -> str:
        """The title of a card; its id where there is no such card."""

    def face(self, card: str, edition: str) -> dict[str, Any] | None:
        """What is printed on a card as data, with its text in our words; None where there is no such card."""

    def cards(self, edition: str) -> Sequence[str]:
        """Every card that an edition has."""


def by_number(counts: Mapping[str, int]) -> list[str]:
    """Names by how often they were counted, the most first."""
    return sorted(counts, key=lambda name: -counts[name])
