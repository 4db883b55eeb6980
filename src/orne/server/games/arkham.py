"""Arkham Horror, as the server knows it."""

from __future__ import annotations

import difflib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from typing import Any, Literal

from orne.arkham import guides
from orne.arkham.card_text import text
from orne.arkham.editions import EDITIONS
from orne.arkham.facts import CORE, CardFacts, by_code, encounter_sets, load
from orne.arkham.registry import implemented
from orne.arkham.rules.chaos import DIFFICULTIES
from orne.arkham.scenario import scenario
from orne.arkham.standalone import past
from orne.decks.arkham import InvestigatorDeck, addresses, available, check, shipped, total_experience
from orne.decks.arkham.files import parse, render
from orne.decks.arkham.legality import may_have
from orne.decks.arkham.references import RANDOM_WEAKNESS_CODE
from orne.decks.shared.violation import Violation
from orne.kernel import undo
from orne.kernel.errors import UserError
from orne.kernel.files import parse_json
from orne.kernel.search import folded
from orne.server.games.shared import DeckData, by_number, card_form
from orne.server.tables import TableSettings
from orne.set_up.arkham.begin import DIFFICULTY, INVESTIGATOR, deal, first_scenario, fit_together
from orne.set_up.arkham.wishes import ArkhamWishes
from orne.set_up.shared.seated import Seated

NEAR = 3
MOST = 4
"""Investigators who play together, at most."""
STARTER = "starter-"
TYPES = {
    "investigator": "Investigators",
    "asset": "Assets",
    "event": "Events",
    "skill": "Skills",
    "treachery": "Treacheries",
    "enemy": "Enemies",
    "location": "Locations",
    "act": "Acts",
    "agenda": "Agendas",
    "scenario": "Scenarios",
}
ArkhamCard = card_form(
    "ArkhamCard",
    CardFacts,
    ("class_",),
    **{
        "game": (Literal["arkham"], ...),
        "class": (str, ...),
        "faction": (str, ...),
        "set": (str, ...),
        "set_title": (str, ...),
        "text": (str | None, ...),
        "playable": (bool, ...),
    },
)


class ArkhamServed:
    """Arkham Horror."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The readings of the rules, the usual one first."""
        return tuple(EDITIONS)

    def setup(self) -> dict[str, Any]:
        """What a new game may be told."""
        classes = list(dict.fromkeys(card.class_ for card in load().values()))
        return {
            "competitive": False,
            "seats": [1, MOST],
            "undo": list(undo.POLICIES),
            "factions": [{"id": name, "title": name.capitalize()} for name in classes],
            "types": [{"id": name, "title": title} for name, title in TYPES.items()],
            "sets": [
                {"id": CORE, "title": "Core Set"},
                *({"id": name, "title": _title(name)} for name in encounter_sets()),
            ],
            "scenarios": [
                {"id": each, "title": scenario(each).title, "campaign": name}
                for name in guides.names()
                for each in guides.guide(name).scenarios
            ],
            "campaigns": [{"id": name, "title": guides.guide(name).title} for name in guides.names()],
            "difficulties": list(DIFFICULTIES),
            "investigators": [
                {
                    "id": card.id,
                    "title": card.title,
                    "class": card.class_,
                    "deck": _starter_of(card.id),
                    "options": [list(each) for each in card.deck_options],
                    "signatures": [each.id for each in load().values() if each.signature_of == card.id],
                }
                for card in load().values()
                if card.type == "investigator"
            ],
            "usual": {
                "scenario": first_scenario(),
                "difficulty": DIFFICULTY,
                "deck": f"{STARTER}{INVESTIGATOR}",
                "bot": "greedy",
            },
        }

    def shipped(self) -> Sequence[str]:
        """The decks that come with Orne."""
        return available()

    def deck(self, name: str) -> InvestigatorDeck:
        """A deck that comes with Orne."""
        return shipped(name)

    def parse(self, text: str, name: str, edition: str) -> InvestigatorDeck:
        """A deck from the text of a file."""
        return parse(text.encode(), name, "This deck")

    def render(self, deck: InvestigatorDeck, suffix: str, edition: str) -> str:
        """The text of a deck file."""
        return render(deck, suffix)

    def data(self, deck: InvestigatorDeck) -> DeckData:
        """A deck as the page builds it."""
        return DeckData(
            deck.name or load()[deck.investigator].title,
            deck.cards,
            investigator=deck.investigator,
            experience=deck.experience,
            notes=deck.notes,
            side=deck.side,
            random_weaknesses=deck.random_weaknesses,
        )

    def from_data(self, data: DeckData) -> InvestigatorDeck:
        """A deck from what the page built."""
        investigator = None if data.investigator is None else load().get(data.investigator)
        if investigator is None or investigator.type != "investigator":
            raise UserError("A deck of Arkham Horror begins with its investigator; choose one.")
        return InvestigatorDeck(
            investigator.id,
            data.cards,
            name=data.title,
            notes=data.notes,
            random_weaknesses=data.random_weaknesses,
            experience=data.experience,
            side=data.side,
        )

    def factions(self, deck: InvestigatorDeck) -> list[str]:
        """The classes of a deck: the investigator's, then the others by their cards."""
        facts = load()
        found: Counter[str] = Counter({facts[deck.investigator].class_: 1_000})
        for card, copies in deck.cards.items():
            if card in facts and facts[card].class_ not in ("neutral", "mythos"):
                found[facts[card].class_] += copies
        return by_number(found)

    def missing(self, deck: InvestigatorDeck) -> list[str]:
        """The cards of a deck that cannot be played yet."""
        works = implemented()
        return [card for card in (deck.investigator, *deck.cards) if card not in works]

    def too_small(self, deck: InvestigatorDeck) -> bool:
        """Whether a deck has so few cards that no game is begun with it: none has."""
        return False

    def check(self, deck: InvestigatorDeck, edition: str, format: str, experience: int | None) -> list[Violation]:
        """What makes a deck illegal."""
        return check(deck, format, experience=experience)

    def spent(self, deck: InvestigatorDeck) -> int | None:
        """The experience that the cards of a deck are worth."""
        return total_experience(deck)

    def allowed(self, investigator: str) -> frozenset[str]:
        """The cards that may be in an investigator's deck."""
        hero = load().get(investigator)
        if hero is None or hero.type != "investigator":
            raise UserError("There is no investigator of that name.")
        return frozenset(card.id for card in load().values() if may_have(card, hero))

    def nearest(self, words: str, edition: str) -> list[str]:
        """The cards that some words nearly name."""
        near = difflib.get_close_matches(folded(words[:60]), _titles(), NEAR, 0.6)
        return [card for title in near for card in _titles()[title]][:NEAR]

    def claims(self, text: str) -> bool:
        """Whether a file is ArkhamDB's."""
        return text.lstrip("\ufeff \r\n\t").startswith("{")

    def data_at(self, text: str) -> str | None:
        """Where ArkhamDB has the data of a deck whose address this is."""
        return addresses.data_at(text)

    def without_unknown(self, text: str) -> tuple[str, list[str]]:
        """A deck of ArkhamDB's without the cards of products that Orne does not have."""
        try:
            data = parse_json(text)
        except ValueError:
            return text, []
        unknown: list[str] = []
        if not isinstance(data, dict):
            return text, unknown
        for part in ("slots", "sideSlots", "ignoreDeckLimitSlots"):
            slots = data.get(part)
            if isinstance(slots, dict):
                strange = [code for code in slots if by_code(code) is None and code != RANDOM_WEAKNESS_CODE]
                unknown += strange
                data[part] = {code: copies for code, copies in slots.items() if code not in strange}
        return json.dumps(data, ensure_ascii=False) if unknown else text, unknown

    def refuse_settings(self, settings: TableSettings) -> None:
        """Refuse a scenario or difficulty that there is not, and what there is in the other game alone."""
        if settings.first is not None:
            raise UserError("The investigators say each round who takes a turn; leave out who begins.")
        past(settings.scenario or first_scenario()).bag(settings.difficulty or DIFFICULTY)

    def begin(self, decks: Sequence[InvestigatorDeck], players: tuple[str, ...], settings: TableSettings) -> Seated:
        """A new scenario with some decks."""
        if not 1 <= len(decks) <= MOST:
            raise UserError(f"A scenario is for one to four investigators, not {len(decks)}.")
        if settings.edition not in EDITIONS:
            raise UserError(f"There is no reading of the rules of that name; there are {', '.join(EDITIONS)}.")
        self.refuse_settings(settings)
        names = [deck.name or load()[deck.investigator].title for deck in decks]
        wishes = ArkhamWishes(
            scenario=settings.scenario,
            difficulty=settings.difficulty,
            undo=settings.undo,
            real_bag=settings.real_bag,
            rules=settings.edition,
            seed=settings.seed,
            ask_always=settings.ask_always,
        )
        return deal(fit_together(decks, names), players, wishes)

    def title(self, card: str, edition: str) -> str:
        """The title of a card; its id where there is no such card."""
        facts = load().get(card)
        return card if facts is None else facts.title

    def face(self, card: str, edition: str) -> dict[str, Any] | None:
        """What is printed on a card."""
        facts = load().get(card)
        if facts is None:
            return None
        data = {"game": "arkham", **asdict(facts), "set": card.partition("/")[0], "set_title": "Core Set"}
        data["class"] = data["faction"] = data.pop("class_")
        return data | {"text": text(card), "playable": card in implemented()}

    def cards(self, edition: str) -> Sequence[str]:
        """Every card."""
        return list(load())


def _title(name: str) -> str:
    """An encounter set's id as a title."""
    return name.replace("-", " ").capitalize()


@cache
def _starter_of(investigator: str) -> str:
    """The starter deck of an investigator; empty where there is none."""
    decks = (name for name in available() if name.startswith(STARTER))
    return next((name for name in decks if shipped(name).investigator == investigator), "")


@cache
def _titles() -> dict[str, list[str]]:
    """The cards by their folded titles."""
    found: dict[str, list[str]] = {}
    for card in load().values():
        found.setdefault(folded(card.title), []).append(card.id)
    return found
