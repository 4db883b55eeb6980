"""Core set: the investigators' own cards and their own weaknesses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import (
    Condition,
    ExtraSlots,
    Rule,
    Use,
    action,
    event,
    forced,
    free,
    reaction,
    revelation,
)
from orne.arkham.cards.registry import card
from orne.arkham.language.effects import (
    FIGHTS,
    YOUR_TURN_BEGINS,
    YOUR_TURN_ENDS,
    UseUp,
    after,
    draw,
    effect,
    fight_with,
    instead,
    last,
    threat_area,
    when,
    would,
)
from orne.arkham.rules import clues, damage
from orne.arkham.rules.moving import EVERYBODY, discard, remove
from orne.arkham.state import PLAY
from orne.kernel.hands import has_been_seen
from orne.kernel.limits import Limit

if TYPE_CHECKING:
    from orne.arkham.events import Event
    from orne.arkham.table import ArkhamTable


# ---- Roland Banks


def _with_clues(g: ArkhamTable, use: Use) -> int:
    return 3 if g.state.cards[g.state.place[use.seat]].clues else 1


card(
    "core/rolands-38-special",
    action(
        fight_with(_with_clues, 1, words="+1 combat (+3 instead while a clue lies on your location)"),
        UseUp("ammo"),
        **FIGHTS,
    ),
)


def _discovers_here(g: ArkhamTable, use: Use, event: Event) -> bool:
    """An investigator at the card's location is about to discover clues there (any of them may use it)."""
    return (
        event.seat == use.seat
        and event.subject == g.state.place[use.seat]
        and g.location_of(use.holder) == event.subject
    )


def _cover_up(g: ArkhamTable, use: Use) -> None:
    """Take as many clues off this card."""
    if use.event is None:
        return
    number = min(use.event.value, g.state.cards[use.holder].clues)
    g.state.edit(use.holder).clues -= number
    g.note("clues discarded", use.holder, use.holder, use.seat, after=number)


def _mental_trauma(g: ArkhamTable, use: Use) -> None:
    """Suffer 1 mental trauma."""
    physical, mental = g.state.trauma[use.seat]
    g.state.trauma[use.seat] = (physical, mental + 1)
    g.note("trauma", g.state.investigators[use.seat], use.holder, use.seat, after=[0, 1])


card(
    "core/cover-up",
    revelation(threat_area(clues=3)),
    reaction(
        would(events.DISCOVERS, _discovers_here, "you would discover clues at your location"),
        instead(effect(_cover_up)),
        possible=Condition(lambda g, use: g.state.cards[use.holder].clues > 0, "there are clues on it"),
    ),
    forced(
        when(
            events.GAME_ENDS,
            lambda g, use, event: g.state.cards[use.holder].clues > 0,
            "the game ends with clues on this card",
        ),
        effect(_mental_trauma),
    ),
)


# ---- Daisy Walker

card("core/daisys-tote-bag", ExtraSlots("hand", 2, "Tome"))


def _read(g: ArkhamTable, use: Use) -> None:
    """Move 1 horror from this card onto Daisy Walker; discard the card when it has none left."""
    state = g.state
    if not state.cards[use.holder].horror:
        return
    state.edit(use.holder).horror -= 1
    state.edit(state.investigators[use.seat]).horror += 1
    g.note("horror moved", state.investigators[use.seat], use.holder, use.seat, after=1)
    damage.check_investigator(g, use.seat)
    card = state.cards[use.holder]
    if card.zone == PLAY and not card.horror:
        discard(g, use.holder)


card(
    "core/the-necronomicon",
    revelation(threat_area(horror=3)),
    Rule("cannot leave play", lambda g, uid: g.state.cards[uid].horror > 0, "it stays in play while it has horror"),
    Rule("elder sign fails", True, "an elder sign you reveal counts as an automatic failure"),
    action(effect(_read), possible=Condition(lambda g, use: g.state.cards[use.holder].horror > 0, "it has horror")),
)


# ---- "Skids" O'Toole


def _lie_low(g: ArkhamTable, use: Use) -> None:
    """No enemy but an Elite one can attack you until the round ends."""
    last(g, "non-elite enemies cannot attack", True, "round", use)


card("core/on-the-lam", event(effect(_lie_low), trigger=YOUR_TURN_BEGINS))


DEBT = 6


def _pay_debt(g: ArkhamTable, use: Use) -> None:
    """Move 1 of your resources onto this card."""
    g.state.resources[use.seat] -= 1
    g.state.edit(use.holder).tokens += 1
    g.note("debt paid", use.holder, use.holder, use.seat, after=g.state.cards[use.holder].tokens)


def _lose_experience(g: ArkhamTable, use: Use) -> None:
    """Earn 2 less experience in this scenario."""
    g.state.xp[use.seat] -= 2
    g.note("experience lost", g.state.investigators[use.seat], use.holder, use.seat, after=2)


card(
    "core/hospital-debts",
    revelation(threat_area()),
    free(
        effect(_pay_debt),
        possible=Condition(lambda g, use: g.state.resources[use.seat] > 0, "you have a resource"),
        limit=Limit(2, "round", False),
    ),
    forced(
        when(
            events.GAME_ENDS,
            lambda g, use, event: g.state.cards[use.holder].tokens < DEBT,
            f"the game ends with fewer than {DEBT} resources on this card",
        ),
        effect(_lose_experience),
    ),
)


# ---- Agnes Baker

card(
    "core/heirloom-of-hyperborea",
    reaction(
        after(
            events.PLAYED,
            lambda g, use, event: event.seat == use.seat and values.has_trait(g, event.subject, "Spell"),
            "you play a Spell",
        ),
        draw(),
    ),
)


def _remember(g: ArkhamTable, use: Use) -> None:
    """Put 1 doom on the agenda, which may advance by it."""
    clues.doom_on_agenda(g, 1, may_advance=True, source=use)


def _haunted_by_it(g: ArkhamTable, use: Use) -> None:
    """Show it and take 2 horror."""
    g.state.edit(use.holder).known = EVERYBODY
    has_been_seen(g.state.hand[use.seat], g.state.cards, use.holder)
    g.note("shown", use.holder, seat=use.seat)
    damage.deal(g, use.seat, 0, 2, source=use)


card(
    "core/dark-memory",
    event(effect(_remember)),
    forced(
        YOUR_TURN_ENDS._replace(text="when your turn ends with this in your hand"), effect(_haunted_by_it), zone="hand"
    ),
)


# ---- Wendy Adams

card(
    "core/wendys-amulet",
    Rule("play top event of discard", True, "you may play the topmost event of your discard pile as if from your hand"),
    Rule(
        "events go under the deck",
        True,
        "an event you play, or discard from play, goes under your deck and not onto your discard pile",
    ),
)


def _alone(g: ArkhamTable, use: Use) -> None:
    """Take 2 direct horror; your whole discard pile is removed from the game."""

    def forget() -> None:
        for uid in list(g.state.discard[use.seat]):
            remove(g, uid)

    damage.deal(g, use.seat, 0, 2, direct=True, source=use, then=forget)


card("core/abandoned-and-alone", revelation(effect(_alone)))
