"""`orne cards`."""

import io
import sys
import types
from collections.abc import Callable

import pytest
from rich.console import Console, RenderableType

from orne.coc.facts import load
from orne.commands import _coc_cards as cards
from orne.commands._definitions import DEFINITIONS, Definitions, definitions
from orne.kernel.errors import UserError
from orne.terminal import card as card_layout

Orne = Callable[..., tuple[int, str, str]]

FACTS = load("lcg-4")
NONE = Definitions(frozenset(), lambda card_id, edition: None)
GUG = Definitions(frozenset({"core/slavering-gug"}), lambda card_id, edition: f"The text of {card_id} in {edition}.")


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
    assert shown(cards.panel(FACTS["core/slavering-gug"], "lcg-4", GUG)) == [
        "Slavering Gug",
        "Type Character · Shub-Niggurath",
        "Set Core Set F124",
        "Cost 5",
        "Skill 4",
        "Icons CCC",
        "Subtypes Monster, Gug",
        "Resource Shub-Niggurath",
        "The text of core/slavering-gug in lcg-4.",
        "core/slavering-gug",
    ]


def test_a_unique_card_that_is_not_implemented() -> None:
    assert shown(cards.panel(FACTS["core/cthulhu"], "lcg-4", NONE)) == [
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
    assert shown(cards.listing(found, GUG.implemented)) == [
        "Title Type Faction Cost Skill Icons Set",
        "Slavering Gug Character Shub-Niggurath 5 4 CCC Core Set F124",
        "Rotting Away Story TCAI Core Set F162 not playable yet",
        "2 cards",
    ]


def test_coverage_counts_each_set() -> None:
    found = cards.search("", "lcg-4")
    covered = shown(cards.coverage(found, GUG.implemented))
    assert covered[0] == "Set Playable Cards"
    assert "Core Set 1 165 1%" in covered
    assert "Dreamlands 0 120 0%" in covered
    assert covered[-1] == f"All sets 1 {len(found)} 0%"


def test_filters() -> None:
    events = cards.search("", set_name="Core Set", faction="agency", type_name="Events")
    assert [card.number for card in events] == [16, 17, 18, 19, 20]
    assert {card.set for card in cards.search("cthulhu", set_name="forbidden")} == {"ccg-forbidden-relics"}
    assert {card.faction for card in cards.search("", faction="Miskatonic University")} == {"miskatonic"}


def test_a_whole_title_or_an_id_finds_that_card_and_a_part_finds_every_title_with_it() -> None:
    assert [card.id for card in cards.search("rotting away")] == ["core/rotting-away"]
    assert [card.id for card in cards.search("core/dagon")] == ["core/dagon"]
    assert {"Slavering Gug", "Gug Sentinel"} <= {card.title for card in cards.search("gug")}


def test_an_edition_keeps_to_its_era() -> None:
    assert [card.id for card in cards.search("dagon")] == ["core/dagon", "ccg-unspeakable-tales/dagon"]
    assert [card.id for card in cards.search("dagon", "lcg-4")] == ["core/dagon"]
    assert [card.id for card in cards.search("dagon", "ccg-2.0")] == ["ccg-unspeakable-tales/dagon"]


@pytest.mark.parametrize(
    ("filters", "sentence"),
    [
        ({"query": "xyzzy"}, "no card fits 'xyzzy'; try fewer letters or fewer filters"),
        (
            {"query": "", "type_name": "spell"},
            "no type is called 'spell'; choose one of character, support, event, conspiracy, story",
        ),
        (
            {"query": "", "set_name": "arkham"},
            "several sets fit 'arkham'; choose one of "
            "secrets-of-arkham, ccg-arkham-edition, ccg-arkham-premium-edition",
        ),
    ],
)
def test_a_search_that_finds_nothing(filters: dict[str, str], sentence: str) -> None:
    with pytest.raises(UserError) as error:
        cards.search(**filters)
    assert str(error.value) == sentence


def test_the_command_shows_one_card_and_lists_many(orne: Orne) -> None:
    code, out, _ = orne("cards", "slavering", "gug", "--edition", "lcg-4")
    assert code == 0
    assert lines(out)[0] == "Slavering Gug"
    code, out, _ = orne("cards", "--game", "coc", "--set", "core")
    assert code == 0
    assert lines(out)[-1] == "165 cards"
    code, out, _ = orne("cards", "--game", "coc", "--coverage", "--set", "core")
    assert code == 0
    assert "165" in out


@pytest.mark.parametrize("argv", [(), ("xyzzy",), ("--set", "xyzzy"), ("dagon", "--edition", "lcg-9")])
def test_bad_input_is_one_sentence(orne: Orne, argv: tuple[str, ...]) -> None:
    code, out, err = orne("cards", *argv)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_definitions_come_from_the_game_when_it_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    game = types.ModuleType(DEFINITIONS)
    monkeypatch.setitem(sys.modules, DEFINITIONS, game)
    assert definitions().implemented == frozenset()
    assert definitions().text("core/dagon", "lcg-4") is None
    game.implemented = lambda: frozenset({"core/dagon"})  # type: ignore[attr-defined]
    game.text = lambda card_id, edition: "Eats ships."  # type: ignore[attr-defined]
    assert definitions().implemented == {"core/dagon"}
    assert definitions().text("core/dagon", "lcg-4") == "Eats ships."
