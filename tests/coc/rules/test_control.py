"""Control and ownership, and cards that an effect attaches to others."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import values
from orne.coc.abilities import AttachTo, Blanks, Choose, Gives, GivesControl, Use, action
from orne.coc.cards.core.hastur import MAY_BE_YOURS
from orne.coc.language import (
    AFFECTED,
    ATTACHMENT,
    CHARACTER,
    HOST,
    IT,
    OPPONENTS,
    OTHER,
    STORY,
    SUPPORT,
    YOURS,
    Do,
    ExhaustThis,
    Lasting,
    destroy,
    return_to_hand,
    take_control,
)
from orne.coc.position import At, Side, build
from orne.coc.rules.attaching import attach_by_effect
from orne.coc.rules.counting import struggle_total
from orne.coc.rules.moving import move, shuffle_deck
from orne.coc.selector import candidates
from orne.coc.state import ATTACHED, DECK
from orne.coc.table import CocTable
from tests.coc.laboratory import BELL, BORE, GUN, OAF, PAWN, Say, in_all_editions, lab_card
from tests.coc.look import card, discard, icons, keys, pass_to, pile, said, skill, table, uid
from tests.look import asked

LURE = lab_card(
    "siren", action(take_control("ever"), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis()), type="support"
)
LOAN = lab_card(
    "loan", action(take_control("phase"), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis()), type="support"
)
PURSE = lab_card("purse", action(take_control("ever"), Choose(SUPPORT & OPPONENTS), cost=ExhaustThis()))
HAT = lab_card("hat", AttachTo(CHARACTER), Gives(HOST, "skill", 2), type="support", subtypes=("Attachment",))


# ---- 1.4 and 1.13 control


@in_all_editions
def test_taking_control_lasts(edition: str) -> None:
    """coc/rule/1.4-duration-of-effects/b, coc/rule/1.13-gaining-control/a"""
    game = build(Side(play=[LURE, BELL]), Side(play=[PAWN, BELL]), edition=edition)
    game.choose(f"use {LURE}")
    assert (pile(game, 0, "play"), pile(game, 1, "play")) == ([LURE, BELL, PAWN], [BELL])
    pass_to(game, "active player commits")
    assert f"commit {PAWN} core/dreamwalkers" in keys(game)
    pass_to(game, "refresh actions")
    assert PAWN in pile(game, 0, "play")


def test_the_latest_taking_decides() -> None:
    """coc/rule/1.4-duration-of-effects/d"""
    game = build(Side(play=[LURE, LURE, BELL]), Side(play=[PAWN, LURE]))
    for choice, controller in ((f"use {LURE}", 0), (f"use {LURE}#3", 1), (f"use {LURE}#2", 0)):
        game.choose(choice)
        assert card(game, PAWN).controller == controller
    assert card(game, PAWN).owner == 1


@pytest.mark.parametrize(
    ("mine_", "theirs", "during", "after"),
    [
        ([LOAN], [], 0, 1),
        ([LOAN], [LOAN], 1, 1),
        ([LOAN], [LURE], 1, 1),
        ([LOAN, LURE], [LOAN], 0, 0),
        ([LURE], [LOAN], 1, 0),
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


@in_all_editions
@pytest.mark.parametrize(("how", "place"), [("destroy", "discard"), ("return", "hand")])
def test_a_borrowed_card_goes_back_to_its_owner(edition: str, how: str, place: str) -> None:
    """coc/rule/1.13-gaining-control/c, coc/example/1.13-borrowed-card-discarded"""
    verb = destroy() if how == "destroy" else return_to_hand()
    push = lab_card(f"away-{how}", action(verb, Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[At(PAWN, owner=1), push, BELL]), edition=edition)
    game.choose(f"use {push}")
    assert (pile(game, 1, place), pile(game, 0, place)) == ([PAWN], [])


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


HEART = lab_card(
    "heart",
    action(take_control("ever"), Choose(CHARACTER & OPPONENTS & MAY_BE_YOURS), cost=ExhaustThis()),
    type="support",
)


@in_all_editions
def test_heroic_and_villainous_do_not_change_sides_together(edition: str) -> None:
    """coc/rule/1.13-gaining-control/d: not even a legal target, where "cannot" says so."""
    hero = lab_card("hero", keywords=(("heroic", 1),))
    villain = lab_card("villain", keywords=(("villainous", 1),))
    for own, other in ((hero, villain), (villain, hero)):
        game = build(Side(play=[HEART, own, BELL]), Side(play=[other]), edition=edition)
        if edition in ("lcg-3.0", "lcg-4"):
            assert keys(game) == ["pass", f"use {BELL}"]
        else:
            game.choose(f"use {HEART}")
        assert card(game, other).controller == 1
        game = build(Side(play=[HEART, own, BELL]), Side(play=[own]), edition=edition)
        game.choose(f"use {HEART}")
        assert pile(game, 0, "play") == [HEART, own, BELL, own]


@in_all_editions
def test_the_state_of_a_card_stays_when_control_changes(edition: str) -> None:
    """coc/rule/1.13-gaining-control/e"""
    states: list[dict[str, Any]] = [{"insane": True}, {"exhausted": True}]
    for how in states:
        game = build(Side(play=[LURE, BELL]), Side(play=[At(PAWN, **how)]), edition=edition)
        before = card(game, PAWN).state
        game.choose(f"use {LURE}")
        assert (card(game, PAWN).controller, card(game, PAWN).state) == (0, before)


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
    game = build(Side(play=[HEART, star, BELL]), Side(play=[star]), edition=edition)
    if edition in ("lcg-3.0", "lcg-4"):
        assert keys(game) == ["pass", f"use {BELL}"]
    else:
        game.choose(f"use {HEART}")
    assert card(game, star, 2).controller == 1


@in_all_editions
def test_taking_an_attachment(edition: str) -> None:
    """coc/rule/1.13-gaining-control/b, k and l: it stays; older documents attach it as if it had just been played."""
    game = build(Side(play=[PURSE, BELL]), Side(play=[PAWN, At(HAT, on=PAWN), OAF]), edition=edition)
    game.choose(f"use {PURSE}")
    if edition == "lcg-1.4":
        assert (asked(game)[0], keys(game)) == (0, [f"attach {OAF}", f"attach {PURSE}"])
        game.choose(f"attach {OAF}")
    host = {"ccg-2.0": PURSE, "lcg-1.4": OAF}.get(edition, PAWN)
    assert (card(game, HAT).controller, card(game, HAT).host) == (0, uid(game, host))
    assert skill(game, host) == 3


@pytest.mark.parametrize("edition", ["ccg-2.0", "lcg-1.4"])
def test_an_attachment_that_could_go_nowhere_is_not_taken(edition: str) -> None:
    """coc/rule/1.13-gaining-control/k and l"""
    thief = lab_card(
        "thief-thing", action(take_control("ever"), Choose(SUPPORT & OPPONENTS), cost=ExhaustThis()), type="support"
    )
    own = lab_card("own-hat", AttachTo(CHARACTER & YOURS), type="support", subtypes=("Attachment",))
    game = build(Side(play=[thief, BELL]), Side(play=[PAWN, At(own, on=PAWN)]), edition=edition)
    game.choose(f"use {thief}")
    assert (card(game, own).controller, card(game, own).host) == (1, uid(game, PAWN))
    game = build(Side(play=[thief, OAF, BELL]), Side(play=[PAWN, At(own, on=PAWN)]), edition=edition)
    game.choose(f"use {thief}")
    assert (card(game, own).controller, card(game, own).host) == (0, uid(game, OAF))


@in_all_editions
def test_attachments_stay_with_their_controller(edition: str) -> None:
    """coc/rule/1.13-gaining-control/h"""
    game = build(Side(play=[LURE, BELL]), Side(play=[PAWN, At(HAT, on=PAWN)]), edition=edition)
    game.choose(f"use {LURE}")
    assert (card(game, PAWN).controller, card(game, HAT).controller) == (0, 1)
    assert (card(game, HAT).host, skill(game, PAWN)) == (uid(game, PAWN), 3)


@in_all_editions
def test_a_card_at_a_story_may_be_moved_when_it_is_taken(edition: str) -> None:
    """coc/rule/1.13-gaining-control/i"""
    sign = lab_card("sign", AttachTo(STORY), type="support", subtypes=("Attachment",))
    game = build(Side(play=[PURSE, BELL]), Side(play=[At(sign, on="dreamwalkers")]), edition=edition)
    game.choose(f"use {PURSE}")
    if edition == "ccg-2.0":
        assert card(game, sign).controller == 1
        return
    assert keys(game) == ["attach core/ancient-apocrypha", "attach core/dreamwalkers", "attach core/frozen-in-time"]
    game.choose("attach core/frozen-in-time")
    assert (card(game, sign).controller, card(game, sign).host) == (0, uid(game, "frozen-in-time"))


CHARM = lab_card("charm", AttachTo(CHARACTER & OPPONENTS), GivesControl(HOST), type="support", subtypes=("Attachment",))


@pytest.mark.parametrize("end", ["destroy", "blank"])
def test_control_through_an_attachment_lasts_as_long_as_it_works(end: str) -> None:
    """coc/rule/1.13-gaining-control/j, coc/rule/1.6-passive-effects/e"""
    effect = destroy() if end == "destroy" else Lasting(Blanks(AFFECTED), IT)
    undo = lab_card(f"undo-by-{end}", action(effect, Choose(ATTACHMENT), cost=ExhaustThis()), type="support")
    game = build(Side(hand=[CHARM], play=[BELL], domains=["miskatonic:1"]), Side(play=[PAWN, undo, BELL]))
    game.choose(f"play {CHARM} domain 1")
    assert pile(game, 0, "play") == [BELL, PAWN, CHARM]
    game.choose(f"use {undo}")
    assert card(game, PAWN).controller == 1
    if end == "blank":
        pass_to(game, "story actions")
        assert card(game, PAWN).controller == 0


# ---- 1.15 attached by an effect


def _attach(face_down: bool) -> Any:
    def do(g: CocTable, use: Use) -> bool:
        """Attach the second to the first."""
        (host, _), (other, _) = use.targets[0][0], use.targets[1][0]
        return attach_by_effect(g, other, host, use, face_down=face_down)

    return Do(do)


GLUE = lab_card(
    "glue", action(_attach(False), Choose(CHARACTER & YOURS), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis())
)
SACK = lab_card(
    "sack", action(_attach(True), Choose(CHARACTER & YOURS), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis())
)
PRIEST = lab_card(
    "priest",
    Gives(HOST, "skill", 1, attached=True),
    Gives(CHARACTER & OTHER, "skill", 9),
    action(Say("sermon")),
    action(Say("whisper"), zone=ATTACHED),
    faction="cthulhu", cost=4, skill=3, icons=(1, 1, 0, 0), subtypes=("Cultist",), unique=True,
)  # fmt: skip


def _glued(glue: str = GLUE, edition: str = "lcg-4", **theirs: Any) -> Any:
    game = build(Side(play=[glue, BELL]), Side(play=[PRIEST, BELL], **theirs), edition=edition)
    game.choose(f"use {glue}")
    assert card(game, PRIEST).host == uid(game, glue)
    return game


@in_all_editions
def test_an_attached_character_is_a_support_attachment(edition: str) -> None:
    """coc/rule/1.15-attaching-through-card-effects/a, c, d and h"""
    game = _glued(edition=edition)
    g, priest = table(game), uid(game, PRIEST)
    use = g.use_of(uid(game, BELL))
    assert priest in candidates(g, use, SUPPORT)
    assert candidates(g, use, ATTACHMENT) == [priest]
    assert priest not in candidates(g, use, CHARACTER)
    assert (skill(game, PRIEST), icons(game, PRIEST)) == (0, [0, 0, 0, 0])
    assert not values.has_subtype(g, priest, "Cultist")
    assert (values.faction(g, priest), values.printed_cost(g, priest)) == ("cthulhu", 4)
    assert values.printed_skill(g, priest) is None
    seen = edition in ("lcg-3.0", "lcg-4")
    assert values.printed_skill(g, priest, uid(game, GLUE)) == (3 if seen else None), "the card that attached it"
    assert values.has_subtype(g, priest, "Cultist", uid(game, GLUE)) == seen


@in_all_editions
def test_an_attached_cards_own_text_is_gone_and_granted_text_works(edition: str) -> None:
    """coc/rule/1.15-attaching-through-card-effects/c, f and h"""
    game = _glued(edition=edition)
    assert skill(game, GLUE) == 2
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {BELL}#2", f"use {PRIEST} ability 2"])
    game.choose(f"use {PRIEST} ability 2")
    assert said(game) == ["whisper"]


def test_an_attached_card_keeps_title_and_uniqueness_face_up() -> None:
    """coc/rule/1.15-attaching-through-card-effects/e"""
    for glue, offered in ((GLUE, []), (SACK, [f"play {PRIEST} domain 1"])):
        game = build(Side(play=[glue, BELL]), Side(play=[PRIEST, BELL], hand=[PRIEST], domains=["cthulhu:4"]), active=1)
        game.play("pass", f"use {glue}")
        assert asked(game) == (1, "action")
        assert [key for key in keys(game) if key.startswith("play")] == offered
        priest = next(each for each in game.state.play if table(game).title(each) == "Priest")
        hidden = glue == SACK
        assert values.faction(table(game), priest) == (None if hidden else "cthulhu")
        assert values.printed_cost(table(game), priest) == (None if hidden else 4)


@in_all_editions
def test_becoming_an_attachment_is_for_good(edition: str) -> None:
    """coc/rule/1.15-attaching-through-card-effects/a: being attached is a state, not a lasting effect."""
    game = _glued(edition=edition)
    pass_to(game, "story actions")
    assert card(game, PRIEST).attached_by_effect


@in_all_editions
def test_what_is_attached_to_a_card_that_changes_its_type(edition: str) -> None:
    """coc/rule/1.15-attaching-through-card-effects/g"""
    game = build(Side(play=[GLUE, BELL]), Side(play=[PAWN, At(HAT, on=PAWN)]), edition=edition)
    game.choose(f"use {GLUE}")
    old = edition in ("ccg-2.0", "lcg-1.4")
    assert discard(game, 1) == ([HAT] if old else [])
    assert asked(game) == (0, "action")


def test_a_taken_character_works_for_its_new_controller() -> None:
    """coc/rule/1.13-gaining-control/a: what a taken character may do, its new controller does."""
    worker = lab_card("worker", action(Say("work"), cost=ExhaustThis()))
    game = build(Side(play=[LURE, BELL]), Side(play=[worker, GUN, BORE]))
    game.play(f"use {LURE}", f"choose {worker}", "pass")
    assert keys(game) == ["pass", f"use {BELL}", f"use {worker}"]
    game.choose(f"use {worker}")
    assert [entry.seat for entry in game.log if entry.kind == "said"] == [0]
