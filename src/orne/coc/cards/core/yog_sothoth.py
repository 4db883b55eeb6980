"""Yog-Sothoth, Core Set."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from orne.coc import state as zones
from orne.coc import values
from orne.coc.abilities import (
    Cannot,
    Choose,
    Condition,
    CostChange,
    Gives,
    GivesAbility,
    ValueIs,
    action,
    forced,
)
from orne.coc.cards.registry import card
from orne.coc.language.conditions import THIS_IS_COMMITTED, YOUR_OPERATIONS, YOUR_TURN
from orne.coc.language.costs import All, ExhaustThis, Pay
from orne.coc.language.effects import Do, Lasting, Verb, Wound, put_into_play, return_to_hand
from orne.coc.language.select import (
    CARD,
    CHARACTER,
    COST_AT_MOST_X,
    HOST,
    IN_DISCARD,
    IS_COMMITTED,
    IS_EXHAUSTED,
    OTHER,
    SELF,
    YOURS,
    Ref,
    chosen,
    everything,
)
from orne.coc.language.triggers import (
    THIS_ENTERS_PLAY,
    THIS_ENTERS_YOUR_DISCARD_FROM_PLAY,
)
from orne.coc.rules import attaching, entering, hands, leaving
from orne.coc.selector import IN_ANY_DISCARD, Sel, candidates, exists, meant_refusal
from orne.coc.values import COMBAT
from orne.kernel.decision import Option

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def _spells_in_your_discard(g: CocTable, use: Use, uid: int) -> int:
    return -sum(values.has_subtype(g, each, "Spell") for each in g.state.discard[use.seat])


card(
    "core/yog-sothoth",
    CostChange(
        SELF,
        _spells_in_your_discard,
        minimum=1,
        own=True,
        amount_text="1 less for each Spell among your discarded cards",
    ),
)


def _sacrifice_a_resource(g: CocTable, use: Use) -> bool:
    """Sacrifice one of your resources, if able."""
    state = g.state
    options: list[Option] = []
    for index, domain in enumerate(state.domains[use.seat]):
        alike = {state.cards[uid].kind: uid for uid in reversed(domain.resources)}
        options += [g.option("sacrifice", uid, note=f"domain {index + 1}", value=uid) for uid in alike.values()]
    if not options:
        return False
    uid = g.decide(use.seat, "sacrifice", "Which resource do you sacrifice?", options, use.holder)
    leaving.discard_resource(g, uid, use, "sacrificed")
    return True


card("core/servant-from-out-of-time", forced(THIS_ENTERS_PLAY, Do(_sacrifice_a_resource)))


def _your_cultists(g: CocTable, use: Use, uid: int) -> int:
    return sum(values.has_subtype(g, each, "Cultist") for each in g.index.characters[use.seat])


card("core/son-of-yeb", Gives(SELF, COMBAT, _your_cultists, amount_text="+1 {} for each Cultist character you control"))

card("core/living-mummy", forced(THIS_ENTERS_YOUR_DISCARD_FROM_PLAY, Wound(everything(CHARACTER))))

card("core/fishers-from-outside", forced(THIS_ENTERS_PLAY, return_to_hand(), Choose(CHARACTER & IS_EXHAUSTED)))

card("core/cannibal-ghast", Cannot("commit", SELF, while_=YOUR_TURN, words="this card cannot commit on your turn"))

card("core/spell-bound-shoggoth", Gives(CHARACTER & OTHER, "skill", -1))


def _at_its_story(g: CocTable, use: Use) -> list[int]:
    # The story it was at when the ability was used, wherever it is by now.
    return [uid for side in g.index.committed.get(use.card.story, ()) for uid in side]


card(
    "core/guardian-elder-thing",
    GivesAbility(
        SELF,
        action(Wound(Ref(_at_its_story, "everybody committed to that story")), cost=Pay(2)),
        while_=THIS_IS_COMMITTED,
    ),
)

ANOTHER_CHARACTER = CHARACTER & OTHER


def _attach_itself(g: CocTable, use: Use) -> bool:
    """Attach this card to another character; it is then an Attachment support card."""
    cards = candidates(g, use, ANOTHER_CHARACTER)
    if use.me < 0 or not cards:
        return False
    no = partial(meant_refusal, g, use, ANOTHER_CHARACTER)
    host = g.choose_card(use.seat, "Which character is it attached to?", cards, "attach to", use.holder, no)
    return attaching.attach_by_effect(g, use.me, host, use)


def _unattach_itself(g: CocTable, use: Use) -> bool:
    """Take this card off its host; it is a character again."""
    return attaching.unattach(g, use.holder, use)


card(
    "core/hound-of-tindalos",
    action(Do(_attach_itself, lambda g, use: use.me >= 0 and exists(g, use, ANOTHER_CHARACTER))),
    Gives(HOST, "skill", -4, attached=True),
    action(Do(_unattach_itself), cost=Pay(1), zone=zones.ATTACHED),
)


def _yog_sothoth_characters(g: CocTable, use: Use, uid: int) -> int:
    return sum(values.faction(g, each) == "yog-sothoth" for side in g.index.characters for each in side)


card(
    "core/disciple-of-the-gate",
    ValueIs("skill", _yog_sothoth_characters, "the number of Yog-Sothoth characters in play"),
)

card("core/forbidden-shrine", Gives(CHARACTER & YOURS & IS_COMMITTED, "skill", 1))


def _mill_x(g: CocTable, use: Use) -> bool:
    """Make a player of your choice discard the top X cards of his deck."""
    picks = [g.option("your deck", value=use.seat), g.option("opponent's deck", value=1 - use.seat)]
    seat = g.decide(use.seat, "deck", "From whose deck are the cards discarded?", picks, use.holder)
    return leaving.discard_from_deck(g, seat, use.x, use) == use.x


card("core/blackmoor-estate", action(Do(_mill_x, lambda g, use: use.x > 0), cost=All(ExhaustThis(), Pay("X"))))


def _arrange_top_five(g: CocTable, use: Use) -> bool:
    """Look at the top 5 of your deck; if you overpaid, you may take one to hand; put the rest back in any order."""
    seat = use.seat
    top = hands.look_at_top(g, seat, seat, 5)
    if use.overpaid >= 1:
        alike = {g.state.cards[uid].kind: uid for uid in reversed(top)}
        picks = [g.option("take", uid, value=uid) for uid in alike.values()]
        picks.append(g.option("none", value=-1))
        taken = g.decide(seat, "take", "Put one of these cards into your hand?", picks, use.holder)
        if taken >= 0:
            top.remove(taken)
            hands.to_hand(g, taken, use, reveal=False)
    hands.put_back_in_order(g, seat, seat, top, use)
    return True


card("core/journey-to-the-other-side", action(Do(_arrange_top_five)))

# ---- from discard piles


def _may_enter(g: CocTable, use: Use, uid: int) -> bool:
    owner = g.state.cards[uid].owner
    return not g.rules.cannot_forbids_targeting or entering.entering_refusal(g, uid, owner) is None


MAY_ENTER = Sel(_may_enter, no=lambda g, use, uid: entering.entering_refusal(g, uid, g.state.cards[uid].owner))
"""Nothing, such as uniqueness, keeps it out of play under its owner's control."""

IN_OPPONENTS_DISCARD = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == zones.DISCARD and g.state.cards[uid].owner != use.seat,
    after=("in an opponent's discard pile",),
    place=IN_ANY_DISCARD,
)


def _one_pile_is_enough(other: Sel) -> Condition:
    # The oldest document can be read so (coc/example/1.9-opening-the-limbo-gate).
    what = CHARACTER & other & MAY_ENTER
    return Condition(
        lambda g, use: not g.rules.limbo_gate_needs_every_pile and exists(g, use, what), "if another pile has one"
    )


def _for_its_owner(g: CocTable, uid: int, use: Use) -> bool:
    # The text gives nobody control, as those that take an opponent's card do, so each enters for its owner.
    return entering.put_into_play(g, uid, g.state.cards[uid].owner, use)


card(
    "core/opening-the-limbo-gate",
    action(
        Verb("put {} into play under their owners' control", _for_its_owner, chosen(0) + chosen(1)),
        Choose(CHARACTER & IN_DISCARD & MAY_ENTER, may_lack=_one_pile_is_enough(IN_OPPONENTS_DISCARD)),
        Choose(CHARACTER & IN_OPPONENTS_DISCARD & MAY_ENTER, may_lack=_one_pile_is_enough(IN_DISCARD)),
        during=YOUR_OPERATIONS,
    ),
)


def _opponent_sacrifices(g: CocTable, use: Use) -> bool:
    """An opponent sacrifices a character he controls, if able."""
    # It must be made if it can be: should one escape, another goes (coc/rule/2.13-paying-costs/g).
    tried: list[int] = []
    while theirs := [uid for uid in g.index.characters[1 - use.seat] if uid not in tried]:
        uid = g.choose_card(1 - use.seat, "Which character do you sacrifice?", theirs, "sacrifice", use.holder)
        if leaving.sacrifice(g, [uid], use):
            return True
        tried.append(uid)
    return False


card("core/a-single-glimpse", action(Do(_opponent_sacrifices), during=YOUR_OPERATIONS))


def _take_back(g: CocTable, uid: int, use: Use) -> bool:
    hands.to_hand(g, uid, use)
    return True


card(
    "core/gathering-at-the-stones",
    action(Verb("take {} into your hand", _take_back), Choose(CARD & IN_DISCARD), during=YOUR_OPERATIONS),
)

card(
    "core/unspeakable-resurrection",
    action(put_into_play(), Choose(CHARACTER & IN_DISCARD & COST_AT_MOST_X & MAY_ENTER)),
)


card("core/dampen-light", action(Lasting(CostChange(CARD, 1, yours=False))))
