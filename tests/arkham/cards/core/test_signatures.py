"""The investigators' own cards and weaknesses (arkham/basics/3.1, 6.67 to 6.71)."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import event
from orne.arkham.card_text import text
from orne.arkham.events import DAMAGE
from orne.arkham.knowledge import hidden_from
from orne.arkham.language import Gain, after
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.state import REMOVED, State
from orne.kernel.game import Game
from tests.arkham.laboratory import NEXT_TURN, THIRD_HAND, lab_card
from tests.arkham.look import (
    asset,
    damage_of_foes,
    discard,
    foe,
    hand,
    idle,
    in_play,
    in_turn,
    keys,
    me,
    offers,
    place,
    table,
    threats,
)
from tests.look import kind_asked, seat_asked


def end_turn(game: Game[State]) -> None:
    """End the turn and go on to the next one of round 3, passing everything."""
    game.choose("end turn")
    while game.decision is not None and kind_asked(game) != "turn":
        game.choose("pass" if "pass" in keys(game) else 0)


# ---- Roland's .38 Special


@pytest.mark.parametrize(
    ("clues", "token", "hit"), [(0, "-2", False), (0, "-1", True), (1, "-4", False), (1, "-3", True)]
)
def test_the_special_gets_more_where_there_are_clues(clues: int, token: str, hit: bool) -> None:
    """Combat 4, +1 or +3, against fight 4; 2 damage."""
    game = build(
        Inv(play=("rolands-38-special",)),
        locations=[Place("hallway", clues=clues)],
        enemies=[Foe("ghoul-priest", engaged=0)],
        bag=(token,),
    )
    game.choose("use core/rolands-38-special")
    assert damage_of_foes(game)["ghoul-priest"] == (2 if hit else 0)
    assert asset(game, "rolands-38-special")["tokens"] == 3
    assert me(game)["damage"] == (0 if hit else 2)  # only retaliation, no attack of opportunity


@pytest.mark.parametrize(("answer", "value"), [("pass", 7), ("play core/working-a-hunch", 5)])
def test_the_special_loses_its_bonus_with_the_last_clue(answer: str, value: int) -> None:
    """ahlcg/modifiers/a: the clue may be taken while the attack is under way."""
    game = build(
        Inv(play=("rolands-38-special",), hand=("working-a-hunch",)),
        locations=[Place("hallway", clues=1)],
        enemies=[Foe("ghoul-priest", engaged=0)],
    )
    game.choose("use core/rolands-38-special")
    assert keys(game) == ["play core/working-a-hunch", "pass"]
    game.choose(answer)
    while keys(game) == ["play core/working-a-hunch", "pass"]:
        game.choose("pass")
    assert [e.before for e in game.log if e.kind == "test succeeds"] == [value]
    assert game.decision is not None
    assert kind_asked(game) == "turn"


def test_the_special_without_ammo_cannot_fire() -> None:
    game = build(Inv(play=(In("rolands-38-special", tokens=0),)), enemies=[Foe("ghoul-minion", engaged=0)])
    assert "use core/rolands-38-special" not in keys(game)


# ---- Cover Up


def test_cover_up_enters_the_threat_area_with_three_clues() -> None:
    game = build(Inv(deck=("cover-up", "knife")))
    game.choose("draw")
    assert (threats(game), asset(game, "cover-up")["clues"]) == (["cover-up"], 3)
    assert hand(game) == []


def test_cover_up_may_take_the_place_of_a_discovery() -> None:
    """6.68: optional; the location's clue stays."""
    game = build(Inv(threat=(In("cover-up", clues=3),)), locations=[Place("hallway", clues=2)])
    game.choose("investigate core/hallway")
    assert keys(game) == ["react core/cover-up", "pass"]
    game.choose("pass")
    assert (me(game)["clues"], asset(game, "cover-up")["clues"], place(game, "hallway")["clues"]) == (1, 3, 1)
    game.play("investigate core/hallway", "react core/cover-up")
    assert (me(game)["clues"], asset(game, "cover-up")["clues"], place(game, "hallway")["clues"]) == (1, 2, 1)


def test_cover_up_needs_a_clue_to_discover_and_counts_only_those() -> None:
    """6.56, 6.68: with one clue there Deduction removes only one; empty, it stays and is no longer offered."""
    game = build(Inv(threat=(In("cover-up", clues=3),)))
    game.choose("investigate core/hallway")
    assert kind_asked(game) == "turn"
    game = build(Inv(hand=("deduction",), threat=(In("cover-up", clues=1),)), locations=[Place("hallway", clues=1)])
    game.play("investigate core/hallway", "commit core/deduction", "react core/cover-up")
    assert asset(game, "cover-up")["clues"] == 0
    game.choose("investigate core/hallway")
    assert (me(game)["clues"], threats(game)) == (1, ["cover-up"])


def test_deduction_takes_two_from_cover_up() -> None:
    game = build(Inv(hand=("deduction",), threat=(In("cover-up", clues=3),)), locations=[Place("hallway", clues=2)])
    game.play("investigate core/hallway", "commit core/deduction", "react core/cover-up")
    assert (asset(game, "cover-up")["clues"], place(game, "hallway")["clues"], me(game)["clues"]) == (1, 2, 0)


def test_a_companion_may_use_cover_up_for_his_own_discovery() -> None:
    """6.68: any investigator at its location, for a discovery of their own; not from elsewhere."""
    game = build(
        Inv("daisy-walker"),
        Inv("roland-banks", threat=(In("cover-up", clues=3),)),
        locations=[Place("hallway", clues=1), "attic"],
    )
    game.choose("investigate core/hallway")
    assert (seat_asked(game), keys(game)) == (0, ["react core/cover-up", "pass"])
    game.choose("react core/cover-up")
    assert asset(game, "cover-up", 1)["clues"] == 2
    game = build(
        Inv("daisy-walker"),
        Inv("roland-banks", at=1, threat=(In("cover-up", clues=3),)),
        locations=[Place("hallway", clues=1), "attic"],
    )
    game.choose("investigate core/hallway")
    assert me(game)["clues"] == 1


@pytest.mark.parametrize(("clues", "trauma"), [(2, (1, 1)), (0, (1, 0))])
def test_cover_up_leaves_a_trauma_when_the_game_ends(clues: int, trauma: tuple[int, int]) -> None:
    """1.24: even when its bearer is eliminated, here by damage."""
    game = build(
        Inv(damage=8, threat=(In("cover-up", clues=clues),)), Inv("daisy-walker"), enemies=[Foe("icy-ghoul", engaged=0)]
    )
    game.choose("resource")
    assert game.state.gone[0] == "damage"
    assert game.state.trauma[0] == trauma


@pytest.mark.parametrize(("clues", "paid", "trauma", "xp"), [(1, 5, (0, 1), -2), (0, 6, (0, 0), 0)])
def test_unfinished_tasks_count_when_a_resolution_ends_the_game(
    clues: int, paid: int, trauma: tuple[int, int], xp: int
) -> None:
    """1.24, 1.25: once, and each for its own bearer alone; here the Priest falls and the house is not burned."""
    game = build(
        Inv(threat=(In("cover-up", clues=clues),), resources=0),
        Inv("skids-otoole", threat=(In("hospital-debts", tokens=paid),), resources=0),
        enemies=[Foe("ghoul-priest", engaged=0, damage=9)],
        act="what-have-you-done",
        locations=["hallway", "parlor"],
    )
    game.play("fight core/ghoul-priest", "refuse")
    assert (game.over, game.state.resolution) == (True, "R2")
    assert (game.state.trauma, game.state.xp) == ([trauma, (0, 0)], [0, xp])


# ---- Daisy's Tote Bag


def test_the_tote_bag_holds_two_more_tomes() -> None:
    tomes = ("old-book-of-lore", "old-book-of-lore", "encyclopedia-2")
    game = build(Inv("daisy-walker", play=("daisys-tote-bag", *tomes), hand=("medical-texts", "knife")))
    game.play("play core/medical-texts", "hold core/old-book-of-lore core/old-book-of-lore#2 Tome slots")
    held = ["old-book-of-lore", "old-book-of-lore#2", "encyclopedia-2", "medical-texts"]
    assert in_play(game) == ["daisys-tote-bag", *held]
    game.choose("play core/knife")  # a fifth hand, and the bag takes no knife
    assert keys(game) == [f"discard core/{each}" for each in held]
    game.play("discard core/old-book-of-lore#2", "hold core/encyclopedia-2 core/medical-texts Tome slots")
    assert in_play(game) == ["daisys-tote-bag", "old-book-of-lore", "encyclopedia-2", "medical-texts", "knife"]


def test_without_the_bag_the_tomes_no_longer_fit() -> None:
    """1.21: the slots vanish with their source."""
    game = build(
        Inv(
            "daisy-walker",
            play=("daisys-tote-bag", "old-book-of-lore", "medical-texts", "encyclopedia-2"),
            deck=("knife",) * 3,
        ),
        encounter_deck=("crypt-chill", "ancient-evils"),
        bag=("auto-fail",),
        step="1.4 encounter cards",
        active=None,
    )
    game.choose("discard core/daisys-tote-bag")
    assert keys(game) == ["discard core/old-book-of-lore", "discard core/medical-texts", "discard core/encyclopedia-2"]
    game.choose("discard core/medical-texts")
    assert in_play(game) == ["old-book-of-lore", "encyclopedia-2"]


# ---- The Necronomicon


def test_the_necronomicon_enters_the_threat_area_and_takes_a_hand() -> None:
    """6.58: what exceeds the slot is discarded at once."""
    game = build(Inv("daisy-walker", play=("knife", "flashlight"), deck=("the-necronomicon", "knife")))
    game.choose("draw")
    assert keys(game) == ["discard core/knife", "discard core/flashlight"]
    game.choose("discard core/knife")
    assert (threats(game), asset(game, "the-necronomicon")["horror"]) == (["the-necronomicon"], 3)


def test_the_necronomicon_turns_elder_signs_into_failures() -> None:
    game = build(
        Inv("daisy-walker", threat=(In("the-necronomicon", horror=3),)),
        locations=[Place("hallway", clues=1)],
        bag=("elder sign",),
    )
    game.choose("investigate core/hallway")
    assert any(entry.kind == "test fails" for entry in game.log)
    assert (kind_asked(game), me(game)["clues"]) == ("turn", 0)


@pytest.mark.parametrize("there", [True, False])
def test_cards_see_the_failure_the_necronomicon_makes_of_an_elder_sign(there: bool) -> None:
    """It is treated as the automatic failure by Shrivelling and the Baseball Bat too, not by the test alone."""
    game = build(
        Inv(
            "daisy-walker",
            threat=(In("the-necronomicon", horror=3),) if there else (),
            play=("shrivelling", "baseball-bat", THIRD_HAND),
        ),
        enemies=[Foe("ghoul-priest", engaged=0, exhausted=True)],
        bag=("elder sign",),
    )
    game.choose("use core/shrivelling")
    assert (me(game)["horror"], damage_of_foes(game)) == (int(there), {"ghoul-priest": 0})
    game.choose("use core/baseball-bat")
    if not there:
        game.choose("apply damage")
    assert ("baseball-bat" in in_play(game), damage_of_foes(game)) == (not there, {"ghoul-priest": 0 if there else 2})
    assert kind_asked(game) == "turn"


def test_reading_the_necronomicon_moves_its_horror_to_daisy() -> None:
    """6.69: not dealt, so no asset takes it; without horror it is discarded."""
    game = build(
        Inv("daisy-walker", play=("research-librarian",), threat=(In("the-necronomicon", horror=2),)),
        enemies=[Foe("swarm-of-rats", engaged=0)],
    )
    game.play("use core/the-necronomicon", "damage core/daisy-walker")  # it provokes the rats
    assert (me(game)["horror"], asset(game, "the-necronomicon")["horror"]) == (1, 1)
    game.play("use core/the-necronomicon", "damage core/daisy-walker")
    assert (me(game)["horror"], threats(game), discard(game)) == (2, [], ["the-necronomicon"])


def test_reading_the_necronomicon_to_the_end_of_ones_mind() -> None:
    """1.24: its last horror drives Daisy insane, and the book leaves the game with all her cards."""
    game = build(
        Inv("daisy-walker", horror=8, threat=(In("the-necronomicon", horror=1),)), Inv("roland-banks"), bag=("0",)
    )
    book = next(uid for uid in game.state.play if game.state.cards[uid].horror == 1)
    game.choose("use core/the-necronomicon")
    assert (game.state.gone, game.state.trauma) == (["horror", ""], [(0, 1), (0, 0)])
    assert (game.state.cards[book].zone, game.state.discard[0]) == (REMOVED, [])
    assert (kind_asked(game), seat_asked(game)) == ("turn", 1)


def test_the_necronomicon_cannot_leave_play_while_it_has_horror() -> None:
    """1.21: it is not one of the choices for what exceeds the slots."""
    game = build(Inv("daisy-walker", play=("flashlight",), hand=("knife",), threat=(In("the-necronomicon", horror=1),)))
    game.choose("play core/knife")
    assert threats(game) == ["the-necronomicon"]
    assert discard(game) == ["flashlight"]


def test_nobody_but_daisy_reads_the_necronomicon() -> None:
    """1.2: a weakness asset is controlled by its bearer."""
    game = build(Inv("roland-banks"), Inv("daisy-walker", threat=(In("the-necronomicon", horror=1),)))
    assert "use core/the-necronomicon" not in keys(game)


# ---- On the Lam


def test_on_the_lam_keeps_enemies_from_attacking_for_the_round() -> None:
    """6.31: suppressed attackers do not exhaust; attacks of opportunity do not happen either."""
    game = build(
        Inv("skids-otoole", hand=("on-the-lam",), deck=("knife",) * 9),
        enemies=[Foe("ghoul-minion", engaged=0)],
        encounter_deck=("ancient-evils",) * 3,
        **NEXT_TURN,
    )
    assert keys(game) == ["play core/on-the-lam", "pass"]
    game.play("play core/on-the-lam", "resource")
    assert (me(game)["damage"], me(game)["horror"]) == (0, 0)
    game.choose("end turn")
    assert foe(game, "ghoul-minion")["exhausted"] is False
    assert (me(game)["damage"], game.state.round) == (0, 3)
    game.choose("resource")  # the round is over
    assert me(game)["damage"] == 1


def test_on_the_lam_is_no_help_against_an_elite_enemy() -> None:
    game = build(Inv("skids-otoole", hand=("on-the-lam",)), enemies=[Foe("ghoul-priest", engaged=0)], **NEXT_TURN)
    game.play("play core/on-the-lam", "resource")
    assert me(game)["damage"] == 2


def test_on_the_lam_is_for_the_beginning_of_the_turn_only() -> None:
    """6.12."""
    game = build(Inv("skids-otoole", hand=("on-the-lam",)))
    assert "play core/on-the-lam" not in keys(game)


# ---- Hospital Debts


def test_hospital_debts_take_two_resources_a_round() -> None:
    game = build(Inv("skids-otoole", threat=("hospital-debts",), resources=5))
    game.play("use core/hospital-debts", "use core/hospital-debts")
    assert (asset(game, "hospital-debts")["tokens"], me(game)["resources"]) == (2, 3)
    assert "use core/hospital-debts" not in keys(game)


def test_a_companion_may_pay_hospital_debts() -> None:
    """1.5: any threat area at the location; the limit is each player's."""
    game = build(Inv("roland-banks"), Inv("skids-otoole", threat=("hospital-debts",), resources=0))
    game.choose("use core/hospital-debts")
    assert (me(game)["resources"], asset(game, "hospital-debts", 1)["tokens"]) == (4, 1)


@pytest.mark.parametrize(("paid", "xp"), [(5, -2), (6, 0)])
def test_unpaid_debts_cost_experience(paid: int, xp: int) -> None:
    game = build(
        Inv("skids-otoole", damage=7, threat=(In("hospital-debts", tokens=paid),)),
        enemies=[Foe("icy-ghoul", engaged=0)],
    )
    game.choose("resource")
    assert game.over
    assert game.state.xp == [xp]


def test_hospital_debts_come_from_the_deck() -> None:
    game = build(Inv("skids-otoole", deck=("hospital-debts", "knife")))
    game.choose("draw")
    assert (threats(game), asset(game, "hospital-debts")["tokens"]) == (["hospital-debts"], 0)


# ---- Heirloom of Hyperborea and Dark Memory


def test_the_heirloom_draws_after_a_spell() -> None:
    """6.71: after the Spell has resolved in full; Dark Memory is one."""
    game = build(
        Inv("agnes-baker", play=("heirloom-of-hyperborea",), hand=("dark-memory", "emergency-cache"), deck=("knife",))
    )
    game.choose("play core/dark-memory")
    assert game.view(0)["agenda"]["doom"] == 1
    assert keys(game) == ["react core/heirloom-of-hyperborea", "pass"]
    game.choose("react core/heirloom-of-hyperborea")
    assert hand(game) == ["emergency-cache", "knife"]
    game.choose("play core/emergency-cache")  # not a Spell
    assert kind_asked(game) == "turn"


def test_dark_memory_may_advance_the_agenda() -> None:
    """6.41."""
    game = build(
        Inv("agnes-baker", hand=("dark-memory",)),
        agenda="whats-going-on",
        agenda_doom=2,
        later_agendas=("rise-of-the-ghouls",),
    )
    game.choose("play core/dark-memory")
    while kind_asked(game) != "turn":
        game.choose(0)
    assert game.view(0)["agenda"]["card"] == "core/rise-of-the-ghouls"


def test_dark_memory_hurts_at_the_end_of_each_turn_it_is_held() -> None:
    """1.23: drawn, it just goes to the hand."""
    game = build(Inv("agnes-baker", deck=("dark-memory", *("knife",) * 5)), encounter_deck=("ancient-evils",) * 3)
    game.choose("draw")
    assert hand(game) == ["dark-memory"]
    end_turn(game)
    assert me(game)["horror"] == 2
    end_turn(game)
    assert me(game)["horror"] == 4


# ---- Wendy's Amulet


def test_the_amulet_plays_the_topmost_event_of_the_discard_pile() -> None:
    """6.59: the topmost event only; played, it goes under the deck."""
    game = build(
        Inv(
            "wendy-adams",
            play=("wendys-amulet",),
            hand=("emergency-cache",),
            discard=("working-a-hunch", "emergency-cache", "knife"),
            deck=("knife",) * 3,
            resources=0,
        ),
        locations=[Place("hallway", clues=1)],
    )
    assert [key for key in keys(game) if key.startswith("play")] == [
        "play core/emergency-cache",
        "play core/emergency-cache from the discard pile",
    ]
    game.choose("play core/emergency-cache from the discard pile")
    assert discard(game) == ["working-a-hunch", "knife"]
    assert hand(game) == ["emergency-cache"]
    state = game.state
    assert table(game).title(state.deck[0][0]) == "Emergency Cache"
    assert "play core/working-a-hunch from the discard pile" in keys(game)
    game.choose("play core/working-a-hunch from the discard pile")
    assert (me(game)["clues"], discard(game), len(state.deck[0])) == (1, ["knife"], 4)


def test_events_discarded_from_the_hand_stay_in_the_discard_pile() -> None:
    """6.59: even those committed to a test."""
    game = build(
        Inv("wendy-adams", play=("wendys-amulet",), hand=("evidence", "working-a-hunch")),
        locations=[Place("hallway", clues=0)],
    )
    game.play("investigate core/hallway", "commit core/working-a-hunch", "done", "react core/wendy-adams")
    assert discard(game) == ["evidence", "working-a-hunch"]


def test_she_says_which_of_the_events_she_committed_lies_topmost() -> None:
    """ahlcg/discard-piles/f: what is committed is discarded together, and the amulet looks at the topmost event."""
    game = build(
        Inv("wendy-adams", play=("wendys-amulet",), hand=("cunning-distraction", "look-what-i-found")),
        locations=[Place("hallway", clues=2)],
        enemies=[Foe("ghoul-minion", engaged=0, exhausted=True)],
    )
    game.play("investigate core/hallway", "commit core/cunning-distraction", "commit core/look-what-i-found")
    assert keys(game) == ["discard core/cunning-distraction", "discard core/look-what-i-found"]
    game.choose("discard core/look-what-i-found")
    assert discard(game) == ["look-what-i-found", "cunning-distraction"]
    assert (in_turn(game), idle(game)) == (True, True)
    assert offers(game, "play") == ["play core/cunning-distraction from the discard pile"]


def test_nobody_is_asked_about_the_order_of_committed_cards_where_it_tells_nothing() -> None:
    game = build(
        Inv("wendy-adams", hand=("cunning-distraction", "look-what-i-found")), locations=[Place("hallway", clues=2)]
    )
    game.play("investigate core/hallway", "commit core/cunning-distraction", "commit core/look-what-i-found")
    assert (in_turn(game), discard(game)) == (True, ["cunning-distraction", "look-what-i-found"])


def test_nobody_is_asked_about_the_order_of_events_once_the_amulet_is_out_of_the_game() -> None:
    """Abandoned and Alone has taken it away with the discard pile."""
    game = build(
        Inv(
            "wendy-adams",
            hand=("cunning-distraction", "look-what-i-found"),
            deck=("abandoned-and-alone", "knife"),
            discard=("wendys-amulet",),
        ),
        locations=[Place("hallway", clues=2)],
    )
    game.play("draw", "investigate core/hallway", "commit core/cunning-distraction", "commit core/look-what-i-found")
    assert (discard(game)[-2:], in_turn(game), idle(game)) == (["cunning-distraction", "look-what-i-found"], True, True)


def test_an_event_that_answers_something_is_played_from_the_pile_too() -> None:
    game = build(
        Inv("wendy-adams", play=("wendys-amulet",), discard=("dodge",)), enemies=[Foe("ghoul-minion", engaged=0)]
    )
    game.choose("resource")
    assert keys(game) == ["play core/dodge from the discard pile", "pass"]
    game.choose("play core/dodge from the discard pile")
    assert (me(game)["damage"], discard(game)) == (0, [])


def test_the_amulet_with_an_empty_deck() -> None:
    """6.70: the event is the new deck."""
    game = build(Inv("wendy-adams", play=("wendys-amulet",), hand=("emergency-cache",), deck=()))
    game.choose("play core/emergency-cache")
    assert me(game)["deck"] == 1


# ---- Abandoned and Alone


def test_abandoned_and_alone_hurts_directly_and_removes_the_discard_pile() -> None:
    """Direct: no asset takes it; the discard pile is gone for this game, the weakness itself is not."""
    game = build(
        Inv(
            "wendy-adams",
            play=("research-librarian",),
            deck=("abandoned-and-alone", "knife"),
            discard=("knife", "dodge"),
        )
    )
    game.choose("draw")
    assert me(game)["horror"] == 2
    assert discard(game) == ["abandoned-and-alone"]
    assert sum(card.zone == REMOVED for card in game.state.cards) == 2


def test_abandoned_and_alone_is_one_effect() -> None:
    """The discard pile is gone before anything answers the horror, here an event of that pile."""
    comfort = lab_card(
        "comfort",
        event(Gain(1), trigger=after(DAMAGE, lambda g, use, e: e.seat == use.seat, "you take horror")),
        type="event",
        keywords=("fast",),
    )
    game = build(Inv("wendy-adams", play=("wendys-amulet",), deck=("abandoned-and-alone", "knife"), discard=(comfort,)))
    game.choose("draw")
    assert (kind_asked(game), me(game)["horror"], discard(game)) == ("turn", 2, ["abandoned-and-alone"])


def test_signature_cards_say_whose_they_are() -> None:
    """A weakness is given to its bearer and does not say so."""
    assert text("core/daisys-tote-bag") == "Only for the deck of Daisy Walker.\n" + (
        "You have 2 more hand slots, only for Tome cards."
    )
    assert "Only for" not in (text("core/cover-up") or "")


def test_the_amulet_does_not_help_against_dissonant_voices() -> None:
    """ahlcg/silver-rule/a: the encounter card prevails."""
    game = build(
        Inv("wendy-adams", play=("wendys-amulet",), threat=("dissonant-voices",), discard=("emergency-cache",), deck=())
    )
    assert not [key for key in keys(game) if key.startswith("play")]


def test_what_waits_for_ones_own_turn_ignores_anothers() -> None:
    """Neither On the Lam nor Dark Memory minds a companion's turn."""
    game = build(Inv("roland-banks"), Inv("skids-otoole", hand=("on-the-lam",)), lead=0, **NEXT_TURN)
    game.choose("turn core/roland-banks")
    assert (kind_asked(game), seat_asked(game)) == ("turn", 0)
    game = build(Inv("roland-banks"), Inv("agnes-baker", hand=("dark-memory",)))
    game.choose("end turn")
    assert (seat_asked(game), me(game, 1)["horror"]) == (1, 0)
    card = game.state.hand[1][0]
    assert hidden_from(game.state.cards[card], 0)
    game.choose("end turn")
    assert me(game, 1)["horror"] == 2
    assert not hidden_from(game.state.cards[card], 0), "it had to be shown"


def test_the_special_needs_an_enemy() -> None:
    assert "use core/rolands-38-special" not in keys(build(Inv(play=("rolands-38-special",))))
