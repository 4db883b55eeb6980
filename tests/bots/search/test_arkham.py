"""Search in Arkham Horror: honest over whole games, any number of investigators, every scenario."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham import odds
from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS, GUIDE
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.bots.arkham import BOTS
from orne.bots.arkham.approach import ArkhamApproach
from orne.bots.arkham.chances import chance
from orne.bots.arkham.features import NEARLY, SOME_WORTH, result, way
from orne.bots.arkham.guessing import guesses
from orne.bots.arkham.peeking import peek
from orne.bots.arkham.quick import QuickBot
from orne.bots.search import Arm, Budget, SearchBot
from orne.kernel.errors import NoDeal
from orne.kernel.game import Game
from orne.lab.games import scenario_game

SMALL = Budget(4)
BAG = BAGS["standard"]


def searching(seed: int, budget: Budget = SMALL, horizon: int = 1) -> SearchBot:
    return SearchBot("search", seed, ArkhamApproach(seed, horizon), budget)


def test_players_choose_from_five_strengths() -> None:
    assert set(BOTS) == {"random", "greedy", "search-quick", "search", "search-strong"}


@pytest.mark.parametrize(
    ("scenario", "people"),
    [
        ("the-gathering", ("roland",)),
        ("the-midnight-masks", ("wendy", "skids")),
        ("the-devourer-below", ("agnes",)),
    ],
)
def test_whole_games_are_answered_alike_whatever_is_hidden(scenario: str, people: tuple[str, ...]) -> None:
    """Two bots of the same seed: one sees the game, the other one with hidden cards and chance that differ."""
    game: Game[Any] = Game(RULEBOOK, scenario_game(scenario, people, 11, difficulty="standard"))
    pairs = [(searching(seat), searching(seat)) for seat in range(len(people))]
    differed = 0
    while (decision := game.decision) is not None:
        other = game.resample(decision.seat, len(game.decisions()))
        assert other.decision is not None
        one, two = pairs[decision.seat]
        mine = one.choose(game, decision).key
        assert mine == two.choose(other, other.decision).key
        assert one.reasons == two.reasons
        differed += game.state.encounter_deck != other.state.encounter_deck
        game.choose(mine)
    assert differed > 10


@pytest.mark.parametrize("scenario", GUIDE.scenarios)
def test_four_investigators_are_played_in_every_scenario(scenario: str) -> None:
    people = ("roland", "daisy", "skids", "wendy")
    game: Game[Any] = Game(RULEBOOK, scenario_game(scenario, people, 3, difficulty="standard"))
    players = [searching(seat, Budget(3)) for seat in range(4)]
    while game.decision is not None and game.state.round < 2:
        game.choose(players[game.decision.seat].choose(game, game.decision))
    assert all(player.statistics.searched for player in players)


def test_quick_players_see_the_same_chances_as_whoever_looks_into_an_action() -> None:
    game = build(
        Inv(play=("45-automatic", "machete")),
        locations=[Place("attic", clues=2)],
        enemies=[Foe("ghoul-minion", engaged=0)],
        bag=BAG,
    )
    assert game.decision is not None
    table: Any = game.table
    compared = 0
    for index, option in enumerate(game.decision.options):
        exact = peek(game, index)
        if exact is None:
            continue
        (quick,) = guesses(table, 0, option)
        assert (quick.kind, quick.target) == (exact.kind, exact.target)
        assert quick.chance == pytest.approx(float(exact.chance))
        compared += 1
    assert compared >= 4


def test_a_chance_is_the_same_as_worked_out_exactly_with_cards_and_symbols() -> None:
    game = build(Inv(hand=("perception", "guts")), locations=[Place("cellar", clues=2)], bag=BAG)
    game.choose("investigate core/cellar")
    table: Any = game.table
    assert table.test is not None
    for more in range(-2, 5):
        table.test.bonus += more
        exact = float(odds.of_test(table, table.test).chance)
        table.test.bonus -= more
        assert chance(table, table.test, more) == pytest.approx(exact)


def test_it_fights_on_when_that_wins() -> None:
    game = build(
        Inv(play=("machete",), damage=2),
        locations=[Place("attic", clues=2)],
        enemies=[Foe("ghoul-priest", engaged=0, damage=4)],
        act="what-have-you-done",
        bag=("0", "0", "0", "-1"),
    )
    player = searching(1, Budget(80))
    assert game.decision is not None
    assert "ghoul-priest" in player.choose(game, game.decision).key or "machete" in player.reasons[0].key
    assert player.reasons[0].value > 0.7


def test_an_end_without_a_win_is_worth_more_the_more_the_last_enemy_is_hurt() -> None:
    def worth(damage: int) -> float:
        game = build(
            Inv(damage=8),
            locations=["attic"],
            enemies=[Foe("ghoul-priest", engaged=0, damage=damage)],
            act="what-have-you-done",
            bag=("-4",),
        )
        game.choose("resource")
        table: Any = game.table
        return result(table)

    assert 0.0 < worth(1) < worth(3) < SOME_WORTH + NEARLY < 1.0


def test_a_loss_says_how_far_the_group_came() -> None:
    """Clues found, acts behind, and a clue that lies on the act: each further on is worth more, and none a win."""

    def far(act: str, *later: str, held: int = 0, laid: int = 0) -> float:
        game = build(
            Inv("agnes-baker", clues=held + laid),
            locations=["ritual-site", "main-path"],
            scenario="the-devourer-below",
            act=act,
            later_acts=later,
            bag=("+1",),
        )
        while laid:
            game.choose("use core/disrupting-the-ritual")
            play_on(game)
            laid -= 1
        table: Any = game.table
        return way(table)

    entering, last = "into-the-darkness", "disrupting-the-ritual"
    found = [
        far("investigating-the-trail", entering, last),
        far("investigating-the-trail", entering, last, held=2),
        far(entering, last),
        far(last),
        far(last, held=1),
        far(last, laid=1),
        far(last, laid=1, held=1),
        1.0,
    ]
    assert found == sorted(set(found))
    assert found[0] == 0.0


def play_on(game: Game[Any]) -> None:
    """Answer quickly until the next action."""
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(QuickBot().choose(game, game.decision).key)


def test_what_was_found_counts_though_whoever_found_it_falls() -> None:
    """The enemy's blow is the last one, and clues are let go of with it."""

    def worth(clues: int) -> float:
        game = build(
            Inv("agnes-baker", damage=5, clues=clues),
            locations=[Place("arkham-woods-old-house", clues=1), "main-path"],
            enemies=[Foe("ravenous-ghoul", engaged=0)],
            scenario="the-devourer-below",
            act="investigating-the-trail",
            later_acts=("into-the-darkness", "disrupting-the-ritual"),
            bag=("-8",),
        )
        assert game.decision is not None
        came = ArkhamApproach(1).rollout(game, game.decision, Arm("end turn"))
        assert came.chance == 0.0, "nobody is told that a lost game was half won"
        return came.worth

    assert worth(0) == 0.0
    assert 0.0 < worth(1) < worth(2) < NEARLY


def test_without_a_deal_it_answers_as_rollouts_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_deal(*_: object, **__: object) -> None:
        raise NoDeal("none")

    game = build(Inv(), locations=[Place("attic", clues=2), "hallway"], bag=BAG)
    monkeypatch.setattr(Game, "resample", no_deal)
    assert game.decision is not None
    player = searching(1)
    assert player.choose(game, game.decision).key == QuickBot().choose(game, game.decision).key
    assert player.reasons == ()
