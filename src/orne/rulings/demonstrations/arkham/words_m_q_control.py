"""Ownership, permanent cards, playing and putting into play."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import Use, event, forced, free, reaction
from orne.arkham.events import LEAVES_PLAY, PLAYED
from orne.arkham.language import ASSET, CHOSEN, SELF, Blank, Discard, Do, Gain, Gives, Until, after, everything
from orne.arkham.rules.control import take_control
from orne.arkham.rules.entering import enter_asset
from orne.arkham.rules.leaving import discard as discard_card
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DREAMER, lab_card, pause, scholar, told, uid_of
from orne.rulings.showing.arkham import In, Inv, Show, shows
from orne.rulings.showing.arkham_campaigns import campaign_refuses
from orne.rulings.showing.arkham_probes import (
    actions,
    controller,
    deck_size,
    discard,
    exhausted,
    hand,
    hand_size,
    health,
    in_play,
    owner,
    resources,
    round_number,
    said,
    times,
    zone,
)
from orne.rulings.showing.arkham_readings import deck_problems

LOAN = lab_card("loan-tool")
LOAN_GIFT = lab_card(
    "loan-gift",
    free(told("the other takes the tool", lambda g, use: take_control(g, uid_of(g, LOAN), 1)), Discard()),
)
BIN = lab_card("bin", free(told("discard the tool", lambda g, use: discard_card(g, uid_of(g, LOAN)))))


def _whose(g: ArkhamTable, use: Use) -> None:
    """Say whose card left play."""
    assert use.event is not None
    g.note("said", NOWHERE, after=str(use.event.seat))


LEAVING_BOOK = lab_card("leaving-book", forced(after(LEAVES_PLAY, lambda g, use, e: True, "it leaves"), Do(_whose)))
EVER = lab_card("ever-there", Gives(SELF, "health", 1), permanent=True, health=2)


def _grab(g: ArkhamTable, use: Use) -> None:
    """Take everything the other has."""
    for each in list(g.state.play):
        if g.state.cards[each].controller == 1:
            take_control(g, each, use.seat)


LONG_HAND = lab_card("long-hand", free(Do(_grab), Discard()))
ASSET_WIPE = lab_card("asset-wipe", free(Until("phase", Blank(CHOSEN), who=everything(ASSET)), Discard()))
GIVING = lab_card("self-strengthening", Gives(SELF, "health", 1), health=2)
HEARD = reaction(after(PLAYED, lambda g, use, e: True, "a card is played"), Gain(9))
SIDE_DOOR = lab_card(
    "side-door",
    free(
        told("put a card from your hand into play", lambda g, use: enter_asset(g, g.state.hand[use.seat][0], use.seat)),
        Discard(),
    ),
    HEARD,
)
TWO_TOOL = lab_card("tool-of-two", cost=2)
CACHE = lab_card("plain-cache", event(Gain(3)), type="event", cost=1)


@shows(
    "ahlcg/ownership-and-control/a",
    "ahlcg/ownership-and-control/b",
    "ahlcg/ownership-and-control/c",
    "ahlcg/ownership-and-control/d",
)
def an_asset_another_controls_leaves_for_its_owners_pile(show: Show) -> None:
    """It enters play under its owner, another may control it, and it leaves for its owner's discard pile."""
    show.lab(scholar(hand=[LOAN], play=[LOAN_GIFT, BIN, LEAVING_BOOK]), scholar(DREAMER, deck=["core/knife"]))
    show.answer("play lab/loan-tool")
    show.sees(owner(LOAN), 0)
    show.sees(controller(LOAN), 0)
    show.answer("use lab/loan-gift")
    show.sees(owner(LOAN), 0)
    show.sees(controller(LOAN), 1)
    show.sees(in_play(1), [LOAN])
    show.answer("use lab/bin")
    show.sees(discard(0), [LOAN_GIFT, LOAN])
    show.sees(discard(1), [])
    show.sees(said(), ["0", "1"])
    show.sees(owner("knife"), 1)
    show.sees(owner("lab/dust"), None)
    show.sees(owner("lab/agenda"), None)


@shows("ahlcg/permanent/a", "ahlcg/permanent/d")
def a_permanent_card_is_outside_the_size_and_not_outside_the_rules(show: Show) -> None:
    """A 31st card passes where it is permanent, unless its class is foreign; it is not taken out for another."""
    more = {"police-badge-2": 1}
    show.reads(deck_problems("starter-roland", more, experience=2), ["ahlcg/deckbuilding/deck-size"])
    forever = {"police-badge-2": {"permanent": True}}
    show.reads(deck_problems("starter-roland", more, printed=forever, experience=2), [])
    foreign = {"police-badge-2": {"permanent": True, "class_": "rogue"}}
    show.reads(
        deck_problems("starter-roland", more, printed=foreign, experience=2), ["ahlcg/deckbuilding/class-access"]
    )
    steps: list[dict[str, Any]] = [
        {"join": "starter-roland"},
        {"experience": 9, "of": "roland-banks"},
        {"buy": "police-badge-2", "for": "roland-banks", "printed": forever},
        {"buy": "dodge", "for": "roland-banks", "leaves": "police-badge-2", "printed": forever},
    ]
    show.reads(
        campaign_refuses(steps), "Police Badge does not count towards the deck's size, so its leaving makes no room."
    )


@shows("ahlcg/permanent/b")
def a_permanent_card_begins_in_play(show: Show) -> None:
    """It is in play from the start and not among the 30 cards that are shuffled."""
    deck = ["core/knife"] * 30
    show.begin(scenario="the-gathering", investigators=[{"id": "core/roland-banks", "deck": [*deck, EVER]}], seed=3)
    show.sees(zone(EVER), "play")
    show.sees(controller(EVER), 0)
    show.sees(hand_size(0), 5)
    show.sees(deck_size(0), 25)


@shows("ahlcg/permanent/e")
def permanent_cards_are_neither_taken_over_nor_blanked(show: Show) -> None:
    """Of Roland's cards only the Flashlight changes hands; a wiped permanent card keeps its text."""
    roland = Inv(play=[EVER, "rolands-38-special", In("flashlight", tokens=2, exhausted=True)])
    show.lay(Inv("daisy-walker", play=[LONG_HAND]), roland)
    show.answer("use lab/long-hand")
    show.sees(in_play(0), ["flashlight"])
    show.sees(in_play(1), [EVER, "rolands-38-special"])
    show.lab(scholar(play=[EVER, GIVING, ASSET_WIPE]))
    show.sees(health(EVER), 3)
    show.sees(health(GIVING), 3)
    show.answer("use lab/asset-wipe")
    show.sees(health(EVER), 3)
    show.sees(health(GIVING), 2)


@shows("ahlcg/play/a")
def a_played_card_costs_an_action_and_resources(show: Show) -> None:
    """A tool of 2 and an event of 1 are paid for, each with an action; what cannot be paid is not offered."""
    show.lab(scholar(hand=[TWO_TOOL, CACHE], resources=3))
    show.offers_of("play", "play lab/tool-of-two", "play lab/plain-cache")
    show.answer("play lab/tool-of-two")
    show.sees(resources(0), 1)
    show.sees(actions(0), 2)
    show.sees(controller(TWO_TOOL), 0)
    show.answer("play lab/plain-cache")
    show.sees(resources(0), 3)
    show.sees(actions(0), 1)
    show.sees(discard(), [CACHE])
    show.lab(scholar(hand=[TWO_TOOL, CACHE], resources=1))
    show.offers_of("play", "play lab/plain-cache")
    show.lab(scholar(hand=[TWO_TOOL, CACHE], play=[pause()], actions=0))
    show.offers("use lab/pause", "end turn")


@shows("ahlcg/play/d")
def an_asset_stays_over_rounds(show: Show) -> None:
    """Nothing discards Beat Cop, and the Ally slot is taken: a second Ally makes him leave."""
    show.lay(
        Inv(hand=["beat-cop", "guard-dog"], deck=["knife"] * 9, resources=9), encounter_deck=["dissonant-voices"] * 6
    )
    show.answer("play beat-cop")
    for number in (3, 4):
        show.answer("end turn")
        show.pass_to("turn")
        show.sees(round_number(), number)
        show.sees(in_play(), ["beat-cop"])
    show.lay(Inv(hand=["guard-dog"], play=["beat-cop"]))
    show.answer("play guard-dog")
    show.sees(in_play(), ["guard-dog"])
    show.sees(discard(), ["beat-cop"])


@shows("ahlcg/put-into-play/a", "ahlcg/put-into-play/b", "ahlcg/put-into-play/c")
def putting_into_play_costs_nothing_and_is_not_playing(show: Show) -> None:
    """A Machete is put into full hands without a resource, for which a hand must be emptied; nothing was played."""
    show.lay(Inv(hand=["machete"], play=["knife", "flashlight", SIDE_DOOR], resources=0))
    show.answer("use lab/side-door")
    show.offers("discard knife", "discard flashlight")
    show.answer("discard knife")
    show.sees(in_play(), ["flashlight", "machete"])
    show.sees(exhausted("machete"), False)
    show.sees(resources(0), 0)
    show.sees(actions(0), 3)
    show.sees(times("plays"), 0)
    show.sees(times("drawn"), 0)
    show.sees(hand(), [])
    show.asked(0, "turn")
