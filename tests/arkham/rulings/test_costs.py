"""Rulings on costs: paying them, additional ones, ignored ones, and the letter X."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE, Use, action, event
from orne.arkham.language import CARD, CostChange, CostX, Do, Exhaust, ExtraCost, Gain, Resources
from orne.arkham.position import Foe, In, Place
from orne.arkham.rules import locations, travel
from orne.arkham.rules.evade import evade
from orne.arkham.rules.fight import fight
from orne.arkham.rules.investigate import investigate
from orne.arkham.rules.resources import gain_resources
from orne.arkham.state import State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.laboratory import (
    BASIC,
    DREAMER,
    FIEND,
    HALL,
    SCHOLAR,
    lab,
    lab_card,
    pause,
    scholar,
    told,
)
from tests.arkham.look import keys, record, uid
from tests.look import asked, happened

# ---- additional costs


def _investigating_here(g: ArkhamTable, use: Use, seat: int, kind: str) -> int:
    return int(kind == INVESTIGATE and g.state.place[seat] == use.holder)


def steep_stairs(always: bool = True) -> str:
    """A location that costs an additional action to investigate."""
    return lab_card(
        "steep-stairs",
        ExtraCost(_investigating_here, always=always),
        type="location",
        symbol="loft",
        connects=("hall",),
    )


def _dash(g: ArkhamTable, use: Use) -> None:
    """Move to the Steep Stairs, then investigate."""
    travel.move_investigator(g, use.seat, locations.by_title(g, "lab/steep-stairs"), use)
    investigate(g, use.seat, source=use)


def stairs(actions: int, always: bool = True, at: int = 0) -> Game[State]:
    """An investigator with a card to dash up the stairs."""
    boots = lab_card("boots", action(Do(_dash)))
    person = scholar(play=[boots], actions=actions, at=at)
    return lab(person, scholar(DREAMER, actions=0), locations=[HALL, Place(steep_stairs(always), clues=2)])


@pytest.mark.parametrize(("actions", "always", "found"), [(1, True, 0), (2, True, 1), (1, False, 1)])
def test_what_an_additional_cost_is_missing_for_is_left_undone(actions: int, always: bool, found: int) -> None:
    """ahlcg/additional-costs/b: the move happens; without another action the investigation does not."""
    game = stairs(actions, always)
    game.choose("use lab/boots")
    assert game.state.place[0] == uid(game, "lab/steep-stairs")
    assert (record(game, SCHOLAR).clues, happened(game, "moved")) == (found, ["moved"])
    assert happened(game, "test", "cannot pay") == (["test"] if found else ["cannot pay"])
    paid = actions == 2
    assert happened(game, "additional action") == ["additional action"] * paid


# ---- X


def surge_of_power() -> str:
    """An event of cost X that brings twice X resources."""
    double = told("gain twice X resources", lambda g, use: gain_resources(g, use.seat, 2 * use.x))
    return lab_card("surge-of-power", CostX(), event(double), type="event", cost=None)


def discount(number: int) -> str:
    """An asset that makes one's cards cheaper."""
    return lab_card("coupon", CostChange(CARD, -number))


def test_x_is_bounded_by_what_can_be_paid_and_by_its_least() -> None:
    """ahlcg/letter-x/b: without discount 2 resources allow X up to 2; where X is at least 3 the card is not offered."""
    game = lab(scholar(hand=[surge_of_power()], resources=2))
    game.choose("play lab/surge-of-power")
    assert keys(game) == ["X 0", "X 1", "X 2"]
    game.choose("X 2")
    assert game.state.resources == [4]
    big = lab_card("great-surge", CostX(3), event(Gain(1)), type="event", cost=None)
    assert keys(lab(scholar(hand=[big], resources=2))) == [*BASIC, "end turn"]
    game = lab(scholar(hand=[big], resources=2, play=[discount(1)]))
    assert "play lab/great-surge" in keys(game)
    game.choose("play lab/great-surge")
    assert (game.state.resources, asked(game)[1]) == ([1], "turn")


@pytest.mark.parametrize("kind", [FIGHT, EVADE])
@pytest.mark.parametrize(("actions", "happens"), [(1, False), (2, True)])
def test_what_fighting_or_evading_costs_more_falls_due_in_an_effect(kind: str, actions: int, happens: bool) -> None:
    """ahlcg/additional-costs/b: without another action there is no test."""

    def spring(g: ArkhamTable, use: Use) -> None:
        """Fight the Fiend, or evade it."""
        (fight if kind == FIGHT else evade)(g, use.seat, uid(game, FIEND), source=use)

    dearer = ExtraCost(lambda g, use, seat, each: int(each == kind), always=True)
    mud = lab_card("mud", dearer)
    game = lab()
    trap = lab_card("spring-trap", action(Do(spring)))
    game = lab(scholar(play=[mud, trap, pause()], actions=actions), enemies=[Foe(FIEND, at=HALL, exhausted=True)])
    game.choose("use lab/spring-trap")
    while asked(game)[1] == "window":
        game.choose("pass")
    assert happened(game, "test", "cannot pay") == (["test"] if happens else ["cannot pay"])
    assert (game.state.actions[0], asked(game)) == (0, (0, "turn"))


# ---- paying


def test_exhausting_and_uses_are_paid_in_one_go() -> None:
    """All of an activation's costs are gone before its effect (ahlcg/activate-action/c)."""
    seen: list[tuple[bool, int, int]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """Look."""
        seen.append((g.state.cards[use.holder].exhausted, g.state.resources[use.seat], g.state.actions[use.seat]))

    orb = lab_card("orb", action(Do(look), Exhaust(), Resources(2)))
    game = lab(scholar(play=[orb]))
    game.choose("use lab/orb")
    assert seen == [(True, 3, 2)]
    assert "use lab/orb" not in keys(game)
    assert "use lab/orb" not in keys(lab(scholar(play=[In(orb, exhausted=True)])))
