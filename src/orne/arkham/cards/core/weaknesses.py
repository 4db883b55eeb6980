"""Core set: the basic weaknesses (01096 to 01103)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import PARLEY, Gives, Prey, Rule, Use, action, forced, revelation
from orne.arkham.facts import SKILLS
from orne.arkham.language.effects import Resources, after, discard_this, effect, take, threat_area, you
from orne.arkham.registry import card
from orne.arkham.rules import doom, hands

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

BEARER_ONLY = Prey(
    lambda g, uid, seat: int(values.owner_seat(g, uid) == seat), "only the one who began the game with it", only=True
)


def _forget(g: ArkhamTable, use: Use) -> None:
    """Choose and discard cards from your hand until one is left."""
    hands.choose_and_discard(g, use.seat, use.holder, len(g.state.hand[use.seat]) - 1)


def _lose_resources(g: ArkhamTable, use: Use) -> None:
    """Lose every resource you have."""
    lost = g.state.resources[use.seat]
    g.state.resources[use.seat] = 0
    g.state.values = {}
    g.note("resources", use.holder, seat=use.seat, after=-lost)


def _doom(g: ArkhamTable, use: Use) -> None:
    """The agenda gets 1 doom, which does not make it advance now."""
    doom.doom_on_agenda(g, 1, source=use)


card("core/amnesia", revelation(effect(_forget)))
card("core/paranoia", revelation(effect(_lose_resources)))
card(
    "core/haunted",
    revelation(threat_area()),
    *(Gives(you, skill, -1, words="each of your skills is 1 lower") for skill in range(len(SKILLS))),
    action(discard_this(), actions=2),
)
card(
    "core/psychosis",
    revelation(threat_area()),
    forced(
        after(events.DAMAGE, lambda g, use, event: event.seat == use.seat and event.horror > 0, "you take horror"),
        take(1, direct=True),
    ),
    action(discard_this(), actions=2),
)
card(
    "core/hypochondria",
    revelation(threat_area()),
    forced(
        after(events.DAMAGE, lambda g, use, event: event.seat == use.seat and event.damage > 0, "you take damage"),
        take(0, 1, direct=True),
    ),
    action(discard_this(), actions=2),
)
card("core/mob-enforcer", BEARER_ONLY, action(discard_this("discard this enemy"), Resources(4), word=PARLEY))
card(
    "core/silver-twilight-acolyte",
    BEARER_ONLY,
    forced(after(events.ATTACKS, lambda g, use, event: event.subject == use.holder, "this attacks"), effect(_doom)),
)
card(
    "core/stubborn-detective",
    BEARER_ONLY,
    Rule(
        "blanks investigators here", True, "the text boxes of investigators at its location are blank, but for traits"
    ),
)
