"""A campaign is a folder: one of trial cards is played, kept, checked and imagined by the same code as any other."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orne.arkham import guides, scenario
from orne.arkham.campaign import Campaign, begin
from orne.arkham.campaign_data import from_data
from orne.arkham.guide import ANYBODY, LEAD
from orne.arkham.rulebook import RULEBOOK, new_game
from orne.arkham.scenario import STANDALONE
from orne.arkham.standalone import choices_before, ends_before, past
from orne.arkham.state import State
from orne.campaign import join, read, write
from orne.decks.arkham import shipped
from orne.kernel.errors import RulesError, UserError
from orne.kernel.game import Game, play_out, random_policy
from orne.set_up.arkham.begin import begin as begin_alone
from orne.set_up.arkham.wishes import ArkhamWishes as Wishes
from tests.arkham.campaigns.two_doors.cards import ACT, HALL, LEFT, PORTER, RIGHT
from tests.arkham.campaigns.two_doors.guide import GUIDE, LAMP, SEEN, SHADOW, UNSEEN
from tests.arkham.laboratory import SCENARIO as LABORATORY

Orne = Callable[..., tuple[int, str, str]]
ROLAND, DAISY = "core/roland-banks", "core/daisy-walker"
HALL_OF_DOORS, LEFT_DOOR, RIGHT_DOOR = GUIDE.scenarios


@pytest.fixture(autouse=True)
def _entered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The campaign is known while the tests of this file run."""
    monkeypatch.setattr(guides, "_PACKAGES", dict(guides._PACKAGES))
    monkeypatch.setattr(guides, "_GUIDES", dict(guides._GUIDES))
    monkeypatch.setattr(scenario, "_KNOWN", dict(scenario._KNOWN))
    assert guides.enter("tests.arkham.campaigns.two_doors") is GUIDE


def campaign() -> Campaign:
    """Ann plays Roland, Bob Daisy."""
    new = begin("standard", 5, "two-doors")
    join(new, "Ann", shipped("starter-roland"))
    join(new, "Bob", shipped("starter-daisy"))
    return new


def through(game: Game[State], *last: str) -> Game[State]:
    """Keep the hands, let Daisy find both clues, advance the act; then the answers given, and the table is idle."""
    game.play("keep", "keep", "turn core/daisy-walker")
    room = game.state.catalogue.ids[game.state.cards[game.state.locations[0]].kind]
    for _ in range(2):
        game.play(f"investigate {room}")
        while game.decision is not None and "done" in game.decision.keys:
            game.choose("done")
    game.play(f"advance {ACT}", *last)
    assert game.decision is None
    assert game.over
    return game


def after_the_hall(door: str) -> Campaign:
    """The campaign after its first scenario, with a door opened."""
    at = campaign()
    at.finish(through(at.start(), door))
    return at


# ---- playing


def test_it_is_found_by_its_name_and_by_its_scenarios() -> None:
    assert guides.names() == ("night-of-the-zealot", "two-doors")
    assert guides.guide_of(LEFT_DOOR) is GUIDE
    assert scenario.scenario(LEFT_DOOR).title == "The Left Door"
    assert guides.usual().name == "night-of-the-zealot"
    with pytest.raises(UserError, match=r"no campaign called “three-doors”; did you mean two-doors\?"):
        begin("standard", 5, "three-doors")
    with pytest.raises(RulesError, match="there is a campaign two-doors already"):
        guides.enter("elsewhere.two_doors")


def test_it_begins_with_its_own_bag_and_difficulties() -> None:
    assert begin("easy", 1, "two-doors").bag == ["+1"]
    with pytest.raises(UserError, match="no difficulty called “expert”; there are easy, standard"):
        begin("expert", 1, "two-doors")
    people = [{"id": ROLAND, "deck": []}]
    assert new_game(LEFT_DOOR, people, 1).state.bag == ("0",)
    assert new_game(LEFT_DOOR, people, 1, difficulty="hard", bag=["-1"]).state.bag == ("-1",)
    with pytest.raises(UserError, match="Two Doors has no difficulty called “hard”; it has easy, standard"):
        new_game(LEFT_DOOR, people, 1, difficulty="hard")
    with pytest.raises(UserError, match="There is no difficulty called “hard”; there are easy, standard"):
        begin_alone(Wishes(LEFT_DOOR, "hard", ["roland"], seed=1))


def test_a_resolution_leads_to_either_scenario() -> None:
    left, right = after_the_hall("left"), after_the_hall("right")
    assert [at.next_scenario for at in (left, right)] == [LEFT_DOOR, RIGHT_DOOR]
    assert [at.finished[0]["resolution"] for at in (left, right)] == ["R1", "R2"]
    assert [(m.physical, m.experience) for m in left.members] == [(1, 2), (0, 2)]
    assert [(m.physical, m.experience) for m in right.members] == [(0, 3), (0, 3)]


def test_the_interlude_reads_the_log_and_changes_it() -> None:
    left = after_the_hall("left")
    assert left.notes == {LAMP: True, SEEN: [HALL], SHADOW: True}
    assert left.crossed_out == [LAMP]
    assert sorted(left.finished[0]["notes"]) == sorted([LAMP, SEEN, SHADOW])
    right = after_the_hall("right")
    assert (right.notes, right.crossed_out) == ({}, [])


def test_a_story_asset_is_offered_and_taken() -> None:
    at = after_the_hall("left")
    assert at.story_assets == {PORTER: [ROLAND]}
    with pytest.raises(UserError, match="Say first who takes The Porter into the deck, or that nobody does"):
        at.start()
    with pytest.raises(UserError, match="Daisy Walker may not take The Porter; Roland Banks may"):
        at.give(PORTER, DAISY)
    at.give(PORTER, ROLAND)
    assert at.members[0].earned == {PORTER: 1}
    state = at.start().state
    owned = [c for c in state.cards if state.catalogue.ids[c.kind] == PORTER]
    assert [(card.owner, state.scenario) for card in owned] == [(0, LEFT_DOOR)]
    other = after_the_hall("right")
    assert other.story_assets == {PORTER: [ANYBODY]}
    other.give(PORTER, DAISY)
    assert other.members[1].earned == {PORTER: 1}


def imported(orne: Orne, folder: Path, at: Campaign) -> str:
    """The name under which a campaign is kept from now on."""
    write(folder / "doors.json", at)
    assert orne("campaign", "import", str(folder / "doors.json"), "imported")[0] == 0
    return "imported"


def test_several_story_assets_are_told_apart(orne: Orne, tmp_path: Path) -> None:
    at = after_the_hall("left")
    at.story_assets["core/knife"] = [ANYBODY]
    name = imported(orne, tmp_path, at)
    assert "Roland Banks may take The Porter and anybody may take Knife into the deck" in " ".join(
        orne("campaign", "show", name)[1].split()
    )
    assert orne("campaign", "take", name, "bob")[2] == (
        "orne: Say which story asset is meant; on offer now: The Porter, Knife.\n"
    )
    assert orne("campaign", "take", name, "bob", "knife")[1] == "Knife joins Daisy Walker.\n"
    orne("campaign", "export", name, str(tmp_path / "out.json"))
    assert read(tmp_path / "out.json").story_assets == {PORTER: [ROLAND]}


def test_a_random_weakness_of_a_trait_joins_the_deck() -> None:
    lead, other = after_the_hall("right").members
    assert len(lead.earned) == 1
    assert other.earned == {}


def test_it_comes_to_its_end() -> None:
    at = after_the_hall("right")
    at.give(PORTER, None)
    at.finish(through(at.start()))
    assert (at.result, at.next_scenario) == ("won", None)
    assert [m.experience for m in at.members] == [4, 4]
    with pytest.raises(UserError, match=r"This campaign is over \(won\)"):
        at.start()


@pytest.mark.parametrize("name", GUIDE.scenarios)
def test_random_games_end(name: str) -> None:
    people = [{"id": ROLAND, "deck": list(shipped("starter-roland").each())}]
    table = play_out(RULEBOOK, new_game(name, people, 3).start, [random_policy(3)])
    assert table.state.over


# ---- its file


def test_the_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    at = after_the_hall("left")
    write(tmp_path / "doors.json", at)
    assert read(tmp_path / "doors.json") == at
    at.give(PORTER, ROLAND)
    at.start()
    write(tmp_path / "doors.json", at)
    assert read(tmp_path / "doors.json") == at
    assert read(tmp_path / "doors.json").resume().state.scenario == LEFT_DOOR


@pytest.mark.parametrize(
    ("part", "value", "said"),
    [
        ("notes", {"house_burned": True}, "Two Doors has no note “house_burned”"),
        ("notes", {SEEN: ["core/knife"]}, f"the note “{SEEN}” cannot say “core/knife”"),
        ("notes", {SHADOW: True}, "a shadow follows without a lamp"),
        ("finished", [{"scenario": LEFT_DOOR, "resolution": "R1"}], "a scenario was played where Hall of Doors comes"),
        (
            "finished",
            [{"scenario": HALL_OF_DOORS, "resolution": "R2"}, {"scenario": LEFT_DOOR, "resolution": "R1"}],
            "a scenario was played where The Right Door comes",
        ),
        ("difficulty", "hard", "no difficulty is “hard”"),
        ("bag", ["-8"], "no token is “-8”"),
    ],
)
def test_what_is_wrong_with_its_file_is_said(part: str, value: Any, said: str) -> None:
    data = json.loads(json.dumps({**campaign().data(), part: value}))
    with pytest.raises(UserError) as refused:
        from_data(data)
    assert str(refused.value) == f"This campaign is damaged: {said}; take an older copy."


def test_no_file_of_format_1_can_be_of_this_campaign() -> None:
    with pytest.raises(UserError, match="This campaign has format 1; this version reads format 2"):
        from_data({**campaign().data(), "format": 1})


def test_a_set_up_whose_log_cannot_be_is_refused() -> None:
    with pytest.raises(UserError, match=f"The log of Two Doors cannot name “core/knife” under {SEEN}"):
        new_game(LEFT_DOOR, [{"id": ROLAND, "deck": []}], 1, log={SEEN: ["core/knife"]})


def test_a_scenario_of_no_campaign_says_its_bag() -> None:
    people = [{"id": ROLAND, "deck": []}]
    assert guides.guide_of(LABORATORY.name) is None
    with pytest.raises(UserError, match="belongs to no campaign: say which tokens are in its chaos bag"):
        new_game(LABORATORY.name, people, 1)
    assert past(LABORATORY.name).log == {STANDALONE: True}


# ---- played alone


def test_only_ends_that_lead_to_a_scenario_are_its_past() -> None:
    """Only those ends count that lead to the scenario."""
    assert ends_before(HALL_OF_DOORS) == {}
    assert ends_before(LEFT_DOOR) == {HALL_OF_DOORS: ("R1",)}
    assert ends_before(RIGHT_DOOR) == {HALL_OF_DOORS: ("R2", "R3")}
    left, right = past(LEFT_DOOR), past(RIGHT_DOOR)
    assert left.log == {STANDALONE: True, LAMP: True, SEEN: [], UNSEEN: [HALL, LEFT, RIGHT]}
    assert (left.trauma, left.story_assets) == ((1, 0), {PORTER: LEAD})
    assert right.log == {STANDALONE: True, SEEN: [HALL, LEFT, RIGHT], UNSEEN: []}
    assert (right.trauma, right.story_assets) == ((0, 0), {PORTER: ANYBODY})
    assert past(RIGHT_DOOR, ["R3"]).story_assets == {}
    assert past(RIGHT_DOOR, [], {SEEN: ["hall"]}).log[UNSEEN] == [LEFT, RIGHT]
    assert list(choices_before(LEFT_DOOR)) == [SEEN]
    with pytest.raises(UserError, match="Hall of Doors cannot end with “R1”; it can with R2, R3"):
        past(RIGHT_DOOR, ["R1"])
    with pytest.raises(UserError, match="“cellar” names no single room; they are Doors Hall"):
        past(RIGHT_DOOR, [], {SEEN: ["cellar"]})


def test_it_is_played_alone() -> None:
    wishes = Wishes(RIGHT_DOOR, "easy", ["roland", "daisy"], seed=1, story_assets=["2=porter"], past=[f"{SEEN}=hall"])
    state = begin_alone(wishes).game.state
    assert (state.scenario, state.bag, state.remembered(SEEN)) == (RIGHT_DOOR, ("+1",), (HALL,))
    assert [c.owner for c in state.cards if state.catalogue.ids[c.kind] == PORTER] == [1]


# ---- at the command line


def test_a_campaign_of_ones_own_is_played_by_the_same_commands(orne: Orne, tmp_path: Path) -> None:
    code, out, err = orne("campaign", "new", "doors", "--campaign", "two-doors", "--deck", "roland", "--seed", "1")
    assert (code, err) == (0, "")
    assert "Roland Banks begins Two Doors (standard)" in out
    name = imported(orne, tmp_path, after_the_hall("left"))
    out = orne("campaign", "show", name)[1]
    assert out.splitlines()[0].split() == ["Two", "Doors", "standard"]
    for line in (
        "Hall of Doors: R1. You go left.",
        "In the Passage: Something walks where you walk.",
        "The Left Door is next; Roland Banks may take The Porter into the deck (orne campaign take).",
        "The lamp is lit (crossed out)",
        "Rooms seen: Doors Hall",
    ):
        assert line in out.splitlines()
    assert orne("campaign", "take", name, "roland", "lamp")[2] == (
        "orne: Say which story asset is meant; on offer now: The Porter.\n"
    )
    assert orne("campaign", "take", name, "roland", "porter")[1] == "The Porter joins Roland Banks.\n"
    assert orne("campaign", "take", name, "roland")[2] == "orne: No story asset is on offer now.\n"
    assert "The Porter" in orne("campaign", "show", name)[1]
