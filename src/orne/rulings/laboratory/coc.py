"""Cards of our own making for Call of Cthulhu: they show rules that no implemented card shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from orne.coc.abilities import (
    Ability,
    AttachTo,
    Blanks,
    Choose,
    Gives,
    GivesAbility,
    Trigger,
    Triggered,
    Use,
    Whenever,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.card_text import card_text
from orne.coc.cards import behaviour, facts_of, own_card, replace_own_card
from orne.coc.catalogue import forget
from orne.coc.events import DRAWS, Event
from orne.coc.facts import CardFacts
from orne.coc.language import (
    AFFECTED,
    CAN_BE_WOUNDED,
    CARD,
    CHARACTER,
    HOST,
    IN_DISCARD,
    IN_HAND,
    IT,
    OPPONENT_TRIGGERS,
    OPPONENTS,
    STORY,
    Do,
    Draw,
    ExhaustThis,
    Then,
    ThenChoose,
    Wound,
    chosen,
    put_into_play,
    return_to_hand,
    take_control,
)
from orne.coc.language.doing import Doing
from orne.coc.language.gaining import Lasting
from orne.coc.position import At
from orne.coc.rules.commitment import commit_by_effect
from orne.coc.rules.leaving import discard_from_hand, discard_resource
from orne.coc.rules.moving import shuffle_deck
from orne.coc.state import DECK
from orne.coc.table import CocTable
from orne.kernel.errors import RulesError

SHIPPED: dict[str, CardFacts] = {}
"""The laboratory cards that Orne ships, by id; a test's own are not among them."""

HERE = "core/ancient-apocrypha"
"""The story at which the characters of a test are."""
ELSEWHERE = "core/dreamwalkers"


def facts_for(slug: str, **facts: Any) -> CardFacts:
    """What is printed on a card ``lab/<slug>``: by default a plain neutral character of cost 1, skill 1."""
    type_ = facts.get("type", "character")
    values: dict[str, Any] = {
        "id": f"lab/{slug}",
        "set": "lab",
        "number": None,
        "title": slug.replace("-", " ").title(),
        "descriptor": None,
        "type": type_,
        "faction": "neutral",
        "unique": False,
        "cost": 1,
        "cost_is_x": False,
        "skill": 1 if type_ == "character" else None,
        "skill_is_x": False,
        "icons": (0, 0, 0, 0),
        "subtypes": (),
        "keywords": (),
        "steadfast": (),
        "resources": ("neutral",),
        "boosters": (0, 0, 0, 0),
        "struggles": (1, 1, 1, 1) if type_ in ("story", "conspiracy") else (0, 0, 0, 0),
        "keywords_only": not facts.pop("abilities", ()),
        "octgn_id": None,
    }
    return CardFacts(**{**values, **facts})


def is_another(card: CardFacts, abilities: Sequence[Ability]) -> bool:
    """Whether a card of this id is known that says something else."""
    known = facts_of(card.id, "lcg-4")
    if known is None:
        return False
    return known != card or card_text(card, abilities) != card_text(card, behaviour(card.id))


def lab_card(slug: str, *abilities: Ability, **facts: Any) -> str:
    """Make a card ``lab/<slug>`` and return its id; a plain neutral character of cost 1, skill 1 by default."""
    card = facts_for(slug, abilities=abilities, **facts)
    if is_another(card, abilities):
        if card.id in SHIPPED:
            raise RulesError(f"two different laboratory cards are called {card.id}: give one another name")
        replace_own_card(card, *abilities)
        forget()
    elif facts_of(card.id, "lcg-4") is None:
        own_card(card, *abilities)
    SHIPPED[card.id] = card
    return card.id


def event(slug: str, effect: Any, *choose: Choose, facts: dict[str, Any] | None = None, **rest: Any) -> str:
    """A free event with an Action."""
    return lab_card(slug, action(effect, *choose, **rest), **{"type": "event", "cost": 0, **(facts or {})})


def tool(slug: str, *abilities: Ability, **facts: Any) -> str:
    """A free support card."""
    return lab_card(slug, *abilities, **{"type": "support", "cost": 0, **facts})


def gift(slug: str, *abilities: Triggered) -> str:
    """An attachment whose bearer gains some abilities."""
    return lab_card(slug, AttachTo(CHARACTER), *(GivesAbility(HOST, each) for each in abilities), type="support")


def plot(slug: str, *abilities: Ability) -> str:
    """A conspiracy without struggles."""
    return lab_card(slug, *abilities, type="conspiracy", cost=0, struggles=(0, 0, 0, 0))


def there(card: str, story: int = 0, **rest: Any) -> At:
    """A character committed to a story."""
    return At(card, exhausted=True, story=story, **rest)


# ---- parts of abilities


@dataclass(frozen=True)
class Say(Doing):
    """An effect that only leaves a word in the log."""

    word: str
    succeeds: bool = True

    @property
    def text(self) -> str:
        return f"say {self.word}"

    @property
    def possible(self) -> None:
        """It may always be tried."""

    def do(self, g: CocTable, use: Use) -> bool:
        g.note("said", use.holder, use.holder, use.seat, after=self.word)
        return self.succeeds


def on(kind: str, test: Callable[[CocTable, Use, Event], bool] | None = None, **rest: Any) -> Trigger:
    """Any event of a kind, or those that pass a test."""
    return Trigger(kind, test or (lambda g, use, event: True), f"after {kind}", **rest)


def mine(kind: str, **rest: Any) -> Trigger:
    """An event about the card itself."""
    return on(kind, lambda g, use, event: event.subject == use.me, **rest)


def to_chosen(verb: Callable[[CocTable, Sequence[int], Use], bool]) -> Do:
    """An effect that lets the chosen cards leave play."""

    def act(g: CocTable, use: Use) -> bool:
        """Let the chosen card leave play."""
        return verb(g, chosen(0).cards(g, use), use)

    return Do(act)


def shuffle(g: CocTable, use: Use) -> bool:
    """Shuffle your deck."""
    shuffle_deck(g, use.seat)
    return True


def hears(slug: str, kind: str, how: str | None = None) -> str:
    """A free support card that may answer a kind of event, or one that happens in a certain way, by drawing."""
    trigger = Trigger(kind, lambda g, use, event: how is None or event.how == how, f"after {how or kind}")
    return tool(slug, response(trigger, Draw()))


def _burn(g: CocTable, use: Use) -> bool:
    """Discard the first card of the opponent's hand."""
    discard_from_hand(g, g.state.hand[1][0], use)
    return True


def _melt(g: CocTable, use: Use) -> bool:
    """Destroy the first resource of the opponent."""
    discard_resource(g, g.state.domains[1][0].resources[0], use, "destroyed")
    return True


def _nothing(g: CocTable, use: Use) -> bool:
    """Nothing happens."""
    return True


def _commit_all(g: CocTable, use: Use) -> bool:
    """Commit the chosen character to the chosen story."""
    return all(
        commit_by_effect(g, who, where, use) for who in chosen(0).cards(g, use) for where in chosen(1).cards(g, use)
    )


# ---- trial cards of many tests

PAUSE = lab_card("pause", action(Do(_nothing)), type="support", cost=0)
"""A support card with an Action: while a player has it, every action window stops to ask them."""
IDLER = lab_card("idler", action(Draw(), cost=ExhaustThis()), type="support")
"""A support with an Action: while it is ready, its controller is asked in every action window."""
BELL = lab_card("bell", action(Say("ding"), cost=ExhaustThis()), type="support", skill=None)
"""Something that can always be done as an action, so that the windows stay open."""
GUN = lab_card("gun", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=ExhaustThis()), type="support")
PAWN = lab_card("pawn")
OAF = lab_card("oaf", keywords=(("toughness", 2),))
BORE = lab_card("bore")
"""Characters without text."""
BURN = lab_card("burn", action(Do(_burn), cost=ExhaustThis()), type="support")
MELT = lab_card("melt", action(Do(_melt), cost=ExhaustThis()), type="support")

# ---- stories

BARE = lab_card("bare-story", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))
FULL = lab_card("quiet-story", type="story", faction=None, resources=(), cost=0)
"""A story with one struggle of each kind."""
FIGHT = lab_card("combat-story", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))
MIND = lab_card("mind-story", type="story", struggles=(1, 0, 0, 0))

# ---- answers to a draw, one of each kind

PUMP = lab_card("pump", action(Draw(), cost=ExhaustThis()), type="support")
"""Draws a card as an action."""
HUM = lab_card("hum", Whenever(on(DRAWS), Say("passive")), type="support")
ECHO = lab_card("echo", forced(on(DRAWS), Say("forced")), type="support")
REPLY = lab_card("reply", response(on(DRAWS), Say("response")), type="support")

# ---- attachments and events

PISTOL = lab_card("pistol", AttachTo(CHARACTER), Gives(HOST, 1, 1), type="support", subtypes=("Attachment",))
GAG = lab_card("muzzle", AttachTo(CHARACTER), Blanks(HOST), type="support", subtypes=("Attachment",))
BOUNCE = event("bounce", return_to_hand(), Choose(CHARACTER))
BLANK = event("blank-it", Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER))
HUSH = event("va-hush", Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER))
SOFT = event("va-soft", Lasting(Blanks(AFFECTED, printed=True), IT), Choose(CHARACTER))
FROM_DISCARD = event("from-discard", put_into_play(), Choose(CARD & IN_DISCARD))
FROM_HAND = event("from-hand", put_into_play(), Choose(CHARACTER & IN_HAND))
SEND = event("send", Do(_commit_all), Choose(CHARACTER), Choose(STORY))

# ---- abilities that are answered

SIREN = lab_card(
    "siren", action(take_control("ever"), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis()), type="support"
)
ANYBODY = Choose(CHARACTER & CAN_BE_WOUNDED)
TWO_SHOTS = lab_card("two-shots", action(Then(Wound(), ThenChoose(Wound(), ANYBODY)), ANYBODY, cost=ExhaustThis()))
WARY = lab_card("wary-neighbour", disrupt(OPPONENT_TRIGGERS, Say("aha")), type="support")

IDLE = ["pass", "use lab/pause"]
"""What is offered to a player who can do nothing but pause."""


def uid_of(g: CocTable, card: str, number: int = 1) -> int:
    """The number of the nth card of an id, those in decks counted last, for effects that are about one card."""
    wanted = card if "/" in card else f"core/{card}"
    kinds = g.state.catalogue.kinds
    alike = [each for each in g.state.cards if kinds[each.kind].slug == wanted]
    return sorted(alike, key=lambda each: each.zone == DECK)[number - 1].uid
