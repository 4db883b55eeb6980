"""Neutral cards and the conspiracy, Core Set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import AttachTo, Blanks, Choose, Gives, GivesStruggle, action, forced, response
from orne.coc.cards.registry import card
from orne.coc.language.conditions import THIS_IS_COMMITTED
from orne.coc.language.costs import All, ExhaustThis, Pay, SacrificeThis
from orne.coc.language.effects import Do, Draw, Lasting, Then, Verb, Wound, destroy, restore_and_ready
from orne.coc.language.gaining import STRUGGLE
from orne.coc.language.procedures import SacrificeIt
from orne.coc.language.select import (
    AFFECTED,
    ATTACHMENT,
    CAN_BE_RESTORED,
    CAN_BE_WOUNDED,
    CHARACTER,
    COMMITTED_TO_THIS,
    HOST,
    IS_INSANE,
    IT,
    OPPONENTS,
    SELF,
    STORY,
    SUPPORT,
    YOURS,
    everything,
    too_skilled,
)
from orne.coc.language.triggers import (
    THIS_ENTERS_A_DISCARD_FROM_PLAY,
    THIS_ENTERS_YOUR_DISCARD_FROM_PLAY,
    THIS_IS_WOUNDED,
    you_win,
)
from orne.coc.rules import domains, hands, success
from orne.coc.rules.moving import attach_resource
from orne.coc.selector import IN_ANY_DISCARD, Sel
from orne.coc.state import DISCARD, PLAY
from orne.coc.values import COMBAT, TERROR

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

IN_DISCARDS = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == DISCARD, after=("in all discard piles",), place=IN_ANY_DISCARD
)


def _to_owners_hand(g: CocTable, uid: int, use: Use) -> bool:
    hands.to_hand(g, uid, use)
    return True


card(
    "core/mystic-bounty-hunter",
    action(
        Verb("return {} to their owners' hands", _to_owners_hand, everything(ATTACHMENT & IN_DISCARDS)),
        cost=SacrificeThis(),
    ),
)


def _two_for_each_weaker(g: CocTable, use: Use, uid: int) -> int:
    # Any story counts: the text does not say "that story", as other cards do where they mean it.
    mine = values.skill(g, uid)
    theirs = [other for sides in g.index.committed.values() for other in sides[1 - use.seat]]
    return 2 * sum(values.skill(g, other) < mine for other in theirs)


card(
    "core/freelance-agent",
    Gives(
        SELF,
        COMBAT,
        _two_for_each_weaker,
        THIS_IS_COMMITTED,
        "+2 {} for each committed character of your opponent with less skill",
    ),
)

card("core/45-pistols", AttachTo(CHARACTER), Gives(HOST, COMBAT, 1))

card("core/political-demonstration", response(you_win(by=2), destroy(), Choose(SUPPORT)))


def _gain_a_domain(g: CocTable, use: Use) -> bool:
    """Gain a domain (the top card of your deck becomes it, face down)."""
    return domains.gain_domain(g, use.seat, use)


card("core/overzealous-initiate", action(Do(_gain_a_domain), cost=SacrificeThis()))

card(
    "core/arkham-asylum",
    action(restore_and_ready(), Choose(CHARACTER & IS_INSANE & CAN_BE_RESTORED), cost=Pay(1)),
)


def _move_a_token_across(g: CocTable, use: Use) -> bool:
    """Move a success token from either side of a story to that story's other side."""
    # "Another" is read as the other side of the same story, not as another story.
    options = [
        g.option("move", story, note=f"to player {2 - seat}", value=(seat, story))
        for story in g.state.row
        for seat in (0, 1)
        if g.state.cards[story].success[seat]
    ]
    if not options:
        return False
    seat, story = g.decide(use.seat, "move token", "Move which success token?", options, use.holder)
    return success.move_across(g, seat, story, use)


def _there_is_a_token(g: CocTable, use: Use) -> bool:
    return any(any(g.state.cards[story].success) for story in g.state.row)


card("core/moving-the-scenery", response(you_win(by=2), Do(_move_a_token_across, _there_is_a_token)))


def _skill_of_this(g: CocTable, use: Use) -> int:
    """The skill this card has, or had as the wound destroyed it."""
    event = use.event
    if event is not None and event.skill is not None and g.state.cards[use.holder].zone != PLAY:
        return event.skill
    return values.skill(g, use.holder)


def _is_weaker(g: CocTable, use: Use, uid: int) -> bool:
    """Once it is chosen, a target stands though this card has gone (coc/faq/chess-prodigy-naming/b)."""
    if use.locked and g.state.cards[use.holder].obj != use.card.obj:
        return True
    return values.skill(g, uid) < _skill_of_this(g, use)


WEAKER = Sel(
    _is_weaker,
    after=("with less skill than this card",),
    no=lambda g, use, uid: too_skilled(g, uid, _skill_of_this(g, use) - 1),
)

card(
    "core/military-advisor",
    response(THIS_IS_WOUNDED, Wound(), Choose(CHARACTER & WEAKER & CAN_BE_WOUNDED), cost=Pay(2)),
)

HIS_OWN = Sel(OPPONENTS.test, after=("he controls",))

card(
    "core/serpent-from-yoth",
    forced(
        THIS_ENTERS_YOUR_DISCARD_FROM_PLAY,
        SacrificeIt(CHARACTER & HIS_OWN),
        Choose(CHARACTER & HIS_OWN, opponent_chooses=True),
    ),
)


def _return_from_discard(g: CocTable, use: Use) -> bool:
    """Return this card to its owner's hand."""
    if g.state.cards[use.holder].zone != DISCARD:
        return False
    return _to_owners_hand(g, use.holder, use)


card(
    "core/tcho-tcho-talisman",
    AttachTo(CHARACTER & YOURS),
    Gives(HOST, TERROR, 2),
    response(
        THIS_ENTERS_A_DISCARD_FROM_PLAY,
        Do(_return_from_discard, lambda g, use: g.state.cards[use.holder].zone == DISCARD),
        cost=Pay(1),
    ),
)


card(
    "core/inside-information",
    action(Lasting(GivesStruggle(AFFECTED, None, -1), IT, naming=STRUGGLE), Choose(STORY)),
)


def _open_a_story(g: CocTable, use: Use) -> bool:
    """Put a success token on your side of a story where nobody has one."""
    stories = _empty_stories(g, use)
    if not stories:
        return False
    story = g.choose_card(use.seat, "Place a success token on which story?", stories, "place", use.holder)
    return success.place(g, use.seat, story, use)


def _empty_stories(g: CocTable, use: Use) -> list[int]:
    return [story for story in g.state.row if g.state.cards[story].success == (0, 0)]


def _a_story_is_empty(g: CocTable, use: Use) -> bool:
    return bool(_empty_stories(g, use))


card("core/dabbler-in-the-unknown", action(Do(_open_a_story, _a_story_is_empty), cost=SacrificeThis()))

card("core/gentlemans-club", action(Draw(), cost=All(ExhaustThis(), Pay(2))))


def _attach_the_next_card(g: CocTable, use: Use) -> bool:
    """Attach the next card of your deck to it as a resource."""
    deck = g.state.deck[use.seat]
    if not deck:
        return False
    attach_resource(g, deck[-1], use.seat, len(g.state.domains[use.seat]) - 1)
    return True


card("core/eldritch-nexus", action(Then(Do(_gain_a_domain), Do(_attach_the_next_card))))

card("core/the-bootleg-whiskey-cover-up", Blanks(CHARACTER & COMMITTED_TO_THIS))
