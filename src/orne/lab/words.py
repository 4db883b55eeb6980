"""All words of the card languages, read off the code, for the guide that says how a card is written."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Protocol

from orne.games import GAMES

GUIDE = Path("docs/add-a-card.md")
BEGINS, ENDS = "<!-- the words, written by `make words` -->", "<!-- the end of the words -->"


def lists() -> str:
    """A table for every module of every game's language: each word, and what it means."""
    parts: list[str] = []
    for game in GAMES.values():
        parts.append(f"### {game.title}")
        root = game.cards_package.rpartition(".")[0]
        for module in _modules(f"{root}.language"):
            rows = list(_rows(module))
            if rows:
                parts += _table(module, module.__name__.rpartition(".")[2], rows)
        for name, rows in _from_beside(root).items():
            parts += _table(import_module(name), name.removeprefix(f"{root}.").replace(".", "/"), rows)
    return "\n\n".join(parts)


def _table(module: ModuleType, path: str, rows: list[str]) -> list[str]:
    """The words of a module below what it is about."""
    head = f"**{_sentence(module.__doc__)}** (`{path}.py`)"
    return [head, "\n".join(["| word | meaning |", "| --- | --- |", *rows])]


def _from_beside(root: str) -> dict[str, list[str]]:
    """Rows for what a language takes over from beside it, such as the kinds of text, by the module it is from."""
    language = f"{root}.language"
    found: dict[str, list[str]] = {}
    for name, word in sorted(vars(import_module(language)).items(), key=lambda each: each[0].casefold()):
        origin = getattr(word, "__module__", "")
        if name.startswith("_") or not (inspect.isclass(word) or inspect.isfunction(word)):
            continue
        if inspect.isclass(word) and Protocol in word.__mro__:  # what is asked of a word, and no word itself
            continue
        if origin.startswith(f"{root}.") and not origin.startswith(f"{language}."):
            found.setdefault(origin, []).append(f"| `{name}{_given(word)}` | {_meaning(word, '')} |")
    return dict(sorted(found.items()))


def with_lists(guide: str) -> str:
    """The guide with the words as the code has them now."""
    before, _, rest = guide.partition(BEGINS)
    _, _, after = rest.partition(ENDS)
    return f"{before}{BEGINS}\n\n{lists()}\n\n{ENDS}{after}"


def _modules(package: str) -> Iterator[ModuleType]:
    """The modules of a language, in the order of their names."""
    for found in iter_modules(import_module(package).__path__):
        yield import_module(f"{package}.{found.name}")


def _rows(module: ModuleType) -> Iterator[str]:
    """A row for each word that a module says is one of the language, and has not from another."""
    said = _notes(module)
    for name in sorted(getattr(module, "__all__", ()), key=str.casefold):
        word = getattr(module, name)
        if name in said or getattr(word, "__module__", "") == module.__name__:
            yield f"| `{name}{_given(word)}` | {_meaning(word, said.get(name, '')).replace('|', chr(92) + '|')} |"


def _notes(module: ModuleType) -> dict[str, str]:
    """The constants of a module, each with the sentence that stands below it."""
    body = ast.parse(inspect.getsource(module)).body
    found: dict[str, str] = {}
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]
            text = below.value.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else ""
            found.update(dict.fromkeys(names, str(text)))
    return found


def _given(word: Any) -> str:
    """What a word takes, as it is written."""
    if not callable(word) or not (inspect.isclass(word) or inspect.isfunction(word)):
        return ""
    try:
        parameters = inspect.signature(word).parameters.values()
    except ValueError:
        return "(…)"
    stars: dict[Any, str] = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
    return f"({', '.join(stars.get(each.kind, '') + each.name + ('=' * _optional(each)) for each in parameters)})"


def _optional(parameter: inspect.Parameter) -> bool:
    """Whether a word may do without it."""
    return parameter.default is not inspect.Parameter.empty


def _meaning(word: Any, note: str) -> str:
    """What a word means: its sentence, or the words it renders itself in."""
    if inspect.isclass(word) or inspect.isfunction(word):
        return _sentence(word.__doc__)
    rendered = word.phrase() if hasattr(word, "phrase") else getattr(word, "text", "") or _counted(word)
    parts = [f"“{rendered}”" if isinstance(rendered, str) and rendered else "", _sentence(note)]
    return ": ".join(part for part in parts if part) or f"{word!r}"


def _counted(word: Any) -> str:
    """What a number counts, in words."""
    each = getattr(word, "each", "")
    return f"for each {each}" if each else getattr(word, "words", "")


def _sentence(text: str | None) -> str:
    """The first sentence of a docstring, on one line."""
    return " ".join((text or "").split("\n\n")[0].split())


def main() -> None:
    """Write the words into the guide."""
    GUIDE.write_text(with_lists(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
    sys.stdout.write(f"{GUIDE} has the words as they are now.\n")


if __name__ == "__main__":
    main()
