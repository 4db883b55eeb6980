"""Effects that last: made here, ended at the end of a phase or turn (coc/rule/1.4-duration-of-effects/a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from orne.coc.abilities.ability import Ability
from orne.coc.abilities.triggered import PART
from orne.coc.abilities.use import AtOnce, Grant, Use
from orne.coc.rules import domains, leaving, readiness, sanity
from orne.coc.rules.control import end_control, return_to_owners
from orne.coc.state import ADD, FORM, INSANE, TEXT, LastingEffect

if TYPE_CHECKING:
    from orne.coc.table import CocTable


BECOMES: Final = "becomes"
"""How long something lasts whose text says "becomes" or "counts as" (coc/rule/1.4-duration-of-effects/c)."""
LEAVES: Final = "leaves at the end"
"""What lasts: the cards leave play or go insane at the end, immune to its source or not (coc/rule/2.36-immune/c)."""
WHILE_EXHAUSTED: Final = "while this card is exhausted"
"""How long something lasts that ends as its source is not exhausted any more."""
YOUR_NEXT_TURN: Final = "your next turn"
END_OF_YOUR_NEXT_TURN: Final = "your next turn ends"
NEXT_REFRESH: Final = "next refresh"
"""Until the next turn of whose effect it is begins, or ends; until the end of the refresh phase of whoever has it."""
NEXT_PHASE: Final = "next phase"
"""Until the end of the phase that follows the present one."""
NEXT_ACTION: Final = "next action"
"""Until whose effect it is has taken their next action, but not beyond the phase."""
UNTIL: Final = frozenset(
    (
        "effect",
        "phase",
        "turn",
        "ever",
        BECOMES,
        WHILE_EXHAUSTED,
        YOUR_NEXT_TURN,
        END_OF_YOUR_NEXT_TURN,
        NEXT_REFRESH,
        NEXT_PHASE,
        NEXT_ACTION,
    )
)


def _drive_insane(g: CocTable, uids: Sequence[int], source: Use | None) -> bool:
    """Make characters insane, one after the other."""
    done = [sanity.go_insane(g, uid, source.on(uid) if source else None) for uid in uids]
    return bool(done) and all(done)


WAYS_TO_LEAVE: Final = {
    "insane": _drive_insane,
    "sacrifice": leaving.sacrifice,
    "destroy": leaving.destroy,
    "return": leaving.return_to_hand,
    "remove": leaving.remove_from_game,
    "discard": leaving.discard_from_play,
    "top": leaving.put_on_deck,
    "bottom": leaving.put_under_deck,
    "shuffle": leaving.shuffle_into_deck,
    "attach": domains.attach_from_play,
    "owner": return_to_owners,
}


def last(g: CocTable, kind: str, uids: Sequence[int], value: Any, use: Use, until: str = "phase") -> bool:
    """Let something hold for some cards, or for the game where none are named; False where it holds for no card.

    What would change an insane card is ignored for good, even when it is restored later (coc/rule/2.34-insanity/d).
    """
    if uids and kind != LEAVES:
        uids = _sane(g, uids)
        if not uids:
            return False
    _add(g, kind, uids, value, use, until)
    for uid in uids:
        g.note("lasting", uid, use.holder, use.seat, after=[kind, value])
    return True


def last_text(
    g: CocTable, text: Ability, uids: Sequence[int], use: Use, until: str = "phase", named: Any = None
) -> bool:
    """Let a text nested in the one in use hold for some cards, or for the game; False where it holds for no card."""
    if uids and text.changes_cards:
        uids = _sane(g, uids)
        if not uids:
            return False
    state = g.state
    kind = use.grant.kind if use.grant is not None else use.home
    place = state.catalogue.kinds[kind].places[id(text)]
    serial = 1 + max((each.value[3] for each in state.lasting if each.kind == TEXT), default=0)
    _add(g, TEXT, uids, (kind, place, use.card.obj, serial, named), use, until)
    for uid in uids:
        g.note("lasting", uid, use.holder, use.seat, after=[TEXT, [text.text, named]])
    return True


def _sane(g: CocTable, uids: Sequence[int]) -> list[int]:
    """Those of some cards that are not insane."""
    return [uid for uid in uids if g.state.cards[uid].state != INSANE]


def _add(g: CocTable, kind: str, uids: Sequence[int], value: Any, use: Use, until: str) -> None:
    """Enter something that lasts."""
    state = g.state
    if until == BECOMES:
        until = "ever" if g.rules.becomes_is_permanent else "phase"
    targets = tuple((uid, state.cards[uid].obj) for uid in uids)
    state.lasting = (*state.lasting, LastingEffect(kind, targets, value, until, use.holder, use.seat))
    if kind == ADD:
        state.revalued()
    else:
        state.changed()


def expire(g: CocTable, period: str) -> None:
    """End what lasts until the end of a period; control goes back to whoever had it before.

    What happens at the end of the period comes after that, as it does with texts that answer the end.
    """
    _end_all(g, [each for each in g.state.lasting if each.until == period or (period, each.until) == _WITH_PHASE])


def is_left(g: CocTable, period: str) -> bool:
    """Whether something lasts until the end of a period."""
    return any(each.until == period or (period, each.until) == _WITH_PHASE for each in g.state.lasting)


def carry_over(g: CocTable) -> None:
    """What lasts until the end of the next phase lasts until the end of the one that begins."""
    if any(each.until == NEXT_PHASE for each in g.state.lasting):
        g.state.lasting = tuple(
            each._replace(until="phase") if each.until == NEXT_PHASE else each for each in g.state.lasting
        )


def end_with_effect(g: CocTable, use: Use) -> None:
    """End what lasts only as long as the effect that made it resolves."""
    _end_all(g, [each for each in g.state.lasting if each.until == "effect" and each.source == use.holder])


_WITH_PHASE: Final = ("phase", NEXT_ACTION)


def for_next_action(g: CocTable, seat: int) -> list[LastingEffect]:
    """What lasts until a player has taken their next action."""
    return [each for each in g.state.lasting if each.until == NEXT_ACTION and each.seat == seat]


def end_with_action(g: CocTable, ending: list[LastingEffect]) -> None:
    """End what lasted for an action that has been taken."""
    _end_all(g, [each for each in g.state.lasting if any(each is other for other in ending)])


def expire_at_turn(g: CocTable) -> None:
    """End what lasts until the next turn of a player, as that begins; what lasts to its end ends with it."""
    active = g.state.active
    _end_all(g, [each for each in g.state.lasting if each.until == YOUR_NEXT_TURN and each.seat == active])
    if any(each.until == END_OF_YOUR_NEXT_TURN for each in g.state.lasting):
        g.state.lasting = tuple(
            each._replace(until="turn") if each.until == END_OF_YOUR_NEXT_TURN and each.seat == active else each
            for each in g.state.lasting
        )


def expire_after_refresh(g: CocTable) -> None:
    """End what lasts until the next refresh phase of whoever has its cards, or of whose effect it is."""
    cards, active = g.state.cards, g.state.active
    _end_all(
        g,
        [
            each
            for each in g.state.lasting
            if each.until == NEXT_REFRESH
            and active in ([cards[uid].controller for uid, _ in each.targets] or [each.seat])
        ],
    )


def watch_sources(g: CocTable) -> bool:
    """End what lasts while its source is exhausted, where that is so no more; whether anything ended."""
    over: list[LastingEffect] = []
    for each in g.state.lasting:
        if each.until == WHILE_EXHAUSTED and not (
            readiness.is_exhausted(g, each.source)
            and (each.kind != TEXT or g.state.cards[each.source].obj == each.value[2])
        ):
            over.append(each)
    _end_all(g, over)
    return bool(over)


def _end_all(g: CocTable, ending: list[LastingEffect]) -> None:
    """End some of what lasts, the latest first; then cards leave, the same way together.

    coc/rule/1.7-simultaneous-effects/c
    """
    if not ending:
        return
    state, cards = g.state, g.state.cards
    # A taking of control is removed as it ends: what was laid on it needs to know its place.
    state.lasting = tuple(each for each in state.lasting if each.kind == "control" or each not in ending)
    if all(each.kind == ADD for each in ending):
        state.revalued()
        return
    state.changed()
    leavers: dict[str, dict[int, Use]] = {}
    for each in ending[::-1]:
        if each.kind == "control":
            end_control(g, each)
        elif each.kind == FORM:
            _end_form(g, each)
        elif each.kind == LEAVES:
            ends = _as_it_ends(g, each)
            leavers.setdefault(each.value, {}).update((uid, ends) for uid, obj in each.targets if cards[uid].obj == obj)
    for way, sources in leavers.items():
        going = {uid: use for uid, use in sources.items() if _can_leave(g, way, uid, use)}
        if going:
            WAYS_TO_LEAVE[way](g, list(going), AtOnce(going))


class _Later(Ability):
    """What an effect has left to do at the end of a period: a part of it, which nobody triggers."""

    __slots__ = ()

    kind = PART


_LATER: Final = _Later()


def _as_it_ends(g: CocTable, lasting: LastingEffect) -> Use:
    """What lasts, as it does something at its end: a card effect of its source still."""
    card = g.state.cards[lasting.source]
    grant = Grant("lasting", card.kind, -1, lasting.source, 0)
    return Use(_LATER, lasting.source, card, lasting.seat, card.kind, None, grant)


def _can_leave(g: CocTable, way: str, uid: int, use: Use) -> bool:
    """Whether a card may go so: to be sacrificed, it must be controlled by the player whose effect it is.

    That player is made to sacrifice it (coc/example/2.36-claret-knight-eon-chart), which nobody does to another's card.
    """
    return way != "sacrifice" or g.state.cards[uid].controller == use.seat


def _end_form(g: CocTable, lasting: LastingEffect) -> None:
    """Let a card be again what it was before it became another kind of card."""
    for uid, obj in lasting.targets:
        if g.state.cards[uid].obj == obj:
            g.state.edit(uid).kind = lasting.value[0]
            g.state.changed()
            g.note("no longer a copy", uid, lasting.source, g.state.cards[uid].controller)


def end(g: CocTable, which: LastingEffect) -> None:
    """End one lasting effect that is used up."""
    g.state.lasting = tuple(each for each in g.state.lasting if each is not which)
    g.state.changed()


def end_text(g: CocTable, use: Use) -> None:
    """End the lasting text that is in use, as it is used up."""
    for each in g.state.lasting:
        if each.kind == TEXT and use.grant is not None and each.value[3] == use.grant.number:
            end(g, each)
