"""Using abilities: restrictions, costs, attacks of opportunity, effect (arkham/basics/1.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from orne.arkham.abilities import ACTION, FREE, Ability, Use
from orne.arkham.rules import attacks_of_opportunity
from orne.arkham.rules.attacks_of_opportunity import PEACEFUL
from orne.arkham.state import LOCATION, NOBODY, NOWHERE
from orne.kernel import limits
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

USED = frozenset((ACTION, FREE))
"""What an investigator uses of their own accord, answering nothing."""


def may_use(g: ArkhamTable, uid: int, seat: int) -> bool:
    """Whose abilities an investigator may use: their own, those of scenario cards at their location, act and agenda."""
    state = g.state
    card = state.cards[uid]
    if state.gone[seat]:
        return False
    if uid in state.investigators:
        return state.investigators[seat] == uid
    if card.controller != NOBODY:
        return card.controller == seat
    if uid in (state.act, state.agenda):
        return True
    place = g.location_of(uid)
    return place != NOWHERE and place == state.place[seat] and (card.zone != LOCATION or card.revealed)


def refusal(g: ArkhamTable, use: Use) -> Refusal | None:
    """Why an ability may not be used now, or None; actions are counted elsewhere."""
    ability: Ability = use.ability
    if not may_use(g, use.holder, use.seat) and use.event is None:
        return reach_refusal(g, use.holder, use.seat)
    if ability.during is not None and not ability.during.test(g, use):
        return Refusal("ahlcg/triggered-abilities/b", "only {}", ability.during.text)
    if ability.limit is not None and limits.used(g.state.uses, limit_key(g, use)) >= ability.limit.times:
        return Refusal("ahlcg/limits-and-maximums/a", "its limit is used up: {}", ability.limit.text)
    for cost in ability.costs:
        found = cost.refusal(g, use)
        if found is not None:
            return found
    if ability.possible is not None and not ability.possible.test(g, use):
        return Refusal("ahlcg/triggered-abilities/k", "it would change nothing unless {}", ability.possible.text)
    return None


def reach_refusal(g: ArkhamTable, uid: int, seat: int) -> Refusal | None:
    """Why an investigator may not use a card's abilities: another's, not where they are, not revealed; or None."""
    if may_use(g, uid, seat):
        return None
    state = g.state
    card = state.cards[uid]
    if uid in state.investigators or card.controller != NOBODY or state.gone[seat]:
        return Refusal("ahlcg/triggered-abilities/o", "{} is not yours to use", g.title(uid))
    if g.location_of(uid) != state.place[seat]:
        return Refusal("ahlcg/triggered-abilities/p", "{} is not at your location", g.name(uid))
    return Refusal("ahlcg/location-cards/c", "{} is not revealed", g.name(uid))


def limit_key(g: ArkhamTable, use: Use) -> str:
    """What a limit counts: the ability of the one card for each player, or all of a title."""
    limit = use.ability.limit
    if limit.by_title:
        return f"{g.title(use.holder)}"
    group = "" if limit.period.startswith("group") else f" {use.seat}"
    triggered = g.kind(use.holder).triggered
    number = _place(triggered, use.ability) if use.ability in triggered else 0
    return f"{use.holder}.{use.card.obj}/{number}{group}"


def number_of(g: ArkhamTable, uid: int, ability: Ability) -> str:
    """Tell apart the abilities of a card that are used in the same way: by their bold words, else by number."""
    kind = g.kind(uid)
    if len(kind.texts) < 2:
        return ""
    if ability.trigger is None:
        alike = [each for each in kind.triggered if each.kind in USED]
    else:
        alike = [each for each in kind.texts if isinstance(each, Ability) and _answers(each) == _answers(ability)]
    words = {each.word for each in alike if each.word}
    if len(alike) > 1 and len(words) == len(alike):
        return ability.word
    return "" if len(alike) < 2 else f"ability {_place(alike, ability) + 1}"


def _answers(ability: Ability) -> tuple[str, str, str, str] | None:
    """What an ability is an answer to, of which kind, and from where; None for one that answers nothing."""
    trigger = ability.trigger
    return None if trigger is None else (ability.kind, ability.zone, trigger.timing, trigger.kind)


def _place(abilities: Sequence[Ability], ability: Ability) -> int:
    """The place of this very ability among others, which may read the same."""
    return next(place for place, each in enumerate(abilities) if each is ability)


def use_ability(g: ArkhamTable, use: Use) -> None:
    """Pay all costs together, let engaged enemies attack if the action provokes them, then resolve."""
    ability: Ability = use.ability
    g.note("used", use.holder, use.holder, use.seat, after=ability.kind)
    if ability.limit is not None:
        g.state.uses = limits.use(g.state.uses, limit_key(g, use), ability.limit.period)
    for cost in ability.costs:
        cost.pay(g, use)
    if g.state.gone[use.seat] and use.seat != NOBODY:
        return
    if ability.kind == ACTION and ability.provokes and ability.word not in PEACEFUL:
        attacks_of_opportunity.provoke(g, use.seat)
        if g.state.gone[use.seat]:
            return
    cause = g.cause
    g.cause = g.note("resolves", use.holder, use.holder, use.seat)
    g.carry_out(ability.effect, use)
    g.cause = cause
