"""Cards of Summons of the Deep about struggles, stories and winning the game."""

from __future__ import annotations

from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import BARE, ELSEWHERE, FIGHT, IDLE, MIND, PAUSE, PAWN, lab_card, there
from tests.coc.look import Coc, discard, entries, hand, idle, keys, state_of, tokens
from tests.look import asked

SET = "summons-of-the-deep"
BRAWLER = lab_card("sd-heavy", icons=(0, 3, 0, 0), skill=3)
TERRIER = lab_card("sd-terrier", icons=(0, 1, 0, 0), skill=1)
SCHOLAR = lab_card("sd-scholar", icons=(0, 0, 0, 2), skill=2)
BRAWL = lab_card("sd-brawl", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))


def struggles(game: Coc) -> list[tuple[str, list[int]]]:
    """The struggles so far, with both sides' numbers."""
    return [(before, after) for _, _, before, after in entries(game, "struggle")]


# ---- Trent Dixon

TRENT = f"{SET}/trent-dixon"


def test_trent_dixon_must_commit() -> None:
    game = build(Side(play=[TRENT, PAWN]), stories=[FIGHT, BRAWL, BARE], step="active player commits")
    assert "done" not in keys(game)


def test_trent_dixon_counts_at_every_story_while_nobody_else_of_his_side_is_committed() -> None:
    """coc/errata/summons-of-the-deep/f6-trent-dixon"""
    quiet = lab_card("sd-quiet", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))
    for helpers, second in (((), [0, 0]), ((there("bag-man"),), [0, 2])):
        game = build(
            Side(play=[there(TRENT), *helpers, PAUSE]),
            Side(play=[there(PAWN), At("laboratory-assistant", story=1, exhausted=True)]),
            stories=[BARE, quiet, ELSEWHERE],
            step="stories resolve",
            active=1,
        )
        while asked(game)[1] != "action":
            game.choose(0)
        assert (tokens(game, 0), tokens(game, 1)) == ([0, 0], second)


# ---- Erich Zann

ZANN = f"{SET}/erich-zann"


def test_erich_zann_picks_whom_the_terror_strikes() -> None:
    """coc/errata/summons-of-the-deep/f10-erich-zann"""
    game = build(
        Side(play=[there(ZANN), PAUSE]),
        Side(play=[there(PAWN), there("peeler"), "t-men"]),
        stories=[MIND, BARE, ELSEWHERE],
        step="stories resolve",
    )
    assert (asked(game)[0], keys(game)) == (0, ["drive core/peeler", "drive lab/pawn"])
    game.choose("drive core/peeler")
    assert (state_of(game, "peeler"), state_of(game, PAWN)) == ("insane", "exhausted")
    assert keys(game) == IDLE
    assert idle(game)


# ---- Chess Prodigy and Parallel Universe

PRODIGY = f"{SET}/chess-prodigy"


def test_it_stays_so_though_chess_prodigy_is_gone() -> None:
    """coc/faq/chess-prodigy-naming/b"""
    game = build(
        Side(play=[PRODIGY, SCHOLAR, At("lab/gun")]), stories=[FIGHT, BARE, ELSEWHERE], step="active player commits"
    )
    game.choose(f"commit {PRODIGY} lab/combat-story")
    game.choose(f"commit {SCHOLAR} lab/combat-story")
    game.choose("name Combat")
    game.choose("use lab/gun")
    game.choose(f"choose {PRODIGY}")
    assert discard(game, 0) == [PRODIGY]
    assert struggles(game) == [("Combat", [2, 0])]
    assert idle(game)


def test_defending_chess_prodigy_names_nothing() -> None:
    game = build(
        Side(play=[there(TERRIER)]),
        Side(play=[PRODIGY, PAUSE]),
        stories=[FIGHT, BARE, ELSEWHERE],
        step="defender commits",
    )
    game.choose(f"commit {PRODIGY} lab/combat-story")
    assert keys(game) == IDLE


# ---- winning the game

GRACE = f"{SET}/samantha-grace"
THEORIST = f"{SET}/conspiracy-theorist"


def test_samantha_grace_makes_it_four_stories() -> None:
    game = build(
        Side(play=[there("peeler"), PAUSE], won=["dreamwalkers", "frozen-in-time"]),
        Side(play=[GRACE]),
        stories=[Story(BARE, (4, 0)), FIGHT, BRAWL],
        step="stories resolve",
    )
    assert (len(game.state.won[0]), game.result) == (3, "")
    assert idle(game)


def test_without_stories_to_come_a_conspiracy_theorist_has_no_say() -> None:
    game = build(
        Side(play=[there("peeler")], won=["dreamwalkers", "frozen-in-time"]),
        Side(play=[THEORIST]),
        stories=[Story(BARE, (4, 0)), FIGHT, BRAWL],
        story_deck=[],
        step="stories resolve",
    )
    assert game.result == "Player 1 has won three stories."


# ---- The Spawn of Madness, Arkham Advertiser Archives, Shadow Company


COMPANY = f"{SET}/shadow-company"


def test_shadow_company_alone_returns_a_weaker_character() -> None:
    game = build(
        Side(play=[there(COMPANY), COMPANY, PAUSE]),
        Side(play=["peeler", PAWN, BRAWLER]),
        stories=[BARE, FIGHT, ELSEWHERE],
        step="stories resolve",
    )
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {COMPANY}"])
    game.choose(f"use {COMPANY}")
    assert keys(game) == ["choose core/peeler", "choose lab/pawn"]
    game.choose("choose lab/pawn")
    assert (hand(game, 1), keys(game)) == ([PAWN], IDLE)
    assert idle(game)


def test_shadow_company_with_company_does_not() -> None:
    game = build(
        Side(play=[there(COMPANY), there(COMPANY), PAUSE]),
        Side(play=[PAWN]),
        stories=[BARE, FIGHT, ELSEWHERE],
        step="stories resolve",
    )
    assert keys(game) == IDLE
