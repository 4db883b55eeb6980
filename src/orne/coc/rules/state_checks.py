"""What the rules and passives watch for all the time, and do as soon as it is so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.coc import values
from orne.coc.abilities import Replaces, Use
from orne.coc.index import gives_value, index_of, story_seats
from orne.coc.rules import commitment, control, copies, lasting, leaving, revealing, success, wounds
from orne.coc.rules.identity import Which, answering, resolve_options, which
from orne.coc.state import ANYBODY, DECK, HAND, INSANE, NOWHERE, PLAY, RESOURCE, ROW
from orne.kernel.language.joining import may_change
from orne.kernel.window import MOST_ROUNDS

if TYPE_CHECKING:
    from orne.coc.events import Event
    from orne.coc.index import Index
    from orne.coc.state import Card, State
    from orne.coc.table import CocTable


def watch(g: CocTable) -> None:
    """Apply the rules that need no event until there is nothing left for them to do."""
    state = g.state
    for _ in range(MOST_ROUNDS):
        if state.values is g.quiet:
            return
        if not _apply_one(g):
            # What is about to leave is left alone here, and looked at once more if it stays.
            if not g.doomed:
                g.quiet = state.values
            return


def _apply_one(g: CocTable) -> bool:
    """Apply the first rule that has something to do; False when none has."""
    state = g.state
    catalogue = state.catalogue
    if not (state.deck[0] and state.deck[1]):
        _empty_decks(g)
    won = state.won
    if len(won[0]) >= success.STORIES_TO_WIN or len(won[1]) >= success.STORIES_TO_WIN:
        success.end_if_won(g)
    if catalogue.has_open_hands and (state.index or index_of(g)).open_hands:
        revealing.open_hands(g)
    return (
        (_is_anybody_wounded(state) and _fatal_wounds(g))
        or (catalogue.has_fated and _fated(g))
        or (catalogue.has_sides and not (state.index or index_of(g)).peaceful and _heroic_and_villainous(g))
        or (catalogue.gives_control and control.watch_attachments(g))
        or (catalogue.has_copies and copies.watch_originals(g))
        or (catalogue.has_commits_as and commitment.watch_forms(g))
        or (bool(state.lasting) and lasting.watch_sources(g))
        or (catalogue.rules.attachment_requirement_rechecked and _attachments_rechecked(g))
        or (_is_any_story_near(state) and _won_stories(g))
    )


def _is_anybody_wounded(state: State) -> bool:
    """Whether there is a wound on any card in play."""
    cards = state.cards
    for uid in state.play:  # noqa: SIM110 (a plain loop: this is asked after every change)
        if cards[uid].wounds:
            return True
    return False


def _fatal_wounds(g: CocTable) -> bool:
    """Destroy characters with as many wounds as they can take (coc/rule/2.37-invulnerability/a)."""
    cards = g.state.cards
    fatal = [
        uid
        for uid in g.state.play
        if cards[uid].wounds
        and cards[uid].obj not in g.doomed
        and wounds.is_fatally_wounded(g, uid)
        and leaving.can_be_destroyed(g, uid)
    ]
    if fatal:
        wounds.die(g, fatal, None)
    return bool(fatal)


def _is_any_story_near(state: State) -> bool:
    """Whether a player has as many success tokens at a story as win some story of this game."""
    cards, fewest = state.cards, state.catalogue.fewest_tokens
    for story in state.row:  # noqa: SIM110 (a plain loop: this is asked after every change)
        if max(cards[story].success) >= fewest:
            return True
    return False


def _won_stories(g: CocTable) -> bool:
    """Let a player with enough success tokens at a story win it, the active player's stories first.

    Several won together are won one after the other, in the order 1.7 gives (coc/rule/1.7-simultaneous-effects/b).
    """
    state = g.state
    cards, active, mine, theirs = state.cards, state.active, [], []
    for story in state.row:
        tokens, needed = cards[story].success, success.needed(g, story)
        if tokens[active] >= needed:
            mine.append(story)
        if tokens[1 - active] >= needed:
            theirs.append(story)
    if not mine and not theirs:
        return False
    seat = active if mine else 1 - active
    chooser = active if g.rules.active_player_orders_all else seat
    success.win_story(g, seat, g.choose_card(chooser, "Which story is won first?", mine or theirs, "first"))
    return True


def _fated(g: CocTable) -> bool:
    """Put a Fated card with enough success tokens on the bottom of its owner's deck (coc/mechanic/fated)."""
    for uid in g.state.play:
        card = g.state.cards[uid]
        if card.success != (0, 0):
            number = values.net(g, uid, "fated")
            if 0 < number <= sum(card.success):
                leaving.leave_play(g, uid, DECK, "returned", None, bottom=True)
                return True
    return False


def _heroic_and_villainous(g: CocTable) -> bool:
    """A player with both kinds discards one from play (coc/rule/ccg-heroic-and-villainous)."""
    index, catalogue = g.state.index or index_of(g), g.state.catalogue
    if not _both_are_there(g, index):
        index.peaceful = True
        return False
    for seat in (g.state.active, 1 - g.state.active):
        heroes = _may_be(g, index.characters[seat], "heroic", catalogue.heroic)
        villains = _may_be(g, index.characters[seat], "villainous", catalogue.villainous) if heroes else []
        if not villains or seat in index.both_sides:
            continue
        heroes = [uid for uid in heroes if values.has(g, uid, "heroic")]
        villainous = [uid for uid in villains if values.has(g, uid, "villainous")]
        villains = [uid for uid in villainous if uid not in heroes]
        heroes = [uid for uid in heroes if uid not in villainous]
        if heroes and villains:
            uid = g.choose_card(
                seat, "Heroic and Villainous do not go together: discard which character?", heroes + villains, "discard"
            )
            return leaving.discard_from_play(g, [uid], None)
    index.peaceful = True
    return False


def _both_are_there(g: CocTable, index: Index) -> bool:
    """Whether there may be Heroic and Villainous characters in play: where nothing is gained, as they print it."""
    state = g.state
    if "heroic" in index.statics or "villainous" in index.statics:
        return True
    if state.lasting and (gives_value(g, "heroic") or gives_value(g, "villainous")):
        return True
    cards, heroic, villainous = state.cards, state.catalogue.heroic, state.catalogue.villainous
    kinds = [cards[uid].kind for uid in index.everybody]
    return not (heroic.isdisjoint(kinds) or villainous.isdisjoint(kinds))


def _may_be(g: CocTable, characters: list[int], side: str, printed: frozenset[int]) -> list[int]:
    """The characters that may be on a side: where nothing is gained, only those that print it."""
    if gives_value(g, side):
        return characters
    cards = g.state.cards
    return [uid for uid in characters if cards[uid].kind in printed]


def _attachments_rechecked(g: CocTable) -> bool:
    """In the oldest edition an attachment whose requirement fails is discarded (coc/rule/2.33-attachments/c)."""
    for uid in tuple(g.state.play):
        card = g.state.cards[uid]
        attach_to = g.kind(uid).attach_to
        if card.host != NOWHERE and attach_to is not None and card.state != INSANE:
            if not attach_to.host.test(g, g.use_of(uid), card.host):
                if leaving.discard_from_play(g, [uid], None):
                    return True
    return False


def _empty_decks(g: CocTable) -> None:
    """A player whose deck has no card left is out of the game; the active player is looked at last."""
    state = g.state
    active = state.active
    if not state.deck[1 - active]:
        g.win(active, "empty deck")
    if not state.deck[active]:
        g.win(1 - active, "empty deck")


def passives(g: CocTable) -> None:
    """Carry out passives whose condition holds or whose event has happened (coc/timing/passive-order)."""
    if not g.due and not (g.state.index or index_of(g)).whenever:
        return
    idle: set[tuple[int, int, Which]] = set()
    for _ in range(MOST_ROUNDS):
        due = _due(g, idle)
        if not due:
            return
        chooser, uses = in_whose_order(g, due)
        use = uses[0]
        if len(uses) > 1:
            use = g.decide(chooser, "order", "Which passive effect resolves first?", resolve_options(g, uses))
        if use.event is not None:
            g.due = [each for each in g.due if each is not use]
        if _carry_out(g, use):
            idle.clear()
        elif use.event is None:
            idle.add((use.holder, use.seat, which(g, use)))
        watch(g)
    g.due = []  # a chain without end is stopped for good (coc/rule/1.16-infinite-loops/e)


def _due(g: CocTable, idle: set[tuple[int, int, Which]]) -> list[Use]:
    """The passives to be carried out now; one that changed nothing waits until something else has."""
    if g.due:
        cards = g.state.cards
        g.due = [
            use
            for use in g.due
            if use.leaving
            or use.grant is not None
            or (cards[use.holder].obj == use.card.obj and not values.is_blank(g, use.holder))
        ]
    found = list(g.due)
    for ability, held in g.index.whenever:
        use = _as_used(g, ability, held)
        if (use.holder, use.seat, which(g, use)) not in idle and ability.holds(g, use):
            found.append(use)
    return found


def in_whose_order(g: CocTable, uses: list[Use]) -> tuple[int, list[Use]]:
    """Who orders simultaneous effects, and which of them: the active player all of them, or each player their own.

    An ability that has several events to answer is one of them for each card that its effect would be about.
    coc/rule/1.7-simultaneous-effects/a
    """
    active = g.state.active
    if len(uses) > 1:
        uses = list({answering(g, use): use for use in reversed(uses)}.values())[::-1]
    if g.rules.active_player_orders_all:
        return active, uses
    mine = [use for use in uses if use.seat == active]
    return (active, mine) if mine else (1 - active, uses)


def _carry_out(g: CocTable, use: Use) -> bool:
    """Do what a passive says; False when it changes nothing, which would go on forever."""
    if use.event is None and not may_change(g, use, use.ability.effect):
        return False
    cause = g.cause
    if not use.ability.effect.finds_nobody(g, use):
        g.cause = g.note("passive", use.holder, use.holder, use.seat)
    if use.ability.once:
        lasting.end_text(g, use)
    batch = g.begin_batch()
    done = bool(use.ability.effect.do(g, use))
    g.batch = batch
    g.cause = cause
    return done


def _as_used(g: CocTable, ability: Any, held: Use, event: Event | None = None) -> Use:
    """A passive at work, for a moment of its own; one of a story that is nobody's falls to the active player."""
    seat = held.seat if held.seat != ANYBODY else g.state.active
    use = Use(ability, held.holder, held.card, seat, held.home, event, held.grant)
    if held.grant is not None:  # a text that lasts holds for certain cards, wherever its own card is
        use.targets = held.targets
        use.memory = held.memory
    return use


def notice(g: CocTable, event: Event) -> None:
    """Remember the passives that answer an event which has just happened."""
    for ability, use in g.index.passives.get(event.kind, ()):
        each = _as_used(g, ability, use, event)
        if ability.answers(g, each, event):
            if not (each.ability.trigger.at_once and _is_due(g, each, event)):
                g.due.append(each)
    before = event.before
    if before is not None and before.zone in (PLAY, ROW) and g.state.cards[before.uid].zone not in (PLAY, ROW):
        _notice_last_words(g, event, before)


def _is_due(g: CocTable, use: Use, event: Event) -> bool:
    """Whether a passive about "one or more" waits already for what happened at once with an event."""
    return any(
        each.ability is use.ability
        and (each.holder, each.seat) == (use.holder, use.seat)
        and each.event is not None
        and each.event.batch == event.batch
        for each in g.due
    )


def _notice_last_words(g: CocTable, event: Event, before: Card) -> None:
    """Remember what passives of a card that is gone answer to its own going (coc/faq/stygian-eye-snow-graves)."""
    if not may_have_last_words(g, event, before):
        return
    kind = g.state.catalogue.kinds[before.kind]
    for ability in kind.whenever:
        trigger = ability.trigger
        if trigger is None or event.kind not in trigger.kinds:
            continue
        if trigger.own_leaving or not g.rules.leaving_reaction_must_name_itself:
            for seat in story_seats(kind, ability) if before.zone == ROW else (before.controller,):
                mine = seat if seat != ANYBODY else g.state.active
                use = Use(ability, before.uid, before, mine, before.kind, event)
                use.leaving = True
                if ability.answers(g, use, event):
                    g.due.append(use)


def may_have_last_words(g: CocTable, event: Event, before: Card) -> bool:
    """Whether a card's state just before lets it answer; its text may say that it works from elsewhere.

    coc/rule/1.12-card-states/a, b and c
    """
    if before.zone in (PLAY, ROW):
        return not event.blank and before.state != INSANE and not before.attached_by_effect
    if before.zone == HAND:
        return not g.rules.hand_discard_blocks_reaction
    return before.zone != RESOURCE or g.rules.reaction_text_overrides_states


def replaced(g: CocTable, event: Event) -> bool:
    """Let passives alter an event, or put something else in its place (coc/rule/1.8-replacement-effects)."""
    seen: list[tuple[int, Replaces]] = []
    for _ in range(MOST_ROUNDS):
        found: list[Use] = []
        for ability, use in g.index.replaces.get(event.kind, ()):
            if (use.holder, ability) in seen or (use.holder, ability) in g.replacing:
                continue
            each = _as_used(g, ability, use, event)
            if not ability.trigger.test(g, each, event):
                continue
            if not ability.if_able or may_change(g, each, ability.effect):
                found.append(each)
        if not found:
            return False
        chooser, uses = in_whose_order(g, found)
        use = uses[0]
        if len(uses) > 1:
            use = g.decide(chooser, "order", "Which replacement applies first?", resolve_options(g, uses))
        seen.append((use.holder, use.ability))
        if use.ability.may and not g.yes(
            use.seat, f"{g.title(use.holder)}: {use.ability.effect.text} instead?", use.holder
        ):
            continue
        if _replace(g, use, event):
            return True
    return False


def _replace(g: CocTable, use: Use, event: Event) -> bool:
    """Carry out one replacement; True when the event no longer happens."""
    ability: Replaces = use.ability
    cause = g.cause
    g.cause = g.note("altered" if ability.alters else "replaced", event.subject, use.holder, use.seat, event.kind)
    g.replacing.append((use.holder, ability))
    ability.effect.do(g, use)
    g.replacing.pop()
    g.cause = cause
    if not ability.alters:
        event.cancelled = True
    return event.cancelled
