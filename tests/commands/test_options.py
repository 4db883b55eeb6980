"""What a command is given does something, or is refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from orne.cli import main

NEEDLESS = [
    (("cards", "--language", "shotgun"), "“shotgun” chooses cards, and --language counts all of them; leave it out."),
    (("cards", "--language", "--set", "core"), "--set chooses cards, and --language counts all of them; leave it out."),
    (
        ("cards", "--language", "--edition", "lcg-4"),
        "--edition chooses cards, and --language counts all of them; leave it out.",
    ),
    (
        ("cards", "--language", "--coverage"),
        "--coverage and --language exclude each other; see `orne cards --help`.",
    ),
    *(
        (
            ("deck", *part, "--edition", "lcg-4"),
            "--edition is for decks of Call of Cthulhu, and this is one of Arkham Horror; leave it out.",
        )
        for part in (
            ("check", "starter-roland"),
            ("show", "starter-roland"),
            ("convert", "starter-roland", "new.txt"),
            ("list", "--game", "arkham"),
        )
    ),
    (
        ("match", "random", "--scenario", "the-gathering", "--edition", "lcg-4"),
        "--edition is for Call of Cthulhu; leave it out with --scenario.",
    ),
    (("match", "random", "random", "--difficulty", "hard"), "--difficulty is for Arkham Horror; add --scenario."),
    (("rules", "coverage", "--card", "Shotgun"), "--card does nothing with orne rules coverage; leave it out."),
    (("rules", "coverage", "--edition", "lcg-4"), "--edition does nothing with orne rules coverage; leave it out."),
    (("rules", "diff", "lcg-1.4", "lcg-4", "--all"), "--all does nothing with orne rules diff; leave it out."),
    (("rules", "diff", "lcg-1.4", "lcg-4", "--game", "coc"), "--game does nothing with orne rules diff; leave it out."),
    (("rules", "export", "new.json", "--json"), "--json does nothing with orne rules export; leave it out."),
    (("rules", "run", "new.json", "--game", "coc"), "--game does nothing with orne rules run; leave it out."),
    (
        ("rules", "coc/rule/2.15", "--game", "arkham"),
        "coc/rule/2.15 is a ruling of Call of Cthulhu, not of Arkham Horror.",
    ),
    (
        ("rules", "coc/rule/2.15", "--edition", "2016"),
        "coc/rule/2.15 is a ruling of Call of Cthulhu, not of Arkham Horror.",
    ),
    (("fuzz", "--files", "1", "--game", "coc"), "--game is about games, and --files plays none; leave it out."),
    (("fuzz", "--files", "1", "--every", "1"), "--every is about games, and --files plays none; leave it out."),
    (
        ("fuzz", "--room", "1", "--reasons", "0"),
        "--reasons does nothing with --room, which checks pages and answers; leave it out.",
    ),
    (("fuzz", "--games", "1", "--room", "1"), "--room and --games exclude each other; see `orne fuzz --help`."),
    (
        ("play", "--terminal", "--port", "0"),
        "--port is for the table in the browser, and this game is played in the terminal; leave it out.",
    ),
    (
        ("play", "arkham", "--no-browser"),
        "--no-browser is for the table in the browser, and this game is played in the terminal; leave it out.",
    ),
    (
        ("campaign", "new", "mine", "--own-boxes"),
        "--own-boxes says whose cards decks are made of, and no deck is given; leave it out.",
    ),
]


@pytest.mark.parametrize(("argv", "said"), NEEDLESS, ids=[" ".join(argv) for argv, _ in NEEDLESS])
def test_what_would_do_nothing_is_refused(
    argv: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("ORNE_STORE", str(tmp_path / "games.sqlite"))
    monkeypatch.chdir(tmp_path)
    assert main(list(argv)) == 2
    assert capsys.readouterr() == ("", f"orne: {said}\n")
    assert not list(tmp_path.glob("new.*"))


def test_what_would_do_nothing_in_a_campaign_or_a_kept_game_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ORNE_STORE", str(tmp_path / "games.sqlite"))
    monkeypatch.chdir(tmp_path)
    assert main(["campaign", "new", "mine", "--deck", "roland", "--player", "Ann"]) == 0
    capsys.readouterr()

    def refused(*argv: str) -> str:
        assert main(list(argv)) == 2
        return capsys.readouterr().err.removeprefix("orne: ").rstrip("\n")

    assert refused("campaign", "join", "mine", "Ann", "--box", "Ann") == (
        "--box says whose cards a deck is made of, and no deck is given; leave it out."
    )
    assert refused("campaign", "deck", "mine", "roland", "--force") == (
        "--force overwrites the file of --out, and none is given; leave it out."
    )
    assert refused("play", "--resume", "7", "--unkept") == (
        "--unkept is for new games, and game 7 is kept already; leave it out."
    )
    folder = f"{tmp_path}: this is a folder; give the path of a file."
    assert refused("campaign", "export", "mine", str(tmp_path)) == folder
    assert refused("campaign", "deck", "mine", "roland", "--out", str(tmp_path)) == folder
    assert refused("campaign", "deck", "mine", "roland", "--out", str(tmp_path), "--force") == folder
    assert refused("deck", "convert", "starter-roland", str(tmp_path)) == folder
    assert refused("deck", "convert", "starter-roland", str(tmp_path), "--force") == folder
    assert refused("campaign", "new", "") == "An empty word says nothing; see `orne campaign new --help`."
    assert refused("deck", "check", "") == "An empty word says nothing; see `orne deck check --help`."
    assert refused("serve", "--host", "") == "--host needs something after it; see `orne serve --help`."
    assert refused("campaign", "new", " ") == "“ ” cannot be a campaign's name; give 1 to 60 letters."
    assert refused("campaign", "new", "x", "--campaign", "y") == (
        "There is no campaign called “y”; there is only night-of-the-zealot."
    )


def test_one_of_a_thing_is_not_several(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "found.json")
    assert main(["fuzz", "--files", "1", "--out", out]) == 0
    assert "1 spoilt file, " in capsys.readouterr().out
    assert main(["fuzz", "--games", "1", "--every", "50", "--reasons", "0", "--out", out]) == 0
    assert "1 game, " in capsys.readouterr().out
    deck = tmp_path / "one.txt"
    deck.write_text("1x Shotgun\n", encoding="utf-8")
    assert main(["deck", "check", str(deck), "--game", "coc"]) == 1
    assert "1 card, and a deck needs at least 50" in " ".join(capsys.readouterr().out.split())
