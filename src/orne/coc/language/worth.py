"""Selectors by what cards are worth: icons, skill, cost, the lowest and the highest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import Number
from orne.coc.language.numbers import amount_of, in_words
from orne.coc.selector import NOT_MEANT, No, Sel, candidates
from orne.kernel.language.selector import article
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "COST_AT_LEAST_PAID", "COST_AT_MOST_X", "COST_BELOW_THAT", "PRINTED_SKILL_BELOW_X", "SKILL_AT_MOST_X",
    "SKILL_BELOW_X", "cost_at_least", "cost_at_most", "extreme", "lowest_skill", "printed_skill",
    "printed_skill_below", "prints_icon", "single", "skill_at_least", "skill_at_most", "skill_below", "with_icon",
    "without_icon",
]  # fmt: skip


def with_icon(icon: int, at_least: int = 1) -> Sel:
    """Characters with so many icons of a kind."""
    name = values.STRUGGLE_NAMES[icon]
    words = f"with {article(name)} {name} icon" if at_least == 1 else f"with {at_least} or more {name} icons"
    return Sel(
        lambda g, use, uid: values.icons(g, uid, icon) >= at_least, after=(words,), no=_counted_icons(icon, at_least)
    )


def prints_icon(icon: int) -> Sel:
    """Cards that print an icon of a kind, wherever they lie; a face-down one shows none."""
    name = values.STRUGGLE_NAMES[icon]
    return Sel(
        lambda g, use, uid: not g.state.cards[uid].face_down and g.kind(uid).facts.icons[icon] > 0,
        after=(f"with {article(name)} {name} icon",),
        no=lambda g, use, uid: Refusal(NOT_MEANT, f"{{}} prints no {name} icon", g.title(uid)),
    )


def _counted_icons(icon: int, needed: int) -> No:
    """How many icons of a kind a card has, and how many it would have to have."""
    words = f"{{}} has {{}} {values.STRUGGLE_NAMES[icon]} icons, not {{}}{' or more' if needed else ''}"
    return lambda g, use, uid: Refusal(NOT_MEANT, words, g.title(uid), values.icons(g, uid, icon), needed)


def without_icon(icon: int) -> Sel:
    """Characters without an icon of a kind."""
    words = f"without {values.STRUGGLE_NAMES[icon]} icons"
    return Sel(lambda g, use, uid: values.icons(g, uid, icon) == 0, after=(words,), no=_counted_icons(icon, 0))


def skill_at_most(most: int | Number) -> Sel:
    """Characters of low skill."""

    def below_number(g: CocTable, use: Use, uid: int) -> bool:
        return values.skill(g, uid) <= amount_of(most, g, use)

    def below_printed(g: CocTable, use: Use, uid: int) -> bool:
        return values.skill(g, uid) <= most  # type: ignore[operator]

    return Sel(
        below_printed if isinstance(most, int) else below_number,
        after=(f"with skill at most {in_words(most)}",),
        no=lambda g, use, uid: too_skilled(g, uid, amount_of(most, g, use)),
    )


def skill_below(than: Number) -> Sel:
    """Characters with less skill than a number; a target stands though the card that is compared has gone.

    coc/faq/chess-prodigy-naming/b
    """

    def test(g: CocTable, use: Use, uid: int) -> bool:
        if use.locked and g.state.cards[use.holder].obj != use.card.obj:
            return True
        return values.skill(g, uid) < than(g, use)

    words = "this card" if than.words == "this card's skill" else than.words
    return Sel(
        test,
        after=(f"with less skill than {words}",),
        no=lambda g, use, uid: too_skilled(g, uid, than(g, use) - 1),
    )


def printed_skill_below(than: Number) -> Sel:
    """Characters with less printed skill than a number."""

    def test(g: CocTable, use: Use, uid: int) -> bool:
        printed = values.printed_skill(g, uid, use.holder)
        return printed is not None and printed < than(g, use)

    return Sel(test, after=(f"with less printed skill than {than.words}",))


PRINTED_SKILL_BELOW_X = printed_skill_below(Number(lambda g, use, uid: use.x, "X"))


def _costs_less_than_that(g: CocTable, use: Use, uid: int) -> bool:
    before = use.event.before if use.event is not None else None
    cost, most = values.printed_cost(g, uid), values.printed_cost_of(g, before) if before is not None else None
    return cost is not None and most is not None and cost < most


COST_BELOW_THAT = Sel(_costs_less_than_that, after=("with lower printed cost than that card",))
"""Cheaper than the card that is answered, as it was."""


def skill_at_least(least: int) -> Sel:
    """Characters of high skill."""
    return Sel(
        lambda g, use, uid: values.skill(g, uid) >= least,
        after=(f"with skill {least} or higher",),
        no=lambda g, use, uid: Refusal(
            NOT_MEANT, "{} has skill {}, not {} or more", g.title(uid), values.skill(g, uid), least
        ),
    )


def too_skilled(g: CocTable, uid: int, most: int) -> Refusal:
    """The skill of a card that has too much, and how much it may have."""
    return Refusal(NOT_MEANT, "{} has skill {}, not {} or less", g.title(uid), values.skill(g, uid), most)


SKILL_AT_MOST_X = Sel(
    lambda g, use, uid: values.skill(g, uid) <= use.x,
    after=("with skill at most X",),
    no=lambda g, use, uid: too_skilled(g, uid, use.x),
)
SKILL_BELOW_X = Sel(
    lambda g, use, uid: values.skill(g, uid) < use.x,
    after=("with skill below X",),
    no=lambda g, use, uid: too_skilled(g, uid, use.x - 1),
)


def printed_skill(least: int = 0, most: int | Number = 99) -> Sel:
    """Characters of a printed skill; a face-down card has none that could be compared (coc/rule/2.26-printed/e)."""

    def test(g: CocTable, use: Use, uid: int) -> bool:
        printed = values.printed_skill(g, uid, use.holder)
        return printed is not None and least <= printed <= amount_of(most, g, use)

    def no(g: CocTable, use: Use, uid: int) -> Refusal:
        printed = values.printed_skill(g, uid)
        if printed is None:
            return Refusal("coc/rule/2.26-printed/e", "{} shows no printed skill", g.title(uid))
        highest = amount_of(most, g, use)
        allowed = f"{highest} or less" if printed > highest else f"{least} or more"
        return Refusal(NOT_MEANT, "{} has printed skill {}, not {}", g.title(uid), printed, allowed)

    words = f"with printed skill at most {in_words(most)}" if least == 0 else f"with printed skill {least} or higher"
    return Sel(test, after=(words,), no=no)


def cost_at_most(most: int | Number) -> Sel:
    """Cards of a printed cost (coc/rule/2.14-paid-overpaid-cost/b)."""

    def test(g: CocTable, use: Use, uid: int) -> bool:
        cost = values.printed_cost(g, uid)
        return cost is not None and cost <= amount_of(most, g, use)

    return Sel(
        test,
        after=(f"with printed cost at most {in_words(most)}",),
        no=lambda g, use, uid: too_dear(g, uid, amount_of(most, g, use)),
        printed=isinstance(most, int),
    )


def cost_at_least(least: int) -> Sel:
    """Cards of a high printed cost (coc/rule/2.14-paid-overpaid-cost/b)."""

    def no(g: CocTable, use: Use, uid: int) -> Refusal:
        cost = values.printed_cost(g, uid)
        if cost is None:
            return Refusal("coc/rule/2.26-printed/e", "{} shows no printed cost", g.title(uid))
        return Refusal(NOT_MEANT, "{} has printed cost {}, not {} or more", g.title(uid), cost, least)

    return Sel(
        lambda g, use, uid: (values.printed_cost(g, uid) or 0) >= least,
        after=(f"with printed cost {least} or higher",),
        no=no,
    )


def _costs_as_paid(g: CocTable, use: Use, uid: int) -> bool:
    cost = values.printed_cost(g, uid)
    if cost is None or use.spent is None:
        return cost is not None
    paid = [each.cost for each in use.spent]
    return all(least is not None and cost >= least for least in paid)


COST_AT_LEAST_PAID = Sel(
    _costs_as_paid,
    after=("with at least the printed cost of what paid for it",),
    no=lambda g, use, uid: Refusal(NOT_MEANT, "{} does not cost as much as what paid for it", g.title(uid)),
)
"""What paid face down shows no printed cost, and nothing is compared with it (coc/rule/2.26-printed/e)."""


def too_dear(g: CocTable, uid: int, most: int) -> Refusal:
    """The printed cost of a card that has too high a one, and how high it may be."""
    cost = values.printed_cost(g, uid)
    if cost is None:
        return Refusal("coc/rule/2.26-printed/e", "{} shows no printed cost", g.title(uid))
    return Refusal(NOT_MEANT, "{} has printed cost {}, not {} or less", g.title(uid), cost, most)


COST_AT_MOST_X = cost_at_most(Number(lambda g, use, uid: use.x, "X"))


def extreme(what: Sel, value: Callable[[CocTable, int], int | None], word: str, *, highest: bool = False) -> Sel:
    """Those of some cards whose value is the lowest or highest; several where they tie.

    A card whose value is unknown is left out (coc/rule/2.29-lowest-highest/a, coc/rule/2.26-printed/e).
    """

    def test(g: CocTable, use: Use, uid: int) -> bool:
        mine = value(g, uid)
        if mine is None or not what.test(g, use, uid):
            return False
        others = [other for card in candidates(g, use, what) if (other := value(g, card)) is not None]
        return mine == (max(others) if highest else min(others))

    def no(g: CocTable, use: Use, uid: int) -> Refusal | None:
        mine = value(g, uid)
        if mine is None:
            return Refusal("coc/rule/2.26-printed/e", "{} shows no {}", g.title(uid), word)
        found = what.why_not(g, use, uid)
        if found is not None:
            return found
        others = [other for card in candidates(g, use, what) if (other := value(g, card)) is not None]
        best = max(others) if highest else min(others)
        ruling = "coc/rule/2.29-lowest-highest/a"
        extreme = "highest" if highest else "lowest"
        return Refusal(ruling, "{} has {} {}; the {} is {}", g.title(uid), word, mine, extreme, best)

    words = f"with the {'highest' if highest else 'lowest'} {word}"
    return Sel(test, what.noun, what.before, (*what.after, words), what.place, no)


def single(what: Sel) -> Sel:
    """The one card of a kind, where there is only one."""

    def test(g: CocTable, use: Use, uid: int) -> bool:
        return what.test(g, use, uid) and len(candidates(g, use, what)) == 1

    return Sel(test, what.noun, ("single", *what.before), what.after, what.place, what.no)


def lowest_skill(what: Sel) -> Sel:
    """Those of some characters that have the lowest skill."""
    return extreme(what, values.skill, "skill")
