"""Step 1 of the timing chart: announce, determine costs, check restrictions, choose targets, pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from orne.coc import immunity
from orne.coc.abilities import RESTRICTION, Choose, Triggered, Use
from orne.coc.events import OVERPAID, Event
from orne.coc.rules import claims, paying, tolls
from orne.coc.rules.identity import GrantedOption, limit_key, name
from orne.coc.rules.leaving import bound_for
from orne.coc.rules.moving import move
from orne.coc.rules.paying import NO_DOMAIN, Purse
from orne.coc.selector import exists, legal_targets, target_refusal
from orne.coc.state import DISCARD, HAND, LIMBO, PLAY, ZONE_NAMES
from orne.kernel import limits
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.table import CocTable


def options(g: CocTable, use: Use) -> list[Option]:
    """The ways to initiate an ability now: one for each domain that can pay; empty when it may not be used."""
    ability: Triggered = use.ability
    if ability.during is not None and not ability.during.test(g, use):
        return []
    # Resources are the cheapest thing to look at, except where each X has targets of its own.
    by_x = costs_x(g, use)
    domains = [] if by_x else _payments_without_x(g, use)
    if not domains and not by_x:
        return []
    if refusal_before_payment(g, use) is not None:
        return []
    verb = "play" if plays_card(g, use) else "use"
    cards = (use.holder,)
    number = ability_number(g, use)
    found: list[Option] = []
    for domain in domains or _payments_of_x(g, use):
        each = use
        if domain != NO_DOMAIN:
            each = Use(ability, use.holder, use.card, use.seat, use.home, use.event, use.grant)
            each.leaving = use.leaving
            each.domain = domain
            if ability.by_payment and change_refusal(g, each) is not None:
                continue
        note = f"{number} domain {domain + 1}".strip() if domain != NO_DOMAIN else number
        found.append((Option if use.grant is None else GrantedOption)(g, verb, cards, note, each))
    return found


def plays_card(g: CocTable, use: Use) -> bool:
    """Whether an event card is played, for its own cost; anything else in hand or pile only triggers an ability.

    coc/rule/2.32-playing-events/b and d
    """
    zone = use.card.zone
    if zone == PLAY:
        return False
    return (zone == HAND and g.state.catalogue.kinds[use.card.kind].is_event) or (zone == DISCARD and use.ability.plays)


def ability_number(g: CocTable, use: Use) -> str:
    """Tell apart the abilities of a card that has several of a kind, and last words from those of a copy in play."""
    number = name(g, use)
    if use.leaving and any(g.state.cards[uid].kind == use.card.kind for uid in g.state.play):
        return f"{number} {ZONE_NAMES[g.state.cards[use.holder].zone]}".strip()
    return number


def refusal(g: CocTable, use: Use, domain: int = NO_DOMAIN) -> Refusal | None:
    """Why an ability may not be initiated now, or not be paid for from one domain, or None."""
    found = refusal_before_payment(g, use)
    if found is not None:
        return found
    ways = payments(g, use)
    if ways if domain == NO_DOMAIN else domain in ways:
        return None
    return payment_refusal(g, use, domain)


def refusal_before_payment(g: CocTable, use: Use) -> Refusal | None:
    """Restrictions, limits, costs other than resources, and targets."""
    ability: Triggered = use.ability
    if ability.during is not None and not ability.during.test(g, use):
        return Refusal(ability.during.ruling or RESTRICTION, "only {}", ability.during.text)
    if ability.limit is not None:
        key = limit_key(g, use)
        if limits.used(g.state.uses, key) >= ability.limit.times:
            return Refusal("coc/rule/2.9-limit/a", "its limit is used up: {}", ability.limit.text)
    if plays_card(g, use) and g.kind(use.holder).facts.steadfast:
        found = paying.steadfast_refusal(g, use.seat, use.holder)
        if found is not None:
            return found
    if ability.cost is not None:
        found = ability.cost.refusal(g, use)
        if found is not None:
            return found
    if g.state.catalogue.has_tolls:
        found = tolls.refusal(g, "trigger", use.holder, use.seat)
        if found is not None:
            return found
    if costs_x(g, use):
        return None
    return targets_refusal(g, use) or change_refusal(g, use)


def change_refusal(g: CocTable, use: Use) -> Refusal | None:
    """Why using an ability would change nothing: only what can be carried out may be triggered.

    coc/faq/no-if-able-must-resolve-whole
    """
    ability: Triggered = use.ability
    if not g.rules.chosen_marks_targeting and any(choose.worded_chosen for choose in ability.choose):
        return None  # what is chosen only as it resolves may turn out to be nothing
    if ability.possible is not None and not ability.possible(g, use) and not claims.brings_about(g, use):
        return Refusal("coc/faq/no-if-able-must-resolve-whole", "it would change nothing now")
    if ability.cost is not None and ability.choose and not claims.leaves_targets(g, use):
        return Refusal("coc/faq/no-if-able-must-resolve-whole", "paying for it would take its target away")
    return None


def could_overpay(g: CocTable, use: Use) -> bool:
    """Whether more than the cost would be paid, from the domain chosen or, before one is, from any."""
    domains = [use.domain] if use.domain != NO_DOMAIN else payments(g, use)
    purses = {purse.domain: purse for purse in paying.purses(g, use.seat)}
    return any(
        domain in purses and paying.overpaid(g, use, purses[domain], actual_cost(g, use, purses[domain])) >= 1
        for domain in domains
    )


def targets_refusal(g: CocTable, use: Use) -> Refusal | None:
    """Why there are too few legal targets (coc/rule/1.9-choosing-targets/b and d)."""
    immunities = g.index.immune
    for choose in use.ability.choose:
        least = 1 if choose.up_to or choose.count == 1 else choose.number(g, use)
        if _untargeted(g, choose) or _may_lack(g, use, choose):
            continue
        if least < 1:
            return Refusal("coc/faq/no-if-able-must-resolve-whole", "there is nothing to choose: {.text}", choose)
        if not exists(g, use, choose.what, least) or (immunities and len(legal_targets(g, use, choose.what)) < least):
            return _too_few(g, use, choose, least)
    return None


def _too_few(g: CocTable, use: Use, choose: Choose, least: int) -> Refusal:
    """Say how many legal targets a choice lacks."""
    if least == 1:
        return Refusal("coc/rule/1.9-choosing-targets/b", "there is no legal target: {.text}", choose)
    there = len(legal_targets(g, use, choose.what))
    ruling = "coc/rule/1.9-choosing-targets/d"
    return Refusal(ruling, "there are {} legal targets of {}: {.text}", there, least, choose)


def costs_x(g: CocTable, use: Use) -> bool:
    """Whether the player sets an X by what they pay."""
    if plays_card(g, use) and g.kind(use.holder).facts.cost_is_x:
        return True
    return bool(use.ability.asks_x or use.ability.sets_x)


def actual_cost(g: CocTable, use: Use, purse: Purse | None) -> int:
    """What must be paid now, X taken as chosen: for the ability, and for the event card that is played with it."""
    cost: int = use.ability.price + (use.x if use.ability.asks_x else 0)
    if plays_card(g, use):
        facts = g.kind(use.holder).facts
        cost += use.x if facts.cost_is_x else facts.cost
        return paying.cost_to_play(g, use.seat, use.holder, cost, purse)
    return paying.cost_to_use(g, use.seat, use.holder, cost)


def payments(g: CocTable, use: Use) -> list[int]:
    """The domains that can pay; NO_DOMAIN where nothing needs to be paid."""
    return _payments_of_x(g, use) if costs_x(g, use) else _payments_without_x(g, use)


def _payments_of_x(g: CocTable, use: Use) -> list[int]:
    """The domains that can pay for an X."""
    return [
        purse.domain if purse else NO_DOMAIN
        for purse in (None, *paying.purses(g, use.seat))
        if next(_choices_of_x(g, use, purse), None) is not None
    ]


def _payments_without_x(g: CocTable, use: Use) -> list[int]:
    """The domains that can pay for what costs the same in any case."""
    cost = actual_cost(g, use, None)
    if cost == 0:
        return [NO_DOMAIN]
    if not plays_card(g, use):
        return [purse.domain for purse in paying.purses(g, use.seat) if purse.value >= cost]
    by_domain = bool(g.kind(use.holder).own_cost)
    return [
        purse.domain
        for purse in paying.purses(g, use.seat)
        if paying.can_pay(g, use.holder, actual_cost(g, use, purse) if by_domain else cost, purse)
    ]


def payment_refusal(g: CocTable, use: Use, domain: int = NO_DOMAIN) -> Refusal:
    """Why no domain can pay, or not the one that is meant; among several, the reason of the fullest one."""
    if costs_x(g, use):
        return _no_x(g, use, domain)
    cost = actual_cost(g, use, None)
    if cost == 0:
        return Refusal("coc/rule/2.17-cost-of-0", "it costs nothing: no domain is drained for it")
    purses = paying.asked_to_pay(g, use.seat, domain)
    if not purses:
        return paying.no_purse(g, use.seat, domain)
    cost = actual_cost(g, use, purses[0])
    if plays_card(g, use):
        found = paying.match_refusal(g, use.holder, cost, purses[0])
        if found is not None:
            return found
    elif domain == NO_DOMAIN:
        words = "no undrained domain of yours gives {} resources"
        return Refusal("coc/example/2.13-slavering-gug-cost", words, cost)
    return paying.too_poor(purses[0], cost)


def _no_x(g: CocTable, use: Use, domain: int) -> Refusal:
    """Why no X can be paid for that leaves a legal target: what forbids the highest one of the fullest domain."""
    purses = paying.asked_to_pay(g, use.seat, domain)
    if not purses:
        return paying.no_purse(g, use.seat, domain)
    purse = purses[0]
    x = max((x for x in range(purse.value + 1) if _cost_of_x(g, use, purse, x) <= purse.value), default=0)
    cost = _cost_of_x(g, use, purse, x)
    found = paying.match_refusal(g, use.holder, cost, purse) if plays_card(g, use) else None
    if found is None and cost > purse.value:
        found = paying.too_poor(purse, cost)
    if found is None and use.ability.choose:
        text = ", ".join(choose.text for choose in use.ability.choose)
        found = Refusal("coc/rule/2.1-letter-x", "no X up to {}, all you can pay, has a legal target: {}", x, text)
    words = "no X up to {}, all you can pay, would change anything"
    return found or Refusal("coc/faq/no-if-able-must-resolve-whole", words, x)


def _cost_of_x(g: CocTable, use: Use, purse: Purse, x: int) -> int:
    """What must be paid for an X."""
    use.x = x
    cost = actual_cost(g, use, purse)
    use.x = 0
    return cost


def _choices_of_x(g: CocTable, use: Use, purse: Purse | None) -> Iterator[int]:
    """The values of X a domain can pay that leave a legal target; without a domain X is 0."""
    played = plays_card(g, use)
    if use.ability.sets_x:
        most = use.ability.cost.most_x(g, use)
    else:
        most = purse.value if purse else 0
    least = use.ability.cost.least_x if use.ability.cost is not None else 0
    for x in range(least, most + 1):
        use.x = x
        cost = actual_cost(g, use, purse)
        affordable = cost == 0
        if purse is not None:
            affordable = 0 < cost <= purse.value and (not played or paying.can_pay(g, use.holder, cost, purse))
        fits = affordable and targets_refusal(g, use) is None and change_refusal(g, use) is None
        use.x = 0
        if fits:
            yield x


def initiate(g: CocTable, use: Use) -> bool:
    """Choose X and targets, then pay everything; False if a cost could not be paid after all."""
    ability: Triggered = use.ability
    state = g.state
    played = plays_card(g, use)
    purse = next((p for p in paying.purses(g, use.seat) if p.domain == use.domain), None)
    if costs_x(g, use):
        choices = list(_choices_of_x(g, use, purse))
        if not choices:
            return False
        picks = [Option(g, "x", note=str(x), value=x) for x in choices]
        use.x = g.decide(use.seat, "x", "Set X to which number?", picks, use.holder)
    if not use.locked and not choose_targets(g, use):
        return False
    cost = actual_cost(g, use, purse)
    if use.domain == NO_DOMAIN and cost > 0:
        domains = payments(g, use)
        if not domains:
            return False
        picks = [Option(g, "drain", note=f"domain {d + 1}", value=d) for d in domains]
        use.domain = g.decide(use.seat, "pay", "Drain which domain?", picks, use.holder)
    if ability.limit is not None:
        state.uses = limits.use(state.uses, limit_key(g, use), ability.limit.period)
    if played:
        use.played = True
        move(g, use.holder, LIMBO, controller=use.seat)
        g.note("event played", use.holder, use.holder, use.seat, after=use.x)
    paid = not g.state.catalogue.has_tolls or tolls.pay(g, "trigger", use.holder, use.seat)
    paid = paid and paying.pay(g, use.seat, use.domain, cost, use)
    if not paid or (ability.cost is not None and not ability.cost.pay(g, use)):
        finish(g, use)
        return False
    if use.overpaid >= 1 and not played:
        g.happened(Event(OVERPAID, use.holder, use.seat, use, use.overpaid))
    return True


def choose_targets(g: CocTable, use: Use) -> bool:
    """Designate all targets; a Forced Response without a legal one does nothing."""
    for choose in use.ability.choose:
        if _untargeted(g, choose):
            use.targets.append([])
            continue
        picked = _pick(g, use, choose)
        if picked is None and _may_lack(g, use, choose):
            picked = []
        if picked is None:
            return False
        use.targets.append([(uid, g.state.cards[uid].obj) for uid in picked])
    use.locked = True
    return True


def _untargeted(g: CocTable, choose: Choose) -> bool:
    """Whether a choice does not target: it is then made as the effect resolves (coc/rule/1.9-choosing-targets/a)."""
    return choose.worded_chosen and not g.rules.chosen_marks_targeting


def _may_lack(g: CocTable, use: Use, choose: Choose) -> bool:
    """Whether a choice may be left out, as there is nothing to choose."""
    return choose.may_lack is not None and choose.may_lack.test(g, use) and not exists(g, use, choose.what)


def settle_targets(g: CocTable, use: Use) -> None:
    """Forget targets that turned illegal before the effect resolves (coc/rule/1.9-choosing-targets/f).

    What is chosen without targeting is chosen now.
    """
    cards = g.state.cards
    for index, targets in enumerate(use.targets):
        if _untargeted(g, use.ability.choose[index]):
            picked = _pick(g, use, use.ability.choose[index]) or ()
            use.targets[index] = [(uid, cards[uid].obj) for uid in picked]
            continue
        test = use.ability.choose[index].what.test
        use.targets[index] = [
            (uid, obj)
            for uid, obj in targets
            if cards[uid].obj == obj and test(g, use, uid) and not immunity.is_immune(g, uid, use, chosen=True)
        ]


def _pick(g: CocTable, use: Use, choose: Choose) -> list[int] | None:
    """Let the chooser take the targets of one choice."""
    cards = legal_targets(g, use, choose.what)
    count = choose.number(g, use)
    least = 1 if choose.up_to else count
    if len(cards) < least:
        return None
    picked: list[int] = []
    chooser = choose.chooser(g, use) if choose.chooser else 1 - use.seat if choose.opponent_chooses else use.seat

    def no(uid: int) -> Refusal | None:
        if uid in picked:
            return Refusal("coc/rule/1.9-choosing-targets/d", "{} is chosen already", g.title(uid))
        found = target_refusal(g, use, choose.what, uid)
        if found is not None and chooser != use.seat:  # "you" in the words of the choice is not who is asked
            words = "{} is not one of the cards that {} has you choose from"
            return Refusal(found.ruling, words, g.title(uid), g.title(use.holder))
        return found

    if count == 1 and not choose.up_to:
        return [g.choose_card(chooser, choose.prompt, cards, "choose", use.holder, no)]
    while cards and len(picked) < count:
        picks = g.card_options(cards, "choose")
        if choose.up_to and picked:
            picks.append(Option(g, "done", value=-1))
        uid = g.decide(chooser, "choose", choose.prompt, picks, use.holder, no)
        if uid < 0:
            break
        picked.append(uid)
        cards.remove(uid)
    return picked


def finish(g: CocTable, use: Use) -> None:
    """An event card goes to the discard pile once it is resolved or cancelled (coc/rule/2.32-playing-events/c)."""
    if use.played and g.state.cards[use.holder].zone == LIMBO:
        zone, bottom = bound_for(g, use.holder, use)
        move(g, use.holder, zone, bottom=bottom)
