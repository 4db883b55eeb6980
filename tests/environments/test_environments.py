"""The environments keep what their libraries ask of them, and play the games of the engine."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from threading import Thread
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from orne.bots.shared import RandomBot
from orne.environments import arkham_horror, call_of_cthulhu
from orne.environments.episode import Episode
from orne.environments.playing import GamePlay, QuickPlay, begin
from orne.games import ARKHAM, COC
from orne.kernel import rng, waiting
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import UserError
from orne.kernel.game import Game, play_out, random_policy

TOGETHER = ["roland", "agnes", "wendy"]


def together(**wishes: Any) -> Any:
    return arkham_horror.env(investigators=TOGETHER, **wishes)


ENVIRONMENTS = pytest.mark.parametrize("make", [call_of_cthulhu.env, together], ids=["coc", "arkham"])


@ENVIRONMENTS
@pytest.mark.filterwarnings("ignore:Observation")  # the library would rather have arrays than dictionaries of them
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # of one whose game is over
def test_pettingzoo_finds_nothing_wrong(make: Callable[[], Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(make(), num_cycles=150)
    seed_test(make, num_cycles=60)


@pytest.mark.parametrize("name", [call_of_cthulhu.SOLO_ID, arkham_horror.SOLO_ID])
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("seed", range(3))
def test_an_environment_plays_the_game_of_its_seed(seed: int) -> None:
    env = call_of_cthulhu.raw_env()
    env.reset(seed=seed)
    chance = [rng.Chance(seed), rng.Chance(seed + 10)]
    while not any(env.terminations.values()):
        seen = env.last()[0]
        env.step(rng.below(chance[env.episode.seat], int(seen["action_mask"].sum())))
    recorded: list[str] = []
    start = env.setting.start(seed)
    table = play_out(COC.rulebook(), start, [random_policy(seed), random_policy(seed + 10)], recorded)
    assert env.episode.play.game().decisions() == recorded
    assert env.rewards == {f"player_{seat}": 1.0 if seat == table.state.winner else -1.0 for seat in (0, 1)}


def test_an_environment_deals_as_a_new_game_does() -> None:
    for seed in (1, 2, 3):
        wishes = ARKHAM.wishes(investigators=TOGETHER, difficulty="hard", seed=seed)  # type: ignore[call-arg]
        setting = arkham_horror.setting(investigators=TOGETHER, difficulty="hard")
        assert setting.start(seed) == ARKHAM.begin(wishes).game.start
        assert call_of_cthulhu.setting().start(seed) == COC.begin(COC.wishes(seed=seed)).game.start


@pytest.mark.skipif(not waiting.AT_HAND, reason="greenlet is not installed")
def test_both_ways_to_play_come_to_the_same_questions() -> None:
    setting = arkham_horror.setting(investigators=TOGETHER, bots={1: "random"})
    rules, start = ARKHAM.rulebook(), setting.start(5)
    quick = begin(rules, start, setting.bots_for(5))
    slow = GamePlay(Game(rules, start), setting.bots_for(5))
    assert type(quick) is QuickPlay
    chance = rng.Chance(5)
    while slow.decision is not None:
        assert quick.decision is not None
        assert quick.decision.keys == slow.decision.keys
        assert slow.decision.seat != 1
        index = rng.below(chance, len(slow.decision.options))
        quick.answer(index)
        slow.answer(index)
    assert quick.decision is None
    assert quick.game().fingerprint() == slow.game().fingerprint()


def test_another_thread_may_go_on_with_a_game() -> None:
    env = call_of_cthulhu.solo()
    env.reset(seed=3)
    env.step(0)
    found: list[Any] = []
    thread = Thread(target=lambda: found.append(env.step(0)))
    thread.start()
    thread.join()
    again = call_of_cthulhu.solo()
    again.reset(seed=3)
    again.step(0)
    assert np.array_equal(found[0][0]["options"], again.step(0)[0]["options"])


def test_a_question_with_more_options_than_actions_has_pages() -> None:
    setting = call_of_cthulhu.setting(actions=4)
    episode = Episode.begun(setting, setting.observer(4), 1)
    while len(episode.play.decision.options) != 8:
        episode.act(0)
    keys = episode.play.decision.keys
    told: list[str] = []
    while True:
        seen = episode.observe(episode.seat)
        assert seen["action_mask"].tolist() == [1] * episode.possible + [0] * (4 - episode.possible)
        told += [option.key for option in episode.shown]
        if episode.page + 1 == episode.pages:
            break
        assert seen["options"][episode.possible - 1][0] == 1
        assert episode.act(episode.possible - 1)
    assert told == keys
    assert (episode.page, episode.pages, len(episode.shown)) == (2, 3, 2)
    episode.act(1)
    assert episode.play.game().decisions()[-1] == keys[-1]
    assert episode.page == 0


@pytest.mark.parametrize("options", [4, 5, 6, 7, 8, 9, 10, 11])
def test_every_option_is_on_one_page(options: int) -> None:
    setting = call_of_cthulhu.setting(actions=4)
    episode = Episode.begun(setting, setting.observer(4), 1)
    several = [Option(episode.play.table, f"number {number}") for number in range(options)]
    episode.play.decision = Decision(0, "choose", "Which?", several)
    told: list[str] = []
    for page in range(episode.pages):
        episode.page = page
        told += [option.verb for option in episode.shown]
        assert 2 <= episode.possible <= 4
    assert told == [f"number {number}" for number in range(options)]


def test_an_action_that_is_not_possible_changes_nothing_and_says_so() -> None:
    env = call_of_cthulhu.solo(longest=3)
    before, _ = env.reset(seed=1)
    seen, reward, over, broken_off, info = env.step(40)
    assert info["refused"] == "40 is not possible: 0 to 1 are."
    assert (reward, over, broken_off) == (0.0, False, False)
    assert np.array_equal(seen["options"], before["options"])
    env.step(-1)
    assert env.step(40)[2:4] == (False, True)
    table = call_of_cthulhu.raw_env()
    table.reset(seed=1)
    asked = table.agent_selection
    table.step(40)
    assert table.agent_selection == asked
    assert "not possible" in table.infos[asked]["refused"]
    table.step(0)
    assert table.infos[asked] == {}


def test_a_bot_of_ones_own_plays_a_seat() -> None:
    class Last:
        name = "last"

        def choose(self, game: Game[Any], decision: Decision) -> Option:
            assert decision.seat == 1
            return decision.options[-1]

    env = call_of_cthulhu.raw_env(bots={1: Last()})
    env.reset(seed=2)
    assert env.possible_agents == ["player_0"]
    for _ in range(20):
        env.step(0)
    game = env.episode.play.game()
    assert 1 in game.answered()
    assert hasattr(RandomBot(1), "policy")


def test_the_one_who_wins_a_scenario_is_everybody() -> None:
    env = together(longest=40)
    env.reset(seed=4)
    for _ in range(40):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    assert set(env.truncations.values()) == {True} or set(env.terminations.values()) == {True}
    assert len(set(env.rewards.values())) == 1


def test_shaping_adds_up_to_nothing_but_where_the_game_began() -> None:
    plain, shaped = arkham_horror.solo(), arkham_horror.solo(shaping=0.5)
    plain.reset(seed=6)
    shaped.reset(seed=6)
    first = shaped.episode.potential()
    totals = [0.0, 0.0]
    steps = 0
    over = False
    chance = rng.Chance(1)
    while not over:
        action = rng.below(chance, plain.episode.possible)
        _, one, over, _, _ = plain.step(action)
        _, other, _, _, _ = shaped.step(action)
        totals = [totals[0] + float(one), totals[1] + float(other)]
        steps += one != other
    assert steps > 5
    assert totals[1] == pytest.approx(totals[0] - first)


def test_every_agent_is_given_each_reward_once() -> None:
    env = arkham_horror.env(investigators=["roland", "agnes"], shaping=0.5)
    env.reset(seed=6)
    first = env.unwrapped.episode.potential()
    chance = rng.Chance(1)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        given[agent] += reward
        env.step(None if over else rng.below(chance, int(seen["action_mask"].sum())))
    assert given == {agent: pytest.approx(-1.0 - first) for agent in env.possible_agents}


def test_what_is_no_action_leaves_everything_as_it_was() -> None:
    env = arkham_horror.raw_env(shaping=0.5)
    env.reset(seed=6)
    chance = rng.Chance(1)
    while not env.last()[1]:
        env.step(rng.below(chance, env.episode.possible))
    reward, taken = env.last()[1], env.episode.taken
    with pytest.raises(UserError):
        env.step("first")  # type: ignore[arg-type]
    assert (env.last()[1], env.rewards["investigator_0"], env.episode.taken) == (reward, reward, taken)


def test_a_board_is_rendered_as_its_seat_sees_it() -> None:
    env = call_of_cthulhu.env(render_mode="ansi")
    env.reset(seed=5)
    text = env.render()
    assert "Keep your hand?\n  0  Keep\n  1  Mulligan" in text
    assert "hand 8" in text
    alone = gymnasium.make(arkham_horror.SOLO_ID, render_mode="ansi")
    alone.reset(seed=5)
    assert "Roland Banks" in str(alone.render())
    assert call_of_cthulhu.solo().render() is None


def stepped(env: Any, action: object) -> None:
    """Take an action first of all."""
    env.reset(seed=1)
    env.step(action)


def observed(env: Any, agent: str) -> None:
    """Look through the eyes of an agent first of all."""
    env.reset(seed=1)
    env.observe(agent)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: call_of_cthulhu.solo(seat=2), "There are seats 0 and 1; 2 is not one of them."),
        (lambda: call_of_cthulhu.solo(opponent="nobody"), "There is no bot called “nobody”"),
        (lambda: call_of_cthulhu.env(edition="lcg-9"), "There is no edition"),
        (lambda: call_of_cthulhu.env(decks=("starter-agency+hastur-a",)), "two decks, not 1"),
        (lambda: call_of_cthulhu.env(bots={2: "random"}), "There are seats 0 to 1; 2 is not one of them."),
        (lambda: call_of_cthulhu.env(bots={0: "random", 1: "random"}), "At least one seat"),
        (lambda: call_of_cthulhu.env(bots={0: 7}), "played by the name of a bot"),
        (lambda: call_of_cthulhu.env(actions=1), "at least 2 actions"),
        (lambda: arkham_horror.solo(actions=10**9), "at most 2000, not 1000000000"),
        (lambda: call_of_cthulhu.env(render_mode="human"), "rendered as text"),
        (lambda: arkham_horror.solo(investigators="roland"), "investigators is a list of names, not “roland”"),
        (lambda: arkham_horror.solo(investigators=["roland", "agnes"]), "one seat that no bot plays; here there are 2"),
        (lambda: arkham_horror.env(edition="2015"), "There is no reading"),
        (lambda: call_of_cthulhu.solo().step(0), "call reset first"),
        (lambda: call_of_cthulhu.solo(bots={0: "random"}), "said by opponent; leave bots out"),
        (lambda: arkham_horror.solo(shaping="much"), "Shaping is a number"),
        (
            lambda: arkham_horror.solo(scenarios="the-gathering"),
            "“scenarios” can be wished for here; did you mean",
        ),
        (
            lambda: arkham_horror.env(opponent="greedy"),
            "“opponent” can be wished for in Call of Cthulhu, not here; there are inv",
        ),
        (lambda: arkham_horror.solo(decks=("a", "b")), "“decks” can be wished for in Call of Cthulhu, not here"),
        (lambda: call_of_cthulhu.solo(shaping=0.5), "“shaping” can be wished for in Arkham Horror, not here"),
        (lambda: call_of_cthulhu.env(opponent="greedy"), "Nothing called “opponent” can be wished for here"),
        (lambda: call_of_cthulhu.solo(oponent="greedy"), "Nothing called “oponent” .*; did you mean opponent?"),
        (lambda: call_of_cthulhu.raw_env(deck="mine.o8d"), "did you mean decks?"),
        (lambda: gymnasium.make(call_of_cthulhu.SOLO_ID, rules="lcg-4"), "Nothing called “rules” can be wished for"),
        (lambda: arkham_horror.solo(bots=7), "Bots are given by the seats they play"),
        (lambda: call_of_cthulhu.env(actions="many"), "actions is a whole number, not “many”"),
        (lambda: call_of_cthulhu.env(decks=7), "decks is a list of names, not 7"),
        (lambda: call_of_cthulhu.env(decks=("starter-agency+hastur-a", 7)), r"decks\[1\] is a name, not 7"),
        (lambda: arkham_horror.env(investigators=7), "investigators is a list of names, not 7"),
        (lambda: arkham_horror.env(earlier="won"), "earlier is a list of names, not “won”"),
        (lambda: call_of_cthulhu.raw_env().reset(seed=-1), "A seed is a whole number from 0 to .*, not -1"),
        (lambda: call_of_cthulhu.env().reset(seed="a"), "A seed is a whole number from 0 to .*, not “a”"),
        (lambda: call_of_cthulhu.env().reset(seed=True), "A seed is a whole number from 0"),
        (
            lambda: arkham_horror.solo().reset(seed=2**64),
            "A seed is a whole number from 0 to 18,446,744,073,709,551,615",
        ),
        (lambda: arkham_horror.raw_env().last(), "No game has begun: call reset first."),
        (lambda: call_of_cthulhu.raw_env().step(0), "No game has begun: call reset first."),
        (
            lambda: call_of_cthulhu.raw_env().action_space("player_2"),
            "There is no agent “player_2”; there are player_0",
        ),
        (lambda: arkham_horror.raw_env().observation_space("roland"), "There is no agent “roland”; there are inv"),
        (lambda: observed(arkham_horror.env(), "player_0"), "There is no agent “player_0”; there are investigator_0."),
        (lambda: arkham_horror.env(scenario=None), "scenario is a name, not nothing"),
        (lambda: stepped(call_of_cthulhu.solo(), "first"), "An action is a whole number from 0 to 63, not “first”."),
        (lambda: stepped(call_of_cthulhu.solo(), None), "An action is a whole number from 0 to 63, not nothing."),
        (lambda: stepped(arkham_horror.env(actions=8), 1.5), "An action is a whole number from 0 to 7, not 1.5."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(make: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        make()


def test_games_by_chance_follow_from_the_last_seed() -> None:
    def begun() -> list[str]:
        env = call_of_cthulhu.raw_env()
        found = []
        for seed in (5, None, None, 5, None):
            env.reset(seed=seed)
            found.append(env.episode.play.game().save())
        return found

    one = begun()
    assert one == begun()
    assert (one[0], one[1]) == (one[3], one[4])
    assert len(set(one)) == 3
