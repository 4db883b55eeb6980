"""Between scenarios: what is recorded, earned and bought, trauma, and who takes part."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import free
from orne.arkham.rules.elimination import eliminate
from orne.rulings.laboratory.arkham import DAISY, harm, lab_card, told
from orne.rulings.showing.arkham import Inv, Show, shows
from orne.rulings.showing.arkham_campaigns import (
    campaign,
    campaign_deck,
    campaign_log,
    campaign_refuses,
    campaign_refuses_with,
)
from orne.rulings.showing.arkham_probes import gone, harm_on, resolution, resources, trauma
from orne.rulings.showing.arkham_readings import printed

Steps = list[dict[str, Any]]
ONE: Steps = [{"join": "starter-roland", "player": "Ann"}]
TWO: Steps = [*ONE, {"join": "starter-daisy", "player": "Bob"}]
THREE: Steps = [*TWO, {"join": "starter-skids", "player": "Cay"}]
RICH: Steps = [*ONE, {"ends": "R2"}, {"experience": 9, "of": "roland-banks"}]
HARM_9 = harm(9)
HARM_0_5 = harm(0, 5)
HARM_9_5 = harm(9, 5)
ABYSS = lab_card("abyss", free(told("you are defeated", lambda g, use: eliminate(g, use.seat, "defeated"))))


@shows(
    "ahlcg/campaign/record-results",
    "ahlcg/campaign/next-scenario",
    "ahlcg/campaign/start-setup",
    "ahlcg/campaign/definition",
)
def results_are_recorded_and_the_next_scenario_follows(show: Show) -> None:
    """It begins with an empty log; each end is written down, and the same investigators go on to the next scenario."""
    show.reads(campaign_log(TWO, "notes"), {})
    show.reads(campaign_log(TWO, "next_scenario"), "the-gathering")
    over = [*TWO, {"ends": "R2"}]
    show.reads(campaign_log(over, "notes"), {"house_standing": True})
    show.reads(campaign_log(over, "next_scenario"), "the-midnight-masks")
    for name in ("roland-banks", "daisy-walker"):
        show.reads(campaign(over, name, "status"), "active")


@shows("ahlcg/campaign/count-experience", "ahlcg/campaign/experience-accumulates", "ahlcg/campaign/unspent-recorded")
def experience_is_counted_and_kept(show: Show) -> None:
    """The victory display counts for everybody, with the resolution's bonus, more for the lead; points add up."""
    beaten = {"ends": "R2", "victory": ["ghoul-priest", "attic"]}
    for name, bonus in (("roland-banks", 3), ("daisy-walker", 2)):
        show.reads(campaign([*TWO, {"ends": "R2"}], name, "experience"), bonus)
        show.reads(campaign([*TWO, beaten], name, "experience"), bonus + 3)
    spent = [*TWO, beaten, {"buy": "dodge", "for": "roland-banks", "leaves": "knife"}]
    show.reads(campaign(spent, "roland-banks", "experience"), 5)
    later = [*spent, {"ends": "R1"}]
    show.reads(campaign(later, "daisy-walker", "experience"), 5)
    show.reads(campaign(later, "roland-banks", "experience"), 5)


@shows("ahlcg/campaign/order-of-steps")
def results_then_experience_then_purchases(show: Show) -> None:
    """Nothing is bought before the end is recorded; what the scenario was worth can be spent, and the rest is kept."""
    shotgun = {"buy": "shotgun-4", "for": "roland-banks", "leaves": "knife"}
    show.reads(campaign_refuses_with([*ONE, {"start": True}, shotgun], "The Gathering is under way"), True)
    show.reads(campaign_refuses_with([*ONE, shotgun], "costs 4 experience, and Roland Banks has 0"), True)
    over = [*ONE, {"ends": "R2", "victory": ["attic", "cellar"]}]
    show.reads(campaign_log(over, "notes"), {"house_standing": True})
    show.reads(campaign(over, "roland-banks", "experience"), 5)
    show.reads(campaign([*over, shotgun], "roland-banks", "experience"), 1)
    show.reads(campaign_log([*over, shotgun], "next_scenario"), "the-midnight-masks")
    show.reads(campaign([*over, shotgun, {"start": True}], "roland-banks", "experience"), 1)


@shows("ahlcg/campaign/deck-change-only-way")
def only_purchases_and_the_guide_change_a_deck(show: Show) -> None:
    """A Dodge for a Knife is never free, nor is one more card; Lita comes only where the guide offers her."""
    poor = [*ONE, {"ends": "R2"}, {"experience": 0, "of": "roland-banks"}]
    dodge = {"buy": "dodge", "for": "roland-banks", "leaves": "knife"}
    show.reads(campaign_refuses([*poor, dodge]), "Dodge costs 1 experience, and Roland Banks has 0.")
    show.reads(campaign_refuses_with([*poor, {"fill up": "dodge", "for": "roland-banks"}], "must be bought"), True)
    lita = {"give": "lita-chantler", "to": "roland-banks"}
    show.reads(campaign_refuses_with([*poor, lita], "Lita Chantler"), True)
    offered = [*ONE, {"ends": "R1"}]
    show.reads(campaign_deck(offered, "roland-banks", "lita-chantler"), 0)
    show.reads(campaign_deck([*offered, lita], "roland-banks", "lita-chantler"), 1)


@shows(
    "ahlcg/campaign/purchase-cost",
    "ahlcg/campaign/purchase-minimum-one",
    "ahlcg/campaign/purchase-minimum-scope",
    "ahlcg/campaign/level-is-pips",
)
def a_card_costs_its_level_and_at_least_one(show: Show) -> None:
    """A Shotgun of level 4 costs 4 and a Barricade of level 0 costs 1, and is level 0 all the same."""
    for card, level in (("shotgun-4", 4), ("police-badge-2", 2), ("extra-ammunition-1", 1), ("dodge", 0)):
        show.reads(printed(card, "level"), level)
        bought = [*RICH, {"buy": card, "for": "roland-banks", "leaves": "knife"}]
        show.reads(campaign(bought, "roland-banks", "experience"), 9 - max(1, level))
    poor = [*ONE, {"ends": "R2"}, {"experience": 3, "of": "roland-banks"}]
    show.reads(
        campaign_refuses([*poor, {"buy": "shotgun-4", "for": "roland-banks", "leaves": "knife"}]),
        "Shotgun costs 4 experience, and Roland Banks has 3.",
    )


@shows("ahlcg/campaign/upgrade-difference", "ahlcg/campaign/upgrade-optional", "ahlcg/campaign/purchase-individually")
def an_upgrade_costs_the_difference(show: Show) -> None:
    """A Magnifying Glass is upgraded for 1, one copy each time; a Beat Cop bought at level 2 stands beside the old."""
    upgraded = [*RICH, {"upgrade": "magnifying-glass-1", "for": "roland-banks"}]
    show.reads(campaign(upgraded, "roland-banks", "experience"), 8)
    again = [*upgraded, {"upgrade": "magnifying-glass-1", "for": "roland-banks"}]
    show.reads(campaign_refuses_with(again, "upgrades nothing"), True)
    bought = [*RICH, {"buy": "beat-cop-2", "for": "roland-banks", "leaves": "knife"}]
    show.reads(campaign(bought, "roland-banks", "experience"), 7)
    show.reads(campaign_deck(upgraded, "roland-banks", "magnifying-glass"), 0)
    show.reads(campaign_deck(bought, "roland-banks", "beat-cop"), 1)


@shows(
    "ahlcg/campaign/purchase-class-access",
    "ahlcg/campaign/purchase-deck-size",
    "ahlcg/campaign/purchase-protected-cards",
)
def what_cannot_be_bought_and_what_cannot_leave(show: Show) -> None:
    """Cards that Roland may not use, a card more than the deck holds, and in exchange for what must stay: refused."""
    for card, leaves, said in (
        ("leo-de-luca", "knife", "Roland Banks may not use Rogue cards"),
        ("police-badge-2", None, "must keep its size"),
        ("police-badge-2", "cover-up", "cannot be removed"),
        ("police-badge-2", "silver-twilight-acolyte", "cannot be removed"),
        ("police-badge-2", "rolands-38-special", "cannot be removed"),
    ):
        buying = {"buy": card, "for": "roland-banks", **({"leaves": leaves} if leaves else {})}
        show.reads(campaign_refuses_with([*RICH, buying], said), True)


@shows(
    "ahlcg/campaign/physical-trauma",
    "ahlcg/campaign/mental-trauma",
    "ahlcg/campaign/simultaneous-defeat-choice",
    "ahlcg/campaign/defeat-not-campaign-exit",
)
def defeat_leaves_a_trauma(show: Show) -> None:
    """Damage a physical and horror a mental one; of both at once the player picks one. They stay in the campaign."""
    for card, choice, how, suffered in (
        (HARM_9, "", "damage", [1, 0]),
        (HARM_0_5, "", "horror", [0, 1]),
        (HARM_9_5, "damage", "damage", [1, 0]),
        (HARM_9_5, "horror", "horror", [0, 1]),
    ):
        show.lay(Inv(play=[card]), Inv("daisy-walker"))
        show.answer(f"use {card}")
        if choice:
            show.offers("damage", "horror")
            show.answer(choice)
        show.sees(gone(0), how)
        show.sees(trauma(0), suffered)
    show.reads(campaign([*TWO, {"ends": "R2", "trauma": [[1, 0], [0, 0]]}], "roland-banks", "status"), "active")


@shows("ahlcg/campaign/defeat-by-ability")
def who_is_defeated_by_a_text_takes_what_it_says(show: Show) -> None:
    """A text that defeats and says no more leaves no trauma; the last agenda of The Gathering says 1 physical."""
    show.lay(Inv(play=[ABYSS]), Inv(DAISY))
    show.answer(f"use {ABYSS}")
    show.sees(gone(0), "defeated")
    show.sees(trauma(0), [0, 0])
    show.asked(1, "turn")
    show.lay(
        Inv(),
        Inv(DAISY, at=1),
        act="what-have-you-done",
        agenda="theyre-getting-out",
        agenda_doom=9,
        step="1.2 place doom",
        active=None,
    )
    show.offers()
    for seat in (0, 1):
        show.sees(gone(seat), "defeated")
        show.sees(trauma(seat), [1, 0])
    show.sees(resolution(), "none")


@shows("ahlcg/campaign/physical-trauma-killed", "ahlcg/campaign/mental-trauma-insane")
def trauma_up_to_the_printed_values(show: Show) -> None:
    """Roland's 9 health and 5 sanity: with as much trauma he is killed or insane, with one less he goes on."""
    for suffered, fate in (([8, 0], "active"), ([9, 0], "killed"), ([0, 4], "active"), ([0, 5], "insane")):
        show.reads(campaign([*TWO, {"ends": "R2", "trauma": [suffered, [0, 0]]}], "roland-banks", "status"), fate)


@shows("ahlcg/campaign/physical-trauma-start", "ahlcg/campaign/mental-trauma-start")
def trauma_is_there_from_the_start(show: Show) -> None:
    """With 2 physical and 1 mental trauma a scenario begins with 2 damage and 1 horror."""
    deck = ["core/knife"] * 30
    show.begin(
        scenario="the-midnight-masks",
        investigators=[{"id": "core/roland-banks", "deck": deck, "trauma": [2, 1]}],
        seed=1,
        log={"house_burned": True},
    )
    show.sees(harm_on("roland-banks"), [2, 1])
    show.sees(resources(0), 5)


@shows("ahlcg/campaign/replacement-investigator", "ahlcg/campaign/lost-investigators-unavailable")
def who_is_lost_is_replaced_by_another(show: Show) -> None:
    """Ann must choose another investigator than the one killed, who stays unavailable; with a new one she goes on."""
    lost = [*TWO, {"ends": "R2", "trauma": [[9, 0], [0, 0]]}]
    show.reads(campaign_log(lost, "unused"), ["skids-otoole", "agnes-baker", "wendy-adams"])
    show.reads(
        campaign_refuses([*lost, {"start": True}]),
        "Ann must choose another investigator first, for Roland Banks was killed.",
    )
    again = [*lost, {"join": "starter-wendy", "player": "Ann"}]
    show.reads(campaign(again, "wendy-adams", "experience"), 0)
    show.reads(campaign_refuses([*again, {"start": True}]), None)


@shows("ahlcg/campaign/pool-exhausted")
def without_enough_investigators_left_it_is_lost(show: Show) -> None:
    """With two lost the campaign goes on; with three lost and two left it is over."""
    show.reads(campaign_log([*TWO, {"ends": "R3"}], "result"), "")
    over = [*THREE, {"ends": "R3"}]
    show.reads(campaign_log(over, "unused"), ["agnes-baker", "wendy-adams"])
    show.reads(campaign_log(over, "result"), "lost")
    show.reads(campaign_refuses([*over, {"start": True}]), "This campaign is over (lost).")


@shows("ahlcg/campaign/newcomer", "ahlcg/campaign/join-leave", "ahlcg/campaign/leaver-data-kept")
def players_come_and_go_between_scenarios(show: Show) -> None:
    """Bob leaves and comes back with his trauma; Eve begins with nothing, and not within a scenario."""
    left = [*TWO, {"ends": "R2", "trauma": [[0, 0], [0, 1]]}, {"leave": "Bob"}]
    show.reads(campaign(left, "daisy-walker", "status"), "away")
    show.reads(campaign_refuses_with([*left, {"join": "starter-daisy", "player": "Eve"}], "has been played"), True)
    eve = [*left, {"join": "starter-wendy", "player": "Eve"}]
    for part in ("experience", "physical", "mental"):
        show.reads(campaign(eve, "wendy-adams", part), 0)
    back = [*eve, {"ends": "R1"}, {"come back": "Bob"}]
    show.reads(campaign(back, "daisy-walker", "status"), "active")
    show.reads(campaign(back, "daisy-walker", "mental"), 1)
    under_way = [*TWO, {"start": True}, {"join": "starter-wendy", "player": "Eve"}]
    show.reads(campaign_refuses_with(under_way, "under way"), True)
