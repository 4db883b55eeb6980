"""The rules of play in short, each with a printed card or two."""

from __future__ import annotations

from typing import Any

from orne.rulings.laboratory.arkham import DAISY, ENEMY_PHASE, NEXT_TURN, harm, pause
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_campaigns import campaign, campaign_log, campaign_refuses, past_of
from orne.rulings.showing.arkham_probes import (
    act,
    actions,
    agenda,
    clues,
    discard,
    doom_in_play,
    entries,
    gone,
    hand,
    hand_size,
    happened,
    harm_on,
    health,
    horror,
    in_play,
    location,
    log,
    resources,
    threat,
    trauma,
    zone,
)
from orne.rulings.showing.arkham_readings import deck_problems, starting_bag

HARM_9 = harm(9)
ONE: list[dict[str, Any]] = [{"join": "starter-roland"}]


@shows("arkham/basics/1.3")
def the_lead_settles_what_nobody_else_is_named_for(show: Show) -> None:
    """Who of two is engaged is the lead's to say; the Ghoul Priest has 5 health for each who began."""
    people = Inv(DAISY), Inv()
    show.lay(*people, lead=1, enemies=[Foe("swarm-of-rats", exhausted=True)], step="4.3 ready", active=None)
    show.asked(1, "engage")
    show.offers("engage daisy-walker", "engage roland-banks")
    show.answer("engage daisy-walker")
    show.sees(threat("swarm-of-rats"), 0)
    show.lay(*people, enemies=[Foe("ghoul-priest", engaged=0)])
    show.sees(health("ghoul-priest"), 10)


@shows("arkham/basics/1.5")
def each_takes_one_turn_of_three_actions_in_any_order(show: Show) -> None:
    """The group says who goes first; after three actions the turn has a window left, and then the other's begins."""
    show.lay(Inv(play=[pause()]), Inv(DAISY), **NEXT_TURN)
    show.pass_to("next turn")
    show.offers("turn roland-banks", "turn daisy-walker")
    show.answer("turn daisy-walker")
    for number in (3, 2, 1):
        show.pass_to("turn")
        show.asked(1, "turn")
        show.sees(actions(1), number)
        show.answer("resource")
    show.pass_to("turn")
    show.asked(0, "turn")
    show.sees(actions(1), 0)
    show.sees(actions(0), 3)


@shows("arkham/basics/1.9")
def paid_then_attacked_then_carried_out(show: Show) -> None:
    """A Machete that cannot be paid is not offered; paid for, the attack comes, and then it enters play."""
    foes = [Foe("ghoul-minion", engaged=0)]
    show.lay(Inv(hand=["machete"], resources=2), enemies=foes)
    show.offers_of("play")
    show.lay(Inv(hand=["machete"], resources=3), enemies=foes)
    show.answer("play machete")
    show.sees(log("attacks", "enters play"), ["attacks ghoul-minion", "enters play machete"])
    show.sees(resources(0), 0)
    show.sees(harm_on("roland-banks"), [1, 1])


@shows("arkham/basics/1.10")
def forced_before_reactions_and_the_inner_first(show: Show) -> None:
    """The dog's bite kills the Goat Spawn within its attack: its forced horror comes before Roland may react."""
    show.lay(
        Inv(play=["guard-dog"]),
        locations=[Place("attic", clues=1)],
        enemies=[Foe("goat-spawn", engaged=0, damage=2)],
    )
    show.answer("resource", "damage guard-dog", "react guard-dog")
    show.offers("horror roland-banks", "horror guard-dog")
    show.answer("horror roland-banks")
    show.offers("react roland-banks", "pass")
    show.answer("react roland-banks")
    show.sees(clues("roland-banks"), 1)
    show.sees(happened("hurt", "enemy defeated", "discovered"), ["hurt", "enemy defeated", "discovered", "hurt"])


@shows("arkham/basics/1.11")
def a_fast_card_takes_no_action_and_provokes_nobody(show: Show) -> None:
    """Working a Hunch is paid for with 2 resources and nothing else, and only in one's own turn as it says."""
    show.lay(
        Inv(hand=["working-a-hunch"]), locations=[Place("hallway", clues=1)], enemies=[Foe("ghoul-minion", engaged=0)]
    )
    show.answer("play working-a-hunch")
    show.sees(actions(0), 3)
    show.sees(resources(0), 3)
    show.sees(harm_on("roland-banks"), [0, 0])
    show.sees(clues("roland-banks"), 1)
    show.lay(Inv(hand=["working-a-hunch"], play=[pause()]), locations=[Place("hallway", clues=1)], **ENEMY_PHASE)
    show.offers("use lab/pause", "pass")


@shows("arkham/basics/1.13")
def an_empty_deck_is_made_anew_for_one_horror(show: Show) -> None:
    """The discard pile is shuffled, a card drawn and 1 horror taken; the hand is cut to eight in the upkeep phase."""
    show.lay(Inv(deck=[], discard=["knife", "guts"]))
    show.answer("draw")
    show.sees(hand_size(0), 1)
    show.sees(discard(), [])
    show.sees(horror("roland-banks"), 1)
    show.lay(Inv(hand=["knife"] * 10, deck=["knife"] * 3), encounter_deck=["dissonant-voices"] * 3)
    show.answer("draw")
    show.sees(hand_size(0), 11)
    show.answer("end turn")
    show.pass_to("turn")
    show.sees(hand_size(0), 8)


@shows("arkham/basics/1.14")
def clues_advance_the_act_and_doom_the_agenda(show: Show) -> None:
    """Two clues of each advance Trapped; a third doom in a turn does nothing until the mythos phase."""
    show.lay(
        Inv(clues=2),
        Inv(DAISY, clues=2),
        locations=["study"],
        act="trapped",
        later_acts=["the-barrier"],
        set_aside=["hallway", "attic", "cellar", "parlor"],
    )
    show.answer("advance trapped")
    show.sees(act(), "the-barrier")
    show.sees(clues("roland-banks"), 0)
    show.sees(clues("daisy-walker"), 0)
    show.lay(
        Inv("agnes-baker", hand=["arcane-initiate"], resources=9),
        agenda_doom=2,
        later_agendas=["rise-of-the-ghouls"],
        encounter_deck=["dissonant-voices"] * 3,
    )
    show.answer("play arcane-initiate")
    show.sees(doom_in_play(), 3)
    show.sees(agenda(), "whats-going-on")
    show.pass_to("turn")
    show.answer("end turn")
    show.pass_to("choose one")
    show.sees(doom_in_play(), 0)


@shows("arkham/basics/1.16")
def where_enemies_spawn_and_whom_they_engage(show: Show) -> None:
    """An Icy Ghoul spawns in the cellar, Swarm of Rats with who drew it; prey picks whom a readied one engages."""
    places = ["hallway", "cellar"]
    show.drawing("icy-ghoul", Inv(play=[pause()]), locations=places)
    show.sees(location("icy-ghoul"), "cellar")
    show.sees(threat("icy-ghoul"), None)
    show.drawing("swarm-of-rats", Inv(play=[pause()]), locations=places)
    show.sees(threat("swarm-of-rats"), 0)
    show.lay(
        Inv(),
        Inv(DAISY, play=[pause()]),
        enemies=[Foe("ghoul-priest", exhausted=True)],
        encounter_deck=["dissonant-voices"] * 3,
        step="4.3 ready",
        active=None,
    )
    show.sees(threat("ghoul-priest"), 0)


@shows("arkham/basics/1.17")
def hunters_come_one_location_nearer(show: Show) -> None:
    """Rats in the attic come to the hallway and engage Roland there; engaged or exhausted ones stay."""
    for foe, where in (
        (Foe("swarm-of-rats", at="attic"), "hallway"),
        (Foe("swarm-of-rats", at="attic", exhausted=True), "attic"),
        (Foe("ghoul-minion", at="attic"), "attic"),
    ):
        show.lay(Inv(play=[pause()]), locations=["hallway", "attic"], enemies=[foe], **ENEMY_PHASE)
        show.sees(location(foe.card), where)
        show.sees(threat(foe.card), 0 if where == "hallway" else None)


@shows("arkham/basics/1.18")
def who_acts_before_an_enemy_is_attacked(show: Show) -> None:
    """Drawing a card provokes the minion first; fighting, evading and resigning do not."""
    for deed, struck in (("draw", 1), ("fight ghoul-minion", 0), ("evade ghoul-minion", 0), ("use parlor resign", 0)):
        show.lay(
            Inv(),
            Inv(DAISY, at=1),
            locations=["parlor", "hallway"],
            enemies=[Foe("ghoul-minion", engaged=0)],
            bag=["-8"],
        )
        show.answer(deed)
        show.sees(harm_on("roland-banks"), [struck, struck])


@shows("arkham/basics/1.21")
def an_asset_that_does_not_fit_makes_another_go(show: Show) -> None:
    """A third thing for the hands makes one of two go, a second ally the first."""
    show.lay(Inv(play=["knife", "flashlight"], hand=["machete"]))
    show.answer("play machete")
    show.offers("discard knife", "discard flashlight")
    show.answer("discard knife")
    show.sees(in_play(), ["flashlight", "machete"])
    show.lay(Inv(play=["beat-cop"], hand=["guard-dog"]))
    show.answer("play guard-dog")
    show.sees(in_play(), ["guard-dog"])


@shows("arkham/basics/1.23")
def a_weakness_is_resolved_as_it_comes_and_not_discarded_by_choice(show: Show) -> None:
    """Paranoia drawn takes all resources; of a knife and a Dark Memory only the knife may be given up."""
    show.lay(Inv(deck=["paranoia", "knife"]))
    show.answer("draw")
    show.sees(resources(0), 0)
    show.sees(hand(), [])
    show.lay(
        Inv("agnes-baker", hand=["dark-memory", *["knife"] * 8], deck=["knife"] * 3),
        step="4.5 hand size",
        active=None,
        encounter_deck=["dissonant-voices"] * 3,
    )
    show.sees(hand(), ["dark-memory", *["knife"] * 7])


@shows("arkham/basics/1.24")
def what_becomes_of_the_eliminated(show: Show) -> None:
    """Roland's cards are removed, his clues fall, and the enemy that he was engaged with stays there."""
    show.lay(
        Inv(at=1, play=[HARM_9, "machete"], hand=["knife"], clues=2),
        Inv(DAISY),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    show.answer(f"use {HARM_9}")
    show.sees(gone(0), "damage")
    for card in ("machete", "knife"):
        show.sees(zone(card), "removed")
    show.sees(clues("attic"), 2)
    show.sees(location("ghoul-minion"), "attic")
    show.sees(threat("ghoul-minion"), None)
    show.sees(entries("clues dropped"), [("attic", 0, None, 2)])


@shows("arkham/basics/1.26")
def defeat_is_trauma_and_enough_trauma_is_the_end(show: Show) -> None:
    """Nine damage are 1 physical trauma; nine physical trauma kill, five mental trauma drive insane."""
    show.lay(Inv(play=[HARM_9]), Inv(DAISY))
    show.answer(f"use {HARM_9}")
    show.sees(trauma(0), [1, 0])
    for suffered, fate in (([8, 4], "active"), ([9, 0], "killed"), ([0, 5], "insane")):
        show.reads(campaign([*ONE, {"ends": "R2", "trauma": [suffered]}], "roland-banks", "status"), fate)


@shows("arkham/basics/1.27")
def a_scenario_may_be_played_alone(show: Show) -> None:
    """The Midnight Masks has the past that the players choose, and a defeat leaves no trauma."""
    show.reads(past_of("the-midnight-masks", "log", ["R1"]), {"standalone": True, "house_burned": True})
    show.reads(past_of("the-midnight-masks", "log", ["R2"]), {"standalone": True, "house_standing": True})
    show.lay(Inv(play=[HARM_9]), log={"standalone": True})
    show.answer(f"use {HARM_9}")
    show.sees(gone(0), "damage")
    show.sees(trauma(0), [0, 0])


@shows("arkham/basics/3.2")
def what_a_deck_is_made_of(show: Show) -> None:
    """Thirty cards of one's classes, two of a title; the signature cards and one random basic weakness besides."""
    for changed, wrong in (
        ({}, []),
        ({"knife": 1}, ["ahlcg/deckbuilding/deck-size"]),
        ({"machete": 2}, ["ahlcg/deckbuilding/deck-size"]),
        ({"machete": 3, "knife": 0}, ["ahlcg/deckbuilding/two-copies"]),
        ({"backstab": 1, "knife": 1}, ["ahlcg/deckbuilding/class-access"]),
        ({"cover-up": 0}, ["ahlcg/signature-cards/b"]),
        ({"silver-twilight-acolyte": 0}, ["ahlcg/deckbuilding/requirements"]),
        ({"attic": 1}, ["arkham/basics/3.2"]),
    ):
        show.reads(deck_problems("starter-roland", changed), wrong)


@shows("arkham/basics/3.3")
def what_experience_buys(show: Show) -> None:
    """A level 0 card costs 1, a Shotgun of level 4 costs 4; what cannot be paid is refused."""
    rich = [*ONE, {"ends": "R2"}, {"experience": 4, "of": "roland-banks"}]
    for card, left in (("dodge", 3), ("shotgun-4", 0), ("beat-cop-2", 2)):
        bought = [*rich, {"buy": card, "for": "roland-banks", "leaves": "knife"}]
        show.reads(campaign(bought, "roland-banks", "experience"), left)
    poor = [*ONE, {"ends": "R2"}, {"experience": 3, "of": "roland-banks"}]
    show.reads(
        campaign_refuses([*poor, {"buy": "shotgun-4", "for": "roland-banks", "leaves": "knife"}]),
        "Shotgun costs 4 experience, and Roland Banks has 3.",
    )


@shows("arkham/basics/4", "arkham/basics/4.1")
def the_campaign_goes_on_whatever_comes_of_each(show: Show) -> None:
    """The Gathering, The Midnight Masks, The Devourer Below; the bag as the difficulty says, the log as each ends."""
    steps = list(ONE)
    for end, coming in (("none", "the-midnight-masks"), ("R1", "the-devourer-below")):
        steps = [*steps, {"ends": end}]
        if end == "none":
            steps.append({"give": "lita-chantler"})
        show.reads(campaign_log(steps, "next_scenario"), coming)
    show.reads(campaign_log(ONE, "next_scenario"), "the-gathering")
    show.reads(campaign_log([*ONE, {"ends": "R1"}], "notes"), {"house_burned": True})
    numbers = ["+1", "+1", "0", "0", "0", "-1", "-1", "-1", "-2", "-2"]
    symbols = ["skull", "skull", "cultist", "tablet", "auto-fail", "elder sign"]
    show.reads(starting_bag("easy"), [*numbers, *symbols])
