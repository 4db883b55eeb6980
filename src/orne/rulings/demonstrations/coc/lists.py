"""The restricted and banned lists, and what they say of a deck."""

from __future__ import annotations

from orne.rulings.laboratory.coc_decks import COLLECTIBLE, filled
from orne.rulings.showing.coc import Show, shows
from orne.rulings.showing.coc_decks import deck_problems, list_ruling, listed

RESTRICTED = {
    "lcg-1.4": [
        "Descendant of Eibon",
        "Diseased Sewer Rats",
        "Doppelgänger",
        "Guardian Pillar",
        "Itinerant Scholar",
        "Lord Jeffrey Farrington",
        "Nyarlathotep",
        "Things in the Ground",
    ],
    "lcg-3.0": [
        "Broken Space, Broken Time",
        "Descendant of Eibon",
        "Doppelgänger",
        "Feed Her Young",
        "Guardian Pillar",
        "Infernal Obsession",
        "Initiate of Huang Hun",
        "Itinerant Scholar",
        "Khopesh of the Abyss",
        "Marcus Jamburg",
        "Museum Curator",
        "Negotium Perambulans in Tenebris",
        "Nyarlathotep",
        "Por XV 14:19",
        "Stygian Eye",
        "Things in the Ground",
        "Twilight Gate",
    ],
    "lcg-4": [
        "Alternative Historian",
        "Broken Space, Broken Time",
        "Diseased Sewer Rats",
        "Doppelgänger",
        "Dreamlands Fanatic",
        "Feed Her Young",
        "Guardian Pillar",
        "Infernal Obsession",
        "Interstellar Migration",
        "Itinerant Scholar",
        "Josef Meiger",
        "Khopesh of the Abyss",
        "Lost Oracle",
        "Marcus Jamburg",
        "Master of the Myths",
        "Matthew Alexander",
        "Museum Curator",
        "Nikola Tesla",
        "Nyarlathotep",
        "Obsessive Insomniac",
        "Por XV 14:19",
        "Ravager from the Deep",
        "Rite of the Silver Gate",
        "Shocking Transformation",
        "Speak to the Dead",
        "Studying the Void",
        "Stygian Eye",
        "Temple of R'lyeh",
        "The Festival",
        "Twilight Gate",
        "Uroborus",
        "Yithian Scout",
    ],
}
"""The restricted titles of each edition."""
SCHOLAR = "core/itinerant-scholar"
PHARAOH, CHAOS = "dreamlands/nyarlathotep", "the-thousand-young/nyarlathotep"
PILLAR = "dreamlands/guardian-pillar"
RULE = "coc/list/restricted/rule"


@shows("coc/list/restricted/rule")
def a_deck_may_have_one_restricted_title(show: Show) -> None:
    """Three copies of one restricted title are legal, in whatever printing; a second restricted title is not."""
    for deck in ({SCHOLAR: 3}, {PHARAOH: 3}, {PHARAOH: 1, CHAOS: 2}):
        show.reads(deck_problems(filled(deck)), [])
    show.reads(
        deck_problems(filled({SCHOLAR: 1, CHAOS: 1})),
        [
            [
                "2 restricted titles (Itinerant Scholar, Nyarlathotep), and a deck may have only one",
                RULE,
                [SCHOLAR, CHAOS],
            ]
        ],
    )
    show.reads(
        deck_problems(filled({SCHOLAR: 1, PHARAOH: 1, CHAOS: 1, PILLAR: 1})),
        [
            [
                "3 restricted titles (Itinerant Scholar, Nyarlathotep, Guardian Pillar), and a deck may have only one",
                RULE,
                [SCHOLAR, PHARAOH, CHAOS, PILLAR],
            ]
        ],
    )


@shows("coc/list/restricted/lcg-1.4")
def eight_titles_are_restricted(show: Show) -> None:
    """They are these."""
    show.reads(listed("restricted"), RESTRICTED["lcg-1.4"])
    show.reads(list_ruling("restricted"), "coc/list/restricted/lcg-1.4")


@shows("coc/list/restricted/lcg-3.0")
def seventeen_titles_are_restricted(show: Show) -> None:
    """They are these."""
    show.reads(listed("restricted"), RESTRICTED["lcg-3.0"])
    show.reads(list_ruling("restricted"), "coc/list/restricted/lcg-3.0")


@shows("coc/list/restricted/lcg-4")
def thirty_two_titles_are_restricted(show: Show) -> None:
    """They are these."""
    show.reads(listed("restricted"), RESTRICTED["lcg-4"])
    show.reads(list_ruling("restricted"), "coc/list/restricted/lcg-4")


@shows("coc/list/banned/ccg-2.0")
def eight_titles_are_banned_and_none_is_restricted(show: Show) -> None:
    """A deck with one of them is refused; there is no restricted list."""
    show.reads(
        listed("banned"),
        [
            "Born in the Spheres",
            "Dream Summoning",
            "Rite of Passage",
            "Saturnalia",
            "Secrets of Bubastis",
            "The Rip-Off",
            "Theosophist Meeting",
            "Veneration of Apis",
        ],
    )
    show.reads(listed("restricted"), [])
    show.reads(list_ruling("banned"), "coc/list/banned/ccg-2.0")
    show.reads(
        deck_problems(filled({"ccg-arkham-edition/the-rip-off": 1}, fill=COLLECTIBLE)),
        [["The Rip-Off is banned", "coc/list/banned/ccg-2.0", ["ccg-arkham-edition/the-rip-off"]]],
    )


@shows("coc/list/banned/lcg-1.4")
def two_titles_are_banned(show: Show) -> None:
    """A deck with one of them is refused."""
    show.reads(listed("banned"), ["Endless Interrogation", "Magah Bird"])
    show.reads(
        deck_problems(filled({"dreamlands/magah-bird": 2})),
        [["Magah Bird is banned", "coc/list/banned/lcg-1.4", ["dreamlands/magah-bird"]]],
    )


@shows("coc/list/banned/lcg-3.0")
def four_titles_are_banned(show: Show) -> None:
    """A deck with one of them is refused."""
    show.reads(listed("banned"), ["Diseased Sewer Rats", "Endless Interrogation", "Glimpse of the Void", "Magah Bird"])
    show.reads(
        deck_problems(filled({"secrets-of-arkham/diseased-sewer-rats": 1})),
        [["Diseased Sewer Rats is banned", "coc/list/banned/lcg-3.0", ["secrets-of-arkham/diseased-sewer-rats"]]],
    )


@shows("coc/list/banned/lcg-4")
def nothing_is_banned(show: Show) -> None:
    """The titles that were banned before may be played: one of them is restricted now, the others are not even that."""
    show.reads(listed("banned"), [])
    rats, bird = "secrets-of-arkham/diseased-sewer-rats", "dreamlands/magah-bird"
    show.reads(
        deck_problems(
            filled(
                {
                    rats: 3,
                    bird: 3,
                    "summons-of-the-deep/endless-interrogation": 3,
                    "forgotten-lore/glimpse-of-the-void": 3,
                }
            )
        ),
        [],
    )
    show.reads(
        deck_problems(filled({rats: 1, SCHOLAR: 1})),
        [
            [
                "2 restricted titles (Diseased Sewer Rats, Itinerant Scholar), and a deck may have only one",
                RULE,
                [rats, SCHOLAR],
            ]
        ],
    )


@shows("coc/list/scope", editions=("lcg-1.4", "lcg-3.0", "lcg-4"))
def lists_bind_decks_for_tournaments_only(show: Show) -> None:
    """A deck with two restricted titles is refused for a tournament and may be played at home."""
    deck = filled({SCHOLAR: 1, PILLAR: 1})
    show.reads(
        deck_problems(deck),
        [
            [
                "2 restricted titles (Itinerant Scholar, Guardian Pillar), and a deck may have only one",
                RULE,
                [SCHOLAR, PILLAR],
            ]
        ],
    )
    show.reads(deck_problems(deck, format="casual"), [])


@shows("coc/list/scope", editions=("ccg-2.0",))
def a_banned_title_of_the_collectible_game_may_be_played_at_home(show: Show) -> None:
    """Its ban is for tournaments and leagues."""
    deck = filled({"ccg-arkham-edition/the-rip-off": 1}, fill=COLLECTIBLE)
    show.reads(
        deck_problems(deck), [["The Rip-Off is banned", "coc/list/banned/ccg-2.0", ["ccg-arkham-edition/the-rip-off"]]]
    )
    show.reads(deck_problems(deck, format="casual"), [])


@shows("coc/list/scope", editions=("lcg-1.4", "lcg-3.0"))
def a_banned_title_may_be_played_at_home(show: Show) -> None:
    """Its ban is for tournaments."""
    show.reads(deck_problems(filled({"dreamlands/magah-bird": 1}), format="casual"), [])
