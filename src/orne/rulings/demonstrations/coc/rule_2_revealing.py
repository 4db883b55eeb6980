"""Revealing, looking and searching; what is public, what is in play, and cards that are new after moving."""

from __future__ import annotations

from orne.coc.abilities import Cannot, Choose, Use
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    IN_DISCARD,
    IT,
    OPPONENTS_HAND,
    Do,
    Lasting,
    Ref,
    Reveal,
    Then,
    destroy,
    everything,
    gain,
    to_hand,
)
from orne.coc.rules import hands
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import IDLE, PAUSE, PUMP, event
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import (
    deck,
    discard,
    hand,
    is_in_play,
    lasting_on,
    log,
    skill,
    times,
    view,
    zone,
)

THEIR_TOP = Ref(lambda g, use: g.state.deck[1 - use.seat][-1:], "the top card of the opponent's deck")
THEIR_TOP_TWO = Ref(lambda g, use: g.state.deck[1 - use.seat][-2:], "the top two cards of the opponent's deck")
MY_CHARACTERS = Ref(lambda g, use: g.index.characters[use.seat], "your characters")


def _ask(g: CocTable, use: Use) -> bool:
    """You say whether you have seen enough."""
    return g.yes(use.seat, "Seen enough?", use.holder)


def _find(g: CocTable, use: Use) -> bool:
    """Search your deck for a Criminal, and leave it there."""
    fitting = [who for who in g.state.deck[use.seat] if "Criminal" in g.kind(who).subtypes]
    found = hands.search_deck(g, use.seat, fitting, "Take a Criminal?", use)
    hands.shuffle_after_search(g, use.seat)
    return found is not None


def _look(g: CocTable, use: Use) -> bool:
    """Look at the top three cards of your deck."""
    return bool(hands.look_at_top(g, use.seat, use.seat, 3))


SHOW_TOP = event("show-top", Reveal(THEIR_TOP, Do(_ask)))
HOLD = event("hold-top-revealed", Reveal(THEIR_TOP, until="phase"))
AGAIN = event("reveal-again", Then(Reveal(THEIR_TOP), gain(MY_CHARACTERS, skill=1)))
FIND = event("find-only", Do(_find))
PEEK = event("peek-at-three", Do(_look))
BOTH = event("reveal-two", Then(Reveal(THEIR_TOP_TWO), gain(MY_CHARACTERS, skill=1)))
OPEN = event("hold-hand-revealed", Reveal(OPPONENTS_HAND, until="phase"))
EYES = "the-yuggoth-contract/eyes-in-a-jar"
SIGHT = "the-yuggoth-contract/a-sight-for-sore-eyes"
DECK = ["mad-artist", "bag-man", "triggerman", "bag-man", "young-deep-one"]
DOOM = event("end-of-all-characters", destroy(everything(CHARACTER)))
MARK = event("mark-below", Lasting(Cannot("be marked", AFFECTED), IT), Choose(CARD & IN_DISCARD))
BACK = event("back-from-below", to_hand(), Choose(CARD & IN_DISCARD))


@shows("coc/rule/2.4-reveal/a")
def a_revealed_card_is_seen_by_all_and_stays_where_it_is(show: Show) -> None:
    """The top card of a deck is shown to both players and to a spectator, and still is the top card."""
    show.lay(Side(hand=[SHOW_TOP], play=[PAUSE]), Side(deck=["bag-man", "mad-artist"]))
    show.answer(f"play {SHOW_TOP}")
    show.asked(0, "yes or no")
    for seat in (0, 1, None):
        show.sees(view(seat, "revealed"), ["core/bag-man"])
    show.sees(deck(1), ["bag-man", "mad-artist"])
    show.answer("yes")
    for seat in (0, 1, None):
        show.sees(view(seat, "revealed"), [])
        show.sees(view(seat, "players", 1, "deck_known"), {})
    show.sees(deck(1), ["bag-man", "mad-artist"])


@shows("coc/rule/2.4-reveal/b")
def what_is_revealed_cannot_be_revealed_again(show: Show) -> None:
    """While the top card is revealed, what reveals it and does something then is not offered; otherwise it is."""
    show.lay(Side(hand=[HOLD, AGAIN], play=["mad-artist", PAUSE]), Side(deck=["bag-man", "triggerman"]))
    show.offers(*IDLE, f"play {HOLD}", f"play {AGAIN}")
    show.answer(f"play {HOLD}")
    show.sees(view(None, "revealed"), ["core/bag-man"])
    show.offers(*IDLE)
    show.lay(Side(hand=[AGAIN], play=["mad-artist", PAUSE]), Side(deck=["bag-man", "triggerman"]))
    show.answer(f"play {AGAIN}")
    show.sees(skill("mad-artist"), 3)


@shows("coc/rule/2.4-reveal/a")
def an_open_hand_is_shown_with_all_that_comes_to_it(show: Show) -> None:
    """Eyes in a Jar have the opponent play with their hand revealed, and what they draw is seen as well."""
    show.lay(
        Side(hand=[EYES, "panic"], play=[PAUSE], domains=["syndicate:2"]),
        Side(hand=["t-men", "patsy"], play=[PUMP], deck=["bag-man", "triggerman"]),
    )
    show.sees(view(0, "players", 1, "hand"), [None, None])
    show.answer(f"play {EYES} domain 1")
    show.sees(view(0, "players", 1, "hand"), ["core/patsy", "core/t-men"])
    show.sees(view(1, "players", 0, "hand"), [None])
    show.answer(f"use {PUMP}")
    for seat in (0, None):
        show.sees(view(seat, "players", 1, "hand"), ["core/bag-man", "core/patsy", "core/t-men"])
    show.sees(log("shown in hand"), [f"shown in hand {card}" for card in ("t-men", "patsy", "bag-man")])
    show.sees(hand(1), ["bag-man", "patsy", "t-men"])
    show.offers(*IDLE)


@shows("coc/rule/2.4-reveal/b")
def an_open_hand_cannot_be_revealed(show: Show) -> None:
    """While Eyes in a Jar show the hand, A Sight for Sore Eyes has nothing to reveal."""
    for there, offered in (([], [f"play {SIGHT} domain 1"]), ([EYES], [])):
        show.lay(Side(hand=[SIGHT], play=[*there, PAUSE], domains=["syndicate:1"]), Side(hand=["t-men"]))
        show.offers(*IDLE, *offered)


@shows("coc/rule/2.4-reveal/b")
def where_one_of_two_is_revealed_already_they_are_not_revealed_in_full(show: Show) -> None:
    """The top two cards are revealed and one skill follows with "then", but not while one of them lies open."""
    show.lay(Side(hand=[HOLD, BOTH, BOTH], play=["mad-artist", PAUSE]), Side(deck=["bag-man", "triggerman", "patsy"]))
    show.answer(f"play {BOTH}")
    show.sees(skill("mad-artist"), 3)
    show.answer(f"play {HOLD}", f"play {BOTH}")
    show.sees(skill("mad-artist"), 3)
    show.sees(view(None, "revealed"), ["core/bag-man"])
    show.offers(*IDLE)


@shows("coc/rule/2.4-reveal/c")
def a_hand_may_stay_revealed_for_the_phase(show: Show) -> None:
    """The hand lies open until the phase ends, and is hidden in the next."""
    show.lay(Side(hand=[OPEN], play=[PAUSE]), Side(hand=["bag-man", "triggerman"]))
    show.answer(f"play {OPEN}")
    for seat in (0, None):
        show.sees(view(seat, "revealed"), ["core/bag-man", "core/triggerman"])
    show.answer("pass")
    show.sees(view(0, "phase"), "story")
    show.sees(view(0, "revealed"), [])
    show.sees(view(0, "players", 1, "hand"), [None, None])


@shows("coc/example/2.4-sight-for-sore-eyes")
def a_sight_for_sore_eyes_shows_the_hand_only_while_it_resolves(show: Show) -> None:
    """Two skill for each copy of the card named; the hand stays in hand and is hidden again."""
    show.lay(
        Side(hand=[SIGHT], play=["mad-artist", PAUSE], domains=["syndicate:1"]),
        Side(hand=["bag-man", "bag-man", "triggerman"]),
    )
    show.answer(f"play {SIGHT} domain 1", "name Bag Man")
    show.sees(skill("mad-artist"), 6)
    show.sees(hand(1), ["bag-man", "bag-man", "triggerman"])
    show.sees(view(0, "revealed"), [])
    show.sees(view(0, "players", 1, "hand"), [None] * 3)


@shows("coc/rule/2.11-searching-the-deck/c")
def looking_is_not_searching(show: Show) -> None:
    """Whoever looks at the top three cards knows them, nobody else does, and the deck is not shuffled."""
    show.lay(Side(hand=[PEEK], play=[PAUSE], deck=DECK))
    show.answer(f"play {PEEK}")
    show.sees(deck(0), DECK)
    show.sees(times("deck shuffled"), 0)
    show.sees(
        view(0, "players", 0, "deck_known"), {"1": "core/mad-artist", "2": "core/bag-man", "3": "core/triggerman"}
    )
    show.sees(view(1, "players", 0, "deck_known"), {})
    show.lay(Side(hand=[SHOW_TOP], play=[PAUSE]), Side(deck=["bag-man", "mad-artist"]))
    show.answer(f"play {SHOW_TOP}", "yes")
    show.sees(times("deck shuffled"), 0)


@shows("coc/rule/2.11-searching-the-deck/d")
def a_found_card_that_nothing_moves_stays_in_the_deck(show: Show) -> None:
    """A Criminal is found, nothing takes it, and the deck is shuffled with it."""
    show.lay(Side(hand=[FIND], play=[PAUSE], deck=DECK))
    show.answer(f"play {FIND}")
    show.includes("take triggerman")
    show.answer("take triggerman")
    show.sees(zone("triggerman"), "deck")
    show.sees(hand(0), [])
    show.sees(times("deck shuffled"), 1)


@shows("coc/rule/2.22-public-zones/a")
def resources_and_discard_piles_are_public(show: Show) -> None:
    """Both players and a spectator see them; nobody else sees a hand."""
    show.lay(Side(discard=["bag-man"], domains=[["mad-artist"]], play=[PAUSE], hand=["young-deep-one"]))
    for seat in (0, 1, None):
        show.sees(view(seat, "players", 0, "discard"), ["core/bag-man"])
        show.sees(view(seat, "players", 0, "domains"), [{"drained": False, "resources": ["core/mad-artist"]}])
    show.sees(view(0, "players", 0, "hand"), ["core/young-deep-one"])
    show.sees(view(1, "players", 0, "hand"), [None])
    show.sees(view(None, "players", 0, "hand"), [None])


@shows("coc/rule/2.23-zones-of-play/a")
def only_the_play_area_is_in_play(show: Show) -> None:
    """What destroys all characters finds the one in the play area, and none in deck, hand, domain or discard pile."""
    show.lay(
        Side(
            hand=[DOOM, "triggerman"],
            domains=[["mad-artist"]],
            discard=["bag-man"],
            deck=["laboratory-assistant"],
            play=["hired-muscle", PAUSE],
        )
    )
    for card in ("triggerman", "mad-artist", "bag-man", "laboratory-assistant"):
        show.sees(is_in_play(card), False)
    show.sees(is_in_play("hired-muscle"), True)
    show.answer(f"play {DOOM}")
    show.sees(log("destroyed"), ["destroyed hired-muscle"])
    show.sees(discard(0), ["bag-man", "hired-muscle", DOOM])


@shows("coc/rule/2.23-zones-of-play/e")
def moving_between_two_places_out_of_play_makes_a_card_new(show: Show) -> None:
    """What lasts on a card in the discard pile does not follow it to the hand."""
    show.lay(Side(hand=[MARK, BACK], discard=["bag-man"], play=[PAUSE]))
    show.answer(f"play {MARK}")
    show.sees(lasting_on("bag-man"), 1)
    show.answer(f"play {BACK}", "choose bag-man")
    show.sees(hand(0), ["bag-man"])
    show.sees(lasting_on("bag-man"), 0)
