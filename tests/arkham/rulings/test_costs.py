"""Rulings on additional costs within effects, the letter X, and limits on copies in an area."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham.abilities import (
    EVADE,
    FIGHT,
    INVESTIGATE,
    Copies,
    CostX,
    Effect,
    ExtraCost,
    Gives,
    action,
    event,
    forced,
    free,
    revelation,
)
from orne.arkham.cards import registry
from orne.arkham.language.effects import THIS_ENTERS_PLAY, effect, gain, threat_area
from orne.arkham.position import Foe, Place
from orne.arkham.rules import acting, locations
from orne.arkham.rules.copies import IN_PLAY, IN_VICTORY_DISPLAY
from orne.arkham.rules.playing import enter_asset, take_control
from orne.arkham.state import DISCARD, ENCOUNTER_DISCARD, HAND, PLAY, VICTORY, State
from orne.kernel.game import Game
from tests.arkham.laboratory import DREAMER, DUST, FIEND, HALL, SCHOLAR, lab, lab_card, pause, scholar
from tests.arkham.look import keys, record, uid
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

BASIC = ["investigate lab/hall", "move lab/loft", "move lab/crypt", "draw", "resource"]


# ---- additional costs


def _investigating_here(g: ArkhamTable, use: Use, seat: int, kind: str) -> int:
    return int(kind == INVESTIGATE and g.state.place[seat] == use.holder)


def steep_stairs(always: bool = True) -> str:
    """A location that costs an additional action to investigate."""
    return lab_card(
        "steep-stairs",
        ExtraCost(_investigating_here, "investigating here costs 1 action more", always=always),
        type="location",
        symbol="loft",
        connects=("hall",),
    )


def _dash(g: ArkhamTable, use: Use) -> None:
    """Move to the Steep Stairs, then investigate."""
    locations.move_investigator(g, use.seat, locations.by_title(g, "lab/steep-stairs"), use)
    acting.investigate(g, use.seat, source=use)


def stairs(actions: int, always: bool = True, at: int = 0) -> Game[State]:
    """An investigator with a card to dash up the stairs."""
    boots = lab_card("boots", action(effect(_dash)))
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


def test_an_additional_cost_is_paid_once() -> None:
    """ahlcg/additional-costs/b: the basic action has paid it beforehand; two actions together."""
    game = stairs(3, at=1)
    assert keys(game) == [
        "investigate lab/steep-stairs",
        "move lab/hall",
        "draw",
        "resource",
        "use lab/boots",
        "end turn",
    ]
    game.choose("investigate lab/steep-stairs")
    assert (game.state.actions[0], record(game, SCHOLAR).clues) == (1, 1)
    assert keys(game) == ["move lab/hall", "draw", "resource", "use lab/boots", "end turn"]


# ---- X


def surge_of_power() -> str:
    """An event of cost X that brings twice X resources."""
    double = Effect("gain twice X resources", lambda g, use: acting.gain_resources(g, use.seat, 2 * use.x))
    return lab_card("surge-of-power", CostX(), event(double), type="event", cost=None)


def discount(number: int) -> str:
    """An asset that makes one's cards cheaper."""
    return lab_card("coupon", Gives(lambda g, use, each: True, "cost", -number, words="your cards cost less"))


def test_x_is_set_before_the_price_changes() -> None:
    """ahlcg/letter-x/b: with a discount of 1 and X = 3 two are paid, and the effect uses 3."""
    game = lab(scholar(hand=[surge_of_power()], play=[discount(1)], resources=3))
    game.choose("play lab/surge-of-power")
    assert (asked(game), keys(game)) == ((0, "X"), ["X 0", "X 1", "X 2", "X 3", "X 4"])
    game.choose("X 3")
    assert (game.state.resources, asked(game)[1]) == ([3 - 2 + 6], "turn")
    assert record(game, "lab/surge-of-power").zone == DISCARD
    assert registry.text("lab/surge-of-power") == "Costs X.\nGain twice X resources."


def test_x_is_bounded_by_what_can_be_paid_and_by_its_least() -> None:
    """ahlcg/letter-x/b: without discount 2 resources allow X up to 2; where X is at least 3 the card is no option."""
    game = lab(scholar(hand=[surge_of_power()], resources=2))
    game.choose("play lab/surge-of-power")
    assert keys(game) == ["X 0", "X 1", "X 2"]
    game.choose("X 2")
    assert game.state.resources == [4]
    big = lab_card("great-surge", CostX(3), event(gain(1)), type="event", cost=None)
    assert keys(lab(scholar(hand=[big], resources=2))) == [*BASIC, "end turn"]
    game = lab(scholar(hand=[big], resources=2, play=[discount(1)]))
    assert "play lab/great-surge" in keys(game)
    game.choose("play lab/great-surge")
    assert (game.state.resources, asked(game)[1]) == ([1], "turn")


# ---- copies


def totem() -> str:
    """An asset of which each player may have one in play."""
    return lab_card("totem", Copies(1, IN_PLAY))


def test_a_second_copy_of_the_same_player_stays_out() -> None:
    """ahlcg/limits-and-maximums/j: not playable for who has one, playable for somebody else."""
    game = lab(scholar(hand=[totem(), totem()]), scholar(DREAMER, hand=[totem()]))
    game.choose("play lab/totem")
    assert keys(game) == [*BASIC, "end turn"]
    reasons = [str(why) for why in game.why_not("play lab/totem")]
    assert reasons[0] == "you have as many copies of Totem in play as it allows: ahlcg/limits-and-maximums/j"
    game.choose("end turn")
    assert (asked(game), keys(game)) == ((1, "turn"), [*BASIC, "play lab/totem", "end turn"])
    game.choose("play lab/totem")
    assert [record(game, totem(), number).zone for number in range(3)] == [PLAY, HAND, PLAY]
    assert registry.text(totem()) == "Limit 1 in play for each player."


def test_a_further_copy_cannot_enter_by_an_effect_either() -> None:
    """ahlcg/limits-and-maximums/j: neither put into play nor taken from another player."""

    def carve(g: ArkhamTable, use: Use) -> None:
        """Put a Totem from hand into play, and take control of another's."""
        enter_asset(g, uid(game, totem(), 1), use.seat)
        take_control(g, uid(game, totem(), 2), use.seat)

    game = lab(
        scholar(play=[totem(), lab_card("carver", free(effect(carve)))], hand=[totem()]),
        scholar(DREAMER, play=[totem()]),
    )
    order = [record(game, totem(), number).zone for number in range(3)]
    assert order.count(PLAY) == 2
    game.choose("use lab/carver")
    assert [record(game, totem(), number).zone for number in range(3)] == order
    assert sorted(each.controller for each in game.state.cards if each.zone == PLAY) == [0, 0, 1]


def test_two_are_two() -> None:
    """ahlcg/limits-and-maximums/j: a limit of 2 keeps out the third, and counts titles, not levels."""
    pair = lab_card("idol-pair", Copies(2, IN_PLAY), title="Pair")
    lab_card("idol-pair-better", Copies(2, IN_PLAY), title="Pair", level=2)
    game = lab(scholar(hand=[pair, pair], play=["lab/idol-pair-better"]))
    game.choose("play lab/idol-pair")
    assert keys(game) == [*BASIC, "end turn"]


def test_a_treachery_of_which_one_lies_before_you_is_discarded() -> None:
    """ahlcg/limits-and-maximums/j: the second has no place in the threat area."""
    gloom = lab_card("gloom", Copies(1, IN_PLAY), revelation(threat_area()), type="treachery")
    game = lab(scholar(threat=[gloom]), encounter_deck=(gloom, DUST), step="1.4 encounter cards", active=None)
    assert [record(game, gloom, number).zone for number in (0, 1)] == [PLAY, ENCOUNTER_DISCARD]
    game = lab(scholar(), encounter_deck=(gloom, DUST), step="1.4 encounter cards", active=None)
    assert (record(game, gloom).zone, record(game, gloom).threat, asked(game)[1]) == (PLAY, 0, "turn")


def test_the_victory_display_holds_no_further_copy() -> None:
    """ahlcg/limits-and-maximums/j: the second of them is discarded when it is defeated."""
    prize = lab_card("prize", Copies(1, IN_VICTORY_DISPLAY), type="enemy", victory=1, health=1)
    game = lab(scholar(), enemies=[Foe(prize, engaged=0), Foe(prize, engaged=0)])
    game.choose("fight lab/prize")
    assert [record(game, prize, number).zone for number in (0, 1)] == [VICTORY, PLAY]
    game.choose("fight lab/prize")
    assert [record(game, prize, number).zone for number in (0, 1)] == [VICTORY, ENCOUNTER_DISCARD]
    assert asked(game)[1] == "turn"


def test_a_copy_that_does_not_enter_sets_nothing_off() -> None:
    """ahlcg/limits-and-maximums/j: there is no entering play to answer."""

    def carve(g: ArkhamTable, use: Use) -> None:
        """Put a Bell Totem into play."""
        enter_asset(g, next(each for each in g.state.hand[use.seat]), use.seat)

    bell = lab_card("bell-totem", Copies(1, IN_PLAY), forced(THIS_ENTERS_PLAY, gain(1)))
    carver = lab_card("carver", free(effect(carve)))
    game = lab(scholar(play=[bell, carver], hand=[bell]))
    game.choose("use lab/carver")
    assert (game.state.resources, asked(game)[1]) == ([5], "turn")


@pytest.mark.parametrize("kind", [FIGHT, EVADE])
@pytest.mark.parametrize(("actions", "happens"), [(1, False), (2, True)])
def test_what_fighting_or_evading_costs_more_falls_due_in_an_effect(kind: str, actions: int, happens: bool) -> None:
    """ahlcg/additional-costs/b: without another action there is no test."""

    def spring(g: ArkhamTable, use: Use) -> None:
        """Fight the Fiend, or evade it."""
        (acting.fight if kind == FIGHT else acting.evade)(g, use.seat, uid(game, FIEND), source=use)

    dearer = ExtraCost(lambda g, use, seat, each: int(each == kind), "it costs 1 action more", always=True)
    mud = lab_card("mud", dearer)
    game = lab()
    trap = lab_card("spring-trap", action(effect(spring)))
    game = lab(scholar(play=[mud, trap, pause()], actions=actions), enemies=[Foe(FIEND, at=HALL, exhausted=True)])
    game.choose("use lab/spring-trap")
    while asked(game)[1] == "window":
        game.choose("pass")
    assert happened(game, "test", "cannot pay") == (["test"] if happens else ["cannot pay"])
    assert (game.state.actions[0], asked(game)) == (0, (0, "turn"))
