"""Cthulhu, Core Set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import events, values
from orne.coc.abilities import AttachTo, Choose, CostChange, Gives, Trigger, action, disrupt, forced
from orne.coc.cards.registry import card
from orne.coc.events import Event
from orne.coc.language.conditions import THIS_IS_COMMITTED
from orne.coc.language.costs import All, ExhaustOne, Pay, SacrificeOne
from orne.coc.language.effects import CancelIt, Then, ThenChoose, Wound, destroy, gain, would_destroy
from orne.coc.language.players import that_seat
from orne.coc.language.procedures import SacrificeIt
from orne.coc.language.select import (
    ATTACHMENT,
    CAN_BE_WOUNDED,
    CHARACTER,
    COMMITTED_THERE,
    COST_AT_MOST_X,
    HOST,
    IS_COMMITTED,
    IS_EXHAUSTED,
    OPPONENTS,
    OTHER,
    SELF,
    STORY,
    SUPPORT,
    THEIRS,
    everything,
    faction,
    subtype,
    titled,
    with_icon,
)
from orne.coc.language.triggers import THIS_COMMITS
from orne.coc.language.uses import THIS_IS_TARGETED
from orne.coc.values import COMBAT, INVESTIGATION, TERROR

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

DEEP_ONE = subtype("Deep One")
ANCIENT_ONE = subtype("Ancient One")

# What a player draws in that phase is drawn during it, by an effect too: another card needed an erratum to speak of the
# phase's own draw alone (coc/faq/what-a-draw-is).
A_PLAYER_DREW = Trigger(
    events.DREW,
    lambda g, use, event: g.phase == "draw" and event.seat == g.state.active,
    "after a player draws in their draw phase",
)

card(
    "core/cthulhu",
    forced(
        A_PLAYER_DREW,
        SacrificeIt(CHARACTER & THEIRS, that_seat),
        Choose(
            CHARACTER & THEIRS, chooser=that_seat, targets=False, words="that player picks a character they control"
        ),
    ),
)


def _event_would_destroy_this(g: CocTable, use: Use, event: Event) -> bool:
    source = event.source
    return source is not None and source.played and would_destroy(g, source.ability.effect, source, use.me)


card(
    "core/dagon",
    disrupt(
        Trigger(events.USE, _event_would_destroy_this, "when an event card would destroy this card"),
        CancelIt(),
        cost=All(Pay(1), SacrificeOne(CHARACTER & DEEP_ONE)),
    ),
)

card(
    "core/shadow-spawned-hunting-horror",
    Gives(CHARACTER & IS_COMMITTED, INVESTIGATION, -1, while_=THIS_IS_COMMITTED),
)

card("core/ravager-from-the-deep", forced(THIS_COMMITS, Wound(everything(CHARACTER & OTHER & COMMITTED_THERE))))

card("core/adult-deep-one", disrupt(THIS_IS_TARGETED, CancelIt(), cost=Pay(2)))


def _attachments_in_play(g: CocTable, use: Use, uid: int) -> int:
    return sum(values.is_attachment(g, each) for on_one in g.index.attachments.values() for each in on_one)


card(
    "core/ocean-crawlers",
    Gives(SELF, "skill", _attachments_in_play, amount_text="+1 skill for each Attachment in play"),
)

# Its text does not say whose Cthulhu.
card("core/lord-of-the-silver-twilight", CostChange(titled("Cthulhu"), -1, minimum=1, yours=False))

card("core/mature-deep-one", action(destroy(), Choose(ATTACHMENT), cost=Pay(3)))

card("core/sleep-of-reason", AttachTo(STORY))

card("core/sword-of-yha-tallo", AttachTo(CHARACTER), Gives(HOST, TERROR, 1), Gives(HOST, COMBAT, 1))

card("core/shadowed-reef", Gives(CHARACTER & DEEP_ONE, TERROR, 1))

card("core/deep-one-assault", action(destroy(), Choose((CHARACTER | SUPPORT) & COST_AT_MOST_X)))

card(
    "core/pulled-under",
    action(
        destroy(),
        Choose(CHARACTER & ~ANCIENT_ONE & IS_EXHAUSTED),
        cost=ExhaustOne(CHARACTER & with_icon(TERROR, at_least=2)),
    ),
)

card("core/get-it-off", action(destroy(), Choose(ATTACHMENT)))

card(
    "core/sacrificial-offerings",
    action(
        Then(Wound(), ThenChoose(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), opponent=True, may=True)),
        Choose(CHARACTER & OPPONENTS & CAN_BE_WOUNDED),
    ),
)

card("core/touched-by-the-sleeper", action(gain(icons=(2, 0, 0, 0)), Choose(CHARACTER & faction("cthulhu"))))
