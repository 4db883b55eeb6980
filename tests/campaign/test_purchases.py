"""Buying and upgrading between scenarios (arkham/basics/3.3; rulings ahlcg/campaign/purchase-…, upgrade-…)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from orne.arkham.campaign import Campaign, begin
from orne.arkham.campaign_data import from_data
from orne.arkham.campaigns.night_of_the_zealot.cards import LITA
from orne.arkham.facts import CardFacts, load
from orne.campaign import buy, fill_up, join, leave, price, upgrade, upgrade_price
from orne.decks.arkham import shipped
from orne.kernel.errors import Forbidden, UserError
from orne.rulings.catalogue import claim
from tests.campaign.table import DAISY, ROLAND, SKIDS, WENDY, campaign, over


def rich(points: int = 10, players: int = 1) -> Campaign:
    """After The Gathering, everybody with this much to spend."""
    at = over(campaign(players), "R2")
    for member in at.members:
        member.experience = points
    return at


def size(at: Campaign) -> int:
    """How many cards of the deck count towards its size."""
    return sum(n for card, n in at.members[0].deck.items() if load()[card].level is not None)


def refuse(why: str, at: Campaign, *args: str, **rest: Any) -> None:
    """The purchase is refused for a reason, and nothing has changed."""
    before = at.data()
    with pytest.raises(Forbidden, match=why) as refused:
        buy(at, *args, **rest)
    assert claim(refused.value.ruling)
    assert at.data() == before


def test_a_card_costs_its_level_and_an_upgrade_the_difference() -> None:
    facts = load()
    assert price(facts["core/encyclopedia-2"]) == 2
    assert price(facts["core/evidence"]) == 1
    assert upgrade_price(facts["core/beat-cop"], facts["core/beat-cop-2"]) == 2
    assert upgrade_price(facts["core/magnifying-glass"], facts["core/magnifying-glass-1"]) == 1


def test_an_upgrade_costs_at_least_1_as_well() -> None:
    """ahlcg/campaign/purchase-minimum-scope: the floor is on the difference between the levels."""
    low, high = load()["core/beat-cop"], load()["core/beat-cop-2"]
    assert upgrade_price(replace(low, level=1, exceptional=True), high) == 1
    assert upgrade_price(replace(low, level=2), high) == 1
    at = rich(1)
    assert upgrade(at, ROLAND, "core/magnifying-glass-1") == 1
    assert at.members[0].experience == 0


def test_a_level_is_the_number_of_pips() -> None:
    """No pip is level 0; what has no place for them has no level."""
    facts = load()
    low, high = facts["core/beat-cop"], facts["core/beat-cop-2"]
    assert low.title == high.title
    assert (low.level, high.level) == (0, 2)
    assert facts["core/cover-up"].level is None
    assert facts["core/lita-chantler"].level is None


def test_buying_costs_the_level_and_keeps_the_size() -> None:
    at = rich(3)
    roland = at.members[0]
    assert buy(at, ROLAND, "core/police-badge-2", "core/knife") == 2
    assert roland.experience == 1
    assert (roland.deck["core/police-badge-2"], roland.deck["core/knife"]) == (1, 1)
    assert size(at) == 30
    assert sum(roland.deck.values()) == 33


def test_a_level_0_card_costs_1() -> None:
    """And stays a card of level 0."""
    at = rich(1)
    assert buy(at, ROLAND, "core/evidence", "core/knife") == 1
    assert at.members[0].deck["core/evidence"] == 2
    assert load()["core/evidence"].level == 0
    refuse("Dodge costs 1 experience, and Roland Banks has 0", at, ROLAND, "core/dodge", "core/knife")


def test_what_is_too_dear_is_refused_with_its_price() -> None:
    refuse(
        "Encyclopedia costs 2 experience, and Roland Banks has 1", rich(1), ROLAND, "core/encyclopedia-2", "core/knife"
    )


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("core/will-to-survive-3", "Roland Banks may not use Survivor cards"),
        ("core/cryptic-research-4", "Roland Banks may use Seeker cards only up to level 2"),
        ("core/lucky", "Roland Banks may not use Survivor cards"),
    ],
)
@pytest.mark.parametrize("leaves", [("core/knife",), ()])
def test_that_somebody_may_not_have_a_card_is_said_before_its_price(
    card: str, why: str, leaves: tuple[str, ...]
) -> None:
    """No experience would change it (ahlcg/campaign/purchase-class-access), nor would another card that leaves."""
    refuse(f"The deck of Roland Banks would not be legal: {why}", rich(0), ROLAND, card, *leaves)


def test_each_copy_is_paid_for_and_replaced_separately() -> None:
    at = rich(2)
    buy(at, ROLAND, "core/extra-ammunition-1", "core/knife")
    buy(at, ROLAND, "core/extra-ammunition-1", "core/flashlight")
    assert (at.members[0].experience, at.members[0].deck["core/extra-ammunition-1"]) == (0, 2)
    assert size(at) == 30


def test_a_card_must_leave() -> None:
    refuse("must keep its size: name a card that leaves for Police Badge", rich(), ROLAND, "core/police-badge-2")


@pytest.mark.parametrize(
    ("remove", "why"),
    [
        ("core/cover-up", "Cover Up is a weakness and cannot be removed"),
        ("core/silver-twilight-acolyte", "Silver Twilight Acolyte is a weakness and cannot be removed"),
        ("core/rolands-38-special", "Roland's .38 Special is a signature card and cannot be removed"),
        (LITA, "Lita Chantler does not count towards the deck's size, so its leaving makes no room"),
        ("core/lucky", "Lucky! is not in the deck of Roland Banks"),
        ("core/nonsense", "core/nonsense is not in the deck of Roland Banks"),
    ],
)
def test_what_cannot_leave(remove: str, why: str) -> None:
    at = rich()
    at.members[0].add(LITA)
    refuse(why, at, ROLAND, "core/police-badge-2", remove)


def test_a_deck_that_lacks_one_card_has_room_for_one() -> None:
    """What it lost may be bought again, or filled up for free, and then it is full again."""
    at = rich(5)
    at.members[0].deck["core/knife"] -= 1
    filled = from_data(at.data())
    assert buy(at, ROLAND, "core/police-badge-2") == 2
    fill_up(filled, ROLAND, "core/evidence")
    assert (size(at), size(filled), filled.members[0].experience) == (30, 30, 5)
    refuse("must keep its size", at, ROLAND, "core/dodge")
    with pytest.raises(UserError, match="has all of its 30 cards, so Dodge must be bought"):
        fill_up(filled, ROLAND, "core/dodge")


def test_a_card_cannot_make_room_for_itself() -> None:
    refuse("Machete cannot make room for itself", rich(), ROLAND, "core/machete", "core/machete")


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("core/cryptic-research-4", "Roland Banks may use Seeker cards only up to level 2"),
        ("core/leo-de-luca", "Roland Banks may not use Rogue cards"),
        ("core/knife", "3 copies of Knife, and a deck may have at most 2"),
        ("core/rolands-38-special", "has no level and cannot be bought"),
        ("core/daisys-tote-bag", "has no level and cannot be bought"),
        ("core/paranoia", "has no level and cannot be bought"),
        (LITA, "has no level and cannot be bought"),
        ("core/ghoul-priest", "has no level and cannot be bought"),
    ],
)
def test_what_cannot_be_bought(card: str, why: str) -> None:
    refuse(why, rich(), ROLAND, card, "core/machete")


def test_what_there_is_not_needs_no_rule() -> None:
    with pytest.raises(UserError, match="No card has the id “core/nonsense”"):
        buy(rich(), ROLAND, "core/nonsense", "core/machete")
    with pytest.raises(UserError, match="Wendy Adams is not in this campaign"):
        buy(rich(), WENDY, "core/lucky-2", "core/lucky")


def test_second_class_up_to_level_2() -> None:
    at = rich()
    assert buy(at, ROLAND, "core/disc-of-itzamna-2", "core/knife") == 2


def test_upgrading_pays_the_difference() -> None:
    """arkham/basics/3.3"""
    at = rich(2)
    roland = at.members[0]
    assert upgrade(at, ROLAND, "core/beat-cop-2") == 2
    assert "core/beat-cop" not in roland.deck
    assert (roland.deck["core/beat-cop-2"], roland.experience) == (1, 0)
    assert size(at) == 30


def test_naming_the_card_of_the_deck_upgrades_it() -> None:
    at = rich(2)
    assert upgrade(at, ROLAND, "core/magnifying-glass") == 1
    assert "core/magnifying-glass-1" in at.members[0].deck


def test_an_upgrade_replaces_one_copy_at_a_time() -> None:
    at = rich(4)
    buy(at, ROLAND, "core/beat-cop", "core/knife")
    upgrade(at, ROLAND, "core/beat-cop-2")
    assert {c: n for c, n in at.members[0].deck.items() if "beat-cop" in c} == {
        "core/beat-cop": 1,
        "core/beat-cop-2": 1,
    }


def test_upgrading_is_a_choice() -> None:
    """The higher level may be bought beside the lower."""
    at = rich(players=3)
    assert buy(at, SKIDS, "core/leo-de-luca-1", "core/knife") == 1
    assert at.member(SKIDS).deck["core/leo-de-luca"] == at.member(SKIDS).deck["core/leo-de-luca-1"] == 1


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("core/police-badge-2", r"Police Badge \(2\) upgrades nothing: the deck of Roland Banks has no lower level"),
        ("core/machete", r"Machete \(0\) upgrades nothing: .* has it at that level or higher already"),
        ("core/lucky-2", r"Lucky! \(2\) upgrades nothing"),
        ("core/cover-up", "Cover Up has no level and cannot be bought"),
    ],
)
def test_what_cannot_be_upgraded(card: str, why: str) -> None:
    at = rich()
    before = at.data()
    with pytest.raises(Forbidden, match=why) as refused:
        upgrade(at, ROLAND, card)
    assert claim(refused.value.ruling)
    assert at.data() == before


def test_an_upgrade_too_dear() -> None:
    with pytest.raises(UserError, match="Beat Cop costs 2 experience, and Roland Banks has 1"):
        upgrade(rich(1), ROLAND, "core/beat-cop-2")


def test_who_may_buy() -> None:
    at = rich(players=2)
    leave(at, "Bob")
    refuse("Bob has left, so Daisy Walker buys nothing", at, DAISY, "core/encyclopedia-2", "core/knife")
    at.members[0].status = "insane"
    refuse(r"Roland Banks is out of the campaign \(insane\)", at, ROLAND, "core/evidence", "core/knife")


def test_not_during_a_scenario() -> None:
    at = rich()
    at.start()
    refuse("The Midnight Masks is under way", at, ROLAND, "core/evidence", "core/knife")


def test_unspent_experience_is_added_up() -> None:
    at = over(campaign(), "R2")
    assert at.members[0].experience == 3
    buy(at, ROLAND, "core/evidence", "core/knife")
    over(at, "R1", ("core/ruth-turner", "core/northside"))
    assert at.members[0].experience == 2 + 2


def test_weaknesses_gained_on_the_way_are_no_obstacle() -> None:
    at = rich()
    at.members[0].add("core/psychosis")
    buy(at, ROLAND, "core/evidence", "core/knife")
    refuse("Psychosis is a weakness", at, ROLAND, "core/dodge", "core/psychosis")


# ---- words that no core card has


def with_card(**changes: object) -> dict[str, CardFacts]:
    """The core set with one more Guardian card."""
    card = replace(load()["core/police-badge-2"], id="core/extra", title="Extra", **changes)  # type: ignore[arg-type]
    return {**load(), "core/extra": card}


def test_exceptional_cards_cost_double_and_come_once() -> None:
    facts = with_card(level=3, exceptional=True)
    at = rich(5)
    with pytest.raises(UserError, match="Extra costs 6 experience, and Roland Banks has 5"):
        buy(at, ROLAND, "core/extra", "core/knife", facts=facts)
    at = rich(12)
    assert buy(at, ROLAND, "core/extra", "core/knife", facts=facts) == 6
    with pytest.raises(UserError, match="2 copies of Extra, and a deck may have at most 1 of an exceptional title"):
        buy(at, ROLAND, "core/extra", "core/knife", facts=facts)


def test_permanent_cards_are_outside_the_size() -> None:
    facts = with_card(level=1, permanent=True)
    at = rich(5)
    with pytest.raises(UserError, match="Extra is permanent and outside the deck's size, so no card leaves for it"):
        buy(at, ROLAND, "core/extra", "core/knife", facts=facts)
    assert buy(at, ROLAND, "core/extra", facts=facts) == 1
    assert sum(at.members[0].deck.values()) == 34
    with pytest.raises(UserError, match="Extra does not count towards the deck's size"):
        buy(at, ROLAND, "core/dodge", "core/extra", facts=facts)


def three_levels() -> dict[str, CardFacts]:
    """The core set with Beat Cop at level 4 too, named before its level 2, and once as a card without level."""
    cop = load()["core/beat-cop-2"]
    dearer, story = replace(cop, id="core/beat-cop-4", level=4), replace(cop, id="core/beat-cop-story", level=None)
    return {dearer.id: dearer, story.id: story, **load()}


def test_an_upgrade_goes_to_the_level_named_or_to_the_next() -> None:
    """Naming level 2 means level 2; naming what the deck has means the lowest level above it."""
    for named in ("core/beat-cop-2", "core/beat-cop"):
        at = rich(2)
        assert upgrade(at, ROLAND, named, facts=three_levels()) == 2
        assert [card for card in at.members[0].deck if "beat-cop" in card] == ["core/beat-cop-2"]
    at = rich(4)
    assert upgrade(at, ROLAND, "core/beat-cop-4", facts=three_levels()) == 4
    assert [card for card in at.members[0].deck if "beat-cop" in card] == ["core/beat-cop-4"]


def test_the_highest_of_several_lower_levels_is_replaced() -> None:
    at = rich(5)
    buy(at, ROLAND, "core/beat-cop-2", "core/knife")
    assert upgrade(at, ROLAND, "core/beat-cop-4", facts=three_levels()) == 2
    assert [card for card in at.members[0].deck if "beat-cop" in card] == ["core/beat-cop", "core/beat-cop-4"]


def test_a_card_without_level_is_upgraded_to_nothing() -> None:
    """Only a lower level counts, and a card without a level has none (ahlcg/campaign/upgrade-optional)."""
    at = rich(4)
    roland = at.members[0]
    roland.deck = {("core/beat-cop-story" if card == "core/beat-cop" else card): n for card, n in roland.deck.items()}
    with pytest.raises(UserError, match=r"Beat Cop \(2\) upgrades nothing"):
        upgrade(at, ROLAND, "core/beat-cop-2", facts=three_levels())
    assert "core/beat-cop-2" not in roland.deck


CLASSES = {
    "roland": ("guardian", "seeker"),
    "daisy": ("seeker", "mystic"),
    "skids": ("rogue", "guardian"),
    "agnes": ("mystic", "survivor"),
    "wendy": ("survivor", "rogue"),
}
"""The class of which an investigator may use every level, and that of levels up to 2 (arkham/basics/3.1)."""


@pytest.mark.parametrize("name", CLASSES)
def test_every_card_is_sold_to_whom_it_is_for_at_its_price_and_to_nobody_else(name: str) -> None:
    """arkham/basics/3.3: a second copy of a title at most; neutral cards of every level."""
    at = begin(seed=5)
    who = join(at, "Ann", shipped(f"starter-{name}"))
    over(at, "R2").members[0].experience = 20
    main, second = CLASSES[name]
    highest = {main: 5, second: 2, "neutral": 5}
    titles = [load()[card].title for card in who.cards()]
    leaves = [card for card in who.deck if load()[card].level == 0][:2]
    before = at.data()
    for card in load().values():
        if card.type == "investigator":
            continue
        sold = card.level is not None and card.level <= highest.get(card.class_, -1) and titles.count(card.title) < 2
        out = next(each for each in leaves if each != card.id)
        now = from_data(at.data())
        if not (sold and card.signature_of is None and card.weakness is None):
            refuse("has no level|would not be legal", now, who.investigator, card.id, out)
            continue
        assert buy(now, who.investigator, card.id, out) == max(1, card.level or 0)
        bought = now.members[0]
        assert bought.experience == 20 - max(1, card.level or 0)
        assert (sorted([*bought.cards(), out]), at.data()) == (sorted([*who.cards(), card.id]), before)
