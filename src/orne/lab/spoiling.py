"""Ways to spoil a file: its bytes, its lines, and what stands where in its JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from orne.kernel.rng import Chance, below

NUMBERS: tuple[Any, ...] = (
    -1, 0, 1, 2, 3, 4, 5, 7, 13, 17, 99, 1000, -(2**31), 2**31, 2**63, 2**64, 10**12, 10**30, 0.5, -0.0, 1e300,
    float("nan"), float("inf"),
)  # fmt: skip
WORDS = ("", "x", "core/slavering-gug", "core/roland-banks", "skull", "phase", "x" * 5000, "\ud800", "\x00", "²", "é\n")
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"a": 1}, [0], ["x"])
BOMB = (
    b'<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa">'
    b'<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><deck>&c;</deck>'
)
OUTSIDE = b'<!DOCTYPE deck [<!ENTITY a SYSTEM "file:///etc/hostname">]><deck><notes>&a;</notes></deck>'
PIECES = (
    b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"{", b"[" * 2000, b"]", b'"', b"\\ud800", b"NaN", b"1e999",
    b"9" * 5000, b"-", b" " * 3000, b"<!DOCTYPE deck>", b"&amp;", b"&x;", b"<card/>", b"]]>", b"99999999x ", b"-1x ",
    b"\n", b"\r", b"name" + b" " * 3000 + b"y\n", b"#" * 500, b"3x \n", BOMB, OUTSIDE,
)  # fmt: skip


def spoil(data: bytes, chance: Chance) -> bytes:
    """Some bytes with something wrong in them, most often in one place, sometimes in several."""
    times = 1 + (below(chance, 4) == 0) * below(chance, 4)
    for _ in range(times):
        if data[:1] in (b"{", b"[") and below(chance, 4):
            data = _spoil_json(data, chance)
        else:
            data = _WAYS[below(chance, len(_WAYS))](data, chance)
    return data


# ---- bytes and lines


def _piece(data: bytes, chance: Chance, most: int) -> tuple[int, int]:
    start = below(chance, len(data) + 1)
    return start, min(len(data), start + below(chance, most))


def _flip(data: bytes, chance: Chance) -> bytes:
    if not data:
        return b"\x01"
    at = below(chance, len(data))
    return data[:at] + bytes([data[at] ^ (1 << below(chance, 8))]) + data[at + 1 :]


def _cut(data: bytes, chance: Chance) -> bytes:
    start, end = _piece(data, chance, 200)
    return data[:start] + data[end:]


def _end(data: bytes, chance: Chance) -> bytes:
    return data[: below(chance, len(data) + 1)]


def _insert(data: bytes, chance: Chance) -> bytes:
    at = below(chance, len(data) + 1)
    return data[:at] + PIECES[below(chance, len(PIECES))] + data[at:]


def _double(data: bytes, chance: Chance) -> bytes:
    start, end = _piece(data, chance, 400)
    return data[:end] + data[start:end] * (1 + below(chance, 3)) + data[end:]


def _replace(data: bytes, chance: Chance) -> bytes:
    return PIECES[below(chance, len(PIECES))]


def _lines(data: bytes, chance: Chance) -> bytes:
    lines = data.splitlines(keepends=True) or [b""]
    one, other = below(chance, len(lines)), below(chance, len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    if below(chance, 2):
        lines.insert(one, lines[other])
    return b"".join(lines)


def _digit(data: bytes, chance: Chance) -> bytes:
    digits = [at for at, byte in enumerate(data[:20_000]) if 48 <= byte <= 57]
    if not digits:
        return _flip(data, chance)
    at = digits[below(chance, len(digits))]
    return data[:at] + str(below(chance, 100)).encode() + data[at + 1 :]


_WAYS: tuple[Callable[[bytes, Chance], bytes], ...] = (
    _flip, _flip, _cut, _end, _insert, _insert, _double, _replace, _lines, _digit, _digit,
)  # fmt: skip


# ---- structure


def _spoil_json(data: bytes, chance: Chance) -> bytes:
    """Change one place of a JSON text, on any level."""
    try:
        whole = json.loads(data)
    except (ValueError, RecursionError):
        return _flip(data, chance)
    holder, key = _place(whole, chance)
    if holder is None:
        return _insert(data, chance)
    _change(whole, holder, key, chance)
    return json.dumps(whole).encode("utf-8", "surrogatepass")


def _place(whole: Any, chance: Chance) -> tuple[Any, Any]:
    """A place in a tree: going down at random, most often into what holds much, and stopping somewhere."""
    holder: Any = None
    key: Any = None
    now = whole
    while isinstance(now, list | dict) and now:
        keys = list(now) if isinstance(now, dict) else list(range(len(now)))
        weights = [_size(now[each]).bit_length() ** 2 for each in keys]
        left = below(chance, sum(weights))
        for each, weight in zip(keys, weights, strict=True):
            key = each
            left -= weight
            if left < 0:
                break
        holder, now = now, now[key]
        if below(chance, 10) == 0:
            break
    return holder, key


def _size(value: Any) -> int:
    """How much there is of something."""
    if isinstance(value, dict):
        return 1 + sum(map(_size, value.values()))
    return 1 + sum(map(_size, value)) if isinstance(value, list) else 1


def _change(whole: Any, holder: Any, key: Any, chance: Chance) -> None:
    """Put something else in a place, or take it away, double it, or bring something from elsewhere."""
    old = holder[key]
    way = below(chance, 10)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, list):
        holder.insert(key, old)
    elif way == 2 and isinstance(old, list):
        holder[key] = old * below(chance, 60) if len(old) < 3000 else old[:3]
    elif way in (3, 4):
        other, place = _place(whole, chance)
        holder[key] = json.loads(json.dumps(other[place]))
    elif way in (5, 6) and isinstance(old, int):
        holder[key] = old + (-1, 1, 2, -2, 10)[below(chance, 5)]
    elif way == 7:
        holder[key] = WORDS[below(chance, len(WORDS))]
    elif way == 8:
        holder[key] = OTHERS[below(chance, len(OTHERS))]
    elif isinstance(holder, dict) and below(chance, 4) == 0:
        holder[WORDS[below(chance, len(WORDS))]] = old
    else:
        holder[key] = NUMBERS[below(chance, len(NUMBERS))]
