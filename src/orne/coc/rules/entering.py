"""Entering play: uniqueness, Heroic and Villainous, hosts for attachments."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities.use import characters_played_by
from orne.coc.events import ENTERS_PLAY, PLAYED, Event
from orne.coc.index import gives_value
from orne.coc.rules import cannot, leaving, piles, places
from orne.coc.rules.moving import become, move
from orne.coc.selector import candidates, meant_refusal
from orne.coc.state import (
    DECK,
    DISCARD,
    DORMANT,
    EXHAUSTED,
    HAND,
    INSANE,
    LIMBO,
    NOWHERE,
    PLAY,
    RESOURCE,
    ROW,
    LastingEffect,
)
from orne.kernel import limits
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.state import Card
    from orne.coc.table import CocTable


PUT_INTO_PLAY = "put into play"
"""What lasts for the turn: a player has put a character into play through a card effect."""


def entering_refusal(
    g: CocTable, uid: int, seat: int, source: Use | None = None, *, insane: bool = False
) -> Refusal | None:
    """Why a card may not enter play under a seat's control, by whatever means; an insane one has no keywords."""
    if source is not None or g.state.catalogue.has_closed_piles:
        found = _text_refusal(g, uid, source)
        if found is not None:
            return found
    return _limit_refusal(g, uid, seat, insane=insane)


def choice_refusal(g: CocTable, uid: int, seat: int, source: Use, *, insane: bool = False) -> Refusal | None:
    """Why a card may not be chosen to enter play under a seat's control.

    Older editions let one be chosen that a text keeps out (coc/rule/2.2-cannot/b), but none the rules keep out
    (coc/rule/2.24-put-into-play-vs-play/a).
    """
    found = _text_refusal(g, uid, source) if g.rules.cannot_forbids_targeting else None
    return found or _limit_refusal(g, uid, seat, insane=insane)


def _text_refusal(g: CocTable, uid: int, source: Use | None) -> Refusal | None:
    """Why a text keeps a card out of play."""
    forbidden = cannot.refusal_of_trigger(g, "be put into play", uid, source)
    if forbidden is None and g.state.catalogue.has_closed_piles:
        return piles.refusal(g, uid)
    return forbidden


def _limit_refusal(g: CocTable, uid: int, seat: int, *, insane: bool) -> Refusal | None:
    """Why the rules keep a card out of play under a seat's control: what it is, or what the seat has there."""
    kind = g.kind(uid)
    if kind.enters_freely and g.state.cards[uid].zone != PLAY:
        return None
    if kind.is_event and not insane:
        return Refusal(
            "coc/rule/2.24-put-into-play-vs-play/a", "{} is an event card and does not stay in play", g.title(uid)
        )
    if kind.facts.unique:
        found = unique_refusal(g, uid, seat)
        if found is not None:
            return found
    found = None if insane else conflict_refusal(g, uid, seat)
    if found is not None:
        return found
    if kind.attach_to is not None and not insane and not hosts(g, uid, seat):
        return Refusal("coc/rule/2.33-attachments/a", "there is nothing {} could be attached to", g.title(uid))
    loose = kind.attach_to is None and not (kind.attach_to_place or kind.attach_to_pile)
    if loose and not insane and "Attachment" in kind.subtypes and kind.facts.type == "support":
        words = "{} does not say what it is attached to, and enters play only through an effect that does"
        return Refusal("coc/rule/2.33-attachments/b", words, g.title(uid))
    return None


def unique_refusal(g: CocTable, uid: int, seat: int) -> Refusal | None:
    """A player may have one card of a unique title, controlled or owned (coc/rule/1.13-gaining-control/g).

    A Dormant card is in play, and so it counts (coc/mechanic/dormant/d).
    """
    state = g.state
    title = g.title(uid)
    dormant = [card.uid for card in state.cards if card.zone == DORMANT] if state.catalogue.has_dormant else []
    for other in (*state.play, *dormant):
        card = state.cards[other]
        if other != uid and seat in (card.controller, card.owner) and g.title(other) == title:
            if not (card.attached_by_effect and card.face_down):
                return Refusal("coc/rule/1.13-gaining-control/g", "{} is unique and already in play for you", title)
    return None


def conflict_refusal(g: CocTable, uid: int, seat: int) -> Refusal | None:
    """Heroic and Villainous characters do not go together (coc/rule/1.13-gaining-control/d).

    One that is in play is what it has become, one that is to come what is printed on it.
    """
    if g.state.cards[uid].zone == PLAY:
        heroic, villainous = values.has(g, uid, "heroic"), values.has(g, uid, "villainous")
    else:
        keywords = g.kind(uid).keywords
        heroic, villainous = "heroic" in keywords, "villainous" in keywords
    if heroic == villainous or seat in g.index.both_sides:
        return None
    against = "villainous" if heroic else "heroic"
    catalogue = g.state.catalogue
    printed, given = catalogue.villainous if heroic else catalogue.heroic, gives_value(g, against)
    for other in g.index.characters[seat]:
        if (
            other != uid
            and (given or g.state.cards[other].kind in printed)
            and values.has(g, other, against)
            and not values.has(g, other, "heroic" if heroic else "villainous")
        ):
            return Refusal(
                "coc/rule/1.13-gaining-control/d",
                "you control {}, and Heroic and Villainous characters do not go together",
                g.title(other),
            )
    return None


def hosts(g: CocTable, uid: int, seat: int) -> list[int]:
    """What an attachment could be attached to."""
    attach_to = g.kind(uid).attach_to
    if attach_to is None:
        return []
    return candidates(g, _as_seen_by(g, uid, seat), attach_to.host)


def choose_host(g: CocTable, uid: int, seat: int) -> int:
    """Ask a seat what to attach an attachment to."""
    attach_to = g.kind(uid).attach_to
    no = partial(meant_refusal, g, _as_seen_by(g, uid, seat), attach_to.host) if attach_to is not None else None
    return g.choose_card(seat, f"Attach {g.title(uid)} to which card?", hosts(g, uid, seat), "attach", uid, no)


def enter(
    g: CocTable,
    uid: int,
    seat: int,
    source: Use | None,
    *,
    host: int = -1,
    played: Use | None = None,
    state: int | None = None,
) -> bool:
    """Bring a card into play; its host is chosen first if it is an attachment. ``played`` is the playing of it."""
    if played is None and entering_refusal(g, uid, seat, source, insane=state == INSANE) is not None:
        return False
    kind = g.kind(uid)
    if kind.facts.type == "conspiracy":
        return _enter_row(g, uid, seat, source, played)
    # The host that was meant may have gone since: it is needed to enter play (coc/rule/2.33-attachments/a).
    if kind.attach_to is not None and state != INSANE and host not in hosts(g, uid, seat):
        host = choose_host(g, uid, seat)
    pile = _pile(g, uid, seat, played) if kind.attach_to_pile and state != INSANE else None
    place = places.ask(g, uid, seat) if kind.attach_to_place and state != INSANE else None
    before = g.state.cards[uid]
    exhausted = kind.enters_exhausted is not None and kind.enters_exhausted.holds(g, _as_seen_by(g, uid, seat))
    card = move(g, uid, PLAY, controller=seat)
    card.host = host
    card.state = state if state is not None else EXHAUSTED if exhausted else card.state
    card.face_down = card.state == INSANE
    if place is not None:
        places.attach(g, card, place)
    if kind.enters_as_copy is not None and played is not None:
        _enter_as_copy(g, card, played)
    if pile is not None:
        piles.attach(g, card, pile)
    g.note("played" if played else "put into play", uid, source.holder if source else -1, seat)
    _has_entered(g, before, seat, source, played)
    return True


def _pile(g: CocTable, uid: int, seat: int, played: Use | None) -> int:
    """Whose discard pile a card is attached to: the one named as it was played, or named now."""
    return int(played.memory) if played is not None and played.memory is not None else piles.choose(g, uid, seat)


def play(g: CocTable, use: Use, host: int = -1) -> bool:
    """Let a card that is being played enter play, unless that is cancelled or has become impossible.

    It is then discarded, as a cancelled event is: it was played, and nothing that was paid comes back
    (coc/rule/2.13-paying-costs/f, coc/rule/2.32-playing-events/c). A card stays in hand only where an ability it used
    from there was cancelled, which is not playing it (coc/faq/dreamlands-fanatic-power-drain).
    """

    uid, seat = use.holder, use.seat
    if g.state.catalogue.counts_characters and g.kind(uid).is_character:
        g.state.uses = limits.use(g.state.uses, characters_played_by(seat), "phase")
    event = Event(PLAYED, uid, seat, use, use.overpaid, use.card)
    event.origin = _counts_as_from(use.card.zone)
    event.able = lambda g, uid: entering_refusal(g, uid, seat) is None
    g.resolve(event, lambda: enter(g, uid, seat, use, host=host, played=use))
    card = g.state.cards[uid]
    if card.obj != use.card.obj or card.zone != use.card.zone:
        return True
    leaving.discard_unplayed(g, uid)
    return False


def enter_as_form(g: CocTable, uid: int, seat: int, source: Use | None) -> bool:
    """Put a card that is resolving into play as the character that its text makes of it."""
    state = g.state
    form = state.catalogue.forms.get(state.cards[uid].kind)
    if form is None or state.cards[uid].zone != LIMBO or form_refusal(g, uid, form, source) is not None:
        return False
    before = state.cards[uid]
    become(g, move(g, uid, PLAY, controller=seat), form)
    g.note("put into play", uid, source.holder if source else -1, seat)
    _has_entered(g, before, seat, source, None)
    return True


def form_refusal(g: CocTable, uid: int, form: int, by: Use | None) -> Refusal | None:
    """Why a card may not enter play as the character that its text makes of it."""
    cards = g.state.cards
    if not g.index.cannot:
        return None
    real = cards[uid]
    cards[uid] = real.copy()
    cards[uid].kind = form
    found = cannot.refusal_of_trigger(g, "be put into play", uid, by)
    cards[uid] = real
    return found


def _enter_as_copy(g: CocTable, card: Card, use: Use) -> None:
    """Let a card that has just entered play be a copy of what was chosen as it was played, if that is there still."""
    for uid, obj in use.targets[0] if use.targets else ():
        original = g.state.cards[uid]
        if original.obj == obj and original.zone == PLAY:
            own = g.title(card.uid)
            become(g, card, original.kind, original)
            g.note("becomes a copy", card.uid, before=own, after=g.title(uid))


def _as_seen_by(g: CocTable, uid: int, seat: int) -> Use:
    """The card's point of view under a controller it does not have yet."""
    use = g.use_of(uid)
    use.seat = seat
    return use


def _enter_row(g: CocTable, uid: int, seat: int, source: Use | None, played: Use | None) -> bool:
    """A conspiracy enters play as one more story, which nobody controls."""
    before = g.state.cards[uid]
    move(g, uid, ROW)
    g.note("played" if played else "put into play", uid, source.holder if source else -1)
    _has_entered(g, before, seat, source, played)
    return True


def _has_entered(g: CocTable, before: Card, seat: int, source: Use | None, played: Use | None) -> None:
    """Enter that a card has come into play, from where it was and with what was overpaid for it."""
    if source is not None and played is None and values.is_character(g, before.uid):
        _remember(g, source.seat)
    if ENTERS_PLAY in g.heard:
        event = Event(ENTERS_PLAY, before.uid, seat, source, played.overpaid if played else 0)
        event.origin = before.zone if played is None else _counts_as_from(before.zone)
        g.happened(event)


def _counts_as_from(zone: int) -> int:
    """Where a card is played from: one of the discard pile, a deck or a domain is played as though from the hand."""
    return HAND if zone in (DISCARD, DECK, RESOURCE) else zone


def _remember(g: CocTable, seat: int) -> None:
    """Remember for the turn that a player has put a character into play through a card effect."""
    if not has_put_into_play(g, seat):
        g.state.lasting = (*g.state.lasting, LastingEffect(PUT_INTO_PLAY, (), None, "turn", NOWHERE, seat))


def has_put_into_play(g: CocTable, seat: int) -> bool:
    """Whether a player has put a character into play through a card effect this turn."""
    return any(each.kind == PUT_INTO_PLAY and each.seat == seat for each in g.state.lasting)


def put_into_play(
    g: CocTable, uid: int, seat: int, source: Use | None, *, insane: bool = False, host: int = -1
) -> bool:
    """Put a card into play unpaid; uniqueness and its host still count (coc/rule/2.24-put-into-play-vs-play/a)."""
    return enter(g, uid, seat, source, host=host, state=INSANE if insane else None)
