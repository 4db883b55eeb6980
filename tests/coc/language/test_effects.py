"""What effects do together."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Choose, ImmuneTo, action, disrupt
from orne.coc.events import USE, WOUND
from orne.coc.language import (
    CAN_BE_WOUNDED,
    CHARACTER,
    IN_HAND,
    ITSELF,
    SELF,
    THIS_IS_TARGETED,
    Also,
    CancelIt,
    CancelWound,
    DiscardCards,
    Draw,
    ExhaustThis,
    Then,
    ThenChoose,
    Wound,
    destroy,
    each_player,
    faction,
    gain,
    put_into_play,
    ready,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import BELL, GUN, PAUSE, PAWN, lab_card, on
from tests.coc.look import card, hand, keys, skill
from tests.look import asked, seat_asked


def test_what_each_player_must_do_takes_everybody_to_be_able() -> None:
    """coc/faq/no-if-able-must-resolve-whole: it is one effect, and says nothing of being able."""
    thief = lab_card("pickpocket", action(each_player(DiscardCards()), cost=ExhaustThis()), type="support")
    game = build(Side(play=[thief, PAUSE]), Side(hand=["bag-man", "young-deep-one"]))
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(play=[thief, PAUSE], hand=["mad-artist"]), Side(hand=["bag-man", "young-deep-one"]))
    game.choose(f"use {thief}")
    assert seat_asked(game) == 1
    assert keys(game) == ["discard core/bag-man", "discard core/young-deep-one"]
    game.choose("discard core/bag-man")
    assert [game.view(0)["players"][seat]["discard"] for seat in (0, 1)] == [["core/mad-artist"], ["core/bag-man"]]


# ---- parts that choose when they are reached


SHIELDED = lab_card("shielded", ImmuneTo(SELF, faction("cthulhu")), skill=3)


def sacrificed(*mine: str, theirs: tuple[str, ...]) -> Any:
    game = build(
        Side(hand=["sacrificial-offerings"], play=[*mine, PAUSE], domains=["cthulhu:4"]),
        Side(play=theirs),
    )
    game.choose("play core/sacrificial-offerings domain 1")
    return game


def test_what_follows_then_chooses_among_legal_targets_only() -> None:
    """coc/rule/2.36-immune/a: immune to the faction, it can be chosen by neither part."""
    game = sacrificed(SHIELDED, "mad-artist", theirs=("bag-man",))
    assert (seat_asked(game), keys(game)) == (1, ["choose core/mad-artist", "none"])
    game.choose("choose core/mad-artist")
    assert keys(game) == ["pass", "use lab/pause"]


def test_without_a_legal_target_left_the_second_part_asks_nobody() -> None:
    game = sacrificed(SHIELDED, theirs=("bag-man",))
    assert (seat_asked(game), keys(game)) == (0, ["pass", "use lab/pause"])


def test_the_target_of_the_second_part_is_looked_at_again() -> None:
    """coc/rule/1.9-choosing-targets/f: a Disrupt may make it an illegal target."""
    turn_away = lab_card(
        "turn-away",
        disrupt(THIS_IS_TARGETED, gain(ITSELF, keyword="invulnerability")),
        skill=3,
    )
    two = lab_card(
        "two-blows",
        action(Then(Draw(), ThenChoose(destroy(), Choose(CHARACTER & CAN_BE_WOUNDED))), cost=ExhaustThis()),
        type="support",
        cost=0,
    )
    game = build(Side(play=[two, PAUSE]), Side(play=[turn_away]))
    game.choose(f"use {two}")
    assert (seat_asked(game), keys(game)) == (1, ["pass", f"use {turn_away}"])
    game.choose(f"use {turn_away}")
    assert [each["card"] for each in game.view(0)["players"][1]["play"]] == [turn_away]
    assert keys(game) == ["pass", "use lab/pause"]


def test_copies_in_a_hand_are_one_choice_for_a_second_part() -> None:
    back = lab_card(
        "give-back",
        action(Then(Draw(), ThenChoose(put_into_play(), Choose(CHARACTER & IN_HAND))), cost=ExhaustThis()),
        type="support",
        cost=0,
    )
    game = build(Side(play=[back, PAUSE], hand=["bag-man", "bag-man"]))
    game.choose(f"use {back}")
    assert keys(game) == ["choose core/bag-man", "choose core/laboratory-assistant"]


# ---- several effects on one card


def test_independent_parts_do_not_need_each_other() -> None:
    """coc/rule/1.3-multiple-effects/a, coc/example/1.3-ygolonac-independent-parts"""
    rouse = lab_card(
        "rouse", action(Also(ready(), gain(skill=2)), Choose(CHARACTER), cost=ExhaustThis()), type="support"
    )
    game = build(Side(play=[rouse, PAWN, BELL]))
    game.choose(f"use {rouse}")
    assert (card(game, PAWN).state, skill(game, PAWN)) == (0, 3)


@pytest.mark.parametrize("cancel", [True, False])
def test_what_follows_then_needs_what_comes_before(cancel: bool) -> None:
    """coc/rule/1.3-multiple-effects/b, coc/example/1.3-forest-sister-sacrificial-offerings"""
    offering = lab_card(
        "offering", action(Then(Wound(), Draw()), Choose(CHARACTER), cost=ExhaustThis()), type="support"
    )
    nun = lab_card("nun", disrupt(on(WOUND), CancelWound()), keywords=(("toughness", 1),))
    game = build(Side(play=[offering, BELL]), Side(play=[nun]))
    game.choose(f"use {offering}")
    assert keys(game) == ["pass", f"use {nun}"]
    game.choose(f"use {nun}" if cancel else "pass")
    assert (card(game, nun).wounds, len(hand(game, 0))) == ((0, 0) if cancel else (1, 1))
    assert asked(game) == (0, "action")


def test_a_cancelled_disrupt_cancels_nothing() -> None:
    """coc/example/1.3-mothers-avenger-writhing-wall"""
    avenger = lab_card("avenger", disrupt(on(WOUND), Then(CancelWound(), Draw())), keywords=(("toughness", 1),))
    titled = on(USE, lambda g, use, event: g.title(event.subject) == "Avenger")
    wall = lab_card("wall", disrupt(titled, CancelIt()), type="support")
    game = build(Side(play=[GUN, wall, BELL]), Side(play=[avenger]))
    game.play(f"use {GUN}", f"use {avenger}", f"use {wall}")
    assert card(game, avenger).wounds == 1
    assert hand(game, 1) == []
