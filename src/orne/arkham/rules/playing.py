"""Playing cards: cost, when and from where, fast cards, events in limbo (arkham/basics/1.9, 1.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import AFTER, EVENT, Ability, Use
from orne.arkham.events import PLAYED, Event
from orne.arkham.rules import attacks_of_opportunity, cannot, initiating
from orne.arkham.rules.copies import kept_out
from orne.arkham.rules.entering import bars_entry, enter_asset
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.moving import move
from orne.arkham.state import DISCARD, LIMBO, PLAY
from orne.kernel import limits
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def cost(g: ArkhamTable, seat: int, uid: int, x: int | None = None) -> int:
    """What a card costs to play now; one that costs X at least, or for an X that has been set (ahlcg/letter-x/b)."""
    kind = g.kind(uid)
    printed = kind.facts.cost or 0
    if kind.cost_x is not None:
        printed = kind.cost_x.least if x is None else x
    prices = g.index.prices
    if not prices:
        return printed
    change = 0
    for text, use in prices:
        if text.test(g, use, uid) and use.seat in (-1, seat):
            if text.while_ is None or text.while_.test(g, Use(text, use.holder, use.card, seat)):
                change += text.amount
    return max(0, printed + change)


def _set_x(g: ArkhamTable, use: Use, least: int) -> int:
    """Let the player set X, as high as they can pay for; what changes the price does not change X."""
    x = least
    options: list[Option] = []
    while cost(g, use.seat, use.holder, x) <= g.state.resources[use.seat]:
        options.append(g.option("X", note=str(x), value=x))
        x += 1
    return int(g.decide(use.seat, "X", f"{g.title(use.holder)}: set X to which number?", options, use.holder))


def play_refusal(g: ArkhamTable, use: Use) -> Refusal | None:
    """Why a card may not be played now, or None; its action is counted elsewhere."""
    uid, seat = use.holder, use.seat
    state = g.state
    kind = state.catalogue.kinds[use.card.kind]
    facts = kind.facts
    price = cost(g, seat, uid)
    if state.resources[seat] < price:
        ruling = "ahlcg/initiation/determine-cost"
        return Refusal(ruling, "{} costs {}; you have {}", facts.title, price, state.resources[seat])
    forbidden = cannot.refusal(g, "play", g.state.investigators[seat], "{} forbids you to play it")
    if forbidden is not None and facts.type in ("asset", "event"):
        return forbidden
    if facts.unique and bars_entry(g, uid):
        return Refusal("ahlcg/unique/b", "{} is unique and in play already", facts.title)
    if kind.copies is not None and kept_out(g, uid, seat, PLAY):
        return Refusal("ahlcg/limits-and-maximums/j", "you have as many copies of {} in play as it allows", facts.title)
    ability = use.ability
    if isinstance(ability, Ability) and ability.kind == EVENT:
        if ability.during is not None and not ability.during.test(g, use):
            return Refusal("ahlcg/play-restrictions/c", "only {}", ability.during.text)
        if ability.limit is not None and limits.used(g.state.uses, initiating.limit_key(g, use)) >= ability.limit.times:
            return Refusal("ahlcg/limits-and-maximums/f", "its limit is used up: {}", ability.limit.text)
        if ability.possible is not None and not ability.possible.test(g, use):
            ruling = "ahlcg/initiation/check-restrictions"
            return Refusal(ruling, "it would change nothing unless {}", ability.possible.text)
        for each in ability.costs:
            found = each.refusal(g, use)
            if found is not None:
                return found
    return None


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
    types = {g.kind(uid).plays_from_discard for uid in values.assets(g, seat)} - {""}
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


def fast_options(g: ArkhamTable, seat: int) -> list[Option]:
    """Fast cards that may be played in a player window now: assets in the player's turn, events at their time."""
    found: list[Option] = []
    state = g.state
    cards, kinds = state.cards, state.catalogue.kinds
    fitting = [uid for uid in playable(g, seat) if kinds[cards[uid].kind].for_windows]
    if not fitting:
        return found
    seen: set[tuple[int, int]] = set()
    for uid in fitting:
        card = cards[uid]
        kind = kinds[card.kind]
        if (card.kind, card.zone) in seen:
            continue
        seen.add((card.kind, card.zone))
        if kind.facts.type == "asset" and not g.in_turn(seat):
            continue
        use = Use(kind.played, uid, card, seat)
        if play_refusal(g, use) is None:
            found.append(Option(g, "play", (uid,), where_from(g, uid), use))
    return found


def action_options(g: ArkhamTable, seat: int) -> list[Option]:
    """Cards that may be played with an action now."""
    found: list[Option] = []
    seen: set[tuple[int, int]] = set()
    cards, kinds = g.state.cards, g.state.catalogue.kinds
    for uid in playable(g, seat):
        card = cards[uid]
        kind = kinds[card.kind]
        if kind.fast or kind.facts.type not in ("asset", "event") or (card.kind, card.zone) in seen:
            continue
        seen.add((card.kind, card.zone))
        use = Use(kind.played, uid, card, seat)
        if play_refusal(g, use) is None:
            found.append(Option(g, "play", (uid,), where_from(g, uid), use))
    return found


def play(g: ArkhamTable, use: Use, *, provokes: bool = False) -> None:
    """Play a card: pay, suffer attacks of opportunity, then an asset enters play or an event resolves from limbo."""
    uid, seat = use.holder, use.seat
    state = g.state
    obj = state.cards[uid].obj
    x = g.kind(uid).cost_x
    if x is None:
        price = cost(g, seat, uid)
    else:
        use.x = _set_x(g, use, x.least)
        price = cost(g, seat, uid, use.x)
    state.resources[seat] -= price
    state.values = {}
    g.note("plays", uid, uid, seat, after=price)
    ability = use.ability
    if isinstance(ability, Ability):
        if ability.limit is not None:
            state.uses = limits.use(state.uses, initiating.limit_key(g, use), ability.limit.period)
        for each in ability.costs:
            each.pay(g, use)
    if provokes:
        attacks_of_opportunity.provoke(g, seat)
    if state.gone[seat] or state.cards[uid].obj != obj:
        g.note("no effect", uid, seat=seat)
        return
    if g.kind(uid).facts.type == "asset":
        enter_asset(g, uid, seat)
        g.answer(AFTER, Event(PLAYED, uid, seat, use))
        return
    move(g, uid, LIMBO)
    cause = g.cause
    g.cause = g.note("resolves", uid, uid, seat)
    # A cancelled event is still played: paid for, counted and discarded (ahlcg/cancel/c).
    if g.goes_ahead(Event(PLAYED, uid, seat, use)) and isinstance(ability, Ability):
        g.carry_out(ability.effect, use)
    g.cause = cause
    if state.cards[uid].zone == LIMBO:
        discard(g, uid)
    if not state.gone[seat]:
        g.answer(AFTER, Event(PLAYED, uid, seat, use))
