"""Leaving play: the ways there are, where cards go, Fated and Resilient, and what is answered."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import (
    AttachTo,
    Choose,
    Gives,
    Trigger,
    Use,
    action,
    disrupt,
    response,
)
from orne.coc.events import DESTROY, SACRIFICE
from orne.coc.language import (
    CARD,
    CHARACTER,
    HOST,
    IT,
    NOT_THE_HOST,
    SELF,
    YOURS,
    CancelIt,
    Do,
    Draw,
    ExhaustThis,
    MoveThis,
    PlaceSuccess,
    destroy,
    enters_discard,
    everything,
    go_insane,
    pick,
    return_to_hand,
    sacrifice,
    shuffle_in,
    would_be,
)
from orne.coc.position import At, Side, build
from orne.coc.rules import leaving
from orne.coc.state import DECK, DISCARD
from orne.coc.table import CocTable
from tests.coc.laboratory import (
    BELL,
    GUN,
    OAF,
    PAUSE,
    PAWN,
    event,
    lab_card,
    mine,
    on,
)
from tests.coc.look import card, deck, discard, hand, in_play, keys, skill, uid, zone
from tests.look import asked, happened, kind_asked


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


RUBBER = lab_card("rubber", keywords=(("resilient", 1),))


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
def test_a_resilient_card_may_be_put_on_top_of_the_deck_instead_of_being_shuffled_into_it(answer: str) -> None:
    """coc/mechanic/resilient/a: what lies on top is not shuffled, whatever else is."""
    mix = lab_card("mix-in", action(shuffle_in(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    tops = set()
    for seed in range(6):
        game = build(Side(play=[mix, BELL]), Side(play=[RUBBER, PAWN], deck=[OAF] * 20), seed=seed)
        game.choose(f"use {mix}")
        while kind_asked(game) == "first":
            game.choose(0)
        assert asked(game) == (1, "yes or no")
        game.choose(answer)
        assert sorted(deck(game, 1)) == sorted([RUBBER, PAWN, *[OAF] * 20])
        assert (zone(game, PAWN), "deck shuffled" in happened(game)) == ("deck", True)
        tops.add(deck(game, 1)[0])
    assert (tops == {RUBBER}) == (answer == "yes")


def test_a_resilient_card_alone_on_top_of_the_deck_leaves_it_unshuffled() -> None:
    """coc/mechanic/resilient/a: nothing went into the deck."""
    mix = lab_card("mix-in", action(shuffle_in(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[mix, BELL]), Side(play=[RUBBER]))
    game.play(f"use {mix}", "yes")
    assert (deck(game, 1)[0], "deck shuffled" in happened(game)) == (RUBBER, False)


# ---- entering the discard pile


def test_a_card_whose_playing_is_cancelled_enters_the_discard_pile() -> None:
    """coc/rule/2.32-playing-events/c, as a cancelled event does: what answers entering that pile works."""
    hears = lab_card("hears-arrivals", response(enters_discard(CARD), Draw()), type="support", cost=0)
    stop = lab_card("stop-it", disrupt(on(events.PLAYED), CancelIt(), cost=ExhaustThis()), type="support", cost=0)
    game = build(Side(hand=[PAWN], play=[hears, BELL], domains=["agency:1"]), Side(play=[stop]))
    game.play(f"play {PAWN} domain 1", f"use {stop}")
    assert (discard(game, 0), keys(game)) == ([PAWN], ["pass", f"use {hears}"])


def test_a_host_that_its_attachment_takes_elsewhere_as_both_go_is_not_destroyed() -> None:
    """coc/rule/1.12-card-states/e: what goes with it is decided before anything moves, and it has gone by then."""
    rope = lab_card(
        "rope",
        AttachTo(CHARACTER),
        disrupt(would_be(DESTROY, SELF), return_to_hand(everything(HOST))),
        type="support",
        subtypes=("Attachment",),
    )
    axe = event("rope-axe", destroy(), Choose(CHARACTER))
    game = build(Side(hand=[axe], play=[PAUSE]), Side(play=[PAWN, At(rope, on=PAWN)]))
    game.play(f"play {axe}", f"use {rope}", "pass")
    assert (hand(game, 1), discard(game, 1), in_play(game, 1)) == ([PAWN], [rope], [])
    assert (happened(game, "destroyed"), keys(game)) == (["destroyed"], ["pass", f"use {PAUSE}"])


@pytest.mark.parametrize(("way", "gone"), [(destroy(), [PAWN]), (go_insane(), [])])
def test_an_attachment_that_moves_to_another_host_as_its_own_goes_stays_there(way: Any, gone: list[str]) -> None:
    """coc/rule/1.12-card-states/e: it goes with its host only where it is attached to it still."""
    knot = lab_card(
        "knot",
        AttachTo(CHARACTER),
        disrupt(would_be(DESTROY, SELF), MoveThis(pick(CHARACTER & YOURS & NOT_THE_HOST))),
        type="support",
        subtypes=("Attachment",),
    )
    axe = event(f"knot-{way.text.split()[0]}", way, Choose(CHARACTER))
    game = build(Side(hand=[axe], play=[PAUSE]), Side(play=[PAWN, OAF, At(knot, on=PAWN)]))
    game.play(f"play {axe}", f"choose {PAWN}", f"use {knot}")
    assert (discard(game, 1), in_play(game, 1)[-2:]) == (gone, [OAF, knot])
    assert (card(game, knot).host, keys(game)) == (uid(game, OAF), ["pass", f"use {PAUSE}"])


def test_what_is_attached_to_an_attachment_goes_with_it() -> None:
    """coc/rule/1.12-card-states/e"""
    frozen = "the-key-and-the-gate/frozen-time"
    axe = event("deep-axe", destroy(), Choose(CHARACTER))
    bearer: list[str | At] = ["mad-artist", At("45-pistols", on="mad-artist"), At(frozen, on="45-pistols")]
    game = build(Side(hand=[axe], play=[PAUSE]), Side(play=bearer))
    game.choose(f"play {axe}")
    assert keys(game) == ["first core/45-pistols", f"first {frozen}"]
    game.choose(f"first {frozen}")
    assert (discard(game, 1), in_play(game, 1)) == (["mad-artist", frozen, "45-pistols"], [])
    assert keys(game) == ["pass", f"use {PAUSE}"]


def test_what_an_effect_has_attached_has_no_last_words() -> None:
    """coc/rule/1.15-attaching-through-card-effects/c: attached, it has lost the text about its own going."""
    meiger, jar = "denizens-of-the-underworld/josef-meiger", "ancient-relics/canopic-jar"
    lance = "the-order-of-the-silver-twilight/ritual-of-the-lance"
    for attached in (True, False):
        there = At(meiger, on=jar, by_effect=True) if attached else At(meiger)
        axe = event("words-axe", destroy(), Choose(CARD))
        game = build(Side(hand=[axe], play=[lance, jar, there, PAUSE]))
        game.play(f"play {axe}", f"choose {meiger}")
        assert (lance in in_play(game, 0), meiger in discard(game, 0)) == (attached, True)


def test_success_tokens_put_no_card_under_the_deck_that_is_not_fated() -> None:
    """coc/mechanic/fated"""
    collector = "the-order-of-the-silver-twilight/silver-twilight-collector"
    rite = "the-key-and-the-gate/rite-of-the-silver-gate"
    game = build(Side(play=[At(collector, success=(3, 0)), At(rite, success=(2, 0)), BELL]), Side(play=["mad-artist"]))
    game.choose(f"use {BELL}")
    assert (zone(game, collector), zone(game, rite)) == ("play", "play")
