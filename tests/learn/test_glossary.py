"""The glossary: short, in our own words, and every term leads to rulings that exist."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orne import rulings
from orne.games import GAMES
from orne.kernel.errors import UserError
from orne.learn import glossary

Orne = Callable[..., tuple[int, str, str]]
# fmt: off
NEWCOMERS = (
    "Toughness", "Fast", "Willpower", "Heroic", "☆", "T C A I", "domain", "drain", "insane", "wound", "struggle",
    "story", "commit", "clue", "doom", "aloof", "hunter", "retaliate", "slot", "attack of opportunity",
)
# fmt: on


def test_every_term_says_what_it_means_and_where_more_is_said() -> None:
    for term in glossary.terms():
        assert term.words.endswith(".")
        assert term.words.count(". ") <= 1, term.term
        assert term.rulings
        assert all({claim.game for claim in rulings.within(id)} == {term.game} for id in term.rulings)


def test_no_word_of_a_game_means_two_things() -> None:
    for game in GAMES:
        names = [name.casefold() for term in glossary.terms(game) for name in (term.term, *term.also)]
        assert len(names) == len(set(names)), sorted(name for name in names if names.count(name) > 1)


@pytest.mark.parametrize("word", NEWCOMERS)
def test_the_words_a_newcomer_meets_are_there(word: str) -> None:
    assert glossary.look_up(word)


def test_the_same_word_may_mean_something_else_in_the_other_game() -> None:
    assert {term.game for term in glossary.look_up("fast")} == {"coc", "arkham"}
    assert {term.game for term in glossary.look_up("fast", "coc")} == {"coc"}


def test_a_beginning_is_enough_and_letters_need_not_match_in_size() -> None:
    assert [term.term for term in glossary.look_up("tough")] == ["Toughness"]
    assert [term.term for term in glossary.look_up("ATTACK OF OPP")] == ["Attack of opportunity"]


@pytest.mark.parametrize(
    ("word", "said"), [("aloff", "the nearest is Aloof"), ("xyzzy", "lists all"), ("", "lists all")]
)
def test_what_is_not_there_is_refused_with_the_nearest(word: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        glossary.look_up(word)


def test_the_command_lists_and_explains(orne: Orne) -> None:
    code, out, _ = orne("glossary")
    assert code == 0
    assert "Toughness" in out
    assert "Aloof" in out
    code, out, _ = orne("glossary", "attack", "of", "opportunity")
    assert code == 0
    assert out.startswith("Attack of opportunity (Arkham Horror)")
    assert "orne rules ahlcg/attack-of-opportunity" in out
    code, out, err = orne("glossary", "xyzzy")
    assert (code, out, err.count("\n")) == (2, "", 1)
