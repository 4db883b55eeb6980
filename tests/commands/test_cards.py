"""`orne cards`."""

from collections.abc import Callable

import pytest

Orne = Callable[..., tuple[int, str, str]]


def lines(text: str) -> list[str]:
    """Return the lines of a text that say something, spaces and frames taken away."""
    stripped = (" ".join(line.strip("│╭╮╰╯─ ").split()) for line in text.splitlines())
    return [line for line in stripped if line]


def test_the_command_shows_one_card_and_lists_many(orne: Orne) -> None:
    code, out, _ = orne("cards", "slavering", "gug", "--edition", "lcg-4")
    assert code == 0
    assert lines(out)[0] == "Slavering Gug"
    code, out, _ = orne("cards", "--game", "coc", "--set", "core")
    assert code == 0
    assert lines(out)[-1] == "165 cards"
    code, out, _ = orne("cards", "--game", "coc", "--coverage", "--set", "core")
    assert code == 0
    assert "165" in out


@pytest.mark.parametrize("argv", [(), ("xyzzy",), ("--set", "xyzzy"), ("dagon", "--edition", "lcg-9")])
def test_bad_input_is_one_sentence(orne: Orne, argv: tuple[str, ...]) -> None:
    code, out, err = orne("cards", *argv)
    assert (code, out, err.count("\n")) == (2, "", 1)
