"""The card facts: totals, ids, and the core set card by card."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from orne.coc.errata import EDITIONS
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


def test_the_sets_have_their_totals() -> None:
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
        "willpower": 57,
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
def test_a_core_card_has_the_facts_of_the_list(line: list[str]) -> None:
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


def test_chosen_cards_have_all_their_facts() -> None:
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


def test_what_the_sources_had_wrong_is_corrected() -> None:
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


def test_cards_are_found_by_name() -> None:
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


def test_cards_are_found_by_their_octgn_id() -> None:
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
