"""Rulings on costs: paying them, additional ones, ignored ones, and the letter X."""

from __future__ import annotations

import pytest

from orne.arkham import card_text
from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE, MOVE, Use, action, event, free
from orne.arkham.language import CARD, CostChange, CostX, Discard, DiscardCards, Do, Exhaust, ExtraCost, Gain, Resources
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rules import locations, travel
from orne.arkham.rules.engagement import engage
from orne.arkham.rules.evade import evade
from orne.arkham.rules.fight import fight
from orne.arkham.rules.investigate import investigate
from orne.arkham.rules.resources import gain_resources
from orne.arkham.rules.travel import place_investigator
from orne.arkham.state import DISCARD, PLAY, State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.laboratory import (
    ACT,
    BASIC,
    DAISY,
    DREAMER,
    FIEND,
    HALL,
    LOFT,
    PAPER,
    SCHOLAR,
    SECOND_ACT,
    SHY,
    SKIDS,
    ability_of,
    lab,
    lab_card,
    pause,
    scholar,
    told,
)
from tests.arkham.look import keys, mentioned, record, table, uid
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
    double = told("gain twice X resources", lambda g, use: gain_resources(g, use.seat, 2 * use.x))
    return lab_card("surge-of-power", CostX(), event(double), type="event", cost=None)


def discount(number: int) -> str:
    """An asset that makes one's cards cheaper."""
    return lab_card("coupon", CostChange(CARD, -number))


def test_x_is_set_before_the_price_changes() -> None:
    """ahlcg/letter-x/b: with a discount of 1 and X = 3 two are paid, and the effect uses 3."""
    game = lab(scholar(hand=[surge_of_power()], play=[discount(1)], resources=3))
    game.choose("play lab/surge-of-power")
    assert (asked(game), keys(game)) == ((0, "X"), ["X 0", "X 1", "X 2", "X 3", "X 4"])
    game.choose("X 3")
    assert (game.state.resources, asked(game)[1]) == ([3 - 2 + 6], "turn")
    assert record(game, "lab/surge-of-power").zone == DISCARD
    assert card_text.text("lab/surge-of-power") == "Costs X.\nGain twice X resources."


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


def test_the_printed_cost_goes_from_ones_own_resources() -> None:
    """3 of 5 leave 2; another's money does not help.

    Rulings: ahlcg/costs/b, ahlcg/costs/e.
    """
    blade = lab_card("blade", cost=3)
    game = lab(scholar(hand=[blade]))
    game.choose("play lab/blade")
    assert game.state.resources == [2]
    game = lab(scholar(hand=[blade], resources=2), scholar(DREAMER, resources=9))
    assert "play lab/blade" not in keys(game)


def test_what_stands_before_the_colon_is_paid_first() -> None:
    """Beat Cop is discarded, then an enemy is hurt; from the hand he cannot be.

    Rulings: ahlcg/costs/c, ahlcg/costs/f.
    """
    game = build(Inv(play=["core/beat-cop"]), enemies=[Foe("core/ghoul-minion", engaged=0)])
    game.choose("use core/beat-cop")
    assert uid(game, "core/beat-cop") in game.state.discard[0]
    assert record(game, "core/ghoul-minion").damage == 1
    order = [e.kind for e in game.log if e.kind in ("discarded", "resolves", "damaged")]
    assert order == ["discarded", "resolves", "damaged"]


def test_cards_for_a_cost_come_from_ones_own_hand() -> None:
    """With an empty hand the cost cannot be paid, whatever others hold.

    Rulings: ahlcg/costs/f, ahlcg/costs/g.
    """
    altar = lab_card("altar", free(Gain(1), DiscardCards(1)))
    assert "use lab/altar" not in keys(lab(scholar(play=[altar]), scholar(DREAMER, hand=[PAPER])))
    game = lab(scholar(play=[altar], hand=[PAPER]), scholar(DREAMER, hand=[PAPER]))
    game.choose("use lab/altar")
    assert (game.state.hand[0], len(game.state.hand[1])) == ([], 1)


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


def test_a_check_counts_what_the_ability_itself_will_change() -> None:
    """An event that engages an aloof enemy and then fights it may be played.

    Rulings: ahlcg/costs/l, ahlcg/aloof/c.
    """
    from orne.arkham.rules.fight import fight

    def taunt(g: ArkhamTable, use: Use) -> None:
        """Engage an enemy here and fight it."""
        target = uid(game, SHY)
        engage(g, target, use.seat)
        fight(g, use.seat, target, source=use)

    dare = lab_card("dare", event(Do(taunt), word=FIGHT), type="event")
    game = lab(scholar(hand=[dare]), enemies=[Foe(SHY)])
    game.choose("play lab/dare")
    assert (record(game, SHY).threat, record(game, SHY).damage) == (0, 1)


def test_an_additional_cost_holds_for_the_first_only() -> None:
    """Frozen in Fear makes the first move, fight or evade of a round take two actions.

    Rulings: ahlcg/additional-costs/a.
    """
    frozen = "core/frozen-in-fear"
    game = build(Inv(threat=[frozen]), locations=["hallway", "attic"])
    game.choose("move core/attic")
    assert game.state.actions == [1]
    game.choose("move core/hallway")
    assert game.state.round == 3
    game = build(Inv(threat=[frozen], actions=1), locations=["hallway", "attic"])
    assert "move core/attic" not in keys(game)


def test_modifiers_count_when_the_cost_is_determined() -> None:
    """ahlcg/initiation/determine-cost: Easttown takes 2 off an Ally."""
    for resources in (1, 2):
        game = build(Inv(hand=["beat-cop"], resources=resources), scenario="the-midnight-masks", locations=["easttown"])
        assert mentioned(game, "play core/beat-cop") == (resources == 2)


def test_costs_that_cannot_all_be_paid_are_not_paid() -> None:
    """ahlcg/initiation/step-2-pay: of two costs the second is out of reach, so neither is paid."""
    machine = lab_card("machine", free(Gain(9), Discard(), Resources(6)))
    game = lab(scholar(play=[machine]))
    assert (mentioned(game, "use lab/machine"), game.state.resources, record(game, machine).zone) == (False, [5], PLAY)


def test_resources_are_the_pool() -> None:
    """Hyperawareness twice; Paranoia leaves Hospital Debts alone.

    ahlcg/resources/a, ahlcg/resources/b, ahlcg/resources/c
    """
    game = build(Inv(DAISY, play=["hyperawareness"], resources=3), bag=("0",))
    game.choose("investigate core/hallway")
    first = next(key for key in keys(game) if key.startswith("use core/hyperawareness"))
    game.play(first, first)
    test = table(game).test
    assert test is not None
    assert (game.state.resources, test.bonus) == ([1], 2)
    game = build(Inv(SKIDS, deck=["paranoia", "knife"], resources=2, threat=[In("hospital-debts", tokens=6)]))
    game.choose("draw")
    assert (game.state.resources, record(game, "core/hospital-debts").tokens) == ([0], 6)
    game = build(Inv(deck=["knife"] * 5), step="4.4 draw and resources", active=None)
    assert game.state.resources == [6]


# ---- costs that are not charged


def test_an_instruction_charges_no_additional_cost() -> None:
    """The back of an act puts investigators elsewhere though moving costs more (ahlcg/additional-costs/c)."""

    def back(g: ArkhamTable) -> None:
        place_investigator(g, 0, uid(game, LOFT))

    toll = lab_card("toll", ExtraCost(lambda g, use, seat, kind: 3 if kind == MOVE else 0))
    game = lab(scholar(clues=2, play=[toll]), later_acts=[SECOND_ACT], backs={ACT: back})
    assert "move lab/loft" not in keys(game)
    game.choose("advance lab/act")
    assert (game.state.place, game.state.actions, game.state.resources) == ([uid(game, LOFT)], [3], [5])


def test_ignored_costs_are_those_before_the_colon() -> None:
    """Nothing is exhausted and no action spent, but what the effect itself charges is paid (ahlcg/costs/k)."""

    def fee(g: ArkhamTable, use: Use) -> None:
        """Pay 2 resources."""
        gain_resources(g, use.seat, -2)

    ledger = lab_card("ledger", action(Do(fee), Exhaust()))

    def borrow(g: ArkhamTable, use: Use) -> None:
        """Resolve the ledger's ability without its costs."""
        ability_of(ledger).effect.do(g, use)

    thumb = lab_card("thumb", free(Do(borrow), Discard()))
    game = lab(scholar(play=[ledger, thumb]))
    game.choose("use lab/thumb")
    assert (game.state.resources, game.state.actions, record(game, ledger).exhausted) == ([3], [3], False)
