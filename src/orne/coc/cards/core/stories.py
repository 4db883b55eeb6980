"""The ten stories of the Core Set: what the winner may execute."""

from __future__ import annotations

from collections.abc import Sequence

from orne.coc.language import *
from orne.coc.rules import leaving, piles
from orne.coc.rules.moving import move

card = cards_of("core")

card("nowhere-to-hide", WhenWon(ClearTokens(everything(STORY))))


def _swap_hand_and_discard(g: CocTable, use: Use) -> bool:
    """May exchange any number of cards in your hand for as many from the top of your discard pile."""
    hand, pile = g.state.hand[use.seat], g.state.discard[use.seat]
    given: list[int] = []
    open_ = not any(piles.is_kept(g, uid) for uid in pile)
    while open_ and len(given) < min(len(hand), len(pile)):
        # the newest first
        options = g.card_options([uid for uid in reversed(hand) if uid not in given], "exchange")
        options.append(g.option("done", value=-1))
        prompt = f"Exchange a card with your discard pile? ({len(given)} so far)"
        uid = g.decide(use.seat, "exchange", prompt, options, use.holder)
        if uid < 0:
            break
        given.append(uid)
    for uid in pile[len(pile) - len(given) :]:
        move(g, uid, HAND)
    for uid in given:
        leaving.put_away(g, uid, use)
    g.note("exchanged", -1, use.holder, use.seat, after=len(given))
    return True


card("the-shadow-out-of-time", WhenWon(each_player(Do(_swap_hand_and_discard, about=NOTHING))))

card("opening-night", WhenWon(put_into_play_for_owner(everything(CHARACTER & IN_DISCARDS), insane=True)))

card("ancient-apocrypha", WhenWon(each_player(Then(GainDomain(), AsResources(everything(CHARACTER & IN_DISCARD))))))

card("the-call-of-cthulhu", WhenWon(each_player(SearchToHand())))

card("through-the-gates", WhenWon(all_players_sacrifice(CHARACTER & printed_skill(least=3))))
card("rotting-away", WhenWon(all_players_sacrifice(CHARACTER & printed_skill(most=2))))


def _pay_or_destroy(g: CocTable, use: Use, resources: Sequence[int]) -> bool:
    for uid in resources:
        if not RESOURCE.test(g, use, uid):
            continue
        options = [g.option("destroy", uid, value=False)]
        if len(g.state.deck[use.seat]) >= 2:
            options.append(g.option("discard 2 for", uid, value=True))
        if g.decide(use.seat, "resource", "Keep this resource for 2 cards of your deck?", options, use.holder):
            leaving.discard_from_deck(g, use.seat, 2, use)
        else:
            leaving.discard_resource(g, uid, use, "destroyed")
    return True


def _pay_for_all_domains(g: CocTable, use: Use) -> bool:
    """Destroy each resource on your domains for which you do not discard the top 2 cards of your deck."""
    return _pay_or_destroy(g, use, [uid for domain in g.state.domains[use.seat] for uid in domain.resources])


def _pay_for_one_domain(g: CocTable, use: Use) -> bool:
    """Destroy each resource on a domain of your choice for which you do not discard the top 2 cards of your deck."""
    domains = g.state.domains[use.seat]
    options = [g.option("pick", note=f"domain {number + 1}", value=number) for number in range(len(domains))]
    if not options:
        return False
    number = g.decide(use.seat, "domain", "Pay for the resources of which domain?", options, use.holder)
    return _pay_or_destroy(g, use, domains[number].resources)


# The printed text is about one domain (coc/errata/core/f163-frozen-in-time/a).
card("frozen-in-time", WhenWon(each_player(Do(_pay_for_all_domains, about=NOTHING))))
card("frozen-in-time", WhenWon(each_player(Do(_pay_for_one_domain, about=NOTHING))), until="ccg-2.0")


FROM_EACH = WhenWon(each_player(GiveBackStory()), must_change=True)

# Two of the documents take a story from the opponent alone (coc/example/3.4-dreamwalkers).
card("dreamwalkers", FROM_EACH)
card("dreamwalkers", WhenWon(opponent(GiveBackStory()), must_change=True), until="lcg-3.0")
card("dreamwalkers", FROM_EACH, until="ccg-2.0")

card(
    "the-other-path",
    WhenWon(each_player(PlaceSuccess(picks(STORY & your_tokens_at_most(2), up_to=True)), if_able=True)),
)
