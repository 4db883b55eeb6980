"""Setting up a scenario, step by step."""

from __future__ import annotations

from typing import Any

from orne.rulings.laboratory.arkham import PAPER, pause, scholar
from orne.rulings.showing.arkham import Show, shows
from orne.rulings.showing.arkham_probes import (
    act,
    agenda,
    agenda_doom,
    bag,
    deck_size,
    entries,
    hand,
    hand_size,
    happened,
    harm_on,
    lead,
    locations,
    place,
    resources,
    round_number,
    set_aside,
)
from orne.rulings.showing.arkham_readings import starting_bag

DECK = ["core/emergency-cache"] * 15 + ["core/knife"] * 15
NUMBERS = ["+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4"]
BAG = [*NUMBERS, "skull", "skull", "cultist", "tablet", "auto-fail", "elder sign"]
GATHERING = "Your study has lost its door, and something scratches behind the walls of your own house."
MASKS = "Six people in Arkham prepare something for midnight; you have this one night to learn who they are."
WOODS = "Somewhere in the woods the cult has begun its ritual, and it will not wait for you."
TWO: list[dict[str, Any]] = [{"id": "core/roland-banks", "deck": DECK}, {"id": "core/daisy-walker", "deck": DECK}]


@shows(
    "ahlcg/setup/01-choose-investigators",
    "ahlcg/setup/02-trauma",
    "ahlcg/setup/03-lead",
    "ahlcg/setup/06-chaos-bag",
    "ahlcg/setup/07-resources",
    "ahlcg/setup/08-opening-hand",
    "ahlcg/setup/10-scenario-setup",
    "ahlcg/setup/11-agenda-deck",
    "ahlcg/setup/12-act-deck",
)
def the_gathering_is_set_up(show: Show) -> None:
    """Trauma is on the cards, the lead is named, five resources and cards each; the Study, act and agenda lie there."""
    people = [{**TWO[0], "trauma": [2, 1]}, TWO[1]]
    show.begin(scenario="the-gathering", investigators=people, seed=5, lead=1)
    show.sees(harm_on("roland-banks"), [2, 1])
    show.sees(harm_on("daisy-walker"), [0, 0])
    show.sees(lead(), 1)
    show.sees(bag(), BAG)
    show.reads(starting_bag("standard"), BAG)
    for seat in (0, 1):
        show.sees(resources(seat), 5)
        show.sees(hand_size(seat), 5)
        show.sees(deck_size(seat), 25)
    for seat in (1, 0):
        show.asked(seat, "mulligan")
        show.answer("keep")
    show.sees(locations(), ["study"])
    show.sees(place(0), "study")
    show.sees(place(1), "study")
    show.sees(act(), "trapped")
    show.sees(agenda(), "whats-going-on")
    show.sees(agenda_doom(), 0)
    show.sees(set_aside(), ["hallway", "attic", "cellar", "parlor", "ghoul-priest", "lita-chantler"])
    show.sees(round_number(), 1)
    show.asked(1, "next turn")


@shows("ahlcg/setup/09-introduction", "ahlcg/setup/order")
def the_introduction_follows_the_opening_hands(show: Show) -> None:
    """Trauma, lead and resources come before the hands, these before the introduction, and then round 1 begins.

    What the guide does at the end comes between: past midnight everybody loses two cards of the hand they kept.
    """
    people = [{**TWO[0], "trauma": [2, 1]}, TWO[1]]
    past = {"house_burned": True}
    for scenario, log, left, discarded, story in (
        ("the-gathering", {}, 5, 0, GATHERING),
        ("the-midnight-masks", past, 5, 0, MASKS),
        ("the-devourer-below", {**past, "past_midnight": True}, 3, 2, WOODS),
    ):
        show.begin(scenario=scenario, investigators=people, seed=5, lead=1, log=log)
        for seat in (1, 0):
            show.asked(seat, "mulligan")
            show.sees(harm_on("roland-banks"), [2, 1])
            for each in (0, 1):
                show.sees(resources(each), 5)
                show.sees(hand_size(each), 5)
            show.sees(happened(), [])
            show.answer("keep")
        show.sees(happened(), ["introduction", *["discarded"] * 2 * discarded, "round", "phase"])
        show.sees(entries("introduction"), [("", -1, None, story)])
        for each in (0, 1):
            show.sees(hand_size(each), left)
        show.sees(round_number(), 1)
        show.asked(1, "next turn")


@shows("ahlcg/setup/08-weakness-replaced")
def weaknesses_of_the_opening_hand_go_back(show: Show) -> None:
    """Of half weaknesses none is in the opening hand, before or after three cards are replaced; all are in the deck."""
    deck = ["core/emergency-cache"] * 12 + ["core/paranoia"] * 12
    show.begin(scenario="the-gathering", investigators=[{"id": "core/roland-banks", "deck": deck}], seed=3)
    show.sees(hand(), ["emergency-cache"] * 5)
    show.answer(*["replace emergency-cache"] * 3, "keep")
    show.sees(hand(), ["emergency-cache"] * 5)
    show.sees(deck_size(0), 19)
    show.sees(resources(0), 5)


@shows("ahlcg/setup/no-windows")
def set_up_has_no_windows(show: Show) -> None:
    """A free ability is not offered while opening hands are settled, and is as soon as the first phase has begun."""
    show.lab(scholar(hand=[PAPER], play=[pause()]), step="mulligan", active=None, round=1)
    show.offers("replace lab/paper", "keep")
    show.answer("keep")
    show.offers("use lab/pause", "pass")
    show.sees(round_number(), 1)
