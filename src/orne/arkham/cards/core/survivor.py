"""The Survivor cards of the core set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import EVADE, INVESTIGATE, Committed, Condition, Effect, Use, action, event, free, reaction
from orne.arkham.cards.registry import card
from orne.arkham.facts import AGILITY, WILLPOWER
from orne.arkham.language.effects import (
    ANOTHER,
    CLUE_HERE,
    DURING_YOUR_TURN,
    EVADABLE,
    FIGHTS,
    NOT_ELITE,
    Discard,
    Exhaust,
    Resources,
    after,
    boost,
    discover,
    draw,
    effect,
    enemies_here,
    enemy_refusal,
    fight_with,
    if_revealed,
    last,
    testing,
    to_hand,
    when,
)
from orne.arkham.rules import damage, drawing, enemies, locations
from orne.arkham.rules.chaos import AUTO_FAIL, SKULL
from orne.arkham.rules.moving import discard, into_encounter_deck
from orne.arkham.rules.skill_test import no_tokens, would_fail
from orne.arkham.state import PLAY
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.events import Event
    from orne.arkham.rules.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable

card("core/leather-coat")
card(
    "core/dig-deep",
    free(boost(WILLPOWER), Resources(1), during=testing(WILLPOWER)),
    free(boost(AGILITY), Resources(1), during=testing(AGILITY)),
)

# ---- items


def items_discarded(g: ArkhamTable, use: Use) -> list[int]:
    """The Items in an investigator's discard pile; cards committed to the present test are not there yet."""
    return [uid for uid in g.state.discard[use.seat] if values.has_trait(g, uid, "Item")]


@effect
def salvage(g: ArkhamTable, use: Use) -> None:
    """Take an Item from your discard pile into your hand."""
    items = items_discarded(g, use)
    if items:
        to_hand(g, g.choose_card(use.seat, "Which Item do you take?", items, "take", use.holder))


card(
    "core/scavenging",
    reaction(
        after(
            events.INVESTIGATED,
            lambda g, use, event: event.seat == use.seat and event.test.margin >= 2,
            "an investigation of yours succeeds by 2 or more",
        ),
        salvage,
        Exhaust(),
        possible=Condition(lambda g, use: bool(items_discarded(g, use)), "an Item is in your discard pile"),
    ),
)


def break_after(g: ArkhamTable, use: Use, test: SkillTest) -> None:
    """Let the weapon be discarded once the attack has resolved."""

    def shatter(g: ArkhamTable, test: SkillTest) -> None:
        if g.state.cards[use.holder].obj == use.card.obj:
            discard(g, use.holder)

    test.effects.append(shatter)


card(
    "core/baseball-bat",
    action(
        fight_with(
            2,
            1,
            prepare=if_revealed((SKULL, AUTO_FAIL), break_after),
            words="discarded afterwards if a skull or the automatic failure is revealed",
        ),
        **FIGHTS,
    ),
)


def you_fail(g: ArkhamTable, use: Use, event: Event) -> bool:
    """A test this investigator has failed."""
    return event.seat == use.seat and not event.value


card("core/rabbits-foot", reaction(after(events.TEST_ENDS, you_fail, "you fail a test"), draw(), Exhaust()))

# ---- evading


def evadable(g: ArkhamTable, use: Use) -> list[int]:
    """The enemies at an investigator's location for which being evaded changes anything."""
    return [uid for uid in enemies_here(g, use) if EVADABLE.test(g, use, uid)]


def common_evadable(g: ArkhamTable, use: Use) -> list[int]:
    """Those of them that are not Elite."""
    return [uid for uid in evadable(g, use) if not values.has_trait(g, uid, "Elite")]


@effect
def evade_one(g: ArkhamTable, use: Use) -> None:
    """Evade an enemy where you are that is not Elite, without a test."""
    targets = common_evadable(g, use)
    if targets:
        no = enemy_refusal(g, use, EVADABLE, NOT_ELITE)
        uid = g.choose_card(use.seat, "Which enemy is evaded?", targets, "evade", use.holder, no)
        enemies.evaded(g, uid, use.seat, use)


@effect
def evade_all(g: ArkhamTable, use: Use) -> None:
    """Evade every enemy where you are, without a test."""
    enemies.evaded_together(g, evadable(g, use), use.seat, use)


card(
    "core/stray-cat",
    free(
        evade_one,
        Discard(),
        possible=Condition(lambda g, use: bool(common_evadable(g, use)), "an enemy that is not Elite can be evaded"),
    ),
)
card(
    "core/cunning-distraction",
    event(
        evade_all,
        word=EVADE,
        possible=Condition(lambda g, use: bool(evadable(g, use)), "an enemy here can be evaded"),
    ),
)


@effect
def scatter(g: ArkhamTable, use: Use) -> None:
    """The evading investigator may disengage from all his other enemies, and may move along a connection."""
    test = g.test
    if test is None:
        return
    seat = test.seat
    others = [uid for uid in values.engaged_with(g, seat) if uid != test.target and g.state.cards[uid].threat == seat]
    if others and g.yes(seat, "Disengage from your other enemies?", use.holder):
        enemies.disengage_all(g, seat, but=test.target)
    options = [Option(g, "move", (place,), "", place) for place in locations.destinations(g, seat)]
    if options:
        place = g.decide(seat, "move", "You may move", [*options, Option(g, "stay", value=-1)], use.holder)
        if place >= 0:
            locations.move_investigator(g, seat, place, use)
    enemies.engage_ready(g)


card("core/survival-instinct", Committed(scatter, when=lambda g, test: test.kind == EVADE))


def chance_enemy_evaded(g: ArkhamTable, use: Use, event: Event) -> bool:
    """An enemy evaded at this investigator's location that is neither weakness nor Elite."""
    uid = event.subject
    return (
        g.state.cards[uid].zone == PLAY
        and event.other == g.state.place[use.seat]
        and not values.is_weakness(g, uid)
        and not values.has_trait(g, uid, "Elite")
    )


@effect
def send_away(g: ArkhamTable, use: Use) -> None:
    """Shuffle that enemy into the encounter deck."""
    if use.event is not None and g.state.encounter_deck:
        into_encounter_deck(g, use.event.subject)


card(
    "core/close-call-2",
    event(
        send_away,
        trigger=after(
            events.EVADED, chance_enemy_evaded, "an enemy where you are, neither weakness nor Elite, is evaded"
        ),
        # one card is never shuffled into an empty deck (arkham/basics/1.13)
        possible=Condition(lambda g, use: bool(g.state.encounter_deck), "the encounter deck has cards"),
    ),
)

# ---- failing


def found_by_chance(g: ArkhamTable, use: Use, event: Event) -> bool:
    """An investigation this investigator has failed by no more than 2."""
    return you_fail(g, use, event) and event.test.kind == INVESTIGATE and event.test.margin <= 2


card(
    "core/look-what-i-found",
    event(
        discover(2),
        trigger=after(events.TEST_ENDS, found_by_chance, "you fail by 2 or less while investigating"),
        possible=CLUE_HERE,
    ),
)

YOU_WOULD_FAIL = when(
    events.WOULD_FAIL,
    lambda g, use, event: event.seat == use.seat and would_fail(g, event.test),
    "you would fail a test",
)


def lucky(cards: int) -> Effect:
    """Two more for the test, and perhaps cards."""

    def do(g: ArkhamTable, use: Use) -> None:
        if use.event is not None:
            use.event.test.bonus += 2
        if cards:
            drawing.draw(g, use.seat, cards)

    return Effect("get +2 for this test" + (", and draw a card" if cards else ""), do)


card(
    "core/lucky",
    event(
        lucky(0),
        trigger=YOU_WOULD_FAIL,
        possible=Condition(
            lambda g, use: g.test is not None and g.test.automatic is None, "the failure is not automatic"
        ),
    ),
)
card("core/lucky-2", event(lucky(1), trigger=YOU_WOULD_FAIL))


@effect
def rely_on_will(g: ArkhamTable, use: Use) -> None:
    """Until your turn ends, reveal no tokens in your tests."""
    last(g, "no chaos tokens", True, "turn", use)


card(
    "core/will-to-survive-3",
    event(
        rely_on_will,
        during=DURING_YOUR_TURN,
        possible=Condition(lambda g, use: not no_tokens(g, use.seat), "you still reveal tokens"),
    ),
)

# ---- Aquinnah


@dataclass(frozen=True, slots=True)
class HorrorOnThis:
    """Put horror on the card itself."""

    text: str = "deal her 1 horror"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """She can always take it while she is in play."""
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """She takes it, and may be defeated by it."""
        g.state.edit(use.holder).horror += 1
        g.note("hurt", use.holder, use.holder, use.seat, after=[0, 1])
        damage.check_asset(g, use.holder)


def others_here(g: ArkhamTable, use: Use) -> list[int]:
    """The enemies at an investigator's location but for the attacker."""
    attacker = use.event.subject if use.event is not None else -1
    return [uid for uid in enemies_here(g, use) if uid != attacker]


@effect
def turn_aside(g: ArkhamTable, use: Use) -> None:
    """Let another enemy where you are suffer the attack's damage in your place; its horror you still take."""
    attack, targets = use.event, others_here(g, use)
    if attack is not None and targets:
        no = enemy_refusal(g, use, ANOTHER)
        uid = g.choose_card(use.seat, "Which enemy takes the damage?", targets, "damage", use.holder, no)
        attack.value = enemies.TurnedAside(uid, use)
        g.note("turned aside", attack.subject, use.holder, use.seat, after=uid)


card(
    "core/aquinnah-1",
    reaction(
        when(
            events.ATTACKS,
            lambda g, use, event: event.seat == use.seat and event.damage > 0,
            "an enemy attacks you for damage",
        ),
        turn_aside,
        Exhaust(),
        HorrorOnThis(),
        possible=Condition(lambda g, use: bool(others_here(g, use)), "another enemy is at your location"),
    ),
)
