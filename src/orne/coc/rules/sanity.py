"""Going insane and being restored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.events import GO_INSANE, RESTORED, Event
from orne.coc.rules import cannot, leaving
from orne.coc.rules.again import announced
from orne.coc.state import DISCARD, EXHAUSTED, INSANE, NOWHERE, READY, ROW
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.events import Able
    from orne.coc.table import CocTable


def can_go_insane(g: CocTable, uid: int) -> bool:
    """Whether a character may be made insane."""
    return insanity_refusal(g, uid) is None


def insanity_refusal(g: CocTable, uid: int) -> Refusal | None:
    """Why a card cannot go insane: it is insane, or Willpower, a Terror icon or a text protects it, or None."""
    found = certain_insanity_refusal(g, uid)
    if found is not None:
        return found
    if values.has(g, uid, "willpower"):
        return Refusal("coc/rule/2.2-cannot/b", "{} has Willpower and cannot go insane", g.title(uid))
    if values.icons(g, uid, values.TERROR):
        return Refusal("coc/rule/2.2-cannot/b", "{} has a Terror icon and cannot go insane", g.title(uid))
    return None


def certain_insanity_refusal(g: CocTable, uid: int) -> Refusal | None:
    """Why a card cannot go insane even where Willpower and Terror icons are ignored, or None."""
    if g.state.cards[uid].zone == ROW:
        return Refusal("coc/faq/conspiracy-in-play-is-a-story", "{} is a story and cannot go insane", g.title(uid))
    if g.state.cards[uid].state == INSANE:
        return Refusal("coc/rule/2.34-insanity/a", "{} is insane already", g.title(uid))
    return cannot.refusal(g, "go insane", uid)


def can_go_insane_for_certain(g: CocTable, uid: int) -> bool:
    """Whether a character may be made insane where Willpower and Terror icons are ignored."""
    return certain_insanity_refusal(g, uid) is None


def go_insane_for_certain(g: CocTable, uid: int, source: Use | None) -> bool:
    """Make a character insane whatever Willpower or Terror icons it has."""
    return _go_insane(g, uid, source, can_go_insane_for_certain)


def go_insane(g: CocTable, uid: int, source: Use | None) -> bool:
    """Make a character insane; one with wounds is destroyed instead, which is not going insane (coc/basics/10.13)."""
    return _go_insane(g, uid, source, can_go_insane)


def _go_insane(g: CocTable, uid: int, source: Use | None, able: Able) -> bool:
    event = announced(g, GO_INSANE, uid, source, able)
    if event is None or not g.goes_on(event):
        return False
    if g.state.cards[uid].wounds:
        leaving.destroy(g, [uid], source)
        return False
    _become_insane(g, uid, source)
    g.happened(event)
    return True


def _become_insane(g: CocTable, uid: int, source: Use | None) -> None:
    """Turn a character face down: uncommitted, without tokens and attachments.

    coc/faq/insane-loses-tokens-and-attachments
    """
    attachments = list(g.index.attachments.get(uid, ()))
    keeps_tokens = g.kind(uid).keeps_tokens and not values.is_blank(g, uid)
    edited = g.state.edit(uid)
    edited.state = INSANE
    edited.story = NOWHERE
    edited.host = NOWHERE
    edited.attached_by_effect = False
    edited.success = edited.success if keeps_tokens else (0, 0)
    edited.face_down = True
    g.state.changed()
    g.note("insane", uid, source.holder if source else -1, edited.controller)
    leaving.drop_attachments(g, attachments, source)


def can_be_restored(g: CocTable, uid: int) -> bool:
    """Whether nothing forbids restoring an insane character."""
    return restoring_refusal(g, uid) is None


def restoring_refusal(g: CocTable, uid: int) -> Refusal | None:
    """Why a card cannot be restored: it is not insane, or a text forbids it, or None."""
    if g.state.cards[uid].state != INSANE:
        return Refusal("coc/rule/2.34-insanity/b", "{} is not insane", g.title(uid))
    return cannot.refusal(g, "be restored", uid)


def restore(g: CocTable, uid: int, source: Use | None, *, ready: bool = False) -> bool:
    """Turn an insane card face up, exhausted unless an effect readies it as well (coc/rule/2.34-insanity/f)."""
    if not can_be_restored(g, uid):
        return False
    kind = g.kind(uid)
    edited = g.state.edit(uid)
    edited.state = READY if ready else EXHAUSTED
    edited.face_down = False
    g.state.changed()
    g.note("restored", uid, source.holder if source else -1, edited.controller)
    if kind.facts.type == "event":
        leaving.leave_play(g, uid, DISCARD, "discarded", source)
        return True
    if kind.attach_to is not None:
        # It was taken off what it was on, and does not lie loose (coc/rule/2.33-attachments/b).
        leaving.discard_from_play(g, [uid], source)
        return True
    if kind.is_character:
        g.happened(Event(RESTORED, uid, edited.controller, source))
    return True
