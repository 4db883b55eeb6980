"""Yog-Sothoth's cards of The Key and the Gate."""

from __future__ import annotations

from orne.coc.abilities import Blanks, Cannot, Choose, action
from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    IT,
    SELF,
    SUPPORT,
    YOURS,
    Lasting,
    SacrificeThis,
    pick,
    ready,
)
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import ELSEWHERE, HERE, PAUSE, PAWN, PUMP, event, lab_card, tool
from tests.coc.look import discard, drained, hand, idle, keys, log, seen, state_of
from tests.look import asked, kind_asked, reasons

KEY = "the-key-and-the-gate/one-in-all"
CLUB = "gentlemans-club"
NO = "{} is not yours: coc/rule/2.13-paying-costs/b"


def test_one_in_all_lies_on_an_opponents_support_card() -> None:
    game = build(Side(hand=[KEY], play=[PAUSE], domains=["yog-sothoth:2"]), Side(play=[CLUB, PUMP, "peeler"]))
    assert keys(game) == ["pass", f"play {KEY} domain 1", f"use {PAUSE}"]
    game.choose(f"play {KEY} domain 1")
    assert keys(game) == ["attach core/gentlemans-club", f"attach {PUMP}"]
    game.play(f"attach {PUMP}", "pass")
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {PUMP}"]
    assert idle(game)


def test_without_an_opponents_support_card_it_cannot_be_played() -> None:
    game = build(Side(hand=[KEY], play=[PAUSE, PUMP], domains=["yog-sothoth:2"]), Side(play=["peeler"]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {PUMP}"]


def test_you_use_what_it_lies_on_as_though_you_controlled_it() -> None:
    """You pay and you draw; once exhausted, it is so for its controller as well."""
    game = build(
        Side(play=[At(KEY, on=CLUB), PAUSE], domains=["yog-sothoth:2"]),
        Side(play=[CLUB, PAUSE], domains=["agency:2"]),
    )
    assert keys(game) == ["pass", "use core/gentlemans-club domain 1", f"use {PAUSE}"]
    game.choose("use core/gentlemans-club domain 1")
    assert (len(hand(game, 0)), len(hand(game, 1))) == (1, 0)
    assert (drained(game, 0), drained(game, 1)) == ([True], [False])
    assert state_of(game, CLUB) == "exhausted"
    assert idle(game)
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {PAUSE}#2"])


def test_its_controller_may_still_use_it_and_others_of_the_opponents_are_not_lent() -> None:
    game = build(Side(play=[At(KEY, on=PUMP), PAUSE]), Side(play=[PUMP, CLUB], domains=["agency:2"]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {PUMP}"]
    assert reasons(game, "use Gentleman's Club") == [NO.format("Gentleman's Club")]
    game.choose("pass")
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", "use core/gentlemans-club domain 1", f"use {PUMP}"])


def test_you_are_whoever_uses_it() -> None:
    """What it says of "you" and your cards is about the player who uses it; what pays is sacrificed all the same."""
    bugle = tool("oi-bugle", action(ready(pick(CHARACTER & YOURS)), cost=SacrificeThis()))
    game = build(
        Side(play=[At(KEY, on=bugle), At(PAWN, exhausted=True), PAUSE]),
        Side(play=[bugle, At("peeler", exhausted=True)]),
    )
    game.choose(f"use {bugle}")
    assert (state_of(game, PAWN), state_of(game, "peeler")) == ("ready", "exhausted")
    assert (discard(game, 0), discard(game, 1)) == ([KEY], [bugle]), "it goes with what it lies on"
    assert idle(game)


def test_neither_a_blank_card_lends_anything_nor_is_it_lent() -> None:
    hush = event("oi-hush", Lasting(Blanks(AFFECTED), IT), Choose(SUPPORT))
    for silent in (KEY, PUMP):
        game = build(Side(hand=[hush], play=[At(KEY, on=PUMP), PAUSE]), Side(play=[PUMP]))
        assert keys(game) == ["pass", f"play {hush}", f"use {PAUSE}", f"use {PUMP}"]
        game.play(f"play {hush}", f"choose {silent}")
        if silent == KEY:
            assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {PUMP}"])
            game.choose("pass")
        assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"use {PAUSE}"])
        assert idle(game)


NADINE, YITH = "the-key-and-the-gate/nadine-eskiy", "the-key-and-the-gate/return-to-yith"
TITAN, COLOSSUS = lab_card("kg-titan", skill=4), lab_card("kg-colossus", skill=5)
BOUND = lab_card("kg-bound", Cannot("commit", SELF), skill=6)
SCHOLAR, MIND = (lab_card(name, subtypes=("Yithian",)) for name in ("kg-scholar", "kg-mind"))


# ---- Nadine Eskiy


def test_nadine_takes_every_ready_character_of_skill_four_with_her() -> None:
    """Also the opponent's, and one that is ready at another story; not the weak, exhausted and insane ones."""
    game = build(
        Side(play=[NADINE, TITAN, At(COLOSSUS, exhausted=True), "mad-artist", PAUSE]),
        Side(play=[COLOSSUS, At(TITAN, insane=True), "bag-man"]),
        step="active player commits",
    )
    game.choose(f"commit {NADINE} {HERE}")
    game.choose("done")
    assert keys(game) == ["pass", "use lab/pause"]
    for ref in (NADINE, TITAN, f"{COLOSSUS}#2"):
        assert (ref, seen(game, ref)["story"], state_of(game, ref)) == (ref, HERE, "exhausted")
    for ref in (f"{TITAN}#2", COLOSSUS, "mad-artist", "bag-man"):
        assert (ref, seen(game, ref)["story"]) == (ref, None)
    assert (state_of(game, "mad-artist"), state_of(game, "bag-man")) == ("ready", "ready")
    assert idle(game)


def test_who_commits_with_nadine_in_the_same_step_stays_where_they_committed() -> None:
    """Committing has exhausted them."""
    game = build(Side(play=[NADINE, TITAN, PAUSE]), step="active player commits")
    game.choose(f"commit {TITAN} {ELSEWHERE}")
    game.choose(f"commit {NADINE} {HERE}")
    assert (seen(game, TITAN)["story"], seen(game, NADINE)["story"]) == (ELSEWHERE, HERE)


def test_one_that_is_ready_and_committed_elsewhere_comes_to_her_and_one_that_cannot_commit_is_exhausted() -> None:
    """coc/rule/2.10-ready-exhausted-committed/i, coc/rule/1.3-multiple-effects/a."""
    game = build(
        Side(play=[At("bag-man", story=HERE, exhausted=True), At(TITAN, story=ELSEWHERE), PAUSE]),
        Side(play=[NADINE, BOUND]),
        step="defender commits",
    )
    game.choose(f"commit {NADINE} {HERE}")
    assert (seen(game, TITAN)["story"], state_of(game, TITAN)) == (HERE, "exhausted")
    assert (seen(game, BOUND)["story"], state_of(game, BOUND)) == (None, "exhausted")
    assert log(game, "committed") == ["committed nadine-eskiy", "committed kg-titan"]


# ---- Return to Yith


def test_return_to_yith_takes_as_many_yithians_as_are_paid_for() -> None:
    game = build(
        Side(hand=[YITH], play=[PAUSE], discard=[SCHOLAR, "bag-man", MIND, YITH], domains=["yog-sothoth:4"]),
        Side(discard=[SCHOLAR]),
    )
    assert keys(game) == ["pass", f"play {YITH} domain 1", "use lab/pause"]
    game.choose(f"play {YITH} domain 1")
    assert (asked(game), keys(game)) == ((0, "x"), ["x 1", "x 2", "x 3"])
    game.choose("x 2")
    assert keys(game) == [f"choose {MIND}", f"choose {SCHOLAR}", f"choose {YITH}"]
    game.choose(f"choose {SCHOLAR}")
    assert keys(game) == [f"choose {MIND}", f"choose {YITH}"]
    game.choose(f"choose {MIND}")
    assert sorted(hand(game, 0)) == [MIND, SCHOLAR]
    assert discard(game, 0) == ["bag-man", YITH, YITH]
    assert drained(game)[0]
    assert keys(game) == ["pass", "use lab/pause"]
    assert idle(game)


def test_return_to_yith_is_not_played_for_nothing() -> None:
    """X must be met exactly, and an X of 0 would change nothing."""
    nothing = Side(hand=[YITH], play=[PAUSE], discard=["bag-man"], domains=["yog-sothoth:4", ""])
    game = build(nothing, Side(discard=[SCHOLAR]))
    assert keys(game) == ["pass", "use lab/pause"]
    assert reasons(game, f"play {YITH}") != []
    poor = Side(hand=[YITH], play=[PAUSE], discard=[SCHOLAR], domains=["", ""])
    assert keys(build(poor)) == ["pass", "use lab/pause"]


KEEPER = "the-key-and-the-gate/keeper-of-the-great-library"
MIGRATION = "the-key-and-the-gate/interstellar-migration"


def test_keeper_of_the_great_library_answers_an_event_card_that_has_resolved() -> None:
    """coc/rule/2.32-playing-events/c: it enters the discard pile once resolved."""
    game = build(
        Side(hand=[MIGRATION], play=[KEEPER, "the-key-and-the-gate/yithian-scout", PAUSE], domains=["yog-sothoth:3"])
    )
    game.play(f"play {MIGRATION} ability 1 domain 1", "choose the-key-and-the-gate/yithian-scout")
    assert (discard(game, 0), keys(game)) == ([MIGRATION], ["pass", f"use {KEEPER}"])
    game.choose(f"use {KEEPER}")
    assert len(hand(game, 0)) == 2


def test_keeper_of_the_great_library_answers_a_card_that_is_exchanged_into_the_discard_pile() -> None:
    """coc/rule/2.23-zones-of-play/a: it has come from the hand into the pile, whatever moved it there."""
    game = build(
        Side(hand=[MIGRATION], play=[KEEPER, At(PAWN, story=0), PAUSE], discard=["peeler"]),
        stories=[Story("the-shadow-out-of-time", (4, 0)), "dreamwalkers", "frozen-in-time"],
        step="stories resolve",
    )
    game.choose("yes")
    game.choose(f"exchange {MIGRATION}")
    assert (discard(game, 0), hand(game, 0)) == ([MIGRATION], ["peeler"])
    while kind_asked(game) != "response":
        game.choose(0)
    assert keys(game) == ["pass", f"use {KEEPER}"]
