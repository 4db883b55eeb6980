"""Conditions: when a passive works, when an ability may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import Condition
from orne.coc.facts import FACTION_NAMES
from orne.coc.language.select import CHARACTER, OPPONENTS, YOURS
from orne.coc.rules import control, entering, readiness
from orne.coc.rules.chart import NUMBER
from orne.coc.selector import Sel, candidates, exists, in_play_words
from orne.coc.state import INSANE, NOWHERE, PLAY

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "BEFORE_COMMITTING", "CONTROL_CHANGED_AGAIN", "DRAW_PHASE", "ENTERED_DISCARD_THIS_PHASE", "HOST_CONTROLLERS_TURN",
    "HOST_HAS_NO_SKILL", "HOST_IS_COMMITTED", "HOST_IS_LOST_AGAIN", "IS_DAY", "IS_NIGHT", "IS_NOT_NIGHT",
    "OPERATIONS", "OPPONENTS_TURN", "OPPONENT_PUT_A_CHARACTER_INTO_PLAY", "REFRESH", "STORY_PHASE",
    "THIS_IS_COMMITTED", "THIS_IS_READY", "YOUR_OPERATIONS", "YOUR_TURN", "YOU_HAVE_WON_NO_STORY", "all_yours_are",
    "host_holds_more_than", "host_is", "host_is_one_of", "if_there_are", "opponent_controls_more", "there_are",
    "there_is", "tokens_on_this", "while_tokens", "you_control", "you_control_more", "you_control_no",
]  # fmt: skip


def _during(phase: str, own: bool, text: str) -> Condition:
    return Condition(lambda g, use: g.phase == phase and (not own or g.state.active == use.seat), text)


YOUR_OPERATIONS = _during("operations", True, "during your operations phase")
REFRESH = _during("refresh", False, "during the refresh phase")
DRAW_PHASE = _during("draw", False, "during the draw phase")
OPERATIONS = _during("operations", False, "during the operations phase")
STORY_PHASE = _during("story", False, "during the story phase")
BEFORE_COMMITTING = Condition(
    lambda g, use: g.state.active == use.seat and g.phase == "story" and g.state.step <= NUMBER["story actions"],
    "in your story phase, before characters commit",
)


def all_yours_are(name: str, *, characters: bool = False) -> Condition:
    """All your cards, or your characters, are of one faction.

    One of none spoils it (coc/rule/2.38-neutral-no-faction/b).
    """

    def test(g: CocTable, use: Use) -> bool:
        mine = (uid for uid in g.state.play if g.state.cards[uid].controller == use.seat)
        return all(values.faction(g, uid) == name for uid in mine if not characters or values.is_character(g, uid))

    what = "characters you control are" if characters else "cards you control are"
    return Condition(test, f"while all {what} {FACTION_NAMES[name]}")


YOUR_TURN = Condition(lambda g, use: g.state.active == use.seat, "on your turn")
OPPONENTS_TURN = Condition(lambda g, use: g.state.active != use.seat, "on an opponent's turn")
IS_DAY = Condition(lambda g, use: values.is_day(g), "while it is Day")
IS_NIGHT = Condition(lambda g, use: values.is_night(g), "while it is Night")
IS_NOT_NIGHT = Condition(lambda g, use: not values.is_night(g), "while it is not Night")
THIS_IS_READY = Condition(lambda g, use: readiness.is_ready(g, use.holder), "while this card is ready")
OPPONENT_PUT_A_CHARACTER_INTO_PLAY = Condition(
    lambda g, use: entering.has_put_into_play(g, 1 - use.seat),
    "if an opponent has put a character into play through a card effect this turn",
)
THIS_IS_COMMITTED = Condition(
    lambda g, use: g.state.cards[use.holder].zone == PLAY and g.state.cards[use.holder].story != NOWHERE,
    "while this card is committed to a story",
    steady=True,
)
HOST_IS_COMMITTED = Condition(
    lambda g, use: g.state.cards[g.state.cards[use.holder].host].story != NOWHERE,
    "while the attached character is committed to a story",
    steady=True,
)


def host_holds_more_than(number: int) -> Condition:
    """The hand of whoever controls the attached character is large."""
    return Condition(
        lambda g, use: len(g.state.hand[g.state.cards[g.state.cards[use.holder].host].controller]) > number,
        f"the attached character's controller has more than {number} cards in hand",
    )


def host_is_one_of(number: int) -> Condition:
    """Whoever controls the attached character controls as many characters, or more."""
    return Condition(
        lambda g, use: len(g.index.characters[g.state.cards[g.state.cards[use.holder].host].controller]) >= number,
        f"the attached character's controller controls {number} or more characters",
    )


HOST_IS_LOST_AGAIN = Condition(
    lambda g, use: control.is_lost_again(g, use.holder),
    "another player gains control of the attached character",
)
CONTROL_CHANGED_AGAIN = Condition(
    lambda g, use: (
        control.is_lost_again(g, use.holder) or g.state.cards[use.holder].controller != g.state.cards[use.holder].owner
    ),
    "control of the attached character changes again",
)
"""Also with that of this card itself (coc/faq/repo-man-infernal-obsession)."""
HOST_HAS_NO_SKILL = Condition(
    lambda g, use: (
        g.state.cards[g.state.cards[use.holder].host].state != INSANE
        and values.skill(g, g.state.cards[use.holder].host) == 0
    ),
    "the skill of the attached character is 0",
)
"""An insane character has no skill that could be 0 (coc/rule/2.26-printed/e)."""
ENTERED_DISCARD_THIS_PHASE = Condition(
    lambda g, use: g.came_this_phase(use.holder),
    "if this card entered your discard pile this phase",
)
HOST_CONTROLLERS_TURN = Condition(
    lambda g, use: (
        g.state.cards[use.holder].host != NOWHERE
        and g.state.cards[g.state.cards[use.holder].host].controller == g.state.active
    ),
    "on its controller's turn",
)


def there_is(what: Sel) -> Condition:
    """A card of a kind is there."""
    return Condition(lambda g, use: exists(g, use, what), f"while there is {what.phrase()}{in_play_words(what)}")


def there_are(number: int, what: Sel) -> Condition:
    """So many cards of a kind are there, or more."""
    words = f"there are {number} or more {what.plural()} in play"
    if what is CHARACTER:  # the index has counted them
        return Condition(lambda g, use: len(g.index.characters[0]) + len(g.index.characters[1]) >= number, words)
    return Condition(lambda g, use: exists(g, use, what, number), words)


def you_control_no(what: Sel) -> Condition:
    """You control no card of a kind."""
    mine = what & YOURS
    return Condition(lambda g, use: not exists(g, use, mine), f"if you control no {what.bare()}")


def you_control(number: int, what: Sel) -> Condition:
    """You control a number of cards of a kind, or more."""
    mine = what & YOURS
    return Condition(lambda g, use: exists(g, use, mine, number), f"if you control {number} or more {what.plural()}")


def if_there_are(number: int, what: Sel) -> Condition:
    """There are a number of cards of a kind, or more, in whichever place the words for them name."""
    words = f"if there are {number} or more {what.plural()}{in_play_words(what)}"
    return Condition(lambda g, use: exists(g, use, what, number), words)


def you_control_more(what: Sel) -> Condition:
    """You control more cards of a kind than the opponent does."""
    mine, theirs = what & YOURS, what & OPPONENTS

    def test(g: CocTable, use: Use) -> bool:
        return len(candidates(g, use, mine)) > len(candidates(g, use, theirs))

    return Condition(test, f"while you control more {what.plural()} than any opponent")


def host_is(what: Sel) -> Condition:
    """The attached character is of a kind."""

    def test(g: CocTable, use: Use) -> bool:
        host = g.state.cards[use.holder].host
        return host != NOWHERE and what.test(g, use, host)

    return Condition(test, f"while the attached character is {what.phrase()}")


def tokens_on_this(number: int) -> Condition:
    """This card has a number of success tokens, or more."""
    return Condition(
        lambda g, use: sum(g.state.cards[use.holder].success) >= number,
        f"this card has {number} or more success tokens",
    )


YOU_HAVE_WON_NO_STORY = Condition(lambda g, use: not g.state.won[use.seat], "if you have won no story")


def while_tokens(number: int) -> Condition:
    """This card has a number of success tokens, or more."""
    return Condition(
        lambda g, use: sum(g.state.cards[use.holder].success) >= number,
        f"while this card has {number} or more success tokens",
    )


def opponent_controls_more(what: Sel, by: int) -> Condition:
    """An opponent controls more cards of a kind than you, by a number or more."""

    def test(g: CocTable, use: Use) -> bool:
        found = candidates(g, use, what)
        mine = sum(g.state.cards[uid].controller == use.seat for uid in found)
        return len(found) - 2 * mine >= by

    return Condition(test, f"while an opponent controls at least {by} more {what.plural()} than you")
