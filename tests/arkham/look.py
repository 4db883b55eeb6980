"""How tests read a position of Arkham Horror. What lies on the table is named without its set."""

from __future__ import annotations

from typing import Any

from orne.arkham.log_words import told
from orne.arkham.state import COMMITTED, LIMBO, Card, State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.look import short

Arkham = Game[State]

_NAMES = frozenset(("ref", "location", "connections", "here"))
"""The entries of a view that name cards on the table the way keys do."""


# ---- questions


def keys(game: Arkham) -> list[str]:
    """What may be chosen now, in the order of the decision; nothing when the scenario is over."""
    return list(game.decision.keys) if game.decision else []


def offers(game: Arkham, *verbs: str) -> list[str]:
    """The keys that begin with one of some verbs."""
    return [key for key in keys(game) if key.split()[0] in verbs]


def mentioned(game: Arkham, name: str) -> bool:
    """Whether anything about a card may be chosen now."""
    return any(name in key for key in keys(game))


def idle(game: Arkham) -> bool:
    """Whether no card is half resolved and no test under way."""
    settled = all(each.zone not in (LIMBO, COMMITTED) for each in game.state.cards)
    return settled and table(game).test is None


def in_turn(game: Arkham, seat: int = 0) -> bool:
    """Whether nothing is pending but the investigator's own turn."""
    decision = game.decision
    return decision is not None and (decision.kind, decision.seat) == ("turn", seat) and table(game).test is None


def pass_to(game: Arkham, kind: str) -> None:
    """Pass while windows or reactions are offered, until a decision of a kind is asked."""
    for _ in range(30):
        assert game.decision is not None
        if game.decision.kind == kind:
            return
        game.choose("pass" if "pass" in game.decision.keys else "done")
    raise AssertionError(f"no {kind} decision came")


# ---- single cards


def table(game: Arkham) -> ArkhamTable:
    """The table, for asking the rules."""
    assert isinstance(game.table, ArkhamTable)
    return game.table


def uid(game: Arkham | ArkhamTable, card: str, number: int = 0) -> int:
    """The number of a card of this id."""
    ids_of_kinds = game.state.catalogue.ids
    return [each.uid for each in game.state.cards if ids_of_kinds[each.kind] == card][number]


def record(game: Arkham, card: str, number: int = 0) -> Card:
    """The record of a card of this id."""
    return game.state.cards[uid(game, card, number)]


def where(game: Arkham, card: str, number: int = 0) -> int:
    """The location of a card."""
    return table(game).location_of(uid(game, card, number))


def harm_on(game: Arkham, card: str) -> tuple[int, int]:
    """The damage and horror on a card."""
    found = record(game, card)
    return found.damage, found.horror


# ---- several cards


def ids(game: Arkham, cards: list[int]) -> list[str]:
    """The ids of some cards."""
    return [game.state.catalogue.ids[game.state.cards[each].kind] for each in cards]


def slugs(game: Arkham, cards: list[int]) -> list[str]:
    """The ids of some cards without their set."""
    return bare(ids(game, cards))


def titles(game: Arkham, cards: list[int]) -> list[str]:
    """The titles of some cards."""
    return [table(game).title(each) for each in cards]


def bare(cards: list[str]) -> list[str]:
    """Ids without their set."""
    return [short(each) for each in cards]


# ---- what a seat sees


def seen(game: Arkham, seat: int = 0) -> dict[str, Any]:
    """A seat's view, cards on the table named without their sets."""
    found: dict[str, Any] = _shortened(game.view(seat))
    return found


def _shortened(part: Any, key: str = "") -> Any:
    if isinstance(part, dict):
        return {name: _shortened(value, name) for name, value in part.items()}
    if isinstance(part, list | tuple):
        return [_shortened(each, key) for each in part]
    return part.rpartition("/")[2] if key in _NAMES and isinstance(part, str) else part


def me(game: Arkham, seat: int = 0) -> dict[str, Any]:
    """An investigator as their player sees them."""
    found: dict[str, Any] = seen(game, seat)["investigators"][seat]
    return found


def hurt(game: Arkham, seat: int = 0) -> tuple[int, int]:
    """An investigator's damage and horror."""
    return me(game, seat)["damage"], me(game, seat)["horror"]


def hand(game: Arkham, seat: int = 0) -> list[str]:
    """An investigator's hand."""
    return bare(me(game, seat)["hand"])


def discard(game: Arkham, seat: int = 0) -> list[str]:
    """An investigator's discard pile, its top last."""
    return bare(me(game, seat)["discard"])


def deck(game: Arkham, seat: int = 0) -> list[str]:
    """An investigator's whole deck from the top, which nobody at the table may see."""
    return slugs(game, game.state.deck[seat][::-1])


def in_play(game: Arkham, seat: int = 0) -> list[str]:
    """The assets an investigator has in play."""
    return [each["ref"] for each in me(game, seat)["play"]]


def threats(game: Arkham, seat: int = 0) -> list[str]:
    """What lies in a threat area besides enemies."""
    return [each["ref"] for each in me(game, seat)["threat"]]


def asset(game: Arkham, ref: str, seat: int | None = None) -> dict[str, Any]:
    """An asset in play, or what is not an enemy in a threat area: anybody's, or one investigator's."""
    people = seen(game)["investigators"] if seat is None else [me(game, seat)]
    return _the(ref, [each for person in people for each in (*person["play"], *person["threat"])])


def foe(game: Arkham, ref: str) -> dict[str, Any]:
    """An enemy in play."""
    return _the(ref, seen(game)["enemies"])


def foes(game: Arkham) -> list[str]:
    """All enemies in play."""
    return [each["ref"] for each in seen(game)["enemies"]]


def damage_of_foes(game: Arkham) -> dict[str, int]:
    """The enemies in play with their damage."""
    return {each["ref"]: each["damage"] for each in seen(game)["enemies"]}


def refs(game: Arkham) -> list[str]:
    """Every asset and enemy in play."""
    return [each["ref"] for person in seen(game)["investigators"] for each in person["play"]] + foes(game)


def place(game: Arkham, ref: str) -> dict[str, Any]:
    """A location in play."""
    return _the(ref, seen(game)["locations"])


def encounter_pile(game: Arkham) -> list[str]:
    """The encounter discard pile."""
    return bare(seen(game)["encounter_discard"])


def _the(ref: str, cards: list[dict[str, Any]]) -> dict[str, Any]:
    return next(each for each in cards if each["ref"] == ref)


# ---- the log


def words(game: Arkham, *seats: int) -> list[str]:
    """The log in words, as some seats read it."""
    return [line.strip() for line in told(list(game.log), table(game), seats or (0,))]


def results(game: Arkham) -> list[tuple[str, int, int]]:
    """How tests ended: the word, the value and the margin."""
    return [(each.kind, each.before, each.after) for each in game.log if each.kind in ("test fails", "test succeeds")]
