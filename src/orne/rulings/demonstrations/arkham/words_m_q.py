"""Words of the rules, M to Q: modifiers, mulligans, "must", permanent cards, priority."""

from __future__ import annotations

from fractions import Fraction

from orne.arkham.abilities import free, revelation
from orne.arkham.facts import COMBAT
from orne.arkham.language import ENEMY, SELF, YOU, Discard, DiscardCards, Gain, Gives, OneOf, Pays, Take, Times
from orne.rulings.laboratory.arkham import DAISY, DUST, MYTHOS, PAPER, SCHOLAR, lab_card, scholar
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import damage, exhausted, hand_size, horror, view, zone

HALF = Fraction(1, 2)
HUSH = lab_card("hush", Times(ENEMY, "fight", HALF))
NIMBLE = lab_card("nimble", type="investigator", skills=(3, 3, 3, 3))
CHARM = lab_card("charm-of-arms", Gives(YOU, COMBAT, 1), free(Gain(1), Discard()), Gives(SELF, "health", 1))
TOLL = (Pays(DiscardCards(1)), Take(horror=1))
MILD = lab_card("mild-toll", revelation(OneOf(*TOLL)), type="treachery")
HARSH = lab_card("harsh-toll", revelation(OneOf(*TOLL, must=True)), type="treachery")
ALWAYS = lab_card("always", permanent=True, level=0)


@shows("ahlcg/modifiers/c")
def doubling_comes_after_adding(show: Show) -> None:
    """While the Hunting Nightgaunt is evaded a -2 counts as -4."""
    for token, away in (("-1", True), ("-2", False)):
        show.lay(Inv(NIMBLE), enemies=[Foe("hunting-nightgaunt", engaged=0)], bag=(token,))
        show.answer("evade core/hunting-nightgaunt")
        show.sees(exhausted("core/hunting-nightgaunt"), away)


@shows("ahlcg/modifiers/d")
def a_halved_enemy_is_easier_to_fight(show: Show) -> None:
    """A fight value of 3 halved and rounded up is 2, which a skill of 3 reaches with a -1."""
    for token, hurt in (("-1", 1), ("-2", 0)):
        show.lab(scholar(play=[HUSH]), enemies=[Foe("lab/fiend", engaged=0)], bag=(token,))
        show.answer("fight lab/fiend")
        show.sees(damage("lab/fiend"), hurt)
        show.asked(0, "turn")


@shows("ahlcg/modifiers/a", "ahlcg/modifiers/b")
def modified_values_follow_their_source(show: Show) -> None:
    """The asset's +1 combat is there while it is in play and gone as soon as it is not."""
    show.lab(scholar(play=[CHARM]))
    show.sees(view(0, "investigators", 0, "skills", "combat"), 4)
    show.answer("use lab/charm-of-arms")
    show.sees(view(0, "investigators", 0, "skills", "combat"), 3)


@shows("ahlcg/mulligan/a")
def copies_in_an_opening_hand_are_one_option(show: Show) -> None:
    """Three equal cards are one option, which may be taken again for each of them."""
    show.lab(scholar(hand=[PAPER, PAPER, PAPER]), step="mulligan", active=None)
    show.offers("replace lab/paper", "keep")
    show.answer("replace lab/paper", "replace lab/paper")
    show.offers("replace lab/paper", "keep")
    show.answer("keep")
    show.sees(hand_size(0), 3)
    show.asked(0, "turn")


@shows("ahlcg/must/b", idle=False)
def without_must_an_option_that_changes_nothing_may_be_chosen(show: Show) -> None:
    """With an empty hand "discard a card" may be chosen; where it says "must", only the horror is left."""
    show.lab(encounter_deck=[MILD, DUST], **MYTHOS)
    show.asked(0, "choose one")
    show.offers("discard a card", "take 1 horror")
    show.answer("discard a card")
    show.sees(horror(SCHOLAR), 0)
    show.asked(0, "turn")
    show.lab(encounter_deck=[HARSH, DUST], **MYTHOS)
    show.sees(horror(SCHOLAR), 1)
    show.asked(0, "turn")
    show.lab(scholar(hand=[PAPER]), encounter_deck=[HARSH, DUST], **MYTHOS)
    show.offers("discard a card", "take 1 horror")


@shows("ahlcg/permanent/c")
def a_permanent_card_leaves_only_with_its_investigator(show: Show) -> None:
    """Crypt Chill cannot discard it; it goes when its investigator is eliminated."""
    show.lay(
        Inv(play=[ALWAYS]),
        encounter_deck=["crypt-chill", "dissonant-voices"],
        bag=("-3",),
        step="1.4 encounter cards",
        active=None,
    )
    show.sees(zone(ALWAYS), "play")
    show.sees(damage("core/roland-banks"), 2)
    show.lay(Inv(play=[ALWAYS], damage=8), Inv("daisy-walker"), enemies=[Foe("ghoul-minion", engaged=0)])
    show.answer("draw")
    show.sees(zone(ALWAYS), "removed")


@shows("ahlcg/priority-of-simultaneous-resolution/b")
def forced_effects_at_one_moment_are_ordered_by_the_lead(show: Show) -> None:
    """The lead chooses whether the agenda's text or the Dark Young's comes first."""
    show.lay(
        Inv(),
        Inv(DAISY),
        lead=1,
        locations=["parlor", "hallway"],
        agenda="theyre-getting-out",
        enemies=[Foe("relentless-dark-young", at="hallway", damage=2), Foe("ghoul-minion", at="hallway")],
        step="4.6 round ends",
        active=None,
    )
    show.asked(1, "order")
    show.offers("resolve core/relentless-dark-young", "resolve core/theyre-getting-out")
    show.answer("resolve core/theyre-getting-out")
    show.sees(damage("core/relentless-dark-young"), 0)


@shows("ahlcg/priority-of-simultaneous-resolution/b")
def forced_effects_of_copies_are_ordered_where_the_copies_differ(show: Show) -> None:
    """Two copies that are hurt differently are ordered by the lead; where nothing tells them apart, nobody is asked."""
    for hurt in (1, 2):
        show.lay(
            Inv(),
            locations=["parlor", "hallway"],
            enemies=[
                Foe("relentless-dark-young", at="hallway", damage=2),
                Foe("relentless-dark-young", at="hallway", damage=hurt),
            ],
            step="4.6 round ends",
            active=None,
        )
        if hurt == 1:
            show.asked(0, "order")
            show.offers("resolve core/relentless-dark-young", "resolve core/relentless-dark-young#2")
            show.answer("resolve core/relentless-dark-young#2")
        show.asked(0, "turn")
        show.sees(damage("core/relentless-dark-young"), 0)
        show.sees(damage("core/relentless-dark-young", 2), 0)
