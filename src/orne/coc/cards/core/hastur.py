"""Hastur, Core Set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc.abilities import (
    LOSE_ALL,
    AttachTo,
    Cannot,
    Choose,
    CostChange,
    Gives,
    LosesIcons,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.cards.registry import card
from orne.coc.language.conditions import REFRESH, THIS_IS_COMMITTED, YOUR_OPERATIONS
from orne.coc.language.costs import ExhaustThis, Pay, SacrificeThis
from orne.coc.language.effects import CancelIt, Do, Lasting, destroy, gain, go_insane, return_to_hand, take_control
from orne.coc.language.select import (
    ALL_AFFECTED,
    CAN_GO_INSANE,
    CHARACTER,
    COMMITTED_HERE,
    HOST,
    IS_INSANE,
    OPPONENTS,
    OTHER,
    SELF,
    WITHOUT_ATTACHMENTS,
    everything,
    skill_at_most,
    without_icon,
)
from orne.coc.language.triggers import (
    THIS_ENTERS_FROM_HAND_OVERPAID,
    THIS_ENTERS_PLAY,
    you_win,
)
from orne.coc.language.uses import ACTION_OR_RESPONSE_USED, CHARACTER_OR_SUPPORT_ABILITY_USED
from orne.coc.rules import control, hands, leaving
from orne.coc.selector import Sel
from orne.coc.values import TERROR

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

card("core/hastur", action(go_insane(), Choose(CHARACTER & CAN_GO_INSANE), cost=Pay(3)))

card("core/victoria-glasser", forced(THIS_ENTERS_PLAY, go_insane(), Choose(CHARACTER & CAN_GO_INSANE)))

card("core/yellow-muse", Gives(CHARACTER & OTHER & COMMITTED_HERE, "fast", LOSE_ALL))

card("core/demon-lover", action(gain(skill=-2), Choose(CHARACTER), cost=ExhaustThis()))


def _foreign_resource_types(g: CocTable, use: Use, uid: int) -> int:
    # A neutral resource counts: its icon, too, is a type other than Hastur's.
    purse = use.memory
    return -sum(icon != "hastur" for icon in purse.icons) if purse is not None else 0


card(
    "core/thing-from-the-stars",
    CostChange(
        SELF,
        _foreign_resource_types,
        minimum=1,
        own=True,
        amount_text="1 less for each type of resource other than Hastur on the domain you drain for it",
    ),
    action(destroy(), Choose(CHARACTER & IS_INSANE), cost=ExhaustThis()),
)

card("core/messenger-from-beyond", action(gain(icons=(-1, 0, 0, 0)), Choose(CHARACTER), cost=ExhaustThis()))

card("core/performance-artist", disrupt(CHARACTER_OR_SUPPORT_ABILITY_USED, CancelIt(), cost=SacrificeThis()))


def _mill_three(g: CocTable, use: Use) -> bool:
    """Make an opponent discard the top 3 cards of his deck."""
    return leaving.discard_from_deck(g, 1 - use.seat, 3, use) == 3


card("core/predatory-byakhee", action(Do(_mill_three), cost=SacrificeThis()))

card(
    "core/bearer-of-the-yellow-sign",
    response(THIS_ENTERS_FROM_HAND_OVERPAID, go_insane(), Choose(CHARACTER & CAN_GO_INSANE)),
)

card("core/ghost", Gives(SELF, "invulnerability", 1, while_=THIS_IS_COMMITTED))

card(
    "core/victorias-loft",
    Cannot(
        "restore",
        CHARACTER & IS_INSANE,
        while_=REFRESH,
        words="during the refresh phase insane characters cannot be restored",
    ),
)

card(
    "core/sedated",
    AttachTo(CHARACTER & IS_INSANE),
    Cannot("restore", HOST, words="nothing can restore the attached character"),
)


def _opponent_discards_two(g: CocTable, use: Use) -> bool:
    """Each opponent who holds 2 or more cards chooses 2 of them and discards them."""
    return hands.choose_and_discard(g, 1 - use.seat, 2, use)


card("core/byakhee-attack", action(Do(_opponent_discards_two), during=YOUR_OPERATIONS))

card("core/agoraphobia", action(return_to_hand(), Choose(CHARACTER & without_icon(TERROR))))

card(
    "core/scotophobia",
    action(
        Lasting(LosesIcons(ALL_AFFECTED, (TERROR,)), everything(CHARACTER & OPPONENTS)),
    ),
)

card("core/despair", response(you_win(by=2), return_to_hand(), Choose(CHARACTER & WITHOUT_ATTACHMENTS)))

MAY_BE_YOURS = Sel(
    lambda g, use, uid: (
        not g.rules.cannot_forbids_targeting
        or g.state.cards[uid].controller == use.seat
        or control.control_refusal(g, uid, use.seat) is None
    ),
    no=lambda g, use, uid: control.control_refusal(g, uid, use.seat),
)
"""You may control it: uniqueness, Heroic and Villainous allow it (coc/rule/1.13-gaining-control/d and g)."""

card("core/blind-submission", action(take_control("phase"), Choose(CHARACTER & skill_at_most(2) & MAY_BE_YOURS)))

card("core/power-drain", disrupt(ACTION_OR_RESPONSE_USED, CancelIt()))
