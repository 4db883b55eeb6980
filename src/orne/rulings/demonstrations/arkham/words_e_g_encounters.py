"""Encounter cards, their deck and their sets."""

from __future__ import annotations

from orne.arkham.abilities import free
from orne.arkham.language import Gain
from orne.rulings.laboratory.arkham import BASIC, lab_card, scholar
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import actions, in_play, owner, printed_in_encounter_deck, resources, set_aside
from orne.rulings.showing.arkham_readings import cards_with, deck_problems, printed

GEM = lab_card("plain-gem", free(Gain(1)), cost=1)
RARE_GEM = lab_card("rare-gem", free(Gain(1)), cost=1, exceptional=True)


@shows("ahlcg/encounter-cards-vs-scenario-cards/a")
def every_card_of_the_scenario_is_an_encounter_card(show: Show) -> None:
    """Enemies, treacheries, locations, act and agenda belong to no player; cards of a deck do."""
    show.lay(
        Inv(threat=["frozen-in-fear"], play=["knife"]),
        locations=[Place("hallway", attached=["obscuring-fog"])],
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    for card in ("ghoul-minion", "frozen-in-fear", "obscuring-fog", "hallway", "the-barrier", "whats-going-on"):
        show.sees(owner(card), None)
        show.reads(printed(card, "class_"), "mythos")
    show.sees(owner("knife"), 0)
    show.sees(owner("roland-banks"), 0)


@shows("ahlcg/encounter-deck/a", "ahlcg/encounter-set/a")
def the_encounter_deck_of_the_gathering(show: Show) -> None:
    """Its deck holds enemies and treacheries of the sets it lists; a set is all that bears the same symbol."""
    show.begin(
        scenario="the-gathering", investigators=[{"id": "core/roland-banks", "deck": ["core/knife"] * 30}], seed=1
    )
    show.sees(printed_in_encounter_deck("type"), ["enemy", "treachery"])
    show.sees(
        printed_in_encounter_deck("encounter_set"),
        ["ancient-evils", "chilling-cold", "ghouls", "rats", "striking-fear", "the-gathering"],
    )
    show.sees(set_aside(), ["hallway", "attic", "cellar", "parlor", "ghoul-priest", "lita-chantler"])
    show.reads(cards_with("encounter_set", "ghouls"), ["ghoul-minion", "ravenous-ghoul", "grasping-hands"])
    show.reads(cards_with("encounter_set", "rats"), ["swarm-of-rats"])
    show.reads(cards_with("encounter_set", "ancient-evils"), ["ancient-evils"])


@shows("ahlcg/exceptional/a")
def exceptional_matters_for_decks_only(show: Show) -> None:
    """In play an exceptional card is like any other; in a deck it costs double and there is one of it."""
    for card in (GEM, RARE_GEM):
        show.lab(scholar(hand=[card, card]))
        show.offers(*BASIC, f"play {card}", "end turn")
        show.answer(f"play {card}", f"play {card}")
        show.sees(in_play(), [card, f"{card}#2"])
        show.answer(f"use {card}", f"use {card}#2")
        show.sees(resources(0), 5)
        show.sees(actions(0), 1)
    rare = {"police-badge-2": {"exceptional": True}}
    for number, experience, wrong in (
        (1, 2, ["ahlcg/deckbuilding/exceptional-cost"]),
        (1, 4, []),
        (2, 8, ["ahlcg/deckbuilding/exceptional-limit"]),
    ):
        changed = {"police-badge-2": number, "knife": 2 - number}
        show.reads(deck_problems("starter-roland", changed, experience=experience), [])
        show.reads(deck_problems("starter-roland", changed, printed=rare, experience=experience), wrong)
