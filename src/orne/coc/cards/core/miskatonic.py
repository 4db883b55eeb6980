"""Miskatonic University, Core Set."""

from __future__ import annotations

from orne.coc import values
from orne.coc.facts import STRUGGLE_NAMES
from orne.coc.language import *
from orne.coc.rules import lasting, paying
from orne.coc.state import NOWHERE, LastingEffect

card = cards_of("core")

# Nothing is said of being able, so both discard or nobody does (coc/faq/no-if-able-must-resolve-whole). What follows
# "then" is not asked before the ability is used (coc/faq/small-price-to-pay/a): one may draw against an empty hand.
ALL_DISCARD = each_player(DiscardCards())

# Wilmarth's choice is made once, when the character becomes committed, and is forgotten when that ends.

CHOICE = "chosen struggle"


def _choice(g: CocTable, use: Use) -> LastingEffect | None:
    """The struggle chosen for this card, with the story it was chosen at."""
    mine = ((use.holder, g.state.cards[use.holder].obj),)
    return next((each for each in g.state.lasting if each.kind == CHOICE and each.targets == mine), None)


def _choice_is_due(g: CocTable, use: Use) -> bool:
    story = g.state.cards[use.holder].story
    choice = _choice(g, use)
    if choice is not None:
        return bool(choice.value[0] != story)
    return story != NOWHERE and bool(values.struggles(g, story))


def _choose_struggle(g: CocTable, use: Use) -> bool:
    """Choose one of that story's struggles."""
    old = _choice(g, use)
    if old is not None:
        lasting.end(g, old)
    story = g.state.cards[use.holder].story
    if story != NOWHERE:
        kinds = dict.fromkeys(values.struggles(g, story))
        options = [g.option("lose", note=STRUGGLE_NAMES[kind], value=kind) for kind in kinds]
        if options:
            kind = g.decide(use.seat, "struggle", "Which struggle does the story lose?", options, use.holder)
            lasting.last(g, CHOICE, [use.holder], (story, kind), use)
    return True


def _chosen_struggle(g: CocTable, use: Use, story: int) -> int:
    """The struggle a story loses, or -1."""
    choice = _choice(g, use)
    return int(choice.value[1]) if choice is not None and choice.value[0] == story else -1


HIS_STORY = Sel(lambda g, use, uid: uid == g.state.cards[use.holder].story, "its story")

card(
    "professor-albert-wilmarth",
    Whenever(Condition(_choice_is_due, "this card is committed to a story"), Do(_choose_struggle, about=NOTHING)),
    GivesStruggle(
        HIS_STORY, _chosen_struggle, -1, "while it is committed there, that story has one such struggle less"
    ),
)

card("dr-ali-kafour", response(YOU_COMMIT_THIS, Draw()))

card("steve-clarney", Gives(CHARACTER, "toughness", LOSE_ALL, while_=THIS_IS_COMMITTED))

# No word of control: cards that bring in another player's for you say so, hence each comes to its owner.
card(
    "professor-nathaniel-peaslee",
    response(
        THIS_ENTERS_YOUR_DISCARD_FROM_PLAY,
        put_into_play_for_owner(everything(CHARACTER & IN_DISCARDS & ENTERED_THIS_PHASE)),
        cost=Pay(2),
    ),
)

INVESTIGATORS = CHARACTER & subtype("Investigator")

card("anthropology-advisor", CostChange(INVESTIGATORS, -1), Gives(INVESTIGATORS & YOURS, INVESTIGATION, 1))

card("visiting-author", action(return_from_discard(), cost=Pay(1), zone=DISCARD, during=ENTERED_DISCARD_THIS_PHASE))

card("mad-genius", response(THIS_IS_RESTORED, PlaceSuccess(), Choose(STORY)))

card("strange-librarian", action(LookAtTop(3, "bottom", whose="a player's"), cost=ExhaustThis(named=True)))


def _move_drain_token(g: CocTable, use: Use) -> bool:
    """Move the drain token of one of your domains to any player's undrained domain."""
    seat = use.seat
    drained = [index for index, domain in enumerate(g.state.domains[seat]) if domain.drained]
    free = [
        (who, index)
        for who in (seat, 1 - seat)
        for index, domain in enumerate(g.state.domains[who])
        if not domain.drained
    ]
    if not drained or not free:
        return False
    picks = [g.option("from", note=f"domain {index + 1}", value=index) for index in drained]
    source = g.decide(seat, "domain", "Take the drain token from which domain?", picks, use.holder)
    whose = {seat: "your", 1 - seat: "opponent's"}
    picks = [g.option("to", note=f"{whose[who]} domain {index + 1}", value=(who, index)) for who, index in free]
    who, index = g.decide(seat, "domain", "Put the drain token on which domain?", picks, use.holder)
    paying.refresh(g, seat, source)
    paying.drain(g, who, index, use)
    return True


def _a_drain_token_can_move(g: CocTable, use: Use) -> bool:
    mine, theirs = g.state.domains[use.seat], g.state.domains[1 - use.seat]
    return any(domain.drained for domain in mine) and not all(domain.drained for domain in (*mine, *theirs))


card(
    "itinerant-scholar",
    action(Do(_move_drain_token, _a_drain_token_can_move, about=NOTHING), cost=SacrificeThis()),
)

card("natural-philosopher", forced(THIS_ENTERS_PLAY, Then(Draw(), ALL_DISCARD)))

card("student-archaeologist", response(THIS_IS_RESTORED, Then(Draw(), ALL_DISCARD)))

card(
    "celaeno-fragments",
    action(uncommit(), Choose(CHARACTER & IS_COMMITTED & COST_AT_MOST_X), cost=All(ExhaustThis(), Pay("X"))),
)

card("open-for-inspection", AttachTo(STORY))

card("atwood-science-hall", Gives(CHARACTER & YOURS, "skill", icons_of_each(INVESTIGATION)))

card("binding", action(Lasting(LosesIcons(AFFECTED), IT), Choose(CHARACTER)))

card("feast-or-famine", action(Then(Draw(2), ALL_DISCARD)))

card("restless-and-wary", action(ready(everything(CHARACTER & IS_EXHAUSTED))))

card(
    "dr-carsons-treatment",
    action(
        Also(restore_and_ready(THEM), IfOverpaid(gain(THEM, icons=(0, 2, 0, 0)))),
        Choose(CHARACTER & IS_INSANE & CAN_BE_RESTORED, 2, up_to=True),
    ),
)

card("unearthing-the-ancients", action(Draw(3), during=YOUR_OPERATIONS))
