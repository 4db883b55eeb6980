"""The selectors and references that cards are written with: which cards, whose, how they are, which were chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from orne.coc import state as zones
from orne.coc import values
from orne.coc.abilities import Number
from orne.coc.facts import FACTION_NAMES
from orne.coc.language.numbers import amount_of, in_words
from orne.coc.rules import cannot, control, entering, readiness
from orne.coc.selector import (
    AMONG_REMOVED,
    IN_ANY_DISCARD,
    IN_DOMAINS,
    IN_PLAY,
    IN_ROW,
    IN_YOUR_DECK,
    IN_YOUR_DISCARD,
    IN_YOUR_HAND,
    NOT_MEANT,
    No,
    Sel,
    candidates,
)
from orne.coc.state import DISCARD, HAND, INSANE, NOWHERE, PLAY, ROW
from orne.kernel.language.selector import article
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "AFFECTED", "ALL_AFFECTED", "ATTACHMENT", "CAN_BE_RESTORED", "CAN_BE_WOUNDED", "CAN_GO_INSANE", "CARD",
    "CARD_IN_PLAY", "CHARACTER", "COMMITTED_HERE", "COMMITTED_THERE", "COMMITTED_TO_THIS", "COST_AT_MOST_X",
    "ENTERED_THIS_PHASE", "EVENT", "HOST", "HOST_CARD", "HOST_STORY", "HOST_SUPPORT", "IN_DECK", "IN_DISCARD",
    "IN_DISCARDS", "IN_HAND", "IN_OPPONENTS_DISCARD", "IS_COMMITTED", "IS_EXHAUSTED", "IS_INSANE", "IS_READY",
    "IS_REMOVED", "MAY_BE_YOURS", "MAY_ENTER", "MAY_ENTER_FOR_YOU", "OPPONENTS", "OTHER", "RESOURCE", "SELF",
    "SKILL_AT_MOST_X", "SKILL_BELOW_X", "STORY", "SUPPORT", "THEIRS", "THIS", "THIS_STORY", "UNIQUE",
    "WAS_COMMITTED_THERE", "WITHOUT_ATTACHMENTS", "WITHOUT_TOKENS", "YOURS", "YOUR_RESOURCE", "YOU_OWN", "can_be",
    "cost_at_most", "extreme", "faction", "keyword", "printed_skill", "resource_of", "skill_at_least",
    "skill_at_most", "skill_below", "subtype", "titled", "with_icon", "without_icon", "your_tokens_at_most",
]  # fmt: skip

# ---- what a card is

CARD = Sel(lambda g, use, uid: True, "card")
CARD_IN_PLAY = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == PLAY or g.is_conspiracy_in_play(uid),
    "card",
    place=f"{IN_PLAY}+{IN_ROW}",
)
"""Any card in play, conspiracies included."""
CHARACTER = Sel(lambda g, use, uid: values.is_character(g, uid), "character", place=IN_PLAY)
SUPPORT = Sel(lambda g, use, uid: values.is_support(g, uid), "support card", place=IN_PLAY)
ATTACHMENT = Sel(lambda g, use, uid: values.is_attachment(g, uid), "Attachment", place=IN_PLAY)
STORY = Sel(lambda g, use, uid: g.state.cards[uid].zone == ROW, "story", place=IN_ROW)
RESOURCE = Sel(lambda g, use, uid: g.state.cards[uid].zone == zones.RESOURCE, "resource", place=IN_DOMAINS)

YOUR_RESOURCE = Sel(
    lambda g, use, uid: any(uid in domain.resources for domain in g.state.domains[use.seat]),
    "resource",
    after=("on your domains",),
    place=IN_DOMAINS,
)
EVENT = Sel(lambda g, use, uid: g.kind(uid).is_event, "event card")

THIS = Sel(lambda g, use, uid: uid == use.holder, "this card", place=IN_PLAY)
"""The card the ability is on, also a gained one."""
SELF = Sel(lambda g, use, uid: uid == use.holder and use.card.kind == use.home, "this card", place=IN_PLAY)
"""The card that names itself."""
OTHER = Sel(lambda g, use, uid: uid != use.holder, before=("other",))
HOST = Sel(lambda g, use, uid: uid == g.state.cards[use.holder].host, "attached character", place=IN_PLAY)
"""The card that this attachment is attached to."""
HOST_CARD = Sel(lambda g, use, uid: uid == g.state.cards[use.holder].host, "attached card", place=IN_PLAY)
"""The same, where that need not be a character."""
THIS_STORY = Sel(lambda g, use, uid: uid == use.holder, "this story", place=IN_ROW)
"""The story or conspiracy the ability is on."""
HOST_STORY = Sel(lambda g, use, uid: uid == g.state.cards[use.holder].host, "attached story", place=IN_ROW)


class _Affected(Sel):
    """The cards for which a lasting text was made: a pronoun in its sentence."""

    __slots__ = ()

    @property
    def definite(self) -> bool:
        """Whether it is one card."""
        return self.noun == "it"

    def phrase(self) -> str:
        """The pronoun."""
        return self.noun

    def plural(self) -> str:
        """The pronoun."""
        return self.noun


def _is_affected(g: CocTable, use: Use, uid: int) -> bool:
    return bool(use.targets) and (uid, g.state.cards[uid].obj) in use.targets[0]


AFFECTED, ALL_AFFECTED = _Affected(_is_affected, "it"), _Affected(_is_affected, "they")

# ---- whose it is

YOURS = Sel(
    lambda g, use, uid: g.state.cards[uid].controller == use.seat and g.state.cards[uid].zone != ROW,
    after=("you control",),
)
OPPONENTS = Sel(
    lambda g, use, uid: g.state.cards[uid].controller != use.seat and g.state.cards[uid].zone != ROW,
    after=("an opponent controls",),
)
"""Nobody controls a story or conspiracy (coc/faq/conspiracy-has-no-controller)."""

THEIRS = Sel(
    lambda g, use, uid: use.event is not None and g.state.cards[uid].controller == use.event.seat,
    after=("that player controls",),
    no=lambda g, use, uid: Refusal(NOT_MEANT, "that player does not control {}", g.title(uid)),
)
"""Controlled by the player whom the event that is answered is about."""

# ---- how it is

IS_READY = Sel(lambda g, use, uid: readiness.is_ready(g, uid), before=("ready",))
IS_EXHAUSTED = Sel(lambda g, use, uid: readiness.is_exhausted(g, uid), before=("exhausted",))
IS_INSANE = Sel(lambda g, use, uid: g.state.cards[uid].state == INSANE, before=("insane",))
IS_COMMITTED = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == PLAY and g.state.cards[uid].story != NOWHERE, before=("committed",)
)
COMMITTED_HERE = Sel(
    lambda g, use, uid: g.state.cards[uid].story != NOWHERE and g.state.cards[uid].story == use.card.story,
    after=("committed to the same story",),
)
"""Committed to the story this card is committed to, or was when its ability was used.

What has been initiated resolves, wherever the card is by then (coc/faq/chess-prodigy-naming/b).
"""
COMMITTED_THERE = Sel(
    lambda g, use, uid: (
        use.event is not None and g.state.cards[uid].zone == PLAY and g.state.cards[uid].story == use.event.story
    ),
    after=("committed there",),
)
"""Committed to the story that the card answered was committed to."""
COMMITTED_TO_THIS = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == PLAY and g.state.cards[uid].story == use.holder,
    after=("committed here",),
)
"""Committed to this story or conspiracy."""
WAS_COMMITTED_THERE = Sel(
    lambda g, use, uid: (
        use.event is not None
        and any(card.uid == uid and card.obj == g.state.cards[uid].obj for card in use.event.cards)
    ),
    after=("that was committed to that story",),
)
"""Committed when the story just resolved began to resolve."""
WITHOUT_TOKENS = Sel(
    lambda g, use, uid: not any(g.state.cards[uid].success), after=("where nobody has a success token",)
)


def your_tokens_at_most(most: int) -> Sel:
    """Stories where you have few success tokens."""
    return Sel(
        lambda g, use, uid: g.state.cards[uid].success[use.seat] <= most,
        after=(f"where you have {most} or fewer success tokens",),
    )


UNIQUE = Sel(lambda g, use, uid: g.kind(uid).facts.unique, before=("unique",))
WITHOUT_ATTACHMENTS = Sel(
    lambda g, use, uid: not any(values.is_attachment(g, a) for a in g.index.attachments.get(uid, ())),
    after=("without Attachments",),
)

# ---- places

IN_DISCARD = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == DISCARD, after=("in your discard pile",), place=IN_YOUR_DISCARD
)
IN_DISCARDS = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == DISCARD, after=("in anybody's discard pile",), place=IN_ANY_DISCARD
)
IN_OPPONENTS_DISCARD = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == DISCARD and g.state.cards[uid].owner != use.seat,
    after=("in an opponent's discard pile",),
    place=IN_ANY_DISCARD,
)
ENTERED_THIS_PHASE = Sel(
    lambda g, use, uid: g.state.cards[uid].entered == g.state.phase_number, after=("that came there this phase",)
)
IN_HAND = Sel(lambda g, use, uid: g.state.cards[uid].zone == HAND, after=("in your hand",), place=IN_YOUR_HAND)
IS_REMOVED = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == zones.REMOVED, after=("removed from the game",), place=AMONG_REMOVED
)
IN_DECK = Sel(lambda g, use, uid: g.state.cards[uid].zone == zones.DECK, after=("in your deck",), place=IN_YOUR_DECK)


def subtype(name: str) -> Sel:
    """Cards of a subtype."""
    return Sel(lambda g, use, uid: values.has_subtype(g, uid, name, use.holder), before=(name,))


def keyword(name: str) -> Sel:
    """Cards with a keyword."""
    return Sel(lambda g, use, uid: values.has(g, uid, name), before=(name.capitalize(),))


def faction(name: str) -> Sel:
    """Cards of a faction."""
    return Sel(lambda g, use, uid: values.faction(g, uid) == name, before=(FACTION_NAMES[name],))


def resource_of(name: str) -> Sel:
    """Resources of a faction: the resource icon counts, not the card's faction (coc/basics/10.18)."""
    return Sel(lambda g, use, uid: name in g.kind(uid).facts.resources, before=(FACTION_NAMES[name],))


def titled(title: str) -> Sel:
    """Cards with a title."""
    return Sel(lambda g, use, uid: g.kind(uid).facts.title == title, after=(f"titled {title}",))


def with_icon(icon: int, at_least: int = 1) -> Sel:
    """Characters with so many icons of a kind."""
    name = values.STRUGGLE_NAMES[icon]
    words = f"with {article(name)} {name} icon" if at_least == 1 else f"with {at_least} or more {name} icons"
    return Sel(
        lambda g, use, uid: values.icons(g, uid, icon) >= at_least, after=(words,), no=_counted_icons(icon, at_least)
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


def printed_skill(least: int = 0, most: int = 99) -> Sel:
    """Characters of a printed skill; a face-down card has none that could be compared (coc/rule/2.26-printed/e)."""

    def test(g: CocTable, use: Use, uid: int) -> bool:
        printed = values.printed_skill(g, uid, use.holder)
        return printed is not None and least <= printed <= most

    def no(g: CocTable, use: Use, uid: int) -> Refusal:
        printed = values.printed_skill(g, uid)
        if printed is None:
            return Refusal("coc/rule/2.26-printed/e", "{} shows no printed skill", g.title(uid))
        allowed = f"{most} or less" if printed > most else f"{least} or more"
        return Refusal(NOT_MEANT, "{} has printed skill {}, not {}", g.title(uid), printed, allowed)

    words = f"with printed skill at most {most}" if least == 0 else f"with printed skill {least} or higher"
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
    )


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


# ---- what may be done to it: a card that cannot be affected is not a legal target (coc/rule/2.2-cannot/b)

CAN_BE_WOUNDED = Sel(
    lambda g, use, uid: (
        g.can_be_wounded(uid) if g.rules.cannot_forbids_targeting else not values.has(g, uid, "invulnerability")
    ),
    no=lambda g, use, uid: g.wound_refusal(uid),
)
"""Invulnerability says itself that it may not be chosen (coc/rule/2.37-invulnerability/b)."""
CAN_GO_INSANE = Sel(
    lambda g, use, uid: not g.rules.cannot_forbids_targeting or g.can_go_insane(uid),
    no=lambda g, use, uid: g.insanity_refusal(uid),
)
CAN_BE_RESTORED = Sel(
    lambda g, use, uid: not g.rules.cannot_forbids_targeting or g.can_be_restored(uid),
    no=lambda g, use, uid: g.restoring_refusal(uid),
)


def _may_enter(g: CocTable, use: Use, uid: int) -> bool:
    owner = g.state.cards[uid].owner
    return not g.rules.cannot_forbids_targeting or entering.entering_refusal(g, uid, owner) is None


MAY_ENTER = Sel(_may_enter, no=lambda g, use, uid: entering.entering_refusal(g, uid, g.state.cards[uid].owner))
"""Nothing, such as uniqueness, keeps it out of play under its owner's control."""
MAY_BE_YOURS = Sel(
    lambda g, use, uid: (
        not g.rules.cannot_forbids_targeting
        or g.state.cards[uid].controller == use.seat
        or control.control_refusal(g, uid, use.seat) is None
    ),
    no=lambda g, use, uid: control.control_refusal(g, uid, use.seat),
)
"""You may control it: uniqueness, Heroic and Villainous allow it (coc/rule/1.13-gaining-control/d and g)."""


def can_be(done: str) -> Sel:
    """Cards with which something can be done: ``destroyed``, ``readied`` and the like."""

    def test(g: CocTable, use: Use, uid: int) -> bool:
        return not g.rules.cannot_forbids_targeting or cannot.refusal(g, f"be {done}", uid) is None

    return Sel(test, no=lambda g, use, uid: cannot.refusal(g, f"be {done}", uid))


# ---- whose it is and what may be done to it, seen from whoever uses the ability

YOU_OWN = Sel(
    lambda g, use, uid: g.state.cards[uid].owner == use.seat and g.state.cards[uid].zone != ROW, after=("you own",)
)
"""Whoever controls it: where a card is to go to your hand, it must be yours (coc/rule/2.23-zones-of-play/c)."""
MAY_ENTER_FOR_YOU = Sel(
    lambda g, use, uid: not g.rules.cannot_forbids_targeting or entering.entering_refusal(g, uid, use.seat) is None,
    no=lambda g, use, uid: entering.entering_refusal(g, uid, use.seat),
)
"""Nothing, such as uniqueness, keeps it out of play under your control, whoever owns it."""
HOST_SUPPORT = Sel(lambda g, use, uid: uid == g.state.cards[use.holder].host, "attached support card", place=IN_PLAY)
