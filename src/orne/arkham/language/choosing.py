"""Words for cards that leave a choice: one of several effects, any number of cards, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from orne.arkham.abilities import Condition, Effect, Use

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

Found = Callable[["ArkhamTable", Use], list[int]]
Which = Callable[["ArkhamTable", int], bool]


class Choice(NamedTuple):
    """One thing that may be chosen: its name, what it does, and what must be so for it to change anything."""

    name: str
    effect: Effect
    possible: Condition | None = None


def one_of(prompt: str, *choices: Choice, must: bool = False) -> Effect:
    """Choose one of several effects, also one that changes nothing, but for those who must (ahlcg/must/a, must/b)."""

    def do(g: ArkhamTable, use: Use) -> Any:
        able = [each for each in choices if not must or each.possible is None or each.possible.test(g, use)]
        if not able:
            return False
        chosen: Choice = g.choose_one(use.seat, prompt, [(each.name, each) for each in able], use.holder)
        return chosen.effect.do(g, use)

    head = "you must choose one" if must else "choose one"
    return Effect(f"{head}: {', or '.join(each.effect.text for each in choices)}", do)


def any_number(words: str, verb: str, found: Found, do: Callable[[ArkhamTable, Use, int], Any]) -> Effect:
    """Choose any number of cards and do something to each; with none chosen nothing has resolved (ahlcg/target/d)."""

    def choose(g: ArkhamTable, use: Use) -> bool:
        cards = found(g, use)
        chosen = g.choose_cards(use.seat, f"Which do you {verb}?", cards, len(cards), verb, use.holder, least=0)
        for uid in chosen:
            do(g, use, uid)
        return bool(chosen)

    return Effect(words, choose)


def then(first: Effect, second: Effect) -> Effect:
    """Something that follows only if what stands before it has resolved; an effect that did not returns False."""

    def do(g: ArkhamTable, use: Use) -> Any:
        return False if first.do(g, use) is False else second.do(g, use)

    return Effect(f"{first.text}; then {second.text}", do)


# ---- which cards are meant


def qualified(qualifier: Which, *members: Which) -> Which:
    """A word before a list goes with each member of the list (ahlcg/qualifiers/a)."""
    return lambda g, uid: qualifier(g, uid) and any(member(g, uid) for member in members)


def unique(g: ArkhamTable, uid: int) -> bool:
    """A unique card."""
    return g.kind(uid).facts.unique


def trait(name: str) -> Which:
    """A card with a trait."""
    return lambda g, uid: name in g.kind(uid).traits
