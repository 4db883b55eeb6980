"""When and after: forced abilities first, then reactions, around everything that happens (arkham/basics/1.10).

    1 when: forced, in the lead's order        2 when: reactions, until all pass
    3 the event itself
    4 after: forced                            5 after: reactions
What answers that something "would" happen has a 1 and 2 of its own before these (ahlcg/instead/c).
Anything that happens inside opens its own sequence, finished before the outer one goes on.
Rules below this one reach it through the table they are given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from orne.arkham.abilities import AFTER, FORCED, WHEN, WOULD, Ability, Use
from orne.arkham.events import ENGAGES, TOKEN_REVEALED, Event
from orne.arkham.happening import about, happening
from orne.arkham.rules import initiating, playing
from orne.arkham.rules.initiating import may_use, number_of
from orne.arkham.state import NOBODY, NOWHERE
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal
from orne.kernel.window import in_order, round_the_table

if TYPE_CHECKING:
    from orne.arkham.state import Card
    from orne.arkham.table import ArkhamTable


def resolve(g: ArkhamTable, event: Event, execute: Callable[[], Any], *, reactions_first: bool = False) -> bool:
    """Let an event be answered before and after it happens; False if it was cancelled, replaced or put off."""
    if not goes_ahead(g, event, reactions_first=reactions_first):
        return False
    execute()
    if event.kind in g.heard and (AFTER, event.kind) in g.watched:
        answer(g, AFTER, event)
    return True


def goes_ahead(g: ArkhamTable, event: Event, *, reactions_first: bool = False) -> bool:
    """Whether an event happens once "would" and "when" are answered; a replacement happens here, in its place."""
    if event.kind not in g.heard or (WHEN, event.kind) not in g.watched:
        return True
    for timing in (WOULD, WHEN):
        answer(g, timing, event, reactions_first=reactions_first)
        if event.put_off:
            g.note("put off", event.subject, seat=event.seat, before=event.kind)
            return False
        if event.cancelled:
            return False
        if event.instead is not None:
            by, effect = event.instead
            told = [happening(g, timing, event), effect.text]
            g.note("replaced", event.subject, by.holder, event.seat, before=event.kind, after=told)
            g.carry_out(effect, by)
            return False
    return True


def cancel(g: ArkhamTable, event: Event, source: int = NOWHERE) -> None:
    """Cancel an event; it is told at once, before what the cancelling brings with it."""
    event.cancelled = True
    token = event.token if event.kind == TOKEN_REVEALED else None
    g.note("cancelled", event.subject, source, event.seat, before=event.kind, after=token)


def answer(g: ArkhamTable, timing: str, event: Event, *, reactions_first: bool = False) -> None:
    """Forced abilities in the lead's order, then reactions round the table; or reactions first."""
    held = g.held
    if held is not None and timing == AFTER:
        held.append((event,))
        return
    found = gather(g, timing, event)
    if not (found or g.ask_always):
        return
    g.held = None
    if reactions_first:
        _reactions(g, timing, event, found)
        _forced(g, timing, event, found)
    else:
        _reactions(g, timing, event, _forced(g, timing, event, found))
    g.held = held


def go_on_with(g: ArkhamTable, event: Event) -> None:
    """Take up an event that was put off: what has answered it by then does not answer again."""
    event.put_off = False
    if event.resume is not None:
        event.resume(g, event)


def answer_together(g: ArkhamTable, timing: str, events: Sequence[Event]) -> None:
    """Answer events that are one occurrence: everything forced, in the lead's order, before any reaction.

    ahlcg/forced-abilities/f, ahlcg/priority-of-simultaneous-resolution/b
    """
    held = g.held
    if held is not None and timing == AFTER:
        held.append(events)
        return
    g.held = None
    if any(use.ability.kind == FORCED for event in events for use in gather(g, timing, event)):
        _in_leads_order(g, timing, events)
    for event in events:
        if _concerns_somebody(g, event) and ((found := gather(g, timing, event)) or g.ask_always):
            _reactions(g, timing, event, found)
    g.held = held


def as_one(g: ArkhamTable, do: Callable[[], Any]) -> Any:
    """Do what is one effect: all of it comes before anything answers a part (ahlcg/effects/f, ahlcg/then/b).

    It is a sequence of its own, answered to its end before an effect around it goes on (ahlcg/nested-sequences/b).
    Who is in play by then may answer any part: "after" is that moment (ahlcg/after/a).
    """
    around = g.held
    g.held = []
    done = do()
    answer_held(g, around)
    return done


def answer_held(g: ArkhamTable, around: list[Sequence[Event]] | None) -> None:
    """Answer what has happened while an effect was carried out, in that order, now that all of it is done."""
    held, g.held = g.held, None
    for events in held or ():
        answer_together(g, AFTER, events)
    g.held = around


def at_once(g: ArkhamTable, do: Callable[[], Any]) -> None:
    """Do what happens at one moment, perhaps as part of an effect: all of it comes before anything answers it."""
    if g.held is None:
        as_one(g, do)
    else:
        do()


def _concerns_somebody(g: ArkhamTable, event: Event) -> bool:
    """Whether whoever an event is about is still in the game."""
    return event.seat == NOBODY or not g.state.gone[event.seat]


def _forced(g: ArkhamTable, timing: str, event: Event, found: list[Use]) -> list[Use]:
    """Resolve what is forced; what answers the event after that."""
    if not any(use.ability.kind == FORCED for use in found):
        return found
    _in_leads_order(g, timing, (event,))
    return gather(g, timing, event)


def _reactions(g: ArkhamTable, timing: str, event: Event, found: list[Use]) -> None:
    """Offer reactions until all pass."""
    if event.is_stopped:
        return
    if not any(use.ability.kind != FORCED for use in found) and not _all_are_asked(g, timing, event):
        return
    if not event.number:
        g.occurrences += 1
        event.number = g.occurrences
    round_the_table(
        g,
        who_may_act(g),
        lambda seat: [] if event.is_stopped else _offers(g, timing, seat, event),
        lambda seat, use: _react(g, use),
        "reaction",
        lambda options: (f"{happening(g, timing, event)}: you may react", about(event)),
        (timing, event),
    )


def _all_are_asked(g: ArkhamTable, timing: str, event: Event) -> bool:
    """Whether a window opens in any case, because being asked would tell that somebody holds an answer."""
    return g.ask_always and (timing, event.kind) in g.state.catalogue.from_hand


def _in_leads_order(g: ArkhamTable, timing: str, events: Sequence[Event]) -> None:
    """Resolve the forced abilities, each once; the lead says in which order. What is cancelled sets off none."""
    in_order(
        g,
        lambda: (g.state.lead, _waiting(g, timing, events)),
        lambda use: _resolve_forced(g, use),
        lambda use: Option(g, "resolve", (use.holder,), number_of(g, use.holder, use.ability), use),
        lambda options: (_which_first(g, timing, events), about(events[0])),
    )


def _which_first(g: ArkhamTable, timing: str, events: Sequence[Event]) -> str:
    """The question in which order forced abilities resolve."""
    if len(events) > 1:
        return "Which forced ability resolves first?"
    return f"{happening(g, timing, events[0])}: which forced ability resolves first?"


def _waiting(g: ArkhamTable, timing: str, events: Sequence[Event]) -> list[Use]:
    """The forced abilities that are still to resolve."""
    found = [
        use
        for event in events
        if not event.is_stopped
        for use in gather(g, timing, event)
        if use.ability.kind == FORCED and _key(use) not in event.answered
    ]
    return _told_apart(g, [use for use in found if possible(g, use) and not initiating.speaks_to_the_gone(g, use)])


def _resolve_forced(g: ArkhamTable, use: Use) -> None:
    """Resolve a forced ability, which then has answered what happened."""
    event = use.event
    if event is not None:
        event.answered = (*event.answered, _key(use))
    trigger(g, use)


def _told_apart(g: ArkhamTable, uses: list[Use]) -> list[Use]:
    """Forced abilities to order, without exact doubles of another: their order makes no difference."""
    if len(uses) < 2:
        return uses
    found: list[Use] = []
    for use in uses:
        if not any(_doubles(g, use, other) for other in found):
            found.append(use)
    return found


def _doubles(g: ArkhamTable, one: Use, other: Use) -> bool:
    """Whether two uses are the same text for the same investigator, on cards that lie alike with the same on them."""
    if one.seat != other.seat or one.ability != other.ability:
        return False
    if one.holder == other.holder:
        return True
    both = {one.holder, other.holder}
    marked = both & g.index.attachments.keys() or any(
        uid in both for each in g.state.lasting for uid, _ in each.targets
    )
    return not marked and one.card.is_like(other.card)


def who_may_act(g: ArkhamTable) -> list[int]:
    """Players in order; under peril only the one who drew the card."""
    players = g.players()
    if g.peril != NOBODY and g.peril in players:
        return [g.peril]
    return players or [g.state.lead]


def _key(use: Use) -> tuple[int, int]:
    return use.holder, id(use.ability)


def _once(g: ArkhamTable, use: Use) -> tuple[int, int, int, int]:
    """Each reaction may be used once for each occurrence."""
    return use.holder, use.card.obj, id(use.ability), use.event.number if use.event else 0


def used_already(g: ArkhamTable, use: Use) -> Refusal | None:
    """Why a reaction may no longer answer an event: it is cancelled, or was answered with it already; or None."""
    if use.event is not None and use.event.cancelled:
        return Refusal("ahlcg/cancel/a", "what {} would answer is cancelled", g.title(use.holder))
    if _once(g, use) not in g.answered:
        return None
    return Refusal("ahlcg/triggered-abilities/g", "{} has been used in answer to this", g.title(use.holder))


def _react(g: ArkhamTable, use: Use) -> None:
    g.answered.add(_once(g, use))
    trigger(g, use)


def _offers(g: ArkhamTable, timing: str, seat: int, event: Event) -> list[Option]:
    """The reactions and fast events a player may use now."""
    options: list[Option] = []
    seen: set[tuple[int, int]] = set()
    for use in gather(g, timing, event):
        if use.ability.kind == FORCED or use.seat != seat or used_already(g, use) is not None:
            continue
        alike = use.is_played or use.ability.zone == "hand"
        copy = (use.card.kind if alike else ~use.holder, use.card.zone if use.is_played else id(use.ability))
        if copy not in seen and (option := initiating.option(g, use)) is not None:
            seen.add(copy)
            options.append(option)
    return options


def gather(g: ArkhamTable, timing: str, event: Event) -> list[Use]:
    """The abilities that answer an event; their costs are not yet looked at."""
    key: Any = (timing, event.kind)  # compiled, a typed tuple would be made anew each time it is looked up
    if key not in g.watched:
        return []
    state = g.state
    found: list[Use] = []
    answers = g.index.answers.get(key)
    for uid, ability in answers if answers is not None else []:
        for seat in _who_uses(g, uid, ability, event):
            use = Use(ability, uid, state.cards[uid], seat, event)
            if ability.trigger is not None and ability.trigger.test(g, use, event):
                found.append(use)
                if ability.kind == FORCED:
                    break
    before = event.before
    if before is not None and state.cards[before.uid].obj != before.obj:
        _gather_own_leaving(g, timing, event, before, found)
    if key in state.catalogue.from_hand:
        kinds = state.catalogue.kinds
        for seat in g.players():
            for uid in playing.playable(g, seat):
                for ability in kinds[state.cards[uid].kind].from_hand.get(key, ()):
                    use = Use(ability, uid, state.cards[uid], seat, event)
                    if ability.trigger is not None and ability.trigger.test(g, use, event):
                        found.append(use)
    return found


def _gather_own_leaving(g: ArkhamTable, timing: str, event: Event, before: Card, found: list[Use]) -> None:
    """A card may answer its own leaving play, for its controller, whom it was engaged with, or whom it concerns."""
    for ability in g.state.catalogue.kinds[before.kind].triggered:
        if ability.trigger is not None and ability.trigger.answers == (timing, event.kind):
            seat = next((each for each in (before.controller, before.threat) if each != NOBODY), event.seat)
            use = Use(ability, before.uid, before, seat, event)
            if ability.trigger.test(g, use, event):
                found.append(use)


def _who_uses(g: ArkhamTable, uid: int, ability: Ability, event: Event) -> list[int]:
    """Whose ability it is: the controller's, the threat area's, or that of anybody it concerns."""
    state = g.state
    card = state.cards[uid]
    if uid in state.investigators:
        return [state.investigators.index(uid)]
    if card.controller != NOBODY:
        return [card.controller]
    if ability.kind != FORCED:  # anybody at its location may use a scenario card's reaction (arkham/basics/1.5)
        return [seat for seat in g.players() if may_use(g, uid, seat)]
    if event.kind == ENGAGES and event.subject == uid:  # "you", though it may have turned to another since
        return [event.seat]
    if card.threat != NOBODY:
        return [card.threat]
    if event.seat != NOBODY:
        return [event.seat]
    return g.players() or [state.lead]


def possible(g: ArkhamTable, use: Use) -> bool:
    """Whether an ability could change anything now."""
    possible = use.ability.possible
    return possible is None or possible.test(g, use)


def trigger(g: ArkhamTable, use: Use) -> None:
    """Use an ability or play a card: pay, then resolve."""
    outer, g.effect_of = g.effect_of, NOWHERE  # costs are not effects (ahlcg/immune/d)
    initiating.initiate(g, use)
    g.effect_of = outer
