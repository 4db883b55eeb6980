"""What the rules and passives watch for all the time, and do as soon as it is so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import leaving, success, values
from orne.coc.abilities import Whenever
from orne.coc.state import DECK, INSANE, NOWHERE
from orne.kernel.window import MOST_ROUNDS

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def watch(g: CocTable) -> None:
    """Apply the rules that need no event: fatal wounds, Fated, Heroic with Villainous, won stories, empty decks."""
    state = g.state
    if state.values is g.quiet:
        return
    box = state.box
    for _ in range(MOST_ROUNDS):
        if not (
            _fatal_wounds(g)
            or (box.has_fated and _fated(g))
            or (box.has_sides and g.board is not g.peaceful and _heroic_and_villainous(g))
            or (box.rules.attachment_requirement_rechecked and _attachments_rechecked(g))
        ):
            break
    for seat in (state.active, 1 - state.active):
        for story in state.row:
            if state.cards[story].success[seat] >= success.needed(g, story):
                success.win_story(g, seat, story)
                break
    _empty_decks(g)
    g.quiet = state.values


def _fatal_wounds(g: CocTable) -> bool:
    """Destroy characters with as many wounds as they can take (coc/rule/2.37-invulnerability/a)."""
    state = g.state
    doomed = [
        uid
        for uid in state.play
        if state.cards[uid].wounds
        and values.is_character(g, uid)
        and state.cards[uid].wounds > values.toughness(g, uid)
    ]
    if doomed:
        leaving.destroy(g, doomed, None)
    return bool(doomed)


def _fated(g: CocTable) -> bool:
    """Put a Fated card with enough success tokens on the bottom of its owner's deck (coc/mechanic/fated)."""
    for uid in g.state.play:
        card = g.state.cards[uid]
        if card.success != (0, 0):
            number = values.net(g, uid, "fated")
            if 0 < number <= sum(card.success):
                leaving.leave_play(g, uid, DECK, "returned", None, bottom=True)
                return True
    return False


def _heroic_and_villainous(g: CocTable) -> bool:
    """A player with both kinds discards one from play (coc/rule/ccg-heroic-and-villainous)."""
    for seat in (g.state.active, 1 - g.state.active):
        mine = g.board.characters[seat]
        heroes = [uid for uid in mine if values.has(g, uid, "heroic")]
        if not heroes:
            continue
        villains = [uid for uid in mine if values.has(g, uid, "villainous") and uid not in heroes]
        heroes = [uid for uid in heroes if not values.has(g, uid, "villainous")]
        if heroes and villains:
            uid = g.choose_card(
                seat, "Heroic and Villainous characters do not go together: discard one", heroes + villains, "discard"
            )
            leaving.discard_from_play(g, [uid], None)
            return True
    g.peaceful = g.board
    return False


def _attachments_rechecked(g: CocTable) -> bool:
    """In the oldest edition an attachment whose requirement fails is discarded (coc/rule/2.33-attachments/c)."""
    for uid in g.state.play:
        card = g.state.cards[uid]
        attach_to = g.kind(uid).attach_to
        if card.host != NOWHERE and attach_to is not None and card.state != INSANE:
            if not attach_to.host.test(g, g.use_of(uid), card.host):
                leaving.discard_from_play(g, [uid], None)
                return True
    return False


def _empty_decks(g: CocTable) -> None:
    """A player whose deck has no card left is out of the game; the active player is looked at last."""
    state = g.state
    for seat in (1 - state.active, state.active):
        if not state.deck[seat]:
            g.win(1 - seat, "empty deck")


def passives(g: CocTable) -> None:
    """Carry out passives whose condition holds, the active player choosing the order (coc/timing/passive-order)."""
    for _ in range(MOST_ROUNDS):
        due = [(ability, use) for ability, use in g.board.whenever if ability.condition.test(g, use)]
        if not due:
            return
        ability, use = due[0]
        if len(due) > 1:
            options = [g.option("resolve", each.holder, value=(passive, each)) for passive, each in due]
            ability, use = g.decide(g.state.active, "order", "Which passive effect resolves first?", options)
        if not _carry_out(g, ability, use):
            return
        watch(g)


def _carry_out(g: CocTable, ability: Whenever, use: Use) -> bool:
    """Do what a passive says; False when it changes nothing, which would go on for ever."""
    cause = g.cause
    g.cause = g.note("passive", use.holder, use.holder, use.seat)
    done = ability.effect.do(g, use)
    g.cause = cause
    return done
