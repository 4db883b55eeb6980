"""Reports: one page that needs nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from orne.lab.study import deck_report, plots
from orne.lab.study.findings import Findings
from orne.lab.study.plan import from_data
from orne.lab.study.report import name_of, report
from orne.lab.study.study import run

A, B = "starter-agency+miskatonic-a", "starter-cthulhu+hastur-b"
COC: dict[str, Any] = {"game": "coc", "players": ["random"], "decks": [A, B], "seeds": 2}
ARKHAM: dict[str, Any] = {
    "game": "arkham",
    "players": ["random"],
    "decks": ["roland", ["daisy", "wendy"]],
    "scenarios": ["the-gathering"],
    "difficulties": ["easy", "standard"],
    "seeds": 2,
}
VOID = {"meta", "br", "path", "use", "rect", "image", "stop", "line", "circle"}


class Tags(HTMLParser):
    """Looks at a page: its headings, whatever it would fetch, and whether what is opened is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            elsewhere = name in ("href", "xlink:href") and not f"{value}".startswith("#")
            styled = name == "style" and "url(" in f"{value}" and "url(#" not in f"{value}"
            if name in ("src", "data", "action") or elsewhere or styled:
                self.fetched.append(f"{tag} {name}={value}")

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2"):
            self.headings.append(data)


@pytest.fixture(scope="module")
def coc() -> Findings:
    return run(from_data({**COC, "name": "Two <decks>"}), workers=1)


@pytest.fixture(scope="module")
def arkham() -> Findings:
    return run(from_data(ARKHAM), workers=1)


def test_a_report_of_games_between_two_tells_who_wins_and_what_going_first_is_worth(coc: Findings) -> None:
    page = Tags(report(coc))
    assert page.headings == ["Two <decks>", "Win rates", "Going first", "Length", "Tempo", "Cards"]
    assert (page.open, page.fetched) == ([], [])


def test_a_report_of_scenarios_tells_how_they_ended(arkham: Findings) -> None:
    page = Tags(report(arkham))
    assert page.headings == ["Study", "Win rates", "Endings", "Fates", "Length", "Tempo", "Cards"]
    assert (page.open, page.fetched) == ([], [])


def test_a_report_is_the_same_each_time_and_has_pictures_in_the_colour_of_its_text(coc: Findings) -> None:
    pytest.importorskip("matplotlib")
    text = report(coc)
    assert text == report(coc)
    assert text.count("<svg") == 4
    assert "currentColor" in text
    assert plots.INK not in text
    assert re.search(r"\d{4}-\d\d-\d\d", text) is None


def test_a_report_without_what_draws_says_what_to_install(coc: Findings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plots, "at_hand", lambda: False)
    text = report(coc)
    assert "<svg" not in text
    assert "pip install &#x27;orne[lab]&#x27;" in text
    assert Tags(text).headings == ["Two <decks>", "Win rates", "Going first", "Length", "Tempo", "Cards"]
    assert "<svg" not in deck_report.report(coc)


def test_lines_are_called_by_what_tells_them_apart_and_files_without_their_paths() -> None:
    keys = [("random", "a.o8d"), ("bots/mine.py:Bot", "a.o8d")]
    assert [name_of(keys, key) for key in keys] == ["random", "Bot"]
    keys = [("one.py:Bot", "x/a.o8d"), ("two.py:Bot", "x/b.o8d")]
    assert [name_of(keys, key) for key in keys] == ["one.py:Bot, a.o8d", "two.py:Bot, b.o8d"]
    assert name_of(keys[:1], keys[0]) == "x/a.o8d"


def test_games_that_failed_are_told_of_first(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("class Bot:\n    def choose(self, game, decision):\n        return '<b>'\n")
    findings = run(from_data({**ARKHAM, "players": ["bot.py:Bot"]}, tmp_path), workers=1)
    text = report(findings)
    assert "8 games could not be played to the end:" in text
    assert "bot.py:Bot answered “&lt;b&gt;”, which is not offered" in text
    assert "No game was played to its end, so there is nothing to tell." in text
    assert "nothing to tell" in deck_report.report(findings)


def test_a_report_on_a_deck_tells_how_it_does_and_which_cards_carry_it() -> None:
    plan = from_data({**COC, "decks": [A], "field": [B, "starter-syndicate+yog-sothoth-b"], "name": "Mine", "seeds": 6})
    findings = run(plan, workers=1)
    page = Tags(deck_report.report(findings))
    assert page.headings == ["Mine", "How it does", "Which cards carry it", "Opening hands", "Costs and resources"]
    assert (page.open, page.fetched) == ([], [])
    assert {name: rate.games for name, rate in deck_report.rivals(findings).items()} == {
        B: 12,
        "starter-syndicate+yog-sothoth-b": 12,
    }
    line = deck_report.tried(findings)
    assert line is not None
    assert line.games.games == 24
    assert sum(deck_report.cost_curve(findings, line).values()) == findings.study.decks[A].size
    best, worst = deck_report.standouts(findings, line, 3)
    assert len(best) == len(worst) == 3
    assert not set(best) & set(worst)


def test_an_investigators_deck_is_told_of_by_scenario(arkham: Findings) -> None:
    assert {name: rate.games for name, rate in deck_report.rivals(arkham).items()} == {
        "the-gathering, easy": 2,
        "the-gathering, standard": 2,
    }
    page = Tags(deck_report.report(arkham))
    assert page.headings[1:] == ["How it does", "Which cards carry it", "Opening hands", "Costs and resources"]
