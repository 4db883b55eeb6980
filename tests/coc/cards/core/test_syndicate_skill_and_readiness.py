"""The Syndicate's cards of the Core Set that lower skill, exhaust and ready."""

from __future__ import annotations

from typing import Any

from orne.coc import values
from orne.coc.position import At, Side, build
from tests.coc.look import discard, drained, hand, in_play, keys, seen, table
from tests.look import kind_asked

SPARE = "touched-by-the-sleeper"
"""A free event that keeps its player's window open, so that the phase does not end by itself."""

VICTIM = "young-deep-one"


# ---- less skill


def test_bouncer_takes_one_skill_until_the_phase_ends() -> None:
    game = build(Side(play=["clover-club-bouncer", "bag-man"], hand=[SPARE]), Side(play=[VICTIM, "triggerman"]))
    game.choose("use core/clover-club-bouncer")
    assert keys(game) == [
        "choose core/bag-man",
        "choose core/clover-club-bouncer",
        "choose core/triggerman",
        f"choose core/{VICTIM}",
    ]
    game.choose("choose core/triggerman")
    assert seen(game, "triggerman")["skill"] == 1
    assert seen(game, "clover-club-bouncer")["state"] == "exhausted"
    assert keys(game) == ["pass", f"play core/{SPARE}"]
    game.choose("pass")
    assert game.view(0)["phase"] == "story"
    assert seen(game, "triggerman")["skill"] == 2


def test_torch_singer_takes_two_skill_for_one_resource_as_often_as_it_is_paid() -> None:
    """coc/rule/2.13-paying-costs/i"""
    game = build(
        Side(
            play=[At("clover-club-torch-singer", exhausted=True)], domains=["syndicate:1", "agency:1", ""], hand=[SPARE]
        ),
        Side(play=["cthulhu"]),
    )
    assert keys(game) == sorted(
        [
            "pass",
            f"play core/{SPARE}",
            "use core/clover-club-torch-singer domain 1",
            "use core/clover-club-torch-singer domain 2",
        ]
    )
    game.play("use core/clover-club-torch-singer domain 1", "choose core/cthulhu")
    game.play("use core/clover-club-torch-singer domain 2", "choose core/cthulhu")
    assert seen(game, "cthulhu")["skill"] == 4
    assert drained(game, 0) == [True, True, False]
    assert keys(game) == ["pass", f"play core/{SPARE}"]


def test_like_a_moth_lowers_printed_skill_and_leaves_what_is_added() -> None:
    game = build(
        Side(hand=["like-a-moth", SPARE], domains=["syndicate:2"]),
        Side(play=["ocean-crawlers", At("alhazred-lamp", on="ocean-crawlers"), "cthulhu"]),
    )
    game.choose("play core/like-a-moth domain 1")
    assert keys(game) == ["choose core/cthulhu", "choose core/ocean-crawlers"]
    game.choose("choose core/ocean-crawlers")
    assert seen(game, "ocean-crawlers")["skill"] == 1
    uid = next(uid for uid in game.state.play if table(game).title(uid) == "Ocean Crawlers")
    assert values.printed_skill(table(game), uid) == 0
    assert discard(game, 0) == ["like-a-moth"]
    game.choose("pass")
    assert seen(game, "ocean-crawlers")["skill"] == 2
    assert values.printed_skill(table(game), uid) == 1


# ---- exhausting


def test_liaison_must_exhaust_a_ready_character_himself_if_need_be() -> None:
    game = build(
        Side(hand=["syndicate-liaison", SPARE], domains=["syndicate:3"]),
        Side(play=[At("bag-man", exhausted=True), VICTIM, At("triggerman", insane=True)]),
    )
    game.choose("play core/syndicate-liaison domain 1")
    assert keys(game) == ["choose core/syndicate-liaison", f"choose core/{VICTIM}"]
    game.choose(f"choose core/{VICTIM}")
    assert seen(game, VICTIM)["state"] == "exhausted"
    assert seen(game, "syndicate-liaison")["state"] == "ready"
    alone = build(
        Side(hand=["syndicate-liaison", SPARE], domains=["syndicate:3"]), Side(play=[At(VICTIM, exhausted=True)])
    )
    alone.choose("play core/syndicate-liaison domain 1")
    assert seen(alone, "syndicate-liaison")["state"] == "exhausted"


def test_hard_case_may_exhaust_a_character_that_costs_no_more_than_its_players_domains() -> None:
    theirs = Side(play=["bag-man", "freelance-photographer", At("triggerman", exhausted=True), At(VICTIM, insane=True)])
    game = build(Side(hand=["hard-case"], domains=["syndicate:2", "", ""]), theirs)
    game.choose("play core/hard-case domain 1")
    assert keys(game) == ["pass", "use core/hard-case"]
    game.choose("use core/hard-case")
    assert keys(game) == ["choose core/bag-man", "choose core/hard-case", "choose core/triggerman"]
    game.choose("choose core/bag-man")
    assert seen(game, "bag-man")["state"] == "exhausted"
    four = build(Side(hand=["hard-case"], domains=["syndicate:2", "", "", ""]), theirs)
    four.play("play core/hard-case domain 1", "use core/hard-case")
    assert "choose core/freelance-photographer" in keys(four)
    declined = build(Side(hand=["hard-case"], domains=["syndicate:2", "", ""]), theirs)
    declined.play("play core/hard-case domain 1", "pass")
    assert seen(declined, "bag-man")["state"] == "ready"


def test_extortionist_exhausts_somebody_only_if_overpaid_from_hand() -> None:
    theirs = Side(play=["bag-man", "dagon"])
    exact = build(Side(hand=["extortionist"], domains=["syndicate:2", "syndicate:3"]), theirs)
    exact.choose("play core/extortionist domain 1")
    assert kind_asked(exact) != "response"
    over = build(Side(hand=["extortionist", SPARE], domains=["syndicate:2", "syndicate:3"]), theirs)
    over.choose("play core/extortionist domain 2")
    assert keys(over) == ["pass", "use core/extortionist"]
    over.choose("use core/extortionist")
    assert keys(over) == ["choose core/bag-man", "choose core/extortionist"]
    over.choose("choose core/bag-man")
    assert seen(over, "bag-man")["state"] == "exhausted"


def test_panic_exhausts_everybody_of_skill_below_x() -> None:
    game = build(
        Side(hand=["panic", SPARE], domains=["syndicate:3 agency:1"], play=["triggerman", "syndicate-liaison"]),
        Side(play=["bag-man", "cthulhu", At(VICTIM, insane=True)]),
    )
    assert keys(game) == ["pass", "play core/panic domain 1", f"play core/{SPARE}"], "X is not 0: nobody has less"
    game.choose("play core/panic domain 1")
    states = {ref: seen(game, ref)["state"] for ref in in_play(game, 0) + in_play(game, 1)}
    assert states == {
        "triggerman": "exhausted",
        "syndicate-liaison": "ready",
        "bag-man": "exhausted",
        "cthulhu": "ready",
        VICTIM: "insane",
    }
    assert discard(game, 0) == ["panic"]


def low_blow(*theirs: str | At) -> Any:
    game = build(Side(hand=["low-blow", SPARE], domains=["syndicate:2"]), Side(play=[VICTIM, *theirs]))
    game.choose("play core/low-blow domain 1")
    return game


def test_low_blow_exhausts_a_ready_character_and_leaves_it_sane() -> None:
    game = low_blow("bag-man", At("triggerman", exhausted=True))
    assert keys(game) == ["choose core/bag-man", f"choose core/{VICTIM}"]
    game.choose("choose core/bag-man")
    assert seen(game, "bag-man")["state"] == "exhausted"
    assert discard(game, 0) == ["low-blow"]


def test_low_blow_drives_an_exhausted_character_insane() -> None:
    game = low_blow(At("bag-man", exhausted=True), At("innsmouth-troublemaker", exhausted=True, wounds=1))
    game.choose("choose core/bag-man")
    assert seen(game, "bag-man")["state"] == "insane"
    game = low_blow(At("innsmouth-troublemaker", exhausted=True, wounds=1))
    game.choose("choose core/innsmouth-troublemaker")
    assert discard(game, 1) == ["innsmouth-troublemaker"]


def test_low_blow_may_exhaust_a_character_with_willpower() -> None:
    game = low_blow("triggerman", At("dagon", exhausted=True))
    assert keys(game) == ["choose core/triggerman", f"choose core/{VICTIM}"]
    game.choose("choose core/triggerman")
    assert seen(game, "triggerman")["state"] == "exhausted"


# ---- readying


def test_photographer_readies_for_one_resource() -> None:
    game = build(
        Side(play=[At("freelance-photographer", exhausted=True)], domains=["syndicate:1", ""], hand=[SPARE]),
        Side(play=[VICTIM]),
    )
    game.choose("use core/freelance-photographer domain 1")
    assert seen(game, "freelance-photographer")["state"] == "ready"
    assert drained(game, 0) == [True, False]
    assert keys(game) == ["pass", f"play core/{SPARE}"]


def cathouse(domains: tuple[str, ...], *cards: str, play: tuple[str | At, ...] = ()) -> Any:
    return build(
        Side(play=["cathouse", *play], domains=list(domains), hand=[*cards, SPARE]),
        Side(play=[VICTIM, At("bag-man", exhausted=True), "shadowed-reef"]),
    )


def test_cathouse_readies_a_character_after_an_ability_was_overpaid() -> None:
    game = cathouse(("syndicate:2",), play=("clover-club-torch-singer",))
    game.play("use core/clover-club-torch-singer domain 1", f"choose core/{VICTIM}")
    assert keys(game) == ["pass", "use core/cathouse"]
    game.choose("use core/cathouse")
    assert keys(game) == ["choose core/bag-man", "choose core/clover-club-torch-singer", f"choose core/{VICTIM}"]
    game.choose("choose core/bag-man")
    assert seen(game, "bag-man")["state"] == "ready"
    assert kind_asked(game) == "action"


def test_cathouse_is_idle_when_nothing_is_overpaid() -> None:
    """coc/rule/2.14-paid-overpaid-cost/c"""
    game = cathouse(("syndicate:1",), play=("clover-club-torch-singer",))
    game.play("use core/clover-club-torch-singer domain 1", f"choose core/{VICTIM}")
    assert kind_asked(game) == "action"
    free = cathouse(("syndicate:2",), play=("clover-club-bouncer",))
    free.play("use core/clover-club-bouncer", f"choose core/{VICTIM}")
    assert kind_asked(free) == "action"


def test_the_opponents_overpaying_does_not_open_the_cathouse() -> None:
    game = build(
        Side(play=["clover-club-torch-singer"], domains=["syndicate:2"], hand=[SPARE]), Side(play=["cathouse", VICTIM])
    )
    game.play("use core/clover-club-torch-singer domain 1", f"choose core/{VICTIM}")
    assert kind_asked(game) == "action"


def test_two_cathouses_ready_two_characters() -> None:
    game = cathouse(("syndicate:2",), play=("cathouse", "clover-club-torch-singer", At("hard-case", exhausted=True)))
    game.play("use core/clover-club-torch-singer domain 1", f"choose core/{VICTIM}")
    game.play("use core/cathouse", "choose core/bag-man")
    assert keys(game) == ["pass", "use core/cathouse#2"]
    game.play("use core/cathouse#2", "choose core/hard-case")
    assert seen(game, "hard-case")["state"] == seen(game, "bag-man")["state"] == "ready"


def test_get_on_yer_feet_readies_and_gives_skill_if_overpaid() -> None:
    def play(domain: int) -> Any:
        game = build(
            Side(hand=["get-on-yer-feet", SPARE], domains=["syndicate:1", "syndicate:2"]),
            Side(play=[At("bag-man", exhausted=True), VICTIM]),
        )
        game.choose(f"play core/get-on-yer-feet domain {domain}")
        assert keys(game) == ["choose core/bag-man", f"choose core/{VICTIM}"]
        return game

    exact = play(1)
    exact.choose("choose core/bag-man")
    assert (seen(exact, "bag-man")["state"], seen(exact, "bag-man")["skill"]) == ("ready", 2)
    over = play(2)
    over.choose("choose core/bag-man")
    assert (seen(over, "bag-man")["state"], seen(over, "bag-man")["skill"]) == ("ready", 5)
    over.choose("pass")
    assert over.view(0)["phase"] == "story"
    assert seen(over, "bag-man")["skill"] == 2


def ramses(domains: tuple[str, ...], **side: Any) -> Any:
    game = build(
        Side(hand=["legacy-of-ramses", SPARE], domains=list(domains), **side),
        Side(play=[At("bag-man", exhausted=True), At("triggerman", exhausted=True), VICTIM, At("dagon", insane=True)]),
    )
    game.choose("play core/legacy-of-ramses domain 1")
    return game


def test_legacy_of_ramses_readies_and_may_be_kept_for_another_domain() -> None:
    game = ramses(("syndicate:2", "agency:1", ""))
    assert keys(game) == ["choose core/bag-man", "choose core/triggerman"]
    game.choose("choose core/bag-man")
    assert seen(game, "bag-man")["state"] == "ready"
    assert keys(game) == ["drain domain 2", "drain domain 3", "none"]
    game.choose("drain domain 2")
    assert hand(game, 0) == ["legacy-of-ramses", SPARE]
    assert game.view(1)["players"][0]["hand"] == ["core/legacy-of-ramses", None]
    assert discard(game, 0) == []
    assert drained(game, 0) == [True, True, False]


def test_legacy_of_ramses_is_discarded_otherwise() -> None:
    declined = ramses(("syndicate:2", "agency:1"))
    declined.play("choose core/bag-man", "none")
    assert discard(declined, 0) == ["legacy-of-ramses"]
    assert drained(declined, 0) == [True, False]
    poor = ramses(("syndicate:2", "agency:1"), drained=[2])
    poor.choose("choose core/bag-man")
    assert discard(poor, 0) == ["legacy-of-ramses"]
    assert kind_asked(poor) == "action"


def test_legacy_of_ramses_needs_an_exhausted_character() -> None:
    game = build(
        Side(hand=["legacy-of-ramses"], domains=["syndicate:2"]),
        Side(play=[VICTIM, At("bag-man", insane=True)]),
        ask_always=True,
    )
    assert keys(game) == ["pass"]
