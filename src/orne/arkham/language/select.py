"""The selectors and references that cards are written with: which cards, where, how they are, which were chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.registry import facts_of
from orne.arkham.rules import cannot, locations
from orne.arkham.rules.fight import can_fight
from orne.arkham.selector import (
    ENEMIES,
    IN_PLAY,
    IN_YOUR_DISCARD,
    IN_YOUR_HAND,
    INVESTIGATORS,
    LOCATIONS,
    NOT_MEANT,
    Ref,
    Sel,
    Test,
    candidates,
    open_candidates,
)
from orne.arkham.state import LOCATION as LOCATION_ZONE
from orne.arkham.state import NOBODY, NOWHERE, PLAY
from orne.kernel.language.selector import article
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

__all__ = [
    "ACT", "AGENDA", "ALLY", "ANOTHER", "ANY_ENEMY", "ASSET", "AT_IT", "AT_THIS", "CARD", "CARD_IN_PLAY", "CHOSEN",
    "CONNECTING", "CONTROLLED", "DAMAGED", "ELITE", "EMPTY", "ENEMY", "ENGAGED", "EVADABLE", "EXHAUSTED",
    "FIGHTABLE", "HERE", "HERE_OR_CONNECTING", "HOST", "HURT", "INVESTIGATOR", "IN_DISCARD", "IN_HAND", "IT",
    "ITSELF", "LEAVABLE", "LOCATION", "MEETING", "NOBODYS", "OTHER", "READY", "REVEALED", "SELF", "SPELL", "THAT",
    "THEM", "THEY", "THE_ATTACKER", "TREACHERY", "UNENGAGED", "UNIQUE", "WEAKNESS", "WITHOUT_ENEMIES", "WITH_CLUES",
    "WITH_DECK", "WITH_HORROR", "YOU", "YOURS", "YOURSELF", "YOUR_LOCATION", "YOUR_OWN_LOCATION", "Ref", "Sel", "at",
    "card_type", "chosen", "connected_places", "everything", "extreme", "kind_of_card", "most_clues", "nearest",
    "the", "titled", "trait", "uses", "where", "without_copy",
]  # fmt: skip


def _named(test: Test, word: str) -> Sel:
    """A word before a noun, and its refusal."""
    return Sel(test, before=(word,), no=lambda g, use, uid: Refusal(NOT_MEANT, f"{{}} is not {word}", g.name(uid)))


def _after(test: Test, words: str, no: str = "") -> Sel:
    """Words behind a noun, and their refusal."""
    template = no or f"{{}} is not {words}"
    return Sel(test, after=(words,), no=lambda g, use, uid: Refusal(NOT_MEANT, template, g.name(uid)))


def _type(name: str, noun: str, place: str) -> Sel:
    template = f"{{}} is not {article(noun)} {noun}"
    return Sel(
        lambda g, use, uid: g.kind(uid).facts.type == name,
        noun,
        place=place,
        no=lambda g, use, uid: Refusal(NOT_MEANT, template, g.name(uid)),
    )


# ---- what a card is

CARD = Sel(lambda g, use, uid: True, "card")
CARD_IN_PLAY = Sel(lambda g, use, uid: g.state.cards[uid].zone == PLAY, "card", place=IN_PLAY)
ENEMY = Sel(
    lambda g, use, uid: values.is_enemy(g, uid) and g.state.cards[uid].zone == PLAY,
    "enemy",
    place=ENEMIES,
    no=lambda g, use, uid: Refusal(NOT_MEANT, "{} is not an enemy in play", g.name(uid)),
)
ANY_ENEMY = Sel(lambda g, use, uid: values.is_enemy(g, uid), "enemy")
"""An enemy wherever it is, as for a search."""
INVESTIGATOR = _type("investigator", "investigator", INVESTIGATORS)
LOCATION = Sel(lambda g, use, uid: g.state.cards[uid].zone == LOCATION_ZONE, "location", place=LOCATIONS)
ASSET = _type("asset", "asset", IN_PLAY)
TREACHERY = _type("treachery", "treachery", IN_PLAY)


def card_type(name: str) -> Sel:
    """Cards of a type, wherever they are."""
    return _type(name, name, "")


def trait(name: str) -> Sel:
    """Cards with a trait."""
    return _named(lambda g, use, uid: values.has_trait(g, uid, name), name)


def titled(title: str) -> Sel:
    """Cards with a title."""
    return Sel(lambda g, use, uid: g.title(uid) == title, title)


def kind_of_card(card_id: str) -> Sel:
    """The cards of an id."""
    facts = facts_of(card_id)
    return Sel(lambda g, use, uid: g.kind(uid).slug == card_id, facts.title if facts is not None else card_id)


def uses(word: str) -> Sel:
    """Cards whose uses have a name: no card takes uses of another kind (arkham/basics/1.19)."""
    return _after(
        lambda g, use, uid: (g.kind(uid).facts.uses or ("",))[0] == word, f"using {word}", f"{{}} does not use {word}"
    )


ELITE = trait("Elite")
ALLY = trait("Ally")
SPELL = trait("Spell")
WEAKNESS = Sel(lambda g, use, uid: values.is_weakness(g, uid), before=("weakness",))
UNIQUE = _named(lambda g, use, uid: g.kind(uid).facts.unique, "unique")

# ---- this card, you, what was chosen

SELF = Sel(lambda g, use, uid: uid == use.holder, "this card", place=IN_PLAY, same=True)
OTHER = Sel(lambda g, use, uid: uid != use.holder, before=("other",))
YOU = Sel(
    lambda g, use, uid: use.seat >= 0 and g.state.investigators[use.seat] == uid, "you", place=INVESTIGATORS, same=True
)
"""The investigator who controls the card, or in whose threat area it lies."""
HOST = Sel(lambda g, use, uid: uid == g.state.cards[use.holder].host, "attached location", place=LOCATIONS)
CHOSEN = Sel(lambda g, use, uid: any(uid == each for each, _ in use.targets[-1]) if use.targets else False, "it")
"""What an effect that lasts was set up for."""

# ---- where it is


def _here(g: ArkhamTable, use: Use, uid: int) -> bool:
    return g.location_of(uid) == g.state.place[use.seat]


HERE = _after(_here, "at your location")
CONNECTING = Sel(
    lambda g, use, uid: uid in locations.connections(g, g.state.place[use.seat]),
    before=("connecting",),
    no=lambda g, use, uid: Refusal(NOT_MEANT, "{} is not connected to your location", g.name(uid)),
)
AT_THIS = _after(
    lambda g, use, uid: g.location_of(uid) != NOWHERE and g.location_of(uid) == g.location_of(use.holder),
    "at its location",
)
"""At the location of the card itself."""
AT_IT = _after(
    lambda g, use, uid: bool(use.targets) and g.location_of(uid) in [place for place, _ in use.targets[-1]], "there"
)
"""At the location that was chosen."""
HERE_OR_CONNECTING = _after(
    lambda g, use, uid: uid == g.state.place[use.seat] or uid in locations.connections(g, g.state.place[use.seat]),
    "(your own or a connecting one)",
    "{} is neither your location nor connected to it",
)
YOUR_OWN_LOCATION = Sel(lambda g, use, uid: uid == g.state.place[use.seat], "your location", place=LOCATIONS)


def at(where: Sel) -> Sel:
    """Cards at some locations."""
    return _after(
        lambda g, use, uid: (place := g.location_of(uid)) != NOWHERE and where.test(g, use, place),
        f"at {where.phrase()}",
    )


IN_HAND = Sel(lambda g, use, uid: True, after=("in your hand",), place=IN_YOUR_HAND)
IN_DISCARD = Sel(lambda g, use, uid: True, after=("in your discard pile",), place=IN_YOUR_DISCARD)

# ---- whose it is

YOURS = _after(lambda g, use, uid: g.state.cards[uid].controller == use.seat, "you control", "you do not control {}")
CONTROLLED = Sel(
    lambda g, use, uid: g.state.cards[uid].controller != NOBODY,
    no=lambda g, use, uid: Refusal(NOT_MEANT, "nobody controls {}", g.name(uid)),
)
"""Cards that some investigator controls."""
NOBODYS = _after(
    lambda g, use, uid: g.state.cards[uid].controller == NOBODY, "that nobody controls", "somebody controls {}"
)

# ---- how it is

EXHAUSTED = _named(lambda g, use, uid: g.state.cards[uid].exhausted, "exhausted")
READY = _named(lambda g, use, uid: not g.state.cards[uid].exhausted, "ready")
REVEALED = _named(lambda g, use, uid: g.state.cards[uid].revealed, "revealed")
ENGAGED = _after(lambda g, use, uid: uid in values.engaged_with(g, use.seat), "engaged with you")
UNENGAGED = _named(lambda g, use, uid: not values.is_engaged(g, uid), "unengaged")
DAMAGED = _after(lambda g, use, uid: g.state.cards[uid].damage > 0, "with damage", "{} has no damage")
WITH_HORROR = _after(lambda g, use, uid: g.state.cards[uid].horror > 0, "with horror", "{} has no horror")
HURT = _after(
    lambda g, use, uid: g.state.cards[uid].damage > 0 or g.state.cards[uid].horror > 0,
    "with damage or horror",
    "{} has neither damage nor horror",
)
WITH_CLUES = _after(lambda g, use, uid: g.state.cards[uid].clues > 0, "with clues", "{} has no clues")
WITH_DECK = _after(
    lambda g, use, uid: bool(g.state.deck[g.state.investigators.index(uid)]),
    "with cards in their deck",
    "the deck of {} is empty",
)
WITHOUT_ENEMIES = _after(lambda g, use, uid: not values.enemies_at(g, uid), "without enemies", "an enemy is at {}")
EMPTY = _after(
    lambda g, use, uid: not g.investigators_at(uid) and not values.enemies_at(g, uid),
    "without investigators and enemies",
    "somebody is at {}",
)
MEETING = _after(
    lambda g, use, uid: bool(g.investigators_at(uid) or values.enemies_at(g, uid)),
    "where anybody is",
    "nobody is at {}",
)
FIGHTABLE = Sel(
    lambda g, use, uid: can_fight(g, uid),
    no=lambda g, use, uid: Refusal("ahlcg/aloof/d", "{} is aloof and engaged with nobody", g.name(uid)),
)
EVADABLE = Sel(
    lambda g, use, uid: not g.state.cards[uid].exhausted or values.is_engaged(g, uid),
    no=lambda g, use, uid: Refusal(NOT_MEANT, "{} is exhausted and engaged with nobody", g.name(uid)),
)
"""For which being evaded changes anything."""
LEAVABLE = Sel(
    lambda g, use, uid: not g.kind(uid).facts.permanent and cannot.forbidder(g, "leave play", uid) < 0,
    no=lambda g, use, uid: Refusal(NOT_MEANT, "{} cannot leave play", g.name(uid)),
)


ANOTHER = Sel(
    lambda g, use, uid: use.event is None or uid != use.event.subject,
    before=("other",),
    no=lambda g, use, uid: Refusal(NOT_MEANT, "{} is the attacker", g.name(uid)),
)
"""Not the one that the event is about."""


def without_copy(card_id: str) -> Sel:
    """Locations to which no card of an id is attached."""
    return _after(
        lambda g, use, uid: not any(g.kind(each).slug == card_id for each in g.index.attachments.get(uid, ())),
        "without a copy of this card",
        "a copy is attached to {} already",
    )


def extreme(what: Sel, value: Callable[[ArkhamTable, int], int], word: str, *, highest: bool = True) -> Sel:
    """Those of some cards whose value is the highest or lowest; several where they tie."""

    def test(g: ArkhamTable, use: Use, uid: int) -> bool:
        if not what.test(g, use, uid):
            return False
        others = [value(g, each) for each in candidates(g, use, what)]
        return value(g, uid) == (max(others) if highest else min(others))

    def no(g: ArkhamTable, use: Use, uid: int) -> Refusal:
        return what.why_not(g, use, uid) or Refusal(
            NOT_MEANT, f"{{}} has {{}} {word}, not {rank}", g.name(uid), value(g, uid)
        )

    rank = f"the {'most' if highest else 'fewest'}"
    return Sel(test, what.noun, what.before, (*what.after, f"with {rank} {word}"), what.place, no)


def most_clues(what: Sel) -> Sel:
    """Those of some cards with the most clues on them."""
    return extreme(what, lambda g, uid: g.state.cards[uid].clues, "clues")


def nearest(what: Sel) -> Sel:
    """Those of some cards that are nearest to you; without a path they count as farthest."""

    def test(g: ArkhamTable, use: Use, uid: int) -> bool:
        if not what.test(g, use, uid):
            return False
        return uid in locations.nearest(g, g.state.place[use.seat], candidates(g, use, what))

    def no(g: ArkhamTable, use: Use, uid: int) -> Refusal:
        return what.why_not(g, use, uid) or Refusal(NOT_MEANT, "{} is not the nearest", g.name(uid))

    return Sel(test, what.noun, ("nearest", *what.before), what.after, what.place, no)


# ---- what an effect is about


def chosen(text: str = "it") -> Ref:
    """What was chosen last, as far as it is the same still."""
    return Ref(
        lambda g, use: [uid for uid, obj in use.targets[-1] if g.state.cards[uid].obj == obj] if use.targets else [],
        text,
    )


IT = chosen()
THEM = chosen("them")
THEY = chosen("they")
"""An investigator that was chosen."""


def everything(what: Sel) -> Ref:
    """All cards of a kind, unchosen."""
    return Ref(
        lambda g, use: open_candidates(g, use, what), f"all {what.plural().replace(' or ', ' and ')}", everything=True
    )


def the(what: Sel) -> Ref:
    """The one card of a kind, unchosen."""
    return Ref(lambda g, use: open_candidates(g, use, what)[:1], what.phrase())


def where(who: Ref, what: Sel) -> Ref:
    """Those of some cards that are of a kind."""
    return Ref(
        lambda g, use: [uid for uid in who.cards(g, use) if what.test(g, use, uid)],
        f"{who.text}, if it is one {' '.join((*what.before, *what.after))}",
    )


def _in_play(g: ArkhamTable, uid: int) -> list[int]:
    return [uid] if uid >= 0 and g.state.cards[uid].zone == PLAY else []


ITSELF = Ref(lambda g, use: [use.holder] if g.state.cards[use.holder].obj == use.card.obj else [], "this card")
YOURSELF = Ref(lambda g, use: [g.state.investigators[use.seat]] if use.seat >= 0 else [], "you")
YOUR_LOCATION = Ref(lambda g, use: [g.state.place[use.seat]], "your location")
THAT = Ref(lambda g, use: _in_play(g, use.event.subject) if use.event else [], "that card", of_event=True)
"""The card in play that the event is about which is answered."""
THE_ATTACKER = Ref(lambda g, use: _in_play(g, use.event.attacker) if use.event else [], "the attacker", of_event=True)
AGENDA = Ref(lambda g, use: [g.state.agenda] if g.state.agenda >= 0 else [], "the agenda")
ACT = Ref(lambda g, use: [g.state.act] if g.state.act >= 0 else [], "the act")


def connected_places(g: ArkhamTable, use: Use) -> list[int]:
    """The locations connected to an investigator's own."""
    return locations.connections(g, g.state.place[use.seat])
