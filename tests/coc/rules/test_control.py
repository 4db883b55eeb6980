"""Control and ownership, and cards that an effect attaches to others."""

from __future__ import annotations

import pytest

from orne.coc.abilities import AttachTo, Cannot, Choose, Use, action
from orne.coc.language import (
    ATTACHMENT,
    CHARACTER,
    HOST,
    OPPONENTS,
    SELF,
    SUPPORT,
    YOURS,
    Do,
    Draw,
    ExchangeControl,
    ExhaustThis,
    GivesControl,
    Then,
    chosen,
    destroy,
    take_control,
)
from orne.coc.position import At, Side, build
from orne.coc.rules.counting import struggle_total
from orne.coc.rules.moving import move, shuffle_deck
from orne.coc.state import DECK
from orne.coc.table import CocTable
from tests.coc.laboratory import BELL, OAF, PAUSE, PAWN, in_all_editions, lab_card
from tests.coc.look import card, keys, pass_to, pile, table, uid
from tests.look import asked

LURE = lab_card(
    "siren", action(take_control("ever"), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis()), type="support"
)
LOAN = lab_card(
    "loan", action(take_control("phase"), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis()), type="support"
)


# ---- 1.4 and 1.13 control


@pytest.mark.parametrize(
    ("mine_", "theirs", "during", "after"),
    [
        ([LOAN, LURE], [LOAN], 0, 0),
    ],
)
def test_takings_for_a_time_end_in_layers(mine_: list[str], theirs: list[str], during: int, after: int) -> None:
    """coc/rule/1.4-duration-of-effects/d: when the last one is over, what it lay on counts again."""
    game = build(Side(play=[*mine_, BELL]), Side(play=[PAWN, *theirs, BELL]))
    for turn in range(2):
        for seat, cards in ((0, mine_), (1, theirs)):
            if turn < len(cards):
                while asked(game)[0] != seat:
                    game.choose("pass")
                game.choose(next(key for key in keys(game) if key.startswith(f"use {cards[turn]}")))
    assert card(game, PAWN).controller == during
    pass_to(game, "story actions")
    assert card(game, PAWN).controller == after


TERM = lab_card("term", action(take_control("turn"), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis()), type="support")


def test_a_shorter_taking_that_ends_gives_the_card_back_to_the_longer_one() -> None:
    """coc/rule/1.4-duration-of-effects/d: the one taken for the turn lies under the one taken for the phase."""
    game = build(Side(play=[TERM, BELL]), Side(play=[PAWN, LOAN, BELL]))
    game.play(f"use {TERM}", f"use {LOAN}")
    assert card(game, PAWN).controller == 1
    pass_to(game, "story actions")
    assert card(game, PAWN).controller == 0
    pass_to(game, "refresh actions")
    assert card(game, PAWN).controller == 1


OBSESSION = lab_card(
    "obsession", AttachTo(CHARACTER), GivesControl(HOST), type="support", cost=0, subtypes=("Attachment",)
)


def test_control_lent_goes_back_to_whoever_has_the_card_by_an_attachment() -> None:
    """coc/rule/1.4-duration-of-effects/d, coc/rule/1.13-gaining-control/j"""
    game = build(Side(hand=[OBSESSION], play=[BELL]), Side(play=[PAWN, LOAN, BELL]))
    game.play(f"play {OBSESSION}", f"use {LOAN}")
    assert card(game, PAWN).controller == 1
    pass_to(game, "story actions")
    assert card(game, PAWN).controller == 0


BURN_IT = lab_card("burn-it", action(destroy(), Choose(ATTACHMENT), cost=ExhaustThis()), type="support", cost=0)


def test_an_attachment_does_not_take_again_what_was_taken_from_it_for_good() -> None:
    """coc/rule/1.4-duration-of-effects/d: the latest taking decides, also when the attachment goes later."""
    game = build(Side(hand=[OBSESSION], play=[BURN_IT, BELL]), Side(play=[PAWN, LURE, BELL]))
    game.play(f"play {OBSESSION}", f"use {LURE}")
    assert card(game, PAWN).controller == 1
    game.choose(f"use {BURN_IT}")
    assert card(game, PAWN).controller == 1


TRADE = lab_card(
    "trade",
    action(ExchangeControl(chosen(0), chosen(1)), Choose(CHARACTER & YOURS), Choose(CHARACTER & OPPONENTS),
           cost=ExhaustThis()),
    type="support",
)  # fmt: skip


def test_an_attachment_does_not_take_again_what_was_exchanged() -> None:
    """coc/rule/1.4-duration-of-effects/d: an exchange is a taking for good, too."""
    game = build(Side(hand=[OBSESSION], play=[BURN_IT, BELL]), Side(play=[PAWN, OAF, TRADE, BELL]))
    game.play(f"play {OBSESSION}", f"attach {PAWN}", f"use {TRADE}")
    assert (card(game, PAWN).controller, card(game, OAF).controller) == (1, 0)
    game.choose(f"use {BURN_IT}")
    assert (card(game, PAWN).controller, card(game, OAF).controller) == (1, 0)


def test_a_borrowed_card_shuffles_itself_into_its_owners_deck() -> None:
    """coc/example/1.13-basil-elton"""

    def go_home(g: CocTable, use: Use) -> bool:
        """Shuffle this card into its owner's deck; you have said so."""
        move(g, use.holder, DECK)
        shuffle_deck(g, use.card.owner)
        g.note("said", use.holder, use.holder, use.seat, after="home")
        return True

    sailor = lab_card("sailor", action(Do(go_home)))
    game = build(Side(play=[At(sailor, owner=1), BELL]))
    game.choose(f"use {sailor}")
    assert uid(game, sailor) in game.state.deck[1]
    assert [entry.seat for entry in game.log if entry.kind == "said"] == [0]


@in_all_editions
def test_heroic_and_villainous_do_not_change_sides_together(edition: str) -> None:
    """coc/rule/1.13-gaining-control/d: not even a legal target; the rules keep it from you, and not a card's text."""
    hero = lab_card("hero", keywords=(("heroic", 1),))
    villain = lab_card("villain", keywords=(("villainous", 1),))
    for own, other in ((hero, villain), (villain, hero)):
        game = build(Side(play=[LURE, own, BELL]), Side(play=[other]), edition=edition)
        assert keys(game) == ["pass", f"use {BELL}"]
        game = build(Side(play=[LURE, own, BELL]), Side(play=[other, PAWN, OAF]), edition=edition)
        game.choose(f"use {LURE}")
        assert keys(game) == [f"choose {OAF}", f"choose {PAWN}"]
        game = build(Side(play=[LURE, own, BELL]), Side(play=[own]), edition=edition)
        game.choose(f"use {LURE}")
        assert pile(game, 0, "play") == [LURE, own, BELL, own]


@in_all_editions
def test_a_committed_character_changes_sides(edition: str) -> None:
    """coc/rule/1.13-gaining-control/f: older documents take it away from the story."""
    spy = lab_card("spy", icons=(0, 2, 0, 0), skill=3)
    game = build(
        Side(play=[LURE, At(PAWN, story=0, exhausted=True), BELL]),
        Side(play=[At(spy, story=0, exhausted=True)]),
        step="actions after defenders commit",
        edition=edition,
    )
    game.choose(f"use {LURE}")
    story = game.state.row[0]
    if edition in ("lcg-3.0", "lcg-4"):
        assert card(game, spy).story == story
        assert [struggle_total(table(game), story, 1, seat) for seat in (0, 1)] == [2, 0]
    else:
        assert card(game, spy).story == -1


@in_all_editions
def test_uniqueness_counts_what_one_owns_or_controls(edition: str) -> None:
    """coc/rule/1.13-gaining-control/g"""
    star = lab_card("rising-star", unique=True)
    game = build(
        Side(hand=[star], play=[LURE, BELL], domains=["miskatonic:1"]), Side(play=[At(star, owner=0)]), edition=edition
    )
    assert [key for key in keys(game) if key.startswith("play")] == []
    game.choose(f"use {LURE}")
    assert pile(game, 0, "play") == [LURE, BELL, star]
    game = build(Side(play=[LURE, star, BELL]), Side(play=[star]), edition=edition)
    assert keys(game) == ["pass", f"use {BELL}"]
    game = build(Side(play=[LURE, star, BELL]), Side(play=[star, PAWN, OAF]), edition=edition)
    game.choose(f"use {LURE}")
    assert keys(game) == [f"choose {OAF}", f"choose {PAWN}"]


@in_all_editions
def test_what_a_text_keeps_from_changing_sides_may_be_chosen_in_older_editions(edition: str) -> None:
    """coc/rule/2.2-cannot/b: their rule says only that nothing happens to it."""
    rock = lab_card("rock-of-ages", Cannot("change control", SELF))
    game = build(Side(play=[LURE, BELL]), Side(play=[rock]), edition=edition)
    if edition in ("lcg-3.0", "lcg-4"):
        assert keys(game) == ["pass", f"use {BELL}"]
    else:
        game.choose(f"use {LURE}")
    assert card(game, rock).controller == 1


@pytest.mark.parametrize("edition", ["ccg-2.0", "lcg-1.4"])
def test_an_attachment_that_could_go_nowhere_is_not_taken(edition: str) -> None:
    """coc/rule/1.13-gaining-control/k, coc/rule/1.13-gaining-control/l"""
    thief = lab_card(
        "thief-thing", action(take_control("ever"), Choose(SUPPORT & OPPONENTS), cost=ExhaustThis()), type="support"
    )
    own = lab_card("own-hat", AttachTo(CHARACTER & YOURS), type="support", subtypes=("Attachment",))
    game = build(Side(play=[thief, BELL]), Side(play=[PAWN, At(own, on=PAWN)]), edition=edition)
    assert keys(game) == ["pass", f"use {BELL}"]
    game = build(Side(play=[thief, OAF, BELL]), Side(play=[PAWN, At(own, on=PAWN)]), edition=edition)
    game.choose(f"use {thief}")
    assert (card(game, own).controller, card(game, own).host) == (0, uid(game, OAF))


def test_two_cards_of_one_player_are_not_exchanged() -> None:
    """coc/rule/2.12-exchange: neither would change its place, so that nothing is exchanged."""
    swap = lab_card(
        "swap-own",
        action(Then(ExchangeControl(chosen(0), chosen(1)), Draw()), Choose(CHARACTER), Choose(CHARACTER)),
        type="event",
        cost=0,
    )
    game = build(Side(hand=[swap], play=[OAF, PAWN, PAUSE]), Side(play=["mad-artist"]))
    game.play(f"play {swap}", f"choose {OAF}", f"choose {PAWN}")
    assert (pile(game, 0, "hand"), keys(game)) == ([], ["pass", f"use {PAUSE}"])
    game = build(Side(hand=[swap], play=[OAF, PAWN, PAUSE]), Side(play=["mad-artist"]))
    game.play(f"play {swap}", f"choose {OAF}", "choose core/mad-artist")
    assert len(pile(game, 0, "hand")) == 1
