"""`rules` and `glossary` at the table."""

from collections.abc import Callable

import pytest

Piped = Callable[..., tuple[int, str, str]]


def said(piped: Piped, *lines: str, game: str = "coc") -> str:
    """What is shown after the first question, to some orders."""
    options = ("--opponent", "greedy") if game == "coc" else ("--investigator", "roland")
    code, out, _ = piped([*lines, "quit"], "play", game, "--seed", "4", *options)
    assert code == 0
    return out.partition("\n> ")[2]


def test_a_cited_ruling_opens_by_its_id(piped: Piped) -> None:
    out = said(piped, "rules coc/rule/1.7-simultaneous-effects/a")
    assert "coc/rule/1.7-simultaneous-effects/a · " in out
    assert "Editions: lcg-3.0, lcg-4" in out


def test_words_list_rulings_of_the_game_that_is_played(piped: Piped) -> None:
    out = said(piped, "rules immune", game="arkham")
    assert "ahlcg/immune/a" in out
    assert "coc/rule" not in out


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("rules coc/rule/2.15-resource-mach/a", "the nearest is coc/rule/2.15-resource-match/a."),
        ("rules xyzzy", "No ruling has all the words “xyzzy”"),
        ("rules", "Say which: rules and then a ruling’s id, or words."),
        ("glossary toughness", "Toughness: "),
        ("glossary aloof", "The glossary has no term “aloof”"),
        ("glossary", "Action, Active player, Arcane, Attachment,"),
    ],
)
def test_what_is_asked_is_answered_at_once(piped: Piped, words: str, answer: str) -> None:
    assert answer in said(piped, words)


def test_a_word_is_explained_as_this_game_means_it(piped: Piped) -> None:
    assert "takes no action to play" in said(piped, "glossary fast", game="arkham")
    assert "struggle is tied" in said(piped, "glossary fast")
