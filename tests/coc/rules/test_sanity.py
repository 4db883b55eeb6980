"""Going insane, being insane, and being restored (coc/rule/2.34-insanity)."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import values
from orne.coc.abilities import Choose, Trigger, Use, response
from orne.coc.events import RESTORED
from orne.coc.language import (
    CARD,
    CHARACTER,
    IN_DISCARD,
    Do,
    Draw,
    Gain,
    Wound,
    chosen,
    everything,
    go_insane,
    restore_and_ready,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import entering
from orne.coc.state import INSANE, READY
from orne.coc.table import CocTable
from tests.coc.laboratory import BARE, PAUSE, event, lab_card
from tests.coc.look import card, entries, icons, idle, keys, skill, table, uid, zone
from tests.look import asked

MADNESS = event("madness", go_insane(), Choose(CHARACTER))
MADDEN_ANY = event("madden-any", go_insane(), Choose(CARD))


# ---- insanity (2.34, coc/basics/7.2)


def _bury(g: CocTable, use: Use) -> bool:
    """Put a card of your discard pile into play insane."""
    return entering.put_into_play(g, chosen(0).cards(g, use)[0], use.seat, use, insane=True)


EXHUME = event("exhume", Do(_bury), Choose(CARD & IN_DISCARD))


# ---- insane cards that are not characters (2.34/e to h)


TOOL = lab_card("tool", type="support", cost=2, subtypes=("Item",))
RESTORE = event("restore-it", restore_and_ready(), Choose(CHARACTER))
SEES_RESTORED = lab_card(
    "sees-restoring",
    response(Trigger(RESTORED, lambda g, use, event: True, "after a character is restored"), Draw()),
)


def test_an_insane_character_is_a_character_without_anything() -> None:
    """coc/rule/2.34-insanity/c: nothing changes its values."""
    boost = event("boost", Gain((("skill", 2), (values.COMBAT, 1), ("willpower", 1)), everything(CHARACTER)))
    game = build(Side(hand=[boost, PAUSE], play=[At("g-men", insane=True), "bag-man"]))
    game.choose("play lab/boost")
    g = table(game)
    gmen = uid(game, "g-men")
    assert values.is_character(g, gmen)
    assert (skill(game, "g-men"), icons(game, "g-men")) == (0, [0, 0, 0, 0])
    assert values.faction(g, gmen) is None
    assert not values.has_subtype(g, gmen, "Government")
    assert not values.has(g, gmen, "willpower")
    assert values.toughness(g, gmen) == 0
    assert g.title(gmen) == "G-Men"
    assert card(game, "g-men").controller == 0


def test_one_wound_destroys_an_insane_character() -> None:
    hit = event("hit", Wound(), Choose(CHARACTER))
    game = build(Side(hand=[hit, PAUSE], play=[At("g-men", insane=True)]))
    game.choose("play lab/hit")
    assert zone(game, "g-men") == "discard"


def test_going_insane_loses_tokens_attachments_and_commitment() -> None:
    game = build(
        Side(hand=[MADNESS], play=[At("bag-man", story=0, success=(2, 0)), At("shotgun", on="bag-man"), PAUSE]),
        stories=[BARE], step="actions after defenders commit",
    )  # fmt: skip
    game.choose("play lab/madness")
    seen = card(game, "bag-man")
    assert (seen.state, seen.story, seen.success, seen.face_down) == (INSANE, -1, (0, 0), True)
    assert zone(game, "shotgun") == "discard"
    assert [each[0] for each in entries(game, "destroyed")] == ["shotgun"]


@pytest.mark.parametrize("safe", ["triggerman", "degenerate-ghoul"])
def test_willpower_and_terror_icons_protect(safe: Any) -> None:
    """coc/basics/7.2"""
    game = build(Side(hand=[MADNESS, PAUSE], play=[safe]))
    assert keys(game) == ["pass", "play lab/pause"]
    game = build(Side(hand=[MADNESS, PAUSE], play=[safe, "bag-man"]))
    game.play("play lab/madness", f"choose core/{safe}")
    assert card(game, safe).state == READY


def test_entering_play_insane_is_not_protected_against() -> None:
    game = build(Side(hand=[EXHUME, PAUSE], discard=["triggerman"]))
    game.choose("play lab/exhume")
    assert card(game, "triggerman").state == INSANE


# ---- cards that are not characters


def test_an_insane_support_card_is_a_character_until_it_is_restored() -> None:
    """coc/rule/2.34-insanity/e, coc/rule/2.34-insanity/f: restoring it is not restoring a character."""
    game = build(Side(hand=[MADDEN_ANY, RESTORE, PAUSE], play=[TOOL, SEES_RESTORED]))
    g = table(game)
    assert not values.is_character(g, uid(game, TOOL))
    game.play("play lab/madden-any", "choose lab/tool")
    g = table(game)
    assert values.is_character(g, uid(game, TOOL))
    assert not values.is_support(g, uid(game, TOOL))
    assert (skill(game, TOOL), icons(game, TOOL)) == (0, [0, 0, 0, 0])
    assert not values.has_subtype(g, uid(game, TOOL), "Item")
    assert uid(game, TOOL) in g.index.characters[0]
    game.play("play lab/restore-it", "choose lab/tool")
    assert asked(game)[1] == "action", "nothing answers"
    g = table(game)
    assert values.is_support(g, uid(game, TOOL))
    assert not values.is_character(g, uid(game, TOOL))
    assert card(game, TOOL).state == READY


def test_an_insane_attachment_leaves_its_host() -> None:
    """coc/rule/2.34-insanity/e"""
    game = build(Side(hand=[MADDEN_ANY, PAUSE], play=["bag-man", At("patrol-wagon", on="bag-man")]))
    game.play("play lab/madden-any", "choose core/patrol-wagon")
    assert card(game, "patrol-wagon").host == -1
    assert values.toughness(table(game), uid(game, "bag-man")) == 0
    assert game.rules.problems(game.state) == []


def test_what_an_effect_has_attached_comes_off_as_it_goes_insane_and_is_itself_when_restored() -> None:
    """coc/rule/2.34-insanity/e and f: insane it is a character that lies on nothing."""
    hound = At("hound-of-tindalos", on="mad-artist", by_effect=True)
    game = build(Side(hand=[MADDEN_ANY, RESTORE], play=["mad-artist", hound, PAUSE]))
    game.play("play lab/madden-any", "choose core/hound-of-tindalos")
    assert (card(game, "hound-of-tindalos").state, skill(game, "mad-artist")) == (INSANE, 2)
    game.play("play lab/restore-it", "choose core/hound-of-tindalos")
    restored = card(game, "hound-of-tindalos")
    assert (restored.state, restored.host, values.is_character(table(game), restored.uid)) == (READY, -1, True)
    assert (skill(game, "hound-of-tindalos"), skill(game, "mad-artist"), idle(game)) == (2, 2, True)


def test_a_restored_attachment_has_nothing_to_lie_on_and_is_discarded() -> None:
    """coc/rule/2.33-attachments/b"""
    pistols = At("45-pistols", on="mad-artist")
    game = build(Side(hand=[MADDEN_ANY, RESTORE], play=["mad-artist", pistols, PAUSE]))
    game.play("play lab/madden-any", "choose core/45-pistols")
    assert (card(game, "45-pistols").state, icons(game, "mad-artist")) == (INSANE, [0, 1, 1, 0])
    game.play("play lab/restore-it", "choose core/45-pistols")
    assert (zone(game, "45-pistols"), icons(game, "mad-artist"), idle(game)) == ("discard", [0, 1, 1, 0], True)
