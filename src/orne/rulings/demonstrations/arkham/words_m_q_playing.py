"""Parleying and playing cards: fast ones, permissions, skill cards."""

from __future__ import annotations

from orne.rulings.laboratory.arkham import SKIDS, WENDY, lab_card, scholar
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import actions, harm_on, resources, zone

SKILL = lab_card("only-skill", type="skill", icons=(1, 0, 0, 0, 0))


@shows("ahlcg/play/b", "ahlcg/play-action/b")
def a_fast_asset_is_not_a_play_action(show: Show) -> None:
    """A fast asset is played without an action, even with none left; a skill card is not offered."""
    show.lay(Inv(hand=["magnifying-glass", "guts", "machete"]))
    show.offers_of("play", "play core/machete", "play core/magnifying-glass")
    show.answer("play core/magnifying-glass")
    show.sees(actions(0), 3)
    show.lay(Inv(SKIDS, hand=["switchblade"], actions=0, play=["physical-training"]))
    show.offers_of("play", "play core/switchblade")


@shows("ahlcg/play-restrictions/b", "ahlcg/play-restrictions/c")
def permissions_and_instructions_say_when_a_card_is_played(show: Show) -> None:
    """Wendy's Amulet lets an event be played from the discard pile; On the Lam is offered at its moment only."""
    show.lay(
        Inv(WENDY, play=["wendys-amulet"], discard=["cunning-distraction"]), enemies=[Foe("ghoul-minion", engaged=0)]
    )
    show.offers_of("play", "play core/cunning-distraction from the discard pile")
    show.lay(Inv(SKIDS, hand=["on-the-lam"]), step="2.2 next turn begins", active=None)
    show.offers("play core/on-the-lam", "pass")
    show.answer("pass")
    show.offers_of("play")


@shows("ahlcg/play/e", "ahlcg/play-action/b")
def skill_cards_are_never_played(show: Show) -> None:
    """A skill card in hand is not among the cards to play."""
    show.lab(scholar(hand=[SKILL]))
    show.offers("investigate lab/hall", "move lab/loft", "move lab/crypt", "draw", "resource", "end turn")


@shows("ahlcg/parley/a", "ahlcg/parley/b")
def parley_is_an_action_that_provokes_nobody(show: Show) -> None:
    """Parleying with the Mob Enforcer spends an action, and neither it nor the Ghoul beside it attacks."""
    show.lay(Inv(resources=5), enemies=[Foe("mob-enforcer", engaged=0, owner=0), Foe("ghoul-minion", engaged=0)])
    show.answer("use core/mob-enforcer")
    show.sees(actions(0), 2)
    show.sees(resources(0), 1)
    show.sees(harm_on("core/roland-banks"), (0, 0))
    show.sees(zone("core/mob-enforcer"), "discard pile")
