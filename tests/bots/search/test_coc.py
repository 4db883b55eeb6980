"""Search in Call of Cthulhu: the same for the same seed, honest over whole games, and it sees what greedy does not."""

from __future__ import annotations

from typing import Any

import pytest

from orne.bots.coc import BOTS, GreedyBot, bot
from orne.bots.coc.approach import CocApproach, Way
from orne.bots.search import Arm, Budget, Came, SearchBot
from orne.bots.shared import Bot, Bots, make, statistics_of
from orne.coc.position import At, Side, Story, build
from orne.coc.rulebook import RULEBOOK
from orne.coc.state import State
from orne.kernel.decision import Decision
from orne.kernel.errors import NoDeal
from orne.kernel.game import Game
from orne.lab.games import starter_game

SMALL = Budget(4)


def searching(seed: int, budget: Budget = SMALL) -> SearchBot:
    return SearchBot("search", seed, CocApproach(seed), budget)


def test_players_choose_from_five_strengths() -> None:
    assert set(BOTS) == {"random", "greedy", "search-quick", "search", "search-strong"}
    assert [bot(name, 1).name for name in BOTS] == list(BOTS)


@pytest.mark.parametrize("number", [7])
def test_whole_games_are_answered_alike_whatever_is_hidden(number: int) -> None:
    """Two bots of the same seed: one sees the game, the other one with hidden cards and chance that differ."""
    game: Game[State] = Game(RULEBOOK, starter_game(number))
    pairs = [(searching(seat), searching(seat)) for seat in (0, 1)]
    differed = 0
    while (decision := game.decision) is not None:
        other = game.resample(decision.seat, len(game.decisions()))
        assert other.decision is not None
        one, two = pairs[decision.seat]
        mine = one.choose(game, decision).key
        assert mine == two.choose(other, other.decision).key
        assert one.reasons == two.reasons
        differed += game.view(1 - decision.seat) != other.view(1 - decision.seat)
        game.choose(mine)
    assert differed > 10
    assert all(one.statistics.rollouts == two.statistics.rollouts > 0 for one, two in pairs)


def test_the_same_seed_answers_the_same_way() -> None:
    def played() -> list[object]:
        game: Game[State] = Game(RULEBOOK, starter_game(5))
        players: list[Bot] = [searching(1), GreedyBot(2)]
        while game.decision is not None and game.state.turn < 4:
            game.choose(players[game.decision.seat].choose(game, game.decision))
        return list(game.decisions())

    assert played() == played()


def test_a_whole_plan_is_carried_out() -> None:
    game = build(
        Side(play=["blackwood-file-clerk", "blackwood-file-clerk", "undercover-security"]),
        Side(),
        step="active player commits",
    )
    player = searching(1, Budget(60))
    answers: list[str] = []
    while game.decision is not None and game.decision.kind == "commit" and game.decision.seat == 0:
        option = player.choose(game, game.decision)
        answers.append(option.key)
        game.choose(option)
    assert player.statistics.searched == 1
    assert len(answers) > 1


def test_it_takes_the_token_that_wins_and_says_why() -> None:
    game = build(
        Side(play=["blackwood-file-clerk"], won=["opening-night", "rotting-away"]),
        Side(),
        stories=["dreamwalkers", Story("frozen-in-time", (3, 0)), "through-the-gates"],
        step="active player commits",
    )
    player = searching(1, Budget(60))
    assert game.decision is not None
    answer = player.choose(game, game.decision)
    assert answer.key == "commit core/blackwood-file-clerk core/frozen-in-time"
    best = player.reasons[0]
    assert (best.key, best.value) == (answer.key, 1.0)
    assert len(player.reasons) <= 3
    assert [each.value for each in player.reasons] == sorted((each.value for each in player.reasons), reverse=True)


@pytest.mark.parametrize("domains", [[], ["agency:2"], ["agency:2", "agency:3"]])
def test_a_position_may_have_fewer_domains_than_a_game(domains: list[str]) -> None:
    game = build(Side(hand=["shotgun-blast", "t-men"], domains=domains), Side(play=["young-deep-one"], domains=domains))
    player = searching(1)
    assert game.decision is not None
    assert player.choose(game, game.decision).key in game.decision.keys
    assert player.reasons


def arms_of(game: Game[State]) -> list[Arm]:
    """What is tried, the usual answer first."""
    approach = CocApproach(1)
    assert game.decision is not None
    usual = approach.usual.choose(game, game.decision).key
    return list(approach.arms(game, game.decision, usual))


def test_of_more_resources_than_can_be_tried_those_are_that_look_best() -> None:
    hand = ["g-men", "t-men", "peeler", "hired-muscle", "shotgun", "short-fuse", "patrol-wagon"]
    game = build(Side(hand=hand, domains=["agency:2", "agency:1", "agency:1"]), Side(), step="resource")
    assert game.decision is not None
    assert len(game.decision.options) == 22
    greedy = GreedyBot(1)
    greedy.choose(game, game.decision)
    worth = {key: thought.points for key, thought in greedy.thoughts.items()}
    tried = [arm.key for arm in arms_of(game)]
    assert sorted(worth.values(), reverse=True)[:16] == [worth[key] for key in tried]
    assert any(game.decision.keys.index(key) >= 16 for key in tried)


def test_what_follows_an_option_is_tried_with_it() -> None:
    """Of two characters that are insane, a player restores its own, whatever rollouts choose elsewhere."""
    game = build(
        Side(hand=["arkham-asylum"], play=[At("g-men", insane=True), "arkham-asylum"], domains=["agency:1"]),
        Side(play=[At("young-deep-one", insane=True)]),
    )
    (arm,) = (arm for arm in arms_of(game) if arm.key.startswith("use core/arkham-asylum"))
    assert arm.way.then == ("choose core/g-men",)
    assert game.decision is not None
    assert (
        CocApproach(1).rollout(game, game.decision, arm).chance
        > CocApproach(1).rollout(game, game.decision, Arm(arm.key, Way())).chance
    )


def test_without_a_deal_it_answers_as_greedy_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_deal(*_: object, **__: object) -> None:
        raise NoDeal("none")

    monkeypatch.setattr(Game, "resample", no_deal)
    game = build(Side(play=["blackwood-file-clerk"]), Side(), step="active player commits")
    assert game.decision is not None
    player = searching(1)
    assert player.choose(game, game.decision).key == GreedyBot(1).choose(game, game.decision).key
    assert player.reasons == ()
    assert (player.statistics.answers, player.statistics.searched) == (1, 0)


class Fading(CocApproach):
    """Every arm promises something on the first deal, the later ones less, and keeps nothing of it."""

    first: object = None

    def rollout(self, sample: Game[Any], decision: Decision, arm: Arm) -> Came:
        self.first = self.first or sample
        wins = 0.9 - decision.keys.index(arm.key) / 20 if sample is self.first else 0.0
        return Came(wins, wins)


def test_what_was_dropped_early_is_no_reason_before_what_stayed() -> None:
    game: Game[State] = Game(RULEBOOK, starter_game(3))
    while (decision := game.decision) is not None and (decision.kind == "mulligan" or len(decision.options) < 8):
        game.choose(decision.options[0])
    assert decision is not None
    player = SearchBot("search", 1, Fading(1), Budget(60))
    answer = player.choose(game, decision)
    tried = [each.rollouts for each in player.reasons]
    assert player.reasons[0].key == answer.key
    assert tried == sorted(tried, reverse=True)
    assert min(tried) > 60 // 3 // len(decision.options)  # of three rounds the first


class Wavering(CocApproach):
    """Every arm wins every other time it is tried, whatever it is."""

    tried = 0

    def rollout(self, sample: Game[Any], decision: Decision, arm: Arm) -> Came:
        self.tried += 1
        wins = self.tried // 3 % 2
        return Came(wins, wins)


@pytest.mark.parametrize(("awaited", "rollouts"), [(False, range(40, 61)), (True, range(2, 12))])
def test_time_counts_only_where_somebody_waits(awaited: bool, rollouts: range) -> None:
    game: Game[State] = Game(RULEBOOK, starter_game(3))
    while (decision := game.decision) is not None and (decision.kind == "mulligan" or len(decision.options) < 8):
        game.choose(decision.options[0])
    assert decision is not None
    hasty: Bots = {"hasty": lambda seed: SearchBot("hasty", seed, Wavering(seed), Budget(60, seconds=0.0))}
    player = make(hasty, "hasty", 1, awaited=awaited)
    player.choose(game, decision)
    assert statistics_of(player).rollouts in rollouts
