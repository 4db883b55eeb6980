"""The stories resolve as one closed block with one response window.

coc/rule/3.2-resolving-stories, coc/rule/3.5-story-resolution
"""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Choose, Trigger, action, disrupt, forced
from orne.coc.events import LEAVES_PLAY, USE
from orne.coc.language import CHARACTER, CancelIt, Draw, Wound
from orne.coc.position import At, Side, build
from orne.coc.state import PLAY
from tests.coc.laboratory import FIGHT, PAUSE, lab_card
from tests.coc.look import uid
from tests.look import asked, happened

FIGHT_TOO = lab_card("combat-too", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))
DEATH = Trigger(LEAVES_PLAY, lambda g, use, event: True, "after a card leaves play")
WAILS = lab_card("wails", forced(DEATH, Draw()), type="support", cost=0)


def two_fights(*support: Any, hand: Any = ()) -> Any:
    """Two stories, each about to cost the defender a character."""
    return build(
        Side(play=[At("hired-muscle", story=0), At("g-men", story=1), *support, PAUSE], hand=hand),
        Side(play=[At("laboratory-assistant", story=0), At("mad-artist", story=1), "blackwood-file-clerk"]),
        stories=[FIGHT, FIGHT_TOO],
        step="stories resolve",
    )


def test_forced_responses_happen_within_the_block() -> None:
    """coc/rule/3.2-resolving-stories/b"""
    game = two_fights(WAILS)
    game.choose("resolve lab/combat-story")
    order = [kind for kind in happened(game) if kind in ("story resolves", "destroyed", "drawn")]
    assert order == ["story resolves", "destroyed", "drawn", "story resolves", "destroyed", "drawn"]


# ---- triggered effects and abilities (ccg)


def test_a_triggered_ability_is_a_triggered_effect_of_a_card_in_play() -> None:
    """coc/rule/ccg-triggered-effects/b: a Disrupt to triggered abilities does not answer an event's Action."""
    in_play = Trigger(
        USE,
        lambda g, use, event: event.source is not None and event.source.card.zone == PLAY,
        "when one is used",
    )
    hush = lab_card("hush-abilities", disrupt(in_play, CancelIt()), type="event", cost=0)
    spear = lab_card("spear", action(Wound(), Choose(CHARACTER)), type="event", cost=0)
    shooter = lab_card("shooter", action(Wound(), Choose(CHARACTER)))
    game = build(Side(hand=[spear], play=[shooter]), Side(hand=[hush], play=["hired-muscle"]))
    game.play("play lab/spear", "choose core/hired-muscle")
    assert asked(game)[1] == "action"
    game.play("use lab/shooter", "choose core/hired-muscle")
    assert asked(game) == (1, "disrupt")
    game.choose("play lab/hush-abilities")
    assert game.state.cards[uid(game, "hired-muscle")].wounds == 1
