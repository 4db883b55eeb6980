"""``orne campaign``."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orne.arkham.campaign import Campaign
from orne.arkham.campaigns.night_of_the_zealot.guide import GUIDE
from orne.arkham.rulebook import RULEBOOK
from orne.campaign import write
from orne.kernel.game import Game
from orne.terminal.keeping import Keeping
from tests.campaign.table import campaign, ended, got, over, put

Orne = Callable[..., tuple[int, str, str]]


NAME = "zealot"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "zealot.json"


def kept(at: Campaign) -> str:
    return put(NAME, at)


def test_new_and_show(orne: Orne) -> None:
    code, out, err = orne(
        "campaign", "new", NAME, "--deck", "starter-roland", "--deck", "starter-agnes", "--player", "Ann",
        "--difficulty", "hard", "--seed", "3",
    )  # fmt: skip
    assert (code, err) == (0, "")
    assert out == (
        "The campaign zealot is kept: Roland Banks and Agnes Baker begin Night of the Zealot (hard); "
        "go on with orne campaign next zealot.\n"
    )
    code, out, _ = orne("campaign", "show", NAME)
    assert code == 0
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines[:2] == ["Night of the Zealot hard", "The Gathering is next."]
    assert "Ann Roland Banks 0 0 0" in lines
    assert "player 2 Agnes Baker 0 0 0" in lines
    assert any(line.startswith("Chaos bag 3× 0, 2× -1") for line in lines)


def test_the_same_seed_is_the_same_campaign(orne: Orne) -> None:
    for name in ("a", "b"):
        orne("campaign", "new", name, "--deck", "starter-roland", "--seed", "3")
    one, two = (got(name).start() for name in ("a", "b"))
    assert RULEBOOK.encode(one.state) == RULEBOOK.encode(two.state)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--deck", "starter-nobody"], "There is no Arkham Horror deck called “starter-nobody”"),
        (["--deck", "starter-agency+hastur-a"], "starter-agency+hastur-a is a deck of Call of Cthulhu"),
        (
            ["--deck", "starter-roland", "--difficulty", "mad"],
            "There is no difficulty called “mad”; there are easy, standard, hard, expert.",
        ),
        (["--deck", "starter-roland", "--deck", "killbray-roland"], "Roland Banks has been played"),
        (
            ["--deck", "starter-roland", "--player", "A", "--player", "B"],
            "2 players and 1 deck are named; give each player a deck.",
        ),
        (["--player", "A"], "1 player and 0 decks are named; give each player a deck."),
    ],
)
def test_a_campaign_that_cannot_be_begun_is_refused_and_not_kept(orne: Orne, arguments: list[str], why: str) -> None:
    code, out, err = orne("campaign", "new", NAME, *arguments)
    assert (code, out) == (2, "")
    assert why in err
    assert err.count("\n") == 1
    assert orne("campaign", "show", NAME)[2].startswith("orne: There is no campaign called “zealot”")


def test_a_file_is_looked_at_and_not_changed(orne: Orne, file: Path) -> None:
    write(file, over(campaign(), "R2"))
    before = file.read_text()
    assert orne("campaign", "show", str(file))[0] == 0
    for words, why in (
        (["new", str(file), "--deck", "roland"], "a campaign has a name, such as mine; orne campaign export mine FILE"),
        (["leave", str(file), "Ann"], "a file is not changed; orne campaign import FILE NAME takes it in under a name"),
        (["next", str(file)], "a file is not played; orne campaign import FILE NAME takes it in under a name"),
    ):
        code, out, err = orne("campaign", *words)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.startswith(f"orne: {file}: {why}")
    assert file.read_text() == before
    assert orne("campaign", "import", str(file), "mine")[0] == 0
    assert orne("campaign", "leave", "mine", "Ann")[0] == 0


@pytest.mark.parametrize("text", ["", "[]", "{}", "{", '{"campaign": "night-of-the-zealot", "format": 1}'])
def test_what_is_no_campaign(orne: Orne, file: Path, text: str) -> None:
    file.write_text(text)
    code, _, err = orne("campaign", "show", str(file))
    assert code == 2
    assert err.lower().startswith(f"orne: {file}: this".lower())
    assert err.count("\n") == 1


def test_a_missing_file(orne: Orne, file: Path) -> None:
    code, _, err = orne("campaign", "next", str(file))
    assert code == 2
    assert "there is no such file" in err


def test_buy_and_upgrade(orne: Orne) -> None:
    at = over(campaign(2), "R2")
    at.members[0].experience = 5
    name = kept(at)
    code, out, _ = orne("campaign", "buy", name, "roland", "Police Badge (2)", "--remove", "Knife")
    assert (code, out) == (0, "Roland Banks buys Police Badge (2) for 2, Knife leaves; 3 experience left.\n")
    code, out, _ = orne("campaign", "upgrade", name, "ann", "beat cop")
    assert (code, out) == (0, "Roland Banks upgrades to Beat Cop (2) for 2; 1 experience left.\n")
    assert got(NAME).members[0].deck["core/beat-cop-2"] == 1
    code, _, err = orne("campaign", "buy", name, "roland", "Shotgun", "--remove", "Knife")
    assert (code, err) == (
        2,
        "orne: Shotgun costs 4 experience, and Roland Banks has 1. (ahlcg/campaign/purchase-cost)\n",
    )
    code, _, err = orne("campaign", "buy", name, "wendy", "Lucky!", "--remove", "Knife")
    assert err == "orne: “wendy” names nobody in this campaign; there are Roland Banks, Daisy Walker.\n"
    code, _, err = orne("campaign", "buy", name, "roland", "Shotgnu", "--remove", "Knife")
    assert "No card of the core set is called “Shotgnu”; did you mean “Shotgun”?" in err


def test_lita_join_and_leave(orne: Orne) -> None:
    name = kept(over(campaign(2), "R1"))
    assert "Roland Banks may take Lita Chantler" in orne("campaign", "show", name)[1]
    assert orne("campaign", "take", name, "roland")[1] == "Lita Chantler joins Roland Banks.\n"
    assert "Lita Chantler" in orne("campaign", "show", name)[1]
    assert orne("campaign", "leave", name, "Bob")[0] == 0
    assert "away" in orne("campaign", "show", name)[1]
    assert orne("campaign", "join", name, "Bob")[1] == "Bob plays Daisy Walker.\n"
    assert orne("campaign", "join", name, "Eve", "--deck", "starter-wendy")[1] == "Eve plays Wendy Adams.\n"
    kept(over(campaign(), "R1"))
    assert orne("campaign", "take", name, "nobody")[1] == "Nobody takes Lita Chantler.\n"


def test_show_tells_the_whole_log(orne: Orne) -> None:
    at = over(campaign(2), "none", trauma=[(9, 0), (0, 1)])
    out = orne("campaign", "show", kept(at))[1]
    assert "Ann must take another investigator first" in out
    assert "The Gathering: no resolution." in out
    assert "The Ghoul Priest lives" in out
    assert "killed" in out
    at = over(campaign(), "R2")
    at = over(at, "R2")
    out = orne("campaign", "show", kept(at))[1]
    assert "Cultists found out: none" in out
    assert "Cultists who got away:" in out
    assert "Ruth Turner" in out
    assert "It is past midnight" in out
    out = orne("campaign", "show", kept(over(at, "R1")))[1]
    assert "The investigators have won." in out
    assert "The ritual was broken" in out


# ---- next


def test_next_starts_keeps_resumes_and_finishes(orne: Orne, monkeypatch: pytest.MonkeyPatch) -> None:
    name = kept(campaign(2))

    def some(game: Game[Any], keeping: Keeping, bots: list[str]) -> Game[Any]:
        assert game.state.lead == 1
        for _ in range(5):
            game.choose(game.options[-1].key)
            keeping.keep(game)
        keeping.close()
        return game

    monkeypatch.setattr("orne.terminal.playing.play_in_campaign", some)
    code, out, _ = orne("campaign", "next", name, "--lead", "daisy")
    assert (code, out) == (0, "The Gathering is kept; orne campaign next zealot goes on with it.\n")
    assert "The Gathering is under way." in orne("campaign", "show", name)[1]
    assert len(got(NAME).resume().decisions()) == 5
    code, _, err = orne("campaign", "next", name, "--lead", "roland")
    assert (code, err) == (2, "orne: A scenario is under way, and --lead is settled until it ends; leave it out.\n")

    def rest(game: Game[Any], keeping: Keeping, bots: list[str]) -> Game[Any]:
        assert len(game.decisions()) == 5
        keeping.close()
        return ended(campaign(2), "R1")

    monkeypatch.setattr("orne.terminal.playing.play_in_campaign", rest)
    code, out, _ = orne("campaign", "next", name)
    assert code == 0
    assert "You set the house on fire" in out
    assert "The Midnight Masks is next" in out
    assert got(NAME).notes == {"house_burned": True}
    assert got(NAME).game is None


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "Say first who takes Lita Chantler into the deck, or that nobody does."),
        (["--undo", "never"], "There is no way of undoing called “never”; there are same, new, visible."),
        (["--lead", "agnes"], "“agnes” names nobody in this campaign; there are Roland Banks."),
    ],
)
def test_a_scenario_that_cannot_be_played_is_refused_and_changes_nothing(
    orne: Orne, arguments: list[str], why: str
) -> None:
    name = kept(over(campaign(), "R1"))
    before = got(NAME)
    assert orne("campaign", "next", name, *arguments) == (2, "", f"orne: {why}\n")
    assert got(NAME) == before


def test_next_in_the_real_terminal(orne: Orne, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two answers, then the input ends: the scenario is kept with both, and goes on from there."""
    name = kept(campaign(2))
    monkeypatch.setattr("sys.stdin", io.StringIO("keep\nkeep\n"))
    code, out, err = orne("campaign", "next", name)
    assert (code, err) == (0, "")
    assert "Roland" in out
    assert out.endswith("The Gathering is kept; orne campaign next zealot goes on with it.\n")
    assert got(NAME).resume().decisions() == ["keep", "keep"]
    monkeypatch.setattr("sys.stdin", io.StringIO("turn roland-banks\n"))
    assert orne("campaign", "next", name, "--bot", "2=greedy")[0] == 0
    assert got(NAME).resume().decisions()[:3] == ["keep", "keep", "turn core/roland-banks"]


def test_the_woods_in_the_real_terminal(orne: Orne, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unrevealed woods are shown without telling which they are."""
    at = campaign()
    at.finished = [{"scenario": each, "resolution": "R1", "experience": {}} for each in GUIDE.scenarios[:2]]
    name = kept(at)
    monkeypatch.setattr("sys.stdin", io.StringIO("keep\n"))
    code, out, err = orne("campaign", "next", name)
    assert (code, err) == (0, "")
    assert "Arkham Woods #3" in out
    assert not any(
        each in out for each in ("Old House", "Quiet Glade", "Cliffside", "Tangled", "Twisting", "Unhallowed")
    )
