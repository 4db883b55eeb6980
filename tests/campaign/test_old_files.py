"""Old campaign files: format 1 knew one campaign and its one story asset."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from orne.arkham.campaigns.night_of_the_zealot.cards import LITA
from orne.arkham.campaigns.night_of_the_zealot.notes import GOT_AWAY, PAST_MIDNIGHT
from orne.arkham.guide import ANYBODY
from orne.campaign import read, write
from orne.kernel.errors import UserError
from tests.campaign.table import ROLAND

Orne = Callable[..., tuple[int, str, str]]
OLD = Path(__file__).parent / "old"


@pytest.mark.parametrize("file", sorted(OLD.glob("*.json")), ids=lambda file: file.stem)
def test_every_old_file_is_read_shown_and_written_in_the_form_of_today(orne: Orne, tmp_path: Path, file: Path) -> None:
    at = read(file)
    assert at.campaign == "night-of-the-zealot"
    code, out, err = orne("campaign", "show", str(file))
    assert (code, err) == (0, "")
    assert out.startswith("Night of the Zealot")
    write(tmp_path / "new.json", at)
    written = json.loads((tmp_path / "new.json").read_text())
    assert written["format"] == 2
    assert "lita" not in written
    assert read(tmp_path / "new.json") == at


def test_who_may_take_the_story_asset_is_kept() -> None:
    assert read(OLD / "format-1-lita-offered.json").story_assets == {LITA: [ROLAND]}
    assert read(OLD / "format-1-anybody-may-take-lita.json").story_assets == {LITA: [ANYBODY]}
    assert read(OLD / "format-1-third-under-way.json").story_assets == {}


def test_the_scenario_under_way_goes_on() -> None:
    at = read(OLD / "format-1-third-under-way.json")
    game = at.resume()
    assert (game.state.scenario, game.state.remembered(PAST_MIDNIGHT)) == ("the-devourer-below", True)
    assert list(game.state.remembered(GOT_AWAY)) == at.notes[GOT_AWAY]
    assert game.decision is not None
    game.choose(0)


def test_a_campaign_that_is_over_stays_over() -> None:
    at = read(OLD / "format-1-won.json")
    assert (at.result, at.next_scenario) == ("won", None)


def test_a_damaged_old_file_is_refused(tmp_path: Path) -> None:
    for value, said in ((["Zed"], "“Zed” in “story_assets” is nobody"), (7, "“story_assets” must list who may take")):
        data = json.loads((OLD / "format-1-lita-offered.json").read_text())
        (tmp_path / "old.json").write_text(json.dumps({**data, "lita": value}))
        with pytest.raises(UserError, match=said):
            read(tmp_path / "old.json")
