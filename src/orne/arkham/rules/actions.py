"""Actions: how many are left, additional ones, what they cost (arkham/basics/1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orne.arkham.abilities import Use
from orne.arkham.passives import ExtraAction
from orne.arkham.state import NOWHERE
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


TAKEN: Final = tuple(f"actions {seat}" for seat in range(4))
"""Under what the state remembers which kinds of action each investigator has taken this round."""


def actions_left(g: ArkhamTable, seat: int, trait: str = "") -> int:
    """The actions an investigator may still take for a card of a trait; restricted ones only where they fit."""
    state = g.state
    if not state.extra_actions:
        return state.actions[seat]
    return state.actions[seat] + len(_fitting(g, seat, trait))


def _fitting(g: ArkhamTable, seat: int, traits: str) -> list[tuple[int, str, int]]:
    """The additional actions an investigator may use for a card of some traits."""
    return [each for each in _additional(g, seat) if not each[1] or each[1] in traits.split("|")]


def _additional(g: ArkhamTable, seat: int) -> list[tuple[int, str, int]]:
    """An investigator's additional actions, without those of a constant text that is blank now."""
    blank = g.index.blank
    return [
        each for each in g.state.extra_actions if each[0] == seat and (each[2] not in blank or not _given(g, each[2]))
    ]


def _given(g: ArkhamTable, uid: int) -> list[ExtraAction]:
    """The constant texts of a card that give additional actions."""
    return [text for text in g.kind(uid).constant if isinstance(text, ExtraAction)]


def pay_actions(g: ArkhamTable, seat: int, number: int, trait: str = "") -> None:
    """Use up actions: additional ones that qualify first, the player choosing among several, then standard ones."""
    state = g.state
    for _ in range(number):
        fitting = _fitting(g, seat, trait) if state.extra_actions else []
        fitting.sort(key=lambda each: not each[1])
        if fitting:
            extra = fitting[0]
            if g.rules.player_picks_additional_action and len({source for _, _, source in fitting}) > 1:
                sources = list(dict.fromkeys(source for _, _, source in fitting))
                chosen = g.choose_card(seat, "Use which additional action?", sources, "use up")
                extra = next(each for each in fitting if each[2] == chosen)
            left = list(state.extra_actions)
            left.remove(extra)
            state.extra_actions = tuple(left)
        else:
            state.actions[seat] -= 1


def lose_action(g: ArkhamTable, seat: int) -> None:
    """Lose an action this turn, a standard one first; the investigator picks among additional ones (ahlcg/action/f)."""
    if g.state.actions[seat] > 0:
        g.state.actions[seat] -= 1
    else:
        left = {each[1]: each for each in reversed(_additional(g, seat))}
        if not left:
            return
        kinds = [g.option("lose", note=only or "any", value=only) for only in reversed(left)]
        lost = left[g.decide(seat, "lose", "Lose which additional action?", kinds)]
        more = list(g.state.extra_actions)
        more.remove(lost)
        g.state.extra_actions = tuple(more)
    g.note("action lost", -1, seat=seat)


def gain_action(g: ArkhamTable, seat: int, source: int = -1, only: str = "") -> None:
    """An additional action this turn."""
    g.state.extra_actions = (*g.state.extra_actions, (seat, only, source))
    g.note("action gained", source, seat=seat)


def grant_extra_actions(g: ArkhamTable, seat: int, uid: int | None = None) -> None:
    """The additional actions that cards in play, or one that has just come, give in this turn.

    An investigator whose text is blank may have it again before the turn is over.
    """
    given = [
        (seat, extra.only, use.holder)
        for extra, use in g.index.extra_actions
        if use.seat == seat and uid in (None, use.holder)
    ]
    own = g.state.investigators[seat]
    if uid is None and own in g.index.blank:
        given += [(seat, extra.only, own) for extra in _given(g, own)]
    g.state.extra_actions = (*g.state.extra_actions, *given)


def extra_cost(g: ArkhamTable, seat: int, kind: str) -> int:
    """Additional actions that an action costs now."""
    costs = g.index.extra_costs
    return sum(text.test(g, use, seat, kind) for text, use in costs) if costs else 0


def due(g: ArkhamTable, seat: int, kind: str) -> bool:
    """Pay additional actions that fall due in the middle of an effect; without them that part is left undone."""
    if not g.index.extra_costs or g.paid == (seat, kind, g.state.place[seat]):
        return True
    price = sum(text.test(g, use, seat, kind) for text, use in g.index.extra_costs if text.always)
    if price > (actions_left(g, seat) if g.in_turn(seat) else 0):
        g.note("cannot pay", g.state.place[seat], seat=seat, after=price)
        return False
    tell_extra_cost(g, seat, kind, always=True)
    pay_actions(g, seat, price)
    return True


def tell_extra_cost(g: ArkhamTable, seat: int, kind: str, *, always: bool = False) -> None:
    """Record which cards ask for additional actions, as they are paid."""
    for text, use in g.index.extra_costs:
        number = text.test(g, use, seat, kind) if text.always or not always else 0
        if number:
            g.note("additional action", use.holder, seat=seat, after=number)


def price(g: ArkhamTable, use: Use) -> int:
    """The actions that using an ability or playing a card costs; a bold word on it counts as that action."""
    return (1 if use.is_played else use.ability.actions) + extra_cost(g, use.seat, use.word)


def _traits(g: ArkhamTable, use: Use) -> str:
    """The traits that additional actions for the abilities of some cards ask for."""
    return "" if use.is_played else "|".join(g.kind(use.holder).facts.traits)


def price_refusal(g: ArkhamTable, use: Use) -> Refusal | None:
    """Why an investigator lacks the actions for an ability or for playing a card, or None."""
    return action_refusal(g, use.seat, price(g, use), _traits(g, use))


def take_action(g: ArkhamTable, use: Use) -> None:
    """Pay the actions for an ability or for playing a card, and record that it is done."""
    tell_extra_cost(g, use.seat, use.word)
    pay_actions(g, use.seat, price(g, use), _traits(g, use))
    note_action(g, use.seat, use.word or ("play" if use.is_played else "activate"))


def action_refusal(g: ArkhamTable, seat: int, price: int, traits: str = "") -> Refusal | None:
    """Why an investigator lacks the actions for something, or None."""
    left = actions_left(g, seat, traits)
    if left >= price:
        return None
    if not left:
        return Refusal("ahlcg/action/a", "you have no action left")
    return Refusal("ahlcg/initiation/determine-cost", "it costs {} actions; you have {} left", price, left)


def basic_price(g: ArkhamTable, seat: int, kind: str) -> int:
    """The actions that a basic action costs now."""
    return 1 + extra_cost(g, seat, kind)


def note_action(g: ArkhamTable, seat: int, kind: str, target: int = NOWHERE) -> None:
    """Record that an action of a kind was taken this round, for texts about the first of its kind."""
    g.note("action", target, seat=seat, after=kind)
    g.paid = (seat, kind, g.state.place[seat])
    g.state.remember(TAKEN[seat], (*taken_this_round(g, seat), kind))


def taken_this_round(g: ArkhamTable, seat: int) -> tuple[str, ...]:
    """The kinds of action an investigator has taken this round."""
    taken: tuple[str, ...] = g.state.remembered(TAKEN[seat]) or ()
    return taken


def forget_actions(g: ArkhamTable) -> None:
    """Another round begins: nobody has taken an action in it."""
    for taken in TAKEN[: g.state.seats]:
        g.state.remember(taken, ())
