"""The script that makes the fact files: it gives the committed files, and stops at what nobody decided."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from orne.coc.errata import all_errata
from orne.coc.facts import load

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src" / "orne" / "coc" / "data"


def shared(*parts: str) -> Path | None:
    """Return a path in the folder of sources beside the checkout (or beside its parent, for a worktree), if there."""
    for place in (ROOT.parent, ROOT.parent.parent):
        if (path := place.joinpath("shared", *parts)).exists():
            return path
    return None


@pytest.fixture(scope="module")
def reconciler() -> ModuleType:
    spec = importlib.util.spec_from_file_location("reconcile_coc", ROOT / "tools" / "reconcile_coc.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_committed_files_are_what_the_script_gives(reconciler: ModuleType) -> None:
    committed = {path.relative_to(DATA).as_posix(): path.read_text("utf-8") for path in DATA.rglob("*.json")}
    decided_by_hand = {"champions.json", "corrections.json", "errata.json", "lists.json", "texts.json"}
    made = {name: text for name, text in committed.items() if name not in decided_by_hand}
    sources = shared("data", "coc")
    if sources is not None:
        assert reconciler.reconcile(sources) == made
    # Without the sources the files can still be held against each other.
    totals = {entry["id"]: entry["total"] for entry in json.loads(made.pop("sets.json"))}
    assert {
        name.removeprefix("cards/").removesuffix(".json"): len(json.loads(text)) for name, text in made.items()
    } == totals
    for text in made.values():
        assert text == reconciler.set_file(json.loads(text))


def test_no_text_of_a_card_is_kept() -> None:
    keys = {
        key for path in (DATA / "cards").glob("*.json") for row in json.loads(path.read_text("utf-8")) for key in row
    }
    assert keys == {
        "id",
        "title",
        "descriptor",
        "number",
        "type",
        "faction",
        "unique",
        "cost",
        "skill",
        "icons",
        "subtypes",
        "keywords",
        "steadfast",
        "resources",
        "boosters",
        "struggles",
        "keywords_only",
        "octgn_id",
    }


def test_every_correction_names_a_card_and_gives_its_reason() -> None:
    for entry in json.loads((DATA / "corrections.json").read_text("utf-8")):
        assert list(entry) == ["card", "field", "browser", "octgn", "chosen", "reason"]
        assert (entry["chosen"] if entry["field"] == "id" else entry["card"]) in load(), entry
        assert entry["reason"].endswith("."), entry


def test_every_erratum_of_the_catalogue_is_kept() -> None:
    catalogue = shared("rulings", "coc.yaml")
    printed = [erratum for erratum in all_errata() if not erratum.ruling.startswith("coc/faq/")]
    if catalogue is None:
        assert all(erratum.ruling.startswith("coc/errata/") for erratum in printed)
        return
    additions = shared("rulings", "additions.yaml")
    editions = {
        ruling: set(names.split(", "))
        for path in (catalogue, additions)
        if path is not None
        for ruling, names in re.findall(
            r"^- id: (coc/errata/\S+)\n  kind: errata\n  editions: \[(.*)\]$", path.read_text("utf-8"), re.MULTILINE
        )
    }
    if additions is not None:
        # The same card under the wrong pack: the additions put it right.
        del editions["coc/errata/summons-of-the-deep/f14-bringer-of-fire"]
    kept: dict[str, set[str]] = {}
    for erratum in printed:
        kept.setdefault(erratum.ruling, set()).update(erratum.editions)
    assert kept.keys() == editions.keys()
    assert [ruling for ruling, names in editions.items() if not names <= kept[ruling]] == []


BROWSER: dict[str, Any] = {
    "name": "Night Watchman",
    "descriptor": None,
    "type": "Character",
    "faction": "The Agency",
    "unique": False,
    "subtypes": "Government.",
    "text": "Heroic. Toughness +2.",
    "cost": 2,
    "skill": 2,
    "terror": 0,
    "combat": 1,
    "arcane": 0,
    "investigation": 1,
    "transient": False,
    "steadfast": None,
    "id": "001",
    "setname": "Core Set",
}
OCTGN: dict[str, Any] = {
    "title": "Night Watchman",
    "descriptor": None,
    "unique": False,
    "set": "Core",
    "number": 1,
    "type": "character",
    "faction": "agency",
    "cost": "2",
    "skill": "3",
    "icons": ["combat", "investigation"],
    "steadfast": ["agency", "agency"],
    "resource": ["agency"],
    "struggle_icons": [],
    "subtypes": ["Government"],
    "keywords": ["Toughness +2"],
    "text": "",
    "octgn_id": "0",
}
DECISION = {"card": "core/night-watchman", "field": "skill", "browser": 2, "octgn": 3, "chosen": 3, "reason": "Seen."}


def run(reconciler: ModuleType, folder: Path, corrections: list[dict[str, Any]], **octgn: Any) -> dict[str, Any]:
    (folder / "browser-lcg.json").write_text(json.dumps([BROWSER]), "utf-8")
    (folder / "octgn-lcg.json").write_text(json.dumps([{**OCTGN, **octgn}]), "utf-8")
    (folder / "browser-ccg.json").write_text("[]", "utf-8")
    (folder / "corrections.json").write_text(json.dumps(corrections), "utf-8")
    card: dict[str, Any] = json.loads(reconciler.reconcile(folder, folder / "corrections.json")["cards/core.json"])[0]
    return card


def test_a_decided_card_is_as_decided(reconciler: ModuleType, tmp_path: Path) -> None:
    assert run(reconciler, tmp_path, [DECISION]) == {
        "id": "core/night-watchman",
        "title": "Night Watchman",
        "number": 1,
        "type": "character",
        "faction": "agency",
        "cost": 2,
        "skill": 3,
        "icons": "CI",
        "subtypes": ["Government"],
        "keywords": {"heroic": 1, "toughness": 2},
        "steadfast": {"agency": 2},
        "keywords_only": True,
        "octgn_id": "0",
    }


@pytest.mark.parametrize(
    ("corrections", "octgn", "complaint"),
    [
        ([], {}, "core/night-watchman skill: browser 2, octgn 3"),
        ([DECISION], {"skill": "4"}, "core/night-watchman skill: the entry no longer fits: browser 2, octgn 4"),
        ([{**DECISION, "card": "core/watch"}], {"skill": "2"}, "core/watch skill: an entry that nothing uses"),
        ([DECISION, DECISION], {}, "corrections.json decides ('core/night-watchman', 'skill') twice"),
        ([DECISION], {"title": "Watchman"}, "core: no single OCTGN row for 'Night Watchman'"),
        ([DECISION], {"keywords": ["Toughness +1"]}, "core/night-watchman keywords: browser"),
        ([DECISION], {"resource": ["agency", "agency"]}, "core/night-watchman transient: browser False, octgn True"),
    ],
)
def test_what_nobody_decided_stops_it(
    reconciler: ModuleType, tmp_path: Path, corrections: list[dict[str, Any]], octgn: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(SystemExit, match=re.escape(complaint)):
        run(reconciler, tmp_path, corrections, **octgn)


def test_texts_of_both_sources_must_be_keywords_only(reconciler: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="core/night-watchman keywords_only: browser True, octgn False"):
        run(reconciler, tmp_path, [DECISION], text="Action: ready him.")


def test_no_sources_is_said_in_a_sentence(reconciler: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no card lists in"):
        reconciler.main([str(tmp_path)])
