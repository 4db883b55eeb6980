"""Rulings on campaigns and on building decks (ahlcg/campaign/…, ahlcg/deckbuilding/…)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from orne.arkham import values
from orne.arkham.campaign import Campaign, begin
from orne.arkham.campaigns.night_of_the_zealot.cards import LITA
from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.facts import load
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.chaos import DIFFICULTIES
from orne.arkham.table import ArkhamTable
from orne.campaign import buy, fill_up, join, leave, transfer, upgrade
from orne.decks.arkham import InvestigatorDeck, check, shipped
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from tests.arkham.look import keys
from tests.campaign.table import AGNES, DAISY, NAMES, ROLAND, SKIDS, WENDY, campaign, ended, over

FIVE = (ROLAND, DAISY, SKIDS, AGNES, WENDY)


# ---- decks


def test_signatures_and_weaknesses_do_not_count_for_the_size() -> None:
    """30 cards that count, two signature cards and a weakness are 33."""
    deck = shipped("starter-roland")
    assert check(deck) == []
    assert (deck.size, load()[ROLAND].deck_size) == (33, 30)
    outside = {card for card in deck.cards if load()[card].level is None}
    assert outside == {"core/rolands-38-special", "core/cover-up", "core/silver-twilight-acolyte"}


def test_starting_experience_buys_cards_of_higher_levels() -> None:
    """With 3 points cards of levels 2 and 1 may be in the first deck."""
    whole = shipped("starter-roland")
    cards = {**whole.cards, "core/encyclopedia-2": 1, "core/extra-ammunition-1": 1}
    del cards["core/knife"]
    deck = replace(whole, cards=cards)
    assert check(deck, experience=3) == []
    assert [each.ruling for each in check(deck, experience=2)] == ["ahlcg/campaign/purchase-cost"]
    assert [each.ruling for each in check(deck)] == ["ahlcg/deckbuilding/starting-level"]


def test_decks_change_only_between_scenarios() -> None:
    """Nothing during a scenario."""
    at = over(campaign(2), "R2")
    buy(at, ROLAND, "core/dodge", "core/knife")
    join(at, "Eve", shipped("starter-wendy"))
    leave(at, "Eve")
    at.start()
    before = at.data()
    for change in (
        lambda: buy(at, ROLAND, "core/dodge", "core/knife"),
        lambda: upgrade(at, ROLAND, "core/beat-cop-2"),
        lambda: join(at, "Fay", shipped("starter-skids")),
        lambda: leave(at, "Ann"),
    ):
        with pytest.raises(UserError, match="The Midnight Masks is under way; decks and players change only between"):
            change()
    assert at.data() == before


def test_every_class_card_is_of_one_of_five_classes() -> None:
    """One of the five for each investigator and each card that is not neutral."""
    facts = load()
    five = ["guardian", "seeker", "rogue", "mystic", "survivor"]
    assert [facts[card].class_ for card in FIVE] == five
    levelled = {card.class_ for card in facts.values() if card.level is not None}
    assert levelled == {*five, "neutral"}


def test_neutral_cards_are_for_every_investigator() -> None:
    """Every investigator may use cards without a class."""
    cards = ["core/knife", "core/flashlight", "core/emergency-cache", "core/guts", "core/unexpected-courage"]
    assert {load()[card].class_ for card in cards} == {"neutral"}
    for name in NAMES:
        deck = shipped(f"starter-{name}")
        rest = {c: n for c, n in deck.cards.items() if load()[c].class_ != "neutral" or load()[c].level is None}
        mixed = InvestigatorDeck(deck.investigator, {**rest, **dict.fromkeys(cards, 2)})
        assert check(mixed) == []


# ---- the campaign


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_campaign_begins_with_the_guides_bag_and_an_empty_log(difficulty: str) -> None:
    """The guide's bag and an empty log before the first scenario."""
    at = begin(difficulty, 1)
    assert (at.bag, at.notes, at.next_scenario) == ([*BAGS[difficulty]], {}, "the-gathering")
    join(at, "Ann", shipped("starter-roland"))
    assert sorted(at.start().state.bag) == sorted(BAGS[difficulty])


def test_a_campaign_carries_everything_on() -> None:
    """Investigators, decks, trauma, experience and bag are those of the scenario before.

    ahlcg/campaign/mental-trauma-start,
    ahlcg/setup/06-chaos-bag.
    """
    at = campaign(2)
    state = ended(at, "R2", trauma=[(2, 1), (0, 0)]).state.copy()
    state.bag = (*state.bag, "elder thing")
    at.finish(Game(RULEBOOK, {"position": state.data()}))
    roland = at.members[0]
    assert (roland.physical, roland.mental, roland.experience) == (2, 1, 3)
    state = at.start().state
    assert [state.catalogue.ids[state.cards[uid].kind] for uid in state.investigators] == [ROLAND, DAISY]
    card = state.cards[state.investigators[0]]
    assert (card.damage, card.horror) == (2, 1)
    assert sorted(state.bag) == sorted((*BAGS["standard"], "elder thing"))
    own = [
        state.catalogue.ids[card.kind] for card in state.cards if card.owner == 0 and card.uid != state.investigators[0]
    ]
    assert sorted(own) == sorted(roland.cards())
    table = ArkhamTable(state)
    assert values.remaining_health(table, state.investigators[0]) == 7
    assert values.remaining_sanity(table, state.investigators[0]) == 4


def test_results_are_recorded_literally() -> None:
    """Ahlcg/example/four-hours-late: the entry itself, and no other."""
    at = over(campaign(2), "R1")
    assert at.notes == {"house_burned": True}
    assert at.holds("house_burned") is True
    assert at.holds("house_burnt") is None


def test_experience_that_was_not_spent_is_kept() -> None:
    """2 kept and what the next scenario earns.

    ahlcg/campaign/unspent-recorded.
    """
    at = over(campaign(), "R2", ("core/attic", "core/cellar"))
    assert at.members[0].experience == 5
    buy(at, ROLAND, "core/police-badge-2", "core/knife")
    buy(at, ROLAND, "core/dodge", "core/knife")
    assert at.data()["members"][0]["experience"] == 2
    over(at, "R1", ("core/ruth-turner", "core/victoria-devereux"))
    assert at.finished[-1]["experience"][ROLAND] > 0
    assert at.members[0].experience == 2 + at.finished[-1]["experience"][ROLAND]


def test_a_level_0_card_costs_one() -> None:
    """Ahlcg/example/purchase-level-zero."""
    at = over(campaign(2), "R2")
    daisy = at.members[1]
    daisy.experience = 1
    assert buy(at, DAISY, "core/barricade", "core/knife") == 1
    assert daisy.experience == 0
    with pytest.raises(UserError, match="costs 1 experience, and Daisy Walker has 0"):
        buy(at, DAISY, "core/mind-over-matter", "core/flashlight")


def test_an_upgrade_costs_the_difference() -> None:
    """2 for Beat Cop and for Lucky!, whose lower copy leaves."""
    at = campaign()
    join(at, "Wyn", shipped("starter-wendy"))
    over(at, "R2")
    roland, wendy = at.members
    roland.experience = wendy.experience = 2
    sizes = [sum(each.deck.values()) for each in at.members]
    copies = (roland.deck["core/beat-cop"], wendy.deck["core/lucky"])
    assert upgrade(at, ROLAND, "core/beat-cop-2") == 2
    assert upgrade(at, WENDY, "core/lucky-2") == 2
    assert (roland.deck.get("core/beat-cop", 0), wendy.deck.get("core/lucky", 0)) == (copies[0] - 1, copies[1] - 1)
    assert (roland.deck["core/beat-cop-2"], wendy.deck["core/lucky-2"]) == (1, 1)
    assert [sum(each.deck.values()) for each in at.members] == sizes


def test_every_copy_is_bought_for_itself() -> None:
    """1 + 1 experience, and a card leaves for each."""
    at = over(campaign(), "R2")
    roland = at.members[0]
    roland.experience = 2
    buy(at, ROLAND, "core/extra-ammunition-1", "core/knife")
    assert (roland.experience, roland.deck["core/extra-ammunition-1"], roland.deck["core/knife"]) == (1, 1, 1)
    buy(at, ROLAND, "core/extra-ammunition-1", "core/flashlight")
    assert (roland.experience, roland.deck["core/extra-ammunition-1"], roland.deck["core/flashlight"]) == (0, 2, 1)


def test_what_is_refused_changes_nothing() -> None:
    """Neither deck nor experience, whatever was to be bought or taken for nothing."""
    at = over(campaign(), "R2")
    roland = at.members[0]
    roland.experience = 9
    del roland.deck["core/knife"]
    before = at.data()
    for change in (
        lambda: fill_up(at, ROLAND, "core/police-badge-2"),
        lambda: fill_up(at, ROLAND, "core/backstab"),
        lambda: buy(at, ROLAND, "core/cryptic-research-4", "core/flashlight"),
        lambda: buy(at, ROLAND, "core/police-badge-2", "core/cover-up"),
        lambda: buy(at, ROLAND, "core/police-badge-2", "core/knife"),
    ):
        with pytest.raises(UserError):
            change()
        assert at.data() == before


# ---- defeat and trauma


@pytest.mark.parametrize(("hurt", "trauma"), [((8, 0), (1, 0)), ((0, 4), (0, 1))])
def test_the_defeated_take_trauma_of_the_kind_that_defeated_them(
    hurt: tuple[int, int], trauma: tuple[int, int]
) -> None:
    """Ahlcg/campaign/mental-trauma: one of the kind that filled."""
    game = build(
        Inv(damage=hurt[0], horror=hurt[1]),
        Inv("core/daisy-walker", at=1),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    game.choose("resource")
    assert game.state.gone[0]
    assert game.state.trauma == [trauma, (0, 0)]


@pytest.mark.parametrize(("chosen", "trauma"), [("damage", (1, 0)), ("horror", (0, 1))])
def test_who_is_defeated_both_ways_at_once_chooses_the_trauma(chosen: str, trauma: tuple[int, int]) -> None:
    """Roland picks one of the two."""
    game = build(Inv(damage=8, horror=4), Inv("core/daisy-walker", at=1), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("resource")
    assert game.decision is not None
    assert keys(game) == ["damage", "horror"]
    game.choose(chosen)
    assert game.state.trauma == [trauma, (0, 0)]


def test_the_defeated_play_the_next_scenario() -> None:
    """ahlcg/campaign/defeat-not-campaign-exit."""
    at = over(campaign(2), "R2", trauma=[(1, 0), (0, 0)], gone=["damage", ""])
    assert at.members[0].status == "active"
    at.start()
    assert at.seats == [ROLAND, DAISY]


def test_mental_trauma_up_to_printed_sanity_drives_insane() -> None:
    """At his printed sanity Roland is lost."""
    at = over(campaign(2), "R2", trauma=[(0, 4), (0, 0)])
    assert at.members[0].status == "active"
    over(at, "R1", trauma=[(0, 1), (0, 0)])
    assert at.members[0].status == "insane"
    with pytest.raises(UserError, match="Roland Banks has been played in this campaign, and was lost: insane"):
        join(at, "Ann", shipped("starter-roland"))


def test_another_investigator_takes_the_place_of_a_lost_one() -> None:
    """Another investigator with a deck of level 0, nothing earned and no trauma.

    ahlcg/campaign/lost-investigators-unavailable,
    ahlcg/campaign/newcomer.
    """
    at = over(campaign(2), "R2", trauma=[(9, 0), (0, 0)])
    with pytest.raises(UserError, match="Ann must choose another investigator first"):
        at.start()
    for player in ("Ann", "Eve"):
        with pytest.raises(UserError, match="Roland Banks has been played in this campaign, and was lost: killed"):
            join(at, player, shipped("starter-roland"))
    whole = shipped("starter-wendy")
    cards = {**whole.cards, "core/lucky-2": 1}
    cards["core/lucky"] -= 1
    dear = InvestigatorDeck(WENDY, {card: n for card, n in cards.items() if n}, experience=9)
    with pytest.raises(UserError, match="above level 0"):
        join(at, "Ann", dear)
    new = join(at, "Ann", whole)
    assert (new.experience, new.physical, new.mental) == (0, 0, 0)
    with pytest.raises(UserError, match="Daisy Walker has been played in this campaign"):
        join(at, "Eve", shipped("starter-daisy"))
    at.start()
    assert at.seats == [DAISY, WENDY]


# ---- from one campaign into the next


def finished() -> Campaign:
    """A campaign that Roland and Daisy have won, with Lita and a weakness earned and an elder thing in the bag."""
    at = over(campaign(2), "R1", trauma=[(1, 0), (0, 0)])
    at.give(LITA, ROLAND)
    over(at, "R1")
    over(at, "R1", memory={"weaknesses gained": ((0, "core/psychosis"),)})
    assert at.result == "won"
    return at


def test_a_transfer_leaves_the_old_campaign_as_it_was() -> None:
    """The old campaign's decks are not those of the new one."""
    old = finished()
    before = old.data()
    new = begin("hard", 2)
    roland = transfer(new, old, "Ann")
    assert roland == old.members[0]
    roland.deck["core/knife"] = 9
    roland.earned[LITA] = 2
    assert old.data() == before


def test_only_survivors_of_a_finished_campaign_are_transferred() -> None:
    """ahlcg/campaign/transfer-optional: only survivors, only out of a finished campaign, only before the beginning."""
    with pytest.raises(UserError, match="is to come from is not over yet"):
        transfer(begin(), campaign(1), "Ann")
    with pytest.raises(UserError, match="only before its first scenario"):
        transfer(over(campaign(1), "R2"), finished(), "Bob")
    with pytest.raises(UserError, match="No investigator of “Eve” came through that campaign"):
        transfer(begin(), finished(), "Eve")
    new = begin()
    join(new, "Cay", shipped("starter-roland"))
    with pytest.raises(UserError, match="Roland Banks has been played in this campaign"):
        transfer(new, finished(), "Ann")
