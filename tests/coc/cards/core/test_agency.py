"""The Agency's cards of the Core Set."""

from __future__ import annotations

import pytest

from orne.coc.position import At, Side, Story, build
from orne.coc.state import State
from orne.kernel.game import Game
from tests.coc.laboratory import EDITIONS, there
from tests.coc.look import discard, drained, entries, icons, in_play, keys, seen, uid
from tests.look import asked, kind_asked, seat_asked

RESOLVE = "stories resolve"
BEFORE_RESOLVING = "actions after defenders commit"
POLYPS = "the-yuggoth-contract/flying-polyps"
"""Invulnerability and a Terror icon."""
VESSELS = "ccg-forbidden-relics/broken-vessels"
"""Invulnerability, neither Willpower nor a Terror icon."""


# ---- Thomas F. Malone


def test_malone_destroys_a_villainous_or_cultist_character_of_his_story() -> None:
    game = build(
        Side(play=[there("thomas-f-malone"), there("laboratory-assistant", 1)]),
        Side(
            play=[
                there("mad-artist"),
                there("arcane-initiate"),
                there("innsmouth-troublemaker"),
                there("keeper-of-the-golden-path", 1),
                "mad-artist",
            ]
        ),
        step=RESOLVE,
    )
    game.play("resolve core/ancient-apocrypha", "wound core/innsmouth-troublemaker", "none")
    assert (seat_asked(game), keys(game)) == (0, ["pass", "use core/thomas-f-malone"])
    game.choose("use core/thomas-f-malone")
    assert keys(game) == ["choose core/arcane-initiate", "choose core/mad-artist"]
    game.choose("choose core/mad-artist")
    assert discard(game, 1) == ["mad-artist"]
    assert kind_asked(game) == "resource", "once for each story"


def test_malone_may_respond_when_his_story_is_won() -> None:
    game = build(
        Side(play=[there("thomas-f-malone")]),
        Side(play=[there("mad-artist"), there("innsmouth-troublemaker")]),
        stories=[Story("ancient-apocrypha", (4, 0)), "dreamwalkers", "frozen-in-time"],
        step=RESOLVE,
    )
    game.play("wound core/innsmouth-troublemaker", "none", "no", "use core/thomas-f-malone")
    assert discard(game, 1) == ["mad-artist"]
    assert kind_asked(game) == "resource"


def test_malone_cannot_respond_without_such_a_character_or_when_he_is_gone() -> None:
    game = build(
        Side(play=[there("thomas-f-malone")]),
        Side(play=[there("innsmouth-troublemaker"), "mad-artist"]),
        step=RESOLVE,
    )
    assert kind_asked(game) == "resource"
    game = build(
        Side(play=[there("thomas-f-malone")]),
        Side(play=[there("keeper-of-the-golden-path"), there("innsmouth-troublemaker")]),
        step=RESOLVE,
    )
    assert seen(game, "thomas-f-malone")["state"] == "insane"
    assert kind_asked(game) == "resource"


def test_malone_does_not_answer_a_story_he_is_not_committed_to() -> None:
    game = build(
        Side(play=["thomas-f-malone", there("g-men")]),
        Side(play=[there("mad-artist"), there("innsmouth-troublemaker")]),
        step=RESOLVE,
    )
    game.play("wound core/innsmouth-troublemaker", "none")
    assert kind_asked(game) == "resource"


# ---- Kirby O'Donnell


def kirby(story: int | None) -> Game[State]:
    return build(
        Side(play=[At("kirby-odonnell", exhausted=True, story=story), "undercover-security", "hired-muscle"]),
        Side(play=["g-men", "byakhee-servant"]),
        step=BEFORE_RESOLVING,
        ask_always=True,
    )


def test_kirby_gives_every_heroic_character_combat_while_committed() -> None:
    game = kirby(0)
    assert icons(game, "kirby-odonnell") == [0, 2, 0, 1]
    assert icons(game, "undercover-security") == [0, 2, 0, 1]
    assert icons(game, "g-men") == [0, 6, 0, 0]
    assert icons(game, "hired-muscle") == [0, 3, 0, 0]
    assert icons(game, "byakhee-servant") == [1, 2, 0, 0]
    game = kirby(None)
    assert icons(game, "kirby-odonnell") == [0, 1, 0, 1]
    assert icons(game, "g-men") == [0, 5, 0, 0]


def test_kirby_takes_a_terror_icon_from_every_villainous_character_while_committed() -> None:
    sides = Side(play=[there("kirby-odonnell")]), Side(play=[there("keeper-of-the-golden-path"), "arcane-initiate"])
    game = build(*sides, step=BEFORE_RESOLVING, ask_always=True)
    assert icons(game, "keeper-of-the-golden-path") == [1, 0, 0, 0]
    assert icons(game, "arcane-initiate") == [0, 0, 1, 0]
    while game.view(0)["step"] != "draw actions":
        game.choose(keys(game)[-1] if kind_asked(game) != "action" else "pass")
    assert icons(game, "keeper-of-the-golden-path") == [2, 0, 0, 0]


# ---- Local Sheriff


def test_sheriff_stays_when_nothing_can_pay_or_the_phase_is_over() -> None:
    game = build(Side(hand=["blackwood-file-clerk"], domains=[["local-sheriff"], "", ""]))
    game.choose("play core/blackwood-file-clerk domain 1")
    assert kind_asked(game) == "commit", "no domain left to pay 1"
    game = build(Side(hand=["blackwood-file-clerk"], domains=[["local-sheriff"], "agency:1", ""]))
    game.play("play core/blackwood-file-clerk domain 1", "pass")
    assert kind_asked(game) == "commit", "the story phase, and no actions before it"
    game = build(Side(discard=["local-sheriff"], domains=["agency:1"], play=["hired-muscle"]))
    assert kind_asked(game) == "commit", "he lay there before this phase"


# ---- Paul LeMond


def lemond(*others: str | At, theirs: tuple[str | At, ...] = ()) -> Game[State]:
    return build(
        Side(play=["paul-lemond", *others], domains=["agency:1", "agency:2"]),
        Side(play=theirs),
        step="operations",
    )


def test_lemond_gains_printed_icons_until_the_end_of_the_phase() -> None:
    game = lemond("anthropology-advisor", "blackwood-file-clerk", theirs=("guardian-shoggoth",))
    assert keys(game) == ["pass", "use core/paul-lemond domain 1", "use core/paul-lemond domain 2"]
    game.choose("use core/paul-lemond domain 1")
    assert keys(game) == [
        "choose core/anthropology-advisor",
        "choose core/blackwood-file-clerk",
        "choose core/guardian-shoggoth",
        "choose core/paul-lemond",
    ]
    game.choose("choose core/guardian-shoggoth")
    assert icons(game, "paul-lemond") == [1, 1, 0, 0]
    game.play("use core/paul-lemond domain 2", "choose core/blackwood-file-clerk")
    assert kind_asked(game) == "commit", "the operations phase is over, both domains being drained"
    assert icons(game, "paul-lemond") == [0, 0, 0, 0]


def test_lemond_copies_what_is_printed_not_what_is_gained() -> None:
    game = lemond("anthropology-advisor", "blackwood-file-clerk")
    game.play("use core/paul-lemond domain 1", "choose core/blackwood-file-clerk")
    assert icons(game, "blackwood-file-clerk") == [0, 0, 0, 2]
    assert icons(game, "paul-lemond") == [0, 0, 0, 1]


def test_lemond_gains_nothing_of_a_card_that_lies_face_down() -> None:
    """coc/rule/2.26-printed/c"""
    game = lemond(theirs=(At("guardian-shoggoth", insane=True), "bag-man"))
    game.play("use core/paul-lemond domain 1", "choose core/guardian-shoggoth")
    assert icons(game, "paul-lemond") == [0, 0, 0, 0]
    assert keys(game) == ["pass", "use core/paul-lemond domain 2"]
    alone = lemond(theirs=(At("guardian-shoggoth", insane=True),))
    assert kind_asked(alone) == "commit", "there is no icon to gain"


# ---- Professor Hermann Mulder


def mulder(*others: str | At, wounds: int = 0) -> Game[State]:
    wagon = [At("patrol-wagon", on="professor-hermann-mulder")] if wounds else []
    return build(
        Side(
            hand=["laboratory-assistant"],
            play=[At("professor-hermann-mulder", wounds=wounds), *wagon, "hired-muscle"],
            domains=["miskatonic:1"],
        ),
        Side(play=others),
    )


def test_mulder_goes_insane_as_soon_as_six_characters_are_in_play() -> None:
    game = mulder("mad-artist", At("bag-man", insane=True), "young-deep-one")
    assert seen(game, "professor-hermann-mulder")["state"] == "ready"
    game.choose("play core/laboratory-assistant domain 1")
    assert seen(game, "professor-hermann-mulder")["state"] == "insane"
    assert kind_asked(game) == "commit"


def test_mulder_keeps_his_mind_among_five_and_supports_do_not_count() -> None:
    game = mulder("mad-artist", At("shotgun", on="mad-artist"), "bag-man")
    game.choose("play core/laboratory-assistant domain 1")
    assert seen(game, "professor-hermann-mulder")["state"] == "ready"


def test_mulder_is_destroyed_instead_when_he_is_wounded() -> None:
    game = mulder("mad-artist", "bag-man", "young-deep-one", wounds=1)
    game.choose("play core/laboratory-assistant domain 1")
    assert discard(game, 0) == ["professor-hermann-mulder", "patrol-wagon"]
    assert kind_asked(game) == "commit"


@pytest.mark.parametrize("edition", EDITIONS)
def test_mulder_who_cannot_go_insane_is_left_in_peace(edition: str) -> None:
    """coc/rule/2.2-cannot/a: nothing is tried over and over, whatever an edition lets players try."""
    game = build(
        Side(
            hand=["laboratory-assistant"],
            play=["professor-hermann-mulder", At("alhazred-lamp", on="professor-hermann-mulder"), "hired-muscle"],
            domains=["miskatonic:1"],
        ),
        Side(play=["mad-artist", "bag-man", "young-deep-one"]),
        edition=edition,
    )
    game.choose("play core/laboratory-assistant domain 1")
    assert seen(game, "professor-hermann-mulder")["state"] == "ready"
    assert entries(game, "passive") == []
    assert kind_asked(game) == "commit"


# ---- Monster Hunter


def hunted(mine: str, domains: tuple[str, ...] = ("agency:2", "", "")) -> Game[State]:
    return build(
        Side(play=[there("monster-hunter"), there(mine)], domains=domains),
        Side(
            play=[
                there("innsmouth-troublemaker"),
                there("freelance-occultist"),
                "g-men",
                At("hired-muscle", insane=True),
                POLYPS,
            ]
        ),
        step=RESOLVE,
    )


def test_monster_hunter_wounds_the_weak_after_a_struggle_won_by_two() -> None:
    game = hunted("hired-muscle")
    game.play("wound core/innsmouth-troublemaker", "none")
    assert keys(game) == ["pass", "use core/monster-hunter domain 1"]
    game.choose("use core/monster-hunter domain 1")
    assert keys(game) == [
        "choose core/freelance-occultist",
        "choose core/hired-muscle#2",
        "choose core/innsmouth-troublemaker",
        "choose core/monster-hunter",
    ]
    game.choose("choose core/freelance-occultist")
    assert discard(game, 1) == ["freelance-occultist"]
    assert drained(game, 0) == [True, False, False]
    assert kind_asked(game) == "resource"


def test_monster_hunter_needs_the_margin_and_two_resources() -> None:
    game = hunted("triggerman")
    game.play("wound core/innsmouth-troublemaker", "none", "none")
    assert kind_asked(game) == "resource", "won 2 to 1"
    game = hunted("hired-muscle", ("agency:1", "agency:1", ""))
    game.play("wound core/innsmouth-troublemaker", "none")
    assert kind_asked(game) == "resource", "no domain of 2"


def test_monster_hunter_does_not_answer_a_struggle_he_lost() -> None:
    game = build(
        Side(play=[there("monster-hunter"), there("innsmouth-troublemaker")], domains=["agency:2"]),
        Side(play=[there("hired-muscle")]),
        step=RESOLVE,
    )
    game.choose("wound core/innsmouth-troublemaker")
    game.choose("none")
    assert kind_asked(game) == "resource"


# ---- Peeler


def test_peeler_has_willpower_while_an_attachment_is_in_play() -> None:
    game = build(
        Side(hand=["short-fuse"], domains=["agency:3"], play=["peeler"]),
        Side(play=["mad-artist", At("shotgun", on="mad-artist")]),
    )
    assert seen(game, "peeler")["keywords"] == ["willpower"]
    game.play("play core/short-fuse domain 1", "choose core/mad-artist")
    assert discard(game, 1) == ["mad-artist", "shotgun"]
    assert seen(game, "peeler")["keywords"] == []
    game = build(Side(play=["peeler", At("open-for-inspection", on="dreamwalkers")]))
    assert seen(game, "peeler")["keywords"] == ["willpower"], "attached to a story"


# ---- T-Men


def test_t_men_must_wound_a_character_when_they_enter_play() -> None:
    game = build(
        Side(hand=["t-men"], domains=["agency:5"]),
        Side(play=["young-deep-one", POLYPS]),
    )
    game.choose("play core/t-men domain 1")
    assert keys(game) == ["choose core/t-men", "choose core/young-deep-one"]
    game.choose("choose core/young-deep-one")
    assert discard(game, 1) == ["young-deep-one"]
    assert drained(game, 0) == [True]
    assert kind_asked(game) == "commit"


def test_t_men_alone_wound_themselves() -> None:
    game = build(Side(hand=["t-men"], domains=["agency:5"]), Side(play=[POLYPS]))
    game.choose("play core/t-men domain 1")
    assert discard(game, 0) == ["t-men"]


# ---- Shotgun


def test_shotgun_attaches_to_any_character() -> None:
    game = build(Side(hand=["shotgun"], play=["hired-muscle"], domains=["agency:1"]), Side(play=["bag-man", POLYPS]))
    game.choose("play core/shotgun domain 1")
    assert keys(game) == ["attach core/bag-man", "attach core/hired-muscle", f"attach {POLYPS}"]
    game.choose("attach core/bag-man")
    assert seen(game, "shotgun")["host"] == "core/bag-man"


def test_shotgun_lets_its_committed_bearer_wound_at_the_story() -> None:
    game = build(
        Side(
            play=[there("hired-muscle"), At("shotgun", on="hired-muscle"), At("shotgun", on="hired-muscle")],
            domains=["agency:1", "syndicate:1"],
        ),
        Side(play=[there("bag-man"), there(POLYPS), "young-deep-one", there("mad-artist", 1)], domains=["agency:1"]),
        step=BEFORE_RESOLVING,
    )
    assert keys(game) == [
        "pass",
        "use core/hired-muscle gained core/shotgun domain 1",
        "use core/hired-muscle gained core/shotgun domain 2",
    ]
    game.choose("use core/hired-muscle gained core/shotgun domain 2")
    assert keys(game) == ["choose core/bag-man", "choose core/hired-muscle"]
    game.choose("choose core/bag-man")
    assert discard(game, 1) == ["bag-man"]
    assert drained(game, 0) == [False, True]
    assert keys(game) == ["pass", "use core/hired-muscle gained core/shotgun domain 1"], "as often as it is paid for"


def test_shotgun_serves_who_controls_its_bearer_and_only_while_committed() -> None:
    game = build(
        Side(play=[there("bag-man"), At("shotgun", on="mad-artist")], domains=["agency:1"]),
        Side(play=[there("mad-artist")], domains=["hastur:1"]),
        step=BEFORE_RESOLVING,
    )
    assert (seat_asked(game), keys(game)) == (1, ["pass", "use core/mad-artist gained core/shotgun domain 1"])
    game = build(
        Side(play=["hired-muscle", At("shotgun", on="hired-muscle")], domains=["agency:1"]),
        Side(play=["bag-man"]),
    )
    assert kind_asked(game) == "commit"


# ---- Patrol Wagon


def test_patrol_wagon_adds_toughness_and_cancels_a_wound_for_two() -> None:
    game = build(
        Side(hand=["t-men"], domains=["agency:5"]),
        Side(play=["mad-artist", At("patrol-wagon", on="mad-artist")], domains=["hastur:2", "hastur:1"]),
    )
    assert seen(game, "mad-artist")["keywords"] == ["toughness +1"]
    game.play("play core/t-men domain 1", "choose core/mad-artist")
    assert (seat_asked(game), keys(game)) == (1, ["pass", "use core/patrol-wagon domain 1"])
    game.choose("use core/patrol-wagon domain 1")
    assert seen(game, "mad-artist")["wounds"] == 0
    assert drained(game, 1) == [True, False]
    assert kind_asked(game) == "commit"


def test_patrol_wagon_cancels_only_one_wound_and_only_of_its_bearer() -> None:
    game = build(
        Side(hand=["short-fuse"], domains=["agency:3"]),
        Side(play=["mad-artist", At("patrol-wagon", on="mad-artist")], domains=["hastur:2", "hastur:2"]),
    )
    game.choose("play core/short-fuse domain 1")
    game.play("use core/patrol-wagon domain 2", "use core/patrol-wagon domain 1")
    assert discard(game, 1) == ["mad-artist", "patrol-wagon"]
    taken = [(entry.before, entry.after) for entry in game.log if entry.kind == "wounded"]
    assert taken == [(0, 5)], "once for each wound, as long as it is paid for"
    game = build(
        Side(hand=["short-fuse"], domains=["agency:3"]),
        Side(play=["mad-artist", "bag-man", At("patrol-wagon", on="mad-artist")], domains=["hastur:2"]),
    )
    game.play("play core/short-fuse domain 1", "choose core/bag-man")
    assert discard(game, 1) == ["bag-man"]
    assert drained(game, 1) == [False]


# ---- Shotgun Blast


def test_shotgun_blast_wounds_a_character_of_skill_up_to_x() -> None:
    game = build(
        Side(hand=["shotgun-blast"], domains=["agency:3", "hastur:3"]),
        Side(play=["laboratory-assistant", "bag-man", "blackwood-file-clerk", "g-men", POLYPS]),
    )
    assert keys(game) == ["pass", "play core/shotgun-blast domain 1"], "the other domain has no Agency resource"
    game.choose("play core/shotgun-blast domain 1")
    assert keys(game) == ["x 1", "x 2", "x 3"], "nobody has skill 0"
    game.choose("x 2")
    assert keys(game) == ["choose core/bag-man", "choose core/laboratory-assistant"]
    game.choose("choose core/bag-man")
    assert discard(game, 1) == ["bag-man"]
    assert drained(game, 0) == [True, False]


def test_shotgun_blast_deals_one_wound() -> None:
    game = build(Side(hand=["shotgun-blast"], domains=["agency:3"]), Side(play=["hired-muscle"]))
    game.choose("play core/shotgun-blast domain 1")
    assert seen(game, "hired-muscle")["wounds"] == 1


def test_shotgun_blast_costs_nothing_against_skill_0() -> None:
    game = build(Side(hand=["shotgun-blast"]), Side(play=["young-deep-one", At("g-men", insane=True), "bag-man"]))
    assert keys(game) == ["pass", "play core/shotgun-blast"]
    game.choose("play core/shotgun-blast")
    assert keys(game) == ["choose core/g-men", "choose core/young-deep-one"]
    game.choose("choose core/g-men")
    assert discard(game, 1) == ["g-men"]


# ---- Short Fuse


def test_short_fuse_deals_seven_wounds_in_your_operations_phase() -> None:
    game = build(
        Side(hand=["short-fuse"], play=["hired-muscle"], domains=["agency:3"]),
        Side(play=["g-men", POLYPS]),
    )
    game.choose("play core/short-fuse domain 1")
    assert keys(game) == ["choose core/g-men", "choose core/hired-muscle"]
    game.choose("choose core/g-men")
    assert discard(game, 1) == ["g-men"]


def test_short_fuse_is_not_played_in_another_phase_or_turn() -> None:
    mine = Side(hand=["short-fuse"], play=["hired-muscle"], domains=["agency:3"])
    assert build(mine, step="story actions").decision.kind == "commit"
    assert build(mine, step="resource actions").view(0)["step"] == "operations"
    game = build(mine, Side(play=["bag-man"]), active=1)
    assert asked(game) == (1, "commit")


# ---- Torch the Joint!


def test_torch_the_joint_destroys_a_foreign_resource_or_a_location() -> None:
    game = build(
        Side(
            hand=["torch-the-joint"],
            play=["atwood-science-hall", "celaeno-fragments", "hired-muscle"],
            domains=["agency:2", ["bag-man", "local-sheriff", "shotgun"], ["atwood-science-hall"]],
        ),
        Side(domains=[["laboratory-assistant"], "agency:1"]),
    )
    game.choose("play core/torch-the-joint domain 1")
    assert keys(game) == [
        "choose core/atwood-science-hall",
        "choose core/atwood-science-hall resource",
        "choose core/bag-man resource",
        "choose core/laboratory-assistant resource",
    ]
    game.choose("choose core/laboratory-assistant resource")
    assert discard(game, 1) == ["laboratory-assistant"]
    assert game.view(0)["players"][1]["domains"][0]["resources"] == []


def test_torch_the_joint_destroys_the_location() -> None:
    game = build(
        Side(hand=["torch-the-joint"], domains=["agency:2"]), Side(play=["atwood-science-hall", "celaeno-fragments"])
    )
    game.choose("play core/torch-the-joint domain 1")
    assert discard(game, 1) == ["atwood-science-hall"]
    assert in_play(game, 1) == ["celaeno-fragments"]


def test_torch_the_joint_needs_a_target_its_phase_and_two_agency_resources() -> None:
    foreign = Side(domains=["hastur:1"])
    assert build(Side(hand=["torch-the-joint"], domains=["agency:2"]), Side(domains=["agency:1"])).view(0)["turn"] == 4
    mine = Side(hand=["torch-the-joint"], domains=["agency:2"])
    assert keys(build(mine, foreign)) == ["pass", "play core/torch-the-joint domain 1"]
    assert build(mine, foreign, step="story actions").view(0)["turn"] == 4
    assert build(mine, foreign, active=1).view(0)["turn"] == 4
    thin = Side(hand=["torch-the-joint"], domains=["agency:1 hastur:1"])
    assert build(thin, foreign).view(0)["turn"] == 4


# ---- Small Price to Pay


def price(mine: list[str | At], theirs: list[str | At]) -> Game[State]:
    return build(Side(hand=["small-price-to-pay"], play=mine, domains=["agency:1"]), Side(play=theirs))


def test_small_price_drives_one_insane_and_wounds_the_other() -> None:
    game = price(["hired-muscle", "blackwood-file-clerk"], ["bag-man", "mad-artist"])
    game.choose("play core/small-price-to-pay domain 1")
    assert keys(game) == ["choose core/blackwood-file-clerk", "choose core/hired-muscle"]
    game.choose("choose core/hired-muscle")
    assert keys(game) == ["choose core/bag-man", "choose core/mad-artist"]
    game.choose("choose core/bag-man")
    assert keys(game) == ["choose core/bag-man", "choose core/hired-muscle"]
    game.choose("choose core/bag-man")
    assert seen(game, "bag-man")["state"] == "insane"
    assert seen(game, "hired-muscle")["wounds"] == 1
    assert kind_asked(game) == "commit"


def test_small_price_needs_one_of_the_two_to_be_able_to_go_insane() -> None:
    """coc/faq/small-price-to-pay/a"""
    game = price(["undercover-security", "byakhee-servant"], ["triggerman", "degenerate-ghoul"])
    assert kind_asked(game) == "commit", "nobody can go insane"
    game = price(["undercover-security", "hired-muscle"], ["triggerman", "degenerate-ghoul"])
    game.choose("play core/small-price-to-pay domain 1")
    assert keys(game) == ["choose core/degenerate-ghoul", "choose core/triggerman"], "only Hired Muscle can go insane"
    game.choose("choose core/triggerman")
    assert seen(game, "hired-muscle")["state"] == "insane"
    assert discard(game, 1) == ["triggerman"]
    game = price(["g-men"], ["triggerman", "bag-man"])
    game.choose("play core/small-price-to-pay domain 1")
    assert seen(game, "bag-man")["state"] == "insane", "the only choice"


def test_small_price_lets_a_sane_character_take_the_wound_of_one_it_went_with() -> None:
    game = price(["undercover-security", "hired-muscle"], ["triggerman", "bag-man"])
    game.play("play core/small-price-to-pay domain 1", "choose core/undercover-security")
    assert kind_asked(game) == "commit", "Bag Man alone goes with her"
    assert seen(game, "bag-man")["state"] == "insane"
    assert discard(game, 0) == ["undercover-security", "small-price-to-pay"]


def test_small_price_may_be_played_though_the_other_cannot_be_wounded() -> None:
    game = price([VESSELS], [POLYPS])
    game.choose("play core/small-price-to-pay domain 1")
    assert game.state.cards[uid(game, VESSELS)].face_down
    assert game.state.cards[uid(game, POLYPS)].wounds == 0
    assert in_play(game, 1) == [POLYPS]


def test_small_price_wounds_nobody_when_the_one_is_destroyed_instead() -> None:
    """coc/rule/1.3-multiple-effects/b and coc/basics/10.13"""
    game = price([At("hired-muscle", wounds=1)], ["bag-man"])
    game.play("play core/small-price-to-pay domain 1", "choose core/hired-muscle")
    assert discard(game, 0) == ["hired-muscle", "small-price-to-pay"]
    assert seen(game, "bag-man")["wounds"] == 0


def test_small_price_needs_a_character_on_both_sides() -> None:
    assert price(["hired-muscle"], []).decision.kind == "commit"
    assert price([], ["bag-man"]).view(0)["turn"] == 4


# ---- Working a Hunch


@pytest.mark.parametrize(
    ("domain", "result"), [("agency:1", [0, 3, 0, 1]), ("agency:1 hastur:1", [0, 3, 1, 2]), ("agency:4", [0, 3, 1, 2])]
)
def test_hunch_gives_combat_and_more_when_overpaid(domain: str, result: list[int]) -> None:
    game = build(
        Side(hand=["working-a-hunch"], play=["undercover-security"], domains=[domain]),
        Side(play=["bag-man"]),
        ask_always=True,
    )
    game.choose("play core/working-a-hunch domain 1")
    assert keys(game) == ["choose core/bag-man", "choose core/undercover-security"]
    game.choose("choose core/undercover-security")
    assert icons(game, "undercover-security") == result
    assert icons(game, "bag-man") == [0, 2, 0, 1]
    while game.view(0)["phase"] == "operations":
        game.choose("pass")
    assert icons(game, "undercover-security") == [0, 1, 0, 1]
