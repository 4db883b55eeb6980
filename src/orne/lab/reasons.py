"""Whether "why not?" tells the truth: what is offered is said to be, and every reason given holds of the position."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from orne.kernel.asking import with_shown, without_payment
from orne.kernel.decision import Decision, Option
from orne.kernel.game import Game
from orne.kernel.refusal import Form, Reasons, Refusal
from orne.lab.explained import Explained, Point
from orne.lab.laboratories import LABORATORIES

TOLD_APART = ("", "discard", "hand", "deck", "removed", "resource")
"""What may stand behind a note where two options would share a key, besides a number."""

SPOKEN = 3
"""Cards that are asked about in words at a decision."""


def wrong_reasons(game: Game[Any]) -> Iterator[str]:
    """What is wrong with the reasons at a decision; some cards are also asked about in words."""
    decision = game.looked_at  # not the one that waits: it is about what its own table knows
    if decision is None:
        return
    g: Any = game.table
    about = LABORATORIES[game.rules.name].explained
    cards = about.visible(g.state, decision.seat)
    for uid in cards:
        offered = [option for option in decision.options if any(about.alike(g, uid, card) for card in option.cards)]
        forms = list(about.forms(g, decision, uid))
        yield from _wrong_forms(g, decision, about, forms)
        if forms:
            yield from _unlisted(g, about, uid, forms, offered)
    stride = max(1, len(cards) // SPOKEN)
    for uid in cards[len(decision.options) % stride :: stride]:
        yield from _wrong_words(game, about, uid)


def _wrong_forms(g: Any, decision: Decision, about: Explained, forms: list[Form]) -> Iterator[str]:
    """A form without a refusal must be offered, and a refusal must be true."""
    allowed = {form[:3] for form in forms if form.refusal is None}
    notes = {form.note for form in forms}
    for form in forms:
        name = f"{form.verb} {' '.join(g.ref(card) for card in form.cards)} {form.note}".strip()
        offered = any(_is(g, about, option, form, notes) for option in decision.options)
        if form.refusal is None:
            if not offered:
                yield f"nothing is said against “{name}”, which is not offered"
        elif form[:3] in allowed:
            continue  # another ability of the card goes by the same words
        elif offered:
            yield f"“{name}” is offered, and yet: {form.refusal}"
        else:
            yield from _untrue(Point(g, decision, form.cards, form.refusal.args), about, form.refusal)


def _is(g: Any, about: Explained, option: Option, form: Form, notes: Collection[str]) -> bool:
    """Whether an option is a form; ``notes`` are those of all forms, which come before words that tell keys apart."""
    note = without_payment(option.note)
    more = "" if note in notes else note.removeprefix(form.note).strip()
    if (
        option.verb != form.verb
        or (note in notes and note != form.note)
        or not (more in TOLD_APART or more.isdecimal())
    ):
        return option.verb == form.verb == "resource" and about.alike(g, option.cards[0], form.cards[0])
    if not option.cards or not about.alike(g, option.cards[0], form.cards[0]):
        # A card that is named second is what the first answers, not what is used.
        return option.verb not in ("use", "play") and form.cards[0] in option.cards and len(form.cards) == 1
    return len(form.cards) < 2 or form.cards[1:] == tuple(option.cards[1:2])


def _unlisted(g: Any, about: Explained, uid: int, forms: list[Form], offered: list[Option]) -> Iterator[str]:
    """What is offered about a card must be among the forms of it."""
    notes = {form.note for form in forms}
    for option in offered:
        if about.alike(g, uid, option.cards[0]) and not any(_is(g, about, option, form, notes) for form in forms):
            yield f"“{option.key}” is offered and not thought of"


def _untrue(point: Point, about: Explained, refusal: Refusal) -> Iterator[str]:
    """A reason whose ruling has no id, whose sentence is unknown, or that does not hold."""
    if not refusal.ruling.startswith(about.prefixes):
        yield f"no ruling of this game: {refusal}"
    holds = about.holds.get(refusal.template)
    if holds is None:
        yield f"nothing is known that would make this true: {refusal} ({refusal.template!r})"
    elif not holds(point):
        yield f"untrue of {point.g.ref(point.uid)}: {refusal}"


def _wrong_words(game: Game[Any], about: Explained, uid: int) -> Iterator[str]:
    """Asked by its id, a card is said to be offered exactly where it is, and else there are reasons."""
    decision, g = game.looked_at, game.table
    if decision is None:
        return
    ref = g.ref(uid)
    seen = with_shown(about.visible(g.state, decision.seat), decision)
    same = [card for card in seen if g.ref(card) == ref]
    offered = [
        option
        for option in decision.options
        if any(about.alike(g, each, card) for each in same for card in option.cards)
    ]
    said: Reasons = game.why(ref)
    if bool(offered) != bool(said.offered):
        yield f"asked about {ref}: offered is {[option.key for option in said.offered]}, and not {offered}"
    if bool(said.offered) == bool(said.refusals):
        yield f"asked about {ref}: neither offered nor refused: {said}"
    for option in offered[:2]:
        if game.why_not(option.key):
            yield f"“{option.key}” is offered, and yet: {game.why_not(option.key)}"
    for refusal in said.refusals:
        if not refusal.ruling.startswith(about.prefixes):
            yield f"no ruling of this game: {refusal}"
    for verb in about.verbs:
        for refusal in game.why_not(f"{verb} {ref}"):
            points = [Point(g, decision, (each,), refusal.args) for each in same]
            wrong = [list(_untrue(point, about, refusal)) for point in points]
            if all(wrong):
                yield f"asked about “{verb} {ref}”: {wrong[0][0]}"
