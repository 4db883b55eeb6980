"""Positions from the texts of the two oldest documents, played in all four."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Blanks, Choose, CostChange, Trigger, Use, action, response
from orne.coc.events import ENTERS_DISCARD, LEAVES_PLAY, RESTORED, WOUND
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    IT,
    THIS_ENTERS_FROM_HAND_OVERPAID,
    Do,
    Draw,
    Lasting,
    Wound,
    chosen,
    destroy,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import wounds
from orne.coc.table import CocTable
from tests.coc.laboratory import BARE, EDITIONS, FIGHT, FULL, PAUSE, lab_card
from tests.coc.look import card, entries, keys, side, uid, zone
from tests.look import asked, happened

pytestmark = pytest.mark.parametrize("edition", EDITIONS)
OLDEST, OLD, LATER, LAST = EDITIONS

KILL = lab_card("od-kill", action(destroy(), Choose(CARD)), type="event", cost=0)


def ears(slug: str, kind: str, test: Any = lambda g, use, event: True) -> Any:
    """A support card that may answer something by drawing."""
    return lab_card(f"od-hears-{slug}", response(Trigger(kind, test, f"after {kind}"), Draw()), type="support", cost=0)


def test_blind_submission_takes_a_committed_character(edition: str) -> None:
    """coc/rule/1.13-gaining-control/m: off the story, or over to the other side."""
    game = build(
        Side(hand=["blind-submission"], play=[At("mad-artist", story=0), PAUSE], domains=["hastur:9"]),
        Side(play=[At("bag-man", story=0)]),
        stories=[BARE, FULL],
        step="actions after defenders commit",
        edition=edition,
    )
    game.play("play core/blind-submission domain 1", "choose core/bag-man")
    assert card(game, "bag-man").controller == 0
    stays = edition in (LATER, LAST)
    assert card(game, "bag-man").story == (uid(game, BARE) if stays else -1)
    game.choose("pass")
    assert entries(game, "skill compared") == [(BARE, 0, 4 if stays else 2, 0)]
    game.choose("pass")
    assert card(game, "bag-man").controller == 1, "it goes back as the phase ends"


def test_a_talisman_whose_bearer_changes_sides(edition: str) -> None:
    """coc/rule/2.33-attachments/c,
    coc/rule/2.33-attachments/d: the oldest document looks at the requirement all the time."""
    game = build(
        Side(hand=["blind-submission"], play=[PAUSE], domains=["hastur:9"]),
        Side(play=["bag-man", At("tcho-tcho-talisman", on="bag-man"), PAUSE], domains=["cthulhu:1"]),
        edition=edition,
    )
    game.choose("play core/blind-submission domain 1")
    if edition == OLDEST:
        assert zone(game, "tcho-tcho-talisman") == "discard"
        assert asked(game) == (1, "response")
        assert keys(game) == ["pass", "use core/tcho-tcho-talisman domain 1"]
        game.choose("use core/tcho-tcho-talisman domain 1")
        assert zone(game, "tcho-tcho-talisman") == "hand"
    else:
        assert card(game, "tcho-tcho-talisman").host == uid(game, "bag-man")
        assert card(game, "tcho-tcho-talisman").controller == 1
    assert asked(game) == (1, "action")


@pytest.mark.parametrize("type_", ["support", "event", "character"])
def test_what_is_restored_in_the_refresh_phase(edition: str, type_: str) -> None:
    """coc/rule/2.34-insanity/f, coc/rule/2.34-insanity/g: only a character counts as restored,
    an event is discarded at once."""
    mad = lab_card(f"od-mad-{type_}", *([action(Draw())] if type_ == "event" else []), type=type_)
    hears = ears("restoring", RESTORED)
    game = build(Side(play=[At(mad, insane=True), hears, PAUSE]), step="refresh", edition=edition)
    if type_ == "character":
        assert (asked(game), keys(game)) == ((0, "response"), ["pass", "use lab/od-hears-restoring"])
        game.choose("pass")
    assert asked(game) == (0, "action")
    assert zone(game, mad) == ("discard" if type_ == "event" else "play")
    if type_ != "event":
        assert card(game, mad).state == 1, "face up, exhausted"


def test_a_restored_event_card_has_left_play_as_it_is_discarded(edition: str) -> None:
    """coc/rule/2.34-insanity/g, coc/rule/2.7-sacrifice-destroy-discard/b"""
    mad, hears = lab_card("od-mad-event", action(Draw()), type="event"), ears("leaving", LEAVES_PLAY)
    game = build(Side(play=[At(mad, insane=True), hears, PAUSE]), step="refresh", edition=edition)
    assert (zone(game, mad), keys(game)) == ("discard", ["pass", "use lab/od-hears-leaving"])


def test_a_wound_that_is_moved_kills_and_is_not_answered(edition: str) -> None:
    """coc/rule/2.31-moving-wounds/a, coc/rule/2.31-moving-wounds/b"""

    def move(g: CocTable, use: Use) -> bool:
        """Move a wound from the first character chosen to the second."""
        return wounds.move_wound(g, chosen(0).cards(g, use)[0], chosen(1).cards(g, use)[0], use)

    shift = lab_card("od-shift", action(Do(move), Choose(CHARACTER), Choose(CHARACTER)), type="event", cost=0)
    play = [At("hired-muscle", wounds=1), "bag-man", ears("wounds", WOUND), PAUSE]
    game = build(Side(hand=[shift], play=play), edition=edition)
    game.play("play lab/od-shift", "choose core/hired-muscle", "choose core/bag-man")
    assert zone(game, "bag-man") == "discard"
    assert card(game, "hired-muscle").wounds == 0
    assert asked(game) == (0, "action")


def test_a_blank_living_mummy_is_answered_by_others_only(edition: str) -> None:
    """coc/example/1.12-living-mummy-blanked; the older documents ask the active player first."""
    blank = Lasting(Blanks(AFFECTED), IT)
    hush = lab_card("od-hush", action(blank, Choose(CHARACTER)), type="event", cost=0)
    hears = ears("discarding", ENTERS_DISCARD, lambda g, use, event: g.kind(event.subject).is_character)
    game = build(
        Side(hand=[hush, KILL], play=[hears, PAUSE]), Side(play=[hears, "living-mummy"]), edition=edition
    )  # fmt: skip
    game.play("play lab/od-hush", "play lab/od-kill", "choose core/living-mummy")
    own, other = (0, "use lab/od-hears-discarding"), (1, "use lab/od-hears-discarding#2")
    for seat, use in (own, other) if edition in (OLDEST, OLD) else (other, own):
        assert (asked(game), keys(game)) == ((seat, "response"), ["pass", use])
        game.choose("pass")
    assert "wounded" not in happened(game), "its Forced Response is silent"
    assert asked(game)[1] == "action"


def test_a_card_of_cost_0_is_overpaid_only_when_something_makes_it_dearer(edition: str) -> None:
    """coc/rule/2.14-paid-overpaid-cost/d"""
    seal = lab_card("od-seal", response(THIS_ENTERS_FROM_HAND_OVERPAID, Draw()), cost=0)
    mound = lab_card("od-mound", CostChange(CHARACTER, 1), type="support", cost=0)
    game = build(Side(hand=[seal], play=[PAUSE], domains=["agency:3"]), edition=edition)
    assert keys(game) == ["pass", "play lab/od-seal", "use lab/pause"]
    game.choose("play lab/od-seal")
    assert asked(game) == (0, "action")
    game = build(Side(hand=[seal], play=[mound, PAUSE], domains=["agency:3"]), edition=edition)
    assert keys(game) == ["pass", "play lab/od-seal domain 1", "use lab/pause"]
    game.choose("play lab/od-seal domain 1")
    assert keys(game) == ["pass", "use lab/od-seal"]


def test_power_drain_cancels_shotgun_blast_in_all_documents(edition: str) -> None:
    """coc/example/2.13-shotgun-blast-power-drain"""
    game = build(
        Side(hand=["shotgun-blast", "power-drain"], play=[PAUSE], domains=["agency:2", "hastur:3"]),
        Side(hand=["power-drain"], play=["bag-man", PAUSE], domains=["hastur:3"]),
        edition=edition,
    )
    game.choose("play core/shotgun-blast domain 1")
    if edition == LATER:
        assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", "play core/power-drain domain 2"])
        game.choose("pass")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", "play core/power-drain domain 1"])
    game.choose("play core/power-drain domain 1")
    assert asked(game) == (1, "action"), "nobody is asked about a Disrupt, and what was paid stays paid"
    assert zone(game, "bag-man") == "play"
    assert [domain["drained"] for domain in side(game, 0)["domains"]] == [True, False]


def test_inside_information_takes_one_of_two_struggles_of_a_booster(edition: str) -> None:
    """coc/rule/2.27-icon-boosters/b: one struggle of the two is left, right where it belongs."""
    booster = lab_card("od-booster", boosters=(1, 0, 0, 0))
    game = build(
        Side(hand=["inside-information"], play=[At(booster, story=0), PAUSE], domains=["neutral:9"]),
        stories=[FULL, BARE],
        step="actions after attackers commit",
        edition=edition,
    )
    game.play("play core/inside-information domain 1", "choose lab/quiet-story")
    assert keys(game) == [f"lose lab/quiet-story {name}" for name in ("Arcane", "Combat", "Investigation", "Terror")]
    game.choose("lose lab/quiet-story Terror")
    while game.view(0)["step"] != "last story actions":
        game.choose("pass")
    assert [name for _, _, name, _ in entries(game, "struggle")] == ["Terror", "Combat", "Arcane", "Investigation"]


def test_the_last_wound_in_a_struggle_is_answered_when_all_stories_have_resolved(edition: str) -> None:
    """coc/example/timing-randolph-carter, coc/timing/response-window/a"""
    game = build(
        Side(play=[At("hired-muscle", story=0), At("hired-muscle", story=0), At("mad-artist", story=1), PAUSE]),
        Side(play=[At("military-advisor", story=0, wounds=2), PAUSE], domains=["neutral:2"]),
        stories=[FIGHT, BARE],
        step="stories resolve",
        edition=edition,
    )
    game.choose("resolve lab/combat-story")
    assert zone(game, "military-advisor") == "discard"
    assert len(entries(game, "story resolves")) == 2
    if edition == OLDEST:
        assert (asked(game), keys(game)) == ((1, "response"), ["pass", "use core/military-advisor domain 1"])
        game.play("use core/military-advisor domain 1", "choose core/mad-artist")
        assert zone(game, "mad-artist") == "discard"
    assert asked(game) == (0, "action")


def test_each_opponent_with_a_single_card_keeps_it_from_byakhee_attack(edition: str) -> None:
    """coc/example/2.3-byakhee-attack-one-card"""
    for theirs, left in ((1, 1), (2, 0), (3, 1)):
        game = build(
            Side(hand=["byakhee-attack"], play=[PAUSE], domains=["hastur:9"]),
            Side(hand=["bag-man"] * theirs),
            edition=edition,
        )
        game.choose("play core/byakhee-attack domain 1")
        assert len(game.state.hand[1]) == left
        assert asked(game) == (0, "action")


def test_a_shot_at_an_escaping_character_finds_no_other(edition: str) -> None:
    """coc/rule/1.9-choosing-targets/f: the effect is ignored, and what was paid is lost."""
    gun = lab_card("od-gun", action(Wound(), Choose(CHARACTER)), type="support", cost=0)
    game = build(
        Side(play=[gun, "mad-artist"]), Side(play=["jack-brass-brady", "bag-man"]), edition=edition
    )  # fmt: skip
    game.play("use lab/od-gun", "choose core/jack-brass-brady")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", "use core/jack-brass-brady"])
    game.choose("use core/jack-brass-brady")
    assert zone(game, "jack-brass-brady") == "hand"
    assert "wounded" not in happened(game)
    assert asked(game) == (0, "action")
