"""The errata of each edition: every change of facts, and that the changes of behaviour are kept."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orne.coc.errata import EDITIONS, all_errata, errata
from orne.coc.facts import load

NONE = (0, 0, 0, 0)
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
def test_an_erratum_changes_the_facts_of_a_card(case: tuple[str, str, str, Any, Any, tuple[str, ...]]) -> None:
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
    assert len({erratum.ruling for erratum in all_errata()}) == 186, "185 errata, and an answer that is not one"
    by_edition = {edition: len({e.ruling for e in errata(edition)}) for edition in EDITIONS}
    assert by_edition == {"lcg-4": 107, "lcg-3.0": 74, "lcg-1.4": 43, "ccg-2.0": 73}


def test_no_ruling_tells_one_edition_two_things() -> None:
    held = Counter((erratum.ruling, edition) for erratum in all_errata() for edition in erratum.editions)
    assert max(held.values()) == 1
    lodge = {e.editions: e.behaviour for e in all_errata() if e.card.endswith("/the-silver-twilight-lodge")}
    assert set(lodge) == {("lcg-4",), ("lcg-1.4", "lcg-3.0")}
