"""Rulings on what may be chosen: options with and without "must", any number, qualifiers, what cannot be attached."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham import values
from orne.arkham.abilities import Condition, free, revelation
from orne.arkham.language import (
    ASSET,
    ENEMY,
    READY,
    THEM,
    UNIQUE,
    Choose,
    Chosen,
    Discard,
    DiscardCards,
    Do,
    Draw,
    Exhausts,
    OneOf,
    Pays,
    Take,
    Then,
    everything,
    trait,
)
from orne.arkham.position import Foe, In, Inv, build
from orne.arkham.rules.attaching import attach, can_be_attached
from orne.arkham.table import MOST_WAYS
from tests.arkham.laboratory import DUST, FIEND, KENNEL, MYTHOS, PAPER, SCHOLAR, lab, lab_card, scholar
from tests.arkham.look import keys, record, uid
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

TOLL = (Pays(DiscardCards(1)), Take(horror=1))


def test_without_must_an_option_that_changes_nothing_may_be_chosen() -> None:
    """ahlcg/must/b: an empty hand, and still "discard a card"; with "must" there is the horror only."""
    mild = lab_card("mild-toll", revelation(OneOf(*TOLL)), type="treachery")
    game = lab(encounter_deck=[mild, DUST], **MYTHOS)
    assert (asked(game), keys(game)) == ((0, "choose one"), ["discard a card", "take 1 horror"])
    game.choose("discard a card")
    assert (record(game, SCHOLAR).horror, asked(game)[1]) == (0, "turn")
    harsh = lab_card("harsh-toll", revelation(OneOf(*TOLL, must=True)), type="treachery")
    game = lab(encounter_deck=[harsh, DUST], **MYTHOS)
    assert (record(game, SCHOLAR).horror, asked(game)[1]) == (1, "turn")
    game = lab(scholar(hand=[PAPER]), encounter_deck=[harsh, DUST], **MYTHOS)
    assert keys(game) == ["discard a card", "take 1 horror"]


# ---- any number

SLEEP = Then(Chosen(Exhausts(THEM), Choose(ENEMY & READY, any_number=True)), Draw())
LULLABY = lab_card("lullaby-for-many", free(SLEEP, Discard()))


@pytest.mark.parametrize(
    ("chosen", "asleep", "cards"),
    [
        ("exhaust lab/fiend lab/fiend#2", [True, True], 1),
        ("exhaust lab/fiend", [True, False], 1),
        ("exhaust lab/fiend#2", [False, True], 1),
        ("exhaust nothing", [False, False], 0),
    ],
)
def test_none_of_any_number_resolves_nothing(chosen: str, asleep: list[bool], cards: int) -> None:
    """ahlcg/target/d, ahlcg/target/c, ahlcg/then/a: all in one decision; without a target there is no draw."""
    game = lab(scholar(play=[LULLABY]), enemies=[Foe(FIEND, engaged=0)] * 2)
    game.choose("use lab/lullaby-for-many")
    ways = ["exhaust lab/fiend lab/fiend#2", "exhaust lab/fiend", "exhaust lab/fiend#2", "exhaust nothing"]
    assert (asked(game), keys(game)) == ((0, "exhaust"), ways)
    game.choose(chosen)
    assert [record(game, FIEND, number).exhausted for number in (0, 1)] == asleep
    assert (len(game.state.hand[0]), asked(game)) == (cards, (0, "turn"))


def test_any_number_of_many_is_picked_one_by_one_until_done() -> None:
    """ahlcg/target/c: eight enemies can be chosen in more ways than a question lists; none is asleep before all are."""
    game = lab(scholar(play=[LULLABY]), enemies=[Foe(FIEND, engaged=0)] * 8)
    game.choose("use lab/lullaby-for-many")
    assert MOST_WAYS < 2**8
    assert keys(game) == ["exhaust lab/fiend", *(f"exhaust lab/fiend#{number}" for number in range(2, 9)), "done"]
    game.play("exhaust lab/fiend#3", "exhaust lab/fiend")
    assert not any(card.exhausted for card in game.state.cards)
    game.choose("done")
    assert [record(game, FIEND, number).exhausted for number in range(8)] == [True, False, True] + [False] * 5
    assert (len(game.state.hand[0]), asked(game)) == (1, (0, "turn"))


# ---- qualifiers


def test_a_qualifier_goes_with_each_member_of_a_list() -> None:
    """ahlcg/qualifiers/a, ahlcg/example/unique-ally-and-item: neither Beat Cop nor Knife is unique."""
    tax = Exhausts(everything(ASSET & (trait("Ally") | trait("Item")) & UNIQUE))
    assert tax.text == "exhaust all unique Ally and Item assets"
    names = ["leo-de-luca", "beat-cop", "wendys-amulet", "knife"]
    tools = lab_card("tax-on-uniques", free(tax, Discard()))
    game = build(Inv("wendy-adams", play=[*names, tools, KENNEL]))
    game.choose("use lab/tax-on-uniques")
    assert [record(game, f"core/{name}").exhausted for name in names] == [True, False, True, False]
    assert asked(game) == (0, "turn")


# ---- attaching


def doomed(g: ArkhamTable, use: Use) -> list[int]:
    """The assets with doom that may be attached to another card."""
    return [each for each in values.assets(g, use.seat) if g.state.cards[each].doom and can_be_attached(g, each)]


def test_a_permanent_asset_is_not_attached() -> None:
    """ahlcg/example/permanent-cannot-be-attached, ahlcg/permanent/e: it has doom, and is not a target; nor by force."""

    def bind(g: ArkhamTable, use: Use) -> None:
        """Attach an asset with doom on it to this ally."""
        attach(g, g.choose_card(use.seat, "Which asset?", doomed(g, use), "attach", use.holder), use.holder)

    def bind_all(g: ArkhamTable, use: Use) -> None:
        """Attach each of your other assets to this ally."""
        for each in list(values.assets(g, use.seat)):
            if each != use.holder:
                attach(g, each, use.holder)

    any_ = Condition(lambda g, use: bool(doomed(g, use)), "you have an asset with doom on it")
    ally = lab_card("binder", free(Do(bind), possible=any_), slots=("ally",))
    forever = lab_card("forever-there", permanent=True)
    idol = lab_card("small-idol")
    game = lab(scholar(play=[ally, In(forever, doom=1), idol]))
    assert "use lab/binder" not in keys(game)
    game = lab(scholar(play=[ally, In(forever, doom=1), In(idol, doom=1, exhausted=True)]))
    game.choose("use lab/binder")
    assert (record(game, idol).host, record(game, forever).host) == (uid(game, ally), -1)
    assert (record(game, idol).doom, record(game, idol).exhausted, asked(game)) == (1, True, (0, "turn"))
    grip = lab_card("grip", free(Do(bind_all)), slots=("ally",))
    game = lab(scholar(play=[grip, forever, idol]))
    game.choose("use lab/grip")
    assert (record(game, idol).host, record(game, forever).host) == (uid(game, grip), -1)
