"""Claims about permanent cards, several players at once, decks, campaigns and the end of a scenario."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from orne.arkham.abilities import Effect, free
from orne.arkham.facts import load
from orne.arkham.language.effects import Discard, effect
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import new_game
from orne.arkham.rules import damage
from orne.arkham.rules.moving import discard, remove
from orne.arkham.rules.playing import take_control
from orne.arkham.state import PLAY, REMOVED
from orne.campaign.purchases import buy
from orne.decks.arkham import InvestigatorDeck, check, shipped
from orne.kernel.errors import UserError
from tests.arkham.laboratory import DREAMER, PAPER, SCHOLAR, ability_of, lab, lab_card, scholar
from tests.arkham.look import keys, record, uid
from tests.campaign.table import DAISY, ROLAND, campaign, over
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

ALWAYS = lab_card("always", permanent=True, level=0)
DECK = shipped("starter-roland")


# ---- permanent cards


def test_a_permanent_card_is_outside_the_size_and_not_outside_the_rules() -> None:
    """ahlcg/permanent/a, ahlcg/permanent/d: 30 cards and one; not of a foreign class; not taken out again."""
    badge = load()["core/police-badge-2"]
    deck = replace(DECK, cards={**DECK.cards, badge.id: 1})
    facts = {**load(), badge.id: replace(badge, permanent=True)}
    assert check(deck, experience=2, facts=facts) == []
    assert check(deck, experience=2, facts={**facts, badge.id: replace(badge, permanent=True, class_="rogue")})
    at = campaign()
    at.members[0].experience = 9
    at.members[0].deck[badge.id] = 1
    with pytest.raises(UserError, match="does not count towards the deck's size"):
        buy(at, ROLAND, "core/dodge", badge.id, facts=facts)


def test_a_permanent_card_begins_in_play() -> None:
    """ahlcg/permanent/b."""
    deck = [card for card, copies in DECK.cards.items() for _ in range(copies)]
    game = new_game("the-gathering", [{"id": DECK.investigator, "deck": [*deck, ALWAYS]}], 3)
    card = record(game, ALWAYS)
    assert (card.zone, card.controller) == (PLAY, 0)
    assert len(game.state.deck[0]) + len(game.state.hand[0]) == len(deck)


def test_a_permanent_card_leaves_only_with_its_investigator() -> None:
    """ahlcg/permanent/c: Crypt Chill finds no asset; elimination removes it."""
    game = build(
        Inv(play=[ALWAYS]), encounter_deck=["crypt-chill", "dissonant-voices"], bag=("-3",),
        step="1.4 encounter cards", active=None,
    )  # fmt: skip
    assert (record(game, ALWAYS).zone, record(game, "core/roland-banks").damage) == (PLAY, 2)
    game = build(Inv(play=[ALWAYS], damage=8), Inv("daisy-walker"), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("draw")
    assert record(game, ALWAYS).zone == REMOVED


def test_no_effect_takes_a_permanent_card_out_of_play() -> None:
    """ahlcg/permanent/c: neither discarding all assets nor removing them from the game reaches it."""

    def sweep(way: Callable[[ArkhamTable, int], object]) -> Effect:
        def do(g: ArkhamTable, use: Use) -> None:
            for each in list(g.index.assets[use.seat]):
                way(g, each)

        return Effect("all your assets go", do)

    broom = lab_card("broom", free(sweep(discard)), free(sweep(remove)))
    for number in (1, 2):
        game = build(Inv(play=[broom, ALWAYS, "knife"]))
        game.choose(f"use lab/broom ability {number}")
        assert game.state.play == [uid(game, ALWAYS)]
        assert asked(game) == (0, "turn")


def test_what_cannot_be_taken_over() -> None:
    """ahlcg/permanent/e, ahlcg/signature-cards/c: neither a permanent card nor another's signature card."""

    def grab(g: ArkhamTable, use: Use) -> None:
        """Take everything Roland has."""
        for each in list(g.state.play):
            if g.state.cards[each].controller == 1:
                take_control(g, each, use.seat)

    hand = lab_card("long-hand", free(effect(grab), Discard()))
    roland = Inv(play=[ALWAYS, "rolands-38-special", In("flashlight", tokens=2, exhausted=True)])
    game = build(Inv("daisy-walker", play=[hand]), roland)
    game.choose("use lab/long-hand")
    cards = (ALWAYS, "core/rolands-38-special", "core/flashlight")
    assert [record(game, card).controller for card in cards] == [1, 1, 0]


def test_what_changes_hands_keeps_its_state() -> None:
    """ahlcg/switch-swap/a: exhausted and with its tokens."""

    def swap(g: ArkhamTable, use: Use) -> None:
        """Exchange the gun for the paper."""
        gun, paper = (next(u for u in g.state.play if g.kind(u).slug == card) for card in ("core/45-automatic", PAPER))
        take_control(g, gun, 0)
        take_control(g, paper, 1)

    fair = lab_card("fair", free(effect(swap), Discard()))
    game = lab(scholar(play=[fair, PAPER]), scholar(DREAMER, play=[In("45-automatic", exhausted=True, tokens=2)]))
    game.choose("use lab/fair")
    gun = record(game, "core/45-automatic")
    assert (gun.controller, gun.exhausted, gun.tokens) == (0, True, 2)
    paper = next(
        game.state.cards[u] for u in game.state.play if game.state.catalogue.ids[game.state.cards[u].kind] == PAPER
    )
    assert paper.controller == 1


# ---- several at once


def test_everybody_chooses_before_anybody_is_hurt() -> None:
    """ahlcg/priority-of-simultaneous-resolution/a: the lead first, then round the table, then all damage."""

    def burst(g: ArkhamTable, use: Use) -> None:
        """Deal 1 damage to each investigator."""
        damage.deal_to_all(g, [], g.players(), 1, use.seat, use)

    shield = lab_card("shield", health=2)
    bomb = lab_card("bomb", free(effect(burst), Discard()))
    game = lab(scholar(play=[bomb, shield]), scholar(DREAMER, play=[shield]), lead=1)
    game.choose("use lab/bomb")
    assert asked(game) == (1, "assign")
    game.choose("damage lab/dreamer")
    assert (asked(game), happened(game, "hurt")) == ((0, "assign"), [])
    game.choose("damage lab/scholar")
    assert (record(game, DREAMER).damage, record(game, SCHOLAR).damage) == (1, 1)


def test_the_effect_starts_after_payment_and_attacks() -> None:
    """ahlcg/initiation/step-3-commence: paid, then attacked and defeated, so that nothing commences."""
    game = build(
        Inv(hand=["emergency-cache"], damage=8, deck=["knife"] * 3), Inv("daisy-walker"),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )  # fmt: skip
    game.choose("play core/emergency-cache")
    assert happened(game, "plays", "attacks", "resolves", "eliminated") == ["plays", "attacks", "eliminated"]


# ---- decks


def test_a_signature_card_is_no_copy_of_another_card() -> None:
    """ahlcg/signature-cards/d: of the same title as a card of which there are two."""
    facts = dict(load())
    facts["core/rolands-38-special"] = replace(facts["core/rolands-38-special"], title="Machete")
    deck = replace(DECK, cards={**DECK.cards, "core/machete": 2, "core/knife": DECK.cards["core/knife"] - 1})
    assert check(deck, facts=facts) == []


def test_weaknesses_are_no_neutral_cards() -> None:
    """ahlcg/weakness/l: the validator asks nothing about the class of Dark Memory."""
    agnes = shipped("starter-agnes")
    facts = {**load(), "core/dark-memory": replace(load()["core/dark-memory"], class_="rogue")}
    assert check(agnes, facts=facts) == []
    assert isinstance(agnes, InvestigatorDeck)


# ---- campaign


def test_a_resolution_is_entered_as_it_stands_and_the_campaign_goes_on() -> None:
    """ahlcg/record-in-campaign-log/a, ahlcg/winning-and-losing/b, ahlcg/winning-and-losing/c."""
    at = over(campaign(2), "none")
    assert at.finished[0]["resolution"] == "none"
    assert (at.next_scenario, at.result) == ("the-midnight-masks", "")
    assert at.notes == {"house_standing": True, "ghoul_priest_alive": True}
    burned = over(campaign(), "R1")
    assert burned.next_scenario == "the-midnight-masks"
    assert burned.notes == {"house_burned": True}


def test_what_is_remembered_is_not_logged() -> None:
    """ahlcg/remember-that/a: it holds for the scenario only."""
    at = over(campaign(), "R1", memory={"the bell has rung": True})
    assert "the bell has rung" not in at.notes
    at.give_lita(None)
    assert at.start().state.remembered("the bell has rung") is None


def test_a_weakness_that_joined_a_deck_stays_and_removed_cards_return() -> None:
    """ahlcg/weakness/g, ahlcg/removed-from-game/a: both are in the deck of the next scenario."""
    at = campaign(2)
    before = at.member(ROLAND).cards()
    over(at, "R2")
    over(at, "R1")
    over(at, "R1", memory={"weaknesses gained": ((1, "core/psychosis"),)})
    assert at.member(DAISY).earned == {"core/psychosis": 1}
    assert at.member(ROLAND).cards() == before


def test_how_a_scenario_ends() -> None:
    """ahlcg/winning-and-losing/a, ahlcg/winning-and-losing/b: by the agenda R3; with everybody gone none."""
    game = build(
        Inv(), locations=["hallway"], act="the-barrier", agenda="theyre-getting-out", agenda_doom=99,
        step="1.3 check doom", active=None,
    )  # fmt: skip
    assert game.state.resolution == "R3"
    game = build(Inv(damage=8), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("draw")
    assert game.state.resolution == "none"


@pytest.mark.parametrize(("choice", "resolution"), [("burn", "R1"), ("refuse", "R2")])
def test_the_last_act_ends_the_scenario_as_the_lead_decides(choice: str, resolution: str) -> None:
    """ahlcg/winning-and-losing/a: R1 or R2."""
    game = build(
        Inv(),
        locations=["hallway"],
        act="what-have-you-done",
        enemies=[Foe("ghoul-priest", engaged=0, damage=4)],
    )
    game.choose("fight core/ghoul-priest")
    assert (asked(game)[0], keys(game)) == (0, ["burn", "refuse"])
    game.choose(choice)
    assert game.state.resolution == resolution


def test_without_its_first_part_the_rest_does_not_happen() -> None:
    """ahlcg/then/c: Drawn to the Flame with no encounter card to draw brings no clue."""
    for deck, number in ((["dissonant-voices"] * 2, 2), ([], 0)):
        game = build(
            Inv("agnes-baker", hand=["drawn-to-the-flame"]),
            locations=[Place("hallway", clues=2)],
            encounter_deck=deck,
        )
        assert ("play core/drawn-to-the-flame" in keys(game)) == bool(deck)
        table: ArkhamTable = game.table  # type: ignore[assignment]
        flame = table.use_of(uid(game, "core/drawn-to-the-flame"), 0)
        ability_of("core/drawn-to-the-flame").effect.do(table, flame)
        assert record(game, "core/agnes-baker").clues == number
