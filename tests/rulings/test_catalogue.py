"""The catalogue of rulings: whole, and holding every id that the program cites."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import orne
from orne import rulings
from orne.games import GAMES
from orne.kernel.errors import UserError

SOURCE = Path(orne.__file__).parent
ID = re.compile(
    r"\b(?:coc/(?:rule|example|errata|faq|timing|mechanic|rulebook|list|basics)|ahlcg|arkham/basics)/[\w.’'-]+(?:/[\w.-]+)*"
)
EDITIONS = ("ccg-2.0", "lcg-1.4", "lcg-3.0", "lcg-4")


def everything() -> list[rulings.Claim]:
    return [each for game in GAMES for each in rulings.claims(game)]


@cache
def modules() -> dict[Path, str]:
    """The source of every module that speaks of rulings; the page has packages of its own, which do not."""
    packages = [path for path in SOURCE.iterdir() if path.is_dir() and path.name != "web"]
    paths = [*SOURCE.glob("*.py"), *(path for package in packages for path in package.rglob("*.py"))]
    return {path: text for path in paths if ID.search(text := path.read_text("utf-8"))}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(modules()[path])


def strings(path: Path) -> Iterator[str]:
    """The strings of a module that are an id and nothing else, as a refusal or an erratum cites one."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
            yield node.value


def test_the_catalogue_has_every_claim_of_the_documents_once() -> None:
    ids = [each.id for each in everything()]
    assert len(ids) == len(set(ids))
    kinds = [each.kind for each in everything() if each.kind != "basics"]
    assert len(rulings.claims("coc")) + len(rulings.claims("arkham")) == len(ids)
    # 652 and 772 claims of the first list, and what its additions bring: one of them takes the place of another.
    assert len(kinds) == 652 + 772 + 53
    assert {path.stem for path in (SOURCE / "rulings" / "data" / "coc").iterdir()} == set(rulings.CHAPTERS["coc"])
    assert {path.stem for path in (SOURCE / "rulings" / "data" / "arkham").iterdir()} == set(rulings.CHAPTERS["arkham"])


def test_every_claim_is_a_sentence_with_its_section() -> None:
    for each in everything():
        assert each.section, each.id
        assert each.sentence[-1] in ".”\"'", each.id
        assert each.sentence == " ".join(each.sentence.split()), each.id
        assert set(each.editions) <= set(EDITIONS), each.id
        assert bool(each.editions) == (each.game == "coc"), each.id
        assert set(each.differences) <= set(EDITIONS), each.id
        assert set(each.near) <= {other.id for other in rulings.claims(each.game)}, each.id


def test_every_id_that_code_cites_is_in_the_catalogue() -> None:
    cited = {id: path for path in modules() for id in strings(path)}
    assert len(cited) > 150
    known = {each.id for each in everything()}
    assert {id: str(path) for id, path in cited.items() if id not in known} == {}


def test_no_id_is_put_together_where_nobody_could_check_it() -> None:
    for path in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                assert not ID.match(str(node.values[0].value)), path


def test_every_id_in_data_is_in_the_catalogue() -> None:
    known = {each.id for each in everything()}
    files = [path for game in GAMES for path in (SOURCE / game / "data").rglob("*.json")]
    cited = {id for path in files for id in ID.findall(path.read_text("utf-8"))}
    assert cited
    assert cited <= known


def test_what_comments_cite_is_a_claim_or_a_section() -> None:
    for text in modules().values():
        for id in ID.findall(text):
            assert rulings.within(id.rstrip(".…’'"))


def test_a_claim_is_found_by_its_id() -> None:
    claim = rulings.claim("coc/rule/2.15-resource-match/a")
    assert claim.game == "coc"
    assert claim.section == "2.15 Resource match"
    assert "Steadfast" in claim.sentence


def test_additions_correct_the_first_list() -> None:
    assert "four action boxes" in rulings.claim("coc/timing/story-phase-chart-ccg").sentence
    assert rulings.claim("coc/errata/forgotten-lore/f114-bringer-of-fire").cards
    with pytest.raises(UserError):
        rulings.claim("coc/errata/summons-of-the-deep/f14-bringer-of-fire")


@pytest.mark.parametrize(
    ("wrong", "nearest"),
    [
        ("ahlcg/imune/a", "ahlcg/immune/a"),
        ("coc/rule/2.15-resource-mach/a", "coc/rule/2.15-resource-match/a"),
        ("", ""),
        ("x" * 5000, ""),
    ],
)
def test_an_unknown_id_is_refused_with_the_nearest(wrong: str, nearest: str) -> None:
    with pytest.raises(UserError, match="the nearest is") as refused:
        rulings.claim(wrong)
    assert nearest in str(refused.value)


def test_a_section_is_all_its_claims() -> None:
    found = rulings.within("coc/rule/2.15")
    assert [each.id for each in found] == ["coc/rule/2.15-resource-match/a", "coc/rule/2.15-resource-match/b"]
    assert {each.section for each in rulings.within("ahlcg/immune")} == {"Immune"}
    for too_much in ("coc", "coc/rule", "ahlcg"):
        with pytest.raises(UserError):
            rulings.within(too_much)


def test_an_edition_has_its_own_sentence() -> None:
    id = "coc/rule/1.7-simultaneous-effects/a"
    assert rulings.sentence(id, "lcg-4") == rulings.sentence(id) == rulings.claim(id).sentence
    assert rulings.sentence(id, "lcg-1.4") == rulings.claim(id).differences["lcg-1.4"]
    assert rulings.sentence("coc/rule/ccg-toughness", "lcg-4").endswith("(From ccg-2.0.)")
    assert rulings.sentence("ahlcg/immune/a", "2016") == rulings.claim("ahlcg/immune/a").sentence


def test_words_find_claims_named_after_them_first() -> None:
    assert {each.section for each in rulings.search("immune", "arkham")[:4]} == {"Immune"}
    assert all("willpower" in str(each).lower() for each in rulings.search(["Willpower", "terror"], "coc"))
    assert rulings.search("") == []
    assert rulings.search("xyzzy") == []
    assert {each.game for each in rulings.search("insane", "coc")} == {"coc"}


def test_cards_find_the_claims_that_name_them() -> None:
    named = rulings.of_card("Hound of Tindalos")
    assert "coc/errata/core/f110-hound-of-tindalos" in {each.id for each in named}
    assert rulings.of_card("core/hound-of-tindalos") == named
    assert rulings.of_card("tindalos") == named
    assert {each.game for each in rulings.of_card("Cover Up")} == {"arkham"}
    assert rulings.of_card("no such card") == []
    assert rulings.of_card("") == []


def test_related_claims_are_of_the_section_of_the_cards_or_of_another_edition() -> None:
    found = {each.id for each in rulings.related("coc/rule/2.29-lowest-highest/d")}
    assert {"coc/rule/2.29-lowest-highest/a", "coc/rule/2.29-lowest-highest/b"} <= found
    assert "coc/rule/2.29-lowest-highest/d" not in found
    assert len(rulings.related("coc/faq/when-versus-after")) < 10


def test_the_page_of_a_claim_says_everything() -> None:
    told = rulings.lines("coc/rule/1.7-simultaneous-effects/a", "ccg-2.0")
    assert told[0].startswith("coc/rule/1.7-simultaneous-effects/a")
    assert any(line.startswith("In ccg-2.0: ") for line in told)
    assert any(line.startswith("  lcg-1.4: ") for line in told)
    assert "See also:" in told
    for each in everything()[::7]:
        assert rulings.lines(each.id)


def test_nothing_is_read_before_it_is_asked_for() -> None:
    code = "import sys, orne.cli; orne.cli.build_parser(); print('orne.rulings' in sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "False"


def test_files_hold_nothing_that_is_not_read() -> None:
    fields = {
        "id", "kind", "section", "sentence", "editions", "differences", "cards", "related", "note",
    }  # fmt: skip
    for path in (SOURCE / "rulings" / "data").rglob("*.json"):
        data = json.loads(path.read_text("utf-8"))
        assert data.keys() == {"chapter", "claims"}
        for entry in data["claims"]:
            assert entry.keys() <= fields, entry["id"]
