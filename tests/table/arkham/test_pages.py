"""Pages of Arkham Horror: values with their sources, places that nobody can tell apart yet, hands, stages."""

from __future__ import annotations

import pytest
from tests.table.look import asked, card, handle, keys, people

from orne.arkham.position import Foe, Inv, Place, build
from orne.table.shared.data import Action, Part


def test_a_skill_says_which_asset_raises_it() -> None:
    room = people(build(Inv(play=["beat-cop"])))
    combat = card(room, 0, "Roland Banks").values["combat"]
    assert (combat.now, combat.printed, combat.why) == (5, 4, (Part("Beat Cop", handle(room, 0, "Beat Cop"), 1),))


def test_a_location_says_what_hides_its_clues() -> None:
    game = build(Inv(), locations=[Place("study", attached=["obscuring-fog"])])
    room = people(game)
    shroud = card(room, 0, "Study").values["shroud"]
    fog = handle(room, 0, "Obscuring Fog")
    assert (shroud.now, shroud.printed, shroud.why) == (4, 2, (Part("Obscuring Fog", fog, 2),))
    assert card(room, 0, "Obscuring Fog").host == handle(room, 0, "Study")


def test_unrevealed_woods_are_not_told_apart_until_somebody_enters() -> None:
    woods = [Place("main-path"), Place("arkham-woods-old-house", revealed=False),
             Place("arkham-woods-cliffside", revealed=False)]  # fmt: skip
    room = people(build(Inv(), locations=woods, scenario="the-devourer-below"))
    seen = [each for each in room.page(0).cards if each.title == "Arkham Woods"]
    assert [(each.card, each.state, each.values) for each in seen] == [(None, "unrevealed", {})] * 2
    key = next(each for each in keys(room) if each.startswith("move"))
    there = next(each for each in asked(room).options if each.key == key).cards[0]
    room.answer(0, key)
    found = next(each for each in room.page(0).cards if each.h == there)
    assert found.state == "revealed"
    assert found.card in ("core/arkham-woods-old-house", "core/arkham-woods-cliffside")
    assert card(room, 0, "Roland Banks").at == there


def test_another_investigators_hand_is_backs() -> None:
    room = people(build(Inv(hand=["knife"]), Inv("core/daisy-walker", hand=["guts", "overpower"])))
    theirs = [each for each in room.page(0).cards if each.zone == "hand" and each.owner == 1]
    assert [(each.card, each.state) for each in theirs] == [(None, "hidden")] * 2
    mine = [each for each in room.page(0).cards if each.zone == "hand" and each.owner == 0]
    assert [each.card for each in mine] == ["core/knife"]
    zone = next(each for each in room.page(0).zones if (each.name, each.seat) == ("hand", 1))
    assert (zone.count, len(zone.cards)) == (2, 2)


def test_an_enemy_says_where_it_is_whom_it_engages_and_what_it_does() -> None:
    room = people(build(Inv(), enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", at="attic")]))
    minion, rats = card(room, 0, "Ghoul Minion"), card(room, 0, "Swarm of Rats")
    assert (minion.engaged, minion.at) == (0, card(room, 0, "Roland Banks").at)
    assert (rats.engaged, rats.at) == (None, handle(room, 0, "Attic"))
    assert {name: value.now for name, value in minion.values.items()} == {
        "fight": 2,
        "evade": 2,
        "attack damage": 1,
        "attack horror": 1,
        "health": 2,
    }
    assert "hunter" in rats.keywords


def test_act_and_agenda_say_what_they_need() -> None:
    room = people(build(Inv(clues=1), agenda_doom=2))
    stages = {stage.kind: stage for stage in room.page(0).view.stages}
    assert (stages["agenda"].needed, stages["agenda"].now) == (3, 2)
    assert stages["act"].now == 1


def test_the_agenda_says_where_its_doom_lies_and_when_it_advances() -> None:
    room = people(build(Inv(), agenda_doom=1, enemies=[Foe("acolyte", at="attic", doom=1)]))
    agenda = next(stage for stage in room.page(0).view.stages if stage.kind == "agenda")
    assert (agenda.number, agenda.needed, agenda.now, agenda.here) == (1, 3, 2, 1)
    assert agenda.words == "advances next mythos phase"


def test_an_investigator_says_what_is_left_of_the_turn_and_which_slots_are_full() -> None:
    room = people(build(Inv(play=["machete", "beat-cop"]), Inv("core/daisy-walker")))
    roland, daisy = room.page(0).view.investigators
    assert (roland.actions, roland.most_actions, roland.turn_over) == (3, 3, False)
    assert [(slot.name, slot.used, slot.most) for slot in roland.slots] == [
        ("ally", 1, 1),
        ("body", 0, 1),
        ("accessory", 0, 1),
        ("hand", 1, 2),
        ("arcane", 0, 2),
    ]
    assert not any(slot.used for slot in daisy.slots)


def test_locations_lie_where_the_scenario_has_them_and_alike_ones_share_their_places() -> None:
    room = people(build(Inv(), locations=["hallway", "attic", "cellar"]))
    titles = {each.h: each.title for each in room.page(0).cards}
    assert {titles[place.h]: (place.x, place.y) for place in room.page(0).view.map} == {
        "Hallway": (1, 1),
        "Attic": (1, 0),
        "Cellar": (1, 2),
    }
    woods = [Place("main-path"), Place("arkham-woods-old-house", revealed=False), Place("arkham-woods-cliffside")]
    room = people(build(Inv(), locations=woods, scenario="the-devourer-below"))
    assert [(place.x, place.y) for place in room.page(0).view.map] == [(1, 1), (0, 0), (2, 0)]


def test_a_location_that_the_scenario_has_no_place_for_lies_below_the_others() -> None:
    room = people(build(Inv(), locations=["hallway", "attic", "rivertown"]))
    assert [(place.x, place.y) for place in room.page(0).view.map] == [(1, 1), (1, 0), (0, 2)]


def test_faces_say_what_is_printed_and_an_unrevealed_location_has_none() -> None:
    woods = [Place("main-path"), Place("arkham-woods-old-house", revealed=False)]
    page = people(build(Inv(hand=["machete"]), locations=woods, scenario="the-devourer-below")).page(0)
    machete = page.faces["core/machete"]
    assert (machete.type, machete.faction, machete.cost, machete.icons) == ("asset", "guardian", "3", (0, 0, 1, 0, 0))
    assert (machete.subtypes, machete.slots) == (("Item", "Weapon", "Melee"), ("hand",))
    assert machete.text
    assert machete.set == "Core Set"
    roland = page.faces["core/roland-banks"]
    assert {name: roland.numbers[name] for name in ("combat", "health", "sanity")} == {
        "combat": "4",
        "health": "9",
        "sanity": "5",
    }
    assert "core/main-path" in page.faces
    assert not any(name.startswith("core/arkham-woods") for name in page.faces)


# ---- a test, step by step


def test_a_result_is_shown_from_when_it_is_known_also_while_it_is_answered() -> None:
    game = build(Inv(hand=["lucky"], resources=2), locations=[Place("study", clues=1)], bag=["-4"])
    room = people(game)
    room.answer(0, "investigate core/study")
    if asked(room).kind == "commit":
        room.answer(0, "done")
    test = room.page(0).test
    assert test is not None
    assert (asked(room).kind, test.step, test.revealed) == ("reaction", 5, ("-4",))
    assert test.result is not None
    assert (test.result.success, test.result.by, test.chance) == (False, 2, (0, 1))
    room.answer(0, keys(room)[0])
    assert room.page(0).test is None


@pytest.mark.parametrize(
    ("token", "value", "chance"),
    [("-4", -1, (0, 1)), ("0", 3, (1, 1)), ("auto-fail", 3, (0, 1)), ("skull", 3, (1, 1))],
)
def test_a_token_that_may_still_be_answered_is_shown_with_what_it_would_make_of_the_test(
    token: str, value: int, chance: tuple[int, int]
) -> None:
    wendy = Inv("wendy-adams", hand=["knife"])
    room = people(build(wendy, locations=[Place("study", clues=1)], bag=[token]))
    room.answer(0, "investigate core/study")
    assert asked(room).kind == "reaction"
    test = room.page(0).test
    assert (test.revealed, test.value, test.chance, test.result) == ((token,), value, chance, None)
    room.answer(0, "pass")
    assert room.page(0).test is None


def test_what_success_does_counts_cards_in_hand_and_texts_that_stand_in_its_place() -> None:
    place = [Place("study", clues=3)]
    room = people(build(Inv(hand=["deduction", "perception"]), locations=place))
    room.answer(0, "investigate core/study")
    test = room.page(0).test
    assert (test.success, test.success_ahead) == ("discovers 1 clue", ("discovers 2 clues",))
    assert [(part.source, part.n) for part in test.success_parts] == [("", 1)]
    assert [(part.source, part.h, part.n) for part in test.adds] == [("Deduction", handle(room, 0, "Deduction"), 1)]
    room = people(build(Inv("skids-otoole", play=["burglary"], hand=["perception"]), locations=place))
    room.answer(0, "use core/burglary")
    test = room.page(0).test
    assert (test.success, test.success_parts, test.adds) == ("gain 3 resources", (), ())
    room = people(build(Inv(hand=["guts"], threat=["frozen-in-fear"])))
    room.answer(0, "end turn")
    assert room.page(0).test.success == "discard this card"
    foe = [Foe("ghoul-minion", engaged=0)]
    room = people(build(Inv("agnes-baker", hand=["blinding-light", "guts"]), enemies=foe))
    room.answer(0, "play core/blinding-light")
    assert room.page(0).test.success == "evades; deal 1 damage to it"


def test_a_test_says_what_more_icons_would_make_of_it_and_whether_the_token_comes_next() -> None:
    roland = Inv(hand=["perception", "flashlight"])
    game = build(roland, Inv("core/agnes-baker", hand=["scrying"]), locations=[Place("study", clues=1)],
                 bag=["0", "-2", "-3", "auto-fail"])  # fmt: skip
    room = people(game)
    room.answer(0, "investigate core/study")
    test = room.page(0).test
    assert [(each.chance, each.passes) for each in test.ahead] == [((1, 2), ("0", "-2")), ((3, 4), ("0", "-2", "-3"))]
    hints = [each.hint for each in asked(room).options if each.hint]
    assert [(hint.icons, hint.once) for hint in hints] == [(2, True), (1, False)]
    assert (test.last, test.alone) == (False, False), "Agnes may still commit"
    assert test.then == "Let Agnes commit"
    room.answer(0, {"is": [0]})
    assert room.asked == 1
    test = room.page(1).test
    assert (test.last, test.alone) == (True, False), "Roland is done, and comes back only if she commits"
    assert test.then == "Reveal a token"
    assert not room.page(0).test.then, "it is for who is asked"
    assert test.parts[1].source == "Perception"


@pytest.mark.parametrize(("held", "may"), [(["guts"], True), (["lucky"], True), ([], False)])
def test_what_comes_next_in_a_test_tells_nothing_of_what_others_hold(held: list[str], may: bool) -> None:
    """Agnes is asked only if a card of hers has the icon, and Roland does not learn beforehand whether one has."""
    agnes = Inv("core/agnes-baker", hand=held, resources=5)
    room = people(build(Inv(hand=["flashlight"]), agnes, locations=[Place("study", clues=1)]))
    room.answer(0, "investigate core/study")
    test = room.page(0).test
    assert (test.last, test.alone) == (not may, not may)
    assert test.then == ("Let Agnes commit" if may else "Reveal a token")
    room.answer(0, "done")
    assert (room.asked, asked(room).kind) == (0, "turn"), "the token was revealed at once"


def test_the_last_window_before_the_token_says_so() -> None:
    game = build(Inv("core/agnes-baker", play=["arcane-studies"], hand=["guts"]), bag=["0"],
                 encounter_deck=["rotting-remains"], step="1.4 encounter cards")  # fmt: skip
    room = people(game)
    steps = []
    while (test := room.page(0).test) is not None and asked(room).kind in ("window", "commit"):
        steps.append((asked(room).kind, test.step, test.last, test.then))
        room.answer(0, keys(room)[-1])
    assert steps == [
        ("window", 1, False, ""),
        ("commit", 2, False, "On to the player window"),
        ("window", 3, True, ""),
    ]


def test_what_was_chosen_on_the_way_names_an_ability_by_what_it_does() -> None:
    foes = [Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0)]
    room = people(build(Inv(play=["knife"]), enemies=foes))
    room.answer(0, "use core/knife ability 1")
    assert asked(room).prompt == "Fight which enemy?"
    assert asked(room).trail == ("Use Knife (Fight with +1 combat)",)


def test_who_searches_for_an_enemy_is_asked_which_to_draw() -> None:
    deck = ["mysterious-chanting", "acolyte", "wizard-of-the-order"]
    room = people(build(Inv(), encounter_deck=deck, step="1.4 encounter cards"))
    assert asked(room).prompt == "Draw which Cultist enemy?"
    assert keys(room) == ["take core/acolyte", "take core/wizard-of-the-order"]


def test_what_one_investigates_with_is_named_where_it_changes_the_difficulty() -> None:
    game = build(Inv(play=["flashlight"], hand=["deduction"]), locations=[Place("study", clues=1)], bag=["0"])
    room = people(game)
    room.answer(0, "use core/flashlight")
    test = room.page(0).test
    assert [(part.source, part.n) for part in test.parts2] == [("Study", 2), ("Flashlight", -2)]


def test_what_is_under_way_is_a_trail_of_cards_and_tests() -> None:
    game = build(Inv(hand=["overpower"], play=["machete"]), enemies=[Foe("ghoul-priest", engaged=0)], bag=["0"])
    room = people(game)
    assert room.page(0).strip.trail == ()
    room.answer(0, "use core/machete")
    assert room.page(0).strip.trail[-1] == Action("Combat test", 2, 0)
    assert room.page(0).test.source == handle(room, 0, "Ghoul Priest")


# ---- symbols, weaknesses, cards that are resolved


def test_a_location_has_the_symbol_of_the_side_that_shows() -> None:
    woods = [Place("main-path"), Place("arkham-woods-old-house", revealed=False),
             Place("arkham-woods-cliffside", revealed=False)]  # fmt: skip
    room = people(build(Inv(), locations=woods, scenario="the-devourer-below"))
    symbols = {each.title: each.symbol for each in room.page(0).cards if each.zone == "location"}
    assert symbols == {"Main Path": "squiggle", "Arkham Woods": "square"}
    assert card(room, 0, "Roland Banks").symbol == ""


def test_a_weakness_says_so() -> None:
    page = people(build(Inv(hand=["machete"], threat=["cover-up"]))).page(0)
    assert (page.faces["core/cover-up"].weakness, page.faces["core/machete"].weakness) == (True, False)


def test_a_card_that_is_resolved_says_that_it_is_perilous() -> None:
    game = build(Inv(clues=1), Inv("core/daisy-walker"), encounter_deck=["core/hunting-shadow"] * 3,
                 step="1.4 encounter cards", active=None)  # fmt: skip
    room = people(game)
    for seat in (0, 1):
        drawn = next(each for each in room.page(seat).cards if each.zone == "limbo")
        assert (drawn.title, drawn.keywords) == ("Hunting Shadow", ("peril",))
    assert asked(room).source == handle(room, 0, "Hunting Shadow")
