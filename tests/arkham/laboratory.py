"""The laboratory of Arkham Horror for tests: what Orne ships of it, and cards of a test's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham.abilities import Ability, Text, free
from orne.arkham.catalogue import catalogue_of
from orne.arkham.language import Discard, Do
from orne.arkham.position import Foe, Inv, Place
from orne.arkham.position import build as build_position
from orne.arkham.registry import behaviour, facts_of, own_card, replace_own_card, symbols_of
from orne.arkham.state import State
from orne.decks.arkham import shipped
from orne.kernel.game import Game
from orne.rulings.laboratory.arkham import (
    ACT,
    AGENDA,
    AGNES,
    BASIC,
    CRYPT,
    DAISY,
    DREAMER,
    DUST,
    ENEMY_PHASE,
    FIEND,
    GIANT,
    HALL,
    HUNTER,
    KENNEL,
    LOFT,
    MASKS,
    MINION,
    MYTHOS,
    NEXT_TURN,
    PAPER,
    PILOT,
    QUIET,
    RING,
    ROLAND,
    SAILOR,
    SCENARIO,
    SCENARIOS,
    SCHOLAR,
    SECOND_ACT,
    SECOND_AGENDA,
    SHIPPED,
    SHY,
    SKIDS,
    THIRD_HAND,
    TOWER,
    USUAL,
    WENDY,
    Laboratory,
    enemies_here,
    facts_for,
    harm,
    is_another,
    lab_scenario,
    nothing,
    pause,
    scholar,
    symbols_for,
    told,
    yours,
)
from orne.rulings.showing.demonstration import demonstrations
from tests.trial_cards import keep

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

__all__ = [
    "ACT",
    "AGENDA",
    "AGNES",
    "BASIC",
    "CRYPT",
    "DAISY",
    "DREAMER",
    "DUST",
    "ENEMY_PHASE",
    "FIEND",
    "GIANT",
    "HALL",
    "HUNTER",
    "KENNEL",
    "LOFT",
    "MASKS",
    "MINION",
    "MYTHOS",
    "NEXT_TURN",
    "PAPER",
    "PILOT",
    "QUIET",
    "RING",
    "ROLAND",
    "SAILOR",
    "SCENARIO",
    "SCENARIOS",
    "SCHOLAR",
    "SECOND_ACT",
    "SECOND_AGENDA",
    "SHIPPED",
    "SHY",
    "SKIDS",
    "THIRD_HAND",
    "TOWER",
    "USUAL",
    "WENDY",
    "Laboratory",
    "ability_of",
    "drawing",
    "enemies_here",
    "facts_for",
    "harm",
    "in_both_editions",
    "is_another",
    "lab",
    "lab_card",
    "lab_scenario",
    "nothing",
    "once",
    "pause",
    "scholar",
    "starters",
    "symbols_for",
    "told",
    "yours",
]

in_both_editions = pytest.mark.parametrize("edition", ["2016", "2016-letter"])

# Loaded first, so that a card of a test that has the name of a shipped one is refused, in whatever order tests are run.
demonstrations("arkham")


def lab_card(slug: str, *texts: Text, connects: Sequence[str] = (), symbol: str = "", **facts: Any) -> str:
    """Make a card ``lab/<slug>`` (once, or again where another test made it differently) and return its id.

    By default a neutral asset of cost 0; a location's symbol is its slug, and ``connects`` names the symbols of others.
    """
    card = facts_for(slug, **facts)
    symbols = symbols_for(card, slug, connects, symbol)
    changed = is_another(card, texts)
    before, symbols_before = behaviour(card.id), symbols_of(card.id)

    def give_back() -> None:
        replace_own_card(SHIPPED[card.id], *before, symbols=symbols_before)
        catalogue_of.cache_clear()

    replaced = facts_of(card.id) is not None and (changed or before != texts)
    keep(f"arkham {card.id}", changed=changed, replaced=replaced, shipped=card.id in SHIPPED, give_back=give_back)
    if facts_of(card.id) is None:
        own_card(card, *texts, symbols=symbols)
    elif replaced:
        replace_own_card(card, *texts, symbols=symbols)
        catalogue_of.cache_clear()
    return card.id


def once(slug: str, do: Callable[[ArkhamTable, int], Any]) -> str:
    """A card with a free ability, discarded for it."""

    def run(g: ArkhamTable, use: Use) -> None:
        """Do what the trial wants."""
        do(g, use.seat)

    return lab_card(slug, free(Do(run), Discard()))


def starters(*names: str) -> list[dict[str, Any]]:
    """Investigators with their starter decks."""
    decks = [shipped(f"starter-{name}") for name in names]
    return [{"id": deck.investigator, "deck": list(deck.each())} for deck in decks]


def lab(*people: Inv, locations: Sequence[str | Place] = RING, enemies: Sequence[Foe] = (), **rest: Any) -> Game[State]:
    """A position in the laboratory: four places in a ring, three clue tokens apart from them, harmless decks."""
    SCENARIO.backs = rest.pop("backs", {})
    SCENARIO.symbols = rest.pop("symbols", {})
    SCENARIO.worth = {}
    return build_position(*(people or (scholar(),)), locations=locations, enemies=enemies, **{**USUAL, **rest})


def drawing(card: str, *investigators: Inv, **rest: Any) -> Game[State]:
    """A game in which the first investigator now draws this encounter card."""
    below = rest.pop("under", ())
    return build_position(*investigators, encounter_deck=(card, *below), **MYTHOS, **rest)


def ability_of(card: str, number: int = 0) -> Ability:
    """An ability of a trial card."""
    found = behaviour(card)[number]
    assert isinstance(found, Ability)
    return found
