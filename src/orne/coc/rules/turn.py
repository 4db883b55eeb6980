"""The turn, step by step: each step runs to the next boundary, where the state alone says where the game is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from orne.coc import values
from orne.coc.events import DRAW_PHASE_DRAW, PHASE_BEGINS, PHASE_ENDS, TURN_BEGINS, TURN_ENDS, Event
from orne.coc.rules import commitment, hands, lasting, paying, playing, readiness, sanity, state_checks, story_phase
from orne.coc.rules.chart import NUMBER, PHASES
from orne.coc.rules.moving import attach_resource, move, shuffle_deck
from orne.coc.rules.timing import framework, responses, settle
from orne.coc.state import DECK, HAND, INSANE, NOWHERE
from orne.kernel import limits
from orne.kernel.decision import Option
from orne.kernel.keyframe import Keyframe
from orne.kernel.refusal import Refusal
from orne.kernel.window import MOST_ROUNDS

if TYPE_CHECKING:
    from orne.coc.table import CocTable

SETUP_HAND: Final = 8
SETUP_DOMAINS: Final = 3
STORIES_IN_ROW: Final = 3
SETUP_RESOURCES: Final = 3


_LAST_PHASE: Final = PHASES[-1]
_PROMPTS: Final = tuple(f"{phase.capitalize()} phase: take an action" for phase in PHASES)


def step(g: CocTable) -> None:
    """Play to the next step boundary."""
    STEPS[g.state.step](g)


def go(g: CocTable, to: str = "") -> None:
    """Go to the next step, or to a named one; a phase that is left ends first."""
    state = g.state
    number = NUMBER[to] if to else state.step + 1
    here, there = PHASES[state.step], PHASES[number]
    if there != here:
        end_phase(g, here)
        if here == _LAST_PHASE:
            _pass_the_turn(g)
    state.step = number
    state.window = (0, 0)
    state.life = ()
    state.free_actions = 0
    if there != here:
        if state.index is not None and (state.index.volatile or state.index.conditional):
            state.touch()
        begin_phase(g, there)


def _pass_the_turn(g: CocTable) -> None:
    """The other player becomes active, once the last phase of the turn has ended too, and all that comes of that."""
    state = g.state
    g.ending = "turn"
    _end_what_lasts(g, "turn")
    g.ending = ""
    state.uses = limits.expire(state.uses, "turn")
    state.active = 1 - state.active
    if state.active == state.first:
        state.uses = limits.expire(state.uses, "round")


def begin_phase(g: CocTable, phase: str) -> None:
    """A phase begins."""
    g.state.phase_number += 1
    g.note("phase", -1, seat=g.state.active, after=phase)
    if PHASE_BEGINS in g.heard:
        event = Event(PHASE_BEGINS, -1, g.state.active)
        event.phase = phase
        g.happened(event)
        settle(g, 0)
        responses(g, -1)


def end_phase(g: CocTable, phase: str) -> None:
    """A phase ends, with what lasted until then; nothing responds to it (coc/timing/no-response-to-end-of-phase)."""
    g.ending = "phase"
    if PHASE_ENDS in g.heard:
        event = Event(PHASE_ENDS, -1, g.state.active)
        event.phase = phase
        g.happened(event)
    _end_what_lasts(g, "phase", phase == "refresh")
    if g.state.lasting:
        lasting.carry_over(g)
    if g.state.uses:
        g.state.uses = limits.expire(g.state.uses, "phase")
    g.ending = ""


def _end_what_lasts(g: CocTable, period: str, is_refresh: bool = False) -> None:
    """What lasted until now ends, and what comes of that is settled; what begins meanwhile ends with the period too.

    What is done as a period ends is done within it, and counts against its limits (coc/rule/1.4-duration-of-effects/a).
    """
    for _ in range(MOST_ROUNDS):
        if g.state.lasting:
            lasting.expire(g, period)
            if is_refresh:
                lasting.expire_after_refresh(g)
        settle(g, 0)
        if g.occurred or g.answered:
            responses(g, -1)
        if not g.state.lasting or not lasting.is_left(g, period):
            return


# ---- set-up


def mulligan(g: CocTable) -> None:
    """First the first player, then the other, may draw a new set-up hand, once (coc/rulebook/draw-setup-hand/c)."""
    state = g.state
    second = state.window[0]
    seat = 1 - state.first if second else state.first
    options = [Option(g, "keep", value=False), Option(g, "mulligan", value=True)]
    if g.decide(seat, "mulligan", "Keep your hand?", options):
        g.note("mulligan", -1, seat=seat)
        for uid in tuple(state.hand[seat]):
            move(g, uid, DECK)
        shuffle_deck(g, seat)
        start_hand(g, seat)
    if second:
        go(g)
    else:
        state.window = (1, 0)


def first_resources(g: CocTable) -> None:
    """Each player attaches one card of their hand to each of their domains."""
    state = g.state
    second, domain = state.window
    seat = 1 - state.first if second else state.first
    prompt = f"Attach which card to domain {domain + 1} as a resource?"
    uid = g.choose_card(seat, prompt, state.hand[seat], "resource", no=partial(hands.not_in_hand, g, seat))
    attach_resource(g, uid, seat, domain)
    if domain + 1 < SETUP_RESOURCES:
        state.window = (second, domain + 1)
    elif not second:
        state.window = (1, 0)
    else:
        go(g)


# ---- the turn


def _framework(g: CocTable, kind: str, execute: Callable[[CocTable], None]) -> None:
    """A framework step of the active player, by what it is; one that nobody can answer needs no event."""
    if kind in g.met or kind in g.heard:
        framework(g, Event(kind, -1, g.state.active), lambda: execute(g))
        return
    batch = g.begin_batch()
    execute(g)
    g.batch = batch
    settle(g, 0)
    if g.occurred or g.answered:
        responses(g, -1)


def _nothing(g: CocTable) -> None:
    """What happens in a framework step that only begins something."""


def begin_turn(g: CocTable) -> None:
    """The turn begins, before anything is refreshed."""
    g.state.turn += 1
    g.note("turn", -1, seat=g.state.active, after=g.state.turn)
    if g.state.lasting:
        lasting.expire_at_turn(g)
    _framework(g, TURN_BEGINS, _nothing)
    go(g)


def refresh_step(g: CocTable) -> None:
    """Restore an insane character, ready the rest, refresh the domains: one framework step (coc/basics/10.2)."""
    _framework(g, "refresh", _refresh)
    go(g)


def _refresh(g: CocTable) -> None:
    """What the active player does in the refresh step."""
    state = g.state
    seat = state.active
    insane = [uid for uid in g.index.characters[seat] if state.cards[uid].state == INSANE]
    able = [uid for uid in insane if sanity.can_be_restored(g, uid)]
    restored = NOWHERE
    if able:
        # Exactly one, and nobody may decline, in every document (coc/rule/2.34-insanity/b).
        no = partial(_not_to_restore, g, seat)
        restored = g.choose_card(seat, "Restore which insane character?", able, "restore", no=no)
        sanity.restore(g, restored, None)
    for uid in tuple(state.play):
        if state.cards[uid].controller == seat and uid != restored and not _stays_exhausted(g, uid):
            readiness.ready(g, uid, None)
    for index, domain in enumerate(state.domains[seat]):
        if domain.drained:
            paying.refresh(g, seat, index)


def _stays_exhausted(g: CocTable, uid: int) -> bool:
    """Whether its controller leaves a card exhausted, as its text allows."""
    if not g.kind(uid).may_stay_exhausted or not readiness.can_ready(g, uid) or values.is_blank(g, uid):
        return False
    return not g.yes(g.state.cards[uid].controller, f"Ready {g.title(uid)}?", uid)


def _not_to_restore(g: CocTable, seat: int, uid: int) -> Refusal | None:
    """Why a card is not among those a player may restore."""
    if uid not in g.index.characters[seat]:
        return Refusal("coc/rule/2.34-insanity/b", "{} is not one of your characters", g.title(uid))
    return sanity.restoring_refusal(g, uid)


def draw_step(g: CocTable) -> None:
    """The active player draws two cards, the first player one on their first turn."""
    seat = g.state.active
    event = Event(DRAW_PHASE_DRAW, -1, seat, amount=1 if g.state.turn == 1 else 2)
    framework(g, event, lambda: hands.draw(g, seat, event.amount, None))
    go(g)


def resource_step(g: CocTable) -> None:
    """The active player may attach one card from hand to a domain as a resource."""
    _framework(g, "resource", _resource)
    go(g)


def _resource(g: CocTable) -> None:
    """Choose a card and a domain, or neither."""
    seat = g.state.active
    if seat in g.index.random_resources:
        _resource_at_random(g, seat)
        return
    choice = g.ask(
        seat,
        "resource",
        "Attach a card as a resource?",
        lambda: _resources_to_attach(g, seat),
        partial(hands.not_in_hand, g, seat),
    )
    if choice is not None:
        attach_resource(g, choice[0], seat, choice[1])


def _resource_at_random(g: CocTable, seat: int) -> None:
    """Choose a domain, or none; the card is drawn from the hand by chance."""
    hand = g.state.hand[seat]
    if not hand:
        return
    domains = range(len(g.state.domains[seat]))
    options = [Option(g, "resource at random", note=f"domain {index + 1}", value=index) for index in domains]
    options.append(Option(g, "none", value=-1))
    domain = g.decide(seat, "resource", "Attach a card of your hand, drawn at random, as a resource?", options)
    if domain >= 0:
        attach_resource(g, hands.at_random(g, seat), seat, domain)


def _resources_to_attach(g: CocTable, seat: int) -> list[Option]:
    """Each kind of card in hand with each domain, or none."""
    state = g.state
    options: list[Option] = []
    seen: set[int] = set()
    domains = [(index, paying.domain_words(index)) for index in range(len(state.domains[seat]))]
    for uid in state.hand[seat]:
        kind = state.cards[uid].kind
        if kind in seen:
            continue
        seen.add(kind)
        for index, words in domains:
            options.append(Option(g, "resource", (uid,), words, (uid, index)))
    options.append(Option(g, "none", value=None))
    return options


def window(g: CocTable) -> None:
    """One opportunity of an action window; it closes when both pass in a row (coc/timing/action-windows/a)."""
    state = g.state
    turn, passed = state.window
    # What was asked first may have been asked as the phase ended, nobody having had anything to do in it.
    prepared = g.prepared if g.prepared is not None and g.prepared.kind == "action" else None
    while True:
        seat = (state.active + turn) % 2
        if prepared is not None and prepared.seat == seat:
            options = prepared.options
            break
        declines = prepared is not None or (g.declining is not None and g.declines(seat, "action"))
        options = [] if declines else playing.options(g, seat)
        if options or g.ask_always:
            options.append(Option(g, "pass"))
            break
        if passed:
            go(g)
            return
        turn, passed = 1 - turn, 1
        state.window = (turn, passed)
    chosen = g.decide(seat, "action", _PROMPTS[state.step], options)
    if chosen is not None:
        playing.perform(g, seat, chosen)
        state.window = (1 - turn, 0)
    elif passed:
        go(g)
    else:
        state.window = (1 - turn, 1)


def operations_end(g: CocTable) -> None:
    """The first player has no story phase on their first turn, and nobody has one where a text has it skipped."""
    go(g, "end of turn" if g.state.turn == 1 or "story" in g.index.skipped else "")


def story_begins(g: CocTable) -> None:
    """The story phase begins; actions come before anybody commits, in every edition.

    Where a document says nothing, the last one fills it (coc/timing/end-of-story-phase/a, story-phase-chart-ccg).
    """
    _framework(g, "story phase", _nothing)
    go(g)


def active_commits(g: CocTable) -> None:
    """The active player commits; if nobody commits, the phase is over at once."""
    attacked = story_phase.commit_one(g, g.state.active, g.state.row)
    if attacked is not None:
        go(g, "" if attacked else "uncommit")


def defender_commits(g: CocTable) -> None:
    """The other player commits where they are attacked."""
    if story_phase.commit_one(g, 1 - g.state.active, story_phase.attacked_stories(g)) is not None:
        go(g)


def stories_resolve(g: CocTable) -> None:
    """All stories resolve as one block, and one response window follows."""
    if story_phase.resolve_next(g):
        go(g)


def uncommit_all(g: CocTable) -> None:
    """Everybody still committed is uncommitted, but for those whose text keeps them there."""
    state = g.state
    committed = [uid for uid in state.play if state.cards[uid].story != NOWHERE]
    for uid in [uid for uid in committed if not commitment.stays(g, uid)]:
        commitment.uncommit(g, uid)
    state_checks.watch(g)
    go(g)


def end_turn(g: CocTable) -> None:
    """End of turn: its effects resolve, no actions, and the other player becomes active."""
    state = g.state
    g.ending = "turn"
    if TURN_ENDS in g.heard:
        g.happened(Event(TURN_ENDS, -1, state.active))
    _end_what_lasts(g, "turn")
    g.ending = ""
    go(g, "turn begins")


STEPS: Final[tuple[Callable[[CocTable], None], ...]] = (
    mulligan,
    first_resources,
    begin_turn,
    refresh_step,
    window,
    draw_step,
    window,
    resource_step,
    window,
    window,
    operations_end,
    story_begins,
    window,
    active_commits,
    window,
    defender_commits,
    window,
    stories_resolve,
    window,
    uncommit_all,
    end_turn,
)
"""What happens in each step of the chart."""


_OPENING: Final = (mulligan, first_resources, window, resource_step, active_commits, defender_commits)
_QUIET: Final = (begin_turn, operations_end, story_begins, uncommit_all, end_turn)
KEYFRAMES: Final = tuple(
    Keyframe.AT_QUESTION if run in _OPENING else Keyframe.NONE if run in _QUIET else Keyframe.BEFORE for run in STEPS
)
"""When a keyframe is taken of each step: windows, resources and commitment ask before anything changes; where turns and
phases begin and end, hardly anything asks at all."""


def start_hand(g: CocTable, seat: int) -> None:
    """Draw the set-up hand."""
    for _ in range(SETUP_HAND):
        move(g, g.state.deck[seat][-1], HAND)
