"""Hastur, Core Set."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("core")

card("hastur", action(go_insane(), Choose(CHARACTER & CAN_GO_INSANE), cost=Pay(3)))

card("victoria-glasser", forced(THIS_ENTERS_PLAY, go_insane(), Choose(CHARACTER & CAN_GO_INSANE)))

card("yellow-muse", Gives(CHARACTER & OTHER & COMMITTED_HERE, "fast", LOSE_ALL))

card("demon-lover", action(gain(skill=-2), Choose(CHARACTER), cost=ExhaustThis()))

card(
    "thing-from-the-stars",
    CostChange(SELF, -other_resource_types("hastur"), minimum=1, own=True),
    action(destroy(), Choose(CHARACTER & IS_INSANE), cost=ExhaustThis()),
)

card("messenger-from-beyond", action(gain(icons=(-1, 0, 0, 0)), Choose(CHARACTER), cost=ExhaustThis()))

card("performance-artist", disrupt(CHARACTER_OR_SUPPORT_ABILITY_USED, CancelIt(), cost=SacrificeThis()))

card("predatory-byakhee", action(opponent(Mill(3)), cost=SacrificeThis()))

card(
    "bearer-of-the-yellow-sign",
    response(THIS_ENTERS_FROM_HAND_OVERPAID, go_insane(), Choose(CHARACTER & CAN_GO_INSANE)),
)

card("ghost", Gives(SELF, "invulnerability", 1, while_=THIS_IS_COMMITTED))

card(
    "victorias-loft",
    Cannot(
        "be restored", CHARACTER & IS_INSANE, REFRESH, "during the refresh phase insane characters cannot be restored"
    ),
)

card(
    "sedated",
    AttachTo(CHARACTER & IS_INSANE),
    Cannot("be restored", HOST, words="nothing can restore the attached character"),
)

card("byakhee-attack", action(opponent(DiscardCards(2), if_able=True), during=YOUR_OPERATIONS))

card("agoraphobia", action(return_to_hand(), Choose(CHARACTER & without_icon(TERROR))))

card("scotophobia", action(Lasting(LosesIcons(ALL_AFFECTED, (TERROR,)), everything(CHARACTER & OPPONENTS))))

card("despair", response(you_win(by=2), return_to_hand(), Choose(CHARACTER & WITHOUT_ATTACHMENTS)))

card("blind-submission", action(take_control("phase"), Choose(CHARACTER & skill_at_most(2))))

card("power-drain", disrupt(ACTION_OR_RESPONSE_USED, CancelIt()))
