"""Core set: the five investigators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import ElderSign, ExtraAction, Use, free, reaction
from orne.arkham.language.effects import (
    CLUE_HERE,
    DURING_YOUR_TURN,
    ENEMY_HERE,
    YOU_DEFEAT_ENEMY,
    DiscardCards,
    Resources,
    after,
    discover,
    effect,
    enemies_here,
    enemy_refusal,
    gain,
    when,
)
from orne.arkham.registry import card
from orne.arkham.rules import actions, damage, hands
from orne.arkham.rules.timing import cancel
from orne.kernel.limits import Limit

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


# ---- Roland Banks


def _clues_here(g: ArkhamTable, seat: int) -> int:
    return g.state.cards[g.state.place[seat]].clues


card(
    "core/roland-banks",
    reaction(YOU_DEFEAT_ENEMY, discover(), possible=CLUE_HERE, limit=Limit(1, "round", False)),
    ElderSign(_clues_here, "+1 for each clue that lies on your location"),
)


# ---- Daisy Walker


def _draw_for_tomes(g: ArkhamTable, use: Use) -> None:
    """Draw as many cards as you control Tomes."""
    tomes = sum(values.has_trait(g, uid, "Tome") for uid in values.assets(g, use.seat))
    if tomes:
        hands.draw(g, use.seat, tomes)


card(
    "core/daisy-walker",
    ExtraAction("Tome"),
    ElderSign(lambda g, seat: 0, "+0", effect(_draw_for_tomes)),
)


# ---- "Skids" O'Toole


def _buy_action(g: ArkhamTable, use: Use) -> None:
    """Have one more action this turn."""
    actions.gain_action(g, use.seat, use.holder)


card(
    "core/skids-otoole",
    free(effect(_buy_action), Resources(2), during=DURING_YOUR_TURN, limit=Limit(1, "turn", False)),
    ElderSign(lambda g, seat: 2, "+2", gain(2)),
)


# ---- Agnes Baker


def _strike(g: ArkhamTable, use: Use) -> None:
    """An enemy at your location takes 1 damage."""
    targets = enemies_here(g, use)
    no = enemy_refusal(g, use)
    target = g.choose_card(use.seat, "Which enemy takes 1 damage?", targets, "damage", use.holder, no)
    damage.damage_enemy(g, target, 1, use.seat, use)


card(
    "core/agnes-baker",
    reaction(
        after(
            events.DAMAGE,
            lambda g, use, event: event.subject == use.holder and event.assigned[use.holder][1] > 0,
            "horror has been put on Agnes Baker herself",
        ),
        effect(_strike),
        possible=ENEMY_HERE,
        limit=Limit(1, "phase", False),
    ),
    ElderSign(
        lambda g, seat: g.state.cards[g.state.investigators[seat]].horror, "+1 for each horror on Agnes Baker herself"
    ),
)


# ---- Wendy Adams


def _another_token(g: ArkhamTable, use: Use) -> None:
    """Put the token back unresolved and reveal another."""
    if use.event is not None:
        cancel(g, use.event, use.holder)


card(
    "core/wendy-adams",
    reaction(
        when(events.TOKEN_REVEALED, lambda g, use, event: event.seat == use.seat, "you reveal a chaos token"),
        effect(_another_token),
        DiscardCards(1),
        limit=Limit(1, "test", False),
    ),
    ElderSign(
        lambda g, seat: 0,
        "+0, or an automatic success while Wendy's Amulet is in play",
        succeeds=lambda g, seat: any(g.kind(uid).slug == "core/wendys-amulet" for uid in g.state.play),
    ),
)
