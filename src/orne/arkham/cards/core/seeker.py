"""Core set: Seeker."""

from __future__ import annotations

from orne.arkham.language import *

# ---- level 0

card("core/magnifying-glass", Gives(YOU, INTELLECT, 1, during=INVESTIGATE))

card("core/old-book-of-lore", action(Search(CARD, 3, THEY), Choose(INVESTIGATOR & HERE & WITH_DECK), Exhaust()))

card("core/research-librarian", reaction(THIS_ENTERS_PLAY, Search(card_type("asset") & trait("Tome"))))

card("core/dr-milan-christopher", Gives(YOU, INTELLECT, 1), reaction(YOU_INVESTIGATE, Gain(1)))

card("core/hyperawareness", pay_for(INTELLECT), pay_for(AGILITY))

card(
    "core/medical-texts",
    action(
        Test(INTELLECT, 2, success=Heal(1, who=THEY), fail=Harm(1, THEY)), Choose(INVESTIGATOR & HERE, verb="choose")
    ),
)

card(
    "core/mind-over-matter",
    event(Until("round", SkillInstead(INTELLECT, (COMBAT, AGILITY))), during=DURING_YOUR_TURN),
)

card("core/working-a-hunch", event(Discover(), during=DURING_YOUR_TURN))

card(
    "core/barricade",
    event(AttachTo(YOUR_LOCATION)),
    Cannot(ENTER_HOST, ENEMY & ~ELITE),
    forced(SOMEBODY_LEAVES_HOST, DiscardCard()),
)

card("core/deduction", Committed(MoreClues(1), when=in_a(INVESTIGATE)))


# ---- above level 0

card(
    "core/magnifying-glass-1",
    Gives(YOU, INTELLECT, 1, during=INVESTIGATE),
    free(ToHand(ITSELF), during=NO_CLUES_HERE),
)

card("core/disc-of-itzamna-2", reaction(spawns(ENEMY & ~ELITE & HERE), DiscardCard(THAT), Discard()))

card(
    "core/encyclopedia-2",
    action(
        OneOf(*(Named(SKILLS[skill], Until("phase", Gives(CHOSEN, skill, 2), who=THEY)) for skill in ALL_SKILLS)),
        Choose(INVESTIGATOR & HERE),
        Exhaust(),
    ),
)

card("core/cryptic-research-4", event(Draw(3, THEY), Choose(INVESTIGATOR & HERE), during=DURING_YOUR_TURN))
