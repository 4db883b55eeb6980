"""The neutral cards of Summons of the Deep."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Choose
from orne.coc.language import CHARACTER, IS_COMMITTED, uncommit
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import BARE, BORE, EDITIONS, FIGHT, GAG, IDLE, MIND, PAUSE, PAWN, event, lab_card, there
from tests.coc.look import (
    discard,
    idle,
    keys,
    pass_to,
    pass_to_phase,
    pile,
    seen,
    state_of,
    step,
    tokens,
)  # fmt: skip

INMATE = "summons-of-the-deep/obsessive-inmate"
CALL_OFF = event("so-call-off", uncommit(), Choose(CHARACTER & IS_COMMITTED))
ROW = [BARE, lab_card("so-second", type="story", struggles=(0, 0, 0, 0)), FAR := "core/dreamwalkers"]


@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_the_inmate_stays_committed_and_attacks_again_on_your_next_turn(edition: str) -> None:
    game = build(
        Side(play=[At(INMATE, story=0, exhausted=True), At("bag-man", story=0, exhausted=True), PAUSE]),
        Side(play=[PAUSE]),
        stories=ROW,
        step="stories resolve",
        edition=edition,
    )
    pass_to_phase(game, "operations")
    assert game.state.active == 1
    assert (seen(game, INMATE)["story"], seen(game, "bag-man")["story"]) == (BARE, None)
    assert tokens(game) == [2, 0]
    pass_to_phase(game, "story")
    pass_to_phase(game, "operations")
    assert game.state.active == 0
    assert tokens(game) == [2, 0]  # nobody of the opponent attacked there (…/f97-obsessive-inmate/a)
    assert state_of(game, INMATE) == "ready"
    pass_to(game, "active player commits")
    assert keys(game) == [f"commit core/bag-man {story}" for story in sorted(ROW)] + ["done"]
    game.choose("done")
    pass_to_phase(game, "operations")
    assert tokens(game) == [4, 0]


def test_a_card_effect_removes_the_inmate_from_his_story() -> None:
    """coc/faq/obsessive-inmate-uncommit."""
    game = build(Side(hand=[CALL_OFF], play=[At(INMATE, story=0), PAUSE]), stories=ROW)
    assert keys(game) == ["pass", f"play {CALL_OFF}", "use lab/pause"]
    game.choose(f"play {CALL_OFF}")
    assert seen(game, INMATE)["story"] is None
    assert keys(game) == ["pass", "use lab/pause"]


def test_the_inmate_is_free_when_the_story_is_won() -> None:
    game = build(
        Side(play=[At(INMATE, story=0, exhausted=True), PAUSE]),
        stories=[Story(BARE, (3, 0)), *ROW[1:]],
        step="stories resolve",
    )
    assert step(game) == "last story actions"
    assert pile(game, 0, "won") == [BARE]
    assert seen(game, INMATE)["story"] is None


def test_a_blank_inmate_goes_home_with_the_others() -> None:
    game = build(
        Side(play=[At(INMATE, story=0, exhausted=True), PAUSE]),
        Side(play=[At(GAG, on=INMATE)]),
        stories=ROW,
        step="last story actions",
    )
    pass_to_phase(game, "operations")
    assert seen(game, INMATE)["story"] is None


# ---- Secret Stiletto

STILETTO = "summons-of-the-deep/secret-stiletto"
BRAWLER = lab_card("so-brawler", icons=(3, 3, 0, 0))
SCRAPPER = lab_card("so-scrapper", icons=(0, 2, 0, 0))
DUELS = [FIGHT, BARE, "core/dreamwalkers"]


def holding(*characters: str | At, domain: str = "hastur:2") -> Side:
    """Your side of a duel: the Stiletto is on the first character."""
    first = characters[0]
    knife = At(STILETTO, on=first if isinstance(first, str) else first.card)
    return Side(play=[*characters, knife, PAUSE], domains=[domain])


def test_the_stiletto_is_attached_to_one_of_your_characters() -> None:
    game = build(Side(hand=[STILETTO], play=["bag-man", "peeler", PAUSE], domains=["hastur:1"]), Side(play=[BORE]))
    game.choose(f"play {STILETTO} domain 1")
    assert keys(game) == ["attach core/bag-man", "attach core/peeler"]
    game.choose("attach core/peeler")
    assert seen(game, STILETTO)["host"] == "core/peeler"
    assert idle(game)


@pytest.mark.parametrize(
    ("yours", "theirs", "story"),
    [
        pytest.param(holding(there(SCRAPPER)), there(PAWN), FIGHT, id="won by two icons"),
        pytest.param(holding("bag-man", there(BRAWLER)), there(PAWN), FIGHT, id="its character is at home"),
        pytest.param(holding(there(BRAWLER)), there(PAWN), MIND, id="another struggle"),
        pytest.param(holding(there(PAWN)), there(BRAWLER), FIGHT, id="lost"),
        pytest.param(holding(there(BRAWLER), domain="hastur:1"), there(PAWN), FIGHT, id="too dear"),
    ],
)
def test_the_stiletto_is_not_offered(yours: Side, theirs: At, story: str) -> None:
    game = build(yours, Side(play=[theirs, BORE]), stories=[story, *DUELS[1:]], step="stories resolve")
    assert keys(game) == IDLE


def test_the_stiletto_does_not_answer_a_struggle_at_another_story() -> None:
    game = build(
        holding(there("bag-man", 1), there(BRAWLER)),
        Side(play=[there(PAWN), BORE]),
        stories=DUELS,
        step="stories resolve",
    )
    game.choose(f"resolve {FIGHT}")
    assert (discard(game, 1), keys(game)) == ([PAWN], IDLE)


def test_the_stiletto_needs_a_character_that_can_be_wounded() -> None:
    game = build(holding(there(BRAWLER)), Side(play=[there(PAWN)]), stories=DUELS, step="stories resolve")
    assert (discard(game, 1), keys(game)) == ([PAWN], IDLE)
