"""``orne games`` and the files of games and campaigns."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orne.games import COC
from orne.kernel.game import Game, random_policy
from orne.lab.games import starter_game
from orne.set_up.shared.seated import HUMAN, ByWord, Ending, Seated
from orne.store import campaigns, games, rooms
from orne.store.database import Store
from orne.store.keeping import Kept
from orne.store.rooms import KeptSeat
from orne.table.room import Room

Orne = Callable[..., tuple[int, str, str]]
Typed = Callable[..., None]
LINE = r" +{} +Call of Cthulhu: human \(Starter.*\), greedy \(Starter.*\); {}; \d{{4}}-\d\d-\d\d \d\d:\d\d\n"


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Typed:
    """A store of its own, and a way to say what is typed next."""
    monkeypatch.setenv("ORNE_STORE", str(tmp_path / "games.sqlite"))

    def type_(*lines: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    type_()
    return type_


def by_name_told(game: Game[Any]) -> list[str]:
    """What happened, as somebody is told it who knows that a person plays against Greedy."""
    return [re.sub("[Pp]layer 1", "Human", re.sub("[Pp]layer 2", "Greedy", words)) for words in game.sentences(None)]


def listing(turn: str, number: int = 1) -> re.Pattern[str]:
    return re.compile(LINE.format(number, turn))


def begin(orne: Orne, typed: Typed, *lines: str, seed: int = 3) -> None:
    typed(*lines)
    assert orne("play", "--deck", "starter-agency+miskatonic-a", "--seed", str(seed), "--seat", "1")[0] == 0


def test_nothing_is_kept_yet(orne: Orne, typed: Typed) -> None:
    assert orne("games") == (0, "No games are kept yet; orne play begins one.\n", "")
    assert orne("games", "show", "1") == (2, "", "orne: There is no game 1; orne games lists those there are.\n")


def test_games_are_listed_shown_and_resumed(orne: Orne, typed: Typed) -> None:
    begin(orne, typed, "keep")
    _, out, _ = orne("games")
    assert listing("being set up").fullmatch(out)
    _, out, _ = orne("games", "show", "1")
    assert " decisions; seed 3.\n" in out
    typed("1", "1", "1")
    code, out, _ = orne("games", "resume", "1")
    assert code == 0
    assert out.endswith("Nothing is lost: orne games resume 1 goes on from here.\n")
    with Store() as store:
        assert len(games.record(store, 1)["decisions"]) >= 5


def test_a_game_is_deleted_with_a_question(orne: Orne, typed: Typed) -> None:
    begin(orne, typed)
    typed("")
    assert orne("games", "delete", "1")[1].endswith("Delete this game for good? (yes, Enter: no) It stays.\n")
    typed()
    code, _, err = orne("games", "delete", "1")
    assert (code, err) == (2, "orne: Nobody answers whether it is to be deleted; --yes deletes without asking.\n")
    typed("yes")
    assert orne("games", "delete", "1")[1].endswith("Game 1 is deleted.\n")
    assert orne("games")[1] == "No games are kept yet; orne play begins one.\n"


def test_files_are_exports_and_imports(orne: Orne, typed: Typed, tmp_path: Path) -> None:
    begin(orne, typed, "keep")
    file = tmp_path / "mine.json"
    code, out, _ = orne("games", "export", "1", str(file))
    assert (code, out.startswith(f"Wrote {file}: game 1, ")) == (0, True)
    code, out, _ = orne("games", "import", str(file))
    assert (code, bool(re.match(r" +2  Call of Cthulhu: human, greedy; being set up; ", out))) == (0, True)
    with Store() as store:
        assert games.record(store, 1) == games.record(store, 2)


def test_a_record_is_exported_to_be_edited(orne: Orne, typed: Typed, tmp_path: Path) -> None:
    begin(orne, typed, "keep")
    save, record = tmp_path / "save.json", tmp_path / "record.json"
    assert orne("games", "export", "1", str(save))[0] == 0
    assert orne("games", "export", "1", str(record), "--record")[0] == 0
    assert '\n  "keep",\n' in record.read_text()
    for path in (save, record):
        data = json.loads(path.read_text())
        data["decisions"] = ["mulligan"]
        path.write_text(json.dumps(data))
    _, _, err = orne("games", "import", str(save))
    assert err.endswith("Only a record by itself can be edited: orne games export --record writes one.\n")
    code, out, _ = orne("games", "import", str(record))
    assert (code, "human, greedy" in out) == (0, True)
    with Store() as store:
        assert games.record(store, 2)["decisions"] == ["mulligan"]


def test_only_a_file_of_the_same_game_is_written_over(orne: Orne, typed: Typed, tmp_path: Path) -> None:
    begin(orne, typed, "keep", seed=3)
    begin(orne, typed, "keep", seed=4)
    letter, file = tmp_path / "letter.txt", tmp_path / "mine.json"
    letter.write_text("Dear Sir")
    _, _, err = orne("games", "export", "1", str(letter))
    assert err == f"orne: {letter}: this file is not a save of Orne's, and stays as it is; give another name.\n"
    assert letter.read_text() == "Dear Sir"
    assert orne("games", "export", "1", str(file))[0] == 0
    typed("1", "1")
    orne("games", "resume", "1")
    assert orne("games", "export", "1", str(file))[0] == 0
    before = file.read_text()
    _, _, err = orne("games", "export", "2", str(file))
    assert err == f"orne: {file}: this file holds another game, which stays there; give another name.\n"
    assert file.read_text() == before
    typed(f"save {letter}", f"save {file}")
    assert orne("games", "resume", "2")[1].count("give another name.") == 2


def test_a_second_process_is_told_and_watches(orne: Orne, typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    begin(orne, typed, "keep")
    kept = Kept.resumed(1)
    code, _, err = orne("games", "resume", "1")
    assert code == 2
    assert re.fullmatch(
        r"orne: Game 1 is being played elsewhere \(process \d+ on \S+\); leave it there first, or watch with "
        r"orne games watch 1\.\n",
        err,
    )
    assert orne("games", "delete", "1", "--yes")[2] == "orne: Game 1 is being played; leave it first.\n"
    assert "It is being played now; orne games watch 1 watches it." in orne("games", "show", "1")[1]
    game = kept.seated.game
    told = by_name_told(game)

    def play_on() -> None:
        game.play(0, 0, 0)
        assert kept.keep(game)

    steps = iter((play_on, kept.close))
    monkeypatch.setattr("time.sleep", lambda _: next(steps)())
    code, out, _ = orne("games", "watch", "1")
    assert code == 0
    assert out.splitlines()[1:] == [
        *told[-10:],
        *by_name_told(game)[len(told) :],
        "Nobody plays this game now; orne games resume 1 goes on with it.",
    ]


def test_the_last_unfinished_game_is_resumed(orne: Orne, typed: Typed) -> None:
    begin(orne, typed, "keep", seed=3)
    begin(orne, typed, "keep", seed=4)
    typed()
    assert "resume 2 goes on" in orne("play", "--resume")[1]
    assert "resume 1 goes on" in orne("play", "--resume", "1")[1]
    assert (
        orne("play", "arkham", "--resume", "1")[2]
        == "orne: Game 1 is a game of Call of Cthulhu, not of Arkham Horror.\n"
    )
    none = "orne: There is no unfinished game of Arkham Horror to go on with; orne play arkham begins a new one.\n"
    assert orne("play", "arkham", "--resume")[2] == none
    typed()
    orne("play", "arkham", "--investigator", "roland", "--seed", "3")
    assert "resume 3 goes on" in orne("play", "--resume")[1], "the last one, whichever game it is"
    assert "resume 2 goes on" in orne("play", "coc", "--resume")[1]


def test_a_game_that_is_resumed_from_a_file_is_a_new_one(orne: Orne, typed: Typed, tmp_path: Path) -> None:
    begin(orne, typed, "keep")
    orne("games", "export", "1", str(tmp_path / "mine.json"))
    typed("1")
    assert "resume 2 goes on" in orne("play", "--resume", str(tmp_path / "mine.json"))[1]


def test_what_is_not_kept_is_said_on_every_page(orne: Orne, typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORNE_STORE", "/proc/nowhere/games.sqlite")
    typed("1", "1")
    code, out, err = orne("play", "--seed", "3", "--seat", "1")
    assert out.count("Keep your hand?") == 1
    assert (code, err) == (
        2,
        "orne: Nothing can be kept: /proc/nowhere/games.sqlite: its folder cannot be made (No such file or directory). "
        "--unkept plays all the same.\n",
    )
    typed("1", "1")
    code, out, _ = orne("play", "--seed", "3", "--seat", "1", "--unkept")
    assert code == 0
    assert out.count("Not kept yet, and tried again: /proc/nowhere/games.sqlite: its folder cannot be made") == 2
    assert "The last answers are not kept: /proc/nowhere/games.sqlite: its folder cannot be made" in out
    assert "Nothing is lost" not in out


def test_what_is_not_a_number_gets_one_sentence(orne: Orne, typed: Typed) -> None:
    for part in ("show", "resume", "watch", "delete"):
        assert orne("games", part, "abc") == (
            2,
            "",
            "orne: “abc” is not the number of a game; orne games lists those there are.\n",
        )


def test_a_game_that_its_players_have_ended(orne: Orne, typed: Typed) -> None:
    begin(orne, typed, "keep")
    kept = Kept.resumed(1)
    room = Room(kept.seated.game, kept.seated.players, journal=kept)
    room.concede(0)
    kept.close()
    assert listing("You give up\\.").fullmatch(orne("games")[1])
    assert orne("games", "show", "1")[1].endswith("  Human gives up.\n")
    over = "orne: Game 1 is over: You give up. orne replay 1 shows it.\n"
    assert orne("games", "resume", "1") == (2, "", over)
    assert orne("play", "--resume", "1") == (2, "", over)
    assert "There is no unfinished game" in orne("play", "--resume")[2]
    assert orne("games", "watch", "1")[1].endswith("Human gives up.\n")


def test_a_file_that_is_written_when_the_game_is_left(orne: Orne, typed: Typed, tmp_path: Path) -> None:
    file, letter = tmp_path / "mine.json", tmp_path / "letter.txt"
    letter.write_text("Dear Sir")
    typed("1", "1")
    code, out, _ = orne("play", "--seed", "3", "--seat", "1", "--save", str(file))
    assert (code, out.endswith(f"Wrote {file}.\n")) == (0, True)
    with Store() as store:
        assert json.loads(file.read_text())["decisions"] == games.record(store, 1)["decisions"] != []
    for there, why in ((letter, "is not a save of Orne's, and stays as it is"), (file, "holds another game")):
        before = there.read_text()
        code, _, err = orne("play", "--seed", "4", "--seat", "1", "--save", str(there))
        assert (code, why in err) == (2, True)
        assert there.read_text() == before


def test_campaigns_are_listed_exported_imported_and_deleted(orne: Orne, typed: Typed, tmp_path: Path) -> None:
    assert orne("campaign", "list")[1] == "No campaigns are kept yet; orne campaign new NAME begins one.\n"
    assert orne("campaign", "new", "zealot", "--deck", "roland", "--seed", "1")[0] == 0
    assert orne("campaign", "new", "zealot", "--deck", "roland")[2] == (
        "orne: There is a campaign called “zealot” already; give another name.\n"
    )
    typed("1", "1")
    assert "orne campaign next zealot goes on from here." in orne("campaign", "next", "zealot")[1]
    assert re.fullmatch(r"zealot; a scenario is under way \(game 1\); .*\n", orne("campaign", "list")[1])
    file = tmp_path / "zealot.json"
    assert orne("campaign", "export", "zealot", str(file))[0] == 0
    assert orne("campaign", "export", "zealot", str(file))[2] == (
        f"orne: {file}: this file exists already; give another name.\n"
    )
    with Store() as store:
        made = games.record(store, 1)["decisions"]
    assert json.loads(file.read_text())["game"]["decisions"] == made
    assert orne("campaign", "import", str(file), "other")[0] == 0
    assert orne("campaign", "show", "other")[1] == orne("campaign", "show", "zealot")[1]
    typed("yes")
    assert orne("campaign", "delete", "zealot")[1].endswith("The campaign zealot is deleted.\n")
    assert orne("campaign", "show", "zealot")[0] == 2


def test_a_scenario_that_is_played_elsewhere_leaves_its_campaign_alone(orne: Orne, typed: Typed) -> None:
    orne("campaign", "new", "zealot", "--deck", "roland", "--seed", "1")
    typed("1", "1")
    orne("campaign", "next", "zealot")
    with Store() as store:
        before = campaigns.read(store, "zealot")
        kept = Kept.resumed(1)
        code, _, err = orne("campaign", "next", "zealot")
        assert (code, err.startswith("orne: Game 1 is being played elsewhere")) == (2, True)
        assert campaigns.read(store, "zealot") == before
        kept.close()


def test_a_seated_game_says_its_decks(orne: Orne, typed: Typed) -> None:
    begin(orne, typed)
    with Store() as store:
        saved: Seated = games.read(store, 1)
    assert saved.decks[0] == "Starter: The Agency and Miskatonic University, packet A"


@pytest.mark.parametrize(("how", "why"), [("time", "have no time left"), ("away", "have been away too long")])
def test_whoever_has_no_time_left_or_stays_away_is_not_said_to_have_given_up(
    orne: Orne, typed: Typed, tmp_path: Path, how: ByWord, why: str
) -> None:
    begin(orne, typed, "keep")
    kept = Kept.resumed(1)
    kept.keep(kept.seated.game, Ending(how, (1,), 0))
    kept.close()
    file = str(tmp_path / "mine.json")
    orne("games", "export", "1", file)
    assert f"Greedy has won: you {why}, during set-up." in orne("replay", file)[1]


def test_a_file_says_how_the_players_ended_a_game(orne: Orne, typed: Typed, tmp_path: Path) -> None:
    begin(orne, typed, "keep")
    kept = Kept.resumed(1)
    kept.keep(kept.seated.game, Ending("conceded", (1,), 0))
    kept.close()
    file = str(tmp_path / "mine.json")
    orne("games", "export", "1", file)
    assert "; You give up.; " in orne("games", "import", file)[1]
    assert orne("games", "show", "2")[1].endswith("  Human gives up.\n")
    code, _, err = orne("play", "--resume", file)
    assert (code, err) == (2, f"orne: {file}: this game is over: You give up. orne replay shows it.\n")
    assert "Greedy has won: you have given up, during set-up." in orne("replay", file)[1]
    typed("resume " + file)
    assert "this game is over: You give up." in orne("play", "--seed", "3", "--seat", "1")[1]


@pytest.mark.usefixtures("typed")
def test_the_list_calls_players_by_their_names(orne: Orne) -> None:
    ended = Game(COC.rulebook(), starter_game(3))
    policy = random_policy(1)
    while (decision := ended.decision) is not None:
        ended.choose(policy(decision))
    with Store() as store:
        for players in ((HUMAN, "greedy"), ("random", HUMAN), (HUMAN, HUMAN)):
            games.add(store, Seated(ended, players))
    assert ended.outcome is not None
    winner = ended.outcome.winners[0]
    said = [line.split("; ")[1] for line in reversed(orne("games")[1].splitlines())]
    names = (("You", "Greedy"), ("Random", "You"), ("Player 1", "Player 2"))
    for sentence, each in zip(said, names, strict=True):
        assert sentence.startswith(f"{each[winner]} {'have' if each[winner] == 'You' else 'has'} won three stories")


@pytest.mark.parametrize(
    ("sentence", "seat", "how"),
    [
        ("Ann gives up.", 0, "conceded"),
        ("You have no time left.", 0, "time"),
        ("Ann has been away too long.", 0, "away"),
        ("The players have agreed on a draw.", None, "drawn"),
    ],
)
def test_a_file_of_an_older_version_says_how_the_players_ended_a_game_in_a_sentence(
    orne: Orne, typed: Typed, tmp_path: Path, sentence: str, seat: int | None, how: ByWord
) -> None:
    begin(orne, typed, "keep")
    file = tmp_path / "mine.json"
    orne("games", "export", "1", str(file), "--record")
    winners = [] if seat is None else [1]
    ended = {"winners": winners, "sentence": sentence, "seat": seat}
    file.write_text(json.dumps(json.loads(file.read_text()) | {"ended": ended}))
    assert orne("games", "import", str(file))[0] == 0
    with Store() as store:
        about = games.about(store, 2)
        assert (about.how, about.winners) == (how, tuple(winners))
        assert games.read(store, 2).ended == Ending(how, tuple(winners), seat)
    file.write_text(json.dumps(json.loads(file.read_text()) | {"ended": {"winners": [], "seat": 0}}))
    wrong = "orne: This record is damaged: it does not say how its players ended the game.\n"
    assert orne("games", "import", str(file)) == (2, "", wrong)


def test_who_sits_at_a_table_is_called_by_name(orne: Orne, typed: Typed) -> None:
    seated = Seated(Game(COC.rulebook(), starter_game(3)), (HUMAN, HUMAN), ("One", "Two"))
    with Store() as store:
        seats = [KeptSeat("screen", "Anna", "", {"title": "One"}), KeptSeat("link", "Ben", "", {"title": "Two"})]
        room = rooms.add(store, "coc", {}, seats).room
        rooms.begin(store, room.name, seated)
    kept = Kept.resumed(1)
    at = Room(kept.seated.game, kept.seated.players, journal=kept)
    at.game.play(*[0] * 8)
    assert kept.keep(at.game)
    at.concede(1)
    kept.close()
    assert "; Ben gives up.; " in orne("games")[1]
    shown = orne("games", "show", "1")[1]
    assert shown.endswith("  Ben gives up.\n")
    assert "Anna" in shown
    assert "layer" not in shown
