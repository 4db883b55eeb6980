"""Yog-Sothoth's cards of Ancient Relics."""

from __future__ import annotations

from orne.coc.abilities import Choose
from orne.coc.language import CHARACTER, destroy
from orne.coc.position import At, Side, build
from orne.coc.values import is_blank
from tests.coc.laboratory import PAUSE, event, there
from tests.coc.look import card, discard, idle, keys, pass_to, table, uid
from tests.look import reasons

YETI = "ancient-relics/enslaved-yeti"
SLIDE = event("ey-slide", destroy(), Choose(CHARACTER), facts={"subtypes": ("Polar",)})
CLUB = event("ey-club", destroy(), Choose(CHARACTER))
BEFORE = "actions after defenders commit"


def test_the_yeti_takes_a_wound_and_silences_everybody_else_at_its_story() -> None:
    game = build(
        Side(play=[there(YETI), there("peeler"), "bag-man", PAUSE]),
        Side(play=[there("hired-muscle"), there("ygolonac"), there("triggerman", 1)]),
        step=BEFORE,
    )
    assert keys(game) == ["pass", f"use {YETI}", f"use {PAUSE}"]
    game.choose(f"use {YETI}")
    silent = {name: is_blank(table(game), uid(game, name)) for name in (YETI, "peeler", "hired-muscle", "ygolonac")}
    assert silent == {YETI: False, "peeler": True, "hired-muscle": True, "ygolonac": False}
    assert not is_blank(table(game), uid(game, "triggerman")), "another story"
    assert card(game, YETI).wounds == 1
    assert idle(game)
    pass_to(game, "draw actions")
    assert not is_blank(table(game), uid(game, "peeler"))


def test_its_last_wound_destroys_it_and_pays_all_the_same() -> None:
    game = build(Side(play=[there(YETI, wounds=2), PAUSE]), Side(play=[there("peeler")]), step=BEFORE)
    game.choose(f"use {YETI}")
    assert discard(game, 0) == [YETI]
    assert is_blank(table(game), uid(game, "peeler"))
    assert idle(game)


def test_it_does_nothing_at_home_or_alone() -> None:
    game = build(Side(play=[At(YETI, exhausted=True), there("bag-man"), PAUSE]), step=BEFORE)
    assert keys(game) == ["pass", f"use {PAUSE}"]
    said = "only while this card is committed to a story: coc/timing/initiation-substeps/b"
    assert reasons(game, "use Enslaved Yeti") == [said]
    game = build(Side(play=[there(YETI), PAUSE]), Side(play=["peeler"]), step=BEFORE)
    assert keys(game) == ["pass", f"use {PAUSE}"]


def test_polar_events_pass_it_by() -> None:
    game = build(Side(hand=[SLIDE, CLUB], play=[YETI, "peeler", "bag-man"]))
    game.choose(f"play {SLIDE}")
    assert keys(game) == ["choose core/bag-man", "choose core/peeler"]
    game.choose("choose core/peeler")
    game.choose(f"play {CLUB}")
    assert keys(game) == [f"choose {YETI}", "choose core/bag-man"]
    game.choose(f"choose {YETI}")
    assert discard(game, 0) == ["peeler", SLIDE, YETI, CLUB]
    assert idle(game)
