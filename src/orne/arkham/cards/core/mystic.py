"""Core set: Mystic."""

from __future__ import annotations

from orne.arkham.language import *
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.kernel.decision import Option

# ---- talents and charms

card("core/forbidden-knowledge", DiscardedWhenEmpty(), free(UsesToResources("secret"), Exhaust(), TakeHorror(1)))

card("core/holy-rosary", Gives(YOU, WILLPOWER, 1))

card("core/arcane-studies", pay_for(WILLPOWER), pay_for(INTELLECT))

card("core/fearless", Committed(Heal(horror=1)))

# ---- spells for fighting and evading

card(
    "core/shrivelling",
    action(Fight(damage=1, skill=WILLPOWER, revealed=Revealed(BAD_SYMBOLS, Take(horror=1))), UseUp("charges")),
)

card(
    "core/blinding-light",
    event(Evading(skill=WILLPOWER, also=Harm(1), revealed=Revealed(BAD_SYMBOLS, LoseAction()))),
)

card(
    "core/blinding-light-2",
    event(Evading(skill=WILLPOWER, also=Harm(2), revealed=Revealed(BAD_SYMBOLS, Also(LoseAction(), Take(horror=1))))),
)

# ---- the decks


def _decks(g: ArkhamTable, use: Use) -> list[Option]:
    """The decks that have cards: the investigators', and the encounter deck."""
    found = [
        Option(g, "look", (g.state.investigators[seat],), "", (g.state.investigators[seat], g.state.deck[seat]))
        for seat in g.players()
        if g.state.deck[seat]
    ]
    if g.state.encounter_deck:
        found.append(Option(g, "look", note="encounter deck", value=(NOWHERE, g.state.encounter_deck)))
    return found


def _scry(g: ArkhamTable, use: Use) -> None:
    """Look at the 3 uppermost cards of any investigator's deck or of the encounter deck; put them back as you like."""
    decks = _decks(g, use)
    if not decks:
        return
    whose, deck = g.decide(use.seat, "look", "Look at which deck?", decks, use.holder)
    looked = list(reversed(deck[-3:]))
    for uid in looked:
        card = g.state.edit(uid)
        # Whoever had looked at them before does not know their order any more.
        card.known = card.known | 1 << use.seat if len(looked) == 1 else 1 << use.seat
    g.note("looked", whose, use.holder, use.seat, after=len(looked))
    order: list[int] = []
    while looked:
        prompt = "Which card is on top?" if not order else "Which card comes next?"
        uid = g.choose_card(use.seat, prompt, looked, "put", use.holder)
        looked.remove(uid)
        order.append(uid)
    deck[-len(order) :] = reversed(order)


A_DECK_HAS_CARDS = Condition(lambda g, use: bool(_decks(g, use)), "there is a deck to look at")

card("core/scrying", action(Do(_scry, A_DECK_HAS_CARDS), Exhaust(), UseUp("charges")))

card("core/arcane-initiate", forced(THIS_ENTERS_PLAY, PlaceDoom(1)), free(Search(CARD & SPELL, 3), Exhaust()))

card("core/drawn-to-the-flame", event(Then(DrawEncounter(), Discover(2))))

card(
    "core/ward-of-protection",
    event(Then(Cancel("its revelation"), Take(horror=1)), trigger=draws(card_type("treachery") & ~WEAKNESS)),
)

# ---- higher levels

card(
    "core/mind-wipe-1",
    event(Until("phase", Blank(CHOSEN), who=IT), Choose(ENEMY & HERE & ~ELITE, verb="blank"), trigger=PHASE_BEGINS),
)

card(
    "core/book-of-shadows-3",
    ExtraSlots("arcane", 1),
    action(AddUses(1, "charge"), Choose(ASSET & SPELL & YOURS & uses("charges"), verb="charge"), Exhaust()),
)

card(
    "core/grotesque-statue-4",
    DiscardedWhenEmpty(),
    reaction(YOU_WOULD_REVEAL_ONE, RevealTokens(2), UseUp("charges"), limit=ONCE_PER_TEST),
)
