"""What no game of Call of Cthulhu could be in: said in a sentence before anybody plays on from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from orne.coc import values
from orne.coc.facts import CardFacts
from orne.coc.rules import success
from orne.coc.rules.entering import conflict_refusal
from orne.coc.rules.success import needed
from orne.coc.rules.turn import STORIES_IN_ROW
from orne.coc.state import INSANE, NOWHERE, State
from orne.coc.table import CocTable
from orne.kernel.errors import ImpossiblePosition, echo
from orne.kernel.language.selector import article
from orne.kernel.schema import is_count

if TYPE_CHECKING:
    from orne.coc.position import Side, Story

MOST_DOMAINS = 20
MOST = 10**6
"""Tokens of one kind on a card, at most."""


def refuse_description(sides: Sequence[Side], row: Sequence[Story], *, active: int, first: int, turn: int) -> None:
    """Refuse seats that are not there and numbers that cannot be, before anything is laid out."""
    for what, seat in (("active player", active), ("first player", first)):
        if not is_count(seat, 1):
            raise ImpossiblePosition(f"The {what} is seat 0 or 1, not {echo(seat)}.")
    if not is_count(turn, MOST) or turn < 1:
        raise ImpossiblePosition(f"Turns are counted from 1; there is no turn {echo(turn)}.")
    for story in row:
        _refuse_tokens(story.card, story.success)
    for side in sides:
        _refuse_side(side)


def _refuse_side(side: Side) -> None:
    number = len(side.domains)
    if number > MOST_DOMAINS:
        raise ImpossiblePosition(f"A player has at most {MOST_DOMAINS} domains, not {number}.")
    for drained in side.drained:
        if not is_count(drained, number) or drained < 1:
            raise ImpossiblePosition(f"There is no domain {echo(drained)} to be drained; there are 1 to {number}.")
    for item in side.play:
        if isinstance(item, str):
            continue
        if item.owner not in (None, 0, 1):
            raise ImpossiblePosition(f"{echo(item.card)} belongs to seat 0 or 1, not {echo(item.owner)}.")
        if not is_count(item.wounds, MOST):
            raise ImpossiblePosition(f"{echo(item.card)} cannot have {echo(item.wounds)} wounds.")
        _refuse_tokens(item.card, item.success)


def _refuse_tokens(card: str, success: Any) -> None:
    if len(success) != 2 or not all(is_count(each, MOST) for each in success):
        raise ImpossiblePosition(f"Success tokens on {echo(card)} are two numbers from 0 on, one for each player.")


def refuse_impossible(state: State) -> None:
    """Refuse a position that the rules would not let stand."""
    g = CocTable(state)
    for seat in (0, 1):
        if not state.deck[seat]:
            raise ImpossiblePosition(f"Player {seat + 1} has no deck: an empty deck has lost already.")
        if success.has_won(g, seat):
            raise ImpossiblePosition(f"Player {seat + 1} has won stories enough: the game is over.")
        for uid in state.won[seat]:
            if g.kind(uid).facts.type not in ("story", "conspiracy"):
                raise ImpossiblePosition(f"{g.title(uid)} is not a story and cannot have been won.")
        for uid in (*state.hand[seat], *state.deck[seat], *state.discard[seat]):
            if g.kind(uid).facts.type == "story":
                raise ImpossiblePosition(f"{g.title(uid)} is a story and belongs to the story deck.")
        for uid in (uid for domain in state.domains[seat] for uid in domain.resources):
            if g.kind(uid).facts.type == "story":
                raise ImpossiblePosition(f"{g.title(uid)} is a story and cannot be a resource.")
    for uid in state.row:
        if g.kind(uid).facts.type not in ("story", "conspiracy"):
            raise ImpossiblePosition(f"{g.title(uid)} is not a story.")
        if max(state.cards[uid].success) >= needed(g, uid):
            raise ImpossiblePosition(
                f"{g.title(uid)} has {needed(g, uid)} success tokens on a side: it is won already."
            )
    _refuse_stories(g)
    for uid in state.play:
        _check_in_play(g, uid, g.kind(uid).facts)


def _refuse_stories(g: CocTable) -> None:
    """There are at most three stories in the row, and one card of each (coc/basics/6)."""
    state = g.state
    stories = [uid for uid in state.row if g.kind(uid).facts.type == "story"]
    if len(stories) > STORIES_IN_ROW:
        raise ImpossiblePosition(f"The row has at most {STORIES_IN_ROW} stories, not {len(stories)}.")
    seen: set[int] = set()
    for uid in (*stories, *state.won[0], *state.won[1], *state.story_deck):
        kind = state.cards[uid].kind
        if g.kind(uid).facts.type != "story" and uid in state.story_deck:
            raise ImpossiblePosition(f"{g.title(uid)} is not a story and cannot lie in the story deck.")
        if kind in seen and g.kind(uid).facts.type == "story":
            raise ImpossiblePosition(f"{g.title(uid)} is in the position twice: there is one of each story.")
        seen.add(kind)


def _check_in_play(g: CocTable, uid: int, facts: CardFacts) -> None:
    """Refuse a card in play that could not be so."""
    card = g.state.cards[uid]
    title = facts.title
    if facts.type not in ("character", "support") and card.state != INSANE and not card.attached_by_effect:
        raise ImpossiblePosition(f"{title} is {article(facts.type)} {facts.type} and cannot be in play.")
    if card.state == INSANE and (card.wounds or card.story != NOWHERE):
        raise ImpossiblePosition(f"{title} is insane: it has no wounds and is not committed.")
    if card.host != NOWHERE and g.kind(uid).attach_to is None and not card.attached_by_effect:
        raise ImpossiblePosition(f"{title} is not an attachment; only an effect attaches it: At(…, by_effect=True).")
    if card.face_down and card.state != INSANE and not card.attached_by_effect:
        raise ImpossiblePosition(f"{title} lies face down only where an effect attached it so: At(…, by_effect=True).")
    if card.attached_by_effect and card.host == NOWHERE:
        raise ImpossiblePosition(f"{title} is attached by an effect: say what it is on, At(…, on=…).")
    if card.story != NOWHERE and not values.is_character(g, uid):
        raise ImpossiblePosition(f"{title} is not a character and cannot be committed.")
    if card.wounds > values.toughness(g, uid):
        raise ImpossiblePosition(f"{title} has {card.wounds} wounds and would be destroyed.")
    if g.kind(uid).attach_to is not None and card.host == NOWHERE and card.state != INSANE:
        raise ImpossiblePosition(f"{title} is an attachment: say what it is on, At({g.kind(uid).slug!r}, on=…).")
    if facts.unique:
        for other in g.state.play:
            them = g.state.cards[other]
            if card.attached_by_effect and card.face_down:
                continue
            if other != uid and g.title(other) == title and card.controller in (them.controller, them.owner):
                raise ImpossiblePosition(f"{title} is unique: a player has only one in play.")
    if values.is_character(g, uid) and card.state != INSANE:
        conflict = conflict_refusal(g, uid, card.controller)
        if conflict is not None:
            raise ImpossiblePosition(f"{title}: {conflict.sentence}.")
