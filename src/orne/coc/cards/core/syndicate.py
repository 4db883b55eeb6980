"""The Syndicate, Core Set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import events, values
from orne.coc.abilities import (
    AttachTo,
    Blanks,
    Choose,
    Gives,
    SkillIs,
    Trigger,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.cards.registry import card
from orne.coc.events import Event
from orne.coc.language.costs import ExhaustThis, Pay, SacrificeThis
from orne.coc.language.effects import Also, Do, IfOverpaid, Lasting, Leave, Then, exhaust, gain, ready
from orne.coc.language.select import (
    AFFECTED,
    CAN_GO_INSANE,
    CHARACTER,
    HOST,
    IS_EXHAUSTED,
    IS_READY,
    IT,
    ITSELF,
    SKILL_BELOW_X,
    YOURS,
    everything,
    subtype,
    too_dear,
)
from orne.coc.language.triggers import THIS_ENTERS_FROM_HAND_OVERPAID, THIS_ENTERS_PLAY
from orne.coc.language.uses import is_triggered_ability
from orne.coc.rules import hands, leaving, paying, readiness, sanity, success
from orne.coc.rules.lasting import last
from orne.coc.selector import Sel
from orne.coc.state import EXHAUSTED, INSANE, LIMBO
from orne.coc.values import STRUGGLES

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


# ---- Jack "Brass" Brady


def _before_it_resolves(g: CocTable, use: Use, event: Event) -> bool:
    """Any triggered ability, but nothing that is itself a reaction to his own escape."""
    if use.me < 0 or event.source is None or not is_triggered_ability(event.source):
        return False
    source: Use | None = event.source
    while source is not None:
        if source.holder == use.holder and source.ability is use.ability:
            return False
        source = source.event.source if source.event is not None and source.event.kind == events.USE else None
    return True


card(
    "core/jack-brass-brady",
    disrupt(
        Trigger(events.USE, _before_it_resolves, "before a triggered ability resolves"),
        Leave("return {} to its owner's hand", leaving.return_to_hand, ITSELF),
    ),
)


# ---- Richard Upton Pickman


def _gain_what_it_has(g: CocTable, use: Use) -> bool:
    """This card gains its keywords and triggered abilities until the end of the phase."""
    mine = ITSELF.cards(g, use)
    theirs = IT.cards(g, use)
    if not mine or not theirs:
        return False
    uid = theirs[0]
    keywords = [(name, values.net(g, uid, name)) for name in values.KEYWORDS if values.has(g, uid, name)]
    abilities = _triggered_abilities(g, uid)
    for keyword in keywords:
        last(g, "add", mine, keyword, use)
    for ability in abilities:
        last(g, "copy", mine, ability, use)
    return True


def _is_sane(g: CocTable, use: Use) -> bool:
    # An insane character has nothing to be copied, and no text to be blanked.
    return any(g.state.cards[uid].state != INSANE for uid in IT.could(g, use))


def _triggered_abilities(g: CocTable, uid: int) -> list[tuple[int, int]]:
    """The triggered abilities a card has now, printed or gained: where each is printed, and its place there."""
    index = g.index
    places = g.kind(uid).places
    return [
        (grant.kind, grant.place) if grant is not None else (home, places[id(ability)])
        for group in (*index.actions, *index.answers.values())
        for holder, ability, home, _, grant in group
        if holder == uid
    ]


card(
    "core/richard-upton-pickman",
    action(
        Then(
            Do(_gain_what_it_has, _is_sane),
            Lasting(Blanks(AFFECTED, printed=True), IT),
        ),
        Choose(CHARACTER),
        cost=Pay(2),
    ),
)


# ---- other characters

card("core/clover-club-bouncer", action(gain(skill=-1), Choose(CHARACTER), cost=ExhaustThis()))

card("core/clover-club-torch-singer", action(gain(skill=-2), Choose(CHARACTER), cost=Pay(1)))

card("core/syndicate-liaison", forced(THIS_ENTERS_PLAY, exhaust(), Choose(CHARACTER & IS_READY)))


def _costs_no_more_than_your_domains(g: CocTable, use: Use, uid: int) -> bool:
    cost = values.printed_cost(g, uid)
    return cost is not None and cost <= len(g.state.domains[use.seat])


card(
    "core/hard-case",
    response(
        THIS_ENTERS_PLAY,
        exhaust(),
        Choose(
            CHARACTER
            & Sel(
                _costs_no_more_than_your_domains,
                after=("with a printed cost no higher than your number of domains",),
                no=lambda g, use, uid: too_dear(g, uid, len(g.state.domains[use.seat])),
            )
        ),
    ),
)


def _patsy_stories(g: CocTable) -> list[int]:
    return [story for story in g.state.row if 2 <= sum(g.state.cards[story].success) <= 4]


def _discard_two_success_tokens(g: CocTable, use: Use) -> bool:
    """Discard exactly 2 success tokens, of either side, from a story that has no more than 4 in all."""
    options = []
    for story in _patsy_stories(g):
        yours, theirs = (g.state.cards[story].success[seat] for seat in (use.seat, 1 - use.seat))
        for number, note in ((2, "2 of yours"), (1, "1 of each side"), (0, "2 of theirs")):
            if number <= yours and 2 - number <= theirs:
                options.append(g.option("discard from", story, note=note, value=(story, number)))
    if not options:
        return False
    story, number = g.decide(use.seat, "discard", "Discard which success tokens?", options, use.holder)
    success.remove(g, use.seat, story, use, number)
    success.remove(g, 1 - use.seat, story, use, 2 - number)
    return True


card(
    "core/patsy",
    action(
        # Exactly 2 must be there to discard (coc/rule/2.6-up-to/a).
        Do(_discard_two_success_tokens, lambda g, use: bool(_patsy_stories(g))),
        cost=SacrificeThis(),
    ),
)

card(
    "core/extortionist",
    response(THIS_ENTERS_FROM_HAND_OVERPAID, exhaust(), Choose(CHARACTER & ~subtype("Ancient One"))),
)

card("core/freelance-photographer", action(ready(ITSELF), cost=Pay(1)))


# ---- support cards

card("core/dutch-courage", Gives(CHARACTER & YOURS, "toughness", 1))

# What is paid for an event is the card's own cost: that is overpaying for a card, not for an ability.
YOU_OVERPAID_FOR_AN_ABILITY = Trigger(
    events.OVERPAID,
    lambda g, use, event: event.seat == use.seat and event.source is not None and is_triggered_ability(event.source),
    "after you pay more than a triggered ability costs",
)

card("core/cathouse", response(YOU_OVERPAID_FOR_AN_ABILITY, ready(), Choose(CHARACTER)))

card("core/alhazred-lamp", AttachTo(CHARACTER), *(Gives(HOST, icon, 1) for icon in STRUGGLES))


# ---- events

card(
    "core/like-a-moth",
    action(
        Lasting(SkillIs(AFFECTED, 0, printed=True), IT),
        Choose(CHARACTER),
    ),
)

card("core/panic", action(exhaust(everything(CHARACTER & SKILL_BELOW_X))))

card("core/get-on-yer-feet", action(Also(ready(), IfOverpaid(gain(skill=3))), Choose(CHARACTER)))


def _exhaust_or_drive_insane(g: CocTable, use: Use) -> bool:
    """Exhaust it if it is ready, or drive it insane if it is exhausted already."""
    # Two cases of one moment: else every character that is ready would be exhausted and go insane at once.
    for uid in IT.cards(g, use):
        if g.state.cards[uid].state == EXHAUSTED:
            return sanity.go_insane(g, uid, use)
        return readiness.exhaust(g, uid, use)
    return False


EXHAUSTED_ONLY_IF_IT_CAN_GO_INSANE = Sel(
    lambda g, use, uid: not IS_EXHAUSTED.test(g, use, uid) or CAN_GO_INSANE.test(g, use, uid),
    no=CAN_GO_INSANE.no,
)


def _can_be_hit(g: CocTable, use: Use) -> bool:
    # An exhausted one is a target only if it can go insane, so anybody sane will do.
    return any(g.state.cards[uid].state != INSANE for uid in IT.could(g, use))


card(
    "core/low-blow",
    action(Do(_exhaust_or_drive_insane, _can_be_hit), Choose(CHARACTER & EXHAUSTED_ONLY_IF_IT_CAN_GO_INSANE)),
)


def _drain_to_take_back(g: CocTable, use: Use) -> bool:
    """You may drain one of your domains to return this card to your hand instead of discarding it."""
    domains = [index for index, domain in enumerate(g.state.domains[use.seat]) if not domain.drained]
    if not domains or g.state.cards[use.holder].zone != LIMBO:
        return False
    options = [g.option("drain", note=f"domain {index + 1}", value=index) for index in domains]
    options.append(g.option("none", value=-1))
    index = g.decide(use.seat, "drain", f"Drain a domain to keep {g.title(use.holder)}?", options, use.holder)
    if index < 0:
        return False
    paying.drain(g, use.seat, index, use)
    hands.to_hand(g, use.holder, use)
    return True


card("core/legacy-of-ramses", action(Then(ready(), Do(_drain_to_take_back)), Choose(CHARACTER & IS_EXHAUSTED)))
