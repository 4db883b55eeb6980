"""`orne deck` for decks of Arkham Horror."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from orne.decks.arkham import InvestigatorDeck, read, shipped, write

Orne = Callable[..., tuple[int, str, str]]
WENDY = InvestigatorDeck(
    "core/wendy-adams",
    {"core/lucky-2": 1, "core/knife": 2, "core/lucky": 1, "core/haunted": 1, "core/lita-chantler": 1},
    'A "strange" deck',
    "First line\n\nThird line",
    random_weaknesses=1,
    experience=5,
    earned={"core/lita-chantler": 1},
    side={"core/will-to-survive-3": 2},
)


def test_the_decks_of_either_game_are_listed(orne: Orne) -> None:
    code, out, _ = orne("deck", "list")
    assert code == 0
    assert "pacta-arcana-12" in out
    assert "killbray-wendy" in out
    assert "starter-roland" not in orne("deck", "list", "--game", "coc")[1]
    assert "pacta-arcana-12" not in orne("deck", "list", "--game", "arkham")[1]


def test_a_deck_is_shown_by_type_of_card(orne: Orne, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    write(WENDY, path)
    code, out, _ = orne("deck", "show", str(path))
    assert code == 0
    assert [" ".join(line.split()) for line in out.splitlines()] == [
        'A "strange" deck Wendy Adams, 7 cards',
        "First line",
        "",
        "Third line",
        "",
        "Assets 3",
        "2× Knife Neutral 1 C",
        "1× Lita Chantler Neutral 0",
        "",
        "Events 2",
        "1× Lucky! (2) Survivor 1",
        "1× Lucky! Survivor 1",
        "",
        "Weaknesses 2",
        "1× Haunted Neutral",
        "1× Random Basic Weakness",
        "",
        "Side deck 2",
        "2× Will to Survive (3) Survivor 4 C?",
    ]


def test_a_check_says_what_is_wrong_with_a_deck(orne: Orne, tmp_path: Path) -> None:
    assert orne("deck", "check", "starter-daisy") == (
        0,
        "Starter: Daisy Walker is a legal campaign deck of 33 cards for Daisy Walker.\n",
        "",
    )
    path = tmp_path / "mine.json"
    cards = {**shipped("starter-roland").cards, "core/shotgun-4": 2}
    del cards["core/knife"]
    write(replace(shipped("starter-roland"), cards=cards), path)
    assert orne("deck", "check", str(path), "--experience", "7") == (
        1,
        "Starter: Roland Banks is not a legal campaign deck of 33 cards for Roland Banks:\n"
        "  • cards worth 8 experience, and only 7 may be spent  [ahlcg/campaign/purchase-cost]\n"
        "      Shotgun (4)\n",
        "",
    )
    assert orne("deck", "check", str(path), "--format", "standalone")[0] == 0


def test_told_which_game(orne: Orne, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("3x Machete\n")
    code, out, _ = orne("deck", "check", str(path))
    assert code == 1
    assert "edition lcg-4" in out
    assert orne("deck", "check", str(path), "--game", "arkham") == (
        2,
        "",
        f"orne: {path}: this file names no investigator; add a line such as “Investigator: Roland Banks”.\n",
    )


def test_convert_there_and_back(orne: Orne, tmp_path: Path) -> None:
    one, other = tmp_path / "deck.json", tmp_path / "deck.txt"
    assert orne("deck", "convert", "killbray-agnes", str(one)) == (
        0,
        f"Wrote {one}: Better starter: Agnes Baker, 33 cards.\n",
        "",
    )
    assert orne("deck", "convert", str(one), str(other))[0] == 0
    assert read(other) == shipped("killbray-agnes")


def test_a_starter_by_the_first_name(orne: Orne) -> None:
    assert orne("deck", "show", "Wendy") == orne("deck", "show", "starter-wendy")
    assert orne("deck", "check", "agnes")[0] == 0


@pytest.mark.parametrize(
    ("name", "meant"), [("starter-rolnd", "starter-roland"), ("killbray-dasy", "killbray-daisy"), ("wendi", None)]
)
def test_a_slip_in_a_name(orne: Orne, name: str, meant: str | None) -> None:
    """The nearest deck of either game is proposed."""
    code, out, err = orne("deck", "show", name)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert meant is None or f"There is no Arkham Horror deck called “{name}”; did you mean {meant}?" in err


@pytest.mark.parametrize(
    "argv",
    [
        ("deck", "check", "starter-roland", "--format", "starter"),
        ("deck", "check", "starter-roland", "--experience", "-1"),
        ("deck", "check", "starter-roland", "--experience", "much"),
        ("deck", "check", "starter-roland", "--game", "chess"),
        ("deck", "check", "starter-roland", "--game", "coc"),
        ("deck", "check", "pacta-arcana-01", "--game", "arkham"),
        ("deck", "check", "pacta-arcana-01", "--format", "campaign"),
        ("deck", "check", "pacta-arcana-01", "--experience", "3"),
        ("deck", "convert", "starter-roland", "deck.o8d"),
        ("deck", "convert", "pacta-arcana-01", "deck.json"),
        ("deck", "show", "nothing.json"),
    ],
)
def test_bad_input_is_one_sentence(orne: Orne, argv: tuple[str, ...]) -> None:
    code, out, err = orne(*argv)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("orne: ")
