"""Clues and doom."""

from __future__ import annotations

from orne.arkham.abilities import Use, free
from orne.arkham.language import Discard, Discover, Do
from orne.arkham.rules.doom import doom_on_agenda
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    AGENDA,
    HALL,
    LOFT,
    SCHOLAR,
    SECOND_AGENDA,
    lab_card,
    pause,
    scholar,
)
from orne.rulings.showing.arkham import Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    agenda,
    agenda_doom,
    clues,
    doom,
    round_number,
)

HUNCH = lab_card("hunch", free(Discover(1), Discard()))


def _slow(g: ArkhamTable, use: Use) -> None:
    """Put 3 doom on the agenda."""
    doom_on_agenda(g, 3, source=use)


def _quick(g: ArkhamTable, use: Use) -> None:
    """Put 3 doom on the agenda, which may advance."""
    doom_on_agenda(g, 3, may_advance=True, source=use)


OMEN = lab_card("slow-omen", free(Do(_slow), Discard()))
RUIN = lab_card("quick-ruin", free(Do(_quick), Discard()))


@shows("ahlcg/clues/c", "ahlcg/clues/d")
def a_clue_is_discovered_by_investigating_or_by_a_card(show: Show) -> None:
    """An investigation and a card each move a clue from the location to the investigator."""
    show.lab(scholar(play=[HUNCH]), locations=[Place(HALL, clues=3), LOFT])
    show.answer("investigate lab/hall", "pass", "pass")
    show.sees(clues(HALL), 2)
    show.sees(clues(SCHOLAR), 1)
    show.answer("use lab/hunch")
    show.sees(clues(HALL), 1)
    show.sees(clues(SCHOLAR), 2)


@shows("ahlcg/clues/e")
def the_act_is_advanced_in_turns_only(show: Show) -> None:
    """With clues enough, advancing the act is not offered in a window of the mythos phase."""
    show.lab(scholar(clues=2, play=[pause()]), step="1.4 encounter cards", active=None)
    show.offers("use lab/pause", "pass")


@shows("ahlcg/doom/b", "ahlcg/doom/c")
def the_agenda_waits_for_the_check_unless_a_card_lets_it_advance(show: Show) -> None:
    """Doom over the threshold in a turn does nothing before the next mythos phase."""
    show.lab(scholar(play=[OMEN]), later_agendas=[SECOND_AGENDA])
    show.answer("use lab/slow-omen")
    show.sees(agenda(), AGENDA)
    show.sees(doom(AGENDA), 3)
    show.answer("end turn")
    show.sees(agenda(), SECOND_AGENDA)
    show.lab(scholar(play=[RUIN]), later_agendas=[SECOND_AGENDA])
    show.answer("use lab/quick-ruin")
    show.sees(agenda(), SECOND_AGENDA)


@shows("ahlcg/doom/a")
def doom_is_placed_in_each_mythos_phase(show: Show) -> None:
    """One comes to the agenda in round 3, another in round 4, and none in between."""
    show.lab(scholar(play=[pause()]), later_agendas=[SECOND_AGENDA])
    for number in (1, 2):
        show.answer("end turn")
        show.sees(agenda_doom(), number - 1)
        show.pass_to("turn")
        show.sees(agenda_doom(), number)
        show.sees(round_number(), number + 2)
    show.sees(agenda(), AGENDA)
