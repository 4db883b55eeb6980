"""Actions and abilities from their costs to their effects."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import action, free
from orne.arkham.language import CARD, CostChange, Discard, Gain, Resources
from orne.rulings.laboratory.arkham import AGNES, BASIC, FIEND, lab_card, scholar
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import hand_size, happened, log, resources, round_number, zone

FLARE = lab_card("flare", action(Gain(3), Discard()))
MACHINE = lab_card("machine", free(Gain(9), Discard(), Resources(6)))
BROKER = lab_card("broker", CostChange(CARD, -2))
DEAR_TOOL = lab_card("dear-tool", cost=3)


@shows("ahlcg/timing/2-2-1-action-list", "ahlcg/action/a", "ahlcg/action/j")
def the_basic_actions_are_offered_and_three_may_be_taken(show: Show) -> None:
    """Every basic action that is possible is offered; after three of them the turn is over."""
    show.lab(scholar(), enemies=[Foe(FIEND, exhausted=True)])
    show.offers(*BASIC, "fight lab/fiend", "engage lab/fiend", "end turn")
    show.answer("resource", "draw", "resource")
    show.sees(resources(0), 7 + 1)
    show.sees(hand_size(0), 1 + 1)
    show.sees(round_number(), 3)


@shows("ahlcg/initiation/source-may-leave")
def the_interrupted_action_goes_on_though_its_source_is_gone(show: Show) -> None:
    """The card discarded as a cost still pays out after the attack it provoked, exactly once."""
    show.lab(scholar(play=[FLARE]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/flare")
    show.sees(resources(0), 8)
    show.sees(happened("attacks"), ["attacks"])


@shows("ahlcg/initiation/step-3-commence")
def the_effect_starts_after_payment_and_attacks(show: Show) -> None:
    """The event is paid for, its player attacked and defeated, and so nothing of it begins."""
    show.lay(
        Inv(hand=["emergency-cache"], damage=8, deck=["knife"] * 3),
        Inv("daisy-walker"),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    show.answer("play core/emergency-cache")
    show.sees(happened("plays", "attacks", "resolves", "eliminated"), ["plays", "attacks", "eliminated"])
    show.sees(log("no effect"), ["no effect emergency-cache"])


@shows("ahlcg/initiation/determine-cost")
def modifiers_count_when_the_cost_is_determined(show: Show) -> None:
    """Easttown takes 2 off an Ally, who can be played with 2 resources and not with 1."""
    easttown: dict[str, Any] = {"scenario": "the-midnight-masks", "locations": ["easttown"]}
    show.lay(Inv(hand=["beat-cop"], resources=1), **easttown)
    show.lacks("play core/beat-cop")
    show.lay(Inv(hand=["beat-cop"], resources=2), **easttown)
    show.includes("play core/beat-cop")


@shows("ahlcg/initiation/step-2-pay")
def costs_that_cannot_all_be_paid_are_not_paid(show: Show) -> None:
    """Of two costs the second is out of reach, so neither is paid."""
    show.lab(scholar(play=[MACHINE]))
    show.lacks("use lab/machine")
    show.sees(resources(0), 5)
    show.sees(zone(MACHINE), "play")


@shows("ahlcg/initiation/step-4-resolve")
def a_card_is_played_when_it_has_resolved(show: Show) -> None:
    """Heirloom of Hyperborea answers once the asset is in play or the event in the discard pile."""
    show.lay(Inv(AGNES, hand=["shrivelling"], play=["heirloom-of-hyperborea"], deck=["knife"] * 3))
    show.answer("play core/shrivelling")
    show.offers("react core/heirloom-of-hyperborea", "pass")
    show.sees(zone("core/shrivelling"), "play")
    show.lay(
        Inv(AGNES, hand=["blinding-light"], play=["heirloom-of-hyperborea"], deck=["knife"] * 3),
        enemies=[Foe("swarm-of-rats", engaged=0)],
    )
    show.answer("play core/blinding-light")
    show.offers("react core/heirloom-of-hyperborea", "pass")
    show.sees(happened("test succeeds"), ["test succeeds"])
    show.sees(zone("core/blinding-light"), "discard pile")


@shows("ahlcg/initiation/step-1-modify-cost")
def cost_changes_come_before_paying(show: Show) -> None:
    """An asset with a cost of 3, reduced by 2, is played with a single resource."""
    show.lab(scholar(hand=[DEAR_TOOL], play=[BROKER], resources=1))
    show.answer("play lab/dear-tool")
    show.sees(resources(0), 0)
