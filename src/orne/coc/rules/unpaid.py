"""Abilities that a player uses without paying for them: of cards in play, and event cards played for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orne.coc.abilities import FreeUse, Use
from orne.coc.rules import initiating, targets, timing
from orne.coc.rules.initiating import Initiation
from orne.coc.rules.paying import NO_DOMAIN
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.rules.paying import Purse
    from orne.coc.table import CocTable


class TriggeringUnpaid(Initiation):
    """An ability is triggered, and nothing is paid for it: X is 0. Targets, restrictions and limits hold."""

    __slots__ = ()
    is_paid_for = False

    def needs(self, g: CocTable, use: Use, by_x: bool) -> Refusal | None:
        """It needs its targets, and must be able to change something."""
        found = targets.refusal(g, use)
        if found is None and use.ability.possible is not None and not use.ability.possible(g, use):
            return Refusal("coc/faq/no-if-able-must-resolve-whole", "it would change nothing now")
        return found

    def costs_x(self, g: CocTable, use: Use) -> bool:
        """No X is set."""
        return False

    def actual_cost(self, g: CocTable, use: Use, purse: Purse | None) -> int:
        """Nothing."""
        return 0

    def domains(self, g: CocTable, use: Use) -> list[int]:
        """None is drained."""
        return [NO_DOMAIN]

    def pay(self, g: CocTable, use: Use, cost: int) -> bool:
        """Pay nothing."""
        return True


_UNPAID: Final = TriggeringUnpaid()


def actions_of(g: CocTable, uid: int, seat: int) -> list[Use]:
    """The Actions that a card in play has now, as a player would use them who controlled it."""
    card = g.state.cards[uid]
    held = [each for side in g.index.actions for each in side if each[0] == uid]
    once = {(id(ability), grant): (ability, home, grant) for _, ability, home, _, grant in held}
    return [Use(ability, uid, card, seat, home, None, grant) for ability, home, grant in once.values()]


def refusal(g: CocTable, use: Use) -> Refusal | None:
    """Why an ability may not be used so now, or None."""
    return _UNPAID.restriction(g, use) or _UNPAID.needs(g, use, False)


def trigger(g: CocTable, use: Use) -> bool:
    """Use an ability so, within the effect that has it used; False if it came to nothing."""
    batch = g.begin_batch()
    done = initiating.initiate(g, use, _UNPAID) and _UNPAID.execute(g, use)
    g.batch = batch
    return done


def remark(g: CocTable, use: Use) -> str:
    """Which of its card's abilities it is."""
    return _UNPAID.remark(g, use)


# ---- event cards


def plays_of(g: CocTable, seat: int, uid: int) -> list[Use]:
    """The Actions for which a player could play an event card without paying its cost, whatever stands against it."""
    card = g.state.cards[uid]
    abilities = g.kind(uid).hand_actions if g.kind(uid).is_event else ()
    return [FreeUse(ability, uid, card, seat, card.kind) for ability in abilities]


def can_be_played(g: CocTable, seat: int, uid: int) -> bool:
    """Whether a player could play an event card so now."""
    return any(initiating.refusal(g, use) is None for use in plays_of(g, seat, uid))


def play(g: CocTable, seat: int, uid: int, source: int) -> bool:
    """Play an event card so, within the effect that has it played; False where that cannot be done."""
    ways = [use for use in plays_of(g, seat, uid) if initiating.refusal(g, use) is None]
    if not ways:
        return False
    way = ways[0]
    if len(ways) > 1:
        options = [g.option("play", uid, note=initiating.initiation(g, use).remark(g, use), value=use) for use in ways]
        way = g.decide(seat, "play", "Play it for which of its Actions?", options, source)
    timing.trigger(g, way)
    return True
