"""Limits, and where an event is while it is played."""

from __future__ import annotations

from orne.coc.abilities import Choose, Trigger, Use, action, disrupt, response
from orne.coc.events import ENTERS_PLAY, LEAVES_PLAY, PLAYED, USE
from orne.coc.language import CHARACTER, IN_HAND, CancelIt, Do, Draw, Pay, exhaust, put_into_play
from orne.coc.state import DISCARD
from orne.coc.table import CocTable
from orne.kernel.limits import Limit
from orne.rulings.laboratory.coc import BOUNCE, IDLE, PAUSE, event, hears, lab_card, tool
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import discard, drained, hand, hand_size, times, zone

NUMERAL = lab_card("numeral", action(Draw(), limit=Limit(1, "turn", by_title=True)))
WORD = lab_card("word", action(Draw(), limit=Limit(1, "turn", by_title=False)))
BRING = event("bring", put_into_play(), Choose(CHARACTER & IN_HAND))
FROM_PILE = lab_card("li-from-pile", action(Draw(), zone=DISCARD, limit=Limit(1, "turn", by_title=True)))
THEY_USE = Trigger(USE, lambda g, use, event: event.seat != use.seat, "when they use anything")
STOP = lab_card("cancel-theirs", disrupt(THEY_USE, CancelIt()), type="event", cost=0)
HEARS_ENTERING = hears("hears-entering", ENTERS_PLAY)
HEARS_LEAVING = hears("hears-leaving", LEAVES_PLAY)
TIRE = event("tire", exhaust(), Choose(CHARACTER))
THEY_PLAY = Trigger(PLAYED, lambda g, use, event: event.seat != use.seat, "when they play a card")
NO = lab_card("no-such-card", disrupt(THEY_PLAY, CancelIt()), type="event", cost=0)
YOU_PLAY = Trigger(PLAYED, lambda g, use, event: event.seat == use.seat, "after you play any card")
LISTENER = tool("listener", response(YOU_PLAY, Draw()))
DEAR_EVENT = lab_card("dear-event", action(Draw()), type="event")


def _ask(g: CocTable, use: Use) -> bool:
    """You are asked something."""
    return g.yes(use.seat, "Well?", use.holder)


HAUNT = lab_card("haunt", action(Do(_ask), zone=DISCARD, plays=True), type="event", cost=2)
STUDY = lab_card("study-below", action(Do(_ask), cost=Pay(1), zone=DISCARD), type="event", cost=5)


@shows("coc/rule/2.9-limit/c")
def a_word_limit_is_new_when_the_card_comes_back(show: Show) -> None:
    """Used once, returned to hand and put into play again, it may be used once more."""
    show.lay(Side(hand=[BOUNCE, BRING], play=[WORD, PAUSE]))
    show.answer(f"use {WORD}")
    show.sees(zone(WORD), "play")
    show.lacks(f"use {WORD}")
    show.answer(f"play {BOUNCE}", f"play {BRING}", f"choose {WORD}")
    show.includes(f"use {WORD}")
    show.answer(f"use {WORD}")
    show.lacks(f"use {WORD}")


@shows("coc/rule/2.9-limit/d")
def a_cancelled_use_counts(show: Show) -> None:
    """Both kinds of limit are used up though nothing was drawn."""
    show.lay(Side(play=[WORD, NUMERAL, PAUSE]), Side(hand=[STOP, STOP]))
    show.offers(*IDLE, f"use {WORD}", f"use {NUMERAL}")
    show.answer(f"use {WORD}", f"play {STOP}")
    show.offers(*IDLE, f"use {NUMERAL}")
    show.answer(f"use {NUMERAL}", f"play {STOP}")
    show.offers(*IDLE)
    show.sees(hand_size(0), 0)


def _one_of_three_is_used(show: Show) -> None:
    """Two copies in your discard pile and one in the opponent's; one of yours is used."""
    show.lay(Side(discard=[FROM_PILE, FROM_PILE], play=[PAUSE]), Side(discard=[FROM_PILE], play=[PAUSE]))
    show.offers(*IDLE, f"use {FROM_PILE}", f"use {FROM_PILE}#2")
    show.answer(f"use {FROM_PILE}#2")
    show.asked(1, "action")


@shows("coc/rule/2.9-limit/e")
def limit_1_counts_a_title_whoever_uses_it(show: Show) -> None:
    """After one use nobody may use a card of that title in the same turn."""
    _one_of_three_is_used(show)
    show.offers("pass", "use lab/pause#2")
    show.answer("pass")
    show.offers(*IDLE)


@shows("coc/rule/2.9-limit/a")
def limit_1_counts_a_title_for_each_player(show: Show) -> None:
    """After one use the other player may still use theirs, once, and you may use none."""
    _one_of_three_is_used(show)
    show.offers("pass", "use lab/pause#2", f"use {FROM_PILE}#3")
    show.answer("pass")
    show.offers(*IDLE)


@shows("coc/rule/2.9-limit/f")
def limit_once_counts_the_one_card(show: Show) -> None:
    """Each of two copies in play may be used once."""
    show.lay(Side(play=[WORD, WORD, PAUSE]))
    show.offers(*IDLE, f"use {WORD}", f"use {WORD}#2")
    show.answer(f"use {WORD}#2")
    show.offers(*IDLE, f"use {WORD}")
    show.answer(f"use {WORD}")
    show.offers(*IDLE)
    show.sees(times("drawn"), 2)


@shows("coc/rule/2.32-playing-events/a")
def an_event_reaches_the_discard_pile_when_it_is_done(show: Show) -> None:
    """It is in hand until its targets are chosen, nowhere while it is answered, and in the pile at the end."""
    show.lay(
        Side(hand=[TIRE], play=["bag-man", "mad-artist", HEARS_ENTERING, HEARS_LEAVING, PAUSE]),
        Side(hand=[STOP], play=[PAUSE]),
    )
    show.answer(f"play {TIRE}")
    show.asked(0, "choose")
    show.sees(zone(TIRE), "hand")
    show.answer("choose bag-man")
    show.asked(1, "disrupt")
    show.sees(zone(TIRE), "limbo")
    show.sees(discard(0), [])
    show.answer("pass")
    show.sees(discard(0), [TIRE])
    show.asked(1, "action")


@shows("coc/rule/2.32-playing-events/b")
def an_event_played_from_the_discard_pile_is_paid_for_and_put_back(show: Show) -> None:
    """It is not in the pile while it resolves, and lies on top of it afterwards; what hears a card played hears it."""
    show.lay(Side(discard=[HAUNT, "bag-man"], domains=["agency:1", "agency:2"], play=[LISTENER, PAUSE]))
    show.offers(*IDLE, f"play {HAUNT} domain 2")
    show.answer(f"play {HAUNT} domain 2")
    show.asked(0, "yes or no")
    show.sees(drained(0), [False, True])
    show.sees(discard(0), ["bag-man"])
    show.answer("yes")
    show.sees(discard(0), ["bag-man", HAUNT])
    show.offers("pass", f"use {LISTENER}")
    show.answer("pass")


@shows("coc/rule/2.32-playing-events/c")
def an_event_neither_enters_nor_leaves_play(show: Show) -> None:
    """Resolved or cancelled it goes to the discard pile, and what hears cards come and go hears nothing."""
    for answer in (f"play {STOP}", "pass"):
        show.lay(
            Side(hand=[TIRE], play=["bag-man", HEARS_ENTERING, HEARS_LEAVING, PAUSE]), Side(hand=[STOP], play=[PAUSE])
        )
        show.answer(f"play {TIRE}", answer)
        show.asked(1, "action")
        show.sees(discard(0), [TIRE])
        show.sees(hand(0), [])


@shows("coc/rule/2.32-playing-events/c")
def an_event_whose_playing_is_cancelled_is_discarded_and_stays_paid(show: Show) -> None:
    """Its domain stays drained, and it lies in the discard pile."""
    show.lay(Side(hand=[DEAR_EVENT], play=[PAUSE], domains=["agency:1"]), Side(hand=[NO]))
    show.answer(f"play {DEAR_EVENT} domain 1")
    show.asked(1, "disrupt")
    show.offers("pass", f"play {NO}")
    show.answer(f"play {NO}")
    show.sees(discard(0), [DEAR_EVENT])
    show.sees(discard(1), [NO])
    show.sees(drained(0), [True])
    show.sees(times("drawn"), 0)


@shows("coc/rule/2.32-playing-events/d")
def an_event_triggered_from_the_discard_pile_stays_there(show: Show) -> None:
    """While it resolves, and afterwards, it lies where it lay."""
    show.lay(Side(discard=[STUDY, "bag-man"], domains=["agency:1"], play=[PAUSE]))
    show.answer(f"use {STUDY} domain 1")
    show.asked(0, "yes or no")
    show.sees(discard(0), [STUDY, "bag-man"])
    show.answer("yes")
    show.sees(discard(0), [STUDY, "bag-man"])
