"""``orne match``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

Orne = Callable[..., tuple[int, str, str]]


def test_two_bots_play_each_other(orne: Orne) -> None:
    code, out, err = orne("match", "random", "random", "--games", "2", "--seed", "3")
    assert (code, err) == (0, "")
    assert out.splitlines()[0].startswith("random in seat 1 (")
    assert out.splitlines()[1].startswith("random in seat 2 (")
    assert out.splitlines()[2].startswith("Together ")
    assert " of 2; a game has " in out


@pytest.mark.parametrize(
    "words",
    [
        ("match", "random", "random"),
        ("match", "random", "--scenario", "the-gathering"),
        ("play", "coc", "--terminal"),
        ("play", "arkham", "--terminal"),
        ("lab", "fit", "coc", "--to", "weights.json"),
        ("lab", "deck", "roland"),
    ],
)
@pytest.mark.parametrize("seed", ["-3", "1000000000001"])
def test_what_is_no_seed_is_refused_everywhere_alike(orne: Orne, words: tuple[str, ...], seed: str) -> None:
    code, out, err = orne(*words, "--seed", seed)
    assert (code, out) == (2, "")
    assert err == f"orne: A seed is a whole number from 0 to 1,000,000,000,000, not {int(seed):,}.\n"


def test_anybodys_bot_plays_in_a_match(orne: Orne, tmp_path: Path) -> None:
    bot = tmp_path / "last.py"
    bot.write_text("class Last:\n    def choose(self, game, decision):\n        return decision.options[-1]\n")
    code, out, err = orne("match", f"{bot}:Last", "random", "--games", "2")
    assert (code, err) == (0, "")
    assert f"{bot}:Last in seat 1 (" in out


@pytest.mark.parametrize(
    ("source", "named", "said"),
    [
        ("", "other.py:Bot", "There is no file other.py in {folder}."),
        ("", "bot.py", "“bot.py” does not say which class is the bot: write the file and the class, my_bot.py:Bot."),
        ("class Other: pass\n", "bot.py:Bot", "There is no “Bot” in bot.py; nothing in it has choose(game, decision)."),
        (
            "class Mine:\n    def choose(self, game, decision): ...\n",
            "bot.py:Bot",
            "There is no “Bot” in bot.py; it has Mine.",
        ),
        (
            "Bot = 3\n",
            "bot.py:Bot",
            "Bot in bot.py is not a class; a bot is a class with choose(self, game, decision).",
        ),
        (
            "class Bot:\n    def choose(self, game): ...\n",
            "bot.py:Bot",
            "Bot in bot.py is not a bot: it needs a method choose(self, game, decision).",
        ),
        ("class Bot\n", "bot.py:Bot", "bot.py cannot be run: expected ':', line 1."),
        ("import nothing_of_the_kind\n", "bot.py:Bot", "bot.py cannot be run: ModuleNotFoundError: No module named"),
        (
            "class Bot:\n    def __init__(self, seed): 1 / 0\n    def choose(self, game, decision): ...\n",
            "bot.py:Bot",
            "bot.py:Bot cannot be made: ZeroDivisionError: division by zero in line 2 of bot.py.",
        ),
        (
            "class Bot:\n    def choose(self, game, decision):\n        return decision.options[99]\n",
            "bot.py:Bot",
            "bot.py:Bot failed at “Keep your hand?”: IndexError: list index out of range in line 3 of bot.py.",
        ),
        (
            "class Bot:\n    def choose(self, game, decision):\n        return 'concede'\n",
            "bot.py:Bot",
            "bot.py:Bot answered “concede”, which is not offered; offered: “keep”, “mulligan”.",
        ),
        (
            "class Bot:\n    def choose(self, game, decision):\n        pass\n",
            "bot.py:Bot",
            "bot.py:Bot answered nothing, which is not offered; offered: “keep”, “mulligan”.",
        ),
        (
            "class Bot:\n    def __init__(self, depth, width): ...\n    def choose(self, game, decision): ...\n",
            "bot.py:Bot",
            "Bot in bot.py cannot be made: its __init__ may ask for a seed and nothing else.",
        ),
        (
            "class Bot:\n    def choose(self, game, decision):\n        raise SystemExit(3)\n",
            "bot.py:Bot",
            "bot.py:Bot failed at “Keep your hand?”: SystemExit: 3 in line 3 of bot.py.",
        ),
        ("exit('no')\n", "bot.py:Bot", "bot.py cannot be run: SystemExit: no in line 1 of bot.py."),
        (
            "class Bot:\n    def choose(self, game, decision):\n        return game.view(7)\n",
            "bot.py:Bot",
            "bot.py:Bot failed at “Keep your hand?”: UserError: There are seats 0 to 1, and None for a spectator; "
            "7 is not one of them in line 3 of bot.py.",
        ),
        (
            "class Bot:\n    def choose(self, game, decision):\n        game.choose(0)\n        return 0\n",
            "bot.py:Bot",
            "bot.py:Bot played on in the game itself at “Keep your hand?”; a bot looks ahead in "
            "game.resample(seat, seed) or game.copy().",
        ),
    ],
)
def test_a_bot_that_cannot_play_gets_one_sentence(
    orne: Orne, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, named: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text(source)
    code, out, err = orne("match", named, "random", "--games", "1")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"orne: {said.format(folder=tmp_path)}")


def test_a_bot_may_look_ahead_and_take_it_back(orne: Orne, tmp_path: Path) -> None:
    bot = tmp_path / "curious.py"
    bot.write_text(
        "class Curious:\n    def choose(self, game, decision):\n        game.copy().choose(0)\n"
        "        game.resample(decision.seat, 1).trial(0)\n        game.choose(0)\n        game.undo()\n"
        "        return decision.keys[0]\n"
    )
    code, out, err = orne("match", f"{bot}:Curious", "random", "--games", "1")
    assert (code, err) == (0, "")
    assert f"{bot}:Curious in seat 1 (" in out


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
        (("greedy",) * 3, "Call of Cthulhu is for two: name two bots, not 3; orne lab run lets more of them meet."),
        (
            ("greedy", "clever"),
            "There is no bot called “clever”; there are greedy, random, search-quick, search, search-strong. "
            "A bot of your own is named my_bot.py:Bot.",
        ),
        (
            ("greedy", "random", "--decks", "starter-agency+hastur-a", "starter-roland"),
            "starter-roland is a deck of Arkham Horror, and the game is Call of Cthulhu.",
        ),
        (("greedy", "random", "--games", "0"), "A match has 1 to 100,000 games, not 0."),
        (("greedy", "random", "--difficulty", "easy"), "--difficulty is for Arkham Horror; add --scenario."),
        (
            ("greedy", "--scenario", "the-gathering", "--decks", "a", "b"),
            "--decks is for Call of Cthulhu; leave it out with --scenario.",
        ),
        (
            ("greedy", "--scenario", "the-party"),
            "There is no scenario called “the-party”; there are the-gathering, the-midnight-masks, the-devourer-below",
        ),
        (
            ("greedy", "--scenario", "the-gathering", "--difficulty", "cruel"),
            "There is no difficulty called “cruel”; there are easy, standard, hard, expert.",
        ),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(orne: Orne, words: tuple[str, ...], said: str) -> None:
    code, out, err = orne("match", *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"orne: {said}")
