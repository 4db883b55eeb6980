"""How tests read a position of Call of Cthulhu. Cards of the core set are named without their set."""

from __future__ import annotations

from typing import Any

from orne.coc import values
from orne.coc.state import DECK, LIMBO, ZONE_NAMES, Card, State
from orne.coc.table import CocTable
from orne.kernel.game import Game
from tests.look import full, kind_asked, short

Coc = Game[State]


# ---- questions


def keys(game: Coc) -> list[str]:
    """What is offered now, sorted; nothing when the game is over."""
    return sorted(game.decision.keys) if game.decision else []


def step(game: Coc) -> str:
    """The step of the turn chart."""
    return str(game.view(None)["step"])


def idle(game: Coc) -> bool:
    """Whether the last action is over: no card is half played, and nothing is left that could be answered."""
    over = game.decision is None or kind_asked(game) != "response"
    return over and all(each.zone != LIMBO for each in game.state.cards) and not table(game).occurred


def pass_to(game: Coc, wanted: str) -> None:
    """Pass until the step of that name asks something."""
    _decline_until(game, "step", wanted)


def pass_to_phase(game: Coc, wanted: str) -> None:
    """Pass until the phase of that name asks something."""
    _decline_until(game, "phase", wanted)


def _decline_until(game: Coc, what: str, wanted: str) -> None:
    for _ in range(60):
        if game.view(None)[what] == wanted:
            return
        offered = keys(game)
        game.choose(next((word for word in ("pass", "done", "none") if word in offered), offered[0]))
    raise AssertionError(f"the game never came to {wanted}")


# ---- single cards


def table(game: Coc) -> CocTable:
    """The table, for asking the rules."""
    assert isinstance(game.table, CocTable)
    return game.table


def uid(game: Coc, name: str, number: int = 1) -> int:
    """The nth card of a name, those in decks counted last."""
    kinds = game.state.catalogue.kinds
    alike = [card for card in game.state.cards if kinds[card.kind].slug == full(name)]
    return sorted(alike, key=lambda each: each.zone == DECK)[number - 1].uid


def card(game: Coc, name: str, number: int = 1) -> Card:
    """The record of the nth card of a name."""
    return game.state.cards[uid(game, name, number)]


def zone(game: Coc, name: str, number: int = 1) -> str:
    """Where a card lies."""
    return ZONE_NAMES[card(game, name, number).zone]


def skill(game: Coc, name: str, number: int = 1) -> int:
    """A character's skill."""
    return values.skill(table(game), uid(game, name, number))


def icons(game: Coc, name: str, number: int = 1) -> list[int]:
    """A character's icons: Terror, Combat, Arcane, Investigation."""
    return [values.icons(table(game), uid(game, name, number), icon) for icon in values.STRUGGLES]


def seen(game: Coc, ref: str) -> dict[str, Any]:
    """A card in play on whichever side, as everybody sees it."""
    found: dict[str, Any] = {**cards_of(game, 0), **cards_of(game, 1)}[short(ref)]
    return found


def state_of(game: Coc, ref: str) -> str:
    """Whether a card in play is ready, exhausted or insane."""
    return str(seen(game, ref)["state"])


# ---- places


def side(game: Coc, seat: int) -> dict[str, Any]:
    """One player's side of the table, as they see it themselves."""
    found: dict[str, Any] = game.view(seat)["players"][seat]
    return found


def cards_of(game: Coc, seat: int) -> dict[str, dict[str, Any]]:
    """What a player has in play, by reference."""
    return {short(each["ref"]): each for each in side(game, seat)["play"]}


def in_play(game: Coc, seat: int) -> list[str]:
    """References to what a player has in play."""
    return list(cards_of(game, seat))


def pile(game: Coc, seat: int, place: str) -> list[str]:
    """The ids of a player's cards in a place: play, hand, discard or won; the top of a pile comes last."""
    return [short(each if isinstance(each, str) else each["card"]) for each in side(game, seat)[place]]


def hand(game: Coc, seat: int) -> list[str]:
    """A player's hand."""
    return pile(game, seat, "hand")


def discard(game: Coc, seat: int) -> list[str]:
    """A player's discard pile, its top last."""
    return pile(game, seat, "discard")


def deck(game: Coc, seat: int) -> list[str]:
    """A whole deck from the top, which nobody at the table may see."""
    return [short(table(game).ref(each)) for each in reversed(game.state.deck[seat])]


def drained(game: Coc, seat: int = 0) -> list[bool]:
    """Which of a player's domains are drained."""
    return [domain["drained"] for domain in side(game, seat)["domains"]]


def tokens(game: Coc, story: int = 0) -> list[int]:
    """Both players' success tokens on a story of the row."""
    found: list[int] = game.view(None)["stories"][story]["success"]
    return found


def tokens_by_story(game: Coc) -> dict[str, tuple[int, int]]:
    """Both players' success tokens on each story and conspiracy in play."""
    return {short(each["card"]): tuple(each["success"]) for each in game.view(None)["stories"]}


# ---- the log


def entries(game: Coc, kind: str) -> list[tuple[str, int, Any, Any]]:
    """What the log says of a kind: card, seat, before, after."""
    return [(_subject(game, each), each.seat, each.before, each.after) for each in game.log if each.kind == kind]


def log(game: Coc, *kinds: str) -> list[str]:
    """What happened, of some kinds, each with the card it happened to or the word that was said."""
    found: list[str] = []
    for entry in game.log:
        if entry.kind in kinds:
            named = _subject(game, entry).rpartition("/")[2]
            found.append(str(entry.after) if entry.kind == "said" else f"{entry.kind} {named}".strip())
    return found


def said(game: Coc) -> list[str]:
    """The words that trial cards said, in order."""
    return log(game, "said")


def source_class(game: Coc, kind: str) -> list[str]:
    """Whether the entries of a kind are card effects or game effects."""
    return ["game" if entry.source < 0 else "card" for entry in game.log if entry.kind == kind]


def _subject(game: Coc, entry: Any) -> str:
    """The card an entry is about, if it is about one."""
    state = game.state
    return short(state.catalogue.kinds[state.cards[entry.subject].kind].slug) if entry.subject >= 0 else ""
