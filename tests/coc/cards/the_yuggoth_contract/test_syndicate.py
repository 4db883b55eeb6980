"""The Syndicate's cards of The Yuggoth Contract."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.cards import text
from orne.coc.facts import load
from orne.coc.language import (
    CARD_IN_PLAY,
    CHARACTER,
    OPPONENTS,
    Choose,
    DiscardCards,
    ExhaustThis,
    Gives,
    action,
    destroy,
    everything,
    gain,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BLANK, BOUNCE, FIGHT, FULL, IDLE, PAUSE, PAWN, event, lab_card, there, tool
from tests.coc.look import (
    Coc,
    deck,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to_phase,
    seen,
    skill,
    state_of,
    table,
    uid,
)
from tests.look import asked, reasons

SET = "the-yuggoth-contract/"
CROOK = lab_card("ys-crook", subtypes=("Criminal",))
GIANT = lab_card("ys-giant", skill=5)
GOD = lab_card("ys-god", subtypes=("Ancient One",))
WRECK = event("ys-wreck", destroy(), Choose(CARD_IN_PLAY))
ROOM = f"{SET}trophy-room"
TOSS = event("ys-toss", DiscardCards())


@pytest.mark.parametrize(
    "card_id", [card for card, facts in load().items() if card.startswith(SET) and facts.faction == "syndicate"]
)
def test_every_card_works_and_has_a_text(card_id: str) -> None:
    assert text(card_id) is not None
    assert text(card_id) != "" or load()[card_id].keywords_only


def struggles(game: Coc, story: str) -> list[int]:
    """The struggles at a story."""
    return values.struggles(table(game), uid(game, story))


# ---- Tattoo Artist

INKER = f"{SET}tattoo-artist"


@pytest.mark.parametrize(("sign", "left"), [("+2", 7), ("-2", 3)])
def test_tattoo_artist_raises_or_lowers_a_skill_as_it_commits(sign: str, left: int) -> None:
    game = build(Side(play=[INKER, PAUSE]), Side(play=[GIANT]), stories=[FULL], step="active player commits")
    game.play(f"commit {INKER} {FULL}", f"use {INKER}")
    assert keys(game) == [f"choose {GIANT}", f"choose {INKER}"]
    game.choose(f"choose {GIANT}")
    assert keys(game) == [f"pick give it {each} skill until the end of the phase" for each in ("+2", "-2")]
    game.choose(f"pick give it {sign} skill until the end of the phase")
    assert (skill(game, GIANT), skill(game, INKER)) == (left, 2)
    assert (keys(game), idle(game)) == (IDLE, True)
    pass_to_phase(game, "draw")
    assert skill(game, GIANT) == 5


# ---- Bound and Gagged

GAG = f"{SET}bound-and-gagged"


def test_bound_and_gagged_is_for_the_weak_and_takes_their_text_and_keeps_them_from_committing() -> None:
    game = build(
        Side(hand=[GAG], play=[PAUSE], domains=["syndicate:1"]),
        Side(play=["clover-club-bouncer", GIANT, PAWN, "core/freelance-photographer", "core/hired-muscle"]),
        stories=[FULL],
    )
    game.choose(f"play {GAG} domain 1")
    assert keys(game) == ["attach core/clover-club-bouncer", "attach core/freelance-photographer", f"attach {PAWN}"]
    game.choose("attach core/freelance-photographer")
    assert values.is_blank(table(game), uid(game, "freelance-photographer"))
    assert (in_play(game, 0), idle(game)) == ([PAUSE, GAG], True)


def test_who_is_bound_and_gagged_cannot_commit() -> None:
    game = build(Side(play=[PAWN, CROOK]), Side(play=[At(GAG, on=PAWN)]), stories=[FULL], step="active player commits")
    assert keys(game) == [f"commit {CROOK} {FULL}", "done"]
    assert reasons(game, f"commit {PAWN}") == ["Bound and Gagged forbids Pawn to commit: coc/rule/2.2-cannot/a"]


# ---- Meat Wagon

WAGON = f"{SET}meat-wagon"


def test_the_meat_wagon_exhausts_its_bearer_and_a_weak_character() -> None:
    game = build(
        Side(play=[CROOK, At(WAGON, on=CROOK), PAUSE]),
        Side(play=[PAWN, GIANT, At("bag-man", exhausted=True)]),
    )
    game.choose(f"use {WAGON}")
    assert keys(game) == ["choose core/bag-man", f"choose {PAWN}", f"choose {CROOK}"]
    game.choose(f"choose {PAWN}")
    assert (state_of(game, CROOK), state_of(game, PAWN), state_of(game, WAGON)) == ("exhausted", "exhausted", "ready")
    assert (keys(game), idle(game)) == (IDLE, True)


def test_the_meat_wagon_needs_a_ready_bearer_of_yours() -> None:
    game = build(Side(play=[At(CROOK, exhausted=True), At(WAGON, on=CROOK), PAUSE]), Side(play=[PAWN]))
    assert keys(game) == IDLE
    game = build(
        Side(hand=[WAGON], play=[CROOK, "bag-man", PAWN, PAUSE], domains=["syndicate:2"]), Side(play=["triggerman"])
    )
    game.choose(f"play {WAGON} domain 1")
    assert keys(game) == ["attach core/bag-man", f"attach {CROOK}"]


# ---- Kidnapping 101

KIDNAP = f"{SET}kidnapping-101"


def test_kidnapping_takes_an_opponents_character_off_its_story() -> None:
    game = build(
        Side(hand=[KIDNAP], play=[there(CROOK), PAUSE], domains=["syndicate:2"]),
        Side(play=[there(PAWN), there(GIANT, 1), there(GOD), "bag-man"]),
        active=1,
        step="actions after attackers commit",
    )
    assert asked(game) == (0, "action")
    game.choose(f"play {KIDNAP} domain 1")
    assert keys(game) == [f"choose {PAWN}", f"choose {GIANT}"]
    game.choose(f"choose {GIANT}")
    assert (seen(game, GIANT)["story"], state_of(game, GIANT)) == (None, "exhausted")
    assert (discard(game, 0), idle(game)) == ([KIDNAP], True)


def test_kidnapping_needs_an_opponents_committed_character() -> None:
    game = build(
        Side(hand=[KIDNAP], play=[there(CROOK), PAUSE], domains=["syndicate:2"]),
        Side(play=[there(GOD), "bag-man"]),
        step="actions after defenders commit",
    )
    assert keys(game) == IDLE


# ---- Blind Fighting

BLIND = f"{SET}blind-fighting"
MORE, LESS = "gain Combat", "lose Combat"


def test_blind_fighting_adds_or_removes_a_combat_struggle() -> None:
    game = build(Side(hand=[BLIND, BLIND], play=[PAUSE], domains=["syndicate:1", "syndicate:1"]), stories=[FIGHT, FULL])
    game.choose(f"play {BLIND} domain 1")
    assert keys(game) == [f"choose {FIGHT}", f"choose {FULL}"]
    game.choose(f"choose {FIGHT}")
    assert keys(game) == [MORE, LESS]
    game.choose(MORE)
    assert (struggles(game, FIGHT), struggles(game, FULL)) == ([1, 1], [0, 1, 2, 3])
    assert (hand(game, 0), discard(game, 0)) == ([BLIND], [BLIND]), "nobody could be exhausted for it"
    game.play(f"play {BLIND} domain 2", f"choose {FULL}", LESS)
    assert (struggles(game, FIGHT), struggles(game, FULL)) == ([1, 1], [0, 2, 3])
    assert (keys(game), idle(game)) == (IDLE, True)
    pass_to_phase(game, "story")
    assert (struggles(game, FIGHT), struggles(game, FULL)) == ([1], [0, 1, 2, 3])


@pytest.mark.parametrize("paid", [True, False])
def test_blind_fighting_returns_to_hand_for_an_exhausted_character(paid: bool) -> None:
    game = build(
        Side(hand=[BLIND], play=[PAUSE, CROOK, PAWN], domains=["syndicate:1"]),
        Side(play=["bag-man"]),
        stories=[FIGHT, FULL],
    )
    game.play(f"play {BLIND} domain 1", f"choose {FIGHT}", MORE)
    assert keys(game) == ["no", "yes"]
    game.choose("yes" if paid else "no")
    if paid:
        assert keys(game) == [f"exhaust {PAWN}", f"exhaust {CROOK}"]
        game.choose(f"exhaust {CROOK}")
    assert (hand(game, 0), discard(game, 0)) == (([BLIND], []) if paid else ([], [BLIND]))
    assert (state_of(game, CROOK), state_of(game, PAWN)) == ("exhausted" if paid else "ready", "ready")
    assert (keys(game), idle(game)) == (IDLE, True)


# ---- Safe House

HOUSE = f"{SET}safe-house"


def test_the_safe_house_takes_back_a_character_that_entered_your_discard_pile_from_play() -> None:
    game = build(Side(hand=[WRECK], play=[HOUSE, PAUSE, GIANT, PAWN], domains=["syndicate:1"]), Side(play=["bag-man"]))
    game.play(f"play {WRECK}", f"choose {GIANT}")
    assert keys(game) == ["pass", f"use {HOUSE} domain 1"]
    game.choose(f"use {HOUSE} domain 1")
    assert (hand(game, 0), discard(game, 0), drained(game)) == ([GIANT], [WRECK], [True])
    assert (state_of(game, HOUSE), keys(game), idle(game)) == ("ready", IDLE, True)


def test_the_safe_house_answers_nothing_else() -> None:
    game = build(Side(hand=[WRECK], play=[HOUSE, PAUSE], domains=["syndicate:1"]), Side(play=["bag-man"]))
    game.play(f"play {WRECK}", "choose core/bag-man")
    assert keys(game) == IDLE, "another player's pile"
    game = build(Side(hand=[WRECK], play=[HOUSE, PAUSE, "dutch-courage"], domains=["syndicate:1"]))
    game.play(f"play {WRECK}", "choose core/dutch-courage")
    assert keys(game) == IDLE, "not a character"
    game = build(Side(hand=[TOSS, GIANT], play=[HOUSE, PAUSE], domains=["syndicate:1"]))
    game.choose(f"play {TOSS}")
    assert (discard(game, 0), keys(game)) == ([GIANT, TOSS], IDLE), "not from play"
    game = build(Side(hand=[WRECK], play=[HOUSE, PAUSE, GIANT], domains=[""]))
    game.play(f"play {WRECK}", f"choose {GIANT}")
    assert keys(game) == IDLE, "unpaid"


def test_the_safe_house_takes_back_an_insane_character_but_not_what_was_an_attachment() -> None:
    trophy = At(GIANT, on=ROOM, by_effect=True, face_down=True)
    side = Side(hand=[WRECK], play=[HOUSE, PAUSE, ROOM, trophy, At(PAWN, insane=True)], domains=["syndicate:1"])
    game = build(side)
    game.play(f"play {WRECK}", f"choose {PAWN}", f"use {HOUSE} domain 1")
    assert hand(game, 0) == [PAWN]
    game = build(side)
    game.play(f"play {WRECK}", f"choose {ROOM}")
    assert (discard(game, 0), keys(game)) == ([ROOM, GIANT, WRECK], IDLE)


def test_the_safe_house_may_be_used_for_each_of_several() -> None:
    both = event("ys-both", destroy(everything(CHARACTER)))
    game = build(Side(hand=[both], play=[HOUSE, PAUSE, GIANT, PAWN], domains=["syndicate:1", "syndicate:1"]))
    game.play(f"play {both}", f"first {PAWN}")
    paid = ("domain 1", "domain 2")
    assert keys(game) == ["pass", *(f"use {HOUSE} {each} {domain}" for each in (PAWN, GIANT) for domain in paid)]
    game.play(f"use {HOUSE} {GIANT} domain 1", f"use {HOUSE} domain 2")
    assert (hand(game, 0), discard(game, 0)) == ([PAWN, GIANT], [both])


# ---- Tattooed Thug

THUG = f"{SET}tattooed-thug"
PLOT = lab_card("ys-plot", type="conspiracy")


def test_the_tattooed_thug_gains_willpower_and_icons_from_a_conspiracy_in_play() -> None:
    game = build(Side(play=[THUG], hand=[PLOT]), Side(hand=[PLOT]))
    assert (icons(game, THUG), seen(game, THUG)["keywords"]) == ([0, 1, 0, 0], [])
    game = build(Side(play=[THUG]), stories=["ancient-apocrypha", "dreamwalkers", "frozen-in-time", PLOT])
    assert (icons(game, THUG), seen(game, THUG)["keywords"]) == ([0, 2, 2, 0], ["willpower"])


# ---- Tyler Scindere

TYLER = f"{SET}tyler-scindere"
HERO = lab_card("ys-hero", keywords=(("heroic", 1),))
VILLAIN = lab_card("ys-villain", keywords=(("villainous", 1),))


def test_tyler_scindere_lets_heroic_and_villainous_characters_be_together() -> None:
    game = build(Side(hand=[VILLAIN], play=[TYLER, HERO, PAUSE], domains=["neutral:1"]))
    assert keys(game) == ["pass", f"play {VILLAIN} domain 1", f"use {PAUSE}"]
    game.choose(f"play {VILLAIN} domain 1")
    assert in_play(game, 0) == [TYLER, HERO, PAUSE, VILLAIN]
    assert (keys(game), idle(game)) == (IDLE, True)


@pytest.mark.parametrize("away", [f"play {WRECK}", f"play {BLANK}"])
def test_without_tyler_scinderes_text_one_of_them_is_discarded(away: str) -> None:
    """coc/rule/ccg-heroic-and-villainous"""
    game = build(Side(hand=[WRECK, BLANK], play=[TYLER, HERO, VILLAIN, PAUSE]))
    game.play(away, f"choose {TYLER}")
    assert keys(game) == [f"discard {HERO}", f"discard {VILLAIN}"]
    game.choose(f"discard {HERO}")
    assert HERO in discard(game, 0)
    assert VILLAIN in in_play(game, 0)
    assert idle(game)


def test_tyler_scindere_helps_nobody_but_his_controller() -> None:
    game = build(Side(hand=[VILLAIN], play=[HERO, PAUSE], domains=["neutral:1"]), Side(play=[TYLER]))
    assert keys(game) == IDLE


# ---- Want Ads

ADS = f"{SET}want-ads"


def test_want_ads_draw_two_cards_when_their_bearer_is_put_into_its_owners_discard_pile() -> None:
    game = build(
        Side(hand=[WRECK], play=[At(ADS, on=PAWN), PAUSE], deck=["bag-man", "t-men", "patsy"]),
        Side(play=[PAWN, GIANT]),
    )
    game.play(f"play {WRECK}", f"choose {PAWN}")
    assert (hand(game, 0), deck(game, 0)) == (["bag-man", "t-men"], ["patsy"])
    assert (discard(game, 1), idle(game)) == ([PAWN], True)


def test_want_ads_do_nothing_for_a_bearer_that_goes_elsewhere_or_for_others() -> None:
    game = build(Side(hand=[BOUNCE, WRECK], play=[At(ADS, on=PAWN), PAUSE]), Side(play=[PAWN, GIANT]))
    game.play(f"play {WRECK}", f"choose {GIANT}")
    assert hand(game, 0) == [BOUNCE]
    game.choose(f"play {BOUNCE}")
    assert (hand(game, 0), hand(game, 1), keys(game)) == ([], [PAWN], IDLE)


def test_want_ads_are_for_an_opponents_character_and_need_two_resources_of_the_faction() -> None:
    game = build(
        Side(hand=[ADS], play=[PAUSE, CROOK], domains=["syndicate:1", "syndicate:1"]), Side(play=[PAWN, GIANT])
    )
    game.choose(f"play {ADS}")
    assert keys(game) == [f"attach {PAWN}", f"attach {GIANT}"]
    game = build(Side(hand=[ADS], play=[PAUSE, CROOK], domains=["syndicate:1"]), Side(play=[PAWN]))
    assert keys(game) == IDLE, "Steadfast"


# ---- Veronica Frost

VERONICA = f"{SET}veronica-frost"
SHOVE = tool("ys-shove", action(gain(skill=1), Choose(CHARACTER), cost=ExhaustThis()))
DRAIN = tool("ys-drain", Gives(CHARACTER & OPPONENTS, "skill", -1))


def test_veronica_frost_makes_another_character_there_immune_to_triggered_effects() -> None:
    game = build(
        Side(play=[VERONICA, CROOK, PAWN, GIANT, PAUSE]),
        Side(play=[SHOVE, DRAIN], hand=[WRECK]),
        stories=[FULL, FIGHT],
        step="active player commits",
    )
    game.play(f"commit {VERONICA} {FULL}", f"commit {CROOK} {FULL}", f"commit {PAWN} {FULL}", f"commit {GIANT} {FIGHT}")
    game.choose(f"use {VERONICA}")
    assert keys(game) == [f"choose {PAWN}", f"choose {CROOK}"]
    game.choose(f"choose {CROOK}")
    game.choose("pass")
    assert asked(game) == (1, "action")
    game.choose(f"use {SHOVE}")
    assert keys(game) == [f"choose {PAWN}", f"choose {GIANT}", f"choose {VERONICA}"]
    game.choose(f"choose {PAWN}")
    game.choose("pass")
    game.choose(f"play {WRECK}")
    assert f"choose {CROOK}" not in keys(game), "an event's effect is triggered as well"
    assert skill(game, CROOK) == 0, "a passive is not"


def test_veronica_frost_needs_another_character_of_yours_there() -> None:
    game = build(Side(play=[VERONICA, CROOK, PAUSE]), stories=[FULL, FIGHT], step="active player commits")
    game.play(f"commit {VERONICA} {FULL}", f"commit {CROOK} {FIGHT}")
    assert keys(game) == IDLE


def test_a_veronica_frost_who_defends_protects_no_attacker() -> None:
    game = build(
        Side(play=[there(GIANT), PAUSE]), Side(play=[VERONICA, PAWN, CROOK]), stories=[FULL], step="defender commits"
    )
    game.play(f"commit {VERONICA} {FULL}", f"commit {PAWN} {FULL}", f"commit {CROOK} {FULL}", f"use {VERONICA}")
    assert keys(game) == [f"choose {PAWN}", f"choose {CROOK}"]
    game.choose(f"choose {PAWN}")
    assert (keys(game), idle(game)) == (IDLE, True)


# ---- Trophy Room


def test_the_trophy_room_takes_a_character_card_from_any_discard_pile_face_down() -> None:
    game = build(Side(play=[ROOM, PAUSE], discard=[PAWN, "panic"]), Side(discard=[GIANT]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {ROOM} ability 1"]
    game.choose(f"use {ROOM} ability 1")
    assert keys(game) == [f"attach {PAWN}", f"attach {GIANT}"]
    game.choose(f"attach {GIANT}")
    assert (in_play(game, 0), discard(game, 1)) == ([ROOM, PAUSE, GIANT], [])
    assert (seen(game, GIANT)["host"], seen(game, GIANT)["character"]) == (ROOM, False)
    assert values.is_attachment(table(game), uid(game, GIANT))
    assert (state_of(game, ROOM), keys(game), idle(game)) == ("exhausted", IDLE, True)


def test_the_trophy_room_gives_skill_for_each_face_down_card_attached_to_it() -> None:
    trophies = [At(each, on=ROOM, by_effect=True, face_down=True) for each in (GOD, GIANT)]
    game = build(Side(play=[ROOM, PAUSE, CROOK, *trophies]), Side(play=[PAWN]))
    game.choose(f"use {ROOM} ability 2")
    assert keys(game) == [f"pick {PAWN}", f"pick {CROOK}"]
    game.choose(f"pick {PAWN}")
    assert (skill(game, PAWN), skill(game, CROOK)) == (3, 1)
    assert (state_of(game, ROOM), keys(game), idle(game)) == ("exhausted", IDLE, True)
    pass_to_phase(game, "story")
    assert skill(game, PAWN) == 1, "without a duration it ends with the phase (coc/rule/1.4-duration-of-effects/a)"


def test_the_trophy_room_without_a_trophy_gives_no_skill() -> None:
    on_top = At(GIANT, on=ROOM, by_effect=True)
    assert keys(build(Side(play=[ROOM, PAUSE, CROOK]))) == IDLE
    assert keys(build(Side(play=[ROOM, PAUSE, CROOK, on_top]))) == IDLE, "it is not face down"


def test_the_trophies_go_to_their_owners_discard_piles_with_the_room() -> None:
    trophy = At(GIANT, on=ROOM, by_effect=True, face_down=True, owner=1)
    game = build(Side(hand=[WRECK], play=[ROOM, PAUSE, trophy]))
    game.play(f"play {WRECK}", f"choose {ROOM}")
    assert (discard(game, 0), discard(game, 1), idle(game)) == ([ROOM, WRECK], [GIANT], True)
