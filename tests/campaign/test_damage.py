"""Campaign files that are not as Orne wrote them: one plain sentence each, and nothing is changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orne.arkham.campaigns.night_of_the_zealot.cards import LITA
from orne.campaign import read, write
from tests.campaign.table import campaign, over

Orne = Callable[..., tuple[int, str, str]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a campaign in the middle of its second scenario."""
    at = over(campaign(2), "R2")
    at.start()
    write(tmp_path / "zealot.json", at)
    return tmp_path / "zealot.json"


def changed(file: Path, path: tuple[str | int, ...], value: Any) -> str:
    """Change one thing in the file; the new text."""
    data = json.loads(file.read_text())
    part = data
    for key in path[:-1]:
        part = part[key]
    if value is Ellipsis:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    text = json.dumps(data)
    file.write_text(text)
    return text


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("members",), ..., "“members” is missing"),
        (("members",), 7, "“members” must be a list"),
        (("members", 0), "Roland", "one of “members” is not an investigator"),
        (("members", 0, "deck"), ..., "“deck” of a member is missing"),
        (("members", 0, "deck"), [], "“deck” of a member must be a table"),
        (("members", 0, "hat"), 1, "“hat” of a member means nothing"),
        (("members", 0, "investigator"), "core/knife", "no investigator is “core/knife”"),
        (("members", 1, "investigator"), "core/roland-banks", "an investigator is in it twice"),
        (("members", 0, "deck", "core/zzz"), 1, "the deck of Roland Banks holds “core/zzz”, which is not a card"),
        (("members", 0, "deck", "core/knife"), -1, "the deck of Roland Banks holds -1 copies of core/knife"),
        (("members", 0, "mental"), -3, "Roland Banks cannot have -3 as “mental”"),
        (("members", 0, "status"), "asleep", "Roland Banks cannot be “asleep”"),
        (("difficulty",), "mad", "no difficulty is “mad”"),
        (("rng",), True, "“rng” must be a whole number"),
        (("bag",), ["0", "moon"], "no token is “moon”"),
        (("bag",), [["0"]], "something in it is of the wrong kind"),
        (("notes", "house_standing"), "yes", "the note “house_standing” cannot say “yes”"),
        (("notes", "cultists_got_away"), ["core/zzz"], "the note “cultists_got_away” cannot say “core/zzz”"),
        (("notes", "cultists_got_away"), ["core/knife"], "the note “cultists_got_away” cannot say “core/knife”"),
        (("notes", "house_burned"), True, "the house both stands and is burned down"),
        (("notes", "doom_of_all"), True, "Night of the Zealot has no note “doom_of_all”"),
        (("crossed_out",), ["x"], "“x” is crossed out but was never noted"),
        (("finished", 0, "scenario"), "nowhere", "a scenario was played where The Gathering comes"),
        (("finished", 0, "resolution"), "R9", "The Gathering cannot end with “R9”"),
        (("finished", 0, "notes"), ["house_red"], "The Gathering cannot have left a list in the log"),
        (("finished", 0, "notes"), 7, "The Gathering cannot have left 7 in the log"),
        (("result",), "drawn", "a campaign cannot end as “drawn”"),
        (("seats",), ["core/wendy-adams"], "“core/wendy-adams” in “seats” is nobody of this campaign"),
        (("seats",), ["core/roland-banks"], "“seats” are not those of the scenario under way"),
        (
            ("seats",),
            ["core/daisy-walker", "core/roland-banks"],
            "“seats” are not those of the scenario under way",
        ),
        (("notes", "actions 0"), True, "Night of the Zealot has no note “actions 0”"),
        (("left",), ["Zed"], "“Zed” in “left” is nobody of this campaign"),
        (("story_assets",), [], "“story_assets” must be a table"),
        (("story_assets",), {"core/zzz": ["anybody"]}, "“core/zzz” in “story_assets” is not a card"),
        (("story_assets",), {LITA: ["Zed"]}, "“Zed” in “story_assets” is nobody of this campaign"),
        (("story_assets",), {LITA: []}, "“story_assets” must list who may take “core/lita-chantler”"),
        (("bots",), {"core/roland-banks": 3}, "“bots” must have names"),
        (("collections",), {"Ann": 3}, "each of “collections” must be a list"),
        (("game",), "gone", "the scenario under way is not a saved game"),
        (("game", "start", "scenario"), "the-devourer-below", "the scenario under way is not the next one"),
    ],
)
def test_what_is_wrong_is_said(orne: Orne, file: Path, path: tuple[str | int, ...], value: Any, said: str) -> None:
    text = changed(file, path, value)
    for part in ("show", "next"):
        sentence = f"orne: {file}: this campaign is damaged: {said}; take an older copy.\n"
        assert orne("campaign", part, str(file)) == (2, "", sentence)
    assert file.read_text() == text


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("game", "frame", "cards"), []),
        (("game", "frame", "bag"), [None]),
        (("game", "since"), [99]),
        (("game", "frame"), ...),
    ],
)
def test_a_damaged_scenario(orne: Orne, file: Path, path: tuple[str | int, ...], value: Any) -> None:
    """The log is still there to be read; the scenario does not go on, and the file stays as it was."""
    text = changed(file, path, value)
    assert orne("campaign", "show", str(file))[0] == 0
    code, out, err = orne("campaign", "next", str(file))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"orne: {file}: the scenario under way is damaged (")
    assert file.read_text() == text
    code, out, err = orne("campaign", "import", str(file), "mine")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert orne("campaign", "list")[1].startswith("No campaigns are kept yet")


def test_a_bot_nobody_knows(orne: Orne, file: Path) -> None:
    changed(file, ("bots",), {"core/roland-banks": "clever"})
    code, _, err = orne("campaign", "next", str(file))
    assert (code, err) == (
        2,
        "orne: No bot is called “clever”; say who plays Roland Banks with --bot WHO=NAME.\n",
    )


def test_a_file_that_is_not_a_campaign_is_refused_with_one_sentence(orne: Orne, file: Path, tmp_path: Path) -> None:
    """A single game, half a file, a list, and something else altogether."""
    game = json.loads(file.read_text())["game"]
    other = tmp_path / "other.json"
    half = file.read_text().partition('"game": ')[0] + '"game": '
    line = half.count("\n") + 1
    for text, said in (
        (json.dumps(game), "this is a single game, not a campaign; orne play --resume goes on with it."),
        (half, f"this is not a campaign, or only a part of one: it is not JSON: expecting value in line {line}."),
        ("[]", "this is not a campaign of Orne's; orne campaign new begins one."),
        (
            '{"campaign": "the-dunwich-legacy", "format": 1}',
            "this is a campaign called “the-dunwich-legacy”, which this version does not have; "
            "it has night-of-the-zealot.",
        ),
        ('{"campaign": 7}', "this is not a campaign of Orne's."),
    ):
        other.write_text(text)
        assert orne("campaign", "show", str(other)) == (2, "", f"orne: {other}: {said}\n")


def test_a_file_of_before(file: Path) -> None:
    """What was added to the format later has its usual value where it is missing."""
    data = json.loads(file.read_text())
    whole = read(file)
    for name in ("bots", "collections"):
        del data[name]
    for member in data["members"]:
        del member["collection"]
    file.write_text(json.dumps(data))
    assert read(file) == whole
