"""Cards of Call of Cthulhu, laid out whole or listed."""

import io

import pytest
from rich.console import Console, RenderableType

from orne.coc.facts import load
from orne.coc.search import search
from orne.terminal.coc import cards as card_layout

FACTS = load("lcg-4")
GUG = frozenset({"core/slavering-gug"})


def shown(renderable: RenderableType) -> list[str]:
    """Print something and return its lines, spaces and frames taken away."""
    console = Console(width=160, file=io.StringIO())
    console.print(renderable)
    return lines(console.file.getvalue())  # type: ignore[attr-defined]


def lines(text: str) -> list[str]:
    """Return the lines of a text that say something, spaces and frames taken away."""
    stripped = (" ".join(line.strip("│╭╮╰╯─ ").split()) for line in text.splitlines())
    return [line for line in stripped if line]


def test_a_card_in_full() -> None:
    assert shown(card_layout.whole_card(FACTS["core/slavering-gug"], "Eats ships.", playable=True)) == [
        "Slavering Gug",
        "Type Character · Shub-Niggurath",
        "Set Core Set F124",
        "Cost 5",
        "Skill 4",
        "Icons CCC",
        "Subtypes Monster, Gug",
        "Resource Shub-Niggurath",
        "Eats ships.",
        "core/slavering-gug",
    ]


def test_a_unique_card_that_is_not_implemented() -> None:
    assert shown(card_layout.whole_card(FACTS["core/cthulhu"], None, playable=False)) == [
        "• Cthulhu The Great Old One",
        "Type Character · Cthulhu",
        "Set Core Set F41",
        "Cost 6",
        "Skill 8",
        "Icons TTCCA",
        "Subtypes Ancient One",
        "Keywords Invulnerability, Villainous",
        "Resource Cthulhu",
        "not playable yet",
        "core/cthulhu",
    ]


def facts(card: str) -> dict[str, str]:
    return {name: value.plain for name, value in card_layout.rows(FACTS[card])}


def test_stories_and_conspiracies_show_their_struggles() -> None:
    assert facts("core/rotting-away") == {"Type": "Story", "Set": "Core Set F162", "Struggles": "TCAI"}
    assert facts("core/the-bootleg-whiskey-cover-up")["Struggles"] == "TCAI"


def test_transient_steadfast_boosters_and_x() -> None:
    assert facts("core/local-sheriff")["Resource"] == "The Agency + The Agency (Transient)"
    assert facts("core/t-men")["Steadfast"] == "The Agency ×2"
    assert facts("core/open-for-inspection")["Boosters"] == "AII"
    assert facts("core/shotgun-blast")["Cost"] == "X"
    assert facts("core/mad-genius")["Icons"] == "–"


@pytest.mark.parametrize(
    ("name", "number", "written"),
    [("toughness", 1, "Toughness +1"), ("fated", 3, "Fated 3"), ("willpower", 1, "Willpower"), ("fast", 2, "Fast 2")],
)
def test_keywords_with_and_without_a_number(name: str, number: int, written: str) -> None:
    assert card_layout.keyword(name, number) == written


def test_every_card_of_both_eras_can_be_laid_out() -> None:
    for card in FACTS.values():
        assert {"Type", "Set"} <= {name for name, _ in card_layout.rows(card)}


def test_a_listing_says_what_is_not_playable() -> None:
    found = [FACTS["core/slavering-gug"], FACTS["core/rotting-away"]]
    assert shown(card_layout.listing(found, GUG)) == [
        "Title Type Faction Cost Skill Icons Set",
        "Slavering Gug Character Shub-Niggurath 5 4 CCC Core Set F124",
        "Rotting Away Story TCAI Core Set F162 not playable yet",
        "2 cards",
    ]


def test_coverage_counts_each_set() -> None:
    found = search("", "lcg-4")
    covered = shown(card_layout.coverage(found, GUG))
    assert covered[0] == "Set Playable Cards"
    assert "Core Set 1 165 1%" in covered
    assert "Dreamlands 0 120 0%" in covered
    assert covered[-1] == f"All sets 1 {len(found)} 0%"
