"""``orne match``."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Orne = Callable[..., tuple[int, str, str]]


def test_two_bots_play_each_other(orne: Orne) -> None:
    code, out, err = orne("match", "random", "random", "--games", "2", "--seed", "3")
    assert (code, err) == (0, "")
    assert out.splitlines()[0].startswith("random in seat 1 (")
    assert out.splitlines()[1].startswith("random in seat 2 (")
    assert out.splitlines()[2].startswith("Together ")
    assert " of 2; a game has " in out


def test_bots_play_the_same_games_of_a_scenario(orne: Orne) -> None:
    words = ("match", "random", "random", "--scenario", "the-gathering", "--games", "3", "--difficulty", "hard")
    code, out, err = orne(*words, "--investigator", "roland", "--investigator", "wendy")
    assert (code, err) == (0, "")
    first, second = (line.partition(" and takes")[0] for line in out.splitlines())
    assert first == second
    assert first.startswith("random: 0 of 3 won, 0% (")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("greedy",), "Call of Cthulhu is for two: name two bots, not 1."),
        (("greedy", "clever"), "There is no bot called 'clever'; the bots are greedy and random."),
        (("greedy", "random", "--games", "0"), "A match has 1 to 100,000 games, not 0."),
        (("greedy", "random", "--difficulty", "easy"), "--difficulty is for Arkham Horror; add --scenario."),
        (
            ("greedy", "--scenario", "the-gathering", "--decks", "a", "b"),
            "--decks is for Call of Cthulhu; leave it out with --scenario.",
        ),
        (
            ("greedy", "--scenario", "the-party"),
            "There is no scenario called 'the-party'; known: the-gathering, the-midnight-masks, the-devourer-below",
        ),
        (
            ("greedy", "--scenario", "the-gathering", "--difficulty", "cruel"),
            "There is no difficulty 'cruel'; known: easy, standard, hard, expert.",
        ),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(orne: Orne, words: tuple[str, ...], said: str) -> None:
    code, out, err = orne("match", *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"orne: {said}")
