"""Pages of Call of Cthulhu: values with their sources, forecasts, where the game is, the log."""

from __future__ import annotations

import pytest
from tests.coc.laboratory import lab_card, on
from tests.coc.look import idle
from tests.table.look import asked, card, handle, keys, people, said

from orne.coc.abilities import Choose, action, disrupt
from orne.coc.events import STRUGGLE_BEFORE
from orne.coc.language import (
    CAN_BE_WOUNDED,
    CHARACTER,
    ITSELF,
    STORY,
    CommitTo,
    Pay,
    SacrificeOne,
    Wound,
    gain,
    pick,
)
from orne.coc.position import At, Side, Story, build
from orne.kernel.errors import UserError
from orne.table.shared.data import Action, Part, Sides, StoryForecast, Struggle
from orne.table.shared.messages import Named

SPITE = lab_card("table-spite", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED)))
ALTAR = lab_card("table-altar", action(Wound(pick(CHARACTER)), cost=SacrificeOne(CHARACTER)), type="support")
TONIC = lab_card("table-tonic", action(gain(skill=2), Choose(CHARACTER)), type="support")


def test_a_value_says_what_is_printed_and_what_each_card_adds() -> None:
    game = build(Side(play=["blackwood-file-clerk", "atwood-science-hall", TONIC]))
    room = people(game)
    hall = handle(room, 0, "Atwood Science Hall")
    skill = card(room, 0, "Blackwood File Clerk").values["skill"]
    assert (skill.now, skill.printed, skill.why) == (4, 3, (Part("Atwood Science Hall", hall, 1),))
    room.answer(0, "use lab/table-tonic")
    skill = card(room, 0, "Blackwood File Clerk").values["skill"]
    tonic = handle(room, 0, "Table Tonic")
    assert (skill.now, skill.printed) == (6, 3)
    assert sorted(skill.why, key=lambda part: part.n) == [
        Part("Atwood Science Hall", hall, 1),
        Part("Table Tonic", tonic, 2),
    ]


def test_an_insane_card_shows_no_keywords_and_its_state() -> None:
    room = people(build(Side(play=[At("steve-clarney", insane=True), At("paul-lemond", exhausted=True)])))
    steve, paul = card(room, 0, "Steve Clarney"), card(room, 0, "Paul LeMond")
    assert (steve.state, steve.keywords, steve.values["skill"].now) == ("insane", (), 0)
    assert steve.values["skill"].why == (Part("insane", None, -(steve.values["skill"].printed or 0)),)
    assert paul.state == "exhausted"


def test_a_card_that_was_taken_says_how_long_it_is_kept() -> None:
    game = build(Side(hand=["blind-submission", "shotgun-blast"], domains=["hastur:4", "agency:2"]),
                 Side(play=["young-deep-one", "steve-clarney"]))  # fmt: skip
    room = people(game)
    assert card(room, 0, "Young Deep One").until == ""
    room.answer(0, "play core/blind-submission domain 1")
    room.answer(0, "choose core/young-deep-one")
    for seat in (0, 1):
        taken = card(room, seat, "Young Deep One")
        assert (taken.owner, taken.controller, taken.until) == (1, 0, "until the phase ends")
        assert card(room, seat, "Steve Clarney").until == ""
    room.answer(0, "pass")
    back = card(room, 0, "Young Deep One")
    assert (back.controller, back.until) == (1, "")


def test_a_card_that_an_attachment_gives_is_kept_as_long_as_that_lies_there() -> None:
    game = build(Side(hand=["summons-of-the-deep/infernal-obsession"], domains=["hastur:4"]),
                 Side(play=["steve-clarney"]))  # fmt: skip
    room = people(game)
    room.answer(0, keys(room)[0])
    taken = card(room, 0, "Steve Clarney")
    assert (taken.controller, taken.until) == (0, "while Infernal Obsession is attached")


def test_a_plan_is_foreseen_before_it_is_sent() -> None:
    game = build(Side(play=["steve-clarney", "mad-genius"]), Side(play=["young-deep-one"]),
                 stories=[Story("ancient-apocrypha", (3, 0)), "dreamwalkers", "frozen-in-time"],
                 step="active player commits")  # fmt: skip
    room = people(game)
    assert [story.tokens for story in room.page(0).forecast.stories] == [Sides(0, 0)] * 3
    steve, story = handle(room, 0, "Steve Clarney"), handle(room, 0, "Ancient Apocrypha")
    first = room.forecast(0, [[steve, story]]).stories[0]
    assert first.h == story
    assert first.struggles[1] == Struggle("Combat", 0, 2, "you")
    assert first.struggles[3] == Struggle("Investigation", 0, 1, "you")
    assert (first.skill, first.tokens, first.wins) == (Sides(0, 2), Sides(0, 3), "you")
    assert room.game.state.plan == ()
    room.answer(0, {"plan": [[steve, story]]})
    theirs = room.page(1).forecast.stories[0]
    assert (theirs.skill, theirs.tokens, theirs.wins) == (Sides(2, 0), Sides(3, 0), "them")


def _foreseen(mine: list[str | At], theirs: list[str | At]) -> StoryForecast:
    """What the attacker is told of the first story, where everybody is committed."""
    side, other = (
        [At(each, exhausted=True, story=0) if isinstance(each, str) else each for each in who] for who in (mine, theirs)
    )
    game = build(Side(play=side), Side(play=[*other, "bag-man"]), step="defender commits")
    forecast = people(game).page(0).forecast
    assert forecast is not None
    return forecast.stories[0]


def test_who_certainly_goes_insane_does_not_count_for_what_comes_after() -> None:
    found = _foreseen(["laboratory-assistant"], ["yellow-muse"])
    assert [(each.kind, each.them, each.you, len(each.strikes)) for each in found.struggles] == [
        ("Terror", 1, 0, 1),
        ("Combat", 2, 0, 0),
        ("Arcane", 0, 0, 0),
        ("Investigation", 0, 0, 0),
    ]
    assert (found.skill, found.tokens, found.most) == (Sides(3, 0), Sides(0, 0), None)


def test_who_is_certainly_destroyed_by_combat_brings_no_success_and_who_bears_it_does() -> None:
    clerk = _foreseen(["blackwood-file-clerk"], ["hired-muscle"])
    assert [len(each.strikes) for each in clerk.struggles] == [0, 1, 0, 0]
    assert (clerk.struggles[3].you, clerk.skill.you, clerk.tokens) == (0, 0, Sides(0, 0))
    tough = _foreseen(["hired-muscle"], ["bag-man", "bag-man"])
    assert [len(each.strikes) for each in tough.struggles] == [0, 1, 0, 0]
    assert tough.skill.you == 3


def test_where_it_hangs_on_who_is_picked_the_least_and_the_most_are_told() -> None:
    found = _foreseen(["laboratory-assistant", "paul-lemond", "professor-nathaniel-peaslee"], ["yellow-muse"])
    terror = found.struggles[0]
    assert (terror.winner, len(terror.strikes)) == ("them", 3)
    # One of the two who investigate may be left, or neither.
    assert (found.tokens, found.most) == (Sides(0, 0), Sides(0, 1))
    assert found.wins is None


def test_what_cannot_be_planned_is_not_foreseen() -> None:
    room = people(build(Side(play=["steve-clarney", At("paul-lemond", exhausted=True)]), step="active player commits"))
    story = handle(room, 0, "Dreamwalkers")
    for plan in ([[handle(room, 0, "Paul LeMond"), story]], [[handle(room, 0, "Steve Clarney"), story]] * 2):
        with pytest.raises(UserError, match="Not everybody in this plan may be committed there now"):
            room.forecast(0, plan)
    for nonsense in (None, ["c1"], [["c1"]], [["c1", "nobody"]]):
        with pytest.raises(UserError, match="A plan is a list of pairs"):
            room.forecast(0, nonsense)


def test_the_strip_says_where_the_game_is_and_what_is_under_way() -> None:
    game = build(Side(hand=["shotgun-blast"], domains=["agency:2"]), Side(play=["young-deep-one", "mad-genius"]))
    room = people(game)
    strip = room.page(1).strip
    assert (strip.turn, strip.active, strip.phase, strip.step) == (3, 0, "operations", "operations")
    assert strip.phases == ("refresh", "draw", "resource", "operations", "story")
    assert strip.trail == ()


def test_a_sentence_names_its_cards_and_its_cause() -> None:
    game = build(Side(hand=["shotgun-blast"], domains=["agency:2"]), Side(play=["young-deep-one", "mad-genius"]))
    room = people(game)
    room.page(1)
    room.answer(0, "play core/shotgun-blast domain 1")
    room.answer(0, "x 2")
    room.answer(0, "choose core/young-deep-one")
    entries = room.page(1).log.entries
    destroyed = next(entry for entry in entries if entry.kind == "destroyed")
    deep_one, blast = handle(room, 1, "Young Deep One"), handle(room, 1, "Shotgun Blast")
    assert destroyed.words == (
        Named(deep_one, "Young Deep One"),
        " is destroyed (",
        Named(blast, "Shotgun Blast"),
        ").",
    )
    assert (destroyed.subject, destroyed.source, destroyed.n) == (deep_one, blast, 3)
    cause = next(entry for entry in entries if entry.at == destroyed.cause)
    assert "".join(part.title if isinstance(part, Named) else part for part in cause.words).startswith("Player 1 play")


def test_two_cards_of_one_title_are_told_apart_in_a_sentence() -> None:
    game = build(Side(play=[SPITE]), Side(play=[SPITE]))
    room = people(game)
    room.answer(0, "use lab/table-spite")
    room.answer(0, "choose lab/table-spite#2")
    (wounded,) = [entry for entry in room.page(0).log.entries if entry.kind == "wounded"]
    handles = [part.h for part in wounded.words if isinstance(part, Named)]
    assert sorted(map(str, handles)) == sorted((handle(room, 0, "Table Spite"), handle(room, 0, "Table Spite", 2)))
    assert {wounded.subject, wounded.source} == set(handles)


def test_the_log_tells_a_drawn_card_to_its_player_alone() -> None:
    game = build(Side(deck=["steve-clarney"] * 4), step="draw")
    room = people(game)
    mine, theirs = (said(room.page(seat, 0).log.entries) for seat in (0, 1))
    assert "You draw Steve Clarney." in mine
    assert "Player 1 draws a card." in theirs
    assert all("Steve" not in line for line in theirs)
    assert all(entry.subject is None for entry in room.page(1, 0).log.entries if entry.kind == "drawn")


def test_an_action_that_is_disrupted_is_told_by_the_strip() -> None:
    game = build(Side(hand=["shotgun-blast"], domains=["agency:5"]),
                 Side(play=["adult-deep-one"], domains=["cthulhu:2"]))  # fmt: skip
    room = people(game)
    room.answer(0, "play core/shotgun-blast domain 1")
    while room.asked == 0:
        room.answer(0, keys(room)[-1])
    assert (asked(room).kind, keys(room)) == ("disrupt", ["use core/adult-deep-one domain 1", "pass"])
    assert room.page(1).strip.trail == (Action("Shotgun Blast", 2, 0),)
    room.answer(1, "use core/adult-deep-one domain 1")
    assert room.page(1).strip.trail == ()
    assert idle(game)


def test_what_is_paid_for_an_action_belongs_to_its_first_step() -> None:
    """coc/timing/initiation-substeps/b: it is announced before its cost is paid, and executes after that."""
    game = build(Side(play=[ALTAR, "t-men", "peeler", "mad-artist"]))
    room = people(game)
    room.answer(0, "use lab/table-altar")
    assert keys(room) == ["sacrifice core/t-men", "sacrifice core/peeler", "sacrifice core/mad-artist"]
    assert room.page(0).strip.trail == (Action("Table Altar", 1, 0),)
    room.answer(0, "sacrifice core/t-men")
    assert asked(room).prompt == "Wound which character?"
    assert room.page(0).strip.trail == (Action("Table Altar", 3, 0),)
    room.answer(0, keys(room)[0])
    assert idle(game)


def test_a_response_lies_inside_the_action_it_answers() -> None:
    game = build(Side(hand=["the-yuggoth-contract/swooping-byakhee"], domains=["hastur:5"]),
                 Side(hand=["short-fuse", "cthulhu"]))  # fmt: skip
    room = people(game)
    room.answer(0, "play the-yuggoth-contract/swooping-byakhee domain 1")
    assert (asked(room).seat, asked(room).source) == (1, handle(room, 1, "Swooping Byakhee"))
    assert room.page(0).strip.trail == (Action("Swooping Byakhee", 5, 0), Action("Swooping Byakhee", 3, 0))


def test_faces_say_what_is_printed_and_those_known_already_are_left_out() -> None:
    game = build(Side(hand=["shotgun-blast"], domains=["agency:2"], play=["steve-clarney"]), Side(hand=["cthulhu"]))
    room = people(game)
    page = room.page(0)
    steve, blast = page.faces["core/steve-clarney"], page.faces["core/shotgun-blast"]
    assert (steve.type, steve.faction, steve.unique, steve.numbers) == ("character", "miskatonic", True, {"skill": "2"})
    assert (blast.type, blast.cost, blast.numbers) == ("event", "X", {})
    assert blast.text
    assert "core/cthulhu" not in page.faces
    assert set(page.faces) == {each.card for each in page.cards if each.card is not None}
    assert room.page(0, 0, known=set(page.faces)).faces == {}
    assert set(room.page(None, 0, known=["core/steve-clarney"]).faces).isdisjoint({"core/steve-clarney"})


def test_a_reason_says_what_its_ruling_says() -> None:
    room = people(build(Side(play=[At("paul-lemond", exhausted=True), "mad-genius"]), step="active player commits"))
    (reason,) = room.why_not(0, handle(room, 0, "Paul LeMond")).reasons
    assert reason.ruling.startswith("coc/")
    assert reason.claim.endswith(".")
    assert reason.demo


def test_struggles_that_were_fought_keep_their_result_and_bring_nothing_twice() -> None:
    game = build(Side(play=["steve-clarney"]), stories=["ancient-apocrypha", "dreamwalkers", "frozen-in-time"],
                 step="active player commits")  # fmt: skip
    room = people(game)
    story = handle(room, 0, "Ancient Apocrypha")
    room.answer(0, {"plan": [[handle(room, 0, "Steve Clarney"), story]]})
    room.run()
    assert asked(room).kind == "investigation"
    first = room.page(0).forecast.stories[0]
    assert [(each.kind, each.you, each.when) for each in first.struggles] == [
        ("Terror", 0, "over"),
        ("Combat", 2, "over"),
        ("Arcane", 0, "over"),
        ("Investigation", 1, "now"),
    ]
    # What it brings is asked about, and still to come.
    assert (first.tokens, first.resolved) == (Sides(0, 3), False)
    room.answer(0, keys(room)[0])
    assert card(room, 0, "Ancient Apocrypha").tokens == {"success 0": 3}


def test_who_is_about_to_be_struck_by_the_struggle_that_is_fought_is_foreseen_to_be() -> None:
    names = ("laboratory-assistant", "paul-lemond", "professor-nathaniel-peaslee")
    mine = [At(each, exhausted=True, story=0) for each in names]
    theirs = [At("yellow-muse", exhausted=True, story=0)]
    room = people(build(Side(play=mine), Side(play=theirs), step="stories resolve"))
    room.run()
    assert asked(room).prompt.startswith("Terror lost")
    before = room.page(0).forecast.stories[0]
    assert (before.struggles[0].when, len(before.struggles[0].strikes)) == ("now", 3)
    assert (before.tokens, before.most) == (Sides(0, 0), Sides(0, 1))
    room.answer(0, "insane core/professor-nathaniel-peaslee")
    after = room.page(0).forecast.stories[0]
    assert after.struggles[0].strikes == ()


def test_a_story_that_somebody_comes_to_as_others_resolve_is_not_foreseen_to_resolve() -> None:
    """coc/rule/3.1-committing-to-stories/b"""
    rider = lab_card("page-rider", disrupt(on(STRUGGLE_BEFORE), CommitTo(pick(STORY), ITSELF), cost=Pay(1)), skill=3)
    game = build(
        Side(play=[At(rider, story=0, exhausted=True), At("bag-man", story=0, exhausted=True)], domains=["agency:1"]),
        step="stories resolve",
    )
    game.play(f"use {rider} domain 1", "commit to core/dreamwalkers")
    forecast = people(game).page(0).forecast
    assert forecast is not None
    assert forecast.stories[1].tokens == Sides(0, 0)
