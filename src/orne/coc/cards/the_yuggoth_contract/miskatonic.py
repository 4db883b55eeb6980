"""Miskatonic University, The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

MISKATONIC = CHARACTER & faction("miskatonic")
STUDENTS = CHARACTER & subtype("Student")
ARTIFACT, TOME, ITEM = subtype("Artifact"), subtype("Tome"), subtype("Item")

card("focused-art-student", response(THIS_ENTERS_PLAY, Draw()))

card("perpetual-silence", action(Lasting(LosesIcons(ALL_AFFECTED), everything(CHARACTER))))

# It says "your hand", which is the owner's hand for whatever is returned (coc/faq/explicit-text-overrides).
card(
    "derby-hall",
    action(
        return_to_hand(pick(CHARACTER & (subtype("Student") | subtype("Faculty")))),
        cost=All(Pay(1), ExhaustThis(named=True)),
    ),
)

card("erin-moirai", response(THIS_IS_PLAYED, ready(), Choose((CHARACTER | SUPPORT) & IS_EXHAUSTED)))

card(
    "searching-the-reserves",
    action(to_hand(pick(SUPPORT & (ARTIFACT | TOME) & IN_DISCARD)), cost=ExhaustOne(MISKATONIC)),
)

card("broken-glasses", AttachTo(CHARACTER), Gives(HOST, INVESTIGATION, -2))

card(
    "under-the-microscope",
    action(
        Later(
            wins_struggle(INVESTIGATION),
            that_player(ThenChoose(ready(THEM), Choose(CHARACTER & COMMITTED_THERE, MARGIN, up_to=True), may=True)),
            every_time=True,
            until="turn",
        ),
        during=BEFORE_COMMITTING,
    ),
)

card("m-u-chem-lab", action(gain(everything(STUDENTS), icons=(0, 0, 0, 1)), cost=Pay(1)))

card(
    "field-research-station",
    action(gains_or_loses(INVESTIGATION, until=NEXT_PHASE), Choose(STORY), cost=All(ExhaustThis(named=True), Pay(1))),
)

card(
    "museum-curator",
    response(THIS_ENTERS_PLAY, LookAtTop(5, "play", SUPPORT, may=True, rest="under it in the same order")),
)

card(
    "cultist-journal-sketches",
    AttachTo(MISKATONIC & YOURS),
    action(return_to_hand(), Choose(CHARACTER & keyword("villainous")), cost=ExhaustThis(named=True)),
)

card(
    "professor-smith",
    forced(draws(YOU, through=CARD_EFFECT), gain(ITSELF, icons=(0, 0, 1, 1), until="turn")),
)

card(
    "m-u-museum-of-natural-history",
    action(to_hand(), Choose(SUPPORT & ARTIFACT & IN_DISCARD), cost=ExhaustThis(named=True)),
)

card(
    "archaeological-dig-site",
    response(enters_discard(SUPPORT & (ITEM | TOME) & YOU_OWN, from_=PLAY), to_hand(EVENT_CARD), cost=SacrificeThis()),
)

card("stone-calendar", action(Draw(X), cost=All(ExhaustThis(named=True), DiscardYourSuccess())))

# A neutral or insane character is of no faction, and so not of another one (coc/rule/2.38-neutral-no-faction/a).
card(
    "uneasy-translator",
    action(gain(skill=per(CHARACTER & OF_ANOTHER_FACTION, 2)), Choose(CHARACTER), cost=ExhaustThis(named=True)),
)

card("harry-houdini", action(Then(uncommit(ITSELF), ready(ITSELF)), cost=Pay(1)))
