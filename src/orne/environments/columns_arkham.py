"""The columns of Arkham Horror: what is said of the table, and of each card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from orne.arkham.facts import SKILLS, load
from orne.arkham.rules.chart import NAMES, PHASES
from orne.environments.columns import ASKED, LARGE, MOST_CARDS, Column, Layout

LOCATION: Final = 1
ENEMY: Final = 2
PLAY: Final = 3
THREAT: Final = 4
INVESTIGATOR: Final = 5
ACT: Final = 6
AGENDA: Final = 7
HAND: Final = 8
DECK: Final = 9
DISCARD: Final = 10
ENCOUNTER_DECK: Final = 11
ENCOUNTER_DISCARD: Final = 12
VICTORY: Final = 13
PLACES: Final = (
    "location", "enemy", "play area", "threat area or attached", "investigator", "act", "agenda", "hand", "deck",
    "discard pile", "encounter deck", "encounter discard pile", "victory display",
)  # fmt: skip
TYPES: Final = (
    "investigator", "asset", "event", "skill", "treachery", "enemy", "location", "act", "agenda", "scenario",
)  # fmt: skip
CLASSES: Final = ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "mythos")
PHASE_NAMES: Final = tuple(dict.fromkeys(PHASES))
TOKENS: Final = (
    "+1", "0", "-1", "-2", "-3", "-4", "-5", "-6", "-7", "-8", "skull", "cultist", "tablet", "elder thing",
    "auto-fail", "elder sign",
)  # fmt: skip
SEATS: Final = 4
MAP: Final = 16
"""Locations whose connections are shown."""
TESTS: Final = ("fight", "evade", "investigate")
PHASE_OF_STEP: Final = tuple(PHASE_NAMES.index(phase) for phase in PHASES)
"""The number of the phase that each step of the round is in."""


def _of_investigator(number: int) -> tuple[Column, ...]:
    """What is said of each investigator; the first is this seat's."""
    return (
        Column(f"investigator_{number}", MOST_CARDS, "the number of the investigator's card; 0 where there is none"),
        Column(f"gone_{number}", 1, "1 once resigned or defeated"),
        Column(f"location_{number}", LARGE, "where the investigator is, by the row of the location from 1"),
        Column(f"resources_{number}", LARGE, "resources"),
        Column(f"clues_{number}", LARGE, "clues"),
        Column(f"damage_{number}", LARGE, "damage"),
        Column(f"horror_{number}", LARGE, "horror"),
        Column(f"health_{number}", LARGE, "health, with all that changes it"),
        Column(f"sanity_{number}", LARGE, "sanity, likewise"),
        Column(f"actions_{number}", LARGE, "actions left this turn"),
        Column(f"additional_{number}", LARGE, "additional actions that may be taken"),
        *(Column(f"{skill}_{number}", LARGE, f"{skill} outside of tests", -LARGE) for skill in SKILLS),
        Column(f"hand_{number}", LARGE, "cards in hand"),
        Column(f"deck_{number}", LARGE, "cards in the deck"),
        Column(f"discard_{number}", LARGE, "cards in the discard pile"),
    )


TABLE: Final = Layout(
    (
        *ASKED.columns,
        Column("seats", SEATS, "how many investigators there are"),
        Column("round", LARGE, "the round, from 1"),
        Column("step", len(NAMES) - 1, "the step of the round, by its number in the chart of the round"),
        Column("phase", len(PHASE_NAMES) - 1, f"the phase: {', '.join(f'{n} {p}' for n, p in enumerate(PHASE_NAMES))}"),
        Column("lead", SEATS, "the lead investigator: 1 this seat, 2 the next, and so on"),
        Column("active", SEATS, "whose turn it is, likewise; 0 nobody's"),
        Column("act", MOST_CARDS, "the number of the current act"),
        Column("act_needs", LARGE, "clues that advance it"),
        Column("agenda", MOST_CARDS, "the number of the current agenda"),
        Column("agenda_needs", LARGE, "doom that advances it"),
        Column("doom", LARGE, "doom in play"),
        Column("encounter_deck", LARGE, "cards in the encounter deck"),
        Column("encounter_discard", LARGE, "cards in its discard pile"),
        Column("special_deck", LARGE, "cards in the scenario's own deck"),
        Column("victory", LARGE, "victory points in the victory display"),
        *(Column(f"bag_{token}", LARGE, f"tokens “{token}” in the chaos bag") for token in TOKENS),
        Column("bag_other", LARGE, "all other tokens in it"),
        Column("test", len(TESTS) + 1, "the skill test under way: 0 none, 1 fight, 2 evade, 3 investigate, 4 another"),
        Column("test_whose", SEATS, "who takes it: 1 this seat, 2 the next, and so on"),
        Column("test_skill", len(SKILLS), "the skill tested, from 1"),
        Column("test_value", LARGE, "the skill value as it stands, with what is committed and revealed", -LARGE),
        Column("test_difficulty", LARGE, "its difficulty"),
        Column("test_card", MOST_CARDS, "the number of the card it is about"),
        Column("test_committed", LARGE, "how many cards are committed to it"),
        *(column for number in range(1, SEATS + 1) for column in _of_investigator(number)),
    )
)
CARD: Final = Layout(
    (
        Column("card", MOST_CARDS, "the number of the card; 0 for a location that does not tell which it is"),
        Column("place", len(PLACES), f"where it is: {', '.join(f'{n} {p}' for n, p in enumerate(PLACES, 1))}"),
        Column("whose", SEATS, "who controls, faces or holds it: 1 this seat, 2 the next, and so on; 0 nobody"),
        Column("type", len(TYPES), f"what is printed: {', '.join(f'{n} {t}' for n, t in enumerate(TYPES, 1))}"),
        Column("class", len(CLASSES), f"{', '.join(f'{n} {t}' for n, t in enumerate(CLASSES, 1))}"),
        Column("cost", LARGE, "its printed cost; 0 where it has none"),
        *(Column(f"icon_{skill}", LARGE, f"{skill} icons for committing") for skill in (*SKILLS, "wild")),
        Column("fast", 1, "1 if it is fast"),
        Column("exhausted", 1, "1 if exhausted"),
        Column("damage", LARGE, "damage on it"),
        Column("horror", LARGE, "horror on it"),
        Column("clues", LARGE, "clues on it"),
        Column("doom", LARGE, "doom on it"),
        Column("tokens", LARGE, "uses left, or resources on it"),
        Column("revealed", 1, "1 for a revealed location"),
        Column("health", LARGE, "health, in play with all that changes it; 0 where it has none"),
        Column("sanity", LARGE, "sanity, likewise"),
        Column("fight", LARGE, "of an enemy its fight value now"),
        Column("evade", LARGE, "of an enemy its evade value now"),
        Column("attack_damage", LARGE, "of an enemy the damage of its attack"),
        Column("attack_horror", LARGE, "of an enemy the horror of its attack"),
        Column("hunter", 1, "of an enemy, 1 if Hunter is printed on it"),
        Column("retaliate", 1, "of an enemy, 1 if Retaliate is printed on it"),
        Column("victory", LARGE, "its victory points"),
        Column("shroud", LARGE, "of a revealed location its shroud now"),
        Column("at", LARGE, "where it lies, by the row of the location from 1, if at a location and with nobody"),
        Column("host", 999, "the row, from 1, of the card it is attached to"),
        Column("number", LARGE, "of a card in a deck, its place from the top, from 1"),
    )
)  # fmt: skip


@cache
def card_numbers() -> Mapping[str, int]:
    """The number of each card, by its id: all cards in the order of their ids, from 1."""
    return {card: number for number, card in enumerate(sorted(load()), 1)}
