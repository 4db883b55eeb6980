"""Small words for writing cards: effects from functions, costs, triggers and conditions."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from orne.arkham import events, values
from orne.arkham.abilities import AFTER, FIGHT, WHEN, WOULD, Condition, Effect, Trigger, Use
from orne.arkham.cards import facts_of
from orne.arkham.facts import COMBAT, SKILLS
from orne.arkham.immunity import immune, open_to
from orne.arkham.rules import acting, clues, damage, drawing, enemies, locations, priority
from orne.arkham.rules.moving import discard, spend_uses, to_owners_hand
from orne.arkham.rules.skill_test import treated_as
from orne.arkham.state import NOBODY, Lasting
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.events import Event
    from orne.arkham.rules.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable


def effect(function: Callable[[ArkhamTable, Use], Any]) -> Effect:
    """An effect from a plain function that carries its sentence as its docstring; it may stand after other words."""
    words = " ".join((function.__doc__ or "").split()).rstrip(".")
    return Effect(words[:1].lower() + words[1:], function)


# ---- common effects


def draw(number: int = 1) -> Effect:
    """Draw cards."""
    words = "draw a card" if number == 1 else f"draw {number} cards"
    return Effect(words, lambda g, use: drawing.draw(g, use.seat, number))


def gain(number: int) -> Effect:
    """Gain resources."""
    words = "gain a resource" if number == 1 else f"gain {number} resources"
    return Effect(words, lambda g, use: acting.gain_resources(g, use.seat, number))


def discover(number: int = 1) -> Effect:
    """Discover clues at one's location."""
    words = "discover a clue here" if number == 1 else f"discover {number} clues here"
    return Effect(words, lambda g, use: clues.discover(g, use.seat, number, source=use))


def discard_this(words: str = "discard this card") -> Effect:
    """Discard the card itself."""
    return Effect(words, lambda g, use: discard(g, use.holder))


def take(damage_: int = 0, horror: int = 0, *, direct: bool = False) -> Effect:
    """Take damage and horror."""
    parts = [f"{n} {word}" for n, word in ((damage_, "damage"), (horror, "horror")) if n]
    words = f"take {' and '.join(parts)}" + (" that cannot be put on assets" if direct else "")
    return Effect(words, lambda g, use: damage.deal(g, use.seat, damage_, horror, direct=direct, source=use))


def threat_area(**tokens: int) -> Effect:
    """Put the drawn card into one's threat area."""
    with_ = " and ".join(f"{number} {name}" for name, number in tokens.items())
    words = "this goes into your threat area" + (f", and {with_} onto it" if tokens else "")
    return Effect(words, lambda g, use: drawing.into_threat_area(g, use.holder, use.seat, **tokens))


def fight_with(
    bonus: int | Callable[[ArkhamTable, Use], int] = 0,
    extra: int = 0,
    *,
    skill: int = COMBAT,
    prepare: Callable[[ArkhamTable, Use, SkillTest], Any] | None = None,
    words: str = "",
) -> Effect:
    """A fight with a bonus to the skill and to the damage; ``prepare`` may add to the test before it begins."""

    def do(g: ArkhamTable, use: Use) -> bool:
        targets = fightable(g, use)
        if not targets:
            g.note("no effect", use.holder, seat=use.seat)
            return False
        no = enemy_refusal(g, use, NOT_ALOOF)
        target = g.choose_card(use.seat, "Whom do you fight?", targets, "fight", use.holder, no)
        more = bonus if isinstance(bonus, int) else lambda g: bonus(g, use)
        ready = (lambda test: prepare(g, use, test)) if prepare is not None else None
        return acting.fight(g, use.seat, target, source=use, skill=skill, bonus=more, damage_bonus=extra, prepare=ready)

    told = [f"{bonus:+d} {SKILLS[skill]}"] if isinstance(bonus, int) and bonus else []
    told += [f"{extra:+d} damage"] if extra else []
    told += [f"{SKILLS[skill]} instead of combat"] if skill != COMBAT else []
    told += [words] if words else []
    return Effect(f"fight{' with ' if told else ''}{', '.join(told)}", do)


def if_revealed(
    symbols: Collection[str], do: Callable[[ArkhamTable, Use, SkillTest], Any]
) -> Callable[[ArkhamTable, Use, SkillTest], None]:
    """For ``prepare``: what a card does once if any of some symbols is revealed in its test (ahlcg/chaos-tokens/g)."""

    def prepare(g: ArkhamTable, use: Use, test: SkillTest) -> None:
        def rider(g: ArkhamTable, test: SkillTest, token: str) -> None:
            if token in symbols and sum(treated_as(g, test, each) in symbols for each in test.tokens) == 1:
                do(g, use, test)

        test.token_text.append(rider)

    return prepare


def fightable(g: ArkhamTable, use: Use) -> list[int]:
    """The enemies an investigator may fight with a card."""
    return [uid for uid in enemies_here(g, use) if acting.can_fight(g, uid)]


def enemies_here(g: ArkhamTable, use: Use) -> list[int]:
    """The enemies at an investigator's location that a card can do anything to."""
    return open_to(g, values.enemies_at(g, g.state.place[use.seat]), use.holder)


def engaged_enemies(g: ArkhamTable, use: Use) -> list[int]:
    """The enemies engaged with an investigator that a card can do anything to."""
    return open_to(g, values.engaged_with(g, use.seat), use.holder)


class Must(NamedTuple):
    """What an enemy must be for a card to be used on it, and the sentence for one that is not."""

    no: str
    test: Callable[[ArkhamTable, Use, int], bool]


NOT_ELITE = Must("{} is Elite", lambda g, use, uid: not values.has_trait(g, uid, "Elite"))
NOT_ALOOF = Must("{} is aloof and engaged with nobody", lambda g, use, uid: acting.can_fight(g, uid))
EXHAUSTED = Must("{} is not exhausted", lambda g, use, uid: g.state.cards[uid].exhausted)
EVADABLE = Must(
    "{} is exhausted and engaged with nobody",
    lambda g, use, uid: not g.state.cards[uid].exhausted or values.is_engaged(g, uid),
)
ENGAGED = Must("{} is not engaged with you", lambda g, use, uid: uid in values.engaged_with(g, use.seat))
ANOTHER = Must("{} is the attacker", lambda g, use, uid: use.event is None or uid != use.event.subject)


def enemy_refusal(g: ArkhamTable, use: Use, *musts: Must) -> Callable[[int], Refusal | None]:
    """For choosing an enemy here: why a card is none that this one can be used on (ahlcg/immune/a)."""

    def refusal(uid: int) -> Refusal | None:
        if uid not in values.enemies(g):
            return Refusal("ahlcg/target/a", "{} is not an enemy in play", g.name(uid))
        if g.location_of(uid) != g.state.place[use.seat]:
            return Refusal("ahlcg/target/a", "{} is not at your location", g.name(uid))
        if immune(g, uid, use.holder):
            return Refusal("ahlcg/immune/a", "{} is immune to {}", g.name(uid), g.title(use.holder))
        for must in musts:
            if not must.test(g, use, uid):
                return Refusal("ahlcg/target/a", must.no, g.name(uid))
        return None

    return refusal


def connecting(g: ArkhamTable, use: Use) -> list[int]:
    """The locations connected to an investigator's own."""
    return locations.connections(g, g.state.place[use.seat])


def last(
    g: ArkhamTable, kind: str, value: Any, until: str, use: Use, uids: tuple[int, ...] = (), seat: int | None = None
) -> None:
    """Let something hold for some cards or for an investigator, until the end of a test, phase, turn or round."""
    targets = tuple((uid, g.state.cards[uid].obj) for uid in open_to(g, uids, use.holder))
    if uids and not targets:  # what was immune then stays free of it afterwards too (ahlcg/immune/c)
        return
    who = use.seat if seat is None else seat
    g.state.lasting = (*g.state.lasting, Lasting(kind, targets, value, until, use.holder, who))
    g.state.changed()
    if kind == "base":
        priority.settle(g)


def boost(skill: int) -> Effect:
    """A bonus of 1 to a skill for the present test, which must be of that skill."""

    def do(g: ArkhamTable, use: Use) -> None:
        if g.test is not None:
            g.test.bonus += 1

    return Effect(f"get +1 {SKILLS[skill]} for this test", do)


def testing(skill: int) -> Condition:
    """During one's own test of a skill."""
    return Condition(
        lambda g, use: g.test is not None and g.test.seat == use.seat and g.test.skill == skill,
        f"during your {SKILLS[skill]} test",
    )


def instead(effect: Effect) -> Effect:
    """Something in place of the event that is answered; of several replacements the last one used counts."""

    def do(g: ArkhamTable, use: Use) -> None:
        if use.event is not None:
            use.event.instead = (use, effect)

    return Effect(f"{effect.text} instead", do)


def unless_all_clues(card_id: str) -> Condition:
    """For a ban that holds until a location is searched through."""
    facts = facts_of(card_id)
    title = facts.title if facts is not None else card_id
    return Condition(
        lambda g, use: not locations.all_clues_discovered(g, locations.by_title(g, card_id)),
        f"unless all clues of {title} have been discovered",
    )


# ---- costs


@dataclass(frozen=True, slots=True)
class Resources:
    """Spend resources."""

    number: int

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"spend {self.number} resource{'s' if self.number > 1 else ''}"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """You must have them."""
        if g.state.resources[use.seat] < self.number:
            return Refusal(
                "ahlcg/triggered-abilities/l",
                "needs {} resources; you have {}",
                self.number,
                g.state.resources[use.seat],
            )
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Spend them."""
        g.state.resources[use.seat] -= self.number
        g.state.values = {}


@dataclass(frozen=True, slots=True)
class UseUp:
    """Spend uses from the card: ammo, charges, supplies, secrets."""

    word: str
    number: int = 1

    @property
    def text(self) -> str:
        """The cost in words."""
        one = self.word.removesuffix("ies") + "y" if self.word.endswith("ies") else self.word.removesuffix("s")
        return f"spend {self.number} {one if self.number == 1 else self.word}"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """There must be enough."""
        if g.state.cards[use.holder].tokens < self.number:
            left = g.state.cards[use.holder].tokens or "no"
            return Refusal(
                "ahlcg/uses/b", "{} has {} {}; it needs {}", g.title(use.holder), left, self.word, self.number
            )
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Spend them."""
        spend_uses(g, use.holder, self.number)


@dataclass(frozen=True, slots=True)
class Exhaust:
    """Exhaust the card."""

    text: str = "exhaust this card"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """It must be ready."""
        if g.state.cards[use.holder].exhausted:
            return Refusal("ahlcg/exhaust-exhausted/b", "{} is exhausted", g.title(use.holder))
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Exhaust it."""
        enemies.exhaust(g, use.holder)


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard the card."""

    text: str = "discard this card"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """Nothing forbids it."""
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Discard it."""
        discard(g, use.holder)


@dataclass(frozen=True, slots=True)
class TakeHorror:
    """Take horror as a cost, which may be put on assets."""

    number: int

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"take {self.number} horror"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """Nothing forbids it."""
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Take it."""
        damage.deal(g, use.seat, 0, self.number, source=use)


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """Choose and discard cards from hand; weaknesses cannot be chosen."""

    number: int

    @property
    def text(self) -> str:
        """The cost in words."""
        return "discard a card from hand" if self.number == 1 else f"discard {self.number} cards from hand"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """There must be enough that may be chosen."""
        able = [uid for uid in drawing.free_to_discard(g, use.seat) if uid != use.holder]
        if len(able) < self.number:
            ruling = "ahlcg/triggered-abilities/l"
            return Refusal(ruling, "needs {} cards in hand that may be discarded; you have {}", self.number, len(able))
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Discard them."""
        drawing.choose_and_discard(g, use.seat, use.holder, self.number)


@dataclass(frozen=True, slots=True)
class SpendClues:
    """Spend one's own clues."""

    number: int

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"spend {self.number} clue{'s' if self.number > 1 else ''}"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """You must have them and be able to spend them."""
        if not clues.can_spend(g, use.seat, self.number):
            return clues.spending_refusal(g, [use.seat], self.number)
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Spend them."""
        clues.spend(g, use.seat, self.number)


@dataclass(frozen=True, slots=True)
class GroupClues:
    """Spend clues as a group, so many for each investigator; anybody anywhere may give some."""

    number: int

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"{self.number} clues for each investigator, which the whole group gives together"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """The group must have them and be able to spend them."""
        needed = g.per_investigator(self.number)
        if not clues.group_can_spend(g, needed):
            return clues.spending_refusal(g, g.players(), needed)
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Spend them."""
        clues.group_spend(g, g.per_investigator(self.number))


# ---- triggers


def after(kind: str, test: Callable[[ArkhamTable, Use, Event], bool], text: str) -> Trigger:
    """After an event."""
    return Trigger(AFTER, kind, test, f"after {text}")


def at_end(kind: str, test: Callable[[ArkhamTable, Use, Event], bool], of: str) -> Trigger:
    """At the end of a turn, phase or round: once what lasted until then has ended (arkham/basics/1.10)."""
    return Trigger(AFTER, kind, test, f"at the end of {of}")


def when(kind: str, test: Callable[[ArkhamTable, Use, Event], bool], text: str) -> Trigger:
    """When an event is about to happen."""
    return Trigger(WHEN, kind, test, f"when {text}")


def would(kind: str, test: Callable[[ArkhamTable, Use, Event], bool], text: str) -> Trigger:
    """When an event would happen, before anything that answers to "when" it happens (ahlcg/instead/c)."""
    return Trigger(WOULD, kind, test, f"when {text}")


YOU_DEFEAT_ENEMY = after(events.DEFEATED, lambda g, use, event: event.seat == use.seat, "you defeat an enemy")
THIS_ENTERS_PLAY = after(events.ENTERS_PLAY, lambda g, use, event: event.subject == use.holder, "this card enters play")
YOUR_TURN_ENDS = at_end(events.TURN_ENDS, lambda g, use, event: event.seat == use.seat, "your turn")
YOUR_TURN_BEGINS = after(events.TURN_BEGINS, lambda g, use, event: event.seat == use.seat, "your turn begins")
ROUND_ENDS = at_end(events.ROUND_ENDS, lambda g, use, event: True, "the round")
YOU_INVESTIGATE = after(
    events.INVESTIGATED, lambda g, use, event: event.seat == use.seat, "an investigation of yours succeeds"
)
YOU_ENTER_THIS = after(
    events.ENTERS_LOCATION, lambda g, use, event: event.other == use.holder, "you come to this location"
)
DURING_YOUR_TURN = Condition(lambda g, use: g.in_turn(use.seat), "during your turn")
ENEMY_TO_FIGHT = Condition(lambda g, use: bool(fightable(g, use)), "there is an enemy to fight")
ENEMY_HERE = Condition(lambda g, use: bool(enemies_here(g, use)), "an enemy is at your location")
CLUE_HERE = Condition(
    lambda g, use: (
        g.state.cards[g.state.place[use.seat]].clues > 0
        and values.cannot(g, "discover", g.state.investigators[use.seat]) < 0
    ),
    "there is a clue you can discover at your location",
)
FIGHTS: dict[str, Any] = {"word": FIGHT, "possible": ENEMY_TO_FIGHT}
"""What every fight ability has in common."""


def to_hand(g: ArkhamTable, uid: int) -> None:
    """Put a card into its owner's hand; a weakness resolves at once."""
    owner = g.state.cards[uid].owner
    if owner != NOBODY:
        to_owners_hand(g, uid)
        drawing.enter_hand(g, uid, owner)


# ---- whom constant texts mean


def you(g: ArkhamTable, use: Use, uid: int) -> bool:
    """The investigator who controls the card, or in whose threat area it lies."""
    return use.seat >= 0 and g.state.investigators[use.seat] == uid


def this(g: ArkhamTable, use: Use, uid: int) -> bool:
    """The card itself."""
    return uid == use.holder


def host(g: ArkhamTable, use: Use, uid: int) -> bool:
    """What the card is attached to."""
    return uid == g.state.cards[use.holder].host
