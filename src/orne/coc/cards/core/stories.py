"""The ten stories of the Core Set: what the winner may execute."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from orne.coc.abilities import Condition, WhenWon
from orne.coc.cards.registry import card
from orne.coc.errata import holds
from orne.coc.language.effects import Do
from orne.coc.language.select import CHARACTER, printed_skill
from orne.coc.rules import domains, entering, hands, leaving, success
from orne.coc.rules.moving import attach_resource, move
from orne.coc.selector import Sel, candidates
from orne.coc.state import DISCARD, HAND, RESOURCE

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable


def each_player(g: CocTable) -> Iterator[int]:
    """Both players, the active one first."""
    yield g.state.active
    yield 1 - g.state.active


def _clear_all_stories(g: CocTable, use: Use) -> bool:
    """Every success token is taken off every story."""
    for story in tuple(g.state.row):
        for seat in (0, 1):
            success.remove(g, seat, story, use, g.state.cards[story].success[seat])
    return True


card("core/nowhere-to-hide", WhenWon(Do(_clear_all_stories)))


def _swap_hand_and_discard(g: CocTable, use: Use) -> bool:
    """Each player may swap any number of hand cards for as many from the top of his discard pile."""
    for seat in each_player(g):
        given: list[int] = []
        while len(given) < len(g.state.discard[seat]):
            mine = [uid for uid in g.state.hand[seat] if uid not in given]
            if not mine:
                break
            options = [g.option("exchange", uid, value=uid) for uid in _one_of_each(g, mine)]
            options.append(g.option("done", value=-1))
            prompt = f"Exchange a card with your discard pile? ({len(given)} so far)"
            uid = g.decide(seat, "exchange", prompt, options, use.holder)
            if uid < 0:
                break
            given.append(uid)
        taken = g.state.discard[seat][len(g.state.discard[seat]) - len(given) :] if given else []
        for uid in tuple(taken):
            move(g, uid, HAND)
        for uid in given:
            move(g, uid, DISCARD)
        g.note("exchanged", -1, use.holder, seat, after=len(given))
    return True


def _one_of_each(g: CocTable, uids: list[int]) -> list[int]:
    """One card of each kind: copies in a hand are the same choice."""
    return list({g.state.cards[uid].kind: uid for uid in reversed(uids)}.values())


card("core/the-shadow-out-of-time", WhenWon(Do(_swap_hand_and_discard)))


def _raise_the_insane(g: CocTable, use: Use) -> bool:
    """Every character in a discard pile is put into play, insane, for its owner."""
    for seat in each_player(g):
        dead = [uid for uid in g.state.discard[seat] if g.kind(uid).is_character]
        for uid in leaving.in_controllers_order(g, dead, "Which character enters play first?"):
            entering.put_into_play(g, uid, seat, use, insane=True)
    return True


card("core/opening-night", WhenWon(Do(_raise_the_insane)))


def _bury_characters_in_new_domains(g: CocTable, use: Use) -> bool:
    """Each player gains a domain and attaches all characters of his discard pile to it as resources."""
    for seat in each_player(g):
        if domains.gain_domain(g, seat, use):
            for uid in [uid for uid in g.state.discard[seat] if g.kind(uid).is_character]:
                attach_resource(g, uid, seat, len(g.state.domains[seat]) - 1)
    return True


card("core/ancient-apocrypha", WhenWon(Do(_bury_characters_in_new_domains)))


def _search_for_any_card(g: CocTable, use: Use) -> bool:
    """Each player searches his deck for a card, takes it into his hand, and shuffles."""
    for seat in each_player(g):
        # Any card will do, so finding nothing is no choice.
        found = g.choose_card(seat, "Take a card from your deck", g.state.deck[seat], "take", use.holder)
        hands.to_hand(g, found, use, reveal=False)
        hands.shuffle_after_search(g, seat)
    return True


card("core/the-call-of-cthulhu", WhenWon(Do(_search_for_any_card)))


def _each_sacrifices(what: Sel, g: CocTable, use: Use) -> bool:
    return leaving.sacrifice(g, candidates(g, use, what), use)


STRONG = CHARACTER & printed_skill(least=3)
WEAK = CHARACTER & printed_skill(most=2)


def _sacrifice_the_strong(g: CocTable, use: Use) -> bool:
    """Each player sacrifices all his characters of printed skill 3 or more."""
    return _each_sacrifices(STRONG, g, use)


def _sacrifice_the_weak(g: CocTable, use: Use) -> bool:
    """Each player sacrifices all his characters of printed skill 2 or less."""
    return _each_sacrifices(WEAK, g, use)


card("core/through-the-gates", WhenWon(Do(_sacrifice_the_strong)))
card("core/rotting-away", WhenWon(Do(_sacrifice_the_weak)))


def _resources_to_pay_for(g: CocTable, use: Use, seat: int) -> list[int]:
    """All of a player's resources; by the printed text those of one domain of their choice."""
    domains = g.state.domains[seat]
    if domains and not holds(g.rules.name, "coc/errata/core/f163-frozen-in-time/a"):
        picks = [g.option("pick", note=f"domain {number + 1}", value=number) for number in range(len(domains))]
        number = g.decide(seat, "domain", "Pay for the resources of which domain?", picks, use.holder)
        domains = domains[number : number + 1]
    return [uid for domain in domains for uid in domain.resources]


def _pay_for_each_resource(g: CocTable, use: Use) -> bool:
    """For every single one of his resources each player discards two cards from his deck or destroys it."""
    for seat in each_player(g):
        for uid in _resources_to_pay_for(g, use, seat):
            if g.state.cards[uid].zone != RESOURCE:
                continue
            options = [g.option("destroy", uid, value=False)]
            if len(g.state.deck[seat]) >= 2:
                options.append(g.option("discard 2 for", uid, value=True))
            if g.decide(seat, "resource", "Keep this resource for two cards of your deck?", options, use.holder):
                leaving.discard_from_deck(g, seat, 2, use)
            else:
                leaving.discard_resource(g, uid, use, "destroyed")
    return True


card("core/frozen-in-time", WhenWon(Do(_pay_for_each_resource)))


def _won_others(g: CocTable, use: Use, seat: int) -> list[int]:
    """A player's won stories other than this one."""
    return [uid for uid in g.state.won[seat] if uid != use.holder]


def _can_give_back(g: CocTable, use: Use) -> bool:
    if g.rules.dreamwalkers_takes_from_each:
        return bool(_won_others(g, use, 0) and _won_others(g, use, 1))
    return bool(_won_others(g, use, 1 - use.seat))


def _give_stories_back(g: CocTable, use: Use) -> bool:
    """Each player shuffles one of his other won stories back into the story deck."""
    for seat in each_player(g) if g.rules.dreamwalkers_takes_from_each else (1 - use.seat,):
        stories = _won_others(g, use, seat)
        success.shuffle_back(g, g.choose_card(seat, "Shuffle which story back?", stories, "give back", use.holder))
    return True


card(
    "core/dreamwalkers",
    WhenWon(Do(_give_stories_back), possible=Condition(_can_give_back, "if each player has another won story")),
)


def _place_where_behind(g: CocTable, use: Use) -> bool:
    """Each player may put a success token on a story where he has two or fewer."""
    for seat in each_player(g):
        stories = [story for story in g.state.row if g.state.cards[story].success[seat] <= 2]
        options = [g.option("place", story, value=story) for story in stories]
        options.append(g.option("none", value=-1))
        story = g.decide(seat, "place", "Place a success token?", options, use.holder)
        if story >= 0:
            success.place(g, seat, story, use)
    return True


card("core/the-other-path", WhenWon(Do(_place_where_behind)))
