"""The timing chart: initiate, disrupts, execute, passives, Forced Responses, Responses.

1 initiate   announce, costs, restrictions and targets, penalties, reducers, pay     trigger(), initiating.py
2 disrupts   in turn until all pass                                                  disrupts()
3 execute                                                                            resolve(), trigger()
4 passives   those whose condition is now met                                        settle()
5 forced     in the order the active player decides                                  settle()
6 responses  in turn until all pass; to anything since step 1                        responses()
7 end        unused opportunities are lost                                           responses()
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from orne.coc import values
from orne.coc.abilities import DISRUPT, FORCED, INSTEAD, RESPONSE, Triggered, Use
from orne.coc.events import DESTROY, ENTERS_DISCARD, LEAVES_PLAY, SACRIFICE, Event, is_fatal
from orne.coc.happening import question
from orne.coc.index import index_of, story_seats
from orne.coc.rules import elsewhere, initiating, state_checks
from orne.coc.rules.again import still
from orne.coc.rules.identity import Which, known_as, resolve_options, tell_apart, which
from orne.coc.state import ANYBODY, DECK, HAND, PLAY, ROW
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal
from orne.kernel.window import in_order, opens, round_the_table

if TYPE_CHECKING:
    from orne.coc.index import Held
    from orne.coc.state import Card
    from orne.coc.table import CocTable


def resolve(g: CocTable, event: Event, execute: Callable[[], Any]) -> bool:
    """Let an event be altered and disrupted, execute it, and record that it happened; False if it did not."""
    if event.kind in g.met and not goes_on(g, event):
        return False
    execute()
    if event.kind in g.heard:
        g.happened(event)
    return True


def goes_on(g: CocTable, event: Event) -> bool:
    """Let passives alter or replace an event that seeks to initiate, then let Disrupts meet what it has become.

    If anybody could act meanwhile, its card is looked at again (coc/timing/passive-alters-action).
    """
    if event.kind not in g.met:
        return True
    altered = (INSTEAD, event.kind) in g.watched
    if altered and state_checks.replaced(g, event):
        return False
    disrupted = (DISRUPT, event.kind) in g.watched
    if disrupted:
        disrupts(g, event)
        if event.cancelled:
            g.note("cancelled", event.subject, seat=event.seat, before=event.kind)
            return False
    return still(g, event)


def go_on_together(g: CocTable, events: list[Event]) -> list[Event]:
    """Events of one kind that happen together: each is met before any of them happens; those that still can."""
    if not events or events[0].kind not in g.met:
        return events
    before, g.at_once = g.at_once, frozenset(event.subject for event in events)
    going = [event for event in events if still(g, event) and goes_on(g, event)]
    g.at_once = before
    return [event for event in going if still(g, event)]


def framework(g: CocTable, event: Event, execute: Callable[[], Any]) -> None:
    """A framework step: it runs through the same procedure as an action (coc/timing/framework-actions/a)."""
    batch = g.begin_batch()
    resolve(g, event, execute)
    g.batch = batch
    settle(g, 0)
    if g.occurred or g.answered:
        responses(g, -1)


def action(g: CocTable, use: Use) -> None:
    """A player's action, from its initiation to its end."""
    cause = g.cause
    trigger(g, use)
    settle(g, 0)
    responses(g, use.seat)
    g.cause = cause


# ---- step 2


def disrupts(g: CocTable, event: Event) -> None:
    """Offer Disrupts to an event until all pass; stop when it is cancelled."""
    g.number(event)
    if _all_decline(g, "disrupt"):
        return
    if not gather(g, DISRUPT, event):
        if g.ask_always:
            _offer_disrupts(g, event)
        return
    _offer_disrupts(g, event)


def _offer_disrupts(g: CocTable, event: Event) -> None:
    """Go round the table with the Disrupts an event allows."""
    initiator = event.source.seat if event.source is not None else -1
    round_the_table(
        g,
        _first_to_disrupt(g, initiator),
        lambda seat: [] if _is_averted(g, event) else _offers(g, DISRUPT, seat, [event]),
        lambda seat, use: _answer(g, use),
        "disrupt",
        lambda options: question(g, "disrupt this", options),
        (event,),
    )


def _is_averted(g: CocTable, event: Event) -> bool:
    """Whether what was about to happen will not, as it is cancelled or a Disrupt has made it impossible.

    Nothing then would happen that a Disrupt could answer (coc/timing/disrupt-immediate).
    """
    return event.cancelled or (event.able is not None and not still(g, event))


def _first_to_disrupt(g: CocTable, initiator: int) -> tuple[int, int]:
    """The player after the initiator goes first; for a game effect the active player (coc/timing/disrupts-step/a)."""
    if initiator < 0 or not g.rules.initiator_disrupts_last:
        return g.state.active, 1 - g.state.active
    return 1 - initiator, initiator


def _answer(g: CocTable, use: Use) -> None:
    """Use an answer that was offered.

    A card that stays in hand as its ability is cancelled may use it again (coc/faq/dreamlands-fanatic-power-drain).
    """
    once = _once(g, use)
    g.answered.add(once)
    trigger(g, use)
    if use.cancelled and not use.played and use.card.zone == HAND and g.state.cards[use.holder].obj == use.card.obj:
        g.answered.discard(once)


# ---- step 3


def trigger(g: CocTable, use: Use) -> bool:
    """Initiate something, let it be disrupted, execute it; False if it came to nothing."""
    batch = g.begin_batch()
    it = initiating.initiation(g, use)
    done = initiating.initiate(g, use, it) and it.execute(g, use)
    g.batch = batch
    return done


# ---- steps 4 and 5


def settle(g: CocTable, mark: int) -> None:
    """Resolve passives, then Forced Responses, to everything that has happened since a mark.

    What a Forced Response brings about is settled before the ones that wait beside it; a chain that never ends is
    stopped (coc/rule/1.16-infinite-loops/e).
    """
    state = g.state
    if not g.occurred and state.values is g.quiet and not (state.index or index_of(g)).whenever:
        return
    first = _forced_responses(g, mark) if opens(g) else []
    if first:
        _settle(g, first)
    g.due = []  # a chain without end is stopped for good


def _settle(g: CocTable, first: list[Use]) -> None:
    """Resolve Forced Responses, and what they bring about: apart, because most often there are none."""
    chain = _Chain(g, first)
    in_order(
        g,
        lambda: chain.waiting(g),
        lambda use: chain.resolve(g, use),
        lambda use: chain.listed[id(use)],
        "Which Forced Response resolves first?",
        found=True,
    )


class _Chain:
    """Forced Responses that wait, those that others brought about before the rest."""

    __slots__ = ("_levels", "_looked", "_seen", "listed")

    def __init__(self, g: CocTable, first: list[Use]) -> None:
        self._levels: list[list[Use]] = [first]
        self._seen = len(g.occurred)
        self._looked = True
        self.listed: dict[int, Option] = {}
        """Those whose order is asked about, as options."""

    def waiting(self, g: CocTable) -> tuple[int, list[Use]]:
        """Who orders the next ones, and which they are."""
        levels = self._levels
        if not self._looked:
            found = _forced_responses(g, self._seen)
            self._seen = len(g.occurred)
            if found:
                levels.append(found)
        self._looked = False
        while levels:
            pending = levels[-1]
            pending[:] = [use for use in pending if _still_there(g, use) and initiating.refusal(g, use) is None]
            if pending:
                chooser, uses = state_checks.in_whose_order(g, pending)
                if len(uses) > 1:
                    self.listed.update((id(option.value), option) for option in resolve_options(g, uses))
                return chooser, uses
            levels.pop()
        return g.state.active, []

    def resolve(self, g: CocTable, use: Use) -> None:
        """Resolve one of them."""
        self._levels[-1].remove(use)
        trigger(g, use)


def _forced_responses(g: CocTable, mark: int) -> list[Use]:
    """Do what the rules and passives watch for, then give the Forced Responses to what nobody was asked about yet."""
    state = g.state
    if state.values is not g.quiet:
        state_checks.watch(g)
    if g.due or (state.index or index_of(g)).whenever:
        state_checks.passives(g)
    found: list[Use] = []
    occurred, watched = g.occurred, g.watched
    for number in range(mark, len(occurred)):
        event = occurred[number]
        if not event.faced:
            event.faced = True
            key: Any = (FORCED, event.kind)
            for use in gather(g, FORCED, event) if key in watched else ():
                if not _is_answered_already(found, use):
                    found.append(use)
    return found


def _is_answered_already(uses: list[Use], use: Use) -> bool:
    """Whether an ability about "one or more" is among some uses for what happened at once with its event."""
    trigger, event = use.ability.trigger, use.event
    if trigger is None or event is None or not trigger.at_once:
        return False
    return any(
        other.ability is use.ability
        and (other.holder, other.seat) == (use.holder, use.seat)
        and other.event is not None
        and other.event.batch == event.batch
        for other in uses
    )


def _still_there(g: CocTable, use: Use) -> bool:
    """A card that left play or lost its text meanwhile can no longer answer, unless it answers its own leaving."""
    if use.leaving:
        return True
    if g.state.cards[use.holder].obj != use.card.obj:
        return False
    if use.card.zone not in (PLAY, ROW):
        return True
    if use.grant is None:
        return not values.is_blank(g, use.holder)
    return any(held[4] == use.grant for held in g.index.gained.get(use.holder, ()))


# ---- steps 6 and 7


def responses(g: CocTable, initiator: int) -> None:
    """Offer Responses to everything that happened in this action, until all pass in a row; then all are lost."""
    if g.occurred:
        allowed = not g.ending or (g.ending == "turn" and g.rules.responses_at_end_of_turn)
        if allowed and not _all_decline(g, "response") and _anybody_responds(g):
            _offer_responses(g, initiator)
        g.occurred.clear()
    if g.answered:
        g.answered.clear()


def _all_decline(g: CocTable, kind: str) -> bool:
    """Whether both players turn down whatever they could answer in a question of a kind."""
    return g.declining is not None and g.declines(0, kind) and g.declines(1, kind)


def _anybody_responds(g: CocTable) -> bool:
    """Whether a Response is found to what happened: in play, out of it, or on a card that is gone."""
    for event in g.occurred:
        key: Any = (RESPONSE, event.kind)
        if key in g.watched and (g.ask_always or gather(g, RESPONSE, event)):
            return True
    return False


def _offer_responses(g: CocTable, initiator: int) -> None:
    """Go round the table with the Responses that what happened allows."""
    round_the_table(
        g,
        first_to_respond(g, initiator),
        lambda seat: _offers(g, RESPONSE, seat, g.occurred),
        lambda seat, use: _respond(g, use),
        "response",
        lambda options: question(g, "respond", options),
        g.occurred,
    )


def _respond(g: CocTable, use: Use) -> None:
    """Carry a Response out, and what it brings about."""
    mark = len(g.occurred)
    _answer(g, use)
    settle(g, mark)


def first_to_respond(g: CocTable, initiator: int) -> tuple[int, int]:
    """The player after the initiator, or the active player after a framework step.

    The later documents say both "the active player" and this (coc/timing/responses-step-order); the detailed step
    wins. The older ones know no such step (coc/timing/response-window/c).
    """
    if initiator < 0 or not g.rules.initiator_responds_last:
        return g.state.active, 1 - g.state.active
    return 1 - initiator, initiator


# ---- who can answer

_NOTHING: Final[list[Held]] = []


def gather(g: CocTable, kind: str, event: Event) -> list[Use]:
    """The abilities of a kind that answer an event, costs and targets not yet looked at."""
    key: Any = (kind, event.kind)  # compiled, a typed tuple would be made anew each time it is looked up
    if key not in g.watched:
        return []
    state = g.state
    cards = state.cards
    found: list[Use] = []
    for uid, ability, home, seat, grant in (state.index or index_of(g)).answers.get(key) or _NOTHING:
        if uid == event.subject and event.obj not in (0, cards[uid].obj):
            continue  # it happened to what this card was before (coc/rule/2.23-zones-of-play/d)
        use = Use(ability, uid, cards[uid], seat if seat != ANYBODY else state.active, home, event, grant)
        if ability.trigger is not None and ability.trigger.test(g, use, event):
            found.append(use)
    before = event.before
    if before is not None and kind != DISRUPT and cards[before.uid].zone not in (PLAY, ROW):
        _gather_last_words(g, kind, event, before, found)
    kinds = state.catalogue.out_of_play.get(key)
    if kinds is not None:
        _gather_out_of_play(g, kind, event, kinds, found)
    return found


def any_text_answers(g: CocTable, event: Event) -> bool:
    """Whether a card may answer its own going with any text about it, and not only with one that names its leaving."""
    return is_fatal(event) or (event.kind in _LEAVING and not g.rules.leaving_reaction_must_name_itself)


def _gather_last_words(g: CocTable, kind: str, event: Event, before: Card, found: list[Use]) -> None:
    """Add what a card that is gone answers to its own going (coc/timing/responses-on-leaving-play/a and b)."""
    printed = g.state.catalogue.kinds[before.kind]
    any_text = any_text_answers(g, event)
    words: list[Held] = []
    if (printed.own_leaving or any_text) and state_checks.may_have_last_words(g, event, before):
        others = [ability for ability in printed.triggered if ability.zone == PLAY] if any_text else ()
        for ability in (*printed.own_leaving, *others):
            seats = story_seats(printed, ability) if before.zone == ROW else (before.controller,)
            words += [(before.uid, ability, before.kind, seat, None) for seat in seats]
    words += event.gained
    for uid, ability, home, seat, grant in words:
        trigger = ability.trigger
        if ability.kind != kind or trigger is None or event.kind not in trigger.kinds:
            continue
        if not (any_text or trigger.own_leaving):
            continue
        if (PLAY if before.zone == ROW else before.zone) in trigger.places:
            use = Use(ability, uid, before, seat if seat != ANYBODY else g.state.active, home, event, grant)
            use.leaving = True
            if trigger.test(g, use, event):
                found.append(use)


_LEAVING: Final = frozenset((LEAVES_PLAY, ENTERS_DISCARD, DESTROY, SACRIFICE))


def _gather_out_of_play(g: CocTable, kind: str, event: Event, kinds: tuple[bool, ...], found: list[Use]) -> None:
    """Add abilities that work from the hand, the discard pile, a domain or the top of the deck."""
    state = g.state
    cards = state.cards
    for seat in (0, 1):
        seen: set[int] = set()
        for uid in state.hand[seat]:
            number = cards[uid].kind
            if kinds[number] and number not in seen:
                seen.add(number)
                _add(g, kind, event, uid, state.catalogue.kinds[number].from_hand, found)
        if state.catalogue.works_from_discard:
            for uid in state.discard[seat]:
                if kinds[cards[uid].kind]:
                    _add(g, kind, event, uid, g.kind(uid).from_discard, found)
        if state.catalogue.has_may_play:
            _add_playable(g, kind, event, seat, found)
        if state.catalogue.works_from_domain:
            for domain in state.domains[seat]:
                for uid in domain.resources:
                    if kinds[cards[uid].kind] and g.kind(uid).from_domain and values.resource_has_text(g, uid):
                        _add(g, kind, event, uid, g.kind(uid).from_domain, found)
        deck = state.deck[seat]
        if deck and not cards[deck[-1]].face_down:
            _add(g, kind, event, deck[-1], g.kind(deck[-1]).triggered, found)


def _add_playable(g: CocTable, kind: str, event: Event, seat: int, found: list[Use]) -> None:
    """Add the events that a text lets a player play from elsewhere."""
    for uid in elsewhere.playable(g, seat):
        for ability in g.kind(uid).from_hand if g.kind(uid).is_event else ():
            trigger = ability.trigger
            if ability.kind == kind and trigger is not None and event.kind in trigger.kinds:
                use = elsewhere.use_of(g, seat, uid, ability, event)
                if trigger.test(g, use, event):
                    found.append(use)


def _add(g: CocTable, kind: str, event: Event, uid: int, abilities: Sequence[Triggered], found: list[Use]) -> None:
    """Add those of a card's abilities that answer the event from where the card lies."""
    card = g.state.cards[uid]
    for ability in abilities:
        if ability.kind != kind or ability.trigger is None or event.kind not in ability.trigger.kinds:
            continue
        if card.zone == DECK and ability.zone != DECK:
            continue
        use = Use(ability, uid, card, card.owner, card.kind, event)
        if ability.trigger.test(g, use, event):
            found.append(use)


def _once(g: CocTable, use: Use) -> tuple[int, Which, int, int]:
    """What makes a use the same use: card, ability and occurrence; each wound of several may be answered."""
    event = use.event
    if event is None:
        return use.holder, which(g, use), 0, 0
    if use.ability.trigger is not None and use.ability.trigger.at_once:
        return use.holder, which(g, use), -event.batch, 0
    return use.holder, which(g, use), event.number, event.amount


def answer_refusal(g: CocTable, use: Use) -> Refusal | None:
    """Why an ability that answers an event may no longer do so, costs and targets aside, or None."""
    if use.event is not None and use.event.cancelled and use.ability.kind == DISRUPT:
        return Refusal("coc/timing/disrupt-immediate", "what {} would disrupt is cancelled", g.title(use.holder))
    if _once(g, use) in g.answered:
        return Refusal("coc/rule/2.13-paying-costs/j", "{} has been used in answer to this", g.title(use.holder))
    return None


_AT_ONCE: Final = -(10**9)
"""Below every number by which the card of an event is known."""


def _offers(g: CocTable, kind: str, seat: int, events: list[Event]) -> list[Option]:
    """The answers of a kind that a seat may use now; one that may answer several cards names the card it answers."""
    options: list[Option] = []
    offered: dict[tuple[int, Which], dict[int, list[Option]]] = {}
    alike = False
    for event in events:
        for use in gather(g, kind, event):
            if use.seat != seat or answer_refusal(g, use) is not None:
                continue
            answers = offered.setdefault((use.holder, which(g, use)), {})
            at_once = use.ability.trigger is not None and use.ability.trigger.at_once
            answered = _AT_ONCE - event.batch if at_once else known_as(g, event)
            if answered not in answers:
                found = initiating.options(g, use)
                if found:
                    answers[answered] = found
                    options.extend(found)
                    alike |= use.leaving
    for answers in offered.values():
        if len(answers) > 1:
            for found in answers.values():
                for option in found:
                    option.cards = (*option.cards, option.value.event.subject)
            alike = True
    if alike:
        tell_apart(g, options)
    return options
