"""Dormant cards: laid face down at a story, played for free when it is won, or discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc.rules import entering, paying
from orne.coc.rules.leaving import discard_unplayed, in_controllers_order
from orne.coc.rules.moving import move
from orne.coc.state import DORMANT
from orne.kernel import limits
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def laying_refusal(g: CocTable, seat: int, uid: int, story: int) -> Refusal | None:
    """Why a Dormant card may not be laid at a story: one for each story and turn (coc/mechanic/dormant/b)."""
    found = entering.unique_refusal(g, uid, seat) if g.kind(uid).facts.unique else None
    if found is None and limits.used(g.state.uses, _limit_key(g, seat, story)):
        return Refusal("coc/mechanic/dormant/b", "you have laid a Dormant card at {} this turn", g.title(story))
    return found


def _limit_key(g: CocTable, seat: int, story: int) -> str:
    """What is counted: the Dormant cards a player lays at one story."""
    return f"dormant {seat} {story}.{g.state.cards[story].obj}"


def lay(g: CocTable, seat: int, uid: int, story: int) -> None:
    """Lay a Dormant card at a story."""
    g.state.uses = limits.use(g.state.uses, _limit_key(g, seat, story), "turn")
    card = move(g, uid, DORMANT, known=1 << seat)
    card.host = story
    g.note("dormant", story, seat=seat)


def story_won(g: CocTable, story: int) -> None:
    """Dormant cards at a won story may be played for free, or are discarded (coc/mechanic/dormant/c and e).

    They come in their players' order, the active player's first (coc/rule/1.7-simultaneous-effects/c).
    """
    for uid in in_controllers_order(g, at_story(g, story), "Which Dormant card comes first?"):
        seat = g.state.cards[uid].owner
        played = g.use_of(uid)
        played.seat = seat
        if not _may_be_played(g, uid, seat) or not _is_played(g, played):
            discard_unplayed(g, uid)
        elif g.kind(uid).is_event:
            g.play_event_free(seat, uid)
        else:
            played.played = True
            paying.use_up_discounts(g, played)
            host = entering.choose_host(g, uid, seat) if g.kind(uid).attach_to is not None else -1
            entering.play(g, played, host)


def _may_be_played(g: CocTable, uid: int, seat: int) -> bool:
    """Whether a Dormant card could be played now, whatever it costs."""
    if g.kind(uid).is_event:
        return g.can_play_event_free(seat, uid)
    return paying.steadfast_refusal(g, seat, uid) is None and entering.entering_refusal(g, uid, seat) is None


def _is_played(g: CocTable, use: Use) -> bool:
    """Ask whether a Dormant card is played: for nothing, or at its full cost where that cannot be lowered.

    coc/faq/carl-stanford-dormant
    """
    uid, seat = use.holder, use.seat
    prompt = f"Play {g.title(uid)}, which lay dormant?"
    if not paying.is_not_lowered(g, uid):
        return g.yes(seat, prompt, uid)
    cost = paying.cost_to_play(g, seat, uid, g.kind(uid).facts.cost, None)
    able = paying.payers(g, uid, cost, paying.purses(g, seat))
    options = [Option(g, "drain", note=f"domain {domain + 1}", value=domain) for domain in able if cost]
    options += [Option(g, "yes", value=paying.NO_DOMAIN)] if not cost else []
    options.append(Option(g, "no", value=None))
    domain = g.decide(seat, "pay", prompt, options, uid, paying.Payment(cost))
    return domain is not None and paying.pay(g, seat, domain, cost, use)


def at_story(g: CocTable, story: int) -> list[int]:
    """The Dormant cards that lie at a story."""
    return [card.uid for card in g.state.cards if card.zone == DORMANT and card.host == story]
