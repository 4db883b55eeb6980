"""Rulings on whose cards are searched, on one scenario played alone, and on trauma that kills."""

from __future__ import annotations

import pytest

from orne.arkham import values
from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.language import YOU, Gives
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.scenario import STANDALONE, Alone, scenario
from orne.arkham.standalone import log_after, past
from orne.arkham.table import ArkhamTable
from orne.arkham.weakness_pool import random_basic_weakness, weaknesses_of
from orne.kernel.errors import UserError
from orne.set_up.arkham.begin import begin as begin_alone
from orne.set_up.arkham.wishes import ArkhamWishes as Wishes
from tests.arkham.laboratory import lab_card
from tests.campaign.table import DAISY, ROLAND, campaign, ended, over

FRIGHT = lab_card("boxed-fright", type="treachery", weakness="basic", traits=("Madness",), level=None)
MASKS = "the-midnight-masks"


# ---- collections


def test_what_one_deck_took_is_gone_for_the_other() -> None:
    """ahlcg/example/shared-collection: one box for both, or one for each."""
    lab = weaknesses_of(["lab"])
    assert FRIGHT in lab
    assert set(weaknesses_of(["core", "lab"])) == {*weaknesses_of(), *lab}
    lab.remove(FRIGHT)
    assert random_basic_weakness(1, lab, products=["lab"]) == FRIGHT
    with pytest.raises(UserError, match="No basic weakness is left"):
        random_basic_weakness(1, [FRIGHT, *lab], products=["lab"])
    at = campaign(2)
    shared = at.taken_from("")
    assert sorted(shared) == sorted(card for member in at.members for card in member.cards())
    at.members[1].collection = "Bob"
    assert at.taken_from("Bob") == at.members[1].cards()


# ---- one scenario alone


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


# ---- trauma


def test_the_fifth_physical_trauma_kills_daisy() -> None:
    """The printed health counts, whatever adds to it in play."""
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
