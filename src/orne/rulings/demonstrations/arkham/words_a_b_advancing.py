"""Acts and agendas as they advance, and doom."""

from __future__ import annotations

from typing import Any

from orne.arkham import values
from orne.arkham.abilities import Condition, Use, free
from orne.arkham.language import Discard, Objective
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    ACT,
    AGENDA,
    BASIC,
    FIEND,
    LOFT,
    MASKS,
    SECOND_ACT,
    SECOND_AGENDA,
    SHY,
    lab_card,
    lab_scenario,
    pause,
    scholar,
    told,
)
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    act,
    actions,
    agenda,
    agenda_doom,
    clues,
    doom,
    doom_in_play,
    encounter_discard,
    happened,
    location,
    removed,
    said,
    threat,
    zone,
)

DOOM: dict[str, Any] = {"step": "1.2 place doom", "active": None}


def _fiend_in_play(g: ArkhamTable, use: Use) -> bool:
    return any(g.kind(each).slug == FIEND for each in values.enemies(g))


FIEND_IN_PLAY = Condition(_fiend_in_play, "a Fiend is in play")
WATCHFUL = lab_card("watchful-agenda", Objective(FIEND_IN_PLAY), type="agenda", doom=3)
WAITING = lab_card("waiting-agenda", Objective(FIEND_IN_PLAY, instead=True), type="agenda", doom=3)


def _tell(g: ArkhamTable) -> None:
    """Say which act is current, how many clues are on it and how much doom is in play."""
    act = g.state.cards[g.state.act]
    known = [g.state.catalogue.ids[act.kind], act.clues, values.doom_in_play(g)]
    g.note("said", NOWHERE, after=" ".join(map(str, known)))


def _tell_agenda(g: ArkhamTable) -> None:
    """Say which agenda is current, and how much doom is in play."""
    current = g.state.catalogue.ids[g.state.cards[g.state.agenda].kind]
    g.note("said", NOWHERE, after=f"{current} {values.doom_in_play(g)}")


TELLING = lab_scenario("telling-backs", backs={ACT: _tell, AGENDA: _tell_agenda})


def _put(g: ArkhamTable, use: Use) -> None:
    """Put a clue on the act."""
    g.state.edit(g.state.act).clues += 1


CLUE_PIN = lab_card("clue-pin", free(told("put a clue on the act", _put), Discard()))


@shows("ahlcg/act-deck-and-agenda-deck/i")
def an_objective_adds_to_the_doom_or_replaces_it(show: Show) -> None:
    """In step 1.3, with the third doom just placed or not, and the Fiend in play or not."""
    for current, before, fiend, advances in (
        (WATCHFUL, 2, True, True),
        (WATCHFUL, 2, False, False),
        (WATCHFUL, 0, True, False),
        (WAITING, 0, True, True),
        (WAITING, 2, False, False),
    ):
        foes = [Foe(FIEND, engaged=0)] if fiend else []
        show.lab(scholar(), enemies=foes, agenda=current, agenda_doom=before, later_agendas=[SECOND_AGENDA], **DOOM)
        show.sees(agenda(), SECOND_AGENDA if advances else current)
        show.sees(happened("agenda advances"), ["agenda advances"] * advances)
        show.asked(0, "turn")


@shows(
    "ahlcg/act-deck-and-agenda-deck/j",
    "ahlcg/act-deck-and-agenda-deck/k",
    "ahlcg/act-deck-and-agenda-deck/n",
    "ahlcg/act-deck-and-agenda-deck/p",
    "ahlcg/act-deck-and-agenda-deck/q",
)
def the_next_act_becomes_current_once_the_back_is_carried_out(show: Show) -> None:
    """The tokens go first, then the back of the old act is read; then the next is current and the old one removed."""
    show.lab(scholar(clues=2, play=[CLUE_PIN]), later_acts=[SECOND_ACT], scenario=TELLING)
    show.sees(act(), ACT)
    show.answer("use lab/clue-pin")
    show.sees(clues(ACT), 1)
    show.offers(*BASIC, "advance lab/act", "end turn")
    show.answer("advance lab/act")
    show.sees(said(), ["lab/act 0 0"])
    show.sees(act(), SECOND_ACT)
    show.sees(zone(SECOND_ACT), "current")
    show.sees(removed(), [ACT])
    show.sees(clues("lab/scholar"), 0)
    show.sees(actions(0), 3)


@shows(
    "ahlcg/act-deck-and-agenda-deck/j",
    "ahlcg/act-deck-and-agenda-deck/k",
    "ahlcg/act-deck-and-agenda-deck/l",
    "ahlcg/act-deck-and-agenda-deck/n",
    "ahlcg/act-deck-and-agenda-deck/p",
    "ahlcg/act-deck-and-agenda-deck/q",
)
def advancing_the_agenda_takes_all_doom_away_and_the_old_card_for_good(show: Show) -> None:
    """Doom on enemies and places counts and is gone before the back is read; the next agenda begins without any."""
    foes = [Foe(SHY, doom=1), Foe(SHY, at=LOFT)]
    places: list[str | Place] = ["lab/hall", Place(LOFT, doom=1)]
    show.lab(
        scholar(play=[pause()]),
        enemies=foes,
        locations=places,
        later_agendas=[SECOND_AGENDA],
        scenario=TELLING,
        **DOOM,
    )
    show.sees(said(), ["lab/agenda 0"])
    show.sees(agenda(), SECOND_AGENDA)
    show.sees(agenda_doom(), 0)
    show.sees(doom(SHY), 0)
    show.sees(doom(LOFT), 0)
    show.sees(doom_in_play(), 0)
    show.sees(removed(), [AGENDA])
    show.sees(encounter_discard(), ["lab/dust"])
    show.lab(scholar(play=[pause()]), enemies=foes, later_agendas=[SECOND_AGENDA], scenario=TELLING, **DOOM)
    show.sees(said(), [])
    show.sees(agenda(), AGENDA)
    show.sees(agenda_doom(), 1)
    show.sees(doom(SHY), 1)


@shows("ahlcg/act-deck-and-agenda-deck/o", "ahlcg/cardtypes/b")
def a_back_that_is_an_enemy_spawns_like_a_drawn_one_and_is_not_an_agenda(show: Show) -> None:
    """The Masked Hunter engages the investigator with most clues, and may be fought and evaded like any enemy."""
    show.lay(
        Inv(clues=1),
        Inv("daisy-walker", clues=3, at=1),
        locations=["rivertown", "southside-historical-society"],
        later_agendas=["time-is-running-short"],
        agenda_doom=5,
        encounter_deck=["dissonant-voices"] * 4,
        **MASKS,
        **DOOM,
    )
    show.sees(threat("the-masked-hunter"), 1)
    show.sees(location("the-masked-hunter"), "southside-historical-society")
    show.sees(zone("the-masked-hunter"), "play")
    show.sees(agenda(), "time-is-running-short")
    show.sees(zone("predator-or-prey"), "removed")
    show.answer("turn daisy-walker")
    show.asked(1, "turn")
    show.offers_of("fight evade engage", "fight the-masked-hunter", "evade the-masked-hunter")
