"""The ten stories of Secrets of Arkham: what the winner may execute."""

from __future__ import annotations

from orne.coc.language import *
from orne.coc.rules import leaving

card = cards_of("secrets-of-arkham")

card("the-secrets-of-arkham", WhenWon(Execute(everything(STORY & ~CONSPIRACY & OTHER))))


# Both names are said before anything is sacrificed, and all of it goes together: no word has two players name a card.
def _name_and_sacrifice(g: CocTable, use: Use) -> bool:
    """Each player names a character or support card, and all copies of the named cards in play are sacrificed."""
    named: set[str] = set()
    # A card that an effect has attached face down shows no title; an insane character's is known.
    cards = [g.state.cards[uid] for uid in g.state.play]
    shown = [card.uid for card in cards if not (card.attached_by_effect and card.face_down)]
    titles = sorted({g.title(uid) for uid in shown})
    for seat in (g.state.active, 1 - g.state.active):
        options = [g.option("name", note=title, value=title) for title in titles]
        options.append(g.option("name", note="a card that is not in play", value=""))
        title = g.decide(seat, "title", "Name which character or support card?", options, use.holder)
        g.note("named", -1, use.holder, seat, after=title or "a card that is not in play")
        named.add(title)
    copies = [uid for uid in shown if g.title(uid) in named]
    return not copies or leaving.sacrifice(g, copies, use)


card("they-come-at-night", WhenWon(Do(_name_and_sacrifice, about=does(SACRIFICE, everything(CHARACTER | SUPPORT)))))

card("obsessive-research", WhenWon(each_player(Draw(hand_up_to(8)))))

card("change-of-plans", WhenWon(each_player(AsResources(everything(CARD & IN_HAND), to="one of your domains"))))

card("the-innsmouth-threat", WhenWon(ClearTokens(everything(STORY))))

card("the-thing-at-the-gate", WhenWon(all_players_sacrifice(CHARACTER)))

card("the-secret-of-the-north-woods", WhenWon(each_player(put_into_play(everything(CHARACTER & IN_DISCARD)))))

card(
    "the-dreams-of-kingsport",
    WhenWon(OneOf(*(each_player(SearchIntoPlay(keyword(time))) for time in ("day", "night")))),
)

# A player without another won story keeps all of it from happening (coc/faq/the-well-no-won-stories).
card(
    "the-well",
    WhenWon(
        Then(
            each_player(GiveBackStory()),
            destroy(everything(CARD_IN_PLAY & (keyword("day") | keyword("night")))),
        ),
        must_change=True,
    ),
)


# Everybody has chosen before anything is destroyed, so it is one effect, not one for each player.
def _keep_one_each(g: CocTable, use: Use) -> bool:
    """Each player chooses a resource on each of their domains, and all other resources are destroyed."""
    kept: list[int] = []
    for seat in (g.state.active, 1 - g.state.active):
        for number, domain in enumerate(g.state.domains[seat], 1):
            if domain.resources:
                prompt = f"Keep which resource on domain {number}?"
                kept.append(g.choose_card(seat, prompt, domain.resources, "keep", use.holder))
    lost = [uid for side in g.state.domains for domain in side for uid in domain.resources if uid not in kept]
    for uid in lost:
        leaving.discard_resource(g, uid, use, "destroyed")
    return True


card("the-terror-out-of-dunwich", WhenWon(Do(_keep_one_each, about=NOTHING)))
