"""The selectors and references that cards are written with: which cards, whose, how they are, which were chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import state as zones
from orne.coc import values
from orne.coc.facts import FACTION_NAMES
from orne.coc.lists import champion_cards
from orne.coc.rules import cannot, control, entering, readiness, sanity
from orne.coc.selector import (
    AMONG_REMOVED,
    CHARACTERS,
    CONTROLLED,
    IN_ANY_DISCARD,
    IN_DOMAINS,
    IN_PLAY,
    IN_ROW,
    IN_THEIR_HAND,
    IN_YOUR_DECK,
    IN_YOUR_DISCARD,
    IN_YOUR_HAND,
    NOT_MEANT,
    OPPOSED,
    Sel,
)
from orne.coc.state import DISCARD, HAND, INSANE, NOWHERE, PLAY, ROW
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "AFFECTED", "ALL_AFFECTED", "ATTACHMENT", "BESIDE_A_READY_ONE", "CAN_BE_RESTORED", "CAN_BE_WOUNDED",
    "CAN_GO_INSANE", "CAN_GO_INSANE_FOR_CERTAIN", "CARD", "CARD_IN_PLAY", "CHARACTER", "COMMITTED_HERE",
    "COMMITTED_THERE", "COMMITTED_TO_IT", "COMMITTED_TO_THIS", "COMMITTED_WITH_HOST", "COMMITTED_WITH_IT",
    "CONSPIRACY", "DESIGNED_BY_A_CHAMPION", "ENTERED_THIS_PHASE", "EVENT", "FACE_DOWN_HERE", "GOES_INSANE", "HOST",
    "HOST_CARD", "HOST_STORY", "HOST_SUPPORT", "IN_DECK", "IN_DISCARD", "IN_DISCARDS", "IN_HAND",
    "IN_OPPONENTS_DISCARD", "IN_OPPONENTS_HAND", "IS_COMMITTED", "IS_EXHAUSTED", "IS_INSANE", "IS_READY",
    "IS_REMOVED", "MAY_ENTER", "NAMED", "NON_EVENT", "NOT_IT",
    "NOT_STRUCK_AT_ONCE", "NOT_THE_HOST", "OF_ANOTHER_FACTION", "OF_ANOTHER_FACTION_THAN_THAT", "OPPONENTS", "OTHER",
    "RESOURCE", "SELF", "STORY", "SUPPORT", "THAT_ONE", "THEIRS", "THE_SAME_PLAYERS", "THIS", "THIS_STORY", "UNIQUE",
    "WAS_COMMITTED_THERE", "WITHOUT_ATTACHMENTS", "WITHOUT_TOKENS", "WITH_STRUGGLES", "YOURS", "YOUR_RESOURCE",
    "YOU_OWN", "can_be", "faction", "keyword", "printed_subtype", "resource_of", "subtype", "titled", "where_is",
    "without_printed_subtype", "your_tokens_at_most",
]  # fmt: skip

# ---- what a card is

CARD = Sel(lambda g, use, uid: True, "card")
CARD_IN_PLAY = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == PLAY or g.is_conspiracy_in_play(uid),
    "card",
    place=f"{IN_PLAY}+{IN_ROW}",
)
"""Any card in play, conspiracies included."""
CHARACTER = Sel(
    lambda g, use, uid: values.is_character(g, uid),
    "character",
    place=IN_PLAY,
    steady=True,
    listed=CHARACTERS,
    printed=True,
)
SUPPORT = Sel(lambda g, use, uid: values.is_support(g, uid), "support card", place=IN_PLAY, printed=True)
ATTACHMENT = Sel(lambda g, use, uid: values.is_attachment(g, uid), "Attachment", place=IN_PLAY, printed=True)
STORY = Sel(lambda g, use, uid: g.state.cards[uid].zone == ROW, "story", place=IN_ROW)
CONSPIRACY = Sel(lambda g, use, uid: g.kind(uid).facts.type == "conspiracy", "conspiracy", place=IN_ROW)
RESOURCE = Sel(lambda g, use, uid: g.state.cards[uid].zone == zones.RESOURCE, "resource", place=IN_DOMAINS)

YOUR_RESOURCE = Sel(
    lambda g, use, uid: any(uid in domain.resources for domain in g.state.domains[use.seat]),
    "resource",
    after=("on your domains",),
    place=IN_DOMAINS,
)
EVENT = Sel(lambda g, use, uid: g.kind(uid).is_event, "event card")
NON_EVENT = Sel(lambda g, use, uid: not g.kind(uid).is_event, before=("non-event",))

THIS = Sel(lambda g, use, uid: uid == use.holder, "this card", place=IN_PLAY)
"""The card the ability is on, also a gained one."""
SELF = Sel(lambda g, use, uid: uid == use.holder and use.card.kind == use.home, "this card", place=IN_PLAY, steady=True)
"""The card that names itself."""
OTHER = Sel(lambda g, use, uid: uid != use.holder, before=("other",))
HOST = Sel(lambda g, use, uid: uid == g.state.cards[use.holder].host, "attached character", place=IN_PLAY, steady=True)
"""The card that this attachment is attached to."""
NOT_THE_HOST = Sel(lambda g, use, uid: uid != g.state.cards[use.holder].host, before=("other",))
"""Another card than the one this is attached to."""
HOST_CARD = Sel(lambda g, use, uid: uid == g.state.cards[use.holder].host, "attached card", place=IN_PLAY)
"""The same, where that need not be a character."""
THIS_STORY = Sel(lambda g, use, uid: uid == use.holder, "this story", place=IN_ROW)
"""The story or conspiracy the ability is on."""
HOST_STORY = Sel(lambda g, use, uid: uid == g.state.cards[use.holder].host, "attached story", place=IN_ROW)


FACE_DOWN_HERE = Sel(
    lambda g, use, uid: (
        g.state.cards[uid].host == use.holder and g.state.cards[uid].attached_by_effect and g.state.cards[uid].face_down
    ),
    "face-down card",
    after=("attached to this card",),
    place=IN_PLAY,
)


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
    listed=CONTROLLED,
)
OPPONENTS = Sel(
    lambda g, use, uid: g.state.cards[uid].controller != use.seat and g.state.cards[uid].zone != ROW,
    after=("an opponent controls",),
    listed=OPPOSED,
)
"""Nobody controls a story or conspiracy (coc/faq/conspiracy-has-no-controller)."""

THEIRS = Sel(
    lambda g, use, uid: use.event is not None and g.state.cards[uid].controller == use.event.seat,
    after=("that player controls",),
    no=lambda g, use, uid: Refusal(NOT_MEANT, "that player does not control {}", g.title(uid)),
)
"""Controlled by the player whom the event that is answered is about."""

THAT_ONE = Sel(
    lambda g, use, uid: (
        use.event is not None and uid == use.event.subject and use.event.obj in (0, g.state.cards[uid].obj)
    ),
    after=("to which that happened",),
)
"""The card of the event that is answered, the same object still."""

# ---- how it is

IS_READY = Sel(lambda g, use, uid: readiness.is_ready(g, uid), before=("ready",))
IS_EXHAUSTED = Sel(lambda g, use, uid: readiness.is_exhausted(g, uid), before=("exhausted",))


def _is_insane(g: CocTable, use: Use, uid: int) -> bool:
    card = g.state.cards[uid]
    if card.state == INSANE:
        return True
    return g.kind(uid).counts_as_insane and card.zone == PLAY and not values.is_blank(g, uid)


IS_INSANE = Sel(_is_insane, before=("insane",))
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


def _is_there(g: CocTable, use: Use, uid: int) -> bool:
    """Whether a card is committed to the story of what is answered: where it happened, or to whom."""
    event, card = use.event, g.state.cards[uid]
    if event is None or card.zone != PLAY or card.story == NOWHERE:
        return False
    if event.story != NOWHERE or event.subject < 0:
        return card.story == event.story
    return card.story in (event.subject, (event.before or g.state.cards[event.subject]).story)


COMMITTED_THERE = Sel(_is_there, after=("committed there",))
"""Committed to the story that is answered, or to that of the card that is answered."""
COMMITTED_TO_THIS = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == PLAY and g.state.cards[uid].story == use.holder,
    after=("committed here",),
    steady=True,
)
"""Committed to this story or conspiracy."""


def _first_targets(use: Use) -> list[int]:
    return [uid for uid, _ in use.targets[0]] if use.targets else []


def _is_with_it(g: CocTable, use: Use, uid: int) -> bool:
    cards = g.state.cards
    story = cards[uid].story
    return story != NOWHERE and any(cards[it].story == story for it in _first_targets(use))


NOT_IT = Sel(lambda g, use, uid: uid not in _first_targets(use), before=("other",))
"""Another card than the one that was chosen."""
COMMITTED_WITH_IT = Sel(_is_with_it, after=("committed to its story",))
"""Committed to the story of the card that was chosen, that one included."""


def _is_committed_to_it(g: CocTable, use: Use, uid: int) -> bool:
    card = g.state.cards[uid]
    if card.zone != PLAY or card.story == NOWHERE:
        return False
    if use.targets or not use.ability.choose:
        return card.story in _first_targets(use)
    return bool(use.ability.choose[0].what.test(g, use, card.story))


COMMITTED_TO_IT = Sel(_is_committed_to_it, after=("committed to it",))
"""Committed to the story that was chosen, or before that to one that may be."""
COMMITTED_WITH_HOST = Sel(
    lambda g, use, uid: (
        g.state.cards[uid].story != NOWHERE
        and use.card.host != NOWHERE
        and g.state.cards[uid].story == g.state.cards[use.card.host].story
    ),
    after=("committed to the attached character's story",),
)
"""Committed to the story of the card this one is attached to, or was when its ability was used; that one included."""
WAS_COMMITTED_THERE = Sel(
    lambda g, use, uid: (
        use.event is not None
        and any(card.uid == uid and card.obj == g.state.cards[uid].obj for card in use.event.cards)
    ),
    after=("that was committed to that story",),
)
"""Committed when the story just resolved began to resolve."""
WITH_STRUGGLES = Sel(lambda g, use, uid: bool(values.struggles(g, uid)), after=("with a struggle",))
WITHOUT_TOKENS = Sel(
    lambda g, use, uid: not any(g.state.cards[uid].success), after=("where nobody has a success token",)
)


def your_tokens_at_most(most: int) -> Sel:
    """Stories where you have few success tokens."""
    return Sel(
        lambda g, use, uid: g.state.cards[uid].success[use.seat] <= most,
        after=(f"where you have {most} or fewer success tokens",),
    )


def where_is(what: Sel) -> Sel:
    """Stories to which a card of a kind is committed."""
    return Sel(
        lambda g, use, uid: any(what.test(g, use, card) for side in g.committed[uid] for card in side),
        after=(f"to which {what.phrase()} is committed",),
    )


def _is_the_same_players(g: CocTable, use: Use, uid: int) -> bool:
    cards = g.state.cards
    return all(cards[it].controller == cards[uid].controller for it in _first_targets(use))


THE_SAME_PLAYERS = Sel(_is_the_same_players, after=("controlled by the same player",))
"""Controlled by whoever controls the card that was chosen first."""


def _is_beside_a_ready_one(g: CocTable, use: Use, uid: int) -> bool:
    cards = g.state.cards
    return any(
        cards[it].controller == cards[uid].controller and values.is_character(g, it) and readiness.is_ready(g, it)
        for it in g.state.play
    )


BESIDE_A_READY_ONE = Sel(_is_beside_a_ready_one)
"""Its controller has a ready character too, as a text asks that chooses both; it says so of that one."""

NOT_STRUCK_AT_ONCE = Sel(lambda g, use, uid: uid not in g.at_once, after=("to which the same is not about to happen",))
"""What one effect does to several cards it does at the same time (coc/faq/expendable-muscle-dynamite)."""

UNIQUE = Sel(lambda g, use, uid: g.kind(uid).facts.unique, before=("unique",))
WITHOUT_ATTACHMENTS = Sel(
    lambda g, use, uid: not any(values.is_attachment(g, a) for a in g.index.attachments.get(uid, ())),
    after=("without Attachments",),
)

# ---- places

IN_DISCARD = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == DISCARD,
    after=("in your discard pile",),
    place=IN_YOUR_DISCARD,
    printed=True,
)
IN_DISCARDS = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == DISCARD,
    after=("in anybody's discard pile",),
    place=IN_ANY_DISCARD,
    printed=True,
)
IN_OPPONENTS_DISCARD = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == DISCARD and g.state.cards[uid].owner != use.seat,
    after=("in an opponent's discard pile",),
    place=IN_ANY_DISCARD,
    printed=True,
)
ENTERED_THIS_PHASE = Sel(lambda g, use, uid: g.came_this_phase(uid), after=("that came there this phase",))
IN_HAND = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == HAND, after=("in your hand",), place=IN_YOUR_HAND, printed=True
)
IN_OPPONENTS_HAND = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == HAND and g.state.cards[uid].owner != use.seat,
    after=("in an opponent's hand",),
    place=IN_THEIR_HAND,
)
IS_REMOVED = Sel(
    lambda g, use, uid: g.state.cards[uid].zone == zones.REMOVED, after=("removed from the game",), place=AMONG_REMOVED
)
IN_DECK = Sel(lambda g, use, uid: g.state.cards[uid].zone == zones.DECK, after=("in your deck",), place=IN_YOUR_DECK)


def subtype(name: str) -> Sel:
    """Cards of a subtype."""
    return Sel(lambda g, use, uid: values.has_subtype(g, uid, name, use.holder), before=(name,), printed=True)


def without_printed_subtype(name: str) -> Sel:
    """Cards on which a subtype is not printed, whether they have a text box where they lie or not."""
    return Sel(lambda g, use, uid: name not in g.kind(uid).subtypes, before=(f"non-{name}",))


def printed_subtype(name: str) -> Sel:
    """Cards on which a subtype is printed."""
    return Sel(lambda g, use, uid: name in g.kind(uid).subtypes, after=(f"on which {name} is printed",))


def keyword(name: str) -> Sel:
    """Cards with a keyword."""
    return Sel(lambda g, use, uid: values.has(g, uid, name), before=(name.capitalize(),))


def faction(name: str) -> Sel:
    """Cards of a faction."""
    return Sel(lambda g, use, uid: values.faction(g, uid) == name, before=(FACTION_NAMES[name],))


def _is_of_another_faction(g: CocTable, use: Use, uid: int) -> bool:
    own = values.faction(g, uid)
    return own not in (None, "neutral") and any(values.faction(g, it) != own for it in _first_targets(use))


OF_ANOTHER_FACTION = Sel(_is_of_another_faction, after=("of another faction than it",))
"""Of a faction that the chosen card is not of; no faction is not another one (coc/rule/2.38-neutral-no-faction/b)."""


OF_ANOTHER_FACTION_THAN_THAT = Sel(
    lambda g, use, uid: values.faction(g, uid) not in (None, "neutral", use.memory),
    after=("of another faction than that card",),
)
"""Of a faction other than the one kept in mind; no faction is not another one (coc/faq/professor-lake-neutral)."""


def resource_of(name: str) -> Sel:
    """Resources of a faction: the resource icon counts, not the card's faction (coc/basics/10.18)."""
    return Sel(lambda g, use, uid: name in g.kind(uid).facts.resources, before=(FACTION_NAMES[name],))


NAMED = Sel(lambda g, use, uid: g.kind(uid).facts.title == use.memory, "copy of the named card")
"""Cards with the title that was named."""


DESIGNED_BY_A_CHAMPION = Sel(
    lambda g, use, uid: g.kind(uid).facts.id in champion_cards(), after=("designed by a world champion",)
)


def titled(title: str) -> Sel:
    """Cards with a title."""
    return Sel(lambda g, use, uid: g.kind(uid).facts.title == title, after=(f"titled {title}",))


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
GOES_INSANE = Sel(lambda g, use, uid: g.can_go_insane(uid), no=lambda g, use, uid: g.insanity_refusal(uid))
"""Nothing keeps it from going insane: for what is picked and no target, in every edition."""
CAN_GO_INSANE_FOR_CERTAIN = Sel(
    lambda g, use, uid: not g.rules.cannot_forbids_targeting or sanity.can_go_insane_for_certain(g, uid),
    no=lambda g, use, uid: sanity.certain_insanity_refusal(g, uid),
)
"""Only a text, and no Willpower or Terror icon, keeps it from going insane."""
CAN_BE_RESTORED = Sel(
    lambda g, use, uid: not g.rules.cannot_forbids_targeting or g.can_be_restored(uid),
    no=lambda g, use, uid: g.restoring_refusal(uid),
)


MAY_ENTER = Sel(
    lambda g, use, uid: entering.choice_refusal(g, uid, g.state.cards[uid].owner, use) is None,
    no=lambda g, use, uid: entering.choice_refusal(g, uid, g.state.cards[uid].owner, use),
)
"""Nothing, such as uniqueness, keeps it out of play under its owner's control."""
MAY_BE_YOURS = Sel(
    lambda g, use, uid: control.choice_refusal(g, uid, use.seat, use) is None,
    no=lambda g, use, uid: control.choice_refusal(g, uid, use.seat, use),
)
"""You may control it: uniqueness, Heroic and Villainous allow it (coc/rule/1.13-gaining-control/d and g)."""

MAY_CHANGE_HANDS = Sel(
    lambda g, use, uid: not g.rules.cannot_forbids_targeting or control.text_refusal(g, uid, use) is None,
    no=lambda g, use, uid: control.text_refusal(g, uid, use),
)
"""No text keeps anybody from taking control of it (coc/rule/2.2-cannot/b)."""


def can_be(done: str) -> Sel:
    """Cards with which something can be done: ``destroyed``, ``readied`` and the like."""

    def test(g: CocTable, use: Use, uid: int) -> bool:
        return not g.rules.cannot_forbids_targeting or cannot.refusal(g, f"be {done}", uid) is None

    return Sel(test, no=lambda g, use, uid: cannot.refusal(g, f"be {done}", uid))


# ---- whose it is and what may be done to it, seen from whoever uses the ability

YOU_OWN = Sel(
    lambda g, use, uid: g.state.cards[uid].owner == use.seat and g.state.cards[uid].zone != ROW,
    after=("you own",),
    printed=True,
)
"""Whoever controls it: where a card is to go to your hand, it must be yours (coc/rule/2.23-zones-of-play/c)."""
MAY_ENTER_FOR_YOU = Sel(
    lambda g, use, uid: entering.choice_refusal(g, uid, use.seat, use) is None,
    no=lambda g, use, uid: entering.choice_refusal(g, uid, use.seat, use),
)
"""Nothing, such as uniqueness, keeps it out of play under your control, whoever owns it."""
HOST_SUPPORT = Sel(lambda g, use, uid: uid == g.state.cards[use.holder].host, "attached support card", place=IN_PLAY)
