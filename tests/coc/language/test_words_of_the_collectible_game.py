"""Words that cards of the collectible game need, each on a trial card, in the newest edition."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    ACTION_OR_RESPONSE_USED,
    ANYBODY,
    CAN_CHANGE_ICONS,
    CARD,
    CARD_EFFECT_RESOLVES,
    CHARACTER,
    COMMITTED_TO_IT,
    CONSPIRACY,
    EVENT,
    HAND,
    IN_DISCARD,
    IN_DISCARDS,
    IN_OPPONENTS_HAND,
    IS_INSANE,
    OTHER,
    OVERPAYMENT,
    PLAY,
    SELF,
    STORY,
    SUPPORT,
    THE_HOST,
    THE_RULES,
    THIS_ONE,
    TOP_CARD,
    YOUR_RESOURCE,
    AsResources,
    AtEndOfPhase,
    AttachTo,
    BecomeDomain,
    BecomeWonStory,
    CancelIt,
    CancelWound,
    Cannot,
    CharactersPlayed,
    Choose,
    CompareTop,
    CopyEvent,
    CountsAsInsane,
    DestroyOnEach,
    DiscardAsMany,
    DrainAll,
    Draw,
    DrawMore,
    EntersExhausted,
    ExhaustThis,
    Heal,
    ImmuneTo,
    Keeping,
    KeepsTokens,
    Lasting,
    LookAtHand,
    MayStayExhausted,
    Mill,
    MoveResource,
    OneOf,
    Pay,
    PlaceSuccess,
    Replaces,
    ReplaceStory,
    SacrificeOne,
    SacrificeThis,
    TakeIcon,
    Then,
    ThenChoose,
    TurnIcons,
    Whenever,
    Wound,
    action,
    destroy,
    discard_from_hand,
    disrupt,
    draws,
    enters_discard,
    everything,
    exhaust,
    faction,
    forced,
    gain,
    go_insane,
    has_tokens,
    host_is_one_of,
    kept,
    milled,
    opponent,
    opponent_controls_more,
    overpays,
    phase_draw,
    pick,
    plays,
    printed_skill,
    printed_subtype,
    put_into_play,
    put_into_play_for_owner,
    response,
    return_to_hand,
    sacrifice,
    subtype,
    succeeds,
    to_hand,
    where_is,
    wound_to,
)
from orne.coc.position import FILLER, At, Side, Story, build
from orne.coc.rules.lasting import UNTIL
from orne.coc.schemas import LASTING
from orne.kernel.schema import check
from tests.coc.laboratory import (
    BARE,
    BELL,
    BORE,
    FIGHT,
    FULL,
    GUN,
    IDLE,
    OAF,
    PAUSE,
    PAWN,
    PUMP,
    Say,
    event,
    lab_card,
    there,
    tool,
)
from tests.coc.look import (
    card,
    deck,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to_phase,
    pile,
    said,
    seen,
    skill,
    state_of,
    tokens_by_story,
)
from tests.look import asked, reasons

ROW = [BARE, FIGHT, "core/dreamwalkers"]
NOTHING_CHANGES = ["it would change nothing now: coc/faq/no-if-able-must-resolve-whole"]

# ---- domains

SQUEEZE = event("wcg-squeeze", opponent(DrainAll()))
CARRY = event("wcg-carry", MoveResource(), Choose(YOUR_RESOURCE))
SETTLE = tool("wcg-settle", action(Then(BecomeDomain(), AsResources(TOP_CARD)), cost=SacrificeThis()))
ROB = event("wcg-rob", DestroyOnEach())


def test_all_domains_are_drained_of_whoever_does_it() -> None:
    game = build(Side(hand=[SQUEEZE, SQUEEZE], play=[PAUSE]), Side(domains=["agency:1", "", "agency:2"], drained=[3]))
    game.choose(f"play {SQUEEZE}")
    assert (drained(game, 1), drained(game, 0)) == ([True, True, True], [False, False, False])
    assert keys(game) == IDLE
    assert reasons(game, f"play {SQUEEZE}") == NOTHING_CHANGES
    assert idle(game)


def test_a_resource_moves_to_another_domain_and_pays_there() -> None:
    game = build(Side(hand=[CARRY], play=[PAUSE], domains=[["core/peeler"], "", "agency:1"]))
    game.choose(f"play {CARRY}")
    game.choose("choose core/peeler domain 1")
    assert keys(game) == ["to domain 2", "to domain 3"]
    game.choose("to domain 3")
    assert [len(domain.resources) for domain in game.state.domains[0]] == [0, 0, 2]
    assert keys(game) == IDLE
    assert idle(game)


def test_one_domain_alone_leaves_nowhere_to_move_to() -> None:
    game = build(Side(hand=[CARRY], play=[PAUSE], domains=["agency:1"]))
    assert keys(game) == IDLE


def test_a_card_becomes_a_domain_with_a_resource() -> None:
    game = build(Side(play=[SETTLE, PAUSE], deck=[PAWN, FILLER], domains=["agency:1"]))
    game.choose(f"use {SETTLE}")
    assert [len(domain.resources) for domain in game.state.domains[0]] == [1, 1]
    assert (in_play(game, 0), discard(game, 0), drained(game)) == (["lab/pause"], [], [False, False])
    assert card(game, SETTLE).known == 3  # everybody saw it lie in the discard pile
    assert keys(game) == IDLE
    assert idle(game)


def test_one_resource_on_each_domain_is_destroyed() -> None:
    game = build(Side(hand=[ROB], play=[PAUSE]), Side(domains=[["core/peeler", "core/ghost"], ["core/bag-man"], ""]))
    game.choose(f"play {ROB}")
    assert keys(game) == ["destroy core/ghost domain 1", "destroy core/peeler domain 1"]
    game.choose("destroy core/peeler domain 1")
    assert (discard(game, 1), keys(game)) == (["peeler", "bag-man"], IDLE)
    assert idle(game)


# ---- icons

STEAL = lab_card("wcg-steal", action(TakeIcon(), Choose(CHARACTER & OTHER), cost=ExhaustThis()))
TURN = event("wcg-turn", TurnIcons(), Choose(CHARACTER & CAN_CHANGE_ICONS))
ARMED = lab_card("wcg-armed", icons=(0, 2, 0, 1))
ALL_FOUR = lab_card("wcg-all-four", icons=(1, 1, 1, 1))


@pytest.mark.parametrize(("named", "mine", "theirs"), [("Combat", 1, 1), ("Terror", 0, 2)])
def test_an_icon_is_taken_only_from_who_has_it(named: str, mine: int, theirs: int) -> None:
    game = build(Side(play=[STEAL, PAUSE]), Side(play=[ARMED]))
    game.choose(f"use {STEAL}")
    game.choose(f"name {named}")
    assert (sum(icons(game, STEAL)), icons(game, ARMED)[1]) == (mine, theirs)
    assert keys(game) == IDLE
    assert idle(game)


def test_printed_icons_turn_into_one_kind_that_was_not_there() -> None:
    game = build(Side(hand=[TURN, TURN], play=[PAUSE]), Side(play=[ARMED, PAWN, ALL_FOUR]))
    game.choose(f"play {TURN}")
    assert keys(game) == ["name Arcane", "name Terror"]
    game.choose("name Terror")
    assert icons(game, ARMED) == [3, 0, 0, 0]
    pass_to_phase(game, "story")
    assert icons(game, ARMED) == [0, 2, 0, 1]
    assert idle(game)
    game = build(Side(hand=[TURN], play=[PAUSE]), Side(play=[PAWN, ALL_FOUR]))
    assert keys(game) == IDLE


# ---- stories

SWAP = event("wcg-swap", ReplaceStory(), Choose(STORY & ~CONSPIRACY))
CLIMBER = lab_card("wcg-climber", Whenever(has_tokens(2), BecomeWonStory()))
REWARD = event("wcg-reward", PlaceSuccess(), Choose(CHARACTER))
AT_THE_GREAT = event(
    "wcg-at-the-great",
    gain(everything(CHARACTER & COMMITTED_TO_IT), skill=2),
    Choose(STORY & where_is(CHARACTER & subtype("Ancient One"))),
)
GREAT = lab_card("wcg-great", subtypes=("Ancient One",))


def test_a_story_goes_under_its_deck_and_leaves_its_tokens_to_the_next() -> None:
    game = build(
        Side(hand=[SWAP], play=[PAUSE, there(PAWN)]),
        stories=[Story(BARE, (1, 4)), FIGHT, "core/dreamwalkers"],
        story_deck=[FULL],
        step="actions after defenders commit",
    )
    game.choose(f"play {SWAP}")
    game.choose(f"choose {BARE}")
    assert tokens_by_story(game) == {FULL: (1, 4), FIGHT: (0, 0), "dreamwalkers": (0, 0)}
    assert (seen(game, PAWN)["story"], keys(game)) == (None, IDLE)
    assert idle(game)


def test_a_card_with_tokens_enough_is_a_won_story_of_its_owner() -> None:
    game = build(Side(hand=[REWARD], play=[At(CLIMBER, owner=1, success=(1, 0)), PAUSE]), stories=ROW)
    game.choose(f"play {REWARD}")
    assert (pile(game, 1, "won"), pile(game, 0, "won"), in_play(game, 0)) == ([CLIMBER], [], ["lab/pause"])
    assert keys(game) == IDLE
    assert idle(game)


def test_a_story_is_chosen_by_who_is_committed_there() -> None:
    game = build(
        Side(hand=[AT_THE_GREAT], play=[there(GREAT), there(PAWN), PAUSE]),
        Side(play=[there(OAF, 1), BORE]),
        stories=ROW,
        step="actions after defenders commit",
    )
    game.choose(f"play {AT_THE_GREAT}")
    assert [skill(game, each) for each in (GREAT, PAWN, OAF, BORE)] == [3, 3, 1, 1]
    assert keys(game) == IDLE
    assert idle(game)
    game = build(
        Side(hand=[AT_THE_GREAT], play=[GREAT, there(PAWN), PAUSE]), stories=ROW, step="actions after defenders commit"
    )
    assert keys(game) == IDLE


# ---- hands, decks

PEEP = event("wcg-peep", Then(LookAtHand(), ThenChoose(discard_from_hand(), Choose(SUPPORT & IN_OPPONENTS_HAND))))
ARTISTS = milled(CARD & faction("hastur"))
BLEED = event("wcg-bleed", Then(Mill(3), Keeping(ARTISTS, opponent(DiscardAsMany(kept(ARTISTS))))))
ARTIST = lab_card("wcg-artist", faction="hastur")
CONTEST = event("wcg-contest", CompareTop(1))
GENEROUS = tool("wcg-generous", Replaces(phase_draw(), DrawMore(2), alters=True))
DEAR, CHEAP = lab_card("wcg-dear", cost=4), lab_card("wcg-cheap", cost=1)


def test_a_hand_is_looked_at_and_a_card_of_it_discarded() -> None:
    game = build(Side(hand=[PEEP], play=[PAUSE]), Side(hand=[PAWN, GUN, BELL]))
    game.choose(f"play {PEEP}")
    assert keys(game) == [f"choose {BELL}", f"choose {GUN}"]
    game.choose(f"choose {BELL}")
    assert (discard(game, 1), all(each.known & 1 for each in game.state.cards if each.uid in game.state.hand[1])) == (
        [BELL],
        True,
    )
    assert keys(game) == IDLE
    assert idle(game)


@pytest.mark.parametrize(("held", "kept_cards"), [([PAWN, PAWN, PAWN], 1), ([PAWN], 0), ([], 0)])
def test_what_is_counted_for_one_player_is_kept_for_the_other(held: list[str], kept_cards: int) -> None:
    game = build(
        Side(hand=[BLEED], play=[PAUSE], deck=[ARTIST, PAWN, ARTIST, ARTIST, FILLER]),
        Side(hand=held, deck=[ARTIST, FILLER]),
    )
    game.choose(f"play {BLEED}")
    assert (len(hand(game, 1)), len(deck(game, 1)), len(deck(game, 0))) == (kept_cards, 2, 2)
    assert keys(game) == IDLE
    assert idle(game)


def test_whose_card_is_cheaper_discards_it_and_the_other_goes_under_its_deck() -> None:
    game = build(
        Side(hand=[CONTEST], play=[PAUSE], deck=[CHEAP, FILLER, FILLER]),
        Side(deck=[DEAR, FILLER, FILLER]),
    )
    game.choose(f"play {CONTEST}")
    assert (discard(game, 0), discard(game, 1), deck(game, 1)[-1]) == ([CHEAP, CONTEST], [], DEAR)
    assert keys(game) == IDLE
    assert idle(game)


def test_more_is_drawn_in_the_draw_phase_of_one_player() -> None:
    for seat, number in ((0, 4), (1, 2)):
        game = build(Side(play=[GENEROUS, PAUSE]), Side(play=[PAUSE]), active=seat, step="draw")
        assert len(hand(game, seat)) == number
        assert idle(game)


# ---- triggers, choices and delayed effects

GUARD = tool("wcg-guard", disrupt(CARD_EFFECT_RESOLVES, Say("first")))
WITNESS = tool("wcg-witness", response(succeeds(doubly=True), Say("doubly")))
CHAMPION = lab_card("wcg-champion", skill=4)
RIVAL_2, RIVAL_3 = lab_card("wcg-rival-2", skill=2), lab_card("wcg-rival-3", skill=3)
OFFER = event("wcg-offer", OneOf(exhaust(), return_to_hand(), controller_chooses=True), Choose(CHARACTER))
DOOM = event("wcg-doom", AtEndOfPhase("insane"), Choose(CHARACTER))
TAP = tool("wcg-tap", forced(draws(phase="draw", through=THE_RULES), Say("drawn")))
MOURNER = tool("wcg-mourner", response(enters_discard(CHARACTER, PLAY, unless="sacrificed"), Say("mourned")))
ALTAR = tool("wcg-altar", action(Draw(), cost=SacrificeOne(CHARACTER)))
SPEND = tool("wcg-spend", action(Draw(), cost=Pay(1)))
GATHER = tool(
    "wcg-gather",
    response(overpays(for_ability=True), to_hand(pick(CHARACTER & IN_DISCARD & printed_skill(most=OVERPAYMENT)))),
)
GRIM = lab_card("wcg-grim", icons=(1, 0, 0, 0))


def test_something_comes_before_the_effects_of_other_cards_and_not_before_itself() -> None:
    game = build(Side(play=[BELL, GUARD, PAUSE]))
    game.choose(f"use {BELL}")
    assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", f"use {GUARD}"])
    game.choose(f"use {GUARD}")
    assert (said(game), keys(game)) == (["first", "ding"], IDLE)
    assert idle(game)


@pytest.mark.parametrize(("rival", "offered"), [(RIVAL_2, ["pass", f"use {WITNESS}"]), (RIVAL_3, IDLE)])
def test_success_with_twice_the_skill_is_told_from_other_success(rival: str, offered: list[str]) -> None:
    game = build(
        Side(play=[there(CHAMPION), WITNESS, PAUSE]), Side(play=[there(rival)]), stories=ROW, step="stories resolve"
    )
    assert keys(game) == offered


def test_the_controller_of_what_was_chosen_picks_one() -> None:
    game = build(Side(hand=[OFFER], play=[PAUSE]), Side(play=[PAWN]))
    game.choose(f"play {OFFER}")
    assert (asked(game), keys(game)) == ((1, "pick"), ["pick exhaust it", "pick return it to its owner's hand"])
    game.choose("pick exhaust it")
    assert (state_of(game, PAWN), keys(game)) == ("exhausted", IDLE)
    assert idle(game)


def test_whoever_can_goes_insane_as_the_phase_ends() -> None:
    for victim, state in ((PAWN, "insane"), (GRIM, "ready")):
        game = build(Side(hand=[DOOM], play=[PAUSE]), Side(play=[victim]))
        game.choose(f"play {DOOM}")
        assert state_of(game, victim) == "ready"
        pass_to_phase(game, "story")
        assert state_of(game, victim) == state
        assert idle(game)


def test_the_draw_of_the_phase_is_told_from_a_card_effects() -> None:
    game = build(Side(play=[TAP, PUMP, PAUSE]), step="draw actions")
    game.choose(f"use {PUMP}")
    assert said(game) == []
    game = build(Side(play=[TAP, PAUSE]), step="draw")
    assert said(game) == ["drawn"]


def test_a_sacrifice_is_left_out() -> None:
    game = build(Side(play=[PAWN, BORE, MOURNER, ALTAR, GUN, PAUSE]))
    game.choose(f"use {ALTAR}")
    game.choose(f"sacrifice {PAWN}")
    assert keys(game) == ["pass", f"use {GUN}", "use lab/pause", f"use {ALTAR}"]
    game.choose(f"use {GUN}")
    assert keys(game) == ["pass", f"use {MOURNER}"]
    game.choose(f"use {MOURNER}")
    assert said(game) == ["mourned"]
    assert idle(game)


def test_what_was_overpaid_says_how_skilled_a_card_may_be() -> None:
    game = build(Side(play=[SPEND, GATHER, PAUSE], discard=[RIVAL_2, RIVAL_3, PAWN], domains=["neutral:3"]))
    game.choose(f"use {SPEND} domain 1")
    game.choose(f"use {GATHER}")
    assert keys(game) == [f"put {PAWN}", f"put {RIVAL_2}"]
    game.choose(f"put {RIVAL_2}")
    assert RIVAL_2 in hand(game, 0)
    assert keys(game) == IDLE
    assert idle(game)


# ---- passives

SEALED = event("wcg-sealed", Lasting(Cannot("be cancelled", EVENT, words="event cards cannot be cancelled")))
STOP = tool("wcg-stop", disrupt(ACTION_OR_RESPONSE_USED, CancelIt(), cost=ExhaustThis()))
SHIELD = tool("wcg-shield", disrupt(wound_to(CHARACTER), CancelWound(), cost=ExhaustThis()))
SHOT = event("wcg-shot", Wound(), Choose(CHARACTER))
LAZY = tool("wcg-lazy", MayStayExhausted())
SLOW = tool("wcg-slow", EntersExhausted())
HOARDER = lab_card("wcg-hoarder", KeepsTokens())
MAD = lab_card("wcg-mad", CountsAsInsane())
MADDEN = event("wcg-madden", go_insane(), Choose(CHARACTER))
PURGE = event("wcg-purge", destroy(everything(CHARACTER & IS_INSANE)))
SHY = lab_card("wcg-shy", ImmuneTo(SELF, CARD, triggered_only=True, words="triggered effects", targets_only=True))
SWEEP = event("wcg-sweep", gain(everything(CHARACTER), skill=1))
POINT = event("wcg-point", gain(skill=1), Choose(CHARACTER))
LATE = lab_card("wcg-late", action(put_into_play(THIS_ONE), zone=HAND, during=CharactersPlayed(2)), cost=9)
FEW = lab_card("wcg-few", action(put_into_play(THIS_ONE), zone=HAND, during=opponent_controls_more(CHARACTER, by=2)))
PLAGUE = tool(
    "wcg-plague", AttachTo(CHARACTER), Whenever(host_is_one_of(3), sacrifice(THE_HOST)), subtypes=("Attachment",)
)
NURSE = event("wcg-nurse", Heal(pick(CHARACTER)))
ECHO_EVENT = lab_card("wcg-echo", response(plays(EVENT, ANYBODY), CopyEvent(), cost=ExhaustThis()))
SUNRISE = event("wcg-sunrise", put_into_play_for_owner(everything(SUPPORT & printed_subtype("Day") & IN_DISCARDS)))
DAY = tool("wcg-day", subtypes=("Day",))


def test_what_cannot_be_cancelled_is_not_and_neither_are_its_wounds() -> None:
    game = build(Side(hand=[SEALED, SHOT], play=[BELL, PAUSE]), Side(play=[OAF, STOP, SHIELD]))
    game.choose(f"play {SEALED}")
    game.choose("pass")
    game.choose(f"play {SHOT}")
    assert (card(game, OAF).wounds, state_of(game, STOP), state_of(game, SHIELD)) == (1, "ready", "ready")
    game.choose(f"use {BELL}")
    assert keys(game) == ["pass", f"use {STOP}"]
    game.choose(f"use {STOP}")
    assert (said(game), keys(game)) == ([], IDLE)
    assert idle(game)


def test_a_card_may_stay_exhausted_and_another_enters_so() -> None:
    game = build(Side(play=[At(LAZY, exhausted=True), At(PAWN, exhausted=True), PAUSE]), step="refresh")
    assert keys(game) == ["no", "yes"]
    game.choose("no")
    assert (state_of(game, LAZY), state_of(game, PAWN)) == ("exhausted", "ready")
    game = build(Side(hand=[SLOW], play=[PAUSE]))
    game.choose(f"play {SLOW}")
    assert (state_of(game, SLOW), keys(game)) == ("exhausted", IDLE)
    assert idle(game)


def test_tokens_are_kept_through_insanity_where_a_text_says_so() -> None:
    for victim, kept_tokens in ((HOARDER, (2, 0)), (PAWN, (0, 0))):
        game = build(Side(hand=[MADDEN], play=[At(victim, success=(2, 0)), PAUSE]))
        game.choose(f"play {MADDEN}")
        assert (state_of(game, victim), card(game, victim).success) == ("insane", kept_tokens)
        assert idle(game)


def test_a_card_may_count_as_insane() -> None:
    game = build(Side(hand=[PURGE], play=[MAD, PAWN, PAUSE]))
    game.choose(f"play {PURGE}")
    assert (discard(game, 0), in_play(game, 0)) == ([MAD, PURGE], [PAWN, "lab/pause"])
    assert idle(game)


def test_what_cannot_be_chosen_is_still_affected() -> None:
    game = build(Side(hand=[SWEEP, POINT], play=[PAUSE]), Side(play=[SHY]))
    assert keys(game) == ["pass", f"play {SWEEP}", "use lab/pause"]
    game.choose(f"play {SWEEP}")
    assert (skill(game, SHY), keys(game)) == (2, IDLE)
    assert idle(game)


def test_characters_that_an_opponent_has_played_are_counted_for_the_phase() -> None:
    game = build(Side(hand=[PAWN, BORE], domains=["neutral:1", "neutral:1"]), Side(hand=[LATE]))
    game.choose(f"play {PAWN} domain 1")
    game.choose(f"play {BORE} domain 2")
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {LATE}"])
    game.choose(f"use {LATE}")
    assert in_play(game, 1) == [LATE]


def test_characters_of_both_players_are_compared() -> None:
    for theirs, offered in (([PAWN, BORE], True), ([PAWN], False)):
        game = build(Side(hand=[FEW], play=[PAUSE]), Side(play=theirs))
        assert (f"use {FEW}" in keys(game)) is offered
    game = build(Side(hand=[BORE], play=[PAWN, OAF, At(PLAGUE, on=PAWN), PAUSE], domains=["neutral:1"]))
    game.choose(f"play {BORE} domain 1")
    assert in_play(game, 0) == [OAF, "lab/pause", BORE]
    assert idle(game)


def test_a_wound_is_removed_from_who_has_one() -> None:
    game = build(Side(hand=[NURSE, NURSE], play=[At(OAF, wounds=1), PAWN, PAUSE]))
    game.choose(f"play {NURSE}")
    assert (card(game, OAF).wounds, keys(game)) == (0, IDLE)
    assert reasons(game, f"play {NURSE}") == NOTHING_CHANGES
    assert idle(game)


def test_an_event_is_copied_by_whoever_answers_it() -> None:
    game = build(Side(hand=[POINT], play=[PAWN, PAUSE]), Side(play=[ECHO_EVENT]))
    game.choose(f"play {POINT}")
    game.choose(f"choose {PAWN}")
    game.choose(f"use {ECHO_EVENT}")
    assert (skill(game, PAWN), skill(game, ECHO_EVENT), keys(game)) == (3, 1, IDLE)
    assert idle(game)


def test_a_printed_subtype_is_looked_for() -> None:
    game = build(Side(hand=[SUNRISE], play=[PAUSE], discard=[DAY, GUN]), Side(discard=[DAY]))
    game.choose(f"play {SUNRISE}")
    assert (in_play(game, 0)[1:], len(in_play(game, 1)), discard(game, 0)) == ([DAY], 1, [GUN, SUNRISE])
    assert idle(game)


def test_every_time_something_may_last_can_be_kept_in_a_record() -> None:
    for until in sorted(UNTIL):
        check(LASTING, ["add", [], 0, until, -1, 0], "what lasts")
