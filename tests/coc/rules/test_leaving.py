"""Leaving play: the ways there are, where cards go, Fated and Resilient, and what is answered."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import (
    Choose,
    Gives,
    Trigger,
    Use,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.events import DESTROY, LEAVES_PLAY, SACRIFICE, USE
from orne.coc.language import (
    CARD,
    CHARACTER,
    IN_DISCARD,
    IS_REMOVED,
    IT,
    CancelIt,
    Do,
    ExhaustThis,
    PlaceSuccess,
    destroy,
    everything,
    remove_from_game,
    return_to_hand,
    sacrifice,
    to_hand,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import leaving
from orne.coc.rules.leaving import discard_from_play
from orne.coc.rules.moving import move
from orne.coc.selector import IN_ANY_DISCARD, Sel
from orne.coc.state import DECK, DISCARD, HAND, PLAY, REMOVED
from orne.coc.table import CocTable
from tests.coc.laboratory import (
    BELL,
    BORE,
    BOUNCE,
    BURN,
    GAG,
    GUN,
    MELT,
    OAF,
    PAUSE,
    PAWN,
    PISTOL,
    Say,
    event,
    hears,
    in_all_editions,
    lab_card,
    mine,
    on,
    to_chosen,
)
from tests.coc.look import card, discard, hand, keys, log, pile, said, skill, uid, zone
from tests.look import asked


@pytest.mark.parametrize(
    ("effect", "how", "at_last"),
    [
        (destroy(), "destroyed", "discard"),
        (sacrifice(), "sacrificed", "discard"),
        (to_chosen(discard_from_play), "discarded", "discard"),
        (to_chosen(leaving.remove_from_game), "removed", "removed"),
    ],
)
def test_four_ways_to_leave_play_are_four_events(effect: Any, how: str, at_last: Any) -> None:
    """coc/rule/2.7-sacrifice-destroy-discard/a, b and c"""
    ways = ("destroyed", "sacrificed", "discarded", "removed")
    ears = [hears(f"hears-{way}", LEAVES_PLAY, way) for way in ways]
    end = event(f"ends-{how}", effect, Choose(CHARACTER))
    game = build(Side(hand=[end], play=["bag-man", *ears, PAUSE]))
    game.choose(f"play {end}")
    assert keys(game) == ["pass", f"use lab/hears-{how}"]
    assert zone(game, "bag-man") == at_last


@pytest.mark.parametrize(("effect", "kind"), [(destroy(), DESTROY), (sacrifice(), SACRIFICE)])
def test_a_disrupt_to_one_way_does_not_answer_the_other(effect: Any, kind: str) -> None:
    """coc/rule/2.7-sacrifice-destroy-discard/a"""
    saves = [
        lab_card(f"saves-from-{each}", disrupt(Trigger(each, lambda g, use, event: True, f"when {each}"), CancelIt()))
        for each in (DESTROY, SACRIFICE)
    ]
    end = event(f"tries-to-{kind}", effect, Choose(CHARACTER))
    game = build(Side(hand=[end], play=["bag-man", *saves, PAUSE]))
    game.play(f"play {end}", "choose core/bag-man")
    assert keys(game) == ["pass", f"use lab/saves-from-{kind}"]
    game.choose(f"use lab/saves-from-{kind}")
    assert zone(game, "bag-man") == "play"


def test_a_borrowed_card_goes_to_its_owners_place() -> None:
    """coc/rule/2.23-zones-of-play/c"""
    game = build(Side(hand=[BOUNCE], play=[At("bag-man", owner=1), PAUSE]))
    game.choose("play lab/bounce")
    assert game.state.hand[1] == [uid(game, "bag-man")]


@in_all_editions
def test_cards_that_leave_together_leave_in_their_controllers_order(edition: str) -> None:
    """coc/rule/1.7-simultaneous-effects/c and d: any order, whatever the order they came in."""
    flood = lab_card("flood", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[flood, BELL]), Side(play=[PAWN, OAF, BORE]), edition=edition)
    game.choose(f"use {flood}")
    assert asked(game)[0] == 1
    assert keys(game) == [f"first {BORE}", f"first {OAF}", f"first {PAWN}"]
    game.play(f"first {BORE}", f"first {PAWN}")
    assert discard(game, 1) == [BORE, PAWN, OAF]


PHOENIX = lab_card(
    "phoenix",
    response(mine(events.ENTERS_DISCARD, own_leaving=True, places=(PLAY, HAND)), Say("risen")),
)


@in_all_editions
@pytest.mark.parametrize(
    ("how", "speaks"), [("normal", True), ("insane", False), ("blank", False), ("resource", False), ("hand", None)]
)
def test_a_card_reaches_the_discard_pile_blank_insane_or_as_a_resource(
    edition: str, how: str, speaks: bool | None
) -> None:
    """coc/rule/1.12-card-states/a and b, coc/example/1.12-living-mummy-blanked

    coc/example/1.12-living-mummy-forgotten-isle
    """
    theirs = {
        "normal": Side(play=[PHOENIX]),
        "insane": Side(play=[At(PHOENIX, insane=True)]),
        "blank": Side(play=[PHOENIX, At(GAG, on=PHOENIX)]),
        "resource": Side(domains=[[PHOENIX]]),
        "hand": Side(hand=[PHOENIX]),
    }[how]
    means = {"resource": MELT, "hand": BURN}.get(how, GUN)
    game = build(Side(play=[means, BELL]), theirs, edition=edition)
    game.choose(f"use {means}")
    if speaks is None:
        speaks = edition in ("lcg-3.0", "lcg-4")
    assert (asked(game)[1] == "response") == speaks
    assert PHOENIX in discard(game, 1)
    if speaks:
        assert keys(game) == ["pass", f"use {PHOENIX}"]
        game.choose(f"use {PHOENIX}")
        assert said(game) == ["risen"]
    assert asked(game) == (0, "action")


def test_others_may_respond_to_a_blank_cards_end() -> None:
    """coc/example/1.12-living-mummy-blanked: the window opens and closes when both pass."""
    mourner = lab_card("undertaker", response(on(events.ENTERS_DISCARD), Say("rest")), type="support")
    game = build(Side(play=[GUN, mourner, BELL]), Side(play=[PHOENIX, At(GAG, on=PHOENIX), mourner]))
    game.choose(f"use {GUN}")
    theirs, yours = [[f"use {one} {gone}" for gone in (GAG, PHOENIX)] for one in (f"{mourner}#2", mourner)]
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", *theirs])
    game.choose("pass")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", *yours])
    game.choose("pass")
    assert asked(game) == (0, "action")


def test_answers_to_leaving_play_see_the_card_as_it_was() -> None:
    """coc/rule/1.12-card-states/d"""
    seen: list[tuple[int, int]] = []

    def remember(g: CocTable, use: Use) -> bool:
        """Note the skill and the wounds it had."""
        seen.append((use.event.skill or 0, use.event.before.wounds))
        return True

    hero = lab_card("last-stand", response(mine(events.LEAVES_PLAY, own_leaving=True), Do(remember)), skill=2)
    flag = lab_card("flag", Gives(CHARACTER, "skill", 3), type="support")
    game = build(Side(play=[hero, flag, BELL]), Side(play=[GUN]))
    game.play("pass", f"use {GUN}", f"use {hero}")
    assert seen == [(5, 1)]
    assert (card(game, hero).wounds, card(game, hero).zone) == (0, DISCARD)
    assert skill(game, hero) == 0


@in_all_editions
def test_attachments_of_a_card_that_leaves_are_destroyed(edition: str) -> None:
    """coc/rule/1.12-card-states/e: older documents say discarded."""
    vulture = lab_card(
        "vulture", forced(on(events.LEAVES_PLAY, lambda g, u, e: e.how == "destroyed"), Say("caw")), type="support"
    )
    game = build(Side(play=[GUN, vulture, BELL]), Side(play=[PAWN, At(PISTOL, on=PAWN)]), edition=edition)
    game.choose(f"use {GUN}")
    new = edition in ("lcg-3.0", "lcg-4")
    assert log(game, "destroyed", "discarded") == ["destroyed pawn", f"{'destroyed' if new else 'discarded'} pistol"]
    assert said(game) == ["caw"] * (2 if new else 1)


def test_a_card_answers_its_own_leaving_but_takes_no_last_action() -> None:
    """coc/timing/responses-on-leaving-play/a, coc/timing/responses-on-leaving-play/b"""
    ghost = lab_card(
        "ghost",
        response(mine(events.LEAVES_PLAY, own_leaving=True), Say("boo")),
        action(Say("last action"), cost=ExhaustThis()),
        disrupt(mine(events.DESTROY), Say("before")),
    )
    game = build(Side(play=[ghost, BELL]), Side(play=[GUN]))
    game.play("pass", f"use {GUN}", f"use {ghost}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {ghost}"])
    game.choose(f"use {ghost}")
    assert said(game) == ["before", "boo"]
    assert (keys(game), discard(game, 0)) == (["pass", f"use {BELL}"], [ghost])


@in_all_editions
def test_whether_the_answer_must_be_about_the_card_itself(edition: str) -> None:
    """coc/timing/responses-on-leaving-play/a and c: older documents ask for no self-reference."""
    widow = lab_card("widow", response(on(events.LEAVES_PLAY), Say("woe")))
    sister = lab_card("sister", forced(on(events.LEAVES_PLAY), Say("sob")))
    game = build(Side(play=[widow, sister, BELL]), Side(play=[GUN, GUN]), edition=edition)
    game.play("pass", f"use {GUN}", f"choose {widow}")
    assert said(game) == ["sob"]
    old = edition in ("ccg-2.0", "lcg-1.4")
    assert asked(game)[1] == ("response" if old else "action")
    if old:
        game.choose(f"use {widow}")
        assert said(game) == ["sob", "woe"]
    game.play("pass", f"use {GUN}#2")
    assert said(game) == (["sob", "woe", "sob"] if old else ["sob"])


# ---- Fated, Resilient, removed from the game


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
    assert (discard(game, 1), pile(game, 1, "play"), hand(game, 1)) == ([], [], [])
    assert keys(game) == ["pass", f"use {BELL}", f"use {recall}"]
    game.choose(f"use {recall}")
    assert hand(game, 1) == [PAWN]


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


def _under(g: CocTable, use: Use) -> bool:
    """Put it under its owner's deck."""
    for each in IT.cards(g, use):
        leaving.leave_play(g, each, DECK, "returned", use, bottom=True)
    return True


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


def test_a_removed_card_is_found_only_by_what_names_its_place() -> None:
    """coc/rule/2.23-zones-of-play/b"""
    back = event("back", to_hand(), Choose(CARD & IN_DISCARD))
    game = build(Side(hand=[back], removed=["bag-man"], play=[PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]
