"""Hastur's characters of the Core Set."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.position import At, Side, build
from orne.coc.values import TERROR
from tests.coc.laboratory import ELSEWHERE, HERE, lab_card
from tests.coc.look import cards_of, discard, drained, hand, icons, keys, pass_to_phase, skill, state_of, table, uid
from tests.look import seat_asked

PLAIN = "blackwood-file-clerk"
"""A character with skill 3, one Investigation icon, and nothing that protects it."""


# ---- Hastur


def test_hastur_drives_a_character_insane_for_three() -> None:
    game = build(
        Side(play=["hastur", "demon-lover"], domains=["hastur:3", "hastur:2"]),
        Side(play=[PLAIN, "undercover-security", At("mad-artist", insane=True)]),
    )
    assert keys(game) == ["pass", "use core/demon-lover", "use core/hastur domain 1"]
    game.choose("use core/hastur domain 1")
    # the only legal target: no Terror icon, no Willpower, not insane already
    assert state_of(game, PLAIN) == "insane"
    assert drained(game, 0) == [True, False]
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_hastur_may_choose_any_character_that_can_go_insane_his_own_too() -> None:
    game = build(
        Side(play=["hastur", "mad-artist"], domains=["cthulhu:3", "cthulhu:3"]), Side(play=[PLAIN, "servant-of-nodens"])
    )
    game.choose("use core/hastur domain 2")
    assert keys(game) == [f"choose core/{PLAIN}", "choose core/mad-artist"]
    game.choose("choose core/mad-artist")
    assert state_of(game, "mad-artist") == "insane"
    assert keys(game) == ["pass", "use core/hastur domain 1"]


def test_hastur_cannot_be_used_without_anybody_to_drive_insane() -> None:
    game = build(Side(play=["hastur", "demon-lover"], domains=["hastur:3"]), Side(play=["servant-of-nodens"]))
    assert keys(game) == ["pass", "use core/demon-lover"]


# ---- Victoria Glasser


def test_victoria_glasser_works_when_she_is_played() -> None:
    """coc/example/2.24-victoria-glasser: she works when she is played."""
    game = build(
        Side(hand=["victoria-glasser", "mad-artist"], domains=["hastur:2", "hastur:2"]),
        Side(play=[PLAIN, "t-men", "servant-of-nodens"]),
    )
    game.choose("play core/victoria-glasser domain 1")
    assert keys(game) == [f"choose core/{PLAIN}", "choose core/t-men"]
    game.choose("choose core/t-men")
    assert state_of(game, "t-men") == "insane"
    assert keys(game) == ["pass", "play core/mad-artist domain 2"]


def test_victoria_glasser_works_when_she_is_put_into_play() -> None:
    """coc/example/2.24-victoria-glasser: she works when she is put into play."""
    game = build(
        Side(
            hand=["unspeakable-resurrection", "mad-artist"],
            discard=["victoria-glasser"],
            domains=["yog-sothoth:2", "hastur:2"],
        ),
        Side(play=[PLAIN, "t-men"]),
    )
    game.choose("play core/unspeakable-resurrection domain 1")
    assert keys(game) == [f"choose core/{PLAIN}", "choose core/t-men"]
    game.choose(f"choose core/{PLAIN}")
    assert state_of(game, PLAIN) == "insane"
    assert keys(game) == ["pass", "play core/mad-artist domain 2"]


def test_victoria_glasser_without_a_target_does_nothing() -> None:
    game = build(Side(hand=["victoria-glasser", "ghost"], domains=["hastur:2", "hastur:1"]), Side())
    game.choose("play core/victoria-glasser domain 1")
    assert state_of(game, "victoria-glasser") == "ready"
    assert keys(game) == ["pass", "play core/ghost domain 2"]


# ---- Yellow Muse


def test_yellow_muse_takes_fast_from_all_others_at_her_story() -> None:
    game = build(
        Side(
            play=[
                At("yellow-muse", exhausted=True, story=HERE),
                At("byakhee-servant", exhausted=True, story=HERE),
                At("bag-man", exhausted=True, story=ELSEWHERE),
                "freelance-occultist",
                "demon-lover",
            ]
        ),
        Side(play=[At("dr-marinus-bicknell-willett", exhausted=True, story=HERE)]),
        step="actions after defenders commit",
    )
    fast = {ref: "fast" in card["keywords"] for seat in (0, 1) for ref, card in cards_of(game, seat).items()}
    assert fast == {
        "yellow-muse": True,
        "byakhee-servant": False,
        "bag-man": True,
        "freelance-occultist": True,
        "demon-lover": False,
        "dr-marinus-bicknell-willett": False,
    }
    assert "use core/demon-lover" in keys(game)


def test_yellow_muse_takes_fast_from_nobody_while_she_is_not_committed() -> None:
    game = build(Side(play=["yellow-muse", "byakhee-servant", "demon-lover"]), Side(play=["bag-man"]))
    assert "fast" in cards_of(game, 0)["byakhee-servant"]["keywords"]
    assert "fast" in cards_of(game, 1)["bag-man"]["keywords"]
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_two_yellow_muses_at_a_story_take_fast_from_each_other() -> None:
    game = build(
        Side(play=[At("yellow-muse", exhausted=True, story=HERE), "demon-lover"]),
        Side(play=[At("yellow-muse", exhausted=True, story=HERE)]),
        step="actions after defenders commit",
    )
    assert [card["keywords"] for seat in (0, 1) for card in cards_of(game, seat).values()] == [[], [], []]
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_yellow_muse_breaks_a_tie_alone() -> None:
    """With Fast on both sides a tie would stay one; hers is the only one that is left (coc/basics/10.1)."""
    game = build(
        Side(play=[At("yellow-muse", exhausted=True, story=HERE), "demon-lover"]),
        Side(play=[At("bag-man", exhausted=True, story=HERE), At("servant-of-nodens", exhausted=True, story=HERE)]),
        step="stories resolve",
    )
    # Terror is 1 to 1; the loser's Bag Man is the only one who can go insane
    assert state_of(game, "bag-man") == "insane"
    assert keys(game) == ["pass", "use core/demon-lover"]


# ---- Demon Lover


def test_demon_lover_takes_two_skill_until_the_end_of_the_phase() -> None:
    game = build(Side(play=["demon-lover", "messenger-from-beyond"]), Side(play=[PLAIN, At("mad-artist", insane=True)]))
    game.choose("use core/demon-lover")
    # any character, even an insane one (coc/rule/2.34-insanity/d)
    assert keys(game) == [
        f"choose core/{PLAIN}",
        "choose core/demon-lover",
        "choose core/mad-artist",
        "choose core/messenger-from-beyond",
    ]
    game.choose(f"choose core/{PLAIN}")
    assert skill(game, PLAIN) == 1
    assert state_of(game, "demon-lover") == "exhausted"
    assert keys(game) == ["pass", "use core/messenger-from-beyond"]
    pass_to_phase(game, "story")
    assert skill(game, PLAIN) == 3


def test_demon_lover_must_be_ready() -> None:
    game = build(Side(play=[At("demon-lover", exhausted=True), "messenger-from-beyond"]), Side())
    assert keys(game) == ["pass", "use core/messenger-from-beyond"]


def test_two_demon_lovers_add_up() -> None:
    game = build(Side(play=["demon-lover", "demon-lover", "messenger-from-beyond"]), Side(play=[PLAIN]))
    game.play("use core/demon-lover", f"choose core/{PLAIN}", "use core/demon-lover#2", f"choose core/{PLAIN}")
    assert skill(game, PLAIN) == 0
    assert values.net(table(game), uid(game, PLAIN), "skill") == -1
    assert keys(game) == ["pass", "use core/messenger-from-beyond"]


# ---- Thing from the Stars


def ways_to_play_the_thing(*domains: str | list[str]) -> list[str]:
    game = build(Side(hand=["thing-from-the-stars"], play=["demon-lover"], domains=domains), Side())
    return [key for key in keys(game) if key.startswith("play")]


def test_thing_from_the_stars_costs_less_by_the_domain_drained() -> None:
    """Also in the Core Set's words."""
    assert ways_to_play_the_thing("hastur:4", "hastur:5", "hastur:3 agency:1") == [
        "play core/thing-from-the-stars domain 2",
        "play core/thing-from-the-stars domain 3",
    ]
    # one type only, however many cards of it
    assert ways_to_play_the_thing("hastur:1 agency:2", "hastur:1 agency:3", "hastur:1 agency:1 cthulhu:1") == [
        "play core/thing-from-the-stars domain 2",
        "play core/thing-from-the-stars domain 3",
    ]


def test_thing_from_the_stars_still_needs_a_hastur_resource() -> None:
    assert ways_to_play_the_thing("agency:1 cthulhu:1 syndicate:1 miskatonic:1 yog-sothoth:1", "hastur:5") == [
        "play core/thing-from-the-stars domain 2"
    ]


def test_thing_from_the_stars_counts_neutral_resources_as_a_type() -> None:
    neutral = lab_card("neutral-resource")
    assert ways_to_play_the_thing(["mad-artist"] * 3 + [neutral], ["mad-artist"] * 4) == [
        "play core/thing-from-the-stars domain 1"
    ]


def test_thing_from_the_stars_costs_at_least_one() -> None:
    six = "hastur:1 agency:1 cthulhu:1 syndicate:1 miskatonic:1 yog-sothoth:1 shub-niggurath:1"
    game = build(Side(hand=["thing-from-the-stars"], play=["demon-lover"], domains=[six]), Side())
    game.choose("play core/thing-from-the-stars domain 1")
    assert drained(game, 0) == [True]
    entry = next(e for e in game.log if e.kind == "announced")
    assert entry.after == 1
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_thing_from_the_stars_destroys_an_insane_character() -> None:
    game = build(
        Side(play=["thing-from-the-stars", "demon-lover", At("ghost", insane=True)]),
        Side(play=[PLAIN, At("mad-artist", insane=True)]),
    )
    game.choose("use core/thing-from-the-stars")
    assert keys(game) == ["choose core/ghost", "choose core/mad-artist"]
    game.choose("choose core/mad-artist")
    assert discard(game, 1) == ["mad-artist"]
    assert state_of(game, "thing-from-the-stars") == "exhausted"
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_thing_from_the_stars_needs_an_insane_character_and_to_be_ready() -> None:
    game = build(Side(play=["thing-from-the-stars", "demon-lover"]), Side(play=[PLAIN]))
    assert keys(game) == ["pass", "use core/demon-lover"]
    game = build(
        Side(play=[At("thing-from-the-stars", exhausted=True), "demon-lover"]),
        Side(play=[At("mad-artist", insane=True)]),
    )
    assert keys(game) == ["pass", "use core/demon-lover"]


# ---- Messenger from Beyond


def test_messenger_from_beyond_takes_a_terror_icon_until_the_end_of_the_phase() -> None:
    game = build(Side(play=["messenger-from-beyond", "demon-lover"]), Side(play=["cannibal-ghast", PLAIN]))
    game.choose("use core/messenger-from-beyond")
    # even one that has none (coc/rule/2.28-icon-removal/c)
    assert keys(game) == [
        f"choose core/{PLAIN}",
        "choose core/cannibal-ghast",
        "choose core/demon-lover",
        "choose core/messenger-from-beyond",
    ]
    game.choose("choose core/cannibal-ghast")
    assert icons(game, "cannibal-ghast")[TERROR] == 1
    assert state_of(game, "messenger-from-beyond") == "exhausted"
    assert keys(game) == ["pass", "use core/demon-lover"]
    pass_to_phase(game, "story")
    assert icons(game, "cannibal-ghast")[TERROR] == 2


def test_messenger_from_beyond_opens_the_way_for_madness() -> None:
    game = build(Side(play=["messenger-from-beyond", "hastur"], domains=["hastur:3"]), Side(play=["servant-of-nodens"]))
    game.play("use core/messenger-from-beyond", "choose core/servant-of-nodens", "use core/hastur domain 1")
    assert keys(game) == ["choose core/messenger-from-beyond", "choose core/servant-of-nodens"]
    game.choose("choose core/servant-of-nodens")
    assert state_of(game, "servant-of-nodens") == "insane"


# ---- Performance Artist


def test_performance_artist_cancels_an_ability_of_a_character() -> None:
    """coc/rule/2.13-paying-costs/f: what was paid stays paid."""
    game = build(Side(play=["hastur", "demon-lover"], domains=["hastur:3"]), Side(play=["performance-artist", PLAIN]))
    game.play("use core/hastur domain 1", f"choose core/{PLAIN}")
    assert seat_asked(game) == 1
    assert keys(game) == ["pass", "use core/performance-artist"]
    game.choose("use core/performance-artist")
    assert cards_of(game, 1) == {PLAIN: cards_of(game, 1)[PLAIN]}
    assert state_of(game, PLAIN) == "ready"
    assert discard(game, 1) == ["performance-artist"]
    assert drained(game, 0) == [True]
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_performance_artist_may_be_kept() -> None:
    game = build(Side(play=["hastur", "demon-lover"], domains=["hastur:3"]), Side(play=["performance-artist", PLAIN]))
    game.play("use core/hastur domain 1", f"choose core/{PLAIN}", "pass")
    assert state_of(game, PLAIN) == "insane"
    assert state_of(game, "performance-artist") == "ready"
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_performance_artist_cancels_an_ability_of_a_support_card() -> None:
    game = build(
        Side(play=["blackmoor-estate", "demon-lover"], domains=["hastur:2"]), Side(play=["performance-artist"])
    )
    game.play("use core/blackmoor-estate domain 1", "x 2")
    assert keys(game) == ["pass", "use core/performance-artist"]
    game.choose("use core/performance-artist")
    assert game.view(0)["players"][1]["deck"] == game.view(0)["players"][0]["deck"] == 10
    assert state_of(game, "blackmoor-estate") == "exhausted"
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_performance_artist_cannot_cancel_events_or_the_playing_of_cards() -> None:
    game = build(
        Side(hand=["agoraphobia", "ghost"], play=["demon-lover"], domains=["hastur:2", "hastur:1"]),
        Side(play=["performance-artist"]),
    )
    game.choose("play core/agoraphobia domain 1")
    assert hand(game, 1) == ["performance-artist"]
    game.choose("play core/ghost domain 2")
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_performance_artist_cancels_another_performance_artist() -> None:
    """A Disrupt of a character is an ability of a character as well."""
    game = build(
        Side(play=["hastur", "demon-lover", "performance-artist"], domains=["hastur:3"]),
        Side(play=["performance-artist", PLAIN]),
    )
    game.play("use core/hastur domain 1", f"choose core/{PLAIN}", "use core/performance-artist#2")
    assert seat_asked(game) == 0
    assert keys(game) == ["pass", "use core/performance-artist"]
    game.choose("use core/performance-artist")
    assert state_of(game, PLAIN) == "insane"
    assert discard(game, 0) == discard(game, 1) == ["performance-artist"]
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_performance_artist_must_be_sane() -> None:
    game = build(
        Side(play=["hastur", "demon-lover"], domains=["hastur:3"]),
        Side(play=[At("performance-artist", insane=True), PLAIN]),
    )
    game.choose("use core/hastur domain 1")
    assert state_of(game, PLAIN) == "insane"


@pytest.mark.parametrize(
    ("edition", "offered"), [("lcg-4", True), ("lcg-3.0", False), ("lcg-1.4", True), ("ccg-2.0", True)]
)
def test_performance_artist_answers_forced_responses_as_the_edition_says(edition: str, offered: bool) -> None:
    """coc/timing/forced-response-cancellable; the last edition calls them card effects, lcg-3.0 game effects."""
    game = build(
        Side(hand=["victoria-glasser"], play=["demon-lover"], domains=["hastur:2"]),
        Side(play=["performance-artist", PLAIN]),
        edition=edition,
    )
    game.choose("play core/victoria-glasser domain 1")
    game.choose(f"choose core/{PLAIN}")
    assert (keys(game) == ["pass", "use core/performance-artist"]) == offered
    if offered:
        game.choose("use core/performance-artist")
    assert state_of(game, PLAIN) == ("ready" if offered else "insane")
    assert keys(game) == ["pass", "use core/demon-lover"]


# ---- Predatory Byakhee


def test_predatory_byakhee_discards_three_cards_of_the_opponents_deck() -> None:
    game = build(
        Side(play=["predatory-byakhee", "demon-lover"]),
        Side(deck=["ghost", "mad-artist", "t-men", "bag-man", "bag-man"]),
    )
    assert keys(game) == ["pass", "use core/demon-lover", "use core/predatory-byakhee"]
    game.choose("use core/predatory-byakhee")
    assert discard(game, 1) == ["ghost", "mad-artist", "t-men"]
    assert game.view(0)["players"][1]["deck"] == 2
    assert discard(game, 0) == ["predatory-byakhee"]
    assert game.view(0)["players"][0]["deck"] == 10
    assert keys(game) == ["pass", "use core/demon-lover"]


# ---- Bearer of the Yellow Sign


def test_bearer_of_the_yellow_sign_overpaid() -> None:
    game = build(
        Side(hand=["bearer-of-the-yellow-sign"], play=["demon-lover"], domains=["hastur:4", "hastur:3"]),
        Side(play=[PLAIN, "t-men", "servant-of-nodens"]),
    )
    game.choose("play core/bearer-of-the-yellow-sign domain 1")
    assert keys(game) == ["pass", "use core/bearer-of-the-yellow-sign"]
    game.choose("use core/bearer-of-the-yellow-sign")
    assert keys(game) == [f"choose core/{PLAIN}", "choose core/t-men"]
    game.choose("choose core/t-men")
    assert state_of(game, "t-men") == "insane"
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_bearer_of_the_yellow_sign_paid_exactly() -> None:
    game = build(
        Side(hand=["bearer-of-the-yellow-sign"], play=["demon-lover"], domains=["hastur:4", "hastur:3"]),
        Side(play=[PLAIN]),
    )
    game.choose("play core/bearer-of-the-yellow-sign domain 2")
    assert keys(game) == ["pass", "use core/demon-lover"]
    assert state_of(game, PLAIN) == "ready"


def test_bearer_of_the_yellow_sign_not_from_the_discard_pile() -> None:
    game = build(
        Side(
            hand=["unspeakable-resurrection"],
            play=["demon-lover"],
            discard=["bearer-of-the-yellow-sign"],
            domains=["yog-sothoth:5"],
        ),
        Side(play=[PLAIN]),
    )
    game.play("play core/unspeakable-resurrection domain 1", "x 3")
    assert state_of(game, "bearer-of-the-yellow-sign") == "ready"
    assert keys(game) == ["pass", "use core/demon-lover"]


# ---- Ghost


def test_ghost_is_invulnerable_while_committed() -> None:
    game = build(
        Side(
            hand=["shotgun-blast"],
            play=["t-men", At("mad-artist", exhausted=True, story=HERE)],
            domains=["agency:3"],
        ),
        Side(play=[At("ghost", exhausted=True, story=HERE), "ghost"]),
        step="actions after defenders commit",
    )
    assert cards_of(game, 1)["ghost"]["keywords"] == ["invulnerability"]
    assert cards_of(game, 1)["ghost#2"]["keywords"] == []
    game.play("play core/shotgun-blast domain 1", "x 2")
    assert keys(game) == ["choose core/ghost#2", "choose core/mad-artist"]
    game.choose("choose core/ghost#2")
    assert discard(game, 1) == ["ghost"]


def test_ghost_cannot_lose_a_combat_struggle_with_his_life() -> None:
    game = build(
        Side(play=[At("t-men", exhausted=True, story=HERE), "demon-lover"]),
        Side(play=[At("ghost", exhausted=True, story=HERE)]),
        step="stories resolve",
    )
    assert cards_of(game, 1)["ghost"]["wounds"] == 0
    assert discard(game, 1) == []
