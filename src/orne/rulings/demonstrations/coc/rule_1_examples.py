"""Examples with the cards that the documents name: minimums, targets, Forced Responses, names."""

from __future__ import annotations

from orne.coc.abilities import Choose
from orne.coc.language import CHARACTER, gain
from orne.rulings.laboratory.coc import BARE, IDLE, PAUSE, PAWN, event, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import discard, has_subtype, skill, state, step, struggles_so_far, zone

CCG = "ccg-arkham-edition"
DEEP = "summons-of-the-deep"
CHEER = event("one-more-skill", gain(skill=1), Choose(CHARACTER))
GRIM = lab_card("grim-cultist", subtypes=("Cultist",), icons=(1, 0, 0, 0))
STEADY = lab_card("steady-cultist", subtypes=("Cultist",), keywords=(("willpower", 1),))
WEAK = lab_card("weak-cultist", subtypes=("Cultist",))
BRAWLER = lab_card("arcane-brawler", icons=(0, 4, 1, 0))
TWO_STRUGGLES = lab_card("fight-and-study", type="story", struggles=(0, 1, 1, 0))
ARMED = lab_card("sd-armed", icons=(0, 2, 0, 1), skill=2)
SLEUTH = lab_card("sd-sleuth", icons=(0, 0, 0, 2), skill=2)
CALM = lab_card("sd-steady", keywords=(("willpower", 1),), skill=2)
FIERCE = lab_card("sd-fright", icons=(2, 0, 0, 0))


@shows("coc/example/1.5-young-deep-one-bouncers")
def two_bouncers_outweigh_notebook_sketches_and_one_more(show: Show) -> None:
    """0 skill, 2 less and 1 more is read as 0; another 1 only makes the total 0; a third one counts."""
    sketches = "forgotten-lore/notebook-sketches"
    show.lay(
        Side(play=["clover-club-bouncer", "clover-club-bouncer", PAUSE]),
        Side(play=["young-deep-one", At(sketches, on="young-deep-one"), PAUSE], hand=[CHEER, CHEER]),
    )
    show.sees(skill("young-deep-one"), 1)
    show.answer("use clover-club-bouncer", "choose young-deep-one", "pass")
    show.sees(skill("young-deep-one"), 0)
    show.answer("use clover-club-bouncer#2", "choose young-deep-one")
    show.sees(skill("young-deep-one"), 0)
    show.answer(f"play {CHEER}", "choose young-deep-one", "pass")
    show.sees(skill("young-deep-one"), 0)
    show.answer(f"play {CHEER}", "choose young-deep-one")
    show.sees(skill("young-deep-one"), 1)


@shows("coc/example/1.5-young-deep-one-key-of-tawil")
def three_bouncers_outweigh_the_key_of_tawil(show: Show) -> None:
    """0 skill, 2 more and 3 less is read as 0; one more makes the total 0, and another one 1."""
    young, key, bouncer = (f"{CCG}/{each}" for each in ("young-deep-one", "key-of-tawil-at-umr", "clover-club-bouncer"))
    show.lay(
        Side(play=[bouncer, bouncer, bouncer, PAUSE], hand=[CHEER, CHEER]),
        Side(play=[there(young), At(key, on=young)]),
        active=1,
        stories=[BARE],
        step="actions after defenders commit",
    )
    for number, left in (("", 1), ("#2", 0), ("#3", 0)):
        show.answer(f"use {bouncer}{number}", f"choose {young}")
        show.sees(skill(young), left)
    for left in (0, 1):
        show.answer(f"play {CHEER}", f"choose {young}")
        show.sees(skill(young), left)


@shows("coc/example/1.10-brain-transplant/a")
def brain_transplant_may_take_whom_nothing_drives_insane(show: Show) -> None:
    """A ready character with Willpower or a Terror icon may be chosen, and stays as it is."""
    brain = f"{DEEP}/brain-transplant"
    for ready in (CALM, FIERCE):
        show.lay(
            Side(hand=[brain], play=[At(ARMED, insane=True), ready, SLEUTH, PAUSE], domains=["hastur:2"]),
            Side(play=[SLEUTH]),
        )
        show.answer(f"play {brain} domain 1")
        show.asked(0, "choose")
        show.offers(f"choose {ready}", f"choose {SLEUTH}")
        show.answer(f"choose {ready}")
        show.sees(state(ready), "ready")
        show.sees(discard(0), [brain])


@shows("coc/example/1.10-brain-transplant/b")
def brain_transplant_that_drives_nobody_insane_restores_nobody(show: Show) -> None:
    """What comes after "then" fails with what comes before it; where that works, the insane one is restored."""
    brain = f"{DEEP}/brain-transplant"
    for ready, works in ((CALM, False), (SLEUTH, True)):
        show.lay(Side(hand=[brain], play=[At(ARMED, insane=True), ready, PAUSE], domains=["hastur:2"]))
        show.answer(f"play {brain} domain 1")
        show.sees(state(ready), "insane" if works else "ready")
        show.sees(state(ARMED), "ready" if works else "insane")


@shows("coc/example/1.10-driven-by-madness")
def whoever_cannot_go_insane_may_be_driven_by_madness_all_the_same(show: Show) -> None:
    """Any Cultist may be chosen; at the end of the phase only one without Willpower and Terror goes insane."""
    driven = f"{CCG}/driven-by-madness"
    for who, after in ((GRIM, "ready"), (STEADY, "ready"), (WEAK, "insane")):
        show.lay(Side(hand=[driven], play=[GRIM, STEADY, WEAK, PAWN, PAUSE], domains=["cthulhu:1"]))
        show.answer(f"play {driven} domain 1")
        show.offers(f"choose {GRIM}", f"choose {STEADY}", f"choose {WEAK}")
        show.answer(f"choose {who}")
        show.sees(skill(who), 11)
        show.pass_to_phase("story")
        show.sees(state(who), after)
        show.sees(skill(who), 0 if after == "insane" else 1)


@shows("coc/example/1.11-temple-of-ramasekva")
def the_temple_strikes_in_the_middle_of_a_story(show: Show) -> None:
    """Wounded in the Combat struggle, Hired Muscle is destroyed before the Arcane one, though its Toughness is 1."""
    muscle = f"{CCG}/hired-muscle"
    for support, left in (([f"{CCG}/temple-of-ramasekva"], "discard"), ([], "play")):
        show.lay(
            Side(play=[there(BRAWLER), *support, PAUSE]),
            Side(play=[there(muscle)]),
            stories=[TWO_STRUGGLES, BARE],
            step="stories resolve",
        )
        show.asked(0, "arcane")
        show.offers("none", f"ready {BRAWLER}")
        show.sees(zone(muscle), left)
        show.sees(struggles_so_far(), [["Combat", 0, [4, 3]], ["Arcane", 0, [1, 0]]])
        show.answer("none")


@shows("coc/example/1.14-direwolf")
def false_papers_name_only_a_subtype_that_some_card_has(show: Show) -> None:
    """Deep One may be named, and the character is one; Direwolf may not."""
    papers = f"{DEEP}/false-papers"
    show.lay(Side(play=[PAWN, At(papers, on=PAWN), PAUSE]))
    show.answer(f"use {papers}")
    show.includes("name Deep One", "name Criminal")
    show.lacks("name Direwolf")
    show.answer("name Deep One")
    show.sees(has_subtype(PAWN, "Deep One"), True)
    show.offers(*IDLE)
    show.pass_to("story actions")
    show.sees(has_subtype(PAWN, "Deep One"), False)
    show.sees(step(), "story actions")
