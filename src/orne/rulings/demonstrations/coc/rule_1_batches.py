"""What leaves or happens together is one batch, ordered by the player the rules name."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import AttachTo, Cannot, Choose, Gives, Use, Whenever, action, disrupt, forced
from orne.coc.language import (
    CARD,
    CHARACTER,
    EVENT_CARD,
    HOST,
    IN_DISCARD,
    IS_EXHAUSTED,
    OTHER,
    SELF,
    STORY,
    YOURS,
    AtEndOfPhase,
    Do,
    Draw,
    ExhaustThis,
    Then,
    destroy,
    everything,
    go_insane,
    printed_skill,
    put_into_play,
    ready,
    return_to_hand,
    titled,
    to_hand,
)
from orne.coc.language.together import all_players_sacrifice
from orne.coc.rules import success
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BORE, OAF, PAUSE, PAWN, Say, lab_card, on
from orne.rulings.showing.coc import At, Show, Side, Story, shows
from orne.rulings.showing.coc_probes import discard, log, said, view, zone

MADNESS = lab_card("mass-madness", action(go_insane(everything(CHARACTER)), cost=ExhaustThis()), type="support")
GUARD = lab_card("guardian-of-sanity", Gives(CHARACTER & OTHER & YOURS, "willpower", 1))
HAT = lab_card("top-hat", AttachTo(CHARACTER), type="support", cost=0)
COAT = lab_card("raincoat", AttachTo(CHARACTER), type="support", cost=0)
WAKE = lab_card("wake", action(ready(everything(CHARACTER & IS_EXHAUSTED)), cost=ExhaustThis()), type="support")
BELT = lab_card("belt", AttachTo(CHARACTER), Gives(HOST, "skill", 1), type="support")
FLEE = lab_card(
    "flee", disrupt(on(events.GO_INSANE), return_to_hand(), Choose(titled("Oaf") & CHARACTER)), type="support"
)
RAISE_ALL = lab_card(
    "raise-all", action(put_into_play(everything(CARD & IN_DISCARD)), cost=ExhaustThis()), type="support"
)
BLAST = lab_card("blast-all", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")


def _name_it(g: CocTable, use: Use) -> bool:
    """Name that card."""
    if use.event is not None:
        g.note("said", use.holder, use.holder, use.seat, after=g.title(use.event.subject))
    return use.event is not None


FALLS = on(events.LEAVES_PLAY)
MOURNER = lab_card("chief-mourner", forced(FALLS, Do(_name_it)), type="support")
GRAVESTONE = lab_card("carved-gravestone", Whenever(FALLS, Do(_name_it)), type="support")
GRAVEDIGGER = lab_card("gravedigger", forced(FALLS, to_hand(EVENT_CARD)), type="support")
RAVEN = lab_card("croaking-raven", forced(FALLS, Say("caw")), type="support")


def _token(g: CocTable, use: Use) -> bool:
    """Put a success token on the first story."""
    return success.place(g, use.seat, g.state.row[0], use)


GIVER = lab_card("giver-of-one", action(Do(_token), cost=ExhaustThis()), type="support")
DOOM = lab_card("phase-doom", action(AtEndOfPhase("return"), Choose(CHARACTER), cost=ExhaustThis()), type="support")
PLAIN_BATCH = lab_card("plain-batch", type="story", cost=0, faction=None, resources=())
SIGN, SEAL = (lab_card(name, AttachTo(STORY), type="support", cost=0) for name in ("sign", "seal"))
WEAK = CHARACTER & printed_skill(most=1)
SAINT = lab_card("tog-saint", Cannot("be sacrificed", SELF))
PYRE = lab_card("tog-bonfire", action(Then(all_players_sacrifice(WEAK), Draw()), cost=ExhaustThis()), type="support")


@shows("coc/rule/1.7-simultaneous-effects/a")
def nobody_is_asked_where_the_order_cannot_matter(show: Show) -> None:
    """Characters ready or go insane together without anybody being asked for an order."""
    show.lay(Side(play=[WAKE, MADNESS, At(GUARD, exhausted=True), At(PAWN, exhausted=True), PAUSE]))
    show.answer(f"use {WAKE}")
    show.asked(0, "action")
    show.sees(log("readied"), ["readied guardian-of-sanity", "readied pawn"])
    show.lay(Side(play=[MADNESS, PAWN, OAF, At(BELT, on=PAWN), PAUSE]))
    show.answer(f"use {MADNESS}")
    show.asked(0, "action")
    show.sees(log("insane"), ["insane pawn", "insane oaf"])


@shows("coc/rule/1.7-simultaneous-effects/a", "coc/timing/forced-response-order", "coc/timing/passive-order")
def the_answers_of_one_card_are_put_in_order_where_they_are_about_different_cards(show: Show) -> None:
    """Two names, or two cards brought home, come in the order the active player likes; two equal cries just come."""
    for witness in (MOURNER, GRAVESTONE):
        for first, order in ((OAF, ["Oaf", "Pawn"]), (PAWN, ["Pawn", "Oaf"])):
            show.lay(Side(play=[BLAST, witness, OAF, PAUSE]), Side(play=[PAWN, PAUSE]))
            show.answer(f"use {BLAST}")
            show.asked(0, "order")
            show.offers(f"resolve {witness} {OAF}", f"resolve {witness} {PAWN}")
            show.answer(f"resolve {witness} {first}")
            show.sees(said(), order)
    show.lay(Side(play=[BLAST, GRAVEDIGGER, OAF, PAUSE]), Side(play=[PAWN, PAUSE]))
    show.answer(f"use {BLAST}")
    show.offers(f"resolve {GRAVEDIGGER} {OAF}", f"resolve {GRAVEDIGGER} {PAWN}")
    show.answer(f"resolve {GRAVEDIGGER} {PAWN}")
    show.sees(log("to hand"), ["to hand pawn", "to hand oaf"])
    show.lay(Side(play=[BLAST, RAVEN, OAF, PAUSE]), Side(play=[PAWN, PAUSE]))
    show.answer(f"use {BLAST}")
    show.sees(said(), ["caw", "caw"])


@shows("coc/rule/1.7-simultaneous-effects/b")
def a_card_that_a_disrupt_took_away_is_passed_by(show: Show) -> None:
    """A character returned to hand by a Disrupt is left out, and the other goes insane."""
    show.lay(Side(play=[MADNESS, PAUSE]), Side(play=[PAWN, OAF, FLEE, PAUSE]))
    show.answer(f"use {MADNESS}", f"use {FLEE}")
    show.sees(log("returned", "insane"), ["returned oaf", "insane pawn"])


@shows("coc/rule/1.7-simultaneous-effects/c")
def cards_enter_play_together_in_their_controllers_order(show: Show) -> None:
    """Their controller picks which of three cards enters play first and which second."""
    show.lay(Side(play=[PAUSE]), Side(play=[RAISE_ALL, PAUSE], discard=[PAWN, OAF, BORE]))
    show.answer("pass", f"use {RAISE_ALL}")
    show.asked(1, "first")
    show.offers(*[f"first {each}" for each in (BORE, OAF, PAWN)])
    show.answer(f"first {BORE}", f"first {PAWN}")
    show.sees(log("put into play"), ["put into play bore", "put into play pawn", "put into play oaf"])


@shows("coc/rule/1.7-simultaneous-effects/c")
def each_player_orders_their_own_attachments(show: Show) -> None:
    """The attachments of destroyed characters follow them, each player's in the order that player picks."""
    show.lay(Side(play=[BLAST, At(HAT, on=PAWN), PAUSE]), Side(play=[PAWN, BORE, At(HAT, on=BORE), At(COAT, on=PAWN)]))
    show.answer(f"use {BLAST}")
    show.asked(1, "first")
    show.offers(f"first {BORE}", f"first {PAWN}")
    show.answer(f"first {PAWN}")
    show.asked(1, "first")
    show.offers(f"first {COAT}", f"first {HAT}#2")
    show.answer(f"first {COAT}")
    show.sees(discard(0), [HAT])
    show.sees(discard(1), [PAWN, BORE, COAT, HAT])


@shows("coc/rule/1.7-simultaneous-effects/c")
def attachments_of_a_won_story_go_in_their_controllers_order(show: Show) -> None:
    """The attachments of a won story leave play in the order their controller picks."""
    show.lay(
        Side(play=[GIVER, PAUSE]),
        Side(play=[At(SIGN, on=PLAIN_BATCH), At(SEAL, on=PLAIN_BATCH)]),
        stories=[Story(PLAIN_BATCH, (4, 0)), "core/dreamwalkers", "core/opening-night"],
    )
    show.answer(f"use {GIVER}")
    show.asked(1, "first")
    show.offers(f"first {SEAL}", f"first {SIGN}")
    show.answer(f"first {SEAL}")
    show.sees(log("story won"), ["story won plain-batch"])
    show.sees(discard(1), [SEAL, SIGN])


@shows("coc/rule/1.7-simultaneous-effects/c")
def cards_that_leave_at_the_end_of_the_phase_leave_together(show: Show) -> None:
    """Two cards that return to hand at the end of the phase do so in their controller's order."""
    show.lay(Side(play=[DOOM, DOOM, PAUSE]), Side(play=[PAWN, BORE]))
    show.answer(f"use {DOOM}", f"choose {PAWN}", f"use {DOOM}#2", f"choose {BORE}", "pass")
    show.asked(1, "first")
    show.offers(f"first {BORE}", f"first {PAWN}")
    show.answer(f"first {PAWN}")
    show.sees(log("returned"), ["returned pawn", "returned bore"])


@shows("coc/rule/2.2-cannot/a", "coc/rule/1.3-multiple-effects/b")
def one_that_cannot_be_sacrificed_keeps_the_rest_from_nothing(show: Show) -> None:
    """The others are sacrificed, but what follows "then" would have needed all of them gone."""
    show.lay(Side(play=[PYRE, PAWN, PAUSE]), Side(play=[SAINT]))
    show.answer(f"use {PYRE}")
    show.sees(zone(PAWN), "discard")
    show.sees(zone(SAINT), "play")
    show.sees(view(0, "players", 0, "hand"), [])
    show.offers("pass", f"use {PAUSE}")


def _madness_spreads(show: Show, seat: int) -> None:
    """Both would go insane, and as long as the guardian is sane the Pawn has Willpower: somebody says who is first."""
    for first, mad in ((GUARD, ["guardian-of-sanity", "pawn"]), (PAWN, ["guardian-of-sanity"])):
        show.lay(Side(play=[MADNESS, PAUSE]), Side(play=[GUARD, PAWN, PAUSE]))
        show.answer(f"use {MADNESS}")
        show.asked(seat, "first")
        show.offers(f"first {GUARD}", f"first {PAWN}")
        show.answer(f"first {first}")
        show.sees(log("insane"), [f"insane {each}" for each in mad])


@shows("coc/rule/1.7-simultaneous-effects/a", editions=("lcg-3.0", "lcg-4"))
def the_active_player_says_who_is_affected_first(show: Show) -> None:
    """The guardian first, and both go insane; the Pawn first, who is guarded still, and only one does."""
    _madness_spreads(show, 0)


@shows("coc/rule/1.7-simultaneous-effects/e", editions=("ccg-2.0", "lcg-1.4"))
def in_older_documents_the_controller_says_who_is_affected_first(show: Show) -> None:
    """The guardian first, and both go insane; the Pawn first, who is guarded still, and only one does."""
    _madness_spreads(show, 1)
