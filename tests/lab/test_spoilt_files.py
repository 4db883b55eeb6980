"""Spoilt files of every kind are refused in one sentence, or can be played."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orne.cli import main
from orne.kernel.errors import LONGEST, UserError
from orne.kernel.game import Game
from orne.kernel.reading import game_from, read_data
from orne.kernel.rng import Chance
from orne.lab.spoiling import BOMB, OUTSIDE, spoil
from orne.lab.spoilt_files import KINDS, Found, Kind, check_file, example, sealed


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[kind.name for kind in KINDS])
def test_spoilt_files_are_refused_in_a_sentence_or_can_be_played(kind: int) -> None:
    for number in range(40):
        check_file(kind + number * len(KINDS))


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_examples_that_are_not_spoilt_are_accepted(kind: Kind, tmp_path: Path) -> None:
    """Otherwise spoiling them would show nothing."""
    for variant in (0, 3):
        path = tmp_path / f"whole{kind.suffix}"
        path.write_bytes(example(kind.name, variant))
        kind.use(path, Chance(variant))


def test_spoiling_is_the_same_for_the_same_number() -> None:
    data = example(KINDS[0].name, 1)
    assert spoil(data, Chance(7)) == spoil(data, Chance(7)) != data


def test_a_finding_is_kept_and_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise KeyError("seats")

    monkeypatch.setattr("orne.lab.spoilt_files.KINDS", (KINDS[0]._replace(use=crash),))
    with pytest.raises(Found, match=r"spoilt file 5, a save of Call of Cthulhu: KeyError: 'seats'; it is kept in"):
        check_file(5, tmp_path / "found")
    assert (tmp_path / "found-5.json").read_bytes()


# ---- any data at all

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=20,
)
PARTS = ("format", "game", "start", "decisions", "frame", "since", "players")


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(PARTS), PLAIN))
def test_a_save_of_anything_is_one_sentence(parts: dict[str, object]) -> None:
    refused({"format": 2, "game": "coc", **parts})


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(KINDS[:2]), st.integers(0, 11), st.lists(st.integers(0, 10**6), min_size=1, max_size=6), PLAIN)
def test_anything_in_any_place_of_a_save(kind: Kind, variant: int, way: list[int], value: object) -> None:
    data = json.loads(example(kind.name, variant))
    holder: Any = data
    key: Any = "game"
    for step in way:
        now = holder[key] if holder is not data else data
        if not isinstance(now, dict | list) or not now:
            break
        holder, key = now, (list(now) if isinstance(now, dict) else range(len(now)))[step % len(now)]
    holder[key] = value
    refused(json.loads(sealed(json.dumps(data).encode())))


def refused(data: dict[str, object]) -> None:
    """Load it; a refusal is one sentence, and what is accepted can be looked at."""
    told = ""
    try:
        game = Game.load(data) if "frame" in data else Game.from_record(data)
        game.view(0)
    except UserError as error:
        told = str(error)
    assert len(told) <= LONGEST
    assert told.isprintable()


# ---- what is not a file


@pytest.mark.parametrize("command", [["deck", "check"], ["replay"], ["campaign", "show"]])
def test_a_pipe_a_device_and_a_directory_are_not_files(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)
    for path, what in ((pipe, "a pipe"), (tmp_path, "a folder"), (Path("/dev/zero"), "a device")):
        assert main([*command, str(path)]) == 2
        assert f"this is {what}; give" in capsys.readouterr().err


@pytest.mark.parametrize("data", [BOMB, OUTSIDE])
def test_entities_in_an_octgn_deck_are_refused(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.o8d"
    path.write_bytes(data)
    assert main(["deck", "check", str(path)]) == 2
    assert "has no document type" in capsys.readouterr().err


def test_the_lines_of_a_file_that_is_not_a_deck_are_not_quoted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "secrets.txt"
    for text in ("password hunter22\n", "3x zzzqqq hunter22\n", "1 hunter22xyzzy plugh\nrest\n", "Name hunter22: x\n"):
        path.write_text(text)
        assert main(["deck", "check", str(path)]) == 2
        assert "hunter22" not in capsys.readouterr().err


def test_a_deck_says_which_lines_are_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("3x Slavering Gug\n3x Slavring Gug\n2x Dagon\nCthulhu\n100x Dagon\n")
    assert main(["deck", "check", str(path)]) == 2
    assert capsys.readouterr().err == (
        f"orne: {path}, line 2: no card is called “Slavring Gug”; did you mean “Slavering Gug”?; "
        "wrong too: lines 4, 5.\n"
    )


def test_long_lines_of_spaces_take_no_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Roland Banks\n" + ("name" + " " * 200_000 + "y\n") * 4)
    assert main(["deck", "check", "--game", "arkham", str(path)]) == 2
    assert ", line 2: “name y” does not begin with a number of copies" in capsys.readouterr().err


def test_half_a_letter_leaves_no_file_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck, out = tmp_path / "deck.json", tmp_path / "out.txt"
    data = json.loads(example("deck of ArkhamDB", 0)) | {"name": "\ud800"}
    deck.write_text(json.dumps(data))
    assert main(["deck", "convert", str(deck), str(out)]) == 2
    assert capsys.readouterr().err.endswith("it has half a letter in it.\n")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["deck.json"]


def test_a_campaign_card_with_endless_copies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "campaign.json"
    data = json.loads(example("campaign", 0))
    data["members"][0]["deck"]["core/machete"] = 10**12
    path.write_text(json.dumps(data))
    assert main(["campaign", "show", str(path)]) == 2
    told = "members[0].deck.core/machete must be a whole number from 0 to 99, not 1000000000000; take an older copy."
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("part", "value", "told"),
    [
        ("seats", 2**63, "seats must be a whole number from 1 to 4, not an endless number"),
        ("seats", 3, "not everything is there for 3 seats"),
        ("rng", -1, "rng must be a whole number from 0 to"),
        ("lead", 3, "there is no seat 3"),
        ("step", 99, "step must be a whole number from 0 to 26, not 99"),
        ("scenario", "the-dunwich-legacy", "scenario must be the name of a scenario"),
        ("bag", [], "the chaos bag is empty"),
        ("act", 3, "there is no act"),
    ],
)
def test_a_frame_that_no_game_could_be_in(part: str, value: object, told: str) -> None:
    data = json.loads(example("save of Arkham Horror", 0))
    data["frame"][part] = value
    with pytest.raises(UserError) as caught:
        Game.load(sealed(json.dumps(data).encode()).decode())
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("cards", 5, 0), "5", "cards[5][0] must be a whole number from 0 to 999, not “5”"),
        (("cards", 5), [5, 1], "cards[5] must be a list of 15, not 2"),
        (("cards", 5, 0), 6, "a card has another card's number"),
        (("cards", 5, 1), 900, "a card is of no kind"),
        (("deck", 0, 0), 998, "there is no card 998"),
        (("row", 0), 0, "a card is lost or doubled"),
    ],
)
def test_a_frame_with_cards_that_could_not_be(path: tuple[str | int, ...], value: object, told: str) -> None:
    data = json.loads(example("save of Call of Cthulhu", 2))
    part = data["frame"]
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(UserError) as caught:
        Game.load(sealed(json.dumps(data).encode()).decode())
    assert told in str(caught.value)


def test_the_devourer_below_with_everybody_gone_ends_in_a_sentence() -> None:
    from orne.arkham.position import Inv, build

    game = build(Inv(), scenario="the-devourer-below", locations=("main-path",))
    data = json.loads(game.save())
    data["frame"]["gone"] = ["damage"]
    data["frame"]["place"] = [-1]
    with pytest.raises(UserError, match="everybody is eliminated and the scenario goes on"):
        Game.load(sealed(json.dumps(data).encode()).decode())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"a": 1, "a": 2}', "it says “a” twice"),
        ('{"a": NaN}', "NaN is not a number"),
        ("[" * 100_000, "it is nested too deeply"),
        ("9" * 5000, "it has a number without end"),
        ('{"a": "\\ud800"}', "it has half a letter in it"),
        ("\ufeff{}", "it has no decisions"),
        ('{"decisions": []}', "it has no start"),
        ("[]", "it has no decisions"),
    ],
)
def test_json_that_is_none_of_ours(text: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    path.write_text(text)
    with pytest.raises(UserError) as caught:
        game_from(read_data(path), path)
    assert told in str(caught.value)
