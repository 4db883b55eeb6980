"""``orne cards`` with the cards of Arkham Horror, and of both games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Orne = Callable[..., tuple[int, str, str]]


def test_a_card_is_shown_whole_without_naming_its_game(orne: Orne) -> None:
    code, out, _ = orne("cards", "machete")
    assert code == 0
    assert "Machete" in out
    assert "Fight" in out
    assert "Call of Cthulhu" not in out


def test_cards_of_both_games_are_listed_apart(orne: Orne) -> None:
    lines = [" ".join(line.split()) for line in orne("cards", "--type", "event")[1].splitlines()]
    both = lines.index("Call of Cthulhu"), lines.index("Arkham Horror")
    assert both[0] < both[1]
    assert any("Shotgun Blast" in line for line in lines[: both[1]])
    assert any("Dynamite Blast" in line for line in lines[both[1] :])


def test_every_card_of_the_core_set_is_counted(orne: Orne) -> None:
    code, out, _ = orne("cards", "--coverage")
    assert code == 0
    assert "Core Set (2016) 183 183 100%" in " ".join(out.splitlines()[-1].split())
    assert "All sets" in out
    alone = orne("cards", "--game", "arkham", "--coverage")[1]
    assert alone.splitlines()[-1] == out.splitlines()[-1]
    assert "All sets" not in alone


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--game", "arkham", "zzzz"), "No Arkham Horror card fits “zzzz”; try fewer letters or fewer filters."),
        (("zzzz",), "No card of either game fits “zzzz”; try fewer letters or fewer filters."),
        (
            ("--game", "arkham", "--faction", "wizard"),
            "There is no class called “wizard”; there are guardian, seeker, rogue, mystic, survivor, neutral, mythos.",
        ),
        (
            ("--game", "arkham", "--edition", "lcg-4", "machete"),
            "--edition is about Call of Cthulhu: Arkham Horror's cards are the same in all its readings.",
        ),
        (
            ("--type", "spell"),
            "There is no type called “spell”; there are character, support, event, conspiracy, story. "
            "For Arkham Horror: there is no type called “spell”; did you mean skill?",
        ),
    ],
)
def test_what_fits_nothing_gets_one_sentence(orne: Orne, argv: tuple[str, ...], said: str) -> None:
    assert orne("cards", *argv) == (2, "", f"orne: {said}\n")
