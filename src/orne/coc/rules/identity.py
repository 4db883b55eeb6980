"""Which ability it is: one name for its key, its limit and its answers, whether printed, gained or copied.

Nothing here depends on where an object lies in memory: the same position gives the same names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from orne.coc.rules.moving import PUBLIC
from orne.coc.state import FORM, NOWHERE, PLAY, ROW, ZONE_NAMES
from orne.kernel.decision import Option

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.events import Event
    from orne.coc.table import CocTable

Which = tuple[int, int, int, int, int]
"""What makes an ability this one and no other: kind and place of its text, then giver and number if it was given."""


def which(g: CocTable, use: Use) -> Which:
    """Tell an ability from every other one of its card; two grants of one text are two abilities."""
    grant = use.grant
    if grant is None:
        return use.home, g.state.catalogue.kinds[use.home].places.get(id(use.ability), -1), -1, 0, use.card.obj
    return grant.kind, grant.place, grant.giver, grant.number, use.card.obj


def name(g: CocTable, use: Use) -> str:
    """What a key says of an ability besides its card: nothing where that card prints no other of the kind."""
    grant = use.grant
    kinds = g.state.catalogue.kinds
    if grant is None:
        return kinds[use.home].names.get(id(use.ability), "")
    kind = kinds[grant.kind]
    if grant.giver < 0:
        source = kind.slug if grant.number == 1 else f"{kind.slug}#{grant.number}"
    else:
        source = g.ref(grant.giver) if grant.giver != use.holder else ""
    return " ".join(part for part in (grant.word, source, kind.given[grant.place]) if part)


class GrantedOption(Option):
    """An option about an ability that a card has from another."""

    __slots__ = ()

    @property
    def remark(self) -> str:
        """The note with a title in place of an id."""
        use: Use = self.value
        g: Any = self._namer
        if use.grant is None or use.grant.giver == use.holder:
            return self.note
        kind = g.state.catalogue.kinds[use.grant.kind]
        words = f"{use.grant.word} from {kind.facts.title} {kind.given[use.grant.place]}".rstrip()
        return self.note.replace(name(g, use), words)


def limit_key(g: CocTable, use: Use) -> str:
    """What a limit counts: a title and player, or the one ability of the one object (coc/rule/2.9-limit/a and b)."""
    grant = use.grant
    if grant is None:
        text = name(g, use)
    else:
        text = f"{grant.word} {g.state.catalogue.kinds[grant.kind].slug} {grant.place + 1}"
    if use.ability.limit.by_title:
        player = str(use.seat) if g.rules.limits_by_player else ""
        return " ".join(part for part in (g.title(use.holder), text, player) if part)
    giver = f" {grant.giver}.{grant.number}" if grant is not None else _guise(g, use)
    return f"{use.holder}.{use.card.obj} {text}".rstrip() + giver


def _guise(g: CocTable, use: Use) -> str:
    """What a card is in play as, where that is another kind of card: its abilities are others than its own."""
    state = g.state
    if not state.catalogue.has_forms:
        return ""
    me = ((use.holder, use.card.obj),)
    own = next((each.value[0] for each in state.lasting if each.kind == FORM and each.targets == me), use.home)
    return f" as {state.catalogue.kinds[use.home].slug}" if use.home != own else ""


def known_as(g: CocTable, event: Event | None) -> int:
    """What tells the card of an event from others, as far as everybody knows it: the card, or what it was in play."""
    if event is None or event.subject < 0:
        return NOWHERE
    if g.state.cards[event.subject].zone in PUBLIC:
        return event.subject
    before = event.before
    return -2 - before.kind if before is not None and before.zone == PLAY else NOWHERE


def answering(g: CocTable, use: Use) -> tuple[int, int, Which, int]:
    """An ability of a player, with the card it answers where its effect is about that card."""
    about = known_as(g, use.event) if use.ability.effect.of_event else NOWHERE
    return use.holder, use.seat, which(g, use), about


def resolve_options(g: CocTable, uses: Sequence[Use]) -> list[Option]:
    """An option for each effect that waits to be put in order; one that waits twice names what it answers."""
    options: list[Option] = []
    times = Counter((use.holder, use.seat, which(g, use)) for use in uses)
    for use in uses:
        cards: tuple[int, ...] = (use.holder,)
        if times[use.holder, use.seat, which(g, use)] > 1 and use.event is not None and use.event.subject >= 0:
            cards = (use.holder, use.event.subject)
        options.append(GrantedOption(g, "resolve", cards, _note(g, use), use))
    tell_apart(g, options)
    return options


def _note(g: CocTable, use: Use) -> str:
    """Which effect it is, and whose where a story means every player."""
    whose = f"player {use.seat + 1}" if id(use.ability) in g.state.catalogue.kinds[use.home].for_each else ""
    return f"{name(g, use)} {whose}".strip()


def tell_apart(g: CocTable, options: Sequence[Option]) -> None:
    """Let options that would share a key say where their card has gone; those it does not part are numbered."""
    if len(options) < 2:
        return
    for add in (_place, _number):
        shared = Counter(option.key for option in options)
        if len(shared) == len(options):
            return
        seen: Counter[str] = Counter()
        for each in options:
            key = each.key
            if shared[key] > 1:
                seen[key] += 1
                each.add_note(add(g, each, seen[key]))


def _place(g: CocTable, option: Option, number: int) -> str:
    """Where the cards of an option lie, if no longer in play: its own, and the one it answers."""
    zones = dict.fromkeys(g.state.cards[uid].zone for uid in option.cards)
    return " ".join(ZONE_NAMES[zone] for zone in zones if zone not in (PLAY, ROW))


def _number(g: CocTable, option: Option, number: int) -> str:
    """Which of the options with the same words it is."""
    return "" if number == 1 else str(number)
