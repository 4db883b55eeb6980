"""The facts of the core set: totals, sets and locations, and the script that made them."""

from __future__ import annotations

import importlib.util
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from orne.arkham.facts import LocationFacts, Side, basic_weaknesses, by_code, encounter_sets, find, load, locations
from tests.look import short

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src" / "orne" / "arkham" / "data"


def source() -> Path | None:
    """Return the folder of ArkhamDB's lists beside the checkout (or beside its parent, for a worktree), if there."""
    for place in (ROOT.parent, ROOT.parent.parent):
        if (path := place / "shared" / "data" / "arkham").exists():
            return path
    return None


@pytest.fixture(scope="module")
def importer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("import_arkham", ROOT / "tools" / "import_arkham.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_a_line_leaves_out_is_none_of_it() -> None:
    """Weaknesses have no icons, and only enemies deal anything."""
    cards = load().values()
    assert {card.icons for card in cards if card.weakness is not None} == {(0, 0, 0, 0, 0)}
    assert {(card.damage, card.horror, card.victory) for card in cards if card.type == "treachery"} == {(0, 0, 0)}


def test_the_sets_have_their_totals() -> None:
    cards = load().values()
    assert Counter(card.type for card in cards) == {
        "asset": 51,
        "event": 27,
        "treachery": 24,
        "enemy": 24,
        "location": 24,
        "skill": 10,
        "agenda": 8,
        "act": 7,
        "investigator": 5,
        "scenario": 3,
    }
    assert sum(card.quantity for card in cards if card.encounter_set is None) == 121
    assert sum(card.quantity for card in cards if card.encounter_set) == 112
    # Every class has ten cards of level 0 and four or so above; Lita and the signature cards have no level.
    levels = Counter((card.class_, card.level == 0) for card in cards if card.level is not None)
    assert levels == {
        **{(name, True): 10 for name in ("guardian", "seeker", "rogue", "mystic", "survivor")},
        **{(name, False): 4 for name in ("guardian", "seeker", "rogue", "mystic", "survivor")},
        ("neutral", True): 8,
        ("neutral", False): 2,
    }


def test_codes_are_in_order_and_there_is_no_placeholder() -> None:
    codes = [card.code for card in load().values()]
    assert codes == sorted(codes)
    assert by_code("01000") is None
    assert [card.id for card in load().values() if card.code.startswith("01121")] == [
        "core/predator-or-prey",
        "core/the-masked-hunter",
    ]


def test_the_back_of_predator_or_prey_grows_with_the_table() -> None:
    assert [load()["core/the-masked-hunter"].health_for(n) for n in (1, 2, 3, 4)] == [6, 8, 10, 12]
    assert [load()["core/umordhoth"].health_for(n) for n in (1, 4)] == [10, 22]
    assert [load()["core/ghoul-priest"].health_for(n) for n in (1, 4)] == [5, 20]
    assert load()["core/ghoul-minion"].health_for(4) == 2
    assert load()["core/machete"].health_for(4) is None


def test_each_investigator_has_their_signature_cards() -> None:
    owned: dict[str, list[str]] = {}
    for card in load().values():
        if card.signature_of:
            owned.setdefault(short(card.signature_of), []).append(card.code)
    assert owned == {
        "roland-banks": ["01006", "01007"],
        "daisy-walker": ["01008", "01009"],
        "skids-otoole": ["01010", "01011"],
        "agnes-baker": ["01012", "01013"],
        "wendy-adams": ["01014", "01015"],
    }
    signature_weaknesses = [card.code for card in load().values() if card.weakness == "signature"]
    assert signature_weaknesses == ["01007", "01009", "01011", "01013", "01015"]


def test_the_pool_holds_the_basic_weaknesses() -> None:
    assert Counter(basic_weaknesses()) == {
        "core/amnesia": 2,
        "core/paranoia": 2,
        "core/haunted": 1,
        "core/psychosis": 1,
        "core/hypochondria": 1,
        "core/mob-enforcer": 1,
        "core/silver-twilight-acolyte": 1,
        "core/stubborn-detective": 1,
    }


def test_cards_have_their_keywords_and_uses() -> None:
    having: dict[str, list[str]] = {}
    for card in load().values():
        for keyword in card.keywords:
            having.setdefault(keyword, []).append(card.code)
    assert {keyword: len(codes) for keyword, codes in having.items() if keyword != "peril"} == {
        "fast": 18,
        "hunter": 11,
        "retaliate": 3,
        "massive": 1,
    }
    assert having["peril"] == ["01135", "01178"]
    assert {card.code: card.uses for card in load().values() if card.uses} == {
        "01006": ("ammo", 4),
        "01016": ("ammo", 4),
        "01019": ("supplies", 3),
        "01029": ("ammo", 2),
        "01047": ("ammo", 3),
        "01058": ("secrets", 4),
        "01060": ("charges", 4),
        "01061": ("charges", 3),
        "01071": ("charges", 4),
        "01087": ("supplies", 3),
    }


def test_the_sums_of_the_encounter_sets() -> None:
    sums = {name: sum(cards.values()) for name, cards in encounter_sets().items()}
    assert sums == {
        "the-gathering": 16,
        "the-midnight-masks": 20,
        "cult-of-umordhoth": 5,
        "the-devourer-below": 18,
        "rats": 3,
        "ghouls": 7,
        "striking-fear": 7,
        "ancient-evils": 3,
        "chilling-cold": 4,
        "dark-cult": 6,
        "nightgaunts": 4,
        "locked-doors": 2,
        "agents-of-hastur": 4,
        "agents-of-yog-sothoth": 4,
        "agents-of-shub-niggurath": 4,
        "agents-of-cthulhu": 4,
    }
    assert sum(sums.values()) == 111
    listed = {card: (name, n) for name, cards in encounter_sets().items() for card, n in cards.items()}
    printed = {card.id: (card.encounter_set, card.quantity) for card in load().values() if card.encounter_set}
    assert printed.pop("core/the-masked-hunter") == ("the-midnight-masks", 1)
    assert listed == printed
    assert encounter_sets()["ghouls"] == {"core/ghoul-minion": 3, "core/ravenous-ghoul": 1, "core/grasping-hands": 3}


@pytest.mark.parametrize(
    ("sets", "size"),
    [
        (("the-gathering", "rats", "ghouls", "striking-fear", "ancient-evils", "chilling-cold"), 28),
        (("the-midnight-masks", "chilling-cold", "nightgaunts", "dark-cult", "locked-doors"), 21),
        (("the-devourer-below", "ancient-evils", "striking-fear", "ghouls", "dark-cult", "agents-of-hastur"), 30),
    ],
)
def test_the_encounter_cards_that_each_scenario_gathers(sets: tuple[str, ...], size: int) -> None:
    """Enemies, treacheries and story assets; two of the first and one of the last scenario are set aside."""
    kinds = ("enemy", "treachery", "asset")
    assert sum(n for name in sets for card, n in encounter_sets()[name].items() if load()[card].type in kinds) == size


def neighbours(scenario: str) -> set[tuple[str, str]]:
    """Return the pairs of titles of a set that connect, each seeing the other, in order of the alphabet."""
    cards = {card: sides.revealed for card, sides in locations().items() if load()[card].encounter_set == scenario}
    seen = {(a, b) for a in cards for b in cards if a != b and cards[b].symbol in cards[a].connections}
    return {(name(a), name(b)) for a, b in seen if (b, a) in seen and name(a) < name(b)}


def name(location: str) -> str:
    """Name a location as the map does: the woods by their subtitles."""
    card = load()[location]
    return card.subtitle or card.title if card.title == "Arkham Woods" else card.title


def test_every_location_has_symbols_and_the_maps_are_right() -> None:
    assert set(locations()) == {card.id for card in load().values() if card.type == "location"}
    assert neighbours("the-gathering") == {("Attic", "Hallway"), ("Cellar", "Hallway"), ("Hallway", "Parlor")}
    assert neighbours("the-midnight-masks") == {
        ("Rivertown", "Your House"),
        ("Easttown", "Rivertown"),
        ("Rivertown", "Southside"),
        ("Miskatonic University", "Rivertown"),
        ("Graveyard", "Rivertown"),
        ("Miskatonic University", "Southside"),
        ("Southside", "St. Mary's Hospital"),
        ("Miskatonic University", "St. Mary's Hospital"),
        ("Miskatonic University", "Northside"),
        ("Downtown", "Northside"),
        ("Downtown", "Easttown"),
    }
    # The Main Path reaches revealed woods by its text, not by symbols.
    assert neighbours("the-devourer-below") == {
        ("Main Path", "Ritual Site"),
        ("Cliffside", "Unhallowed Ground"),
        ("Old House", "Unhallowed Ground"),
        ("Old House", "Twisting Paths"),
        ("Tangled Thicket", "Twisting Paths"),
        ("Quiet Glade", "Tangled Thicket"),
        ("Cliffside", "Quiet Glade"),
    }


def test_only_the_woods_show_other_symbols_unrevealed() -> None:
    other = {card for card, sides in locations().items() if sides.revealed != sides.unrevealed}
    assert len(other) == 6
    assert all(card.startswith("core/arkham-woods-") for card in other)
    assert {locations()[card].unrevealed for card in other} == {Side("square", ("squiggle",))}
    assert locations()["core/study"] == LocationFacts(Side("circle", ()), Side("circle", ()))
    assert locations()["core/main-path"].revealed == Side("squiggle", ("square", "plus"))


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("core/machete", ["core/machete"]),
        ("01121B", ["core/the-masked-hunter"]),
        ("umordhoth", ["core/umordhoth"]),
        ("lucky", ["core/lucky", "core/lucky-2"]),
        ("look what", ["core/look-what-i-found"]),
        ("priest", ["core/ghoul-priest"]),
        ("Downtown", ["core/downtown-first-bank-of-arkham", "core/downtown-arkham-asylum"]),
        ("no such card", []),
        ("?!", []),
    ],
)
def test_cards_are_found_by_name(query: str, found: list[str]) -> None:
    assert [card.id for card in find(query)] == found


def test_the_committed_files_are_what_the_script_gives(
    importer: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    if (folder := source()) is None:
        named = {card for cards in encounter_sets().values() for card in cards}
        assert named == {card.id for card in load().values() if card.encounter_set} - {"core/the-masked-hunter"}
        return
    assert importer.main([str(folder), "--check"]) == 0
    assert capsys.readouterr().out == ""


def test_no_text_of_a_card_is_kept() -> None:
    """The longest thing a line says is a title or a subtitle."""
    longest = max(len(value) for card in load().values() for value in (card.title, card.subtitle or ""))
    assert longest < 30
    assert not any(word in (DATA / "core.json").read_text("utf-8") for word in ('"text"', "flavor", "<b>"))


def test_clashing_titles_have_ids_of_their_own(importer: ModuleType) -> None:
    rows = [
        {"code": "1", "name": "Same"},
        {"code": "2", "name": "Same", "xp": 2},
        {"code": "3", "name": "Twin", "subname": "First"},
        {"code": "4", "name": "Twin", "subname": "Second's"},
        {"code": "5", "name": "Triplet"},
        {"code": "6", "name": "Triplet"},
    ]
    assert list(importer.name_ids(rows).values()) == [
        "core/same",
        "core/same-2",
        "core/twin-first",
        "core/twin-seconds",
        "core/triplet-5",
        "core/triplet-6",
    ]
