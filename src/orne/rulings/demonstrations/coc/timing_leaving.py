"""What a card that leaves play may still do."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, GivesAbility, Trigger, action, disrupt, forced, response
from orne.coc.language import CHARACTER, OTHER, ExhaustThis, destroy
from orne.rulings.laboratory.coc import BELL, GUN, PAWN, Say, gift, lab_card, mine, on
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import discard, said, zone

GHOST = lab_card(
    "ghost",
    response(mine(events.LEAVES_PLAY, own_leaving=True), Say("boo")),
    action(Say("last action"), cost=ExhaustThis()),
    disrupt(mine(events.DESTROY), Say("before")),
)
LEFT = Trigger(events.LEAVES_PLAY, lambda g, use, event: event.subject == use.me, "after this leaves", own_leaving=True)
SMASH = lab_card("id-smash", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
CHOIR = lab_card("id-choir", GivesAbility(CHARACTER & OTHER, forced(LEFT, Say("dirge"))), type="support")
WIDOW = lab_card("widow", response(on(events.LEAVES_PLAY), Say("woe")))
SISTER = lab_card("sister", forced(on(events.LEAVES_PLAY), Say("sob")))
KNELL = gift("id-knell", forced(LEFT, Say("knell")))


@shows("coc/timing/responses-on-leaving-play/a", "coc/timing/responses-on-leaving-play/b")
def a_card_answers_its_own_leaving_but_takes_no_last_action(show: Show) -> None:
    """It is asked for its Disrupt and its Response when it is destroyed, and has no Action afterwards."""
    show.lay(Side(play=[GHOST, BELL]), Side(play=[GUN]))
    show.answer("pass", f"use {GUN}", f"use {GHOST}")
    show.asked(0, "response")
    show.offers("pass", f"use {GHOST}")
    show.answer(f"use {GHOST}")
    show.sees(said(), ["before", "boo"])
    show.offers("pass", f"use {BELL}")
    show.sees(discard(0), [GHOST])


@shows("coc/timing/responses-on-leaving-play/a")
def a_gained_forced_response_to_its_own_leaving_is_heard(show: Show) -> None:
    """It is heard whether an attachment, which goes with its host, gave it or another card."""
    show.lay(Side(play=[PAWN, At(KNELL, on=PAWN), SMASH, BELL]))
    show.answer(f"use {SMASH}")
    show.sees(said(), ["knell"])
    show.sees(zone(PAWN), "discard")
    show.asked(0, "action")
    show.lay(Side(play=[PAWN, At(KNELL, on=PAWN), CHOIR, SMASH, BELL]))
    show.answer(f"use {SMASH}")
    show.offers(f"resolve {PAWN} gained {CHOIR}", f"resolve {PAWN} gained {KNELL}")
    show.answer(f"resolve {PAWN} gained {KNELL}")
    show.sees(said(), ["knell", "dirge"])


@shows("coc/timing/responses-on-leaving-play/c")
def only_text_about_its_own_leaving_is_answered_by_what_has_left(show: Show) -> None:
    """What answers any card's leaving answers it from play only: it is silent about the leaving of its own card."""
    show.lay(Side(play=[WIDOW, SISTER, BELL]), Side(play=[GUN, GUN]))
    show.answer("pass", f"use {GUN}", f"choose {WIDOW}")
    show.sees(said(), ["sob"])
    show.asked(0, "action")
    show.answer("pass", f"use {GUN}#2")
    show.sees(zone(SISTER), "discard")
    show.sees(said(), ["sob"])
    show.lay(Side(play=[WIDOW, PAWN, BELL]), Side(play=[GUN]))
    show.answer("pass", f"use {GUN}", f"choose {PAWN}")
    show.asked(0, "response")
    show.offers("pass", f"use {WIDOW}")
    show.answer(f"use {WIDOW}")
    show.sees(said(), ["woe"])


@shows("coc/timing/responses-on-leaving-play/a", editions=("ccg-2.0", "lcg-1.4"))
def in_older_documents_text_about_any_leaving_is_answered_by_what_has_left_as_well(show: Show) -> None:
    """What answers any card's leaving answers the leaving of its own card, too."""
    show.lay(Side(play=[WIDOW, SISTER, BELL]), Side(play=[GUN, GUN]))
    show.answer("pass", f"use {GUN}", f"choose {WIDOW}")
    show.sees(said(), ["sob"])
    show.asked(0, "response")
    show.offers("pass", f"use {WIDOW}")
    show.answer(f"use {WIDOW}")
    show.sees(said(), ["sob", "woe"])
    show.answer("pass", f"use {GUN}#2")
    show.sees(said(), ["sob", "woe", "sob"])
