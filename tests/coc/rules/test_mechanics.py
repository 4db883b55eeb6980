"""Day and Night, Prophecy, Fated, removed from the game, Dormant, Resilient."""

from __future__ import annotations

import pytest

from orne.coc import events, values
from orne.coc.abilities import Choose, action, disrupt, response
from orne.coc.language import (
    ATTACHMENT,
    CARD,
    CHARACTER,
    IS_REMOVED,
    SUPPORT,
    CancelIt,
    DiscardThisProphecy,
    Do,
    Draw,
    ExhaustThis,
    PlaceSuccess,
    Prophesy,
    destroy,
    remove_from_game,
    return_to_hand,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.rules.hands import look_at_top, put_back_in_order
from orne.coc.rules.moving import move, shuffle_deck
from orne.coc.selector import IN_ANY_DISCARD, Sel, candidates
from orne.coc.state import DECK, DISCARD, DORMANT, HAND, REMOVED
from tests.coc.laboratory import lab_card
from tests.coc.rules.desk import (
    BELL,
    GUN,
    OAF,
    PAWN,
    USE,
    Say,
    asked,
    card,
    keys,
    log,
    mine,
    on,
    said,
    side,
    step,
    table,
    uid,
)

# ---- Day and Night

NOON = lab_card("noon", keywords=(("day", 1),), type="support")
DUSK = lab_card("dusk", keywords=(("night", 1),), type="support")
SMASH = lab_card("smash", action(destroy(), Choose(SUPPORT), cost=ExhaustThis()))


def test_it_is_night_while_a_night_card_is_in_play_and_nothing_else_changes() -> None:
    """coc/mechanic/day-and-night/a, coc/mechanic/day-and-night/b"""
    game = build(Side(hand=[DUSK], play=[SMASH, OAF], domains=["miskatonic:1"]))
    before = game.view(0)
    assert (before["day"], before["night"]) == (False, False)
    game.choose(f"play {DUSK} domain 1")
    after = game.view(0)
    assert (after["day"], after["night"]) == (False, True)
    assert (after["stories"], after["players"][1]) == (before["stories"], before["players"][1])
    assert after["players"][0]["play"][:2] == before["players"][0]["play"]
    game.choose(f"use {SMASH}")
    assert (game.view(0)["day"], game.view(0)["night"]) == (False, False)


def test_it_can_be_day_and_night_at_once() -> None:
    """coc/mechanic/day-and-night/c"""
    view = build(Side(play=[NOON]), Side(play=[DUSK, BELL])).view(None)
    assert (view["day"], view["night"]) == (True, True)


# ---- Prophecy

PROPHECY = lab_card(
    "prophecy",
    action(Prophesy()),
    response(on(events.LEAVES_PLAY), Say("it is come"), cost=DiscardThisProphecy(), zone=DECK),
    type="event",
    cost=0,
    keywords=(("prophecy", 1),),
)


def test_a_prophecy_lies_face_up_on_its_owners_deck() -> None:
    """coc/mechanic/prophecy/a"""
    game = build(Side(hand=[PROPHECY], play=[BELL]))
    game.choose(f"play {PROPHECY}")
    assert game.state.deck[0][-1] == uid(game, PROPHECY)
    assert side(game, 0, "discard") == []
    for seat in (0, 1, None):
        assert game.view(seat)["players"][0]["deck_known"] == {"1": PROPHECY}
    assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"use {BELL}"])


def test_a_prophecy_is_used_from_the_top_of_the_deck() -> None:
    """coc/mechanic/prophecy/b: its owner is asked, whoever acted, and the card pays for itself."""
    game = build(Side(hand=[PROPHECY], play=[BELL, PAWN, PAWN]), Side(play=[GUN, GUN]))
    game.play(f"play {PROPHECY}", f"use {GUN}", f"choose {PAWN}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {PROPHECY}"])
    game.choose(f"use {PROPHECY}")
    assert said(game) == ["it is come"]
    assert side(game, 0, "discard") == [PAWN, PROPHECY]
    game.play("pass", f"use {GUN}#2")
    assert asked(game) == (0, "action")
    assert said(game) == ["it is come"]


def test_a_prophecy_in_hand_or_in_the_deck_says_nothing() -> None:
    """coc/mechanic/prophecy/b: only face up on top."""
    game = build(Side(hand=[PROPHECY], deck=[PROPHECY, PAWN], play=[BELL, PAWN]), Side(play=[GUN]))
    game.play("pass", f"use {GUN}")
    assert asked(game) == (0, "action")


def _cover(g, use):
    """Put this card on top of its owner's deck."""
    move(g, use.holder, DECK)
    return True


def _shuffle(g, use):
    """Shuffle your deck."""
    shuffle_deck(g, use.seat)
    return True


def _look(g, use):
    """Look at the top two cards of your deck and put them back in any order."""
    put_back_in_order(g, use.seat, use.seat, look_at_top(g, use.seat, use.seat, 2), use)
    return True


def _mill(g, use):
    """Discard the top card of your deck."""
    from orne.coc.rules.leaving import discard_from_deck

    return discard_from_deck(g, use.seat, 1, use) == 1


@pytest.mark.parametrize(
    ("how", "effect", "then"),
    [
        ("draw", Draw(), HAND),
        ("cover", Do(_cover), DECK),
        ("shuffle", Do(_shuffle), DECK),
        ("look", Do(_look), DECK),
        ("mill", Do(_mill), DISCARD),
    ],
)
def test_a_prophecy_that_is_moved_or_covered_is_turned_down_first(how: str, effect, then: int) -> None:
    """coc/mechanic/prophecy/c"""
    spell = lab_card(f"unsettle-by-{how}", action(effect), type="event", cost=0)
    game = build(Side(hand=[PROPHECY, spell], play=[BELL, PAWN]), Side(play=[GUN]))
    game.play(f"play {PROPHECY}", "pass", f"play {spell}")
    while asked(game)[1] == "top":
        game.choose(keys(game)[-1])
    assert card(game, PROPHECY).zone == then
    assert card(game, PROPHECY).face_down == (then == DECK)
    game.play(f"use {GUN}")
    assert asked(game) == (0, "action")
    assert said(game) == []


def test_the_draw_of_the_draw_phase_takes_a_prophecy_into_the_hand() -> None:
    """coc/mechanic/prophecy/c: the opponent has seen it."""
    game = build(Side(hand=[PROPHECY], play=[BELL, GUN, BELL]), Side(play=[BELL, PAWN]), active=1, step="end of turn")
    assert (game.state.active, step(game)) == (0, "refresh actions")
    game.choose(f"play {PROPHECY}")
    game.play("pass", "pass")
    assert step(game) == "draw actions"
    assert side(game, 0, "hand") == ["core/laboratory-assistant", PROPHECY]
    assert game.view(1)["players"][0]["hand"] == [PROPHECY, None]
    game.play(f"use {GUN}")
    assert asked(game)[1] == "action"


# ---- Fated

MARK = Choose(CHARACTER)
FATED = lab_card("fated-one", keywords=(("fated", 3),), skill=2)


def test_a_fated_card_goes_under_its_owners_deck_with_its_last_token() -> None:
    """coc/mechanic/fated"""
    token = lab_card("token-giver", action(PlaceSuccess(), MARK, cost=ExhaustThis()), type="support")
    game = build(Side(play=[token, token, BELL]), Side(play=[At(FATED, owner=0, success=(0, 1))]))
    game.choose(f"use {token}")
    assert card(game, FATED).success == (1, 1)
    assert uid(game, FATED) in game.state.play
    game.choose(f"use {token}#2")
    assert game.state.deck[0][0] == uid(game, FATED)
    assert card(game, FATED).success == (0, 0)
    assert asked(game) == (0, "action")


# ---- removed from the game


def test_a_card_removed_from_the_game_is_set_aside() -> None:
    """coc/mechanic/remove-from-the-game/a, coc/mechanic/remove-from-the-game/b"""
    exile = lab_card("exile", action(remove_from_game(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    to_hand = Do(lambda g, use: bool(move(g, use.targets[0][0][0], HAND)))
    dig = lab_card(
        "digger",
        action(to_hand, Choose(Sel(CARD.test, "card", place=IN_ANY_DISCARD)), cost=ExhaustThis()),
        type="support",
    )
    recall = lab_card("recall", action(to_hand, Choose(IS_REMOVED & CARD), cost=ExhaustThis()), type="support")
    game = build(Side(play=[exile, dig, recall, BELL]), Side(play=[PAWN]))
    assert f"use {recall}" not in keys(game)
    game.choose(f"use {exile}")
    assert card(game, PAWN).zone == REMOVED
    assert game.view(None)["removed"] == [PAWN]
    assert (side(game, 1, "discard"), side(game, 1, "play"), side(game, 1, "hand")) == ([], [], [])
    assert keys(game) == ["pass", f"use {BELL}", f"use {recall}"]
    game.choose(f"use {recall}")
    assert side(game, 1, "hand") == [PAWN]


# ---- Dormant

SLEEPER = lab_card("sleeper", keywords=(("dormant", 1),), cost=6, skill=4)
TWO_TOKENS = [Story("dreamwalkers", (2, 1)), "frozen-in-time", "ancient-apocrypha"]


def _lays(game) -> list[str]:
    return [key for key in keys(game) if key.startswith("lay")]


def test_laying_a_dormant_card_costs_ones_own_tokens_there() -> None:
    """coc/mechanic/dormant/a"""
    game = build(
        Side(hand=[SLEEPER, SLEEPER], play=[BELL], domains=["miskatonic:1", "miskatonic:2"]),
        stories=TWO_TOKENS,
    )
    assert _lays(game) == [
        f"lay {SLEEPER} core/ancient-apocrypha",
        f"lay {SLEEPER} core/dreamwalkers domain 2",
        f"lay {SLEEPER} core/frozen-in-time",
    ]
    game.choose(f"lay {SLEEPER} core/dreamwalkers domain 2")
    assert game.view(1)["stories"][0]["dormant"] == 1
    assert game.view(0)["players"][0]["domains"][1]["drained"]
    assert card(game, SLEEPER).face_down


@pytest.mark.parametrize(("active", "where"), [(1, "operations"), (0, "resource actions"), (0, "story actions")])
def test_dormant_cards_are_laid_in_ones_own_operations_phase_only(active: int, where: str) -> None:
    """coc/mechanic/dormant/a"""
    game = build(Side(hand=[SLEEPER], play=[BELL]), Side(play=[BELL]), active=active, step=where)
    if asked(game)[0] == 1:
        game.choose("pass")
    assert asked(game) == (0, "action")
    assert _lays(game) == []


def test_one_dormant_card_for_each_story_and_turn() -> None:
    """coc/mechanic/dormant/b"""
    game = build(Side(hand=[SLEEPER, SLEEPER, SLEEPER], play=[BELL]))
    game.choose(f"lay {SLEEPER} core/dreamwalkers")
    assert _lays(game) == [f"lay {SLEEPER} core/ancient-apocrypha", f"lay {SLEEPER} core/frozen-in-time"]
    game.choose(f"lay {SLEEPER} core/frozen-in-time")
    assert _lays(game) == [f"lay {SLEEPER} core/ancient-apocrypha"]


WINNER = lab_card(
    "winner", action(PlaceSuccess(), Choose(Sel(lambda g, u, i: True, "story", place="row")), cost=ExhaustThis())
)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_when_the_story_is_won_a_dormant_card_is_played_for_nothing_or_discarded(answer: str) -> None:
    """coc/mechanic/dormant/c, coc/mechanic/dormant/e: also when the other player wins it."""
    game = build(
        Side(hand=[SLEEPER], play=[BELL]),
        Side(play=[WINNER]),
        stories=[Story("rotting-away", (0, 4)), "frozen-in-time", "ancient-apocrypha"],
    )
    game.play(f"lay {SLEEPER} core/rotting-away", f"use {WINNER}", "choose core/rotting-away", "no")
    assert asked(game) == (0, "yes or no")
    game.choose(answer)
    if answer == "yes":
        assert side(game, 0, "play") == [BELL, SLEEPER]
        assert log(game, "played") == ["played sleeper"]
    else:
        assert side(game, 0, "discard") == [SLEEPER]
    assert not any(domain["drained"] for domain in game.view(0)["players"][0]["domains"])


def test_dormant_cards_are_in_play_but_no_support_cards() -> None:
    """coc/mechanic/dormant/d, coc/rule/1.15-attaching-through-card-effects/b"""
    game = build(Side(hand=[SLEEPER], play=[BELL]))
    game.choose(f"lay {SLEEPER} core/dreamwalkers")
    g = table(game)
    use = g.use_of(uid(game, BELL))
    assert values.in_play(g, uid(game, SLEEPER))
    assert candidates(g, use, SUPPORT) == [uid(game, BELL)]
    assert candidates(g, use, ATTACHMENT) == candidates(g, use, CHARACTER) == []
    assert card(game, SLEEPER).zone == DORMANT


# ---- Resilient

RUBBER = lab_card("rubber", keywords=(("resilient", 1),))


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("way", ["destroyed", "returned"])
def test_a_resilient_card_may_go_to_the_top_of_its_owners_deck(answer: str, way: str) -> None:
    """coc/mechanic/resilient/a, coc/mechanic/resilient/b: its controller decides; it never is in the discard pile."""
    verb = destroy() if way == "destroyed" else return_to_hand()
    push = lab_card(f"push-{way}", action(verb, Choose(CHARACTER), cost=ExhaustThis()), type="support")
    stop = lab_card(
        "stop", disrupt(on(USE, lambda g, u, e: g.title(e.subject) == "Rubber"), CancelIt()), type="support"
    )
    watcher = lab_card("pile-watcher", response(mine(events.ENTERS_DISCARD), Say("never")), type="support")
    game = build(Side(play=[push, BELL, stop, watcher]), Side(play=[At(RUBBER, owner=0)]))
    game.choose(f"use {push}")
    assert (asked(game), keys(game)) == ((1, "yes or no"), ["no", "yes"])
    game.choose(answer)
    elsewhere = DISCARD if way == "destroyed" else HAND
    assert card(game, RUBBER).zone == (DECK if answer == "yes" else elsewhere)
    if answer == "yes":
        assert game.state.deck[0][-1] == uid(game, RUBBER)
    assert asked(game) == (0, "action")


def _under(g, use):  # type: ignore[no-untyped-def]
    """Put it under its owner's deck."""
    from orne.coc.language import IT
    from orne.coc.rules.leaving import leave_play

    return all(leave_play(g, each, DECK, "returned", use, bottom=True) for each in IT.cards(g, use))


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_resilient_card_may_be_put_on_top_of_the_deck_instead_of_under_it(answer: str) -> None:
    """coc/mechanic/resilient/a: in place of wherever else it would go."""
    bury = lab_card("bury-it", action(Do(_under), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[bury, BELL]), Side(play=[RUBBER]))
    game.choose(f"use {bury}")
    assert (asked(game), keys(game)) == ((1, "yes or no"), ["no", "yes"])
    game.choose(answer)
    assert game.state.deck[1][-1 if answer == "yes" else 0] == uid(game, RUBBER)
    assert asked(game) == (0, "action")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_resilient_fated_card_may_go_on_top_as_well(answer: str) -> None:
    """coc/mechanic/fated, coc/mechanic/resilient/a"""
    doom = lab_card("bouncing-doom", keywords=(("fated", 1), ("resilient", 1)))
    mark = lab_card("mark-it", action(PlaceSuccess(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[mark, doom, BELL]))
    game.choose(f"use {mark}")
    assert keys(game) == ["no", "yes"]
    game.choose(answer)
    assert game.state.deck[0][-1 if answer == "yes" else 0] == uid(game, doom)
