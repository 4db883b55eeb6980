"""An index of what is at work in play, made anew when a card comes, goes, commits or works differently."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.coc import immunity
from orne.coc import state as zones
from orne.coc.abilities import (
    ACTION,
    FORCED,
    Blanks,
    Cannot,
    CostChange,
    Gives,
    GivesAbility,
    GivesControl,
    GivesStruggle,
    Grant,
    ImmuneTo,
    Replaces,
    ResourceMatch,
    Trigger,
    Triggered,
    Use,
    Whenever,
)
from orne.coc.state import ANYBODY, COPY, INSANE, NOWHERE

if TYPE_CHECKING:
    from orne.coc.abilities import Ability
    from orne.coc.box import Kind
    from orne.coc.state import Card, State
    from orne.coc.table import CocTable

Held = tuple[int, Triggered, int, int, Grant | None]
"""An ability at work: the card that has it, the ability, the kind of card its names mean, whose it is, who gave it."""


class Board:
    """What the cards in play do, sorted by when the rules look for it."""

    __slots__ = (
        "ability_costs", "actions", "answers", "attachments", "blank", "blanks", "cannot", "characters", "committed",
        "conditional", "cost_changes", "gained", "gives", "gives_control", "immune", "lasting", "matches", "passives",
        "replaces", "silenced", "statics", "struggles", "volatile", "whenever",
    )  # fmt: skip

    def __init__(self) -> None:
        self.actions: tuple[list[Held], list[Held]] = ([], [])
        self.answers: dict[tuple[str, str], list[Held]] = {}
        self.gained: dict[int, list[Held]] = {}
        """What cards have gained or copied, by card; an ability that adds nothing to one listed already is left out."""
        self.statics: dict[int | str, list[tuple[Gives, Use]]] = {}
        self.lasting: dict[tuple[int, str | int], list[Any]] = {}
        self.gives: list[tuple[GivesAbility, Use]] = []
        self.blanks: list[tuple[Blanks, Use]] = []
        self.volatile = False
        """Whether it depends on more than which cards are where: who is blank or gains a text may change any time."""
        self.conditional = False
        """Whether a value depends on a condition, which may be about the phase or whose turn it is."""
        self.cannot: dict[str, list[tuple[Cannot, Use]]] = {}
        self.cost_changes: list[tuple[CostChange, Use]] = []
        self.ability_costs: list[tuple[CostChange, Use]] = []
        self.matches: list[tuple[ResourceMatch, Use]] = []
        self.immune: list[tuple[ImmuneTo, Use]] = []
        self.gives_control: list[tuple[GivesControl, Use]] = []
        self.struggles: list[tuple[GivesStruggle, Use]] = []
        self.whenever: list[tuple[Whenever, Use]] = []
        self.passives: dict[str, list[tuple[Whenever, Use]]] = {}
        """Passives that answer an event, by its kind."""
        self.replaces: dict[str, list[tuple[Replaces, Use]]] = {}
        self.blank: frozenset[int] = frozenset()
        self.silenced: frozenset[int] = frozenset()
        """Blank cards without those whose printed text box alone is blank: these keep what they have gained."""
        self.attachments: dict[int, list[int]] = {}
        self.characters: tuple[list[int], list[int]] = ([], [])
        self.committed: dict[int, tuple[list[int], list[int]]] = {}


def board_of(g: CocTable) -> Board:
    """The index for the state as it is now."""
    state = g.state
    board = state.board
    if board is None:
        board = _make(g, state)
    return board


def _make(g: CocTable, state: State) -> Board:
    """Go once over everything in play; once more without the texts that passives take away.

    Who is blank is asked of a whole board: the answer may depend on skill, and skill on what others give.
    """
    blank = _under(state, "blank")
    printed_blank = _under(state, "printed text blank")
    board = _fill(g, state, blank, printed_blank)
    board.volatile = bool(board.gives or board.blanks)
    if board.blanks:
        number = len(blank)
        for ability, use in board.blanks:
            if use.holder not in blank:
                blank.update(uid for uid in (*state.play, *state.row) if immunity.affects(g, use, ability.what, uid))
        if len(blank) > number:
            board = _fill(g, state, blank, printed_blank)
            board.volatile = True
    for gives, use in board.gives:
        _give(g, board, gives, use)
    copies: dict[tuple[int, int, int], int] = {}
    for lasting in state.lasting:
        if lasting.kind == COPY:
            _add_copied(board, state, lasting.targets, lasting.value, copies)
    return board


def _fill(g: CocTable, state: State, blank: set[int], printed_blank: set[int]) -> Board:
    """Enter what the cards in play do, where these have no text, or no printed text."""
    board = Board()
    state.board = board
    state.values.clear()
    cards = state.cards
    kinds = state.box.kinds
    for uid in state.row:
        board.committed[uid] = ([], [])
    for uid in state.play:
        card = cards[uid]
        if card.host != NOWHERE:
            board.attachments.setdefault(card.host, []).append(uid)
        if card.state == INSANE or (kinds[card.kind].is_character and not card.attached_by_effect):
            board.characters[card.controller].append(uid)
            if card.story != NOWHERE:
                board.committed[card.story][card.controller].append(uid)
    board.silenced = frozenset(blank)
    board.blank = frozenset(blank | printed_blank)
    if state.box.has_immunity:
        board.immune = immunity.immunities(state, board.blank)
    for lasting in state.lasting:
        _add_lasting(board, state, lasting.kind, lasting.targets, lasting.value)
    for uid in state.play:
        card = cards[uid]
        kind = kinds[card.kind]
        if (kind.triggered or kind.passive) and not (card.state == INSANE or card.face_down or uid in board.blank):
            _add_card(board, uid, card, kind)
    for uid in state.row:
        kind = kinds[cards[uid].kind]
        if (kind.triggered or kind.passive) and uid not in board.blank:
            _add_story(board, uid, cards[uid], kind)
    return board


def _under(state: State, kind: str) -> set[int]:
    """The cards under lasting effects of a kind."""
    if not state.lasting:
        return set()
    cards = state.cards
    return {uid for each in state.lasting if each.kind == kind for uid, obj in each.targets if cards[uid].obj == obj}


def _add_lasting(board: Board, state: State, kind: str, targets: tuple[tuple[int, int], ...], value: Any) -> None:
    """Enter one lasting effect."""
    cards = state.cards
    for uid, obj in targets:
        card = cards[uid]
        if card.obj != obj:
            continue
        if kind == "add":
            attribute, amount = value
            board.lasting.setdefault((uid, attribute), []).append(amount)
        elif kind not in ("control", "blank", "printed text blank", COPY):
            board.lasting.setdefault((uid, kind), []).append(value)


def _add_copied(
    board: Board,
    state: State,
    targets: tuple[tuple[int, int], ...],
    value: tuple[int, int],
    copies: dict[tuple[int, int, int], int],
) -> None:
    """Enter a copied triggered ability, named by the kind of card it is printed on and its place there."""
    number, which = value
    printed = state.box.kinds[number].abilities[which]
    for uid, obj in targets:
        card = state.cards[uid]
        if card.obj != obj or card.state == INSANE or uid in board.silenced:
            continue
        copies[uid, number, which] = copy = copies.get((uid, number, which), 0) + 1
        ability, home = (printed.ability, card.kind) if isinstance(printed, GivesAbility) else (printed, number)
        if isinstance(ability, Triggered):
            _add_gained(board, (uid, ability, home, card.controller, Grant("copied", number, which, -1, copy)))


def _add_card(board: Board, uid: int, card: Card, kind: Kind) -> None:
    """Enter what one card in play does."""
    zone = zones.ATTACHED if card.attached_by_effect else zones.PLAY
    for ability in kind.triggered:
        if ability.zone == zone:
            _add_triggered(board, (uid, ability, card.kind, card.controller, None))
    for passive in kind.passive:
        if card.attached_by_effect == (isinstance(passive, Gives) and passive.attached):
            _add_passive(board, passive, Use(passive, uid, card, card.controller, card.kind))


def _add_story(board: Board, uid: int, card: Card, kind: Kind) -> None:
    """Enter what a story or conspiracy does: nobody controls it, every player may use it.

    coc/faq/conspiracy-has-no-controller
    """
    for ability in kind.triggered:
        if ability.zone == zones.PLAY:
            for seat in story_seats(kind, ability):
                _add_triggered(board, (uid, ability, card.kind, seat, None))
    for passive in kind.passive:
        by_player = isinstance(passive, CostChange | ResourceMatch | Whenever | Replaces)
        for seat in story_seats(kind, passive) if by_player else (card.controller,):
            _add_passive(board, passive, Use(passive, uid, card, seat, card.kind))


def story_seats(kind: Kind, ability: Ability) -> tuple[int, ...]:
    """Whose an ability of a story is: each player's where players use it or are "you" in it, else anybody's."""
    used = isinstance(ability, Triggered) and ability.kind != FORCED
    return (0, 1) if used or id(ability) in kind.for_each else (ANYBODY,)


def _add_triggered(board: Board, held: Held) -> None:
    """Enter a triggered ability under what it answers."""
    ability, seat = held[1], held[3]
    if ability.kind == ACTION:
        board.actions[seat].append(held)
    elif ability.trigger is not None:
        board.answers.setdefault((ability.kind, ability.trigger.kind), []).append(held)


def _add_gained(board: Board, held: Held) -> None:
    """Enter an ability a card gains; the same unlimited Action twice over is no more than once."""
    uid, ability, home, seat, _ = held
    if ability.kind == ACTION and ability.limit is None:
        if any(other[0] == uid and other[1] is ability and other[2] == home for other in board.actions[seat]):
            return
    board.gained.setdefault(uid, []).append(held)
    _add_triggered(board, held)


def _add_passive(board: Board, ability: Ability, use: Use) -> None:
    """Enter a passive of a card or story."""
    if isinstance(ability, Gives):
        board.statics.setdefault(ability.attribute, []).append((ability, use))
        if ability.while_ is not None:
            board.conditional = True
    elif isinstance(ability, GivesAbility):
        board.gives.append((ability, use))
    elif isinstance(ability, Blanks):
        board.blanks.append((ability, use))
    elif isinstance(ability, Cannot):
        board.cannot.setdefault(ability.verb, []).append((ability, use))
    elif isinstance(ability, CostChange):
        (board.ability_costs if ability.abilities else board.cost_changes).append((ability, use))
    elif isinstance(ability, ResourceMatch):
        board.matches.append((ability, use))
    elif isinstance(ability, GivesStruggle):
        board.struggles.append((ability, use))
    elif isinstance(ability, GivesControl):
        board.gives_control.append((ability, use))
    elif isinstance(ability, Replaces):
        board.replaces.setdefault(ability.trigger.kind, []).append((ability, use))
    elif isinstance(ability, Whenever):
        if isinstance(ability.condition, Trigger):
            board.passives.setdefault(ability.condition.kind, []).append((ability, use))
        else:
            board.whenever.append((ability, use))


def _give(g: CocTable, board: Board, gives: GivesAbility, use: Use) -> None:
    """Enter what a passive gives to other cards, those left out whose whole text box is blank.

    coc/rule/1.6-passive-effects/e
    """
    if gives.while_ is not None and not gives.while_.test(g, use):
        return
    state = g.state
    place = state.box.kinds[use.home].places[id(gives)]
    grant = Grant("gained", use.home, place, use.holder, use.card.obj)
    for uid in state.play:
        card = state.cards[uid]
        if uid not in board.silenced and card.state != INSANE and immunity.affects(g, use, gives.to, uid):
            _add_gained(board, (uid, gives.ability, card.kind, card.controller, grant))
