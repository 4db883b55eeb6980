"""The ten stories of the Core Set: what the winner may execute."""

from __future__ import annotations

from collections.abc import Iterator

from orne.coc.errata import holds
from orne.coc.language import *
from orne.coc.rules import leaving, success
from orne.coc.rules.moving import move
from orne.coc.state import RESOURCE as ON_DOMAIN

card = cards_of("core")

STRONG, WEAK = CHARACTER & printed_skill(least=3), CHARACTER & printed_skill(most=2)

card("nowhere-to-hide", WhenWon(ClearTokens(everything(STORY))))


def _each_player(g: CocTable) -> Iterator[int]:
    """Both players, the active one first."""
    yield g.state.active
    yield 1 - g.state.active


def _swap_hand_and_discard(g: CocTable, use: Use) -> bool:
    """Each player may swap any number of hand cards for as many from the top of his discard pile."""
    for seat in _each_player(g):
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


card("the-shadow-out-of-time", WhenWon(Do(_swap_hand_and_discard, about=NOTHING)))

card("opening-night", WhenWon(put_into_play_for_owner(everything(CHARACTER & IN_DISCARDS), insane=True)))

card(
    "ancient-apocrypha",
    WhenWon(each_player(Then(GainDomain(), AsResources(everything(CHARACTER & IN_DISCARD))), if_able=True)),
)

card("the-call-of-cthulhu", WhenWon(each_player(SearchToHand(), if_able=True)))

card("through-the-gates", WhenWon(sacrifice(everything(STRONG))))
card("rotting-away", WhenWon(sacrifice(everything(WEAK))))


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
    for seat in _each_player(g):
        for uid in _resources_to_pay_for(g, use, seat):
            if g.state.cards[uid].zone != ON_DOMAIN:
                continue
            options = [g.option("destroy", uid, value=False)]
            if len(g.state.deck[seat]) >= 2:
                options.append(g.option("discard 2 for", uid, value=True))
            if g.decide(seat, "resource", "Keep this resource for two cards of your deck?", options, use.holder):
                leaving.discard_from_deck(g, seat, 2, use)
            else:
                leaving.discard_resource(g, uid, use, "destroyed")
    return True


card("frozen-in-time", WhenWon(Do(_pay_for_each_resource, about=NOTHING)))


def _won_others(g: CocTable, use: Use) -> list[int]:
    """A player's won stories other than this one."""
    return [uid for uid in g.state.won[use.seat] if uid != use.holder]


def _give_a_story_back(g: CocTable, use: Use) -> bool:
    """Shuffle one of your other won stories back into the story deck."""
    stories = _won_others(g, use)
    success.shuffle_back(g, g.choose_card(use.seat, "Shuffle which story back?", stories, "give back", use.holder))
    return True


GIVE_BACK = Do(_give_a_story_back, lambda g, use: bool(_won_others(g, use)), about=NOTHING)
FROM_EACH = WhenWon(each_player(GIVE_BACK), must_change=True)

# Two of the documents take a story from the opponent alone (coc/example/3.4-dreamwalkers).
card("dreamwalkers", FROM_EACH)
card("dreamwalkers", WhenWon(opponent(GIVE_BACK), must_change=True), until="lcg-3.0")
card("dreamwalkers", FROM_EACH, until="ccg-2.0")

card(
    "the-other-path",
    WhenWon(each_player(PlaceSuccess(picks(STORY & your_tokens_at_most(2), up_to=True)), if_able=True)),
)
