"""The campaign log, and scenarios played alone."""

from __future__ import annotations

from typing import Any

from orne.rulings.laboratory.arkham import harm, lab_card
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_campaigns import bag_alone, campaign, campaign_log, past_of
from orne.rulings.showing.arkham_probes import log_left, trauma, won
from orne.rulings.showing.arkham_readings import deck_problems, starting_bag

FRIGHT = lab_card("boxed-fright", type="treachery", weakness="basic", traits=("Madness",), level=None)
HARM_9 = harm(9)
ONE: list[dict[str, Any]] = [{"join": "starter-roland"}]
ALONE: dict[str, Any] = {"log": {"standalone": True}}


@shows("ahlcg/record-in-campaign-log/a", "ahlcg/winning-and-losing/c")
def a_resolution_is_entered_as_it_stands_and_the_campaign_goes_on(show: Show) -> None:
    """Each end of The Gathering leaves its own words, and none of them ends the campaign for those who are left."""
    for end, notes in (
        ("none", {"house_standing": True, "ghoul_priest_alive": True}),
        ("R1", {"house_burned": True}),
        ("R2", {"house_standing": True}),
    ):
        steps = [*ONE, {"ends": end}]
        show.reads(campaign_log(steps, "notes"), notes)
        show.reads(campaign_log(steps, "next_scenario"), "the-midnight-masks")
        show.reads(campaign_log(steps, "result"), "")


@shows("ahlcg/remember-that/a")
def what_is_remembered_is_not_logged(show: Show) -> None:
    """A thing to be remembered in a scenario is in no log after it; what is to be recorded is."""
    steps = [*ONE, {"ends": "R1", "memory": {"the bell has rung": True}}]
    show.reads(campaign_log(steps, "notes"), {"house_burned": True})


@shows("ahlcg/standalone-mode/a")
def experience_costs_weaknesses_alone(show: Show) -> None:
    """A deck worth 9 needs 1 random weakness, one worth 10 needs 2, 20 need 3, 49 need 5; 50 are too many."""
    spread: Any = [["guardian", 99], ["neutral", 5], ["seeker", 2]]
    for worth, needed in ((0, 1), (9, 1), (10, 2), (19, 2), (20, 3), (30, 4), (40, 5), (49, 5)):
        dear = {"roland-banks": {"deck_options": spread}, "machete": {"level": worth}}
        ruling = "ahlcg/standalone-mode/a" if worth >= 10 else "ahlcg/deckbuilding/requirements"
        for number in (needed - 1, needed, needed + 1):
            problems = deck_problems(
                "starter-roland",
                {"silver-twilight-acolyte": 0},
                printed=dear,
                format="standalone",
                undrawn=number,
            )
            show.reads(problems, [] if number == needed else [ruling])
    for worth, wrong in ((49, []), (50, ["ahlcg/standalone-mode/a"])):
        dear = {"roland-banks": {"deck_options": spread}, "machete": {"level": worth}}
        show.reads(
            deck_problems(
                "starter-roland", {"silver-twilight-acolyte": 0}, printed=dear, format="standalone", undrawn=5
            ),
            wrong,
        )


@shows("ahlcg/standalone-mode/b")
def the_usual_past_is_the_first_resolution(show: Show) -> None:
    """Before The Midnight Masks the house burned, which cost the lead 1 mental trauma, unless another end is said."""
    show.reads(past_of("the-gathering", "log"), {"standalone": True})
    show.reads(past_of("the-gathering", "trauma"), [0, 0])
    show.reads(past_of("the-midnight-masks", "log"), {"standalone": True, "house_burned": True})
    show.reads(past_of("the-midnight-masks", "trauma"), [0, 1])
    show.reads(past_of("the-midnight-masks", "log", ["R2"]), {"standalone": True, "house_standing": True})
    show.reads(past_of("the-midnight-masks", "trauma", ["R2"]), [0, 0])


@shows("ahlcg/standalone-mode/c", "ahlcg/winning-and-losing/d", idle=False)
def a_story_decision_is_asked_and_entered(show: Show) -> None:
    """Whether the house burns is decided in play and entered; won by the act, it is a win."""
    for choice, note in (("burn", "house_burned"), ("refuse", "house_standing")):
        show.lay(
            Inv(),
            locations=["hallway"],
            act="what-have-you-done",
            enemies=[Foe("ghoul-priest", engaged=0, damage=4)],
            **ALONE,
        )
        show.sees(log_left(), {})
        show.answer("fight ghoul-priest")
        show.offers("burn", "refuse")
        show.answer(choice)
        show.offers()
        show.sees(log_left(), {note: True})
        show.sees(won(), True)


@shows("ahlcg/standalone-mode/d")
def defeat_gives_no_trauma_alone_but_a_resolution_does(show: Show) -> None:
    """Who is defeated in a scenario played alone has no trauma; in a campaign they have; burning the house costs 1."""
    show.lay(Inv(play=[HARM_9]), **ALONE)
    show.answer(f"use {HARM_9}")
    show.sees(trauma(0), [0, 0])
    show.lay(Inv(play=[HARM_9]))
    show.answer(f"use {HARM_9}")
    show.sees(trauma(0), [1, 0])
    show.reads(past_of("the-midnight-masks", "trauma", ["R1"]), [0, 1])


@shows("ahlcg/standalone-mode/e")
def an_earned_card_nobody_owns_is_passed_over(show: Show) -> None:
    """A weakness of a box that the players lack is not added, and the campaign goes on; of one they have it is."""
    for products, earned in ((["core"], {}), (["core", "lab"], {FRIGHT: 1})):
        steps = [
            *ONE,
            {"owns": "", "products": products},
            {"ends": "R2"},
            {"ends": "R1"},
            {"ends": "R1", "memory": {"weaknesses gained": [[0, FRIGHT]]}},
        ]
        show.reads(campaign(steps, "roland-banks", "earned"), earned)
        show.reads(campaign_log(steps, "result"), "won")


@shows("ahlcg/standalone-mode/f")
def players_may_put_more_symbols_in_the_bag(show: Show) -> None:
    """The bag is that of the campaign, with more symbol tokens if the players wish, and nothing else."""
    numbers = ["+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4"]
    usual = [*numbers, "skull", "skull", "cultist", "tablet", "auto-fail", "elder sign"]
    show.reads(starting_bag("standard"), usual)
    show.reads(bag_alone("the-gathering"), usual)
    show.reads(bag_alone("the-gathering", ["tablet", "elder thing"]), [*usual, "tablet", "elder thing"])
    show.reads(
        bag_alone("the-gathering", ["-9"]),
        "“-9” is not a symbol to add to the bag; there are skull, cultist, tablet, elder thing, auto-fail, elder sign.",
    )
