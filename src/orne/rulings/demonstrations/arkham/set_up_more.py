"""More of the set-up: shuffled decks, tokens, the reference card, when decks change."""

from __future__ import annotations

from typing import Any

from orne.rulings.showing.arkham import Show, shows
from orne.rulings.showing.arkham_campaigns import campaign, campaign_refuses, campaign_refuses_with
from orne.rulings.showing.arkham_probes import clues, deck, hand, resources, results

MIXED = [f"core/{each}" for each in ("knife", "guts", "dodge", "machete", "evidence", "flashlight", "beat-cop")]
RICH: list[dict[str, Any]] = [{"join": "starter-roland"}, {"ends": "R2"}, {"experience": 20, "of": "roland-banks"}]


@shows("ahlcg/setup/04-shuffle-decks")
def decks_are_shuffled(show: Show) -> None:
    """The same seven cards lie in another order for another seed, and in neither as they were given."""
    for seed, drawn in (
        (1, ["beat-cop", "evidence", "flashlight", "guts", "machete", "dodge", "knife"]),
        (2, ["beat-cop", "dodge", "evidence", "knife", "machete", "flashlight", "guts"]),
    ):
        show.begin(scenario="the-gathering", investigators=[{"id": "core/roland-banks", "deck": MIXED}], seed=seed)
        show.sees(hand(), drawn[:5])
        show.sees(deck(), drawn[5:])


@shows("ahlcg/setup/05-token-pool")
def tokens_are_ready_for_everybody(show: Show) -> None:
    """Each of up to four investigators has 5 resources, and the Study 2 clues for each of them."""
    names = ["roland-banks", "daisy-walker", "skids-otoole", "agnes-baker"]
    for number in range(1, 5):
        people = [{"id": f"core/{name}", "deck": ["core/knife"] * 30} for name in names[:number]]
        show.begin(scenario="the-gathering", investigators=people, seed=3)
        for seat in range(number):
            show.sees(resources(seat), 5)
        show.sees(clues("study"), 2 * number)


@shows("ahlcg/setup/13-reference-card")
def the_level_decides_the_side_of_the_reference_card(show: Show) -> None:
    """A tablet is -2 on the side for easy and standard, and -4 on the other."""
    people = [{"id": "core/roland-banks", "deck": ["core/emergency-cache"] * 30}]
    for level, ended in (
        ("easy", ("test fails", 1, 1)),
        ("standard", ("test fails", 1, 1)),
        ("hard", ("test fails", 0, 2)),
        ("expert", ("test fails", 0, 2)),
    ):
        show.begin(
            scenario="the-gathering", investigators=people, seed=1, difficulty=level, bag=["tablet"], log={}, lead=0
        )
        show.answer("keep", "investigate study")
        show.sees(results(), [ended])


@shows("ahlcg/deckbuilding/when-in-campaign")
def decks_change_only_between_scenarios(show: Show) -> None:
    """Between scenarios a Dodge is bought; while one is under way nothing is bought or upgraded."""
    buying = {"buy": "dodge", "for": "roland-banks", "leaves": "knife"}
    show.reads(campaign([*RICH, buying], "roland-banks", "experience"), 19)
    for step in (buying, {"upgrade": "beat-cop-2", "for": "roland-banks"}):
        show.reads(campaign_refuses_with([*RICH, {"start": True}, step], "The Midnight Masks is under way"), True)


@shows("ahlcg/deckbuilding/purchase-effects-immediate")
def a_bought_card_works_at_once(show: Show) -> None:
    """After a card that makes the deck larger by 2 nothing leaves for the next two, and something for the third."""
    larger = {"extra": {"like": "police-badge-2", "title": "Extra", "permanent": True, "deck_size_change": 2}}

    def buying(card: str) -> dict[str, Any]:
        return {"buy": card, "for": "roland-banks", "printed": larger}

    size = "must keep its size"
    show.reads(campaign_refuses_with([*RICH, buying("dodge")], size), True)
    bought = [*RICH, buying("extra"), buying("dodge"), buying("machete")]
    show.reads(campaign_refuses(bought), None)
    show.reads(campaign(bought, "roland-banks", "experience"), 16)
    show.reads(campaign_refuses_with([*bought, buying("evidence")], size), True)
