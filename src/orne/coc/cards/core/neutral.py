"""Neutral cards and the conspiracy, Core Set."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("core")

card("mystic-bounty-hunter", action(to_hand(everything(ATTACHMENT & IN_DISCARDS)), cost=SacrificeThis()))

# Any story counts: the text does not say "that story", as other cards do where they mean it.
card(
    "freelance-agent",
    Gives(SELF, COMBAT, 2 * per(CHARACTER & IS_COMMITTED & OPPONENTS & skill_below(SKILL_OF_THIS)), THIS_IS_COMMITTED),
)

card("45-pistols", AttachTo(CHARACTER), Gives(HOST, COMBAT, 1))

card("political-demonstration", response(you_win(by=2), destroy(), Choose(SUPPORT)))

card("overzealous-initiate", action(GainDomain(), cost=SacrificeThis()))

card("arkham-asylum", action(restore_and_ready(), Choose(CHARACTER & IS_INSANE & CAN_BE_RESTORED), cost=Pay(1)))

# "Another" is read as the other side of the same story, not as another story.
card("moving-the-scenery", response(you_win(by=2), MoveTokenAcross()))

card(
    "military-advisor",
    response(THIS_IS_WOUNDED, Wound(), Choose(CHARACTER & skill_below(SKILL_OF_THIS) & CAN_BE_WOUNDED), cost=Pay(2)),
)

card(
    "serpent-from-yoth",
    forced(
        THIS_ENTERS_YOUR_DISCARD_FROM_PLAY,
        SacrificeIt(CHARACTER & OPPONENTS),
        Choose(CHARACTER & OPPONENTS, opponent_chooses=True, words="an opponent chooses a character they control"),
    ),
)

card(
    "tcho-tcho-talisman",
    AttachTo(CHARACTER & YOURS),
    Gives(HOST, TERROR, 2),
    response(THIS_ENTERS_A_DISCARD_FROM_PLAY, return_from_discard(), cost=Pay(1)),
)

card("inside-information", action(Lasting(GivesStruggle(AFFECTED, None, -1), IT, naming=STRUGGLE), Choose(STORY)))

card("dabbler-in-the-unknown", action(PlaceSuccess(pick(STORY & WITHOUT_TOKENS)), cost=SacrificeThis()))

card("gentlemans-club", action(Draw(), cost=All(ExhaustThis(), Pay(2))))

card("eldritch-nexus", action(Then(GainDomain(), AsResources(TOP_CARD))))

card("the-bootleg-whiskey-cover-up", Blanks(CHARACTER & COMMITTED_TO_THIS))
