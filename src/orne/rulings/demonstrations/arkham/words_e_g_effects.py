"""Effects that are done as far as possible, and what is gained."""

from __future__ import annotations

from typing import Any

from orne.rulings.laboratory.arkham import DUST, MASKS, MYTHOS, pause, scholar
from orne.rulings.showing.arkham import Foe, In, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    additional_actions,
    agenda,
    clues,
    deck_size,
    discard,
    discard_size,
    encounter_deck,
    encounter_discard,
    exhausted,
    hand,
    horror,
    resources,
)

HOUSE: dict[str, Any] = {"locations": ["your-house"], **MASKS}


@shows("ahlcg/effects/b", "ahlcg/event-cards/d", "ahlcg/limits-and-maximums/i")
def costs_and_limits_stand_though_the_effect_does_not(show: Show) -> None:
    """Cover Up replaces the clue that was paid for; the cost and the limit stay used."""
    people = Inv(hand=["evidence"], threat=[In("cover-up", clues=3)], resources=5)
    foes = [Foe("swarm-of-rats", engaged=0), Foe("swarm-of-rats", engaged=0)]
    show.lay(people, locations=[Place("attic", clues=2)], enemies=foes)
    show.answer("fight core/swarm-of-rats")
    show.offers("react core/roland-banks", "play core/evidence", "pass")
    show.answer("react core/roland-banks")
    show.answer("react core/cover-up")
    show.sees(clues("core/roland-banks"), 0)
    show.sees(clues("core/attic"), 2)
    show.answer("play core/evidence")
    show.answer("react core/cover-up")
    show.sees(resources(0), 4)
    show.sees(discard(0), ["evidence"])
    show.answer("fight core/swarm-of-rats")
    show.asked(0, "turn")
    show.sees(clues("core/roland-banks"), 0)
    show.sees(clues("core/cover-up"), 1)


@shows("ahlcg/effects/c")
def an_effect_is_resolved_as_far_as_possible(show: Show) -> None:
    """There is no card to draw, but the resource is gained."""
    show.lay(Inv(deck=(), resources=1), **HOUSE)
    show.answer("use core/your-house")
    show.sees(hand(0), [])
    show.sees(resources(0), 2)


@shows("ahlcg/gains/a", "ahlcg/gains/b")
def gained_resources_and_actions_are_added(show: Show) -> None:
    """Emergency Cache adds 3 resources; Skids gains a fourth action, for this turn only."""
    show.lay(Inv(hand=["emergency-cache"]))
    show.answer("play core/emergency-cache")
    show.sees(resources(0), 8)
    show.lay(Inv("skids-otoole", play=[pause()]), encounter_deck=[DUST] * 4)
    show.answer("use core/skids-otoole", "resource", "resource", "resource")
    show.includes("resource")
    show.answer("resource")
    show.lacks("resource")
    show.answer("end turn")
    show.pass_to("turn")
    show.sees(actions(0), 3)
    show.sees(additional_actions(), ())


@shows("ahlcg/encounter-deck/b")
def a_deck_without_a_ghoul_is_made_anew_when_all_of_it_is_discarded(show: Show) -> None:
    """As the ghouls rise, cards are discarded until a Ghoul comes: none does, and the whole deck is there again."""
    show.drawing(
        "ancient-evils",
        Inv(play=[pause()]),
        under=["swarm-of-rats"],
        agenda="rise-of-the-ghouls",
        agenda_doom=6,
        later_agendas=["theyre-getting-out"],
    )
    show.sees(agenda(), "theyre-getting-out")
    show.sees(encounter_deck(), ["swarm-of-rats"])
    show.sees(encounter_discard(), ["ancient-evils"])
    show.asked(0, "window")


@shows("ahlcg/encounter-deck/b")
def with_no_encounter_card_left_anywhere_nothing_is_drawn(show: Show) -> None:
    """There is nothing to make a new deck of."""
    show.lab(scholar(play=[pause()]), encounter_deck=[], **MYTHOS)
    show.sees(encounter_discard(), [])
    show.asked(0, "window")


@shows("ahlcg/effects/d", "ahlcg/exhaust-exhausted/a")
def a_search_of_more_cards_than_there_are(show: Show) -> None:
    """Of three cards to search, the deck's two are offered; it is not reshuffled and no horror comes."""
    show.lay(Inv("daisy-walker", play=["old-book-of-lore"], deck=("knife", "guts"), discard=("flashlight",)))
    show.answer("use core/old-book-of-lore")
    show.offers("take core/knife", "take core/guts")
    show.answer("take core/guts")
    show.sees(deck_size(0), 1)
    show.sees(discard_size(0), 1)
    show.sees(horror("core/daisy-walker"), 0)
    show.sees(exhausted("core/old-book-of-lore"), True)
