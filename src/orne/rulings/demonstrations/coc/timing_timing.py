"""The timing chart: steps of an action, windows, precedence."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, action, disrupt, forced, response
from orne.coc.events import DRAWS, USE
from orne.coc.language import (
    CHARACTER,
    OPPONENTS,
    CancelIt,
    Draw,
    ExhaustThis,
    Pay,
    Wound,
    destroy,
    wound_to,
)
from orne.coc.state import DISCARD, HAND
from orne.rulings.laboratory.coc import BELL, ECHO, GUN, HUM, OAF, PAWN, PUMP, REPLY, Say, lab_card, mine, on
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import discard, entries, hand, log, said, step, view

CRY = lab_card("cry", disrupt(on(DRAWS), Say("disrupt")), type="support")
GUARD = lab_card("hasty-guard", disrupt(wound_to(CHARACTER), Say("watch out")))
HUSH = lab_card("hush", disrupt(on(USE, lambda g, use, event: event.seat != use.seat), CancelIt()), type="support")
TOLL = lab_card("toll", disrupt(on(events.DRAINED), Say("toll")), type="support")
DOUBT = lab_card("doubt", disrupt(on(USE, lambda g, u, e: g.title(e.subject) == "Fee"), Say("doubt")), type="support")
FEE = lab_card("fee", action(Say("done"), cost=Pay(1)), type="support")
BAR = lab_card("bar", disrupt(on(events.DRAINED), CancelIt()), type="support")
SMALL_FEE = lab_card("small-fee", action(Say("done"), cost=Pay(1)), type="support")
SNIPER = lab_card("sniper", action(Wound(), Choose(CHARACTER & OPPONENTS), cost=Pay(2)), type="support")
FROM_HAND = lab_card("acts-from-hand", action(Say("hand"), zone=HAND), cost=9)
FROM_PILE = lab_card("acts-from-pile", action(Say("pile"), zone=DISCARD), cost=9)
CAVE = lab_card("cave", action(Say("out"), zone=3), type="support")
SPARK = lab_card("spark", forced(on(USE, lambda g, use, event: event.subject != use.holder), Draw()), type="support")
MORE = lab_card("more", response(on(DRAWS), Draw()), type="support")
LAMP = lab_card("lamp", response(mine(events.EXHAUSTED), Draw()), action(Say("lit"), cost=ExhaustThis()))
CURSE = lab_card("curse", response(on(DRAWS), destroy(), Choose(CHARACTER)), type="support")


@shows("coc/timing/precedence", "coc/timing/action-window-sequence", "coc/timing/execution")
def one_action_meets_disrupt_passive_forced_response_and_response_in_this_order(show: Show) -> None:
    """A draw is met by a Disrupt, a passive, a Forced Response and a Response, in this order."""
    show.lay(Side(play=[PUMP, REPLY, ECHO, HUM, CRY, BELL]))
    show.answer(f"use {PUMP}")
    show.asked(0, "disrupt")
    show.offers("pass", f"use {CRY}")
    show.answer(f"use {CRY}")
    show.asked(0, "response")
    show.offers("pass", f"use {REPLY}")
    show.answer(f"use {REPLY}")
    show.sees(
        log("used", "said", "drawn", "passive"),
        [
            "used pump",
            "used cry",
            "disrupt",
            "drawn laboratory-assistant",
            "passive hum",
            "passive",
            "used echo",
            "forced",
            "used reply",
            "response",
        ],
    )
    show.asked(0, "action")


@shows("coc/timing/disrupt-immediate", "coc/timing/disrupts-interrupt-any")
def a_disrupt_is_finished_before_what_it_answers(show: Show) -> None:
    """The Disrupt is carried out before the wound is dealt."""
    show.lay(Side(play=[GUN]), Side(play=[GUARD, OAF]))
    show.answer(f"use {GUN}", f"choose {OAF}", f"use {GUARD}")
    show.sees(log("said", "wounded"), ["watch out", "wounded oaf"])


@shows("coc/timing/disrupts-interrupt-any", "coc/timing/response-disrupt-scope")
def a_response_that_is_disrupted_and_cancelled_does_nothing(show: Show) -> None:
    """When the Response is used only that Response may be disrupted, and cancelled it does nothing."""
    show.lay(Side(play=[PUMP, REPLY, BELL]), Side(play=[HUSH, CRY]))
    show.answer(f"use {PUMP}", "pass")
    show.offers("pass", f"use {CRY}")
    show.answer("pass", f"use {REPLY}")
    show.asked(1, "disrupt")
    show.offers("pass", f"use {HUSH}")
    show.answer(f"use {HUSH}")
    show.sees(said(), [])
    show.sees(log("cancelled"), ["cancelled reply"])
    show.asked(0, "action")


@shows("coc/timing/disrupts-step/a", "coc/timing/disrupts-step/c")
def the_active_player_disrupts_a_game_effect_first(show: Show) -> None:
    """The draw of the draw phase may first be disrupted by the active player."""
    show.lay(Side(play=[CRY, BELL]), Side(play=[CRY]), step="draw")
    show.asked(0, "disrupt")


@shows("coc/timing/disrupts-step/b")
def a_disrupt_about_paying_is_used_while_the_cost_is_paid(show: Show) -> None:
    """It is offered while the domain is drained, before a Disrupt to the ability itself."""
    show.lay(Side(play=[FEE, BELL], domains=["miskatonic:1"]), Side(play=[TOLL, DOUBT]))
    show.answer(f"use {FEE} domain 1")
    show.asked(1, "disrupt")
    show.offers("pass", f"use {TOLL}")
    show.answer(f"use {TOLL}")
    show.offers("pass", f"use {DOUBT}")
    show.answer(f"use {DOUBT}")
    show.sees(log("said", "drained"), ["toll", "drained", "doubt", "done"])


@shows("coc/timing/disrupts-step/b")
def a_cost_that_is_not_paid_after_all_stops_the_ability(show: Show) -> None:
    """When the draining is cancelled, the ability does nothing and the card stays in hand."""
    show.lay(Side(play=[SMALL_FEE, BELL], domains=["miskatonic:1"], hand=[PAWN]), Side(play=[BAR]))
    show.answer(f"use {SMALL_FEE} domain 1", f"use {BAR}")
    show.sees(said(), [])
    show.sees(view(0, "players", 0, "domains", 0, "drained"), False)
    show.answer(f"play {PAWN} domain 1", f"use {BAR}")
    show.sees(hand(0), [PAWN])
    show.sees(entries("cancelled"), [("", 0, "drained", None), ("", 0, "drained", None)])


@shows("coc/timing/initiation-substeps/a", "coc/timing/initiation-substeps/b")
def initiation_announces_fixes_targets_and_pays_last(show: Show) -> None:
    """The ability is announced, its target chosen before the domain is drained, and then it does what it does."""
    show.lay(Side(play=[SNIPER, BELL], domains=["miskatonic:2"]), Side(play=[PAWN, OAF]))
    show.answer(f"use {SNIPER} domain 1")
    show.offers(f"choose {OAF}", f"choose {PAWN}")
    show.sees(view(0, "players", 0, "domains", 0, "drained"), False)
    show.answer(f"choose {OAF}")
    show.sees(log("drained", "used", "wounded"), ["used sniper", "drained", "wounded oaf"])


@shows("coc/timing/action-windows/d")
def an_action_may_be_on_a_card_wherever_it_is(show: Show) -> None:
    """Actions are offered in the hand and in the discard pile where the text says that it works there."""
    show.lay(Side(hand=[FROM_HAND], discard=[FROM_PILE], play=[BELL]))
    show.offers("pass", f"use {BELL}", f"use {FROM_HAND}", f"use {FROM_PILE}")


@shows("coc/timing/action-windows/a")
def players_take_turns_until_both_pass(show: Show) -> None:
    """The active player begins, and after each action the other player is asked, until both have passed."""
    show.lay(Side(play=[BELL, BELL]), Side(play=[BELL, BELL]), active=0)
    show.asked(0, "action")
    show.answer(f"use {BELL}")
    show.asked(1, "action")
    show.answer(f"use {BELL}#3")
    show.asked(0, "action")
    show.answer("pass")
    show.asked(1, "action")
    show.answer(f"use {BELL}#4")
    show.asked(0, "action")
    show.answer("pass")
    show.sees(step(), "story actions")
    show.sees(said(), ["ding", "ding", "ding"])


@shows("coc/timing/action-windows/b", "coc/timing/responses-not-actions")
def an_action_is_playing_a_card_or_triggering_an_effect(show: Show) -> None:
    """Cards to play and Actions to use are offered, and no Response, Disrupt or passive."""
    sides = Side(hand=[PAWN, CRY], play=[BELL, REPLY, ECHO, HUM], discard=[CAVE, BELL], domains=["miskatonic:2"])
    show.lay(sides)
    show.offers("pass", f"play {CRY} domain 1", f"play {PAWN} domain 1", f"use {BELL}", f"use {CAVE}")
    show.answer("pass")


@shows(
    "coc/timing/response-window/b",
    "coc/timing/responses-step-order",
    "coc/timing/responses-step-end",
    "coc/timing/response-opportunities/b",
    editions=("lcg-3.0", "lcg-4"),
)
def responses_go_round_until_all_pass_in_succession(show: Show) -> None:
    """A player who passed may still use a Response after the other has used one."""
    show.lay(Side(play=[PUMP, REPLY, BELL]), Side(play=[REPLY, REPLY]))
    show.answer(f"use {PUMP}")
    show.asked(1, "response")
    show.answer("pass")
    show.asked(0, "response")
    show.answer(f"use {REPLY}")
    show.asked(1, "response")
    show.answer(f"use {REPLY}#2")
    show.asked(1, "response")
    show.offers("pass", f"use {REPLY}#3")
    show.answer("pass")
    show.asked(0, "action")


@shows("coc/timing/response-window/b", editions=("ccg-2.0", "lcg-1.4"))
def responses_go_round_from_the_active_player_on(show: Show) -> None:
    """The active player is asked first, and having passed may respond after the other has."""
    show.lay(Side(play=[PUMP, REPLY, BELL]), Side(play=[REPLY, REPLY]))
    show.answer(f"use {PUMP}")
    show.asked(0, "response")
    show.answer("pass")
    show.asked(1, "response")
    show.answer(f"use {REPLY}#2")
    show.asked(0, "response")
    show.offers("pass", f"use {REPLY}")
    show.answer("pass")
    show.asked(1, "response")
    show.offers("pass", f"use {REPLY}#3")
    show.answer("pass")
    show.asked(0, "action")


@shows("coc/timing/response-opportunities/c", idle=False)
def a_response_that_was_not_used_is_lost(show: Show) -> None:
    """A Response passed on is not offered later, but only when its condition is met again."""
    show.lay(Side(play=[PUMP, PUMP, REPLY, BELL]))
    show.answer(f"use {PUMP}", "pass")
    show.lacks(f"use {REPLY}")
    show.answer(f"use {BELL}")
    show.asked(0, "action")
    show.answer(f"use {PUMP}#2")
    show.offers("pass", f"use {REPLY}")
    show.answer(f"use {REPLY}")
    show.sees(said(), ["ding", "response"])


@shows("coc/timing/response-opportunities/a", idle=False)
def a_response_to_what_a_forced_response_did(show: Show) -> None:
    """A Response is offered for the card that a Forced Response had drawn."""
    show.lay(Side(play=[BELL, BELL, SPARK, REPLY]))
    show.answer(f"use {BELL}")
    show.offers("pass", f"use {REPLY}")
    show.answer(f"use {REPLY}")
    show.sees(said(), ["ding", "response"])


@shows("coc/timing/response-substeps/b")
def a_response_to_a_response_in_the_same_step(show: Show) -> None:
    """A Response that draws a card may be answered by the other Responses in the same step."""
    show.lay(Side(play=[PUMP, MORE, REPLY, BELL]))
    show.answer(f"use {PUMP}")
    show.offers("pass", f"use {MORE}", f"use {REPLY}")
    show.answer(f"use {REPLY}", f"use {MORE}")
    show.offers("pass", f"use {MORE}", f"use {REPLY}")
    show.answer(f"use {REPLY}")
    show.offers("pass", f"use {MORE}")
    show.answer("pass")
    show.asked(0, "action")


@shows("coc/timing/response-substeps/a")
def passives_and_forced_responses_follow_a_response_before_the_next_one(show: Show) -> None:
    """A Response that draws sets off a passive and a Forced Response before the next Response is offered."""
    show.lay(Side(play=[LAMP, ECHO, HUM, REPLY, BELL]))
    show.answer(f"use {LAMP}")
    show.offers("pass", f"use {LAMP}")
    show.answer(f"use {LAMP}")
    show.sees(said(), ["lit", "passive", "forced"])
    show.offers("pass", f"use {REPLY}")
    show.answer(f"use {REPLY}")
    show.sees(said(), ["lit", "passive", "forced", "response"])


@shows("coc/timing/response-removal-immediate")
def a_card_that_a_response_destroys_is_gone_before_the_next_question(show: Show) -> None:
    """The destroyed character is in the discard pile when the next Response is asked for."""
    show.lay(Side(play=[PUMP, CURSE, REPLY, BELL]), Side(play=[PAWN]))
    show.answer(f"use {PUMP}", f"use {CURSE}")
    show.asked(0, "response")
    show.sees(discard(1), [PAWN])
    show.answer("pass")
