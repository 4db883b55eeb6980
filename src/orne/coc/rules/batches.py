"""What is done to several cards together: one completely after the other, in the order the rules give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc.abilities import (
    DISRUPT,
    Blanks,
    Cannot,
    Gives,
    GivesAbility,
    GivesControl,
    ImmuneTo,
    Replaces,
    Triggered,
    Whenever,
)
from orne.coc.language.select import HOST, SELF, THIS
from orne.coc.rules import success
from orne.coc.state import PLAY, ROW

if TYPE_CHECKING:
    from orne.coc.abilities import Ability, Use
    from orne.coc.table import CocTable

    Verb = Callable[[CocTable, int, Use], bool]
    """What is done to each card, and whether it succeeds."""
    Batch = Callable[[CocTable, Sequence[int], Use, Verb], bool]
    """A way of going through several cards."""


def one_by_one(g: CocTable, uids: Sequence[int], use: Use, verb: Verb) -> bool:
    """Do something to each of several cards; True when all of it succeeds."""
    return _in_turn(g, uids, use, verb, lambda g, uids, use: uids[0])


def in_order(g: CocTable, uids: Sequence[int], use: Use, verb: Verb) -> bool:
    """The same where what becomes of one card may decide what becomes of another: somebody orders them then."""
    return _in_turn(g, uids, use, verb, _next_affected)


def entering(g: CocTable, uids: Sequence[int], use: Use, verb: Verb) -> bool:
    """The same for cards that enter play, in their controller's order (coc/rule/1.7-simultaneous-effects/c)."""
    return _in_turn(g, uids, use, verb, _next_to_enter)


def one_shields_another(g: CocTable, uids: Sequence[int], words: frozenset[str]) -> bool:
    """Whether one of several cards gives others a keyword, or forbids something to be done to them."""
    return any(_shields(ability, words) for uid in uids for ability in _texts(g, uid))


def _shields(ability: Ability, words: frozenset[str]) -> bool:
    """Whether an ability keeps something off other cards."""
    word = ability.attribute if isinstance(ability, Gives) else ability.verb if isinstance(ability, Cannot) else ""
    return word in words and _reaches_others(ability)


def _in_turn(
    g: CocTable,
    uids: Sequence[int],
    use: Use,
    verb: Verb,
    first: Callable[[CocTable, list[int], Use], int],
) -> bool:
    """Look at all cards again before each of them: one that is gone or has become immune is passed by.

    coc/rule/1.7-simultaneous-effects/b
    """
    cards = g.state.cards
    rest = {uid: cards[uid].obj for uid in uids}
    done = bool(rest)
    while rest:
        there = [uid for uid, obj in rest.items() if cards[uid].obj == obj and not immunity.is_immune(g, uid, use)]
        done = done and len(there) == len(rest)
        if not there:
            return False
        uid = first(g, there, use)
        rest = {other: rest[other] for other in there if other != uid}
        done = verb(g, uid, use) and done
    return done


def _next_to_enter(g: CocTable, uids: list[int], use: Use) -> int:
    """The card that enters play next."""
    return g.choose_card(use.seat, "Which card enters play first?", uids, "first", use.holder)


def _next_affected(g: CocTable, uids: list[int], use: Use) -> int:
    """The card affected next: the active player orders all; in older editions each their own, the active player first.

    coc/rule/1.7-simultaneous-effects/a, e and f
    """
    state = g.state
    if not g.rules.active_player_orders_all:
        mine = [uid for uid in uids if state.cards[uid].zone == PLAY and state.cards[uid].controller == state.active]
        uids = mine or uids
    if len(uids) < 2 or not any(_is_felt_by_others(g, uid, use) for uid in uids):
        return uids[0]
    first = state.cards[uids[0]]
    chooser = state.active if g.rules.active_player_orders_all or first.zone == ROW else first.controller
    return g.choose_card(chooser, "Which of these is affected first?", uids, "first", use.holder)


def _is_felt_by_others(g: CocTable, uid: int, use: Use) -> bool:
    """Whether what becomes of a card can matter to others, as everybody can see: its text, or its being won."""
    card = g.state.cards[uid]
    if card.zone == ROW:
        return card.success[use.seat] + 1 >= success.needed(g, uid)
    return any(_reaches_others(ability) for ability in _texts(g, uid))


def _texts(g: CocTable, uid: int) -> list[Ability]:
    """The abilities of a card and of what is attached to it, as far as they are at work and everybody can see them."""
    cards, kinds = g.state.cards, g.state.catalogue.kinds
    shown = [uid, *(each for each in g.index.attachments.get(uid, ()) if not cards[each].face_down)]
    return [ability for each in shown if each not in g.index.blank for ability in kinds[cards[each].kind].abilities]


def _reaches_others(ability: Ability) -> bool:
    """Whether an ability at work can concern a card other than its own and the one it is attached to."""
    if isinstance(ability, Triggered):
        return ability.kind == DISRUPT
    if isinstance(ability, Gives | GivesAbility):
        return ability.to not in (SELF, THIS, HOST)
    if isinstance(ability, Cannot | Blanks):
        return ability.what not in (SELF, THIS, HOST)
    return isinstance(ability, GivesControl | ImmuneTo | Replaces | Whenever)
