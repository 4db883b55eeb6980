"""Cards, places and a scenario of our own making, for rules that no printed card shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham import registry
from orne.arkham.abilities import Ability, Text, free
from orne.arkham.card_text import card_text
from orne.arkham.catalogue import catalogue_of
from orne.arkham.events import Event
from orne.arkham.facts import CardFacts, LocationFacts, Side
from orne.arkham.language import ENEMY, HERE, Discard, Do, ExtraSlots
from orne.arkham.position import Foe, Inv, Place
from orne.arkham.position import build as build_position
from orne.arkham.registry import behaviour, facts_of, own_card
from orne.arkham.rules.damage import deal
from orne.arkham.scenario import Outcome, Scenario, own_scenario, usual_outcome
from orne.arkham.selector import open_candidates
from orne.arkham.state import State
from orne.decks.arkham import shipped
from orne.kernel.game import Game
from tests.trial_cards import keep

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable


def lab_card(slug: str, *texts: Text, connects: Sequence[str] = (), symbol: str = "", **facts: Any) -> str:
    """Make a card ``lab/<slug>`` (once, or again where another test made it differently) and return its id.

    By default a neutral asset of cost 0; a location's symbol is its slug, and ``connects`` names the symbols of others.
    """
    card_id = f"lab/{slug}"
    type_ = facts.get("type", "asset")
    encounter = type_ in ("enemy", "treachery", "location", "act", "agenda") and not facts.get("weakness")
    usual: dict[str, Any] = {
        "id": card_id, "code": "", "title": slug.replace("-", " ").title(), "subtitle": None, "type": type_,
        "class_": "mythos" if encounter else "neutral", "unique": False, "traits": (),
        "cost": 0 if type_ in ("asset", "event") else None, "level": 0, "icons": (0, 0, 0, 0, 0),
        "skills": (3, 3, 3, 3) if type_ == "investigator" else None,
        "health": {"investigator": 7, "enemy": 3}.get(type_), "sanity": 7 if type_ == "investigator" else None,
        "health_per_investigator": False, "fight": 3 if type_ == "enemy" else None,
        "evade": 3 if type_ == "enemy" else None, "damage": 1 if type_ == "enemy" else 0,
        "horror": 1 if type_ == "enemy" else 0, "shroud": 2 if type_ == "location" else None,
        "clues": None, "doom": None, "victory": 0, "stage": None, "slots": (), "uses": None, "keywords": (),
        "weakness": None, "signature_of": None, "encounter_set": None, "quantity": 1, "deck_limit": 2,
        "back_title": None,
    }  # fmt: skip
    card = CardFacts(**{**usual, **facts})
    symbols = None
    if type_ == "location":
        side = Side(symbol or slug, tuple(connects))
        symbols = LocationFacts(side, side)
    known = facts_of(card_id)
    if known is None:
        own_card(card, *texts, symbols=symbols)
    told = card_text(card, texts)
    changed = known is not None and (known != card or told != card_text(known, behaviour(card_id)))
    keep(f"arkham {card_id}", changed=changed)
    if (known is not None and behaviour(card_id) != texts) or changed:
        registry._OWN[card_id] = card
        registry._BEHAVIOUR[card_id] = texts
        if symbols is not None:
            registry._OWN_SYMBOLS[card_id] = symbols
        catalogue_of.cache_clear()
    assert told is not None
    return card_id


def once(slug: str, do: Callable[[ArkhamTable, int], Any]) -> str:
    """A card with a free ability, discarded for it."""

    def run(g: ArkhamTable, use: Use) -> None:
        """Do what the trial wants."""
        do(g, use.seat)

    return lab_card(slug, free(Do(run), Discard()))


def harm(number: int, horror: int = 0, seat: int = 0) -> str:
    """An asset whose free ability deals an investigator damage and horror."""

    def do(g: ArkhamTable, use: Use) -> None:
        """Take it."""
        deal(g, seat, number, horror, direct=True)

    return lab_card(f"harm-{number}-{horror}-{seat}", free(Do(do)))


def yours(g: ArkhamTable, use: Use, event: Event) -> bool:
    """It concerns the card's controller."""
    return event.seat == use.seat


def starters(*names: str) -> list[dict[str, Any]]:
    """Investigators with their starter decks."""
    decks = [shipped(f"starter-{name}") for name in names]
    return [{"id": deck.investigator, "deck": list(deck.each())} for deck in decks]


def told(text: str, do: Callable[[ArkhamTable, Use], object]) -> Do:
    """An effect from a function without a sentence of its own."""

    def function(g: ArkhamTable, use: Use) -> object:
        return do(g, use)

    function.__doc__ = text
    return Do(function)


def enemies_here(g: ArkhamTable, use: Use) -> list[int]:
    """The enemies at an investigator's location that a card can do anything to."""
    return open_candidates(g, use, ENEMY & HERE)


def nothing(g: ArkhamTable, use: Use) -> None:
    """Nothing happens."""


def pause(slug: str = "pause") -> str:
    """An asset with a free ability without effect: its controller is asked in every player window."""
    return lab_card(slug, free(Do(nothing)))


SCHOLAR = lab_card("scholar", type="investigator")
DREAMER = lab_card("dreamer", type="investigator")
PILOT = lab_card("pilot", type="investigator")
SAILOR = lab_card("sailor", type="investigator")
PAPER = lab_card("paper", type="asset", cost=99)
"""A card that can neither be played nor committed."""
DUST = lab_card("dust", type="treachery")
"""An encounter card that does nothing."""
FIEND = lab_card("fiend", type="enemy")
"""An enemy of 3 fight, 3 evade, 3 health, 1 damage, 1 horror."""
HALL = lab_card("hall", type="location", connects=("loft", "crypt"), clues=1)
LOFT = lab_card("loft", type="location", connects=("hall", "tower"))
CRYPT = lab_card("crypt", type="location", connects=("hall", "tower"))
TOWER = lab_card("tower", type="location", connects=("loft", "crypt"))
ACT = lab_card("act", type="act", clues=2)
SECOND_ACT = lab_card("second-act", type="act", clues=2)
AGENDA = lab_card("agenda", type="agenda", doom=3)
SECOND_AGENDA = lab_card("second-agenda", type="agenda", doom=3)


HUNTER = lab_card("hunter", type="enemy", keywords=("hunter",))
SHY = lab_card("shy", type="enemy", keywords=("aloof",))
GIANT = lab_card("giant", type="enemy", keywords=("massive",), damage=2, horror=0)
KENNEL = lab_card("kennel", ExtraSlots("ally", 1))
"""Room for one more Ally."""
THIRD_HAND = lab_card("third-hand", ExtraSlots("hand", 1))

BASIC = ["investigate lab/hall", "move lab/loft", "move lab/crypt", "draw", "resource"]
"""What everybody in the Hall may do."""


# ---- printed cards and moments of many tests

in_both_editions = pytest.mark.parametrize("edition", ["2016", "2016-letter"])

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"
MINION = "core/ghoul-minion"
QUIET = ["dissonant-voices"] * 4
"""Encounter cards that ask nothing when they are drawn."""

MASKS: dict[str, Any] = {
    "scenario": "the-midnight-masks", "act": "uncovering-the-conspiracy", "agenda": "predator-or-prey",
}  # fmt: skip
NEXT_TURN: dict[str, Any] = {"step": "2.2 next turn begins", "active": None}
ENEMY_PHASE: dict[str, Any] = {"step": "3.1 enemy phase begins", "active": None}
MYTHOS: dict[str, Any] = {"step": "1.4 encounter cards", "active": None}
"""Encounter cards are about to be drawn."""


# ---- the scenario


class Laboratory(Scenario):
    """A scenario without rules of its own: symbols are 0, backs of acts and agendas do what a test gives them."""

    name = "laboratory"
    title = "Laboratory"

    def __init__(self) -> None:
        self.backs: dict[str, Any] = {}
        self.symbols: dict[str, Any] = {}
        self.worth: dict[str, Any] = {}

    def cards(self, memory: Mapping[str, Any]) -> list[str]:
        """None of its own."""
        return []

    def set_up(self, g: ArkhamTable) -> None:
        """Nothing is laid out: tests build positions."""

    def token(self, g: ArkhamTable, test: SkillTest, token: str) -> bool:
        """A symbol as the test wants it: what it counts for, a number or a function, and whether another follows."""
        self.worth[token], another = self.symbols[token](g, test) if token in self.symbols else (0, False)
        return bool(another)

    def act_back(self, g: ArkhamTable, act: str) -> None:
        """The back a test gave, if any."""
        self.backs.get(act, lambda g: None)(g)

    def agenda_back(self, g: ArkhamTable, agenda: str) -> None:
        """The back a test gave, if any."""
        self.backs.get(agenda, lambda g: None)(g)

    def token_modifier(self, g: ArkhamTable, seat: int, token: str) -> int:
        """What the test said when it was revealed; before that symbols are 0."""
        worth = self.worth.get(token, 0)
        return int(worth(g) if callable(worth) else worth)

    def resolutions(self) -> Mapping[str, str]:
        """Only that it is over."""
        return {"none": "It is over.", "R1": "It is won."}

    def outcome(self, g: ArkhamTable) -> Outcome:
        """What every scenario has."""
        return usual_outcome(g)


SCENARIO = Laboratory()
own_scenario(SCENARIO)


def scholar(card: str = SCHOLAR, **rest: Any) -> Inv:
    """An investigator of 3 in every skill, 7 health and sanity, with a deck of papers."""
    return Inv(card, **{"deck": (PAPER,) * 10, **rest})


def lab(
    *people: Inv,
    locations: Sequence[str | Place] = (HALL, LOFT, CRYPT, TOWER),
    enemies: Sequence[Foe] = (),
    **rest: Any,
) -> Game[State]:
    """A position in the laboratory: four places in a ring, three clue tokens apart from them, harmless decks."""
    SCENARIO.backs = rest.pop("backs", {})
    SCENARIO.symbols = rest.pop("symbols", {})
    SCENARIO.worth = {}
    usual: dict[str, Any] = {
        "scenario": SCENARIO.name, "act": ACT, "agenda": AGENDA, "encounter_deck": (DUST,) * 6,
    }  # fmt: skip
    return build_position(*(people or (scholar(),)), locations=locations, enemies=enemies, **{**usual, **rest})


def drawing(card: str, *investigators: Inv, **rest: Any) -> Game[State]:
    """A game in which the first investigator now draws this encounter card."""
    below = rest.pop("under", ())
    return build_position(*investigators, encounter_deck=(card, *below), **MYTHOS, **rest)


def ability_of(card: str, number: int = 0) -> Ability:
    """An ability of a trial card."""
    found = behaviour(card)[number]
    assert isinstance(found, Ability)
    return found
