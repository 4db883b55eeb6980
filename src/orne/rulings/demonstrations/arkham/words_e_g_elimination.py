"""Elimination and the lead investigator."""

from __future__ import annotations

from orne.arkham.abilities import Use, free
from orne.arkham.language import Do
from orne.arkham.rules.control import take_control
from orne.arkham.rules.damage import deal
from orne.arkham.rules.elimination import resign
from orne.arkham.rules.hands import draw
from orne.arkham.rules.leaving import discard
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DREAMER, PILOT, harm, lab_card, scholar, uid_of
from orne.rulings.showing.arkham import Show, shows
from orne.rulings.showing.arkham_probes import controller, gone, happened, lead, zone

BLOW = harm(7)


def _last_stand(g: ArkhamTable, use: Use) -> None:
    """Take 7 damage, draw a card and resign."""
    deal(g, use.seat, 7, direct=True)
    draw(g, use.seat)
    resign(g, use.seat)


def _give(g: ArkhamTable, use: Use) -> None:
    """Give the gift away."""
    take_control(g, uid_of(g, GIFT), 1)


def _toss(g: ArkhamTable, use: Use) -> None:
    """Discard this."""
    discard(g, use.holder)


GIFT = lab_card("gift", free(Do(_toss)))
HAND = lab_card("hand", free(Do(_give)))
LAST_STAND = lab_card("last-stand", free(Do(_last_stand)))
PRICK = harm(1)


@shows("ahlcg/elimination/i", "ahlcg/lead-investigator/c")
def a_new_lead_is_chosen_among_those_left(show: Show) -> None:
    """Those still playing choose a new lead; the last one is lead without a choice."""
    show.lab(scholar(play=[BLOW]), scholar(DREAMER), scholar(PILOT))
    show.answer(f"use {BLOW}")
    show.offers("lead lab/dreamer", "lead lab/pilot")
    show.answer("lead lab/pilot")
    show.sees(lead(), 2)
    show.asked(2, "next turn")
    show.offers("turn lab/pilot", "turn lab/dreamer")
    show.lab(scholar(play=[BLOW]), scholar(DREAMER))
    show.answer(f"use {BLOW}")
    show.sees(lead(), 1)
    show.asked(1, "turn")


@shows("ahlcg/elimination/b")
def who_is_gone_neither_resigns_nor_draws(show: Show) -> None:
    """The rest of an effect that has defeated somebody does not reach them."""
    show.lab(scholar(play=[LAST_STAND]), scholar(DREAMER))
    show.answer("use lab/last-stand")
    show.sees(gone(0), "damage")
    show.sees(gone(1), "")
    show.sees(happened("eliminated", "drawn"), ["eliminated"])
    show.asked(1, "turn")


@shows("ahlcg/elimination/e")
def cards_owned_by_the_eliminated_but_controlled_by_another_stay_until_they_leave(show: Show) -> None:
    """The gift stays with its new controller, and is removed from the game when it leaves play."""
    show.lab(scholar(damage=6, play=[GIFT, HAND, PRICK]), scholar(DREAMER))
    show.answer("use lab/hand", "pass", f"use {PRICK}")
    show.sees(controller(GIFT), 1)
    show.answer("use lab/gift")
    show.sees(zone(GIFT), "removed")
