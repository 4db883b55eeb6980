"""Every demonstration shows what it says, in each edition it names, and its record shows it once more."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from orne import rulings
from orne.rulings.laboratory import arkham as arkham_laboratory
from orne.rulings.laboratory import coc as coc_laboratory
from orne.rulings.showing.demonstration import Demonstration, by_claim, demonstrations, everything
from orne.rulings.shown import names, not_showable, proved_elsewhere

ROOT = Path(__file__).parents[2]
EVERY = [
    pytest.param(
        each, edition, id=f"{each.claims[0]} {each.function.__module__.rpartition('.')[2]}.{each.name} {edition}"
    )
    for each in everything()
    for edition in each.editions
]
SCHEMA = json.loads((ROOT / "src" / "orne" / "rulings" / "export.schema.json").read_text("utf-8"))
GAMES = pytest.mark.parametrize("game", rulings.CHAPTERS)


@pytest.mark.parametrize(("demonstration", "edition"), EVERY)
def test_it_shows_what_it_says(demonstration: Demonstration, edition: str) -> None:
    cards = {**coc_laboratory.SHIPPED}, {**arkham_laboratory.SHIPPED}
    steps = demonstration.run(edition).steps
    assert cards == (coc_laboratory.SHIPPED, arkham_laboratory.SHIPPED), "laboratory cards are made by the module"
    again = demonstration.shower(edition)
    for step in json.loads(json.dumps(steps)):
        again.perform(step)
    assert again.steps == steps


@GAMES
def test_it_says_what_it_shows(game: str) -> None:
    known = {each.id: each for each in rulings.claims(game)}
    for each in demonstrations(game).values():
        assert each.sentence.endswith("."), each.name
        assert each.claims, each.name
        assert len(set(each.claims)) == len(each.claims), each.name
        assert set(each.claims) <= known.keys(), each.name


@GAMES
def test_which_claims_are_shown_is_found_out_by_reading(game: str) -> None:
    loaded = {id: sorted(each.name for each in several) for id, several in by_claim(game).items()}
    assert {id: sorted(several) for id, several in names(game).items()} == loaded


@GAMES
def test_no_demonstration_is_forgotten(game: str) -> None:
    written = {}
    for path in (ROOT / "src" / "orne" / "rulings" / "demonstrations" / game).glob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                if [each.arg for each in node.args.args] == ["show"]:
                    written[node.name] = path.stem
    assert written == {each.name: each.module for each in demonstrations(game).values()}


@GAMES
def test_each_stands_in_the_module_of_its_chapter(game: str) -> None:
    chapter = {each.id: name for name in rulings.CHAPTERS[game] for each in rulings.chapter_of(game, name)}
    for each in demonstrations(game).values():
        module = each.module
        chapters = {chapter[id].replace("-", "_") for id in each.claims}
        assert any(module == name or module.startswith(f"{name}_") for name in chapters), (each.name, module, chapters)


@GAMES
def test_what_is_not_demonstrated_has_one_reason(game: str) -> None:
    known = {each.id for each in rulings.claims(game)}
    shown = {id for each in demonstrations(game).values() for id in each.claims}
    counted = Counter([*shown, *not_showable(game), *proved_elsewhere(game)])
    assert set(counted) <= known
    assert [id for id, number in counted.items() if number > 1] == []
    assert [id for id, reason in not_showable(game).items() if not reason.endswith(".")] == []


@GAMES
def test_what_is_proved_elsewhere_is_named_by_its_test(game: str) -> None:
    for id, node in proved_elsewhere(game).items():
        path, _, name = node.partition("::")
        text = (ROOT / path).read_text("utf-8")
        found = [each for each in ast.walk(ast.parse(text)) if isinstance(each, ast.FunctionDef) and each.name == name]
        assert len(found) == 1, node
        assert id in (ast.get_source_segment(text, found[0]) or ""), node


def test_playing_loads_no_demonstration() -> None:
    code = "import sys, orne.cli, orne.terminal.playing; print([m for m in sys.modules if 'rulings.' in m])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not any(name in out.stdout for name in ("demonstrations", "showing", "laboratory"))
