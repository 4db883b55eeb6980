"""Night of the Zealot from scenario to scenario (arkham/basics/4.1 to 4.4, 1.26; rulings ahlcg/campaign/…)."""

from __future__ import annotations

import json

import pytest

from orne.arkham.campaign import Campaign, begin
from orne.arkham.campaign_data import from_data
from orne.arkham.campaigns.night_of_the_zealot.cards import CULTISTS, HUNTER, LITA
from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.facts import load
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.chaos import DIFFICULTIES, ELDER_THING
from orne.campaign import come_back, join, leave
from orne.decks.arkham import InvestigatorDeck, shipped
from orne.kernel.errors import UserError
from orne.kernel.game import Game, play_out, random_policy
from tests.campaign.table import AGNES, DAISY, ROLAND, SKIDS, WENDY, campaign, ended, over

PRIEST = "core/ghoul-priest"


# ---- the beginning


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_campaign_begins_with_its_bag_and_an_empty_log(difficulty: str) -> None:
    """arkham/basics/4.1"""
    new = begin(difficulty, 1)
    assert new.bag == list(BAGS[difficulty])
    assert (new.notes, new.members, new.finished, new.result) == ({}, [], [], "")
    assert new.next_scenario == "the-gathering"


def test_no_such_difficulty() -> None:
    with pytest.raises(UserError, match="no difficulty called “brutal”; there are easy, standard, hard, expert"):
        begin("brutal")


def test_a_random_weakness_is_drawn_last_and_not_twice() -> None:
    """Weaknesses in other decks are no longer in the pool."""
    drawn = set()
    for seed in range(30):
        new = begin("standard", seed)
        for name in ("roland", "daisy"):
            whole = shipped(f"starter-{name}")
            cards = {card: n for card, n in whole.cards.items() if load()[card].weakness != "basic"}
            join(new, name, InvestigatorDeck(whole.investigator, cards, random_weaknesses=1))
        weak = [c for member in new.members for c in member.cards() if load()[c].weakness == "basic"]
        assert len(weak) == 2
        drawn.update(weak)
        singles = [card for card in weak if load()[card].quantity == 1]
        assert len(singles) == len(set(singles))
    assert len(drawn) > 5


def test_an_illegal_deck_is_refused() -> None:
    whole = shipped("starter-roland")
    with pytest.raises(UserError, match="The deck of Roland Banks is not legal: 31 cards that count"):
        join(begin(), "Ann", InvestigatorDeck(ROLAND, {**whole.cards, "core/knife": 3}))
    cards = {**whole.cards, "core/beat-cop-2": 1}
    del cards["core/beat-cop"]
    with pytest.raises(UserError, match="not legal: 1 card is above level 0"):
        join(begin(), "Ann", InvestigatorDeck(ROLAND, cards, experience=9))


def test_lita_in_a_first_deck_is_refused() -> None:
    whole = shipped("starter-roland")
    with pytest.raises(UserError, match="Lita Chantler may join a deck only when a scenario allows it"):
        join(begin(), "Ann", InvestigatorDeck(ROLAND, {**whole.cards, LITA: 1}, earned={LITA: 1}))


def test_who_may_join() -> None:
    at = campaign(4)
    with pytest.raises(UserError, match="Four players are here already, and there is no room for Eve"):
        join(at, "Eve", shipped("starter-wendy"))
    at = campaign(2)
    with pytest.raises(
        UserError, match="Ann plays Roland Banks in this campaign, and cannot take another investigator"
    ):
        join(at, "Ann", shipped("starter-wendy"))
    with pytest.raises(UserError, match="Roland Banks has been played in this campaign"):
        join(at, "Eve", shipped("killbray-roland"))
    with pytest.raises(UserError, match="needs a name"):
        join(at, "  ", shipped("starter-wendy"))


def test_nobody_to_play() -> None:
    with pytest.raises(UserError, match="for one to four investigators, and 0 are here"):
        begin().start()


# ---- starting a scenario


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_scenario_gets_decks_bag_difficulty_and_lead(players: int) -> None:
    at = campaign(players, "hard")
    game = at.start(at.members[-1].investigator)
    state = game.state
    assert (state.scenario, state.seats, state.difficulty, state.lead) == (
        "the-gathering",
        players,
        "hard",
        players - 1,
    )
    assert sorted(state.bag) == sorted(BAGS["hard"])
    assert [len(state.deck[seat]) + len(state.hand[seat]) for seat in range(players)] == [33] * players
    assert at.seats == [member.investigator for member in at.members]


def test_trauma_is_where_the_next_scenario_begins() -> None:
    at = over(campaign(), "R1", trauma=[(2, 0)])
    assert (at.members[0].physical, at.members[0].mental) == (2, 1)
    at.give(LITA, ROLAND)
    state = at.start().state
    roland = state.cards[state.investigators[0]]
    assert (roland.damage, roland.horror) == (2, 1)
    assert len(state.deck[0]) + len(state.hand[0]) == 34


def test_the_lead_must_be_there() -> None:
    at = campaign(2)
    leave(at, "Bob")
    with pytest.raises(UserError, match="Daisy Walker is not there and cannot lead"):
        at.start(DAISY)
    with pytest.raises(UserError, match='"Skids" O\'Toole is not in this campaign'):
        at.start(SKIDS)


def test_nothing_changes_while_a_scenario_is_under_way() -> None:
    at = campaign(2)
    at.start()
    why = "The Gathering is under way; decks and players change only between scenarios"
    with pytest.raises(UserError, match=why):
        at.start()
    with pytest.raises(UserError, match=why):
        join(at, "Eve", shipped("starter-wendy"))
    with pytest.raises(UserError, match=why):
        leave(at, "Ann")
    with pytest.raises(UserError, match="not over yet"):
        at.finish(at.resume())


# ---- The Gathering


def test_the_gathering_without_resolution() -> None:
    at = over(campaign(2), "none", ("core/attic", PRIEST), trauma=[(1, 0), (0, 1)])
    assert at.notes == {"house_standing": True, "ghoul_priest_alive": True}
    assert [(m.physical, m.mental, m.experience) for m in at.members] == [(1, 0, 5), (0, 1, 5)]
    assert at.story_assets == {LITA: [ROLAND]}
    assert at.finished == [
        {
            "scenario": "the-gathering",
            "resolution": "none",
            "experience": {ROLAND: 5, DAISY: 5},
            "notes": ["house_standing", "ghoul_priest_alive"],
        },
    ]
    assert at.next_scenario == "the-midnight-masks"


def test_the_gathering_burned() -> None:
    at = over(campaign(2), "R1")
    assert at.notes == {"house_burned": True}
    assert [(m.mental, m.experience) for m in at.members] == [(1, 2), (0, 2)]
    assert at.story_assets == {LITA: [ROLAND]}


def test_the_gathering_refused() -> None:
    at = over(campaign(2), "R2")
    assert at.notes == {"house_standing": True}
    assert [m.experience for m in at.members] == [3, 2]
    assert at.story_assets == {}


def test_hospital_debts_cost_only_their_bearer() -> None:
    """Penalties never go below 0."""
    at = over(campaign(2), "R2", xp=[0, -2])
    assert [m.experience for m in at.members] == [3, 0]


def test_the_gathering_lost_kills_everybody() -> None:
    """Each player takes another investigator with nothing earned; Lita looks for somebody of the next scenario."""
    at = over(campaign(2), "R3", trauma=[(1, 0), (0, 0)])
    assert [m.status for m in at.members] == ["killed", "killed"]
    assert [m.experience for m in at.members] == [0, 0]
    assert at.result == ""
    with pytest.raises(UserError, match="Ann must choose another investigator first, for Roland Banks was killed"):
        at.start()
    with pytest.raises(UserError, match="Roland Banks has been played in this campaign, and was lost: killed"):
        join(at, "Ann", shipped("starter-roland"))
    join(at, "Ann", shipped("starter-wendy"))
    with pytest.raises(UserError, match="Bob must choose another investigator first, for Daisy Walker was killed"):
        at.start()
    bob = join(at, "Bob", shipped("starter-agnes"))
    assert (bob.experience, bob.physical, bob.mental) == (0, 0, 0)
    with pytest.raises(UserError, match="Say first who takes Lita Chantler"):
        at.start()
    with pytest.raises(UserError, match="Roland Banks may not take Lita Chantler; Wendy Adams, Agnes Baker may"):
        at.give(LITA, ROLAND)
    at.give(LITA, AGNES)
    assert (bob.deck[LITA], bob.earned) == (1, {LITA: 1})
    state = at.start().state
    assert at.seats == [WENDY, AGNES]
    assert state.scenario == "the-midnight-masks"


def test_too_few_investigators_left() -> None:
    """Three lost of three leave two in the box: the campaign is lost."""
    assert over(campaign(2), "R3").result == ""
    at = over(campaign(3), "R3")
    assert at.unused() == [AGNES, WENDY]
    assert at.result == "lost"
    assert at.next_scenario is None
    with pytest.raises(UserError, match=r"This campaign is over \(lost\)"):
        at.start()


# ---- trauma


@pytest.mark.parametrize(
    ("trauma", "status"),
    [((8, 0), "active"), ((9, 0), "killed"), ((0, 4), "active"), ((0, 5), "insane"), ((9, 5), "killed")],
)
def test_trauma_at_the_printed_value_is_the_end(trauma: tuple[int, int], status: str) -> None:
    """Roland's printed health is 9, his sanity 5 (ahlcg/killed-insane-investigators/b)."""
    at = over(campaign(2), "R2", trauma=[trauma, (0, 0)])
    assert at.members[0].status == status
    assert at.members[0].experience == (3 if status == "active" else 0)


def test_lita_is_not_for_the_lost() -> None:
    at = over(campaign(2), "R1", trauma=[(0, 4), (0, 0)])
    assert at.members[0].status == "insane"
    assert at.story_assets == {}


def test_lita_may_be_left() -> None:
    at = over(campaign(), "R1")
    with pytest.raises(UserError, match="Daisy Walker may not take Lita Chantler; Roland Banks may"):
        at.give(LITA, DAISY)
    at.give(LITA, None)
    assert LITA not in at.members[0].deck
    with pytest.raises(UserError, match="not on offer now"):
        at.give(LITA, ROLAND)


# ---- The Midnight Masks


def masks(players: int = 1) -> Campaign:
    at = over(campaign(players), "none")
    at.give(LITA, None)
    return at


def test_the_masks_read_the_log() -> None:
    at = masks()
    game = at.start()
    assert game.state.remembered("ghoul_priest_alive") is True
    assert PRIEST in [game.state.catalogue.kinds[game.state.cards[uid].kind].slug for uid in game.state.encounter_deck]
    assert "core/your-house" in [
        game.state.catalogue.kinds[game.state.cards[u].kind].slug for u in game.state.locations
    ]


def test_a_dead_priest_is_crossed_out() -> None:
    at = over(masks(), "R1", (PRIEST, "core/ruth-turner"))
    assert at.crossed_out == ["ghoul_priest_alive"]
    assert at.holds("ghoul_priest_alive") is None
    assert at.notes["ghoul_priest_alive"] is True
    assert at.notes["cultists_interrogated"] == ["core/ruth-turner"]
    assert "core/ruth-turner" not in at.notes["cultists_got_away"]
    assert at.members[0].experience == 2 + 3
    state = at.start().state
    assert state.remembered("ghoul_priest_alive") is None
    assert len(state.encounter_deck) == 29


def test_midnight_and_those_who_got_away_reach_the_woods() -> None:
    at = over(masks(), "R2")
    assert at.notes["past_midnight"] is True
    away = at.notes["cultists_got_away"]
    assert len(away) == 5
    game = at.start()
    assert game.state.cards[game.state.agenda].doom == 3
    assert len(game.state.encounter_deck) == 30
    game.choose("keep")
    assert len(game.state.hand[0]) == 3


# ---- The Devourer Below and the end


def woods(players: int = 1) -> Campaign:
    return over(masks(players), "R1")


@pytest.mark.parametrize(
    ("resolution", "result", "trauma", "bonus"),
    [("R1", "won", (0, 2), 5), ("R2", "won", (2, 2), 10), ("R3", "survived", (2, 2), 0)],
)
def test_the_last_scenario_decides_the_campaign(
    resolution: str, result: str, trauma: tuple[int, int], bonus: int
) -> None:
    at = woods(2)
    before = [(m.experience, sum(m.deck.values())) for m in at.members]
    over(at, resolution)
    assert at.result == result
    assert [(m.physical, m.mental) for m in at.members] == [trauma, trauma]
    assert [m.experience for m in at.members] == [points + bonus for points, _ in before]
    assert at.bag.count(ELDER_THING) == 1
    more = 1 if resolution == "R3" else 0
    assert [sum(m.deck.values()) for m in at.members] == [size + more for _, size in before]
    for member in at.members if more else ():
        assert ["Madness" in load()[card].traits for card in member.earned] == [True]
    with pytest.raises(UserError, match=f"This campaign is over \\({result}\\)"):
        at.start()


def test_without_a_resolution_arkham_falls_and_everybody_is_killed() -> None:
    at = over(woods(2), "none")
    assert at.result == "lost"
    assert [m.status for m in at.members] == ["killed", "killed"]
    assert at.notes["arkham_succumbed"] is True


def test_a_winner_may_have_lost_the_mind() -> None:
    at = woods()
    over(at, "R1", trauma=[(0, 3)])
    assert (at.members[0].status, at.result) == ("insane", "won")


def test_a_weakness_gained_in_the_woods_stays() -> None:
    at = over(woods(2), "R1", memory={"weaknesses gained": ((1, "core/psychosis"),)})
    assert at.members[1].earned == {"core/psychosis": 1}
    assert at.members[1].deck["core/psychosis"] == 1
    assert at.members[0].earned == {}


@pytest.mark.parametrize("found", range(7))
@pytest.mark.parametrize("resolution", ["R1", "R2"])
def test_each_number_of_cultists_who_got_away_has_its_doom(found: int, resolution: str) -> None:
    """arkham/basics/4.3, 4.4: none, 1 for up to two of them, 2 for up to four, 3 for more."""
    six = [*(card for card in CULTISTS if card != HUNTER), HUNTER]
    at = over(campaign(2), "R2")
    game = ended(at, resolution, tuple(six[:found]))
    if found == len(six):  # the Masked Hunter comes with the second agenda
        game.state.agenda = game.state.agenda_deck[-1]
    at.finish(game)
    away = six[found : 6 if resolution == "R1" else 5]
    log = (at.holds("cultists_interrogated"), at.holds("cultists_got_away"), at.holds("past_midnight"))
    assert log == (sorted(six[:found]), sorted(away), True if resolution == "R2" else None)
    assert [m.experience for m in at.members] == [3 + found + (found == 6), 2 + found + (found == 6)]
    woods = at.start().state
    assert woods.cards[woods.agenda].doom == [0, 1, 1, 2, 2, 3, 3][len(away)]


# ---- coming and going


def test_leaving_and_coming_back() -> None:
    """What the log knows about a player who left is kept."""
    at = over(campaign(2), "R2", trauma=[(0, 0), (0, 1)])
    leave(at, "Bob")
    assert [m.investigator for m in at.active()] == [ROLAND]
    with pytest.raises(UserError, match="No player called “Bob” is here to leave"):
        leave(at, "Bob")
    with pytest.raises(UserError, match="Daisy Walker has been played"):
        join(at, "Eve", shipped("starter-daisy"))
    eve = join(at, "Eve", shipped("starter-wendy"))
    assert (eve.experience, eve.physical, eve.mental) == (0, 0, 0)
    over(at, "R1")
    assert [m.experience for m in at.members][1] == 2
    bob = come_back(at, "Bob")
    assert (bob.investigator, bob.experience, bob.mental) == (DAISY, 2, 1)
    with pytest.raises(UserError, match="No player called “Bob” has left"):
        come_back(at, "Bob")


def test_each_comes_back_as_who_he_was() -> None:
    at = over(campaign(3), "R2")
    leave(at, "Ann")
    leave(at, "Bob")
    assert come_back(at, "Bob").investigator == DAISY
    assert [m.status for m in at.members] == ["away", "active", "active"]
    with pytest.raises(UserError, match="Ann has left, and comes back with Roland Banks"):
        join(at, "Ann", shipped("starter-wendy"))


def test_who_lost_the_investigator_may_leave_instead() -> None:
    """The others go on; joining later takes a new investigator."""
    at = over(campaign(2), "R2", trauma=[(0, 0), (5, 0)])
    assert at.members[1].status == "killed"
    with pytest.raises(UserError, match="Bob must choose another investigator first"):
        at.start()
    leave(at, "Bob")
    with pytest.raises(UserError, match="No player called “Bob” is here to leave"):
        leave(at, "Bob")
    over(at, "R1")
    with pytest.raises(UserError, match="No player called “Bob” has left"):
        come_back(at, "Bob")
    join(at, "Bob", shipped("starter-wendy"))
    assert (at.left, [m.investigator for m in at.active()]) == ([], [ROLAND, WENDY])


def test_the_place_of_who_must_choose_another_investigator_is_kept() -> None:
    """ahlcg/campaign/replacement-investigator: no fifth player takes it."""
    at = over(campaign(4), "R2", trauma=[(9, 0), (0, 0), (0, 0), (0, 0)])
    refused = r"Four players are here already \(Ann is still to choose another investigator\), and there is no room"
    with pytest.raises(UserError, match=f"{refused} for Eve"):
        join(at, "Eve", shipped("starter-wendy"))
    join(at, "Ann", shipped("starter-wendy"))
    assert [m.investigator for m in at.active()] == [DAISY, SKIDS, AGNES, WENDY]
    at = over(campaign(4), "R2")
    leave(at, "Bob")
    join(at, "Eve", shipped("starter-wendy"))
    with pytest.raises(UserError, match="Four players are here already, and there is no room for Bob"):
        come_back(at, "Bob")
    leave(at, "Eve")
    assert come_back(at, "Bob").investigator == DAISY


def test_a_newcomer_leaves_enough_investigators_for_those_who_must_choose_another() -> None:
    """ahlcg/campaign/pool-exhausted: two are left in the box for two; a third player would lose the campaign."""
    at = over(campaign(3), "R2", trauma=[(9, 0), (5, 0), (0, 0)])
    with pytest.raises(UserError, match="Ann and Bob must choose another investigator first"):
        join(at, "Eve", shipped("starter-wendy"))
    leave(at, "Bob")
    join(at, "Eve", shipped("starter-wendy"))
    join(at, "Ann", shipped("starter-agnes"))
    assert ([m.investigator for m in at.active()], at.result) == ([SKIDS, WENDY, AGNES], "")


def test_the_cards_of_a_lost_investigator_are_in_the_collection_again() -> None:
    """ahlcg/collection/b: what is in no deck can be drawn; what is in the deck of one who left cannot."""
    at = over(campaign(2), "R2", trauma=[(9, 0), (0, 0)])
    leave(at, "Bob")
    assert at.taken_from("") == at.members[1].cards()


# ---- saving


def through_json(at: Campaign) -> Campaign:
    return from_data(json.loads(json.dumps(at.data())))


def test_saving_between_scenarios() -> None:
    at = over(masks(2), "R2")
    assert through_json(at) == at
    assert through_json(at).data() == at.data()
    one, two = at.start(), through_json(over(masks(2), "R2")).start()
    assert RULEBOOK.encode(one.state) == RULEBOOK.encode(two.state)


def test_saving_inside_a_scenario() -> None:
    """A save in the middle goes on exactly like the game itself."""
    at = campaign(2)
    game = at.start()
    for _ in range(12):
        game.choose(game.options[-1].key)
    at.keep(game)
    other = through_json(at)
    again = other.resume()
    for _ in range(25):
        assert again.decision is not None
        assert [o.key for o in again.options] == [o.key for o in game.options]
        key = game.options[0].key
        game.choose(key)
        again.choose(key)
    assert RULEBOOK.encode(again.state) == RULEBOOK.encode(game.state)
    with pytest.raises(UserError, match="No scenario is under way"):
        campaign().resume()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({}, "not a campaign"),
        ({"campaign": "night-of-the-zealot", "format": 9}, "has format 9"),
        ({"campaign": "night-of-the-zealot", "format": 1}, "damaged"),
        ({"campaign": "night-of-the-zealot", "format": 1, "members": [{"player": 1}]}, "damaged"),
    ],
)
def test_what_is_no_campaign(data: dict[str, object], why: str) -> None:
    with pytest.raises(UserError, match=why):
        from_data(data)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("difficulty",), "brutal"),
        (("rng",), "x"),
        (("bag",), ["0", "purple"]),
        (("notes",), []),
        (("result",), "drawn"),
        (("finished",), [{"scenario": "the-gathering"}]),
        (("seats",), ["core/wendy-adams"]),
        (("lita",), [7]),
        (("members", 0, "investigator"), "core/knife"),
        (("members", 0, "status"), "tired"),
        (("members", 0, "deck"), {"core/nonsense": 1}),
        (("members", 0, "deck"), {"core/knife": -1}),
        (("members", 0, "experience"), "many"),
        (("game",), "gone"),
        (("game",), {}),
    ],
)
def test_a_damaged_campaign_is_refused(path: tuple[str | int, ...], value: object) -> None:
    data = json.loads(json.dumps(campaign().data()))
    part = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(UserError, match="This campaign is damaged"):
        from_data(data)


def test_a_finished_scenario_cannot_finish_again() -> None:
    at = campaign()
    game = ended(at, "R2")
    at.finish(game)
    with pytest.raises(UserError, match="No scenario is under way, so none can end"):
        at.finish(game)


# ---- whole campaigns


@pytest.mark.parametrize("players", [1, 2, 4])
def test_whole_campaigns_at_random(players: int) -> None:
    """Every scenario is played to its end by chance; lost investigators are replaced while there are any."""
    at = campaign(players, DIFFICULTIES[players - 1], players)
    while not at.result:
        for card, able in list(at.story_assets.items()):
            at.give(card, able[0] if able[0] in at.seats else None)
        for member in at.bereft():
            name = {ROLAND: "roland", DAISY: "daisy", SKIDS: "skids", AGNES: "agnes", WENDY: "wendy"}[at.unused()[0]]
            join(at, member.player, shipped(f"starter-{name}"))
        game = at.start()
        policies = [random_policy(players * 10 + seat) for seat in range(game.state.seats)]
        state = play_out(RULEBOOK, game.start, policies).state
        assert RULEBOOK.problems(state) == []
        at.finish(Game(RULEBOOK, {"position": state.data()}))
        at = through_json(at)
    assert at.result in ("won", "lost", "survived")
