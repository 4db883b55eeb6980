"""Words of the rules, A to B."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import action, reaction
from orne.arkham.events import ATTACKS
from orne.arkham.language import Gain, when
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    AGENDA,
    DREAMER,
    FIEND,
    PILOT,
    SAILOR,
    SCHOLAR,
    SECOND_ACT,
    SECOND_AGENDA,
    lab_card,
    lab_scenario,
    pause,
    scholar,
    yours,
)
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import (
    act,
    actions,
    agenda,
    clues,
    controller,
    damage,
    doom,
    encounter_deck,
    exhausted,
    harm_on,
    place,
    resolution,
    resources,
    threat,
)

PAUSE = pause()
PEOPLE = (SCHOLAR, DREAMER, PILOT, SAILOR)
CARRIER = lab_card("doom-carrier", type="enemy", keywords=("aloof",))
GUN = lab_card("costly-gun", cost=4)
GUARD = lab_card("guard", reaction(when(ATTACKS, yours, "an enemy attacks you"), Gain(1)))
PARADE = lab_card("parade", action(Gain(1)), type="agenda", doom=9)
PLACING_DOOM: dict[str, Any] = {"step": "1.2 place doom", "active": None}


def _win(g: ArkhamTable) -> None:
    """The scenario is won."""
    g.end("R1", "It is won.")


WON = lab_scenario("won-by-the-agenda", backs={AGENDA: _win})


# ---- acts and agendas


@shows("ahlcg/act-deck-and-agenda-deck/c", "ahlcg/clues/b")
def an_act_needs_its_clues_for_each_investigator(show: Show) -> None:
    """The act needs 2 clues for each of one to four investigators, and no fewer will do."""
    for number in (1, 2, 3, 4):
        others = [scholar(each) for each in PEOPLE[1:number]]
        show.lab(scholar(clues=2 * number), *others)
        show.includes("advance lab/act")
        show.lab(scholar(clues=2 * number - 1), *others)
        show.lacks("advance lab/act")


@shows("ahlcg/act-deck-and-agenda-deck/d", "ahlcg/clues/e")
def advancing_the_act_costs_no_action_and_provokes_nobody(show: Show) -> None:
    """It is done with no action left and an enemy engaged, who does not attack."""
    show.lab(scholar(clues=2, actions=0, play=[PAUSE]), enemies=[Foe(FIEND, engaged=0)], later_acts=[SECOND_ACT])
    show.offers("use lab/pause", "advance lab/act", "end turn")
    show.answer("advance lab/act")
    show.sees(damage(SCHOLAR), 0)
    show.sees(clues(SCHOLAR), 0)
    show.sees(act(), SECOND_ACT)


@shows("ahlcg/act-deck-and-agenda-deck/e", "ahlcg/clues/e", "ahlcg/costs/h")
def any_share_of_the_clues_may_come_from_anybody(show: Show) -> None:
    """3 and 1 are the only way to pay 4; of 4 and 2 every split is offered."""
    show.lab(scholar(clues=1), scholar(DREAMER, clues=3), later_acts=[SECOND_ACT])
    show.answer("advance lab/act")
    show.sees(clues(SCHOLAR), 0)
    show.sees(clues(DREAMER), 0)
    show.lab(scholar(clues=4), scholar(DREAMER, at=1, clues=2), later_acts=[SECOND_ACT])
    show.answer("advance lab/act")
    show.offers("spend 2", "spend 3", "spend 4")
    show.answer("spend 3")
    show.sees(clues(SCHOLAR), 1)
    show.sees(clues(DREAMER), 1)


@shows("ahlcg/act-deck-and-agenda-deck/g", "ahlcg/act-deck-and-agenda-deck/h", "ahlcg/doom/d")
def all_doom_in_play_counts(show: Show) -> None:
    """Doom on the agenda, the doom of step 1.2 and what an enemy carries are added up."""
    for elsewhere, current in ((1, SECOND_AGENDA), (0, AGENDA)):
        show.lab(
            scholar(play=[PAUSE]),
            enemies=[Foe(CARRIER, doom=elsewhere)],
            agenda_doom=1,
            later_agendas=[SECOND_AGENDA],
            **PLACING_DOOM,
        )
        show.sees(agenda(), current)
        show.sees(doom(CARRIER), 0)


@shows("ahlcg/act-deck-and-agenda-deck/r")
def a_resolution_ends_the_scenario_at_once(show: Show) -> None:
    """No encounter card is drawn and nobody is asked again."""
    show.lab(scholar(play=[PAUSE]), agenda_doom=2, scenario=WON, **PLACING_DOOM)
    show.sees(resolution(), "R1")
    show.offers()
    show.sees(encounter_deck(), ["lab/dust"] * 6)


@shows("ahlcg/activate-action/f")
def the_current_agenda_is_used_from_anywhere(show: Show) -> None:
    """The ability on the agenda is usable whatever the investigator's location."""
    for at in (0, 3):
        show.lab(scholar(at=at), agenda=PARADE)
        show.answer("use lab/parade")
        show.sees(resources(), 6)


# ---- attacks of opportunity


@shows("ahlcg/action/b", "ahlcg/attack-of-opportunity/e")
def costs_come_first_then_attacks_then_the_card(show: Show) -> None:
    """The money is gone before the attack, the asset comes after it."""
    show.lab(scholar(hand=[GUN], play=[GUARD], resources=4), enemies=[Foe(FIEND, engaged=0)])
    show.answer("play lab/costly-gun")
    show.offers("react lab/guard", "pass")
    show.sees(actions(), 2)
    show.sees(resources(), 0)
    show.sees(controller(GUN), None)
    show.answer("pass")
    show.sees(damage(SCHOLAR), 1)
    show.sees(controller(GUN), 0)


@shows("ahlcg/attack-of-opportunity/b", "ahlcg/attack-of-opportunity/d", "ahlcg/attack-of-opportunity/g")
def only_ready_enemies_attack_and_they_stay_ready(show: Show) -> None:
    """The ready enemy deals its full damage and horror each time and stays ready; the exhausted one does not attack."""
    show.lab(scholar(), enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=0, exhausted=True)])
    show.answer("draw", "resource")
    show.sees(harm_on(SCHOLAR), [2, 2])
    show.sees(exhausted(FIEND), False)
    show.sees(exhausted(FIEND, 2), True)


@shows("ahlcg/attack-of-opportunity/c")
def the_attacked_one_orders_several_attacks(show: Show) -> None:
    """The attacked investigator is asked which of three enemies attacks first, and which of the others next."""
    show.lay(Inv(), enemies=[Foe(each, engaged=0) for each in ("ghoul-minion", "icy-ghoul", "swarm-of-rats")])
    show.answer("resource")
    show.asked(0, "attack")
    show.offers("attack ghoul-minion", "attack icy-ghoul", "attack swarm-of-rats")
    show.answer("attack swarm-of-rats")
    show.offers("attack ghoul-minion", "attack icy-ghoul")
    show.why_not("attack swarm-of-rats", "ahlcg/attack-of-opportunity/f", says="Swarm of Rats has attacked")
    show.answer("attack ghoul-minion")
    show.sees(harm_on("roland-banks"), [4, 2])
    show.asked(0, "turn")


@shows("ahlcg/attack-of-opportunity/h")
def the_action_goes_on_after_the_attacks(show: Show) -> None:
    """The investigator moves with the enemy still engaged."""
    show.lab(scholar(), enemies=[Foe(FIEND, engaged=0)])
    show.answer("move lab/loft")
    show.sees(damage(SCHOLAR), 1)
    show.sees(place(), "lab/loft")
    show.sees(threat(FIEND), 0)


@shows("ahlcg/attack-of-opportunity/i")
def an_attack_of_opportunity_is_an_attack(show: Show) -> None:
    """Dodge cancels an attack of opportunity."""
    show.lay(Inv(hand=["dodge"]), enemies=[Foe("ghoul-minion", engaged=0)])
    show.answer("resource")
    show.offers("play dodge", "pass")
    show.answer("play dodge")
    show.sees(damage("roland-banks"), 0)
