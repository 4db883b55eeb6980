"""Rulings on "instead" and "would", and on conflicts that no rule settles."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import Effect, Use, forced, free, reaction
from orne.arkham.events import DISCOVERS
from orne.arkham.language import Do, Gain, Instead, Take, would
from orne.arkham.position import In, Inv, Place, build
from orne.arkham.rules import actions
from orne.arkham.rules.grim import Reading, settle
from orne.arkham.state import State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.laboratory import DREAMER, HALL, LOFT, SCHOLAR, lab, lab_card, scholar, told, yours
from tests.arkham.look import idle, keys, me, record, words
from tests.look import asked

WOULD_DISCOVER = would(DISCOVERS, yours, "you would discover clues")
PURSE = lab_card("other-purse", reaction(WOULD_DISCOVER, Instead(Gain(2))))
NERVES = lab_card("other-nerves", reaction(WOULD_DISCOVER, Instead(Take(0, 1))))
PLACES: list[str | Place] = [Place(HALL, clues=3), LOFT]
BASIC = ["investigate lab/hall", "move lab/loft", "draw", "resource", "end turn"]


def standing(game: Game[State]) -> tuple[int, int, int, int]:
    """The scholar's resources, horror and clues, and the clues in the Hall."""
    person = record(game, SCHOLAR)
    return game.state.resources[0], person.horror, person.clues, record(game, HALL).clues


# ---- instead


@pytest.mark.parametrize(
    ("first", "second", "after"),
    [("other-purse", "other-nerves", (5, 1, 0, 3)), ("other-nerves", "other-purse", (7, 0, 0, 3))],
)
def test_the_latest_of_two_replacements_counts(first: str, second: str, after: tuple[int, ...]) -> None:
    """ahlcg/instead/b: both are initiated, the second alone says what happens."""
    game = lab(scholar(play=[PURSE, NERVES]), locations=PLACES)
    game.choose("investigate lab/hall")
    assert keys(game) == ["react lab/other-purse", "react lab/other-nerves", "pass"]
    game.choose(f"react lab/{first}")
    assert keys(game) == [f"react lab/{second}", "pass"]
    game.choose(f"react lab/{second}")
    assert (standing(game), keys(game)) == (after, BASIC)


def test_the_lead_orders_forced_replacements_and_the_last_counts() -> None:
    """ahlcg/instead/b: forced ones are initiated in the lead's order."""
    chest = lab_card("chest", forced(WOULD_DISCOVER, Instead(Gain(2))))
    shock = lab_card("shock", forced(WOULD_DISCOVER, Instead(Take(0, 1))))
    game = lab(scholar(play=[chest, shock]), locations=PLACES)
    game.choose("investigate lab/hall")
    assert (asked(game), keys(game)) == ((0, "order"), ["resolve lab/chest", "resolve lab/shock"])
    game.choose("resolve lab/shock")
    assert (standing(game), keys(game)) == ((7, 0, 0, 3), BASIC)


# ---- the Grim Rule


def conflict(*readings: tuple[str, int, Effect]) -> str:
    """A card whose text can be read in several ways, each with the harm it does."""

    def read(g: ArkhamTable, use: Use) -> None:
        """Two things happen that exclude each other."""
        ways = [Reading(name, harm, lambda done=done: done.do(g, use)) for name, harm, done in readings]  # type: ignore[misc]
        settle(g, "This card contradicts itself.", ways, use.holder)

    return lab_card("riddle", free(Do(read)))


def test_of_equally_bad_readings_the_lead_says_which_is_worst() -> None:
    """ahlcg/grim-rule/a: what is worst at the moment is for the players to judge, among the worst ones only."""
    lose = told("lose an action", lambda g, use: actions.lose_action(g, use.seat))
    riddle = conflict(("wound", 2, Take(1)), ("fortune", 0, Gain(3)), ("loss", 2, lose))
    game = lab(scholar(play=[riddle]), scholar(DREAMER), lead=1)
    game.choose("use lab/riddle")
    assert (asked(game), keys(game)) == ((1, "grim rule"), ["wound", "loss"])
    game.choose("loss")
    assert (game.state.actions[0], record(game, SCHOLAR).damage, asked(game)) == (2, 0, (0, "turn"))
    assert "The rules are silent, so the worst happens: loss." in words(game)


@pytest.mark.parametrize("clues", [1, 3])
def test_cover_up_takes_the_place_of_all_that_would_be_discovered(clues: int) -> None:
    """ahlcg/instead/a: Deduction's second clue is replaced too, though only one may be left to take off."""
    game = build(
        Inv(threat=[In("cover-up", clues=clues)], hand=["deduction"]),
        locations=[Place("hallway", clues=3)],
        bag=("0",),
    )
    game.play("investigate core/hallway", "commit core/deduction", "react core/cover-up")
    assert (me(game)["clues"], game.state.cards[game.state.place[0]].clues) == (0, 3)
    assert me(game)["threat"][0]["clues"] == max(0, clues - 2)
    assert idle(game)
