"""Yog-Sothoth's cards of The Key and the Gate."""

from __future__ import annotations

from orne.coc.abilities import Cannot
from orne.coc.language import SELF
from orne.coc.position import At, Side, build
from tests.coc.laboratory import ELSEWHERE, HERE, PAUSE, lab_card
from tests.coc.look import discard, drained, hand, idle, keys, log, seen, state_of
from tests.look import asked, reasons

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
    """X must be met exactly (coc/rule/1.9-choosing-targets/d), and an X of 0 would change nothing."""
    nothing = Side(hand=[YITH], play=[PAUSE], discard=["bag-man"], domains=["yog-sothoth:4", ""])
    game = build(nothing, Side(discard=[SCHOLAR]))
    assert keys(game) == ["pass", "use lab/pause"]
    assert reasons(game, f"play {YITH}") != []
    poor = Side(hand=[YITH], play=[PAUSE], discard=[SCHOLAR], domains=["", ""])
    assert keys(build(poor)) == ["pass", "use lab/pause"]
