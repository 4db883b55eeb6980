"""The letter X."""

from __future__ import annotations

from orne.arkham.abilities import event
from orne.arkham.language import CARD, CostChange, CostX
from orne.arkham.rules.resources import gain_resources
from orne.rulings.laboratory.arkham import lab_card, scholar, told
from orne.rulings.showing.arkham import Show, shows
from orne.rulings.showing.arkham_probes import (
    discard,
    resources,
)
from orne.rulings.showing.arkham_readings import text

DOUBLE = told("gain twice X resources", lambda g, use: gain_resources(g, use.seat, 2 * use.x))

SURGE_OF_POWER = lab_card("surge-of-power", CostX(), event(DOUBLE), type="event", cost=None)

COUPON = lab_card("coupon", CostChange(CARD, -1))


@shows("ahlcg/letter-x/b")
def x_is_set_before_the_price_changes(show: Show) -> None:
    """With a discount of 1 and X = 3 only two are paid, and the effect still counts 3."""
    show.lab(scholar(hand=[SURGE_OF_POWER], play=[COUPON], resources=3))
    show.answer("play lab/surge-of-power")
    show.asked(0, "X")
    show.offers("X 0", "X 1", "X 2", "X 3", "X 4")
    show.answer("X 3")
    show.sees(resources(0), 7)
    show.sees(discard(), [SURGE_OF_POWER])
    show.lab(scholar(hand=[SURGE_OF_POWER], resources=3))
    show.answer("play lab/surge-of-power")
    show.offers("X 0", "X 1", "X 2", "X 3")
    show.answer("X 3")
    show.sees(resources(0), 6)
    show.reads(text(SURGE_OF_POWER), "Costs X.\nGain twice X resources.")
