"""How a person names a card in a deck file, and which card is meant."""

from __future__ import annotations

import difflib
import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from orne.coc.facts import CardFacts, load, sets
from orne.coc.search import in_edition
from orne.decks.shared.problems import shown
from orne.decks.shared.references import LONGEST, UnknownCardError
from orne.kernel.search import folded

IN_BRACKETS = re.compile(r"(?P<title>.+?)\s*\((?P<set>[^()]+?)(?:\s+[A-Za-z]?(?P<number>\d+))?\)")
MOST_NAMED = 4
"""How many candidates an error names before it says 'and others'."""


class Cards:
    """The cards of both eras as one edition has them, to be found by id or by what a person writes."""

    def __init__(self, edition: str) -> None:
        """Index the cards; a title without a set means a card of the edition's own era where there is one."""
        self.facts = load(edition)
        self._edition = edition
        self._by_title: dict[str, list[CardFacts]] = defaultdict(list)
        self._sets = {folded(name): one.id for one in sets().values() for name in (one.id, one.name)}
        for card in self.facts.values():
            self._by_title[folded(card.title)].append(card)
            if card.descriptor:
                self._by_title[folded(card.title + card.descriptor)].append(card)

    def resolve(self, reference: str) -> str:
        """The id of the card meant by an id, ``Title``, ``Title (Set)`` or ``Title (Set F12)``."""
        reference = reference.strip()[:LONGEST]
        if reference in self.facts:
            return reference
        found = self._of_own_era(self._by_title.get(folded(reference), []))
        if not found and (match := IN_BRACKETS.fullmatch(reference)):
            found = self._in_set(match["title"], match["set"], match["number"])
        if not found:
            raise self._unknown(reference)
        if len(found) > 1:
            raise UnknownCardError(
                f"“{shown(reference)}” may be any of {len(found)} cards; write {self._any_of(found)}"
            )
        return found[0].id

    def knows(self, title: str) -> bool:
        """Whether a card has this title."""
        return folded(title) in self._by_title

    def reference(self, card_id: str) -> str:
        """The readable way to name a card that `resolve` understands: title, set and number, or else the id."""
        card = self.facts[card_id]
        written = label(card)
        match = IN_BRACKETS.fullmatch(written)
        if match and [card] == self._by_title_and_set(match["title"], match["set"], match["number"]):
            return written
        return card_id

    def _of_own_era(self, found: list[CardFacts]) -> list[CardFacts]:
        return [card for card in found if in_edition(card, self._edition)] or found

    def _by_title_and_set(self, title: str, set_name: str, number: str | None) -> list[CardFacts]:
        return [
            card
            for card in self._by_title.get(folded(title), [])
            if card.set == self._sets.get(folded(set_name)) and (number is None or card.number == int(number))
        ]

    def _in_set(self, title: str, set_name: str, number: str | None) -> list[CardFacts]:
        versions = self._by_title.get(folded(title), [])
        if not versions:
            raise self._unknown(title)
        if folded(set_name) not in self._sets:
            near = difflib.get_close_matches(folded(set_name), self._sets, 1, 0.5)
            hint = f"; did you mean “{sets()[self._sets[near[0]]].name}”?" if near else ""
            raise UnknownCardError(f"no set is called “{shown(set_name)}”{hint}")
        found = self._by_title_and_set(title, set_name, number)
        if not found:
            place = set_name if number is None else f"{set_name} {number}"
            raise UnknownCardError(
                f"“{shown(title)}” is not in {shown(place)}; write {self._any_of(self._of_own_era(versions))}"
            )
        return found

    def _any_of(self, choices: Sequence[CardFacts]) -> str:
        """Name the cards to choose from, as the end of a sentence."""
        names = [f"“{self.reference(card.id)}”" for card in choices]
        if len(names) > MOST_NAMED:
            names[MOST_NAMED:] = [f"one of {len(names) - MOST_NAMED} others"]
        return " or ".join(filter(None, [", ".join(names[:-1]), names[-1]]))

    def _unknown(self, reference: str) -> UnknownCardError:
        hint = self._suggest(reference)
        return UnknownCardError(f"no card is called “{shown(reference)}”{hint}", near=bool(hint))

    def _suggest(self, reference: str) -> str:
        """Name the nearest card, as the end of a sentence, if there is one near enough."""
        if "/" in reference and (near := difflib.get_close_matches(reference, self.facts, 1, 0.6)):
            return f"; did you mean “{near[0]}”?"
        near = difflib.get_close_matches(folded(reference), self._by_title, 1, 0.6)
        return f"; did you mean “{self._by_title[near[0]][0].title}”?" if near else ""


def label(card: CardFacts) -> str:
    """Name a card as people do: title, set and number."""
    name = sets()[card.set].name
    return f"{card.title} ({name})" if card.number is None else f"{card.title} ({name} F{card.number})"


@cache
def cards(edition: str) -> Cards:
    """The cards as an edition has them, indexed."""
    return Cards(edition)
