"""Control and ownership: the latest taking decides, and most of a card's state stays as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from orne.coc.events import CONTROL, Event
from orne.coc.index import index_of
from orne.coc.rules import cannot, entering
from orne.coc.state import NOWHERE, PLAY, ROW, LastingEffect
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def control_refusal(g: CocTable, uid: int, seat: int, source: Use | None = None) -> Refusal | None:
    """Why a seat may not take control of a card: a text forbids it, or it could not have it in play."""
    return text_refusal(g, uid, source) or _limit_refusal(g, uid, seat)


def text_refusal(g: CocTable, uid: int, source: Use | None) -> Refusal | None:
    """Why a text lets nobody take control of a card."""
    verb = "change control"
    return cannot.refusal(g, verb, uid) or cannot.refusal_of_trigger(g, verb, uid, source)


def _limit_refusal(g: CocTable, uid: int, seat: int) -> Refusal | None:
    """Why a seat could not have a card in play: it has a copy, or a character of the other side."""
    if g.kind(uid).facts.unique:
        found = entering.unique_refusal(g, uid, seat)
        if found is not None:
            return found
    return entering.conflict_refusal(g, uid, seat)


def choice_refusal(g: CocTable, uid: int, seat: int, source: Use) -> Refusal | None:
    """Why a card may not be chosen for a seat to take control of; one that it has already may be.

    Older editions let a card be chosen that a text protects (coc/rule/2.2-cannot/b); what the rules themselves keep
    from a seat is not a legal target in any (coc/rule/1.13-gaining-control/d, g, k and l).
    """
    card = g.state.cards[uid]
    if card.zone != PLAY or card.controller == seat:
        return None
    found = text_refusal(g, uid, source) if g.rules.cannot_forbids_targeting else None
    found = found or _limit_refusal(g, uid, seat)
    if found is None and not _could_stay_attached(g, uid, seat):
        to_yours = g.rules.control_moves_attachments == "to your card"
        ruling = "coc/rule/1.13-gaining-control/k" if to_yours else "coc/rule/1.13-gaining-control/l"
        return Refusal(ruling, "there is nothing {} could be attached to", g.title(uid))
    return found


def can_take_control(g: CocTable, uid: int, seat: int, source: Use | None = None) -> bool:
    """Whether a seat may get control of a card that it does not have, and could have it attached somewhere."""
    card = g.state.cards[uid]
    if card.zone != PLAY or card.controller == seat or control_refusal(g, uid, seat, source) is not None:
        return False
    return _could_stay_attached(g, uid, seat)


def _could_stay_attached(g: CocTable, uid: int, seat: int) -> bool:
    """Whether a card is not an attachment, or would have something to be attached to when a seat takes it."""
    card = g.state.cards[uid]
    return card.host == NOWHERE or card.attached_by_effect or bool(_new_hosts(g, uid, seat))


def take_control(g: CocTable, uid: int, seat: int, source: Use | None, until: str = "ever") -> bool:
    """Give a seat control of a card in play, for a time or for good; the latest taking decides.

    coc/rule/1.4-duration-of-effects/d
    """
    state = g.state
    card = state.cards[uid]
    if card.zone != PLAY or (card.controller != seat and control_refusal(g, uid, seat, source) is not None):
        return False
    host = card.host
    if card.controller != seat and host != NOWHERE and not card.attached_by_effect:
        hosts = _new_hosts(g, uid, seat)
        if not hosts:
            return False
        host = g.choose_card(seat, f"Attach {g.title(uid)} to which card now?", hosts, "attach", uid)
    if until == "ever":
        _keep_for_good(g, uid, seat)
    else:
        holder, taken = source.holder if source else -1, ((uid, card.obj),)
        state.lasting = (*state.lasting, LastingEffect("control", taken, card.controller, until, holder, seat))
    give(g, uid, seat, source)
    if host != card.host:
        state.edit(uid).host = host
        state.changed()
        g.note("attached", uid, source.holder if source else -1, seat, card.host, host)
    return True


def exchange_control(g: CocTable, one: int, other: int, source: Use | None) -> bool:
    """Two players' cards change hands, both or neither (coc/rule/2.12-exchange)."""
    cards = g.state.cards
    first, second = cards[one].controller, cards[other].controller
    if cards[one].zone != PLAY or cards[other].zone != PLAY or first == second:
        return False
    if control_refusal(g, one, second, source) is not None or control_refusal(g, other, first, source) is not None:
        return False
    for uid, seat in ((one, second), (other, first)):
        _keep_for_good(g, uid, seat)
        give(g, uid, seat, source)
    return True


def return_to_owners(g: CocTable, uids: Sequence[int], source: Use | None) -> bool:
    """Cards in play go back to their owners' control, whoever had them before; no text on taking control forbids that.

    coc/faq/prepared-alienist-return
    """
    there = [uid for uid in uids if g.state.cards[uid].zone == PLAY]
    for uid in there:
        owner = g.state.cards[uid].owner
        _keep_for_good(g, uid, owner)
        give(g, uid, owner, source)
    return 0 < len(uids) == len(there)


def _keep_for_good(g: CocTable, uid: int, seat: int) -> None:
    """Let no earlier taking decide any more who controls a card that a seat takes for good.

    An attachment that gave control of it has done so once, and will not again (coc/rule/1.4-duration-of-effects/d).
    """
    state = g.state
    taken = (uid, state.cards[uid].obj)
    state.lasting = tuple(
        each._replace(value=seat) if each.kind == "control" and taken in each.targets else each
        for each in state.lasting
        if each.kind != "control" or taken not in each.targets or each.until == _ATTACHED
    )


def _new_hosts(g: CocTable, uid: int, seat: int) -> list[int]:
    """What an attachment that is taken may be attached to now.

    It stays where it is; from a story it may be moved to another (coc/rule/1.13-gaining-control/b and i). In older
    editions it comes off and is attached as if just played: to another card that could bear it, in the oldest to a card
    of the taker's (coc/rule/1.13-gaining-control/k and l, coc/faq/repo-man-infernal-obsession/old).
    """
    host = g.state.cards[uid].host
    if g.state.cards[host].zone == ROW and g.rules.story_attachments_may_move:
        return [host, *(story for story in entering.hosts(g, uid, seat) if story != host)]
    if g.rules.control_moves_attachments == "stays":
        return [host]
    found = [each for each in entering.hosts(g, uid, seat) if each != host]
    if g.rules.control_moves_attachments == "to your card":
        found = [each for each in found if g.state.cards[each].controller == seat]
    return found


def give(g: CocTable, uid: int, seat: int, source: Use | None) -> None:
    """Change the controller; state and commitment stay (coc/rule/1.13-gaining-control/e and f)."""
    card = g.state.cards[uid]
    if card.controller == seat:
        return
    edited = g.state.edit(uid)
    edited.controller = seat
    if not g.rules.control_keeps_commitment:
        edited.story = NOWHERE
    g.state.changed()
    g.note("control", uid, source.holder if source else -1, seat, card.controller, seat)
    if CONTROL in g.heard:
        g.happened(Event(CONTROL, uid, seat, source))


def end_control(g: CocTable, lasting: LastingEffect) -> None:
    """End a taking of limited time, which is removed: the card goes back, unless another one was laid on it.

    What lies on it holds on, and gives the card back in its turn.
    """
    state = g.state
    place = next((number for number, each in enumerate(state.lasting) if each is lasting), NOWHERE)
    if place == NOWHERE:  # somebody has taken the card for good while other things ended
        return
    earlier, later = state.lasting[:place], state.lasting[place + 1 :]
    uid, obj = taken = lasting.targets[0]
    above = next((each for each in later if each.kind == "control" and taken in each.targets), None)
    later = tuple(each._replace(value=lasting.value) if each is above else each for each in later)
    state.lasting = (*earlier, *later)
    if above is None and state.cards[uid].obj == obj:
        give(g, uid, lasting.value, None)


def watch_attachments(g: CocTable) -> bool:
    """Attachments that give control do so at once, and only while they work (coc/rule/1.13-gaining-control/j)."""
    state = g.state
    giving = (state.index or index_of(g)).gives_control
    if not giving and not state.lasting:
        return False
    at_work = [(use, uid) for ability, use in giving for uid in state.play if ability.what.test(g, use, uid)]
    held = [each for each in state.lasting if each.until == _ATTACHED]
    for each in held:
        if not any((use.holder, use.seat, uid) == (each.source, each.seat, each.targets[0][0]) for use, uid in at_work):
            end_control(g, each)
            return True
    for use, uid in at_work:
        if not any(each.source == use.holder and each.targets[0] == (uid, state.cards[uid].obj) for each in held):
            if take_control(g, uid, use.seat, use, _ATTACHED):
                return True
    return False


def remember_given(g: CocTable) -> None:
    """Let attachments of a position that is set up hold what they have given control of.

    Once they are gone it is its owner's (coc/rule/1.13-gaining-control/j).
    """
    state = g.state
    for ability, use in g.index.gives_control:
        for uid in state.play:
            card = state.cards[uid]
            if card.controller == use.seat != card.owner and ability.what.test(g, use, uid):
                held = ((uid, card.obj),)
                lasting = LastingEffect("control", held, card.owner, _ATTACHED, use.holder, use.seat)
                state.lasting = (*state.lasting, lasting)


def is_lost_again(g: CocTable, attachment: int) -> bool:
    """Whether somebody else controls what an attachment has given control of."""
    state = g.state
    card = state.cards[attachment]
    given = any(each.until == _ATTACHED and each.source == attachment for each in state.lasting)
    return given and card.host != NOWHERE and state.cards[card.host].controller != card.controller


_ATTACHED: Final = "attached"
"""A taking that lasts as long as the attachment that gives it."""
