"""What a text says cannot be done is not done (coc/rule/2.2-cannot/a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc.abilities.passives import AT_A_STORY
from orne.coc.index import index_of
from orne.coc.rules import piles
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.events import Event
    from orne.coc.table import CocTable


def refusal(g: CocTable, verb: str, uid: int) -> Refusal | None:
    """Why something cannot be done with a card: ``commit``, ``be restored``, ``go insane`` and so on."""
    forbidden = (g.state.index or index_of(g)).cannot
    if not forbidden:
        return None
    for forbids, use in forbidden.get(verb, ()):
        if immunity.affects(g, use, forbids.what, uid) and (forbids.while_ is None or forbids.while_.test(g, use)):
            if use.holder == uid:
                return Refusal("coc/rule/2.2-cannot/a", "{} cannot {}", g.title(uid), verb)
            return Refusal("coc/rule/2.2-cannot/a", "{} forbids {} to {}", g.title(use.holder), g.title(uid), verb)
    return None


def playing(g: CocTable, seat: int, uid: int) -> Refusal | None:
    """Why a player cannot play a card: it is kept in a discard pile, or a text leaves them only others."""
    kept = piles.refusal(g, uid)
    if kept is not None:
        return kept
    for ability, use in index_of(g).plays_only:
        if use.seat == seat and not ability.what.test(g, use, uid):
            words = "{} lets you play only {}"
            return Refusal("coc/rule/2.2-cannot/a", words, g.title(use.holder), ability.what.plural())
    return None


def cancelling_refusal(g: CocTable, event: Event | None) -> Refusal | None:
    """Why what is about to happen cannot be cancelled, as a text protects the effects of its source, or None."""
    if event is None or event.source is None:
        return None
    return refusal(g, "be cancelled", event.source.holder)


def refusal_of_trigger(g: CocTable, verb: str, uid: int, source: Use | None) -> Refusal | None:
    """Why a triggered effect, and nothing else, cannot do something with a card; the verb says "through" one."""
    if source is None or not index_of(g).cannot or getattr(source.ability, "triggered", None) is not source.ability:
        return None
    return refusal(g, f"{verb} through triggered effects", uid)


def closed(g: CocTable, uid: int, story: int) -> Refusal | None:
    """Why a character cannot commit to one story, where a text closes that story to it."""
    forbidden = index_of(g).cannot
    if not forbidden:
        return None
    for forbids, use in forbidden.get(AT_A_STORY, ()):
        if forbids.to is None or not forbids.to.test(g, use, story) or not immunity.affects(g, use, forbids.what, uid):
            continue
        if forbids.while_ is None or forbids.while_.test(g, use):
            if use.holder == uid:
                return Refusal("coc/rule/2.2-cannot/a", "{} cannot commit to {}", g.title(uid), g.title(story))
            words = "{} forbids {} to commit to {}"
            return Refusal("coc/rule/2.2-cannot/a", words, g.title(use.holder), g.title(uid), g.title(story))
    return None
