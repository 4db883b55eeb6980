"""`orne rules`."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from orne import rulings
from orne.rulings.exporting import exported

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
        ((), "Nothing to look up"),
        (("coc/rule/2.15-resource-mach/a",), "the nearest is coc/rule/2.15-resource-match/a."),
        (("xyzzy",), "No ruling has all the words"),
        (("--card", "xyzzy"), "No ruling names a card"),
        (("--card", "Hound of Tindalos", "xyzzy"), "No ruling that names"),
        (("immune", "--edition", "lcg-9"), "There is no edition called"),
        (("immune", "--json"), "--json is for"),
        (("diff", "lcg-4", "lcg-9"), "There is no edition called “lcg-9”"),
        (("diff", "lcg-4", "2016"), "editions of different games"),
        (("coc/rule/2.15", "--play"), "2 rulings are meant"),
        (("coc/rulebook/steadfast-example", "--play"), "it cannot be shown: It corrects a printed example"),
        (("coc/rule/3.1-committing-to-stories/a", "--play", "--edition", "ccg-2.0"), "not in ccg-2.0"),
        (("run", "no-such-file.json"), "no-such-file.json: there is no such file"),
        (("run", "no-such-file.json"), "; give the path of a file that orne rules export wrote."),
        (("run",), "The path of a file comes after “orne rules run”."),
        (("export",), "The path of a file comes after “orne rules export”."),
        (("diff",), "Two editions come after “orne rules diff”, such as lcg-1.4 lcg-4."),
        (("diff", "lcg-4"), "Two editions come after “orne rules diff”, such as lcg-1.4 lcg-4."),
    ],
)
def test_what_is_not_there_is_refused_in_one_sentence(orne: Orne, argv: tuple[str, ...], said: str) -> None:
    code, out, err = orne("rules", *argv)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err


def test_coverage_is_told_by_game_kind_and_edition(orne: Orne) -> None:
    code, out, _ = orne("rules", "coverage")
    assert code == 0
    assert {"Call of Cthulhu", "Arkham Horror"} <= {line.partition("  ")[0] for line in out.splitlines()}
    code, whole, _ = orne("rules", "coverage", "--all")
    assert (code, whole.startswith(out.rstrip())) == (0, True)
    code, out, _ = orne("rules", "coverage", "--json", "--game", "coc")
    data = json.loads(out)["coc"]
    states = ("demonstrated", "in some editions", "tested elsewhere", "not showable", "open")
    assert sum(data[each] for each in states) == data["claims"] == len(rulings.claims("coc"))
    assert set(data["editions"]) == {"ccg-2.0", "lcg-1.4", "lcg-3.0", "lcg-4"}
    assert data["open claims"] == [], "each is demonstrated, tested elsewhere or not showable"
    for part in ("kinds", "editions"):
        assert all(set(numbers) == set(states) for numbers in data[part].values())


def test_two_editions_are_compared(orne: Orne) -> None:
    code, out, _ = orne("rules", "diff", "ccg-2.0", "lcg-4")
    assert code == 0
    assert "coc/rule/3.1-committing-to-stories/a\n    ccg-2.0: The opponent may commit even if" in out
    _, out, _ = orne("rules", "diff", "lcg-1.4", "lcg-4", "--json")
    assert {each["id"] for each in json.loads(out)} >= {"coc/rule/1.7-simultaneous-effects/a"}
    _, out, _ = orne("rules", "diff", "lcg-4", "lcg-4", "--json")
    assert json.loads(out) == []


def test_a_demonstration_is_told_in_the_words_of_the_log(orne: Orne) -> None:
    code, out, _ = orne("rules", "coc/rule/3.1-committing-to-stories/a", "--play", "--edition", "lcg-1.4")
    assert code == 0
    assert "played here: lcg-1.4" in out
    assert "Withdraw, a card of the laboratory: Action: " in out
    assert "You: Withdraw in hand; Mad Artist in play\n" in out
    assert "You → Commit Mad Artist → Quiet Story\n    You commit Mad Artist to Quiet Story.\n" in out
    assert "✓ offered, and nothing else: Play Withdraw; Pass" in out


def test_a_demonstration_is_opened_at_the_table(orne: Orne, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    code, out, _ = orne("rules", "coc/rule/3.1-committing-to-stories/a", "--open")
    assert code == 0
    assert "Mad Artist" in out
    assert "orne rules coc/rule/3.1-committing-to-stories/a --open begins it again." in out


FEW = {"committing_exhausts", "a_story_won_in_the_middle_stops_resolving", "all_doom_in_play_counts"}
"""The demonstrations that these tests export: all of them would take a while, and each is tested on its own."""


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have only a few demonstrations exported."""
    monkeypatch.setattr("orne.rulings.exporting.exported", lambda games: exported(games, FEW))


@pytest.mark.usefixtures("few")
def test_an_export_is_as_its_schema_says_and_runs(orne: Orne, tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    assert orne("rules", "export", str(path)) == (0, f"Wrote 3 demonstrations to {path}.\n", "")
    data = json.loads(path.read_text("utf-8"))
    schema = json.loads((Path(rulings.__file__).parent / "export.schema.json").read_text("utf-8"))
    jsonschema_rs.validator_for(schema).validate(data)
    code, out, _ = orne("rules", "run", str(path))
    assert (code, out) == (0, "8 of 8 demonstrations went as recorded.\n")
    assert orne("rules", "export", str(path))[0] == 2, "a file that is there stays"


@pytest.mark.usefixtures("few")
def test_where_nothing_can_be_written_nothing_is_played_first(
    orne: Orne, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orne.rulings.exporting.exported", lambda games: pytest.fail("They are played."))
    said = f"orne: {tmp_path}: this is a folder; give the path of a file.\n"
    assert orne("rules", "export", str(tmp_path)) == (2, "", said)
    nowhere = tmp_path / "mistyped" / "all.json"
    said = f"orne: {nowhere}: there is no folder {nowhere.parent}; give another path.\n"
    assert orne("rules", "export", str(nowhere)) == (2, "", said)


def test_what_goes_otherwise_is_told(orne: Orne, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    orne("rules", "export", str(path), "--game", "coc")
    data = json.loads(path.read_text("utf-8"))
    entry = next(each for each in data["games"]["coc"]["demonstrations"] if each["name"] == "committing_exhausts")
    next(step for step in entry["steps"] if step["do"] == "see")["is"] = "ready"
    path.write_text(json.dumps(data), "utf-8")
    code, out, _ = orne("rules", "run", str(path))
    assert code == 1
    assert "expected 'ready', found 'exhausted'" in out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: [], "these are not demonstrations"),
        (lambda data: {**data, "format": "x"}, "these are not demonstrations"),
        (lambda data: {**data, "version": 2}, "of version 1, not 2"),
        (lambda data: {**data, "games": {"chess": data["games"]["coc"]}}, "not for “chess”"),
        (lambda data: {**data, "more": 1}, "more must be left out"),
        (lambda data: _with_step(data, {"do": "dance"}), "do must be one of lay"),
        (lambda data: _with_step(data, {"do": "answer", "seat": 0}), "kind must be text"),
        (lambda data: _with_card(data, {"id": "lab/pawn"}), "is not the one that this Orne has"),
    ],
)
@pytest.mark.usefixtures("few")
def test_a_wrong_file_is_refused_in_one_sentence(
    orne: Orne, tmp_path: Path, change: Callable[[Any], Any], said: str
) -> None:
    path = tmp_path / "wrong.json"
    orne("rules", "export", str(path), "--game", "coc")
    path.write_text(json.dumps(change(json.loads(path.read_text("utf-8")))), "utf-8")
    code, out, err = orne("rules", "run", str(path))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err


def _with_step(data: Any, step: dict[str, Any]) -> Any:
    data["games"]["coc"]["demonstrations"][0]["steps"].append(step)
    return data


def _with_card(data: Any, card: dict[str, Any]) -> Any:
    data["games"]["coc"]["cards"]["lab/pawn"] = card
    return data


@pytest.mark.parametrize(
    "step",
    [
        {"do": "lay", "position": {"you": []}},
        {"do": "lay", "position": {"you": {"play": 3}}},
        {"do": "lay", "position": {"you": {"hand": [1]}}},
        {"do": "lay", "position": {"step": 4}},
        {"do": "lay", "position": {"colour": "red"}},
        {"do": "lay", "position": {"you": {"play": ["lab/nobody-made-this"]}}},
        {"do": "see", "probe": "zone", "of": [], "is": "play"},
        {"do": "see", "probe": "mood", "of": [], "is": "good"},
        {"do": "answer", "seat": 0, "kind": "action", "options": ["pass"], "choice": "win"},
    ],
)
@pytest.mark.usefixtures("few")
def test_a_step_that_cannot_be_done_is_a_failure_and_not_a_crash(
    orne: Orne, tmp_path: Path, step: dict[str, Any]
) -> None:
    path = tmp_path / "odd.json"
    orne("rules", "export", str(path), "--game", "coc")
    path.write_text(json.dumps(_with_step(json.loads(path.read_text("utf-8")), step)), "utf-8")
    code, out, err = orne("rules", "run", str(path))
    assert (code, err) == (1, "")
    assert "step " in out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"# A page", "it is not JSON: expecting value in line 1"),
        (b"\xff\xfe", "it is not UTF-8 text"),
        (b"[" * 100_000, "it is nested too deeply"),
    ],
    ids=["text", "bytes", "deep"],
)
def test_a_file_of_another_kind_is_refused_in_one_sentence(orne: Orne, tmp_path: Path, text: bytes, why: str) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(text)
    code, out, err = orne("rules", "run", str(path))
    assert (code, out) == (2, "")
    assert f"other.json: these are not demonstrations: {why}; orne rules export writes them." in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("ruling", ["coc/rule/2.15-resource-match/a", "arkham/basics/1.12"])
def test_a_position_with_cards_made_to_show_a_ruling_can_be_looked_at(
    orne: Orne, monkeypatch: pytest.MonkeyPatch, ruling: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("discard\n"))
    code, out, err = orne("rules", ruling, "--open")
    assert (code, err) == (0, "")
    assert "discarded, the last one first" in out
