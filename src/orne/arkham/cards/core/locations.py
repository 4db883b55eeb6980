"""Locations of The Gathering and The Midnight Masks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import PARLEY, RESIGN, Cannot, Condition, Gives, Rule, Use, action, forced
from orne.arkham.cards.registry import card
from orne.arkham.facts import INTELLECT, WILLPOWER
from orne.arkham.language.effects import YOU_ENTER_THIS, Resources, draw, effect, gain, take
from orne.arkham.rules import acting, clues, damage, drawing, locations
from orne.arkham.rules.elimination import resign
from orne.arkham.rules.playing import take_control
from orne.arkham.state import NOBODY, NOWHERE
from orne.kernel.limits import Limit

if TYPE_CHECKING:
    from orne.arkham.rules.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable

LITA = "core/lita-chantler"
RIVERTOWN = "core/rivertown"
ONCE_PER_TURN = Limit(1, "turn", False)
ONCE_PER_GAME = Limit(1, "game", False)
ONCE_FOR_THE_GROUP = Limit(1, "group game", False)


# ---- The Gathering


@effect
def leave(g: ArkhamTable, use: Use) -> None:
    """Resign."""
    resign(g, use.seat)


def _lita_here(g: ArkhamTable, use: Use) -> int:
    """Lita, at this location and controlled by nobody, or NOWHERE."""
    for uid in g.state.play:
        if g.kind(uid).slug == LITA and g.state.cards[uid].controller == NOBODY and g.location_of(uid) == use.holder:
            return uid
    return NOWHERE


@effect
def talk_to_lita(g: ArkhamTable, use: Use) -> None:
    """A test of intellect (4): on a success Lita Chantler comes under your control."""

    def prepare(test: SkillTest) -> None:
        test.on_success.append(("Lita Chantler", lambda g, test: _win_lita(g, use)))

    acting.plain_test(g, use.seat, INTELLECT, 4, use, prepare)


def _win_lita(g: ArkhamTable, use: Use) -> None:
    lita = _lita_here(g, use)
    if lita != NOWHERE:
        take_control(g, lita, use.seat)


card("core/study")
card("core/hallway")
card("core/attic", forced(YOU_ENTER_THIS, take(horror=1)))
card("core/cellar", forced(YOU_ENTER_THIS, take(1)))
card(
    "core/parlor",
    Cannot("enter unrevealed", lambda g, use, uid: True, words="while unrevealed, investigators cannot move in here"),
    action(leave, word=RESIGN),
    action(
        talk_to_lita,
        word=PARLEY,
        during=Condition(lambda g, use: _lita_here(g, use) != NOWHERE, "while nobody controls Lita Chantler"),
    ),
)


# ---- The Midnight Masks


@effect
def rest_at_home(g: ArkhamTable, use: Use) -> None:
    """Draw a card and gain a resource."""
    drawing.draw(g, use.seat)
    if not g.state.gone[use.seat]:
        acting.gain_resources(g, use.seat, 1)


@effect
def call_a_friend(g: ArkhamTable, use: Use) -> None:
    """Search your deck for an Ally asset, add it to your hand and shuffle your deck."""
    drawing.search(
        g,
        use.seat,
        drawing.top_cards(g, use.seat, len(g.state.deck[use.seat])),
        lambda uid: g.kind(uid).facts.type == "asset" and "Ally" in g.kind(uid).traits,
        "Which ally do you take?",
    )


@effect
def visit_the_library(g: ArkhamTable, use: Use) -> None:
    """Look for a Tome or Spell among the six topmost cards of your deck: one goes to your hand, then shuffle."""
    drawing.search(
        g,
        use.seat,
        drawing.top_cards(g, use.seat, 6),
        lambda uid: bool(g.kind(uid).traits & {"Tome", "Spell"}),
        "Which Tome or Spell do you take?",
    )


@effect
def mend_body(g: ArkhamTable, use: Use) -> None:
    """Heal 3 damage from your investigator."""
    damage.heal(g, g.state.investigators[use.seat], damage=3)


@effect
def mend_mind(g: ArkhamTable, use: Use) -> None:
    """Heal 3 horror from your investigator."""
    damage.heal(g, g.state.investigators[use.seat], horror=3)


@effect
def buy_clues(g: ArkhamTable, use: Use) -> None:
    """Take 2 clues out of the pool of tokens."""
    clues.gain_from_pool(g, use.seat, 2)


@effect
def walk_among_graves(g: ArkhamTable, use: Use) -> None:
    """Test willpower (3); if you fail, either take 2 horror or move to Rivertown."""

    def prepare(test: SkillTest) -> None:
        test.on_fail.append(("Graveyard", lambda g, test: _flee_or_shudder(g, use)))

    acting.plain_test(g, use.seat, WILLPOWER, 3, use, prepare)


def _flee_or_shudder(g: ArkhamTable, use: Use) -> None:
    """Horror is always possible, fleeing only to somewhere else."""
    rivertown = locations.by_title(g, RIVERTOWN)
    choices = [("take 2 horror", False)]
    if rivertown not in (NOWHERE, g.state.place[use.seat]):
        choices.append(("move to Rivertown", True))
    if g.choose_one(use.seat, "Take 2 horror, or move to Rivertown?", choices, use.holder):
        locations.move_investigator(g, use.seat, rivertown, use)
    else:
        damage.deal(g, use.seat, 0, 2, source=use)


HURT = Condition(lambda g, use: g.state.cards[g.state.investigators[use.seat]].damage > 0, "you have damage")
SHAKEN = Condition(lambda g, use: g.state.cards[g.state.investigators[use.seat]].horror > 0, "you have horror")
DECK_LEFT = Condition(lambda g, use: bool(g.state.deck[use.seat]), "there are cards in your deck")

card(
    "core/your-house",
    Rule("spawns here instead", "core/ghoul-priest", "if the Ghoul Priest spawns, it spawns here instead"),
    action(rest_at_home, limit=ONCE_PER_TURN),
)
card("core/rivertown")
card("core/southside-historical-society", action(draw(3), limit=ONCE_PER_GAME))
card("core/southside-mas-boarding-house", action(call_a_friend, possible=DECK_LEFT, limit=ONCE_PER_GAME))
card("core/st-marys-hospital", action(mend_body, possible=HURT, limit=ONCE_PER_GAME))
card("core/miskatonic-university", action(visit_the_library, possible=DECK_LEFT))
card("core/downtown-first-bank-of-arkham", action(gain(3), limit=ONCE_PER_GAME))
card("core/downtown-arkham-asylum", action(mend_mind, possible=SHAKEN, limit=ONCE_PER_GAME))
card(
    "core/easttown",
    Gives(
        lambda g, use, uid: g.kind(uid).facts.type == "asset" and "Ally" in g.kind(uid).traits,
        "cost",
        lambda g, use, uid: -2 if g.state.place[use.seat] == use.holder else 0,
        words="while you are here, each Ally asset you play costs 2 less",
    ),
)
card("core/graveyard", forced(YOU_ENTER_THIS, walk_among_graves))
card("core/northside", action(buy_clues, Resources(5), limit=ONCE_FOR_THE_GROUP))
