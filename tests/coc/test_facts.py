"""The card facts: totals, ids, the core set card by card, and each edition's errata."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from orne.coc.errata import EDITIONS, all_errata, errata
from orne.coc.facts import CardFacts, by_octgn_id, find, load, load_set, sets

FACTIONS = {
    "agency",
    "miskatonic",
    "cthulhu",
    "syndicate",
    "hastur",
    "yog-sothoth",
    "shub-niggurath",
    "silver-twilight",
    "neutral",
}
NONE = (0, 0, 0, 0)


def test_totals_of_the_sets() -> None:
    totals = {set_id: facts.total for set_id, facts in sets().items()}
    assert totals == {
        "core": 165,
        "summons-of-the-deep": 120,
        "dreamlands": 120,
        "forgotten-lore": 120,
        "secrets-of-arkham": 60,
        "the-yuggoth-contract": 120,
        "the-order-of-the-silver-twilight": 55,
        "rituals-of-the-order": 120,
        "ancient-relics": 128,
        "revelations": 120,
        "seekers-of-knowledge": 55,
        "the-key-and-the-gate": 55,
        "terror-in-venice": 55,
        "denizens-of-the-underworld": 55,
        "the-sleeper-below": 55,
        "for-the-greater-good": 55,
        "the-thousand-young": 55,
        "the-mark-of-madness": 55,
        "ccg-arkham-edition": 251,
        "ccg-arkham-premium-edition": 10,
        "ccg-unspeakable-tales": 145,
        "ccg-forbidden-relics": 145,
        "ccg-eldritch-edition": 251,
        "ccg-eldritch-premium-edition": 10,
        "ccg-masks-of-nyarlathotep": 145,
        "ccg-forgotten-cities": 144,
        "ccg-spawn-of-madness": 20,
        "ccg-kingsport-dreams": 20,
        "ccg-conspiracies-of-chaos": 20,
        "ccg-dunwich-denizens": 20,
        "ccg-promos": 23,
    }
    eras = Counter[str]()
    for facts in sets().values():
        eras[facts.era] += facts.total
    assert eras == {"lcg": 1568, "ccg": 1204}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_every_card_once(edition: str) -> None:
    cards = load(edition)
    assert len(cards) == 1568 + 1204
    assert all(key == card.id and card.id.startswith(card.set + "/") for key, card in cards.items())
    assert Counter(card.set for card in cards.values()) == {key: facts.total for key, facts in sets().items()}


def test_ids_are_slugs_of_set_and_title() -> None:
    assert all(re.fullmatch(r"[a-z0-9-]+/[a-z0-9]+(-[a-z0-9]+)*", card) for card in load())
    assert {card for card in load() if card.startswith("summons-of-the-deep/julia-brown")} == {
        "summons-of-the-deep/julia-brown-17",
        "summons-of-the-deep/julia-brown-107",
    }
    assert sum(card.startswith("revelations/the-necronomicon-") for card in load()) == 8


def test_numbers_of_a_living_set_run_from_one_to_its_total() -> None:
    for set_id, facts in sets().items():
        numbers = [card.number for card in load_set(set_id).values()]
        expected = list(range(1, facts.total + 1)) if facts.era == "lcg" else [None] * facts.total
        assert numbers == expected, set_id


def test_each_type_has_what_belongs_to_it() -> None:
    for card in load().values():
        assert card.type in {"character", "support", "event", "conspiracy", "story"}
        assert (card.skill is not None) == (card.type == "character"), card.id
        assert (card.struggles != NONE) == (card.type in {"story", "conspiracy"}), card.id
        assert card.icons == NONE or card.type == "character", card.id
        assert card.boosters == NONE or card.type in {"character", "support"}, card.id
        assert not card.keywords_only or card.type == "character", card.id
        assert not (card.cost_is_x and card.cost), card.id
        assert not (card.skill_is_x and card.skill), card.id
        assert card.number is not None or card.set.startswith("ccg-"), card.id
        assert (card.octgn_id is not None) == (not card.set.startswith("ccg-")), card.id
        if card.type == "story":
            assert (card.faction, card.resources, card.cost) == (None, (), 0), card.id
        else:
            assert card.faction in FACTIONS, card.id
            assert set(card.resources) <= FACTIONS | {"zoog"}, card.id
            assert len(card.resources) in (1, 2), card.id


def test_keywords_are_the_thirteen_and_only_two_have_numbers() -> None:
    found = Counter(name for card in load().values() if not card.set.startswith("ccg-") for name, _ in card.keywords)
    assert found == {
        "toughness": 95,
        "villainous": 67,
        "willpower": 58,
        "fast": 52,
        "loyal": 46,
        "invulnerability": 34,
        "heroic": 31,
        "fated": 18,
        "night": 16,
        "resilient": 15,
        "prophecy": 10,
        "dormant": 9,
        "day": 9,
    }
    numbered = {name for card in load().values() for name, number in card.keywords if number != 1}
    assert numbered == {"toughness", "fated"}


def test_no_subtype_is_a_slip() -> None:
    """A subtype that one card alone has, in the living card game, is one that was looked at."""
    found = Counter(s for card in load().values() if not card.set.startswith("ccg-") for s in card.subtypes)
    assert {name for name, count in found.items() if count == 1} == {
        "Blessing",
        "Construct",
        "Elixir",
        "High Priest",
        "Initiate",
        "Messenger",
        "Musician",
        "Yeti",
    }


def core_lines() -> list[list[str]]:
    lines = Path(__file__).with_name("core_set.txt").read_text("utf-8").splitlines()
    return [line.split(" | ") for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("line", core_lines(), ids=lambda line: line[1])
def test_core_card(line: list[str]) -> None:
    number, title, kind, faction, cost, *notes = line
    card = list(load_set("core").values())[int(number) - 1]
    told = f"{cost} {notes[0] if notes else ''}".strip()
    shown = "-" if kind == "story" else "X" if card.cost_is_x else str(card.cost)
    shown += " unique" if card.unique else ""
    shown += " transient" if card.is_transient else ""
    shown += "".join(f" steadfast {name} {count}" for name, count in card.steadfast)
    if kind == "story":
        shown += " struggles " + "".join(x * n for x, n in zip("TCAI", card.struggles, strict=True))
    assert (card.number, card.title, card.type, card.faction or "-", shown) == (int(number), title, kind, faction, told)


def test_whole_cards() -> None:
    assert load()["core/slavering-gug"] == CardFacts(
        id="core/slavering-gug",
        set="core",
        number=124,
        title="Slavering Gug",
        descriptor=None,
        type="character",
        faction="shub-niggurath",
        unique=False,
        cost=5,
        cost_is_x=False,
        skill=4,
        skill_is_x=False,
        icons=(0, 3, 0, 0),
        subtypes=("Monster", "Gug"),
        keywords=(),
        steadfast=(),
        resources=("shub-niggurath",),
        boosters=NONE,
        struggles=NONE,
        keywords_only=False,
        octgn_id="45f006f4-02ed-4b8d-b095-eb5efe58d124",
    )
    assert load()["the-sleeper-below/ian-hardaway"] == CardFacts(
        id="the-sleeper-below/ian-hardaway",
        set="the-sleeper-below",
        number=7,
        title="Ian Hardaway",
        descriptor="Uncanny Presence",
        type="character",
        faction="cthulhu",
        unique=True,
        cost=2,
        cost_is_x=False,
        skill=2,
        skill_is_x=False,
        icons=(0, 0, 3, 0),
        subtypes=("Independent",),
        keywords=(("fast", 1),),
        steadfast=(),
        resources=("cthulhu",),
        boosters=(1, 1, 0, 0),
        struggles=NONE,
        keywords_only=True,
        octgn_id=load()["the-sleeper-below/ian-hardaway"].octgn_id,
    )
    assert load()["ccg-arkham-edition/the-well"] == CardFacts(
        id="ccg-arkham-edition/the-well",
        set="ccg-arkham-edition",
        number=None,
        title="The Well",
        descriptor=None,
        type="story",
        faction=None,
        unique=False,
        cost=0,
        cost_is_x=False,
        skill=None,
        skill_is_x=False,
        icons=NONE,
        subtypes=(),
        keywords=(),
        steadfast=(),
        resources=(),
        boosters=NONE,
        struggles=(1, 1, 1, 1),
        keywords_only=False,
        octgn_id=None,
    )


def test_what_the_sources_had_wrong() -> None:
    cards = load()
    steve = cards["core/steve-clarney"]
    assert (steve.faction, steve.resources) == ("miskatonic", ("miskatonic",))
    assert cards["core/shotgun-blast"].cost_is_x
    assert cards["revelations/elise-warren"].skill_is_x
    assert not cards["core/monster-hunter"].unique
    assert cards["secrets-of-arkham/mi-go-surgeon"].skill == 2
    assert cards["for-the-greater-good/sigil-of-doom"].type == "support"
    assert cards["the-mark-of-madness/hastur"].keywords == (("fast", 1), ("invulnerability", 1), ("villainous", 1))
    assert cards["the-mark-of-madness/hastur"].boosters == (1, 0, 0, 0)
    assert cards["terror-in-venice/the-iron-cross"].keywords == (("fated", 4),)
    assert cards["denizens-of-the-underworld/a-cunning-ruse"].struggles == (1, 1, 1, 1)
    assert cards["the-yuggoth-contract/doppelganger"].title == "Doppelgänger"
    assert cards["forgotten-lore/antarctic-wind"].number == 98
    assert cards["ccg-eldritch-edition/british-garrison"].is_transient


def test_core_cards_that_the_rules_alone_play() -> None:
    titles = {card.title for card in load_set("core").values() if card.keywords_only}
    assert titles == {
        "Undercover Security",
        "Hired Muscle",
        "Freelance Occultist",
        "Blackwood File Clerk",
        "G-Men",
        "Laboratory Assistant",
        "Keeper of the Golden Path",
        "Guardian Shoggoth",
        "Innsmouth Troublemaker",
        "Young Deep One",
        "Dr. Marinus Bicknell Willett",
        "Bag Man",
        "Triggerman",
        "Byakhee Servant",
        "Mad Artist",
        "Arcane Initiate",
        "Servant of Nodens",
        "Degenerate Ghoul",
    }


def test_find() -> None:
    def ids(query: str, edition: str = "lcg-4") -> list[str]:
        return [card.id for card in find(query, edition)]

    assert ids("core/cthulhu") == ["core/cthulhu"]
    assert ids("SLAVERING gug") == ["core/slavering-gug", "ccg-arkham-edition/slavering-gug"]
    assert ids("ia ia") == ["the-thousand-young/ia-ia"]
    assert ids("Doppelganger") == ["the-yuggoth-contract/doppelganger"]
    assert ids("kirby o") == ids("irby odonn") == ["core/kirby-odonnell", "ccg-eldritch-edition/kirby-odonnell"]
    assert ids("Danny O'Bannion's Off") == ["denizens-of-the-underworld/danny-obannions-office"]
    assert ids("no such card") == ids("...") == []
    assert ids("Young Deep One")[0] == "core/young-deep-one"
    assert ids("Young Deep One", "ccg-2.0")[0] == "ccg-arkham-edition/young-deep-one"


def test_by_octgn_id() -> None:
    card = by_octgn_id("45F006F4-02ED-4B8D-B095-EB5EFE58D124")
    assert card is not None
    assert card.id == "core/slavering-gug"
    assert by_octgn_id("45f006f4") is None
    ids = [card.octgn_id for card in load().values() if card.octgn_id]
    assert len(ids) == len(set(ids)) == 1568


def test_one_catalogue_per_edition_and_a_clear_refusal() -> None:
    assert load() is load("lcg-4")
    assert load_set("core") is load_set("core", "lcg-4")
    assert load("ccg-2.0")["core/cthulhu"] is load()["core/cthulhu"]
    with pytest.raises(
        ValueError, match=r"unknown edition 'lcg-5': the editions are lcg-4, lcg-3\.0, lcg-1\.4, ccg-2\.0"
    ):
        load("lcg-5")
    with pytest.raises(ValueError, match="unknown set 'corr'"):
        load_set("corr")


LCG = ("lcg-1.4", "lcg-3.0", "lcg-4")
LATER = ("lcg-3.0", "lcg-4")
LAST = ("lcg-4",)
CCG = ("ccg-2.0",)
TWO = (("invulnerability", 1), ("villainous", 1))

# Ruling, card, field, printed value, corrected value, editions that correct it. Where the two values are the same the
# source of the facts already held the corrected one, and no witness of the misprint is left.
FACT_ERRATA: list[tuple[str, str, str, Any, Any, tuple[str, ...]]] = [
    ("core/f124-slavering-gug", "core/slavering-gug", "subtypes", ("Monster",), ("Monster", "Gug"), LAST),
    (
        "summons-of-the-deep/f42-dynamite",
        "summons-of-the-deep/dynamite",
        "subtypes",
        ("Item", "Weapon"),
        ("Attachment", "Item", "Weapon"),
        LCG,
    ),
    (
        "summons-of-the-deep/f75-descendant-of-eibon/a",
        "summons-of-the-deep/descendant-of-eibon",
        "unique",
        False,
        True,
        LCG,
    ),
    (
        "summons-of-the-deep/f76-clever-zoog",
        "summons-of-the-deep/clever-zoog",
        "subtypes",
        ("Creature",),
        ("Creature", "Zoog"),
        LAST,
    ),
    ("dreamlands/f56-zoog-burrow", "dreamlands/zoog-burrow", "resources", ("zoog",), ("neutral",), LCG),
    (
        "ancient-relics/f39-initiate-of-huang-hun",
        "ancient-relics/initiate-of-huang-hun",
        "keywords",
        (),
        (("loyal", 1),),
        LAST,
    ),
    (
        "ancient-relics/f20-the-chthonian-stone",
        "ancient-relics/the-chthonian-stone",
        "title",
        "The Cthonian Stone",
        "The Chthonian Stone",
        LAST,
    ),
    ("forgotten-lore/f112-aspiring-artist/a", "forgotten-lore/aspiring-artist", "skill", 2, 0, LCG),
    ("forgotten-lore/f112-aspiring-artist/a", "forgotten-lore/aspiring-artist", "icons", (0, 0, 1, 0), NONE, LCG),
    (
        "forgotten-lore/f112-aspiring-artist/b",
        "forgotten-lore/aspiring-artist",
        "subtypes",
        ("Cultist",),
        ("Cultist", "Artist"),
        LAST,
    ),
    (
        "forgotten-lore/f3-omega-alumnus",
        "forgotten-lore/omega-alumnus",
        "subtypes",
        ("Sorceror",),
        ("Sorcerer",),
        LATER,
    ),
    (
        "forgotten-lore/f15-student-of-the-profane",
        "forgotten-lore/student-of-the-profane",
        "subtypes",
        ("Investigator", "Sorceror"),
        ("Investigator", "Sorcerer"),
        LATER,
    ),
    (
        "forgotten-lore/f23-thomas-olney",
        "forgotten-lore/thomas-olney",
        "subtypes",
        ("Investigator", "Sorceror"),
        ("Investigator", "Sorcerer"),
        LATER,
    ),
    (
        "forgotten-lore/f35-mentor-to-vaughn",
        "forgotten-lore/mentor-to-vaughn",
        "subtypes",
        ("Sorceror",),
        ("Sorcerer",),
        LATER,
    ),
    (
        "forgotten-lore/f43-seeker-of-the-profane",
        "forgotten-lore/seeker-of-the-profane",
        "subtypes",
        ("Investigator", "Sorceror"),
        ("Investigator", "Sorcerer"),
        LATER,
    ),
    (
        "forgotten-lore/f51-blood-magician",
        "forgotten-lore/blood-magician",
        "subtypes",
        ("Sorceror",),
        ("Sorcerer",),
        LATER,
    ),
    (
        "forgotten-lore/f73-wilbur-whateley",
        "forgotten-lore/wilbur-whateley",
        "subtypes",
        ("Sorceror",),
        ("Sorcerer",),
        LATER,
    ),
    (
        "forgotten-lore/f46-the-underground-conspiracy",
        "forgotten-lore/the-underground-conspiracy",
        "resources",
        ("shub-niggurath",),
        ("syndicate",),
        LATER,
    ),
    (
        "forgotten-lore/f48-the-rlyeh-conspiracy",
        "forgotten-lore/the-rlyeh-conspiracy",
        "resources",
        ("miskatonic",),
        ("cthulhu",),
        LATER,
    ),
    (
        "forgotten-lore/f53-displaced-chthonian",
        "forgotten-lore/displaced-chthonian",
        "title",
        "Displaced Cthonian",
        "Displaced Chthonian",
        LAST,
    ),
    (
        "forgotten-lore/f53-displaced-chthonian",
        "forgotten-lore/displaced-chthonian",
        "subtypes",
        ("Cthonian",),
        ("Chthonian",),
        LAST,
    ),
    ("revelations/f3-uroborus", "revelations/uroborus", "unique", False, True, LATER),
    (
        "sleeper-below/f25-unaussprechlichen-kulten",
        "the-sleeper-below/unaussprechlichen-kulten",
        "title",
        "Unaussprelichen Kulten",
        "Unaussprechlichen Kulten",
        LAST,
    ),
    (
        "denizens-of-the-underworld/f17-crooked-attorney",
        "denizens-of-the-underworld/crooked-attorney",
        "keywords",
        (("day", 1), ("villainous", 1)),
        (("day", 1), ("villainous", 1)),
        LAST,
    ),
    ("arkham-edition/u117-shadowed-reef", "ccg-arkham-edition/shadowed-reef", "type", "support", "support", CCG),
    (
        "arkham-edition/r239-to-see-another-day",
        "ccg-arkham-edition/to-see-another-day",
        "type",
        "support",
        "support",
        CCG,
    ),
    ("spawn-of-madness/f2-torch-the-joint", "ccg-spawn-of-madness/torch-the-joint", "type", "event", "event", CCG),
    (
        "spawn-of-madness/f14-glimpse-of-the-void",
        "ccg-spawn-of-madness/glimpse-of-the-void",
        "type",
        "event",
        "event",
        CCG,
    ),
    ("unspeakable-tales/r55-cthulhu", "ccg-unspeakable-tales/cthulhu", "keywords", TWO, TWO, CCG),
    ("unspeakable-tales/r109-shub-niggurath", "ccg-unspeakable-tales/shub-niggurath", "keywords", TWO, TWO, CCG),
    ("unspeakable-tales/r91-yog-sothoth", "ccg-unspeakable-tales/yog-sothoth", "keywords", TWO, TWO, CCG),
]


@pytest.mark.parametrize("case", FACT_ERRATA, ids=lambda case: f"{case[0]} {case[2]}")
def test_erratum_of_facts(case: tuple[str, str, str, Any, Any, tuple[str, ...]]) -> None:
    ruling, card, field, printed, corrected, editions = case
    for edition in EDITIONS:
        assert getattr(load(edition)[card], field) == (corrected if edition in editions else printed), edition
        held = {e.ruling for e in errata(edition) if e.card == card and field in e.facts}
        assert (f"coc/errata/{ruling}" in held) == (edition in editions), edition


def test_every_erratum_of_facts_is_shown_above() -> None:
    shown = {(f"coc/errata/{ruling}", field) for ruling, _, field, *_ in FACT_ERRATA}
    assert {(e.ruling, field) for e in all_errata() for field in e.facts} == shown


def test_errata_change_facts_or_behaviour_of_a_card() -> None:
    for erratum in all_errata():
        assert erratum.card in load(), erratum.ruling
        assert erratum.facts or erratum.behaviour, erratum.ruling
        assert erratum.editions, erratum.ruling
        assert set(erratum.editions) <= set(EDITIONS), erratum.ruling
    assert len({erratum.ruling for erratum in all_errata()}) == 178
    by_edition = {edition: len({e.ruling for e in errata(edition)}) for edition in EDITIONS}
    assert by_edition == {"lcg-4": 105, "lcg-3.0": 73, "lcg-1.4": 42, "ccg-2.0": 73}


def test_no_ruling_tells_one_edition_two_things() -> None:
    held = Counter((erratum.ruling, edition) for erratum in all_errata() for edition in erratum.editions)
    assert max(held.values()) == 1
    lodge = {e.editions: e.behaviour for e in all_errata() if e.card.endswith("/the-silver-twilight-lodge")}
    assert set(lodge) == {("lcg-4",), ("lcg-1.4", "lcg-3.0")}
