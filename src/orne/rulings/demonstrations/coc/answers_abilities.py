"""Answers about abilities: what may be triggered, what goes on without its card, what is heard and cancelled."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, Use, Whenever, action, disrupt, forced, response
from orne.coc.events import WOUND
from orne.coc.language import (
    CHARACTER,
    COMMITTED_HERE,
    EVENT_CARD,
    SELF,
    SUPPORT,
    THIS_LEAVES,
    CancelIt,
    Do,
    Draw,
    ExhaustThis,
    Then,
    destroy,
    everything,
    gain,
    go_insane,
    is_destroyed,
    subtype,
)
from orne.coc.rules import leaving
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BARE, FULL, GUN, IDLE, OAF, PAUSE, PAWN, SEND, Say, lab_card, on, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import committed_to, entries, hand_size, log, skill, times, wounds, zone

DRAWN = tool("drawn-first", action(Then(Draw(), destroy(everything(SUPPORT & subtype("Relic")))), cost=ExhaustThis()))
USED_AGAINST_ME = on(events.USE, lambda g, use, event: event.seat != use.seat)


def sends_away(g: CocTable, use: Use) -> bool:
    """Return that card to its owner's hand."""
    assert use.event is not None
    return leaving.return_to_hand(g, [use.event.subject], use)


USHER = lab_card("usher", disrupt(USED_AGAINST_ME, Do(sends_away), cost=ExhaustThis()), type="support")
SNIPER = lab_card("far-sniper", action(gain(skill=2), Choose(CHARACTER & COMMITTED_HERE)))
FRIGHT = lab_card("sudden-fright", disrupt(USED_AGAINST_ME, go_insane(EVENT_CARD)), type="support")
SAVE = lab_card("save", disrupt(on(events.DESTROY), CancelIt()), type="support")
TELL = lab_card("tell", response(on(WOUND), Say("wounded")), type="support")
SLAY = tool("tr-slay", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
PHOENIX = lab_card("tr-phoenix", Whenever(THIS_LEAVES, Draw()))
MARTYR = lab_card("tr-martyr", forced(is_destroyed(SELF), Draw()))


@shows("coc/faq/small-price-to-pay/a")
def what_follows_then_is_not_asked(show: Show) -> None:
    """The ability may be used though what follows "then" will have nothing to destroy."""
    show.lay(Side(play=[DRAWN, PAUSE]))
    show.answer(f"use {DRAWN}")
    show.sees(times("drawn"), 1)
    show.offers(*IDLE)


@shows("coc/faq/chess-prodigy-naming/b")
def brady_may_shoot_and_go_and_the_shot_is_not_lost(show: Show) -> None:
    """Brady returns to hand in answer to his own shot, and the wound is dealt all the same."""
    shooter = At("jack-brass-brady", story=0, exhausted=True)
    show.lay(
        Side(play=[shooter, At("shotgun", on="core/jack-brass-brady"), PAUSE], domains=["agency:1", "", ""]),
        Side(play=[At(OAF, story=0, exhausted=True), PAUSE]),
        step="last story actions",
    )
    show.answer("use core/jack-brass-brady gained core/shotgun domain 1")
    show.answer(f"choose {OAF}")
    show.asked(0, "disrupt")
    show.offers("pass", "use core/jack-brass-brady")
    show.answer("use core/jack-brass-brady")
    show.sees(zone("jack-brass-brady"), "hand")
    show.sees(zone("shotgun"), "discard")
    show.sees(wounds(OAF), 1)


@shows("coc/faq/chess-prodigy-naming/b")
def military_advisor_may_be_sent_away_and_the_wound_is_not_lost(show: Show) -> None:
    """Military Advisor is returned to hand in answer to the ability, and the wound is dealt all the same."""
    show.lay(Side(play=["military-advisor", GUN, PAUSE], domains=["agency:2", "", ""]), Side(play=[OAF, USHER, PAUSE]))
    show.answer(f"use {GUN}", "choose core/military-advisor", "pass", "use core/military-advisor domain 1")
    show.asked(1, "disrupt")
    show.offers("pass", f"use {USHER}")
    show.answer(f"use {USHER}")
    show.sees(zone("military-advisor"), "hand")
    show.sees(wounds(OAF), 1)


@shows("coc/faq/chess-prodigy-naming/b")
def who_goes_insane_meanwhile_still_raises_the_chosen_one(show: Show) -> None:
    """A character driven insane in answer to its ability still raises the skill of the one it chose."""
    show.lay(
        Side(play=[At(SNIPER, story=0, exhausted=True), PAUSE]),
        Side(play=[At(OAF, story=0, exhausted=True), FRIGHT, PAUSE]),
        step="last story actions",
    )
    show.answer(f"use {SNIPER}", f"choose {OAF}", f"use {FRIGHT}")
    show.sees(skill(OAF), 3)


@shows("coc/faq/military-bike-defender")
def an_effect_commits_no_defender_where_nobody_attacks(show: Show) -> None:
    """An effect that would commit a defender to a story without attackers commits nobody."""
    show.lay(
        Side(play=[At("mad-artist", story=0)]),
        Side(hand=[SEND], play=["bag-man", PAUSE]),
        stories=[BARE, FULL],
        step="actions after defenders commit",
    )
    show.answer("play lab/send", "choose core/bag-man", "choose lab/quiet-story")
    show.sees(committed_to("bag-man"), None)


@shows("coc/faq/andrew-chapman-khopesh")
def a_cancelled_destruction_prevents_the_final_wound(show: Show) -> None:
    """The character is not destroyed at the next check either, and was not wounded."""
    show.lay(Side(play=[GUN, PAUSE, TELL]), Side(play=[PAWN, SAVE, PAUSE]))
    show.answer(f"use {GUN}", f"use {SAVE}")
    show.asked(1, "action")
    show.sees(wounds(PAWN), 0)
    show.ends_idle()
    show.answer(f"use {PAUSE}#2", f"use {PAUSE}")
    show.sees(log("destroyed"), [])
    show.sees(entries("wound prevented"), [("lab/pawn", 1, None, 1)])


@shows("coc/faq/stygian-eye-snow-graves")
def its_own_leaving_is_heard_where_it_names_itself(show: Show) -> None:
    """A passive and a Forced Response about a card's own leaving both work when it is destroyed."""
    show.lay(Side(play=[SLAY, PHOENIX, PAUSE]))
    show.answer(f"use {SLAY}")
    show.sees(hand_size(0), 1)
    show.lay(Side(play=[SLAY, MARTYR, PAUSE]))
    show.answer(f"use {SLAY}")
    show.sees(hand_size(0), 1)
