"""The forms of question in Arkham Horror, tests and damage among them; the rest is as in the other game."""

from __future__ import annotations

from tests.arkham.look import hand, in_turn
from tests.table.look import asked, card, handle, keys, option, people, refusal, said

from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.kernel.game import Game
from orne.lab.games import scenario_game
from orne.table.shared.data import Part
from orne.table.shared.question_data import Share

BAG = ("0", "-1", "-2", "-4")


def test_a_turn_is_a_window_that_says_what_is_provoked_and_how_likely_it_is() -> None:
    game = build(Inv(hand=["knife"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=BAG)
    room = people(game)
    question = asked(room)
    assert (question.form, question.kind, question.primary) == ("window", "turn", None)
    draw, fight, evade = (
        option(room, key).hint for key in ("draw", "fight core/ghoul-minion", "evade core/ghoul-minion")
    )
    assert (draw.warn, draw.cost, draw.chance) == ("provokes an attack by Ghoul Minion", "1 action", None)
    assert (fight.warn, fight.damage, fight.chance) == ("", 1, (3, 4))
    assert (evade.warn, evade.chance) == ("", (1, 4))


def test_the_large_button_ends_a_turn_without_actions_left() -> None:
    game = build(Inv(hand=["working-a-hunch"], resources=5), locations=[Place("hallway", clues=1)], bag=BAG)
    room = people(game)
    for left in (2, 1):
        room.answer(0, "resource")
        assert (asked(room).kind, asked(room).primary) == ("turn", None), f"{left} actions left"
    room.answer(0, "resource")
    assert keys(room) == ["play core/working-a-hunch", "end turn"]
    assert asked(room).primary == 1


def test_each_enemy_says_how_likely_a_weapon_strikes_it() -> None:
    foes = [Foe("ghoul-minion", engaged=0), Foe("ghoul-priest", engaged=0)]
    room = people(build(Inv(play=["machete"]), enemies=foes, bag=BAG))
    assert option(room, "use core/machete").hint.chance is None
    room.answer(0, "use core/machete")
    assert [(each.key, each.hint.chance) for each in asked(room).options] == [
        ("fight core/ghoul-minion", (3, 4)),
        ("fight core/ghoul-priest", (1, 2)),
    ]


def test_a_weapon_says_how_likely_it_strikes_the_only_enemy() -> None:
    room = people(build(Inv(play=["machete"]), enemies=[Foe("ghoul-priest", engaged=0)], bag=BAG))
    assert option(room, "use core/machete").hint.chance == (1, 2)


def test_chances_are_those_of_the_better_skill_that_may_be_used() -> None:
    daisy = Inv("daisy-walker", hand=["mind-over-matter"], play=["machete"], resources=1)
    room = people(build(daisy, enemies=[Foe("ghoul-priest", engaged=0)], bag=BAG))
    actions = ("fight core/ghoul-priest", "evade core/ghoul-priest", "use core/machete")
    assert [option(room, key).hint.chance for key in actions] == [(0, 1), (0, 1), (0, 1)]
    room.answer(0, "play core/mind-over-matter")
    assert [option(room, key).hint.chance for key in actions] == [(1, 2), (1, 2), (1, 2)]
    room.answer(0, "fight core/ghoul-priest")
    assert asked(room).prompt == "Which skill do you use for combat?"
    assert [(each.label, each.hint.chance) for each in asked(room).options] == [
        ("Intellect", (1, 2)),
        ("Combat", (0, 1)),
    ]


def test_an_ability_that_tests_a_skill_says_how_likely_it_succeeds() -> None:
    daisy = Inv("daisy-walker", play=["medical-texts", "old-book-of-lore"], damage=1)
    room = people(build(daisy, bag=BAG))
    assert [option(room, f"use core/{each}").hint.chance for each in ("medical-texts", "old-book-of-lore")] == [
        (3, 4),
        None,
    ]


def test_what_an_enemy_does_in_a_later_phase_is_no_step_of_what_was_chosen_about_it() -> None:
    room = people(build(Inv(play=["leather-coat"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=["-8"]))
    for _ in range(3):
        room.answer(0, "fight core/ghoul-minion")
    assert (asked(room).form, asked(room).source) == ("assign", handle(room, 0, "Ghoul Minion"))
    assert asked(room).trail == ()


def test_playing_and_using_cards_say_what_they_cost() -> None:
    game = build(Inv(hand=["knife", "working-a-hunch"], play=["machete", "first-aid"], clues=1, damage=1),
                 enemies=[Foe("ghoul-minion", engaged=0)], bag=BAG)  # fmt: skip
    room = people(game)
    hints = {each.key: each.hint for each in asked(room).options if each.hint}
    assert (hints["play core/knife"].cost, hints["play core/knife"].warn) == (
        "1 action and 1 resource",
        "provokes an attack by Ghoul Minion",
    )
    assert (hints["use core/machete"].cost, hints["use core/machete"].warn) == ("1 action", "")
    assert hints["use core/first-aid"].cost.startswith("1 action and ")
    assert hints["use core/first-aid"].warn == "provokes an attack by Ghoul Minion"


def test_playing_an_asset_says_which_slots_would_be_too_full() -> None:
    room = people(build(Inv(hand=["knife", "beat-cop", "guard-dog", "emergency-cache"], play=["machete", "beat-cop"])))
    slots = {each.key: each.hint.slots for each in asked(room).options if each.hint and each.verb == "play"}
    assert slots == {
        "play core/knife": (),
        "play core/beat-cop": ("ally",),
        "play core/guard-dog": ("ally",),
        "play core/emergency-cache": (),
    }


def test_playing_an_asset_warns_of_what_would_have_to_make_room() -> None:
    room = people(
        build(
            Inv(hand=["guard-dog", "knife", "shotgun-4"], play=["machete", "flashlight", "beat-cop"], resources=9),
            enemies=[Foe("ghoul-minion", engaged=0)],
        )
    )
    attack = "provokes an attack by Ghoul Minion"
    assert {each.key: each.hint.warn for each in asked(room).options if each.hint and each.verb == "play"} == {
        "play core/guard-dog": f"{attack}; Beat Cop would be discarded",
        "play core/knife": f"{attack}; a card of the hand slots would be discarded",
        "play core/shotgun-4": f"{attack}; Machete and Flashlight would be discarded",
    }


def test_playing_an_asset_warns_where_nothing_can_make_room_and_it_goes_itself() -> None:
    room = people(
        build(Inv("daisy-walker", hand=["baseball-bat"], threat=[In("the-necronomicon", horror=2)], play=["knife"]))
    )
    assert [each.hint.warn for each in asked(room).options if each.hint and each.verb == "play"] == [
        "Baseball Bat would be discarded"
    ]


def test_an_asset_that_brings_its_own_slots_fits_into_them() -> None:
    room = people(build(Inv("core/daisy-walker", hand=["old-book-of-lore", "medical-texts"],
                            play=["daisys-tote-bag", "old-book-of-lore", "medical-texts"])))  # fmt: skip
    slots = {each.key: each.hint.slots for each in asked(room).options if each.hint and each.verb == "play"}
    assert slots == {"play core/old-book-of-lore": (), "play core/medical-texts": ()}


def test_cards_are_committed_at_once_and_each_says_the_chance_it_gives() -> None:
    game = build(Inv(hand=["vicious-blow", "overpower", "guts"], play=["machete"]),
                 enemies=[Foe("ghoul-priest", engaged=0)], bag=BAG)  # fmt: skip
    room = people(game)
    room.answer(0, "use core/machete")
    question = asked(room)
    assert (question.form, question.pick, question.min, question.max) == ("several", "each", 0, 2)
    assert keys(room) == ["commit core/vicious-blow", "commit core/overpower", "done"]
    hints = [each.hint for each in question.options]
    assert [hint.chance if hint else None for hint in hints] == [(3, 4), (3, 4), None]
    assert [hint.passes if hint else None for hint in hints] == [("0", "-1", "-2"), ("0", "-1", "-2"), None]
    room.answer(0, {"is": [0, 1]})
    question = asked(room)
    assert (question.form, keys(room)) == ("order", ["apply damage", "apply core/overpower"])
    test = room.page(0).test
    assert test is not None
    assert (test.step, test.chance) == (7, (1, 1))
    assert test.result is not None
    assert (test.result.success, test.result.tokens) == (True, test.revealed)
    room.answer(0, {"order": ["apply core/overpower", "apply damage"]})
    assert in_turn(game)
    assert len(hand(game)) == 2


def test_the_test_under_way_shows_its_sum_its_chance_and_its_tokens() -> None:
    game = build(Inv(hand=["vicious-blow", "overpower"], play=["machete"]),
                 enemies=[Foe("ghoul-priest", engaged=0)], bag=BAG)  # fmt: skip
    room = people(game)
    room.answer(0, "use core/machete")
    room.answer(0, "commit core/vicious-blow")
    test = room.page(0).test
    assert test is not None
    roland, machete, blow, priest = (
        handle(room, 0, title) for title in ("Roland Banks", "Machete", "Vicious Blow", "Ghoul Priest")
    )
    assert (test.skill, test.value, test.difficulty, test.step) == ("combat", 6, 4, 2)
    assert test.parts == (Part("Roland Banks", roland, 4), Part("Machete", machete, 1), Part("Vicious Blow", blow, 1))
    assert test.parts2 == (Part("Ghoul Priest", priest, 4),)
    assert (test.chance, test.before) == ((3, 4), (1, 2))
    tokens = [(each.token, each.copies, each.worth, each.passes, each.before) for each in test.tokens]
    # From the best down, as one would lay them out.
    assert tokens == [
        ("0", 1, 0, True, True),
        ("-1", 1, -1, True, True),
        ("-2", 1, -2, True, False),
        ("-4", 1, -4, False, False),
    ]
    assert (test.committed, test.success, test.result) == ((blow,), "deals 3 damage", None)
    assert (test.source, test.by) == (priest, machete)
    assert test.success_parts == (Part("", None, 1), Part("Machete", machete, 1), Part("Vicious Blow", blow, 1))
    assert asked(room).chosen == (blow,)


def test_a_fight_says_when_its_damage_is_enough_and_an_investigation_where_its_clues_come_from() -> None:
    foes = [Foe("ghoul-priest", engaged=0, damage=3)]
    game = build(Inv(hand=["vicious-blow", "unexpected-courage"]), enemies=foes, bag=BAG)
    room = people(game)
    room.answer(0, "fight core/ghoul-priest")
    before = room.page(0).test
    assert before is not None
    assert (before.success, before.success_parts) == ("deals 1 damage", (Part("", None, 1),))
    assert before.adds == (Part("Vicious Blow", handle(room, 0, "Vicious Blow"), 1),)
    assert before.success_ahead == ("deals 2 damage, enough to defeat it: victory 2",)
    room.answer(0, "commit core/vicious-blow")
    after = room.page(0).test
    assert after is not None
    assert after.success == "deals 2 damage, enough to defeat it: victory 2"
    assert (after.adds, after.success_ahead) == ((), ())
    room = people(build(Inv(hand=["deduction", "unexpected-courage"]), bag=BAG))
    room.answer(0, "investigate core/hallway")
    room.answer(0, "commit core/deduction")
    search = room.page(0).test
    assert search is not None
    assert search.success == "discovers 2 clues"
    assert search.success_parts == (Part("", None, 1), Part("Deduction", handle(room, 0, "Deduction"), 1))


def test_damage_and_horror_are_assigned_by_one_answer() -> None:
    game = build(Inv(play=["guard-dog"]), enemies=[Foe("ghoul-priest", engaged=0)])
    room = people(game)
    room.answer(0, "draw")
    question = asked(room)
    assert (question.form, question.prompt) == ("assign", "Assign 2 damage and 2 horror to whom?")
    roland, dog = handle(room, 0, "Roland Banks"), handle(room, 0, "Guard Dog")
    assign = question.assign
    assert assign is not None
    assert (assign.damage, assign.horror) == (2, 2)
    assert assign.to == (Share(roland, 2, 2, (0, 0), (2, 2)), Share(dog, 2, 1, (0, 0), (0, 0)))
    assert refusal(room, 0, {"amounts": {roland: [2, 1]}}) == "Exactly 2 damage and 2 horror are to be assigned."
    assert refusal(room, 0, {"amounts": {dog: [2, 2]}}) == "That is more than one of these cards can take."
    assert refusal(room, 0, {"amounts": {"c99": [2, 2]}}) == "“c99” can take neither damage nor horror now."
    room.answer(0, "damage core/guard-dog")
    assert asked(room).assign.to == (Share(roland, 1, 2, (0, 0), (1, 2)), Share(dog, 1, 1, (1, 0), (0, 0)))
    room.back(0)
    room.answer(0, {"amounts": {roland: [1, 2], dog: [1, 0]}})
    assert asked(room).form == "window"  # the dog may bite back
    room.answer(0, "pass")
    assert card(room, 0, "Roland Banks").tokens == {"damage": 1, "horror": 2}
    assert card(room, 0, "Guard Dog").tokens == {"damage": 1}
    assert in_turn(game)


def test_what_is_assigned_to_begin_with_defeats_nobody_if_that_can_be() -> None:
    game = build(Inv(play=[In("guard-dog", damage=1)], damage=7, horror=4), enemies=[Foe("ghoul-priest", engaged=0)])
    room = people(game)
    room.answer(0, "draw")
    assign = asked(room).assign
    assert assign is not None
    # Roland can take 1 more damage and no horror, the dog 1 damage, and 1 horror is the end of either.
    assert [(card.damage, card.start) for card in assign.to] == [(2, (1, 1)), (2, (1, 1))]


def test_cards_are_marked_for_the_mulligan_and_replaced_together() -> None:
    game = Game(RULEBOOK, scenario_game("the-gathering", ("roland",), 3))
    room = people(game)
    question = asked(room)
    assert (question.form, question.pick, question.min, question.max) == ("several", "each", 0, 5)
    assert option(room, "keep").label == "Keep this hand"
    first = question.options[0]
    room.answer(0, first.key)
    assert asked(room).chosen == first.cards
    assert option(room, "keep").label == "Keep the rest"
    assert asked(room).max == 4
    room.back(0)
    assert asked(room).chosen == ()
    room.answer(0, {"is": [0, 1]})
    assert asked(room).kind == "turn"


def test_several_cards_are_taken_as_one_set() -> None:
    cards = ["knife", "guts", "flashlight", "machete", "overpower", "evidence"]
    game = build(Inv(hand=cards), enemies=[Foe("herman-collins", engaged=0)])
    room = people(game)
    room.answer(0, "use core/herman-collins")
    question = asked(room)
    assert (question.form, question.pick, question.min, question.max) == ("several", "set", 4, 4)
    assert len(question.options) == 15
    assert all(len(set(each.cards)) == 4 for each in question.options)


def test_copies_in_a_hand_are_all_lit_by_the_one_option_about_them() -> None:
    game = build(Inv(hand=["knife", "knife", "guts"]))
    room = people(game)
    one, two = card(room, 0, "Knife"), card(room, 0, "Knife", 2)
    assert one.h != two.h
    assert one.can == two.can == (option(room, "play core/knife").i,)
    assert option(room, "play core/knife").cards == (one.h,)


def test_what_happens_in_a_test_is_caused_by_it() -> None:
    game = build(Inv(), enemies=[Foe("ghoul-minion", engaged=0)], bag=("0",))
    room = people(game)
    room.page(0)
    room.answer(0, "fight core/ghoul-minion")
    entries = room.page(0).log.entries
    assert said(entries) == [
        "Roland fights Ghoul Minion.",
        "Roland tests combat against Ghoul Minion’s 2.",
        "Roland reveals the token 0.",
        "Roland succeeds by 2: 4 against 2.",
        "Ghoul Minion takes 1 damage.",
    ]
    test = entries[1].at
    assert [entry.cause for entry in entries] == [None, None, test, test, test]
    assert entries[4].subject == handle(room, 0, "Ghoul Minion")


def test_cards_that_are_searched_stay_on_the_question_when_it_is_put_again() -> None:
    game = build(Inv(), locations=[Place("study", clues=1)], bag=["skull"], difficulty="hard",
                 encounter_deck=["ghoul-minion", "ravenous-ghoul", "swarm-of-rats"])  # fmt: skip
    room = people(game)
    room.answer(0, "investigate core/study")
    assert keys(room) == ["take core/ghoul-minion", "take core/ravenous-ghoul"]
    found = asked(room).cards
    assert [each.title for each in found] == ["Ghoul Minion", "Ravenous Ghoul"]
    room.ask(0, "pass")
    assert asked(room).cards == found


def test_abilities_of_one_card_are_told_apart_by_what_they_do() -> None:
    room = people(build(Inv(play=["knife"]), enemies=[Foe("ghoul-minion", engaged=0)]))
    assert [each.short for each in asked(room).options if each.verb == "use"] == [
        "Fight with +1 combat",
        "Fight. Discard this card: fight with +2 combat and +1 damage",
    ]


def test_attacking_what_is_engaged_with_another_warns_that_a_miss_hurts_them() -> None:
    foes = [Foe("ghoul-minion", engaged=1), Foe("ghoul-priest", engaged=0)]
    room = people(
        build(Inv(play=["machete"], hand=["guts"]), Inv("daisy-walker", hand=["overpower"]), enemies=foes, bag=BAG)
    )
    theirs, own = (option(room, f"fight core/ghoul-{each}").hint for each in ("minion", "priest"))
    assert theirs is not None
    assert own is not None
    assert (theirs.warn, theirs.rulings) == ("a miss deals 1 damage to Daisy", ("ahlcg/fight-action/d",))
    assert (own.warn, own.rulings) == ("a miss provokes Ghoul Priest", ("ahlcg/retaliate/a",))
    # Which of them the weapon strikes is chosen later, and warned of then.
    weapon = option(room, "use core/machete").hint
    assert weapon is not None
    assert weapon.warn == ""
    room.answer(0, "use core/machete")
    warned = [each.hint.warn for each in asked(room).options if each.hint]
    assert warned == ["a miss deals 1 damage to Daisy", "a miss provokes Ghoul Priest"]
    room.answer(0, "fight core/ghoul-priest")
    test = room.page(0).test
    assert test is not None
    assert test.failure == "a miss provokes Ghoul Priest"


def test_an_exhausted_enemy_does_not_retaliate() -> None:
    room = people(build(Inv(), enemies=[Foe("ghoul-priest", engaged=0, exhausted=True)], bag=BAG))
    hint = option(room, "fight core/ghoul-priest").hint
    assert hint is not None
    assert hint.warn == ""


def test_a_weapon_warns_at_once_where_it_can_strike_only_what_is_engaged_with_another() -> None:
    game = build(Inv(play=["45-automatic"]), Inv("daisy-walker"), enemies=[Foe("ghoul-minion", engaged=1)], bag=BAG)
    weapon = option(people(game), "use core/45-automatic").hint
    assert weapon is not None
    assert (weapon.warn, weapon.rulings) == ("a miss deals 2 damage to Daisy", ("ahlcg/fight-action/d",))


def test_investigating_where_nothing_is_left_to_discover_is_warned_of() -> None:
    for clues, warn in ((1, ""), (0, "there is no clue to discover")):
        room = people(build(Inv(), locations=[Place("hallway", clues=clues)], bag=BAG))
        hint = option(room, "investigate core/hallway").hint
        assert hint is not None
        assert hint.warn == warn


def test_a_card_one_investigates_with_warns_where_there_is_no_clue_unless_it_brings_something_else() -> None:
    room = people(build(Inv(play=["flashlight", "burglary"]), locations=[Place("hallway", clues=0)], bag=BAG))
    warned = {each.key: each.hint.warn for each in asked(room).options if each.hint and each.verb == "use"}
    assert warned == {"use core/flashlight": "there is no clue to discover", "use core/burglary": ""}


def test_results_that_are_put_in_order_say_what_they_do() -> None:
    room = people(build(Inv(hand=["perception"]), locations=[Place("hallway", clues=1)], bag=["0"]))
    room.answer(0, "investigate core/hallway")
    room.answer(0, {"is": [0]})
    assert [each.label for each in asked(room).options] == ["Discover the clue", "Apply Perception"]


def test_letting_something_be_is_no_step_on_the_way_to_a_question() -> None:
    places = [Place("rivertown"), Place("graveyard", revealed=False)]
    game = build(Inv(hand=["guts"]), scenario="the-midnight-masks", locations=places, bag=["-8"])
    room = people(game)
    room.answer(0, "move core/graveyard")
    room.answer(0, "done")
    assert asked(room).prompt == "Which one: take 2 horror, or move to Rivertown?"
    assert asked(room).trail == ("Move to Graveyard",)


def test_what_is_passed_in_a_test_lies_under_it_in_the_log() -> None:
    room = people(build(Inv(hand=["mind-over-matter", "perception"]), locations=[Place("hallway", clues=1)], bag=["0"]))
    room.ask(0, "pass")
    room.answer(0, "investigate core/hallway")
    room.run()
    entries = room.page(0).log.entries
    passed = next(entry for entry in entries if entry.kind == "passed")
    assert passed.cause is not None
    assert entries[passed.cause].kind == "test"


def test_resigning_is_called_so() -> None:
    room = people(build(Inv(), scenario="the-midnight-masks", locations=["rivertown"]))
    assert option(room, "use core/predator-or-prey").label == "Resign"
