"""Cards played as copies of characters in play: what they may copy, for how much, and when they go."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.rules import leaving, paying
from orne.coc.rules.paying import NO_DOMAIN
from orne.coc.selector import legal_targets, target_refusal
from orne.coc.state import FORM, NOWHERE, PLAY
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def originals(g: CocTable, use: Use) -> list[int]:
    """The characters that a card may copy: one that shows no printed cost sets no X.

    coc/faq/doppelganger-insane-original
    """
    copies = g.kind(use.holder).enters_as_copy
    if copies is None:
        return []
    return [uid for uid in legal_targets(g, use, copies.what) if values.printed_cost(g, uid) is not None]


def copying_refusal(g: CocTable, use: Use) -> Refusal | None:
    """Why a card that is played as a copy has nothing to be a copy of, or None."""
    if originals(g, use):
        return None
    return Refusal(
        "coc/faq/doppelganger-insane-original", "there is no character that {} could copy", g.title(use.holder)
    )


def payable(g: CocTable, use: Use, domain: int) -> list[int]:
    """The originals for which a domain pays; without one, those that cost nothing.

    The card itself needs the resource match, not what it copies (coc/faq/doppelganger-ignores-loyal-steadfast).
    """
    found: list[int] = []
    for uid in originals(g, use):
        cost = cost_of(g, use, uid, domain)
        if domain == NO_DOMAIN:
            fits = cost == 0
        else:
            purse = next(each for each in paying.purses_for(g, use) if each.domain == domain)
            fits = cost > 0 and bool(paying.payers(g, use.holder, cost, (purse,)))
        if fits:
            found.append(uid)
    return found


def cost_of(g: CocTable, use: Use, original: int, domain: int) -> int:
    """What playing the card as a copy of a character costs: X is that one's printed cost."""
    purse = next((each for each in paying.purses_for(g, use) if each.domain == domain), None)
    return paying.cost_to_play(g, use.seat, use.holder, values.printed_cost(g, original) or 0, purse)


def choose_original(g: CocTable, use: Use, domain: int) -> int:
    """Ask for the character that the card is to copy, and remember it as the target of playing it."""
    no = partial(_original_refusal, g, use, domain)
    cards = payable(g, use, domain)
    uid = g.choose_card(use.seat, f"{g.title(use.holder)} copies which character?", cards, "copy", use.holder, no)
    use.targets.append([(uid, g.state.cards[uid].obj)])
    return uid


def _original_refusal(g: CocTable, use: Use, domain: int, uid: int) -> Refusal | None:
    """Why a character is not one of those that the card may copy for what is paid, or None."""
    copies = g.kind(use.holder).enters_as_copy
    found = target_refusal(g, use, copies.what, uid) if copies is not None else None
    if found is not None:
        return found
    title = g.title(uid)
    if values.printed_cost(g, uid) is None:
        return Refusal("coc/rule/2.26-printed/e", "{} shows no printed cost", title)
    cost = cost_of(g, use, uid, domain)
    if domain == NO_DOMAIN:
        words = "copying {} costs {}, and no domain is drained"
        return Refusal("coc/rule/2.17-cost-of-0", words, title, cost) if cost else None
    if cost == 0:
        return Refusal("coc/rule/2.17-cost-of-0", "copying {} costs nothing: no domain is drained for it", title)
    value = next(each.value for each in paying.purses_for(g, use) if each.domain == domain)
    words = "copying {} costs {}; the domain gives {}"
    return Refusal("coc/basics/5.1", words, title, cost, value) if cost > value else None


def watch_originals(g: CocTable) -> bool:
    """Return a copy to its owner's hand as its original has left play; whether one was found."""
    state = g.state
    for each in state.lasting:
        if each.kind != FORM:
            continue
        printed, uid, obj = each.value
        if uid != NOWHERE and (state.cards[uid].obj != obj or state.cards[uid].zone != PLAY):
            # It is looked at once: should something keep it in play, it stays what it is.
            settled = each._replace(value=(printed, NOWHERE, 0))
            state.lasting = tuple(settled if other is each else other for other in state.lasting)
            leaving.return_to_hand(g, [copy for copy, was in each.targets if state.cards[copy].obj == was], None)
            return True
    return False
