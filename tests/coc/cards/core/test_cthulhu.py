"""Cthulhu's cards of the Core Set."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import values
from orne.coc.abilities import Choose, action
from orne.coc.cards import text
from orne.coc.facts import load
from orne.coc.language import CARD, CHARACTER, IN_DISCARD, Draw, ExhaustThis, destroy, to_hand
from orne.coc.position import At, Side, build
from tests.coc.laboratory import EDITIONS, PAUSE, lab_card
from tests.coc.look import discard, drained, in_play, keys, seen, table
from tests.look import asked, kind_asked, seat_asked


@pytest.mark.parametrize(
    "card_id", [card for card, facts in load().items() if facts.set == "core" and facts.faction == "cthulhu"]
)
def test_every_card_works_and_has_a_text(card_id: str) -> None:
    assert text(card_id) is not None
    assert text(card_id) != "" or load()[card_id].keywords_only


# ---- Cthulhu


def test_cthulhu_has_the_drawing_player_sacrifice_a_character_of_his() -> None:
    game = build(Side(play=["cthulhu", "young-deep-one"]), Side(play=["bag-man"]), step="draw")
    assert seat_asked(game) == 0
    assert keys(game) == ["choose core/cthulhu", "choose core/young-deep-one"]
    game.choose("choose core/young-deep-one")
    assert in_play(game, 0) == ["cthulhu"]
    assert in_play(game, 1) == ["bag-man"]
    assert discard(game, 0) == ["young-deep-one"]
    assert kind_asked(game) == "resource"


def test_cthulhu_also_takes_from_the_opponent_who_picks_himself() -> None:
    game = build(Side(play=["cthulhu"]), Side(play=["bag-man", At("triggerman", insane=True)]), step="draw", active=1)
    assert seat_asked(game) == 1
    assert keys(game) == ["choose core/bag-man", "choose core/triggerman"]
    game.choose("choose core/triggerman")
    assert in_play(game, 1) == ["bag-man"]
    assert in_play(game, 0) == ["cthulhu"]


def test_cthulhu_demands_nothing_of_a_player_without_characters() -> None:
    game = build(Side(play=["cthulhu"]), Side(play=["dutch-courage"]), step="draw", active=1)
    assert in_play(game, 1) == ["dutch-courage"]
    assert in_play(game, 0) == ["cthulhu"]
    assert kind_asked(game) == "resource"


def test_an_insane_cthulhu_demands_nothing() -> None:
    game = build(Side(play=[At("cthulhu", insane=True), "bag-man"]), step="draw")
    assert in_play(game, 0) == ["cthulhu", "bag-man"]


def test_brady_escapes_the_sacrifice_and_cthulhu_himself_must_go() -> None:
    """coc/example/2.13-cthulhu-brass-brady"""
    game = build(Side(play=["cthulhu", "jack-brass-brady"]), step="draw")
    game.choose("choose core/jack-brass-brady")
    assert keys(game) == ["pass", "use core/jack-brass-brady"]
    game.choose("use core/jack-brass-brady")
    assert in_play(game, 0) == []
    assert discard(game, 0) == ["cthulhu"]
    assert "core/jack-brass-brady" in game.view(0)["players"][0]["hand"]


def test_brady_may_stay_and_be_sacrificed_or_leave_though_another_was_picked() -> None:
    game = build(Side(play=["cthulhu", "jack-brass-brady"]), step="draw")
    game.play("choose core/jack-brass-brady", "pass")
    assert discard(game, 0) == ["jack-brass-brady"]
    game = build(Side(play=["cthulhu", "jack-brass-brady"]), step="draw")
    game.play("choose core/cthulhu", "use core/jack-brass-brady")
    assert discard(game, 0) == ["cthulhu"]
    assert in_play(game, 0) == []


def test_two_cthulhus_take_two_characters() -> None:
    game = build(Side(play=["cthulhu"]), Side(play=["cthulhu", "bag-man", "triggerman"]), step="draw", active=1)
    assert keys(game) == ["resolve core/cthulhu", "resolve core/cthulhu#2"]
    game.play("resolve core/cthulhu", "choose core/bag-man")
    assert keys(game) == ["choose core/cthulhu#2", "choose core/triggerman"]
    game.choose("choose core/triggerman")
    assert in_play(game, 1) == ["cthulhu#2"]


# ---- Dagon


def assault_on(*prey: str | At, domains: tuple[str, ...] = ("cthulhu:1",)) -> Any:
    game = build(
        Side(hand=["deep-one-assault"], domains=["cthulhu:5"], play=["bag-man"]),
        Side(play=list(prey), domains=list(domains)),
    )
    game.choose("play core/deep-one-assault domain 1")
    return game


def test_dagon_cancels_an_event_that_would_destroy_him() -> None:
    game = assault_on("dagon", "young-deep-one", "ravager-from-the-deep", "bag-man")
    game.play("x 5", "choose core/dagon")
    assert seat_asked(game) == 1
    assert keys(game) == ["pass", "use core/dagon domain 1"]
    game.choose("use core/dagon domain 1")
    assert keys(game) == ["sacrifice core/ravager-from-the-deep", "sacrifice core/young-deep-one"]
    game.choose("sacrifice core/young-deep-one")
    assert in_play(game, 1) == ["dagon", "ravager-from-the-deep", "bag-man#2"]
    assert discard(game, 1) == ["young-deep-one"]
    assert discard(game, 0) == ["deep-one-assault"]
    assert drained(game, 0) == [True]
    assert drained(game, 1) == [True]


def test_dagon_may_let_himself_be_destroyed() -> None:
    game = assault_on("dagon", "young-deep-one")
    game.play("x 5", "choose core/dagon", "pass")
    assert discard(game, 1) == ["dagon"]


@pytest.mark.parametrize(
    ("prey", "domains", "target"),
    [
        (("dagon", "bag-man"), ("cthulhu:1",), "dagon"),
        (("dagon", "young-deep-one"), ("",), "dagon"),
        (("dagon", "young-deep-one"), ("cthulhu:1",), "young-deep-one"),
    ],
    ids=["no Deep One", "no resource", "another is the target"],
)
def test_dagon_cannot_cancel_without_the_cost_or_when_he_is_not_meant(
    prey: tuple[str, ...], domains: tuple[str, ...], target: str
) -> None:
    game = assault_on(*prey, domains=domains)
    game.play("x 5", f"choose core/{target}")
    assert discard(game, 1) == [target]


def test_dagon_does_not_cancel_an_ability_of_a_card_in_play() -> None:
    slayer = lab_card("slayer", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[slayer]), Side(play=["dagon", "young-deep-one"], domains=["cthulhu:1"]))
    game.play(f"use {slayer}", "choose core/dagon")
    assert discard(game, 1) == ["dagon"]


def test_dagon_cancels_his_own_players_event_too() -> None:
    game = build(
        Side(hand=["deep-one-assault"], domains=["cthulhu:5", "cthulhu:1"], play=["dagon", "young-deep-one"]),
    )
    game.play("play core/deep-one-assault domain 1", "x 5", "choose core/dagon", "use core/dagon domain 2")
    assert in_play(game, 0) == ["dagon"]


# ---- characters


def test_hunting_horror_takes_an_investigation_icon_from_all_committed_characters_while_committed() -> None:
    game = build(
        Side(play=[At("shadow-spawned-hunting-horror", story=0), At("bag-man", story=1), "triggerman"]),
        Side(play=[At("extortionist", story=0)]),
        step="actions after defenders commit",
        stories=["ancient-apocrypha", "dreamwalkers", "frozen-in-time"],
    )
    g = table(game)
    at = {g.title(uid): uid for uid in game.state.play}
    lost = {title: values.icons(g, uid, values.INVESTIGATION) for title, uid in at.items()}
    assert lost == {"Shadow-spawned Hunting Horror": 0, "Bag Man": 0, "Triggerman": 1, "Extortionist": 1}
    assert values.net(g, at["Shadow-spawned Hunting Horror"], values.INVESTIGATION) == -1


def test_hunting_horror_takes_nothing_while_uncommitted_and_two_take_two() -> None:
    step = "actions after defenders commit"
    alone = build(Side(play=["shadow-spawned-hunting-horror"]), Side(play=[At("extortionist", story=0)]), step=step)
    assert seen(alone, "extortionist")["icons"] == [0, 0, 0, 2]
    two = build(
        Side(play=[At("shadow-spawned-hunting-horror", story=0), At("shadow-spawned-hunting-horror", story=1)]),
        Side(play=[At("extortionist", story=0)]),
        step=step,
    )
    assert seen(two, "extortionist")["icons"] == [0, 0, 0, 0]


def test_ravager_wounds_all_others_at_its_story_when_it_is_committed() -> None:
    game = build(
        Side(play=["ravager-from-the-deep", "innsmouth-troublemaker", "young-deep-one"]),
        Side(play=["bag-man"]),
        step="active player commits",
    )
    game.play(
        "commit core/ravager-from-the-deep core/dreamwalkers",
        "commit core/innsmouth-troublemaker core/dreamwalkers",
        "commit core/young-deep-one core/frozen-in-time",
    )
    assert seen(game, "innsmouth-troublemaker")["wounds"] == 1
    assert seen(game, "young-deep-one")["wounds"] == 0
    assert seen(game, "ravager-from-the-deep")["wounds"] == 0
    assert in_play(game, 1) == ["bag-man"]
    assert kind_asked(game) == "commit"
    assert seat_asked(game) == 1


def test_a_defending_ravager_wounds_the_attackers_and_spares_the_invulnerable() -> None:
    game = build(
        Side(play=[At("bag-man", exhausted=True, story=0), At("dagon", exhausted=True, story=0)]),
        Side(play=["ravager-from-the-deep", "triggerman"]),
        step="defender commits",
    )
    game.play(
        "commit core/ravager-from-the-deep core/ancient-apocrypha", "commit core/triggerman core/ancient-apocrypha"
    )
    assert discard(game, 0)[:1] == ["bag-man"]
    assert discard(game, 1)[:1] == ["triggerman"]
    assert "dagon" in in_play(game, 0)


def bounced(prey: str, domains: tuple[str, ...] = ("cthulhu:2",)) -> Any:
    game = build(
        Side(play=["clover-club-bouncer", "clover-club-bouncer"]),
        Side(play=["adult-deep-one", "bag-man"], domains=list(domains)),
    )
    game.play("use core/clover-club-bouncer", f"choose {prey}")
    return game


def test_adult_deep_one_cancels_an_effect_that_chooses_it() -> None:
    game = bounced("core/adult-deep-one")
    assert seat_asked(game) == 1
    assert keys(game) == ["pass", "use core/adult-deep-one domain 1"]
    game.choose("use core/adult-deep-one domain 1")
    assert seen(game, "adult-deep-one")["skill"] == 1
    assert seen(game, "clover-club-bouncer")["state"] == "exhausted"
    assert drained(game, 1) == [True]


def test_adult_deep_one_may_let_it_happen() -> None:
    game = bounced("core/adult-deep-one")
    game.choose("pass")
    assert seen(game, "adult-deep-one")["skill"] == 0
    assert drained(game, 1) == [False]


@pytest.mark.parametrize(
    ("prey", "domains"),
    [("core/bag-man", ("cthulhu:2",)), ("core/adult-deep-one", ("cthulhu:1", "cthulhu:1"))],
    ids=["another is chosen", "no domain gives 2"],
)
def test_adult_deep_one_cancels_only_its_own_choosing_and_for_2(prey: str, domains: tuple[str, ...]) -> None:
    game = bounced(prey, domains)
    assert seen(game, prey)["skill"] == (0 if prey == "core/adult-deep-one" else 1)
    assert kind_asked(game) == "action"


def test_adult_deep_one_does_not_cancel_what_chooses_nobody() -> None:
    game = build(
        Side(hand=["panic", "touched-by-the-sleeper"], domains=["syndicate:3"]),
        Side(play=["adult-deep-one"], domains=["cthulhu:2"]),
    )
    game.play("play core/panic domain 1", "x 2")
    assert seen(game, "adult-deep-one")["state"] == "exhausted"
    assert drained(game, 1) == [False]


def test_adult_deep_one_cancels_a_choice_made_later_in_an_effect() -> None:
    game = build(
        Side(hand=["sacrificial-offerings"], domains=["cthulhu:1", "cthulhu:2"], play=["adult-deep-one"]),
        Side(play=["innsmouth-troublemaker"]),
    )
    game.choose("play core/sacrificial-offerings domain 1")
    assert seen(game, "innsmouth-troublemaker")["wounds"] == 1
    game.choose("choose core/adult-deep-one")
    assert seat_asked(game) == 0
    assert keys(game) == ["pass", "use core/adult-deep-one domain 2"]
    game.choose("use core/adult-deep-one domain 2")
    assert in_play(game, 0) == ["adult-deep-one"]


def test_each_of_two_adult_deep_ones_looks_after_itself() -> None:
    game = build(
        Side(play=["clover-club-bouncer"]),
        Side(play=["adult-deep-one", "adult-deep-one"], domains=["cthulhu:2"]),
    )
    game.play("use core/clover-club-bouncer", "choose core/adult-deep-one#2")
    assert keys(game) == ["pass", "use core/adult-deep-one#2 domain 1"]


def test_ocean_crawlers_grow_with_every_attachment_in_play() -> None:
    game = build(
        Side(play=["ocean-crawlers", At("sleep-of-reason", on="dreamwalkers")], hand=["sword-of-yha-tallo"]),
        Side(play=["bag-man", At("alhazred-lamp", on="bag-man"), "dutch-courage"], domains=["cthulhu:2"]),
    )
    assert seen(game, "ocean-crawlers")["skill"] == 3
    game = build(Side(play=["ocean-crawlers", "dutch-courage"]))
    assert seen(game, "ocean-crawlers")["skill"] == 1


def test_ocean_crawlers_count_an_attachment_that_has_just_been_played() -> None:
    game = build(Side(play=["ocean-crawlers"], hand=["sword-of-yha-tallo"], domains=["cthulhu:1", "cthulhu:1"]))
    game.choose("play core/sword-of-yha-tallo")
    assert seen(game, "ocean-crawlers")["skill"] == 2
    assert seen(game, "ocean-crawlers")["icons"] == [2, 1, 0, 0]


def test_lord_of_the_silver_twilight_makes_cthulhu_cheaper() -> None:
    def offered(lords: int, resources: int, opponents: int = 0) -> list[str]:
        game = build(
            Side(
                hand=["cthulhu", "dagon"],
                play=["lord-of-the-silver-twilight"] * lords,
                domains=[f"cthulhu:{resources}"],
            ),
            Side(play=["lord-of-the-silver-twilight"] * opponents),
            ask_always=True,
        )
        return keys(game)

    assert offered(0, 5) == ["pass", "play core/dagon domain 1"]
    assert offered(1, 5) == ["pass", "play core/cthulhu domain 1", "play core/dagon domain 1"]
    assert offered(1, 4) == ["pass"]
    assert offered(2, 4) == ["pass", "play core/cthulhu domain 1"]
    assert offered(6, 1) == ["pass", "play core/cthulhu domain 1"]
    assert offered(0, 5, opponents=1) == ["pass", "play core/cthulhu domain 1", "play core/dagon domain 1"]


@pytest.mark.parametrize("slayer", ["mature-deep-one", "get-it-off"])
def test_an_attachment_is_chosen_and_destroyed(slayer: str) -> None:
    hand, play = ([slayer], []) if slayer == "get-it-off" else ([], [slayer])
    game = build(
        Side(hand=hand, play=play, domains=["cthulhu:2", "cthulhu:3"] if play else ["cthulhu:1"]),
        Side(
            play=[
                "bag-man",
                At("alhazred-lamp", on="bag-man"),
                At("sleep-of-reason", on="dreamwalkers"),
                "dutch-courage",
            ]
        ),
    )
    use = "use core/mature-deep-one domain 2" if play else "play core/get-it-off domain 1"
    assert keys(game) == ["pass", use]
    game.choose(use)
    assert keys(game) == ["choose core/alhazred-lamp", "choose core/sleep-of-reason"]
    game.choose("choose core/alhazred-lamp")
    assert in_play(game, 1) == ["bag-man", "sleep-of-reason", "dutch-courage"]
    assert discard(game, 1) == ["alhazred-lamp"]
    assert seen(game, "bag-man")["icons"] == [0, 2, 0, 1]
    assert drained(game, 0)[-1]


# ---- support cards


def test_sleep_of_reason_adds_three_terror_struggles_to_its_story() -> None:
    """coc/example/2.27-sleep-of-reason"""
    game = build(Side(hand=["sleep-of-reason"], domains=["cthulhu:2"]))
    before = {story["card"]: story["struggles"] for story in game.view(0)["stories"]}
    game.choose("play core/sleep-of-reason domain 1")
    assert keys(game) == ["attach core/ancient-apocrypha", "attach core/dreamwalkers", "attach core/frozen-in-time"]
    game.choose("attach core/dreamwalkers")
    after = {story["card"]: story["struggles"] for story in game.view(0)["stories"]}
    assert after["core/dreamwalkers"].count(values.TERROR) == before["core/dreamwalkers"].count(values.TERROR) + 3
    assert after["core/dreamwalkers"][:3] == [values.TERROR] * 3
    assert after["core/frozen-in-time"] == before["core/frozen-in-time"]
    assert seen(game, "sleep-of-reason")["host"] == "core/dreamwalkers"


def test_sword_of_yha_tallo_gives_terror_and_combat_and_needs_two_cthulhu_resources() -> None:
    game = build(Side(hand=["sword-of-yha-tallo"], domains=["cthulhu:1 agency:1", "cthulhu:1"]), Side(play=["bag-man"]))
    assert keys(game) == ["pass", "play core/sword-of-yha-tallo"]
    game.choose("play core/sword-of-yha-tallo")
    assert seen(game, "bag-man")["icons"] == [1, 3, 0, 1]
    assert drained(game, 0) == [False, False]
    poor = build(Side(hand=["sword-of-yha-tallo"], domains=["cthulhu:1"]), Side(play=["bag-man"]), ask_always=True)
    assert keys(poor) == ["pass"]


def test_shadowed_reef_gives_every_deep_one_a_terror_icon() -> None:
    game = build(
        Side(play=["shadowed-reef", "young-deep-one", At("mature-deep-one", insane=True), "bag-man"]),
        Side(play=["adult-deep-one", "dagon"]),
    )
    icons = {ref: seen(game, ref)["icons"][values.TERROR] for ref in in_play(game, 0)[1:] + in_play(game, 1)}
    assert icons == {
        "young-deep-one": 1,
        "mature-deep-one": 0,
        "bag-man": 0,
        "adult-deep-one": 1,
        "dagon": 2,
    }


# ---- events


def test_deep_one_assault_destroys_a_character_or_support_card_of_cost_x_or_lower() -> None:
    game = assault_on("young-deep-one", "shadowed-reef", At("cthulhu", insane=True), "mature-deep-one")
    assert keys(game) == ["x 1", "x 2", "x 3", "x 4", "x 5"]
    game.choose("x 2")
    assert keys(game) == ["choose core/shadowed-reef", "choose core/young-deep-one"]
    game.choose("choose core/shadowed-reef")
    assert discard(game, 1) == ["shadowed-reef"]
    assert discard(game, 0) == ["deep-one-assault"]


def test_deep_one_assault_is_loyal_and_x_needs_a_legal_target() -> None:
    game = build(
        Side(hand=["deep-one-assault"], domains=["cthulhu:3 agency:2", "agency:4"]),
        Side(play=["bag-man", "triggerman"]),
    )
    assert keys(game) == ["pass", "play core/deep-one-assault domain 1"]
    game.choose("play core/deep-one-assault domain 1")
    assert keys(game) == ["x 2", "x 3"]


def test_deep_one_assault_for_nothing_reaches_cards_of_cost_0() -> None:
    game = build(
        Side(hand=["deep-one-assault"], domains=["cthulhu:1"]),
        Side(play=["bag-man", At("sword-of-yha-tallo", on="bag-man")]),
    )
    assert keys(game) == ["pass", "play core/deep-one-assault", "play core/deep-one-assault domain 1"]
    game.choose("play core/deep-one-assault")
    assert discard(game, 1) == ["sword-of-yha-tallo"]
    assert drained(game, 0) == [False]


@pytest.mark.parametrize(
    ("mine", "domains", "theirs"),
    [
        ("guardian-shoggoth", "cthulhu:2", At("bag-man", exhausted=True)),
        ("keeper-of-the-golden-path", "cthulhu:1", At("bag-man", exhausted=True)),
        ("keeper-of-the-golden-path", "cthulhu:2", "bag-man"),
    ],
    ids=["one Terror icon", "Steadfast", "nobody is exhausted"],
)
def test_pulled_under_cannot_be_played_without_its_cost_or_a_target(mine: str, domains: str, theirs: str | At) -> None:
    game = build(Side(hand=["pulled-under"], domains=[domains], play=[mine]), Side(play=[theirs]), ask_always=True)
    assert keys(game) == ["pass"]


def test_the_character_exhausted_for_pulled_under_cannot_be_its_prey() -> None:
    game = build(
        Side(hand=["pulled-under"], domains=["cthulhu:2"], play=["keeper-of-the-golden-path"]), ask_always=True
    )
    assert keys(game) == ["pass"]


def offerings(theirs: list[str | At], mine: list[str | At] | None = None) -> Any:
    game = build(
        Side(hand=["sacrificial-offerings"], domains=["cthulhu:1"], play=mine or []),
        Side(play=theirs, domains=["agency:2"]),
    )
    game.choose("play core/sacrificial-offerings domain 1")
    return game


def test_sacrificial_offerings_wounds_and_lets_the_other_wound() -> None:
    game = offerings(["bag-man", "triggerman", "dagon"], ["young-deep-one", "cthulhu"])
    assert seat_asked(game) == 0
    assert keys(game) == ["choose core/bag-man", "choose core/triggerman"]
    game.choose("choose core/bag-man")
    assert seat_asked(game) == 1
    assert keys(game) == ["choose core/triggerman", "choose core/young-deep-one", "none"]
    game.choose("choose core/young-deep-one")
    assert discard(game, 0) == ["young-deep-one", "sacrificial-offerings"]
    assert discard(game, 1) == ["bag-man"]


def test_the_second_wound_of_sacrificial_offerings_may_be_declined() -> None:
    game = offerings(["bag-man", "triggerman"], ["young-deep-one"])
    game.play("choose core/bag-man", "none")
    assert discard(game, 1) == ["bag-man"]
    assert in_play(game, 0) == ["young-deep-one"]
    assert kind_asked(game) != "choose"


def test_a_cancelled_first_wound_gives_no_second_one() -> None:
    """coc/example/1.3-forest-sister-sacrificial-offerings: the same with the wound cancelled by a Patrol Wagon."""
    game = offerings(["bag-man", At("patrol-wagon", on="bag-man")], ["young-deep-one"])
    assert keys(game) == ["pass", "use core/patrol-wagon domain 1"]
    game.choose("use core/patrol-wagon domain 1")
    assert kind_asked(game) != "choose"
    assert seen(game, "bag-man")["wounds"] == 0
    assert in_play(game, 0) == ["young-deep-one"]


def test_a_wound_that_toughness_holds_has_succeeded() -> None:
    game = offerings(["hired-muscle"], ["young-deep-one"])
    assert seen(game, "hired-muscle")["wounds"] == 1
    assert keys(game) == ["choose core/hired-muscle", "choose core/young-deep-one", "none"]


def test_touched_by_the_sleeper_gives_two_terror_icons_until_the_phase_ends() -> None:
    game = build(
        Side(hand=["touched-by-the-sleeper"], play=["young-deep-one", "bag-man"]),
        Side(play=["adult-deep-one", At("dagon", insane=True)]),
    )
    game.choose("play core/touched-by-the-sleeper")
    assert keys(game) == ["choose core/adult-deep-one", "choose core/young-deep-one"]
    game.choose("choose core/young-deep-one")
    assert discard(game, 0) == ["touched-by-the-sleeper"]
    assert game.view(0)["phase"] == "story"
    assert seen(game, "young-deep-one")["icons"] == [0, 2, 1, 0]


def test_touched_by_the_sleeper_adds_up_while_the_phase_lasts() -> None:
    game = build(Side(hand=["touched-by-the-sleeper"] * 3, play=["young-deep-one"]))
    game.play("play core/touched-by-the-sleeper", "play core/touched-by-the-sleeper")
    assert seen(game, "young-deep-one")["icons"] == [4, 2, 1, 0]


def test_a_later_part_is_not_an_action_of_its_own() -> None:
    """Power Drain may cancel Sacrificial Offerings as it is played, not its second wound."""
    game = build(
        Side(hand=["sacrificial-offerings"], domains=["cthulhu:1", "hastur:2"], play=["young-deep-one"]),
        Side(play=["bag-man", "triggerman"], hand=["power-drain"], domains=["hastur:4"]),
    )
    game.play("play core/sacrificial-offerings domain 1", "choose core/bag-man")
    assert asked(game) == (1, "disrupt")
    game.choose("pass")
    assert asked(game) == (1, "choose")
    game.choose("choose core/young-deep-one")
    assert kind_asked(game) != "disrupt"
    assert in_play(game, 0) == []


def test_inside_information_takes_one_of_the_terror_struggles_of_sleep_of_reason() -> None:
    """coc/example/2.27-sleep-of-reason"""
    game = build(
        Side(
            hand=["inside-information", "touched-by-the-sleeper"],
            play=["young-deep-one", At("sleep-of-reason", on="dreamwalkers")],
            domains=["neutral:3"],
        )
    )
    game.play(next(key for key in keys(game) if "inside-information" in key), "choose core/dreamwalkers")
    game.choose(next(key for key in keys(game) if "terror" in key.lower()))
    struggles = next(story["struggles"] for story in game.view(0)["stories"] if story["card"] == "core/dreamwalkers")
    assert struggles.count(values.TERROR) == 3


# ---- drawing in the draw phase, for Cthulhu


DIARY = lab_card("diary", action(Draw(3), cost=ExhaustThis()), type="support", cost=0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_an_effect_draws_in_the_draw_phase_are_drawn_during_it(edition: str) -> None:
    """Once for the three cards of one effect."""
    mine = Side(play=["cthulhu", "bag-man", "mad-artist", DIARY])
    game = build(mine, step="draw actions", edition=edition)
    game.choose(f"use {DIARY}")
    assert (seat_asked(game), keys(game)) == (
        0,
        ["choose core/bag-man", "choose core/cthulhu", "choose core/mad-artist"],
    )
    game.choose("choose core/mad-artist")
    assert in_play(game, 0) == ["cthulhu", "bag-man", DIARY]
    assert kind_asked(game) == "resource"


@pytest.mark.parametrize("step", ["refresh actions", "resource actions", "operations"])
def test_what_is_drawn_in_another_phase_does_not_concern_cthulhu(step: str) -> None:
    game = build(Side(play=["cthulhu", "bag-man", DIARY, PAUSE]), step=step)
    game.choose(f"use {DIARY}")
    assert in_play(game, 0)[:2] == ["cthulhu", "bag-man"]
    assert keys(game) == ["pass", "use lab/pause"]


def test_what_one_draws_in_the_opponents_draw_phase_does_not_concern_cthulhu() -> None:
    game = build(Side(play=["cthulhu", "bag-man", DIARY, PAUSE]), Side(), step="draw actions", active=1)
    game.choose(f"use {DIARY}")
    assert in_play(game, 0)[:2] == ["cthulhu", "bag-man"]


def test_what_is_taken_without_drawing_does_not_concern_cthulhu() -> None:
    """A card taken back into hand is not drawn."""
    fetch = lab_card(
        "fetch-back", action(to_hand(), Choose(CARD & IN_DISCARD), cost=ExhaustThis()), type="support", cost=0
    )
    game = build(Side(play=["cthulhu", "bag-man", fetch, PAUSE], discard=["t-men"]), step="draw actions")
    game.choose(f"use {fetch}")
    assert in_play(game, 0)[:2] == ["cthulhu", "bag-man"]
    assert keys(game) == ["pass", "use lab/pause"]
