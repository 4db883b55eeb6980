"""Hastur's cards of the Core Set."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import AttachTo, Gives
from orne.coc.language import CHARACTER, HOST
from orne.coc.position import At, Side, build
from orne.coc.values import COMBAT, TERROR
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


# ---- Victoria's Loft


def test_victorias_loft_keeps_everybody_insane_in_the_refresh_phase() -> None:
    game = build(
        Side(play=[At("mad-artist", insane=True), "demon-lover"]),
        Side(play=["victorias-loft", At("ghost", insane=True)]),
        step="refresh",
    )
    assert state_of(game, "mad-artist") == "insane"
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_without_victorias_loft_the_character_is_restored() -> None:
    game = build(
        Side(play=[At("mad-artist", insane=True), "demon-lover"]), Side(play=[At("ghost", insane=True)]), step="refresh"
    )
    assert state_of(game, "mad-artist") == "exhausted"
    assert state_of(game, "ghost") == "insane"


def test_victorias_loft_does_nothing_outside_the_refresh_phase() -> None:
    position = Side(play=["victorias-loft", At("mad-artist", insane=True), "demon-lover"])
    game = build(position, Side())
    assert table(game).can_be_restored(uid(game, "mad-artist"))
    game = build(position, Side(), step="refresh actions")
    assert not table(game).can_be_restored(uid(game, "mad-artist"))
    assert keys(game) == ["pass", "use core/demon-lover"]


# ---- Sedated


def test_sedated_goes_on_insane_characters_only() -> None:
    game = build(
        Side(hand=["sedated"], play=[At("ghost", insane=True), "demon-lover"], domains=["hastur:1"]),
        Side(play=[PLAIN, At("mad-artist", insane=True)]),
    )
    game.choose("play core/sedated domain 1")
    assert keys(game) == ["attach core/ghost", "attach core/mad-artist"]
    game.choose("attach core/mad-artist")
    assert cards_of(game, 0)["sedated"]["host"] == "core/mad-artist"
    assert not table(game).can_be_restored(uid(game, "mad-artist"))
    assert table(game).can_be_restored(uid(game, "ghost"))
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_sedated_cannot_be_played_without_an_insane_character() -> None:
    game = build(Side(hand=["sedated"], play=["demon-lover"], domains=["hastur:1"]), Side(play=[PLAIN]))
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_sedated_character_is_passed_over_in_the_refresh_phase() -> None:
    game = build(
        Side(play=[At("mad-artist", insane=True), At("ghost", insane=True), At(PLAIN, insane=True), "demon-lover"]),
        Side(play=[At("sedated", on="mad-artist")]),
        step="refresh",
    )
    assert keys(game) == [f"restore core/{PLAIN}", "restore core/ghost"]
    game.choose("restore core/ghost")
    assert {ref: card["state"] for ref, card in cards_of(game, 0).items()} == {
        "mad-artist": "insane",
        "ghost": "exhausted",
        PLAIN: "insane",
        "demon-lover": "ready",
    }


# ---- Byakhee Attack


@pytest.mark.parametrize("edition", ["lcg-4", "lcg-3.0", "lcg-1.4", "ccg-2.0"])
def test_byakhee_attack_leaves_a_single_card(edition: str) -> None:
    """coc/example/2.6-byakhee-attack and coc/example/2.3-byakhee-attack-one-card"""
    game = build(
        Side(hand=["byakhee-attack"], play=["demon-lover"], domains=["hastur:2"]),
        Side(hand=["mad-artist"]),
        edition=edition,
    )
    game.choose("play core/byakhee-attack domain 1")
    assert hand(game, 1) == ["mad-artist"]
    assert discard(game, 0) == ["byakhee-attack"]
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_byakhee_attack_only_in_your_operations_phase() -> None:
    side = Side(hand=["byakhee-attack"], play=["demon-lover"], domains=["hastur:2"])
    other = Side(hand=["mad-artist", "bag-man"])
    assert keys(build(side, other, step="resource actions")) == ["pass", "use core/demon-lover"]
    assert keys(build(side, other, active=1)) == ["pass", "use core/demon-lover"]


# ---- Agoraphobia


def test_agoraphobia_returns_a_character_without_terror() -> None:
    game = build(
        Side(hand=["agoraphobia"], play=["demon-lover", "mad-artist"], domains=["hastur:2"]),
        Side(play=[PLAIN, "servant-of-nodens", At("t-men", owner=0), At("cannibal-ghast", insane=True)]),
    )
    game.choose("play core/agoraphobia domain 1")
    assert keys(game) == [
        f"choose core/{PLAIN}",
        "choose core/cannibal-ghast",
        "choose core/mad-artist",
        "choose core/t-men",
    ]
    game.choose("choose core/t-men")
    assert hand(game, 0) == ["t-men"]
    assert discard(game, 0) == ["agoraphobia"]
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_agoraphobia_needs_a_character_without_terror() -> None:
    game = build(
        Side(hand=["agoraphobia"], play=["demon-lover"], domains=["hastur:2"]), Side(play=["servant-of-nodens"])
    )
    assert keys(game) == ["pass", "use core/demon-lover"]


# ---- Scotophobia


def test_scotophobia_takes_the_printed_terror_of_the_opponents_characters() -> None:
    game = build(
        Side(hand=["scotophobia"], play=["demon-lover"], domains=["hastur:2"]),
        Side(play=["cannibal-ghast", "byakhee-servant"]),
    )
    game.choose("play core/scotophobia domain 1")
    assert icons(game, "cannibal-ghast")[TERROR] == 0
    assert icons(game, "byakhee-servant")[TERROR] == 0
    assert icons(game, "byakhee-servant")[COMBAT] == 2
    assert icons(game, "demon-lover")[TERROR] == 1
    assert keys(game) == ["pass", "use core/demon-lover"]
    pass_to_phase(game, "story")
    assert icons(game, "cannibal-ghast")[TERROR] == 2
    assert icons(game, "byakhee-servant")[TERROR] == 1


def test_scotophobia_leaves_terror_that_is_not_printed() -> None:
    charm = lab_card(
        "terrible-charm", AttachTo(CHARACTER), Gives(HOST, TERROR, 1), type="support", subtypes=("Attachment",)
    )
    game = build(
        Side(hand=["scotophobia"], play=["demon-lover"], domains=["hastur:2"]),
        Side(play=["cannibal-ghast", At(charm, on="cannibal-ghast")]),
    )
    assert icons(game, "cannibal-ghast")[TERROR] == 3
    game.choose("play core/scotophobia domain 1")
    assert icons(game, "cannibal-ghast")[TERROR] == 1
    assert keys(game) == ["pass", "use core/demon-lover"]


# ---- Despair


def test_despair_returns_a_character_after_a_clear_victory() -> None:
    game = build(
        Side(
            hand=["despair"],
            play=[At("predatory-byakhee", exhausted=True, story=HERE), At("shotgun", on="predatory-byakhee")],
            domains=["hastur:1"],
        ),
        Side(play=["t-men", At("mad-artist", insane=True)]),
        step="stories resolve",
    )
    # Combat is won by 2; then Arcane by 1
    assert keys(game) == ["none", "ready core/predatory-byakhee"]
    game.choose("none")
    assert keys(game) == ["pass", "play core/despair domain 1"]
    game.choose("play core/despair domain 1")
    assert keys(game) == ["choose core/mad-artist", "choose core/t-men"]
    game.choose("choose core/t-men")
    assert hand(game, 1) == ["t-men"]
    assert discard(game, 0) == ["despair"]


def test_despair_needs_two_icons_more_and_your_own_victory() -> None:
    game = build(
        Side(
            hand=["despair"],
            play=[At("mad-artist", exhausted=True, story=HERE), "demon-lover"],
            domains=["hastur:1"],
        ),
        Side(play=["t-men"], hand=["despair"], domains=["hastur:1"]),
        step="stories resolve",
    )
    game.choose("none")
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_despair_is_not_an_action() -> None:
    game = build(Side(hand=["despair"], play=["demon-lover"], domains=["hastur:1"]), Side(play=["t-men"]))
    assert keys(game) == ["pass", "use core/demon-lover"]


# ---- Blind Submission


def test_blind_submission_takes_a_character_until_the_end_of_the_phase() -> None:
    game = build(
        Side(hand=["blind-submission"], play=["demon-lover"], domains=["hastur:2"]),
        Side(play=["bag-man", "t-men", At("g-men", insane=True), At("ghost", exhausted=True)]),
    )
    game.choose("play core/blind-submission domain 1")
    assert keys(game) == ["choose core/bag-man", "choose core/demon-lover", "choose core/g-men", "choose core/ghost"]
    game.choose("choose core/ghost")
    # coc/rule/1.13-gaining-control/e: it stays as it was
    assert state_of(game, "ghost") == "exhausted"
    assert cards_of(game, 0)["ghost"]["owner"] == 1
    assert keys(game) == ["pass", "use core/demon-lover"]
    pass_to_phase(game, "story")
    assert "ghost" in cards_of(game, 1)
    assert "ghost" not in cards_of(game, 0)


def test_blind_submission_makes_a_committed_character_change_sides() -> None:
    """coc/rule/1.13-gaining-control/f: a committed character changes sides at its story."""
    game = build(
        Side(
            hand=["blind-submission"],
            play=[At("mad-artist", exhausted=True, story=HERE), "demon-lover"],
            domains=["hastur:2"],
        ),
        Side(play=[At("bag-man", exhausted=True, story=HERE)]),
        step="actions after defenders commit",
    )
    game.play("play core/blind-submission domain 1", "choose core/bag-man")
    assert cards_of(game, 0)["bag-man"]["story"] == HERE
    assert table(game).committed[uid(game, HERE)] == [
        [uid(game, "mad-artist"), uid(game, "bag-man")],
        [],
    ]
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_blind_submission_may_not_break_uniqueness() -> None:
    """coc/rule/1.13-gaining-control/g"""
    game = build(
        Side(hand=["blind-submission"], play=["victoria-glasser", "demon-lover"], domains=["hastur:2"]),
        Side(play=["victoria-glasser", "ghost"]),
    )
    game.choose("play core/blind-submission domain 1")
    assert keys(game) == ["choose core/demon-lover", "choose core/ghost", "choose core/victoria-glasser"]
    game.choose("choose core/ghost")
    assert "ghost" in cards_of(game, 0)


def test_blind_submission_answered_by_another_one() -> None:
    """coc/rule/1.4-duration-of-effects/d: the latest decides; when both end it is where it began."""
    game = build(
        Side(hand=["blind-submission"], play=["demon-lover"], domains=["hastur:2"]),
        Side(play=["bag-man", "messenger-from-beyond"], hand=["blind-submission"], domains=["hastur:2"]),
    )
    game.play("play core/blind-submission domain 1", "choose core/bag-man")
    assert "bag-man" in cards_of(game, 0)
    game.play("play core/blind-submission domain 1", "choose core/bag-man")
    assert "bag-man" in cards_of(game, 1)
    pass_to_phase(game, "story")
    assert "bag-man" in cards_of(game, 1)


# ---- Power Drain


def test_power_drain_cancels_shotgun_blast() -> None:
    """coc/example/2.13-shotgun-blast-power-drain"""
    game = build(
        Side(hand=["shotgun-blast"], play=["demon-lover"], domains=["agency:3"]),
        Side(hand=["power-drain"], play=["bag-man"], domains=["hastur:2"]),
    )
    game.play("play core/shotgun-blast domain 1", "x 2", "choose core/bag-man")
    assert seat_asked(game) == 1
    assert keys(game) == ["pass", "play core/power-drain domain 1"]
    game.choose("play core/power-drain domain 1")
    assert cards_of(game, 1)["bag-man"]["wounds"] == 0
    assert drained(game, 0) == drained(game, 1) == [True]
    assert (discard(game, 0), discard(game, 1)) == (["shotgun-blast"], ["power-drain"])
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_power_drain_cancels_a_response() -> None:
    game = build(
        Side(hand=["bearer-of-the-yellow-sign"], play=["demon-lover"], domains=["hastur:4"]),
        Side(hand=["power-drain"], play=[PLAIN], domains=["hastur:2"]),
    )
    # playing the character is not an Action that could be cancelled
    game.choose("play core/bearer-of-the-yellow-sign domain 1")
    assert seat_asked(game) == 0
    game.choose("use core/bearer-of-the-yellow-sign")
    assert keys(game) == ["pass", "play core/power-drain domain 1"]
    game.choose("play core/power-drain domain 1")
    assert state_of(game, PLAIN) == "ready"
    assert keys(game) == ["pass", "use core/demon-lover"]


@pytest.mark.parametrize("edition", ["lcg-4", "lcg-1.4", "ccg-2.0"])
def test_power_drain_not_on_forced_responses(edition: str) -> None:
    """Neither Disrupts nor Forced Responses nor passives."""
    game = build(
        Side(hand=["victoria-glasser"], play=["demon-lover"], domains=["hastur:2"]),
        Side(hand=["power-drain"], play=[PLAIN], domains=["hastur:2"]),
        edition=edition,
    )
    game.choose("play core/victoria-glasser domain 1")
    if not table(game).rules.cannot_forbids_targeting:
        game.choose(f"choose core/{PLAIN}")
    assert state_of(game, PLAIN) == "insane"
    assert keys(game) == ["pass", "use core/demon-lover"]


def test_power_drain_needs_its_cost() -> None:
    game = build(
        Side(play=["demon-lover", "messenger-from-beyond"]),
        Side(hand=["power-drain"], play=[PLAIN], domains=["hastur:1", "agency:2"]),
    )
    game.play("use core/demon-lover", f"choose core/{PLAIN}")
    assert skill(game, PLAIN) == 1
    assert keys(game) == ["pass", "use core/messenger-from-beyond"]
