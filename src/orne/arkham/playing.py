"""Playing cards: cost, slots, uniqueness, fast cards, events in limbo (arkham/basics/1.9, 1.11, 1.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import using, values
from orne.arkham.abilities import AFTER, EVENT, WHEN, Ability, Use
from orne.arkham.events import ENTERS_PLAY, PLAYED, Event
from orne.arkham.moving import discard, into_play, move
from orne.arkham.state import DISCARD, LIMBO, PLAY, Card
from orne.arkham.timing import announce, answer
from orne.kernel import limits
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

SLOTS = {"ally": 1, "body": 1, "accessory": 1, "hand": 2, "arcane": 2}


def cost(g: ArkhamTable, seat: int, uid: int) -> int:
    """What a card costs to play now."""
    printed = g.kind(uid).facts.cost or 0
    change = 0
    for gives, use in g.board.gives.get("cost", ()):
        if gives.to(g, use, uid) and (use.seat in (-1, seat)):
            change += (
                gives.amount
                if isinstance(gives.amount, int)
                else gives.amount(g, Use(gives, use.holder, use.card, seat), uid)
            )
    return max(0, printed + change)


def bars_entry(g: ArkhamTable, uid: int) -> bool:
    """Whether a unique card is kept out by one of its title in play (arkham/basics/1.19)."""
    facts = g.kind(uid).facts
    return facts.unique and any(g.title(other) == facts.title for other in g.state.play)


def play_ability(g: ArkhamTable, uid: int) -> Ability | None:
    """What an event does when it is played."""
    events = g.kind(uid).events
    return events[0] if events else None


def play_refusal(g: ArkhamTable, use: Use) -> Refusal | None:
    """Why a card may not be played now, or None; its action is counted elsewhere."""
    uid, seat = use.holder, use.seat
    facts = g.kind(uid).facts
    price = cost(g, seat, uid)
    if g.state.resources[seat] < price:
        return Refusal("arkham/basics/1.9", "{} costs {}; you have {}", facts.title, price, g.state.resources[seat])
    holder = values.cannot(g, "play", g.state.investigators[seat])
    if holder >= 0 and facts.type in ("asset", "event"):
        return Refusal("arkham/basics/1.20", "{} forbids it", g.title(holder))
    if bars_entry(g, uid):
        return Refusal("arkham/basics/1.19", "{} is unique and in play already", facts.title)
    ability = use.ability
    if isinstance(ability, Ability) and ability.kind == EVENT:
        if ability.during is not None and not ability.during.test(g, use):
            return Refusal("arkham/basics/1.11", "only {}", ability.during.text)
        if ability.limit is not None and limits.used(g.state.uses, using.limit_key(g, use)) >= ability.limit.times:
            return Refusal("arkham/basics/1.20", "its limit is used up: {}", ability.limit.text)
        if ability.possible is not None and not ability.possible.test(g, use):
            return Refusal("arkham/basics/1.9", "it would change nothing: {}", ability.possible.text)
        for each in ability.costs:
            found = each.refusal(g, use)
            if found is not None:
                return found
    return None


def playable_from_discard(g: ArkhamTable, seat: int) -> list[int]:
    """The topmost event of the discard pile, where a card lets it be played (Wendy's Amulet's kind of text)."""
    if "play top event of discard" not in g.state.box.rules:
        return []
    if not any(g.kind(uid).rules.get("play top event of discard") for uid in values.assets(g, seat)):
        return []
    for uid in reversed(g.state.discard[seat]):
        if g.kind(uid).facts.type == "event":
            return [uid]
    return []


def where_from(g: ArkhamTable, uid: int) -> str:
    """A note on a card that is not played from the hand."""
    return "from the discard pile" if g.state.cards[uid].zone == DISCARD else ""


def goes_under_deck(g: ArkhamTable, uid: int, before: Card) -> bool:
    """Whether an event played or discarded from play goes under the deck instead of onto the discard pile."""
    if g.kind(uid).facts.type != "event" or before.zone not in (LIMBO, PLAY):
        return False
    seat = before.owner
    return seat >= 0 and any(g.kind(a).rules.get("events go under the deck") for a in values.assets(g, seat))


def fast_options(g: ArkhamTable, seat: int) -> list[Option]:
    """Fast cards that may be played in a player window now: fast assets in one's turn, fast events of their time."""
    found: list[Option] = []
    seen: set[tuple[int, int]] = set()
    kinds = g.state.box.kinds
    for uid in (*g.state.hand[seat], *playable_from_discard(g, seat)):
        card = g.state.cards[uid]
        kind = kinds[card.kind]
        if not kind.fast or (card.kind, card.zone) in seen:
            continue
        seen.add((card.kind, card.zone))
        ability = play_ability(g, uid)
        if kind.facts.type == "event" and (ability is None or ability.trigger is not None):
            continue
        if kind.facts.type == "asset" and not g.in_turn(seat):
            continue
        use = Use(ability, uid, card, seat)
        if play_refusal(g, use) is None:
            found.append(Option(g, "play", (uid,), where_from(g, uid), use))
    return found


def action_options(g: ArkhamTable, seat: int) -> list[Option]:
    """Cards that may be played with an action now."""
    found: list[Option] = []
    seen: set[tuple[int, int]] = set()
    for uid in (*g.state.hand[seat], *playable_from_discard(g, seat)):
        card = g.state.cards[uid]
        kind = g.kind(uid)
        if (card.kind, card.zone) in seen or "fast" in kind.facts.keywords or kind.facts.type not in ("asset", "event"):
            continue
        seen.add((card.kind, card.zone))
        use = Use(play_ability(g, uid), uid, card, seat)
        if play_refusal(g, use) is None:
            found.append(Option(g, "play", (uid,), where_from(g, uid), use))
    return found


def play(g: ArkhamTable, use: Use, *, provokes: bool = False) -> None:
    """Play a card: pay, suffer attacks of opportunity, then an asset enters play or an event resolves from limbo."""
    from orne.arkham import enemies

    uid, seat = use.holder, use.seat
    state = g.state
    obj = state.cards[uid].obj
    price = cost(g, seat, uid)
    state.resources[seat] -= price
    state.values = {}
    g.note("plays", uid, uid, seat, after=price)
    ability = use.ability
    if isinstance(ability, Ability):
        if ability.limit is not None:
            state.uses = limits.use(state.uses, using.limit_key(g, use), ability.limit.period)
        for each in ability.costs:
            each.pay(g, use)
    if provokes:
        enemies.attacks_of_opportunity(g, seat)
    if state.gone[seat] or state.cards[uid].obj != obj:
        return
    if g.kind(uid).facts.type == "asset":
        enter_asset(g, uid, seat)
        answer(g, AFTER, Event(PLAYED, uid, seat, use))
        return
    move(g, uid, LIMBO)
    cause = g.cause
    g.cause = g.note("resolves", uid, uid, seat)
    played = Event(PLAYED, uid, seat, use)
    answer(g, WHEN, played)
    if played.cancelled:  # still played: paid for, counted and discarded (ahlcg/cancel/c)
        g.note("cancelled", uid, seat=seat)
    elif isinstance(ability, Ability):
        ability.effect.do(g, use)
    g.cause = cause
    if state.cards[uid].zone == LIMBO:
        discard(g, uid)
    if not state.gone[seat]:
        answer(g, AFTER, Event(PLAYED, uid, seat, use))


def enter_asset(g: ArkhamTable, uid: int, seat: int) -> None:
    """An asset enters play; what exceeds a slot is discarded at the same moment. A second unique one stays out."""
    if bars_entry(g, uid):
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
        card = g.state.edit(uid)
        card.controller, card.threat, card.at, card.host = seat, -1, -1, -1
        for attached in g.board.attachments.get(uid, ()):  # players' cards on it change hands with it
            if g.state.cards[attached].controller >= 0:
                g.state.edit(attached).controller = seat
        g.state.changed()
        g.note("control", uid, seat=seat)
        _come(g, uid, seat)
    else:
        enter_asset(g, uid, seat)


def _come(g: ArkhamTable, uid: int, seat: int) -> None:
    """What a new asset brings at once: full slots, and an additional action in its controller's turn."""
    from orne.arkham import acting

    fit_slots(g, seat, uid)
    if g.state.active == seat:
        acting.grant_extra_actions(g, seat, uid)


def fit_slots(g: ArkhamTable, seat: int, newest: int = -1) -> None:
    """Discard assets until every slot fits; the newest stays if that is possible (arkham/basics/1.21)."""
    for slot in SLOTS:
        while (excess := _excess(g, seat, slot)) > 0:
            holders = [
                uid
                for uid in _slotted(g, seat, slot)
                if uid != newest and not _kept(g, uid) and _excess(g, seat, slot, uid) < excess
            ]
            if not holders:
                break
            discard(g, g.choose_card(seat, f"Too many {slot} cards: discard one", holders, "discard"))


def _kept(g: ArkhamTable, uid: int) -> bool:
    from orne.arkham.moving import cannot_leave

    return cannot_leave(g, uid)


def _slotted(g: ArkhamTable, seat: int, slot: str) -> list[int]:
    """Assets of an investigator that take a slot, those in the threat area too."""
    cards = g.state.cards
    return [
        uid
        for uid in g.state.play
        if seat in (cards[uid].controller, cards[uid].threat) and slot in g.kind(uid).facts.slots
    ]


def _excess(g: ArkhamTable, seat: int, slot: str, without: int = -1) -> int:
    """How many slots too many are taken, perhaps without one card; restricted extra slots are filled first."""
    room = SLOTS[slot]
    taken = 0
    spare: dict[str, int] = {}
    for uid in values.assets(g, seat):
        for extra in g.kind(uid).extra_slots:
            if extra.slot == slot:
                if extra.only:
                    spare[extra.only] = spare.get(extra.only, 0) + extra.number
                else:
                    room += extra.number
    for uid in _slotted(g, seat, slot):
        if uid == without:
            continue
        need = g.kind(uid).facts.slots.count(slot)
        for trait in list(spare):
            if trait in g.kind(uid).traits:
                used = min(need, spare[trait])
                spare[trait] -= used
                need -= used
        taken += need
    return taken - room
