"""Files: read only where they are files of a reasonable size; written whole or not at all."""

from __future__ import annotations

import json
import os
import re
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from orne.kernel.errors import UserError, echo, printable
from orne.kernel.schema import is_whole

LONGEST_PATH = 100
_HALF_LETTER = re.compile(r"\\u[dD][89a-fA-F]")
"""The beginning of what may be half a letter, where JSON writes letters as numbers."""
_STRANGE = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


def shown(path: Path | str) -> str:
    """A path fit to stand in a sentence: its end, where it is long."""
    text = printable(str(path))
    return text if len(text) <= LONGEST_PATH else "…" + text[1 - LONGEST_PATH :]


def read_bytes(path: Path, largest: int, wanted: str) -> bytes:
    """The bytes of a file; a folder, pipe or device is refused, and ``wanted`` says what would be right."""
    try:
        # Opening a pipe would wait for whoever writes into it.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0))
    except FileNotFoundError:
        raise UserError(f"{shown(path)}: there is no such file; {wanted}") from None
    except OSError as error:
        raise UserError(f"{shown(path)}: this file cannot be read ({error.strerror}); {wanted}") from None
    except ValueError:
        raise UserError(f"{shown(path)}: no file has such a name; {wanted}") from None
    about = os.fstat(descriptor)
    if not stat.S_ISREG(about.st_mode):
        os.close(descriptor)
        what = next((words for test, words in _STRANGE if test(about.st_mode)), "not a file")
        raise UserError(f"{shown(path)}: this is {what}; {wanted}")
    with open(descriptor, "rb") as file:
        if about.st_size > largest:
            raise UserError(f"{shown(path)}: this file is larger than {largest:,} bytes; {wanted}")
        try:
            data = file.read(largest + 1)
        except OSError as error:
            raise UserError(f"{shown(path)}: this file cannot be read ({error.strerror}); {wanted}") from None
    if len(data) > largest:
        raise UserError(f"{shown(path)}: this file is larger than {largest:,} bytes; {wanted}")
    return data


def refuse_existing(path: Path, wanted: str = "give another name") -> None:
    """Refuse to write where there is something already; a folder is never written over."""
    if path.is_dir():
        raise UserError(f"{shown(path)}: this is a folder; give the path of a file.")
    if path.exists():
        raise UserError(f"{shown(path)}: this file exists already; {wanted}.")


def write_text(path: Path, text: str, *, overwrite: bool) -> None:
    """Write a file whole or not at all."""
    try:
        data = text.encode()
    except UnicodeEncodeError:
        raise UserError(f"{shown(path)}: a name or note in it has half a letter, which no file can hold") from None
    try:
        if not overwrite or path.is_dir():
            refuse_existing(path, "give another name, or allow overwriting")
        if overwrite:
            _replace(path, data)
        else:
            _create(path, data)
    except FileExistsError:
        raise UserError(f"{shown(path)}: this file exists already; give another name, or allow overwriting") from None
    except OSError as error:
        why = error.strerror or "not possible"
        raise UserError(f"{shown(path)}: this file cannot be written ({why}); give another path") from None
    except ValueError:
        raise UserError(f"{shown(path)}: no file can have such a name; give another path") from None


def _create(path: Path, data: bytes) -> None:
    """Write a new file, never over another; nothing is left of it if that fails."""
    with path.open("xb") as file:
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            path.unlink(missing_ok=True)
            raise


def _replace(path: Path, data: bytes) -> None:
    """Write beside the old file and put the new one in its place; a device or pipe is written as it is."""
    if path.exists() and not path.is_file():
        raise OSError(0, "this is not a file")
    path = path.resolve()
    descriptor, part = tempfile.mkstemp(prefix=f".{path.name[:80]}.", suffix=".part", dir=path.parent)
    try:
        with open(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(part, path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        os.replace(part, path)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """What new files may not be."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def parse_json(text: str | bytes) -> Any:
    """JSON of plain data: no endless numbers, no name twice in a table, no half letters; or ValueError saying why."""
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise ValueError("it is not UTF-8 text") from None
    if not is_whole(text):
        raise ValueError("it has half a letter in it")
    try:
        found = json.loads(text, object_pairs_hook=_table, parse_constant=_no_number)
        if _HALF_LETTER.search(text) and not is_whole(json.dumps(found, ensure_ascii=False)):
            raise _Refused("it has half a letter in it")
        return found
    except json.JSONDecodeError as error:
        what = re.sub(r"( starting)? at$", "", error.msg.lower())
        raise ValueError(f"it is not JSON: {what} in line {error.lineno}") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except _Refused as refused:
        raise ValueError(str(refused)) from None
    except ValueError:
        raise ValueError("it has a number without end") from None


class _Refused(Exception):
    """What JSON allows and a file of ours does not have."""


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        seen: set[str] = set()
        twice = next(name for name, _ in pairs if name in seen or seen.add(name))  # type: ignore[func-returns-value]
        raise _Refused(f"it says {echo(twice)} twice")
    return table


def _no_number(word: str) -> Any:
    raise _Refused(f"{word} is not a number")


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Let an error begin with the path of the file it is about."""
    try:
        yield
    except UserError as error:
        words = str(error)
        if words.startswith(f"{shown(path)}: "):
            raise
        raise UserError(f"{shown(path)}: {words[:1].lower()}{words[1:]}") from None
