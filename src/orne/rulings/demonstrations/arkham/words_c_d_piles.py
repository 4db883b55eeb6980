"""Decks, discard piles and drawing."""

from __future__ import annotations

from orne.arkham.abilities import Use, free, revelation
from orne.arkham.language import (
    ASSET,
    YOURS,
    Discard,
    Do,
    DrawEncounter,
    Exhausts,
    everything,
)
from orne.arkham.rules import hands
from orne.arkham.rules.damage import deal
from orne.arkham.rules.encounter_deck import into_encounter_deck, shuffle_encounter_deck
from orne.arkham.rules.leaving import discard as discard_card
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    DREAMER,
    DUST,
    FIEND,
    PAPER,
    PILOT,
    SAILOR,
    SCHOLAR,
    lab_card,
    nothing,
    scholar,
    told,
    uid_of,
)
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import (
    deck,
    discard,
    encounter_deck,
    encounter_discard,
    exhausted,
    hand,
    horror,
    log,
    threat,
    times,
    view,
    zone,
)

MIX = lab_card(
    "mix", free(told("shuffle the encounter discard pile into its deck", lambda g, use: shuffle_encounter_deck(g)))
)
TOSS_ONE = lab_card("toss-one", free(Do(nothing), Discard()))
TOSS_TWO = lab_card("toss-two", free(Do(nothing), Discard()))
HIDE = lab_card(
    "hide-fiend",
    free(told("shuffle the fiend into its deck", lambda g, use: into_encounter_deck(g, uid_of(g, FIEND)))),
)


def _vanish(g: ArkhamTable, use: Use) -> None:
    """Shuffle this into the encounter deck."""
    into_encounter_deck(g, use.holder)


GHOST = lab_card("ghost", revelation(Do(_vanish)), type="treachery")
CALL = lab_card("encounter-call", free(DrawEncounter(), Discard()))
SURGING = lab_card("surging-rush", type="treachery", keywords=("surge",))


def _fear(g: ArkhamTable, use: Use) -> None:
    """Take 1 horror."""
    deal(g, use.seat, 0, 1)


DEEP_FEAR = lab_card("deep-fear", revelation(Do(_fear)), type="treachery", weakness="basic")
OLD_NOTE = lab_card("old-note", cost=99)


def _fetch(g: ArkhamTable, use: Use) -> None:
    """Put the fear and the note into your hand."""
    hands.to_hand(g, uid_of(g, DEEP_FEAR))
    hands.to_hand(g, uid_of(g, OLD_NOTE))


HOOK = lab_card("fetching-hook", free(Do(_fetch)))
DROP = lab_card(
    "drop-one", free(told("discard a card from your hand", lambda g, use: discard_card(g, g.state.hand[use.seat][0])))
)
TIRE = lab_card("tire-all", free(Exhausts(everything(ASSET & YOURS))))
FOUND_TOOL = lab_card("found-tool")


@shows("ahlcg/drawing-cards/a")
def drawing_takes_the_top_card(show: Show) -> None:
    """The topmost card comes to hand, and the next is on top."""
    show.lab(scholar(deck=[OLD_NOTE, PAPER, FOUND_TOOL]))
    show.answer("draw")
    show.sees(hand(), [OLD_NOTE])
    show.sees(deck(), [PAPER, FOUND_TOOL])
    show.answer("draw")
    show.sees(hand(), [OLD_NOTE, PAPER])


@shows("ahlcg/discard-piles/g", "ahlcg/deck/b")
def an_empty_pile_is_not_shuffled_into_a_deck(show: Show) -> None:
    """The deck keeps its order; with a card in the pile it is shuffled, and the pile is empty."""
    cards = [f"core/{each}" for each in ("ghoul-minion", "swarm-of-rats", "ancient-evils", "rotting-remains")]
    bare = [each.removeprefix("core/") for each in cards]
    show.lab(scholar(play=[MIX]), encounter_deck=cards)
    show.answer("use lab/mix")
    show.sees(encounter_deck(), bare)
    show.sees(times("encounter deck shuffled"), 0)
    show.answer("resource", "draw")
    show.sees(encounter_deck(), bare)
    show.lab(scholar(play=[MIX]), encounter_deck=cards, encounter_discard=[DUST])
    show.answer("use lab/mix")
    show.sees(times("encounter deck shuffled"), 1)
    show.sees(encounter_discard(), [])
    show.sees(zone(DUST), "encounter deck")


@shows("ahlcg/discard-piles/a", "ahlcg/discard-piles/c", "ahlcg/discard-piles/d", "ahlcg/discard-piles/e")
def a_discarded_card_lies_on_top_and_everybody_sees_the_piles(show: Show) -> None:
    """One pile for each investigator and one for encounter cards; in the order of discarding, for all eyes."""
    people = scholar(play=[TOSS_ONE, TOSS_TWO, DROP], hand=[PAPER]), scholar(DREAMER), scholar(PILOT), scholar(SAILOR)
    show.lab(*people, encounter_discard=[DUST])
    for seat in range(4):
        show.sees(discard(seat), [])
    show.answer("use lab/toss-two", "use lab/toss-one", "use lab/drop-one")
    for seat in range(4):
        show.sees(view(seat, "investigators", 0, "discard"), [TOSS_TWO, TOSS_ONE, PAPER])
        show.sees(view(seat, "encounter_discard"), [DUST])
    show.answer("resource")
    show.sees(discard(0), [TOSS_TWO, TOSS_ONE, PAPER])
    for seat in range(1, 4):
        show.sees(discard(seat), [])


@shows("ahlcg/discard-piles/f")
def the_owner_orders_cards_discarded_together(show: Show) -> None:
    """Amnesia's events go to the pile in Wendy's order, for she has her amulet; others are not asked."""
    cards = ["lucky", "dodge", "knife", "machete"]
    show.lay(Inv("wendy-adams", hand=cards, deck=["amnesia", "knife"], play=["wendys-amulet"]))
    show.answer("draw", "discard core/lucky core/dodge core/machete")
    show.asked(0, "discard")
    show.offers("discard lucky", "discard dodge")
    show.answer("discard dodge")
    show.sees(discard(), ["machete", "dodge", "lucky", "amnesia"])
    show.asked(0, "turn")
    show.lay(Inv(hand=cards, deck=["amnesia", "knife"]))
    show.answer("draw", "discard core/lucky core/dodge core/machete")
    show.asked(0, "turn")


@shows("ahlcg/discard-piles/h")
def a_lone_card_is_not_shuffled_into_an_empty_deck(show: Show) -> None:
    """An enemy stays where it is and a treachery being resolved is discarded; with another card there both go in."""
    show.lab(scholar(play=[HIDE]), enemies=[Foe(FIEND, engaged=0)], encounter_deck=[])
    show.answer("use lab/hide-fiend")
    show.sees(threat(FIEND), 0)
    show.sees(encounter_deck(), [])
    show.lab(scholar(play=[HIDE]), enemies=[Foe(FIEND, engaged=0)], encounter_deck=[DUST])
    show.answer("use lab/hide-fiend")
    show.sees(zone(FIEND), "encounter deck")
    show.lab(scholar(play=[CALL]), encounter_deck=[GHOST])
    show.answer("use lab/encounter-call")
    show.sees(encounter_deck(), [])
    show.sees(encounter_discard(), [GHOST])
    show.lab(scholar(play=[CALL]), encounter_deck=[GHOST, DUST])
    show.answer("use lab/encounter-call")
    show.sees(zone(GHOST), "encounter deck")
    show.sees(encounter_discard(), [])
    show.sees(log("shuffled in"), ["shuffled in lab/ghost"])


@shows("ahlcg/drawing-cards/b")
def an_encounter_card_drawn_by_an_effect_is_resolved_like_any_other(show: Show) -> None:
    """The topmost treachery is carried out and surges, so that the enemy below it comes and engages."""
    show.lab(scholar(play=[CALL]), encounter_deck=[SURGING, FIEND, DUST])
    show.answer("use lab/encounter-call")
    show.sees(threat(FIEND), 0)
    show.sees(encounter_discard(), [SURGING])
    show.sees(encounter_deck(), [DUST])
    show.asked(0, "turn")


@shows("ahlcg/drawing-cards/g")
def a_card_put_into_the_hand_is_not_drawn_but_a_weakness_resolves(show: Show) -> None:
    """Nothing counts as drawn, but the weakness acts and is discarded; the other card stays in hand."""
    show.lab(scholar(discard=[OLD_NOTE, DEEP_FEAR], play=[HOOK]))
    show.answer("use lab/fetching-hook")
    show.sees(horror(SCHOLAR), 1)
    show.sees(times("drawn"), 0)
    show.sees(hand(), [OLD_NOTE])
    show.sees(discard(), [DEEP_FEAR])


@shows("ahlcg/ability/c", "ahlcg/discard-piles/b")
def what_speaks_of_assets_means_those_in_play(show: Show) -> None:
    """An effect that exhausts assets finds the one in play, not those in hand, deck or discard pile."""
    show.lab(scholar(play=[TIRE, FOUND_TOOL], discard=[FOUND_TOOL], hand=[FOUND_TOOL], deck=[FOUND_TOOL, PAPER]))
    show.answer("use lab/tire-all")
    for number, where in enumerate(("deck", "hand", "discard pile", "play"), 1):
        show.sees(zone(FOUND_TOOL, number), where)
        show.sees(exhausted(FOUND_TOOL, number), where == "play")
