"""The Syndicate, Core Set."""

from __future__ import annotations

from orne.coc import values
from orne.coc.events import USE
from orne.coc.language import *
from orne.coc.rules import readiness, sanity, success
from orne.coc.rules.lasting import last
from orne.coc.state import EXHAUSTED, INSANE

card = cards_of("core")

# ---- Jack "Brass" Brady


def _before_it_resolves(g: CocTable, use: Use, event: Event) -> bool:
    """Any triggered ability, but nothing that is itself a reaction to his own escape."""
    if use.me < 0 or event.source is None or not is_triggered_ability(event.source):
        return False
    source: Use | None = event.source
    while source is not None:
        if source.holder == use.holder and source.ability is use.ability:
            return False
        source = source.event.source if source.event is not None and source.event.kind == USE else None
    return True


card(
    "jack-brass-brady",
    disrupt(Trigger(USE, _before_it_resolves, "before a triggered ability resolves"), return_to_hand(ITSELF)),
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
    "richard-upton-pickman",
    action(
        Then(Do(_gain_what_it_has, _is_sane, about=NOTHING), Lasting(Blanks(AFFECTED, printed=True), IT)),
        Choose(CHARACTER),
        cost=Pay(2),
    ),
)


# ---- other characters

card("clover-club-bouncer", action(gain(skill=-1), Choose(CHARACTER), cost=ExhaustThis()))

card("clover-club-torch-singer", action(gain(skill=-2), Choose(CHARACTER), cost=Pay(1)))

card("syndicate-liaison", forced(THIS_ENTERS_PLAY, exhaust(), Choose(CHARACTER & IS_READY)))

card("hard-case", response(THIS_ENTERS_PLAY, exhaust(), Choose(CHARACTER & cost_at_most(YOUR_DOMAINS))))


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


# Exactly 2 must be there to discard (coc/rule/2.6-up-to/a).
card(
    "patsy",
    action(
        Do(_discard_two_success_tokens, lambda g, use: bool(_patsy_stories(g)), about=NOTHING), cost=SacrificeThis()
    ),
)

card(
    "extortionist",
    response(THIS_ENTERS_FROM_HAND_OVERPAID, exhaust(), Choose(CHARACTER & ~subtype("Ancient One"))),
)

card("freelance-photographer", action(ready(ITSELF), cost=Pay(1)))


# ---- support cards

card("dutch-courage", Gives(CHARACTER & YOURS, "toughness", 1))

card("cathouse", response(overpays(for_ability=True), ready(), Choose(CHARACTER)))

card("alhazred-lamp", AttachTo(CHARACTER), *(Gives(HOST, icon, 1) for icon in STRUGGLES))


# ---- events

card("like-a-moth", action(Lasting(SkillIs(AFFECTED, 0, printed=True), IT), Choose(CHARACTER)))

card("panic", action(exhaust(everything(CHARACTER & SKILL_BELOW_X))))

card("get-on-yer-feet", action(Also(ready(), IfOverpaid(gain(skill=3))), Choose(CHARACTER)))


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
    "low-blow",
    action(
        Do(_exhaust_or_drive_insane, _can_be_hit, about=does("exhaust", IT)),
        Choose(CHARACTER & EXHAUSTED_ONLY_IF_IT_CAN_GO_INSANE),
    ),
)

card(
    "legacy-of-ramses",
    action(Then(ready(), MayPay(DrainOwn(), keep_this())), Choose(CHARACTER & IS_EXHAUSTED)),
)
