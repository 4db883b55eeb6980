"""The Agency, Core Set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import (
    AttachTo,
    Choose,
    Condition,
    Gives,
    GivesAbility,
    Whenever,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.cards.registry import card
from orne.coc.language.conditions import (
    ENTERED_DISCARD_THIS_PHASE,
    HOST_IS_COMMITTED,
    THIS_IS_COMMITTED,
    YOUR_OPERATIONS,
)
from orne.coc.language.costs import Pay
from orne.coc.language.effects import Also, CancelWound, Do, IfOverpaid, Wound, destroy, gain, return_from_discard
from orne.coc.language.select import (
    CAN_BE_WOUNDED,
    CHARACTER,
    COMMITTED_HERE,
    HOST,
    IT,
    ITSELF,
    OPPONENTS,
    RESOURCE,
    SELF,
    SKILL_AT_MOST_X,
    SUPPORT,
    WAS_COMMITTED_THERE,
    YOURS,
    chosen,
    keyword,
    resource_of,
    skill_at_most,
    subtype,
)
from orne.coc.language.triggers import (
    THIS_ENTERS_PLAY,
    THIS_STORY_RESOLVES,
    wound_to,
    you_win,
)
from orne.coc.rules import leaving, sanity, wounds
from orne.coc.rules.lasting import last
from orne.coc.selector import Sel, candidates
from orne.coc.state import DISCARD, PLAY
from orne.coc.values import COMBAT, TERROR

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable
    from orne.kernel.refusal import Refusal

card(
    "core/thomas-f-malone",
    response(
        THIS_STORY_RESOLVES,
        destroy(),
        Choose(CHARACTER & (keyword("villainous") | subtype("Cultist")) & OPPONENTS & WAS_COMMITTED_THERE),
    ),
)

card(
    "core/kirby-odonnell",
    Gives(CHARACTER & keyword("heroic"), COMBAT, 1, while_=THIS_IS_COMMITTED),
    Gives(CHARACTER & keyword("villainous"), TERROR, -1, while_=THIS_IS_COMMITTED),
)

card(
    "core/local-sheriff",
    action(return_from_discard(), cost=Pay(1), zone=DISCARD, during=ENTERED_DISCARD_THIS_PHASE),
)


def _gain_printed_icons(g: CocTable, use: Use) -> bool:
    """Until the end of the phase this card gains all icons printed on that character."""
    mine = ITSELF.cards(g, use)
    for uid in IT.cards(g, use):
        if g.state.cards[uid].face_down:
            continue  # only the side that shows counts (coc/rule/2.26-printed/c)
        for icon, number in enumerate(g.kind(uid).facts.icons):
            if number:
                last(g, "add", mine, (icon, number), use)
    return bool(mine)


def _has_printed_icons(g: CocTable, use: Use) -> bool:
    return any(not g.state.cards[uid].face_down and any(g.kind(uid).facts.icons) for uid in IT.could(g, use))


card("core/paul-lemond", action(Do(_gain_printed_icons, _has_printed_icons), Choose(CHARACTER), cost=Pay(1)))

CROWD = 6


def _is_crowded(g: CocTable, use: Use) -> bool:
    mine, theirs = g.index.characters
    return len(mine) + len(theirs) >= CROWD and use.me >= 0 and sanity.can_go_insane(g, use.me)


def _goes_mad(g: CocTable, use: Use) -> bool:
    """This card goes insane."""
    before = g.state.cards[use.me]
    sanity.go_insane(g, use.me, use)
    after = g.state.cards[use.me]
    return (after.obj, after.state) != (before.obj, before.state)


card(
    "core/professor-hermann-mulder",
    Whenever(Condition(_is_crowded, f"there are {CROWD} or more characters in play"), Do(_goes_mad)),
)

card(
    "core/monster-hunter",
    response(you_win(by=2), Wound(), Choose(CHARACTER & skill_at_most(2) & CAN_BE_WOUNDED), cost=Pay(2)),
)

ATTACHMENT_IN_PLAY = Condition(
    lambda g, use: any(values.is_attachment(g, uid) for hung in g.index.attachments.values() for uid in hung),
    "while an Attachment is in play",
)

card("core/peeler", Gives(SELF, "willpower", 1, while_=ATTACHMENT_IN_PLAY))

card("core/t-men", forced(THIS_ENTERS_PLAY, Wound(), Choose(CHARACTER & CAN_BE_WOUNDED)))

card(
    "core/shotgun",
    AttachTo(CHARACTER),
    GivesAbility(
        HOST,
        action(Wound(), Choose(CHARACTER & COMMITTED_HERE & CAN_BE_WOUNDED), cost=Pay(1)),
        while_=HOST_IS_COMMITTED,
    ),
)

card(
    "core/patrol-wagon",
    AttachTo(CHARACTER),
    Gives(HOST, "toughness", 1),
    disrupt(wound_to(HOST), CancelWound(), cost=Pay(2)),
)

card("core/shotgun-blast", action(Wound(), Choose(CHARACTER & SKILL_AT_MOST_X & CAN_BE_WOUNDED)))

card(
    "core/short-fuse",
    action(Wound(number=7), Choose(CHARACTER & CAN_BE_WOUNDED), during=YOUR_OPERATIONS),
)


def _destroy_card_or_resource(g: CocTable, use: Use) -> bool:
    """Destroy it."""
    for uid in IT.cards(g, use):
        if g.state.cards[uid].zone == PLAY:
            return leaving.destroy(g, [uid], use)
        leaving.discard_resource(g, uid, use, "destroyed")
        return True
    return False


card(
    "core/torch-the-joint",
    action(
        Do(_destroy_card_or_resource),
        Choose((RESOURCE & ~resource_of("agency")) | (SUPPORT & subtype("Location"))),
        during=YOUR_OPERATIONS,
    ),
)


# One of the two must be able to go insane (coc/faq/small-price-to-pay/a), so a choice that would rule that out is none.


def _fits_with(others: Sel, index: int) -> Sel:
    """A character that can go insane itself, or goes with one that can: the one chosen before, or any to be chosen."""

    def test(g: CocTable, use: Use, uid: int) -> bool:
        if g.can_go_insane(uid):
            return True
        partners = [uid for uid, _ in use.targets[index]] if index < len(use.targets) else candidates(g, use, others)
        return any(g.can_go_insane(partner) for partner in partners)

    return Sel(test, no=lambda g, use, uid: g.insanity_refusal(uid))


def _is_one_of_the_two(g: CocTable, use: Use, uid: int) -> bool:
    if not values.is_character(g, uid) or not g.can_go_insane(uid):
        return False
    return not use.targets or any(uid == target for pair in use.targets[:2] for target, _ in pair)


def _why_not_this_one(g: CocTable, use: Use, uid: int) -> Refusal | None:
    return CHARACTER.why_not(g, use, uid) or g.insanity_refusal(uid)


def _madness_and_a_wound(g: CocTable, use: Use) -> bool:
    """Drive that one insane. Then, wound the other."""
    victims = chosen(2).cards(g, use)
    others = [uid for index in (0, 1) for uid in chosen(index).cards(g, use) if uid not in victims]
    if not victims or not sanity.go_insane(g, victims[0], use):
        return False
    return wounds.wound(g, others, use)


card(
    "core/small-price-to-pay",
    action(
        Do(_madness_and_a_wound),
        Choose(CHARACTER & YOURS & _fits_with(CHARACTER & OPPONENTS, 1)),
        Choose(CHARACTER & OPPONENTS & _fits_with(CHARACTER & YOURS, 0)),
        Choose(Sel(_is_one_of_the_two, "one of the two", no=_why_not_this_one)),
    ),
)

card(
    "core/working-a-hunch",
    action(
        Also(gain(icons=(0, 2, 0, 0)), IfOverpaid(gain(icons=(0, 0, 1, 1)))),
        Choose(CHARACTER),
    ),
)
