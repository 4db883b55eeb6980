"""Triggers made from selectors: whose, where, by what, and all at once."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Choose, action, disrupt, forced, response
from orne.coc.cards import text
from orne.coc.events import DESTROY, GO_INSANE, SACRIFICE
from orne.coc.language import (
    ANYBODY,
    CARD_EFFECT,
    CHARACTER,
    COMBAT_STRUGGLE,
    COMMITTED_THERE,
    IN_HAND,
    IS_EXHAUSTED,
    ITSELF,
    OPPONENT,
    OPPONENTS,
    OPPONENTS_EFFECT,
    OTHER,
    SUPPORT,
    YOU,
    YOUR_EFFECT,
    YOURS,
    AttachTo,
    CancelIt,
    DiscardCards,
    Draw,
    ExhaustThis,
    Mill,
    SacrificeThis,
    Wound,
    all_committed,
    befalls,
    changes_control,
    commits,
    destroy,
    discards,
    draws,
    enters,
    enters_discard,
    everything,
    exhaust,
    fails,
    go_insane,
    goes_insane,
    is_destroyed,
    is_exhausted,
    is_readied,
    is_sacrificed,
    is_wounded,
    leaves,
    opponent,
    phase_begins,
    phase_ends,
    pick,
    places_token,
    plays,
    put_into_play,
    ready,
    return_to_hand,
    returns,
    sacrifice,
    skill_at_least,
    subtype,
    succeeds,
    take_control,
    turn_begins,
    uncommit,
    uncommits,
    wins_story,
    would_be,
    would_leave,
    you_lose,
    you_win,
)
from orne.coc.position import At, Side, build
from orne.coc.state import HAND, PLAY
from orne.coc.values import COMBAT
from tests.coc.laboratory import PAUSE, PAWN, Say, lab_card
from tests.coc.look import Coc, deck, keys, pass_to, said, zone

BRUTE = lab_card("tg-brute", skill=3, icons=(0, 3, 0, 0), subtypes=("Brute",), keywords=(("fast", 1),))


def tool(slug: str, effect: Any, *choose: Any, cost: Any = None) -> str:
    return lab_card(f"tg-{slug}", action(effect, *choose, cost=cost or ExhaustThis()), type="support")


def ear(slug: str, trigger: Any, word: str = "heard") -> str:
    """A support card that says a word when something happens."""
    return lab_card(f"tg-ear-{slug}", forced(trigger, Say(word)), type="support")


def play_on(game: Coc) -> None:
    """Take the first option of everything to the end of the turn."""
    turn = game.state.turn
    while game.decision is not None and game.state.turn == turn:
        game.choose(game.decision.options[0].key)


SLAY = tool("slay", destroy(), Choose(CHARACTER))
BOUNCE = tool("bounce", return_to_hand(), Choose(CHARACTER))
MAD = tool("mad", go_insane(), Choose(CHARACTER))


def test_a_selector_looks_at_the_card_as_it_was() -> None:
    """Whose it was, its subtype and skill count, though it lies in a discard pile now; the text says so."""
    strong = CHARACTER & subtype("Brute") & OPPONENTS & skill_at_least(3)
    hears = ear("strong", is_destroyed(strong))
    game = build(Side(play=[SLAY, hears, PAUSE]), Side(play=[BRUTE, PAWN]))
    game.play(f"use {SLAY}", f"choose {BRUTE}")
    assert said(game) == ["heard"]
    game = build(Side(play=[SLAY, hears, BRUTE, PAUSE]))
    game.choose(f"use {SLAY}")
    assert said(game) == []
    assert text(hears).startswith("Forced Response: After a Brute character an opponent controls")


def test_ways_of_going_are_told_apart() -> None:
    ears = [
        ear("destroyed", is_destroyed(CHARACTER), "destroyed"),
        ear("sacrificed", is_sacrificed(CHARACTER), "sacrificed"),
        ear("leaves", leaves(CHARACTER), "leaves"),
        ear("returns", returns(CHARACTER), "returns"),
        ear("discard", enters_discard(CHARACTER, PLAY), "discard"),
        ear("insane", goes_insane(CHARACTER), "insane"),
    ]
    offer = tool("offer", sacrifice(pick(CHARACTER & YOURS)))
    for used, heard in (
        (SLAY, {"destroyed", "leaves", "discard"}),
        (BOUNCE, {"leaves", "returns"}),
        (MAD, {"insane"}),
        (offer, {"sacrificed", "leaves", "discard"}),
    ):
        game = build(Side(play=[used, PAWN, *ears, PAUSE]))
        game.choose(f"use {used}")
        while game.decision.kind == "order":
            game.choose(game.decision.options[0].key)
        assert set(said(game)) == heard


def test_what_goes_to_a_deck_has_not_returned_to_a_hand() -> None:
    """coc/mechanic/fated, coc/mechanic/resilient/a"""
    home, gone = ear("home", returns(CHARACTER), "home"), ear("gone", leaves(CHARACTER), "gone")
    doomed = lab_card("tr-doomed", keywords=(("fated", 1),))
    spry = lab_card("tr-spry", keywords=(("resilient", 1),))
    game = build(Side(play=[At(doomed, success=(1, 0)), PAUSE, home, gone], deck=[PAWN] * 3))
    game.choose(f"use {PAUSE}")
    assert (deck(game, 0)[-1], said(game)) == (doomed, ["gone"])
    for answer, heard in (("yes", ["gone"]), ("no", ["gone", "home"])):
        game = build(Side(play=[BOUNCE, spry, home, gone, PAUSE]))
        game.play(f"use {BOUNCE}", answer)
        while game.decision.kind == "order":
            game.choose(game.decision.options[0].key)
        assert sorted(said(game)) == heard


def test_a_trigger_may_ask_by_what_it_happens() -> None:
    """An effect, whose effect, or a struggle (coc/rule/1.1-card-effect-vs-game-effect/a)."""
    door = tool("door", put_into_play(), Choose(CHARACTER & IN_HAND))
    by_card = ear("by-card", enters(CHARACTER, CARD_EFFECT))
    game = build(Side(play=[door, by_card, PAUSE], hand=[PAWN]))
    game.choose(f"use {door}")
    assert said(game) == ["heard"]
    game = build(Side(play=[by_card, PAUSE], hand=[PAWN], domains=["agency:2"]))
    game.choose(f"play {PAWN} domain 1")
    assert said(game) == [], "the rules, and no text, bring a card that is played into play"
    mine, theirs = ear("mine", is_destroyed(CHARACTER, YOUR_EFFECT), "mine"), ear(
        "theirs", is_destroyed(CHARACTER, OPPONENTS_EFFECT), "theirs"
    )  # fmt: skip
    game = build(Side(play=[SLAY, mine, PAUSE]), Side(play=[PAWN, theirs]))
    game.choose(f"use {SLAY}")
    while game.decision.kind == "order":
        game.choose(game.decision.options[0].key)
    assert sorted(said(game)) == ["mine", "theirs"]


def test_the_result_of_a_struggle_is_told_from_an_effect() -> None:
    hears = ear("combat", is_wounded(CHARACTER, COMBAT_STRUGGLE))
    hit = tool("hit", Wound(), Choose(CHARACTER))
    tough = lab_card("tg-tough", skill=1, keywords=(("toughness", 3), ("willpower", 1)))
    game = build(Side(play=[hit, hears, PAUSE]), Side(play=[tough]))
    game.choose(f"use {hit}")
    assert said(game) == []
    game = build(
        Side(play=[At(BRUTE, story=0), hears]), Side(play=[At(tough, story=0)]), step="stories resolve"
    )  # fmt: skip
    play_on(game)
    assert set(said(game)) == {"heard"}


def test_struggles_stories_and_tokens() -> None:
    ears = [
        ear("won", you_win(COMBAT, by=2), "won"),
        ear("lost", you_lose(COMBAT), "lost"),
        ear("succeeds", succeeds(YOU), "succeeds"),
        ear("fails", fails(YOU), "fails"),
        ear("token", places_token(YOU), "token"),
        ear("story", wins_story(YOU), "story"),
    ]
    game = build(Side(play=[At(BRUTE, story=0), *ears]), Side(play=[]), step="stories resolve")
    play_on(game)
    assert {"won", "succeeds", "token"} <= set(said(game))
    assert not {"lost", "fails"} & set(said(game))
    here = lab_card("tg-here", forced(you_win(COMBAT, here=True), Say("here")), icons=(0, 2, 0, 0))
    game = build(Side(play=[At(here, story=0), At(BRUTE, story=1)]), step="stories resolve")
    play_on(game)
    assert said(game) == ["here"]


def test_a_struggle_where_the_attached_character_is_committed() -> None:
    knife = lab_card(
        "tg-knife", AttachTo(CHARACTER), forced(you_win(COMBAT, host_here=True), Say("there")), type="support",
        subtypes=("Attachment",),
    )  # fmt: skip
    for story, heard in ((0, ["there"]), (None, [])):
        play: list[str | At] = [At("bag-man", story=story), At(knife, on="bag-man"), At(BRUTE, story=0), PAUSE]
        game = build(Side(play=play), step="stories resolve")
        assert said(game) == heard
    assert "at a story to which the attached character is committed" in str(text(knife))


def test_one_or_more_is_answered_once() -> None:
    """F9: events of one effect share a number."""
    storm = tool("storm", destroy(everything(CHARACTER)))
    once, each = ear("once", is_destroyed(CHARACTER, at_once=True), "once"), ear(
        "each", is_destroyed(CHARACTER), "each"
    )  # fmt: skip
    game = build(Side(play=[storm, PAUSE, once, each]), Side(play=[PAWN, BRUTE]))
    game.choose(f"use {storm}")
    while game.decision.kind in ("order", "first"):
        game.choose(game.decision.options[0].key)
    assert sorted(said(game)) == ["each", "each", "once"]
    may = lab_card("tg-may", response(discards(YOU, at_once=True), Draw()), type="support")
    drop = tool("drop", DiscardCards(2))
    game = build(Side(play=[drop, may], hand=[PAWN, PAWN]))
    game.choose(f"use {drop}")
    assert keys(game) == ["pass", f"use {may}"]
    game.choose(f"use {may}")
    assert len(game.state.hand[0]) == 1
    assert text(may) == "Response: After you discard one or more cards from your hand, draw a card."


def test_two_effects_are_two_batches() -> None:
    once = ear("twice", is_destroyed(CHARACTER, at_once=True), "again")
    game = build(Side(play=[SLAY, tool("slay-2", destroy(), Choose(CHARACTER)), once, PAUSE]), Side(play=[PAWN, BRUTE]))
    game.play(f"use {SLAY}", f"choose {PAWN}", "use lab/tg-slay-2")
    assert said(game) == ["again", "again"]


def test_states_and_control() -> None:
    wake = tool("wake", ready(), Choose(CHARACTER & IS_EXHAUSTED))
    take = tool("take", take_control("phase"), Choose(CHARACTER & OPPONENTS))
    nap = tool("nap", exhaust(), Choose(CHARACTER))
    paid = ear("paid", is_exhausted(SUPPORT, as_cost=True), "paid")
    ears = [
        ear("readied", is_readied(CHARACTER), "readied"),
        ear("exhausted", is_exhausted(CHARACTER), "exhausted"),
        ear("control", changes_control(CHARACTER), "control"),
    ]
    for used, word in ((wake, "readied"), (nap, "exhausted"), (take, "control")):
        game = build(Side(play=[used, *ears, PAUSE]), Side(play=[At(PAWN, exhausted=used == wake)]))
        game.choose(f"use {used}")
        assert said(game) == [word]
    game = build(Side(play=[nap, paid, PAUSE]), Side(play=[PAWN]))
    game.choose(f"use {nap}")
    assert said(game) == ["paid"]


def test_committing_being_done_with_it_and_uncommitting_are_heard() -> None:
    mine = ear("mine-commits", commits(CHARACTER & YOURS), "commits")
    done = ear("done", all_committed(YOU), "done")
    away = ear("away", uncommits(CHARACTER), "away")
    game = build(Side(play=[PAWN, mine, done, away]), step="active player commits")
    game.choose(next(key for key in keys(game) if key.startswith("commit")))
    play_on(game)
    assert set(said(game)) == {"commits", "done", "away"}


def test_there_is_the_story_that_a_character_was_removed_from() -> None:
    pull = tool("pull", uncommit(), Choose(CHARACTER & YOURS))
    spite = lab_card("tg-spite", forced(uncommits(CHARACTER & YOURS), Wound(everything(COMMITTED_THERE))))
    left, right = lab_card("tg-left"), lab_card("tg-right")
    game = build(
        Side(play=[pull, spite, At(PAWN, story=0, exhausted=True), PAUSE]),
        Side(play=[At(left, story=0, exhausted=True), At(right, story=1, exhausted=True)]),
        step="actions after defenders commit",
    )
    game.play(f"use {pull}", f"choose {PAWN}")
    assert (zone(game, left), zone(game, right), zone(game, PAWN)) == ("discard", "play", "play")


def test_players_and_time() -> None:
    drawn = ear("draws", draws(OPPONENT), "draws")
    gift = tool("gift", opponent(Draw()))
    game = build(Side(play=[gift, drawn, PAUSE]))
    game.choose(f"use {gift}")
    assert said(game) == ["draws"]
    hand = ear("hand", enters_discard(CHARACTER, HAND), "hand")
    deck = tool("deck", Mill(1))
    game = build(Side(play=[deck, hand, PAUSE]))
    game.choose(f"use {deck}")
    assert said(game) == []
    clock = [
        ear("turn", turn_begins(OPPONENT), "turn"),
        ear("begin", phase_begins("draw", OPPONENT), "begin"),
        ear("end", phase_ends("operations", YOU), "end"),
    ]
    game = build(Side(play=[*clock, PAUSE]), Side(play=[PAUSE]))
    while game.state.turn == 1 or game.decision.prompt == "":
        game.choose("pass" if "pass" in keys(game) else game.decision.options[-1].key)
    pass_to(game, "draw actions")
    assert said(game)[:2] == ["end", "turn"]


def test_playing_events_and_characters() -> None:
    plays_event = ear("plays", plays(subtype("Spell"), ANYBODY, from_hand=True), "spell")
    spell = lab_card("tg-spell", action(Draw()), type="event", cost=0, subtypes=("Spell",))
    game = build(Side(play=[plays_event, PAUSE], hand=[spell, PAWN], domains=["agency:1"]))
    game.choose(f"play {PAWN} domain 1")
    assert said(game) == []
    game.choose(f"play {spell}")
    assert said(game) == ["spell"]
    assert text(plays_event).startswith("Forced Response: After a player plays a Spell card from their hand")


@pytest.mark.parametrize(("used", "saved"), [(SLAY, True), (BOUNCE, False), (MAD, False)])
def test_several_kinds_at_once_may_be_disrupted(used: str, saved: bool) -> None:
    guard = lab_card(
        "tg-guard",
        disrupt(would_be((DESTROY, SACRIFICE), CHARACTER & YOURS), CancelIt(), cost=SacrificeThis()),
        type="support",
    )
    game = build(Side(play=[used, PAUSE]), Side(play=[PAWN, guard]))
    game.choose(f"use {used}")
    assert (f"use {guard}" in keys(game)) is saved
    if saved:
        game.choose(f"use {guard}")
        assert zone(game, PAWN) == "play"


def test_any_way_of_leaving_play() -> None:
    guard = lab_card("tg-warden", disrupt(would_leave(CHARACTER & YOURS & OTHER), CancelIt()), type="support")
    for used in (SLAY, BOUNCE):
        game = build(Side(play=[used, PAUSE]), Side(play=[PAWN, guard]))
        game.play(f"use {used}", f"use {guard}")
        assert zone(game, PAWN) == "play"
    assert befalls(GO_INSANE, CHARACTER, "after {} goes insane").text == "after a character goes insane"
    assert ITSELF.text == "this card"
