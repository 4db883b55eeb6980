"""Where the values of a character come from: what is printed, and what each card adds or takes away."""

from __future__ import annotations

from orne.coc import immunity, values
from orne.coc.facts import STRUGGLE_NAMES, STRUGGLES
from orne.coc.state import INSANE, NOWHERE
from orne.coc.table import CocTable
from orne.table.shared.data import Part, Value
from orne.table.shared.handles import Namer

EFFECTS = "effects"
"""What a difference is put down to that no single card accounts for."""
MADNESS = "insane"
"""What a difference is put down to where a character has no values because it is insane."""


def skill_and_icons(g: CocTable, uid: int, of: Namer) -> dict[str, Value]:
    """The skill and the icons of a character, with their sources."""
    facts = g.kind(uid).facts
    found = {"skill": _value(g, uid, values.SKILL, values.skill(g, uid), facts.skill or 0, of)}
    for icon in STRUGGLES:
        now = values.icons(g, uid, icon)
        if now or facts.icons[icon]:
            found[STRUGGLE_NAMES[icon].lower()] = _value(g, uid, icon, now, facts.icons[icon], of)
    tough, printed = values.toughness(g, uid), g.kind(uid).keywords.get(values.TOUGHNESS, 0)
    if tough or printed:
        found[values.TOUGHNESS] = _value(g, uid, values.TOUGHNESS, tough, printed, of)
    return found


def _value(g: CocTable, uid: int, attribute: int | str, now: int, printed: int, of: Namer) -> Value:
    """A value with the cards that change it; what these do not account for is put down to effects."""
    if now == printed:
        return Value(now, printed, ())
    parts = [(source, amount) for source, amount in added(g, uid, attribute) if amount]
    why = [Part(g.title(source) if source != NOWHERE else EFFECTS, of(source), amount) for source, amount in parts]
    rest = now - printed - sum(amount for _, amount in parts)
    if rest:
        why.append(Part(MADNESS if g.state.cards[uid].state == INSANE else EFFECTS, None, rest))
    return Value(now, printed, tuple(why))


def added(g: CocTable, uid: int, attribute: int | str) -> list[tuple[int, int]]:
    """What each card in play, and each effect that lasts, adds to a value: the card, and how much."""
    state, index = g.state, g.index
    mute = uid in index.silenced and attribute != values.SKILL
    found: list[tuple[int, int]] = []
    for each in state.lasting:
        if each.kind == "add" and each.value[0] == attribute and (uid, state.cards[uid].obj) in each.targets:
            found.append((each.source, each.value[1]))
    for gives, use in index.statics.get(attribute, ()):
        if immunity.affects(g, use, gives.to, uid) and (gives.while_ is None or gives.while_.test(g, use)):
            amount = gives.amount if isinstance(gives.amount, int) else gives.amount(g, use, uid)
            if not mute or amount < 0:
                found.append((use.holder, amount))
    return found
