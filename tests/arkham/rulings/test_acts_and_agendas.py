"""Rulings on acts, agendas, clues and doom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham.abilities import action, free
from orne.arkham.language.effects import Discard, discover, effect, gain
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules.clues import doom_on_agenda
from orne.arkham.state import REMOVED
from tests.arkham.laboratory import (
    AGENDA,
    DREAMER,
    FIEND,
    HALL,
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
from tests.arkham.look import keys, record, uid
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

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
    from tests.arkham.laboratory import ACT

    seen: list[int] = []

    def back(g: ArkhamTable) -> None:
        seen.append(g.state.cards[g.state.act].clues)

    def put(g: ArkhamTable, use: Use) -> None:
        """Put a clue on the act."""
        g.state.edit(g.state.act).clues += 1

    pin = lab_card("pin", free(effect(put), Discard()))
    game = lab(scholar(clues=2, play=[pin]), later_acts=[SECOND_ACT], backs={ACT: back})
    game.choose("use lab/pin")
    assert record(game, ACT).clues == 1
    game.choose("advance lab/act")
    assert (seen, game.state.act, record(game, ACT).zone) == ([0], uid(game, SECOND_ACT), REMOVED)


def test_a_back_that_is_an_enemy_spawns_like_a_drawn_one_and_is_no_agenda() -> None:
    """The Masked Hunter engages whoever has most clues.

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
    """No encounter card is drawn and nobody is asked any more (ahlcg/act-deck-and-agenda-deck/r)."""

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

    omen = lab_card("slow-omen", free(effect(slow), Discard()))
    ruin = lab_card("quick-ruin", free(effect(quick), Discard()))
    game = lab(scholar(play=[omen]), later_agendas=[SECOND_AGENDA])
    game.choose("use lab/slow-omen")
    assert (game.state.agenda, record(game, AGENDA).doom) == (uid(game, AGENDA), 3)
    game.choose("end turn")
    assert game.state.agenda == uid(game, SECOND_AGENDA)
    game = lab(scholar(play=[ruin]), later_agendas=[SECOND_AGENDA])
    game.choose("use lab/quick-ruin")
    assert game.state.agenda == uid(game, SECOND_AGENDA)


def test_a_clue_is_discovered_by_investigating_or_by_a_card() -> None:
    """It moves from the location to the investigator.

    Rulings: ahlcg/clues/c, ahlcg/clues/d.
    """
    hunch = lab_card("hunch", free(discover(1), Discard()))
    game = lab(scholar(play=[hunch]), locations=[Place(HALL, clues=3), LOFT])
    game.play("investigate lab/hall", "pass", "pass")
    assert (record(game, HALL).clues, record(game, SCHOLAR).clues) == (2, 1)
    game.choose("use lab/hunch")
    assert (record(game, HALL).clues, record(game, SCHOLAR).clues) == (1, 2)


@pytest.mark.parametrize(("here", "damage"), [(0, 0), (2, 2)])
def test_clues_at_a_location_are_those_lying_on_it(here: int, damage: int) -> None:
    """Roland's special gives 3 only where a clue still lies; those he holds count for nothing.

    Rulings: ahlcg/clues/f.
    """
    game = build(
        Inv(clues=3, play=["core/rolands-38-special"]),
        locations=[Place("core/hallway", clues=here)],
        enemies=[Foe("core/ravenous-ghoul", engaged=0)],
        bag=("-4",),
    )
    game.choose("use core/rolands-38-special")
    assert record(game, "core/ravenous-ghoul").damage == damage


def test_the_current_act_and_agenda_are_used_from_anywhere() -> None:
    """An ability on the agenda, whatever the location (ahlcg/activate-action/f)."""
    parade = lab_card("parade", action(gain(1)), type="agenda", doom=9)
    for place in (0, 3):
        game = lab(scholar(at=place), agenda=parade)
        game.choose("use lab/parade")
        assert game.state.resources == [6]
