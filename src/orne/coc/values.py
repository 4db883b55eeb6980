"""What a card is worth now: skill, icons, keywords, subtypes, faction, type, struggles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from orne.coc import immunity
from orne.coc.abilities import UNCOUNTED, UNCOUNTED_ICONS
from orne.coc.facts import ARCANE, COMBAT, INVESTIGATION, KEYWORDS, STRUGGLE_NAMES, STRUGGLES, TERROR
from orne.coc.index import added_of, gives_value, index_of
from orne.coc.state import DOMAIN, DORMANT, INSANE, NOWHERE, PLAY, RESOURCE, ROW
from orne.kernel.values import layered

if TYPE_CHECKING:
    from orne.coc.index import Index
    from orne.coc.state import Card
    from orne.coc.table import CocTable

__all__ = [
    "ARCANE", "COMBAT", "INVESTIGATION", "KEYWORDS", "STRUGGLES", "STRUGGLE_NAMES", "TERROR", "UNCOUNTED",
    "UNCOUNTED_ICONS", "faction", "has", "has_no_faction", "has_subtype", "icons", "in_play", "is_attachment",
    "is_blank", "is_character", "is_day", "is_night", "is_support", "left_as", "net", "printed_cost",
    "printed_cost_of", "printed_skill", "resource_has_text", "skill", "struggles", "toughness",
]  # fmt: skip
"""The names of icons and keywords are said beside what they are worth."""

SKILL: Final = "skill"
TOUGHNESS: Final = "toughness"
_NOT_GAINED: Final = (SKILL, UNCOUNTED, UNCOUNTED_ICONS)
"""What texts do not say a card gains: it stays when the text box of the receiver is blank.

coc/rule/1.6-passive-effects/e, coc/rule/2.25-text-box/b
"""


def net(g: CocTable, uid: int, attribute: int | str) -> int:
    """A value before it is read: the sum may be below 0 (coc/rule/1.5-multiple-lasting-effects/b)."""
    state = g.state
    known = state.values
    key: Any = (uid, attribute)  # compiled, a typed tuple would be made anew each time it is looked up
    value: int | None = known.get(key)
    if value is not None:
        return value
    card = state.cards[uid]
    kind = state.catalogue.kinds[card.kind]
    if card.state == INSANE or card.zone != PLAY or card.attached_by_effect or card.face_down:
        if card.zone == PLAY or not isinstance(attribute, str) or attribute == SKILL or not _has_text(g, card):
            known[key] = 0
            return 0
        if card.zone != ROW:
            known[key] = value = kind.keywords.get(attribute, 0)
            return value
    index = state.index or index_of(g)
    replaced: int | None = None
    lost = False
    if attribute == SKILL:
        for final, use in index.final_skills:
            if immunity.affects(g, use, final.to, uid):
                known[key] = final.skill
                return final.skill
        printed = kind.facts.skill or 0
        if kind.values and SKILL in kind.values and uid not in index.blank:
            known[key] = printed
            printed = kind.values[SKILL].amount(g, g.use_of(uid), uid)
        if index.skills:
            for sets, use in index.skills:
                if immunity.affects(g, use, sets.to, uid):
                    if sets.printed:
                        printed = sets.skill
                    else:
                        replaced = sets.skill
    elif isinstance(attribute, int):
        printed = kind.facts.icons[attribute]
        if index.icons_lost and not kind.is_form:
            lost = any(
                attribute in each.icons and immunity.affects(g, use, each.to, uid) for each, use in index.icons_lost
            )
    else:
        printed = kind.keywords.get(attribute, 0)
        # What a form has is not printed: it goes only with the whole text box (coc/faq/neutral-ground-guardian-pillar).
        lost = uid in (index.silenced if kind.is_form else index.blank)
    statics = index.statics.get(attribute)
    added: Sequence[int] = added_of(state).get(key, ()) if state.lasting else ()
    if statics is None and not added:
        value = 0 if lost else printed if replaced is None else replaced
    else:
        mute = bool(index.silenced) and attribute not in _NOT_GAINED and uid in index.silenced
        if mute and isinstance(attribute, str):
            added = [amount for amount in added if amount < 0]
        known[key] = printed
        more = list(added)
        for gives, use in statics or ():
            if gives.to.test(g, use, uid) and (gives.while_ is None or gives.while_.test(g, use)):
                if index.immune and immunity.is_immune(g, uid, use):
                    continue
                amount = gives.amount
                if not isinstance(amount, int):
                    amount = amount(g, use, uid)
                if mute and amount > 0:
                    continue
                more.append(amount)
        value = layered(printed, replaced, lost, more)
    known[key] = value
    return value


def _has_text(g: CocTable, card: Card) -> bool:
    """Whether a card that is not in the play area has its text box: a face-down one in play or removed has none."""
    if card.zone == RESOURCE:
        return resource_has_text(g, card.uid)
    return card.zone not in (DORMANT, DOMAIN)


def skill(g: CocTable, uid: int) -> int:
    """A character's skill, read as at least 0."""
    value = net(g, uid, SKILL)
    return value if value > 0 else 0


def icons(g: CocTable, uid: int, icon: int) -> int:
    """How many icons of a kind a character has (coc/rule/2.28-icon-removal/a)."""
    value = net(g, uid, icon)
    return value if value > 0 else 0


def has(g: CocTable, uid: int, keyword: str) -> bool:
    """Whether a card has a keyword."""
    return net(g, uid, keyword) > 0


def toughness(g: CocTable, uid: int) -> int:
    """Total Toughness; it adds up (coc/rule/ccg-toughness)."""
    value = net(g, uid, TOUGHNESS)
    return value if value > 0 else 0


def is_blank(g: CocTable, uid: int) -> bool:
    """Whether a card's text box is blank."""
    card = g.state.cards[uid]
    return card.state == INSANE or card.face_down or uid in (g.state.index or index_of(g)).blank


def is_character(g: CocTable, uid: int) -> bool:
    """Whether a card in play counts as a character; an insane card always does (coc/rule/2.34-insanity/e)."""
    card = g.state.cards[uid]
    if card.zone != PLAY:
        return card.zone != ROW and g.state.catalogue.kinds[card.kind].is_character
    return card.state == INSANE or (g.state.catalogue.kinds[card.kind].is_character and not card.attached_by_effect)


def is_support(g: CocTable, uid: int) -> bool:
    """Whether a card counts as a support card; one attached by an effect does.

    coc/rule/1.15-attaching-through-card-effects/a
    """
    card = g.state.cards[uid]
    if card.zone == PLAY and card.state == INSANE:
        return False
    return card.attached_by_effect or g.state.catalogue.kinds[card.kind].facts.type == "support"


def has_subtype(g: CocTable, uid: int, subtype: str, asker: int = NOWHERE) -> bool:
    """Whether a card has a subtype, asked by a card; subtypes belong to the text box (coc/rule/2.25-text-box/a)."""
    state = g.state
    card = state.cards[uid]
    printed = subtype in state.catalogue.kinds[card.kind].subtypes
    index = state.index or index_of(g)
    if not (printed or index.subtypes or card.attached_by_effect):
        return False
    if card.zone in (PLAY, ROW):
        if card.state == INSANE:
            return False
        if card.attached_by_effect:
            return (
                subtype == "Attachment"
                or (printed and _is_open_to(g, card, asker))
                or any(gives.attached and gives.to.test(g, use, uid) for gives, use in index.subtypes.get(subtype, ()))
            )
        if uid in index.silenced:
            return False
        if printed and uid in index.blank:
            # What a form has is not printed (coc/faq/neutral-ground-guardian-pillar).
            printed = subtype in state.catalogue.kinds[card.kind].unprinted_subtypes
    elif not _has_text(g, card):
        return False
    if printed:
        return True
    if not index.subtypes:
        return False
    given = index.subtypes.get(subtype, ())
    return any(immunity.affects(g, use, gives.to, uid) for gives, use in given)


def _is_open_to(g: CocTable, attached: Card, asker: int) -> bool:
    """Whether a card sees what an attached card was before: only the one that attached it, in later editions.

    coc/rule/1.15-attaching-through-card-effects/c and h
    """
    if asker == NOWHERE or attached.face_down or not g.rules.attached_card_open_to_attacher:
        return False
    me = (attached.uid, attached.obj)
    return any(each.source == asker for each in g.state.lasting if each.kind == "attached" and me in each.targets)


def resource_has_text(g: CocTable, uid: int) -> bool:
    """Whether a card attached to a domain has its text box; older editions know only Zoogs that do, or none.

    What it may trigger there is another matter: only what names that place (coc/rule/2.25-text-box/c).
    """
    keeps = g.rules.resources_with_text
    return keeps == "all" or (keeps == "zoog" and "zoog" in g.kind(uid).facts.resources)


def is_attachment(g: CocTable, uid: int) -> bool:
    """Whether a card in play is an Attachment."""
    return has_subtype(g, uid, "Attachment")


def faction(g: CocTable, uid: int) -> str | None:
    """A card's faction; an insane character has none and is not neutral (coc/rule/2.38-neutral-no-faction/a)."""
    card = g.state.cards[uid]
    if card.zone == PLAY:
        if _hides_its_face(g, card):
            return None
        changed = index_of(g).factions
        for passive, use in reversed(changed) if changed else ():
            if immunity.affects(g, use, passive.to, uid):
                return str(use.memory)
    return g.state.catalogue.kinds[card.kind].facts.faction


def _hides_its_face(g: CocTable, card: Card) -> bool:
    """Whether a card in play shows no printed values; older editions make an exception of a card attached face down.

    coc/rule/1.15-attaching-through-card-effects/d
    """
    if card.attached_by_effect and card.face_down:
        return not g.rules.attached_face_down_keeps_faction
    return card.state == INSANE or card.face_down


def has_no_faction(g: CocTable, uid: int) -> bool:
    """Whether a card has no faction: neutral cards and insane characters (coc/rule/2.38-neutral-no-faction/a)."""
    return faction(g, uid) in (None, "neutral")


def left_as(g: CocTable, before: Card) -> str:
    """The type a card had as it left play; an insane one leaves as what is printed (coc/rule/2.34-insanity/h)."""
    return "support" if before.attached_by_effect else g.state.catalogue.kinds[before.kind].facts.type


def printed_cost(g: CocTable, uid: int) -> int | None:
    """The printed cost, X being 0; None for a face-down card, whose cost is indeterminate (coc/rule/2.26-printed/e)."""
    return printed_cost_of(g, g.state.cards[uid])


def printed_cost_of(g: CocTable, card: Card) -> int | None:
    """The printed cost of a card as it is or was."""
    if card.zone == PLAY and _hides_its_face(g, card):
        return None if g.rules.face_down_prints_nothing else 0
    return g.state.catalogue.kinds[card.kind].facts.cost


def printed_skill(g: CocTable, uid: int, asker: int = NOWHERE) -> int | None:
    """The printed skill, X being 0, or what an effect lowered it to; None where the card that asks sees none."""
    card = g.state.cards[uid]
    if card.zone == PLAY:
        if card.state == INSANE or card.face_down:
            return None if g.rules.face_down_prints_nothing else 0
        if card.attached_by_effect and not _is_open_to(g, card, asker):
            return None
        for sets, use in reversed(index_of(g).skills):
            if sets.printed and immunity.affects(g, use, sets.to, uid):
                return sets.skill
    kind = g.state.catalogue.kinds[card.kind]
    return None if kind.is_form else kind.facts.skill


def struggles(g: CocTable, story: int) -> list[int]:
    """The struggles at a story, in order: its own, boosters, minus removals (coc/rule/2.27-icon-boosters/a).

    A booster belongs to the text box of its card (coc/rule/2.25-text-box/a).
    """
    known: list[int] | None = g.state.values.get((story, "struggles"))
    if known is None:
        known = g.state.values[story, "struggles"] = _struggles(g, story)
    return known


def _struggles(g: CocTable, story: int) -> list[int]:
    """Count the struggles at a story."""
    state = g.state
    index = index_of(g)
    cards = state.cards
    kinds = state.catalogue.kinds
    counts = list(kinds[cards[story].kind].facts.struggles)
    added = [0, 0, 0, 0]
    mine, theirs = g.committed[story]
    here = mine + theirs
    if index.attachments:
        here = [*here, *_attached(index, [story, *here])]
    for uid in here:
        card = cards[uid]
        boosters = kinds[card.kind].boosters
        if boosters is not None and not card.attached_by_effect and not is_blank(g, uid):
            added = [n + more for n, more in zip(added, boosters, strict=True)]
    counts = [n + more for n, more in zip(counts, added, strict=True)]
    for gives, use in index.struggles:
        if immunity.affects(g, use, gives.to, story):
            struggle = gives.which(g, use, story)
            if struggle >= 0:
                counts[struggle] += gives.amount
    for none, use in index.no_struggle:
        if immunity.affects(g, use, none.to, story):
            counts[none.which(use)] = 0
    return [struggle for struggle in STRUGGLES for _ in range(max(0, counts[struggle]))]


def _attached(index: Index, hosts: list[int]) -> list[int]:
    """What is attached to some cards, card by card."""
    return [uid for host in hosts for uid in index.attachments.get(host, ())]


def in_play(g: CocTable, uid: int) -> bool:
    """Whether a card is in play: in the play area, the story row, or dormant at a story (coc/mechanic/dormant/d)."""
    return g.state.cards[uid].zone in (PLAY, ROW, DORMANT)


def is_day(g: CocTable) -> bool:
    """Whether it is Day: a card that says so is in play (coc/mechanic/day-and-night/b)."""
    return _anything_has(g, "day")


def is_night(g: CocTable) -> bool:
    """Whether it is Night; it may be Day as well (coc/mechanic/day-and-night/c)."""
    return _anything_has(g, "night")


def _anything_has(g: CocTable, keyword: str) -> bool:
    """Whether a card in play or a story has a keyword; where no text gives it, only those are asked that print it."""
    state = g.state
    given = gives_value(g, keyword)
    kinds, cards = state.catalogue.kinds, state.cards
    return any(
        has(g, uid, keyword) for uid in (*state.play, *state.row) if given or keyword in kinds[cards[uid].kind].keywords
    )
