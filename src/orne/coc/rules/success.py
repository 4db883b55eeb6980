"""Success tokens, and winning stories and the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from orne.coc import values
from orne.coc.abilities import DISRUPT, Use, WhenWon
from orne.coc.events import STORY_DECLINED, STORY_REPLACED, STORY_WON, SUCCESS_PLACED, Event
from orne.coc.facts import TOKENS_TO_WIN
from orne.coc.rules import dormant, targets
from orne.coc.rules.leaving import clear_story, leave_play, leave_together, settle_attachments
from orne.coc.rules.moving import move
from orne.coc.state import DISCARD, NOWHERE, PLAY, ROW, STORY_DECK, WON
from orne.kernel.language.joining import may_change
from orne.kernel.rng import shuffle

if TYPE_CHECKING:
    from orne.coc.state import Card
    from orne.coc.table import CocTable

STORIES_TO_WIN: Final = 3


def needed(g: CocTable, story: int) -> int:
    """How many tokens win a story: five, unless it says another number, which is part of its text box."""
    number = g.kind(story).tokens_to_win
    return number if number and not values.is_blank(g, story) else TOKENS_TO_WIN


def place(g: CocTable, seat: int, story: int, source: Use | None, number: int = 1) -> bool:
    """Put success tokens on a player's side of a story, one after the other; the fifth wins it at once.

    Other cards in play hold tokens as well (coc/mechanic/fated).
    """

    complete = True
    there = g.state.cards[story]
    for _ in range(number):
        card = g.state.cards[story]
        if card.zone not in (ROW, PLAY) or card.obj != there.obj:
            return False
        if SUCCESS_PLACED in g.met or SUCCESS_PLACED in g.heard:
            event = Event(SUCCESS_PLACED, story, seat, source, 1, card)
            complete &= g.resolve(event, lambda: _place(g, seat, story, source))
        else:
            _place(g, seat, story, source)
        card = g.state.cards[story]
        if card.zone == ROW and card.obj == there.obj and card.success[seat] >= needed(g, story):
            win_story(g, seat, story)
    return complete


def _place(g: CocTable, seat: int, story: int, source: Use | None) -> None:
    """Put one success token on a card."""
    edited = g.state.edit(story)
    before = edited.success[seat]
    edited.success = _with(edited.success, seat, 1)
    g.note("success token", story, source.holder if source else -1, seat, before, edited.success[seat])


def remove(g: CocTable, seat: int, story: int, source: Use | None, number: int = 1) -> int:
    """Take success tokens off a player's side of a story; how many went."""
    card = g.state.cards[story]
    number = min(number, card.success[seat])
    if number:
        edited = g.state.edit(story)
        edited.success = _with(card.success, seat, -number)
        g.note(
            "success token removed",
            story,
            source.holder if source else -1,
            seat,
            card.success[seat],
            edited.success[seat],
        )
    return number


def move_across(g: CocTable, seat: int, story: int, source: Use | None) -> bool:
    """Move a success token from a player's side of a story to the other side, which is not placing it."""
    card = g.state.cards[story]
    other = 1 - seat
    if card.zone != ROW or not card.success[seat]:
        return False
    edited = g.state.edit(story)
    edited.success = _with(_with(card.success, seat, -1), other, 1)
    holder = source.holder if source else -1
    g.note("success token moved", story, holder, other, list(card.success), list(edited.success))
    if edited.success[other] >= needed(g, story):
        win_story(g, other, story)
    return True


def move_to_stories(g: CocTable, uid: int, source: Use) -> bool:
    """Move the success tokens on a card to stories, each to its own side; that is not placing them."""
    state = g.state
    tokens = state.cards[uid].success
    if not any(tokens) or not state.row:
        return False
    state.edit(uid).success = (0, 0)
    for seat, number in enumerate(tokens):
        for left in range(number, 0, -1):
            prompt = f"Put a success token of player {seat + 1} on which story? ({left} left)"
            story = g.choose_card(source.seat, prompt, state.row, "put", source.holder)
            before = state.cards[story].success
            edited = state.edit(story)
            edited.success = _with(before, seat, 1)
            g.note("success token moved", story, source.holder, seat, list(before), list(edited.success))
    return True


def _with(success: tuple[int, int], seat: int, more: int) -> tuple[int, int]:
    """Tokens with some more on one side."""
    return (success[0] + more, success[1]) if seat == 0 else (success[0], success[1] + more)


def end_if_won(g: CocTable) -> None:
    """End the game where a player has won stories enough; where both have, the active one wins.

    coc/faq/conspiracy-theorist-both-at-three
    """
    state = g.state
    for seat in (state.active, 1 - state.active):
        if has_won(g, seat):
            g.win(seat, "three stories")


def has_won(g: CocTable, seat: int, *more: int) -> bool:
    """Whether stories won, with some more, are enough to win the game: three, unless passives have a say in it."""
    won = [*g.state.won[seat], *more]
    if len(won) < STORIES_TO_WIN:
        return False
    index = g.index
    if len(won) < STORIES_TO_WIN + index.more_stories:
        return False
    return (
        not index.conspiracy_needed
        or not g.state.story_deck
        or any(g.kind(uid).facts.type == "conspiracy" for uid in won)
    )


def win_story(g: CocTable, seat: int, story: int) -> None:
    """A player wins a story: the third wins the game; else it may be executed, and is replaced (coc/basics/6.7)."""
    state = g.state
    before = state.cards[story]
    kind = g.kind(story)
    blank = values.is_blank(g, story)
    g.note("story won", story, seat=seat)
    attached = () if has_won(g, seat, story) else g.index.attachments.get(story, ())
    leaving = settle_attachments(g, attached, None)
    if state.cards[story].obj != before.obj:
        return
    committed = [uid for side in g.committed[story] for uid in side]
    place_in_row = state.row.index(story)
    move(g, story, WON)
    state.won[seat].append(story)
    for uid in committed:
        state.edit(uid).story = NOWHERE
    state.changed()
    end_if_won(g)
    leave_together(g, leaving, None)
    g.happened(Event(STORY_WON, story, seat, before=before, blank=blank))
    text = None if blank else kind.when_won
    if text is not None and not text.replaced:
        _offer_to_execute(g, seat, story, text)
    dormant.story_won(g, story)
    if kind.facts.type == "story" and state.story_deck:
        if (DISRUPT, STORY_REPLACED) in g.watched:
            g.goes_on(Event(STORY_REPLACED, story, seat))
        turn_up(g, place_in_row)
        if text is not None and text.replaced:
            _offer_to_execute(g, seat, story, text)


def _offer_to_execute(g: CocTable, seat: int, story: int, text: WhenWon) -> None:
    """Let the winner of a story execute it, where that is possible."""
    use = _execution(g, seat, story, text)
    if use is None:
        return
    if g.yes(seat, f"Execute {g.title(story)}?", story):
        _carry_out(g, use)
    elif STORY_DECLINED in g.heard:
        g.happened(Event(STORY_DECLINED, story, seat))


def can_be_executed(g: CocTable, seat: int, story: int, *, as_won: bool = True) -> bool:
    """Whether an effect can have a player execute a story, as its winner could."""
    return _execution_by_effect(g, seat, story, as_won) is not None


def execute(g: CocTable, seat: int, story: int, *, as_won: bool = True) -> bool:
    """An effect has a player execute a story, wherever it is; False where it cannot be carried out.

    One that does not say "as though you had won it" changes nothing about a text that asks for winning
    (coc/faq/twila-conspiracies).
    """
    use = _execution_by_effect(g, seat, story, as_won)
    return use is not None and _carry_out(g, use)


def _execution_by_effect(g: CocTable, seat: int, story: int, as_won: bool) -> Use | None:
    """A story's effect as another effect has it in use, where that could be carried out."""
    text = g.kind(story).when_won
    if text is None or values.is_blank(g, story) or (text.if_won and not as_won and story not in g.state.won[seat]):
        return None
    return _execution(g, seat, story, text)


def _execution(g: CocTable, seat: int, story: int, text: WhenWon) -> Use | None:
    """A story's effect in use, where that could be carried out (coc/rule/1.9-choosing-targets/c and e)."""
    card = g.state.cards[story]
    use = Use(text, story, card, seat, card.kind)
    possible = not text.must_change or may_change(g, use, text.effect)
    possible = possible and (text.while_ is None or text.while_.test(g, use))
    return use if possible and targets.refusal(g, use) is None else None


def _carry_out(g: CocTable, use: Use) -> bool:
    """Choose the targets of a story's effect and carry it out."""
    if not targets.choose(g, use):
        return False
    cause = g.cause
    g.cause = g.note("story executed", use.holder, use.holder, use.seat)
    done: bool = use.ability.effect.do(g, use)
    g.cause = cause
    return done


def redistribute(
    g: CocTable,
    chooser: int,
    cards: Sequence[int],
    source: Use,
    *,
    most: int | None = None,
    sides: tuple[int, ...] = (0, 1),
) -> bool:
    """Deal the success tokens of some cards over the same cards, each on its own player's side, so many at most.

    Pass stories, or other cards, never both (coc/rule/2.5-redistribute/a and b).
    """
    state = g.state
    pools = {seat: sum(state.cards[uid].success[seat] for uid in cards) for seat in sides}
    if not any(pools.values()):
        return False
    for uid in cards:
        edited = state.edit(uid)
        for seat in sides:
            edited.success = _with(edited.success, seat, -edited.success[seat])
    for seat, number in pools.items():
        for left in range(number, 0, -1):
            prompt = f"Put a success token of player {seat + 1} on which card? ({left} left)"
            able = [uid for uid in cards if most is None or state.cards[uid].success[seat] < most]
            uid = g.choose_card(chooser, prompt, able or cards, "put", source.holder)
            edited = state.edit(uid)
            edited.success = _with(edited.success, seat, 1)
    g.note("redistributed", -1, source.holder, chooser, after=[list(state.cards[uid].success) for uid in cards])
    return True


def count_as_won(g: CocTable, uid: int, source: Use | None) -> bool:
    """Put a card in play into its owner's won stories, where it is one of them; nobody has won it."""
    card = g.state.cards[uid]
    if card.zone != PLAY:
        return False
    leave_play(g, uid, WON, "counted as won", source)
    if g.state.cards[uid].zone != WON:  # a Resilient one may have been put on the deck instead
        return False
    g.state.won[card.owner].append(uid)
    end_if_won(g)
    return True


def rearrange(g: CocTable, chooser: int, source: Use) -> bool:
    """A player puts the stories and conspiracies of the row in any order; success tokens stay where they lie."""
    state = g.state
    if len(state.row) < 2:
        return False
    tokens = [state.cards[story].success for story in state.row]
    rest = list(state.row)
    order: list[int] = []
    while len(rest) > 1:
        prompt = f"Put which story in place {len(order) + 1} of the row?"
        order.append(g.choose_card(chooser, prompt, rest, "put", source.holder))
        rest.remove(order[-1])
    order += rest
    state.row[:] = order
    for story, success in zip(order, tokens, strict=True):
        state.edit(story).success = success
    state.changed()
    g.note("stories rearranged", -1, source.holder, chooser, after=[list(success) for success in tokens])
    return True


def may_claim(g: CocTable, use: Use) -> bool:
    """Whether a card may put an unwon story into a won pile: only a story may (coc/rule/3.4-story-totals/c)."""
    return g.kind(use.holder).facts.type in ("story", "conspiracy")


def claim(g: CocTable, seat: int, story: int, use: Use) -> bool:
    """An effect wins a story for a player, whatever its tokens; only a story's own effect may."""
    if not may_claim(g, use) or g.state.cards[story].zone != ROW:
        return False
    win_story(g, seat, story)
    return True


def put_next(g: CocTable, story: int) -> None:
    """Shuffle the story deck, with one of its stories on top."""
    stories = g.state.story_deck
    shuffle(g.state, stories)
    stories.remove(story)
    stories.append(story)
    g.note("story deck searched", -1)


def put_under(g: CocTable, story: int, source: Use) -> bool:
    """A story goes to the bottom of the story deck, and the next one comes into its place, under its success tokens."""
    state = g.state
    card = state.cards[story]
    if card.zone != ROW or g.kind(story).facts.type != "story" or not state.story_deck:
        return False
    leaving = settle_attachments(g, g.index.attachments.get(story, ()), None)
    if state.cards[story].obj != card.obj:
        return False
    place_in_row, tokens = state.row.index(story), card.success
    g.note("story put under the deck", story, source.holder, source.seat)
    clear_story(g, story)
    move(g, story, STORY_DECK)
    state.story_deck.remove(story)
    state.story_deck.insert(0, story)
    leave_together(g, leaving, None)
    turn_up(g, place_in_row).success = tokens
    return True


def turn_up(g: CocTable, place_in_row: int) -> Card:
    """Turn up the next story of the deck in a place of the row."""
    state = g.state
    story = state.story_deck[-1]
    card = move(g, story, ROW)
    state.row.remove(story)
    state.row.insert(min(place_in_row, len(state.row)), story)
    state.changed()
    g.note("story turned up", story)
    return card


def shuffle_back(g: CocTable, story: int) -> None:
    """Shuffle a won story into the story deck, where it no longer counts (coc/rule/3.4-story-totals/b)."""
    if g.kind(story).facts.type == "story":
        move(g, story, STORY_DECK)
        shuffle(g.state, g.state.story_deck)
    else:
        move(g, story, DISCARD)
    g.note("story shuffled back", story)
