"""`orne deck`."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.decks.coc.test_legality import filled

from orne.decks.coc import read, shipped, write

Orne = Callable[..., tuple[int, str, str]]


def test_list_names_every_community_deck_and_says_how_starters_are_named(orne: Orne) -> None:
    code, out, _ = orne("deck", "list")
    assert code == 0
    assert "pacta-arcana-12" in out
    assert "the-great-race-of-yith" in out
    assert "42 starter decks" in out
    assert "starter-ONE+OTHER-a" in out


def test_show_groups_by_type_and_says_what_is_not_playable(orne: Orne) -> None:
    code, out, _ = orne("deck", "show", "starter-agency+hastur-a")
    assert code == 0
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines[0] == "Starter: The Agency and Hastur, packet A 47 cards"
    assert "1× • Hastur Hastur 6 TTTAA Core Set F81" in lines
    assert [line for line in lines if line.startswith(("Characters", "Support", "Events"))] == [
        "Characters 28",
        "Support 6",
        "Events 13",
    ]


def test_show_of_a_file_with_stories_and_notes(orne: Orne, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("Note: [bold]Not markup[/bold]\n3x Dagon\nStory deck\n1x Rotting Away\n")
    code, out, _ = orne("deck", "show", str(path))
    assert code == 0
    assert "[bold]Not markup[/bold]" in out
    assert "Story deck 1" in out


def test_check_of_a_legal_deck(orne: Orne) -> None:
    assert orne("deck", "check", "starter-agency+hastur-a", "--format", "starter") == (
        0,
        "Starter: The Agency and Hastur, packet A is a legal starter deck of 47 cards in edition lcg-4.\n",
        "",
    )


def test_check_of_an_illegal_deck_names_rulings_and_cards(orne: Orne, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("4x Dagon\n")
    assert orne("deck", "check", str(path)) == (
        1,
        "mine is not a legal standard deck of 4 cards in edition lcg-4:\n"
        "  • 4 cards, and a deck needs at least 50  [coc/basics/2.1]\n"
        "  • 4 copies of Dagon, and a deck may have at most 3 of one title  [coc/basics/2.1]\n"
        "      Dagon (Core Set F42)\n",
        "",
    )


def test_check_of_a_casual_deck_leaves_the_lists_aside(orne: Orne, tmp_path: Path) -> None:
    """coc/list/scope"""
    path = tmp_path / "mine.txt"
    write(filled({"core/itinerant-scholar": 1, "core/shocking-transformation": 1}), path)
    code, out, _ = orne("deck", "check", str(path))
    assert code == 1
    assert "2 restricted titles (Itinerant Scholar, Shocking Transformation)" in out
    assert orne("deck", "check", str(path), "--format", "casual") == (
        0,
        "Test is a legal casual deck of 50 cards in edition lcg-4.\n",
        "",
    )


def test_convert_there_and_back(orne: Orne, tmp_path: Path) -> None:
    octgn, text = tmp_path / "deck.o8d", tmp_path / "deck.txt"
    assert orne("deck", "convert", "pacta-arcana-02", str(octgn)) == (
        0,
        f"Wrote {octgn}: Pacta Arcana 02: Agency and Syndicate, 50 cards.\n",
        "",
    )
    assert orne("deck", "convert", str(octgn), str(text))[0] == 0
    assert read(text).cards == shipped("pacta-arcana-02").cards
    code, out, err = orne("deck", "convert", str(octgn), str(text))
    assert (code, out) == (2, "")
    assert err == f"orne: {text}: this file exists already; give another name, or --force to overwrite it.\n"
    assert orne("deck", "convert", str(octgn), str(text), "--force")[0] == 0


@pytest.mark.parametrize(
    "argv",
    [
        ("deck",),
        ("deck", "shuffle"),
        ("deck", "check"),
        ("deck", "check", "pacta-arcana-01", "--edition", "lcg-9"),
        ("deck", "check", "pacta-arcana-01", "--format", "legacy"),
        ("deck", "show", "nothing"),
        ("deck", "show", "nothing.o8d", "--edition", "lcg-9"),
        ("deck", "convert", "pacta-arcana-01", "deck.pdf"),
    ],
)
def test_bad_input_is_one_sentence(orne: Orne, argv: tuple[str, ...]) -> None:
    code, out, err = orne(*argv)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("orne: ")
