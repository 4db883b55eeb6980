"""Attacks of opportunity: which actions provoke them, and who attacks (arkham/basics/1.18)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from orne.arkham.abilities import EVADE, FIGHT, PARLEY, RESIGN
from orne.arkham.rules.attacks import Occasion, attack, attacker_refusal, ready_to_attack

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

PROVOKED: Final = Occasion(
    "ahlcg/attack-of-opportunity/a", "ahlcg/attack-of-opportunity/b", "ahlcg/attack-of-opportunity/f"
)


def provoke(g: ArkhamTable, seat: int) -> None:
    """Each ready enemy engaged with the investigator attacks once, in their order, without exhausting (1.18)."""
    waiting = ready_to_attack(g, seat)
    attacked: list[int] = []
    while waiting and not g.state.gone[seat]:
        no = partial(attacker_refusal, g, seat, attacked, PROVOKED)
        uid = g.choose_card(seat, "Which enemy attacks next?", waiting, "attack", no=no)
        waiting.remove(uid)
        attacked.append(uid)
        attack(g, uid, seat)
        waiting = [each for each in ready_to_attack(g, seat) if each in waiting]


PEACEFUL: Final = frozenset((FIGHT, EVADE, PARLEY, RESIGN))
"""Actions that provoke no attack of opportunity."""
