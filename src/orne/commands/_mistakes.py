"""What was typed wrong on a command line, in sentences of our own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from orne.kernel.errors import echo, suggested

Said = Callable[[re.Match[str]], str]


def sentence(message: str, command: str) -> str:
    """A mistake as argparse reports it, in a sentence; ``command`` is where it was made."""
    see = f"see '{command} --help'"
    for pattern, said in _MISTAKES.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            words = said(found)
            return f"{words} {see[0].upper()}{see[1:]}." if words.endswith("?") else f"{words}; {see}."
    return f"{message}; {see}."


def _unknown(found: re.Match[str]) -> str:
    """A word that is none of those there are."""
    choices = re.findall(r"'([^']*)'", found["choices"])
    what = found["what"].lstrip("-").lower().replace("-", " ")
    return f"There is no {what} called {echo(found['said'])}; {suggested(found['said'], choices).rstrip('.')}"


_MISTAKES: Mapping[str, Said] = {
    r"argument (?P<what>\S+): invalid choice: '(?P<said>.*)' \(choose from (?P<choices>.*)\)": _unknown,
    r"unrecognized arguments: (?P<said>.*)": lambda found: f"{echo(found['said'])} means nothing here",
    r"the following arguments are required: (?P<what>.*)": lambda found: f"{found['what']} is missing",
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
    r"argument (?P<what>\S+): not allowed with argument (?P<other>\S+)": lambda found: (
        f"{found['what']} and {found['other']} exclude each other"
    ),
}
