"""What a player may do with an action: play a card, use an ability, lay a Dormant card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.coc import values
from orne.coc.abilities import ACTION, Use
from orne.coc.events import OVERPAID, Event
from orne.coc.rules import dormant, entering, initiating, lasting, loops, paying
from orne.coc.rules.paying import NO_DOMAIN
from orne.coc.rules.timing import action, responses, settle
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal
from orne.kernel.window import UNWATCHED

if TYPE_CHECKING:
    from orne.coc.table import CocTable


class Playing:
    """A card being played from hand: which, by whom, paid from where."""

    __slots__ = ("cost", "domain", "kind", "uid")
    choose = ()
    limit = None
    trigger = None

    def __init__(self, uid: int, domain: int, cost: int) -> None:
        self.uid = uid
        self.domain = domain
        self.cost = cost
        self.kind = "Play"


class Laying:
    """A Dormant card being laid at a story."""

    __slots__ = ("cost", "domain", "story", "uid")

    def __init__(self, uid: int, story: int, domain: int, cost: int) -> None:
        self.uid = uid
        self.story = story
        self.domain = domain
        self.cost = cost


def options(g: CocTable, seat: int) -> list[Option]:
    """Everything a seat may do with an action now, passing not counted."""
    state = g.state
    cards = state.cards
    kinds = state.catalogue.kinds
    found: list[Option] = []
    operations = _in_operations(g, seat)
    reach = paying.reach(g, seat)
    seen: set[int] = set()
    for uid in state.hand[seat]:
        number = cards[uid].kind
        kind = kinds[number]
        if number in seen or not (operations or kind.hand_actions):
            continue
        seen.add(number)
        affordable = kind.least_cost <= reach
        for ability in kind.hand_actions:
            if affordable or not kind.is_event:
                found.extend(initiating.options(g, Use(ability, uid, cards[uid], seat, number)))
        if operations:
            if affordable and kind.is_permanent:
                found.extend(_ways_to_play(g, seat, uid))
            if "dormant" in kind.keywords:
                found.extend(_ways_to_lay(g, seat, uid))
    for uid, ability, home, _, grant in g.index.actions[seat]:
        if ability.price <= reach:
            found.extend(initiating.options(g, Use(ability, uid, cards[uid], seat, home, None, grant)))
    if state.catalogue.discard_actions:
        for uid in state.discard[seat]:
            for ability in kinds[cards[uid].kind].from_discard:
                if ability.kind == ACTION:
                    found.extend(initiating.options(g, Use(ability, uid, cards[uid], seat, cards[uid].kind)))
    if state.catalogue.domain_actions:
        for uid in (uid for domain in state.domains[seat] for uid in domain.resources):
            for ability in kinds[cards[uid].kind].from_domain:
                if ability.kind == ACTION and values.resource_has_text(g, uid):
                    found.extend(initiating.options(g, Use(ability, uid, cards[uid], seat, cards[uid].kind)))
    if state.life and found:
        here = loops.shape(state)
        found = [option for option in found if not loops.repeats(state, here, seat, option.key)]
    return found


def perform(g: CocTable, seat: int, chosen: Any) -> None:
    """Take an action, from its initiation to its end."""
    if isinstance(chosen, Use):
        chosen = chosen.again()
        key = ""
        if chosen.domain == NO_DOMAIN and not initiating.costs_x(g, chosen):
            g.state.free_actions += 1
            if g.state.free_actions > UNWATCHED:
                key = loops.trace(loops.shape(g.state), seat, initiating.options(g, chosen)[0].key)
        action(g, chosen)
        if key:
            g.state.life = (*g.state.life, key)
    elif isinstance(chosen, Playing):
        play_card(g, seat, chosen)
    else:
        _lay(g, seat, chosen)


# ---- playing a character, support or conspiracy


def _ways_to_play(g: CocTable, seat: int, uid: int) -> list[Option]:
    """The domains that can pay for a card from hand."""
    if _refusal_before_payment(g, seat, uid) is not None:
        return []
    kind = g.kind(uid)
    base = kind.facts.cost
    found: list[Option] = []
    by_domain = bool(kind.own_cost)
    cost = paying.cost_to_play(g, seat, uid, base, None)
    if cost == 0:
        return [Option(g, "play", (uid,), "", Playing(uid, NO_DOMAIN, 0))]
    for purse in paying.purses(g, seat):
        if by_domain:
            cost = paying.cost_to_play(g, seat, uid, base, purse)
        if paying.can_pay(g, uid, cost, purse):
            found.append(Option(g, "play", (uid,), f"domain {purse.domain + 1}", Playing(uid, purse.domain, cost)))
    return found


def _refusal_before_payment(g: CocTable, seat: int, uid: int) -> Refusal | None:
    """Restrictions on playing a card that have nothing to do with paying."""
    if g.kind(uid).facts.steadfast:
        found = paying.steadfast_refusal(g, seat, uid)
        if found is not None:
            return found
    return entering.entering_refusal(g, uid, seat)


def play_refusal(g: CocTable, seat: int, uid: int, domain: int = NO_DOMAIN) -> Refusal | None:
    """Why a character, support or conspiracy in hand may not be played now, or not from one domain, or None."""
    found = operations_refusal(g, seat) or _refusal_before_payment(g, seat, uid)
    if found is not None:
        return found
    ways = [option.value.domain for option in _ways_to_play(g, seat, uid)]
    if ways if domain == NO_DOMAIN else domain in ways:
        return None
    if NO_DOMAIN in ways:
        return Refusal("coc/rule/2.17-cost-of-0", "{} costs nothing: no domain is drained for it", g.title(uid))
    for purse in paying.asked_to_pay(g, seat, domain):
        cost = paying.cost_to_play(g, seat, uid, g.kind(uid).facts.cost, purse)
        found = paying.match_refusal(g, uid, cost, purse)
        if found is not None:
            return found
    return paying.no_purse(g, seat, domain)


def _in_operations(g: CocTable, seat: int) -> bool:
    """Whether it is a seat's own operations phase."""
    return seat == g.state.active and g.phase == "operations"


def operations_refusal(g: CocTable, seat: int) -> Refusal | None:
    """Why this is not the time for cards that stay in play, or None."""
    if _in_operations(g, seat):
        return None
    words = "characters, supports and conspiracies are played in your own operations phase"
    return Refusal("coc/faq/corrupted-midwife-phase", words)


def play_card(g: CocTable, seat: int, playing: Playing) -> None:
    """Play a card from hand: choose its host, pay, and let it enter play."""
    uid = playing.uid
    card = g.state.cards[uid]
    use = Use(playing, uid, card, seat, card.kind)
    use.played = True
    use.domain = playing.domain
    host = -1
    if g.kind(uid).attach_to is not None:
        host = entering.choose_host(g, uid, seat)
    cause = g.cause
    g.cause = g.note("announced", uid, uid, seat, after=playing.cost)
    use_up_discounts(g, seat, uid)
    if paying.pay(g, seat, playing.domain, playing.cost, use):
        entering.play(g, use, host)
        if use.overpaid >= 1:
            g.happened(Event(OVERPAID, uid, seat, use, use.overpaid))
    settle(g, 0)
    responses(g, seat)
    g.cause = cause


def pay_to_put_into_play(g: CocTable, seat: int, uid: int, use: Use) -> bool:
    """Pay a card's printed cost to put it into play: no match is needed.

    Loyal and Steadfast hold by the last document only (coc/rule/2.24-put-into-play-vs-play/b).
    """
    kind = g.kind(uid)
    cost = kind.facts.cost
    as_if_played = g.rules.printed_cost_obeys_loyal_and_steadfast
    if as_if_played and paying.steadfast_refusal(g, seat, uid) is not None:
        return False
    if entering.entering_refusal(g, uid, seat) is not None:
        return False
    if cost:
        loyal = as_if_played and "loyal" in kind.keywords
        able = [
            purse.domain
            for purse in paying.purses(g, seat)
            if purse.value >= cost and not (loyal and paying.match_refusal(g, uid, cost, purse))
        ]
        if not able:
            return False
        options = [Option(g, "drain", note=f"domain {domain + 1}", value=domain) for domain in able]
        options.append(Option(g, "none", value=NO_DOMAIN))
        domain = g.decide(seat, "pay", f"Pay {cost} to put {g.title(uid)} into play?", options, use.holder)
        if domain == NO_DOMAIN:
            return False
        paying.drain(g, seat, domain, use)
    return entering.put_into_play(g, uid, seat, use)


def use_up_discounts(g: CocTable, seat: int, uid: int) -> None:
    """A discount for the next card of a kind is spent on it."""
    for use in paying.used_up(g, seat, uid):
        lasting.end_text(g, use)


# ---- Dormant


def _ways_to_lay(g: CocTable, seat: int, uid: int) -> list[Option]:
    """The stories a Dormant card may be laid at, and the domains that can pay (coc/mechanic/dormant/a)."""
    found: list[Option] = []
    for story, cost in dormant.places(g, seat, uid):
        if cost == 0:
            found.append(Option(g, "lay", (uid, story), "", Laying(uid, story, NO_DOMAIN, 0)))
            continue
        for purse in paying.purses(g, seat):
            if purse.value >= cost:
                laying = Laying(uid, story, purse.domain, cost)
                found.append(Option(g, "lay", (uid, story), f"domain {purse.domain + 1}", laying))
    return found


def lay_refusal(g: CocTable, seat: int, uid: int, story: int, domain: int = NO_DOMAIN) -> Refusal | None:
    """Why a Dormant card in hand may not be laid at a story now, or None."""
    if operations_refusal(g, seat) is not None:
        ruling = "coc/mechanic/dormant/a"
        return Refusal(ruling, "{} may be laid dormant in your own operations phase", g.title(uid))
    taken = entering.unique_refusal(g, uid, seat) if g.kind(uid).facts.unique else None
    if taken is not None:
        return taken
    places = dict(dormant.places(g, seat, uid))
    if story not in places:
        return Refusal("coc/mechanic/dormant/b", "you have laid a Dormant card at {} this turn", g.title(story))
    cost = places[story]
    if cost == 0:
        return None
    purses = paying.asked_to_pay(g, seat, domain)
    if not purses:
        return paying.no_purse(g, seat, domain)
    if purses[0].value >= cost:
        return None
    return paying.too_poor(purses[0], cost)


def _lay(g: CocTable, seat: int, laying: Laying) -> None:
    """Lay a Dormant card at a story."""
    use = Use(None, laying.uid, g.state.cards[laying.uid], seat, g.state.cards[laying.uid].kind)
    if paying.pay(g, seat, laying.domain, laying.cost, use):
        dormant.lay(g, seat, laying.uid, laying.story)
    settle(g, 0)
    responses(g, seat)
