"""Cards of the collectible game that the Core Set prints again."""

from __future__ import annotations

import pytest

from orne.coc import facts, registry
from orne.coc.cards.core.collectible import AGAIN
from orne.coc.position import At, Side, build
from tests.coc.look import discard, idle, in_play, keys

PAIRS = [(f"{set_}/{slug}", f"core/{slug}") for set_, slugs in AGAIN.items() for slug in slugs.split()]
PAIRS.append(("ccg-forgotten-cities/hardcase", "core/hard-case"))

# What the Core Set changed when it printed them again, beside texts.
CHANGED = {
    "45-pistols": {"subtypes"},
    "anthropology-advisor": {"skill", "icons"},
    "cthulhu": {"keywords"},
    "forest-sister": {"skill"},
    "hastur": {"keywords"},
    "monster-hunter": {"subtypes"},
    "mystic-bounty-hunter": {"subtypes"},
    "richard-upton-pickman": {"cost"},
    "slavering-gug": {"subtypes"},
    "torch-the-joint": {"cost"},
    "unearthing-the-ancients": {"subtypes"},
    "visiting-author": {"skill", "subtypes"},
}
COMPARED = ("type", "faction", "unique", "cost", "skill", "icons", "subtypes", "keywords", "boosters", "struggles")


@pytest.mark.parametrize(("older", "newer"), PAIRS)
def test_both_printings_read_alike_and_differ_only_in_known_facts(older: str, newer: str) -> None:
    ours, theirs = facts.load("ccg-2.0")[older], facts.load("lcg-4")[newer]
    differing = {field for field in COMPARED if getattr(ours, field) != getattr(theirs, field)}
    assert differing == CHANGED.get(newer.removeprefix("core/"), set())
    assert registry.behaviour(older, "ccg-2.0") == registry.behaviour(newer, "ccg-2.0")


def test_a_card_printed_again_is_played_in_the_collectible_edition() -> None:
    game = build(
        Side(hand=["ccg-arkham-edition/short-fuse"], domains=["agency:3"]),
        Side(play=["ccg-unspeakable-tales/freelance-agent"]),
        edition="ccg-2.0",
    )
    assert keys(game) == ["pass", "play ccg-arkham-edition/short-fuse domain 1"]
    game.choose("play ccg-arkham-edition/short-fuse domain 1")
    assert in_play(game, 1) == []
    assert discard(game, 1) == ["ccg-unspeakable-tales/freelance-agent"]


LORD, CTHULHU = "ccg-eldritch-edition/lord-of-the-silver-twilight", "ccg-arkham-edition/cthulhu"


@pytest.mark.parametrize(
    ("mine", "theirs", "resources", "offered"),
    [([LORD], [], 5, True), ([LORD], [], 4, False), ([], [LORD], 5, False), ([], [LORD], 6, True)],
)
def test_lord_of_the_silver_twilight_helps_only_its_controller(
    mine: list[str], theirs: list[str], resources: int, offered: bool
) -> None:
    game = build(
        Side(hand=[CTHULHU], play=mine, domains=[f"cthulhu:{resources}"]), Side(play=theirs), edition="ccg-2.0"
    )
    assert (keys(game) == ["pass", f"play {CTHULHU} domain 1"]) is offered


def test_peaslee_may_enter_any_discard_pile() -> None:
    peaslee = "ccg-forgotten-cities/professor-nathaniel-peaslee"
    game = build(
        Side(
            hand=["ccg-arkham-edition/short-fuse"],
            play=[At(peaslee, owner=1)],
            domains=["agency:3", "miskatonic:2"],
        ),
        Side(),
        edition="ccg-2.0",
    )
    game.choose("play ccg-arkham-edition/short-fuse domain 1")
    assert keys(game) == ["pass", f"use {peaslee} domain 2"]
    game.choose(f"use {peaslee} domain 2")
    assert in_play(game, 1) == [peaslee]
    assert idle(game)


# ---- what the errata of the collectible game say of them


@pytest.mark.parametrize(
    ("card_id", "type_"),
    [("ccg-arkham-edition/shadowed-reef", "support"), ("ccg-spawn-of-madness/torch-the-joint", "event")],
)
def test_two_types_that_were_misprinted(card_id: str, type_: str) -> None:
    """coc/errata/arkham-edition/u117-shadowed-reef, coc/errata/spawn-of-madness/f2-torch-the-joint"""
    assert facts.load("ccg-2.0")[card_id].type == type_


@pytest.mark.parametrize("slug", ["cthulhu", "shub-niggurath", "yog-sothoth"])
def test_invulnerability_that_was_misprinted(slug: str) -> None:
    """coc/errata/unspeakable-tales/r55-cthulhu, r109-shub-niggurath and r91-yog-sothoth"""
    keywords = facts.load("ccg-2.0")[f"ccg-unspeakable-tales/{slug}"].keywords
    assert ("invulnerability", 1) in keywords
