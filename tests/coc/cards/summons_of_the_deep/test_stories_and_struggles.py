"""Cards of Summons of the Deep about struggles, stories and winning the game."""

from __future__ import annotations

import pytest

from orne.coc.position import FILLER, At, Side, Story, build
from tests.coc.laboratory import BARE, ELSEWHERE, FIGHT, IDLE, MIND, PAUSE, PAWN, lab_card, there
from tests.coc.look import Coc, discard, drained, entries, hand, idle, keys, skill, state_of, tokens
from tests.look import asked, reasons

SET = "summons-of-the-deep"
SOA = "secrets-of-arkham"
BRAWLER = lab_card("sd-heavy", icons=(0, 3, 0, 0), skill=3)
TERRIER = lab_card("sd-terrier", icons=(0, 1, 0, 0), skill=1)
SCHOLAR = lab_card("sd-scholar", icons=(0, 0, 0, 2), skill=2)
FRIGHT = lab_card("sd-fright", icons=(2, 0, 0, 0))
BRAWL = lab_card("sd-brawl", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))


def struggles(game: Coc) -> list[tuple[str, list[int]]]:
    """The struggles so far, with both sides' numbers."""
    return [(before, after) for _, _, before, after in entries(game, "struggle")]


# ---- Trent Dixon

TRENT = f"{SET}/trent-dixon"


def defended(*others: At | str) -> Coc:
    """Trent Dixon defends at the first story; the first two are attacked."""
    return build(
        Side(play=[there(TERRIER, 0), there(TERRIER, 1), PAUSE]),
        Side(play=[there(TRENT, 0), *others]),
        stories=[FIGHT, BRAWL, BARE],
        step="stories resolve",
    )


def test_trent_dixon_counts_at_every_story_while_nobody_else_of_his_side_is_committed() -> None:
    """coc/errata/summons-of-the-deep/f6-trent-dixon/a, coc/errata/summons-of-the-deep/f6-trent-dixon/c"""
    game = defended()
    assert keys(game) == ["resolve lab/combat-story", "resolve lab/sd-brawl"]
    game.choose("resolve lab/sd-brawl")
    assert struggles(game) == [("Combat", [1, 2]), ("Combat", [1, 2])]
    assert [(before, after) for _, _, before, after in entries(game, "skill compared")] == [(0, 3), (0, 3)]
    assert (tokens(game, 0), tokens(game, 1), tokens(game, 2)) == ([0, 0], [0, 0], [0, 0])
    assert idle(game)


def test_another_committed_character_takes_that_away() -> None:
    """coc/errata/summons-of-the-deep/f6-trent-dixon/a"""
    game = defended(there(PAWN, 0))
    game.choose("resolve lab/sd-brawl")
    assert struggles(game)[0] == ("Combat", [1, 0])


def test_trent_dixon_suffers_only_where_he_is_committed() -> None:
    """coc/errata/summons-of-the-deep/f6-trent-dixon/d"""
    game = build(
        Side(play=[there(BRAWLER, 1), PAUSE]),
        Side(play=[there(TRENT, 0)]),
        stories=[FIGHT, BRAWL, BARE],
        step="stories resolve",
    )
    assert struggles(game) == [("Combat", [3, 2])]
    assert (state_of(game, TRENT), discard(game, 1)) == ("exhausted", [])
    assert keys(game) == IDLE
    assert idle(game)


def test_trent_dixon_does_not_make_other_stories_resolve() -> None:
    """coc/errata/summons-of-the-deep/f6-trent-dixon/b"""
    game = build(Side(play=[there(TRENT, 0), PAUSE]), stories=[FIGHT, BRAWL, BARE], step="stories resolve")
    assert (tokens(game, 0), tokens(game, 1), tokens(game, 2)) == ([2, 0], [0, 0], [0, 0])
    assert idle(game)


def test_trent_dixon_must_commit() -> None:
    game = build(Side(play=[TRENT, PAWN]), stories=[FIGHT, BRAWL, BARE], step="active player commits")
    assert "done" not in keys(game)


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


def test_elsewhere_erich_zann_changes_nothing() -> None:
    """coc/errata/summons-of-the-deep/f10-erich-zann"""
    game = build(
        Side(play=[ZANN, there(FRIGHT), PAUSE]),
        Side(play=[there(PAWN), there("peeler")]),
        stories=[MIND, BARE, ELSEWHERE],
        step="stories resolve",
    )
    assert (asked(game)[0], keys(game)) == (1, ["insane core/peeler", "insane lab/pawn"])


# ---- Chess Prodigy and Parallel Universe

PRODIGY = f"{SET}/chess-prodigy"
UNIVERSE = f"{SET}/parallel-universe"


def test_chess_prodigy_has_a_named_struggle_decided_by_investigation() -> None:
    """coc/faq/chess-prodigy-naming/a"""
    game = build(
        Side(play=[PRODIGY, PAUSE]),
        Side(play=[BRAWLER]),
        stories=[FIGHT, BARE, ELSEWHERE],
        step="active player commits",
    )
    game.choose(f"commit {PRODIGY} lab/combat-story")
    assert keys(game) == ["name Arcane", "name Combat", "name Investigation", "name Terror"]
    game.choose("name Combat")
    game.choose("pass")
    game.choose("commit lab/sd-heavy lab/combat-story")
    game.choose("pass")
    assert struggles(game) == [("Combat", [1, 0])]


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


def test_with_parallel_universe_skill_decides_whatever_chess_prodigy_named() -> None:
    """coc/faq/chess-prodigy-parallel-universe"""
    game = build(
        Side(hand=[UNIVERSE], play=[PRODIGY, PAUSE], domains=["agency:1"]),
        Side(play=[BRAWLER]),
        stories=[FIGHT, BARE, ELSEWHERE],
    )
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {UNIVERSE} domain 1"]
    assert reasons(game, f"play {UNIVERSE}")
    game.choose(f"use {UNIVERSE} domain 1")
    game.choose("attach to lab/combat-story")
    game.choose("pass")
    game.choose("pass")
    game.choose(f"commit {PRODIGY} lab/combat-story")
    game.choose("name Combat")
    game.choose("pass")
    game.choose("done")
    game.choose("pass")
    assert struggles(game) == [("Combat", [3, 0])]


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


def test_a_player_without_a_deck_loses_beside_samantha_grace_too() -> None:
    """coc/faq/samantha-grace-deck-out"""
    game = build(Side(play=[GRACE, PAUSE]), Side(play=["lab/pump"], deck=[FILLER]), active=1)
    game.choose("use lab/pump")
    assert game.result == "Player 1 wins: the other deck is empty."


def test_beside_a_conspiracy_theorist_three_stories_win_nothing_until_it_is_gone() -> None:
    """coc/faq/conspiracy-theorist-both-at-three"""
    won = ["dreamwalkers", "frozen-in-time"]
    theirs = ["ancient-apocrypha", f"{SOA}/obsessive-research", f"{SOA}/the-secrets-of-arkham"]
    game = build(
        Side(play=[there("peeler"), "lab/gun"], won=won),
        Side(play=[THEORIST], won=theirs),
        stories=[Story(BARE, (4, 0)), FIGHT, BRAWL],
        step="stories resolve",
    )
    assert (len(game.state.won[0]), len(game.state.won[1]), game.result) == (3, 3, "")
    game.choose("use lab/gun")
    game.choose(f"choose {THEORIST}")
    assert game.result == "Player 1 has won three stories."


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

MADNESS = f"{SET}/the-spawn-of-madness"


@pytest.mark.parametrize("opposed", [True, False])
def test_the_spawn_of_madness_refreshes_everybodys_domains_after_an_opposed_success(opposed: bool) -> None:
    """coc/errata/summons-of-the-deep/f99-the-spawn-of-madness"""
    game = build(
        Side(hand=[MADNESS], play=[there(BRAWLER), PAUSE], domains=["agency:1", "agency:2"], drained=[1]),
        Side(play=[there(PAWN)] if opposed else [], domains=["hastur:1"], drained=[1]),
        stories=[BARE, FIGHT, ELSEWHERE],
        step="stories resolve",
    )
    if not opposed:
        assert keys(game) == IDLE
        return
    game.choose(f"play {MADNESS}")
    assert (drained(game, 0), drained(game, 1), keys(game)) == ([False, False], [False], IDLE)
    assert idle(game)


ARCHIVES = f"{SET}/arkham-advertiser-archives"
COMPANY = f"{SET}/shadow-company"
AZATHOTH = f"{SET}/called-by-azathoth"


def test_shadow_company_counts_hasturs_characters_and_without_its_text_has_no_skill() -> None:
    """coc/example/2.1-shadow-company"""
    game = build(Side(play=[COMPANY, COMPANY, PAUSE], hand=[AZATHOTH], domains=["cthulhu:1"]), Side(play=[COMPANY]))
    assert skill(game, COMPANY) == 2
    game.choose(f"play {AZATHOTH} domain 1")
    game.choose(f"attach {COMPANY}")
    assert (skill(game, COMPANY), skill(game, COMPANY, 2)) == (0, 2)
    assert idle(game)


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
