"""Cards of the collectible game that Secrets of Arkham prints again."""

from __future__ import annotations

import pytest

from orne.coc import facts, registry, values
from orne.coc.cards.secrets_of_arkham.collectible import AGAIN
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import FROM_HAND, IDLE, OAF, PAUSE, PAWN, lab_card
from tests.coc.look import discard, drained, icons, idle, in_play, keys, pass_to_phase, seen, skill, table, uid
from tests.look import asked

COLLECTIBLE = "ccg-2.0"
PAIRS = [(f"{set_}/{slug}", f"secrets-of-arkham/{slug}") for set_, slugs in AGAIN.items() for slug in slugs.split()]
# What Secrets of Arkham changed when it printed them again, beside texts.
CHANGED = {
    "beneath-the-burning-sun": {"subtypes"},
    "gatekeeper": {"subtypes"},
    "messenger-from-hali": {"subtypes"},
    "soothsayer": {"subtypes"},
    "terrors-in-the-dark": {"subtypes"},
}
COMPARED = (
    "type", "faction", "unique", "cost", "skill", "icons", "subtypes", "keywords", "steadfast", "boosters", "struggles",
)  # fmt: skip
DAY, NIGHT = "ccg-unspeakable-tales/beneath-the-burning-sun", "ccg-forbidden-relics/messenger-from-hali"
CULTIST, MASK = lab_card("sco-cultist", subtypes=("Cultist",)), lab_card("sco-mask", subtypes=("Mask",), type="support")


@pytest.mark.parametrize(("older", "newer"), PAIRS)
def test_both_printings_read_alike_and_differ_only_in_known_facts(older: str, newer: str) -> None:
    ours, theirs = facts.load(COLLECTIBLE)[older], facts.load("lcg-4")[newer]
    differing = {field for field in COMPARED if getattr(ours, field) != getattr(theirs, field)}
    assert differing == CHANGED.get(newer.removeprefix("secrets-of-arkham/"), set())
    assert registry.behaviour(older, COLLECTIBLE) == registry.behaviour(newer, COLLECTIBLE)


# ---- Day and Night, which the collectible game prints as subtypes


def test_every_collectible_card_of_day_or_night_has_the_keyword() -> None:
    for card_id, each in facts.load(COLLECTIBLE).items():
        if card_id.startswith("ccg-"):
            times = {subtype.lower() for subtype in each.subtypes} & {"day", "night"}
            assert times == {name for name, _ in each.keywords} & {"day", "night"}, card_id


def test_a_day_card_makes_it_day_and_a_night_card_destroys_it() -> None:
    """coc/rule/2.35-day-and-night"""
    goat = "ccg-unspeakable-tales/albino-goat-spawn"
    game = build(Side(hand=[DAY], play=[goat, PAUSE], domains=["agency:1"]), edition=COLLECTIBLE)
    game.play(f"play {DAY} domain 1", f"resolve {goat}")
    assert (values.is_day(table(game)), values.is_night(table(game)), seen(game, goat)["wounds"]) == (True, False, 1)
    game = build(Side(hand=[NIGHT], play=[PAUSE], domains=["hastur:3"]), Side(play=[DAY]), edition=COLLECTIBLE)
    game.choose(f"play {NIGHT} domain 1")
    assert (values.is_day(table(game)), values.is_night(table(game)), discard(game, 1)) == (False, True, [DAY])
    assert (keys(game), idle(game)) == (IDLE, True)


def test_the_dreams_of_kingsport_find_what_can_enter_play() -> None:
    """An event card of the night stays in the deck."""
    dreams = "ccg-arkham-edition/the-dreams-of-kingsport"
    game = build(
        Side(play=[At("laboratory-assistant", story=0, exhausted=True), PAUSE], deck=[NIGHT, EVENT, PAWN, PAWN]),
        Side(deck=[PAWN, PAWN]),
        stories=[Story(dreams, (4, 1)), "frozen-in-time", "nowhere-to-hide"],
        step="stories resolve",
        edition=COLLECTIBLE,
    )
    game.play(f"place {dreams}", "yes")
    game.choose("pick each player puts a Night card from their deck into play (search for it, then shuffle)")
    assert keys(game) == ["nothing", f"take {NIGHT}"]
    game.choose(f"take {NIGHT}")
    assert (in_play(game, 0)[-1], idle(game)) == (NIGHT, True)


EVENT = lab_card("sco-owl", type="event", keywords=(("night", 1),))


def test_norman_blackwood_had_arcane_icons_by_day_too() -> None:
    norman = "ccg-eldritch-edition/norman-blackwood-jr"
    game = build(Side(play=[norman, PAUSE]), edition=COLLECTIBLE)
    assert (skill(game, norman), icons(game, norman)) == (2, [0, 2, 0, 0])
    game = build(Side(play=[norman, PAUSE]), Side(play=[DAY]), edition=COLLECTIBLE)
    # the Burning Sun gives him a Combat icon, too
    assert (skill(game, norman), icons(game, norman)) == (4, [0, 5, 2, 2])
    assert seen(game, norman)["keywords"] == ["fast", "heroic", "willpower"]


def test_the_wizard_was_tougher_by_night() -> None:
    wizard = "ccg-unspeakable-tales/wizard-of-yog-sothoth"
    game = build(Side(play=[wizard, PAUSE]), Side(play=[NIGHT]), edition=COLLECTIBLE)
    assert (icons(game, wizard), values.net(table(game), uid(game, wizard), "toughness")) == ([1, 2, 2, 0], 2)
    game = build(Side(play=[wizard, PAUSE]), Side(play=[DAY]), edition=COLLECTIBLE)
    assert (icons(game, wizard), values.net(table(game), uid(game, wizard), "toughness")) == ([0, 2, 0, 0], 0)


RISING = "ccg-arkham-premium-edition/deep-one-rising"


def test_deep_one_rising_destroys_whenever_it_comes_from_your_hand() -> None:
    """coc/errata/arkham-premium-starter/m4-deep-one-rising"""
    game = build(Side(hand=[RISING], play=[PAUSE], domains=["cthulhu:4"]), Side(play=[OAF, PAWN]), edition=COLLECTIBLE)
    game.choose(f"play {RISING} domain 1")
    assert (asked(game), keys(game)) == ((0, "choose"), [f"choose {OAF}", f"choose {PAWN}"])
    game.choose(f"choose {OAF}")
    assert (discard(game, 1), keys(game), idle(game)) == ([OAF], IDLE, True)
    game = build(Side(hand=[RISING, FROM_HAND], play=[PAUSE]), Side(play=[OAF]), edition=COLLECTIBLE)
    game.choose(f"play {FROM_HAND}")
    assert (discard(game, 1), in_play(game, 0), idle(game)) == ([OAF], [PAUSE, RISING], True)


def test_deep_one_rising_from_the_discard_pile_destroys_nobody_nor_where_there_is_nobody() -> None:
    """coc/errata/arkham-premium-starter/m4-deep-one-rising, coc/example/2.3-deep-one-rising"""
    young = "ccg-arkham-edition/rampaging-dark-young"
    hydra = "secrets-of-arkham/hydra"
    game = build(
        Side(play=[hydra, PAUSE], discard=[RISING, young], domains=["cthulhu:2"]),
        Side(play=[OAF]),
        edition=COLLECTIBLE,
    )
    game.choose(f"use {hydra} domain 1")
    assert (in_play(game, 0), in_play(game, 1)) == ([hydra, PAUSE, RISING], [OAF])
    assert (keys(game), idle(game)) == (IDLE, True)
    game = build(Side(hand=[RISING], play=[PAUSE], domains=["cthulhu:4"]), edition=COLLECTIBLE)
    game.choose(f"play {RISING} domain 1")
    assert (in_play(game, 0), keys(game), idle(game)) == ([PAUSE, RISING], IDLE, True)


def test_carl_stanford_gained_one_kind_of_icon_or_the_other() -> None:
    carl = "ccg-masks-of-nyarlathotep/carl-stanford"
    game = build(Side(play=[carl, CULTIST, MASK, PAWN, PAUSE]), edition=COLLECTIBLE)
    game.play(f"use {carl}", f"sacrifice {MASK}")
    combat, arcane = (f"pick give this card +2 {icon} until the end of the phase" for icon in ("Combat", "Arcane"))
    assert keys(game) == [arcane, combat]
    game.choose(combat)
    assert icons(game, carl) == [1, 2, 1, 0]
    game.play(f"use {carl}", arcane)
    assert (icons(game, carl), discard(game, 0)) == ([1, 2, 3, 0], [MASK, CULTIST])
    assert (keys(game), idle(game)) == (IDLE, True)
    pass_to_phase(game, "story")
    assert icons(game, carl) == [1, 0, 1, 0]


HAND = "ccg-forbidden-relics/the-mothers-hand"


@pytest.mark.parametrize(("resources", "offered"), [(4, ["pass", f"use {HAND}"]), (3, IDLE)])
def test_the_mothers_hand_refreshed_a_domain_if_overpaid(resources: int, offered: list[str]) -> None:
    game = build(
        Side(hand=[HAND], play=[PAUSE], domains=[f"shub-niggurath:{resources}", ""]), Side(), edition=COLLECTIBLE
    )
    game.choose(f"play {HAND} domain 1")
    assert keys(game) == offered
    if offered != IDLE:
        game.choose(f"use {HAND}")
        assert (drained(game), keys(game), idle(game)) == ([False, False], IDLE, True)


AZATHOTH = "ccg-forgotten-cities/azathoth"


def test_azathoth_is_answered_only_from_your_hand() -> None:
    game = build(Side(hand=[AZATHOTH], play=[PAUSE], domains=["agency:6"]), Side(play=[OAF]), edition=COLLECTIBLE)
    game.choose(f"play {AZATHOTH} domain 1")
    assert keys(game) == ["pass", f"use {AZATHOTH}"]
    game.choose(f"use {AZATHOTH}")
    assert (in_play(game, 0), in_play(game, 1), discard(game, 1)) == ([AZATHOTH], [], [OAF])
    north = "ccg-arkham-edition/the-secret-of-the-north-woods"
    game = build(
        Side(play=[At("laboratory-assistant", story=0, exhausted=True), PAUSE], discard=[AZATHOTH]),
        Side(discard=[OAF]),
        stories=[Story(north, (4, 1)), "frozen-in-time", "nowhere-to-hide"],
        step="stories resolve",
        edition=COLLECTIBLE,
    )
    game.play(f"place {north}", "yes")
    assert (AZATHOTH in in_play(game, 0), in_play(game, 1), keys(game)) == (True, [OAF], IDLE)
    game.choose("pass")
    assert (game.decision, game.state.winner) == (None, 1)
