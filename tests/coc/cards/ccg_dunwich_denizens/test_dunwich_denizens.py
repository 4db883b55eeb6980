"""The card of Dunwich Denizens that the oldest document names."""

from __future__ import annotations

from orne.coc.language import AFFECTED, CHARACTER, IT, Choose, Lasting, LosesIcons, Then, go_insane
from orne.coc.position import At, Side
from tests.coc.cards.ccg import ccg
from tests.coc.laboratory import BARE, BLANK, FIGHT, IDLE, PAUSE, PAWN, event, there
from tests.coc.look import card, idle, in_play, keys, pile, state_of, tokens

WILBUR = "ccg-dunwich-denizens/wilbur-whateley"
ROW = [BARE, FIGHT, "core/dreamwalkers"]
MADDEN = event("dd-madden", Then(Lasting(LosesIcons(AFFECTED), IT), go_insane()), Choose(CHARACTER))


def test_wilbur_gets_a_token_for_success_where_he_is() -> None:
    game = ccg(Side(play=[there(WILBUR), there(PAWN, 1), PAUSE]), stories=ROW, step="stories resolve")
    assert keys(game) == [f"resolve {BARE}", f"resolve {FIGHT}"]
    game.choose(f"resolve {FIGHT}")
    assert (card(game, WILBUR).success, tokens(game)) == ((1, 0), [2, 0])
    assert keys(game) == IDLE
    assert idle(game)


def test_with_four_tokens_wilbur_is_a_won_story_of_his_owner() -> None:
    game = ccg(
        Side(play=[At(WILBUR, story=0, exhausted=True, success=(3, 0)), PAUSE]),
        stories=ROW,
        step="stories resolve",
    )
    assert (pile(game, 0, "won"), in_play(game, 0), tokens(game)) == ([WILBUR], ["lab/pause"], [2, 0])
    assert keys(game) == IDLE
    assert idle(game)


def test_a_third_won_story_made_of_wilbur_wins_the_game() -> None:
    game = ccg(
        Side(
            play=[At(WILBUR, story=0, exhausted=True, success=(3, 0)), PAUSE],
            won=["core/frozen-in-time", "core/ancient-apocrypha"],
        ),
        stories=ROW,
        step="stories resolve",
    )
    assert game.decision is None
    assert game.state.winner == 0


def test_a_blank_wilbur_loses_them_as_others_do() -> None:
    game = ccg(Side(hand=[BLANK, MADDEN], play=[PAUSE]), Side(play=[At(WILBUR, success=(0, 3))]))
    game.choose(f"play {BLANK}")
    game.choose(f"play {MADDEN}")
    assert (state_of(game, WILBUR), card(game, WILBUR).success) == ("insane", (0, 0))
    assert keys(game) == IDLE
    assert idle(game)
