"""Call of Cthulhu, as the server knows it."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from typing import Any, Literal

from orne.coc.cards import implemented, text
from orne.coc.errata import EDITIONS
from orne.coc.facts import CardFacts, load, sets
from orne.coc.search import FACTIONS, TYPES, in_edition
from orne.decks.coc import Deck, available, check, missing, shipped
from orne.decks.coc.files import parse, render
from orne.decks.shared.violation import Violation
from orne.kernel.errors import UserError
from orne.kernel.search import folded
from orne.kernel.undo import POLICIES, SAME
from orne.server.games.shared import DeckData, by_number, card_form
from orne.server.tables import TableSettings
from orne.set_up.coc.begin import DECK, FEWEST, OPPONENT_DECK, deal
from orne.set_up.shared.seated import Seated
from orne.set_up.shared.seeds import wished_seed

NEAR = 3
LEFT_OUT = ("octgn_id", "keywords_only")
CocCard = card_form(
    "CocCard",
    CardFacts,
    LEFT_OUT,
    game=(Literal["coc"], ...),
    cost=(int | None, ...),
    set_title=(str, ...),
    text=(str | None, ...),
    playable=(bool, ...),
)


class CocServed:
    """Call of Cthulhu."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions, the newest first."""
        return EDITIONS

    def setup(self) -> dict[str, Any]:
        """What a new game may be told."""
        return {
            "competitive": True,
            "seats": [2, 2],
            "undo": list(POLICIES),
            "factions": [{"id": name, "title": title} for name, title in FACTIONS.items()],
            "types": [{"id": name, "title": title} for name, title in TYPES.items()],
            "sets": [asdict(each) | {"title": each.name} for each in sets().values()],
            "usual": {"deck": DECK, "opponent_deck": OPPONENT_DECK, "bot": "greedy"},
        }

    def shipped(self) -> Sequence[str]:
        """The decks that come with Orne."""
        return available()

    def deck(self, name: str) -> Deck:
        """A deck that comes with Orne."""
        return shipped(name)

    def parse(self, text: str, name: str, edition: str) -> Deck:
        """A deck from the text of a file."""
        return parse(text.encode(), name, "This deck", edition)

    def render(self, deck: Deck, suffix: str, edition: str) -> str:
        """The text of a deck file."""
        return render(deck, suffix, edition)

    def data(self, deck: Deck) -> DeckData:
        """A deck as the page builds it."""
        return DeckData(deck.name, deck.cards, deck.story or (), notes=deck.notes)

    def from_data(self, data: DeckData) -> Deck:
        """A deck from what the page built."""
        return Deck(data.title, data.cards, data.story or None, data.notes)

    def factions(self, deck: Deck) -> list[str]:
        """The factions of a deck, the one with most cards first."""
        facts = load()
        found: Counter[str] = Counter()
        for card, copies in deck.cards.items():
            if card in facts and facts[card].faction not in (None, "neutral"):
                found[str(facts[card].faction)] += copies
        return by_number(found)

    def missing(self, deck: Deck) -> list[str]:
        """The cards of a deck that cannot be played yet."""
        return missing(deck, implemented())

    def too_small(self, deck: Deck) -> bool:
        """Whether a deck has so few cards that no game is begun with it, legal or not."""
        return deck.size < FEWEST

    def check(self, deck: Deck, edition: str, format: str, experience: int | None) -> list[Violation]:
        """What makes a deck illegal."""
        return check(deck, edition, format)

    def spent(self, deck: Deck) -> int | None:
        """Nobody has experience here."""
        return None

    def allowed(self, investigator: str) -> frozenset[str]:
        """Nobody is an investigator of a deck here."""
        raise UserError("A deck of Call of Cthulhu has no investigator; leave that out.")

    def nearest(self, words: str, edition: str) -> list[str]:
        """The cards that some words nearly name, those of the edition's own era first."""
        titles = _titles(edition)
        near = difflib.get_close_matches(folded(words[:60]), titles, NEAR, 0.6)
        found = [card for title in near for card in titles[title]]
        facts = load(edition)
        return sorted(found, key=lambda card: not in_edition(facts[card], edition))[:NEAR]

    def claims(self, text: str) -> bool:
        """Whether a file is OCTGN's."""
        return text.lstrip("\ufeff \r\n\t").startswith("<")

    def data_at(self, text: str) -> str | None:
        """No site gives out decks of this game."""
        return None

    def without_unknown(self, text: str) -> tuple[str, list[str]]:
        """The text as it is: its cards are named by titles."""
        return text, []

    def refuse_settings(self, settings: TableSettings) -> None:
        """Refuse what there is in the other game alone."""
        if settings.scenario or settings.difficulty or settings.real_bag:
            raise UserError("Scenario, difficulty and a real bag are for Arkham Horror; leave them out.")

    def begin(self, decks: Sequence[Deck], players: tuple[str, ...], settings: TableSettings) -> Seated:
        """A new game with two decks."""
        self.refuse_settings(settings)
        if len(decks) != 2:
            raise UserError(f"Call of Cthulhu is for two players, not {len(decks)}.")
        if settings.edition not in EDITIONS:
            raise UserError(f"There is no edition of that name; there are {', '.join(EDITIONS)}.")
        seed = wished_seed(settings.seed)
        undo = settings.undo or SAME
        asked = settings.ask_always
        game = deal((decks[0], decks[1]), seed, settings.edition, first=settings.first, ask_always=asked, undo=undo)
        return Seated(game, players, (decks[0].name, decks[1].name))

    def title(self, card: str, edition: str) -> str:
        """The title of a card; its id where there is no such card."""
        facts = load(edition).get(card)
        return card if facts is None else facts.title

    def face(self, card: str, edition: str) -> dict[str, Any] | None:
        """What is printed on a card."""
        facts = load(edition).get(card)
        if facts is None:
            return None
        data = {"game": "coc", **asdict(facts), "set_title": sets()[facts.set].name}
        if facts.type == "story":
            data["cost"] = None
        for name in LEFT_OUT:
            del data[name]
        return data | {"text": text(card, edition), "playable": card in implemented()}

    def cards(self, edition: str) -> Sequence[str]:
        """Every card of an edition's era."""
        return [card.id for card in load(edition).values() if in_edition(card, edition)]


@cache
def _titles(edition: str) -> dict[str, list[str]]:
    """The cards of both eras by their folded titles."""
    found: dict[str, list[str]] = {}
    for card in load(edition).values():
        found.setdefault(folded(card.title), []).append(card.id)
    return found
