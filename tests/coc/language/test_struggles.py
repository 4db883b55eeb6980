"""What is done by whoever wins a struggle, last words of attachments, naming a card, being eliminated."""

from __future__ import annotations

from typing import Any

from orne.coc.cards import text
from orne.coc.language import (
    ATTACHED_STORY_IS_WON,
    BEFORE_COMMITTING,
    CHARACTER,
    COMMITTED_THERE,
    HOST_ENTERS_DISCARD,
    IN_OPPONENTS_HAND,
    IS_EXHAUSTED,
    MARGIN,
    NAMED,
    OPPONENTS,
    OPPONENTS_HAND,
    STORY,
    THEM,
    YOURS,
    Also,
    AttachTo,
    Choose,
    Draw,
    ExhaustThis,
    Lasting,
    Later,
    LoseGame,
    NameCard,
    Reveal,
    SpreadWounds,
    ThenChoose,
    WinnerPicks,
    WinStory,
    Wound,
    action,
    destroy,
    disrupt,
    everything,
    forced,
    gain,
    per,
    ready,
    response,
    return_to_hand,
    that_player,
    wins_struggle,
    wounded_in_struggle,
    you_win,
)
from orne.coc.position import At, Side, build
from orne.coc.rulebook import RULEBOOK
from orne.coc.values import COMBAT, INVESTIGATION
from tests.coc.laboratory import PAUSE, PAWN, event, lab_card, there, tool
from tests.coc.look import Coc, cards_of, discard, hand, in_play, keys, skill, state_of

IDLE = ["pass", f"use {PAUSE}"]
TOUGH = lab_card("st-tough", keywords=(("toughness", 2),))
STEEL = lab_card("st-steel", keywords=(("invulnerability", 1),))
BRUTE = lab_card("st-brute", icons=(0, 3, 0, 0))
SLEUTH = lab_card("st-sleuth", icons=(0, 0, 0, 2))

CARNAGE = event(
    "st-carnage",
    Later(
        wins_struggle(COMBAT),
        that_player(SpreadWounds(MARGIN, CHARACTER & COMMITTED_THERE), if_able=True),
        every_time=True,
        until="turn",
    ),
    during=BEFORE_COMMITTING,
)


def attack(mine: Side, theirs: Side, card: str) -> Coc:
    """A game in which the active player has played a card before characters commit, and the stories resolve."""
    game = build(mine, theirs, step="story actions")
    game.choose(f"play {card}")
    while game.view(None)["step"] != "stories resolve":
        offered = keys(game)
        first = next((key for key in offered if key.startswith("commit") and "apocrypha" in key), None)
        game.choose(first or next(key for key in ("done", "pass") if key in offered))
    return game


def test_the_winner_spreads_wounds_as_they_like() -> None:
    game = attack(Side(hand=[CARNAGE], play=[BRUTE, PAUSE]), Side(play=[TOUGH, STEEL]), CARNAGE)
    assert keys(game) == ["done", f"wound {BRUTE}", f"wound {TOUGH}"]
    assert cards_of(game, 1)[TOUGH]["wounds"] == 1
    game.play(f"wound {TOUGH}", f"wound {TOUGH}", "done")
    assert (discard(game, 1), state_of(game, BRUTE)) == ([TOUGH], "exhausted")
    assert text(CARNAGE) == (
        "Action: In your story phase, before characters commit, until the end of the turn, after a player wins a "
        "Combat struggle: that player may deal 1 wound for each icon by which it was won to characters committed "
        "there, spread as they like, if able."
    )


def test_the_winner_may_leave_it() -> None:
    game = attack(Side(hand=[CARNAGE], play=[BRUTE, PAUSE]), Side(play=[TOUGH]), CARNAGE)
    game.choose("done")
    assert cards_of(game, 1)[TOUGH]["wounds"] == 1


def test_the_winner_picks_who_suffers() -> None:
    orders = event("st-orders", Lasting(WinnerPicks(COMBAT), until="turn"))
    game = attack(Side(hand=[orders], play=[BRUTE, PAUSE]), Side(play=[TOUGH, PAWN]), orders)
    assert game.decision is not None
    assert (game.decision.seat, keys(game)) == (0, [f"wound {PAWN}", f"wound {TOUGH}"])
    assert text(orders) == (
        "Action: Until the end of the turn the winner of a Combat struggle picks the character that suffers its result."
    )


def test_up_to_a_number_of_targets_when_a_part_is_reached() -> None:
    lens = event(
        "st-lens",
        Later(
            wins_struggle(INVESTIGATION),
            that_player(
                ThenChoose(
                    ready(THEM), Choose(CHARACTER & IS_EXHAUSTED & COMMITTED_THERE, MARGIN, up_to=True), may=True
                )
            ),
            every_time=True,
            until="turn",
        ),
    )
    game = attack(Side(hand=[lens], play=[SLEUTH, PAWN, PAWN, PAUSE]), Side(), lens)
    game.choose("none")  # the token
    assert keys(game) == [f"choose {PAWN}", f"choose {PAWN}#2", f"choose {SLEUTH}", "none"]
    game.choose(f"choose {PAWN}")
    assert keys(game) == [f"choose {PAWN}#2", f"choose {SLEUTH}", "done"]
    game.choose(f"choose {SLEUTH}")
    assert [state_of(game, each) for each in (SLEUTH, PAWN, f"{PAWN}#2")] == ["ready", "ready", "exhausted"]
    assert "that player may choose up to 1 exhausted character committed there for each icon by which" in str(
        text(lens)
    )


def test_a_tie_won_through_fast_is_won() -> None:
    cheer = lab_card("st-cheer", response(you_win(COMBAT), Draw()), type="event", cost=0)
    quick, slow = (lab_card(f"st-{name}", icons=(0, 1, 0, 0), keywords=words) for name, words in PACES)
    game = build(Side(hand=[cheer], play=[there(quick), PAUSE]), Side(play=[there(slow)]), step="stories resolve")
    assert (discard(game, 1), keys(game)) == (["lab/st-slow"], ["pass", f"play {cheer}"])


PACES: tuple[tuple[str, Any], ...] = (("quick", (("fast", 1),)), ("slow", ()))


def test_a_disrupt_after_the_wound_of_a_struggle() -> None:
    """coc/timing/disrupt-struggle-after"""
    frenzy = lab_card(
        "st-frenzy",
        disrupt(wounded_in_struggle(COMBAT), Wound(everything(CHARACTER & COMMITTED_THERE))),
        type="event",
        cost=0,
    )
    mine = Side(hand=[frenzy], play=[there(BRUTE), PAUSE])
    game = build(mine, Side(play=[there(PAWN), there(TOUGH)]), step="stories resolve")
    game.choose(f"wound {PAWN}")
    assert (discard(game, 1), keys(game)) == ([PAWN], ["pass", f"play {frenzy}"])
    game.choose(f"play {frenzy}")
    assert (discard(game, 0)[-1], cards_of(game, 1)[TOUGH]["wounds"]) == (frenzy, 1)
    game = build(mine, Side(play=[there(STEEL)]), step="stories resolve")
    assert f"play {frenzy}" not in keys(game)


WANTED = tool(
    "st-wanted", AttachTo(CHARACTER & OPPONENTS), forced(HOST_ENTERS_DISCARD, Draw(2)), subtypes=("Attachment",)
)
AXE = tool("st-axe", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
LASSO = tool("st-lasso", action(return_to_hand(), Choose(CHARACTER), cost=ExhaustThis()))


def test_an_attachment_answers_where_its_host_has_gone() -> None:
    game = build(Side(play=[At(WANTED, on=PAWN), AXE, PAUSE]), Side(play=[PAWN]))
    game.choose(f"use {AXE}")
    assert (len(hand(game, 0)), discard(game, 0), keys(game)) == (2, [WANTED], IDLE)
    game = build(Side(play=[At(WANTED, on=PAWN), LASSO, PAUSE]), Side(play=[PAWN]))
    game.choose(f"use {LASSO}")
    assert (hand(game, 0), hand(game, 1), keys(game)) == ([], [PAWN], IDLE)


def test_an_attachment_answers_its_story_being_won() -> None:
    feast = tool(
        "st-feast",
        AttachTo(STORY),
        response(ATTACHED_STORY_IS_WON, ready(everything(CHARACTER & YOURS))),
        subtypes=("Attachment",),
    )
    crown = tool("st-crown", action(WinStory(), Choose(STORY), cost=ExhaustThis()))
    mine = Side(play=[At(PAWN, exhausted=True), At(feast, on="core/dreamwalkers"), crown, PAUSE])
    game = build(mine)
    game.play(f"use {crown}", "choose core/dreamwalkers")
    assert keys(game) == ["pass", f"use {feast}"]
    game.choose(f"use {feast}")
    assert (state_of(game, PAWN), discard(game, 0), keys(game)) == ("ready", [feast], IDLE)
    game = build(mine)
    game.play(f"use {crown}", "choose core/frozen-in-time", "no")
    assert (state_of(game, PAWN), in_play(game, 0)) == ("exhausted", [PAWN, feast, crown, PAUSE])


def test_naming_a_card() -> None:
    """coc/example/2.4-sight-for-sore-eyes"""
    sight = event(
        "st-sight",
        NameCard(Reveal(OPPONENTS_HAND, gain(everything(CHARACTER & YOURS), skill=per(NAMED & IN_OPPONENTS_HAND, 2)))),
    )
    game = build(Side(hand=[sight], play=[PAWN, PAUSE]), Side(hand=["shotgun", "shotgun", "bag-man"]))
    game.choose(f"play {sight}")
    assert {"name Shotgun", "name Bag Man", "name Cthulhu"} <= set(keys(game))
    game.choose("name Shotgun")
    assert (skill(game, PAWN), game.view(0)["revealed"], keys(game)) == (5, [], IDLE)
    assert text(sight) == (
        "Action: Name a card; reveal an opponent's hand, and give all characters you control +2 skill for each copy of "
        "the named card in an opponent's hand until the end of the phase."
    )
    assert keys(build(Side(hand=[sight], play=[PAWN, PAUSE]))) == IDLE


def test_who_is_eliminated_loses() -> None:
    doom = event("st-doom", Also(Draw(), LoseGame()))
    game = build(Side(hand=[doom], play=[PAUSE]))
    game.choose(f"play {doom}")
    assert (game.decision, game.state.winner, game.state.over_reason) == (None, 1, "eliminated")
    assert RULEBOOK.result(game.state) == "Player 2 wins: the other player is eliminated."
    assert text(doom) == "Action: Draw a card; you are eliminated from the game."
