"""Exchanging control."""

from __future__ import annotations

from orne.coc.abilities import Cannot, Choose, Use, action
from orne.coc.language import CHARACTER, OPPONENTS, SELF, YOURS, Do, chosen
from orne.coc.rules.control import exchange_control
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import PAUSE, lab_card
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import controller, times


def _swap(g: CocTable, use: Use) -> bool:
    """Exchange control of the two."""
    return exchange_control(g, chosen(0).cards(g, use)[0], chosen(1).cards(g, use)[0], use)


SWAP = lab_card(
    "swap-control", action(Do(_swap), Choose(CHARACTER & YOURS), Choose(CHARACTER & OPPONENTS)), type="event", cost=0
)
LOYAL = lab_card("stays", Cannot("change control", SELF))


@shows("coc/rule/2.12-exchange")
def an_exchange_happens_to_both_or_to_neither(show: Show) -> None:
    """Two characters change sides, and neither does where one of them cannot."""
    show.lay(Side(hand=[SWAP], play=["mad-artist", PAUSE]), Side(play=["bag-man"]))
    show.answer("play lab/swap-control")
    show.sees(controller("mad-artist"), 1)
    show.sees(controller("bag-man"), 0)
    show.lay(Side(hand=[SWAP], play=["mad-artist", PAUSE]), Side(play=[LOYAL]))
    show.answer("play lab/swap-control")
    show.sees(controller("mad-artist"), 0)
    show.sees(controller(LOYAL), 1)
    show.sees(times("control"), 0)
    show.lay(Side(hand=[SWAP], play=["mad-artist", PAUSE]))
    show.offers("pass", "use lab/pause")
