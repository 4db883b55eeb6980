"""The round, its windows, player order, acts and agendas (arkham/basics/1.3 to 1.7, 1.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham import values
from orne.arkham.abilities import Condition, forced, free, revelation
from orne.arkham.events import PHASE_BEGINS, TURN_BEGINS, TURN_ENDS
from orne.arkham.facts import COMBAT
from orne.arkham.language import YOU, Discard, Do, Gives, Take, Until, after, phase_ends
from orne.arkham.position import Foe, Place
from orne.arkham.rules.clues import gain_from_pool
from orne.arkham.rules.doom import doom_on_agenda
from orne.arkham.state import CURRENT
from tests.arkham.laboratory import (
    ACT,
    AGENDA,
    DREAMER,
    DUST,
    FIEND,
    HALL,
    PAPER,
    SCENARIO,
    SCHOLAR,
    SECOND_ACT,
    SECOND_AGENDA,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import ids, keys, record, table, uid
from tests.look import asked, prompt

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def test_others_get_the_window_before_each_action() -> None:
    """basics 1.5: after every action and every use, until all pass."""
    game = lab(scholar(), scholar(DREAMER, play=[pause()]))
    assert (asked(game), keys(game)) == ((1, "window"), ["use lab/pause", "pass"])
    assert prompt(game) == "Scholar’s turn: player window"
    game.choose("use lab/pause")
    assert asked(game) == (1, "window")
    game.choose("pass")
    assert asked(game) == (0, "turn")
    game.choose("resource")
    assert asked(game) == (1, "window")


SPARE = lab_card("spare", cost=99)
WEAK = lab_card("weak", type="treachery", weakness="basic")


def test_weaknesses_never_stay_in_an_opening_hand() -> None:
    """Drawn in the mulligan they are replaced and shuffled back in."""
    game = lab(scholar(hand=[SPARE, SPARE], deck=[WEAK, PAPER, WEAK, PAPER, PAPER]), step="mulligan", active=None)
    game.play("replace lab/spare", "replace lab/spare")
    assert ids(game, game.state.hand[0]) == [PAPER, PAPER]
    assert sorted(ids(game, game.state.deck[0])) == sorted([WEAK, WEAK, PAPER, SPARE, SPARE])


def test_a_deck_is_shuffled_when_its_opening_hand_is_settled() -> None:
    """ahlcg/mulligan/b, ahlcg/setup/08-weakness-replaced: neither lies on top what was rejected nor a weakness."""
    orders: list[tuple[str, ...]] = []
    for seed in range(6):
        game = lab(scholar(hand=[SPARE], deck=[WEAK, PAPER, *[PAPER] * 6]), step="mulligan", active=None, seed=seed)
        game.choose("replace lab/spare")
        assert ids(game, game.state.hand[0]) == [PAPER]
        orders.append(tuple(ids(game, game.state.deck[0])))
    assert {tuple(sorted(each)) for each in orders} == {tuple(sorted([WEAK, SPARE, *[PAPER] * 6]))}
    assert len({each.index(SPARE) for each in orders}) > 1
    assert len({each.index(WEAK) for each in orders}) > 1


def test_weaknesses_in_hand_are_not_chosen_for_the_hand_size() -> None:
    """ahlcg/weakness/h."""
    memory = lab_card("memory", type="event", weakness="signature", cost=99)
    game = lab(scholar(hand=[PAPER] * 8 + [memory]), step="4.5 hand size", active=None)
    assert memory in ids(game, game.state.hand[0])
    assert len(game.state.hand[0]) == 8


# ---- doom and clues


def test_doom_advances_the_agenda_in_the_check_step_only() -> None:
    """Doom on every card counts, and all of it goes.

    ahlcg/timing/1-2-place-doom, 1-3-check-threshold, doom/a to d, act-deck-and-agenda-deck/g, k, l, p, q;
    basics 6.41, 6.42.
    """
    game = lab(
        scholar(clues=1, play=[pause()]),
        enemies=[Foe(FIEND, at=HALL, exhausted=True, doom=1)],
        locations=[Place(HALL, doom=1)],
        later_agendas=[SECOND_AGENDA],
        step="1.1 mythos phase begins",
        active=None,
    )
    assert game.state.agenda == uid(game, SECOND_AGENDA)
    assert uid(game, AGENDA) in game.state.removed
    assert (game.state.agenda_deck, record(game, SECOND_AGENDA).zone) == ([], CURRENT)
    assert (record(game, FIEND).doom, record(game, HALL).doom, record(game, SECOND_AGENDA).doom) == (0, 0, 0)
    assert record(game, SCHOLAR).clues == 1


def test_clues_from_the_pool_are_not_discovered() -> None:
    """basics 6.54."""

    def find(g: ArkhamTable, use: Use) -> None:
        """Gain 2 clues from the pool."""
        gain_from_pool(g, use.seat, 2)

    purse = lab_card("purse", free(Do(find), Discard()))
    game = lab(scholar(play=[purse]), locations=[Place(HALL, clues=1)])
    game.choose("use lab/purse")
    assert (record(game, SCHOLAR).clues, record(game, HALL).clues) == (2, 1)


def test_doom_that_advances_the_agenda_in_step_14_repeats_no_draw() -> None:
    """basics 6.44: each investigator still draws once."""

    def evil(g: ArkhamTable, use: Use) -> None:
        """One doom, which may advance the agenda."""
        doom_on_agenda(g, 1, may_advance=True, source=use)

    ancient = lab_card("ancient", revelation(Do(evil)), type="treachery")
    game = lab(
        scholar(play=[pause()]),
        scholar(DREAMER),
        encounter_deck=[ancient, DUST, DUST, DUST],
        agenda_doom=2,
        later_agendas=[SECOND_AGENDA],
        step="1.4 encounter cards",
        active=None,
    )
    assert game.state.agenda == uid(game, SECOND_AGENDA)
    assert len(game.state.encounter_discard) == 2


def test_an_act_whose_objective_is_met_already_advances_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """basics 1.14: the second act asks for nothing that is not so."""
    monkeypatch.setattr(SCENARIO, "objective", lambda g, act: act == SECOND_ACT)
    game = lab(scholar(clues=2), later_acts=[SECOND_ACT])
    game.choose("advance lab/act")
    assert ([uid(game, act) in game.state.removed for act in (ACT, SECOND_ACT)], game.state.act) == ([True, True], -1)
    assert asked(game) == (0, "turn")


def test_who_is_defeated_as_their_turn_begins_does_nothing_in_it() -> None:
    """It ends like any turn (ahlcg/timing/2-2-2-turn-ends), though not for them (basics 6.51); the next one follows."""
    seen: list[int] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """See whose turn it was."""
        assert use.event is not None
        seen.append(use.event.seat)

    begins = after(TURN_BEGINS, lambda g, use, e: e.seat == use.seat, "your turn begins")
    curse = lab_card("dawn-curse", forced(begins, Take(9, direct=True)))
    ends = after(TURN_ENDS, lambda g, use, e: True, "a turn ends")
    clock = lab_card("clock", forced(ends, Do(look)))
    game = lab(
        scholar(play=[curse]), scholar(DREAMER, play=[clock]), step="2.2 next turn begins", active=None
    )  # fmt: skip
    game.choose("turn lab/scholar")
    assert (game.state.gone, seen, asked(game), game.state.active) == (["damage", ""], [0], (1, "turn"), 1)
    game.choose("end turn")
    assert seen == [0, 1]


def test_a_value_that_depends_on_the_phase_changes_with_it() -> None:
    """ahlcg/modifiers/a: the phases of one round, nothing else happening between them."""
    seen: list[tuple[str, int]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """See your combat."""
        seen.append((g.phase, values.skill(g, use.seat, COMBAT)))

    at_night = Condition(lambda g, use: g.phase == "enemy", "in the enemy phase")
    moon = lab_card(
        "moon",
        Gives(YOU, COMBAT, 2, while_=at_night),
        forced(after(PHASE_BEGINS, lambda g, use, e: True, "a phase begins"), Do(look)),
    )
    game = lab(scholar(play=[moon]))
    game.choose("end turn")
    assert seen[-4:] == [("enemy", 5), ("upkeep", 3), ("mythos", 3), ("investigation", 3)]
    assert asked(game) == (0, "turn")


def test_what_begins_at_the_very_end_of_a_phase_does_not_last_into_the_next() -> None:
    """ahlcg/lasting-effects/a: "until the end of the phase" is about that phase, however late it came."""
    dusk = lab_card("round-dusk", forced(phase_ends("investigation"), Until("phase", Gives(YOU, COMBAT, 2))))
    game = lab(scholar(play=[dusk, pause()]), step="2.3 investigation phase ends", active=None)
    assert (asked(game), table(game).phase) == ((0, "window"), "enemy")
    assert values.skill(table(game), 0, COMBAT) == 3
