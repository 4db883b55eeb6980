"""The Syndicate's cards of the Core Set."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import values
from orne.coc.abilities import Choose, Trigger, action, disrupt
from orne.coc.cards import text
from orne.coc.events import USE
from orne.coc.facts import load
from orne.coc.language import CAN_BE_WOUNDED, CHARACTER, EVENT_CARD, ExhaustThis, Wound
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import BELL, EDITIONS, lab_card
from tests.coc.look import discard, drained, hand, in_play, keys, seen, table
from tests.look import kind_asked, seat_asked

SPARE = "touched-by-the-sleeper"
"""A free event that keeps its player's window open, so that the phase does not end by itself."""
VICTIM = "young-deep-one"


def gunman() -> str:
    return lab_card("gunman", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=ExhaustThis()))


@pytest.mark.parametrize(
    "card_id", [card for card, facts in load().items() if facts.set == "core" and facts.faction == "syndicate"]
)
def test_every_card_works_and_has_a_text(card_id: str) -> None:
    assert text(card_id) is not None
    assert text(card_id) != "" or load()[card_id].keywords_only


# ---- Jack "Brass" Brady


def test_brady_may_stay() -> None:
    game = build(Side(play=[gunman()]), Side(play=["jack-brass-brady"]))
    game.play(f"use {gunman()}", "choose core/jack-brass-brady", "pass")
    assert discard(game, 1) == ["jack-brass-brady"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_brady_answers_his_own_players_abilities_too(edition: str) -> None:
    game = build(Side(play=["jack-brass-brady", gunman(), gunman()]), Side(play=[VICTIM]), edition=edition)
    game.play(f"use {gunman()}", f"choose core/{VICTIM}")
    assert (seat_asked(game), keys(game)) == (0, ["pass", "use core/jack-brass-brady"])
    game.choose("use core/jack-brass-brady")
    assert hand(game, 0) == ["jack-brass-brady"]
    assert discard(game, 1) == [VICTIM]
    assert kind_asked(game) == "action"


@pytest.mark.parametrize("edition", EDITIONS)
def test_brady_does_not_answer_an_event_card(edition: str) -> None:
    """coc/rule/ccg-triggered-effects/b: an ability stands on a card in play; no document says otherwise."""
    game = build(
        Side(hand=["shotgun-blast"], play=[gunman()], domains=["agency:3"]),
        Side(play=["jack-brass-brady"]),
        edition=edition,
    )
    game.play("play core/shotgun-blast domain 1", "x 3", "choose core/jack-brass-brady")
    assert discard(game, 1) == ["jack-brass-brady"]
    assert kind_asked(game) == "action"


def test_brady_answers_a_disrupt_and_a_forced_response_but_nothing_else() -> None:
    game = build(
        Side(play=["jack-brass-brady"], hand=["t-men", "shadowed-reef"], domains=["agency:5", "cthulhu:1"]),
        Side(play=["adult-deep-one"], domains=["cthulhu:2"]),
    )
    game.choose("play core/shadowed-reef domain 2")
    assert kind_asked(game) == "action"
    game.play("play core/t-men domain 1", "choose core/adult-deep-one")
    assert (seat_asked(game), keys(game)) == (1, ["pass", "use core/adult-deep-one domain 1"])
    game.choose("use core/adult-deep-one domain 1")
    assert (seat_asked(game), keys(game)) == (0, ["pass", "use core/jack-brass-brady"])
    game.choose("pass")
    assert in_play(game, 1) == ["adult-deep-one"]
    assert in_play(game, 0) == ["jack-brass-brady", "shadowed-reef", "t-men"]


def test_two_bradys_do_not_answer_each_other_without_end() -> None:
    game = build(
        Side(play=["jack-brass-brady", gunman(), "adult-deep-one"], hand=[SPARE]),
        Side(play=["jack-brass-brady", VICTIM]),
    )
    game.play(f"use {gunman()}", f"choose core/{VICTIM}")
    assert (seat_asked(game), keys(game)) == (1, ["pass", "use core/jack-brass-brady#2"])
    game.choose("use core/jack-brass-brady#2")
    assert (seat_asked(game), keys(game)) == (0, ["pass", "use core/jack-brass-brady"])
    game.choose("use core/jack-brass-brady")
    assert hand(game, 0) == ["jack-brass-brady", SPARE]
    assert hand(game, 1) == ["jack-brass-brady"]
    assert in_play(game, 0) == [gunman(), "adult-deep-one"]
    assert in_play(game, 1) == []


def test_brady_is_returned_to_his_owners_hand() -> None:
    game = build(Side(play=[gunman(), VICTIM], hand=[SPARE]), Side(play=[At("jack-brass-brady", owner=0)]))
    game.play(f"use {gunman()}", "choose core/jack-brass-brady", "use core/jack-brass-brady")
    assert hand(game, 0) == ["jack-brass-brady", SPARE]
    assert hand(game, 1) == []


def test_an_insane_brady_stays() -> None:
    game = build(Side(play=[gunman()]), Side(play=[At("jack-brass-brady", insane=True)]))
    game.play(f"use {gunman()}", "choose core/jack-brass-brady")
    assert discard(game, 1) == ["jack-brass-brady"]


# ---- Richard Upton Pickman


def paint(prey: str, *theirs: str | At, mine: tuple[str | At, ...] = (), domains: str = "syndicate:2") -> Any:
    game = build(
        Side(play=["richard-upton-pickman", *mine], domains=[domains, "syndicate:2"], hand=[SPARE]),
        Side(play=list(theirs)),
    )
    game.play("use core/richard-upton-pickman domain 1", f"choose core/{prey}")
    return game


def test_pickman_takes_keywords_and_leaves_a_blank_text_box_until_the_phase_ends() -> None:
    game = paint("ravager-from-the-deep", "ravager-from-the-deep", VICTIM)
    assert seen(game, "richard-upton-pickman")["keywords"] == ["toughness +1", "villainous"]
    assert seen(game, "ravager-from-the-deep")["keywords"] == []
    uid = next(uid for uid in game.state.play if table(game).title(uid) == "Ravager from the Deep")
    assert values.is_blank(table(game), uid)
    assert not values.has_subtype(table(game), uid, "Deep One")
    assert values.icons(table(game), uid, values.COMBAT) == 2
    assert drained(game, 0) == [True, False]
    game.choose("pass")
    assert game.view(0)["phase"] == "story"
    assert seen(game, "richard-upton-pickman")["keywords"] == []
    assert seen(game, "ravager-from-the-deep")["keywords"] == ["toughness +1", "villainous"]
    assert values.has_subtype(table(game), uid, "Deep One")


def test_pickman_may_choose_anybody_and_needs_two_resources() -> None:
    game = build(
        Side(play=["richard-upton-pickman"], domains=["syndicate:2", "syndicate:1"]),
        Side(play=[At("bag-man", insane=True), "cthulhu", "dutch-courage"]),
    )
    assert keys(game) == ["pass", "use core/richard-upton-pickman domain 1"]
    game.choose("use core/richard-upton-pickman domain 1")
    assert keys(game) == ["choose core/bag-man", "choose core/cthulhu", "choose core/richard-upton-pickman"]


def test_pickman_uses_the_triggered_abilities_and_their_owner_does_not() -> None:
    """Where "exhaust" names nobody, Pickman is meant."""
    game = paint("clover-club-bouncer", "clover-club-bouncer", VICTIM)
    assert keys(game) == sorted(
        [
            "pass",
            f"play core/{SPARE}",
            "use core/richard-upton-pickman copied core/clover-club-bouncer",
            "use core/richard-upton-pickman domain 2",
        ]
    )
    game.play("use core/richard-upton-pickman copied core/clover-club-bouncer", "choose core/clover-club-bouncer")
    assert seen(game, "richard-upton-pickman")["state"] == "exhausted"
    assert seen(game, "clover-club-bouncer")["skill"] == 0


def test_the_painted_character_has_no_action_any_more_this_phase() -> None:
    game = build(
        Side(play=["richard-upton-pickman", "clover-club-bouncer"], domains=["syndicate:2"]), Side(play=[VICTIM])
    )
    game.play("use core/richard-upton-pickman domain 1", "choose core/clover-club-bouncer")
    assert keys(game) == ["pass", "use core/richard-upton-pickman copied core/clover-club-bouncer"]


def test_an_ability_that_names_its_card_is_of_no_use_to_pickman() -> None:
    game = paint("freelance-photographer", At("freelance-photographer", exhausted=True), domains="syndicate:2")
    assert keys(game) == ["pass", "use core/richard-upton-pickman domain 2"], "he would ready nobody"
    game = paint("jack-brass-brady", "jack-brass-brady", VICTIM)
    assert kind_asked(game) == "disrupt"
    game.choose("pass")
    game.choose(f"play core/{SPARE}")
    assert discard(game, 0) == [SPARE]
    assert kind_asked(game) != "disrupt"


def test_pickman_answers_with_a_copied_disrupt_only_to_what_chooses_the_named_card() -> None:
    game = build(
        Side(play=["richard-upton-pickman"], domains=["syndicate:2", "syndicate:2"], hand=[SPARE]),
        Side(play=["adult-deep-one", "clover-club-bouncer"]),
    )
    game.play(
        "use core/richard-upton-pickman domain 1",
        "choose core/adult-deep-one",
        "use core/clover-club-bouncer",
        "choose core/richard-upton-pickman",
    )
    assert seen(game, "richard-upton-pickman")["skill"] == 2


def test_pickman_gains_gained_keywords_and_abilities_too() -> None:
    game = build(
        Side(
            play=[
                At("richard-upton-pickman", story=0),
                At("bag-man", story=0),
                At("shotgun", on="bag-man"),
                "dutch-courage",
            ],
            domains=["syndicate:2", "syndicate:1"],
        ),
        Side(play=[At(VICTIM, story=0)]),
        step="actions after defenders commit",
    )
    game.play("use core/richard-upton-pickman domain 1", "choose core/bag-man")
    assert seen(game, "richard-upton-pickman")["keywords"] == ["fast", "toughness +2"]
    assert seen(game, "bag-man")["keywords"] == ["toughness +1"]
    assert keys(game) == [
        "pass",
        "use core/bag-man gained core/shotgun domain 2",
        "use core/richard-upton-pickman copied core/shotgun domain 2",
    ]
    game.play("use core/richard-upton-pickman copied core/shotgun domain 2", f"choose core/{VICTIM}")
    assert discard(game, 1)[0] == VICTIM


def test_pickman_painting_himself_keeps_what_he_gained() -> None:
    """The printed text is blank, gained text is kept."""
    game = paint("richard-upton-pickman", VICTIM)
    assert "use core/richard-upton-pickman copied core/richard-upton-pickman domain 2" in keys(game)
    assert len(keys(game)) == len(set(keys(game)))
    game.play("use core/richard-upton-pickman copied core/richard-upton-pickman domain 2", f"choose core/{VICTIM}")
    assert seen(game, VICTIM)["skill"] == 0


def test_pickman_paints_the_same_character_twice_and_has_each_ability_once() -> None:
    game = paint("clover-club-bouncer", "clover-club-bouncer", VICTIM)
    game.play("use core/richard-upton-pickman domain 2", "choose core/clover-club-bouncer")
    assert len(keys(game)) == len(set(keys(game)))
    assert "use core/richard-upton-pickman copied core/clover-club-bouncer" in keys(game)


def test_pickman_leaving_before_it_resolves_blanks_nobody() -> None:
    """coc/rule/1.3-multiple-effects/b: the blanking needs the gaining to have succeeded."""
    used = Trigger(USE, lambda g, use, event: event.subject != use.holder, "when anything is used")
    killer = lab_card("assassin-in-waiting", disrupt(used, Wound(EVENT_CARD), cost=ExhaustThis()))
    game = build(
        Side(play=["richard-upton-pickman"], domains=["syndicate:2"], hand=[SPARE]),
        Side(play=[killer, "bag-man", VICTIM]),
    )
    game.play("use core/richard-upton-pickman domain 1", "choose core/bag-man", f"use {killer}")
    assert discard(game, 0) == ["richard-upton-pickman"]
    assert seen(game, "bag-man")["keywords"] == ["fast"]


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


# ---- Patsy and support cards


def patsy(*tokens: tuple[int, int]) -> Any:
    names = ("ancient-apocrypha", "dreamwalkers", "frozen-in-time")
    stories = [Story(name, success=each) for name, each in zip(names, tokens, strict=True)]
    return build(Side(play=["patsy"], hand=[SPARE]), Side(play=[VICTIM]), stories=stories)


def test_patsy_takes_exactly_two_tokens_as_her_player_likes() -> None:
    game = patsy((2, 2), (3, 2), (0, 1))
    assert keys(game) == ["pass", f"play core/{SPARE}", "use core/patsy"]
    game.choose("use core/patsy")
    assert keys(game) == [
        "discard from core/ancient-apocrypha 1 of each side",
        "discard from core/ancient-apocrypha 2 of theirs",
        "discard from core/ancient-apocrypha 2 of yours",
    ]
    game.choose("discard from core/ancient-apocrypha 1 of each side")
    assert [story["success"] for story in game.view(0)["stories"]] == [[1, 1], [3, 2], [0, 1]]
    assert discard(game, 0) == ["patsy"]


def test_patsy_may_take_two_of_one_side() -> None:
    game = patsy((1, 3), (0, 2), (4, 1))
    game.choose("use core/patsy")
    assert keys(game) == [
        "discard from core/ancient-apocrypha 1 of each side",
        "discard from core/ancient-apocrypha 2 of theirs",
        "discard from core/dreamwalkers 2 of theirs",
    ]
    game.choose("discard from core/ancient-apocrypha 2 of theirs")
    assert [story["success"] for story in game.view(0)["stories"]] == [[1, 1], [0, 2], [4, 1]]


def test_patsy_needs_a_story_with_two_to_four_tokens() -> None:
    assert "use core/patsy" not in keys(patsy((1, 0), (3, 2), (0, 0)))
    assert "use core/patsy" in keys(patsy((1, 1), (0, 0), (0, 0)))
    assert "use core/patsy" in keys(patsy((0, 0), (0, 4), (0, 0)))


def test_dutch_courage_makes_its_players_characters_tougher_while_it_is_there() -> None:
    game = build(
        Side(play=["dutch-courage", At("bag-man", wounds=1), "hired-muscle"]),
        Side(play=["triggerman"], hand=["deep-one-assault"], domains=["cthulhu:2"]),
        active=1,
    )
    keywords = {ref: seen(game, ref)["keywords"] for ref in ("core/bag-man", "core/hired-muscle", "core/triggerman")}
    assert keywords == {
        "core/bag-man": ["fast", "toughness +1"],
        "core/hired-muscle": ["toughness +2"],
        "core/triggerman": ["loyal", "willpower"],
    }
    game.play("play core/deep-one-assault domain 1", "choose core/dutch-courage")
    assert discard(game, 0) == ["dutch-courage", "bag-man"]
    assert in_play(game, 0) == ["hired-muscle"]


def test_alhazred_lamp_gives_one_icon_of_each_kind() -> None:
    game = build(Side(hand=["alhazred-lamp", SPARE], domains=["syndicate:2"]), Side(play=["bag-man", VICTIM]))
    game.choose("play core/alhazred-lamp domain 1")
    assert keys(game) == ["attach core/bag-man", f"attach core/{VICTIM}"]
    game.choose("attach core/bag-man")
    assert seen(game, "bag-man")["icons"] == [1, 3, 1, 2]
    assert seen(game, "alhazred-lamp")["host"] == "core/bag-man"


def test_an_ability_gained_twice_is_offered_once() -> None:
    game = build(
        Side(
            play=[At("bag-man", story=0), At("shotgun", on="bag-man"), At("shotgun", on="bag-man")],
            domains=["agency:1"],
        ),
        Side(play=[At(VICTIM, story=0)]),
        step="actions after defenders commit",
    )
    assert keys(game) == ["pass", "use core/bag-man gained core/shotgun domain 1"]


def test_who_has_gained_villainous_is_not_taken_by_somebody_with_a_hero() -> None:
    """coc/rule/1.13-gaining-control/d: Pickman is Villainous now, and Victoria Glasser no longer is."""
    game = build(
        Side(play=["richard-upton-pickman", "victoria-glasser", BELL], domains=["syndicate:2"]),
        Side(play=["kirby-odonnell", "demon-lover", BELL], hand=["blind-submission"], domains=["hastur:2"]),
    )
    game.play("use core/richard-upton-pickman domain 1", "choose core/victoria-glasser")
    game.play(
        "use core/demon-lover", "choose core/richard-upton-pickman", "pass", "play core/blind-submission domain 1"
    )
    assert "choose core/victoria-glasser" in keys(game)
    assert "choose core/richard-upton-pickman" not in keys(game)
