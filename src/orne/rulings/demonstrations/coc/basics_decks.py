"""The base rules: decks, story decks, starter decks."""

from __future__ import annotations

from collections.abc import Sequence

from orne.rulings.laboratory.coc_decks import COLLECTIBLE, LIVING, OLD_STORIES, STORIES, filled
from orne.rulings.showing.coc import Show, shows
from orne.rulings.showing.coc_decks import (
    deck_problems,
    faction_block,
    neutral_packet,
    starter_deck,
    story_deck_problems,
)
from orne.rulings.showing.coc_probes import row, view

LCG = ("lcg-1.4", "lcg-3.0", "lcg-4")
COVER_UP = "core/the-bootleg-whiskey-cover-up"
OLD_PLOT = "ccg-conspiracies-of-chaos/a-conspiracy-of-scholars"
MISKATONIC = [
    f"core/{name}"
    for name in (
        "professor-albert-wilmarth",
        "dr-ali-kafour",
        "steve-clarney",
        "professor-nathaniel-peaslee",
        "anthropology-advisor",
        "visiting-author",
        "mad-genius",
        "strange-librarian",
        "laboratory-assistant",
        "itinerant-scholar",
        "natural-philosopher",
        "student-archaeologist",
        "celaeno-fragments",
        "open-for-inspection",
        "atwood-science-hall",
        "binding",
        "feast-or-famine",
        "restless-and-wary",
        "dr-carsons-treatment",
        "unearthing-the-ancients",
    )
]
SHUB_NIGGURATH = [
    f"core/{name}"
    for name in (
        "shub-niggurath",
        "ygolonac",
        "priestess-of-bubastis",
        "slavering-gug",
        "forest-sister",
        "ancient-guardian",
        "small-ghouls",
        "watcher-of-the-woods",
        "mi-go-scout",
        "mi-go-warrior",
        "hungry-dark-young",
        "degenerate-ghoul",
        "shadowed-woods",
        "ghoul-taint",
        "altar-of-the-blessed",
        "regeneration",
        "burrowing-beneath",
        "horrid-mutation",
        "bred-to-survive",
        "shocking-transformation",
    )
]
PACKET_A = [
    f"core/{name}"
    for name in (
        "mystic-bounty-hunter",
        "freelance-agent",
        "45-pistols",
        "political-demonstration",
        "overzealous-initiate",
        "arkham-asylum",
        "moving-the-scenery",
    )
]


def _stories_are_no_cards_of_a_deck(show: Show, fill: Sequence[str], stories: Sequence[str], minimum: str) -> None:
    """Fifty cards are a deck with a story deck of ten; a story among the fifty neither belongs nor counts."""
    show.reads(deck_problems(filled(fill=fill)), [])
    show.reads(story_deck_problems(stories), [])
    show.reads(
        deck_problems(filled({stories[0]: 1}, fill=fill)),
        [
            ["49 cards, and a deck needs at least 50", minimum, []],
            ["stories belong in the story deck, not in a player's deck", "coc/basics/1.3", [stories[0]]],
        ],
    )


@shows("coc/basics/1.3", editions=LCG)
def a_story_is_never_in_a_players_deck(show: Show) -> None:
    """Characters, support cards, events and conspiracies make a deck; a story in it is refused and does not count."""
    _stories_are_no_cards_of_a_deck(show, LIVING, STORIES, "coc/basics/2.1")
    each_type = {"core/dagon": 1, "core/patrol-wagon": 1, "core/shotgun-blast": 1, COVER_UP: 1}
    show.reads(deck_problems(filled(each_type)), [])


@shows("coc/basics/1.3", editions=("ccg-2.0",))
def a_story_is_never_in_a_players_deck_of_the_collectible_game(show: Show) -> None:
    """A story in a deck is refused and does not count."""
    _stories_are_no_cards_of_a_deck(show, COLLECTIBLE, OLD_STORIES, "coc/rule/ccg-deckbuilding")
    show.reads(deck_problems(filled({OLD_PLOT: 1}, fill=COLLECTIBLE)), [])


@shows("coc/basics/2.1", editions=LCG)
def fifty_cards_and_three_of_a_title(show: Show) -> None:
    """Cards of several factions make a deck of 50; 49 are too few, and so is a fourth card of a title too many."""
    show.reads(deck_problems(filled()), [])
    show.reads(deck_problems(filled(size=49)), [["49 cards, and a deck needs at least 50", "coc/basics/2.1", []]])
    show.reads(deck_problems(filled({"core/dagon": 3})), [])
    show.reads(
        deck_problems(filled({"core/dagon": 4})),
        [["4 copies of Dagon, and a deck may have at most 3 of one title", "coc/basics/2.1", ["core/dagon"]]],
    )
    show.reads(deck_problems(filled({"core/hastur": 1, "the-yuggoth-contract/hastur": 2})), [])
    show.reads(
        deck_problems(filled({"core/hastur": 2, "the-yuggoth-contract/hastur": 2})),
        [
            [
                "4 copies of Hastur, and a deck may have at most 3 of one title",
                "coc/basics/2.1",
                ["core/hastur", "the-yuggoth-contract/hastur"],
            ]
        ],
    )


@shows("coc/basics/2.1", editions=("ccg-2.0",))
def fifty_cards_and_four_of_a_title_in_the_collectible_game(show: Show) -> None:
    """There a deck of 50 may have a fourth card of a title, and no fifth."""
    hastur, other = "ccg-arkham-edition/hastur", "ccg-unspeakable-tales/hastur"
    show.reads(deck_problems(filled(fill=COLLECTIBLE)), [])
    show.reads(
        deck_problems(filled(size=49, fill=COLLECTIBLE)),
        [["49 cards, and a deck needs at least 50", "coc/rule/ccg-deckbuilding", []]],
    )
    show.reads(deck_problems(filled({hastur: 2, other: 2}, fill=COLLECTIBLE)), [])
    show.reads(
        deck_problems(filled({hastur: 2, other: 3}, fill=COLLECTIBLE)),
        [["5 copies of Hastur, and a deck may have at most 4 of one title", "coc/basics/2.1", [hastur, other]]],
    )


def _ten_different_stories(show: Show, stories: Sequence[str], other: str) -> None:
    """Nine stories, one of them twice, and something else are refused."""
    show.reads(story_deck_problems(stories), [])
    show.reads(story_deck_problems(stories[1:]), [["9 cards in the story deck, which needs 10", []]])
    show.reads(
        story_deck_problems([*stories[:9], stories[0]]),
        [["a story deck has one copy of each story", [stories[0]]]],
    )
    show.reads(story_deck_problems([*stories[:9], other]), [["a story deck holds only stories", [other]]])


@shows("coc/basics/2.2", editions=LCG)
def ten_different_stories(show: Show) -> None:
    """The ten stories of the core set are a story deck; both players play with it, and three lie in the row."""
    _ten_different_stories(show, STORIES, "core/dagon")
    show.begin(decks=[[card for card in LIVING for _ in range(3)]] * 2, stories=STORIES, seed=7, first=0)
    show.sees(view(None, "story_deck"), 7)
    show.sees(row(), ["frozen-in-time", "nowhere-to-hide", "the-shadow-out-of-time"])


@shows("coc/basics/2.2", editions=("ccg-2.0",))
def ten_different_stories_in_the_collectible_game(show: Show) -> None:
    """The ten stories of the Arkham Edition are a story deck; nine, one twice or a character are none."""
    _ten_different_stories(show, OLD_STORIES, "ccg-arkham-edition/hastur")


def _starter(*changes: tuple[str, int], without: Sequence[str] = ()) -> dict[str, int]:
    """The starter deck of Miskatonic University, Shub-Niggurath and packet A, with changes."""
    cards = {card: 1 for card in (*MISKATONIC, *SHUB_NIGGURATH, *PACKET_A) if card not in without}
    return {**cards, **dict(changes)}


@shows("coc/basics/2.4")
def a_starter_deck_is_two_blocks_and_a_packet(show: Show) -> None:
    """Twenty cards of each of two factions and seven neutral ones, one copy of each: 47 cards."""
    show.reads(faction_block("miskatonic"), MISKATONIC)
    show.reads(faction_block("shub-niggurath"), SHUB_NIGGURATH)
    show.reads(neutral_packet("A"), PACKET_A)
    show.reads(starter_deck("miskatonic", "shub-niggurath", "A"), _starter())


@shows("coc/basics/2.4", editions=LCG)
def a_starter_deck_has_its_blocks_whole_and_each_card_once(show: Show) -> None:
    """A card left out, a second copy, a third block, no second block and a stranger are refused."""
    binding = "core/binding"
    show.reads(deck_problems(_starter(), format="starter"), [])
    show.reads(
        deck_problems(_starter(without=[binding]), format="starter"),
        [
            ["46 cards, and a starter deck needs at least 47", "coc/basics/2.4", []],
            ["1 card is left out of Miskatonic University", "coc/basics/2.4", [binding]],
        ],
    )
    show.reads(
        deck_problems(_starter((binding, 2)), format="starter"),
        [["a starter deck has one copy of each card", "coc/basics/2.4", [binding]]],
    )
    show.reads(
        deck_problems(_starter((COVER_UP, 1)), format="starter"),
        [["1 card is in no block and no packet of the core set", "coc/basics/2.4", [COVER_UP]]],
    )
    show.reads(
        deck_problems(_starter(without=SHUB_NIGGURATH), format="starter"),
        [
            ["27 cards, and a starter deck needs at least 47", "coc/basics/2.4", []],
            ["a starter deck takes two faction blocks: this one has Miskatonic University", "coc/basics/2.4", []],
        ],
    )


@shows("coc/basics/2.4", editions=("ccg-2.0",))
def the_collectible_game_has_no_starter_decks(show: Show) -> None:
    """The blocks are those of the core set of the living card game."""
    show.reads(
        deck_problems(_starter(), format="starter"),
        [["Edition ccg-2.0 has no starter decks; choose an edition of the living card game.", None, []]],
    )
