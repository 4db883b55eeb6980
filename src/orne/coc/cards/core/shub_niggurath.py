"""Shub-Niggurath, Core Set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import events
from orne.coc.abilities import (
    AttachTo,
    Cannot,
    Choose,
    Condition,
    CostChange,
    EntersExhausted,
    Gives,
    MustCommit,
    Trigger,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.cards.registry import card
from orne.coc.language.costs import ExhaustThis, Pay, SacrificeOne
from orne.coc.language.effects import (
    Also,
    CancelWound,
    Do,
    Lasting,
    SearchIntoPlay,
    Wound,
    destroy,
    gain,
    ready,
    to_hand,
)
from orne.coc.language.select import (
    AFFECTED,
    CAN_BE_WOUNDED,
    CHARACTER,
    COST_AT_MOST_X,
    HOST,
    IN_DISCARD,
    IN_HAND,
    IS_COMMITTED,
    IS_EXHAUSTED,
    IT,
    SELF,
    SUPPORT,
    YOURS,
    cost_at_most,
    everything,
    faction,
    subtype,
)
from orne.coc.language.triggers import THIS_ENTERS_PLAY, wound_to
from orne.coc.rules import entering, hands
from orne.coc.selector import candidates, exists
from orne.coc.state import HAND
from orne.coc.values import INVESTIGATION

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.events import Event
    from orne.coc.table import CocTable

FACTION = "shub-niggurath"

card("core/shub-niggurath", action(SearchIntoPlay(CHARACTER & subtype("Dark Young")), cost=Pay(3)))


card(
    "core/ygolonac",
    action(Also(ready(), Lasting(MustCommit(AFFECTED, with_this=True), IT)), Choose(CHARACTER), cost=Pay(1)),
)

card(
    "core/priestess-of-bubastis",
    action(Lasting(CostChange(CHARACTER & faction(FACTION), -1, minimum=1, next_only=True)), cost=ExhaustThis()),
)

card("core/slavering-gug", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=Pay(4)))

card("core/forest-sister", disrupt(wound_to(SELF), CancelWound(), cost=Pay(1)))

card(
    "core/ancient-guardian",
    action(ready(), Choose((CHARACTER | SUPPORT) & IS_EXHAUSTED & YOURS), cost=Pay(1)),
)


def _bury_three_cards(g: CocTable, use: Use) -> bool:
    """Put 3 cards of your discard pile under your deck in the order you like (all of them, if there are fewer)."""
    pile = g.state.discard[use.seat]
    number = min(3, len(pile))
    # The text has nobody choose, so as many as there are will do (coc/rule/2.6-up-to/c): an exact number is needed only
    # where a player chooses. The two oldest documents ignore an "if able" that cannot be met (coc/rule/2.3-if-able/c).
    if number < 3 and g.rules.if_able_whole_or_nothing:
        return False
    for left in range(number, 0, -1):
        prompt = f"Put which card under your deck? ({left} to go)"
        hands.to_deck(g, g.choose_card(use.seat, prompt, pile, "bury", use.holder), use, bottom=True)
    return number == 3


card("core/small-ghouls", forced(THIS_ENTERS_PLAY, Do(_bury_three_cards)))

card(
    "core/watcher-of-the-woods",
    EntersExhausted(Condition(lambda g, use: not exists(g, use, SUPPORT & YOURS), "if you control no support card")),
)

card("core/mi-go-scout", Gives(CHARACTER & subtype("Mi-Go"), INVESTIGATION, 1))

card("core/mi-go-warrior", disrupt(wound_to(CHARACTER), CancelWound(), cost=ExhaustThis()))

CHEAP = CHARACTER & cost_at_most(2)


def _bring_a_cheap_character(g: CocTable, use: Use) -> bool:
    """Put a character of printed cost 2 or less into play from your hand or your discard pile."""
    options = []
    seen: set[int] = set()
    for uid in _cheap_characters(g, use):
        held = g.state.cards[uid].zone == HAND
        if held and g.state.cards[uid].kind in seen:
            continue
        if held:
            seen.add(g.state.cards[uid].kind)
        options.append(g.option("put", uid, note="from hand" if held else "from discard pile", value=uid))
    if not options:
        return False
    uid = g.decide(use.seat, "put into play", "Put which character into play?", options, use.holder)
    return entering.put_into_play(g, uid, use.seat, use)


def _cheap_characters(g: CocTable, use: Use) -> list[int]:
    found = [*candidates(g, use, CHEAP & IN_HAND), *candidates(g, use, CHEAP & IN_DISCARD)]
    return [uid for uid in found if entering.entering_refusal(g, uid, use.seat) is None]


def _has_a_cheap_character(g: CocTable, use: Use) -> bool:
    return bool(_cheap_characters(g, use))


card("core/hungry-dark-young", response(THIS_ENTERS_PLAY, Do(_bring_a_cheap_character, _has_a_cheap_character)))


def _you_play_one_of_ours(g: CocTable, use: Use, event: Event) -> bool:
    kind = g.kind(event.subject)
    return event.seat == use.seat and event.origin == HAND and kind.is_character and kind.facts.faction == FACTION


card(
    "core/shadowed-woods",
    response(
        Trigger(events.PLAYED, _you_play_one_of_ours, "after a Shub-Niggurath character is played from your hand"),
        to_hand(),
        Choose(CHARACTER & COST_AT_MOST_X & IN_DISCARD),
        cost=Pay("X"),
    ),
)


def _is_its_controllers_turn(g: CocTable, use: Use) -> bool:
    host = g.state.cards[use.holder].host
    return host >= 0 and g.state.cards[host].controller == g.state.active


card(
    "core/ghoul-taint",
    AttachTo(CHARACTER),
    Cannot(
        "commit",
        HOST,
        Condition(_is_its_controllers_turn, "on its controller's turn"),
        "while it is its controller's turn, the attached character cannot commit",
    ),
)

card("core/altar-of-the-blessed", Gives(CHARACTER & YOURS, "skill", 1))

card("core/regeneration", disrupt(wound_to(CHARACTER & YOURS), CancelWound()))

card("core/burrowing-beneath", action(destroy(), Choose(SUPPORT)))

card("core/horrid-mutation", action(gain(everything(CHARACTER & IS_COMMITTED & YOURS), icons=(1, 0, 0, 0))))

card("core/bred-to-survive", action(gain(everything(CHARACTER & YOURS), keyword="invulnerability")))

card(
    "core/shocking-transformation",
    action(SearchIntoPlay(CHARACTER & ~subtype("Ancient One")), cost=SacrificeOne(CHARACTER)),
)
