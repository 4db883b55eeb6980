"""Committing to stories and ceasing to be committed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from orne.coc import immunity, values
from orne.coc.events import COMMITTED, UNCOMMITTED, Event
from orne.coc.index import index_of
from orne.coc.rules import cannot
from orne.coc.rules.leaving import discard_from_play
from orne.coc.rules.moving import become
from orne.coc.state import EXHAUSTED, FORM, INSANE, NOWHERE, PLAY, READY, LastingEffect
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

ATTACKED: Final = "attacked"
"""What lasts: the active player has committed somebody to the story."""


def commit_refusal(g: CocTable, uid: int) -> Refusal | None:
    """Why a character cannot commit in a commit step (coc/rule/2.10-ready-exhausted-committed/h)."""
    card = g.state.cards[uid]
    if card.story != NOWHERE:  # it is exhausted by that, as a rule, which is not the reason to be told
        return Refusal("coc/rule/2.10-ready-exhausted-committed/h", "{} is committed already", g.title(uid))
    if card.state != READY:
        words, ruling = ("exhausted", "coc/rule/2.10-ready-exhausted-committed/c")
        if card.state == INSANE:
            words, ruling = ("insane", "coc/rule/2.10-ready-exhausted-committed/f")
        return Refusal(ruling, "{} is {} and cannot be exhausted to commit", g.title(uid), words)
    return cannot.refusal(g, "commit", uid)


def may_commit(g: CocTable, seat: int) -> list[int]:
    """A player's characters, and what else of theirs may commit as though it were one."""
    index = g.state.index or index_of(g)
    if not index.commits_as:
        return index.characters[seat]
    others = [
        use.holder
        for ability, use in index.commits_as
        if g.state.cards[use.holder].controller == seat and ability.while_.test(g, use)
    ]
    return [*index.characters[seat], *others]


def commit(g: CocTable, uid: int, story: int) -> None:
    """Commit a character in a commit step, which exhausts it; what is none becomes one by that."""
    edited = g.state.edit(uid)
    edited.state = EXHAUSTED
    edited.story = story
    form = None if values.is_character(g, uid) else g.state.catalogue.forms.get(edited.kind)
    attachments = list(g.index.attachments.get(uid, ())) if form is not None else []
    if form is not None:
        become(g, edited, form)
    g.state.recommitted(uid)
    if attachments and g.rules.type_change_discards_attachments:
        discard_from_play(g, attachments, None)
    remember_attack(g, uid)
    g.note("committed", uid, seat=edited.controller, after=story)


def commit_by_effect(g: CocTable, uid: int, story: int, source: Use | None) -> bool:
    """An effect commits a character, or moves it to another story: ready or not, it is not exhausted.

    coc/rule/2.10-ready-exhausted-committed/i
    """
    if not can_be_committed(g, uid, story):
        return False
    edited = g.state.edit(uid)
    edited.story = story
    g.state.recommitted(uid)
    remember_attack(g, uid)
    g.note("committed", uid, source.holder if source else -1, edited.controller, after=story)
    committed(g, uid, story, source)
    return True


def stand_committed(g: CocTable, uids: Sequence[int], story: int) -> None:
    """Characters that have just entered play are committed already: they do not go from uncommitted to committed.

    coc/faq/julia-brown-enters-committed
    """
    for uid in uids:
        g.state.edit(uid).story = story
    g.state.changed()


def can_be_committed(g: CocTable, uid: int, story: int) -> bool:
    """Whether an effect can commit a character to a story; what says that it cannot holds (coc/rule/2.2-cannot/a).

    Nobody defends where nobody attacks (coc/faq/military-bike-defender).
    """
    card = g.state.cards[uid]
    if card.zone != PLAY or card.state == INSANE or not values.is_character(g, uid) or card.story == story:
        return False
    if cannot.refusal(g, "commit", uid) is not None or cannot.closed(g, uid, story) is not None:
        return False
    return card.controller == g.state.active or is_attacked(g, story)


def committed(g: CocTable, uid: int, story: int, source: Use | None) -> None:
    """Enter that a character has committed."""
    if COMMITTED in g.heard:
        event = Event(COMMITTED, uid, g.state.cards[uid].controller, source)
        event.story = story
        g.happened(event)


def remember_attack(g: CocTable, uid: int) -> None:
    """Let a story stay attacked for the phase where the attackers no longer need to be there.

    coc/rule/3.1-committing-to-stories/c and d
    """
    state = g.state
    card = state.cards[uid]
    if g.rules.attack_outlasts_attackers and card.controller == state.active:
        target = (card.story, state.cards[card.story].obj)
        if all(target not in each.targets for each in state.lasting if each.kind == ATTACKED):
            state.lasting = (*state.lasting, LastingEffect(ATTACKED, (target,), None, "phase", NOWHERE, state.active))


def is_attacked(g: CocTable, story: int) -> bool:
    """Whether the active player has committed somebody to a story (coc/rule/3.1-committing-to-stories/a)."""
    if attackers(g, story):
        return True
    if not g.rules.attack_outlasts_attackers:
        return False
    target = (story, g.state.cards[story].obj)
    return any(target in each.targets for each in g.state.lasting if each.kind == ATTACKED)


def uncommit(g: CocTable, uid: int, source: Use | None = None) -> bool:
    """Remove a character from the story it is committed to."""
    card = g.state.cards[uid]
    if card.zone != PLAY or card.story == NOWHERE:
        return False
    g.state.edit(uid).story = NOWHERE
    g.state.recommitted(uid)
    g.note("uncommitted", uid, source.holder if source else -1, card.controller, card.story)
    if UNCOMMITTED in g.heard:
        event = Event(UNCOMMITTED, uid, card.controller, source)
        event.story = card.story
        g.happened(event)
    return True


def stays(g: CocTable, uid: int) -> bool:
    """Whether a text keeps a character committed where the rules would uncommit it."""
    held = g.index.stays
    return bool(held) and any(immunity.affects(g, use, ability.who, uid) for ability, use in held)


def watch_forms(g: CocTable) -> bool:
    """Let what is a character only as long as it is committed be what it was, once it is not; whether one was found."""
    state = g.state
    for each in state.lasting:
        if each.kind == FORM and state.catalogue.kinds[each.value[0]].commits_as is not None:
            uid, obj = each.targets[0]
            card = state.cards[uid]
            if card.obj == obj and card.story == NOWHERE:
                state.edit(uid).kind = each.value[0]
                state.lasting = tuple(other for other in state.lasting if other is not each)
                state.changed()
                return True
    return False


def attackers(g: CocTable, story: int) -> list[int]:
    """The active player's characters at a story (coc/rule/2.8-attacking-vs-defending)."""
    return g.committed[story][g.state.active]


def defenders(g: CocTable, story: int) -> list[int]:
    """The other player's characters at a story."""
    return g.committed[story][1 - g.state.active]
