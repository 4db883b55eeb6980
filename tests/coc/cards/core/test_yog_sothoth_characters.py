"""Yog-Sothoth's characters of the Core Set."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import Blanks, disrupt
from orne.coc.language import ACTION_OR_RESPONSE_USED, CHARACTER, EVENT_CARD, YOURS, subtype, uncommit
from orne.coc.position import At, Side, build
from orne.coc.state import State
from orne.coc.values import ARCANE, COMBAT
from orne.kernel.game import Game
from tests.coc.laboratory import ELSEWHERE, HERE, PAUSE, lab_card
from tests.coc.look import cards_of, discard, drained, hand, icons, keys, pass_to_phase, skill, state_of, table, uid
from tests.look import seat_asked

IDLE = ["pass", "use core/demon-lover"]
"""The table is idle: only Demon Lover keeps the window open."""

OLDER = ["lcg-3.0", "lcg-1.4", "ccg-2.0"]


# ---- Yog-Sothoth


@pytest.mark.parametrize(("spells", "least"), [(0, 8), (1, 7), (3, 5), (7, 1), (9, 1)])
def test_yog_sothoth_costs_less_for_each_spell_in_your_discard_pile(spells: int, least: int) -> None:
    game = build(
        Side(
            hand=["yog-sothoth"],
            play=["demon-lover"],
            discard=["power-drain"] * spells + ["agoraphobia", "mad-artist"],
            domains=[f"yog-sothoth:{least}", f"yog-sothoth:{least - 1}" if least > 1 else "hastur:8"],
        ),
        Side(discard=["power-drain"] * 5),
    )
    assert keys(game) == ["pass", "play core/yog-sothoth domain 1", "use core/demon-lover"]
    game.choose("play core/yog-sothoth domain 1")
    assert drained(game, 0) == [True, False]
    assert skill(game, "yog-sothoth") == 8
    assert keys(game) == IDLE


def test_yog_sothoth_looks_at_the_pile_of_whoever_plays_it() -> None:
    game = build(
        Side(discard=["power-drain"] * 7),
        Side(hand=["yog-sothoth"], play=["demon-lover"], discard=["power-drain"], domains=["yog-sothoth:7"]),
        active=1,
    )
    assert seat_asked(game) == 1
    game.choose("play core/yog-sothoth domain 1")
    entry = next(entry for entry in game.log if entry.kind == "announced")
    assert entry.after == 7
    assert keys(game) == IDLE


# ---- Servant from Out of Time


def test_servant_from_out_of_time_costs_a_resource() -> None:
    game = build(
        Side(
            hand=["servant-from-out-of-time"],
            play=["demon-lover"],
            domains=["hastur:2 agency:1", "hastur:1", ""],
            drained=[2],
        ),
        Side(domains=["agency:2"]),
    )
    game.choose("play core/servant-from-out-of-time")
    # of any of your domains, drained or not, and the last one there too
    assert keys(game) == [
        "sacrifice filler/agency domain 1",
        "sacrifice filler/hastur domain 1",
        "sacrifice filler/hastur#2 domain 1",
        "sacrifice filler/hastur#3 domain 2",
    ]
    game.choose("sacrifice filler/hastur#3 domain 2")
    assert [len(domain["resources"]) for domain in game.view(0)["players"][0]["domains"]] == [3, 0, 0]
    assert discard(game, 0) == ["filler/hastur"]
    assert drained(game, 0) == [False, True, False]
    assert keys(game) == IDLE


def test_servant_from_out_of_time_without_resources() -> None:
    game = build(
        Side(hand=["servant-from-out-of-time"], play=["demon-lover"]), Side(domains=["agency:2"], play=["ghost"])
    )
    game.choose("play core/servant-from-out-of-time")
    assert state_of(game, "servant-from-out-of-time") == "ready"
    assert len(game.view(0)["players"][1]["domains"][0]["resources"]) == 2
    assert keys(game) == IDLE


def test_servant_from_out_of_time_put_into_play() -> None:
    game = build(
        Side(
            hand=["unspeakable-resurrection"],
            play=["demon-lover"],
            discard=["servant-from-out-of-time"],
            domains=["hastur:1"],
        ),
        Side(),
    )
    game.play("play core/unspeakable-resurrection")
    assert discard(game, 0) == ["unspeakable-resurrection", "filler/hastur"]
    assert keys(game) == IDLE


# ---- Son of Yeb


def test_son_of_yeb_gains_combat_for_each_of_your_cultists() -> None:
    game = build(
        Side(
            hand=["mad-artist"],
            play=["son-of-yeb", "arcane-initiate", At("yellow-muse", insane=True), "demon-lover"],
            domains=["hastur:2"],
        ),
        Side(play=["mad-artist", "victoria-glasser"]),
    )
    # one printed, one for himself, one for the Initiate; an insane Cultist has no subtypes
    assert icons(game, "son-of-yeb")[COMBAT] == 3
    game.choose("play core/mad-artist domain 1")
    assert icons(game, "son-of-yeb")[COMBAT] == 4
    assert icons(game, "arcane-initiate")[COMBAT] == 0
    assert keys(game) == IDLE


# ---- Living Mummy


def test_living_mummy_wounds_everybody_when_it_dies() -> None:
    game = build(
        Side(
            hand=["shotgun-blast"],
            play=["living-mummy", "hastur", "demon-lover", PAUSE],
            domains=["agency:4"],
        ),
        Side(
            play=[
                "hired-muscle",
                At("mad-artist", insane=True),
                "yog-sothoth",
                At("ghost", exhausted=True, story=HERE),
                "ghost",
                "forbidden-shrine",
            ]
        ),
        step="actions after attackers commit",
    )
    game.play("play core/shotgun-blast domain 1", "x 4", "choose core/living-mummy")
    while keys(game)[0].startswith("first"):
        game.choose(0)
    assert {ref: card["wounds"] for ref, card in cards_of(game, 0).items()} == {
        "hastur": 1,
        PAUSE: 0,
    }
    assert {ref: card["wounds"] for ref, card in cards_of(game, 1).items()} == {
        "hired-muscle": 1,
        "yog-sothoth": 0,
        "ghost": 0,
        "forbidden-shrine": 0,
    }
    assert discard(game, 0) == ["living-mummy", "shotgun-blast", "demon-lover"]
    assert sorted(discard(game, 1)) == ["ghost", "mad-artist"]
    assert keys(game) == ["pass", "use lab/pause"]


def test_living_mummy_sacrificed_or_destroyed_is_the_same_but_returned_is_not() -> None:
    game = build(
        Side(hand=["a-single-glimpse", "agoraphobia"], play=["demon-lover"], domains=["yog-sothoth:2", "hastur:2"]),
        Side(play=["living-mummy"], hand=["living-mummy"]),
    )
    other = game.copy()
    game.choose("play core/a-single-glimpse domain 1")
    assert discard(game, 1) == ["living-mummy"]
    assert discard(game, 0) == ["a-single-glimpse", "demon-lover"]
    other.choose("play core/agoraphobia domain 2")
    assert hand(other, 1) == ["living-mummy", "living-mummy"]
    assert state_of(other, "demon-lover") == "ready"


def test_living_mummy_controlled_by_the_other_player() -> None:
    """ "Your" discard pile: the text does nothing when it goes to that of another player than its controller."""
    game = build(
        Side(hand=["a-single-glimpse"], play=["demon-lover"], domains=["yog-sothoth:2"]),
        Side(play=[At("living-mummy", owner=0)]),
    )
    game.choose("play core/a-single-glimpse domain 1")
    assert discard(game, 0) == ["living-mummy", "a-single-glimpse"]
    assert keys(game) == IDLE


def test_living_mummy_from_hand_or_deck() -> None:
    game = build(
        Side(hand=["byakhee-attack"], play=["demon-lover", "predatory-byakhee"], domains=["hastur:2"]),
        Side(hand=["living-mummy", "living-mummy"], deck=["living-mummy"] * 5),
    )
    game.play("play core/byakhee-attack domain 1", "use core/predatory-byakhee")
    assert discard(game, 1) == ["living-mummy"] * 5
    assert keys(game) == IDLE


def test_two_living_mummies_wound_one_after_the_other() -> None:
    """The wounds of the first kill the second, whose wounds come as well."""
    game = build(
        Side(hand=["shotgun-blast"], play=["living-mummy", "living-mummy", PAUSE], domains=["agency:4"]),
        Side(play=["hired-muscle", "guardian-shoggoth", "hastur"]),
    )
    game.play("play core/shotgun-blast domain 1", "x 4", "choose core/living-mummy#2")
    assert discard(game, 1) == ["hired-muscle"]
    assert cards_of(game, 1)["guardian-shoggoth"]["wounds"] == 2
    assert cards_of(game, 1)["hastur"]["wounds"] == 2
    assert keys(game) == ["pass", "use lab/pause"]


# ---- Fishers from Outside


def test_fishers_from_outside_return_an_exhausted_character() -> None:
    game = build(
        Side(
            hand=["fishers-from-outside"],
            play=["demon-lover", At("ghost", exhausted=True)],
            domains=["yog-sothoth:3"],
        ),
        Side(
            play=[
                "t-men",
                At("bag-man", exhausted=True),
                At("mad-artist", insane=True),
                At("blackmoor-estate", exhausted=True),
            ]
        ),
    )
    game.choose("play core/fishers-from-outside domain 1")
    assert keys(game) == ["choose core/bag-man", "choose core/ghost"]
    game.choose("choose core/bag-man")
    assert hand(game, 1) == ["bag-man"]
    assert keys(game) == IDLE


def test_fishers_from_outside_must_take_your_own_if_it_is_the_only_one() -> None:
    game = build(
        Side(
            hand=["fishers-from-outside"],
            play=["demon-lover", At("ghost", exhausted=True)],
            domains=["yog-sothoth:3"],
        ),
        Side(play=["t-men"]),
    )
    game.choose("play core/fishers-from-outside domain 1")
    assert hand(game, 0) == ["ghost"]
    assert keys(game) == IDLE


def test_fishers_from_outside_without_an_exhausted_character() -> None:
    game = build(
        Side(hand=["fishers-from-outside"], play=["demon-lover"], domains=["yog-sothoth:3"]), Side(play=["t-men"])
    )
    game.choose("play core/fishers-from-outside domain 1")
    assert state_of(game, "fishers-from-outside") == "ready"
    assert keys(game) == IDLE


# ---- Cannibal Ghast


def test_cannibal_ghast_does_not_commit_on_your_turn() -> None:
    game = build(Side(play=["cannibal-ghast", "mad-artist"]), Side(), step="active player commits")
    assert keys(game) == [
        "commit core/mad-artist core/ancient-apocrypha",
        "commit core/mad-artist core/dreamwalkers",
        "commit core/mad-artist core/frozen-in-time",
        "done",
    ]


def test_cannibal_ghast_defends() -> None:
    game = build(
        Side(play=[At("mad-artist", exhausted=True, story=HERE)]),
        Side(play=["cannibal-ghast"]),
        step="defender commits",
    )
    assert seat_asked(game) == 1
    assert keys(game) == [f"commit core/cannibal-ghast {HERE}", "done"]
    game.choose(f"commit core/cannibal-ghast {HERE}")


def test_cannibal_ghast_blanked_may_attack() -> None:
    veil = lab_card("veil-over-monsters", Blanks(CHARACTER & subtype("Monster")), type="support")
    game = build(Side(play=["cannibal-ghast", veil]), Side(), step="active player commits")
    assert f"commit core/cannibal-ghast {HERE}" in keys(game)


# ---- Spell-bound Shoggoth


def test_spell_bound_shoggoth_weakens_all_others() -> None:
    game = build(
        Side(hand=["spell-bound-shoggoth"], play=["demon-lover", "t-men"], domains=["yog-sothoth:3"]),
        Side(play=["ghost", "young-deep-one"]),
    )
    game.choose("play core/spell-bound-shoggoth domain 1")
    skills = {ref: skill(game, ref) for seat in (0, 1) for ref in cards_of(game, seat)}
    assert skills == {
        "demon-lover": 1,
        "t-men": 2,
        "spell-bound-shoggoth": 3,
        "ghost": 0,
        "young-deep-one": 0,
    }
    assert keys(game) == IDLE


def test_two_spell_bound_shoggoths_weaken_each_other() -> None:
    game = build(Side(play=["spell-bound-shoggoth", "demon-lover"]), Side(play=["spell-bound-shoggoth"]))
    assert skill(game, "spell-bound-shoggoth") == skill(game, "spell-bound-shoggoth", 2) == 2
    assert skill(game, "demon-lover") == 0


# ---- Guardian Elder Thing


def test_guardian_elder_thing_wounds_everybody_at_its_story() -> None:
    game = build(
        Side(
            play=[
                At("guardian-elder-thing", exhausted=True, story=HERE),
                At("hired-muscle", exhausted=True, story=HERE),
                At("mad-artist", exhausted=True, story=ELSEWHERE),
                "demon-lover",
            ],
            domains=["agency:2", "agency:1"],
        ),
        Side(play=[At("bag-man", exhausted=True, story=HERE), At("ghost", exhausted=True, story=HERE), "t-men"]),
        step="actions after defenders commit",
    )
    assert keys(game) == ["pass", "use core/demon-lover", "use core/guardian-elder-thing gained domain 1"]
    game.choose("use core/guardian-elder-thing gained domain 1")
    assert {ref: card["wounds"] for ref, card in cards_of(game, 0).items()} == {
        "guardian-elder-thing": 1,
        "hired-muscle": 1,
        "mad-artist": 0,
        "demon-lover": 0,
    }
    assert {ref: card["wounds"] for ref, card in cards_of(game, 1).items()} == {"ghost": 0, "t-men": 0}
    assert discard(game, 1) == ["bag-man"]
    assert keys(game) == IDLE


def test_guardian_elder_thing_must_be_committed() -> None:
    game = build(Side(play=["guardian-elder-thing", "demon-lover"], domains=["yog-sothoth:2"]), Side(play=["bag-man"]))
    assert keys(game) == IDLE


def test_guardian_elder_thing_need_not_be_there_any_more() -> None:
    """The story is settled when the ability is used, whatever a Disrupt does to the Guardian afterwards."""
    lure = lab_card("bait", disrupt(ACTION_OR_RESPONSE_USED, uncommit(EVENT_CARD)))
    game = build(
        Side(
            play=[At("guardian-elder-thing", exhausted=True, story=HERE), "demon-lover"],
            domains=["agency:2"],
        ),
        Side(play=[lure, At("bag-man", exhausted=True, story=HERE)]),
        step="actions after defenders commit",
    )
    game.play("use core/guardian-elder-thing gained domain 1", "use lab/bait")
    assert cards_of(game, 0)["guardian-elder-thing"]["wounds"] == 0
    assert discard(game, 1) == ["bag-man"]
    assert keys(game) == IDLE


# ---- Hound of Tindalos


def hound(edition: str = "lcg-4") -> Game[State]:
    return build(
        Side(play=["hound-of-tindalos", "demon-lover"], domains=["agency:1"]),
        Side(play=["g-men", At("mad-artist", insane=True), "forbidden-shrine"]),
        edition=edition,
    )


def test_hound_of_tindalos_attaches_itself() -> None:
    game = hound()
    assert keys(game) == ["pass", "use core/demon-lover", "use core/hound-of-tindalos ability 1"]
    game.choose("use core/hound-of-tindalos ability 1")
    assert keys(game) == ["attach to core/demon-lover", "attach to core/g-men", "attach to core/mad-artist"]
    game.choose("attach to core/g-men")
    it = uid(game, "hound-of-tindalos")
    assert cards_of(game, 0)["hound-of-tindalos"]["host"] == "core/g-men"
    assert values.is_support(table(game), it)
    assert values.is_attachment(table(game), it)
    assert not values.is_character(table(game), it)
    assert not values.has_subtype(table(game), it, "Independent")
    assert icons(game, "hound-of-tindalos")[ARCANE] == 0
    assert values.faction(table(game), it) == "yog-sothoth"
    assert skill(game, "g-men") == 2
    assert keys(game) == ["pass", "use core/demon-lover", "use core/hound-of-tindalos ability 2 domain 1"]


def test_hound_of_tindalos_unattaches_for_one() -> None:
    game = hound()
    game.play(
        "use core/hound-of-tindalos ability 1", "attach to core/g-men", "use core/hound-of-tindalos ability 2 domain 1"
    )
    assert drained(game, 0) == [True]
    assert skill(game, "g-men") == 6
    assert skill(game, "hound-of-tindalos") == 2
    assert cards_of(game, 0)["hound-of-tindalos"]["host"] is None
    assert state_of(game, "hound-of-tindalos") == "ready"
    # and it may attach itself again
    assert keys(game) == ["pass", "use core/demon-lover", "use core/hound-of-tindalos ability 1"]


@pytest.mark.parametrize("edition", ["lcg-4", *OLDER])
@pytest.mark.parametrize(
    "step",
    ["refresh actions", "draw actions", "resource actions", "operations", "story actions", "last story actions"],
)
def test_attaching_is_an_action_of_hound_of_tindalos_in_every_action_window(step: str, edition: str) -> None:
    game = build(Side(play=["hound-of-tindalos", PAUSE]), Side(play=["g-men"]), step=step, edition=edition)
    assert keys(game) == ["pass", "use core/hound-of-tindalos ability 1", "use lab/pause"]


def test_hound_of_tindalos_needs_another_character() -> None:
    game = build(Side(play=["hound-of-tindalos", PAUSE]), Side(play=["forbidden-shrine"]))
    assert keys(game) == ["pass", "use lab/pause"]


@pytest.mark.parametrize("edition", OLDER)
def test_hound_of_tindalos_attaches_in_older_editions_too(edition: str) -> None:
    """Being attached is a state, so it outlasts the phase there too (coc/rule/1.4-duration-of-effects/a)."""
    game = hound(edition)
    game.play("use core/hound-of-tindalos ability 1", "attach to core/g-men")
    assert skill(game, "g-men") == 2
    pass_to_phase(game, "story")
    assert cards_of(game, 0)["hound-of-tindalos"]["host"] == "core/g-men"
    assert skill(game, "g-men") == 2


def test_hound_of_tindalos_leaves_its_story() -> None:
    game = build(
        Side(play=[At("hound-of-tindalos", exhausted=True, story=HERE), "demon-lover"], domains=["agency:1"]),
        Side(play=["g-men"]),
        step="actions after attackers commit",
    )
    game.play("use core/hound-of-tindalos ability 1", "attach to core/g-men")
    assert cards_of(game, 0)["hound-of-tindalos"]["story"] is None
    assert table(game).committed[uid(game, HERE)] == [[], []]
    game.choose("use core/hound-of-tindalos ability 2 domain 1")
    assert state_of(game, "hound-of-tindalos") == "exhausted"


def test_hound_of_tindalos_leaves_play_as_a_support_card() -> None:
    """In the discard pile it is a character again."""
    game = build(
        Side(
            hand=["unspeakable-resurrection"],
            play=["hound-of-tindalos", "demon-lover", "predatory-byakhee"],
            domains=["yog-sothoth:4"],
        ),
        Side(),
    )
    game.play("use core/hound-of-tindalos ability 1", "attach to core/predatory-byakhee")
    it = uid(game, "hound-of-tindalos")
    before = game.state.cards[it]
    game.choose("use core/predatory-byakhee")
    assert before.attached_by_effect
    assert discard(game, 0) == ["predatory-byakhee", "hound-of-tindalos"]
    assert values.is_character(table(game), it)
    assert not values.is_support(table(game), it)
    game.choose("play core/unspeakable-resurrection domain 1")
    assert keys(game) == ["choose core/hound-of-tindalos", "choose core/predatory-byakhee"]
    game.choose("choose core/hound-of-tindalos")
    assert skill(game, "hound-of-tindalos") == 2


def test_hound_of_tindalos_goes_when_its_host_goes_insane() -> None:
    game = build(
        Side(play=["hound-of-tindalos", "hastur", "demon-lover"], domains=["hastur:3"]), Side(play=["bag-man"])
    )
    game.play("use core/hound-of-tindalos ability 1", "attach to core/bag-man", "use core/hastur domain 1")
    assert state_of(game, "bag-man") == "insane"
    assert discard(game, 0) == ["hound-of-tindalos"]


def test_wounds_stay_on_a_hound_of_tindalos_that_is_not_a_character() -> None:
    """An attached Hound has no Toughness, but wounds do not destroy what is not a character."""
    game = build(
        Side(
            play=[
                At("hound-of-tindalos", wounds=1),
                At("patrol-wagon", on="hound-of-tindalos"),
                "demon-lover",
            ],
            domains=["agency:1"],
        ),
        Side(play=["g-men"]),
    )
    game.play("use core/hound-of-tindalos ability 1", "attach to core/g-men")
    assert cards_of(game, 0)["hound-of-tindalos"]["host"] == "core/g-men"
    game.choose("use core/hound-of-tindalos ability 2 domain 1")
    assert cards_of(game, 0)["hound-of-tindalos"]["wounds"] == 1


def test_hound_of_tindalos_attached_cannot_commit() -> None:
    game = build(
        Side(play=[At("hound-of-tindalos", on="g-men", by_effect=True), "demon-lover"]),
        Side(play=["g-men"]),
        step="active player commits",
    )
    assert [key for key in keys(game) if "hound" in key] == []


# ---- Disciple of the Gate


def test_disciple_of_the_gate_counts_all_yog_sothoth_characters() -> None:
    game = build(
        Side(
            hand=["servant-of-nodens"],
            play=[
                "disciple-of-the-gate",
                "demon-lover",
                "forbidden-shrine",
                "arcane-initiate",
                "messenger-from-beyond",
            ],
            domains=["yog-sothoth:2"],
        ),
        Side(play=["cannibal-ghast", At("living-mummy", insane=True), "bag-man"]),
    )
    assert skill(game, "disciple-of-the-gate") == 3
    game.choose("play core/servant-of-nodens domain 1")
    assert skill(game, "disciple-of-the-gate") == 4
    game.play("use core/demon-lover", "choose core/disciple-of-the-gate")
    assert skill(game, "disciple-of-the-gate") == 2
    assert keys(game) == ["pass", "use core/messenger-from-beyond"]


def test_disciple_of_the_gate_blank_has_no_skill() -> None:
    hush = lab_card("hush-over-your-cultists", Blanks(CHARACTER & YOURS & subtype("Cultist")), type="support")
    game = build(Side(play=["disciple-of-the-gate", "demon-lover", hush]), Side(play=["cannibal-ghast"]))
    assert skill(game, "disciple-of-the-gate") == 0
    assert keys(game) == IDLE
