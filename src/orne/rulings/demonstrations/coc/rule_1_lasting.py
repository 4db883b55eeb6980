"""Effects that last, how they add up, and what an insane card ignores for good (coc/rule/2.34-insanity)."""

from __future__ import annotations

from itertools import permutations

from orne.coc.abilities import Choose, action
from orne.coc.language import (
    CHARACTER,
    IS_INSANE,
    Also,
    Draw,
    ExhaustThis,
    Gain,
    Then,
    everything,
    gain,
    go_insane,
    restore_and_ready,
)
from orne.rulings.laboratory.coc import BELL, OAF, PAWN, event, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import hand_size, icons, skill, step

CURE = lab_card(
    "la-cure", action(restore_and_ready(), Choose(CHARACTER & IS_INSANE), cost=ExhaustThis()), type="support"
)
MADMAN = lab_card(
    "la-madman", action(Draw()), skill=3, icons=(0, 2, 0, 1), subtypes=("Lunatic",), keywords=(("fast", 1),)
)
BOTH = event("la-both", Also(gain(skill=1), Draw()), Choose(CHARACTER))
THEN = event("la-then", Then(gain(skill=1), Draw()), Choose(CHARACTER))
MORE = event("la-more-skill", gain(skill=2), Choose(CHARACTER))
MAD = event("la-mad", go_insane(), Choose(CHARACTER))
TONIC = lab_card("tonic", action(gain(skill=2), Choose(CHARACTER), cost=ExhaustThis()), type="support")
BOXER = lab_card("boxer", skill=2, icons=(0, 2, 0, 0))


CHANGES = [
    lab_card(
        f"change-{n}", action(Gain((("skill", n), (1, m)), everything(CHARACTER)), cost=ExhaustThis()), type="support"
    )
    for n, m in ((1, 2), (-2, -3), (3, 0))
]


@shows("coc/rule/2.34-insanity/d", "coc/rule/1.3-multiple-effects/a", "coc/rule/1.3-multiple-effects/b")
def only_the_part_that_changes_an_insane_card_is_ignored(show: Show) -> None:
    """An insane card's skill is not raised; the card is drawn all the same, but not where it says "then"."""
    for played, drawn in ((BOTH, 1), (THEN, 0)):
        show.lay(Side(hand=[played], play=[At(MADMAN, insane=True), BELL]))
        show.answer(f"play {played}")
        show.sees(hand_size(0), drawn)


@shows("coc/rule/1.4-duration-of-effects/a")
def what_it_had_before_going_insane_is_still_there_afterwards(show: Show) -> None:
    """Skill given before a character went insane counts again when it is restored in the same phase."""
    show.lay(Side(hand=[MORE, MAD], play=[OAF, CURE, BELL]))
    show.answer(f"play {MORE}", f"play {MAD}")
    show.sees(skill(OAF), 0)
    show.answer(f"use {CURE}")
    show.sees(skill(OAF), 3)


@shows("coc/rule/1.4-duration-of-effects/a")
def an_effect_without_a_duration_ends_with_the_phase(show: Show) -> None:
    """Skill given without a duration lasts through the operations phase and is gone in the story phase."""
    show.lay(Side(play=[TONIC, PAWN, BELL]), Side(play=[BELL]))
    show.answer(f"use {TONIC}")
    show.sees(skill(PAWN), 3)
    show.answer("pass", f"use {BELL}")
    show.sees(step(), "operations")
    show.sees(skill(PAWN), 3)
    show.pass_to("story actions")
    show.sees(skill(PAWN), 1)


@shows("coc/rule/1.5-multiple-lasting-effects/a", "coc/rule/1.5-multiple-lasting-effects/c")
def the_order_of_lasting_effects_does_not_matter(show: Show) -> None:
    """Three changes of skill and icons give the same total in each of their six orders."""
    for order in permutations(CHANGES):
        show.lay(Side(play=[BOXER, *CHANGES, BELL]))
        show.answer(*(f"use {each}" for each in order))
        show.sees(skill(BOXER), 4)
        show.sees(icons(BOXER), [0, 1, 0, 0])
