"""Rulings on clues: discovered, on locations, on players' cards, under a text that waits for the last one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orne.arkham import values
from orne.arkham.abilities import Use, action, free, reaction
from orne.arkham.events import DISCOVERS
from orne.arkham.language import (
    ONCE_PER_ROUND,
    YOU,
    Cannot,
    Discover,
    Do,
    Gain,
    SpendClues,
    unless_all_clues,
    when,
)
from orne.arkham.position import In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules import clues, locations
from orne.arkham.rules.control import take_control
from orne.arkham.rules.damage import deal
from orne.arkham.rules.leaving import discard, remove_from_game
from orne.arkham.rules.locations import flip
from orne.arkham.state import REMOVED
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import DREAMER, HALL, LOFT, SCHOLAR, lab, lab_card, scholar, yours
from tests.arkham.look import keys, record, table, uid
from tests.look import asked

# ---- clues on players' cards


def _drop_folder(g: ArkhamTable, use: Use) -> None:
    """Discard this card."""
    discard(g, use.holder)


def folder(number: int = 1) -> In:
    """An asset with clues of its controller's on it."""
    return In(lab_card("folder", free(Do(_drop_folder))), clues=number)


def test_clues_on_ones_card_are_spent() -> None:
    """ahlcg/clues/g: all of them without a question; of fewer the player says from where."""
    key = lab_card("clue-lock", action(Gain(1), SpendClues(1)), action(Gain(2), SpendClues(3)))
    game = lab(scholar(play=[folder(2), key], clues=1))
    other = game.copy()
    game.choose("use lab/clue-lock ability 1")
    assert (asked(game), keys(game)) == ((0, "take from"), ["take from lab/scholar", "take from lab/folder"])
    game.choose("take from lab/folder")
    assert (record(game, "lab/folder").clues, record(game, SCHOLAR).clues, asked(game)[1]) == (1, 1, "turn")
    other.choose("use lab/clue-lock ability 2")
    assert (record(other, "lab/folder").clues, record(other, SCHOLAR).clues, asked(other)[1]) == (0, 0, "turn")
    assert clues.clues_of(table(other), 0) == 0


def test_clues_fall_when_control_changes_or_the_card_is_removed() -> None:
    """ahlcg/clues/g: to the location of the player who had them, whichever way the card goes."""

    def borrow(g: ArkhamTable, use: Use) -> None:
        """The Dreamer takes control of the Folder."""
        take_control(g, uid(game, "lab/folder"), 1)

    def burn(g: ArkhamTable, use: Use) -> None:
        """Remove the Folder from the game."""
        remove_from_game(g, uid(game, "lab/folder"))

    def fall(g: ArkhamTable, use: Use) -> None:
        """Be defeated."""
        deal(g, use.seat, 9, direct=True)

    ways = lab_card("ways", free(Do(borrow)), free(Do(burn)), free(Do(fall)))
    game = lab(scholar(play=[folder(2), ways], at=1), scholar(DREAMER), act=lab_card("long-act", type="act", clues=9))
    for number in (1, 2, 3):
        once = game.copy()
        once.choose(f"use lab/ways ability {number}")
        assert (record(once, LOFT).clues, record(once, HALL).clues, record(once, "lab/folder").clues) == (2, 0, 0)
        assert [clues.clues_of(table(once), seat) for seat in (0, 1)] == [0, 0]
    assert record(once, "lab/folder").zone == REMOVED


def test_an_effect_puts_clues_on_a_card() -> None:
    """ahlcg/clues/g: they count from that moment."""

    def file(g: ArkhamTable, use: Use) -> None:
        """Put a clue on this card."""
        assert clues.clues_of(g, use.seat) == 1
        clues.place_clues(g, use.holder, 1, use)
        assert clues.clues_of(g, use.seat) == 2

    cabinet = lab_card("cabinet", free(Do(file)))
    game = lab(scholar(play=[cabinet], clues=1), act=lab_card("two-clue-act", type="act", clues=2))
    assert "advance lab/two-clue-act" not in keys(game)
    game.choose("use lab/cabinet")
    assert "advance lab/two-clue-act" in keys(game)
    game.choose("advance lab/two-clue-act")
    assert (record(game, cabinet).clues, record(game, SCHOLAR).clues) == (0, 0)


# ---- locations with two revealed sides


@pytest.mark.parametrize(("stated", "number"), [(False, 1), (True, 4)])
def test_a_location_that_flips_in_place_keeps_its_clues(stated: bool, number: int) -> None:
    """ahlcg/location-cards/h: one clue left stays one; only where it is said do three new ones come."""

    def turn_over(g: ArkhamTable, use: Use) -> None:
        """Turn your location over."""
        flip(g, g.state.place[use.seat], clues=stated)

    sides: dict[str, Any] = {"type": "location", "symbol": "cave", "clues": 3}
    lab_card("flooded-cave", connects=("hall",), shroud=5, **sides)
    cave = lab_card("dry-cave", connects=("hall", "loft"), back="lab/flooded-cave", **sides)
    lever = lab_card("lever", action(Do(turn_over)))
    game = lab(scholar(play=[lever]), locations=[Place(cave, clues=1), HALL, LOFT])
    place = game.state.place[0]
    rest = ["draw", "resource", "use lab/lever", "end turn"]
    assert keys(game) == ["investigate lab/dry-cave", "move lab/hall", "move lab/loft", *rest]
    game.choose("use lab/lever")
    card = game.state.cards[place]
    assert (card.clues, card.revealed, values.shroud(table(game), place)) == (number, True, 5)
    assert (game.state.place, game.state.locations[0]) == ([place], place)
    assert keys(game) == ["investigate lab/flooded-cave", "move lab/hall", *rest]
    saved = json.dumps(RULEBOOK.encode(game.state))
    assert RULEBOOK.decode(json.loads(saved)).data() == game.state.data()


# ---- unless all clues


def test_an_unrevealed_location_is_not_searched_through() -> None:
    """ahlcg/unless-all-clues/a: the unrevealed Attic has no clues and still forbids, revealed and empty it does not."""
    ban = lab_card(
        "attic-ban",
        Cannot("play", YOU, unless_all_clues("core/attic")),
        type="treachery",
    )
    for attic, lifted in (
        (Place("attic", revealed=False), False),
        (Place("attic", clues=1), False),
        (Place("attic"), True),
    ):
        game = build(Inv(hand=["emergency-cache"], threat=[ban]), locations=["hallway", attic])
        assert ("play core/emergency-cache" in keys(game)) is lifted
        assert locations.all_clues_discovered(table(game), uid(game, "core/attic")) is lifted
    game = build(Inv(hand=["emergency-cache"], threat=[ban]), locations=["hallway"])
    assert "play core/emergency-cache" not in keys(game), "nor is one that is not in play"


def test_nobody_discovers_a_clue_that_an_answer_to_it_has_taken() -> None:
    """ahlcg/clues/d: the answer is a sequence of its own, and no more can be taken than is left after it."""
    hound = lab_card(
        "eager-hound", reaction(when(DISCOVERS, yours, "you discover clues"), Discover(), limit=ONCE_PER_ROUND)
    )
    game = lab(scholar(play=[hound]), locations=[Place(HALL, clues=1)], bag=("0",))
    game.choose("investigate lab/hall")
    assert keys(game) == [f"react {hound}", "pass"]
    game.choose(f"react {hound}")
    assert (record(game, HALL).clues, record(game, SCHOLAR).clues) == (0, 1)
    assert asked(game) == (0, "turn")
