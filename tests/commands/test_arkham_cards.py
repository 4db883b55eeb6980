"""``orne cards --game arkham``."""

from __future__ import annotations

from collections.abc import Callable

Orne = Callable[..., tuple[int, str, str]]


def test_a_card_is_shown_whole(orne: Orne) -> None:
    code, out, _ = orne("cards", "--game", "arkham", "machete")
    assert code == 0
    assert "Machete" in out
    assert "Fight" in out


def test_every_card_of_the_core_set_is_counted(orne: Orne) -> None:
    code, out, _ = orne("cards", "--game", "arkham", "--coverage")
    assert code == 0
    assert "183" in out
    assert "100%" in out.splitlines()[-1]


def test_what_fits_nothing_gets_one_sentence(orne: Orne) -> None:
    code, _, err = orne("cards", "--game", "arkham", "zzzz")
    assert code == 2
    assert err == "orne: no Arkham Horror card fits 'zzzz'; try fewer letters or fewer filters\n"
