"""Success tokens, domains, attaching, and cards that enter play for their owners, in words."""

from __future__ import annotations

from typing import Any

from orne.coc import values
from orne.coc.abilities import Choose, EntersExhausted, Gives, Whenever
from orne.coc.cards import text
from orne.coc.language import (
    ATTACHED,
    CHARACTER,
    COMBAT,
    ENTERED_THIS_PHASE,
    HOST,
    IN_DISCARD,
    IN_DISCARDS,
    IT,
    ITSELF,
    OTHER,
    SELF,
    STORY,
    SUPPORT,
    TOP_CARD,
    WITHOUT_TOKENS,
    YOUR_RESOURCE,
    AsResources,
    AttachThis,
    ClearTokens,
    Draw,
    ExhaustThis,
    GainDomain,
    GainIconsOf,
    MoveTokenAcross,
    Pay,
    PlaceSuccess,
    Then,
    UnattachThis,
    action,
    destroy,
    everything,
    go_insane,
    pick,
    picks,
    put_into_play_for_owner,
    sacrifice,
    subtype,
    there_are,
    there_is,
    you_control_no,
    your_tokens_at_most,
)
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import PAUSE, PAWN, lab_card
from tests.coc.look import Coc, card, hand, keys, skill, table, uid, zone

IDLE = ["pass", f"use {PAUSE}"]
ROW = [Story("dreamwalkers", (2, 1)), Story("opening-night", (0, 0)), Story("rotting-away", (0, 4))]


def tool(slug: str, effect: Any, *choose: Any) -> str:
    return lab_card(f"td-{slug}", action(effect, *choose, cost=ExhaustThis()), type="support")


def tokens(game: Coc) -> list[tuple[int, int]]:
    return [game.state.cards[story].success for story in game.state.row]


def test_tokens_are_put_cleared_and_moved_across() -> None:
    sweep = tool("sweep", ClearTokens(everything(STORY)))
    game = build(Side(play=[sweep, PAUSE]), stories=ROW)
    game.choose(f"use {sweep}")
    assert tokens(game) == [(0, 0)] * 3
    open_ = tool("open", PlaceSuccess(pick(STORY & WITHOUT_TOKENS)))
    game = build(Side(play=[open_, PAUSE]), stories=ROW)
    game.choose(f"use {open_}")
    assert tokens(game)[1] == (1, 0)
    few = tool("few", PlaceSuccess(picks(STORY & your_tokens_at_most(1), up_to=True)))
    game = build(Side(play=[few, PAUSE]), stories=ROW)
    game.choose(f"use {few}")
    assert keys(game) == ["done", "place core/opening-night", "place core/rotting-away"]
    across = tool("across", MoveTokenAcross())
    game = build(Side(play=[across, PAUSE]), stories=ROW)
    game.play(f"use {across}", "move core/dreamwalkers to player 2")
    assert tokens(game)[0] == (1, 2)
    thanks = tool("thanks", Then(MoveTokenAcross(), Draw()))
    game = build(Side(play=[thanks, PAUSE]), stories=ROW)
    game.play(f"use {thanks}", "move core/dreamwalkers to player 2")
    assert len(hand(game, 0)) == 1
    rite = tool("rite", PlaceSuccess(ITSELF))
    assert text(rite) == "Action: Exhaust this card to put a success token on this card."


def test_a_domain_with_its_first_resources() -> None:
    nexus = tool("nexus", Then(GainDomain(), AsResources(TOP_CARD)))
    game = build(Side(play=[nexus, PAUSE], domains=["agency:1"]))
    game.choose(f"use {nexus}")
    assert [len(domain.resources) for domain in game.state.domains[0]] == [1, 1]
    grave = tool("grave", Then(GainDomain(), AsResources(everything(CHARACTER & IN_DISCARD))))
    game = build(Side(play=[grave, PAUSE], discard=[PAWN, PAWN, PAUSE], domains=[""]))
    game.choose(f"use {grave}")
    assert len(game.state.domains[0][-1].resources) == 2


def test_resources_are_sacrificed_and_destroyed() -> None:
    loss = tool("loss", sacrifice(pick(YOUR_RESOURCE)))
    game = build(Side(play=[loss, PAUSE], domains=["agency:1"]), Side(domains=["agency:3"]))
    game.choose(f"use {loss}")
    assert [len(side[0].resources) for side in game.state.domains] == [0, 3]
    assert "sacrificed" in [entry.kind for entry in game.log]
    torch = tool("torch", destroy(), Choose(YOUR_RESOURCE | (SUPPORT & subtype("Inn"))))
    inn = lab_card("td-inn", type="support", subtypes=("Inn",))
    for chosen, gone in ((inn, 1), ("filler/agency", 0)):
        game = build(Side(play=[torch, inn, PAUSE], domains=["agency:1"]))
        game.choose(f"use {torch}")
        game.choose(next(key for key in keys(game) if chosen in key))
        assert len(game.state.domains[0][0].resources) == gone


def test_each_enters_play_for_its_owner() -> None:
    rise = tool("rise", put_into_play_for_owner(everything(CHARACTER & IN_DISCARDS)))
    game = build(Side(play=[rise, PAUSE], discard=[PAWN]), Side(discard=["bag-man"]))
    game.choose(f"use {rise}")
    assert [card(game, name).controller for name in (PAWN, "bag-man")] == [0, 1]
    mad = tool("mad", put_into_play_for_owner(everything(CHARACTER & IN_DISCARDS), insane=True))
    game = build(Side(play=[mad, PAUSE], discard=[PAWN]))
    game.choose(f"use {mad}")
    assert card(game, PAWN).state == 2
    late = tool("late", put_into_play_for_owner(everything(CHARACTER & IN_DISCARDS & ENTERED_THIS_PHASE)))
    assert keys(build(Side(play=[late, PAUSE], discard=[PAWN]))) == IDLE, "it lay there before"
    assert text(mad).endswith(
        "put all characters in anybody's discard pile into play, insane, under their owners' control."
    )


def test_a_card_attaches_itself_and_comes_off() -> None:
    """coc/rule/1.15-attaching-through-card-effects"""
    hound = lab_card(
        "td-hound",
        action(AttachThis(pick(CHARACTER & OTHER))),
        Gives(HOST, "skill", 2, attached=True),
        action(UnattachThis(), cost=Pay(1), zone=ATTACHED),
    )
    game = build(Side(play=[hound, PAUSE], domains=["agency:1"]), Side(play=[PAWN]))
    game.choose(f"use {hound} ability 1")
    assert skill(game, PAWN) == 3
    game.choose(f"use {hound} ability 2 domain 1")
    assert (skill(game, PAWN), values.is_character(table(game), uid(game, hound))) == (1, True)
    assert keys(build(Side(play=[hound, PAUSE]))) == IDLE, "there is no other character"


def test_icons_of_another() -> None:
    mimic = lab_card("td-mimic", action(GainIconsOf(IT), Choose(CHARACTER & OTHER)))
    brute = lab_card("td-brute", icons=(0, 2, 0, 1))
    game = build(Side(play=[mimic, PAUSE]), Side(play=[brute]))
    game.choose(f"use {mimic}")
    assert values.icons(table(game), uid(game, mimic), COMBAT) == 2
    plain = build(Side(play=[mimic, PAUSE]), Side(play=[At(brute, insane=True)]))
    assert keys(plain) == IDLE, "a face-down card shows none (coc/rule/2.26-printed/c)"


def test_a_condition_holds_while_enough_cards_are_in_play() -> None:
    crowd = lab_card("td-crowd", Whenever(there_are(3, CHARACTER), go_insane(ITSELF)))
    game = build(Side(play=[crowd, PAUSE], hand=[PAWN], domains=["agency:1"]), Side(play=[PAWN]))
    assert card(game, crowd).state == 0
    game.choose(f"play {PAWN} domain 1")
    assert card(game, crowd).state == 2
    brave = lab_card("td-brave", Gives(SELF, "skill", 2, while_=there_is(SUPPORT)))
    assert [skill(build(Side(play=[brave, *more])), brave) for more in ([], [PAUSE])] == [1, 3]
    lone = lab_card("td-lone", EntersExhausted(you_control_no(SUPPORT)))
    for more, state in (([], 1), ([PAUSE], 0)):
        game = build(Side(play=more, hand=[lone], domains=["agency:1"]))
        game.choose(f"play {lone} domain 1")
        assert card(game, lone).state == state
    assert text(crowd) == "As soon as there are 3 or more characters in play: drive this card insane."
    assert zone(game, lone) == "play"
