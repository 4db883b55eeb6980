"""An index of what is at work in play, made again when a card comes, goes, commits or works differently."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from orne.coc import immunity
from orne.coc.abilities import ACTION, ANY_PLAYER, Grant, Triggered, Use
from orne.coc.selector import CHARACTERS, candidates
from orne.coc.state import ADD, ANYBODY, COPY, INSANE, NOWHERE, TEXT

if TYPE_CHECKING:
    from orne.coc.abilities import (
        Ability,
        Blanks,
        Cannot,
        CommitsAs,
        CostChange,
        CostNotLowered,
        CountsAt,
        DecidedBy,
        FactionIs,
        Gives,
        GivesAbility,
        GivesControl,
        GivesStruggle,
        GivesSubtype,
        ImmuneTo,
        Lends,
        LosesIcons,
        MayPlay,
        MustCommit,
        NoStruggle,
        PlaysOnly,
        Replaces,
        ResourceMatch,
        SkillIs,
        StaysCommitted,
        Toll,
        UsesAttached,
        Whenever,
    )
    from orne.coc.catalogue import Kind
    from orne.coc.state import Card, LastingEffect, State
    from orne.coc.table import CocTable

Held = tuple[int, Triggered, int, int, Grant | None]
"""An ability at work: the card that has it, the ability, the kind of card its names mean, whose it is, who gave it."""


_NOBODY: Final[frozenset[int]] = frozenset()
_NO_PHASE: Final[frozenset[str]] = frozenset()


class Index:
    """What the cards in play do, sorted by when the rules look for it.

    It is made again so often that what few cards do is kept in tuples: empty, they are all the same one.
    """

    __slots__ = (
        "ability_costs", "actions", "answers", "attachments", "blank", "blanks", "both_sides", "cannot", "characters",
        "closes_pile", "commits_as", "conditional", "conspiracy_needed", "cost_changes", "counts_at",
        "counts_elsewhere", "decided_by", "everybody", "factions", "final_skills", "gained", "given", "gives",
        "gives_control", "icons_lost", "immune", "leeway", "lends", "lent", "matches", "may_play",
        "more_stories", "must_commit", "no_struggle", "not_lowered", "open_hands", "passives", "peaceful", "plays_only",
        "random_resources", "replaces", "shown_draws", "silenced", "skills", "skipped", "statics", "stays", "struggles",
        "subtypes", "tolls", "vessels", "volatile", "whenever", "whole", "winner_picks",
    )  # fmt: skip

    def __init__(self) -> None:
        self.actions: list[list[Held]] = [[], []]
        self.answers: dict[tuple[str, str], list[Held]] = {}
        self.gained: dict[int, list[Held]] = {}
        """What cards have gained or copied, by card; an ability that adds nothing to one listed already is left out."""
        self.statics: dict[int | str, list[tuple[Gives, Use]]] = {}
        self.skills: tuple[tuple[SkillIs, Use], ...] = ()
        self.final_skills: tuple[tuple[SkillIs, Use], ...] = ()
        """What sets skill after all else."""
        self.icons_lost: tuple[tuple[LosesIcons, Use], ...] = ()
        self.subtypes: dict[str, list[tuple[GivesSubtype, Use]]] = {}
        self.tolls: dict[str, list[tuple[Toll, Use]]] = {}
        self.must_commit: tuple[tuple[MustCommit, Use], ...] = ()
        self.stays: tuple[tuple[StaysCommitted, Use], ...] = ()
        self.closes_pile: tuple[int, ...] = ()
        """Cards that keep everything in the discard pile they are attached to."""
        self.commits_as: tuple[tuple[CommitsAs, Use], ...] = ()
        self.both_sides: frozenset[int] = _NOBODY
        """The seats that may have Heroic and Villainous characters together."""
        self.peaceful = False
        """Whether nobody was found to control both Heroic and Villainous characters."""
        self.open_hands: frozenset[int] = _NOBODY
        """The seats that play with their hands revealed."""
        self.random_resources: frozenset[int] = _NOBODY
        """The seats that attach resources at random."""
        self.shown_draws: frozenset[int] = _NOBODY
        """The seats that reveal each card before they draw it."""
        self.winner_picks: frozenset[int] = _NOBODY
        """Struggles whose winner picks the character that suffers the result."""
        self.gives: tuple[tuple[GivesAbility, Use], ...] = ()
        self.given: tuple[list[int], ...] = ()
        """The cards that gain something, for each text that gives it."""
        self.whole: Index | None = None
        """The index before texts were taken away by passives, where any were."""
        self.lends: tuple[tuple[Lends, Use], ...] = ()
        self.lent: tuple[Held, ...] = ()
        """What players may use of cards that they do not control."""
        self.vessels: tuple[tuple[UsesAttached, Use], ...] = ()
        self.blanks: tuple[tuple[Blanks, Use], ...] = ()
        self.volatile = False
        """Whether it depends on more than which cards are where: who is blank or gains a text may change any time."""
        self.conditional = False
        """Whether a value depends on a condition, which may be about the phase or whose turn it is."""
        self.cannot: dict[str, list[tuple[Cannot, Use]]] = {}
        self.cost_changes: tuple[tuple[CostChange, Use], ...] = ()
        self.ability_costs: tuple[tuple[CostChange, Use], ...] = ()
        self.leeway = 0
        """How much more than a domain gives, or gives to match, something may cost that it can pay for after all."""
        self.matches: tuple[tuple[ResourceMatch, Use], ...] = ()
        self.may_play: tuple[tuple[MayPlay, Use], ...] = ()
        self.plays_only: tuple[tuple[PlaysOnly, Use], ...] = ()
        self.skipped: frozenset[str] = _NO_PHASE
        """The phases that players skip."""
        self.not_lowered: tuple[tuple[CostNotLowered, Use], ...] = ()
        self.immune: list[tuple[ImmuneTo, Use]] = []
        self.gives_control: tuple[tuple[GivesControl, Use], ...] = ()
        self.struggles: tuple[tuple[GivesStruggle, Use], ...] = ()
        self.factions: tuple[tuple[FactionIs, Use], ...] = ()
        self.no_struggle: tuple[tuple[NoStruggle, Use], ...] = ()
        self.decided_by: tuple[tuple[DecidedBy, Use], ...] = ()
        self.more_stories = 0
        """How many stories more than usual win the game."""
        self.conspiracy_needed = False
        """Whether a conspiracy must be among the stories that win it."""
        self.counts_at: tuple[tuple[CountsAt, Use], ...] = ()
        """What lets characters count at stories where they are not."""
        self.counts_elsewhere: tuple[int, ...] = ()
        """Characters that count at every story while no other of their controller is committed."""
        self.whenever: tuple[tuple[Whenever, Use], ...] = ()
        self.passives: dict[str, list[tuple[Whenever, Use]]] = {}
        """Passives that answer an event, by its kind."""
        self.replaces: dict[str, list[tuple[Replaces, Use]]] = {}
        self.blank: frozenset[int] = _NOBODY
        self.silenced: frozenset[int] = _NOBODY
        """Blank cards without those whose printed text box alone is blank: these keep what they have gained."""
        self.attachments: dict[int, list[int]] = {}
        self.characters: list[list[int]] = [[], []]
        """The characters each player controls."""
        self.everybody: list[int] = []
        """All characters, in the order they came."""

    def add_triggered(self, held: Held) -> None:
        """Enter a triggered ability under what it answers."""
        ability, seat = held[1], held[3]
        if ability.kind == ACTION:
            self.actions[seat].append(held)
        else:
            answers = self.answers
            for key in ability.answers:
                if key in answers:
                    answers[key].append(held)
                else:
                    answers[key] = [held]

    def add_gained(self, held: Held) -> None:
        """List an ability a card gains; the same unlimited Action is listed once."""
        uid, ability, home, seat, _ = held
        if ability.kind == ACTION and ability.limit is None:
            if any(other[0] == uid and other[1] is ability and other[2] == home for other in self.actions[seat]):
                return
        self.gained.setdefault(uid, []).append(held)
        self.add_triggered(held)


def index_of(g: CocTable) -> Index:
    """The index for the state as it is now."""
    state = g.state
    index = state.index
    if index is None:
        index = _make(g, state)
    return index


def added_of(state: State) -> dict[tuple[int, int | str], list[int]]:
    """What lasting effects add to the values of cards, by card and value."""
    added = state.added
    if added is None:
        added = state.added = {}
        for lasting in state.lasting:
            if lasting.kind == ADD:
                attribute, amount = lasting.value
                for uid in _held(state, lasting):
                    added.setdefault((uid, attribute), []).append(amount)
    return added


def gives_value(g: CocTable, attribute: int | str) -> bool:
    """Whether a text adds to a value of some card: otherwise a card has what is printed on it at most."""
    state = g.state
    if attribute in (state.index or index_of(g)).statics:
        return True
    added = added_of(state) if state.lasting else {}
    return bool(added) and any(name == attribute for _, name in added)


def committed_of(g: CocTable) -> dict[int, list[list[int]]]:
    """Who is committed to each story, each player's characters apart, in the order they came."""
    state = g.state
    committed: dict[int, list[list[int]]] = {story: [[], []] for story in state.row}
    for uid in (state.index or index_of(g)).everybody:
        card = state.cards[uid]
        if card.story != NOWHERE:
            committed[card.story][card.controller].append(uid)
    state.committed = committed
    return committed


def _make(g: CocTable, state: State) -> Index:
    """Go once over everything in play; once more without the texts that passives take away.

    Who is blank is asked of a whole index: the answer may depend on skill, and skill on what others give.
    """
    stale = state.stale
    if stale is not None:
        state.stale = None
        if _holds_still(g, state, stale):
            return stale
    blank, printed_blank = _hushed(state)
    index = _fill(g, state, blank, printed_blank)
    index.volatile = not _is_steady(index)
    if index.blanks:
        number = len(blank) + len(printed_blank)
        _hush(g, state, index, blank, printed_blank)
        if len(blank) + len(printed_blank) > number:
            whole = index
            index = _fill(g, state, blank, printed_blank)
            index.volatile = whole.volatile
            index.whole = whole
    for gives, use in index.gives:
        _give(g, index, gives, use)
    copies: dict[tuple[int, int, int], int] = {}
    for lasting in state.lasting:
        if lasting.kind == COPY:
            _add_copied(index, state, lasting.targets, lasting.value, copies)
    for lends, use in index.lends:
        _lend(g, index, lends, use)
    for vessel, use in index.vessels:
        _open(state, index, vessel, use)
    return index


def _is_steady(index: Index) -> bool:
    """Whether an index would be made just as it is until a card comes, goes, commits or works differently."""
    if not index.gives and not index.blanks:
        return True
    if index.immune:
        return False
    return all(each.steady for each, _ in index.gives) and all(each.steady for each, _ in index.blanks)


def _holds_still(g: CocTable, state: State, stale: Index) -> bool:
    """Whether an index would be made just as it was: the same cards are blank, the same gain what texts give."""
    if stale.lends:
        return False
    whole = stale if stale.whole is None else stale.whole
    state.index = whole
    state.values.clear()
    blank, printed_blank = _hushed(state)
    _hush(g, state, whole, blank, printed_blank)
    if blank != stale.silenced or blank | printed_blank != stale.blank:
        return False
    state.index = stale
    if stale.whole is not None:
        state.values.clear()
    for (gives, use), given in zip(stale.gives, stale.given, strict=True):
        if _gainers(g, stale, gives, use) != given:
            return False
    stale.peaceful = False  # what characters have may have changed
    return True


def _hush(g: CocTable, state: State, index: Index, blank: set[int], printed_blank: set[int]) -> None:
    """Add the cards that passives blank, wholly or their printed text box alone; blank ones do nothing."""
    for ability, use in index.blanks:
        if use.holder in blank or use.holder in printed_blank:
            continue
        if ability.while_ is None or ability.while_.test(g, use):
            meant = candidates(g, use, ability.what) if ability.what.listed & CHARACTERS else (*state.play, *state.row)
            (printed_blank if ability.printed else blank).update(
                uid for uid in meant if immunity.affects(g, use, ability.what, uid) and not g.kind(uid).never_blank
            )


def _fill(g: CocTable, state: State, blank: set[int], printed_blank: set[int]) -> Index:
    """Enter what the cards in play do, where these have no text, or no printed text."""
    index = Index()
    state.index = index
    state.values.clear()
    if blank or printed_blank:
        index.silenced = frozenset(blank)
        index.blank = frozenset(blank | printed_blank)
    if state.catalogue.has_immunity:
        index.immune = _immunities(state, index.blank)
    for each in state.lasting:
        if each.kind == TEXT:
            _add_text(index, state, each)
    cards, kinds, silent = state.cards, state.catalogue.kinds, index.blank
    for uid in state.play:
        card = cards[uid]
        kind = kinds[card.kind]
        insane = card.state == INSANE
        if card.host != NOWHERE:
            index.attachments.setdefault(card.host, []).append(uid)
        if insane or (kind.is_character and not card.attached_by_effect):
            index.characters[card.controller].append(uid)
            index.everybody.append(uid)
        if kind.speaks and not (insane or card.face_down or uid in silent):
            _add_card(index, uid, card, kind)
    for uid in state.row:
        kind = kinds[cards[uid].kind]
        if kind.speaks and uid not in silent:
            _add_story(index, uid, cards[uid], kind)
    return index


def _hushed(state: State) -> tuple[set[int], set[int]]:
    """The cards that lasting effects blank: wholly, and their printed text box alone."""
    blank: set[int] = set()
    printed: set[int] = set()
    for each in state.lasting:
        if each.kind == TEXT:
            number, place, *_ = each.value
            state.catalogue.kinds[number].texts[place].hush(_held(state, each), blank, printed)
    if blank or printed:
        cards, kinds = state.cards, state.catalogue.kinds
        spared = {uid for uid in blank | printed if kinds[cards[uid].kind].never_blank}
        return blank - spared, printed - spared
    return blank, printed


def _held(state: State, lasting: LastingEffect) -> list[int]:
    """The cards for which a lasting effect holds still."""
    cards = state.cards
    return [uid for uid, obj in lasting.targets if cards[uid].obj == obj]


def _add_text(index: Index, state: State, lasting: LastingEffect) -> None:
    """Enter a text that holds for a time, for the cards it was made for as far as they are there."""
    if lasting.targets and not _held(state, lasting):
        return
    number, place, obj, serial, named = lasting.value
    ability = state.catalogue.kinds[number].texts[place]
    card = state.cards[lasting.source]
    if card.obj != obj:
        # Its names mean what its source was then, not what that may be now.
        card = card.copy()
        card.obj = obj
    grant = Grant("lasting", number, place, lasting.source, serial)
    use = Use(ability, lasting.source, card, lasting.seat, number, None, grant)
    use.targets.append(list(lasting.targets))
    use.memory = named
    ability.enter(index, use)


def _add_copied(
    index: Index,
    state: State,
    targets: tuple[tuple[int, int], ...],
    value: tuple[int, int],
    copies: dict[tuple[int, int, int], int],
) -> None:
    """Enter a copied triggered ability, named by the kind of card it is printed on and its place there."""
    number, which = value
    printed = state.catalogue.kinds[number].texts[which]
    for uid, obj in targets:
        card = state.cards[uid]
        if card.obj != obj or card.state == INSANE or uid in index.silenced:
            continue
        copies[uid, number, which] = copy = copies.get((uid, number, which), 0) + 1
        ability = printed.triggered
        if ability is not None:
            home = number if ability is printed else card.kind
            index.add_gained((uid, ability, home, card.controller, Grant("copied", number, which, -1, copy)))


def _immunities(state: State, blank: frozenset[int]) -> list[tuple[ImmuneTo, Use]]:
    """The immunities of the cards in play that have their text."""
    found: list[tuple[ImmuneTo, Use]] = []
    cards, kinds = state.cards, state.catalogue.kinds
    for uid in (*state.play, *state.row):
        card = cards[uid]
        immunities = kinds[card.kind].immunities
        if not immunities or uid in blank or card.state == INSANE or card.face_down or card.attached_by_effect:
            continue
        for ability in immunities:
            found.append((ability, Use(ability, uid, card, card.controller, card.kind)))
    return found


def _add_card(index: Index, uid: int, card: Card, kind: Kind) -> None:
    """Enter what one card in play does."""
    triggered, passives = kind.attached if card.attached_by_effect else kind.in_play
    for ability in triggered:
        index.add_triggered((uid, ability, card.kind, card.controller, None))
        if ability.by == ANY_PLAYER:
            index.add_triggered((uid, ability, card.kind, 1 - card.controller, None))
    for passive in passives:
        passive.enter(index, Use(passive, uid, card, card.controller, card.kind))


def _add_story(index: Index, uid: int, card: Card, kind: Kind) -> None:
    """Enter what a story or conspiracy does: nobody controls it, every player may use it.

    coc/faq/conspiracy-has-no-controller
    """
    triggered, passives = kind.in_play
    for ability in triggered:
        for seat in story_seats(kind, ability):
            index.add_triggered((uid, ability, card.kind, seat, None))
    for passive in passives:
        for seat in story_seats(kind, passive) if passive.of_players else (card.controller,):
            passive.enter(index, Use(passive, uid, card, seat, card.kind))


def story_seats(kind: Kind, ability: Ability) -> tuple[int, ...]:
    """Whose an ability of a story is: each player's where players use it or are "you" in it, else anybody's."""
    used = ability.triggered is ability and ability.of_players
    return (0, 1) if used or id(ability) in kind.for_each else (ANYBODY,)


def _give(g: CocTable, index: Index, gives: GivesAbility, use: Use) -> None:
    """Enter what a passive gives to other cards, those left out whose whole text box is blank.

    coc/rule/1.6-passive-effects/e
    """
    gainers = _gainers(g, index, gives, use)
    index.given = (*index.given, gainers)
    if not gainers:
        return
    state = g.state
    place = state.catalogue.kinds[use.home].places[id(gives)]
    grant = Grant("gained", use.home, place, use.holder, use.card.obj)
    for uid in gainers:
        card = state.cards[uid]
        index.add_gained((uid, gives.ability, card.kind, card.controller, grant))


def _gainers(g: CocTable, index: Index, gives: GivesAbility, use: Use) -> list[int]:
    """The cards that a passive gives something to."""
    if gives.while_ is not None and not gives.while_.test(g, use):
        return []
    state = g.state
    return [
        uid
        for uid in state.play
        if uid not in index.silenced and state.cards[uid].state != INSANE and immunity.affects(g, use, gives.to, uid)
    ]


def _lend(g: CocTable, index: Index, lends: Lends, use: Use) -> None:
    """Enter what the holder of a passive may use of other cards, as their controllers may; each ability once."""
    state = g.state
    for uid in state.play:
        card = state.cards[uid]
        if card.controller == use.seat or not immunity.affects(g, use, lends.what, uid):
            continue
        held: list[Held] = list(index.gained.get(uid, ()))
        if not (card.state == INSANE or card.face_down or uid in index.blank):
            kind = state.catalogue.kinds[card.kind]
            printed = (kind.attached if card.attached_by_effect else kind.in_play)[0]
            held += [(uid, ability, card.kind, card.controller, None) for ability in printed]
        for _, ability, home, _, grant in held:
            known = any(each[1] is ability and each[::3] == (uid, use.seat) and each[4] == grant for each in index.lent)
            if ability.of_players and not known:
                index.lent = (*index.lent, (uid, ability, home, use.seat, grant))
                index.add_triggered(index.lent[-1])


def _open(state: State, index: Index, vessel: UsesAttached, use: Use) -> None:
    """Enter what the characters attached to a card could do, for the cost that its text has in place of theirs."""
    catalogue = state.catalogue
    for uid in index.attachments.get(use.holder, ()):
        card = state.cards[uid]
        kind = catalogue.kinds[card.kind]
        if not card.attached_by_effect or card.face_down or not kind.is_character:
            continue
        for ability in kind.in_play[0]:
            if ability.of_players:
                key = (id(ability), id(vessel))
                if key not in catalogue.kept:
                    catalogue.kept[key] = replace(ability, cost=vessel.paid)
                grant = Grant("kept", card.kind, kind.places[id(ability)], use.holder, use.card.obj)
                index.add_triggered((uid, catalogue.kept[key], card.kind, use.seat, grant))
