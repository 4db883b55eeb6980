"""Why not? At decisions of random games every card a seat can see is asked about, and every reason must hold."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from orne.arkham.rulebook import RULEBOOK as ARKHAM
from orne.coc.position import Side, build
from orne.coc.rulebook import RULEBOOK
from orne.kernel import rng
from orne.kernel.game import Game
from orne.kernel.refusal import Refusal
from orne.lab.explained import Point
from orne.lab.games import arkham_game, coc_game
from orne.lab.laboratories import LABORATORIES
from orne.lab.reasons import wrong_reasons
from orne.lab.reasons_of_arkham import HOLDS as ARKHAM_HOLDS
from orne.lab.reasons_of_coc import HOLDS
from tests.look import kind_asked, seat_asked

RULING = re.compile(r"(coc|ahlcg)/[a-z0-9.-]+(/[A-Za-z0-9.-]+)*")


def _wrong(game: Game[Any], seed: int, every: int) -> list[str]:
    """Play a game at random and collect what is wrong with the reasons."""
    chance = rng.Chance(seed)
    found: list[str] = []
    number = 0
    while game.decision is not None:
        if number % every == 0:
            found += wrong_reasons(game)
        game.choose(game.options[rng.below(chance, len(game.options))])
        number += 1
    return found


@pytest.mark.parametrize("number", range(1000, 1016))
def test_every_reason_holds_of_the_position_in_call_of_cthulhu(number: int) -> None:
    assert _wrong(Game(RULEBOOK, coc_game(number, ask_always=number % 5 == 4)), number, 9) == []


@pytest.mark.parametrize("number", range(1000, 1012))
def test_every_reason_holds_of_the_position_in_arkham_horror(number: int) -> None:
    assert _wrong(Game(ARKHAM, arkham_game(number, ask_always=number % 6 == 5)), number, 5) == []


def test_a_reason_that_does_not_hold_is_found() -> None:
    """Every sentence is checked against the position, not against itself."""
    game = Game(ARKHAM, arkham_game(1000))
    while game.decision is not None and kind_asked(game) != "turn":
        game.choose(game.options[-1])
    g = game.table
    assert game.decision is not None
    location = game.state.place[seat_asked(game)]

    def holds(template: str, *args: object) -> bool:
        return ARKHAM_HOLDS[template](Point(g, game.decision, (location,), args))  # type: ignore[arg-type]

    assert holds("you are at {} already", "here")
    assert not holds("you are not at {}", "here")
    assert not holds("you have no action left")
    assert not holds("{} costs {}; you have {}", "it", 3, 99)


def test_the_answers_of_a_finished_game_cite_its_own_rules() -> None:
    for rules, start, prefix in ((RULEBOOK, coc_game(1000), "coc/"), (ARKHAM, arkham_game(1001), "ahlcg/")):
        game: Game[Any] = Game(rules, start)
        chance = rng.Chance(3)
        while game.decision is not None:
            game.choose(game.options[rng.below(chance, len(game.options))])
        (over,) = game.why_not("pass")
        assert over.ruling.startswith(prefix)
        assert "over" in over.sentence


def test_every_sentence_has_as_many_places_as_it_is_filled_with() -> None:
    for template in (*HOLDS, *ARKHAM_HOLDS):
        places = template.count("{}") + template.count("{.text}")
        assert template.format(*[SimpleNamespace(text="x")] * places)
        assert not template.endswith(".")


def test_rulings_look_like_rulings() -> None:
    game: Game[Any] = Game(RULEBOOK, coc_game(1001))
    for _ in range(20):
        assert game.decision is not None
        for uid in LABORATORIES[game.rules.name].explained.visible(game.state, seat_asked(game)):
            for form in LABORATORIES[game.rules.name].explained.forms(game.table, game.decision, uid):
                if isinstance(form.refusal, Refusal):
                    assert RULING.fullmatch(form.refusal.ruling)
                    assert not form.refusal.sentence.endswith(".")
        game.choose(0)


def test_a_question_that_waits_is_asked_about_at_its_own_table() -> None:
    """Occurrences are counted from where the rules were begun: a table made to be looked at has other numbers."""
    man = "the-yuggoth-contract/the-red-gloved-man"
    game = build(Side(hand=["core/t-men", man], domains=["agency:5", "agency:5", ""]), ask_always=True)
    game.play("play core/t-men domain 1", "choose core/t-men", "pass", "pass", "pass")
    game.play(f"play {man} domain 2")
    while f"use {man}" not in [option.key for option in game.options]:
        game.choose("pass")
    game.play(f"use {man}", "nothing", "pass")
    assert (seat_asked(game), kind_asked(game)) == (0, "response")
    assert list(wrong_reasons(game)) == []
