"""Doing something as if at another location: what counts changes, nothing moves (ahlcg/as-if)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from orne.arkham.abilities import AsIf, Use
from orne.arkham.passives import PlaysAsIf
from orne.arkham.rules import initiating, playing
from orne.arkham.rules.initiating import Initiation
from orne.kernel import limits
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.abilities import Ability
    from orne.arkham.state import Card
    from orne.arkham.table import ArkhamTable


Price = Callable[["ArkhamTable", Use], "Refusal | None"]
"""Why the actions for a use are lacking, or None."""


class UseAsIf(Use):
    """A use at a pretended location, perhaps by permission of a text on another card."""

    __slots__ = ("as_if", "leave", "place")

    def __init__(
        self,
        ability: Ability | None,
        holder: int,
        card: Card,
        seat: int,
        as_if: AsIf,
        place: int,
        leave: Use | None = None,
    ) -> None:
        super().__init__(ability, holder, card, seat)
        self.as_if = as_if
        self.place = place
        self.leave = leave


def options(g: ArkhamTable, seat: int, price: Price | None = None) -> list[Option]:
    """What an investigator may do as if elsewhere, an option for each location: for free, or for actions they have."""
    allowed: list[tuple[UseAsIf, Initiation]] = []
    for use in uses(g, seat):
        it = initiating.initiation(g, use)
        if it.takes_action(g, use) == (price is not None) and refusal(g, use, price) is None:
            allowed.append((use, it))
    several = len({use.leave.holder for use, _ in allowed if use.leave is not None}) > 1
    return [Option(g, it.verb, (use.holder, use.place), _note(g, use, several=several), use) for use, it in allowed]


def _note(g: ArkhamTable, use: UseAsIf, *, several: bool) -> str:
    """Which ability it is; that a card is played as if elsewhere, and which of several cards permits it."""
    if use.leave is None:
        return "as if there" if use.is_played else initiating.number_of(g, use.holder, use.ability)
    return f"as if there by {g.ref(use.leave.holder)}" if several else "as if there"


def note_of(g: ArkhamTable, use: UseAsIf) -> str:
    """The note on an option to use something as if elsewhere, where no second card permits it."""
    return _note(g, use, several=False)


def uses(g: ArkhamTable, seat: int) -> Iterator[UseAsIf]:
    """Every ability and card in hand that some text lets this investigator use as if elsewhere."""
    cards = g.state.cards
    for uid, ability in g.index.elsewhere:
        if ability.as_if is not None and initiating.may_use(g, uid, seat):
            for place in ability.as_if.places(g, Use(ability, uid, cards[uid], seat)):
                yield UseAsIf(ability, uid, cards[uid], seat, ability.as_if, place)
    for text, leave in g.index.plays_as_if:
        if leave.seat != seat or _used_up(g, text, leave):
            continue
        in_hand = {cards[uid].kind: uid for uid in reversed(g.state.hand[seat])}
        for uid in reversed(in_hand.values()):
            played = g.kind(uid).played
            if text.what.test(g, leave, uid) and (played is None or played.trigger is None):
                for place in text.as_if.places(g, leave):
                    yield UseAsIf(played, uid, cards[uid], seat, text.as_if, place, leave)


def _used_up(g: ArkhamTable, text: PlaysAsIf, leave: Use) -> bool:
    return text.limit is not None and limits.used(g.state.uses, _limit_key(leave)) >= text.limit.times


def _limit_key(leave: Use) -> str:
    return f"{leave.holder}.{leave.card.obj}/as if"


def refusal(g: ArkhamTable, use: UseAsIf, price: Price | None) -> Refusal | None:
    """Why restrictions, costs and actions forbid it, all of them seen from the pretended location, or None."""
    state = g.state
    known = state.index, state.values
    _begin(g, use)
    found = initiating.refusal(g, use)
    if found is None and price is not None:
        found = price(g, use)
    _end(g, use)
    state.index, state.values = known  # looking has changed nothing
    if found is None and price is None and use.is_played and g.kind(use.holder).facts.type == "asset":
        return playing.moment_refusal(g, use.seat, use.holder, in_turn=False)
    return found


def during(g: ArkhamTable, use: UseAsIf, do: Callable[[], Any]) -> None:
    """Pretend from the first cost to the end of the action, for everything that looks (ahlcg/as-if/b)."""
    text = use.leave.ability if use.leave is not None else None
    if use.leave is not None and isinstance(text, PlaysAsIf) and text.limit is not None:
        g.state.uses = limits.use(g.state.uses, _limit_key(use.leave), text.limit.period)
    _begin(g, use)
    g.note("as if", use.place, use.holder, use.seat)
    do()
    _end(g, use)


def _begin(g: ArkhamTable, use: UseAsIf) -> None:
    state = g.state
    state.as_if = (*state.as_if, (use.seat, state.place[use.seat], use.as_if.engaged))
    state.place[use.seat] = use.place
    state.changed()


def _end(g: ArkhamTable, use: UseAsIf) -> None:
    g.state.stop_pretending(use.seat)
