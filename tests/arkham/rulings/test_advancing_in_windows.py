"""Rulings on when the group may spend its clues to advance the act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham.abilities import free, revelation
from orne.arkham.facts import WILLPOWER
from orne.arkham.language import Discard, Do
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules.encounter_draw import draw_encounter
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.state import ENCOUNTER_DISCARD
from tests.arkham.laboratory import ACT, DREAMER, DUST, FIEND, HALL, SCHOLAR, SECOND_ACT, lab, lab_card, pause, scholar
from tests.arkham.look import keys, record, uid
from tests.look import asked, prompt

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

CLUE_HERE: dict[str, Any] = {"locations": [Place(HALL, clues=1)], "later_acts": [SECOND_ACT]}


def test_the_act_may_advance_in_both_windows_of_a_test() -> None:
    """ahlcg/act-deck-and-agenda-deck/d, ahlcg/skill-test/windows: free, and the test goes on."""
    game = lab(scholar(clues=2), **CLUE_HERE)
    game.choose("investigate lab/hall")
    assert (asked(game), keys(game)) == ((0, "window"), ["advance lab/act", "pass"])
    assert game.decision is not None
    assert prompt(game) == "Skill test: before committing"
    game.choose("pass")
    assert (keys(game), prompt(game)) == (["advance lab/act", "pass"], "Skill test: before the token")
    game.choose("advance lab/act")
    assert (game.state.act, game.state.actions) == (uid(game, SECOND_ACT), [2])
    assert record(game, SCHOLAR).clues == 1
    assert asked(game) == (0, "turn")


def test_without_enough_clues_or_with_an_objective_nothing_is_asked() -> None:
    """ahlcg/act-deck-and-agenda-deck/b, ahlcg/act-deck-and-agenda-deck/f: too few clues; The Barrier."""
    game = lab(scholar(clues=1), **CLUE_HERE)
    game.choose("investigate lab/hall")
    assert asked(game) == (0, "turn")
    game = build(Inv(clues=3), locations=[Place("hallway", clues=1)])
    game.choose("investigate core/hallway")
    assert asked(game) == (0, "turn")


@pytest.mark.parametrize(
    "step", ["mythos window", "investigation window", "enemy window", "last enemy window", "upkeep window"]
)
def test_outside_turns_the_act_does_not_advance(step: str) -> None:
    """ahlcg/act-deck-and-agenda-deck/d: these windows belong to nobody's turn."""
    game = lab(scholar(clues=2, play=[pause()]), step=step, active=None)
    assert (asked(game), keys(game)) == ((0, "window"), ["use lab/pause", "pass"])


def test_in_a_test_at_the_end_of_the_turn_the_turn_is_over() -> None:
    """ahlcg/act-deck-and-agenda-deck/d: Frozen in Fear is tested when the turn has ended."""
    frozen = Inv(clues=2, threat=["frozen-in-fear"], play=[pause()])
    game = build(frozen, act="trapped", later_acts=["the-barrier"])
    assert "advance core/trapped" in keys(game)
    game.choose("end turn")
    assert (asked(game), keys(game)) == ((0, "window"), ["use lab/pause", "pass"])
    assert game.decision is not None
    assert prompt(game) == "Skill test: before committing"


def test_for_the_group_the_active_investigator_says_so() -> None:
    """ahlcg/act-deck-and-agenda-deck/e: in the test of the second investigator; both pay."""
    game = lab(scholar(clues=3), scholar(DREAMER, clues=2), active=1, **CLUE_HERE)
    game.choose("investigate lab/hall")
    assert (asked(game), keys(game)) == ((1, "window"), ["advance lab/act", "pass"])
    game.choose("advance lab/act")
    assert (asked(game), keys(game)) == ((0, "spend"), ["spend 2", "spend 3"])
    game.choose("spend 2")
    assert (record(game, SCHOLAR).clues, record(game, DREAMER).clues) == (1, 1)
    assert asked(game) == (1, "turn")


def test_the_back_of_an_act_may_take_the_target_of_a_test_away() -> None:
    """ahlcg/example/attack-continues-after-enemy-moved: the test is finished; what has left is not evaded."""

    def chase(g: ArkhamTable) -> None:
        for each in list(g.index.enemies):
            discard(g, each)

    game = lab(scholar(clues=2), enemies=[Foe(FIEND, engaged=0)], backs={ACT: chase}, later_acts=[SECOND_ACT])
    game.play("evade lab/fiend", "advance lab/act")
    fiend = record(game, FIEND)
    assert (fiend.zone, fiend.exhausted) == (ENCOUNTER_DISCARD, False)
    assert asked(game) == (0, "turn")


@pytest.mark.parametrize(("own", "others", "offered"), [(4, 0, True), (3, 9, False)])
def test_under_peril_nobody_else_spends(own: int, others: int, offered: bool) -> None:
    """ahlcg/peril/b: the investigator who drew the card pays alone."""

    def brave(g: ArkhamTable, use: Use) -> None:
        """Test willpower (1)."""
        plain_test(g, use.seat, WILLPOWER, 1, use)

    def meet(g: ArkhamTable, use: Use) -> None:
        """Draw an encounter card."""
        draw_encounter(g, use.seat)

    alone = lab_card("alone-with-it", revelation(Do(brave)), type="treachery", keywords=("peril",))
    door = lab_card("door-to-peril", free(Do(meet), Discard()))
    game = lab(
        scholar(clues=own, play=[door]), scholar(DREAMER, clues=others), encounter_deck=[alone, DUST],
        later_acts=[SECOND_ACT],
    )  # fmt: skip
    game.choose("use lab/door-to-peril")
    assert (asked(game), keys(game) == ["advance lab/act", "pass"]) == ((0, "window" if offered else "turn"), offered)
    if offered:
        game.choose("advance lab/act")
        assert (record(game, SCHOLAR).clues, asked(game)) == (0, (0, "turn"))
