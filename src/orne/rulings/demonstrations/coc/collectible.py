"""Rules of the collectible game."""

from __future__ import annotations

from orne.coc.abilities import AttachTo, Choose, CostChange, Gives, Whenever
from orne.coc.events import ENTERS_PLAY
from orne.coc.language import CHARACTER, HOST, Wound
from orne.rulings.demonstrations.coc.timing_framework import ANSWERS, KNOCK, STOP
from orne.rulings.laboratory.coc import IDLE, PAUSE, PUMP, Say, event, lab_card, on, tool
from orne.rulings.laboratory.coc_decks import COLLECTIBLE as DECK
from orne.rulings.laboratory.coc_decks import LIVING, STORIES, filled
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_decks import deck_problems
from orne.rulings.showing.coc_probes import deck_size, domains, hand_size, said, state, times, wounds, zone

ARMOUR = lab_card("armour-two", AttachTo(CHARACTER), Gives(HOST, "toughness", 2), type="support", cost=0)
HIT = event("hit", Wound(), Choose(CHARACTER))
CHEAPER = tool("cheaper", CostChange(CHARACTER, -1))
GREETS = tool("greets-arrivals", Whenever(on(ENTERS_PLAY), Say("welcome")))
LOYAL = lab_card("loyal-three", cost=3, faction="agency", resources=("agency",), keywords=(("loyal", 1),))


@shows("coc/rule/ccg-toughness")
def toughness_adds_up(show: Show) -> None:
    """With Toughness of 1 and 2 a character bears three wounds, and dies of the fourth."""
    show.lay(Side(hand=[HIT, PAUSE], play=[At("hired-muscle", wounds=2), At(ARMOUR, on="hired-muscle")]))
    show.answer("play lab/hit")
    show.sees(wounds("hired-muscle"), 3)
    show.lay(Side(hand=[HIT, PAUSE], play=[At("hired-muscle", wounds=3), At(ARMOUR, on="hired-muscle")]))
    show.answer("play lab/hit")
    show.sees(zone("hired-muscle"), "discard")


@shows("coc/rule/ccg-loyal")
def loyal_needs_as_many_matching_resources_as_the_modified_cost(show: Show) -> None:
    """A Loyal card of cost 3 needs three resources of its faction on the domain, and two when it costs 1 less."""
    show.lay(Side(hand=[LOYAL], domains=["agency:3", "agency:2 syndicate:1", "agency:3 syndicate:2"], play=[PAUSE]))
    show.offers(*IDLE, f"play {LOYAL} domain 1", f"play {LOYAL} domain 3")
    show.lay(Side(hand=[LOYAL], domains=["agency:2 syndicate:1", "agency:1 syndicate:2"], play=[CHEAPER, PAUSE]))
    show.offers(*IDLE, f"play {LOYAL} domain 1")


@shows("coc/rule/ccg-heroic-and-villainous")
def whoever_controls_a_hero_and_a_villain_must_part_with_one(show: Show) -> None:
    """Pickman takes the word Villainous over from a villain: you discard him or your Heroic character at once."""
    both = ["richard-upton-pickman", "undercover-security"]
    for parted, left in (both, both[::-1]):
        show.lay(
            Side(play=["richard-upton-pickman", "undercover-security", PAUSE], domains=["syndicate:2"]),
            Side(play=["ravager-from-the-deep"]),
        )
        show.answer("use richard-upton-pickman domain 1", "choose ravager-from-the-deep")
        show.asked(0, "discard")
        show.offers("discard richard-upton-pickman", "discard undercover-security")
        show.answer(f"discard {parted}")
        show.sees(zone(parted), "discard")
        show.sees(zone(left), "play")


@shows("coc/rule/ccg-triggered-effects/b")
def a_card_that_is_played_is_no_triggered_ability(show: Show) -> None:
    """Cathouse answers overpaying for an ability of a card in play, not for playing a character or an event."""
    for played, target in (("patsy", None), ("get-on-yer-feet", "bag-man")):
        show.lay(
            Side(play=["cathouse", PAUSE], domains=["syndicate:3"], hand=[played]),
            Side(play=["mad-artist", At("bag-man", exhausted=True)]),
        )
        show.answer(f"play {played} domain 1")
        if target is not None:
            show.answer(f"choose {target}")
        show.asked(0, "action")
    show.lay(
        Side(play=["cathouse", "richard-upton-pickman", PAUSE], domains=["syndicate:3"]),
        Side(play=["mad-artist", At("bag-man", exhausted=True)]),
    )
    show.answer("use richard-upton-pickman domain 1", "choose mad-artist")
    show.asked(0, "response")
    show.offers("pass", "use cathouse")
    show.answer("use cathouse", "choose bag-man")
    show.sees(state("bag-man"), "ready")


@shows("coc/rule/ccg-triggered-effects/a")
def the_four_trigger_words_make_triggered_effects(show: Show) -> None:
    """What cancels what an opponent triggers is offered against all four, and not against a passive effect."""
    show.lay(Side(hand=[STOP], play=[PAUSE]), Side(play=[PUMP, PAUSE]))
    show.answer("use lab/pause", f"use {PUMP}")
    show.asked(0, "disrupt")
    show.offers("pass", f"play {STOP}")
    show.answer(f"play {STOP}")
    show.sees(times("drawn"), 0)
    for kind, begins in (("response", f"play {KNOCK}"), ("disrupt", "use lab/pause"), ("forced", f"play {KNOCK}")):
        show.lay(Side(hand=[KNOCK, STOP], play=[PAUSE]), Side(play=[ANSWERS[kind]]))
        show.answer(begins)
        if kind != "forced":
            show.answer(f"use {ANSWERS[kind]}")
        show.asked(0, "disrupt")
        show.offers("pass", f"play {STOP}")
        show.answer(f"play {STOP}")
        show.sees(times("drawn"), 0)
    show.lay(Side(hand=[KNOCK, STOP], play=[PAUSE]), Side(play=[GREETS]))
    show.answer(f"play {KNOCK}")
    show.asked(0, "action")
    show.sees(said(), ["welcome"])


@shows("coc/rule/ccg-deckbuilding")
def the_three_domains_are_not_cards_of_the_deck(show: Show) -> None:
    """Fifty cards are needed without the domains: 47 and three domains are too few."""
    show.reads(deck_problems(filled(size=50, fill=DECK)), [])
    show.reads(
        deck_problems(filled(size=47, fill=DECK)),
        [["47 cards, and a deck needs at least 50", "coc/rule/ccg-deckbuilding", []]],
    )
    cards = [card for card in LIVING for _ in range(3)][:50]
    show.begin(decks=[cards, cards], stories=STORIES, seed=7, first=0)
    for seat in (0, 1):
        show.sees(domains(seat), [[], [], []])
        show.sees(hand_size(seat), 8)
        show.sees(deck_size(seat), 42)
