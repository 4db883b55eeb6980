"""Core set: Seeker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import Cannot, Committed, Condition, Gives, Use, action, event, forced, free, reaction
from orne.arkham.cards.registry import card
from orne.arkham.facts import AGILITY, INTELLECT, SKILLS
from orne.arkham.language.effects import (
    CLUE_HERE,
    DURING_YOUR_TURN,
    THIS_ENTERS_PLAY,
    YOU_INVESTIGATE,
    Discard,
    Exhaust,
    Resources,
    boost,
    discard_this,
    discover,
    effect,
    gain,
    last,
    testing,
    to_hand,
    when,
    you,
)
from orne.arkham.rules import acting, damage, drawing
from orne.arkham.rules.moving import attach, discard
from orne.arkham.state import PLAY

if TYPE_CHECKING:
    from orne.arkham.rules.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable


def _someone_here(g: ArkhamTable, use: Use, prompt: str) -> int:
    """An investigator at one's location, chosen."""
    return g.choose_seat(use.seat, prompt, g.investigators_at(g.state.place[use.seat]))


# ---- level 0

_WHILE_INVESTIGATING = Gives(you, "investigating", 1, words="you get +1 intellect while investigating")

card("core/magnifying-glass", _WHILE_INVESTIGATING)


def _with_decks(g: ArkhamTable, use: Use) -> list[int]:
    """The investigators at one's location who have cards in their decks."""
    return [seat for seat in g.investigators_at(g.state.place[use.seat]) if g.state.deck[seat]]


def _consult(g: ArkhamTable, use: Use) -> None:
    """An investigator at your location searches the top 3 cards of his deck, draws one and shuffles the others in."""
    readers = _with_decks(g, use)
    if readers:
        who = g.choose_seat(use.seat, "Who searches his deck?", readers)
        drawing.search(g, who, drawing.top_cards(g, who, 3), lambda uid: True, "Draw one of these cards")


card(
    "core/old-book-of-lore",
    action(
        effect(_consult),
        Exhaust(),
        possible=Condition(lambda g, use: bool(_with_decks(g, use)), "a deck has cards left"),
    ),
)


def _find_tome(g: ArkhamTable, use: Use) -> None:
    """Search your deck for a Tome asset, take it into your hand, and shuffle your deck."""

    def wanted(uid: int) -> bool:
        return g.kind(uid).facts.type == "asset" and values.has_trait(g, uid, "Tome")

    drawing.search(g, use.seat, list(g.state.deck[use.seat]), wanted, "Take a Tome into your hand")


card(
    "core/research-librarian",
    reaction(
        THIS_ENTERS_PLAY,
        effect(_find_tome),
        possible=Condition(lambda g, use: bool(g.state.deck[use.seat]), "your deck has cards"),
    ),
)

card("core/dr-milan-christopher", Gives(you, INTELLECT, 1), reaction(YOU_INVESTIGATE, gain(1)))

card(
    "core/hyperawareness",
    free(boost(INTELLECT), Resources(1), during=testing(INTELLECT)),
    free(boost(AGILITY), Resources(1), during=testing(AGILITY)),
)


def _treat(g: ArkhamTable, use: Use) -> None:
    """Test intellect (2) for an investigator at your location: heal 1 of his damage, or deal him 1 if you fail."""
    who = _someone_here(g, use, "Whom do you treat?")

    def prepare(test: SkillTest) -> None:
        test.on_success.append(("heal", lambda g, test: damage.heal(g, g.state.investigators[who], 1)))
        test.on_fail.append(("damage", lambda g, test: damage.deal(g, who, 1, source=use)))

    acting.plain_test(g, use.seat, INTELLECT, 2, use, prepare)


card("core/medical-texts", action(effect(_treat)))


def _reason(g: ArkhamTable, use: Use) -> None:
    """You may use intellect in place of combat and of agility until the round ends."""
    last(g, "intellect instead", True, "round", use)


card(
    "core/mind-over-matter",
    event(
        effect(_reason),
        during=DURING_YOUR_TURN,
        possible=Condition(
            lambda g, use: not any(e.kind == "intellect instead" and e.seat == use.seat for e in g.state.lasting),
            "it is not so already",
        ),
    ),
)

card("core/working-a-hunch", event(discover(), during=DURING_YOUR_TURN, possible=CLUE_HERE))


def _attach_here(g: ArkhamTable, use: Use) -> None:
    """Attach this to your location."""
    attach(g, use.holder, g.state.place[use.seat], use.seat)


card(
    "core/barricade",
    event(effect(_attach_here)),
    Cannot(
        "enemy enters",
        lambda g, use, uid: not values.has_trait(g, uid, "Elite"),
        words="enemies cannot move into the attached location, unless they are Elite",
    ),
    forced(
        when(
            events.LEAVES_LOCATION,
            lambda g, use, event: event.other == g.state.cards[use.holder].host,
            "an investigator leaves the attached location",
        ),
        discard_this(),
    ),
)


def _deduce(g: ArkhamTable, use: Use) -> None:
    """The investigation discovers 1 more clue."""
    if g.test is not None:
        g.test.clues += 1


card("core/deduction", Committed(effect(_deduce), when=lambda g, test: test.kind == "investigate", adjusts=True))


# ---- above level 0


def _pocket(g: ArkhamTable, use: Use) -> None:
    """Take this card back into your hand."""
    to_hand(g, use.holder)


card(
    "core/magnifying-glass-1",
    _WHILE_INVESTIGATING,
    free(
        effect(_pocket),
        during=Condition(
            lambda g, use: not g.state.cards[g.state.place[use.seat]].clues, "while your location has no clues"
        ),
    ),
)


def _banish(g: ArkhamTable, use: Use) -> None:
    """Discard that enemy."""
    if use.event is not None and g.state.cards[use.event.subject].zone == PLAY:
        discard(g, use.event.subject)


card(
    "core/disc-of-itzamna-2",
    reaction(
        when(
            events.SPAWNS,
            lambda g, use, event: (
                event.other == g.state.place[use.seat] and not values.has_trait(g, event.subject, "Elite")
            ),
            "an enemy that is not Elite spawns at your location",
        ),
        effect(_banish),
        Discard(),
    ),
)


def _look_up(g: ArkhamTable, use: Use) -> None:
    """An investigator at your location gets +2 to a skill you name until the phase ends."""
    who = _someone_here(g, use, "Who gets +2 to a skill?")
    skill = g.choose_one(use.seat, "Which skill?", [(name, number) for number, name in enumerate(SKILLS)], use.holder)
    last(g, "skill bonus", (skill, 2), "phase", use, (g.state.investigators[who],), who)


card("core/encyclopedia-2", action(effect(_look_up), Exhaust()))


def _research(g: ArkhamTable, use: Use) -> None:
    """An investigator at your location draws 3 cards."""
    drawing.draw(g, _someone_here(g, use, "Who draws 3 cards?"), 3)


card("core/cryptic-research-4", event(effect(_research), during=DURING_YOUR_TURN))
