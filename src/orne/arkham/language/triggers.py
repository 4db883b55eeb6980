"""What abilities answer: events with a condition, in words, made from selectors."""

from __future__ import annotations

from collections.abc import Callable

from orne.arkham import events
from orne.arkham.abilities import AFTER, WHEN, WOULD, Trigger, Use
from orne.arkham.events import Event
from orne.arkham.numbers import Number
from orne.arkham.rules.skill_test import would_fail
from orne.arkham.selector import Sel
from orne.arkham.skill_test import ONE_TOKEN
from orne.arkham.state import PLAY
from orne.arkham.table import ArkhamTable

__all__ = [
    "HOST_IS_INVESTIGATED", "PHASE_BEGINS", "ROUND_ENDS", "SOMEBODY_LEAVES_HOST", "THIS_ATTACKS", "THIS_ENGAGES",
    "THIS_ENTERS_PLAY", "THIS_HAS_ATTACKED", "THIS_IS_DEFEATED", "THIS_IS_EVADED", "THIS_IS_HURT_BY_ATTACK",
    "THIS_TAKES_HORROR", "TURN_ENDS", "YOUR_TURN_BEGINS", "YOUR_TURN_ENDS", "YOUR_TURN_ENDS_WITH_THIS_IN_HAND",
    "YOU_DEFEAT_ENEMY", "YOU_ENTER_THIS", "YOU_EVADE", "YOU_FAIL", "YOU_INVESTIGATE", "YOU_LEAVE_THIS",
    "YOU_REVEAL_NEGATIVE", "YOU_REVEAL_TOKEN", "YOU_TAKE_DAMAGE", "YOU_TAKE_HORROR", "YOU_WOULD_FAIL",
    "YOU_WOULD_REVEAL_ONE", "after", "after_evading", "at_end", "attacks", "draws", "enters", "fails",
    "game_ends_with", "game_ends_without", "investigates_by", "phase_ends", "plays", "spawns", "when", "would",
    "would_discover",
]  # fmt: skip

Test = Callable[[ArkhamTable, Use, Event], bool]


def after(kind: str, test: Test, text: str) -> Trigger:
    """After an event."""
    return Trigger(AFTER, kind, test, f"after {text}")


def at_end(kind: str, test: Test, of: str) -> Trigger:
    """At the end of a turn, phase or round: once what lasted until then has ended (arkham/basics/1.10)."""
    return Trigger(AFTER, kind, test, f"at the end of {of}")


def when(kind: str, test: Test, text: str) -> Trigger:
    """When an event is about to happen."""
    return Trigger(WHEN, kind, test, f"when {text}")


def would(kind: str, test: Test, text: str) -> Trigger:
    """When an event would happen, before anything that answers to "when" it happens (ahlcg/instead/c)."""
    return Trigger(WOULD, kind, test, f"when {text}")


def _this(g: ArkhamTable, use: Use, event: Event) -> bool:
    return event.subject == use.holder


def _yours(g: ArkhamTable, use: Use, event: Event) -> bool:
    return event.seat == use.seat


def _any(g: ArkhamTable, use: Use, event: Event) -> bool:
    return True


# ---- turns, phases, rounds

YOUR_TURN_BEGINS = after(events.TURN_BEGINS, _yours, "your turn begins")
YOUR_TURN_ENDS = at_end(events.TURN_ENDS, _yours, "your turn")
YOUR_TURN_ENDS_WITH_THIS_IN_HAND = Trigger(
    AFTER, events.TURN_ENDS, _yours, "when your turn ends with this in your hand"
)
TURN_ENDS = at_end(events.TURN_ENDS, _any, "every investigator's turn")
ROUND_ENDS = at_end(events.ROUND_ENDS, _any, "the round")
PHASE_BEGINS = after(events.PHASE_BEGINS, _any, "a phase begins")


def phase_ends(phase: str) -> Trigger:
    """The end of a phase."""
    return at_end(events.PHASE_ENDS, lambda g, use, event: g.phase == phase, f"the {phase} phase")


def game_ends_with(number: Number, words: str) -> Trigger:
    """The end of the game with something left."""
    return when(events.GAME_ENDS, lambda g, use, event: number.of(g, use) > 0, f"the game ends with {words}")


def game_ends_without(number: Number, needed: int, words: str) -> Trigger:
    """The end of the game with too little of something."""
    return when(
        events.GAME_ENDS,
        lambda g, use, event: number.of(g, use) < needed,
        f"the game ends with fewer than {needed} {words}",
    )


# ---- this card

THIS_ENTERS_PLAY = after(events.ENTERS_PLAY, _this, "this card enters play")
THIS_ATTACKS = when(events.ATTACKS, _this, "this attacks")
THIS_HAS_ATTACKED = after(events.ATTACKS, _this, "this attacks")
THIS_IS_EVADED = after(events.EVADED, _this, "this is evaded")
THIS_IS_DEFEATED = when(events.DEFEATED, _this, "this is defeated")
THIS_ENGAGES = after(events.ENGAGES, _this, "this engages you")
THIS_IS_HURT_BY_ATTACK = when(
    events.DAMAGE,
    lambda g, use, event: event.attacker >= 0 and use.holder in event.assigned and event.assigned[use.holder][0] > 0,
    "an enemy's attack deals damage to this card",
)
YOU_ENTER_THIS = after(
    events.ENTERS_LOCATION, lambda g, use, event: event.location == use.holder, "you come to this location"
)
YOU_LEAVE_THIS = when(
    events.LEAVES_LOCATION,
    lambda g, use, event: event.location == use.holder,
    "you would leave this location by moving",
)
SOMEBODY_LEAVES_HOST = when(
    events.LEAVES_LOCATION,
    lambda g, use, event: event.location == g.state.cards[use.holder].host,
    "an investigator leaves the attached location",
)
HOST_IS_INVESTIGATED = after(
    events.INVESTIGATED,
    lambda g, use, event: event.subject == use.card.host,
    "the attached location is successfully investigated",
)

# ---- what you do

YOU_DEFEAT_ENEMY = after(events.DEFEATED, _yours, "you defeat an enemy")
YOU_EVADE = after(events.EVADED, _yours, "you evade an enemy")
YOU_INVESTIGATE = after(events.INVESTIGATED, _yours, "an investigation of yours succeeds")
YOU_TAKE_DAMAGE = after(
    events.DAMAGE, lambda g, use, event: event.seat == use.seat and event.damage > 0, "you take damage"
)
YOU_TAKE_HORROR = after(
    events.DAMAGE, lambda g, use, event: event.seat == use.seat and event.horror > 0, "you take horror"
)
THIS_TAKES_HORROR = after(
    events.DAMAGE,
    lambda g, use, event: event.subject == use.holder and event.assigned[use.holder][1] > 0,
    "horror has been put on this card itself",
)
YOU_FAIL = after(
    events.TEST_ENDS, lambda g, use, event: event.seat == use.seat and not event.test.success, "you fail a test"
)
YOU_WOULD_FAIL = when(
    events.WOULD_FAIL,
    lambda g, use, event: event.seat == use.seat and would_fail(g, event.test),
    "you would fail a test",
)
YOU_REVEAL_TOKEN = when(events.TOKEN_REVEALED, _yours, "you reveal a chaos token")
YOU_REVEAL_NEGATIVE = after(
    events.TOKEN_REVEALED,
    lambda g, use, event: event.seat == use.seat and event.worth < 0,
    "you reveal a token that counts below 0",
)
YOU_WOULD_REVEAL_ONE = when(
    events.TOKEN_WOULD,
    lambda g, use, event: event.seat == use.seat and event.revealing == ONE_TOKEN,
    "you would reveal a token",
)


def investigates_by(margin: int) -> Trigger:
    """An investigation of yours that succeeds well."""
    return after(
        events.INVESTIGATED,
        lambda g, use, event: event.seat == use.seat and event.test.margin >= margin,
        f"an investigation of yours succeeds by {margin} or more",
    )


def fails(kind: str, most: int) -> Trigger:
    """A test of a kind that you fail narrowly."""
    return after(
        events.TEST_ENDS,
        lambda g, use, event: (
            event.seat == use.seat and not event.test.success and event.test.kind == kind and event.test.margin <= most
        ),
        f"you fail by {most} or less to {kind}",
    )


def enters(where: Sel) -> Trigger:
    """An investigator who enters a location."""
    return after(
        events.ENTERS_LOCATION,
        lambda g, use, event: where.test(g, use, event.location),
        f"an investigator enters {where.phrase()}",
    )


def plays(what: Sel) -> Trigger:
    """A card that you play."""
    return after(
        events.PLAYED,
        lambda g, use, event: event.seat == use.seat and what.test(g, use, event.subject),
        f"you play {what.phrase()}",
    )


def draws(what: Sel) -> Trigger:
    """A card of the encounter deck that you draw, as its revelation begins."""
    return when(
        events.REVELATION,
        lambda g, use, event: event.seat == use.seat and what.test(g, use, event.subject),
        f"you draw {what.phrase()}",
    )


def spawns(what: Sel) -> Trigger:
    """An enemy that spawns."""
    return when(events.SPAWNS, lambda g, use, event: what.test(g, use, event.subject), f"{what.phrase()} spawns")


def after_evading(what: Sel) -> Trigger:
    """An enemy that is evaded and still there."""
    return after(
        events.EVADED,
        lambda g, use, event: g.state.cards[event.subject].zone == PLAY and what.test(g, use, event.subject),
        f"{what.phrase()} is evaded",
    )


def attacks(whom: Sel, *, for_damage: bool = False) -> Trigger:
    """An enemy's attack on some investigators."""
    return when(
        events.ATTACKS,
        lambda g, use, event: (
            whom.test(g, use, g.state.investigators[event.seat]) and (not for_damage or event.damage > 0)
        ),
        f"an enemy attacks {whom.phrase()}{' for damage' if for_damage else ''}",
    )


def would_discover(where: Sel) -> Trigger:
    """Clues that you would discover at a location."""
    return would(
        events.DISCOVERS,
        lambda g, use, event: event.seat == use.seat and where.test(g, use, event.subject),
        f"you would discover clues at {where.phrase()}",
    )
