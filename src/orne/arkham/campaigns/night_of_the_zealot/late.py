"""Late stages of Night of the Zealot, for simulation: play at random alone hardly ever gets there."""

from __future__ import annotations

from typing import Any

from orne.arkham.campaigns.night_of_the_zealot.notes import (
    GOT_AWAY,
    HOUSE_BURNED,
    HOUSE_STANDING,
    PAST_MIDNIGHT,
    PRIEST_ALIVE,
)
from orne.arkham.guide import Late
from orne.arkham.position import Foe, Place
from orne.arkham.rules.chaos import ELDER_THING
from orne.kernel.rng import Chance, below

TOWN = (
    "rivertown", "southside-historical-society", "st-marys-hospital", "miskatonic-university",
    "downtown-first-bank-of-arkham", "easttown", "graveyard", "northside", "your-house",
)  # fmt: skip
WOODS = ("unhallowed-ground", "twisting-paths", "old-house", "cliffside")
MASKS = ("the-midnight-masks", "chilling-cold", "nightgaunts", "dark-cult", "locked-doors")
DEVOURER = ("the-devourer-below", "ancient-evils", "striking-fear", "ghouls", "dark-cult", "agents-of-hastur")
LOGS: tuple[dict[str, Any], ...] = (
    {},
    {HOUSE_STANDING: True, PRIEST_ALIVE: True},
    {HOUSE_BURNED: True, PAST_MIDNIGHT: True, GOT_AWAY: ["core/ruth-turner", "core/wolf-man-drew"]},
    {PRIEST_ALIVE: True, GOT_AWAY: ["core/the-masked-hunter"]},
)
"""What the log may say before a scenario."""


def _barrier(chance: Chance) -> dict[str, Any]:
    """The house before its barrier falls."""
    return {
        "locations": [
            Place("hallway", below(chance, 2)),
            Place("attic", 2),
            Place("cellar", 2),
            Place("parlor", revealed=False),
        ],
        "enemies": [Foe("ravenous-ghoul", engaged=0)],
        "act": "the-barrier",
        "later_acts": ("what-have-you-done",),
        "agenda": "rise-of-the-ghouls",
        "later_agendas": ("theyre-getting-out",),
        "set_aside": ("ghoul-priest", "lita-chantler"),
    }


def _priest(chance: Chance) -> dict[str, Any]:
    """The Ghoul Priest is in the house."""
    return {
        "locations": [Place("hallway"), Place("attic", 1), Place("cellar"), Place("parlor")],
        "enemies": [Foe("ghoul-priest", engaged=0, damage=below(chance, 5)), Foe("flesh-eater", at="attic")],
        "act": "what-have-you-done",
        "agenda": "theyre-getting-out",
        "agenda_doom": below(chance, 9),
        "set_aside": ("lita-chantler",),
    }


def _town(chance: Chance) -> list[Place]:
    """The streets, some of them known."""
    return [Place(name, below(chance, 3), revealed=at == 0 or below(chance, 2) > 0) for at, name in enumerate(TOWN)]


def _hunt(chance: Chance) -> dict[str, Any]:
    """The first cultists are found, and one of them is here."""
    return {
        "locations": _town(chance),
        "enemies": [Foe("herman-collins", at="graveyard"), Foe("wolf-man-drew", engaged=0, doom=1)],
        "act": "uncovering-the-conspiracy",
        "agenda": "predator-or-prey",
        "agenda_doom": 3,
        "later_agendas": ("time-is-running-short",),
        "special_deck": ("peter-warren", "ruth-turner", "victoria-devereux"),
        "set_aside": ("the-masked-hunter",),
    }


def _before_midnight(chance: Chance) -> dict[str, Any]:
    """One or two cultists are missing, and the Masked Hunter is about."""
    return {
        "locations": _town(chance),
        "enemies": [Foe("the-masked-hunter", engaged=0, damage=below(chance, 4)), Foe("acolyte", at="easttown")],
        "act": "uncovering-the-conspiracy",
        "agenda": "time-is-running-short",
        "agenda_doom": below(chance, 6),
        "special_deck": ("peter-warren",),
        "victory": ("herman-collins", "wolf-man-drew", "victoria-devereux", "ruth-turner"),
    }


def _woods(chance: Chance) -> list[Place]:
    """The woods, some of them known, and the Ritual Site."""
    woods = [Place(f"arkham-woods-{name}", 1, revealed=below(chance, 2) > 0) for name in WOODS]
    return [Place("main-path"), *woods, Place("ritual-site", revealed=below(chance, 2) > 0)]


def _darkness(chance: Chance) -> dict[str, Any]:
    """The Ritual Site is known, and guarded."""
    return {
        "locations": _woods(chance),
        "enemies": [Foe("ruth-turner", engaged=0), Foe("wizard-of-the-order", at="ritual-site", doom=1)],
        "act": "into-the-darkness",
        "later_acts": ("disrupting-the-ritual",),
        "agenda": "the-ritual-begins",
        "later_agendas": ("vengeance-awaits",),
        "set_aside": ("umordhoth", "amnesia", "paranoia", "haunted", "psychosis"),
    }


def _ritual(chance: Chance) -> dict[str, Any]:
    """The ritual can be broken."""
    places = _woods(chance)[:-1]
    return {
        "locations": [Place("ritual-site", 3), *places],
        "enemies": [Foe("ghoul-minion", engaged=0)],
        "act": "disrupting-the-ritual",
        "agenda": "the-ritual-begins",
        "agenda_doom": below(chance, 5),
        "later_agendas": ("vengeance-awaits",),
        "set_aside": ("umordhoth", "amnesia", "paranoia", "haunted", "psychosis"),
    }


def _vengeance(chance: Chance) -> dict[str, Any]:
    """The last doom is about to fall, and Umôrdhoth to come."""
    return {
        **_ritual(chance),
        "agenda": "vengeance-awaits",
        "agenda_doom": 4,
        "later_agendas": (),
        "step": "1.1 mythos phase begins",
        "active": None,
    }


HOUSE = ("the-gathering", "rats", "ghouls", "striking-fear", "ancient-evils", "chilling-cold")
STAGES = (
    Late("the-gathering", HOUSE, _barrier),
    Late("the-devourer-below", DEVOURER, _darkness, (ELDER_THING,)),
    Late("the-midnight-masks", MASKS, _hunt),
    Late("the-gathering", HOUSE, _priest),
    Late("the-devourer-below", DEVOURER, _ritual, (ELDER_THING,)),
    Late("the-midnight-masks", MASKS, _before_midnight),
    Late("the-devourer-below", DEVOURER, _vengeance, (ELDER_THING,)),
)
