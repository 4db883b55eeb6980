"""The Agency, Core Set."""

from __future__ import annotations

from orne.coc.language import *
from orne.coc.selector import candidates
from orne.kernel.refusal import Refusal

card = cards_of("core")

card(
    "thomas-f-malone",
    response(
        THIS_STORY_RESOLVES,
        destroy(),
        Choose(CHARACTER & (keyword("villainous") | subtype("Cultist")) & OPPONENTS & WAS_COMMITTED_THERE),
    ),
)

card(
    "kirby-odonnell",
    Gives(CHARACTER & keyword("heroic"), COMBAT, 1, while_=THIS_IS_COMMITTED),
    Gives(CHARACTER & keyword("villainous"), TERROR, -1, while_=THIS_IS_COMMITTED),
)

card("local-sheriff", action(return_from_discard(), cost=Pay(1), zone=DISCARD, during=ENTERED_DISCARD_THIS_PHASE))

card("paul-lemond", action(GainIconsOf(IT), Choose(CHARACTER), cost=Pay(1)))

# Older editions let the word be tried on anybody, which a passive would do for ever.
ABLE = Condition(lambda g, use: g.can_go_insane(use.holder), "this card can go insane")

card("professor-hermann-mulder", Whenever(there_are(6, CHARACTER) & ABLE, go_insane(ITSELF)))

card(
    "monster-hunter",
    response(you_win(by=2), Wound(), Choose(CHARACTER & skill_at_most(2) & CAN_BE_WOUNDED), cost=Pay(2)),
)

card("peeler", Gives(SELF, "willpower", 1, while_=there_is(ATTACHMENT)))

card("t-men", forced(THIS_ENTERS_PLAY, Wound(), Choose(CHARACTER & CAN_BE_WOUNDED)))

card(
    "shotgun",
    AttachTo(CHARACTER),
    GivesAbility(
        HOST,
        action(Wound(), Choose(CHARACTER & COMMITTED_HERE & CAN_BE_WOUNDED), cost=Pay(1)),
        while_=HOST_IS_COMMITTED,
    ),
)

card(
    "patrol-wagon",
    AttachTo(CHARACTER),
    Gives(HOST, "toughness", 1),
    disrupt(wound_to(HOST), CancelWound(), cost=Pay(2)),
)

card("shotgun-blast", action(Wound(), Choose(CHARACTER & SKILL_AT_MOST_X & CAN_BE_WOUNDED)))

card("short-fuse", action(Wound(number=7), Choose(CHARACTER & CAN_BE_WOUNDED), during=YOUR_OPERATIONS))

card(
    "torch-the-joint",
    action(
        destroy(),
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
    if not CHARACTER.test(g, use, uid) or not g.can_go_insane(uid):
        return False
    return not use.targets or any(uid == target for pair in use.targets[:2] for target, _ in pair)


def _why_not_this_one(g: CocTable, use: Use, uid: int) -> Refusal | None:
    return CHARACTER.why_not(g, use, uid) or g.insanity_refusal(uid)


def _other_one(g: CocTable, use: Use) -> list[int]:
    victims = chosen(2).cards(g, use)
    return [uid for index in (0, 1) for uid in chosen(index).cards(g, use) if uid not in victims]


card(
    "small-price-to-pay",
    action(
        Then(go_insane(chosen(2, "that one")), Wound(Ref(_other_one, "the other"))),
        Choose(CHARACTER & YOURS & _fits_with(CHARACTER & OPPONENTS, 1)),
        Choose(CHARACTER & OPPONENTS & _fits_with(CHARACTER & YOURS, 0)),
        Choose(Sel(_is_one_of_the_two, "one of the two", no=_why_not_this_one)),
    ),
)

card(
    "working-a-hunch",
    action(Also(gain(icons=(0, 2, 0, 0)), IfOverpaid(gain(icons=(0, 0, 1, 1)))), Choose(CHARACTER)),
)
