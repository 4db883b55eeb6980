"""Examples with the cards that the documents name: who can be chosen, readying, entering play for a price."""

from __future__ import annotations

from orne.rulings.laboratory.coc import IDLE, PAUSE, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import discard, drained, hand, in_play, skill, state, times, wounds

DEEP = "summons-of-the-deep"
GOAT = lab_card("sd-goat", faction="shub-niggurath", icons=(1, 0, 0, 0), keywords=(("willpower", 1),))
CALM = lab_card("sd-steady", keywords=(("willpower", 1),), skill=2)


@shows("coc/example/2.3-black-goats-rage")
def the_black_goats_rage_does_nothing_to_willpower(show: Show) -> None:
    """The player with the fewest Terror icons has two characters with Willpower: nobody goes insane."""
    rage = f"{DEEP}/the-black-goats-rage"
    show.lay(Side(hand=[rage], play=[GOAT], domains=["shub-niggurath:3"]), Side(play=[CALM, CALM]))
    show.answer(f"play {rage} domain 1")
    show.sees(state(CALM), "ready")
    show.sees(state(CALM, 2), "ready")
    show.sees(times("insane"), 0)
    show.sees(discard(0), [rage])
    show.lay(Side(hand=[rage], play=[GOAT], domains=["shub-niggurath:3"]), Side(play=["bag-man", "hired-muscle"]))
    show.answer(f"play {rage} domain 1")
    show.asked(1, "drive")
    show.offers("drive bag-man", "drive hired-muscle")
    show.answer("drive bag-man")
    show.sees(times("insane"), 2)


@shows("coc/example/2.24-terror-of-the-tides")
def the_terror_of_the_tides_comes_from_hand_for_three_of_any_resource(show: Show) -> None:
    """No Cthulhu resource is needed, whenever an Action may be taken; it is in play with four wounds."""
    tides = f"{DEEP}/the-terror-of-the-tides"
    for where in ("operations", "draw actions"):
        show.lay(Side(hand=[tides], play=[PAUSE], domains=["agency:3", "agency:2"]), step=where)
        show.offers(*IDLE, f"use {tides} domain 1")
        show.answer(f"use {tides} domain 1")
        show.sees(in_play(0), [PAUSE, tides])
        show.sees(wounds(tides), 4)
        show.sees(hand(0), [])
        show.sees(drained(0), [True, False])


@shows("coc/rule/2.10-ready-exhausted-committed/e")
def only_what_is_exhausted_is_readied(show: Show) -> None:
    """Get On Yer Feet gives a ready character its skill without readying it, and readies an exhausted one."""
    for at, readied in ((At("hired-muscle"), 0), (At("hired-muscle", exhausted=True), 1)):
        show.lay(Side(hand=["get-on-yer-feet"], play=[PAUSE], domains=["syndicate:2"]), Side(play=[at]))
        show.answer("play get-on-yer-feet domain 1")
        show.sees(times("readied"), readied)
        show.sees(state("hired-muscle"), "ready")
        show.sees(skill("hired-muscle"), 6)
