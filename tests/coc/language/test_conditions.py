"""Conditions: Day and Night, whose turn it is, how the card is; and selectors that go with them."""

from __future__ import annotations

from orne.coc.cards import text
from orne.coc.language import (
    BEFORE_COMMITTING,
    CAN_BE_WOUNDED,
    CARD_EFFECT,
    CHARACTER,
    COMBAT_STRUGGLE,
    COMMITTED_THERE,
    CONSPIRACY,
    HOST,
    IN_DECK,
    IN_DISCARD,
    IS_DAY,
    IS_NIGHT,
    ITSELF,
    OPPONENTS_TURN,
    SELF,
    THIS_IS_READY,
    WOUND,
    AttachTo,
    CancelWound,
    Cannot,
    Choose,
    CostChange,
    Draw,
    ExhaustThis,
    Gives,
    SearchIntoPlay,
    Wound,
    action,
    any_number,
    cost_at_least,
    disrupt,
    draws,
    everything,
    forced,
    gain,
    put_into_play,
    response,
    there_is,
    would_be,
    wound_to,
    you_win,
)
from orne.coc.position import At, Side, build
from orne.coc.values import COMBAT
from tests.coc.laboratory import GUN, PAUSE, PAWN, event, lab_card, there, tool
from tests.coc.look import discard, icons, in_play, keys, pass_to, skill, state_of, zone

DUSK = lab_card("cd-dusk", keywords=(("night", 1),), type="support", cost=0)
NOON = lab_card("cd-noon", keywords=(("day", 1),), type="support", cost=0)


def test_what_holds_by_day_or_by_night() -> None:
    early = lab_card("cd-early", Gives(SELF, "skill", 2, while_=IS_DAY))
    late = lab_card("cd-late", Gives(SELF, COMBAT, 1, while_=IS_NIGHT))
    game = build(Side(hand=[DUSK, NOON], play=[early, late, PAUSE]))
    assert (skill(game, early), icons(game, late)) == (1, [0, 0, 0, 0])
    game.choose(f"play {NOON}")
    assert (skill(game, early), icons(game, late)) == (3, [0, 0, 0, 0])
    game.choose(f"play {DUSK}")
    assert (skill(game, early), icons(game, late)) == (3, [0, 1, 0, 0])
    assert text(early) == "While it is Day, this card gets +2 skill."
    assert text(late) == "While it is Night, this card gets +1 Combat."


def test_on_an_opponents_turn() -> None:
    lazy = lab_card("cd-lazy", Cannot("commit", SELF, OPPONENTS_TURN))
    game = build(Side(play=[lazy, PAUSE]), step="active player commits")
    assert f"commit {lazy} core/dreamwalkers" in keys(game)
    game = build(Side(play=[lazy, PAUSE]), Side(play=[there(PAWN)]), step="defender commits", active=1)
    assert keys(game) == ["pass", f"use {PAUSE}"]
    assert text(lazy) == "On an opponent's turn, this card cannot commit."


def test_while_the_card_is_ready() -> None:
    lamp = tool(
        "cd-lamp", AttachTo(CHARACTER), Gives(HOST, COMBAT, 1, while_=THIS_IS_READY), action(Draw(), cost=ExhaustThis())
    )
    game = build(Side(play=[PAWN, At(lamp, on=PAWN), PAUSE]))
    assert icons(game, PAWN) == [0, 1, 0, 0]
    game.choose(f"use {lamp}")
    assert icons(game, PAWN) == [0, 0, 0, 0]


def test_before_anybody_commits() -> None:
    plot = event("cd-plot", Draw(), during=BEFORE_COMMITTING)
    mine = Side(hand=[plot], play=[PAWN, PAUSE])
    assert f"play {plot}" not in keys(build(mine))
    assert f"play {plot}" in keys(build(mine, step="story actions"))
    assert f"play {plot}" not in keys(build(mine, Side(play=[PAUSE]), step="story actions", active=1))
    assert f"play {plot}" not in keys(build(mine, step="actions after attackers commit"))
    assert text(plot) == "Action: In your story phase, before characters commit, draw a card."


PLOT = lab_card("cd-conspiracy", type="conspiracy", cost=0)


def test_conspiracies_in_play_and_elsewhere() -> None:
    agent = lab_card("cd-agent", Gives(SELF, "skill", 1, while_=there_is(CONSPIRACY)))
    finder = tool("cd-finder", action(SearchIntoPlay(CONSPIRACY & IN_DECK), cost=ExhaustThis()))
    game = build(Side(play=[agent, finder, PAUSE], deck=[PAWN, PLOT, PAWN]))
    assert skill(game, agent) == 1
    game.choose(f"use {finder}")
    assert keys(game) == ["nothing", f"take {PLOT}"]
    game.choose(f"take {PLOT}")
    assert (zone(game, PLOT), skill(game, agent)) == ("row", 2)
    assert text(agent) == "While there is a conspiracy in play, this card gets +1 skill."


def test_cards_of_a_high_printed_cost() -> None:
    giant = lab_card("cd-giant", cost=3)
    haggler = tool("cd-haggler", CostChange(CHARACTER & cost_at_least(3), -1, minimum=1))
    game = build(Side(hand=[giant, PAWN], play=[haggler, PAUSE], domains=["agency:2"]))
    assert keys(game) == ["pass", f"play {giant} domain 1", f"play {PAWN} domain 1", f"use {PAUSE}"]
    assert text(haggler) == "Characters with printed cost 3 or higher cost you 1 less (to a minimum of 1)."


def test_drawing_through_a_card_effect() -> None:
    pupil = lab_card("cd-pupil", forced(draws(through=CARD_EFFECT), gain(ITSELF, icons=(0, 0, 1, 0))))
    desk = tool("cd-desk", action(Draw(2), cost=ExhaustThis()))
    game = build(Side(play=[pupil, desk, PAUSE]), step="draw")
    pass_to(game, "draw actions")
    assert icons(game, pupil) == [0, 0, 0, 0]
    game.choose(f"use {desk}")
    assert icons(game, pupil) == [0, 0, 1, 0]
    assert "After you draw one or more cards through a card effect" in (text(pupil) or "")


def test_all_wounds_are_cancelled_at_once() -> None:
    axe = tool("cd-axe", action(Wound(number=3), Choose(CHARACTER & CAN_BE_WOUNDED), cost=ExhaustThis()))
    ward = event("cd-ward-unused", Draw())
    shield = lab_card("cd-shield", disrupt(wound_to(CHARACTER), CancelWound(every=True)), type="event", cost=0)
    game = build(Side(hand=[shield, ward], play=[axe, PAWN, PAUSE]))
    game.play(f"use {axe}", f"play {shield}")
    assert (zone(game, PAWN), keys(game)) == ("play", ["pass", f"play {ward}", f"use {PAUSE}"])
    assert text(shield) == "Disrupt: When a character is about to be wounded, cancel all of those wounds."


def test_any_number_of_cards() -> None:
    horde = tool("cd-horde", action(put_into_play(any_number(CHARACTER & IN_DISCARD)), cost=ExhaustThis()))
    game = build(Side(play=[horde, PAUSE], discard=[PAWN, PAWN, GUN]))
    game.choose(f"use {horde}")
    assert keys(game) == ["done", f"put {PAWN}", f"put {PAWN}#2"]
    game.play(f"put {PAWN}", f"put {PAWN}#2")
    game.choose(f"first {PAWN}")
    assert sorted(in_play(game, 0)) == sorted([horde, PAUSE, PAWN, f"{PAWN}#2"])
    assert text(horde) == ("Action: Exhaust this card to put any number of characters in your discard pile into play.")


BRUTE = lab_card("cd-brute", icons=(0, 2, 0, 0), keywords=(("toughness", 1),))


def test_there_is_the_story_of_a_struggle() -> None:
    aim = lab_card(
        "cd-aim",
        response(you_win(COMBAT), Wound(), Choose(CHARACTER & CAN_BE_WOUNDED & COMMITTED_THERE)),
        type="event",
        cost=0,
    )
    game = build(
        Side(hand=[aim], play=[there(BRUTE), PAUSE]),
        Side(play=[there(PAWN), there(PAWN), At(GUN, exhausted=True)]),
        step="stories resolve",
    )
    game.choose(f"wound {PAWN}")
    while f"play {aim}" not in keys(game):
        game.choose("none" if "none" in keys(game) else "pass")
    game.choose(f"play {aim}")
    assert keys(game) == [f"choose {BRUTE}", f"choose {PAWN}"]


def test_there_is_the_story_of_whoever_is_wounded() -> None:
    frenzy = lab_card(
        "cd-frenzy",
        disrupt(would_be(WOUND, CHARACTER, by=COMBAT_STRUGGLE), Wound(everything(CHARACTER & COMMITTED_THERE))),
        type="event",
        cost=0,
    )
    elsewhere = there(PAWN, story=1)
    game = build(
        Side(hand=[frenzy], play=[there(BRUTE), elsewhere, PAUSE]), Side(play=[there(PAWN)]), step="stories resolve"
    )
    game.choose("resolve core/ancient-apocrypha")
    game.choose(f"play {frenzy}")
    assert (discard(game, 1), state_of(game, BRUTE)) == ([PAWN], "exhausted")
    assert [each for each in in_play(game, 0) if each.startswith(PAWN)] == [PAWN]
