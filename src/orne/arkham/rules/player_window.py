"""Player windows: free abilities and fast cards, in any order, until all pass (arkham/basics/1.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.arkham.abilities import Use
from orne.arkham.rules import as_if, initiating
from orne.arkham.rules.stages import ADVANCE, can_advance_act, spend_to_advance
from orne.arkham.rules.timing import trigger, who_may_act
from orne.kernel.decision import Option
from orne.kernel.window import round_the_table

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def window(g: ArkhamTable, prompt: str) -> None:
    """Open a player window; most often nobody has anything to do in it."""
    seats = who_may_act(g)
    found = [] if g.declines(seats[0], "window") else offers(g, seats[0])
    if found or len(seats) > 1 or g.ask_always:
        _ask_round(g, seats, prompt, found)


def _ask_round(g: ArkhamTable, seats: list[int], prompt: str, found: list[Option]) -> None:
    """Ask everybody in turn; what the first is offered has been found."""
    round_the_table(
        g,
        seats,
        lambda seat: offers(g, seat),
        lambda seat, chosen: _take(g, chosen),
        "window",
        prompt,
        found=found,
    )


def offers(g: ArkhamTable, seat: int) -> list[Option]:
    """What a player may do in a window; for the group the active investigator may advance the act."""
    found = free_options(g, seat)
    if seat == g.state.active:
        found.extend(advance_options(g))
    return found


def _take(g: ArkhamTable, chosen: Any) -> None:
    """Do what was chosen, perhaps as if elsewhere."""
    if chosen == ADVANCE:
        spend_to_advance(g)
    elif isinstance(chosen, as_if.UseAsIf):
        as_if.during(g, chosen, lambda: trigger(g, chosen))
    else:
        trigger(g, chosen)


def advance_options(g: ArkhamTable) -> list[Option]:
    """Spending clues on the act is free in every window of a turn (ahlcg/act-deck-and-agenda-deck/d)."""
    return [Option(g, "advance", (g.state.act,), "", ADVANCE)] if can_advance_act(g) else []


def free_options(g: ArkhamTable, seat: int) -> list[Option]:
    """What a player may do in a player window: free abilities and fast cards."""
    found: list[Option] = []
    index = g.index
    for uid, ability in index.free:
        if initiating.may_use(g, uid, seat):
            option = initiating.option(g, Use(ability, uid, g.state.cards[uid], seat))
            if option is not None:
                found.append(option)
    found += initiating.card_options(g, seat, fast=True)
    if index.elsewhere or index.plays_as_if:
        found.extend(as_if.options(g, seat))
    return found
