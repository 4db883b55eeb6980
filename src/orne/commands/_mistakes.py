"""What was typed wrong on a command line, in sentences of our own."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Mapping

from orne.kernel.errors import echo, suggested

Said = Callable[[re.Match[str]], str]
_UNRECOGNIZED = "unrecognized arguments: "
EMPTY = "An empty word says nothing"


def sentence(message: str, command: str, options: Collection[str] = ()) -> str:
    """A mistake as argparse reports it, in a sentence; ``command`` is where it was made, with its options."""
    see = f"see `{command} --help`"
    if message.startswith(_UNRECOGNIZED):
        words = _needless(message.removeprefix(_UNRECOGNIZED), options)
        return f"{words} {see[0].upper()}{see[1:]}." if words.endswith("?") else f"{words}; {see}."
    for pattern, said in _MISTAKES.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            words = said(found)
            return f"{words} {see[0].upper()}{see[1:]}." if words.endswith("?") else f"{words}; {see}."
    return f"{message}; {see}."


def _unknown(found: re.Match[str]) -> str:
    """A word that is none of those there are."""
    choices = [choice.strip("'") for choice in found["choices"].split(", ")]
    what = found["what"].lstrip("-").lower().replace("-", " ")
    return f"There is no {what} called {echo(found['said'])}; {suggested(found['said'], choices).rstrip('.')}"


def _needless(said: str, options: Collection[str]) -> str:
    """Words that a command has no use for; an option that was mistyped is named."""
    bare = {option.lstrip("-"): option for option in options}
    option = said.split(maxsplit=1)[0].partition("=")[0].lstrip("-") if said.startswith("-") else ""
    near = difflib.get_close_matches(option, bare, 1, 0.7)
    return f"{echo(said)} means nothing here" + (f"; did you mean {bare[near[0]]}?" if near else "")


def _missing(names: list[str]) -> str:
    """What should have been said and was not."""
    *most, last = names
    return f"{', '.join(most)} and {last} are missing" if most else f"{last} is missing"


_MISTAKES: Mapping[str, Said] = {
    r"argument (?P<what>\S+): invalid choice: '(?P<said>.*)' \(choose from (?P<choices>.*)\)": _unknown,
    r"the following arguments are required: (?P<what>.*)": lambda found: _missing(found["what"].split(", ")),
    r"argument (?P<what>\S+): expected one argument": lambda found: f"{found['what']} needs something after it",
    r"argument (?P<what>\S+): expected at least one argument": lambda found: (
        f"{found['what']} needs something after it"
    ),
    r"argument (?P<what>\S+): invalid int value: '(?P<said>.*)'": lambda found: (
        f"{found['what']} needs a whole number, not {echo(found['said'])}"
    ),
    r"argument (?P<what>\S+): invalid float value: '(?P<said>.*)'": lambda found: (
        f"{found['what']} needs a number, not {echo(found['said'])}"
    ),
    r"argument (?P<what>\S+): expected (?P<number>\d+) arguments": lambda found: (
        f"{found['what']} needs {found['number']} words after it"
    ),
    r"argument (?P<what>\S+): ignored explicit argument '(?P<said>.*)'": lambda found: (
        f"{found['what']} stands alone, without {echo(found['said'])}"
    ),
    r"ambiguous option: (?P<said>\S+) could match (?P<what>.*)": lambda found: (
        f"{echo(found['said'])} may mean {found['what'].replace(', ', ' or ')}"
    ),
    r"argument (?P<what>\S+): not allowed with argument (?P<other>\S+)": lambda found: (
        f"{found['what']} and {found['other']} exclude each other"
    ),
}
