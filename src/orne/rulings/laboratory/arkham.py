"""Cards, places and a scenario of our own making for Arkham Horror: they show rules that no printed card shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from orne.arkham.abilities import Text, free
from orne.arkham.card_text import card_text
from orne.arkham.catalogue import catalogue_of
from orne.arkham.events import Event
from orne.arkham.facts import CardFacts, LocationFacts, Side
from orne.arkham.language import ENEMY, HERE, Discard, Do, ExtraSlots
from orne.arkham.position import Inv
from orne.arkham.registry import behaviour, facts_of, own_card, replace_own_card
from orne.arkham.rules.damage import deal
from orne.arkham.scenario import Outcome, Scenario, own_scenario, usual_outcome
from orne.arkham.selector import open_candidates
from orne.arkham.state import NOWHERE
from orne.kernel.errors import RulesError

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable


SHIPPED: dict[str, CardFacts] = {}
"""The laboratory cards that Orne ships, by id; a test's own are not among them."""


def facts_for(slug: str, **facts: Any) -> CardFacts:
    """What is printed on a card ``lab/<slug>``: by default a neutral asset of cost 0."""
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
    return CardFacts(**{**usual, **facts})


def symbols_for(card: CardFacts, slug: str, connects: Sequence[str], symbol: str) -> LocationFacts | None:
    """A location's symbol, by default its slug, and the symbols of the places it connects to."""
    if card.type != "location":
        return None
    side = Side(symbol or slug, tuple(connects))
    return LocationFacts(side, side)


def is_another(card: CardFacts, texts: tuple[Text, ...]) -> bool:
    """Whether a card of this id is known that says something else."""
    known = facts_of(card.id)
    return known is not None and (known != card or card_text(card, texts) != card_text(known, behaviour(card.id)))


def lab_card(slug: str, *texts: Text, connects: Sequence[str] = (), symbol: str = "", **facts: Any) -> str:
    """Make a card ``lab/<slug>`` and return its id; by default a neutral asset of cost 0.

    A location's symbol is its slug, and ``connects`` names the symbols of others.
    """
    card = facts_for(slug, **facts)
    symbols = symbols_for(card, slug, connects, symbol)
    if is_another(card, texts):
        if card.id in SHIPPED:
            raise RulesError(f"two different laboratory cards are called {card.id}: give one another name")
        replace_own_card(card, *texts, symbols=symbols)
        catalogue_of.cache_clear()
    elif facts_of(card.id) is None:
        own_card(card, *texts, symbols=symbols)
    SHIPPED[card.id] = card
    return card.id


def once(slug: str, do: Callable[[ArkhamTable, int], Any]) -> str:
    """A card with a free ability, discarded for it."""

    def run(g: ArkhamTable, use: Use) -> None:
        """Do what is wanted."""
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


def told(text: str, do: Callable[[ArkhamTable, Use], object]) -> Do:
    """An effect from a function without a sentence of its own."""

    def function(g: ArkhamTable, use: Use) -> object:
        return do(g, use)

    function.__doc__ = text
    return Do(function)


def say(word: str) -> Do:
    """An effect that only leaves a word in the log, where the probe ``said`` finds it."""
    return told(f"say {word}", lambda g, use: g.note("said", NOWHERE, seat=use.seat, after=word))


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
    """A scenario without rules of its own: symbols are 0 and backs do nothing, but where it is given some."""

    title = "Laboratory"
    map: ClassVar[Mapping[str, tuple[tuple[int, int], ...]]] = {
        HALL: ((0, 0),),
        LOFT: ((1, 0),),
        CRYPT: ((0, 1),),
        TOWER: ((1, 1),),
    }

    def __init__(
        self,
        name: str = "laboratory",
        backs: Mapping[str, Callable[[ArkhamTable], object]] = MappingProxyType({}),
        symbols: Mapping[str, Callable[[ArkhamTable, SkillTest], tuple[Any, bool]]] = MappingProxyType({}),
        after_mulligans: Callable[[ArkhamTable], object] | None = None,
    ) -> None:
        self.name = name
        self.backs = backs
        self.symbols = symbols
        self.in_set_up = after_mulligans
        self.worth: dict[str, Any] = {}

    def cards(self, memory: Mapping[str, Any]) -> list[str]:
        """None of its own."""
        return []

    def set_up(self, g: ArkhamTable) -> None:
        """Nothing is laid out: positions are described."""

    def after_mulligans(self, g: ArkhamTable) -> None:
        """What it was given to do in set-up, if anything."""
        if self.in_set_up is not None:
            self.in_set_up(g)

    def token(self, g: ArkhamTable, test: SkillTest, token: str) -> bool:
        """A symbol as it was given: what it counts for, a number or a function, and whether another follows."""
        self.worth[token], another = self.symbols[token](g, test) if token in self.symbols else (0, False)
        return bool(another)

    def act_back(self, g: ArkhamTable, act: str) -> None:
        """The back it was given, if any."""
        if act in self.backs:
            self.backs[act](g)

    def agenda_back(self, g: ArkhamTable, agenda: str) -> None:
        """The back it was given, if any."""
        if agenda in self.backs:
            self.backs[agenda](g)

    def token_modifier(self, g: ArkhamTable, seat: int, token: str) -> int:
        """What it was found to be when it was revealed; before that symbols are 0."""
        worth = self.worth.get(token, 0)
        return int(worth(g) if callable(worth) else worth)

    def resolutions(self) -> Mapping[str, str]:
        """Only that it is over."""
        return {"none": "It is over.", "R1": "It is won."}

    def outcome(self, g: ArkhamTable) -> Outcome:
        """What every scenario has."""
        return usual_outcome(g)


def lab_scenario(
    name: str,
    *,
    backs: Mapping[str, Callable[[ArkhamTable], object]] | None = None,
    symbols: Mapping[str, Callable[[ArkhamTable, SkillTest], tuple[Any, bool]]] | None = None,
    after_mulligans: Callable[[ArkhamTable], object] | None = None,
) -> str:
    """Make a scenario ``laboratory-<name>`` whose backs, symbols or set-up do something, and return its name."""
    own = Laboratory(f"laboratory-{name}", backs or {}, symbols or {}, after_mulligans)
    own_scenario(own)
    SCENARIOS[own.name] = own
    return own.name


SCENARIO = Laboratory()
own_scenario(SCENARIO)
SCENARIOS: dict[str, Laboratory] = {SCENARIO.name: SCENARIO}
"""The scenarios of the laboratory, by name."""
RING = (HALL, LOFT, CRYPT, TOWER)
"""Four places, each connected to two others."""
USUAL: dict[str, Any] = {"scenario": SCENARIO.name, "act": ACT, "agenda": AGENDA, "encounter_deck": (DUST,) * 6}
"""A position in the laboratory: harmless decks, an act of 2 clues, an agenda of 3 doom."""


def scholar(card: str = SCHOLAR, **rest: Any) -> Inv:
    """An investigator of 3 in every skill, 7 health and sanity, with a deck of papers."""
    return Inv(card, **{"deck": (PAPER,) * 10, **rest})


def uid_of(g: ArkhamTable, card: str, number: int = 0) -> int:
    """The number of a card of this id, for effects that are about one card."""
    known = g.state.catalogue.ids
    return [each.uid for each in g.state.cards if known[each.kind] == card][number]
