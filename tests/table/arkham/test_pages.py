"""Pages of Arkham Horror: values with their sources, places that nobody can tell apart yet, hands, stages."""

from __future__ import annotations

from tests.table.look import asked, card, handle, keys, people

from orne.arkham.position import Foe, Inv, Place, build
from orne.table.shared.data import Part


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
