"""The Syndicate's cards of the Core Set: Brass Brady, Pickman, Patsy, and support cards."""

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
