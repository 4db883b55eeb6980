"""What a player may do with an action: play a card, use an ability, lay a Dormant card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from orne.coc import values
from orne.coc.abilities import ACTION, Use
from orne.coc.index import index_of
from orne.coc.rules import cannot, copies, dormant, elsewhere, entering, initiating, lasting, loops, paying, piles
from orne.coc.rules.chart import PHASES
from orne.coc.rules.initiating import Initiation, Playing
from orne.coc.rules.paying import NO_DOMAIN, Purse
from orne.coc.rules.timing import action
from orne.coc.state import DECK, DISCARD, READY, RESOURCE, ZONE_NAMES
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal
from orne.kernel.window import UNWATCHED

if TYPE_CHECKING:
    from orne.coc.table import CocTable


class PlayingPermanent(Playing):
    """A character, support or conspiracy is played: the rules, and not a text on it, have it enter play."""

    __slots__ = ()
    toll = "Play"
    kind = "Play"

    def remark(self, g: CocTable, use: Use) -> str:
        """A card is played in one way only, from the hand or, where a text lets it be, from elsewhere."""
        return ZONE_NAMES[use.card.zone] if use.card.zone in (DISCARD, DECK, RESOURCE) else ""

    def restriction(self, g: CocTable, use: Use) -> Refusal | None:
        """Its player's own operations phase."""
        if not _in_operations(g, use.seat):
            words = "characters, supports and conspiracies are played in your own operations phase"
            return Refusal("coc/faq/corrupted-midwife-phase", words)
        if use.card.zone == DISCARD or (g.state.index or index_of(g)).plays_only:
            return cannot.playing(g, use.seat, use.holder)
        return None

    def needs(self, g: CocTable, use: Use, by_x: bool) -> Refusal | None:
        """It must be able to enter play, besides Steadfast."""
        if g.state.catalogue.kinds[use.card.kind].facts.steadfast:
            found = paying.steadfast_refusal(g, use.seat, use.holder)
            if found is not None:
                return found
        return entering.entering_refusal(g, use.holder, use.seat)

    def costs_x(self, g: CocTable, use: Use) -> bool:
        """Only an event costs X."""
        return False

    def designate(self, g: CocTable, use: Use) -> bool:
        """An attachment has its host chosen."""
        if g.kind(use.holder).attach_to is not None:
            host = entering.choose_host(g, use.holder, use.seat)
            use.targets.append([(host, g.state.cards[host].obj)])
        if g.kind(use.holder).attach_to_pile:
            use.memory = piles.choose(g, use.holder, use.seat)
        return True

    def announce(self, g: CocTable, use: Use, cost: int) -> None:
        """The card is shown; the whole action comes of it."""
        use.played = True
        g.cause = g.note("announced", use.holder, use.holder, use.seat, after=cost)
        paying.use_up_discounts(g, use)

    def execute(self, g: CocTable, use: Use) -> bool:
        """The card enters play."""
        return entering.play(g, use, use.targets[0][0][0] if use.targets else -1)


class PlayingCopy(PlayingPermanent):
    """A card is played as a copy of a character in play, whose printed cost is its X."""

    __slots__ = ()

    def needs(self, g: CocTable, use: Use, by_x: bool) -> Refusal | None:
        """There must be something to copy, besides all else."""
        return copies.copying_refusal(g, use) or PlayingPermanent.needs(self, g, use, by_x)

    def actual_cost(self, g: CocTable, use: Use, purse: Purse | None) -> int:
        """What the original costs; until one is chosen, the cheapest."""
        chosen = [uid for uid, _ in use.targets[0]] if use.targets else copies.originals(g, use)
        base = min((values.printed_cost(g, uid) or 0 for uid in chosen), default=0)
        return paying.cost_to_play(g, use.seat, use.holder, base, purse)

    def domains(self, g: CocTable, use: Use) -> list[int]:
        """Those that can pay for one of the originals."""
        every = (NO_DOMAIN, *(purse.domain for purse in paying.purses_for(g, use)))
        return [domain for domain in every if copies.payable(g, use, domain)]

    def designate(self, g: CocTable, use: Use) -> bool:
        """The original is chosen among those that the domain pays for."""
        copies.choose_original(g, use, use.domain)
        return True

    def execute(self, g: CocTable, use: Use) -> bool:
        """The card enters play as a copy."""
        return entering.play(g, use, -1)


class Laying(Initiation):
    """A Dormant card is laid at a story (coc/mechanic/dormant/a)."""

    __slots__ = ("story",)
    verb = "lay"
    toll = "Lay"
    kind = "Lay"
    is_told = False

    def __init__(self, story: int) -> None:
        self.story = story

    def cards(self, use: Use) -> tuple[int, ...]:
        """The card and the story."""
        return use.holder, self.story

    def restriction(self, g: CocTable, use: Use) -> Refusal | None:
        """Its player's own operations phase, and what keeps it from that story."""
        if not _in_operations(g, use.seat):
            words = "{} may be laid dormant in your own operations phase"
            return Refusal("coc/mechanic/dormant/a", words, g.title(use.holder))
        return dormant.laying_refusal(g, use.seat, use.holder, self.story)

    def actual_cost(self, g: CocTable, use: Use, purse: Purse | None) -> int:
        """The success tokens its player has there."""
        return g.state.cards[self.story].success[use.seat]

    def execute(self, g: CocTable, use: Use) -> bool:
        """It lies face down at the story."""
        dormant.lay(g, use.seat, use.holder, self.story)
        return True


_PLAYING_PERMANENT: Final = PlayingPermanent()
_PLAYING_COPY: Final = PlayingCopy()


def _in_operations(g: CocTable, seat: int) -> bool:
    """Whether it is a seat's own operations phase."""
    state = g.state
    return seat == state.active and PHASES[state.step] == "operations"


def by_the_rules(g: CocTable, seat: int, uid: int) -> list[Use]:
    """What the rules let a player do with a card, whatever its text: play it if it stays, lay it if Dormant."""
    in_hand = uid in g.state.hand[seat]
    if not in_hand and not elsewhere.may_be_played(g, seat, uid):
        return []
    played = [_played(g, seat, uid)] if g.kind(uid).is_permanent else []
    return played + (_laid(g, seat, uid) if in_hand and "dormant" in g.kind(uid).keywords else [])


def _played(g: CocTable, seat: int, uid: int) -> Use:
    """Playing a character, support or conspiracy."""
    card = g.state.cards[uid]
    copied = g.state.catalogue.kinds[card.kind].enters_as_copy is not None
    return Use(_PLAYING_COPY if copied else _PLAYING_PERMANENT, uid, card, seat, card.kind)


def _laid(g: CocTable, seat: int, uid: int) -> list[Use]:
    """Laying a Dormant card at each story."""
    card = g.state.cards[uid]
    return [Use(Laying(story), uid, card, seat, card.kind) for story in g.state.row]


IDLE: Final = "idle"


def options(g: CocTable, seat: int) -> list[Option]:
    """Everything a seat may do with an action now, passing not counted; without texts where it declines those.

    From one window to the next often nothing changes but the phase: who could do nothing then is not asked again, as
    long as no card that was looked at asks which phase it is.
    """
    state = g.state
    operations = seat == state.active and PHASES[state.step] == "operations"
    texts = g.declining is None or not g.declines(seat, "ability")
    # Compiled, typed tuples would be made anew each time they are looked up.
    who: Any = (seat, IDLE)
    now: Any = (operations, texts, state.active, state.uses, state.lasting)
    if state.values.get(who) == now:
        return []
    g.phase_matters = False
    found = listed(g, seat, operations, texts)
    if not found and not g.phase_matters:
        state.values[who] = now
    return found


def listed(g: CocTable, seat: int, operations: bool, texts: bool) -> list[Option]:
    """The same, each card looked at, in their own operations phase or not, with texts or without."""
    state = g.state
    cards = state.cards
    kinds = state.catalogue.kinds
    found: list[Option] = []
    index = state.index or index_of(g)
    most = paying.most(g, seat)
    leeway = index.leeway
    matched = state.catalogue.matched
    least = state.catalogue.least_in_operations if operations else state.catalogue.least_in_hand
    seen: list[int] = []
    anything = most[""] + leeway
    for uid in state.hand[seat]:
        number = cards[uid].kind
        # Most cards of most hands can do nothing now: nothing else of them is looked at.
        if least[number] > anything or number in seen:
            continue
        seen.append(number)
        reach = most.get(matched[number], 0) + leeway
        if least[number] > reach:
            continue
        kind = kinds[number]
        affordable = kind.least_cost <= reach
        for ability in kind.hand_actions if texts else ():
            if affordable or not kind.is_event:
                found.extend(initiating.options(g, Use(ability, uid, cards[uid], seat, number)))
        if operations:
            if affordable and kind.is_permanent:
                found.extend(initiating.options(g, _played(g, seat, uid)))
            for use in _laid(g, seat, uid) if texts and "dormant" in kind.keywords else ():
                found.extend(initiating.options(g, use))
    for uid, ability, home, _, grant in index.actions[seat] if texts else []:
        # An exhausted card is the most frequent reason: it is looked at first.
        if ability.price <= anything and (cards[uid].state == READY or not ability.exhausts_this):
            found.extend(initiating.options(g, Use(ability, uid, cards[uid], seat, home, None, grant)))
    if index.may_play:
        for uid in elsewhere.playable(g, seat):
            kind = kinds[cards[uid].kind]
            for ability in kind.hand_actions if texts and kind.is_event else ():
                found.extend(initiating.options(g, elsewhere.use_of(g, seat, uid, ability)))
            if operations and kind.is_permanent:
                found.extend(initiating.options(g, _played(g, seat, uid)))
    if texts and state.catalogue.discard_actions:
        for uid in state.discard[seat]:
            for ability in kinds[cards[uid].kind].from_discard:
                if ability.kind == ACTION:
                    found.extend(initiating.options(g, Use(ability, uid, cards[uid], seat, cards[uid].kind)))
    if texts and state.catalogue.domain_actions:
        for uid in (uid for domain in state.domains[seat] for uid in domain.resources):
            for ability in kinds[cards[uid].kind].from_domain:
                if ability.kind == ACTION and values.resource_has_text(g, uid):
                    found.extend(initiating.options(g, Use(ability, uid, cards[uid], seat, cards[uid].kind)))
    if state.life and found:
        here = loops.shape(state)
        found = [option for option in found if not loops.repeats(state, here, seat, option.key)]
    return found


def perform(g: CocTable, seat: int, chosen: Use) -> None:
    """Take an action, from its initiation to its end."""
    use = chosen.again()
    key = ""
    if use.domain == NO_DOMAIN and not initiating.initiation(g, use).costs_x(g, use):
        g.state.free_actions += 1
        if g.state.free_actions > UNWATCHED:
            key = loops.trace(loops.shape(g.state), seat, initiating.options(g, chosen)[0].key)
    ending = lasting.for_next_action(g, seat) if g.state.lasting else []
    action(g, use)
    if ending:
        lasting.end_with_action(g, ending)
    if key:
        g.state.life = (*g.state.life, key)


def pay_to_put_into_play(g: CocTable, seat: int, uid: int, use: Use, *, must: bool = False) -> bool:
    """Pay a card's printed cost to put it into play, if the player likes or must: no match is needed.

    Loyal and Steadfast hold by the last document only (coc/rule/2.24-put-into-play-vs-play/b).
    """
    kind = g.kind(uid)
    cost = kind.facts.cost
    as_if_played = g.rules.printed_cost_obeys_loyal_and_steadfast
    if as_if_played and paying.steadfast_refusal(g, seat, uid) is not None:
        return False
    if entering.entering_refusal(g, uid, seat, use) is not None:
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
        if not must:
            options.append(Option(g, "none", value=NO_DOMAIN))
        domain = g.decide(seat, "pay", f"Pay {cost} to put {g.title(uid)} into play?", options, use.holder)
        if domain == NO_DOMAIN:
            return False
        paying.drain(g, seat, domain, use)
    return entering.put_into_play(g, uid, seat, use)
