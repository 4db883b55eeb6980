"""What abilities answer at stories: struggles, success, tokens, winning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import events
from orne.coc.abilities import Trigger
from orne.coc.events import Event
from orne.coc.facts import STRUGGLE_NAMES
from orne.coc.language.causes import ANYBODY, OPPONENT, YOU, Whose
from orne.coc.state import NOWHERE, PLAY

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "HOSTS_STORY_RESOLVES", "ITS_STORY_RESOLVES", "THIS_STORY_RESOLVES", "before_struggle", "declines_story", "fails",
    "places_token", "story_is_replaced", "struggle_result", "succeeds", "wins_story", "wins_struggle",
    "wounded_in_struggle", "you_lose", "you_win", "you_would_win",
]  # fmt: skip


def _here(g: CocTable, use: Use, event: Event) -> bool:
    """Whether it is about the story this card is committed to."""
    return g.state.cards[use.holder].zone == PLAY and g.state.cards[use.holder].story == event.subject


def _was_here(g: CocTable, use: Use, event: Event) -> bool:
    """Whether this card was committed to the story as it happened; the story may be won and left since."""
    return any(card.obj == use.card.obj for card in event.cards)


def _host_was_here(g: CocTable, use: Use, event: Event) -> bool:
    """Whether the card this one is attached to was committed to the story as it happened."""
    host = g.state.cards[use.holder].host
    return host != NOWHERE and any(card.obj == g.state.cards[host].obj for card in event.cards)


def _struggle_trigger(
    who: Whose,
    verb: str,
    struggle: int | None,
    by: int,
    here: bool,
    host_here: bool,
    *,
    lost: bool,
    at_host: bool = False,
) -> Trigger:
    def test(g: CocTable, use: Use, event: Event) -> bool:
        if who.test(g, use, event) is lost or event.amount < by:
            return False
        if (here and not _was_here(g, use, event)) or (host_here and not _host_was_here(g, use, event)):
            return False
        if at_host and g.state.cards[use.holder].host != event.subject:
            return False
        return struggle is None or event.struggle == struggle

    which = f"{_article(STRUGGLE_NAMES[struggle])} struggle" if struggle is not None else "a struggle"
    margin = f" by {by} or more icons" if by > 1 else ""
    where = " at a story to which this card is committed" if here else ""
    where = " at a story to which the attached character is committed" if host_here else where
    where = " at the attached story" if at_host else where
    return Trigger(events.STRUGGLE_WON, test, f"after you have {verb} {which}{margin}{where}")


def _article(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def you_win(
    struggle: int | None = None,
    *,
    by: int = 0,
    here: bool = False,
    host_here: bool = False,
    at_host: bool = False,
) -> Trigger:
    """You win a struggle: of a kind, by a number of icons, where this card or its host is; a tie through Fast.

    For a card that is attached to a story, ``at_host`` is at that story.
    """
    return _struggle_trigger(YOU, "won", struggle, by, here, host_here, lost=False, at_host=at_host)


def wins_struggle(struggle: int | None = None, by: Whose = ANYBODY, *, here: bool = False) -> Trigger:
    """Somebody wins a struggle, perhaps one in which this card took part on either side."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        if here and not _was_here(g, use, event):
            return False
        return by.test(g, use, event) and (struggle is None or event.struggle == struggle)

    which = f"{_article(STRUGGLE_NAMES[struggle])} struggle" if struggle is not None else "a struggle"
    where = " at a story to which this card is committed" * here
    return Trigger(events.STRUGGLE_WON, test, f"after {by.does('win', which)}{where}")


def wounded_in_struggle(struggle: int) -> Trigger:
    """Somebody has been wounded as the result of a struggle: for Disrupts that come once that has been applied.

    coc/timing/disrupt-struggle-after
    """

    def test(g: CocTable, use: Use, event: Event) -> bool:
        return event.struggle == struggle and event.wounded

    name = _article(STRUGGLE_NAMES[struggle])
    return Trigger(events.STRUGGLE_WON, test, f"after a character is wounded as the result of {name} struggle")


def you_lose(struggle: int | None = None, *, by: int = 0, here: bool = False) -> Trigger:
    """You lose a struggle."""
    return _struggle_trigger(YOU, "lost", struggle, by, here, False, lost=True)


def you_would_win(struggle: int | None = None, *, here: bool = False) -> Trigger:
    """You are about to win a struggle: its result may be replaced."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        right = struggle is None or event.struggle == struggle
        return event.seat == use.seat and right and (not here or _here(g, use, event))

    which = f"{_article(STRUGGLE_NAMES[struggle])} struggle" if struggle is not None else "a struggle"
    return Trigger(events.STRUGGLE_WOULD, test, f"when you would win {which}{' where this card is' if here else ''}")


def struggle_result(struggle: int, *, here: bool = False) -> Trigger:
    """The result of a struggle that you have won is about to be applied."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        return event.seat == use.seat and event.struggle == struggle and (not here or _here(g, use, event))

    where = " at this card's story" * here
    name = _article(STRUGGLE_NAMES[struggle])
    return Trigger(events.STRUGGLE_RESULT, test, f"when {name} struggle that you win{where} would have its result")


def before_struggle(struggle: int | None = None, *, here: bool = False) -> Trigger:
    """A struggle is about to be resolved."""

    def test(g: CocTable, use: Use, event: Event) -> bool:
        return (struggle is None or event.struggle == struggle) and (not here or _here(g, use, event))

    which = f"{_article(STRUGGLE_NAMES[struggle])} struggle" if struggle is not None else "a struggle"
    where = " at a story to which this card is committed" if here else ""
    return Trigger(events.STRUGGLE_BEFORE, test, f"before {which}{where}")


def succeeds(
    by: Whose = YOU, *, here: bool = False, alone: bool = False, opposed: bool = False, doubly: bool = False
) -> Trigger:
    """Somebody succeeds at a story: where this card was committed, alone on its side perhaps, or against somebody.

    Or ``doubly``: with twice the skill that stood against it, or more.
    """
    where = "at the story to which this card is committed" if here or alone else "at a story"
    where += " alone" * alone + " where somebody opposed you" * opposed
    where += " with at least twice the other player's skill" * doubly

    def test(g: CocTable, use: Use, event: Event) -> bool:
        if not by.test(g, use, event) or ((here or alone) and not _was_here(g, use, event)):
            return False
        if doubly and event.amount < event.against:
            return False
        return (not alone or _was_alone(use, event)) and (not opposed or _was_opposed(event))

    return Trigger(events.SUCCEEDS, test, f"after {by.does('succeed', where)}")


def _was_alone(use: Use, event: Event) -> bool:
    """Whether nobody else on its side was committed to the story with this card."""
    return sum(card.controller == use.seat for card in event.cards) == 1


def _was_opposed(event: Event) -> bool:
    """Whether characters of the other player were committed to the story."""
    return any(card.controller != event.seat for card in event.cards)


def fails(by: Whose = YOU, *, here: bool = False) -> Trigger:
    """The active player does not succeed at a story that resolved."""
    where = "at the story to which this card is committed" if here else "at a story"

    def test(g: CocTable, use: Use, event: Event) -> bool:
        return by.test(g, use, event) and (not here or _was_here(g, use, event))

    return Trigger(events.FAILS, test, f"after {by.does('fail', where)}")


def wins_story(by: Whose = YOU) -> Trigger:
    """Somebody has won a story."""
    return Trigger(events.STORY_WON, by.test, f"after {by.does('win', 'a story')}")


def story_is_replaced(by: Whose = YOU) -> Trigger:
    """Somebody has won a story, and the next one is about to be turned up."""
    return Trigger(events.STORY_REPLACED, by.test, f"after {by.does('win', 'a story, before the next is turned up')}")


def declines_story(by: Whose = OPPONENT) -> Trigger:
    """Somebody has won a story and does not execute it, though they could."""
    return Trigger(events.STORY_DECLINED, by.test, f"after {by.does('win', 'a story without executing it')}")


def places_token(by: Whose = YOU) -> Trigger:
    """A success token has been put on a player's side of a story."""
    side = "your side" if by.yours else f"{by.words}'s side"
    return Trigger(events.SUCCESS_PLACED, by.test, f"after a success token is put on {side} of a story")


HOSTS_STORY_RESOLVES = Trigger(
    events.STORY_RESOLVED,
    lambda g, use, event: g.state.cards[use.holder].host in event.stayed,
    "after a story to which the attached character is committed has resolved",
)
THIS_STORY_RESOLVES = Trigger(
    events.STORY_RESOLVED,
    lambda g, use, event: (
        use.me in event.stayed and all(card.obj == use.card.obj for card in event.cards if card.uid == use.me)
    ),
    "after a story to which this card is committed has resolved",
)


def _its_story(g: CocTable, use: Use, event: Event) -> bool:
    held = use.targets[0] if use.targets else ()
    return any((card.uid, card.obj) in held for card in event.cards)


ITS_STORY_RESOLVES = Trigger(events.STORY_RESOLVED, _its_story, "after its story has resolved")
"""For what lasts: the story where its card was committed as that began to resolve."""
