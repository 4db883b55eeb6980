"""Miskatonic University, Core Set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import (
    LOSE_ALL,
    AttachTo,
    Choose,
    Condition,
    CostChange,
    Gives,
    GivesStruggle,
    LosesIcons,
    Whenever,
    action,
    forced,
    response,
)
from orne.coc.cards.registry import card
from orne.coc.language.conditions import ENTERED_DISCARD_THIS_PHASE, THIS_IS_COMMITTED, YOUR_OPERATIONS
from orne.coc.language.costs import All, ExhaustThis, Pay, SacrificeThis
from orne.coc.language.effects import (
    Also,
    DiscardCards,
    Do,
    Draw,
    IfOverpaid,
    Lasting,
    PlaceSuccess,
    Then,
    gain,
    ready,
    restore_and_ready,
    return_from_discard,
    uncommit,
)
from orne.coc.language.players import each_player
from orne.coc.language.select import (
    AFFECTED,
    CAN_BE_RESTORED,
    CHARACTER,
    COST_AT_MOST_X,
    IS_COMMITTED,
    IS_EXHAUSTED,
    IS_INSANE,
    IT,
    STORY,
    THEM,
    YOURS,
    everything,
    subtype,
)
from orne.coc.language.triggers import (
    THIS_ENTERS_PLAY,
    THIS_ENTERS_YOUR_DISCARD_FROM_PLAY,
    THIS_IS_RESTORED,
    YOU_COMMIT_THIS,
)
from orne.coc.rules import entering, hands, lasting, leaving, paying
from orne.coc.selector import Sel
from orne.coc.state import DISCARD, NOWHERE, LastingEffect
from orne.coc.values import INVESTIGATION, STRUGGLE_NAMES

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

# Nothing is said of being able, so both discard or nobody does (coc/faq/no-if-able-must-resolve-whole). What follows
# "then" is not asked before the ability is used (coc/faq/small-price-to-pay/a): one may draw against an empty hand.
DRAW_THEN_ALL_DISCARD = Then(Draw(), each_player(DiscardCards()))

# Wilmarth's choice is made once, when he becomes committed, and is forgotten when he is committed there no more.

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
    "core/professor-albert-wilmarth",
    Whenever(Condition(_choice_is_due, "this card is committed to a story"), Do(_choose_struggle)),
    GivesStruggle(
        HIS_STORY, _chosen_struggle, -1, "while it is committed there, that story has one such struggle less"
    ),
)

card("core/dr-ali-kafour", response(YOU_COMMIT_THIS, Draw()))

card("core/steve-clarney", Gives(CHARACTER, "toughness", LOSE_ALL, while_=THIS_IS_COMMITTED))


def _return_the_fallen(g: CocTable, use: Use) -> bool:
    """Put into play, each for its owner, all characters that entered a discard pile this phase."""
    # No word of control: cards that bring in another player's for you say so, hence each comes to its owner.
    complete = True
    fallen = _fallen(g, 0), _fallen(g, 1)
    for seat in (g.state.active, 1 - g.state.active):
        for uid in leaving.in_controllers_order(g, fallen[seat], "Which character enters play first?"):
            complete = entering.put_into_play(g, uid, seat, use) and complete
    return complete


def _fallen(g: CocTable, seat: int) -> list[int]:
    """The characters that entered a player's discard pile this phase."""
    cards, phase = g.state.cards, g.state.phase_number
    return [uid for uid in g.state.discard[seat] if g.kind(uid).is_character and cards[uid].entered == phase]


def _some_may_return(g: CocTable, use: Use) -> bool:
    return any(entering.entering_refusal(g, uid, seat) is None for seat in (0, 1) for uid in _fallen(g, seat))


card(
    "core/professor-nathaniel-peaslee",
    response(THIS_ENTERS_YOUR_DISCARD_FROM_PLAY, Do(_return_the_fallen, _some_may_return), cost=Pay(2)),
)

INVESTIGATORS = CHARACTER & subtype("Investigator")

card(
    "core/anthropology-advisor",
    CostChange(INVESTIGATORS, -1),
    Gives(INVESTIGATORS & YOURS, INVESTIGATION, 1),
)

card(
    "core/visiting-author",
    action(return_from_discard(), cost=Pay(1), zone=DISCARD, during=ENTERED_DISCARD_THIS_PHASE),
)

card("core/mad-genius", response(THIS_IS_RESTORED, PlaceSuccess(), Choose(STORY)))


def _rearrange_a_deck(g: CocTable, use: Use) -> bool:
    """Look at the three top cards of a player's deck, put one on its bottom and the others back on top in any order."""
    seat = use.seat
    options = [g.option("your deck", value=seat), g.option("opponent's deck", value=1 - seat)]
    owner = g.decide(seat, "deck", "Look at whose deck?", options, use.holder)
    top = hands.look_at_top(g, seat, owner, 3)
    if not top:
        return False
    down = g.choose_card(seat, "Put which card on the bottom?", top, "bottom", use.holder)
    top.remove(down)
    hands.to_deck(g, down, use, bottom=True, known=1 << seat)
    hands.put_back_in_order(g, seat, owner, top, use)
    return True


card("core/strange-librarian", action(Do(_rearrange_a_deck), cost=ExhaustThis(named=True)))


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


card("core/itinerant-scholar", action(Do(_move_drain_token, _a_drain_token_can_move), cost=SacrificeThis()))

card("core/natural-philosopher", forced(THIS_ENTERS_PLAY, DRAW_THEN_ALL_DISCARD))

card("core/student-archaeologist", response(THIS_IS_RESTORED, DRAW_THEN_ALL_DISCARD))

card(
    "core/celaeno-fragments",
    action(uncommit(), Choose(CHARACTER & IS_COMMITTED & COST_AT_MOST_X), cost=All(ExhaustThis(), Pay("X"))),
)

card("core/open-for-inspection", AttachTo(STORY))

card(
    "core/atwood-science-hall",
    Gives(
        CHARACTER & YOURS,
        "skill",
        lambda g, use, uid: values.icons(g, uid, INVESTIGATION),
        amount_text="+1 {} for each Investigation icon they have",
    ),
)

card(
    "core/binding",
    action(
        Lasting(LosesIcons(AFFECTED), IT),
        Choose(CHARACTER),
    ),
)

card("core/feast-or-famine", action(Then(Draw(2), each_player(DiscardCards()))))

card("core/restless-and-wary", action(ready(everything(CHARACTER & IS_EXHAUSTED))))

card(
    "core/dr-carsons-treatment",
    action(
        Also(restore_and_ready(THEM), IfOverpaid(gain(THEM, icons=(0, 2, 0, 0)))),
        Choose(CHARACTER & IS_INSANE & CAN_BE_RESTORED, 2, up_to=True),
    ),
)

card("core/unearthing-the-ancients", action(Draw(3), during=YOUR_OPERATIONS))
