"""What a campaign remembers of investigators, and the keywords."""

from __future__ import annotations

from typing import Any

from orne.rulings.laboratory.arkham import harm
from orne.rulings.showing.arkham import Inv, Show, shows
from orne.rulings.showing.arkham_campaigns import campaign, campaign_log, campaign_refuses
from orne.rulings.showing.arkham_probes import gone, horror, resolution, trauma
from orne.rulings.showing.arkham_readings import cards_with, keywords

HARM_9 = harm(9)
TWO: list[dict[str, Any]] = [{"join": "starter-roland", "player": "Ann"}, {"join": "starter-daisy", "player": "Bob"}]


@shows("ahlcg/investigator-deck/b")
def a_card_that_a_resolution_adds_is_in_the_deck(show: Show) -> None:
    """At the end of The Devourer Below Roland's deck has a weakness it did not have; nobody was asked."""
    start: list[dict[str, Any]] = [{"join": "starter-roland"}, {"ends": "R2"}, {"ends": "R1"}]
    gained: dict[str, Any] = {"ends": "R1", "memory": {"weaknesses gained": [[0, "core/psychosis"]]}}
    show.reads(campaign(start, "roland-banks", "earned"), {})
    show.reads(campaign([*start, gained], "roland-banks", "earned"), {"psychosis": 1})


@shows("ahlcg/killed-insane-investigators/a")
def the_killed_are_out_of_the_campaign(show: Show) -> None:
    """They are recorded as killed or insane; they cannot be used again, and their player must choose another."""
    for suffered, fate, told in (([9, 0], "killed", "was killed"), ([0, 5], "insane", "has gone insane")):
        steps: list[dict[str, Any]] = [*TWO, {"ends": "R2", "trauma": [suffered, [0, 0]]}]
        show.reads(campaign(steps, "roland-banks", "status"), fate)
        show.reads(campaign(steps, "daisy-walker", "status"), "active")
        show.reads(campaign_log(steps, "unused"), ["skids-otoole", "agnes-baker", "wendy-adams"])
        show.reads(
            campaign_refuses([*steps, {"start": True}]),
            f"Ann must choose another investigator first, for Roland Banks {told}.",
        )
        show.reads(
            campaign_refuses([*steps, {"join": "starter-roland", "player": "Ann"}]),
            f"Roland Banks has been played in this campaign, and was lost: {fate}; take another investigator "
            '("Skids" O\'Toole, Agnes Baker, Wendy Adams).',
        )
    show.reads(campaign_refuses([*TWO, {"ends": "R2", "trauma": [[8, 4], [0, 0]]}, {"start": True}]), None)


@shows("ahlcg/killed-insane-investigators/b")
def trauma_at_the_printed_value_is_the_end(show: Show) -> None:
    """Roland's printed health is 9, his sanity 5: with 8 or 4 trauma he goes on and has his experience."""
    for suffered, fate in (
        ([8, 0], "active"),
        ([9, 0], "killed"),
        ([0, 4], "active"),
        ([0, 5], "insane"),
        ([9, 5], "killed"),
    ):
        steps: list[dict[str, Any]] = [*TWO, {"ends": "R2", "trauma": [suffered, [0, 0]]}]
        show.reads(campaign(steps, "roland-banks", "status"), fate)
        show.reads(campaign(steps, "roland-banks", "experience"), 3 if fate == "active" else 0)


@shows("ahlcg/killed-insane-investigators/c")
def a_resolution_may_kill(show: Show) -> None:
    """Whoever is there when The Gathering ends without a way out is killed, without any trauma."""
    steps = [*TWO, {"ends": "R3"}]
    show.reads(campaign(steps, "roland-banks", "status"), "killed")
    show.reads(campaign(steps, "roland-banks", "physical"), 0)
    show.reads(campaign([*TWO, {"ends": "R1"}], "roland-banks", "status"), "active")


@shows("ahlcg/killed-insane-investigators/d")
def a_single_scenario_carries_nothing_over(show: Show) -> None:
    """After a defeat a scenario is over, and the next one begins without any trauma."""
    show.lay(Inv(play=[HARM_9]))
    show.answer(f"use {HARM_9}")
    show.sees(gone(0), "damage")
    show.sees(resolution(), "none")
    show.begin(
        scenario="the-gathering", investigators=[{"id": "core/roland-banks", "deck": ["core/knife"] * 30}], seed=1
    )
    show.sees(trauma(0), [0, 0])
    show.sees(gone(0), "")
    show.sees(horror("roland-banks"), 0)


@shows("ahlcg/keywords/a")
def the_core_set_has_the_known_keywords(show: Show) -> None:
    """Its cards bear fast, hunter, massive, peril and retaliate, and uses; none is exceptional or permanent."""
    show.reads(keywords(), ["fast", "hunter", "massive", "peril", "retaliate"])
    show.reads(cards_with("exceptional", True), [])
    show.reads(cards_with("permanent", True), [])
    show.reads(cards_with("uses", ["ammo", 4]), ["rolands-38-special", "45-automatic"])
