"""`orne rules`."""

from collections.abc import Callable

import pytest

Orne = Callable[..., tuple[int, str, str]]


def test_an_id_shows_a_ruling_with_editions_and_what_to_read_with_it(orne: Orne) -> None:
    code, out, _ = orne("rules", "coc/rule/1.7-simultaneous-effects/a")
    assert code == 0
    assert out.startswith("coc/rule/1.7-simultaneous-effects/a · ")
    assert "Editions: lcg-3.0, lcg-4" in out
    assert "\n  lcg-1.4: " in out
    assert "See also:\n  coc/rule/1.7-simultaneous-effects/b" in out


def test_a_section_words_and_a_card_list_rulings(orne: Orne) -> None:
    code, out, _ = orne("rules", "coc/rule/2.15")
    assert (code, out.count("coc/rule/2.15-resource-match/")) == (0, 2)
    code, out, _ = orne("rules", "terror", "willpower", "--game", "coc")
    assert code == 0
    assert "ahlcg" not in out
    code, out, _ = orne("rules", "--card", "Hound of Tindalos")
    assert code == 0
    assert "coc/errata/core/f110-hound-of-tindalos" in out
    code, out, _ = orne("rules", "--card", "Hound of Tindalos", "discard")
    assert code == 0
    assert out.startswith("coc/faq/hound-of-tindalos-leaves-play")


def test_long_lists_are_cut_unless_all_is_wanted(orne: Orne) -> None:
    _, short, _ = orne("rules", "card")
    assert short.splitlines()[-1].endswith("more; say more words, or --all.")
    _, whole, _ = orne("rules", "card", "--all")
    assert len(whole) > len(short)


def test_an_edition_says_it_in_its_own_way(orne: Orne) -> None:
    _, out, _ = orne("rules", "coc/rule/1.7-simultaneous-effects/a", "--edition", "ccg-2.0")
    assert "In ccg-2.0: The controller of the affected cards" in out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ((), "nothing to look up"),
        (("coc/rule/2.15-resource-mach/a",), "the nearest is coc/rule/2.15-resource-match/a."),
        (("xyzzy",), "No ruling has all the words"),
        (("--card", "xyzzy"), "No ruling names a card"),
        (("--card", "Hound of Tindalos", "xyzzy"), "No ruling that names"),
        (("immune", "--edition", "lcg-9"), "There is no edition called"),
    ],
)
def test_what_is_not_there_is_refused_in_one_sentence(orne: Orne, argv: tuple[str, ...], said: str) -> None:
    code, out, err = orne("rules", *argv)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err
