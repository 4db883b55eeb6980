"""What somebody asks about: keys, titles and parts of them, with a verb, a second card, a note, or none of these."""

from __future__ import annotations

import pytest

from orne.kernel.asking import Named, read, without_payment
from orne.kernel.search import folded

SEEN = [
    Named(1, "core/shotgun", "Shotgun"),
    Named(2, "core/shotgun-blast", "Shotgun Blast"),
    Named(3, "core/ghoul", "Ghoul"),
    Named(4, "core/ghoul#2", "Ghoul"),
    Named(5, "core/dreamwalkers", "Dreamwalkers"),
    Named(6, "other/shotgun", "Shotgun"),
]
VERBS = ("play", "use", "commit", "end turn", "draw")


@pytest.mark.parametrize(
    ("words", "verb", "cards", "others", "note"),
    [
        ("play core/shotgun domain 2", "play", [1], [], "domain 2"),
        ("use core/ghoul#2 gained core/shotgun domain 1", "use", [4], [], "gained core/shotgun domain 1"),
        ("commit core/ghoul core/dreamwalkers", "commit", [3], [5], ""),
        ("commit ghoul #2 to dreamwalkers", "commit", [4], [5], ""),
        ("Play SHOTGUN", "play", [1, 6], [], ""),
        ("commit to dreamwalkers", "commit", [5], [], ""),
        ("shotgun", "", [1, 6], [], ""),
        ("shotgun blast", "", [2], [], ""),
        ("blast", "", [2], [], ""),
        ("dream", "", [5], [], ""),
        ("use ghoul ability 2", "use", [3, 4], [], "ability 2"),
        ("end turn", "end turn", [], [], ""),
        ("draw", "draw", [], [], ""),
        ("other/shotgun", "", [6], [], ""),
        ("nothing of the kind", "", [], [], ""),
        ("", "", [], [], ""),
    ],
)
def test_words_are_read_as_verb_card_and_note(
    words: str, verb: str, cards: list[int], others: list[int], note: str
) -> None:
    asked = read(words, VERBS, SEEN)
    assert (asked.verb, list(asked.cards), list(asked.others), asked.note) == (verb, cards, others, note)


def test_a_name_nobody_has_is_kept_for_the_answer() -> None:
    assert read("play nyarlathotep", VERBS, SEEN).name == "nyarlathotep"
    assert read("nyarlathotep", VERBS, SEEN).name == "nyarlathotep"


def test_capitals_accents_and_punctuation_do_not_matter() -> None:
    assert folded("Iä! Umôrdhoth's") == "iaumordhoths"


def test_what_pays_is_left_out_of_a_note() -> None:
    assert without_payment("gained domain 12") == "gained"
    assert without_payment("domain 1 discard") == " discard".strip()
    assert without_payment("ability 2") == "ability 2"


@pytest.mark.parametrize("words", ["e " * 490 + "zz", "l e " * 240, "ghoul " * 160, "use " + "o " * 480])
def test_long_questions_are_read_at_once(words: str) -> None:
    """Every end of the words is read once, however many ways there are to cut them into names."""
    titles = [
        Named(number, f"core/c{number}", title) for number, title in enumerate(["Eel", "Steel Reef", "Ghoul"] * 20)
    ]
    read(words, VERBS, titles)
