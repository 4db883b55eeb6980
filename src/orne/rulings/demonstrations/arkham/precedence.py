"""Conflicts that the rules leave to the lead investigator, and those that no rule settles."""

from __future__ import annotations

from functools import partial

from orne.arkham.abilities import Effect, Use, free
from orne.arkham.language import Do, Gain, SpawnsHere, Take, kind_of_card
from orne.arkham.rules.grim import Reading, settle
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DREAMER, DUST, HALL, SCHOLAR, lab_card, scholar
from orne.rulings.showing.arkham import Show, shows
from orne.rulings.showing.arkham_probes import happened, horror, location, resources


def conflict(*readings: tuple[str, int, Effect]) -> str:
    """A card whose text can be read in several ways, each with the harm it does."""

    def read(g: ArkhamTable, use: Use) -> None:
        """Two things happen that exclude each other."""
        ways = [Reading(name, harm, partial(done.do, g, use)) for name, harm, done in readings]
        settle(g, "This card contradicts itself.", ways, use.holder)

    return lab_card("riddle", free(Do(read)))


RIDDLE = conflict(("fortune", 0, Gain(3)), ("terror", 2, Take(0, 2)), ("fright", 1, Take(0, 1)))
BEAST = lab_card("wanted-beast", type="enemy")
DEN, LAIR = (
    lab_card(name, SpawnsHere(kind_of_card(BEAST)), type="location", connects=("hall",)) for name in ("den", "lair")
)


@shows("ahlcg/grim-rule/a")
def an_unsettled_conflict_goes_the_worst_way_and_play_goes_on(show: Show) -> None:
    """Nobody is asked: the worst reading is carried out, and the turn continues."""
    show.lab(scholar(play=[RIDDLE]))
    show.answer("use lab/riddle")
    show.sees(resources(0), 5)
    show.sees(horror(SCHOLAR), 2)
    show.asked(0, "turn")
    show.sees(happened("grim rule"), ["grim rule"])


@shows("ahlcg/silver-rule/b")
def the_lead_settles_two_scenario_cards_at_odds(show: Show) -> None:
    """Two locations each want the same enemy: the lead, not the drawer, says which has it."""
    for chosen in ("den", "lair"):
        show.lab(
            scholar(),
            scholar(DREAMER),
            locations=[HALL, DEN, LAIR],
            encounter_deck=[DUST, BEAST, DUST],
            step="1.4 encounter cards",
            active=None,
        )
        show.asked(0, "spawn")
        show.offers("spawn lab/den", "spawn lab/lair")
        show.answer(f"spawn lab/{chosen}")
        show.sees(location(BEAST), f"lab/{chosen}")
