"""Passives and Forced Responses: when they come, and in whose order."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, Gives, Replaces, Use, Whenever, action, disrupt, forced, response
from orne.coc.events import DRAWS, WOUND
from orne.coc.language import (
    CHARACTER,
    EVENT_CARD,
    OTHER,
    YOURS,
    CancelIt,
    CancelWound,
    Do,
    ExhaustThis,
    Wound,
    destroy,
    everything,
    go_insane,
    is_destroyed,
    sacrifice,
    titled,
)
from orne.coc.rules import hands
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import (
    BARE,
    BELL,
    BORE,
    ECHO,
    GUN,
    HUM,
    IDLE,
    OAF,
    PAUSE,
    PAWN,
    PUMP,
    REPLY,
    Say,
    lab_card,
    mine,
    on,
)
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import discard, host, log, said, skill

GAS = "summons-of-the-deep/tear-gas"
MOURNER = lab_card("mourner-of-all", forced(is_destroyed(CHARACTER, at_once=True), Say("alas")), type="support")
THEY_USE = on(events.USE, lambda g, use, event: event.seat != use.seat)
HUSHER = lab_card("husher-of-uses", disrupt(THEY_USE, CancelIt(), cost=ExhaustThis()), type="support")
GOSSIP = lab_card(
    "gossip-monger",
    response(on(events.USE, lambda g, use, event: event.seat == use.seat and event.subject != use.holder), Say("oh")),
    type="support",
)
BANNER = lab_card("banner", Gives(CHARACTER & YOURS, "skill", 2), type="support")
FOG = lab_card("fog", Replaces(on(WOUND), go_insane(EVENT_CARD)), type="support")
SHIELD = lab_card("shield", disrupt(on(WOUND), CancelWound()), type="support")
CALM = lab_card("calming-hand", disrupt(on(events.GO_INSANE), CancelIt()), type="support")
FIRST = lab_card("first-domino", Whenever(on(DRAWS), destroy(everything(CHARACTER))), type="support")
SECOND = lab_card("second-domino", Whenever(on(events.LEAVES_PLAY), Say("second")), type="support")
HOOT = lab_card("hoot", Whenever(on(DRAWS), Say("hoot")), type="support")
WAIL = lab_card("wail", forced(on(DRAWS), destroy(everything(CHARACTER))), type="support")
GRIEF = lab_card("grief", Whenever(on(events.LEAVES_PLAY), Say("grief")), type="support")
RAGE = lab_card("rage", forced(on(events.LEAVES_PLAY), Say("rage")), type="support")
AXE = lab_card("axe", forced(on(DRAWS), destroy(everything(CHARACTER))), type="support")
VICTIM = lab_card("victim", forced(on(DRAWS), Say("victim")))
OWN = mine(events.LEAVES_PLAY, own_leaving=True)
NANNY = lab_card("nanny", Gives(CHARACTER & OTHER & YOURS, "toughness", 1))
SPITE = lab_card("spite", disrupt(on(events.DESTROY), sacrifice(), Choose(titled("Nanny") & CHARACTER)), type="support")
EAR = lab_card("ear", Whenever(OWN, Say("ear")))
NOSE = lab_card("nose", Whenever(OWN, Say("nose")))
BLAST = lab_card("blast-watched", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
LEAVES = on(events.LEAVES_PLAY, lambda g, use, event: g.kind(event.subject).is_character)


def _take(g: CocTable, use: Use) -> bool:
    """Put that card into its owner's hand."""
    assert use.event is not None
    hands.to_hand(g, use.event.subject, use)
    return True


HURT = on(WOUND)
PROVOKED = on(events.USE, lambda g, use, event: g.kind(event.subject).slug == GUN)
DIGGER = lab_card("grave-digger", response(LEAVES, Do(_take), cost=ExhaustThis()), type="support")
BLAST_ALL = lab_card("blast-all", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
JAB = lab_card("jab", disrupt(PROVOKED, Wound(), Choose(titled("Oaf") & CHARACTER)), type="support")
WINCE = lab_card("wince", Whenever(HURT, Say("passive")), type="support")
GROAN = lab_card("groan", forced(HURT, Say("forced")), type="support")


@shows("coc/timing/passive-always-on")
def a_passive_holds_as_soon_as_its_condition_does(show: Show) -> None:
    """The skill is raised as soon as the card enters play, and nobody is asked."""
    show.lay(Side(hand=[BANNER], play=[PAWN, BELL], domains=["miskatonic:1"]))
    show.sees(skill(PAWN), 1)
    show.answer(f"play {BANNER} domain 1")
    show.sees(skill(PAWN), 3)
    show.asked(0, "action")


@shows("coc/timing/passive-always-on")
def a_passive_meets_what_nothing_but_the_rules_changed(show: Show) -> None:
    """With Tear Gas the Patsy has the skill alone that the Shrine lends at stories: uncommitted, it is destroyed."""
    show.lay(
        Side(hand=[GAS], play=[there("patsy"), "forbidden-shrine"], domains=["syndicate:1"]),
        Side(play=[PAUSE]),
        stories=[BARE],
        step="last story actions",
    )
    show.sees(skill("patsy"), 2)
    show.answer(f"play {GAS} domain 1")
    show.sees(host(GAS), "patsy")
    show.sees(skill("patsy"), 1)
    show.answer("pass")
    show.sees(log("uncommitted", "passive", "turn"), ["uncommitted patsy", "passive tear-gas", "turn"])
    show.sees(discard(0), ["patsy", GAS])
    show.asked(1, "action")
    show.offers(*IDLE)


@shows("coc/timing/passive-alters-action")
def a_passive_changes_an_action_before_disrupts_meet_it(show: Show) -> None:
    """The wound becomes insanity, and only Disrupts to that are offered."""
    show.lay(Side(play=[GUN, BELL]), Side(play=[OAF, PAWN, FOG, SHIELD, CALM]))
    show.answer(f"use {GUN}", f"choose {OAF}")
    show.asked(1, "disrupt")
    show.offers("pass", f"use {CALM}")
    show.answer("pass")
    show.sees(log("replaced", "insane", "wounded"), ["replaced oaf", "insane oaf"])
    show.asked(0, "action")


@shows("coc/timing/passive-substeps", "coc/timing/passive-removal-immediate")
def passives_chain_before_any_forced_response(show: Show) -> None:
    """What the first passive destroys sets off the second before the Forced Response comes."""
    show.lay(Side(play=[PUMP, ECHO, FIRST, SECOND, BELL, PAWN]))
    show.answer(f"use {PUMP}")
    show.sees(
        log("passive", "destroyed", "said"),
        ["passive first-domino", "destroyed pawn", "passive second-domino", "second", "forced"],
    )


@shows("coc/timing/passive-order")
def the_active_player_orders_passives(show: Show) -> None:
    """The active player orders two passives, though the other player controls them."""
    show.lay(Side(play=[BELL, BELL]), Side(play=[HOOT, HUM, PUMP]))
    show.answer("pass", f"use {PUMP}")
    show.asked(0, "order")
    show.offers(f"resolve {HOOT}", f"resolve {HUM}")
    show.answer(f"resolve {HUM}")
    show.sees(said(), ["passive", "hoot"])


@shows("coc/timing/forced-response-immediate")
def forced_responses_come_at_once_and_before_responses(show: Show) -> None:
    """The Forced Response has happened when the Response is offered."""
    show.lay(Side(play=[PUMP, REPLY, ECHO, BELL]))
    show.answer(f"use {PUMP}")
    show.sees(said(), ["forced"])
    show.offers("pass", f"use {REPLY}")
    show.answer("pass")


@shows("coc/timing/forced-response-substeps")
def what_a_forced_response_brings_about_passives_first(show: Show) -> None:
    """What the first Forced Response causes, passives and then Forced Responses, comes before the second."""
    show.lay(Side(play=[PUMP, WAIL, GRIEF, RAGE, ECHO, BELL, PAWN]))
    show.answer(f"use {PUMP}")
    show.offers(f"resolve {ECHO}", f"resolve {WAIL}")
    show.answer(f"resolve {WAIL}")
    show.sees(said(), ["grief", "rage", "forced"])
    show.asked(0, "action")


@shows("coc/timing/forced-response-removal-immediate")
def a_card_that_a_forced_response_destroyed_answers_no_more(show: Show) -> None:
    """A card destroyed by the first Forced Response does not resolve its own."""
    show.lay(Side(play=[PUMP, AXE, VICTIM, BELL]))
    show.answer(f"use {PUMP}")
    show.offers(f"resolve {AXE}", f"resolve {VICTIM}")
    show.answer(f"resolve {AXE}")
    show.sees(said(), [])
    show.sees(discard(0), [VICTIM])
    show.asked(0, "action")


@shows("coc/timing/passive-always-on")
def something_that_happens_inside_a_check_is_checked_as_well(show: Show) -> None:
    """Toughness lost in answer to a destruction destroys the next wounded character at once."""
    show.lay(Side(play=[GUN, PAUSE]), Side(play=[NANNY, At(PAWN, wounds=1), At(BORE, wounds=1), SPITE, PAUSE]))
    show.answer(f"use {GUN}", f"choose {PAWN}", f"use {SPITE}")
    show.sees(log("destroyed", "sacrificed"), ["sacrificed nanny", "destroyed bore", "destroyed pawn"])


@shows("coc/timing/passive-order")
def two_passives_of_cards_leaving_together_are_ordered_by_the_active_player(show: Show) -> None:
    """Two destroyed cards each have a passive, and the active player orders them."""
    show.lay(Side(play=[BLAST, PAUSE]), Side(play=[EAR, NOSE]))
    show.answer(f"use {BLAST}", f"first {EAR}")
    show.asked(0, "order")
    show.offers(f"resolve {EAR}", f"resolve {NOSE}")
    show.answer(f"resolve {NOSE}")
    show.sees(said(), ["nose", "ear"])


@shows("coc/timing/forced-response-immediate", "coc/rule/1.11-forced-responses/a")
def a_forced_response_to_one_or_more_comes_once_for_what_happens_at_once(show: Show) -> None:
    """Two characters destroyed together are mourned once, and one destroyed later once more."""
    show.lay(Side(play=[BLAST_ALL, MOURNER, PAUSE]), Side(play=[PAWN, BORE]))
    show.answer(f"use {BLAST_ALL}", f"first {PAWN}")
    show.sees(said(), ["alas"])
    show.lay(Side(play=[GUN, GUN, MOURNER, PAUSE]), Side(play=[PAWN, BORE]))
    show.answer(f"use {GUN}", f"choose {PAWN}", f"use {GUN}#2")
    show.sees(said(), ["alas", "alas"])


@shows("coc/timing/responses-step-scope")
def a_cancelled_action_may_still_be_answered_as_having_been_used(show: Show) -> None:
    """The Bell's Action is cancelled; that it was used may be answered all the same."""
    show.lay(Side(play=[BELL, GOSSIP, PAUSE]), Side(play=[HUSHER]))
    show.answer(f"use {BELL}")
    show.asked(1, "disrupt")
    show.answer(f"use {HUSHER}")
    show.asked(0, "response")
    show.offers("pass", f"use {GOSSIP}")
    show.answer(f"use {GOSSIP}")
    show.sees(said(), ["oh"])
    show.offers(*IDLE)


@shows("coc/timing/responses-step-scope", idle=False)
def copies_that_died_together_are_told_apart(show: Show) -> None:
    """The Response may be used for either of two copies destroyed together."""
    show.lay(Side(play=[BLAST_ALL, DIGGER, PAUSE]), Side(play=[PAWN, PAWN]))
    show.answer(f"use {BLAST_ALL}", f"first {PAWN}")
    show.offers("pass", f"use {DIGGER} {PAWN}", f"use {DIGGER} {PAWN}#2")


@shows("coc/timing/forced-response-scope", "coc/timing/passive-scope")
def passives_and_forced_responses_reach_back_to_a_disrupt(show: Show) -> None:
    """The wound dealt by a Disrupt is answered by the passive and the Forced Response like the other."""
    show.lay(Side(play=[GUN, WINCE, GROAN, PAUSE]), Side(play=[JAB, OAF, PAUSE]))
    show.answer(f"use {GUN}", f"use {JAB}")
    show.sees(log("said", "wounded"), ["wounded oaf", "passive", "wounded oaf", "passive", "forced", "forced"])
