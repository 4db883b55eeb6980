"""Trials of words about the first card of a turn, printed text, icons that are lost, numbers of cards to discard."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.language import (
    CHARACTER,
    EVENT,
    IN_DISCARD,
    IS_INSANE,
    ITSELF,
    PRINTED_SKILL_BELOW_X,
    SELF,
    SKILL_OF_IT,
    THIS_ENTERS_PLAY,
    TRIGGERED_EFFECT,
    Attach,
    Blanks,
    Cannot,
    Choose,
    CostChange,
    DiscardCards,
    Draw,
    ExhaustThis,
    Gives,
    OneOf,
    Whenever,
    Wound,
    action,
    enters,
    everything,
    faction,
    gain,
    go_insane,
    icons_attached,
    if_there_are,
    its_controller,
    lose_icons,
    opponent,
    pick,
    put_into_play,
    response,
    to_hand,
    topmost,
    total,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import FROM_DISCARD, FROM_HAND, IDLE, PAUSE, PAWN, event, lab_card, tool
from tests.coc.look import card, discard, hand, icons, idle, in_play, keys, skill, state_of, table, uid
from tests.look import asked

AGENT = lab_card("wf-agent", faction="agency", cost=2)
GUILD = tool("wf-guild", CostChange(CHARACTER & faction("agency"), -1, minimum=1, first="turn"))
BRAWLER = lab_card("wf-brawler", icons=(0, 2, 1, 0), skill=2)
QUIET = tool("wf-quiet", Blanks(CHARACTER, printed=True))
TALKER = lab_card("wf-talker", action(Draw(), cost=ExhaustThis()), keywords=(("fast", 1),))


def test_only_the_first_card_of_the_turn_costs_less() -> None:
    game = build(Side(hand=[AGENT, AGENT], play=[GUILD, PAUSE], domains=["agency:1", "agency:1"]))
    assert keys(game) == ["pass", f"play {AGENT} domain 1", f"play {AGENT} domain 2", f"use {PAUSE}"]
    game.choose(f"play {AGENT} domain 1")
    assert keys(game) == IDLE
    assert idle(game)


def test_a_passive_may_take_the_printed_text_and_leave_what_is_gained() -> None:
    boost = event("wf-boost", gain(keyword="fast"), Choose(CHARACTER))
    game = build(Side(hand=[boost], play=[TALKER, QUIET, PAUSE], domains=[""] * 3))
    assert keys(game) == ["pass", f"play {boost}", f"use {PAUSE}"]
    assert not values.has(table(game), uid(game, TALKER), "fast")
    game.choose(f"play {boost}")
    assert values.has(table(game), uid(game, TALKER), "fast")
    assert idle(game)


def test_a_character_loses_the_icons_it_has_and_keeps_what_it_gains_later() -> None:
    strip = event("wf-strip", lose_icons(), Choose(CHARACTER))
    arm = event("wf-arm", gain(icons=(0, 1, 0, 0)), Choose(CHARACTER))
    game = build(Side(hand=[strip, arm, arm], play=[BRAWLER, PAUSE], domains=[""] * 3))
    for each in (arm, strip):
        game.choose(f"play {each}")
    assert icons(game, BRAWLER) == [0, 0, 0, 0]
    game.choose(f"play {arm}")
    assert icons(game, BRAWLER) == [0, 1, 0, 0]
    assert idle(game)


def test_characters_of_a_printed_skill_below_x() -> None:
    blast = event("wf-blast", Wound(everything(CHARACTER & PRINTED_SKILL_BELOW_X)), facts={"cost_is_x": True})
    strong = lab_card("wf-strong", Gives(SELF, "skill", 5), skill=1)
    game = build(Side(hand=[blast], play=[PAUSE], domains=["agency:2"]), Side(play=[strong, BRAWLER]))
    game.choose(f"play {blast} domain 1")
    assert (skill(game, BRAWLER), in_play(game, 1), discard(game, 1)) == (2, [BRAWLER], [strong])
    assert idle(game)


@pytest.mark.parametrize(("held", "left"), [(3, 1), (1, 0)])
def test_up_to_a_number_of_cards_is_all_where_there_are_fewer(held: int, left: int) -> None:
    rob = event("wf-rob", opponent(DiscardCards(total(CHARACTER & IS_INSANE), up_to=True)))
    mad = [At(BRAWLER, insane=True), At(AGENT, insane=True)]
    game = build(Side(hand=[rob], play=[*mad, PAUSE], domains=[""] * 3), Side(hand=[PAWN] * held, domains=[""] * 3))
    game.choose(f"play {rob}")
    assert (len(hand(game, 1)), keys(game)) == (left, IDLE)
    assert idle(game)


def test_the_controller_of_what_was_chosen_picks_one_of_several() -> None:
    scare = event("wf-scare", its_controller(OneOf(go_insane(), DiscardCards(SKILL_OF_IT))), Choose(CHARACTER))
    game = build(Side(hand=[scare], play=[PAUSE], domains=[""] * 3), Side(hand=[PAWN, PAWN], play=[BRAWLER]))
    game.choose(f"play {scare}")
    assert (asked(game), keys(game)) == (
        (1, "pick"),
        ["pick discard as many cards of your choice from your hand as its skill", "pick drive it insane"],
    )
    game.choose("pick drive it insane")
    assert (state_of(game, BRAWLER), len(hand(game, 1))) == ("insane", 2)
    assert idle(game)


def test_characters_may_be_forbidden_to_enter_through_triggered_effects() -> None:
    wall = tool("wf-wall", Cannot("be put into play through triggered effects", CHARACTER))
    door = tool("wf-door", Whenever(THIS_ENTERS_PLAY, put_into_play(pick(CHARACTER & IN_DISCARD))), cost=0)
    game = build(
        Side(hand=[FROM_HAND, FROM_DISCARD, PAWN, door], play=[wall, PAUSE], discard=[PAWN], domains=["agency:1"])
    )
    assert f"play {FROM_HAND}" not in keys(game)
    assert f"play {FROM_DISCARD}" not in keys(game)
    game.choose(f"play {door}")
    assert PAWN in in_play(game, 0)
    assert idle(game)


def test_entering_through_a_triggered_effect_is_not_being_played() -> None:
    watch = tool("wf-watch", response(enters(CHARACTER, TRIGGERED_EFFECT), Draw()))
    game = build(Side(hand=[FROM_HAND, PAWN, PAWN], play=[watch, PAUSE], domains=["agency:1"]))
    game.choose(f"play {PAWN} domain 1")
    assert asked(game)[1] == "action"
    game.choose(f"play {FROM_HAND}")
    assert keys(game) == ["pass", f"use {watch}"]


def test_a_card_of_the_pile_is_attached_and_lends_its_icons() -> None:
    puppet = lab_card(
        "wf-puppet", Gives(SELF, 1, icons_attached(1)), action(Attach(pick(CHARACTER & IN_DISCARD), ITSELF))
    )
    game = build(Side(play=[puppet, PAUSE], discard=[BRAWLER], domains=[""] * 3))
    game.choose(f"use {puppet}")
    assert (icons(game, puppet), card(game, BRAWLER).host, keys(game)) == ([0, 2, 0, 0], uid(game, puppet), IDLE)
    assert idle(game)


def test_the_topmost_event_of_the_pile() -> None:
    one, two = event("wf-one", Draw()), event("wf-two", Draw())
    fetch = tool("wf-fetch", action(to_hand(topmost(EVENT)), cost=ExhaustThis()))
    game = build(Side(play=[fetch, PAUSE], discard=[one, two, PAWN]))
    game.choose(f"use {fetch}")
    assert (hand(game, 0), discard(game, 0)) == ([two], [one, PAWN])
    assert idle(game)


@pytest.mark.parametrize(("number", "able"), [(1, False), (2, True)])
def test_if_there_are_a_number_of_cards_in_a_pile(number: int, able: bool) -> None:
    count = tool("wf-count", action(Draw(), during=if_there_are(2, CHARACTER & IN_DISCARD)))
    game = build(Side(play=[count, PAUSE], discard=[PAWN] * number))
    assert (f"use {count}" in keys(game)) is able
