"""Trials of words that few cards need: stopping, repeating, copying, exchanging, places that are not cards."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.cards import text
from orne.coc.language import (
    CARD,
    CHARACTER,
    COMMIT_TOGETHER,
    IS_NIGHT,
    IS_READY,
    OPPONENTS,
    SELF,
    STORY,
    SUPPORT,
    YOURS,
    Also,
    AttachToPlace,
    BecomeCopy,
    Choose,
    CommitTo,
    CostChange,
    CostNotLowered,
    Each,
    ExchangeControl,
    ForEach,
    IfMilled,
    ImmuneTo,
    MayPlay,
    Mill,
    Pay,
    SkillIs,
    Toll,
    Unless,
    WoundOneForCertain,
    action,
    chosen,
    commit_together,
    everything,
    exhaust,
    gain,
    pick,
    response,
    sacrifice,
    small_domains,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, BORE, FIGHT, FULL, GUN, IDLE, OAF, PAUSE, PAWN, Say, event, lab_card, tool
from tests.coc.look import (
    deck,
    discard,
    hand,
    idle,
    in_play,
    keys,
    said,
    skill,
    state_of,
    table,
    uid,
)
from tests.look import asked, reasons


@pytest.mark.parametrize("stopped_by", [0, 1, None])
def test_any_player_may_stop_an_effect(stopped_by: int | None) -> None:
    word = event("wn-word", Unless(Mill(2), Say("boo")))
    game = build(Side(hand=[word], play=[PAUSE], deck=[PAWN] * 4), Side(deck=[OAF] * 4))
    game.choose(f"play {word}")
    for seat in (0, 1):
        if stopped_by in (seat, None) or seat == 0:
            assert asked(game) == (seat, "yes or no")
            game.choose("yes" if seat == stopped_by else "no")
        elif stopped_by == 1:
            game.choose("yes")
    assert said(game) == (["boo"] if stopped_by is None else [])
    milled = [len(discard(game, 0)) - 1, len(discard(game, 1))]
    assert milled == [2 * (stopped_by == 0), 2 * (stopped_by == 1)]
    assert text(word) == "Action: Say boo, unless a player chooses to discard the top 2 cards of their deck."
    assert idle(game)


def test_once_for_each_as_often_as_it_can_be() -> None:
    tithe = event("wn-tithe", ForEach(small_domains(1), sacrifice(pick(CHARACTER & YOURS))))
    game = build(Side(hand=[tithe], play=[PAWN, OAF, BORE, PAUSE], domains=["agency:2", "agency:1", ""]))
    game.choose(f"play {tithe}")
    game.choose(f"sacrifice {OAF}")
    assert keys(game) == [f"sacrifice {BORE}", f"sacrifice {PAWN}"]
    game.choose(f"sacrifice {PAWN}")
    assert (in_play(game, 0), keys(game)) == ([BORE, PAUSE], IDLE)
    assert (
        text(tithe) == "Action: Sacrifice a character you control for each domain of yours with 1 or fewer resources."
    )
    assert idle(game)


def test_the_same_cards_though_they_have_changed() -> None:
    them = Each(CHARACTER & YOURS & IS_READY)
    drill = event("wn-drill", Also(exhaust(them), gain(them.again(), skill=2)))
    game = build(Side(hand=[drill], play=[PAWN, At(OAF, exhausted=True), PAUSE]))
    game.choose(f"play {drill}")
    assert (state_of(game, PAWN), skill(game, PAWN), skill(game, OAF)) == ("exhausted", 3, 1)
    assert idle(game)


@pytest.mark.parametrize("top", [PAWN, GUN])
def test_what_is_discarded_from_a_deck_may_matter(top: str) -> None:
    omen = event("wn-omen", Also(Mill(), IfMilled(SUPPORT, Say("omen"))))
    game = build(Side(hand=[omen], play=[PAUSE], deck=[top, OAF]))
    game.choose(f"play {omen}")
    assert said(game) == (["omen"] if top == GUN else [])
    assert text(omen) == "Action: Discard the top card of your deck; if a support card is discarded by it, say omen."
    assert idle(game)


def test_two_cards_change_hands() -> None:
    trade = event("wn-trade", ExchangeControl(chosen(0), chosen(1, "the other one")), Choose(CHARACTER & YOURS),
                  Choose(CHARACTER & OPPONENTS))  # fmt: skip
    game = build(Side(hand=[trade], play=[PAWN, PAUSE]), Side(play=[OAF, BORE]))
    game.choose(f"play {trade}")
    game.choose(f"choose {OAF}")
    assert (sorted(in_play(game, 0)), sorted(in_play(game, 1))) == (sorted([PAUSE, OAF]), sorted([PAWN, BORE]))
    assert idle(game)


def test_a_copy_that_is_over_may_be_fatal() -> None:
    guise = event("wn-guise", BecomeCopy(chosen(1, "the other one")), Choose(CHARACTER & YOURS), Choose(CHARACTER))
    game = build(Side(hand=[guise], play=[PAWN, GUN, PAUSE]), Side(play=[OAF]))
    game.choose(f"play {guise}")
    game.choose(f"choose {OAF}")
    mine = table(game).index.characters[0][0]
    assert values.toughness(table(game), mine) == 2
    game.choose(f"use {GUN}")
    game.choose(f"choose {table(game).ref(mine)}")
    assert game.state.cards[mine].wounds == 1
    game.choose("pass")
    while game.state.cards[mine].zone == 2 and "pass" in keys(game) and game.state.turn == 3:
        game.choose("pass")
    assert discard(game, 0)[-1] == PAWN
    assert idle(game)


def test_penalties_raise_a_cost_that_nothing_lowers() -> None:
    guard = tool("wn-guard", CostNotLowered(CHARACTER))
    tax, gift = tool("wn-tax", CostChange(CHARACTER, 2)), tool("wn-gift", CostChange(CHARACTER, -1))
    game = build(Side(hand=[PAWN], play=[tax, gift, PAUSE], domains=["agency:2", "agency:3"]), Side(play=[guard]))
    assert keys(game) == ["pass", f"play {PAWN} domain 2", f"use {PAUSE}"]
    assert text(guard) == "The cost of characters cannot be lowered."
    assert idle(game)


def test_skill_that_is_set_last() -> None:
    chain = tool("wn-chain", SkillIs(CHARACTER & OPPONENTS, 1, last=True))
    boost = event("wn-boost", gain(everything(CHARACTER), skill=3))
    game = build(Side(hand=[boost], play=[chain, PAWN, PAUSE]), Side(play=[OAF]))
    game.choose(f"play {boost}")
    assert (skill(game, PAWN), skill(game, OAF)) == (4, 1)
    assert text(chain) == "The skill of characters an opponent controls is 1, whatever changes it."
    assert idle(game)


@pytest.mark.parametrize("night", [True, False])
def test_immune_while_something_holds(night: bool) -> None:
    shade = lab_card("wn-shade", ImmuneTo(SELF, CARD, while_=IS_NIGHT))
    dusk = lab_card("wn-dusk", keywords=(("night", 1),))
    game = build(Side(play=[GUN, PAUSE]), Side(play=[shade, *([dusk] if night else [PAWN]), OAF]))
    game.choose(f"use {GUN}")
    assert (f"choose {shade}" in keys(game)) is not night
    game.choose(f"choose {OAF}")
    assert idle(game)


@pytest.mark.parametrize("number", [1, 2])
def test_committing_together_by_an_effect(number: int) -> None:
    ear = tool("wn-ear", response(commit_together(2), Say("heard")))
    march = event("wn-march", CommitTo(pick(STORY), everything(CHARACTER & YOURS)))
    marchers = [PAWN, OAF][:number]
    game = build(Side(hand=[march], play=[*marchers, ear, PAUSE]), stories=[BARE, FIGHT, FULL], step="story actions")
    game.choose(f"play {march}")
    game.choose(f"commit to {BARE}")
    assert keys(game) == (["pass", f"use {ear}"] if number == 2 else IDLE)
    if number == 2:
        game.choose(f"use {ear}")
    assert idle(game)


def test_a_payment_that_must_include_a_faction() -> None:
    bell = tool("wn-bell", action(Say("ding"), cost=Pay(2, including="hastur")))
    game = build(Side(play=[bell, PAUSE], domains=["agency:3", "hastur:1 agency:1", "hastur:1"]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {bell} domain 2"]
    assert "no Hastur resource" in reasons(game, f"use {bell} domain 1")[0]
    assert text(bell) == "Action: Pay 2 (with at least one Hastur resource) to say ding."
    assert idle(game)


def test_a_toll_for_committing_at_all_and_why_nobody_commits() -> None:
    plague = tool("wn-plague", Toll(COMMIT_TOGETHER, CHARACTER, WoundOneForCertain(CHARACTER)))
    steel = lab_card("wn-steel", keywords=(("invulnerability", 1),))
    game = build(
        Side(play=[steel, PAUSE]), Side(play=[plague]), stories=[BARE, FIGHT, FULL], step="active player commits",
        ask_always=True,
    )  # fmt: skip
    assert keys(game) == ["done"]
    assert "that can be wounded" in reasons(game, f"commit {steel} {BARE}")[0]
    assert idle(game)


def test_a_card_on_a_domain_is_said_to_lie_there() -> None:
    charm = tool("wn-charm", AttachToPlace("domain"), MayPlay(CARD, "domain"), subtypes=("Attachment",))
    game = build(Side(hand=[charm], play=[PAUSE], domains=[[PAWN, PAWN], "agency:1"], deck=[OAF, BORE]))
    game.choose(f"play {charm}")
    game.choose("domain 1")
    assert [key for key in keys(game) if key.startswith("play")] == [
        f"play {PAWN} resource domain 1",
        f"play {PAWN} resource domain 2",
    ]
    assert text(charm) == (
        "Attach to a domain you control.\nYou may play resources on the attached domain as though from your hand."
    )
    assert (hand(game, 0), deck(game, 0), uid(game, charm) in game.state.play) == ([], [OAF, BORE], True)
    assert idle(game)
