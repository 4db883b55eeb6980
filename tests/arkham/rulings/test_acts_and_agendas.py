"""Rulings on acts and agendas: their clues, doom, objectives and backs."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham import card_text, values
from orne.arkham.abilities import Condition, Use, action, free
from orne.arkham.language import Discard, Do, Gain, Objective
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.doom import doom_on_agenda
from orne.arkham.rules.leaving import discard
from orne.arkham.state import PLAY, REMOVED
from orne.arkham.table import ArkhamTable
from orne.arkham.values import doom_in_play
from tests.arkham.laboratory import (
    ACT,
    AGENDA,
    DREAMER,
    DUST,
    FIEND,
    LOFT,
    PILOT,
    SAILOR,
    SCHOLAR,
    SECOND_ACT,
    SECOND_AGENDA,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import keys, record, table, uid, words
from tests.look import asked, happened, kind_asked

DOOM: dict[str, Any] = {"step": "1.2 place doom", "active": None}
CARRIER = lab_card("doom-carrier", type="enemy", keywords=("aloof",))
PEOPLE = (SCHOLAR, DREAMER, PILOT, SAILOR)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_an_act_needs_its_clues_for_each_investigator(number: int) -> None:
    """2 clues for each of one to four investigators, no fewer.

    Rulings: ahlcg/act-deck-and-agenda-deck/c, ahlcg/clues/b.
    """
    others = [scholar(each) for each in PEOPLE[1:number]]
    game = lab(scholar(clues=2 * number), *others)
    assert "advance lab/act" in keys(game)
    game = lab(scholar(clues=2 * number - 1), *others)
    assert "advance lab/act" not in keys(game)


def test_advancing_the_act_costs_no_action_and_provokes_nobody() -> None:
    """With no action left, an enemy engaged.

    Rulings: ahlcg/act-deck-and-agenda-deck/d, ahlcg/clues/e.
    """
    game = lab(scholar(clues=2, actions=0, play=[pause()]), enemies=[Foe(FIEND, engaged=0)], later_acts=[SECOND_ACT])
    assert keys(game) == ["use lab/pause", "advance lab/act", "end turn"]
    game.choose("advance lab/act")
    assert (record(game, SCHOLAR).damage, record(game, SCHOLAR).clues) == (0, 0)
    assert game.state.act == uid(game, SECOND_ACT)


def test_any_share_of_the_clues_may_come_from_anybody() -> None:
    """3 and 1 are the only way; 4 and 2 leave every split.

    Rulings: ahlcg/act-deck-and-agenda-deck/e, ahlcg/clues/e, ahlcg/costs/h.
    """
    game = lab(scholar(clues=1), scholar(DREAMER, clues=3), later_acts=[SECOND_ACT])
    game.choose("advance lab/act")
    assert (record(game, SCHOLAR).clues, record(game, DREAMER).clues) == (0, 0)
    game = lab(scholar(clues=4), scholar(DREAMER, at=1, clues=2), later_acts=[SECOND_ACT])
    game.choose("advance lab/act")
    assert [key.split()[-1] for key in keys(game)] == ["2", "3", "4"]
    game.choose(keys(game)[1])
    assert (record(game, SCHOLAR).clues, record(game, DREAMER).clues) == (1, 1)


def test_the_act_is_advanced_in_turns_only() -> None:
    """Not in a player window of another phase (ahlcg/clues/e)."""
    game = lab(scholar(clues=2, play=[pause()]), step="1.4 encounter cards", active=None)
    assert keys(game) == ["use lab/pause", "pass"]


@pytest.mark.parametrize(("elsewhere", "advances"), [(1, True), (0, False)])
def test_all_doom_in_play_counts(elsewhere: int, advances: bool) -> None:
    """1 on the agenda, 1 more in step 1.2, and what an enemy carries.

    Rulings: ahlcg/act-deck-and-agenda-deck/g, ahlcg/act-deck-and-agenda-deck/h, ahlcg/doom/d.
    """
    game = lab(
        scholar(play=[pause()]),
        enemies=[Foe(CARRIER, doom=elsewhere)],
        agenda_doom=1,
        later_agendas=[SECOND_AGENDA],
        **DOOM,
    )
    assert (game.state.agenda == uid(game, SECOND_AGENDA)) is advances
    assert record(game, CARRIER).doom == 0


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_flat_doom_threshold_is_the_same_for_any_number(number: int) -> None:
    """3 doom for one to four investigators (ahlcg/act-deck-and-agenda-deck/h)."""
    people = [scholar(each, play=[pause()]) for each in PEOPLE[:number]]
    game = lab(*people, agenda_doom=2, later_agendas=[SECOND_AGENDA], **DOOM)
    assert game.state.agenda == uid(game, SECOND_AGENDA)
    game = lab(*people, agenda_doom=1, later_agendas=[SECOND_AGENDA], **DOOM)
    assert game.state.agenda == uid(game, AGENDA)


def test_advancing_the_agenda_takes_all_doom_away_and_the_old_card_for_good() -> None:
    """Before the back is read; the next of the deck is then current.

    Rulings: ahlcg/act-deck-and-agenda-deck/j, ahlcg/act-deck-and-agenda-deck/k, ahlcg/act-deck-and-agenda-deck/l,
    ahlcg/act-deck-and-agenda-deck/p, ahlcg/act-deck-and-agenda-deck/q.
    """
    seen: list[int] = []

    def back(g: ArkhamTable) -> None:
        seen.extend(g.state.cards[each].doom for each in (*g.state.play, *g.state.locations, g.state.agenda))

    game = lab(
        scholar(play=[pause()]),
        enemies=[Foe(CARRIER, doom=1), Foe(CARRIER, doom=2)],
        agenda_doom=2,
        later_agendas=[SECOND_AGENDA],
        backs={AGENDA: back},
        **DOOM,
    )
    assert seen
    assert set(seen) == {0}
    assert (game.state.agenda, record(game, SECOND_AGENDA).doom) == (uid(game, SECOND_AGENDA), 0)
    assert (record(game, AGENDA).zone, game.state.removed) == (REMOVED, [uid(game, AGENDA)])
    assert uid(game, AGENDA) not in game.state.encounter_discard


def test_the_next_act_becomes_current_and_doom_goes_to_the_agenda_on_top() -> None:
    """The act's own tokens are gone before its back is read.

    Rulings: ahlcg/act-deck-and-agenda-deck/j, ahlcg/act-deck-and-agenda-deck/k, ahlcg/act-deck-and-agenda-deck/p,
    ahlcg/act-deck-and-agenda-deck/q.
    """

    seen: list[int] = []

    def back(g: ArkhamTable) -> None:
        seen.append(g.state.cards[g.state.act].clues)

    def put(g: ArkhamTable, use: Use) -> None:
        """Put a clue on the act."""
        g.state.edit(g.state.act).clues += 1

    pin = lab_card("pin", free(Do(put), Discard()))
    game = lab(scholar(clues=2, play=[pin]), later_acts=[SECOND_ACT], backs={ACT: back})
    game.choose("use lab/pin")
    assert record(game, ACT).clues == 1
    game.choose("advance lab/act")
    assert (seen, game.state.act, record(game, ACT).zone) == ([0], uid(game, SECOND_ACT), REMOVED)


def test_a_back_that_is_an_enemy_spawns_like_a_drawn_one_and_is_not_an_agenda() -> None:
    """The Masked Hunter engages the investigator with most clues.

    Rulings: ahlcg/act-deck-and-agenda-deck/o, ahlcg/cardtypes/b.
    """
    game = build(
        Inv("core/roland-banks", clues=1),
        Inv("core/daisy-walker", clues=3, at=1),
        scenario="the-midnight-masks",
        locations=["rivertown", "southside-historical-society"],
        act="uncovering-the-conspiracy",
        agenda="predator-or-prey",
        later_agendas=["time-is-running-short"],
        agenda_doom=5,
        **DOOM,
    )
    hunter = record(game, "core/the-masked-hunter")
    assert hunter.threat == 1
    assert game.state.agenda == uid(game, "core/time-is-running-short")
    while asked(game) != (1, "turn"):
        game.choose("turn core/daisy-walker" if "turn core/daisy-walker" in keys(game) else keys(game)[-1])
    assert {"fight core/the-masked-hunter", "evade core/the-masked-hunter"} <= set(keys(game))


def test_a_resolution_ends_the_scenario_at_once() -> None:
    """No encounter card is drawn and nobody is asked again (ahlcg/act-deck-and-agenda-deck/r)."""

    def back(g: ArkhamTable) -> None:
        g.end("R1", "It is won.")

    game = lab(scholar(play=[pause()]), agenda_doom=2, backs={AGENDA: back}, **DOOM)
    assert (game.state.resolution, game.decision) == ("R1", None)
    assert (len(game.state.encounter_deck), game.state.encounter_discard) == (6, [])


def test_doom_is_placed_in_each_mythos_phase_but_the_first() -> None:
    """One in round 3, one in round 4 (ahlcg/doom/a)."""
    game = lab(scholar(), later_agendas=[SECOND_AGENDA])
    for doom in (1, 2):
        game.choose("end turn")
        assert record(game, AGENDA).doom == doom


def test_the_agenda_waits_for_the_check_unless_a_card_lets_it_advance() -> None:
    """Doom over the threshold in a turn does nothing before the next mythos phase.

    Rulings: ahlcg/doom/b, ahlcg/doom/c.
    """

    def slow(g: ArkhamTable, use: Use) -> None:
        """Put 3 doom on the agenda."""
        doom_on_agenda(g, 3, source=use)

    def quick(g: ArkhamTable, use: Use) -> None:
        """Put 3 doom on the agenda, which may advance."""
        doom_on_agenda(g, 3, may_advance=True, source=use)

    omen = lab_card("slow-omen", free(Do(slow), Discard()))
    ruin = lab_card("quick-ruin", free(Do(quick), Discard()))
    game = lab(scholar(play=[omen]), later_agendas=[SECOND_AGENDA])
    game.choose("use lab/slow-omen")
    assert (game.state.agenda, record(game, AGENDA).doom) == (uid(game, AGENDA), 3)
    game.choose("end turn")
    assert game.state.agenda == uid(game, SECOND_AGENDA)
    game = lab(scholar(play=[ruin]), later_agendas=[SECOND_AGENDA])
    game.choose("use lab/quick-ruin")
    assert game.state.agenda == uid(game, SECOND_AGENDA)


def test_the_current_act_and_agenda_are_used_from_anywhere() -> None:
    """An ability on the agenda, whatever the location (ahlcg/activate-action/f)."""
    parade = lab_card("parade", action(Gain(1)), type="agenda", doom=9)
    for place in (0, 3):
        game = lab(scholar(at=place), agenda=parade)
        game.choose("use lab/parade")
        assert game.state.resources == [6]


# ---- objectives of agendas


def _fiend_in_play(g: ArkhamTable, use: Use) -> bool:
    return any(g.kind(each).slug == FIEND for each in values.enemies(g))


def watchful(instead: bool) -> str:
    """An agenda of 3 doom that waits for a Fiend too, or for nothing else."""
    met = Condition(_fiend_in_play, "a Fiend is in play")
    return lab_card("watchful", Objective(met, instead=instead), type="agenda", doom=3)


@pytest.mark.parametrize(
    ("instead", "doom", "fiend", "advances"),
    [
        (False, 2, True, True),
        (False, 2, False, False),
        (False, 0, True, False),
        (True, 0, True, True),
        (True, 2, False, False),
    ],
)
def test_an_objective_adds_to_the_doom_or_replaces_it(instead: bool, doom: int, fiend: bool, advances: bool) -> None:
    """ahlcg/act-deck-and-agenda-deck/i: in step 1.3, with the third doom just placed or not."""
    foes = [Foe(FIEND, engaged=0)] if fiend else []
    game = lab(
        scholar(), enemies=foes, agenda=watchful(instead), agenda_doom=doom, **DOOM, later_agendas=[SECOND_AGENDA]
    )
    assert (game.state.agenda == uid(game, SECOND_AGENDA)) is advances
    assert happened(game, "agenda advances") == ["agenda advances"] * advances
    assert asked(game)[1] == "turn"


def test_the_objective_is_looked_at_in_every_mythos_phase() -> None:
    """ahlcg/act-deck-and-agenda-deck/i: doom gathers beyond the threshold until the Fiend is there."""
    game = lab(
        scholar(),
        agenda=watchful(False),
        agenda_doom=2,
        encounter_deck=(FIEND, "lab/dust", "lab/dust"),
        **DOOM,
        later_agendas=[SECOND_AGENDA],
    )
    assert (game.state.cards[game.state.agenda].doom, happened(game, "agenda advances")) == (3, [])
    game.choose("end turn")
    assert (game.state.agenda == uid(game, SECOND_AGENDA), asked(game)[1]) == (True, "turn")
    assert card_text.text("lab/watchful") == "Objective: advance only if also a Fiend is in play."


def test_what_an_agenda_waits_for_instead_of_doom_advances_it_at_once() -> None:
    """ahlcg/act-deck-and-agenda-deck/i: the defeat it waits for, in the middle of a turn."""

    def lies_dead(g: ArkhamTable, use: Use) -> bool:
        return any(g.kind(each).slug == FIEND for each in g.state.encounter_discard)

    fallen = Condition(lies_dead, "a Fiend is defeated")
    vigil = lab_card("vigil", Objective(fallen, instead=True), type="agenda", doom=3)
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0, damage=2)], agenda=vigil, later_agendas=[SECOND_AGENDA])
    game.choose("fight lab/fiend")
    assert (game.state.agenda == uid(game, SECOND_AGENDA), asked(game)[1]) == (True, "turn")
    assert card_text.text(vigil) == "Objective: advance once a Fiend is defeated."


# ---- doom on other cards


def test_ancient_evils_may_advance_the_agenda_between_two_draws() -> None:
    """basics 6.41, 6.44: the second investigator still draws, once."""
    game = build(
        Inv(), Inv("wendy-adams"), locations=["hallway"], step="1.4 encounter cards", agenda_doom=2,
        encounter_deck=["ancient-evils", "swarm-of-rats", DUST, DUST], later_agendas=["rise-of-the-ghouls"],
    )  # fmt: skip
    while "turn core/roland-banks" not in keys(game):
        game.choose(0)
    assert table(game).title(game.state.agenda) == "Rise of the Ghouls"
    assert record(game, "core/swarm-of-rats").threat == 1
    assert game.state.cards[game.state.agenda].doom == 0


def test_doom_on_an_enemy_counts_at_its_own_step_only_and_goes_with_the_enemy() -> None:
    """basics 1.4, 6.42"""
    game = build(
        Inv(), locations=["hallway", "attic"], agenda_doom=2, enemies=[Foe("acolyte", engaged=0, doom=1)],
        later_agendas=["rise-of-the-ghouls"], encounter_deck=[DUST] * 4, bag=("+1",),
    )  # fmt: skip
    game.choose("fight core/acolyte")
    while asked(game)[1] == "reaction":
        game.choose("pass")
    assert table(game).title(game.state.agenda) == "What's Going On?!"
    assert game.state.cards[game.state.agenda].doom == 2


def test_doom_on_cards_reaches_the_threshold_only_when_it_is_checked() -> None:
    """arkham/basics/1.14: in a turn nothing happens; in the mythos phase all doom in play goes with the agenda."""
    game = build(Inv("agnes-baker", hand=["arcane-initiate"], resources=9), agenda_doom=2)
    game.choose("play core/arcane-initiate")
    assert (game.view(0)["doom"], kind_asked(game)) == (3, "turn")
    game.choose("end turn")
    while "pass" in keys(game):
        game.choose("pass")
    assert "What's Going On?! advances: the clock has skipped hours that none of you remember." in words(game)
    assert sum(card.doom for card in game.state.cards) <= 1


def test_doom_counts_while_its_card_is_in_play() -> None:
    """ahlcg/in-play-and-out-of-play/d: doom on a card in play counts; once it is discarded it is gone."""
    game = lab(scholar(), enemies=[Foe(FIEND, at=LOFT, doom=2)])
    table = RULEBOOK.table(game.state)
    assert doom_in_play(table) == 2
    discard(table, uid(game, FIEND))
    assert (doom_in_play(table), table.state.cards[uid(game, FIEND)].doom) == (0, 0)
    assert record(game, SCHOLAR).doom == 0


CHANTING = "core/mysterious-chanting"


def test_chanting_puts_no_doom_on_a_discarded_cultist() -> None:
    """With no Cultist in play the one in the discard pile is fetched, without doom of the chanting.

    Rulings: ahlcg/ability/c.
    """
    game = build(
        Inv(),
        encounter_deck=["core/mysterious-chanting", "core/ancient-evils"],
        encounter_discard=["core/wizard-of-the-order"],
        step="1.4 encounter cards",
        active=None,
        agenda="rise-of-the-ghouls",
    )
    game.choose("spawn core/attic")
    wizard = record(game, "core/wizard-of-the-order")
    assert wizard.zone == PLAY
    assert [entry.after for entry in game.log if entry.kind == "doom" and entry.source == uid(game, CHANTING)] == []


# ---- clues for acts


def test_the_clue_ability_of_the_act_is_open_everywhere_to_all() -> None:
    """In The Midnight Masks the clues of the group pay from any location.

    Rulings: ahlcg/activate-action/f, ahlcg/costs/h.
    """
    for place in (0, 1):
        game = build(
            Inv(clues=3, at=place),
            Inv("core/daisy-walker", clues=1),
            scenario="the-midnight-masks",
            locations=["rivertown", "southside-historical-society"],
            act="uncovering-the-conspiracy",
            agenda="predator-or-prey",
            special_deck=["core/wolf-man-drew", "core/herman-collins"],
        )
        assert {"use core/uncovering-the-conspiracy", "use core/predator-or-prey"} <= set(keys(game))
        game.choose("use core/uncovering-the-conspiracy")
        assert [record(game, each).clues for each in ("core/roland-banks", "core/daisy-walker")] == [0, 0]


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_clues_of_a_place_and_of_an_act_go_by_those_who_began(people: int) -> None:
    """basics 1.3, 6.96"""
    seats = [Inv(each, clues=2) for each in ("roland-banks", "daisy-walker", "wendy-adams", "agnes-baker")[:people]]
    game = build(*seats, locations=["study"], act="trapped", later_acts=["the-barrier"])
    assert "advance core/trapped" in keys(game)
    seats[-1] = Inv(seats[-1].card, clues=1)
    game = build(*seats, locations=["study"], act="trapped", later_acts=["the-barrier"])
    assert "advance core/trapped" not in keys(game)
    game = build(*seats, locations=["hallway", Place("attic", revealed=False)])
    game.choose("move core/attic")
    assert record(game, "core/attic").clues == 2 * people


def test_the_barrier_takes_clues_only_of_those_in_the_hallway() -> None:
    """basics 6.45: three for each investigator, of investigators there."""
    for first, second, there, offered in ((6, 0, 0, True), (5, 1, 0, True), (5, 1, 1, False), (5, 0, 0, False)):
        game = build(
            Inv(clues=first), Inv("wendy-adams", clues=second, at=there), locations=["hallway", "attic"],
            step="4.6 round ends", encounter_deck=[DUST] * 4, later_acts=["what-have-you-done"],
            set_aside=["ghoul-priest", "parlor", "lita-chantler"],
        )  # fmt: skip
        assert ("yes" in keys(game)) is offered
