"""Core set: the investigators' own cards and their own weaknesses."""

from __future__ import annotations

from orne.arkham.language import *
from orne.arkham.rules import damage
from orne.arkham.rules.moving import EVERYBODY
from orne.arkham.table import ArkhamTable
from orne.kernel.hands import has_been_seen

# ---- Roland Banks

card("core/rolands-38-special", action(Fight(if_else(CLUES_ARE_HERE, 3, 1), damage=1), UseUp("ammo")))

card(
    "core/cover-up",
    revelation(ThreatArea(clues=3)),
    reaction(would_discover(YOUR_OWN_LOCATION), Instead(LoseClues())),
    forced(game_ends_with(CLUES_ON_THIS, "clues on this card"), SufferTrauma(mental=1)),
)

# ---- Daisy Walker

card("core/daisys-tote-bag", ExtraSlots("hand", 2, "Tome"))

card(
    "core/the-necronomicon",
    revelation(ThreatArea(horror=3)),
    Cannot("leave play", SELF, while_=WHILE_IT_HAS_HORROR),
    TokenCountsAs(ELDER_SIGN, AUTO_FAIL),
    action(Then(MoveHorror(1), If(NO_HORROR_LEFT, DiscardCard()))),
)

# ---- "Skids" O'Toole

card("core/on-the-lam", event(Until("round", Cannot(ATTACK_YOU, ENEMY & ~ELITE)), trigger=YOUR_TURN_BEGINS))


def _lose_experience(g: ArkhamTable, use: Use) -> None:
    """Earn 2 less experience in this scenario."""
    g.state.xp[use.seat] -= 2
    g.note("experience lost", g.state.investigators[use.seat], use.holder, use.seat, after=2)


card(
    "core/hospital-debts",
    revelation(ThreatArea()),
    free(MoveResource(), limit=TWICE_PER_ROUND),
    forced(game_ends_without(USES_ON_THIS, 6, "resources on this card"), Do(_lose_experience)),
)

# ---- Agnes Baker

card("core/heirloom-of-hyperborea", reaction(plays(CARD & SPELL), Draw()))


def _haunted_by_it(g: ArkhamTable, use: Use) -> None:
    """Show it and take 2 horror."""
    g.state.edit(use.holder).known = EVERYBODY
    has_been_seen(g.state.hand[use.seat], g.state.cards, use.holder)
    g.note("shown", use.holder, seat=use.seat)
    damage.deal(g, use.seat, 0, 2, source=use)


card(
    "core/dark-memory",
    event(PlaceDoom(1, AGENDA, may_advance=True)),
    forced(YOUR_TURN_ENDS_WITH_THIS_IN_HAND, Do(_haunted_by_it), zone="hand"),
)

# ---- Wendy Adams

card("core/wendys-amulet", MayPlayFromDiscard("event"), GoesUnderDeck("event"))

card(
    "core/abandoned-and-alone",
    revelation(Also(Take(horror=2, direct=True), RemoveFromGame(everything(CARD & IN_DISCARD)))),
)
