"""The framework of a turn: whose windows they are, what the game does itself, ends of phases, penalties."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, CostChange, Use, disrupt, forced, response
from orne.coc.events import DRAWS, ENTERS_PLAY, LEAVES_PLAY, PHASE_ENDS, TURN_ENDS, USE, Event
from orne.coc.language import (
    CARD,
    CHARACTER,
    OPPONENT_TRIGGERS,
    CancelIt,
    Draw,
    Wound,
    destroy,
    everything,
)
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import (
    BARE,
    BELL,
    ECHO,
    FIGHT,
    GUN,
    HUM,
    OAF,
    PAUSE,
    PAWN,
    PUMP,
    REPLY,
    Say,
    event,
    lab_card,
    on,
    tool,
)
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import discard, entries, log, said, state, step, times, wounds, zone

CRY = lab_card("cry", disrupt(on(DRAWS), Say("disrupt")), type="support")
TREE = tool("phase-tree", disrupt(on(events.DRAW_PHASE_DRAW), Say("disrupt")))
SHIELD = tool("hears-wounds", disrupt(on(events.WOUND), Say("mind out")), response(on(events.WOUND), Say("ouch")))
PENALTY = tool("penalty", CostChange(CHARACTER, 2, yours=False))
MILD = tool("mild-penalties", CostChange(CHARACTER, -1, of_penalties=True))
CHEAP = tool("cheap-characters", CostChange(CHARACTER, -1))
DOOM = {
    "phase": tool(
        "doom-phase",
        forced(on(PHASE_ENDS, lambda g, use, event: event.phase == "operations"), destroy(everything(CHARACTER))),
    ),
    "turn": tool("doom-turn", forced(on(TURN_ENDS), destroy(everything(CHARACTER)))),
}
SPEAKS = tool("speaks-at-every-leaving", response(on(LEAVES_PLAY), Say("alas")))
KILL = event("kill-any", destroy(), Choose(CARD))
AFTER = tool("draws-after-leaving", response(on(LEAVES_PLAY), Draw()))
HASTUR = "ccg-eldritch-edition/hastur"
CARTER = "ccg-forgotten-cities/randolph-carter"
EARS = tool("ears-for-arrivals", response(on(ENTERS_PLAY), Draw()))
STOP = lab_card("stop-triggered", disrupt(OPPONENT_TRIGGERS, CancelIt()), type="event", cost=0)
KNOCK = lab_card("knock", cost=0)
SHOOT = event("shoot-one", Wound(), Choose(CHARACTER))


def _by_the_opponent(g: CocTable, use: Use, event: Event) -> bool:
    """Something of the opponent's that is no Disrupt."""
    is_disrupt = event.kind == USE and event.source is not None and event.source.ability.kind == "Disrupt"
    return event.seat != use.seat and not is_disrupt


ANSWERS = {
    "response": lab_card("answers-by-response", response(on(ENTERS_PLAY, _by_the_opponent), Draw())),
    "disrupt": lab_card("answers-by-disrupt", disrupt(on(USE, _by_the_opponent), Draw())),
    "forced": lab_card("answers-by-force", forced(on(ENTERS_PLAY, _by_the_opponent), Draw())),
}


@shows("coc/timing/action-windows/c")
def the_active_player_has_the_first_action_of_every_window(show: Show) -> None:
    """In each of the eight windows of a turn the active player is asked first, and after him the other one."""
    for active in (0, 1):
        show.lay(
            Side(play=[BELL, "bag-man"]),
            Side(play=[BELL, "mad-artist"]),
            stories=[BARE],
            active=active,
            step="refresh",
        )
        for where in (
            "refresh actions",
            "draw actions",
            "resource actions",
            "operations",
            "story actions",
            "actions after attackers commit",
            "actions after defenders commit",
            "last story actions",
        ):
            if where == "actions after attackers commit":
                show.answer(f"commit {('bag-man', 'mad-artist')[active]} {BARE}")
            elif where == "actions after defenders commit":
                show.answer(f"commit {('mad-artist', 'bag-man')[active]} {BARE}")
            else:
                show.pass_to(where)
            show.sees(step(), where)
            show.asked(active, "action")
            show.offers("pass", f"use {(BELL, f'{BELL}#2')[active]}")
            show.answer("pass")
            show.asked(1 - active, "action")
            show.offers("pass", f"use {(f'{BELL}#2', BELL)[1 - active - 1]}")
            show.answer("pass")
    show.sees(entries("turn"), [("", 0, None, 4)])


@shows("coc/timing/framework-actions/a")
def the_draw_of_the_draw_phase_runs_through_the_same_steps(show: Show) -> None:
    """Disrupts first, then the two cards are drawn, then passives, Forced Responses and Responses answer each."""
    show.lay(Side(play=[REPLY, ECHO, HUM, TREE, BELL]), step="draw")
    show.asked(0, "disrupt")
    show.offers("pass", f"use {TREE}")
    show.answer(f"use {TREE}")
    show.asked(0, "response")
    show.offers("pass", f"use {REPLY}")
    show.answer(f"use {REPLY}", f"use {REPLY}")
    show.sees(
        log("said", "drawn"),
        [
            "disrupt",
            "drawn laboratory-assistant",
            "drawn laboratory-assistant",
            *["passive"] * 2,
            *["forced"] * 2,
            *["response"] * 2,
        ],
    )
    show.sees(step(), "draw actions")
    show.asked(0, "action")


@shows("coc/timing/framework-actions/a", "coc/timing/response-window/c")
def what_the_game_does_is_answered_by_the_active_player_first(show: Show) -> None:
    """Both players may answer the draw of the draw phase, and whoever is active is asked first."""
    for active in (0, 1):
        show.lay(Side(play=[REPLY, PAUSE]), Side(play=[REPLY, PAUSE]), step="draw", active=active)
        for seat in (active, 1 - active):
            show.asked(seat, "response")
            show.offers("pass", f"use {(REPLY, f'{REPLY}#2')[seat]}")
            show.answer("pass")
        show.asked(active, "action")


@shows("coc/timing/disrupt-and-response-origin")
def a_disrupt_meets_the_rules_draw_and_a_cards_draw_alike(show: Show) -> None:
    """It is offered for the draw of the draw phase and for one that an Action brings."""
    show.lay(Side(play=[PUMP, BELL]), Side(play=[CRY]), step="draw")
    show.asked(1, "disrupt")
    show.offers("pass", f"use {CRY}")
    show.answer("pass", "pass")
    show.sees(step(), "draw actions")
    show.answer(f"use {PUMP}")
    show.asked(1, "disrupt")
    show.offers("pass", f"use {CRY}")
    show.answer("pass")
    show.sees(times("drawn"), 3)


@shows("coc/timing/disrupt-and-response-origin")
def a_disrupt_and_a_response_meet_the_wound_of_a_combat_struggle(show: Show) -> None:
    """Nobody acted: the game itself deals the wound, and both are offered, before and after it."""
    show.lay(
        Side(play=[there("bag-man"), PAUSE]),
        Side(play=[there(OAF), SHIELD]),
        stories=[FIGHT],
        step="stories resolve",
    )
    show.asked(1, "disrupt")
    show.offers("pass", f"use {SHIELD}")
    show.sees(wounds(OAF), 0)
    show.answer(f"use {SHIELD}")
    show.asked(1, "response")
    show.offers("pass", f"use {SHIELD}")
    show.sees(wounds(OAF), 1)
    show.answer(f"use {SHIELD}")
    show.sees(said(), ["mind out", "ouch"])
    show.asked(0, "action")


@shows("coc/timing/initiation-substeps/c")
def penalties_are_changed_then_added_then_reduced(show: Show) -> None:
    """What lowers penalties lowers what a penalty adds; what lowers costs comes after it."""
    for play, cost in (
        ([], 1),
        ([PENALTY], 3),
        ([PENALTY, MILD], 2),
        ([MILD], 1),
        ([PENALTY, CHEAP], 2),
        ([PENALTY, MILD, CHEAP], 1),
    ):
        show.lay(Side(hand=[PAWN], play=[*play, PAUSE], domains=["miskatonic:1", "miskatonic:2", "miskatonic:3"]))
        show.offers("pass", f"use {PAUSE}", *(f"play {PAWN} domain {each}" for each in range(cost, 4)))
        show.answer(f"play {PAWN} domain {cost}")
        show.sees(entries("announced"), [(PAWN, 0, None, cost)])


@shows("coc/timing/response-window/a")
def a_response_is_offered_after_what_it_answers_and_before_the_next_action(show: Show) -> None:
    """The card has been drawn when the Response is offered; afterwards the other player acts, and it is gone."""
    show.lay(Side(play=[PUMP, REPLY, BELL]), Side(play=[GUN, OAF]))
    show.answer(f"use {PUMP}")
    show.sees(times("drawn"), 1)
    show.asked(0, "response")
    show.offers("pass", f"use {REPLY}")
    show.answer("pass")
    show.asked(1, "action")
    show.offers("pass", f"use {GUN}")
    show.answer("pass")
    show.asked(0, "action")
    show.offers("pass", f"use {BELL}")


@shows("coc/timing/action-fully-resolved")
def no_second_action_begins_before_the_first_is_over(show: Show) -> None:
    """While the first action waits for a Response, no other Action is offered."""
    show.lay(Side(play=[PUMP, REPLY, BELL]), Side(play=[GUN, OAF]))
    show.answer(f"use {PUMP}")
    show.offers("pass", f"use {REPLY}")
    show.why_not(f"use {BELL}", "coc/timing/action-fully-resolved", says="an action is being resolved")
    show.answer("pass")
    show.asked(1, "action")


@shows("coc/timing/no-response-to-end-of-phase")
def nothing_responds_to_the_end_of_a_phase(show: Show) -> None:
    """A character is destroyed at the end of the phase, and what answers every leaving is not asked."""
    show.lay(Side(play=[DOOM["phase"], SPEAKS, PAWN, BELL]), Side(play=[BELL]))
    show.answer("pass", "pass")
    show.sees(discard(0), [PAWN])
    show.asked(0, "action")
    show.sees(step(), "story actions")
    show.sees(said(), [])


@shows("coc/timing/no-response-to-end-of-turn")
def nothing_responds_to_the_end_of_a_turn(show: Show) -> None:
    """A character is destroyed at the end of the turn, and what answers every leaving is not asked."""
    show.lay(Side(play=[DOOM["turn"], SPEAKS, PAWN, BELL]), Side(play=[BELL]), step="last story actions")
    show.answer("pass", "pass")
    show.sees(discard(0), [PAWN])
    show.asked(1, "action")
    show.sees(said(), [])


@shows("coc/timing/response-window/c")
def responses_start_with_the_active_player_whoever_acted(show: Show) -> None:
    """The active player is asked first after his own action and after the other player's."""
    for acting in (0, 1):
        show.lay(
            Side(hand=[KILL] * (1 - acting), play=[AFTER, PAUSE]),
            Side(hand=[KILL] * acting, play=[AFTER, PAUSE, "bag-man"]),
        )
        if acting:
            show.answer("use lab/pause")
        show.answer(f"play {KILL}", "choose bag-man")
        show.asked(0, "response")
        show.answer("pass")
        show.asked(1, "response")
        show.answer("pass")
        show.asked(1 - acting, "action")


@shows("coc/example/timing-hastur")
def both_players_may_answer_an_arrival_from_the_active_player_on(show: Show) -> None:
    """The one who has played him is asked first, his own Response among the rest; then the chance is gone."""
    show.lay(Side(hand=[HASTUR], play=[PAUSE], domains=["hastur:10"]), Side(play=[EARS, "bag-man", PAUSE]))
    show.answer(f"play {HASTUR} domain 1")
    show.asked(0, "response")
    show.offers("pass", f"use {HASTUR}")
    show.answer("pass")
    show.asked(1, "response")
    show.offers("pass", f"use {EARS}")
    show.answer("pass")
    show.asked(1, "action")
    show.sees(state("bag-man"), "ready")
    show.lay(Side(hand=[HASTUR], play=[PAUSE], domains=["hastur:10"]), Side(play=[EARS, "bag-man", PAUSE]))
    show.answer(f"play {HASTUR} domain 1", f"use {HASTUR}")
    show.sees(state("bag-man"), "insane")
    show.asked(1, "response")
    show.answer("pass")


@shows("coc/timing/disrupt-and-response-player-triggered")
def a_player_triggers_disrupts_and_responses_but_no_forced_response(show: Show) -> None:
    """What cancels whatever the opponent triggers is offered against the first two, and not against the third."""
    for kind, begins in (("response", f"play {KNOCK}"), ("disrupt", "use lab/pause")):
        show.lay(Side(hand=[KNOCK, STOP], play=[PAUSE]), Side(play=[ANSWERS[kind]]))
        show.answer(begins, f"use {ANSWERS[kind]}")
        show.asked(0, "disrupt")
        show.offers("pass", f"play {STOP}")
        show.answer(f"play {STOP}")
        show.sees(times("drawn"), 0)
    show.lay(Side(hand=[KNOCK, STOP], play=[PAUSE]), Side(play=[ANSWERS["forced"]]))
    show.answer(f"play {KNOCK}")
    show.asked(0, "action")
    show.sees(times("drawn"), 1)


@shows("coc/example/timing-randolph-carter")
def the_wound_that_destroys_a_character_is_answered_by_it(show: Show) -> None:
    """His fourth wound destroys Randolph Carter, and his Response to being wounded is offered."""
    show.lay(Side(hand=[SHOOT, "bag-man"], play=[PAUSE]), Side(play=[At(CARTER, wounds=3)], hand=["mad-artist"]))
    show.answer(f"play {SHOOT}")
    show.sees(zone(CARTER), "discard")
    show.asked(1, "response")
    show.offers("pass", f"use {CARTER}")
    show.answer(f"use {CARTER}")
    show.asked(1, "discard")
    show.offers("discard laboratory-assistant", "discard mad-artist")
    show.answer("discard mad-artist")
    show.sees(discard(1), [CARTER, "mad-artist"])
    show.sees(discard(0), [SHOOT, "bag-man"])


# ---- where the documents disagree


@shows("coc/timing/no-response-to-end-of-turn", editions=("lcg-3.0",))
def in_the_third_document_the_end_of_a_turn_may_be_answered(show: Show) -> None:
    """It says so of the end of a phase only: what answers every leaving is asked when a turn ends."""
    show.lay(Side(play=[DOOM["turn"], SPEAKS, PAWN, BELL]), Side(play=[BELL]), step="last story actions")
    show.answer("pass", "pass")
    show.sees(discard(0), [PAWN])
    show.asked(0, "response")
    show.offers("pass", f"use {SPEAKS}")
    show.answer(f"use {SPEAKS}")
    show.sees(said(), ["alas"])


@shows("coc/timing/disrupt-and-response-player-triggered", editions=("ccg-2.0", "lcg-1.4"))
def in_older_documents_a_forced_response_counts_as_triggered_by_a_player_as_well(show: Show) -> None:
    """What cancels whatever the opponent triggers is offered against it."""
    show.lay(Side(hand=[KNOCK, STOP], play=[PAUSE]), Side(play=[ANSWERS["forced"]]))
    show.answer(f"play {KNOCK}")
    show.asked(0, "disrupt")
    show.offers("pass", f"play {STOP}")
    show.answer(f"play {STOP}")
    show.sees(times("drawn"), 0)


@shows("coc/example/timing-randolph-carter", editions=("lcg-1.4", "lcg-3.0", "lcg-4"))
def in_later_documents_the_wound_that_destroys_a_character_is_not_answered_by_it(show: Show) -> None:
    """The Military Advisor is destroyed by his last wound, and is not asked; by an earlier one he is."""
    for before, answered in ((2, False), (1, True)):
        show.lay(
            Side(hand=[SHOOT], play=[PAUSE, "mad-artist"]),
            Side(play=[At("military-advisor", wounds=before)], domains=["neutral:2"]),
        )
        show.answer(f"play {SHOOT}", "choose military-advisor")
        show.sees(zone("military-advisor"), "play" if answered else "discard")
        if answered:
            show.asked(1, "response")
            show.offers("pass", "use military-advisor domain 1")
            show.answer("pass")
        show.asked(0, "action")
