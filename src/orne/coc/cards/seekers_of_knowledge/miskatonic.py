"""Miskatonic University, Seekers of Knowledge."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("seekers-of-knowledge")

OURS = faction("miskatonic")
ONLY_OURS = all_yours_are("miskatonic")

STEELED = Gain((("willpower", 1), ("toughness", 1)), everything(CHARACTER & OURS & OTHER))
card("richard-pike", disrupt(would_be(GO_INSANE, SELF), STEELED))
card("richard-pike", forced(goes_insane(SELF), STEELED), until="lcg-3.0")
card(
    "matthew-alexander",
    Gives(CHARACTER & subtype("Explorer"), "skill", 1),
    response(
        either(enters(CHARACTER, by=CARD_EFFECT), leaves(CHARACTER, by=CARD_EFFECT)),
        put_into_play(THIS_ONE),
        during=there_is(CARD & OURS & YOURS),
        zone=HAND,
    ),
)
card(
    "arctic-ethnologist",
    Gives(SELF, COMBAT, 1, while_=ONLY_OURS),
    Gives(CHARACTER & YOURS & subtype("Explorer"), ARCANE, 1, while_=ONLY_OURS),
)


RECALLS = forced(THIS_IS_PLAYED, Draw())
LEFT_OUT = Lasting(NoStruggle(AFFECTED), IT, naming=SKIPPED_STRUGGLE)
WHERE_IT_FITS = Choose(STORY & WITH_STRUGGLES)
card(
    "alternative-historian",
    RECALLS,
    action(LEFT_OUT, WHERE_IT_FITS, cost=DiscardCards(1), limit=times_per(3, "turn")),
)
card("alternative-historian", RECALLS, action(LEFT_OUT, WHERE_IT_FITS, cost=DiscardCards(1)), until="lcg-1.4")

WITNESS = Choose(CHARACTER & OURS & CAN_COMMIT_THERE)
EVIDENCE = Lasting(GivesStruggle(WHERE_IT_IS, INVESTIGATION, 1), IT)
card("expert-testimony", disrupt(before_struggle(), Then(CommitTo(THAT_STORY), EVIDENCE), WITNESS))
card("expert-testimony", disrupt(before_struggle(), Also(CommitTo(THAT_STORY), EVIDENCE), WITNESS), until="lcg-3.0")
card("ipiutak", response(chose_only(CHARACTER & YOURS), CopyEffect(CHARACTER), cost=ExhaustThis(named=True)))
