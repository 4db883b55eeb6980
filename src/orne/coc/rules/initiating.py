"""Step 1 of the timing chart: announce, determine costs, check restrictions, choose targets, pay; then step 3.

Playing a card and triggering an ability go the same way; an Initiation says what each step is for one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orne.coc.abilities import DISRUPT, FORCED, INSTEAD, RESTRICTION, Choose, Triggered, Use
from orne.coc.events import OVERPAID, PLAYED, USE, Event
from orne.coc.facts import FACTION_NAMES
from orne.coc.rules import cannot, claims, lasting, leaving, letter_x, paying, state_checks, targets, tolls
from orne.coc.rules.identity import GrantedOption, limit_key, name
from orne.coc.rules.moving import move
from orne.coc.rules.paying import NO_DOMAIN, Purse
from orne.coc.state import DECK, DISCARD, HAND, LIMBO, PLAY, ZONE_NAMES
from orne.kernel import limits
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.table import CocTable


class Initiation:
    """What is initiated, step by step: as it stands, an ability of a card that is triggered.

    Where the rules have it and no card's text, it stands in for the ability, with nothing of what a text may have.
    """

    __slots__ = ()
    verb = "use"
    toll = "trigger"
    """What a card may demand a toll for."""
    is_paid_for = True
    is_told = True
    """Whether everybody is told which card it is, and what is paid for it."""
    kind = ""
    choose: tuple[Choose, ...] = ()
    cost = None
    limit = None
    possible = None
    price = 0
    asks_x = False
    sets_x = False
    including = ""
    by_payment = False

    def cards(self, use: Use) -> tuple[int, ...]:
        """The cards an option names."""
        return (use.holder,)

    def remark(self, g: CocTable, use: Use) -> str:
        """Which of its card's abilities it is, and whether its last words, where a copy of the card is in play."""
        number = name(g, use)
        if use.as_from_hand:
            return f"{number} {ZONE_NAMES[use.card.zone]}".strip()
        if use.leaving and any(g.state.cards[uid].kind == use.card.kind for uid in g.state.play):
            return f"{number} {ZONE_NAMES[g.state.cards[use.holder].zone]}".strip()
        return number

    def restriction(self, g: CocTable, use: Use) -> Refusal | None:
        """Why it may not be initiated now, whatever it costs and targets, or None."""
        ability: Triggered = use.ability
        if ability.during is not None and not ability.during.test(g, use):
            return Refusal(ability.during.ruling or RESTRICTION, "only {}", ability.during.text)
        if ability.limit is not None and limits.used(g.state.uses, limit_key(g, use)) >= ability.limit.times:
            ruling = "coc/rule/2.9-limit/a" if ability.limit.by_title else "coc/rule/2.9-limit/b"
            return Refusal(ruling, "its limit is used up: {}", ability.limit.often)
        return None

    def needs(self, g: CocTable, use: Use, by_x: bool) -> Refusal | None:
        """Why it lacks what it costs besides resources, or its targets, unless each X has its own; or None."""
        ability: Initiable = use.ability
        if ability.cost is not None:
            found = ability.cost.refusal(g, use)
            if found is not None:
                return found
        if g.state.catalogue.has_tolls:
            found = tolls.refusal(g, self.toll, use.holder, use.seat)
            if found is not None:
                return found
        if by_x:
            return None
        found = targets.refusal(g, use) if ability.choose else None
        return found or claims.change_refusal(g, use)

    def costs_x(self, g: CocTable, use: Use) -> bool:
        """Whether the player sets an X by what they pay."""
        ability: Initiable = use.ability
        return ability.asks_x or ability.sets_x

    def actual_cost(self, g: CocTable, use: Use, purse: Purse | None) -> int:
        """The resources that must be paid now, X taken as chosen; a domain may make a difference."""
        ability: Initiable = use.ability
        price = ability.price + (use.x if ability.asks_x else 0)
        if not (g.state.index or g.index).ability_costs:
            return price
        return paying.cost_to_use(g, use.seat, use.holder, price)

    def domains(self, g: CocTable, use: Use) -> list[int]:
        """The domains that can pay for what costs the same in any case; NO_DOMAIN where nothing needs to be paid."""
        cost = self.actual_cost(g, use, None)
        return self.payers(g, use, cost) if cost else [NO_DOMAIN]

    def payers(self, g: CocTable, use: Use, cost: int) -> list[int]:
        """The domains that can pay a cost."""
        including: str = use.ability.including
        return [
            purse.domain
            for purse in paying.purses(g, use.seat)
            if purse.value >= cost and (not including or including in purse.icons)
        ]

    def match_refusal(self, g: CocTable, use: Use, cost: int, purse: Purse) -> Refusal | None:
        """Why a domain does not match what it would pay for, or None: a text may ask for a resource of a faction."""
        including: str = use.ability.including
        if not including or including in purse.icons:
            return None
        words = "domain {} has no {} resource, which the payment must include"
        return Refusal("coc/rule/2.13-paying-costs/a", words, purse.domain + 1, FACTION_NAMES[including])

    def designate(self, g: CocTable, use: Use) -> bool:
        """Let its targets be chosen, unless they have been; False where there are none after all."""
        return use.locked or targets.choose(g, use, paid_for=self.is_paid_for)

    def announce(self, g: CocTable, use: Use, cost: int) -> None:
        """Everything is chosen, and nothing paid yet: it is told, and from now on its limit counts it."""
        _count_against_limit(g, use)
        if self.is_told:
            _tell(g, use)

    def pay(self, g: CocTable, use: Use, cost: int) -> bool:
        """Pay all it costs; False where something could not be paid after all."""
        if g.state.catalogue.has_tolls and not tolls.pay(g, self.toll, use.holder, use.seat):
            return False
        paid = paying.pay(g, use.seat, use.domain, cost, use, is_told=self.is_told)
        return paid and (use.ability.cost is None or bool(use.ability.cost.pay(g, use)))

    def execute(self, g: CocTable, use: Use) -> bool:
        """Let it be disrupted, then carry it out; False if it came to nothing.

        Passives are looked at as it initiates and when it has executed (coc/timing/passive-checked-each-effect).
        """
        event = Event(USE, use.holder, use.seat, use, before=use.card)
        if USE in g.heard:
            event.cards = tuple(
                g.state.cards[uid]
                for choose, chosen in zip(use.ability.choose, use.targets, strict=False)
                for uid, _ in chosen
                if choose.targets
            )
        cause = g.cause
        g.cause = use.told
        done = False
        if (INSTEAD, USE) in g.watched and not _is_by_the_game(g, use):
            _count(g, use)
        if g.state.catalogue.has_whenever:
            state_checks.passives(g)
        played = None
        if use.played:
            played = Event(PLAYED, use.holder, use.seat, use, use.overpaid)
            played.origin = HAND if use.as_from_hand else use.card.zone
        replaced = (INSTEAD, USE) in g.watched and state_checks.replaced(g, event)
        if replaced or (played is not None and not g.goes_on(played)):
            event.cancelled = True
        elif (DISRUPT, USE) in g.watched:
            g.disrupts(event)
        if event.cancelled:
            use.cancelled = True
            g.note("cancelled", use.holder, use.holder, use.seat)
            in_hand = use.card.zone == HAND and g.state.cards[use.holder].obj == use.card.obj
            if in_hand and g.rules.cancelled_in_hand_is_discarded and not use.played:
                leaving.discard_from_hand(g, use.holder, event.source)
        else:
            if use.targets:
                targets.settle(g, use)
            g.begin_batch()
            done = use.ability.effect.do(g, use)
            if g.state.lasting:
                lasting.end_with_effect(g, use)
            state_checks.watch(g)
            if g.state.catalogue.has_whenever:
                state_checks.passives(g)
        g.happened(event)
        if played is not None and not played.cancelled:
            g.happened(played)
        finish(g, use)
        g.cause = cause
        return done


class Playing(Initiation):
    """A card is played, for its own cost: as it stands, an event, whose text is triggered with it.

    coc/rule/2.32-playing-events/b
    """

    __slots__ = ()
    verb = "play"

    def restriction(self, g: CocTable, use: Use) -> Refusal | None:
        """A text may leave the player only other cards."""
        if use.card.zone == DISCARD or (g.state.index or g.index).plays_only:
            found = cannot.playing(g, use.seat, use.holder)
            if found is not None:
                return found
        return Initiation.restriction(self, g, use)

    def needs(self, g: CocTable, use: Use, by_x: bool) -> Refusal | None:
        """Steadfast, besides what its text asks for."""
        if g.state.catalogue.kinds[use.card.kind].facts.steadfast:
            found = paying.steadfast_refusal(g, use.seat, use.holder)
            if found is not None:
                return found
        return Initiation.needs(self, g, use, by_x)

    def costs_x(self, g: CocTable, use: Use) -> bool:
        """X may be the card's cost, too."""
        ability: Triggered = use.ability
        return g.state.catalogue.kinds[use.card.kind].facts.cost_is_x or ability.asks_x or ability.sets_x

    def actual_cost(self, g: CocTable, use: Use, purse: Purse | None) -> int:
        """The card's cost, and what its text asks for."""
        state = g.state
        kind = state.catalogue.kinds[use.card.kind]
        facts = kind.facts
        ability: Initiable = use.ability
        price = ability.price + (use.x if ability.asks_x else 0)
        price += use.x if facts.cost_is_x else facts.cost
        if not (kind.own_cost or (state.index or g.index).cost_changes):
            return price
        return paying.cost_to_play(g, use.seat, use.holder, price, purse)

    def payers(self, g: CocTable, use: Use, cost: int) -> list[int]:
        """A card needs a resource match, and may itself say that it costs less from some domains."""
        purses = paying.purses_for(g, use)
        if not g.state.catalogue.kinds[use.card.kind].own_cost:
            return paying.payers(g, use.holder, cost, purses)
        able: list[int] = []
        for purse in purses:
            able += paying.payers(g, use.holder, self.actual_cost(g, use, purse), (purse,))
        return able

    def match_refusal(self, g: CocTable, use: Use, cost: int, purse: Purse) -> Refusal | None:
        """A card needs a resource match."""
        return paying.match_refusal(g, use.holder, cost, purse)

    def announce(self, g: CocTable, use: Use, cost: int) -> None:
        """The card leaves the hand, and is not discarded before it has resolved."""
        _count_against_limit(g, use)
        use.played = True
        paying.use_up_discounts(g, use)
        move(g, use.holder, LIMBO, controller=use.seat)
        g.note("event played", use.holder, use.holder, use.seat, after=use.x)
        _tell(g, use, "event played")


class PlayingFree(Playing):
    """An event that an effect has a player play, wherever it lies: its own cost is not paid, only its text's."""

    __slots__ = ()

    def costs_x(self, g: CocTable, use: Use) -> bool:
        """The X of its own cost is 0."""
        return Initiation.costs_x(self, g, use)

    def actual_cost(self, g: CocTable, use: Use, purse: Purse | None) -> int:
        """What its text asks for."""
        price: int = use.ability.price + (use.x if use.ability.asks_x else 0)
        return price

    def payers(self, g: CocTable, use: Use, cost: int) -> list[int]:
        """No match is needed."""
        return Initiation.payers(self, g, use, cost)

    def match_refusal(self, g: CocTable, use: Use, cost: int, purse: Purse) -> Refusal | None:
        """No match is needed."""
        return None


Initiable = Triggered | Initiation
"""What stands in a use: the text of a card, or what the rules have in its place."""
_TRIGGERING: Final = Initiation()
_PLAYING: Final = Playing()
_PLAYING_FREE: Final = PlayingFree()


def initiation(g: CocTable, use: Use) -> Initiation:
    """What it is that would be initiated.

    An event card is played; anything else in hand or pile only triggers an ability (coc/rule/2.32-playing-events/d).
    """
    zone = use.card.zone
    if zone == PLAY:
        return _TRIGGERING
    ability = use.ability
    if isinstance(ability, Initiation):
        return ability
    if use.free:
        return _PLAYING_FREE
    if use.as_from_hand:
        return _PLAYING
    played = g.state.catalogue.kinds[use.card.kind].is_event if zone == HAND else zone == DISCARD and ability.plays
    return _PLAYING if played else _TRIGGERING


# ---- what may be initiated


def options(g: CocTable, use: Use) -> list[Option]:
    """The ways to initiate something now: one for each domain that can pay; empty when it may not be initiated."""
    it = initiation(g, use)
    if it.restriction(g, use) is not None:
        return []
    # Resources are the cheapest thing to look at, except where each X has targets of its own.
    by_x = it.costs_x(g, use)
    domains = [] if by_x else it.domains(g, use)
    if not (domains or by_x) or it.needs(g, use, by_x) is not None:
        return []
    cards = it.cards(use)
    which = it.remark(g, use)
    found: list[Option] = []
    for domain in domains or letter_x.payments(g, use, it):
        each = use.again() if found else use
        note = which
        if domain != NO_DOMAIN:
            each.domain = domain
            if use.ability.by_payment and claims.change_refusal(g, each) is not None:
                continue
            note = f"{which} {paying.domain_words(domain)}" if which else paying.domain_words(domain)
        if use.grant is None:
            found.append(Option(g, it.verb, cards, note, each))
        else:
            found.append(GrantedOption(g, it.verb, cards, note, each))
    return found


def refusal(g: CocTable, use: Use, domain: int = NO_DOMAIN) -> Refusal | None:
    """Why something may not be initiated now, or not be paid for from one domain, or None."""
    it = initiation(g, use)
    found = it.restriction(g, use) or it.needs(g, use, it.costs_x(g, use))
    if found is not None:
        return found
    ways = payments(g, use, it)
    if ways if domain == NO_DOMAIN else domain in ways:
        return None
    return _payment_refusal(g, use, it, domain)


def could_overpay(g: CocTable, use: Use) -> bool:
    """Whether more than the cost would be paid, from the domain chosen or, before one is, from any."""
    it = initiation(g, use)
    domains = [use.domain] if use.domain != NO_DOMAIN else payments(g, use, it)
    purses = {purse.domain: purse for purse in paying.purses_for(g, use)}
    return any(
        domain in purses and paying.overpaid(g, use, purses[domain], it.actual_cost(g, use, purses[domain])) >= 1
        for domain in domains
    )


# ---- which domains can pay


def payments(g: CocTable, use: Use, it: Initiation) -> list[int]:
    """The domains that can pay; NO_DOMAIN where nothing needs to be paid."""
    return letter_x.payments(g, use, it) if it.costs_x(g, use) else it.domains(g, use)


def _payment_refusal(g: CocTable, use: Use, it: Initiation, domain: int) -> Refusal:
    """Why no domain can pay, or not the one that is meant; among several, the reason of the one nearest to it."""
    if it.costs_x(g, use):
        return letter_x.refusal(g, use, it, domain)
    if it.actual_cost(g, use, None) == 0:
        return Refusal("coc/rule/2.17-cost-of-0", "it costs nothing: no domain is drained for it")
    purses = paying.asked_to_pay(g, use, domain)
    if not purses:
        return paying.no_purse(g, use, domain)
    purse, cost = paying.nearest(g, use.holder, [(each, it.actual_cost(g, use, each)) for each in purses])
    found = it.match_refusal(g, use, cost, purse)
    if found is None and domain == NO_DOMAIN:
        words = "no undrained domain of yours gives {} resources"
        found = Refusal("coc/example/2.13-slavering-gug-cost", words, cost)
    return found or paying.too_poor(purse, cost)


# ---- initiating


def initiate(g: CocTable, use: Use, it: Initiation) -> bool:
    """Choose X and targets, announce it and pay everything; False if a cost could not be paid after all."""
    purse = paying.purse_of(g, use, use.domain) if use.domain != NO_DOMAIN else None
    if it.costs_x(g, use):
        choices = letter_x.choices(g, use, it, purse, {})
        if not choices:
            return False
        picks = [Option(g, "x", note=str(x), value=x) for x in choices]
        use.x = g.decide(use.seat, "x", f"{g.title(use.holder)}: how much is X?", picks, use.holder)
    if not it.designate(g, use):
        return False
    cost = it.actual_cost(g, use, purse)
    if use.domain == NO_DOMAIN and cost > 0:
        domains = payments(g, use, it)
        if not domains:
            return False
        picks = [Option(g, "drain", note=f"domain {d + 1}", value=d) for d in domains]
        about = paying.Payment(cost, use.ability.by_payment)
        use.domain = g.decide(use.seat, "pay", "Drain which domain?", picks, use.holder, about)
    it.announce(g, use, cost)
    cause, paid_for = g.cause, g.paid_for
    if use.told >= 0:
        g.cause = use.told
    g.paid_for = g.cause
    paid = it.pay(g, use, cost)
    g.cause, g.paid_for = cause, paid_for
    if not paid:
        finish(g, use)
        return False
    if use.overpaid >= 1 and OVERPAID in g.heard:
        g.happened(Event(OVERPAID, use.holder, use.seat, use, use.overpaid))
    return True


def _count_against_limit(g: CocTable, use: Use) -> None:
    """An ability counts from when it is announced, whatever becomes of it."""
    ability: Initiable = use.ability
    if ability.limit is not None:
        g.state.uses = limits.use(g.state.uses, limit_key(g, use), ability.limit.period)


def _tell(g: CocTable, use: Use, by: str | None = None) -> None:
    """Tell that an ability is used, or as what else that is told; what is paid and what it does come of that."""
    source = -1 if _is_by_the_game(g, use) else use.holder
    use.told = g.note("used", use.holder, source, use.seat, by, use.ability.kind)


def _is_by_the_game(g: CocTable, use: Use) -> bool:
    """Whether the game, and no card's effect, has a forced response resolve, as the rules of some editions see it."""
    return bool(use.ability.kind == FORCED) and not g.rules.forced_response_is_card_effect


def _count(g: CocTable, use: Use) -> None:
    """Count an effect that a player triggers, where a text asks how many they have this turn."""
    if use.ability.kind != FORCED:
        g.state.uses = limits.use(g.state.uses, f"{_TRIGGERED} {use.seat}", "turn")


def triggered_this_turn(g: CocTable, seat: int) -> int:
    """How many effects a player has triggered this turn, one that is being triggered included."""
    return limits.used(g.state.uses, f"{_TRIGGERED} {seat}")


_TRIGGERED: Final = "triggered by"
"""Under which the effects a player triggers are counted."""


def finish(g: CocTable, use: Use) -> None:
    """An event card goes to the discard pile once it is resolved or cancelled (coc/rule/2.32-playing-events/c)."""
    if use.played and g.state.cards[use.holder].zone == LIMBO:
        if use.from_pile:
            move(g, use.holder, DECK, bottom=True)
        else:
            leaving.put_away(g, use.holder, use)
