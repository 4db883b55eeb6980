"""What a person's words mean among the options of a question: numbers, several at once, or beginnings of words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from orne.kernel.errors import UserError
from orne.kernel.search import folded
from orne.table.shared.question_data import Option, Question
from orne.terminal import menu

MOST_NAMED = 6
DONE = "done"
_NUMBERS = re.compile(r"\d+(?:[\s,]+\d+)*(?:[\s,]+done)?$")
_WORDS = re.compile(r"[\w'’#+.]+")


def meant(question: Question, words: str) -> list[Option]:
    """The options that were typed, in order; a UserError says what is wrong."""
    if menu.are_said_as_they_are(question):
        return [_said(question, words)]
    if _NUMBERS.match(words):
        return [_numbered(question, each) for each in words.replace(",", " ").split()]
    return [_one(question, words)]


def matching(options: Sequence[Option], words: str) -> list[Option]:
    """The options that words may mean: a key, a whole label, or beginnings of words in one."""
    for same in (_keyed, _short_keyed, _labelled, _begun):
        found = [option for option in options if same(option, words)]
        if found:
            return found
    return []


def is_option(question: Question, words: str) -> bool:
    """Whether words that begin like an order name an option: "discard Shotgun" where a card is to be discarded."""
    if " " not in words:
        return words in [option.key for option in question.options]
    return len(matching(question.options, words)) == 1


def begins(title: str, words: str) -> bool:
    """Whether each of some words is the beginning of a word of a title, in their order."""
    wanted = [folded(word) for word in _WORDS.findall(words)]
    there = [folded(word) for word in _WORDS.findall(title)]
    if not wanted or "" in wanted:
        return False
    for word in there:
        if word.startswith(wanted[0]):
            del wanted[0]
            if not wanted:
                return True
    return False


def listed(question: Question, options: Sequence[Option]) -> str:
    """Some options with their numbers, as part of a sentence."""
    named = ", ".join(f"{menu.number_of(question, each)} {menu.label(each)}" for each in options[:MOST_NAMED])
    return f"{named} and others" if len(options) > MOST_NAMED else named


def numbers(question: Question) -> str:
    """The numbers that may be typed, as part of a sentence."""
    found = [menu.number_of(question, option) for option in question.options]
    return " or ".join(found) if question.form == "pay" or len(found) < 3 else f"1 to {len(found)}"


# ---- reading


def _numbered(question: Question, word: str) -> Option:
    """The option with a number, or the one that says that this is all."""
    if word == DONE:
        found = [option for option in question.options if option.harmless and not option.cards]
    else:
        wanted = str(int(word)) if len(word) < 6 else ""
        found = [option for option in question.options if menu.number_of(question, option) == wanted]
    if not found:
        raise UserError(f"There is no option {word[:12]}; choose {numbers(question)}, or type help.")
    return found[0]


def _one(question: Question, words: str) -> Option:
    """The one option that words mean."""
    found = matching(question.options, words)
    if not found:
        short = words[:60]
        raise UserError(f"“{short}” is neither an option nor a command; type a number, help, or why not {short}.")
    if len(found) > 1:
        raise UserError(f"“{words[:60]}” may mean {listed(question, found)}; say more, or type the number.")
    return found[0]


def _said(question: Question, words: str) -> Option:
    """A number or a token as it is printed: ``-1``, ``+1`` or ``1``, a symbol or the beginning of its name."""
    known = menu.names(question)
    typed = words.casefold().removeprefix("token").strip().replace("−", "-").replace("–", "-")
    for each in (typed, f"+{typed}"):
        if each in known:
            return question.options[known.index(each)]
    found = [place for place, name in enumerate(known) if not typed.isdecimal() and _is_part(name, typed)]
    if len(found) == 1:
        return question.options[found[0]]
    what = "number that may be named" if question.form == "number" else "token that can be drawn"
    several = f"may be {' or '.join(known[place] for place in found)}" if found else f"is not a {what} now"
    raise UserError(f"“{words[:40]}” {several}; type one of {', '.join(known)}.")


def _is_part(name: str, typed: str) -> bool:
    """Whether a token's name has a word that begins like this."""
    return bool(typed) and any(part.startswith(typed) for part in re.split(r"[\s-]", name))


def _keyed(option: Option, words: str) -> bool:
    return option.key == words


def _short_keyed(option: Option, words: str) -> bool:
    """A key without the sets of its cards."""
    return " ".join(part.rpartition("/")[2] for part in option.key.split(" ")) == words


def _labelled(option: Option, words: str) -> bool:
    return bool(folded(words)) and folded(option.label) == folded(words)


def _begun(option: Option, words: str) -> bool:
    return begins(option.label, words)
