"""The starter decks of the core set and the decks of the community."""

from itertools import permutations
from pathlib import Path

import pytest

from orne.coc.facts import load
from orne.decks.coc import available, check, named, shipped, starter, story_deck
from orne.decks.coc.shipped import community
from orne.decks.coc.starters import BLOCKS, PACKETS, starters
from orne.kernel.errors import UserError

FACTS = load("lcg-4")


def test_every_starter_deck_has_47_different_cards_and_is_legal_as_one() -> None:
    for a, b in permutations(BLOCKS, 2):
        for packet in PACKETS:
            deck = starter(a, b, packet)
            assert len(deck.cards) == deck.size == 47
            assert check(deck, "lcg-4", "starter") == []


def test_each_block_is_of_its_faction_and_the_packets_are_neutral() -> None:
    deck = starter("miskatonic", "shub-niggurath", "b")
    factions = [FACTS[card].faction for card in deck.cards]
    assert factions == ["miskatonic"] * 20 + ["shub-niggurath"] * 20 + ["neutral"] * 7
    assert [FACTS[card].number for card in deck.cards] == [*range(21, 41), *range(121, 141), *range(148, 155)]


def test_steve_clarney_is_in_the_miskatonic_block() -> None:
    assert "core/steve-clarney" in starter("miskatonic", "cthulhu", "A").cards
    assert "core/steve-clarney" not in starter("agency", "cthulhu", "A").cards


def test_the_conspiracy_of_the_core_set_is_in_no_starter_deck() -> None:
    conspiracy = "core/the-bootleg-whiskey-cover-up"
    assert FACTS[conspiracy].number == 155
    assert not any(conspiracy in shipped(name).cards for name in starters())


def test_the_story_deck_is_the_ten_stories_of_the_core_set() -> None:
    assert [(FACTS[card].type, FACTS[card].number) for card in story_deck()] == [("story", n) for n in range(156, 166)]


@pytest.mark.parametrize(
    ("a", "b", "packet", "sentence"),
    [
        (
            "agency",
            "silver-twilight",
            "A",
            "The core set has no block “silver-twilight”; the blocks are agency, miskatonic, cthulhu, syndicate, "
            "hastur, yog-sothoth, shub-niggurath.",
        ),
        ("agency", "agency", "A", "A starter deck takes two different blocks, not “agency” twice."),
        ("agency", "hastur", "C", "The core set has no neutral packet “C”; the packets are A and B."),
    ],
)
def test_an_impossible_starter_deck(a: str, b: str, packet: str, sentence: str) -> None:
    with pytest.raises(UserError) as error:
        starter(a, b, packet)
    assert str(error.value) == sentence


def test_64_decks_come_with_orne() -> None:
    assert (len(community()), len(starters()), len(set(available()))) == (22, 42, 64)


def test_every_community_deck_has_at_least_50_known_cards() -> None:
    sizes = {name: shipped(name).size for name in community()}
    assert min(sizes.values()) == 50
    assert sizes["pacta-arcana-12"] == 82
    assert "82 cards" in shipped("pacta-arcana-12").notes


def test_a_deck_is_named_by_its_name_or_its_path(tmp_path: Path) -> None:
    assert named("starter-agency+hastur-a") == starter("agency", "hastur", "A")
    assert named("starter-hastur+agency-b") == starter("hastur", "agency", "B")
    assert named("pacta-arcana-01").name == "Pacta Arcana 01: Cthulhu and Shub-Niggurath"
    path = tmp_path / "deck"
    path.write_text("3x Dagon\n")
    assert named(str(path)).cards == {"core/dagon": 3}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("pacta-arcana-19", "There is no deck called “pacta-arcana-19”; did you mean pacta-arcana-18?"),
        (
            "nothing.txt",
            "nothing.txt: there is no such file; give the path of a deck file.",
        ),
    ],
)
def test_a_deck_that_is_not_there(name: str, sentence: str) -> None:
    with pytest.raises(UserError) as error:
        named(name)
    assert str(error.value) == sentence
