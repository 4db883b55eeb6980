"""Constant texts and lasting effects that cannot apply together: the lead says which applies last.

ahlcg/priority-of-simultaneous-resolution
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.facts import SKILLS

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def settle(g: ArkhamTable) -> bool:
    """Ask the lead about every base value that several cards set differently; whether anything was asked."""
    asked = False
    state = g.state
    for attribute in list(g.index.bases):
        for uid in (*state.investigators, *state.play, *state.locations):
            asked = _settle_one(g, uid, attribute) or asked
    return asked


def _settle_one(g: ArkhamTable, uid: int, attribute: int | str) -> bool:
    """Ask about one value, unless the answer given before still covers it."""
    claims = values.claims(g, uid, attribute)
    if len({number for number, _ in claims}) < 2:
        return False
    holders = tuple(dict.fromkeys(holder for _, holder in claims))
    last, known = values.applied_last(g, uid, attribute)
    if last in holders and set(holders) <= set(known):
        return False
    name = SKILLS[attribute] if isinstance(attribute, int) else attribute
    prompt = f"Which text about the {name} of {g.title(uid)} applies last?"
    chosen = g.choose_card(g.state.lead, prompt, holders, "apply last")
    g.state.remember(values.order_key(uid, attribute), (chosen, holders))
    g.state.values = {}
    return True
