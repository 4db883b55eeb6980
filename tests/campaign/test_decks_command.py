"""``orne campaign``: decks, prices, filling up, boxes, bots and investigators from another campaign."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from orne.arkham.campaign import begin
from orne.arkham.weakness_pool import weaknesses_of
from orne.campaign import Offer, join, missing, offers, upgrade
from orne.decks.arkham import check, shipped, total_experience
from orne.decks.arkham import read as read_deck
from orne.kernel.game import Game
from orne.terminal.keeping import Keeping
from tests.campaign.table import AGNES, ROLAND, WENDY, campaign, got, over, put

Orne = Callable[..., tuple[int, str, str]]


NAME = "zealot"
BOTS = "greedy, random, search-quick, search, search-strong"


@pytest.fixture
def rich() -> str:
    """A campaign of Roland and Daisy after The Gathering, Roland with 3 to spend."""
    at = over(campaign(2), "R2")
    at.members[0].experience = 3
    return put(NAME, at)


# ---- looking at decks and prices


def test_offers_are_all_that_may_be_had() -> None:
    at = over(campaign(), "R2")
    found = offers(at, ROLAND)
    assert found[:2] == [
        Offer("core/magnifying-glass-1", 1, "core/magnifying-glass"),
        Offer("core/beat-cop-2", 2, "core/beat-cop"),
    ]
    cards = [offer.card for offer in found]
    assert cards.count("core/beat-cop-2") == 2
    assert "core/knife" not in cards, "two copies are the most"
    assert "core/leo-de-luca" not in cards
    assert "core/cryptic-research-4" not in cards
    assert "core/lita-chantler" not in cards
    assert Offer("core/evidence", 1) in found
    assert Offer("core/shotgun-4", 4) in found
    upgrade(at, ROLAND, "core/beat-cop-2")
    assert not [offer for offer in offers(at, ROLAND) if offer.replaces == "core/beat-cop"]


def test_the_list_of_prices(orne: Orne, rich: str) -> None:
    assert "experience can be spent before (orne campaign cards, buy, upgrade)." in orne("campaign", "show", rich)[1]
    code, out, err = orne("campaign", "cards", rich, "ann")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert "2 Beat Cop (2) Guardian Asset upgrades Beat Cop" in lines
    assert "3 Bulletproof Vest (3) Neutral Asset" in lines
    assert not any("Shotgun" in line for line in lines)
    assert lines[-1] == "Roland Banks has 3 experience; 1 more cost more than that (--all)."
    lines = [" ".join(line.split()) for line in orne("campaign", "cards", rich, "ann", "--all")[1].splitlines()]
    assert "4 Shotgun (4) Guardian Asset" in lines
    assert lines[-1] == "Roland Banks has 3 experience."


def test_a_deck_is_shown_and_written(orne: Orne, rich: str, tmp_path: Path) -> None:
    at = got(rich)
    upgrade(at, ROLAND, "core/beat-cop")
    at.members[0].add("core/lita-chantler")
    put(rich, at)
    code, out, _ = orne("campaign", "deck", rich, "roland")
    assert code == 0
    assert out.startswith("Ann's deck  Roland Banks, 34 cards\n")
    assert "1×  Beat Cop (2)" in out
    for name in ("deck.json", "deck.txt"):
        path = tmp_path / name
        code, out, _ = orne("campaign", "deck", rich, "roland", "--out", str(path))
        assert (code, out) == (0, f"Wrote {path}: Roland Banks, 34 cards.\n")
        deck = read_deck(path)
        assert dict(deck.cards) == at.members[0].deck
        assert dict(deck.earned) == {"core/lita-chantler": 1}
        assert (deck.experience, total_experience(deck)) == (3, 2)
        assert check(deck) == []
        code, _, err = orne("campaign", "deck", rich, "roland", "--out", str(path))
        assert (code, err) == (
            2,
            f"orne: {path}: this file exists already; give another name, or --force to overwrite it.\n",
        )
        assert orne("campaign", "deck", rich, "roland", "--out", str(path), "--force")[0] == 0


def test_buying_hints_at_the_upgrade(orne: Orne, rich: str) -> None:
    code, _, err = orne("campaign", "buy", rich, "roland", "Beat Cop (2)")
    assert code == 2
    assert "must keep its size: name a card that leaves for Beat Cop, or upgrade the one it has." in err


# ---- filling up


def test_a_deck_that_lost_cards_is_filled_up_before_the_next_scenario(orne: Orne, rich: str) -> None:
    at = got(rich)
    del at.members[0].deck["core/knife"]
    put(rich, at)
    code, _, err = orne("campaign", "next", rich)
    assert (code, err) == (
        2,
        "orne: The deck of Roland Banks lacks 2 cards; orne campaign fill takes some of level 0.\n",
    )
    assert orne("campaign", "fill", rich, "ann", "evidence!")[1] == (
        "Roland Banks takes Evidence! for free; 1 more is missing.\n"
    )
    assert orne("campaign", "fill", rich, "ann", "machete")[1] == "Roland Banks takes Machete for free.\n"
    code, _, err = orne("campaign", "fill", rich, "ann", "dodge")
    full = "The deck of Roland Banks has all of its 30 cards, so Dodge must be bought."
    assert (code, err) == (2, f"orne: {full} (ahlcg/deckbuilding/forced-removal)\n")
    after = got(rich).members[0]
    assert (missing(after), after.experience) == (0, 3)


# ---- who takes part


def test_a_campaign_without_players_yet(orne: Orne) -> None:
    code, out, _ = orne("campaign", "new", NAME)
    assert (code, out) == (
        0,
        "The campaign zealot is kept: Night of the Zealot (standard), nobody in it yet; "
        "orne campaign join or transfer brings players.\n",
    )
    assert "nobody is here to play it" in orne("campaign", "show", NAME)[1]
    assert orne("campaign", "join", NAME, "Ann", "--deck", "wendy")[1] == "Ann plays Wendy Adams.\n"
    assert got(NAME).members[0].investigator == WENDY


def test_one_box_or_one_each(orne: Orne) -> None:
    """ahlcg/example/shared-collection, at the terminal: the table's box, boxes of their own, or somebody else's."""
    decks = [word for name in ("roland", "daisy", "skids", "agnes") for word in ("--deck", name)]
    for options, boxes in (([], {""}), (["--own-boxes"], {"player 1", "player 2", "player 3", "player 4"})):
        name = f"boxes {len(boxes)}"
        assert orne("campaign", "new", name, *decks, "--seed", "1", *options)[0] == 0
        assert {member.collection for member in got(name).members} == boxes
    orne("campaign", "leave", name, "player 4")
    assert orne("campaign", "join", name, "Eve", "--deck", "wendy", "--box", "player 1")[0] == 0
    eve = got(name).members[-1]
    assert eve.collection == "player 1"
    assert set(eve.deck) & set(weaknesses_of())


def test_another_investigator_is_made_of_the_same_box(orne: Orne) -> None:
    """ahlcg/collection/a: Roland was made of a box of Ann's own, and so is Wendy."""
    at = begin(seed=5)
    join(at, "Ann", shipped("starter-roland"), "Ann")
    put(NAME, over(at, "R2", trauma=[(9, 0)]))
    assert orne("campaign", "join", NAME, "Ann", "--deck", "wendy")[0] == 0
    assert [member.collection for member in got(NAME).members] == ["Ann", "Ann"]


def test_names_of_players_whatever_their_capitals(orne: Orne, rich: str) -> None:
    assert orne("campaign", "leave", rich, "BOB")[1].startswith("Bob and Daisy Walker leave")
    code, _, err = orne("campaign", "join", rich, "bob", "--deck", "wendy")
    assert (code, err) == (
        2,
        "orne: Bob has left, and comes back with Daisy Walker in this campaign, and cannot take another "
        "investigator.\n",
    )
    assert orne("campaign", "join", rich, "bob")[1] == "Bob plays Daisy Walker.\n"
    code, _, err = orne("campaign", "leave", rich, "Zed")
    assert (code, err) == (2, "orne: No player called “Zed” is here to leave (Ann, Bob).\n")
    code, _, err = orne("campaign", "join", rich, "Zed")
    assert "a newcomer gives a deck as well" in err


def test_a_lost_investigators_player_means_the_new_one(orne: Orne) -> None:
    put(NAME, over(campaign(2), "R2", trauma=[(9, 0), (0, 0)]))
    out = orne("campaign", "show", NAME)[1]
    assert "Ann must take another investigator first (orne campaign join … --deck)." in out
    assert 'Still available "Skids" O\'Toole, Agnes Baker, Wendy Adams' in out
    assert orne("campaign", "join", NAME, "ann", "--deck", "agnes")[1] == "Ann plays Agnes Baker.\n"
    at = got(NAME)
    at.member(AGNES).experience = 1
    put(NAME, at)
    assert orne("campaign", "buy", NAME, "ann", "fearless", "--remove", "knife")[1] == (
        "Agnes Baker buys Fearless for 1, Knife leaves; 0 experience left.\n"
    )


def test_an_investigator_of_another_campaign(orne: Orne) -> None:
    """ahlcg/campaign/transfer-optional, ahlcg/campaign/transfer-keeps, at the terminal."""
    old, new = "old", "new"
    at = over(campaign(2), "R2", trauma=[(1, 0), (0, 0)])
    put(old, at)
    orne("campaign", "new", new, "--deck", "wendy", "--player", "Cay")
    code, _, err = orne("campaign", "transfer", new, old, "ann")
    assert (code, err) == (2, "orne: The campaign the investigator is to come from is not over yet.\n")
    over(at, "R1")
    over(at, "R1")
    put(old, at)
    before = got(old)
    was = at.members[0]
    assert orne("campaign", "transfer", new, old, "ann")[1] == (
        f"Ann brings Roland Banks, with {was.experience} experience, {was.physical} physical and {was.mental} mental "
        "trauma.\n"
    )
    assert got(new).member(ROLAND) == was
    assert got(old) == before
    code, _, err = orne("campaign", "transfer", new, old, "Zed")
    assert "those who did: Ann, Bob." in err


# ---- bots, and what is settled while a scenario is under way


def test_bots_are_remembered(orne: Orne, rich: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, ...]] = []

    def some(game: Game[Any], keeping: Keeping, players: Sequence[str]) -> Game[Any]:
        seen.append(tuple(players))
        keeping.close()
        return game

    monkeypatch.setattr("orne.terminal.playing.play_in_campaign", some)
    for wishes in ([], ["2=greedy"], [], ["bob=random"], ["daisy=human", "1=greedy"], ["bob=greedy", "roland=human"]):
        options = [word for wish in wishes for word in ("--bot", wish)]
        assert orne("campaign", "next", rich, *options)[0] == 0
    assert seen == [
        ("human", "human"),
        ("human", "greedy"),
        ("human", "greedy"),
        ("human", "random"),
        ("greedy", "human"),
        ("human", "greedy"),
    ]
    assert "played by greedy" in orne("campaign", "show", rich)[1]
    before = got(rich)
    for wish, why in (
        ("ann=greedy", "Somebody must sit at the keyboard; let a bot go with --bot WHO=human."),
        ("3=greedy", "“3” names nobody in this campaign; there are Roland Banks, Daisy Walker."),
        ("ann=clever", f"--bot ann=clever: say who and {BOTS} or human, such as agnes=greedy or 2=greedy."),
        ("ann", f"--bot ann: say who and {BOTS} or human, such as agnes=greedy or 2=greedy."),
    ):
        assert orne("campaign", "next", rich, "--bot", wish) == (2, "", f"orne: {why}\n")
    assert got(rich) == before
    for option in (["--undo", "new"], ["--real-bag"], ["--lead", "ann"]):
        code, _, err = orne("campaign", "next", rich, *option)
        assert (code, err) == (
            2,
            f"orne: A scenario is under way, and {option[0]} is settled until it ends; leave it out.\n",
        )


def test_no_other_game_can_be_brought_into_a_campaign(
    orne: Orne, rich: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A campaign's scenario has no file of its own to save to or to resume from, and leaving asks for none."""
    lines = f"keep\nsave {tmp_path / 's.json'}\nresume {tmp_path / 's.json'}\nhelp\nquit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    code, out, _ = orne("campaign", "next", rich)
    assert code == 0
    assert out.count("is neither an option nor a command") == 2
    assert "save FILE" not in out
    assert out.endswith(f"The Midnight Masks is kept; orne campaign next {rich} goes on with it.\n")
    assert not (tmp_path / "s.json").exists()
    assert got(rich).resume().decisions() == ["keep"]
