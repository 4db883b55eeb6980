"""Whole games and single orders at a piped terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orne.coc.position import At, Side, build
from orne.kernel.game import Game
from orne.set_up.shared.seated import HUMAN, Seated
from orne.store import games
from orne.store.database import Store
from orne.terminal import saves

Piped = Callable[..., tuple[int, str, str]]
FIRST = ["1"] * 3000


def pages(out: str) -> list[str]:
    """The output cut at each answer."""
    return out.split("\n> ")


def test_a_whole_game_against_greedy_with_the_first_option_every_time(piped: Piped, decks: list[str]) -> None:
    code, out, err = piped(FIRST, "play", *decks, "--seed", "7")
    assert (code, err) == (0, "")
    assert " won: " in out.splitlines()[-2]
    assert out.splitlines()[-1] == "Watch it again: orne replay 1"
    assert "\x1b" not in out
    assert max(len(line) for line in out.splitlines() if not line.startswith("Watch")) <= 100
    code, told, err = piped([], "replay", "1")
    assert (code, err) == (0, "")
    assert " won: " in told.splitlines()[-1]
    assert "Greedy: " in told
    assert "Player 1" not in told


def test_the_same_seed_and_answers_give_the_same_output(piped: Piped, decks: list[str]) -> None:
    lines = ["", "1", "1", "1", "1", "pass", "undo", "log"]
    first, second = (piped(lines, "play", *decks, "--seed", "3") for _ in range(2))
    assert (second[0], second[1].replace("game 2)", "game 1)").replace("resume 2 ", "resume 1 ")) == first[:2]


def test_two_people_at_one_keyboard(piped: Piped, decks: list[str]) -> None:
    code, out, _ = piped(FIRST, "play", *decks, "--opponent", "human", "--seed", "2", "--seat", "2")
    assert code == 0
    assert "Player 1: Keep your hand?" in out
    assert "Player 2: Keep your hand?" in out
    assert " has won: " in out


def test_asking_always_asks_more(piped: Piped, decks: list[str]) -> None:
    few = piped(FIRST[:60], "play", *decks, "--seed", "3")[1]
    many = piped(FIRST[:60], "play", *decks, "--seed", "3", "--ask-always")[1]
    assert "1 Pass  Enter\n>" in many
    assert "1 Pass  Enter\n>" not in few


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no option 99; choose 1 or 2, or type help."),
        ("0", "There is no option 0; choose 1 or 2, or type help."),
        ("9" * 5000, "There is no option 999999999999; choose 1 or 2, or type help."),
        ("xyzzy", "“xyzzy” is neither an option nor a command; type a number, help, or why not xyzzy."),
        ("card xyzzy", "No card is called “xyzzy”; try fewer letters."),
        ("card", "Say which: card and then a card’s name."),
        ("log many", "“many” is not a number of lines; type log, log 50 or log all."),
        ("undo", "There is nothing to undo: you have made no decision yet."),
        ("resume nowhere.json", "nowhere.json: there is no such file"),
        ("save /nowhere/at/all", "/nowhere/at/all: this file cannot be written"),
        ("skip", "This wants an answer of its own"),
        ("why", "Say what: why not, and then a card or an option"),
        ("[bold", "“[bold” is neither an option nor a command"),
    ],
)
def test_a_wrong_input_gives_one_sentence_and_loses_nothing(
    piped: Piped, decks: list[str], typed: str, said: str
) -> None:
    # Seed 3 lets the person be asked first.
    code, out, err = piped([typed, "mulligan"], "play", *decks, "--seed", "3")
    assert (code, err) == (0, "")
    after = pages(out)[1].split("\n", 1)[1].replace("\n", " ")
    assert after.startswith(said)
    assert "You take a new hand." in out


def test_choosing_by_name_by_key_and_by_enter(piped: Piped, decks: list[str], last_game: Callable[[], Seated]) -> None:
    piped(["Kee"], "play", *decks, "--seed", "3")
    assert last_game().game.decisions()[0] == "keep"
    piped(["mulligan"], "play", *decks, "--seed", "3")
    assert last_game().game.decisions()[0] == "mulligan"
    piped([""], "play", *decks, "--seed", "3")
    assert last_game().game.decisions()[0] == "keep"


def test_undo_takes_back_the_bots_moves_too(piped: Piped, decks: list[str], last_game: Callable[[], Seated]) -> None:
    piped(["1", "1", "1"], "play", *decks, "--seed", "3")
    before = last_game().game.decisions()
    piped(["1", "1", "1", "1", "1", "", "undo", "undo", "undo"], "play", *decks, "--seed", "3")
    assert last_game().game.decisions() == before


def test_save_resume_and_go_on(piped: Piped, decks: list[str], tmp_path: Path, last_game: Callable[[], Seated]) -> None:
    file = tmp_path / "kept.json"
    _, out, _ = piped(["1", "1", "1", "1", f"save {file}", "1"], "play", *decks, "--seed", "3")
    assert "goes on from here" in out
    kept = saves.read(file)
    assert kept.players == (HUMAN, "greedy")
    later = last_game().game.decisions()
    assert later[: len(kept.game.decisions())] == kept.game.decisions()
    assert len(later) > len(kept.game.decisions())
    code, out, _ = piped(["undo", *FIRST], "play", "--resume", str(file))
    assert code == 0
    assert " won: " in out
    code, out, _ = piped([], "play", "--resume")
    assert code == 0


def test_another_file_keeps_the_game(piped: Piped, decks: list[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    _, out, _ = piped(["1", "quit", ""], "play", *decks, "--seed", "3", "--save", str(file))
    assert " ".join(out.split()).endswith(f"goes on from here. Wrote {file}.")
    assert json.loads(file.read_text())["players"] == ["human", "greedy"]


def test_a_new_game_leaves_the_unfinished_one_alone(piped: Piped, decks: list[str], store: Path) -> None:
    piped(["1", "1"], "play", *decks, "--seed", "3")
    with Store() as found:
        before = games.record(found, 1)
    piped(["1"], "play", *decks, "--seed", "4")
    with Store() as found:
        assert games.record(found, 1) == before
        assert games.record(found, 2)["start"]["seed"] == 4
    assert "resume 1 goes on" in piped(["1"], "play", "--resume", "1")[1]


def resumed(piped: Piped, tmp_path: Path, game: Game[Any], lines: list[str]) -> str:
    file = tmp_path / "position.json"
    saves.write(file, Seated(game, (HUMAN, "random")))
    code, out, err = piped(lines, "play", "--resume", str(file))
    assert (code, err) == (0, "")
    return out


def test_why_not_names_the_ruling(piped: Piped, tmp_path: Path) -> None:
    game = build(
        Side(hand=["t-men", "shotgun"], play=[At("g-men", exhausted=True)], domains=["agency:1", "", ""]),
        Side(play=["young-deep-one"]),
    )
    out = resumed(piped, tmp_path, game, ["why not T-Men", "why shotgun?", "why not pass"])
    assert "• T-Men needs 2 Agency resources on your domains; you have 1.  rules coc/rule/2.18-steadfast/b" in out
    assert "But it is offered: 1 Play Shotgun (domain 1)." in out
    assert "But it is offered: 2 Pass." in out


def test_card_discard_domains_options_and_help(piped: Piped, tmp_path: Path) -> None:
    game = build(
        Side(hand=["shotgun"], play=["g-men"], domains=["agency:1", "", ""], discard=["t-men"]), Side(), active=0
    )
    out = resumed(piped, tmp_path, game, ["card young deep", "discard", "domains", "options", "help", "board"])
    assert "│ Subtypes  Deep One" in out
    assert "You: 1 discarded, the last one first" in out
    assert "You, domain 1: Any Agency card" in out
    assert out.count("take an action") == 2
    assert out.count(" Turn ") == 2
    assert "take your last decision back" in out


def test_skip_passes_until_the_turn_ends(piped: Piped, decks: list[str]) -> None:
    out = piped([*["1"] * 5, "skip"], "play", *decks, "--seed", "3", "--opponent", "random")[1]
    last = pages(out)[-2]
    assert "Turn 1" not in last.split("log ─")[0]


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--deck", "nonsense"], "There is no deck called “nonsense”"),
        (
            ["--opponent", "cthulhu"],
            "There is no opponent called “cthulhu”; there are greedy, random, search-quick, search, search-strong, ",
        ),
        (["--seat", "3"], "There is no seat called “3”; there are 1, 2, random"),
        (["--seed", "x"], "--seed needs a whole number, not “x”"),
        (["--resume", "nowhere.json"], "nowhere.json: there is no such file"),
        (["--resume"], "There is no unfinished game to go on with"),
    ],
)
def test_bad_options_give_one_sentence(piped: Piped, argv: list[str], said: str) -> None:
    code, _, err = piped([], "play", *argv)
    assert code == 2
    assert said in err
    assert err.count("\n") == 1


DAMAGED = (
    "",
    "[]",
    "{}",
    "no",
    "\xff",
    '{"start": {}, "decisions": []}',
    '{"frame": 1, "start": 2, "decisions": 3, "format": 1, "game": "coc"}',
    '{"start": {"decks": 3}, "decisions": [], "format": 1, "game": "coc"}',
)


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_save_is_refused(piped: Piped, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(text.encode("latin-1"))
    for command in (["play", "--resume", str(file)], ["replay", str(file)]):
        code, _, err = piped([], *command)
        assert code == 2
        assert str(file) in err
