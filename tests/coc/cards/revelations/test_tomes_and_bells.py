"""Cards of Revelations that the rules documents name: Tomes, what answers them, and what enters for a while."""

from __future__ import annotations

from orne.coc import values
from orne.coc.language import (
    CHARACTER,
    SUPPORT,
    All,
    Choose,
    Draw,
    ExhaustThis,
    Pay,
    SacrificeOne,
    Wound,
    action,
    destroy,
)
from orne.coc.language.select import CAN_BE_WOUNDED
from orne.coc.position import FILLER, At, Side, build
from tests.coc.laboratory import BARE, FIGHT, GUN, IDLE, PAUSE, PAWN, lab_card, there, tool
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
    pass_to,
    state_of,
    table,
    uid,
)
from tests.look import asked, reasons

SET = "revelations"
TOME = tool(
    "tb-tome",
    action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=All(Pay(3), ExhaustThis(), SacrificeOne(CHARACTER))),
    subtypes=("Tome",),
)
READER = tool("tb-reader", action(Draw(), cost=ExhaustThis()), subtypes=("Tome",))
BURN = tool("tb-burn", action(destroy(), Choose(SUPPORT), cost=ExhaustThis()))
STEADY = lab_card("tb-steady", keywords=(("willpower", 1),))

# ---- Library of Pergamum

LIBRARY = f"{SET}/library-of-pergamum"


def test_the_library_cancels_what_would_destroy_a_tome() -> None:
    game = build(Side(play=[LIBRARY, TOME]), Side(play=[BURN, PAUSE]), active=1)
    game.choose(f"use {BURN}")
    game.choose(f"choose {TOME}")
    assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", f"use {LIBRARY}"])
    game.choose(f"use {LIBRARY}")
    assert (in_play(game, 0), state_of(game, LIBRARY), keys(game)) == ([LIBRARY, TOME], "exhausted", IDLE)
    assert idle(game)


def test_it_does_not_cancel_what_would_destroy_something_else() -> None:
    game = build(Side(play=[LIBRARY, TOME, PAUSE]), Side(play=[BURN]), active=1)
    game.choose(f"use {BURN}")
    game.choose(f"choose {PAUSE}")
    assert discard(game, 0) == [PAUSE]
    assert idle(game)


def test_after_a_tome_is_used_a_character_and_a_story_change_by_a_combat_icon_and_struggle() -> None:
    game = build(Side(play=[LIBRARY, READER, PAUSE]), Side(play=[PAWN]), stories=[FIGHT, BARE])
    game.choose(f"use {READER}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {LIBRARY}"])
    game.choose(f"use {LIBRARY}")
    assert (asked(game), keys(game)) == ((0, "choose"), [f"choose {BARE}", f"choose {FIGHT}"])
    game.choose(f"choose {FIGHT}")
    assert keys(game) == ["gain Combat", "lose Combat"]
    game.choose("gain Combat")
    assert keys(game) == ["gain Combat", "lose Combat"]
    game.choose("lose Combat")
    assert (icons(game, PAWN), values.struggles(table(game), uid(game, FIGHT))) == ([0, 1, 0, 0], [])
    assert (state_of(game, LIBRARY), keys(game)) == ("ready", IDLE)
    assert idle(game)


def test_another_card_than_a_tome_is_not_answered() -> None:
    game = build(Side(play=[LIBRARY, BURN, PAUSE]), Side(play=[PAWN, GUN]))
    game.choose(f"use {BURN}")
    game.choose(f"choose {GUN}")
    assert keys(game) == IDLE
    assert idle(game)


# ---- Eryn Cochwyn

ERYN = f"{SET}/eryn-cochwyn"


def test_eryn_needs_a_tome_with_an_action_that_can_be_used() -> None:
    game = build(Side(play=[ERYN, PAUSE]), Side(play=[BURN]))
    assert keys(game) == IDLE
    game = build(Side(play=[ERYN, PAUSE]), Side(play=[READER]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {ERYN}"]


# ---- The Three Bells

BELLS = f"{SET}/the-three-bells"


def test_each_player_chooses_a_character_to_sacrifice_and_the_bells_take_a_token() -> None:
    game = build(Side(play=[BELLS, PAWN, STEADY, PAUSE], domains=["agency:1"]), Side(play=[PAWN, STEADY]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {BELLS} ability 1 domain 1"]
    game.choose(f"use {BELLS} ability 1 domain 1")
    assert (asked(game), keys(game)) == ((0, "choose"), [f"choose {PAWN}", f"choose {STEADY}"])
    game.choose(f"choose {PAWN}")
    assert (asked(game), keys(game)) == ((1, "choose"), [f"choose {PAWN}#2", f"choose {STEADY}#2"])
    game.choose(f"choose {STEADY}#2")
    assert (discard(game, 0), discard(game, 1), card(game, BELLS).success) == ([PAWN], [STEADY], (1, 0))
    assert (state_of(game, BELLS), drained(game), keys(game)) == ("exhausted", [True], IDLE)
    assert idle(game)


def test_three_tokens_bring_a_character_of_any_discard_pile() -> None:
    game = build(
        Side(play=[At(BELLS, success=(3, 0)), PAUSE], discard=[PAWN], domains=[""] * 3), Side(discard=[STEADY, GUN])
    )
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {BELLS} ability 2"]
    game.choose(f"use {BELLS} ability 2")
    assert (asked(game), keys(game)) == ((0, "put"), [f"put {PAWN}", f"put {STEADY}"])
    game.choose(f"put {STEADY}")
    assert (in_play(game, 0), card(game, STEADY).owner, discard(game, 0)) == ([PAUSE, STEADY], 1, [PAWN, BELLS])
    assert idle(game)


def test_two_tokens_do_not() -> None:
    game = build(Side(play=[At(BELLS, success=(2, 0)), PAUSE], discard=[PAWN]))
    assert keys(game) == IDLE
    says = "only while this card has 3 or more success tokens: coc/timing/initiation-substeps/b"
    assert says in reasons(game, f"use {BELLS}")


# ---- Black Dog

DOG = f"{SET}/black-dog"


def test_the_black_dog_comes_where_the_opponent_committed_one_character() -> None:
    game = build(
        Side(play=[PAWN, STEADY, GUN]),
        Side(hand=[DOG], domains=["agency:1", "", ""]),
        stories=[BARE, FIGHT, "core/dreamwalkers"],
        step="active player commits",
    )
    game.choose(f"commit {PAWN} {BARE}")
    game.choose(f"commit {STEADY} {FIGHT}")
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {DOG} domain 1"])
    game.choose(f"use {DOG} domain 1")
    assert (asked(game), keys(game)) == ((1, "commit to"), [f"commit to {BARE}", f"commit to {FIGHT}"])
    game.choose(f"commit to {FIGHT}")
    assert (in_play(game, 1), card(game, DOG).story, state_of(game, DOG)) == ([DOG], uid(game, FIGHT), "ready")
    pass_to(game, "stories resolve")
    game.choose(f"resolve {FIGHT}")
    assert (hand(game, 1), in_play(game, 1), discard(game, 0)) == ([DOG], [], [STEADY])


def test_where_two_commit_together_the_dog_does_not_come() -> None:
    game = build(
        Side(play=[PAWN, STEADY, GUN]),
        Side(hand=[DOG], domains=["agency:1", "", ""]),
        stories=[BARE, FIGHT, "core/dreamwalkers"],
        step="active player commits",
    )
    game.choose(f"commit {PAWN} {FIGHT}")
    game.choose(f"commit {STEADY} {FIGHT}")
    assert asked(game)[1] != "response"
    assert hand(game, 1) == [DOG]


def test_the_dog_joins_the_attack_against_a_single_defender() -> None:
    game = build(
        Side(hand=[DOG], play=[there(STEADY), PAUSE], domains=["agency:1", "", ""]),
        Side(play=[PAWN]),
        stories=[FIGHT, BARE, "core/dreamwalkers"],
        step="defender commits",
    )
    game.choose(f"commit {PAWN} {FIGHT}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {DOG} domain 1"])
    game.choose(f"use {DOG} domain 1")
    assert card(game, DOG).story == uid(game, FIGHT)
    assert idle(game)


# ---- Hall of Champions

HALL = f"{SET}/hall-of-champions"


def test_the_hall_looks_for_a_card_designed_by_a_champion() -> None:
    game = build(Side(play=[HALL, PAUSE], deck=[PAWN, *[FILLER] * 11]))
    game.choose(f"use {HALL}")
    assert (in_play(game, 0), len(deck(game, 0)), keys(game)) == ([HALL, PAUSE], 12, IDLE)
    assert idle(game)


MACHINATIONS = "terror-in-venice/the-mages-machinations"


def test_a_champions_card_deeper_in_the_deck_is_not_seen() -> None:
    game = build(Side(play=[HALL, PAUSE], deck=[*[FILLER] * 10, MACHINATIONS]))
    game.choose(f"use {HALL}")
    assert (MACHINATIONS in deck(game, 0), keys(game)) == (True, IDLE)
    assert idle(game)
