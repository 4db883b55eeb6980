"""Leaving play together, and the last words of a card that was blank or insane."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Blanks, Choose, Trigger, Use, Whenever, action, forced, response
from orne.coc.language import ALL_AFFECTED, CHARACTER, Do, ExhaustThis, Lasting, destroy, everything
from orne.coc.rules import hands
from orne.coc.rules.moving import shuffle_deck
from orne.coc.state import HAND, PLAY
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BELL, BORE, GAG, GUN, OAF, PAUSE, PAWN, Say, gift, lab_card, mine, on
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import discard, said, zone

PHOENIX = lab_card(
    "phoenix", response(mine(events.ENTERS_DISCARD, own_leaving=True, places=(PLAY, HAND)), Say("risen"))
)
FLOOD = lab_card("flood", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
MOURNER = lab_card("undertaker", response(on(events.ENTERS_DISCARD), Say("rest")), type="support")
OWN = mine(events.LEAVES_PLAY, own_leaving=True)


def _into_the_deck(g: CocTable, use: Use) -> bool:
    """Shuffle it into its owner's deck."""
    hands.to_deck(g, use.holder, use)
    shuffle_deck(g, g.state.cards[use.holder].owner)
    return True


EYE = lab_card("eye", Whenever(OWN, Do(_into_the_deck)))
HUSH = lab_card("hush-all", Blanks(CHARACTER), type="support")
BLAST = lab_card("blast-watched", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
LEFT = Trigger(events.LEAVES_PLAY, lambda g, use, event: event.subject == use.me, "after this leaves", own_leaving=True)
SMASH = lab_card("id-smash", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
KNELL = gift("id-knell", forced(LEFT, Say("knell")))
GAG_ALL, SOFT_GAG_ALL = (
    lab_card(
        slug,
        action(Lasting(Blanks(ALL_AFFECTED, printed=printed), everything(CHARACTER)), cost=ExhaustThis()),
        type="support",
    )
    for slug, printed in (("id-gag", False), ("id-soft-gag", True))
)


@shows("coc/rule/1.7-simultaneous-effects/c", "coc/rule/1.7-simultaneous-effects/d")
def cards_that_leave_together_leave_in_their_controllers_order(show: Show) -> None:
    """Their controller picks the order in which three characters are destroyed together."""
    show.lay(Side(play=[FLOOD, BELL]), Side(play=[PAWN, OAF, BORE]))
    show.answer(f"use {FLOOD}")
    show.asked(1, "first")
    show.offers(f"first {BORE}", f"first {OAF}", f"first {PAWN}")
    show.answer(f"first {BORE}", f"first {PAWN}")
    show.sees(discard(1), [BORE, PAWN, OAF])


@shows("coc/example/1.12-living-mummy-blanked", editions=("lcg-3.0", "lcg-4"))
def others_may_respond_to_a_blank_cards_end(show: Show) -> None:
    """The blank card cannot react, but the window opens for other Responses and closes when both pass."""
    show.lay(Side(play=[GUN, MOURNER, BELL]), Side(play=[PHOENIX, At(GAG, on=PHOENIX), MOURNER]))
    show.answer(f"use {GUN}")
    theirs, yours = [[f"use {one} {gone}" for gone in (GAG, PHOENIX)] for one in (f"{MOURNER}#2", MOURNER)]
    show.asked(1, "response")
    show.offers("pass", *theirs)
    show.answer("pass")
    show.asked(0, "response")
    show.offers("pass", *yours)
    show.answer("pass")
    show.asked(0, "action")


@shows("coc/example/1.12-living-mummy-blanked", editions=("lcg-1.4",))
def others_may_respond_to_a_blank_cards_end_from_the_active_player_on(show: Show) -> None:
    """The blank card cannot react, but others may respond, the active player first, until both pass."""
    show.lay(Side(play=[GUN, MOURNER, BELL]), Side(play=[PHOENIX, At(GAG, on=PHOENIX), MOURNER]))
    show.answer(f"use {GUN}")
    show.asked(0, "response")
    show.offers("pass", f"use {MOURNER} {GAG}", f"use {MOURNER} {PHOENIX}")
    show.answer("pass")
    show.asked(1, "response")
    show.offers("pass", f"use {MOURNER}#2 {GAG}", f"use {MOURNER}#2 {PHOENIX}")
    show.answer("pass")
    show.asked(0, "action")


@shows("coc/rule/1.12-card-states/a")
def a_blank_or_insane_card_has_no_last_words(show: Show) -> None:
    """Blank or insane, the destroyed card stays in the discard pile instead of going into the deck."""
    for how in ("blank", "insane"):
        show.lay(
            Side(play=[BLAST, PAUSE, *([HUSH] if how == "blank" else [])]), Side(play=[At(EYE, insane=how == "insane")])
        )
        show.answer(f"use {BLAST}")
        show.sees(discard(1), [EYE])


@shows("coc/rule/1.6-passive-effects/e", "coc/rule/1.12-card-states/a")
def gained_last_words_need_a_text_box_but_not_a_printed_one(show: Show) -> None:
    """A gained reaction to leaving play fails for the blank and the insane, but not without printed text alone."""
    for gag, heard in ((GAG_ALL, []), (SOFT_GAG_ALL, ["knell"])):
        show.lay(Side(play=[PAWN, At(KNELL, on=PAWN), SMASH, gag]))
        show.answer(f"use {gag}", f"use {SMASH}")
        show.sees(zone(PAWN), "discard")
        show.sees(said(), heard)
    show.lay(Side(play=[At(PAWN, insane=True), At(KNELL, on=PAWN), SMASH]))
    show.answer(f"use {SMASH}")
    show.sees(said(), [])
