"""Playing cards: what they cost, when and from where (arkham/basics/1.9, 1.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import Use
from orne.arkham.index import index_of
from orne.arkham.state import DISCARD
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def cost(g: ArkhamTable, seat: int, uid: int, x: int | None = None) -> int:
    """What a card costs to play now; one that costs X at least, or for an X that has been set (ahlcg/letter-x/b)."""
    state = g.state
    kind = state.catalogue.kinds[state.cards[uid].kind]
    printed = kind.least_cost if x is None or kind.cost_x is None else x
    prices = (state.index or index_of(g)).prices
    if not prices:
        return printed
    change = 0
    for text, use in prices:
        if text.test(g, use, uid) and use.seat in (-1, seat):
            if text.while_ is None or text.while_.test(g, Use(text, use.holder, use.card, seat)):
                change += text.amount
    return max(0, printed + change)


def set_x(g: ArkhamTable, use: Use, least: int) -> int:
    """Let the player set X, as high as they can pay for; what changes the price does not change X."""
    x = least
    options: list[Option] = []
    while cost(g, use.seat, use.holder, x) <= g.state.resources[use.seat]:
        options.append(g.option("X", note=str(x), value=x))
        x += 1
    return int(g.decide(use.seat, "X", f"{g.title(use.holder)}: how much is X?", options, use.holder))


def moment_refusal(g: ArkhamTable, seat: int, uid: int, *, in_turn: bool) -> Refusal | None:
    """Why a card is not played in such a window at all: with an action of the player's turn, or only fast; or None."""
    kind = g.kind(uid)
    facts = kind.facts
    if uid not in playable(g, seat):
        return Refusal("ahlcg/play-action/a", "{} is not in your hand", facts.title)
    if facts.type == "skill":
        return Refusal("ahlcg/skill-cards/a", "{} is a skill card, for committing to tests alone", facts.title)
    if facts.type not in ("asset", "event"):
        return Refusal("ahlcg/play-action/a", "{} is neither an asset nor an event", facts.title)
    if not kind.fast:
        if in_turn:
            return None
        return Refusal("ahlcg/play-action/a", "{} takes an action, and only free things are done now", facts.title)
    if not kind.for_windows:
        when = kind.played.trigger.text if kind.played is not None and kind.played.trigger is not None else "never"
        return Refusal("ahlcg/fast/b", "{} is played only {}", facts.title, when)
    if facts.type == "asset" and not g.in_turn(seat):
        return Refusal("ahlcg/fast/e", "{} is played only in your own turn", facts.title)
    return None


def _playable_from_discard(g: ArkhamTable, seat: int) -> list[int]:
    """The topmost card of a type in the discard pile, where a card lets it be played."""
    types = {g.kind(uid).plays_from_discard for uid in values.assets(g, seat) if uid not in g.index.blank} - {""}
    found: list[int] = []
    for type_ in sorted(types):
        found += next(([uid] for uid in reversed(g.state.discard[seat]) if g.kind(uid).facts.type == type_), [])
    return found


def playable(g: ArkhamTable, seat: int) -> list[int]:
    """Cards a player may play from where they are: the hand, and what a card lets them play from elsewhere."""
    state = g.state
    if not state.catalogue.discard_played:
        return state.hand[seat]
    return [*state.hand[seat], *_playable_from_discard(g, seat)]


def where_from(g: ArkhamTable, uid: int) -> str:
    """A note on a card that is not played from the hand."""
    return "from the discard pile" if g.state.cards[uid].zone == DISCARD else ""
