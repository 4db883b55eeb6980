"""Resource costs: what a card costs, which domain may pay for it, draining, overpaying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from orne.coc import immunity
from orne.coc.events import DRAINED, Event
from orne.coc.facts import FACTION_NAMES
from orne.coc.index import index_of
from orne.coc.rules import lasting
from orne.coc.rules.leaving import discard_resource
from orne.coc.state import DECK, RESOURCE, Domain, new_domain
from orne.kernel import limits
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import CostChange, Use
    from orne.coc.table import CocTable

NO_DOMAIN: Final = -1


_DOMAIN_WORDS: Final = tuple(f"domain {number + 1}" for number in range(12))


def domain_words(domain: int) -> str:
    """Which domain it is, as keys say it: words that many options have in common."""
    return _DOMAIN_WORDS[domain] if domain < len(_DOMAIN_WORDS) else f"domain {domain + 1}"


class Purse:
    """An undrained domain: its number from 0, its value, and how much of each faction it holds.

    ``rest`` says that a card on it is played, and left out of all that.
    """

    __slots__ = ("domain", "icons", "rest", "value")

    def __init__(self, domain: int, value: int, icons: dict[str, int], rest: bool = False) -> None:
        self.domain = domain
        self.value = value
        self.icons = icons
        self.rest = rest


class Purses:
    """What the domains of a seat can pay, for as long as they are these."""

    __slots__ = ("domains", "each", "most")

    def __init__(self, domains: list[Domain], each: list[Purse]) -> None:
        self.domains = domains
        self.each = each
        self.most = most = {"": 0}
        """The most that one of them can pay, under "", and that one can pay with a match for each faction."""
        for purse in each:
            value = purse.value
            most[""] = max(most[""], value)
            for faction in purse.icons:
                if value > most.get(faction, 0):
                    most[faction] = value

    def of(self, number: int, domain: Domain) -> Purse | None:
        """The purse of a domain that is the same as it was."""
        if number < len(self.domains) and self.domains[number] is domain:
            for purse in self.each:
                if purse.domain == number:
                    return purse
        return None


class Payment(NamedTuple):
    """What a question about a domain to drain is for: how much, and whether paying more does something."""

    cost: int
    gains: bool = False


def purses(g: CocTable, seat: int) -> list[Purse]:
    """The undrained domains of a seat that hold anything."""
    return _purses(g, seat).each


def _purses(g: CocTable, seat: int) -> Purses:
    """What the domains of a seat can pay; it is worked out only for those that have changed."""
    state = g.state
    domains = state.domains[seat]
    known: Purses | None = state.purses[0] if seat == 0 else state.purses[1]
    if known is not None and known.domains == domains:
        return known
    found: list[Purse] = []
    for number, domain in enumerate(domains):
        if not domain.drained and domain.resources:
            same = known.of(number, domain) if known is not None else None
            found.append(same or _purse(g, number, domain))
    computed = Purses(domains[:], found)
    state.purses = (computed, state.purses[1]) if seat == 0 else (state.purses[0], computed)
    return computed


def _purse(g: CocTable, number: int, domain: Domain) -> Purse:
    """What a domain can pay; a Transient counts double (coc/rule/2.19-transient-and-steadfast/b)."""
    state = g.state
    icons: dict[str, int] = {}
    value = 0
    for uid in domain.resources:
        for icon in state.catalogue.kinds[state.cards[uid].kind].facts.resources:
            icons[icon] = icons.get(icon, 0) + 1
            value += 1
    return Purse(number, value, icons)


def purses_for(g: CocTable, use: Use) -> list[Purse]:
    """The domains that may pay for something: a card that is played from a domain does not pay for itself."""
    found = _purses(g, use.seat).each
    if use.card.zone != RESOURCE:
        return found
    uid = use.holder
    own = g.state.catalogue.kinds[use.card.kind].facts.resources
    on = [number for number, domain in enumerate(g.state.domains[use.seat]) if uid in domain.resources]
    rest = [
        Purse(each.domain, each.value - len(own), {icon: n - own.count(icon) for icon, n in each.icons.items()}, True)
        if each.domain in on
        else each
        for each in found
    ]
    return [each for each in rest if each.value > 0]


def domain_refusal(g: CocTable, seat: int, domain: int) -> Refusal | None:
    """Why a domain is not one of a player's, or None."""
    if 0 <= domain < len(g.state.domains[seat]):
        return None
    return Refusal("coc/rule/2.13-paying-costs/b", "you have no domain {}", domain + 1)


def purse_of(g: CocTable, use: Use, domain: int) -> Purse | None:
    """What one domain gives for something; None where it gives nothing."""
    for purse in purses_for(g, use):
        if purse.domain == domain:
            return purse
    return None


def purse_refusal(g: CocTable, seat: int, domain: int) -> Refusal | None:
    """Why a domain pays for nothing now, or None."""
    domains = g.state.domains[seat]
    found = domain_refusal(g, seat, domain)
    if found is not None:
        return found
    if domains[domain].drained:
        return Refusal("coc/rule/2.13-paying-costs/c", "domain {} is drained", domain + 1)
    if not domains[domain].resources:
        return Refusal("coc/rule/2.13-paying-costs/c", "domain {} has no resources", domain + 1)
    return None


def asked_to_pay(g: CocTable, use: Use, domain: int) -> list[Purse]:
    """The purses a payment could come from, the fullest first: those of all domains, or of the one that is meant."""
    able = [purse for purse in purses_for(g, use) if domain in (NO_DOMAIN, purse.domain)]
    return sorted(able, key=lambda purse: -purse.value)


def nearest(g: CocTable, uid: int, costs: Sequence[tuple[Purse, int]]) -> tuple[Purse, int]:
    """Of domains with what each would have to pay for a card, the one that comes nearest: rich, then best matched."""
    faction = g.kind(uid).facts.faction or ""

    def nearness(each: tuple[Purse, int]) -> tuple[bool, int]:
        purse, cost = each
        enough = purse.value >= cost
        return enough, purse.icons.get(faction, 0) if enough else purse.value

    return max(costs, key=nearness)


def no_purse(g: CocTable, use: Use, domain: int) -> Refusal:
    """Why there is nothing to pay with: from any domain, or from the one that is meant."""
    ruling = "coc/rule/2.13-paying-costs/c"
    if domain != NO_DOMAIN:
        found = purse_refusal(g, use.seat, domain)
        return found or Refusal(ruling, "domain {} has no resource besides the card itself", domain + 1)
    if purses(g, use.seat):
        return Refusal(ruling, "no undrained domain of yours has a resource besides the card itself")
    return Refusal(ruling, "all your domains are drained or empty")


def most(g: CocTable, seat: int) -> dict[str, int]:
    """The most that one domain of a seat gives now, under "", and that one gives with a match for each faction.

    With the index's leeway it is the highest cost that could be paid: beyond it nothing more needs to be looked at.
    """
    return _purses(g, seat).most


def faction_resources(g: CocTable, seat: int, faction: str) -> int:
    """Resources of a faction on all domains, a Transient counting once (coc/rule/2.19-transient-and-steadfast/a)."""
    state = g.state
    cards, kinds = state.cards, state.catalogue.kinds
    held = 0
    for domain in state.domains[seat]:
        for uid in domain.resources:
            if faction in kinds[cards[uid].kind].facts.resources:
                held += 1
    return held


def steadfast_refusal(g: CocTable, seat: int, uid: int) -> Refusal | None:
    """Why Steadfast forbids playing a card; it is checked even at cost 0 (coc/rule/2.18-steadfast/b)."""
    for faction, number in g.kind(uid).facts.steadfast:
        held = faction_resources(g, seat, faction)
        if held < number:
            return Refusal(
                "coc/rule/2.18-steadfast/b",
                "{} needs {} {} resources on your domains; you have {}",
                g.title(uid),
                number,
                FACTION_NAMES[faction],
                held,
            )
    return None


def cost_to_play(g: CocTable, seat: int, uid: int, base: int, purse: Purse | None) -> int:
    """The actual cost of playing a card: base, then penalties, then reducers (coc/timing/initiation-substeps/b).

    "To a minimum of 1" caps every combination it takes part in (coc/rule/2.16-minimum-of-1/b), and a cost of 0 cannot
    be reduced (coc/rule/2.17-cost-of-0).
    """
    state = g.state
    own = state.catalogue.kinds[state.cards[uid].kind].own_cost
    if not own and not (state.index or index_of(g)).cost_changes:
        return base
    return _changed(base, _cost_changes(g, seat, uid, purse))


def cost_to_use(g: CocTable, seat: int, uid: int, base: int) -> int:
    """The actual cost of an ability; an additional cost may be all of it (coc/rule/2.13-paying-costs/d)."""
    changes = (g.state.index or index_of(g)).ability_costs
    if not changes:
        return base
    return _changed(base, [(_amount(g, each, use, uid), each.minimum) for each, use in _about(g, changes, seat, uid)])


def _changed(base: int, changes: list[tuple[int, int]]) -> int:
    """A cost after penalties, then reducers with their minimum."""
    if not changes:
        return base
    cost = base + sum(amount for amount, _ in changes if amount > 0)
    if cost == 0:
        return 0
    lowered = sum(amount for amount, _ in changes if amount < 0)
    floor = max((minimum for amount, minimum in changes if amount < 0), default=0)
    return max(floor if cost >= floor else cost, cost + lowered, 0)


def _cost_changes(g: CocTable, seat: int, uid: int, purse: Purse | None) -> list[tuple[int, int]]:
    """All changes of a card's cost: amount and minimum."""
    found: list[tuple[int, int]] = []
    of_penalties = 0
    for change, use in _about(g, index_of(g).cost_changes, seat, uid):
        if change.of_penalties:
            of_penalties += _amount(g, change, use, uid)
        else:
            found.append((_amount(g, change, use, uid), change.minimum))
    own = g.kind(uid).own_cost
    if own:
        use = g.use_of(uid)
        use.seat = seat
        use.memory = purse
        found.extend((_amount(g, change, use, uid), change.minimum) for change in own)
    if of_penalties:
        found = [(max(0, amount + of_penalties) if amount > 0 else amount, minimum) for amount, minimum in found]
    if index_of(g).not_lowered and is_not_lowered(g, uid):
        found = [change for change in found if change[0] > 0]
    return [change for change in found if change[0]]


def is_not_lowered(g: CocTable, uid: int) -> bool:
    """Whether a text keeps the cost of a card from being lowered."""
    return any(immunity.affects(g, use, passive.what, uid) for passive, use in index_of(g).not_lowered)


def _about(g: CocTable, changes: Sequence[tuple[CostChange, Use]], seat: int, uid: int) -> list[tuple[CostChange, Use]]:
    """The changes of cost in play that concern a card of a seat."""
    return [
        (change, use)
        for change, use in changes
        if (use.seat == seat or not change.yours)
        and change.what.test(g, use, uid)
        and not (change.first and limits.used(g.state.uses, _first_key(g, use.home, seat)))
    ]


def use_up_discounts(g: CocTable, use: Use) -> None:
    """A change of cost for the next card of a kind is used up by the card that is being played.

    So is one for the first of a period, whether or not the card that says so is in play yet.
    """
    for change, source in _about(g, index_of(g).cost_changes, use.seat, use.holder):
        if change.next_only:
            lasting.end_text(g, source)
    for change, home in g.state.catalogue.firsts:
        if change.what.test(g, use, use.holder):
            g.state.uses = limits.use(g.state.uses, _first_key(g, home, use.seat), change.first)


def _first_key(g: CocTable, home: int, seat: int) -> str:
    """Under which it is counted whether a player has played a card of the kind that another one speaks of."""
    return f"first for {g.state.catalogue.kinds[home].slug} {seat}"


def additional_cost(g: CocTable, use: Use) -> int:
    """The part of what is paid that is an additional cost."""
    index = index_of(g)
    changes = index.cost_changes if use.played else index.ability_costs
    return sum(
        _amount(g, each, source, use.holder)
        for each, source in _about(g, changes, use.seat, use.holder)
        if each.additional
    )


def _amount(g: CocTable, change: CostChange, use: Use, uid: int) -> int:
    """How much a change raises or lowers, which is nothing while its condition does not hold."""
    if change.while_ is not None and not change.while_.test(g, use):
        return 0
    return change.amount if isinstance(change.amount, int) else change.amount(g, use, uid)


def payers(g: CocTable, uid: int, cost: int, from_: Sequence[Purse]) -> list[int]:
    """The domains that can pay a cost for a card, without saying why others cannot."""
    state = g.state
    kind = state.catalogue.kinds[state.cards[uid].kind]
    faction = kind.facts.faction
    if cost == 0 or faction is None or faction == "neutral":
        return [purse.domain for purse in from_ if purse.value >= cost]
    if (state.index or index_of(g)).matches:
        return [purse.domain for purse in from_ if match_refusal(g, uid, cost, purse) is None]
    least = cost if "loyal" in kind.keywords else 1
    return [purse.domain for purse in from_ if purse.value >= cost and purse.icons.get(faction, 0) >= least]


def match_refusal(g: CocTable, uid: int, cost: int, purse: Purse) -> Refusal | None:
    """Why a domain cannot pay for a card: value, resource match, Loyal (coc/rule/ccg-loyal)."""
    if purse.value < cost:
        return too_poor(purse, cost)
    facts = g.kind(uid).facts
    faction = facts.faction
    if faction is None or faction == "neutral" or cost == 0:
        return None
    held = purse.icons.get(faction, 0)
    lifted = False
    matches = index_of(g).matches
    if matches:
        card = g.state.cards[uid]
        # Who plays a card from a deck need not own it.
        granted = [
            match
            for match, use in matches
            if (use.seat == card.owner or card.zone == DECK) and match.what.test(g, use, uid)
        ]
        if any(not match.only_lifted or not g.rules.lifted_match_leaves_loyal for match in granted):
            return None
        lifted = bool(granted)
    if not held and not lifted:
        name = FACTION_NAMES[faction]
        article = "an" if name[0] in "AEIOU" else "a"
        words = "needs {} {} resource in the drained domain" + " besides itself" * purse.rest
        return Refusal("coc/basics/5.2", words, article, name)
    if held < cost and "loyal" in g.kind(uid).keywords:
        return Refusal(
            "coc/rule/ccg-loyal",
            "Loyal needs {} {} resources in the drained domain; it has {}",
            cost,
            FACTION_NAMES[faction],
            held,
        )
    return None


def too_poor(purse: Purse, cost: int) -> Refusal:
    """Say that a domain gives too little."""
    words = "domain {} gives {} without the card itself, the cost is {}" if purse.rest else _TOO_POOR
    return Refusal("coc/basics/5.1", words, purse.domain + 1, purse.value, cost)


_TOO_POOR: Final = "domain {} gives {}, the cost is {}"


def drain(g: CocTable, seat: int, index: int, source: Use | None, *, is_told: bool = True) -> bool:
    """Drain a domain; a Transient resource there is discarded.

    Disrupts to it are used as the cost is paid (coc/timing/disrupts-step/b). The log says for which card that is, if
    everybody is told.
    """

    state = g.state
    event = None
    if DRAINED in g.met or DRAINED in g.heard:
        event = Event(DRAINED, -1, seat, source)
        event.domain = index
        if not g.goes_on(event):
            return False
    domain = state.domains[seat][index]
    state.domains[seat][index] = new_domain(Domain, (True, domain.resources, domain.face))
    state.touch()
    g.note("drained", -1, source.holder if source and is_told else -1, seat, after=index + 1)
    if event is not None:
        g.happened(event)
    kinds = state.catalogue.kinds
    for uid in domain.resources:
        if state.cards[uid].zone == RESOURCE and kinds[state.cards[uid].kind].is_transient:
            discard_resource(g, uid, None, "transient discarded")
    return True


def affords(g: CocTable, seat: int, resources: int) -> bool:
    """Whether one domain gives a number of resources, of whatever types."""
    return any(purse.value >= resources for purse in purses(g, seat))


def drain_one(g: CocTable, use: Use, resources: int, prompt: str, *, may: bool = False) -> bool:
    """Ask which domain pays what a text demands outside playing and triggering, or whether any does, and drain it."""
    able = [purse.domain for purse in purses(g, use.seat) if purse.value >= resources]
    if not able:
        return False
    options = [Option(g, "drain", note=f"domain {domain + 1}", value=domain) for domain in able]
    if may:
        options.append(Option(g, "none", value=NO_DOMAIN))
    domain = g.decide(use.seat, "pay", prompt, options, use.holder, Payment(resources))
    return domain != NO_DOMAIN and drain(g, use.seat, domain, use)


def refresh(g: CocTable, seat: int, index: int, source: Use | None = None) -> None:
    """Take the drain marker off a domain."""
    domain = g.state.domains[seat][index]
    g.state.domains[seat][index] = new_domain(Domain, (False, domain.resources, domain.face))
    g.state.touch()
    if source is not None:
        g.note("domain refreshed", -1, source.holder, seat, after=index + 1)


def pay(g: CocTable, seat: int, purse_domain: int, cost: int, use: Use, *, is_told: bool = True) -> bool:
    """Pay a resource cost by draining one domain, and note what was overpaid (coc/rule/2.14-paid-overpaid-cost/c).

    Whether additional costs belong to the actual cost depends on the edition (coc/rule/2.14-paid-overpaid-cost/a).
    """
    use.paid = _counted(g, use, cost)
    if purse_domain == NO_DOMAIN:
        return True
    purse = purse_of(g, use, purse_domain)
    assert purse is not None
    use.overpaid = overpaid(g, use, purse, cost)
    return drain(g, seat, purse_domain, use, is_told=is_told)


def overpaid(g: CocTable, use: Use, purse: Purse, cost: int) -> int:
    """How much more than the cost a domain gives; what costs nothing is never overpaid."""
    paid = _counted(g, use, cost)
    return purse.value - paid if paid >= 1 else 0


def _counted(g: CocTable, use: Use, cost: int) -> int:
    """The part of what is paid that counts as the cost (coc/rule/2.14-paid-overpaid-cost/a and e)."""
    return cost if g.rules.additional_costs_count else cost - additional_cost(g, use)
