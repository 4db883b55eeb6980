"""The bots of Arkham Horror: the same for the same seed, honest, sensible, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham import chaos
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.bots import play_game
from orne.bots.arkham import ArkhamGreedy, arkham_bot
from orne.bots.arkham.peeking import peek
from orne.bots.arkham.plan import ready_for_the_worst
from orne.kernel.errors import UserError
from orne.kernel.game import Game, play_out, positions, random_policy
from orne.lab.games import scenario_game

BAG = chaos.bag("easy")


def played(name: str, seed: int, people: tuple[str, ...] = ("roland",), difficulty: str = "easy") -> Game[Any]:
    game: Game[Any] = Game(RULEBOOK, scenario_game("the-gathering", people, seed, difficulty=difficulty))
    play_game(game, [arkham_bot(name, seed + seat) for seat in range(len(people))])
    return game


def answer(game: Game[Any], seed: int = 1) -> str:
    assert game.decision is not None
    return ArkhamGreedy(seed).choose(game, game.decision).key


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert played(name, 4).decisions() == played(name, 4).decisions()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UserError, match="the bots are greedy and random"):
        arkham_bot("clever", 1)


def test_greedy_wins_the_gathering_far_more_often_than_chance() -> None:
    """A win is resolution 1 or 2; random play hardly ever gets there."""
    wins = sum(played("greedy", seed).state.resolution in ("R1", "R2") for seed in range(100, 120))
    start = [scenario_game("the-gathering", ("roland",), seed, difficulty="easy") for seed in range(100)]
    lucky = sum(play_out(RULEBOOK, each, [random_policy(1)]).state.resolution in ("R1", "R2") for each in start)
    assert wins >= 7
    assert lucky <= 3


def test_greedy_plays_two_to_an_end() -> None:
    assert played("greedy", 3, ("roland", "daisy"), "standard").over


def test_greedy_answers_alike_whatever_the_hidden_cards_are() -> None:
    game = played("greedy", 8, ("roland", "daisy"))
    steps = [step for step in positions(game) if step.decision is not None and step.at_boundary]
    compared = 0
    for number, step in enumerate(steps[:: max(1, len(steps) // 20)]):
        decision = step.decision
        assert decision is not None
        other = step.resample(decision.seat, number)
        assert other.decision is not None
        mine = ArkhamGreedy(number).choose(step, decision)
        theirs = ArkhamGreedy(number).choose(other, other.decision)
        assert mine.key == theirs.key
        compared += step.state.data()["cards"] != other.state.data()["cards"]
    assert compared > 5


def test_greedy_investigates_where_the_clues_are() -> None:
    assert answer(build(Inv(), locations=[Place("attic", clues=2), "hallway"], bag=BAG)) == "investigate attic"


def test_greedy_moves_towards_clues() -> None:
    game = build(Inv(), locations=["hallway", Place("attic", clues=2)], bag=BAG)
    assert answer(game) == "move attic"


def test_greedy_advances_the_act() -> None:
    game = build(Inv(clues=2), locations=["study"], act="trapped", later_acts=("the-barrier",), bag=BAG)
    assert answer(game) == "advance trapped"


def test_greedy_fights_what_is_engaged_with_it_and_uses_its_weapon() -> None:
    enemies = [Foe("ghoul-minion", engaged=0)]
    bare = build(Inv(), locations=[Place("attic", clues=2)], enemies=enemies, bag=BAG)
    assert answer(bare) == "fight ghoul-minion"
    armed = build(Inv(play=("45-automatic",)), locations=[Place("attic", clues=2)], enemies=enemies, bag=BAG)
    assert answer(armed).startswith("use 45-automatic")


def test_greedy_plays_a_weapon_before_it_looks_around() -> None:
    game = build(Inv(hand=("machete",)), locations=["hallway", Place("attic", clues=2)], bag=BAG)
    assert answer(game) == "play machete"


def test_greedy_commits_where_it_helps_and_keeps_cards_where_it_does_not() -> None:
    hand = ("perception", "guts")
    hard = build(Inv(hand=hand), locations=[Place("cellar", clues=2)], bag=BAG)
    hard.choose("investigate cellar")
    assert answer(hard) == "commit perception"
    easy = build(Inv(hand=hand), locations=[Place("attic", clues=2)], bag=("+1", "0", "0", "0"))
    easy.choose("investigate attic")
    assert answer(easy) == "done"


def test_greedy_takes_the_clue_that_a_defeat_gives() -> None:
    game = build(Inv(), locations=[Place("attic", clues=2)], enemies=[Foe("swarm-of-rats", engaged=0)], bag=("0",))
    game.choose("fight swarm-of-rats")
    assert game.decision is not None
    assert game.decision.kind == "reaction"
    assert answer(game) == "react roland-banks"


def test_the_worst_is_met_well_armed_or_late() -> None:
    def ready(*play: str | In, agenda: str = "whats-going-on", doom: int = 0) -> bool:
        later = ("theyre-getting-out",) if agenda == "whats-going-on" else ()
        table: Any = build(Inv(play=play), agenda=agenda, later_agendas=later, agenda_doom=doom).table
        return ready_for_the_worst(table)

    assert not ready()
    assert not ready("knife")
    assert not ready(In("45-automatic", tokens=0))
    assert ready("45-automatic")
    assert ready(agenda="theyre-getting-out", doom=6)


def test_looking_into_an_action_draws_no_token_and_changes_nothing() -> None:
    game = build(Inv(), Inv("wendy-adams"), locations=[Place("attic", clues=2)], bag=BAG)
    before = game.fingerprint()
    seen = peek(game, game.decision.keys.index("investigate attic") if game.decision else 0)
    assert seen is not None
    assert (seen.kind, seen.chance) == ("investigate", 15 / 16)
    assert peek(game, [option.key for option in game.options].index("draw")) is None
    assert game.fingerprint() == before
