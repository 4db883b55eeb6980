"""Forced Responses: when they come, in whose order, and what they count as."""

from __future__ import annotations

import pytest

from orne.coc import events
from orne.coc.abilities import (
    Blanks,
    Choose,
    Use,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.events import DREW, WOUND
from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    OPPONENT_TRIGGERS,
    OTHER,
    SUPPORT,
    CancelIt,
    Do,
    Draw,
    ExhaustThis,
    Lasting,
    Wound,
    destroy,
    everything,
    exhaust,
    pick,
    return_to_hand,
    titled,
)
from orne.coc.position import At, Side, build
from orne.coc.table import CocTable
from tests.coc.laboratory import (
    BELL,
    BORE,
    ECHO,
    HUM,
    OAF,
    PAUSE,
    PAWN,
    PUMP,
    Say,
    in_all_editions,
    lab_card,
    mine,
    on,
    tool,
)
from tests.coc.look import card, idle, keys, log, said, source_class
from tests.look import asked


@pytest.mark.parametrize(("toughness", "words"), [(1, ["used hydra", "wounded oaf"]), (0, [])])
def test_a_forced_response_in_the_middle_of_a_story(toughness: int, words: list[str]) -> None:
    """coc/example/1.11-bokrug, coc/example/1.11-temple-of-ramasekva: one that is destroyed no longer answers."""
    from orne.coc.language import COMMITTED_HERE

    hydra = lab_card(
        "hydra" if toughness else "weak-hydra",
        forced(mine(WOUND), Wound(), Choose(CHARACTER & COMMITTED_HERE & OTHER)),
        keywords=(("toughness", toughness),),
    )
    thug = lab_card("thug", icons=(0, 2, 0, 0), keywords=(("toughness", 5),))
    cheer = lab_card("cheering", response(on(WOUND), Say("hurrah")), type="support")
    game = build(
        Side(play=[At(thug, story=0, exhausted=True), BELL]),
        Side(play=[At(hydra, story=0, exhausted=True), At(OAF, story=0, exhausted=True), cheer]),
        stories=[lab_card("brawl-tale", type="story", struggles=(0, 1, 0, 0))],
        step="stories resolve",
    )
    game.choose(f"wound {hydra}")
    if words:
        assert (asked(game), keys(game)) == ((1, "choose"), [f"choose {OAF}", f"choose {thug}"])
        game.choose(f"choose {OAF}")
    assert log(game, "used", "wounded")[1:] == words
    assert [entry.kind for entry in game.log if entry.kind in ("wounded", "skill compared")][-1] == "skill compared"
    assert asked(game) == (1, "response")
    game.choose("pass")


@in_all_editions
def test_who_orders_simultaneous_forced_responses(edition: str) -> None:
    """coc/rule/1.7-simultaneous-effects/a: in older documents each player their own, the active player first."""
    one = lab_card("yell", forced(on(events.DRAWS), Say("yell")), type="support")
    two = lab_card("yelp", forced(on(events.DRAWS), Say("yelp")), type="support")
    pull = lab_card("pull", action(Draw(), cost=ExhaustThis()), type="support")
    game = build(Side(play=[one, two, pull, BELL]), Side(play=[one, two]), edition=edition)
    game.choose(f"use {pull}")
    if edition in ("lcg-3.0", "lcg-4"):
        assert (asked(game), keys(game)) == (
            (0, "order"), [f"resolve {one}", f"resolve {one}#2", f"resolve {two}", f"resolve {two}#2"],
        )  # fmt: skip
        game.play(f"resolve {two}#2", f"resolve {one}", f"resolve {two}")
        seats = [1, 0, 0, 1]
    else:
        assert (asked(game), keys(game)) == ((0, "order"), [f"resolve {one}", f"resolve {two}"])
        game.choose(f"resolve {two}")
        assert (asked(game), keys(game)) == ((1, "order"), [f"resolve {one}#2", f"resolve {two}#2"])
        game.choose(f"resolve {one}#2")
        seats = [0, 0, 1, 1]
    assert [entry.seat for entry in game.log if entry.kind == "said"] == seats
    assert asked(game) == (0, "action")


@in_all_editions
def test_the_class_of_a_forced_response(edition: str) -> None:
    """coc/rule/1.1-card-effect-vs-game-effect/b: no question whether to use it; its controller chooses inside it."""
    glass = lab_card("glass", forced(mine(events.ENTERS_PLAY), exhaust(), Choose(CHARACTER)))
    game = build(Side(hand=[glass], play=[PAWN], domains=["miskatonic:1"]), edition=edition)
    game.choose(f"play {glass} domain 1")
    assert (asked(game), keys(game)) == ((0, "choose"), [f"choose {glass}", f"choose {PAWN}"])
    game.choose(f"choose {PAWN}")
    assert card(game, PAWN).state == 1
    assert source_class(game, "used") == ["game" if edition == "lcg-3.0" else "card"]


@in_all_editions
def test_whether_a_forced_response_counts_as_triggered_by_a_player(edition: str) -> None:
    """coc/timing/forced-response-cancellable, coc/rule/1.11-forced-responses/b"""
    veto = lab_card("veto", disrupt(OPPONENT_TRIGGERS, CancelIt()), type="support")
    game = build(Side(play=[ECHO, HUM, BELL]), Side(play=[veto]), step="draw", edition=edition)
    if edition in ("ccg-2.0", "lcg-1.4"):
        assert said(game) == ["passive", "passive"]
        assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {veto}"])
        game.choose(f"use {veto}")
        assert log(game, "cancelled") == ["cancelled echo"]
    else:
        assert asked(game) == (0, "action")
        assert said(game) == ["passive", "passive", "forced", "forced"]


# ---- several events for one ability


def named(g: CocTable, use: Use) -> bool:
    """Name that card."""
    g.note("said", use.holder, use.holder, use.seat, after=g.title(use.event.subject))
    return True


CATASTROPHE = lab_card("catastrophe", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
FALLS = on(events.LEAVES_PLAY)
MOURNER = lab_card("chief-mourner", forced(FALLS, Do(named)), type="support")


RAVEN = lab_card("croaking-raven", forced(FALLS, Say("caw")), type="support")


def test_nobody_orders_answers_about_cards_that_are_chosen() -> None:
    """The words "its owner's hand" are about the card chosen, not about the one that fell."""
    porter = lab_card("porter", forced(FALLS, return_to_hand(), Choose(SUPPORT)), type="support")
    game = build(Side(play=[CATASTROPHE, porter, OAF, PAUSE]), Side(play=[PAWN, PAUSE]))
    game.choose(f"use {CATASTROPHE}")
    assert asked(game) == (0, "choose")


def test_answers_of_two_cards_to_two_events_have_keys_of_their_own() -> None:
    game = build(Side(play=[CATASTROPHE, MOURNER, RAVEN, MOURNER, OAF, PAUSE]), Side(play=[BORE, BORE, PAUSE]))
    game.choose(f"use {CATASTROPHE}")
    game.choose(f"first {BORE}#2")
    offered = [
        f"resolve {mourner} {dead}" for mourner in (MOURNER, f"{MOURNER}#2") for dead in (BORE, f"{BORE}#2", OAF)
    ]
    assert keys(game) == sorted([*offered, f"resolve {RAVEN}"])
    while asked(game)[1] == "order":
        assert len(keys(game)) == len(set(keys(game)))
        game.choose(keys(game)[-1])
    assert idle(game)
    assert sorted(said(game)) == ["Bore"] * 4 + ["Oaf"] * 2 + ["caw"] * 3


@pytest.mark.parametrize(("first", "words"), [("gag", []), ("chatter", ["chatter"])])
def test_a_forced_response_that_waits_is_lost_with_its_text(first: str, words: list[str]) -> None:
    """coc/rule/1.2-working-effects/a, coc/rule/2.25-text-box/a: what resolves before it may have blanked its card."""
    chatter = tool("fr-chatter", forced(on(DREW), Say("chatter")))
    gag = tool("fr-gag", forced(on(DREW), Lasting(Blanks(AFFECTED), pick(SUPPORT & titled("Fr Chatter")))))
    game = build(Side(play=[PUMP, gag, chatter, BELL]))
    game.play(f"use {PUMP}", f"resolve lab/fr-{first}")
    assert (said(game), asked(game)) == (words, (0, "action"))


@pytest.mark.parametrize("edition", ["ccg-2.0", "lcg-1.4"])
@pytest.mark.parametrize("active", [0, 1])
def test_in_older_documents_each_player_orders_their_own(edition: str, active: int) -> None:
    """coc/rule/1.7-simultaneous-effects/e: also where only the other player has any."""
    noon, dusk = tool("older-noon", forced(on(DREW), Say("noon"))), tool("older-dusk", forced(on(DREW), Say("dusk")))
    sides = [Side(play=[PUMP, PAUSE]), Side(play=[noon, dusk])]
    game = build(sides[active], sides[1 - active], active=active, edition=edition)
    game.choose(f"use {PUMP}")
    assert (asked(game), keys(game)) == ((1 - active, "order"), [f"resolve {dusk}", f"resolve {noon}"])
    game.choose(f"resolve {noon}")
    assert (said(game), idle(game)) == (["noon", "dusk"], True)
