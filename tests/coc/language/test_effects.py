"""What effects do together."""

from __future__ import annotations

from orne.coc.abilities import Choose, ImmuneTo, action, disrupt
from orne.coc.language import (
    CAN_BE_WOUNDED,
    CHARACTER,
    IN_HAND,
    ITSELF,
    SELF,
    THIS_IS_TARGETED,
    Also,
    DiscardCards,
    Draw,
    ExhaustThis,
    Then,
    ThenChoose,
    destroy,
    each_player,
    exhaust,
    faction,
    gain,
    put_into_play,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import PAUSE, lab_card


def test_an_independent_effect_that_fails_does_not_stop_the_next() -> None:
    """coc/rule/1.3-multiple-effects/a: it is exhausted already by its cost, and the card is drawn all the same."""
    clerk = lab_card("weary-clerk", action(Also(exhaust(ITSELF), Draw()), cost=ExhaustThis()))
    game = build(Side(play=[clerk]))
    game.choose(f"use {clerk}")
    assert len(game.state.hand[0]) == 1


def test_what_each_player_must_do_takes_everybody_to_be_able() -> None:
    """coc/faq/no-if-able-must-resolve-whole: it is one effect, and says nothing of being able."""
    thief = lab_card("pickpocket", action(each_player(DiscardCards()), cost=ExhaustThis()), type="support")
    game = build(Side(play=[thief, PAUSE]), Side(hand=["bag-man", "young-deep-one"]))
    assert sorted(game.decision.keys) == ["pass", "use lab/pause"]
    game = build(Side(play=[thief, PAUSE], hand=["mad-artist"]), Side(hand=["bag-man", "young-deep-one"]))
    game.choose(f"use {thief}")
    assert game.decision.seat == 1
    assert sorted(game.decision.keys) == ["discard core/bag-man", "discard core/young-deep-one"]
    game.choose("discard core/bag-man")
    assert [game.view(0)["players"][seat]["discard"] for seat in (0, 1)] == [["core/mad-artist"], ["core/bag-man"]]


# ---- parts that choose when they are reached


SHIELDED = lab_card("shielded", ImmuneTo(SELF, faction("cthulhu")), skill=3)


def offerings(*mine: str, theirs: tuple[str, ...]):  # type: ignore[no-untyped-def]
    game = build(
        Side(hand=["sacrificial-offerings"], play=[*mine, PAUSE], domains=["cthulhu:4"]),
        Side(play=theirs),
    )
    game.choose("play core/sacrificial-offerings domain 1")
    return game


def test_what_follows_then_chooses_among_legal_targets_only() -> None:
    """coc/rule/2.36-immune/a: immune to the faction, it can be chosen by neither part."""
    game = offerings(SHIELDED, "mad-artist", theirs=("bag-man",))
    assert (game.decision.seat, sorted(game.decision.keys)) == (1, ["choose core/mad-artist", "none"])
    game.choose("choose core/mad-artist")
    assert sorted(game.decision.keys) == ["pass", "use lab/pause"]


def test_without_a_legal_target_left_the_second_part_asks_nobody() -> None:
    game = offerings(SHIELDED, theirs=("bag-man",))
    assert (game.decision.seat, sorted(game.decision.keys)) == (0, ["pass", "use lab/pause"])


def test_the_target_of_the_second_part_is_looked_at_again() -> None:
    """coc/rule/1.9-choosing-targets/f: a Disrupt may make it no target any more."""
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
    assert (game.decision.seat, sorted(game.decision.keys)) == (1, ["pass", f"use {turn_away}"])
    game.choose(f"use {turn_away}")
    assert [each["card"] for each in game.view(0)["players"][1]["play"]] == [turn_away]
    assert sorted(game.decision.keys) == ["pass", "use lab/pause"]


def test_copies_in_a_hand_are_one_choice_for_a_second_part() -> None:
    back = lab_card(
        "give-back",
        action(Then(Draw(), ThenChoose(put_into_play(), Choose(CHARACTER & IN_HAND))), cost=ExhaustThis()),
        type="support",
        cost=0,
    )
    game = build(Side(play=[back, PAUSE], hand=["bag-man", "bag-man"]))
    game.choose(f"use {back}")
    assert sorted(game.decision.keys) == ["choose core/bag-man", "choose core/laboratory-assistant"]
