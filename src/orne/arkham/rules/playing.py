"""Playing cards: cost, slots, uniqueness, fast cards, events in limbo (arkham/basics/1.9, 1.11, 1.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import AFTER, EVENT, Ability, Use
from orne.arkham.events import ENTERS_PLAY, PLAYED, Event
from orne.arkham.rules import initiating, priority, slots
from orne.arkham.rules.copies import kept_out
from orne.arkham.rules.moving import discard, drop_clues, into_play, move
from orne.arkham.rules.timing import announce, answer, goes_ahead
from orne.arkham.state import DISCARD, LIMBO, PLAY, Card
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
    """Let the player set X, as high as he can pay for; what changes the price does not change X."""
    x = least
    options: list[Option] = []
    while cost(g, use.seat, use.holder, x) <= g.state.resources[use.seat]:
        options.append(g.option("X", note=str(x), value=x))
        x += 1
    return int(g.decide(use.seat, "X", f"{g.title(use.holder)}: what is X?", options, use.holder))


def bars_entry(g: ArkhamTable, uid: int) -> bool:
    """Whether a unique card is kept out by one of its title in play (arkham/basics/1.19)."""
    facts = g.kind(uid).facts
    return facts.unique and any(g.title(other) == facts.title for other in g.state.play)


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
    holder = values.cannot(g, "play", g.state.investigators[seat])
    if holder >= 0 and facts.type in ("asset", "event"):
        return Refusal("ahlcg/cannot/a", "{} forbids you to play it", g.title(holder))
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
    """Why a card is not played in such a window at all: with an action of one's turn, or only fast; or None."""
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
    """Cards a player may play from where they are: the hand, and what a card lets him play from elsewhere."""
    state = g.state
    if not state.catalogue.discard_played:
        return state.hand[seat]
    return [*state.hand[seat], *_playable_from_discard(g, seat)]


def where_from(g: ArkhamTable, uid: int) -> str:
    """A note on a card that is not played from the hand."""
    return "from the discard pile" if g.state.cards[uid].zone == DISCARD else ""


def goes_under_deck(g: ArkhamTable, uid: int, before: Card) -> bool:
    """Whether a card played or discarded from play goes under the deck instead of onto the discard pile."""
    if before.zone not in (LIMBO, PLAY) or before.owner < 0:
        return False
    type_ = g.kind(uid).facts.type
    return any(g.kind(asset).under_deck == type_ for asset in values.assets(g, before.owner))


def fast_options(g: ArkhamTable, seat: int) -> list[Option]:
    """Fast cards that may be played in a player window now: fast assets in one's turn, fast events of their time."""
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
    from orne.arkham.rules import enemies

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
        enemies.attacks_of_opportunity(g, seat)
    if state.gone[seat] or state.cards[uid].obj != obj:
        g.note("no effect", uid, seat=seat)
        return
    if g.kind(uid).facts.type == "asset":
        enter_asset(g, uid, seat)
        answer(g, AFTER, Event(PLAYED, uid, seat, use))
        return
    move(g, uid, LIMBO)
    cause = g.cause
    g.cause = g.note("resolves", uid, uid, seat)
    # A cancelled event is still played: paid for, counted and discarded (ahlcg/cancel/c).
    if goes_ahead(g, Event(PLAYED, uid, seat, use)) and isinstance(ability, Ability):
        g.carry_out(ability.effect, use)
    g.cause = cause
    if state.cards[uid].zone == LIMBO:
        discard(g, uid)
    if not state.gone[seat]:
        answer(g, AFTER, Event(PLAYED, uid, seat, use))


def enter_asset(g: ArkhamTable, uid: int, seat: int) -> None:
    """An asset enters play; what exceeds a slot is discarded at the same moment. A second unique one stays out."""
    if bars_entry(g, uid) or kept_out(g, uid, seat, PLAY):
        g.note("no effect", uid, seat=seat)
        return
    into_play(g, uid, controller=seat)
    g.note("enters play", uid, seat=seat)
    _come(g, uid, seat)
    announce(g, AFTER, ENTERS_PLAY, uid, seat)


def take_control(g: ArkhamTable, uid: int, seat: int) -> None:
    """Take control of an asset; a permanent one and another investigator's signature card stay where they are."""
    facts = g.kind(uid).facts
    if facts.permanent or facts.signature_of not in (None, g.kind(g.state.investigators[seat]).slug):
        return
    if g.state.cards[uid].zone == PLAY:
        before = g.state.cards[uid].controller
        if before != seat:
            if kept_out(g, uid, seat, PLAY):
                return
            drop_clues(g, uid)
        card = g.state.edit(uid)
        card.controller, card.threat, card.at, card.host = seat, -1, -1, -1
        for attached in g.index.attachments.get(uid, ()):  # players' cards on it change hands with it
            if g.state.cards[attached].controller >= 0:
                g.state.edit(attached).controller = seat
        g.state.changed()
        g.note("control", uid, seat=seat)
        _come(g, uid, seat)
        if before >= 0 and before != seat:
            slots.fit_slots(g, before, g.kind(uid))
    else:
        enter_asset(g, uid, seat)


def _come(g: ArkhamTable, uid: int, seat: int) -> None:
    """What a new asset brings at once: full slots, and an additional action in its controller's turn."""
    from orne.arkham.rules import acting

    slots.fit_slots(g, seat, g.kind(uid), uid)
    if g.state.catalogue.bases:
        priority.settle(g)
    if g.state.active == seat:
        acting.grant_extra_actions(g, seat, uid)
