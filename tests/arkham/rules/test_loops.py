"""Endless loops end: free abilities without a cost, reactions and forced texts that renew their own event."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import ACTION, Ability, Use, forced, free, reaction
from orne.arkham.events import Event
from orne.arkham.language import Do, after
from orne.arkham.rules import actions
from orne.arkham.rules.resources import gain_resources
from orne.arkham.rules.round import MOST_WITHOUT_ACTION
from orne.arkham.rules.timing import resolve
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from orne.kernel.window import DEEPEST, MOST_ALIKE, MOST_ROUNDS, UNWATCHED
from tests.arkham.laboratory import DREAMER, lab, lab_card, pause, scholar
from tests.arkham.look import keys
from tests.look import asked, happened

RINGS = "rings"


def _ring(g: ArkhamTable, use: Use) -> None:
    """The bell rings, and a resource is found."""
    resolve(g, Event(RINGS, use.holder, use.seat), lambda: gain_resources(g, use.seat, 1))


def _actions(g: ArkhamTable, use: Use) -> None:
    """Gain an additional action."""
    actions.gain_action(g, use.seat, use.holder)


IT_RINGS = after(RINGS, lambda g, use, event: True, "after a bell rings")
HAND_BELL = lab_card("hand-bell", free(Do(_ring)))


def test_a_reaction_that_may_answer_itself_comes_to_an_end() -> None:
    echo = lab_card("echo", reaction(IT_RINGS, Do(_ring)))
    game = lab(scholar(play=[HAND_BELL, echo], resources=0))
    game.choose(next(key for key in keys(game) if "hand-bell" in key))
    answers = 0
    while asked(game) == (0, "reaction"):
        game.choose(0)
        answers += 1
    assert answers == DEEPEST
    assert game.state.resources[0] == DEEPEST + 1
    assert asked(game) == (0, "turn")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_forced_texts_that_renew_their_own_event_come_to_an_end(number: int) -> None:
    peals = [lab_card(f"peal-{each}", forced(IT_RINGS, Do(_ring))) for each in range(number)]
    game = lab(scholar(play=[HAND_BELL, *peals], resources=0))
    game.choose(next(key for key in keys(game) if "hand-bell" in key))
    for _ in range(2 * MOST_ROUNDS):
        if asked(game) == (0, "turn"):
            break
        game.choose(0)
    assert asked(game) == (0, "turn")
    assert DEEPEST <= game.state.resources[0] <= MOST_ROUNDS + 1
    assert Game.from_record(game.record()).fingerprint() == game.fingerprint()


def test_a_free_ability_without_a_cost_ends_the_turn_in_the_end() -> None:
    game = lab(scholar(play=[HAND_BELL], resources=0))
    bell = next(key for key in keys(game) if "hand-bell" in key)
    rings = 0
    while asked(game) == (0, "turn") and rings < 1000:
        game.choose(bell)
        rings += 1
    assert rings == MOST_WITHOUT_ACTION
    assert game.view(None)["step"].startswith("2.2") is False


def test_an_action_that_gives_the_action_back_ends_the_turn_in_the_end() -> None:
    treadmill = lab_card("treadmill", Ability(kind=ACTION, effect=Do(_actions)))
    game = lab(scholar(play=[treadmill]))
    mill = next(key for key in keys(game) if "treadmill" in key)
    turns = 0
    while not happened(game, "turn") and turns < 1000:
        game.choose(mill)
        turns += 1
    assert turns == MOST_WITHOUT_ACTION


def test_the_others_are_not_asked_in_a_turn_for_ever() -> None:
    game = lab(scholar(play=[pause()]), scholar(DREAMER, play=[HAND_BELL]))
    rings = 0
    while asked(game) == (1, "window") and rings < 1000:
        game.choose(0)
        rings += 1
    assert rings == MOST_WITHOUT_ACTION
    assert asked(game) == (0, "turn")


def test_the_same_answer_is_offered_only_so_often_in_one_window() -> None:
    game = lab(scholar(play=[HAND_BELL]), step="1.1 mythos phase begins", active=None)
    windows: dict[str, int] = {}
    while asked(game)[1] != "turn":
        assert asked(game) == (0, "window")
        step = game.view(None)["step"]
        windows[step] = windows.get(step, 0) + 1
        game.choose(0)
    assert windows
    assert all(MOST_ALIKE <= number <= MOST_ALIKE + UNWATCHED + 1 for number in windows.values())
