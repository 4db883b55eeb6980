"""Examples of the Rules Reference about decks, opening hands and campaigns (ahlcg/example/…)."""

from __future__ import annotations

from typing import Any

from orne.arkham.texts import OpeningHand
from orne.rulings.laboratory.arkham import lab_card
from orne.rulings.showing.arkham import Show, shows
from orne.rulings.showing.arkham_campaigns import campaign, campaign_log, campaign_refuses
from orne.rulings.showing.arkham_probes import hand_size
from orne.rulings.showing.arkham_readings import deck_problems

FRIGHT = lab_card("boxed-fright", type="treachery", weakness="basic", traits=("Madness",), level=None)
NOTES = [lab_card(f"opening-note-{letter}", cost=99) for letter in "abcdefghijklmnop"]
MORE = lab_card("good-start", OpeningHand(more=1), permanent=True)
HOARDER = lab_card("great-hoarder", OpeningHand(13, 8), type="investigator")
TWO: list[dict[str, Any]] = [{"join": "starter-roland", "player": "Ann"}, {"join": "starter-daisy", "player": "Bob"}]


@shows("ahlcg/example/four-hours-late")
def results_are_recorded_literally(show: Show) -> None:
    """The log holds the very entry that the resolution names, with its number where it has one."""
    show.reads(campaign_log([*TWO, {"ends": "R1"}], "notes"), {"house_burned": True})
    show.reads(campaign_log([*TWO, {"ends": "R2"}], "notes"), {"house_standing": True})


@shows("ahlcg/example/roland-signatures")
def each_signature_is_in_the_deck_exactly_once(show: Show) -> None:
    """Only one Roland's .38 Special and one Cover Up pass, neither none nor two."""
    for card in ("rolands-38-special", "cover-up"):
        for copies, wrong in ((0, ["ahlcg/signature-cards/b"]), (1, []), (2, ["ahlcg/signature-cards/b"])):
            show.reads(deck_problems("starter-roland", {card: copies}), wrong)


@shows("ahlcg/example/purchase-level-zero")
def a_level_0_card_costs_one(show: Show) -> None:
    """Of 1 experience nothing is left after a Barricade for a Knife, and nothing more can be bought."""
    start: list[dict[str, Any]] = [*TWO, {"ends": "R2"}, {"experience": 1, "of": "daisy-walker"}]
    bought = [*start, {"buy": "barricade", "for": "daisy-walker", "leaves": "knife"}]
    show.reads(campaign(bought, "daisy-walker", "experience"), 0)
    show.reads(
        campaign_refuses([*bought, {"buy": "mind-over-matter", "for": "daisy-walker", "leaves": "flashlight"}]),
        "Mind over Matter costs 1 experience, and Daisy Walker has 0.",
    )


@shows("ahlcg/example/shared-collection")
def players_who_share_a_collection_search_the_same(show: Show) -> None:
    """Bob's deck is made of Ann's cards, so that a weakness for him comes from hers; Cay's comes from the core set."""
    steps: list[dict[str, Any]] = [
        {"owns": "Ann", "products": ["lab"]},
        {"join": "starter-roland", "player": "Ann", "collection": "Ann"},
        {"join": "starter-daisy", "player": "Bob", "collection": "Ann"},
        {"ends": "R2"},
        {"ends": "R2"},
        {"ends": "R3"},
    ]
    for investigator in ("roland-banks", "daisy-walker"):
        show.reads(campaign(steps, investigator, "earned"), {FRIGHT: 1})


@shows("ahlcg/example/other-weapon-category")
def ten_other_weapons_pass_and_eleven_fail(show: Show) -> None:
    """Ten Weapons of another class and two Guardian Machetes pass, eleven others do not."""
    clubs: dict[str, dict[str, Any]] = {
        f"club-{number}": {"like": "baseball-bat", "title": f"Club {number}"} for number in range(6)
    }
    weapons = {"name": "Weapon", "trait": "Weapon", "most": 10, "other": True}
    printed: dict[str, dict[str, Any]] = {
        "roland-banks": {
            "deck_options": [["guardian", 5], ["neutral", 5], ["seeker", 2]],
            "deck_categories": [weapons],
        },
        **clubs,
    }
    out = [
        "physical-training",
        "beat-cop",
        "first-aid",
        "guard-dog",
        "old-book-of-lore",
        "research-librarian",
        "hyperawareness",
    ]
    out += ["dr-milan-christopher", "medical-texts", "evidence", "magnifying-glass"]
    ten = {**dict.fromkeys(out, 0), **dict.fromkeys(list(clubs)[:5], 2), "machete": 2}
    eleven = {**ten, "club-5": 1, "dodge": 0}
    show.reads(deck_problems("starter-roland", ten, printed=printed), [])
    show.reads(deck_problems("starter-roland", eleven, printed=printed), ["ahlcg/deckbuilding/other-category"])


@shows("ahlcg/example/opening-hand-thirteen-keep-eight")
def thirteen_drawn_and_eight_kept_with_one_more(show: Show) -> None:
    """With one more 14 are drawn and 9 kept; without, 13 and 8."""
    for more, drawn, kept in (([MORE], 14, 9), ([], 13, 8)):
        deck = [*NOTES, "core/paranoia", "core/amnesia", *more]
        show.begin(scenario="the-gathering", investigators=[{"id": HOARDER, "deck": deck}], seed=5)
        for _ in range(5):
            show.asked(0, "return")
            show.sees(hand_size(0), drawn)
            show.answer(show.options[0])
        show.asked(0, "mulligan")
        show.sees(hand_size(0), kept)
        show.answer("keep")
        show.sees(hand_size(0), kept)
        show.asked(0, "turn")
