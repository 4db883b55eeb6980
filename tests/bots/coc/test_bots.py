"""The bots play the same way for the same seed, without looking at hidden cards, and greedy plays well."""

from __future__ import annotations

import pytest

from orne.bots.coc import bot
from orne.bots.coc.greedy import GreedyBot
from orne.bots.coc.match import match
from orne.bots.shared import play_game
from orne.coc.cards import implemented
from orne.coc.position import Side, Story, build
from orne.coc.rulebook import new_game
from orne.coc.state import State
from orne.decks.coc import story_deck
from orne.decks.coc.starters import block
from orne.kernel.errors import UserError
from orne.kernel.game import Game, positions


def deck(*factions: str) -> list[str]:
    return [card for faction in factions for card in block(faction) if card in implemented()]


DECKS = (deck("agency", "miskatonic"), deck("cthulhu", "hastur"))


def game_between(one: str, other: str, seed: int) -> Game[State]:
    game = new_game(DECKS, story_deck(), seed)
    play_game(game, [bot(one, seed), bot(other, seed + 1)])
    return game


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert game_between(name, "random", 4).decisions() == game_between(name, "random", 4).decisions()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UserError, match="there are greedy, random, search-quick, search, search-strong"):
        bot("clever", 1)


def test_greedy_beats_random_from_both_seats() -> None:
    result = match(("greedy", "random"), DECKS, story_deck(), 12, seed=3)
    assert result.games == 12
    assert result.played == [6, 6]
    assert sum(result.won) >= 10


def test_progress_is_told_after_every_game() -> None:
    seen: list[int] = []
    match(("random", "random"), DECKS, story_deck(), 3, progress=lambda result: seen.append(result.games))
    assert seen == [1, 2, 3]


def test_greedy_answers_alike_whatever_the_hidden_cards_are() -> None:
    game = game_between("greedy", "greedy", 8)
    steps = [step for step in positions(game) if step.decision is not None]
    compared = 0
    for number, step in enumerate(steps[:: max(1, len(steps) // 25)]):
        decision = step.decision
        assert decision is not None
        other = step.resample(decision.seat, number)
        assert other.decision is not None
        mine = GreedyBot(number).choose(step, decision)
        theirs = GreedyBot(number).choose(other, other.decision)
        assert mine.key == theirs.key
        compared += step.view(1 - decision.seat) != other.view(1 - decision.seat)
    assert compared > 5


def answer(game: Game[State], seed: int = 1) -> str:
    assert game.decision is not None
    return GreedyBot(seed).choose(game, game.decision).key


def test_greedy_attacks_where_nobody_can_defend() -> None:
    game = build(Side(play=["blackwood-file-clerk"]), Side(), step="active player commits")
    assert answer(game).startswith("commit core/blackwood-file-clerk")


def test_greedy_takes_the_token_that_wins() -> None:
    game = build(
        Side(play=["blackwood-file-clerk"], won=["opening-night", "rotting-away"]),
        Side(),
        stories=["dreamwalkers", Story("frozen-in-time", (3, 0)), "through-the-gates"],
        step="active player commits",
    )
    assert answer(game) == "commit core/blackwood-file-clerk core/frozen-in-time"


def test_greedy_stays_at_home_where_attacking_only_loses() -> None:
    game = build(
        Side(play=["blackwood-file-clerk"]),
        Side(play=["young-deep-one"]),
        step="active player commits",
    )
    assert answer(game) == "done"


def test_greedy_wounds_the_opponents_character_and_not_its_own() -> None:
    game = build(Side(hand=["t-men"], play=["g-men"], domains=["agency:5", "", ""]), Side(play=["young-deep-one"]))
    game.choose(answer(game))
    assert answer(game) == "choose core/young-deep-one"


def test_greedy_gives_up_cards_it_cannot_play_soon() -> None:
    game = build(
        Side(hand=["g-men", "undercover-security"], domains=["agency:1", "agency:1", "agency:1"]),
        Side(),
        step="resource",
    )
    assert answer(game).startswith("resource core/g-men")
