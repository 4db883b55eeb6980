"""The rulebook: packets of a first game, copies of a conspiracy, corrected printings."""

from __future__ import annotations

from orne.rulings.laboratory.coc_decks import filled
from orne.rulings.showing.coc import Show, shows
from orne.rulings.showing.coc_decks import deck_problems, neutral_packet, starter_deck
from orne.rulings.showing.coc_probes import printed, printed_in

COVER_UP = "core/the-bootleg-whiskey-cover-up"
BLOCKS = [
    "thomas-f-malone",
    "kirby-odonnell",
    "local-sheriff",
    "paul-lemond",
    "professor-hermann-mulder",
    "monster-hunter",
    "undercover-security",
    "hired-muscle",
    "freelance-occultist",
    "blackwood-file-clerk",
    "peeler",
    "t-men",
    "g-men",
    "shotgun",
    "patrol-wagon",
    "shotgun-blast",
    "short-fuse",
    "torch-the-joint",
    "small-price-to-pay",
    "working-a-hunch",
    "cthulhu",
    "dagon",
    "keeper-of-the-golden-path",
    "guardian-shoggoth",
    "shadow-spawned-hunting-horror",
    "ravager-from-the-deep",
    "innsmouth-troublemaker",
    "adult-deep-one",
    "ocean-crawlers",
    "lord-of-the-silver-twilight",
    "mature-deep-one",
    "young-deep-one",
    "sleep-of-reason",
    "sword-of-yha-tallo",
    "shadowed-reef",
    "deep-one-assault",
    "pulled-under",
    "get-it-off",
    "sacrificial-offerings",
    "touched-by-the-sleeper",
]
"""The blocks of the Agency and of Cthulhu."""
PACKETS = {
    "A": [
        "mystic-bounty-hunter",
        "freelance-agent",
        "45-pistols",
        "political-demonstration",
        "overzealous-initiate",
        "arkham-asylum",
        "moving-the-scenery",
    ],
    "B": [
        "military-advisor",
        "serpent-from-yoth",
        "tcho-tcho-talisman",
        "inside-information",
        "dabbler-in-the-unknown",
        "gentlemans-club",
        "eldritch-nexus",
    ],
}


@shows("coc/rulebook/first-game-packets")
def a_first_game_has_one_of_two_neutral_packets(show: Show) -> None:
    """Seven neutral cards, F141 to F147 or F148 to F154; both packets together, or none, are refused."""
    for packet, first in (("A", 141), ("B", 148)):
        show.reads(neutral_packet(packet), [f"core/{card}" for card in PACKETS[packet]])
        for number, card in enumerate(PACKETS[packet], first):
            show.reads(printed(card, "number"), number)
            show.reads(printed(card, "faction"), "neutral")
    one, other = ({f"core/{card}": 1 for card in PACKETS[packet]} for packet in "AB")
    blocks = {f"core/{card}": 1 for card in BLOCKS}
    show.reads(starter_deck("agency", "cthulhu", "A"), {**blocks, **one})
    show.reads(deck_problems({**blocks, **one}, format="starter"), [])
    show.reads(deck_problems({**blocks, **other}, format="starter"), [])
    ruling = "coc/rulebook/first-game-packets"
    show.reads(
        deck_problems({**blocks, **one, **other}, format="starter"),
        [["a starter deck takes one neutral packet: this one has packet A, packet B", ruling, []]],
    )
    show.reads(
        deck_problems(blocks, format="starter"),
        [
            ["40 cards, and a starter deck needs at least 47", "coc/basics/2.4", []],
            ["a starter deck takes one neutral packet, and this one has none", ruling, []],
        ],
    )


@shows("coc/rulebook/conspiracy-copy-limit")
def at_most_three_conspiracies_of_one_title(show: Show) -> None:
    """Three copies of a conspiracy are a deck's right, a fourth is refused."""
    show.reads(deck_problems(filled({COVER_UP: 3})), [])
    show.reads(
        deck_problems(filled({COVER_UP: 4})),
        [
            [
                "4 copies of The Bootleg Whiskey Cover-Up, and a deck may have at most 3 of one title",
                "coc/rulebook/conspiracy-copy-limit",
                [COVER_UP],
            ]
        ],
    )


@shows("coc/rulebook/most-recent-printing")
def both_printings_of_a_card_read_the_same(show: Show) -> None:
    """What the two printings of Torch the Joint! in the living card game have in common is everything."""
    for fact, value in (
        ("title", "Torch the Joint!"),
        ("type", "event"),
        ("cost", 2),
        ("faction", "agency"),
        ("subtypes", []),
        ("keywords", []),
        ("resources", ["agency"]),
    ):
        show.reads(printed("torch-the-joint", fact), value)
        show.reads(printed("forgotten-lore/torch-the-joint", fact), value)


@shows("coc/rulebook/most-recent-printing", editions=("lcg-4",))
def a_card_that_was_corrected_reads_as_corrected(show: Show) -> None:
    """The core set's Slavering Gug has the subtype that it was given later."""
    show.reads(printed("slavering-gug", "subtypes"), ["Monster", "Gug"])
    show.reads(printed_in("lcg-3.0", "slavering-gug", "subtypes"), ["Monster"])
