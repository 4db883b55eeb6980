"""The Syndicate's cards of Secrets of Arkham."""

from __future__ import annotations

import pytest

from orne.coc.cards import text
from orne.coc.facts import load
from orne.coc.language import CARD_IN_PLAY, CHARACTER, YOURS, Choose, CostChange, Gives, destroy
from orne.coc.position import At, Side, build
from tests.coc.laboratory import FULL, IDLE, PAUSE, PAWN, PISTOL, event, lab_card, there, tool
from tests.coc.look import discard, drained, icons, idle, in_play, keys, pass_to_phase, skill, state_of
from tests.look import asked, reasons

SET = "secrets-of-arkham/"
WRECK = event("ss-wreck", destroy(), Choose(CARD_IN_PLAY))
GOD = lab_card("ss-god", subtypes=("Ancient One",))


@pytest.mark.parametrize(
    "card_id", [card for card, facts in load().items() if card.startswith(SET) and facts.faction == "syndicate"]
)
def test_every_card_works_and_has_a_text(card_id: str) -> None:
    assert text(card_id) is not None
    assert text(card_id) != "" or load()[card_id].keywords_only


# ---- Elite Hit Squad

SQUAD = f"{SET}elite-hit-squad"


def test_the_elite_hit_squad_grows_for_each_resource_paid() -> None:
    game = build(Side(play=[SQUAD, PAUSE], domains=["syndicate:1", "syndicate:1"]))
    game.play(f"use {SQUAD} domain 1", f"use {SQUAD} domain 2")
    assert (skill(game, SQUAD), icons(game, SQUAD), drained(game)) == (8, [0, 4, 0, 0], [True, True])
    assert (keys(game), idle(game)) == (IDLE, True)
    pass_to_phase(game, "story")
    assert (skill(game, SQUAD), icons(game, SQUAD)) == (6, [0, 2, 0, 0])


def test_the_elite_hit_squad_commits_on_its_own_turn_only() -> None:
    game = build(Side(play=[SQUAD, PAWN]), stories=[FULL], step="active player commits")
    assert keys(game) == [f"commit {PAWN} {FULL}", f"commit {SQUAD} {FULL}", "done"]
    game = build(
        Side(play=[SQUAD, PAWN]), Side(play=[there("bag-man")]), stories=[FULL], active=1, step="defender commits"
    )
    assert (asked(game), keys(game)) == ((0, "commit"), [f"commit {PAWN} {FULL}", "done"])
    assert reasons(game, "commit Elite Hit Squad") == ["Elite Hit Squad cannot commit: coc/rule/2.2-cannot/a"]


# ---- Intimidate

INTIMIDATE = f"{SET}intimidate"


def test_intimidate_exhausts_a_character_that_is_not_an_ancient_one() -> None:
    game = build(Side(hand=[INTIMIDATE], play=[PAUSE, PAWN], domains=["syndicate:1"]), Side(play=["bag-man", GOD]))
    game.choose(f"play {INTIMIDATE} domain 1")
    assert keys(game) == ["choose core/bag-man", f"choose {PAWN}"]
    game.choose("choose core/bag-man")
    assert (state_of(game, "bag-man"), state_of(game, PAWN), discard(game, 0)) == ("exhausted", "ready", [INTIMIDATE])
    assert (keys(game), idle(game)) == (IDLE, True)


def test_intimidate_is_not_offered_where_it_could_exhaust_nobody() -> None:
    game = build(
        Side(hand=[INTIMIDATE], play=[PAUSE], domains=["syndicate:1"]), Side(play=[At("bag-man", exhausted=True), GOD])
    )
    assert keys(game) == IDLE


# ---- Forced Foreclosure

FORCED = f"{SET}forced-foreclosure"
BAR = tool("ss-bar", Gives(CHARACTER & YOURS, "skill", 1), subtypes=("Location",))


def test_forced_foreclosure_gives_control_of_a_location_while_it_is_attached() -> None:
    game = build(
        Side(hand=[FORCED, WRECK], play=[PAUSE, PAWN], domains=["syndicate:2"]),
        Side(play=[BAR, "cathouse", "dutch-courage"]),
    )
    game.choose(f"play {FORCED} domain 1")
    assert keys(game) == ["attach to core/cathouse", f"attach to {BAR}"]
    game.choose(f"attach to {BAR}")
    assert (in_play(game, 0), discard(game, 0)) == ([PAUSE, PAWN, BAR, FORCED], [])
    assert (skill(game, PAWN), idle(game)) == (2, True)
    game.play(f"play {WRECK}", f"choose {FORCED}")
    assert (in_play(game, 1), skill(game, PAWN)) == ([BAR, "cathouse", "dutch-courage"], 1)
    assert (discard(game, 0), keys(game), idle(game)) == ([FORCED, WRECK], IDLE, True)


def test_forced_foreclosure_is_for_your_operations_phase_and_a_location() -> None:
    side = Side(hand=[FORCED], play=[PAUSE], domains=["syndicate:2"])
    assert keys(build(side, Side(play=["dutch-courage"]))) == IDLE
    assert keys(build(side, Side(play=[BAR]), step="story actions")) == IDLE
    assert keys(build(side, Side(play=[BAR]))) == ["pass", f"play {FORCED} domain 1", f"use {PAUSE}"]


def test_forced_foreclosure_goes_with_its_location_and_takes_no_unique_one_twice() -> None:
    club = tool("ss-club", subtypes=("Location",), unique=True)
    game = build(
        Side(hand=[FORCED, WRECK], play=[PAUSE, club], domains=["syndicate:2"]),
        Side(play=[club, BAR]),
    )
    game.choose(f"play {FORCED} domain 1")
    assert keys(game) == [f"attach to {BAR}", f"attach to {club}", f"attach to {club}#2"]
    game.choose(f"attach to {club}#2")
    assert (in_play(game, 0), in_play(game, 1)) == ([PAUSE, club, FORCED], [f"{club}#2", BAR])
    game.play(f"play {WRECK}", f"choose {club}#2")
    assert (discard(game, 0), discard(game, 1), idle(game)) == ([FORCED, WRECK], [club], True)


# ---- Fixer

FIXER = f"{SET}fixer"


def test_the_fixer_is_cheap_while_an_attachment_is_in_play() -> None:
    side = Side(hand=[FIXER], play=[PAUSE], domains=["syndicate:1"])
    assert keys(build(side, Side(play=["bag-man"]))) == IDLE
    game = build(side, Side(play=["bag-man", At(PISTOL, on="core/bag-man")]))
    assert keys(game) == ["pass", f"play {FIXER} domain 1", f"use {PAUSE}"]
    game.choose(f"play {FIXER} domain 1")
    assert (in_play(game, 0), keys(game), idle(game)) == ([PAUSE, FIXER], IDLE, True)


def test_the_fixer_never_costs_less_than_one() -> None:
    cheap = tool("ss-cheap", CostChange(CHARACTER, -1))
    side = Side(hand=[FIXER], play=[PAUSE, cheap], domains=[""])
    game = build(side, Side(play=["bag-man", At(PISTOL, on="core/bag-man")]))
    assert keys(game) == IDLE
