"""What each side counts at a story: icons in struggles, skill for success, and who counts there from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import immunity, values
from orne.coc.abilities import BY_SKILL, UNCOUNTED, UNCOUNTED_ICONS
from orne.coc.index import committed_of, gives_value, index_of
from orne.coc.state import NOWHERE

if TYPE_CHECKING:
    from orne.coc.table import CocTable


def struggle_total(g: CocTable, story: int, struggle: int, seat: int) -> int:
    """What a side has in a struggle: icons of its kind, unless a text has something else decide; no booster counts."""
    here = counted(g, story, seat)
    if not here:
        return 0
    index = g.state.index or index_of(g)
    counts = struggle if not index.decided_by else _deciding(g, story, struggle)
    if counts == BY_SKILL:
        return sum([counted_skill(g, uid) for uid in here])
    if UNCOUNTED_ICONS in index.statics:
        here = [uid for uid in here if not values.has(g, uid, UNCOUNTED_ICONS)]
    return sum([values.icons(g, uid, counts) for uid in here])


def skill_total(g: CocTable, story: int, seat: int) -> int:
    """The skill a side has at a story."""
    here = counted(g, story, seat)
    if not here:
        return 0
    count = counted_skill if gives_value(g, UNCOUNTED) else values.skill
    return sum([count(g, uid) for uid in here])


def counted_skill(g: CocTable, uid: int) -> int:
    """The skill a character counts here; "not counted" changes it nowhere else (coc/rule/2.30-counting-skill)."""
    return 0 if values.has(g, uid, UNCOUNTED) else values.skill(g, uid)


def counted(g: CocTable, story: int, seat: int) -> list[int]:
    """Whose skill and icons count for a side at a story: who takes part, and whoever a text lets count there."""
    index = g.state.index or index_of(g)
    if index.counts_elsewhere:
        here = taking_part(g, story, seat)
    else:
        here = (g.state.committed or committed_of(g))[story][seat]
    if not index.counts_at:
        return here
    more = [uid for uid in index.characters[seat] if uid not in here and _counts_at(g, uid, story)]
    return [*here, *more]


def _counts_at(g: CocTable, uid: int, story: int) -> bool:
    """Whether a text lets a character count at a story; a name that lasts means the same object still."""
    obj = g.state.cards[uid].obj
    return any(
        passive.where.test(g, use, story)
        and immunity.affects(g, use, passive.who, uid)
        and (uid != use.holder or use.card.obj == obj)
        for passive, use in g.index.counts_at
    )


def taking_part(g: CocTable, story: int, seat: int) -> list[int]:
    """Who takes part for a side at a story: those committed there, or the one who is everywhere at once."""
    index = g.index
    here = g.committed[story][seat]
    if not index.counts_elsewhere:
        return here
    committed = [uid for uid in index.characters[seat] if g.state.cards[uid].story != NOWHERE]
    if len(committed) == 1 and committed[0] in index.counts_elsewhere:
        return committed
    return here


def _deciding(g: CocTable, story: int, struggle: int) -> int:
    """By what a struggle is decided: an icon, or skill, which goes before any icon."""
    icon = struggle
    for passive, use in g.index.decided_by:
        if immunity.affects(g, use, passive.to, story) and (not passive.named or use.memory == struggle):
            if passive.counted == BY_SKILL:
                return BY_SKILL
            icon = passive.counted
    return icon
