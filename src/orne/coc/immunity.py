"""Immunity: what certain cards can neither target nor affect (coc/rule/2.36-immune/a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.selector import Sel
    from orne.coc.table import CocTable


def is_immune(g: CocTable, uid: int, use: Use, *, chosen: bool = False) -> bool:
    """Whether a card is immune to what an ability does; nothing is immune to itself (coc/rule/2.36-immune/b).

    Where immunity shields only characters from effects that choose nothing, it still keeps any card from being chosen.
    What has no text box has no immunity either, not even a gained one (coc/rule/1.6-passive-effects/e).
    """
    if not g.state.catalogue.has_immunity:
        return False
    index = g.index
    if not index.immune or uid == use.holder:
        return False
    if use.grant is not None and use.grant.word == "lasting":
        return False  # it was made for cards that were not immune then
    if not chosen and not g.rules.immunity_for_any_card and not g.kind(uid).is_character:
        return False
    for immunity, holder in index.immune:
        if immunity.targets_only and not chosen:
            continue
        if uid in index.silenced and uid != holder.holder:
            continue
        if immunity.triggered_only and getattr(use.ability, "triggered", None) is not use.ability:
            continue
        if immunity.while_ is not None and not immunity.while_.test(g, holder):
            continue
        if immunity.targeted_below is not None and not (
            chosen and cost_of_effect(g, use) <= immunity.targeted_below(g, holder)
        ):
            continue
        if immunity.who.test(g, holder, uid) and immunity.sources.test(g, holder, use.holder):
            return True
    return False


def cost_of_effect(g: CocTable, use: Use) -> int:
    """What a triggered effect costs: an event card its printed cost; without a printed cost it is 0.

    coc/errata/forgotten-cities/c4-bureau-chief
    """
    kind = g.kind(use.holder)
    own = (use.x if kind.facts.cost_is_x else kind.facts.cost) if kind.is_event else 0
    ability = use.ability
    return own + int(getattr(ability, "price", 0)) + (use.x if getattr(ability, "asks_x", False) else 0)


def affects(g: CocTable, use: Use, what: Sel, uid: int) -> bool:
    """Whether a passive reaches a card: it is one of those meant, and not immune."""
    return what.test(g, use, uid) and not (g.state.catalogue.has_immunity and is_immune(g, uid, use))


def reached(g: CocTable, use: Use, uids: list[int], *, chosen: bool = False) -> list[int]:
    """The cards of a group that an effect reaches: it passes the immune ones by."""
    if not g.state.catalogue.has_immunity or not g.index.immune:
        return uids
    return [uid for uid in uids if not is_immune(g, uid, use, chosen=chosen)]
