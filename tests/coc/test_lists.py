"""The restricted and banned lists, one test for each ruling that holds one."""

from __future__ import annotations

import pytest

from orne.coc.errata import EDITIONS
from orne.coc.facts import find, load
from orne.coc.lists import ONE_RESTRICTED_TITLE, Kind, banned, card_list, restricted


def test_lcg_1_4_restricts_its_cards() -> None:
    """coc/list/restricted/lcg-1.4."""
    assert card_list("restricted", "lcg-1.4").ruling == "coc/list/restricted/lcg-1.4"
    assert restricted("lcg-1.4") == {
        "Itinerant Scholar",
        "Things in the Ground",
        "Diseased Sewer Rats",
        "Descendant of Eibon",
        "Nyarlathotep",
        "Guardian Pillar",
        "Lord Jeffrey Farrington",
        "Doppelgänger",
    }


def test_lcg_3_0_restricts_its_cards() -> None:
    """coc/list/restricted/lcg-3.0."""
    assert card_list("restricted", "lcg-3.0").ruling == "coc/list/restricted/lcg-3.0"
    assert restricted("lcg-3.0") == {
        "Itinerant Scholar",
        "Things in the Ground",
        "Negotium Perambulans in Tenebris",
        "Infernal Obsession",
        "Descendant of Eibon",
        "Twilight Gate",
        "Nyarlathotep",
        "Guardian Pillar",
        "Museum Curator",
        "Broken Space, Broken Time",
        "Doppelgänger",
        "Khopesh of the Abyss",
        "Initiate of Huang Hun",
        "Stygian Eye",
        "Feed Her Young",
        "Marcus Jamburg",
        "Por XV 14:19",
    }


def test_lcg_4_restricts_its_cards() -> None:
    """coc/list/restricted/lcg-4."""
    assert card_list("restricted").ruling == "coc/list/restricted/lcg-4"
    assert restricted() == {
        "Itinerant Scholar",
        "Ravager from the Deep",
        "Shocking Transformation",
        "Diseased Sewer Rats",
        "Broken Space, Broken Time",
        "Infernal Obsession",
        "Twilight Gate",
        "Dreamlands Fanatic",
        "Guardian Pillar",
        "Obsessive Insomniac",
        "Nyarlathotep",
        "Speak to the Dead",
        "Museum Curator",
        "Doppelgänger",
        "Khopesh of the Abyss",
        "Temple of R'lyeh",
        "Stygian Eye",
        "Master of the Myths",
        "Uroborus",
        "Feed Her Young",
        "Marcus Jamburg",
        "Matthew Alexander",
        "Alternative Historian",
        "Por XV 14:19",
        "Nikola Tesla",
        "Lost Oracle",
        "Yithian Scout",
        "Rite of the Silver Gate",
        "Studying the Void",
        "Interstellar Migration",
        "The Festival",
        "Josef Meiger",
    }
    assert restricted("lcg-3.0") - restricted() == {
        "Things in the Ground",
        "Negotium Perambulans in Tenebris",
        "Descendant of Eibon",
        "Initiate of Huang Hun",
    }


def test_ccg_2_0_bans_its_cards_and_restricts_none() -> None:
    """coc/list/banned/ccg-2.0, which also says that there is no restricted list."""
    assert card_list("banned", "ccg-2.0").ruling == "coc/list/banned/ccg-2.0"
    assert banned("ccg-2.0") == {
        "The Rip-Off",
        "Rite of Passage",
        "Secrets of Bubastis",
        "Theosophist Meeting",
        "Dream Summoning",
        "Saturnalia",
        "Born in the Spheres",
        "Veneration of Apis",
    }
    assert card_list("restricted", "ccg-2.0").ruling == "coc/list/banned/ccg-2.0"
    assert restricted("ccg-2.0") == frozenset()


def test_lcg_1_4_bans_its_cards() -> None:
    """coc/list/banned/lcg-1.4."""
    assert card_list("banned", "lcg-1.4").ruling == "coc/list/banned/lcg-1.4"
    assert banned("lcg-1.4") == {"Endless Interrogation", "Magah Bird"}


def test_lcg_3_0_bans_its_cards() -> None:
    """coc/list/banned/lcg-3.0."""
    assert card_list("banned", "lcg-3.0").ruling == "coc/list/banned/lcg-3.0"
    assert banned("lcg-3.0") == {"Diseased Sewer Rats", "Endless Interrogation", "Magah Bird", "Glimpse of the Void"}


def test_lcg_4_bans_its_cards() -> None:
    """coc/list/banned/lcg-4."""
    assert card_list("banned").ruling == "coc/list/banned/lcg-4"
    assert banned() == frozenset()
    assert "Diseased Sewer Rats" in restricted()


def test_another_printing_of_a_restricted_title_is_restricted_too() -> None:
    """coc/list/restricted/rule counts titles: another printing of a listed title is restricted too."""
    assert ONE_RESTRICTED_TITLE == "coc/list/restricted/rule"
    printings = {card.id for card in find("Nyarlathotep") if card.title in restricted()}
    assert len(printings) > 1
    assert "dreamlands/nyarlathotep" in printings


@pytest.mark.parametrize("kind", ["restricted", "banned"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_lists_name_cards(kind: Kind, edition: str) -> None:
    listed = card_list(kind, edition)
    assert (listed.kind, listed.edition) == (kind, edition)
    assert {load(edition)[card].title for card in listed.cards} == listed.titles
    assert len(listed.cards) == len(listed.titles)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown edition 'lcg'"):
        restricted("lcg")
