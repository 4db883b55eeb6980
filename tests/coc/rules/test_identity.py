"""Gained and copied abilities: their keys, limits, answers and last words."""

from __future__ import annotations

from typing import Any

from orne.coc import events
from orne.coc.abilities import AttachTo, Choose, GivesAbility, Trigger, Use, Whenever, action, forced, response
from orne.coc.language import (
    CHARACTER,
    HOST,
    IN_DISCARD,
    IN_HAND,
    OTHER,
    SUPPORT,
    Do,
    ExhaustThis,
    ThenChoose,
    destroy,
    put_into_play,
    return_to_hand,
)
from orne.coc.position import At, Side, build
from orne.coc.state import HAND
from orne.coc.table import CocTable
from orne.kernel.game import Game
from orne.kernel.limits import Limit
from tests.coc.laboratory import BELL, PAWN, Say, in_all_editions, lab_card, on
from tests.coc.look import Coc, card, idle, keys, said, table, zone
from tests.look import asked

ONCE = Limit(1, "phase", by_title=False)
LEFT = Trigger(events.LEAVES_PLAY, lambda g, use, event: event.subject == use.me, "after this leaves", own_leaving=True)
SMASH = lab_card("id-smash", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()), type="support")


def gift(slug: str, *abilities: Any) -> Any:
    """An attachment whose bearer gains some abilities."""
    return lab_card(slug, AttachTo(CHARACTER), *(GivesAbility(HOST, each) for each in abilities), type="support")


def unique(game: Coc) -> bool:
    """Whether every option offered has a key of its own."""
    return len(set(game.decision.keys)) == len(game.decision.keys)


# ---- keys


def test_each_gained_ability_is_named_by_what_gives_it() -> None:
    """An Action of its own and one from a Shotgun: a record says which was used, and replays as that one."""
    game = build(
        Side(play=[At("guardian-elder-thing", story=0), At("shotgun", on="guardian-elder-thing"), "bag-man"],
             domains=["agency:2"]),
        Side(play=[At("mad-artist", story=0), BELL]), step="actions after defenders commit",
    )  # fmt: skip
    assert keys(game) == [
        "pass",
        "use core/guardian-elder-thing gained core/shotgun domain 1",
        "use core/guardian-elder-thing gained domain 1",
    ]
    assert [option.label for option in game.decision.options if "shotgun" in option.key] == [
        "Use Guardian Elder Thing (gained from Shotgun domain 1)"
    ]
    game.play("use core/guardian-elder-thing gained core/shotgun domain 1", "choose core/mad-artist")
    assert zone(game, "mad-artist") == "discard"
    assert zone(game, "guardian-elder-thing") == "play"
    again = Game.from_record(game.record())
    assert again.state.data() == game.state.data()
    assert idle(game)


def test_copied_abilities_are_named_by_the_card_they_are_printed_on() -> None:
    game = build(
        Side(play=["richard-upton-pickman", "clover-club-torch-singer", "slavering-gug", "clover-club-bouncer"],
             domains=["syndicate:2", "syndicate:2", "syndicate:4"]),
        Side(play=["mad-artist"]),
    )  # fmt: skip
    pickman = "core/richard-upton-pickman"
    game.play(f"use {pickman} domain 1", "choose core/clover-club-torch-singer")
    game.play(f"use {pickman} domain 2", "choose core/slavering-gug")
    assert unique(game)
    assert [key for key in keys(game) if "pickman" in key] == [
        f"use {pickman} copied core/clover-club-torch-singer domain 3",
        f"use {pickman} copied core/slavering-gug domain 3",
        f"use {pickman} domain 3",
    ]
    game.play(f"use {pickman} copied core/slavering-gug domain 3", "choose core/mad-artist")
    assert zone(game, "mad-artist") == "discard"
    assert Game.from_record(game.record()).state.data() == game.state.data()


def test_two_texts_of_one_giver_and_two_givers_of_one_text_have_four_keys() -> None:
    sword = gift("id-two-edged", action(Say("cut"), limit=ONCE), action(Say("thrust"), limit=ONCE))
    game = build(Side(play=[PAWN, At(sword, on=PAWN), At(sword, on=PAWN), BELL]))
    assert keys(game) == [
        "pass",
        f"use {BELL}",
        f"use {PAWN} gained {sword} ability 1",
        f"use {PAWN} gained {sword} ability 2",
        f"use {PAWN} gained {sword}#2 ability 1",
        f"use {PAWN} gained {sword}#2 ability 2",
    ]
    game.play(f"use {PAWN} gained {sword}#2 ability 2", f"use {PAWN} gained {sword} ability 1")
    assert said(game) == ["thrust", "cut"]
    assert keys(game) == [
        "pass", f"use {BELL}", f"use {PAWN} gained {sword} ability 2", f"use {PAWN} gained {sword}#2 ability 1",
    ]  # fmt: skip


def test_the_same_text_printed_twice_is_two_abilities() -> None:
    chant = action(Say("om"), limit=ONCE)
    monk = lab_card("id-monk", chant, chant)
    game = build(Side(play=[monk, BELL]))
    assert keys(game) == ["pass", f"use {BELL}", f"use {monk} ability 1", f"use {monk} ability 2"]
    game.choose(f"use {monk} ability 2")
    assert keys(game) == ["pass", f"use {BELL}", f"use {monk} ability 1"]


def test_effects_to_be_put_in_order_have_keys_of_their_own() -> None:
    """Two Forced Responses, printed and gained, and two passives of one card."""
    twice = lab_card("id-twice", forced(on(events.DRAINED), Say("one")), forced(on(events.DRAINED), Say("two")))
    bond = gift("id-bond", forced(on(events.DRAINED), Say("three")))
    game = build(Side(hand=[PAWN], play=[twice, At(bond, on=twice), At(bond, on=twice), BELL], domains=["agency:1"]))
    game.choose(f"play {PAWN} domain 1")
    assert keys(game) == [
        f"resolve {twice} ability 1", f"resolve {twice} ability 2", f"resolve {twice} gained {bond}",
        f"resolve {twice} gained {bond}#2",
    ]  # fmt: skip
    game.play(f"resolve {twice} gained {bond}#2", f"resolve {twice} ability 2", f"resolve {twice} ability 1")
    assert said(game) == ["three", "two", "one", "three"]
    watch = lab_card(
        "id-watch", Whenever(on(events.DRAINED), Say("tick")), Whenever(on(events.DRAINED), Say("tock")), type="support"
    )  # fmt: skip
    game = build(Side(hand=[PAWN], play=[watch, BELL], domains=["agency:1"]))
    game.choose(f"play {PAWN} domain 1")
    assert keys(game) == [f"resolve {watch} ability 1", f"resolve {watch} ability 2"]
    game.choose(f"resolve {watch} ability 2")
    assert said(game) == ["tock", "tick"]
    assert asked(game) == (0, "action")


@in_all_editions
def test_copies_that_leave_for_different_places_have_keys_of_their_own(edition: str) -> None:
    ghost = lab_card("id-ghost", response(LEFT, Say("boo")))
    chaos = lab_card("id-chaos", action(Do(_scatter), cost=ExhaustThis()), type="support")
    game = build(Side(play=[ghost, ghost, chaos, BELL]), edition=edition)
    game.choose(f"use {chaos}")
    assert sorted(keys(game)) == ["pass", f"use {ghost} discard", f"use {ghost} hand"]
    game.choose(f"use {ghost} hand")
    game.choose(f"use {ghost}")
    assert said(game) == ["boo", "boo"]
    assert asked(game) == (0, "action")


def _scatter(g: CocTable, use: Use) -> bool:
    """Destroy one Id Ghost and return the other to its owner's hand."""
    from orne.coc.rules import leaving

    one, other = [uid for uid in g.state.play if g.title(uid) == "Id Ghost"]
    return leaving.destroy(g, [one], use) and leaving.return_to_hand(g, [other], use)


def test_a_later_choice_among_hand_cards_offers_each_kind_once() -> None:
    bring = lab_card(
        "id-bring", action(ThenChoose(put_into_play(), Choose(CHARACTER & IN_HAND)), cost=ExhaustThis()), type="support"
    )  # fmt: skip
    game = build(Side(hand=[PAWN, PAWN, "bag-man"], play=[bring, BELL]))
    game.choose(f"use {bring}")
    assert keys(game) == ["choose core/bag-man", f"choose {PAWN}"]
    game.choose(f"choose {PAWN}")
    assert card(game, PAWN).zone != HAND
    assert unique(game)


def test_cards_to_choose_from_several_places_say_where_and_whose_they_are() -> None:
    look = lab_card(
        "id-look", action(return_to_hand(), Choose((SUPPORT & OTHER) | (SUPPORT & IN_DISCARD)), cost=ExhaustThis()),
        type="support",
    )  # fmt: skip
    game = build(Side(play=[look, BELL], discard=[BELL]))
    game.choose(f"use {look}")
    assert keys(game) == [f"choose {BELL}", f"choose {BELL} discard"]
    game = build(Side(hand=[PAWN], play=[BELL]), Side(hand=[PAWN, PAWN]))
    g = table(game)
    both = [uid for seat in (0, 1) for uid in g.state.hand[seat]]
    assert [each.key for each in g.card_options(both, "choose")] == [
        f"choose {PAWN} hand of player 1", f"choose {PAWN} hand of player 2",
    ]  # fmt: skip


# ---- limits


def test_a_copy_takes_only_the_abilities_its_model_has() -> None:
    """Another card with the very same text adds nothing."""
    chant = action(Say("om"), limit=ONCE)
    monk, nun = lab_card("id-friar", chant), lab_card("id-nun", chant)
    game = build(Side(play=["richard-upton-pickman", monk, nun], domains=["syndicate:2"]))
    game.play("use core/richard-upton-pickman domain 1", f"choose {monk}")
    assert keys(game) == ["pass", f"use core/richard-upton-pickman copied {monk}", f"use {nun}"]


# ---- last words


def test_a_gained_response_to_its_own_leaving_may_be_used() -> None:
    phoenix = gift("id-phoenix", response(LEFT, Say("again")))
    game = build(Side(play=[PAWN, At(phoenix, on=PAWN), SMASH, BELL]))
    game.choose(f"use {SMASH}")
    assert keys(game) == ["pass", f"use {PAWN} gained {phoenix}"]
    game.choose(f"use {PAWN} gained {phoenix}")
    assert said(game) == ["again"]
    assert asked(game) == (0, "action")
