"""Arkham Horror at a piped terminal: whole scenarios, single orders, several investigators, undo, a real bag."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.kernel.game import Game
from orne.set_up.shared.seated import HUMAN, Seated
from orne.store import games
from orne.store.database import Store
from orne.table.room import Room
from orne.terminal import meaning, saves
from orne.terminal.arkham.board import Board

Piped = Callable[..., tuple[int, str, str]]
FIRST = ["1"] * 3000


def kept(path: Path, *investigators: Inv, players: tuple[str, ...] = (), **rest: Any) -> str:
    """A position as a save; what is not part of a position goes into its start."""
    extra: dict[str, Any] = {name: rest.pop(name) for name in ("undo", "real_bag") if name in rest}
    game = build(*investigators, **rest)
    saves.write(path, Seated(Game(RULEBOOK, {**game.start, **extra}), players or (HUMAN,) * len(investigators)))
    return str(path)


def test_a_whole_scenario_with_the_first_option_every_time(piped: Piped, last_game: Callable[[], Seated]) -> None:
    code, out, err = piped(FIRST, "play", "arkham", "--seed", "7", "--investigator", "roland")
    assert (code, err) == (0, "")
    assert re.search(r"The scenario is (won|lost): (no resolution|resolution R\d), round \d+\.\n", out)
    assert "\x1b" not in out
    assert max(len(line) for line in out.splitlines()) <= 100
    assert last_game().game.over


def test_two_at_the_keyboard_and_a_bot(piped: Piped) -> None:
    options = ["--investigator", "roland", "--investigator", "wendy", "--investigator", "daisy", "--bot", "3=greedy"]
    code, out, err = piped(["keep"] * 2 + ["1"] * 6, "play", "arkham", "--seed", "2", *options)
    assert (code, err) == (0, "")
    page = out.split("\n> ")[-2]
    assert " Roland Banks " in page
    assert " Wendy Adams " in page
    assert "lead Roland" in page
    assert "cards in hand" in page
    assert page.count("cards in hand") == 1


def test_the_numbers_and_the_chance_while_committing(piped: Piped, tmp_path: Path) -> None:
    save = kept(
        tmp_path / "s.json",
        Inv(hand=("perception",)),
        Inv("wendy-adams", hand=("unexpected-courage",)),
        locations=[Place("attic", clues=2)],
        bag=BAGS["standard"],
    )
    _, out, _ = piped(["investigate", "1", ""], "play", "--resume", save)
    pages = out.split("\n> ")
    assert "Investigate Attic  81 %  costs 1 action" in pages[0]
    assert "Roland: Investigate Attic › Commit which card to the test?" in pages[1]
    assert "Roland: intellect 3 against 1  81 % (13/16)  fails on −3, −4, auto-fail" in pages[1]
    assert "success discovers 1 clue" in pages[1]
    assert "1 Commit Perception  94 %" in pages[1]
    assert "2 Done  Enter" in pages[1]
    assert "Roland: intellect 5 against 1  94 % (15/16)  fails on auto-fail" in pages[2]
    assert "commits ✓ Perception" in pages[2]
    assert "Wendy: Commit which card to the test?" in pages[2]
    assert "1 Commit Unexpected Courage  94 %" in pages[2]


@pytest.mark.parametrize(
    ("typed", "recorded"),
    [
        (["done", ""], ["done", "done"]),
        (["perception", "done"], ["commit core/perception", "done"]),
        (["done", "courage", "done"], ["done", "commit core/unexpected-courage", "done"]),
        (["done", "undo", "perception", "done"], ["commit core/perception", "done"]),
        (["done", "courage", "perception"], ["done", "commit core/unexpected-courage", "commit core/perception"]),
        (["perception", "courage"], ["commit core/perception", "commit core/unexpected-courage"]),
    ],
)
def test_cards_are_committed_from_one_hand_after_the_other(
    piped: Piped, tmp_path: Path, typed: list[str], recorded: list[str]
) -> None:
    save = kept(
        tmp_path / "s.json",
        Inv(hand=("perception",)),
        Inv("wendy-adams", hand=("unexpected-courage",)),
        locations=[Place("attic", clues=2)],
    )
    _, _, err = piped(["investigate", *typed], "play", "--resume", save, "--save", str(tmp_path / "after.json"))
    assert err == ""
    game = saves.read(tmp_path / "after.json", "arkham").game
    assert game.decisions() == ["investigate core/attic", *recorded]


@pytest.mark.parametrize(("token", "said"), [("-1", "intellect 4 against 1  succeeds by 3"), ("-8", "fails by 1")])
def test_after_the_token_there_is_no_chance_any_more(piped: Piped, tmp_path: Path, token: str, said: str) -> None:
    """Where results are put in order, or Lucky! may still help, the page says how the test stands."""
    save = kept(
        tmp_path / "s.json",
        Inv("wendy-adams", hand=("perception", "lucky")),
        locations=[Place("attic", clues=2)],
        bag=(token,),
    )
    _, out, _ = piped(["investigate", "1", "pass"], "play", "--resume", save)
    numbers = [line for page in out.split("\n> ") for line in page.splitlines() if "Wendy: intellect" in line]
    assert said in numbers[-1]
    assert "%" not in numbers[-1]
    assert f"revealed: {token.replace('-', '−')}" in numbers[-1]


def test_a_token_that_asks_for_another_leaves_a_chance(piped: Piped, tmp_path: Path) -> None:
    """On the hard side one more token follows the cultist; of the two that are left one passes."""
    save = kept(
        tmp_path / "s.json",
        Inv("wendy-adams", hand=("knife",)),
        locations=[Place("attic", clues=2)],
        bag=("cultist", "0", "auto-fail"),
        difficulty="hard",
        real_bag=True,
    )
    page = piped(["investigate", "cultist"], "play", "--resume", save)[1].split("\n> ")[-2]
    assert re.search(r"Wendy: intellect 3 against 1  50\s%\s\(1/2\)  revealed: cultist", page)
    assert "as it stands" not in page


def test_the_board_shows_what_lies_where(piped: Piped, tmp_path: Path) -> None:
    save = kept(
        tmp_path / "s.json",
        Inv(play=(In("45-automatic", tokens=3), In("beat-cop", damage=1)), damage=2, horror=1, clues=1),
        locations=[Place("hallway"), Place("attic", clues=2), Place("parlor", revealed=False)],
        enemies=[Foe("ghoul-minion", engaged=0, damage=1), Foe("icy-ghoul", at="attic", exhausted=True)],
        agenda_doom=2,
    )
    _, out, _ = piped([], "play", "arkham", "--resume", save)
    assert "Agenda 1 What’s Going On?!  doom 2 of 3   Act 2 The Barrier  clues 1 of 3" in out
    assert "A ◆ Hallway  shroud 1  clues 0  to B C  Roland\n" in out
    assert "B ◆ Attic    shroud 1  clues 2  to A    Icy Ghoul 3/4/4 hits 2d 1h exhausted\n" in out
    assert "C ◇ Parlor   not revealed       to A" in out
    assert "threat  Ghoul Minion 2/1/2 hits 1d 1h\n" in out
    assert "health 7/9  sanity 4/5  resources 5  clues 1  actions 3" in out
    assert "in play .45 Automatic (ammo 3) · Beat Cop (damage 1/2)" in out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no option 99; choose 1 to "),
        ("xyzzy", "“xyzzy” is neither an option nor a command"),
        ("card xyzzy", "No card is called “xyzzy”; try fewer letters."),
        ("card machete", "asset · guardian"),
        ("log many", "“many” is not a number of lines"),
        ("undo", "There is nothing to undo: you have made no decision yet."),
        ("why not machete", "Machete costs 3; you have 0"),
        ("why not fight", "No enemy is at your location"),
        ("bag", "1 tokens: 0"),
        ("discard", "Roland: 1 discarded, the last one first"),
        ("skip", "This wants an answer of its own"),
        ("hint", "The search-quick bot would answer: "),
        ("hint", ". Wins "),
        ("hint greedy", "The greedy bot would answer: "),
        ("hint search quick", "The search-quick bot would answer: "),
        ("hint nobody", "“nobody” gives no hints; those that do are greedy, search-quick, search, search-strong."),
        ("stops", "You are asked wherever you can do something."),
        (
            "stops mythos off",
            "You are asked in the phases investigation, enemy, upkeep; in others what may be passed on",
        ),
        ("stops lunch off", "There is no phase called “lunch”; there are mythos, investigation, enemy, upkeep."),
        ("stops always", "This game leaves out questions with one answer"),
        ("not now knife", "You are not asked because of Knife alone"),
        ("always for knife", "You are always asked for Knife."),
        ("not now", "Say which: not"),
        ("investigate draw", "“investigate draw” is neither an option nor a command"),
        ("ife", "“ife” is neither an option nor a command"),
        ("1 2", "One answer is wanted here; type one number."),
        ("help", "the discard piles; the tokens in the chaos bag"),
        ("resume nowhere.json", "nowhere.json: there is no such file"),
    ],
)
@pytest.mark.usefixtures("unhurried")
def test_orders_and_wrong_input(piped: Piped, tmp_path: Path, typed: str, said: str) -> None:
    inv = Inv(hand=("machete", "knife"), resources=0, discard=("guts",))
    code, out, _ = piped([typed], "play", "arkham", "--resume", kept(tmp_path / "s.json", inv))
    assert code == 0
    assert said in " ".join(out.split())


@pytest.mark.parametrize("typed", ["play core/machete", "play machete", "Play Machete", "machete", "mach", "pl mach"])
def test_a_card_may_be_named_without_its_set(typed: str) -> None:
    """A key, a key without sets, a label, or beginnings of its words."""
    game = build(Inv(hand=["machete", "knife"]), enemies=[Foe("ghoul-minion", engaged=0)] * 2)
    question = Room(game, (HUMAN,)).question(0)
    assert question is not None
    assert [option.key for option in meaning.meant(question, typed)] == ["play core/machete"]
    for words in ("fight ghoul-minion#2", "fight ghoul minion #2"):
        assert [option.key for option in meaning.meant(question, words)] == ["fight core/ghoul-minion#2"]


def test_saving_resuming_and_going_on(piped: Piped, tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    code, out, _ = piped(["keep", "1", f"save {mine}", "quit", ""], "play", "arkham", "--seed", "3")
    assert code == 0
    assert f"orne play --resume {mine}" in out
    again = piped([], "play", "--resume", str(mine))[1]
    assert "The Gathering, standard" in again
    last = piped([], "play", "arkham", "--resume")[1]
    assert "orne games resume 2 goes on from here" in last
    assert json.loads(mine.read_text())["players"] == [HUMAN]


def test_a_new_game_leaves_the_unfinished_one_alone(piped: Piped) -> None:
    piped(["keep", "1"], "play", "arkham", "--seed", "3")
    piped(["keep"], "play", "arkham", "--seed", "4")
    with Store() as store:
        assert [(each.number, each.decks) for each in games.listed(store)] == [
            (2, ("Roland Banks",)),
            (1, ("Roland Banks",)),
        ]
        assert games.record(store, 1)["start"]["seed"] == 3


def test_undo_as_agreed(piped: Piped, tmp_path: Path) -> None:
    place = [Place("attic", clues=2)]
    bag = BAGS["standard"]

    def tokens(way: str) -> list[str]:
        save = kept(tmp_path / f"{way}.json", Inv(), locations=place, bag=bag, undo=way, seed=5)
        lines = ["investigate", "undo", "investigate", "log"]
        out = piped(lines, "play", "arkham", "--resume", save)[1]
        return [line.strip() for line in out.splitlines() if "reveals the token" in line or "cannot be undone" in line]

    assert len(set(tokens("same"))) == 1
    assert len(set(tokens("new"))) == 2
    assert "That cannot be undone: something hidden has been seen since." in tokens("visible")


def test_a_refused_undo_still_takes_back_what_came_after(piped: Piped, tmp_path: Path) -> None:
    save = kept(tmp_path / "s.json", Inv(hand=("knife",)), locations=["attic"], undo="visible", bag=("0",))
    out = piped(["draw", "resource", "undo", "undo"], "play", "arkham", "--resume", save)[1]
    assert out.count("That cannot be undone") == 1


@pytest.mark.parametrize("width", [60, 80, 96, 100])
def test_a_hand_is_never_broken(width: int) -> None:
    """Each card in one line, however narrow the terminal."""
    game = build(Inv(hand=["on-the-lam", "barricade", "cunning-distraction", "dr-milan-christopher", "barricade"]))
    page = Room(game, (HUMAN,)).page(0)
    for level in (0, 1, 2):
        lines = [line.plain for line in Board({0: page}, ("Roland",), width, level).lines()]
        assert any("0 Barricade" in line and "WIA" in line for line in lines)
        assert any("×2" in line for line in lines)
        assert max(map(len, lines)) <= width


@pytest.mark.parametrize(
    ("typed", "token"),
    [
        ("0", "0"),
        ("-1", "−1"),
        ("−1", "−1"),
        ("1", "+1"),
        ("+1", "+1"),
        ("token -4", "−4"),
        ("Skull", "skull"),
        ("auto", "auto-fail"),
        ("fail", "auto-fail"),
        ("elder", "elder sign"),
    ],
)
def test_the_token_of_a_real_bag_is_typed(piped: Piped, tmp_path: Path, typed: str, token: str) -> None:
    """As it is printed; a number is never the place in a list."""
    bag = [*BAGS["hard"], "+1"]
    save = kept(tmp_path / "s.json", Inv(), locations=[Place("attic", clues=2)], bag=bag, real_bag=True)
    out = piped(["investigate", "bag", typed], "play", "--resume", save)[1]
    assert "\n  0   −1   −2   −3   −4   −5   skull   cultist   tablet   auto-fail   elder sign   +1\n" in out
    assert f"reveals the token {token}." in out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("7", "“7” is not a token that can be drawn now; type one of +1, 0, −1"),
        ("-9", "“−9” is not a token that can be drawn now"),
        ("12", "“12” is not a token that can be drawn now"),
        ("ull", "“ull” is not a token that can be drawn now"),
        ("moon", "“moon” is not a token that can be drawn now"),
        ("", "Type the token that was drawn: +1, 0, −1"),
    ],
)
def test_what_is_no_token(piped: Piped, tmp_path: Path, typed: str, said: str) -> None:
    save = kept(tmp_path / "s.json", Inv(), locations=[Place("attic")], bag=BAGS["standard"], real_bag=True)
    out = piped(["investigate", typed], "play", "--resume", save)[1]
    assert said in out.replace("\n", " ")
    assert "reveals the token" not in out


def test_the_token_of_a_real_bag_is_asked_for_also_for_a_bot(piped: Piped, tmp_path: Path) -> None:
    save = kept(
        tmp_path / "s.json",
        Inv(),
        Inv("wendy-adams", at=0),
        players=("greedy", HUMAN),
        locations=[Place("attic", clues=3)],
        bag=("0", "-1", "auto-fail"),
        real_bag=True,
    )
    out = piped(["token auto-fail"], "play", "arkham", "--resume", save)[1]
    assert "Which token did you draw?" in out.split("\n> ")[0]
    assert "reveals the token auto-fail" in out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--bot", "1=greedy"], "Somebody must sit at the keyboard"),
        (["--bot", "5=greedy"], "--bot 5=greedy: one investigator plays alone; name another --investigator"),
        (
            ["--bot", "clever", "--investigator", "roland", "--investigator", "wendy"],
            "--bot clever: say a seat from 1 to 2 and greedy, random, search",
        ),
        (
            ["--investigator", "starter-agency+hastur-a"],
            "starter-agency+hastur-a is a deck of Call of Cthulhu, and the game is Arkham Horror.",
        ),
        (["--undo", "often"], "there are same, new, visible"),
        (["--difficulty", "silly"], "There is no difficulty called “silly”"),
        (["--scenario", "nowhere"], "There is no scenario called “nowhere”"),
        (["--investigator", "nobody"], "There is no Arkham Horror deck called “nobody”"),
        (["--investigator", "roland", "--investigator", "roland"], "Each investigator may be played once"),
        (["--investigator", "wendy"] * 5, "one to four investigators, not 5"),
        (
            ["--deck", "x"],
            "--deck is for Call of Cthulhu; in Arkham Horror there are --investigator, --bot and --rules.",
        ),
        (["--seat", "2"], "--seat is for Call of Cthulhu"),
        (["--edition", "lcg-3.0"], "--edition is for Call of Cthulhu"),
        (["--resume", "--seed", "3"], "A saved game goes on as it was set up; leave --seed out."),
        (["--resume", "x.json", "--real-bag"], "A saved game goes on as it was set up; leave --real-bag out."),
        (["--save", "/nowhere/at/all.json"], "all.json: there is no folder /nowhere/at; give another path."),
        (["--save", "/"], "/: this is a folder; give the path of a file."),
        (["--add-token", "moon"], "“moon” is not a symbol to add to the bag"),
        (["--rules", "1999"], "There is no edition called “1999”"),
        (["--past", "cultists_got_away=drew"], "cannot be said of the past of The Gathering; nothing can."),
        (["--story-asset", "1"], "--story-asset 1: what went before offers none"),
    ],
)
def test_bad_options_get_one_sentence(piped: Piped, options: list[str], said: str) -> None:
    code, _, err = piped([], "play", "arkham", *options)
    assert code != 0
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_options_of_the_other_game(piped: Piped) -> None:
    for option in (["--investigator", "roland"], ["--scenario", "the-gathering"], ["--real-bag"], ["--undo", "new"]):
        code, _, err = piped([], "play", *option)
        assert (code, err) == (
            2,
            f"orne: {option[0]} is for Arkham Horror; say orne play arkham {option[0]} and so on.\n",
        )


def test_a_save_says_itself_which_game_it_is(piped: Piped, tmp_path: Path) -> None:
    save = kept(tmp_path / "s.json", Inv())
    assert "Your turn" in piped([], "play", "--resume", save)[1]
    code, _, err = piped([], "play", "coc", "--resume", save)
    assert (code, err) == (2, f"orne: {save}: this is a game of Arkham Horror, not of Call of Cthulhu.\n")


def test_what_is_no_save(piped: Piped, tmp_path: Path) -> None:
    """A campaign, half a save, and saves with something wrong inside: one sentence each, before anything is shown."""
    path = tmp_path / "s.json"
    whole = json.loads(Path(kept(path, Inv(hand=("knife",)), Inv("wendy-adams"))).read_text())

    def refused(text: str) -> str:
        path.write_text(text)
        code, out, err = piped([], "play", "--resume", str(path))
        assert (code, out) == (2, "")
        assert err.startswith(f"orne: {path}: ")
        assert err.count("\n") == 1
        return err

    assert "this is a campaign; orne campaign import FILE" in refused('{"campaign": "night-of-the-zealot"}')
    assert "this save cannot be read: it is not JSON" in refused(json.dumps(whole)[:2000])
    changes: list[Callable[[dict[str, Any]], object]] = [
        lambda save: save["frame"]["cards"].pop(),
        lambda save: save["frame"].update(bag=[None]),
        lambda save: save["frame"].update(place=[["x"], 3]),
        lambda save: save.update(since=[99]),
        lambda save: save.update(game="chess"),
    ]
    for change in changes:
        save = json.loads(json.dumps(whole))
        change(save)
        refused(json.dumps(save))


def test_a_scenario_is_watched_again(piped: Piped) -> None:
    options = ["--investigator", "roland", "--investigator", "wendy", "--bot", "2=random", "--undo", "new"]
    piped(["keep", "1", "investigate", "", "", "", "", "undo", *FIRST], "play", "arkham", "--seed", "5", *options)
    kept_at = "1"
    code, out, err = piped([], "replay", kept_at)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("The Gathering, standard, seed 5, ")
    assert any("Roland: Keep" in line for line in lines)
    assert any("Roland: undo" in line for line in lines)
    assert any("Wendy (random): " in line for line in lines)
    assert "Wendy draws a card." in out
    assert "This game has 2 seats; 3 is not one of them." in piped([], "replay", kept_at, "--seat", "3")[2]
