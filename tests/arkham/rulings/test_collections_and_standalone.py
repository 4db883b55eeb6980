"""Rulings on whose cards are searched, on one scenario played alone, and on trauma that kills."""

from __future__ import annotations

import pytest

from orne.arkham import values
from orne.arkham.campaign import begin
from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.language import YOU, Gives
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.scenario import STANDALONE, Alone, scenario
from orne.arkham.standalone import log_after, past
from orne.arkham.table import ArkhamTable
from orne.arkham.weakness_pool import product, random_basic_weakness, weaknesses_of
from orne.campaign import join
from orne.decks.arkham import shipped
from orne.kernel.errors import UserError
from orne.set_up.arkham.begin import begin as begin_alone
from orne.set_up.arkham.wishes import ArkhamWishes as Wishes
from tests.arkham.laboratory import lab_card
from tests.arkham.look import keys, table
from tests.campaign.table import DAISY, ROLAND, campaign, ended, over

FRIGHT = lab_card("boxed-fright", type="treachery", weakness="basic", traits=("Madness",), level=None)
MASKS = "the-midnight-masks"


# ---- collections


def test_players_who_share_a_collection_search_the_same() -> None:
    """ahlcg/example/shared-collection: Bob's deck is made of Ann's cards, so her weaknesses are drawn for him."""
    at = begin("standard", 1)
    at.collections = {"Ann": ["lab"]}
    join(at, "Ann", shipped("starter-roland"), "Ann")
    join(at, "Bob", shipped("starter-daisy"), "Ann")
    join(at, "Cay", shipped("starter-skids"), "Cay")
    for _ in range(2):
        over(at, "R2")
    over(at, "R3")
    ann, bob, cay = at.members
    assert [len(each.earned) for each in at.members] == [1, 1, 1]
    assert {product(card) for each in (ann, bob) for card in each.earned} == {"lab"}
    assert {product(card) for card in cay.earned} == {"core"}


def test_what_one_deck_took_is_gone_for_the_other() -> None:
    """ahlcg/example/shared-collection: one box for both, or one for each."""
    lab = weaknesses_of(["lab"])
    assert FRIGHT in lab
    assert set(weaknesses_of(["core", "lab"])) == {*weaknesses_of(), *lab}
    lab.remove(FRIGHT)
    assert random_basic_weakness(1, lab, products=["lab"]) == FRIGHT
    with pytest.raises(UserError, match="no basic weakness is left"):
        random_basic_weakness(1, [FRIGHT, *lab], products=["lab"])
    at = campaign(2)
    shared = at.taken_from("")
    assert sorted(shared) == sorted(card for member in at.members for card in member.cards())
    at.members[1].collection = "Bob"
    assert at.taken_from("Bob") == at.members[1].cards()


def test_an_earned_card_nobody_owns_is_passed_over() -> None:
    """ahlcg/standalone-mode/e: the deck stays as it is, and the campaign goes on; those who have the product get it."""
    for products, earned in ((["core"], {}), (["core", "lab"], {FRIGHT: 1})):
        at = over(over(campaign(), "R2"), "R1")
        at.collections = {"": products}
        before = dict(at.members[0].deck)
        over(at, "R1", memory={"weaknesses gained": ((0, FRIGHT),)})
        assert at.members[0].earned == earned
        assert at.members[0].deck == {**before, **earned}
        assert at.result == "won"


# ---- one scenario alone


@pytest.mark.parametrize(("choice", "note"), [("burn", "house_burned"), ("refuse", "house_standing")])
def test_a_story_decision_is_asked_and_entered(choice: str, note: str) -> None:
    """ahlcg/standalone-mode/c, ahlcg/winning-and-losing/d: the lead decides, the log says so, and it is a win."""
    game = build(
        Inv(),
        locations=["hallway"],
        act="what-have-you-done",
        enemies=[Foe("ghoul-priest", engaged=0, damage=4)],
        log={STANDALONE: True},
    )
    assert log_after(table(game), {STANDALONE: True}) == {}
    game.choose("fight core/ghoul-priest")
    assert keys(game) == ["burn", "refuse"]
    game.choose(choice)
    assert game.over
    assert log_after(table(game), {STANDALONE: True, "past_midnight": True}) == {"past_midnight": True, note: True}
    assert game.result.endswith("You have won.")


def test_the_log_forgets_what_is_crossed_out() -> None:
    """ahlcg/standalone-mode/c: a priest who was slain no longer lives."""
    game = build(Inv(), scenario=MASKS, act="uncovering-the-conspiracy", agenda="predator-or-prey")
    table = ArkhamTable(game.state.copy())
    table.state.resolution = "R1"
    assert log_after(table, {"ghoul_priest_alive": True})["ghoul_priest_alive"] is True
    priest = build(Inv(), enemies=[Foe("ghoul-priest", engaged=0)], scenario=MASKS, agenda="predator-or-prey")
    table = ArkhamTable(priest.state.copy())
    table.state.resolution = "R1"
    uid = next(each.uid for each in table.state.cards if table.kind(each.uid).slug == "core/ghoul-priest")
    table.state.victory.append(uid)
    assert "ghoul_priest_alive" not in log_after(table, {"ghoul_priest_alive": True})


def test_an_agenda_never_wins() -> None:
    """ahlcg/winning-and-losing/d: R3 by the last agenda is a loss."""
    game = build(
        Inv(), locations=["hallway"], act="the-barrier", agenda="theyre-getting-out", agenda_doom=99,
        step="1.3 check doom", active=None, log={STANDALONE: True},
    )  # fmt: skip
    assert (game.over, game.state.resolution) == (True, "R3")
    assert game.result.endswith("You have lost.")


def test_a_scenarios_own_instructions_replace_what_is_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    """ahlcg/standalone-mode/f: its bag and log replace the imagined ones, unless the players want those."""
    own = Alone(bag={"hard": ("0", "-1", "skull")}, log={"house_standing": True})
    monkeypatch.setattr(scenario(MASKS), "alone", own)
    assert past(MASKS).log == {STANDALONE: True, "house_standing": True}
    state = begin_alone(Wishes(MASKS, "hard", ["roland"], seed=1)).game.state
    assert state.bag == ("0", "-1", "skull")
    assert state.remembered("house_standing")
    assert state.cards[state.investigators[0]].horror == 0
    assert begin_alone(Wishes(MASKS, "easy", ["roland"], seed=1)).game.state.bag == BAGS["easy"]
    state = begin_alone(Wishes(MASKS, "hard", ["roland"], seed=1, earlier=["R1"])).game.state
    assert state.bag == BAGS["hard"]
    assert state.remembered("house_burned")


def test_players_may_put_more_symbols_in_the_bag() -> None:
    """ahlcg/standalone-mode/f: the campaign's bag, with more symbol tokens if the players wish."""
    bag = begin_alone(Wishes(seed=1, tokens=["tablet", "elder thing"])).game.state.bag
    assert bag == (*BAGS["standard"], "tablet", "elder thing")
    with pytest.raises(UserError, match="'-9' is not a symbol to add to the bag; there are skull, cultist"):
        begin_alone(Wishes(seed=1, tokens=["-9"]))


# ---- trauma


def test_the_fifth_physical_trauma_kills_daisy() -> None:
    """ahlcg/campaign/physical-trauma-killed: the printed health counts, whatever adds to it in play."""
    amulet = lab_card("amulet", Gives(YOU, "health", 3), permanent=True)
    at = campaign(2)
    at.members[1].deck[amulet] = 1
    over(at, "R2", trauma=[(0, 0), (4, 0)])
    assert at.members[1].status == "active"
    game = ended(at, "R1", trauma=[(0, 0), (1, 0)])
    assert values.health(RULEBOOK.table(game.state), game.state.investigators[1]) == 8
    at.finish(game)
    assert (at.member(DAISY).physical, at.member(DAISY).status) == (5, "killed")
    assert at.member(ROLAND).status == "active"
