"""Conditions for restrictions, passives and choices."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.abilities import Condition
from orne.arkham.facts import SKILLS
from orne.arkham.registry import facts_of
from orne.arkham.rules import clues, locations
from orne.arkham.selector import Sel, exists
from orne.kernel.limits import Limit

__all__ = [
    "CLUES_ARE_HERE", "DURING_YOUR_TURN", "FAILURE_IS_NOT_AUTOMATIC", "NO_CLUES_HERE", "NO_HORROR_LEFT",
    "NO_OTHER_ENEMY_ENGAGED", "ONCE_FOR_THE_GROUP", "ONCE_PER_GAME", "ONCE_PER_PHASE", "ONCE_PER_ROUND",
    "ONCE_PER_TEST", "ONCE_PER_TURN", "TURN_OF_SOMEBODY_HERE", "TWICE_PER_ROUND", "WHILE_CONTROLLED",
    "WHILE_ENGAGED", "WHILE_IT_HAS_HORROR", "YOU_ARE_HERE", "YOU_HAVE_NO_CLUES", "Condition", "Limit", "in_a",
    "in_test_of", "remaining_sanity_at_most", "succeed_by", "there_is", "unless_all_clues", "while_there_is",
    "you_control",
]  # fmt: skip

ONCE_PER_TEST = Limit(1, "test", False)
ONCE_PER_PHASE = Limit(1, "phase", False)
ONCE_PER_TURN = Limit(1, "turn", False)
ONCE_PER_ROUND = Limit(1, "round", False)
TWICE_PER_ROUND = Limit(2, "round", False)
ONCE_PER_GAME = Limit(1, "game", False)
ONCE_FOR_THE_GROUP = Limit(1, "group game", False)

DURING_YOUR_TURN = Condition(lambda g, use: g.in_turn(use.seat), "during your turn")
TURN_OF_SOMEBODY_HERE = Condition(
    lambda g, use: any(g.in_turn(seat) for seat in g.investigators_at(g.state.place[use.seat])),
    "during the turn of an investigator at your location",
)
NO_CLUES_HERE = Condition(
    lambda g, use: not g.state.cards[g.state.place[use.seat]].clues, "while your location has no clues"
)
CLUES_ARE_HERE = Condition(
    lambda g, use: g.state.cards[g.state.place[use.seat]].clues > 0, "while a clue lies on your location"
)
YOU_HAVE_NO_CLUES = Condition(lambda g, use: clues.clues_of(g, use.seat) == 0, "if you have no clues")
YOU_ARE_HERE = Condition(lambda g, use: g.state.place[use.seat] == use.holder, "while you are here")
NO_OTHER_ENEMY_ENGAGED = Condition(
    lambda g, use: g.test is not None and values.engaged_with(g, g.test.seat) == [g.test.target],
    "if it alone is engaged with you",
)
NO_HORROR_LEFT = Condition(lambda g, use: not g.state.cards[use.holder].horror, "if it has no horror left")
WHILE_IT_HAS_HORROR = Condition(lambda g, use: g.state.cards[use.holder].horror > 0, "while it has horror")
WHILE_CONTROLLED = Condition(lambda g, use: use.card.controller >= 0, "while you control this card")
WHILE_ENGAGED = Condition(lambda g, use: use.seat >= 0, "while this is engaged with you")
FAILURE_IS_NOT_AUTOMATIC = Condition(
    lambda g, use: g.test is not None and g.test.automatic is None, "the failure is not automatic"
)


def in_test_of(skill: int) -> Condition:
    """During one's own test of a skill."""
    return Condition(
        lambda g, use: g.test is not None and g.test.seat == use.seat and g.test.skill == skill,
        f"during your {SKILLS[skill]} test",
    )


def in_a(kind: str) -> Condition:
    """In a test of a kind: fight, evade, investigate."""
    return Condition(lambda g, use: g.test is not None and g.test.kind == kind, f"in an attempt to {kind}")


def succeed_by(margin: int) -> Condition:
    """A test under way has succeeded by so much."""
    return Condition(
        lambda g, use: g.test is not None and g.test.success and g.test.margin >= margin,
        f"if you succeed by {margin} or more",
    )


def there_is(what: Sel) -> Condition:
    """Some card is there."""
    return Condition(lambda g, use: exists(g, use, what), f"there is {what.phrase()}")


def while_there_is(what: Sel) -> Condition:
    """As long as some card is there."""
    return Condition(lambda g, use: exists(g, use, what), f"while there is {what.phrase()}")


def you_control(what: Sel) -> Condition:
    """You control some card."""
    return Condition(
        lambda g, use: any(what.test(g, use, uid) for uid in values.assets(g, use.seat)),
        f"if you control {what.phrase()}",
    )


def remaining_sanity_at_most(most: int) -> Condition:
    """The investigator whom a card is engaged with has little sanity left."""
    return Condition(
        lambda g, use: use.seat >= 0 and values.remaining_sanity(g, g.state.investigators[use.seat]) <= most,
        f"while engaged with an investigator of {most} or less remaining sanity",
    )


def unless_all_clues(card_id: str) -> Condition:
    """For a ban that holds until a location is searched through."""
    facts = facts_of(card_id)
    title = facts.title if facts is not None else card_id
    return Condition(
        lambda g, use: not locations.all_clues_discovered(g, locations.by_title(g, card_id)),
        f"unless all clues of {title} have been discovered",
    )
