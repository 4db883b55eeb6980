"""The round, step by step: each step runs to the next boundary, where the state alone says where the game is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from orne.arkham import values
from orne.arkham.abilities import AFTER, WHEN
from orne.arkham.events import PHASE_BEGINS, PHASE_ENDS, ROUND_ENDS, TURN_BEGINS, TURN_ENDS
from orne.arkham.rules import (
    actions,
    attacks,
    doom,
    encounter_draw,
    engagement,
    hands,
    hunting,
    opening_hand,
    priority,
    readiness,
)
from orne.arkham.rules.chart import NUMBER, PHASES
from orne.arkham.rules.lasting import expire
from orne.arkham.rules.moving import move
from orne.arkham.rules.player_window import free_options, window
from orne.arkham.rules.resources import gain_resources
from orne.arkham.rules.stages import check_doom
from orne.arkham.rules.turn import perform_action, turn_options
from orne.arkham.scenario import scenario_of
from orne.arkham.sentences import first_name
from orne.arkham.state import DECK, NOBODY, PLAY
from orne.kernel import limits
from orne.kernel.decision import Option
from orne.kernel.keyframe import Keyframe
from orne.kernel.rng import shuffle

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

HAND_SIZE: Final = 8
ACTIONS: Final = 3
MOST_WITHOUT_ACTION: Final = 40
"""What an investigator may do in one turn without spending an action, before it counts as an endless loop."""
ENDLESS: Final = tuple(f"without an action {seat}" for seat in range(4))
"""What counts that, for each seat."""
_YOUR_TURN: Final = tuple(f"Your turn: {left} action{'' if left == 1 else 's'} left" for left in range(12))
"""What an investigator is asked, by the number of actions left."""
_WINDOWS: Final = tuple(f"{phase.capitalize()} phase: player window" for phase in PHASES)


def step(g: ArkhamTable) -> None:
    """Play to the next step boundary; texts that cannot apply together are put in order first.

    Whoever it leaves with too little health or sanity falls before anything else happens.
    """
    if not (g.state.catalogue.bases and priority.settle(g)):
        STEPS[g.state.step](g)
        g.watch_strength()


def go(g: ArkhamTable, to: str = "") -> None:
    """Go to the next step, or to a named one."""
    state = g.state
    number = NUMBER[to] if to else (state.step + 1) % len(STEPS)
    if _OPENS_PHASE[number]:
        state.uses = limits.expire(state.uses, "phase")
        expire(g, "phase")
    state.step = number
    state.substep = ()
    state.values = {}


def begin_phase(g: ArkhamTable) -> None:
    """A phase begins."""
    g.note("phase", -1, after=g.phase)
    g.announce(AFTER, PHASE_BEGINS)
    go(g)


# ---- set-up


def mulligan(g: ArkhamTable) -> None:
    """In player order each investigator may set cards aside once and draw as many; then weaknesses go back (2)."""
    state = g.state
    turn = state.substep[0] if state.substep else 0
    seat = (state.lead + turn) % state.seats
    opening_hand.give_back(g, seat)
    aside = state.substep[1:]
    hand = [uid for uid in state.hand[seat] if uid not in aside]
    options: list[Option] = []
    seen: set[int] = set()
    for uid in hand:
        if state.cards[uid].kind not in seen:
            seen.add(state.cards[uid].kind)
            options.append(Option(g, "replace", (uid,), "", uid))
    options.append(Option(g, "keep", value=-1))
    no = partial(opening_hand.not_kept, g, seat, aside)
    uid = g.decide(seat, "mulligan", "Replace which cards?", options, about=no)
    if uid >= 0:
        state.substep = (turn, *aside, uid)
        return
    if aside:
        g.note("mulligan", -1, seat=seat, after=len(aside))
        opening_hand.draw(g, seat, len(aside))
        for each in aside:
            move(g, each, DECK)
    shuffle(state, state.deck[seat])
    if turn + 1 < state.seats:
        state.substep = (turn + 1,)
    else:
        go(g)


def scenario_begins(g: ArkhamTable) -> None:
    """The introduction, and what the scenario does after the opening hands; round 1 starts with investigating."""
    scenario = scenario_of(g)
    g.note("introduction", -1, after=scenario.introduction)
    scenario.after_mulligans(g)
    g.note("round", -1, after=g.state.round)
    go(g, "2.1 investigation phase begins")


# ---- mythos


def place_doom(g: ArkhamTable) -> None:
    """1.2: one doom on the agenda."""
    doom.place_doom(g, g.state.agenda, 1)
    go(g)


def check_doom_step(g: ArkhamTable) -> None:
    """1.3: the agenda advances if there is enough doom."""
    check_doom(g)
    go(g)


def encounter_cards(g: ArkhamTable) -> None:
    """1.4: each investigator in player order draws and resolves an encounter card."""
    state = g.state
    done = state.substep
    waiting = [seat for seat in g.players() if seat not in done]
    if not waiting:
        go(g)
        return
    encounter_draw.draw_encounter(g, waiting[0])
    state.substep = (*done, waiting[0])


def player_window(g: ArkhamTable) -> None:
    """A player window of its own."""
    window(g, _WINDOWS[g.state.step])
    go(g)


def end_phase(g: ArkhamTable) -> None:
    """A phase ends."""
    phase_ends(g)
    go(g)


def phase_ends(g: ArkhamTable) -> None:
    """What lasted until the end of the phase ends just before "at the end of" effects (arkham/basics/1.10)."""
    g.announce(WHEN, PHASE_ENDS)
    expire(g, "phase")
    g.announce(AFTER, PHASE_ENDS)


# ---- investigation


def next_turn(g: ArkhamTable) -> None:
    """2.2: the group picks an investigator who has had no turn yet."""
    state = g.state
    waiting = [seat for seat in g.players() if seat not in state.turns_taken]
    if not waiting:
        state.active = NOBODY
        go(g, "2.3 investigation phase ends")
        return
    seat = g.choose_seat(state.lead, "Give whom the next turn?", waiting, "turn", kind="next turn")
    state.active = seat
    state.turns_taken = (*state.turns_taken, seat)
    actions.grant_extra_actions(g, seat)
    g.note("turn", state.investigators[seat], seat=seat)
    g.announce(AFTER, TURN_BEGINS, seat=seat)
    if state.gone[seat]:
        go(g, "2.2.2 turn ends")
    else:
        go(g)


def turn(g: ArkhamTable) -> None:
    """2.2.1: one action, or something free; the others may use free abilities before it."""
    state = g.state
    seat = state.active
    if state.gone[seat]:
        go(g)
        return
    for other in g.players():
        if other == seat or other in state.substep or goes_nowhere(g, other) or g.declines(other, "window"):
            continue
        free = free_options(g, other)
        if free or g.ask_always:
            free.append(Option(g, "pass"))
            whose = f"{first_name(g.name(state.investigators[seat]))}’s turn: player window"
            use = g.decide(other, "window", whose, free)
            if use is None:
                state.substep = (*state.substep, other)
            else:
                perform_action(g, other, use)
                state.substep = ()
                state.uses = limits.use(state.uses, ENDLESS[other], "turn")
            return
    if goes_nowhere(g, seat):
        go(g)
        return
    left = actions.actions_left(g, seat)
    prompt = _YOUR_TURN[left] if left < len(_YOUR_TURN) else f"Your turn: {left} actions left"
    chosen = g.ask(seat, "turn", prompt, lambda: [*turn_options(g, seat), Option(g, "end turn")])
    if chosen is None:
        go(g)
        return
    perform_action(g, seat, chosen)
    state.substep = ()
    if actions.actions_left(g, seat) >= left:
        state.uses = limits.use(state.uses, ENDLESS[seat], "turn")


def goes_nowhere(g: ArkhamTable, seat: int) -> bool:
    """Whether an investigator has done enough in one turn without spending an action to count as an endless loop."""
    return limits.used(g.state.uses, ENDLESS[seat]) >= MOST_WITHOUT_ACTION


def turn_ends(g: ArkhamTable) -> None:
    """2.2.2: the turn ends; unspent actions are lost."""
    state = g.state
    seat = state.active
    state.actions[seat] = 0
    state.extra_actions = tuple(each for each in state.extra_actions if each[0] != seat)
    g.announce(WHEN, TURN_ENDS, seat=seat)
    expire(g, "turn")
    g.announce(AFTER, TURN_ENDS, seat=seat)
    state.uses = limits.expire(state.uses, "turn")
    state.active = NOBODY
    go(g, "2.2 next turn begins")


# ---- enemies


def hunters(g: ArkhamTable) -> None:
    """3.2: hunters move."""
    hunting.hunters_move(g)
    go(g)


def enemies_attack(g: ArkhamTable) -> None:
    """3.3: in player order each investigator is attacked by each ready enemy engaged with them; a window before each.

    They order them; when a massive one's turn comes it attacks everybody it is engaged with (ahlcg/massive/h).
    """
    state = g.state
    done = state.substep
    waiting = [seat for seat in g.players() if seat not in done]
    if not waiting:
        go(g)
        return
    seat = waiting[0]
    if done:
        window(g, "Enemy phase: player window")
    attacked: set[int] = set()
    while not state.gone[seat]:
        attackers = [uid for uid in attacks.ready_to_attack(g, seat) if uid not in attacked]
        if not attackers:
            break
        no = partial(attacks.attacker_refusal, g, seat, attacked, attacks.IN_ENEMY_PHASE)
        uid = g.choose_card(seat, "Which enemy attacks next?", attackers, "attack", no=no)
        attacked.add(uid)
        if values.has_keyword(g, uid, "massive"):
            attacks.attack_everybody(g, uid)
        else:
            attacks.attack(g, uid, seat)
        if state.cards[uid].zone == PLAY:
            readiness.exhaust(g, uid)
    state.substep = (*done, seat)


# ---- upkeep


def reset_actions(g: ArkhamTable) -> None:
    """4.2: everybody has three actions again."""
    state = g.state
    state.actions = [ACTIONS] * state.seats
    state.extra_actions = ()
    state.turns_taken = ()
    go(g)


def ready_all(g: ArkhamTable) -> None:
    """4.3: everything readies at once; ready enemies engage."""
    readiness.ready_all(g)
    engagement.engage_ready(g)
    go(g)


def draw_and_resources(g: ArkhamTable) -> None:
    """4.4: each investigator draws a card, then all gain a resource."""
    state = g.state
    done = state.substep
    waiting = [seat for seat in g.players() if seat not in done]
    if waiting:
        hands.draw(g, waiting[0])
        state.substep = (*done, waiting[0])
        return
    for seat in g.players():
        gain_resources(g, seat, 1)
    go(g)


def hand_size(g: ArkhamTable) -> None:
    """4.5: anyone with more than eight cards discards down to eight."""
    state = g.state
    for seat in g.players():
        if len(state.hand[seat]) > HAND_SIZE and hands.discardable(g, seat):
            hands.choose_and_discard(g, seat, number=len(state.hand[seat]) - HAND_SIZE)
            return
    go(g)


def round_ends(g: ArkhamTable) -> None:
    """4.6: "when the round ends", then what lasted until then ends, then "at the end of the round"."""
    state = g.state
    phase_ends(g)
    scenario_of(g).round_ends(g)
    g.announce(WHEN, ROUND_ENDS)
    expire(g, "round")
    g.announce(AFTER, ROUND_ENDS)
    state.uses = limits.expire(limits.expire(state.uses, "round"), "group round")
    actions.forget_actions(g)
    state.round += 1
    g.note("round", -1, after=state.round)
    go(g, "1.1 mythos phase begins")


STEPS: Final[tuple[Callable[[ArkhamTable], None], ...]] = (
    mulligan,
    scenario_begins,
    begin_phase,
    place_doom,
    check_doom_step,
    encounter_cards,
    player_window,
    end_phase,
    begin_phase,
    player_window,
    next_turn,
    turn,
    turn_ends,
    end_phase,
    begin_phase,
    hunters,
    player_window,
    enemies_attack,
    player_window,
    end_phase,
    begin_phase,
    player_window,
    reset_actions,
    ready_all,
    draw_and_resources,
    hand_size,
    round_ends,
)
"""What happens in each step of the chart."""

_OPENS_PHASE: Final = tuple(phase != PHASES[number - 1] for number, phase in enumerate(PHASES))
"""Whether a phase begins with each step: nothing else leads from one phase to another."""

_OPENING: Final = (mulligan, player_window, turn)
_QUIET: Final = (
    scenario_begins, begin_phase, place_doom, check_doom_step, turn_ends, end_phase, reset_actions, ready_all,
    hand_size, round_ends,
)  # fmt: skip
KEYFRAMES: Final = tuple(
    Keyframe.AT_QUESTION if run in _OPENING else Keyframe.NONE if run in _QUIET else Keyframe.BEFORE for run in STEPS
)
"""When a keyframe is taken of each step: windows and turns ask first, the framework in between seldom asks at all."""
