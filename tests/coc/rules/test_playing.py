"""Playing cards: what they cost, what answers it, events, and what becomes of a card that is stopped."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import AttachTo, Choose, CostChange, ResourceMatch, Trigger, Use, action, disrupt, response
from orne.coc.events import PLAYED
from orne.coc.language import (
    CARD,
    CHARACTER,
    IN_DISCARD,
    IS_READY,
    SELF,
    CancelIt,
    Do,
    Draw,
    SacrificeThis,
    chosen,
    exhaust,
    return_to_hand,
)
from orne.coc.position import Side, build
from orne.coc.rules.playing import pay_to_put_into_play
from orne.coc.rules.success import win_story
from orne.coc.state import DISCARD, EXHAUSTED, HAND
from orne.coc.table import CocTable
from tests.coc.laboratory import IDLE, PAUSE, PAWN, in_all_editions, lab_card, on, tool
from tests.coc.look import Coc, card, drained, entries, idle, keys, side, table, zone
from tests.look import asked, happened

# ---- what it costs


@in_all_editions
@pytest.mark.parametrize("cost", [1, 2])
def test_where_the_match_is_only_lifted_loyal_still_asks_for_its_resources(cost: int, edition: str) -> None:
    """By the last document; before it a lifted match served Loyal too."""
    envoy = lab_card("envoy", ResourceMatch(CHARACTER, only_lifted=True), type="support", cost=0)
    knight = lab_card(f"knight-{cost}", cost=cost, faction="agency", keywords=(("loyal", 1),), resources=("agency",))
    plain = lab_card("plain-agent", faction="agency", resources=("agency",))
    game = build(Side(hand=[knight, plain], play=[envoy, PAUSE], domains=["hastur:2"]), edition=edition)
    ways = [f"play {knight} domain 1"] if edition != "lcg-4" else []
    assert keys(game) == ["pass", *ways, f"play {plain} domain 1", "use lab/pause"]
    game = build(Side(hand=[knight], play=[envoy, PAUSE], domains=["agency:2"]), edition=edition)
    assert keys(game) == ["pass", f"play {knight} domain 1", "use lab/pause"]


def test_two_lifted_matches_are_not_resources_either() -> None:
    envoy = lab_card("envoy", ResourceMatch(CHARACTER, only_lifted=True), type="support", cost=0)
    knight = lab_card("knight-2", cost=2, faction="agency", keywords=(("loyal", 1),), resources=("agency",))
    game = build(Side(hand=[knight], play=[envoy, envoy, PAUSE], domains=["hastur:1 agency:1"]))
    assert keys(game) == IDLE
    assert [reason.ruling for reason in game.why_not(f"play {knight}")] == ["coc/rule/ccg-loyal"]


def test_an_event_that_makes_itself_cheaper_by_the_domain_is_looked_at_domain_by_domain() -> None:
    def foreign(g: CocTable, use: Use, uid: int) -> int:
        return -sum(icon != "agency" for icon in use.memory.icons) if use.memory else 0

    flash = lab_card(
        "flash",
        CostChange(SELF, foreign, minimum=1, own=True, amount_text="1 less for each other faction there"),
        action(Draw()),
        type="event",
        cost=3,
        faction="agency",
        resources=("agency",),
    )
    game = build(Side(hand=[flash], play=[PAUSE], domains=["agency:1 hastur:1", "agency:2"]))
    assert keys(game) == ["pass", f"play {flash} domain 1", "use lab/pause"]
    game.choose(f"play {flash} domain 1")
    assert (happened(game).count("drawn"), drained(game), keys(game)) == (1, [True, False], IDLE)


@in_all_editions
@pytest.mark.parametrize("facts", [{"steadfast": (("agency", 1),)}, {"keywords": (("loyal", 1),)}])
def test_paying_the_printed_cost_obeys_loyal_and_steadfast_in_the_last_document(facts: Any, edition: str) -> None:
    """coc/rule/2.24-put-into-play-vs-play/b"""

    def buy(g: CocTable, use: Use) -> bool:
        """Pay its printed cost to put it into play."""
        return pay_to_put_into_play(g, use.seat, chosen(0).cards(g, use)[0], use)

    vault = lab_card("old-vault", action(Do(buy), Choose(CARD & IN_DISCARD)), type="event", cost=0)
    name = f"kept-{'-'.join(facts)}"
    kept = lab_card(name, cost=2, faction="agency", resources=("agency",), **facts)
    game = build(Side(hand=[vault], discard=[kept], domains=["syndicate:2"], play=[PAUSE]), edition=edition)
    game.choose(f"play {vault}")
    if edition == "lcg-4":
        assert (zone(game, kept), keys(game)) == ("discard", IDLE)
        return
    assert keys(game) == ["drain domain 1", "none"]
    game.choose("drain domain 1")
    assert (zone(game, kept), drained(game), keys(game)) == ("play", [True], IDLE)


# ---- what answers playing


def heard(what: str = "any") -> Trigger:
    return Trigger(PLAYED, lambda g, use, event: event.seat == use.seat, f"after you play {what} card")


LISTENER = lab_card("listener", response(heard(), Draw()), type="support", cost=0)
SLEEPER = lab_card("uneasy-sleeper", keywords=(("dormant", 1),), cost=6)


def test_a_card_ability_used_from_play_is_not_playing() -> None:
    game = build(Side(play=[LISTENER, PAUSE]))
    game.choose("use lab/pause")
    assert keys(game) == IDLE


def _win(g: CocTable, use: Use) -> bool:
    """Win the first story."""
    win_story(g, use.seat, g.state.row[0])
    return True


WINNER = lab_card("story-winner", action(Do(_win)), type="event", cost=0)


def dormant_game(*mine: str, theirs: tuple[str, ...] = ()) -> Any:
    game = build(
        Side(hand=[SLEEPER, WINNER], play=[*mine, PAUSE]),
        Side(hand=theirs),
        stories=["rotting-away", "frozen-in-time", "ancient-apocrypha"],
    )
    game.play(f"lay {SLEEPER} core/rotting-away", f"play {WINNER}", *["pass"] * len(theirs), "no")
    assert asked(game) == (0, "yes or no")
    return game


def test_a_dormant_card_is_played_when_its_story_is_won() -> None:
    """coc/mechanic/dormant/c: so what answers playing works."""
    named = Trigger(
        PLAYED, lambda g, use, event: g.title(event.subject) == "Uneasy Sleeper", "after Light Sleeper is played"
    )
    ear = lab_card("keen-ear", response(named, Draw()), type="support", cost=0)
    game = dormant_game(ear)
    game.choose("yes")
    assert keys(game) == ["pass", f"use {ear}"]
    game.choose(f"use {ear}")
    assert (zone(game, SLEEPER), happened(game).count("drawn"), keys(game)) == ("play", 1, IDLE)
    game = dormant_game(ear)
    game.choose("no")
    assert (zone(game, SLEEPER), keys(game)) == ("discard", IDLE)


def test_a_dormant_card_is_not_played_from_hand() -> None:
    """coc/rule/2.24-put-into-play-vs-play/c"""

    from_hand = Trigger(PLAYED, lambda g, use, event: event.origin == HAND and event.subject != use.holder, "from hand")
    ear = lab_card("hand-ear", response(from_hand, Draw()), type="support", cost=0)
    game = dormant_game(ear)
    game.choose("yes")
    assert keys(game) == ["pass", f"use {ear}"], "the event that won the story came from hand"
    assert [name for name, *_ in entries(game, "played")] == [SLEEPER]


# ---- a card that is stopped


NO = lab_card(
    "no-such-card",
    disrupt(Trigger(PLAYED, lambda g, use, event: event.seat != use.seat, "when they play a card"), CancelIt()),
    type="event",
    cost=0,
)


def test_a_dormant_card_whose_playing_is_cancelled_is_discarded() -> None:
    game = dormant_game(theirs=(NO,))
    game.choose("yes")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"play {NO}"])
    game.choose(f"play {NO}")
    assert (zone(game, SLEEPER), keys(game)) == ("discard", IDLE)


@in_all_editions
def test_an_attachment_with_nothing_left_to_bear_it_is_discarded(edition: str) -> None:
    """coc/rule/2.33-attachments/a, coc/rule/2.33-attachments/c: it needs a host as it enters play."""
    hat = lab_card("tall-hat", AttachTo(CHARACTER), type="support", cost=0, subtypes=("Attachment",))
    snatch = lab_card(
        "snatch",
        disrupt(
            Trigger(PLAYED, lambda g, use, event: event.seat != use.seat, "when they play a card"),
            return_to_hand(),
            Choose(CHARACTER),
        ),
        type="event",
        cost=0,
    )
    game = build(Side(hand=[hat], play=["bag-man", PAUSE]), Side(hand=[snatch]), edition=edition)
    game.play(f"play {hat}", f"play {snatch}")
    assert (zone(game, hat), zone(game, "bag-man"), keys(game)) == ("discard", "hand", IDLE)
    game = build(Side(hand=[hat], play=["bag-man", "mad-artist", PAUSE]), Side(hand=[snatch]), edition=edition)
    game.play(f"play {hat}", "attach core/bag-man", f"play {snatch}", "choose core/bag-man")
    assert (zone(game, hat), card(game, hat).host) == ("play", card(game, "mad-artist").uid)


# ---- uniqueness of what lies dormant


def test_a_unique_dormant_card_is_in_play_and_forbids_a_second_copy() -> None:
    """coc/mechanic/dormant/d, coc/rule/1.13-gaining-control/g"""
    star = lab_card("sleeping-star", keywords=(("dormant", 1),), cost=0, unique=True)
    game = build(Side(hand=[star, star], play=[PAUSE]), Side(play=[PAUSE]))
    assert f"play {star}" in keys(game)
    game.play(f"lay {star} core/dreamwalkers", "pass")
    assert keys(game) == IDLE, "neither played nor laid"
    assert "coc/rule/1.13-gaining-control/g" in [reason.ruling for reason in game.why_not(f"play {star}")]


def test_a_dormant_card_of_the_other_player_forbids_nothing() -> None:
    star = lab_card("sleeping-star", keywords=(("dormant", 1),), cost=0, unique=True)
    game = build(Side(hand=[star], play=[PAUSE]), Side(hand=[star], play=[PAUSE]))
    game.choose(f"lay {star} core/dreamwalkers")
    assert entering_refused(game, 1) is None


def entering_refused(game: Coc, seat: int) -> object:
    from orne.coc.rules.entering import entering_refusal

    return entering_refusal(table(game), game.state.hand[seat][0], seat)


# ---- events


def test_an_event_played_from_the_discard_pile_is_paid_for_and_put_back() -> None:
    """coc/rule/2.32-playing-events/b"""

    def ask(g: CocTable, use: Use) -> bool:
        """You are asked something."""
        return g.yes(use.seat, "Well?", use.holder)

    haunt = lab_card("haunt", action(Do(ask), zone=DISCARD, plays=True), type="event", cost=2)
    game = build(Side(discard=[haunt, "bag-man"], domains=["agency:1", "agency:2"], play=[PAUSE]))
    assert keys(game) == ["pass", "play lab/haunt domain 2", "use lab/pause"]
    game.choose("play lab/haunt domain 2")
    assert side(game, 0)["discard"] == ["core/bag-man"]
    game.choose("yes")
    assert side(game, 0)["discard"] == ["core/bag-man", haunt]


# ---- stopped meanwhile


BADGE = tool("ready-badge", AttachTo(CHARACTER & IS_READY), cost=1, subtypes=("Attachment",))


@in_all_editions
def test_a_host_that_turns_illegal_bears_nothing(edition: str) -> None:
    """coc/rule/2.33-attachments/a"""
    tired = tool("fatigue", disrupt(on(events.PLAYED), exhaust(), Choose(CHARACTER & IS_READY), cost=SacrificeThis()))
    mine_ = Side(hand=[BADGE], play=[PAWN, PAUSE], domains=["neutral:1", "", ""])
    game = build(mine_, Side(play=[tired, PAUSE]), edition=edition)
    game.play(f"play {BADGE} domain 1", f"use {tired}")
    assert (zone(game, BADGE), card(game, PAWN).state, idle(game)) == ("discard", EXHAUSTED, True)
