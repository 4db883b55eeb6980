"""Cards in the story row are full cards: conspiracies work for every player, have keywords and may be blank."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events, values
from orne.coc.abilities import (
    AttachTo,
    Blanks,
    Cannot,
    Choose,
    CostChange,
    Gives,
    GivesAbility,
    GivesStruggle,
    ImmuneTo,
    StoryNeeds,
    Trigger,
    Whenever,
    WhenWon,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.events import USE
from orne.coc.language import (
    ATTACHMENT,
    CARD,
    CARD_IN_PLAY,
    CHARACTER,
    COMMITTED_TO_THIS,
    EVENT_CARD,
    HOST_STORY,
    STORY,
    THIS_ENTERS_PLAY,
    THIS_STORY,
    YOURS,
    CancelIt,
    Draw,
    ExhaustThis,
    PlaceSuccess,
    ReplaceStory,
    destroy,
    everything,
    gain,
    instead,
    keyword,
    return_to_hand,
    would_leave,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.rulebook import RULEBOOK
from tests.coc.laboratory import BELL, PAWN, Say, in_all_editions, lab_card, on
from tests.coc.look import Coc, card, discard, icons, idle, keys, said, skill, table, uid, zone
from tests.look import asked

BARE = lab_card("row-bare", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))
AFTER_DEFENDERS = "actions after defenders commit"


def plot(slug: str, *abilities: Any, **facts: Any) -> Any:
    """A conspiracy without struggles."""
    facts = {"type": "conspiracy", "cost": 0, "struggles": (0, 0, 0, 0), **facts}
    return lab_card(f"row-{slug}", *abilities, **facts)


def words_of(game: Coc) -> Any:
    """Each word said, and by whom."""
    return [(entry.seat, entry.after) for entry in game.log if entry.kind == "said"]


YOU_DRAIN = Trigger(events.DRAINED, lambda g, use, event: event.seat == use.seat, "after you drain a domain")
YOU_WIN_THIS = Trigger(
    events.STORY_WON, lambda g, use, event: event.subject == use.holder and event.seat == use.seat,
    "after you win this story", own_leaving=True,
)  # fmt: skip

# ---- "you"


@in_all_editions
def test_you_on_a_conspiracy_is_every_player(edition: str) -> None:
    """coc/faq/conspiracy-has-no-controller: what your characters there get, everybody's get, and get it once."""
    storm = plot("storm", Gives(CHARACTER & YOURS & COMMITTED_TO_THIS, "skill", 2), Gives(CHARACTER & YOURS, 1, 1))
    both = plot("both", Gives(CHARACTER & COMMITTED_TO_THIS, "skill", 1))
    game = build(
        Side(play=[At(PAWN, story=1), At(PAWN, story=2), BELL]), Side(play=[At(PAWN, story=1), At("bag-man", story=2)]),
        stories=[BARE, storm, both], step=AFTER_DEFENDERS, edition=edition,
    )  # fmt: skip
    assert [skill(game, PAWN, number) for number in (1, 2, 3)] == [3, 2, 3]
    assert icons(game, PAWN, 3) == [0, 1, 0, 0]
    assert skill(game, "bag-man") == 3


def test_an_amount_about_you_is_worked_out_for_the_one_whose_card_it_is() -> None:
    hands = plot("hands", Gives(CHARACTER & YOURS, "skill", lambda g, use, uid: len(g.state.hand[use.seat])))
    game = build(Side(hand=["bag-man"] * 3, play=[PAWN, BELL]), Side(hand=["bag-man"], play=[PAWN]), stories=[hands])
    assert [skill(game, PAWN, number) for number in (1, 2)] == [4, 2]


def test_costs_bans_and_gained_abilities_of_a_conspiracy_are_for_every_player() -> None:
    """coc/faq/conspiracy-has-no-controller"""
    clerk = lab_card("row-clerk", cost=2)
    market = plot("market", CostChange(CHARACTER, -1), GivesAbility(CHARACTER & YOURS, action(Say("hail"))))
    game = build(
        Side(hand=[clerk], play=[PAWN], domains=["syndicate:1"]), Side(play=[PAWN]), stories=[market]
    )  # fmt: skip
    assert keys(game) == ["pass", f"play {clerk} domain 1", f"use {PAWN} gained {market}"]
    game.choose("pass")
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {PAWN}#2 gained {market}"])
    game = build(
        Side(play=[BELL]), Side(hand=[clerk], play=[BELL], domains=["syndicate:1"]), stories=[market], active=1
    )  # fmt: skip
    assert keys(game) == ["pass", f"play {clerk} domain 1", f"use {BELL}#2"]
    stay = plot("stay", Cannot("commit", CHARACTER & YOURS))
    game = build(Side(play=[PAWN, BELL]), Side(play=[BELL]), stories=[stay], step="active player commits")
    assert game.view(None)["step"] != "active player commits"


# ---- triggered abilities


@in_all_editions
def test_responses_and_disrupts_on_a_conspiracy_answer_for_every_player(edition: str) -> None:
    """coc/faq/conspiracy-has-no-controller"""
    night = plot("opening", response(YOU_DRAIN, Draw()))
    for seat in (0, 1):
        sides = [Side(play=[BELL]), Side(play=[BELL])]
        sides[seat] = Side(hand=[PAWN], play=[BELL], domains=["agency:1"])
        game = build(*sides, stories=[night], active=seat, edition=edition)
        game.choose(f"play {PAWN} domain 1")
        assert (asked(game), keys(game)) == ((seat, "response"), ["pass", f"use {night}"])
        game.choose(f"use {night}")
        assert len(game.state.hand[seat]) == 1
        assert idle(game)
    veto = plot("veto", disrupt(on(USE), CancelIt()))
    game = build(Side(play=[BELL]), Side(), stories=[veto], edition=edition)
    game.choose(f"use {BELL}")
    assert {asked(game)[1], *keys(game)} == {"disrupt", "pass", f"use {veto}"}
    first = asked(game)[0]
    game.choose("pass")
    assert (asked(game), keys(game)) == ((1 - first, "disrupt"), ["pass", f"use {veto}"])
    game.choose(f"use {veto}")
    assert said(game) == []


@in_all_editions
def test_a_forced_response_on_a_conspiracy_is_heard(edition: str) -> None:
    """coc/faq/conspiracy-has-no-controller: once, or for each player it calls "you"."""
    bell = plot("toll", forced(on(events.DRAINED), Say("toll")))
    yours = plot("yours", forced(YOU_DRAIN, Say("yours")))
    for seat in (0, 1):
        sides = [Side(play=[BELL]), Side(play=[BELL])]
        sides[seat] = Side(hand=[PAWN], play=[BELL], domains=["agency:1"])
        game = build(*sides, stories=[bell], active=seat, edition=edition)
        game.choose(f"play {PAWN} domain 1")
        assert words_of(game) == [(seat, "toll")]
        game = build(*sides, stories=[yours], active=seat, edition=edition)
        game.choose(f"play {PAWN} domain 1")
        assert words_of(game) == [(seat, "yours")]
        assert idle(game)


def test_what_both_players_must_do_is_put_in_order() -> None:
    """coc/rule/1.7-simultaneous-effects/a"""

    class EachSay(Say):
        text = "your voice is heard"

    chorus = plot("chorus", forced(on(events.DRAINED), EachSay("la")))
    game = build(Side(hand=[PAWN], play=[BELL], domains=["agency:1"]), Side(play=[BELL]), stories=[chorus])
    game.choose(f"play {PAWN} domain 1")
    assert (asked(game)[0], keys(game)) == (0, [f"resolve {chorus} player 1", f"resolve {chorus} player 2"])
    game.choose(f"resolve {chorus} player 2")
    assert words_of(game) == [(1, "la"), (0, "la")]
    assert idle(game)


def test_a_conspiracy_answers_its_own_entering_and_being_won() -> None:
    """coc/timing/responses-on-leaving-play/a"""
    life = plot("life", forced(THIS_ENTERS_PLAY, Say("born")), forced(YOU_WIN_THIS, Draw()))
    game = build(Side(hand=[life], play=[BELL]), stories=[BARE])
    game.choose(f"play {life}")
    assert said(game) == ["born"]
    place = lab_card("row-place", action(PlaceSuccess(), Choose(STORY), cost=ExhaustThis()), type="support")
    game = build(Side(play=[BELL]), Side(play=[place, BELL]), stories=[BARE, Story(life, (0, 4))], active=1)
    game.play(f"use {place}", f"choose {life}")
    assert zone(game, life) == "won"
    assert [len(game.state.hand[seat]) for seat in (0, 1)] == [0, 1]
    assert idle(game)


def test_a_passive_of_a_conspiracy_that_answers_an_event_acts_once() -> None:
    toll = plot("hum", Whenever(on(events.DRAINED), Say("hum")))
    yours = plot("purr", Whenever(YOU_DRAIN, Say("purr")))
    game = build(
        Side(play=[BELL]), Side(hand=[PAWN], play=[BELL], domains=["agency:1"]), stories=[toll, yours], active=1
    )  # fmt: skip
    game.choose(f"play {PAWN} domain 1")
    assert keys(game) == [f"resolve {toll}", f"resolve {yours} player 2"]
    game.choose(f"resolve {toll}")
    assert words_of(game) == [(1, "hum"), (1, "purr")]


# ---- keywords and blanking

DARK = plot("dark", keywords=(("night", 1),))
FOILED = lab_card("row-foiled", AttachTo(STORY), Blanks(HOST_STORY), type="support", cost=0)


@in_all_editions
def test_a_conspiracy_may_make_it_night_or_day(edition: str) -> None:
    """coc/mechanic/day-and-night/b, coc/rule/2.35-day-and-night"""
    light = plot("light", keywords=(("day", 1),))
    for row, day, night in (([BARE], False, False), ([DARK], False, True), ([DARK, light], True, True)):
        game = build(Side(play=[BELL]), stories=row, edition=edition)
        assert (values.is_day(table(game)), values.is_night(table(game))) == (day, night)
        assert (game.view(0)["day"], game.view(0)["night"]) == (day, night)
    dusk = lab_card("row-dusk", action(destroy(everything(CHARACTER & keyword("night")))), type="event", cost=0)
    owl = lab_card("row-owl", keywords=(("night", 1),))
    game = build(Side(hand=[dusk], play=[owl, BELL]), stories=[DARK], edition=edition)
    game.choose(f"play {dusk}")
    assert (zone(game, owl), zone(game, DARK)) == ("discard", "row")


def test_a_blank_conspiracy_has_neither_keywords_nor_abilities_nor_its_own_number_of_tokens() -> None:
    """coc/rule/2.25-text-box/a: struggles are not text."""
    rich = plot(
        "rich", action(Say("act")), forced(on(events.DRAINED), Say("forced")), Gives(CHARACTER, "skill", 1),
        StoryNeeds(3), keywords=(("night", 1),), subtypes=("Plot",), struggles=(1, 0, 0, 0),
    )  # fmt: skip
    for blank in (False, True):
        foiled = [At(FOILED, on=rich)] if blank else []
        game = build(
            Side(hand=[PAWN], play=[PAWN, BELL, *foiled], domains=["agency:1"]), stories=[Story(rich, (2, 0))]
        )  # fmt: skip
        g, row = table(game), uid(game, rich)
        assert (f"use {rich}" in keys(game)) is not blank
        assert values.is_night(g) is not blank
        assert values.has_subtype(g, row, "Plot") is not blank
        assert skill(game, PAWN, 2) == (1 if blank else 2)
        assert values.struggles(g, row) == [0]
        game.choose(f"play {PAWN} domain 1")
        assert said(game) == ([] if blank else ["forced"])


def test_a_blank_story_is_won_with_five_tokens_and_has_nothing_to_execute() -> None:
    """coc/rule/2.25-text-box/a"""
    small = plot("small", StoryNeeds(2), WhenWon(Say("won")))
    place = lab_card("row-place", action(PlaceSuccess(), Choose(STORY), cost=ExhaustThis()), type="support")
    game = build(Side(play=[place, BELL, At(FOILED, on=small)]), stories=[Story(small, (1, 0))])
    game.choose(f"use {place}")
    assert (zone(game, small), card(game, small).success) == ("row", (2, 0))
    game = build(Side(play=[place, BELL, At(FOILED, on=small)]), stories=[Story(small, (4, 0))])
    game.choose(f"use {place}")
    assert zone(game, small) == "won"
    assert asked(game) == (0, "action")
    game = build(Side(play=[place, BELL]), stories=[Story(small, (1, 0))])
    game.choose(f"use {place}")
    assert asked(game) == (0, "yes or no")


def test_a_story_that_is_blank_no_longer_is_won_with_its_own_number_of_tokens_at_once() -> None:
    """coc/rule/2.25-text-box/a: nobody needs to place another token."""
    fair = plot("fair", StoryNeeds(3))
    veil = lab_card("row-veil", AttachTo(STORY), Blanks(HOST_STORY), type="support", subtypes=("Attachment",))
    lift = lab_card("row-lift", action(destroy(everything(ATTACHMENT & YOURS))), type="event", cost=0)
    for success, where in (((3, 0), "won"), ((0, 3), "won"), ((2, 2), "row")):
        game = build(Side(hand=[lift], play=[PAWN, BELL, At(veil, on=fair)]), stories=[Story(fair, success), BARE])
        assert zone(game, fair) == "row"
        game.choose(f"play {lift}")
        assert (zone(game, veil), zone(game, fair), idle(game)) == ("discard", where, True)


def test_immunity_of_a_story_and_what_a_story_makes_immune() -> None:
    """coc/rule/2.36-immune/a, coc/rule/2.36-immune/d"""
    place = lab_card("row-event", action(PlaceSuccess(), Choose(STORY)), type="event", cost=0)
    events_ = keyword("night")
    safe = plot("safe", ImmuneTo(THIS_STORY, CARD))
    game = build(Side(hand=[place], play=[BELL]), stories=[BARE, safe])
    game.choose(f"play {place}")
    assert card(game, BARE).success == (1, 0)
    shelter = plot("shelter", ImmuneTo(CHARACTER & YOURS, ~events_))
    push = lab_card("row-push", action(gain(skill=2), Choose(CHARACTER)), type="event", cost=0)
    dark_push = lab_card(
        "row-dark-push", action(gain(skill=2), Choose(CHARACTER)), type="event", cost=0, keywords=(("night", 1),)
    )  # fmt: skip
    game = build(Side(hand=[push, dark_push], play=[BELL]), Side(play=[PAWN]), stories=[shelter])
    assert keys(game) == ["pass", f"play {dark_push}", f"use {BELL}"]
    game.choose(f"play {dark_push}")
    assert skill(game, PAWN) == 3
    extra = lab_card("row-extra", GivesStruggle(STORY, 0, 1), type="support", cost=0)
    game = build(Side(play=[BELL, extra]), stories=[BARE, safe])
    assert [values.struggles(table(game), uid(game, story)) for story in (BARE, safe)] == [[0], []]


@in_all_editions
def test_what_is_attached_to_a_story_that_is_won_may_be_saved_as_it_goes(edition: str) -> None:
    """coc/rule/1.12-card-states/e and g: it goes as what is attached to any other card does."""
    sign = lab_card("row-sign", AttachTo(STORY), type="support", subtypes=("Attachment",))
    saves = disrupt(would_leave(ATTACHMENT), instead(return_to_hand(EVENT_CARD)), cost=ExhaustThis())
    thrift = lab_card("row-thrift", saves, type="support")
    place = lab_card("row-place", action(PlaceSuccess(), Choose(STORY), cost=ExhaustThis()), type="support")
    game = build(
        Side(play=[place, BELL]), Side(play=[thrift, At(sign, on=BARE)]), stories=[Story(BARE, (4, 0)), DARK],
        edition=edition,
    )  # fmt: skip
    game.play(f"use {place}", f"choose {BARE}")
    assert (zone(game, BARE), asked(game), keys(game)) == ("row", (1, "disrupt"), ["pass", f"use {thrift}"])
    game.choose(f"use {thrift}")
    assert (zone(game, BARE), zone(game, sign), idle(game)) == ("won", "hand", True)


@in_all_editions
@pytest.mark.parametrize("how", ["won", "story deck"])
def test_what_is_attached_to_a_story_that_goes_is_put_in_order_while_it_is_there(how: str, edition: str) -> None:
    """As with any card: all that is to be decided is decided before anything moves (coc/rule/1.12-card-states/e)."""
    signs = [
        lab_card(f"row-sign-{letter}", AttachTo(STORY), type="support", subtypes=("Attachment",)) for letter in "ab"
    ]
    goes = PlaceSuccess() if how == "won" else ReplaceStory()
    way = lab_card(f"row-goes-{how[0]}", action(goes, Choose(STORY), cost=ExhaustThis()), type="support")
    game = build(
        Side(play=[way, BELL, *(At(sign, on=BARE) for sign in signs)]),
        stories=[Story(BARE, (4, 0))],
        story_deck=["core/dreamwalkers"],
        edition=edition,
    )
    game.choose(f"use {way}")
    assert (zone(game, BARE), asked(game), keys(game)) == ("row", (0, "first"), [f"first {sign}" for sign in signs])
    assert RULEBOOK.problems(game.state) == []
    game.choose(f"first {signs[1]}")
    assert (zone(game, BARE), [zone(game, sign) for sign in signs]) == (how, ["discard", "discard"])
    assert (discard(game, 0), idle(game)) == ([signs[1], signs[0]], True)


# ---- leaving the row without being won


@in_all_editions
def test_a_conspiracy_may_be_destroyed_as_a_card_in_play(edition: str) -> None:
    """coc/rule/2.23-zones-of-play/c: to its owner's pile, nobody stays committed there, what is attached goes too."""
    dawn = lab_card("row-dawn", action(destroy(everything(CARD_IN_PLAY & keyword("night")))), type="event", cost=0)
    game = build(
        Side(hand=[dawn], play=[At(PAWN, story=1), BELL, At(FOILED, on="core/dreamwalkers")]),
        Side(play=[At("bag-man", story=1)]), stories=["dreamwalkers", DARK, BARE], step=AFTER_DEFENDERS,
        edition=edition,
    )  # fmt: skip
    game.choose(f"play {dawn}")
    assert (zone(game, DARK), zone(game, "dreamwalkers"), zone(game, FOILED)) == ("discard", "row", "play")
    assert (card(game, PAWN).story, card(game, "bag-man").story) == (-1, -1)
    assert len(game.state.row) == 2
    assert not values.is_night(table(game))
    assert idle(game)


def test_stories_are_not_cards_that_could_be_destroyed() -> None:
    """coc/rule/3.4-story-totals/c: only winning moves a story."""
    sweep = lab_card("row-sweep", action(destroy(everything(CARD_IN_PLAY))), type="event", cost=0)
    game = build(Side(hand=[sweep], play=[PAWN]), Side(play=[PAWN]), stories=["dreamwalkers", DARK, BARE])
    game.choose(f"play {sweep}")
    while game.decision is not None and asked(game)[1] == "first":
        game.choose(0)
    assert [zone(game, name) for name in ("dreamwalkers", DARK, BARE, PAWN)] == ["row", "discard", "row", "discard"]


def test_a_passive_of_a_conspiracy_about_its_being_won_is_heard() -> None:
    """coc/faq/stygian-eye-snow-graves: each player, or only the winner, as the text says."""
    won = Trigger(
        events.STORY_WON, lambda g, use, event: event.subject == use.holder, "after this is won", own_leaving=True
    )  # fmt: skip
    death = plot("death", Whenever(won, Say("death")), Whenever(YOU_WIN_THIS, Draw()))
    place = lab_card("row-place", action(PlaceSuccess(), Choose(STORY), cost=ExhaustThis()), type="support")
    game = build(Side(play=[BELL]), Side(play=[place, BELL]), stories=[BARE, Story(death, (0, 4))], active=1)
    game.play(f"use {place}", f"choose {death}")
    assert keys(game) == [f"resolve {death} ability 1", f"resolve {death} ability 2 player 2"]
    game.choose(f"resolve {death} ability 1")
    assert words_of(game) == [(1, "death")]
    assert [len(game.state.hand[seat]) for seat in (0, 1)] == [0, 1]
    assert idle(game)
