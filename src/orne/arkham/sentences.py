"""Small pieces of English that card texts and sentences are put together from."""

from __future__ import annotations


def sentence(words: str) -> str:
    """A capital at the beginning and a full stop at the end."""
    words = words.strip()
    return words[:1].upper() + words[1:] + ("" if words[-1:] in (".", "”", "") else ".")


def first_name(title: str) -> str:
    """What an investigator is called for short."""
    return title.split(maxsplit=1)[0].strip('"“”')


def listed(words: list[str]) -> str:
    """Things in a row: a, b and c."""
    return " and ".join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else "".join(words)


def counted(number: int, noun: str) -> str:
    """A number of a thing: a card, 2 cards."""
    if number == 1:
        return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"
    return f"{number} {noun[:-1] + 'ies' if noun.endswith('y') else noun + 's'}"
