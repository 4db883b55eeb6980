"""Whom enemies are after."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.facts import SKILLS
from orne.arkham.language.select import LOCATION, titled
from orne.arkham.rules import clues
from orne.arkham.texts import Prey, Spawn

__all__ = [
    "BEARER_ONLY", "FEWEST_CARDS", "LOWEST_HEALTH", "LOWEST_SANITY", "MOST_CLUES", "Prey", "highest", "lowest",
    "spawn_at",
]  # fmt: skip


def highest(skill: int) -> Prey:
    """Whoever has most of a skill."""
    return Prey(lambda g, uid, seat: values.skill(g, seat, skill), f"highest {SKILLS[skill]}")


def lowest(skill: int) -> Prey:
    """Whoever has least of a skill."""
    return Prey(lambda g, uid, seat: -values.skill(g, seat, skill), f"lowest {SKILLS[skill]}")


LOWEST_HEALTH = Prey(
    lambda g, uid, seat: -values.remaining_health(g, g.state.investigators[seat]), "lowest remaining health"
)
LOWEST_SANITY = Prey(
    lambda g, uid, seat: -values.remaining_sanity(g, g.state.investigators[seat]), "lowest remaining sanity"
)
MOST_CLUES = Prey(lambda g, uid, seat: clues.clues_of(g, seat), "most clues")
FEWEST_CARDS = Prey(lambda g, uid, seat: -len(g.state.hand[seat]), "fewest cards in hand")
BEARER_ONLY = Prey(
    lambda g, uid, seat: int(values.owner_seat(g, uid) == seat), "only the one who began the game with it", only=True
)


def spawn_at(title: str) -> Spawn:
    """An enemy that spawns at a location of a title, whatever its subtitle."""
    return Spawn(titled(title) & LOCATION)
