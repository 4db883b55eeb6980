"""Hastur's support and event cards of the Core Set."""

from __future__ import annotations

import pytest

from orne.coc.abilities import AttachTo, Gives
from orne.coc.language import CHARACTER, HOST
from orne.coc.position import At, Side, build
from orne.coc.values import COMBAT, TERROR
from tests.coc.laboratory import HERE, lab_card
from tests.coc.look import cards_of, discard, drained, hand, icons, keys, pass_to_phase, skill, state_of, table, uid
from tests.look import seat_asked

PLAIN = "blackwood-file-clerk"
"""A character with skill 3, one Investigation icon, and nothing that protects it."""


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
