"""Yog-Sothoth, The Key and the Gate."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-key-and-the-gate")

card("one-in-all", AttachTo(SUPPORT & OPPONENTS), Lends(HOST_SUPPORT))

card(
    "nadine-eskiy",
    forced(
        THIS_COMMITS,
        CommitTo(STORY_OF_THIS, everything(CHARACTER & IS_READY & skill_at_least(4)), exhausting=True),
    ),
)

card("return-to-yith", action(to_hand(THEM), Choose(subtype("Yithian") & IN_DISCARD, X)))


VICTIM = Choose(CHARACTER & OPPONENTS & ~subtype("Ancient One") & SKILL_AT_MOST_X)
PRICE = Pay("X", including="yog-sothoth")
card("professor-nathaniel-peaslee", action(ExchangeControl(), VICTIM, cost=PRICE, during=YOUR_OPERATIONS))
card("professor-nathaniel-peaslee", action(ExchangeControl(), VICTIM, cost=PRICE), until="lcg-3.0")
card(
    "fthaggua",
    Gives(SELF, TERROR, per(FACE_DOWN_HERE)),
    Gives(SELF, COMBAT, per(FACE_DOWN_HERE)),
    Gives(SELF, "skill", per(FACE_DOWN_HERE)),
    forced(is_destroyed(CHARACTER), Unless(Mill(2), AttachFaceDown(EVENT_CARD))),
)
card("lost-oracle", response(you_win(ARCANE), DiscardSuccess(), cost=Mill(2), zone=DISCARD))
card("hand-of-aforgomon", SkillIs(CHARACTER & COMMITTED_HERE, 0, last=True))
card(
    "yithian-scout",
    response(THIS_ENTERS_A_DISCARD_FROM_PLAY, SearchToHand(titled("Yithian Scout"), shown=True)),
    action(
        Also(opponent(Mill()), IfMilled(CARD & ~CHARACTER, put_into_play(THIS_ONE))),
        zone=DISCARD,
        limit=once("turn"),
    ),
)

YITHIAN = CARD & subtype("Yithian")
LIBRARY = ValueIs("skill", total(YITHIAN & IN_DISCARD))
card(
    "keeper-of-the-great-library",
    LIBRARY,
    response(enters_discard(YITHIAN & YOU_OWN), Draw(), limit=once("phase")),
)
card("keeper-of-the-great-library", LIBRARY, response(enters_discard(YITHIAN & YOU_OWN), Draw()), until="lcg-1.4")
card("frozen-time", AttachTo(CARD_IN_PLAY | STORY), Blanks(HOST_CARD))
card(
    "rite-of-the-silver-gate",
    action(Then(DiscardDearer(), PlaceSuccess(ITSELF)), Choose(CHARACTER | SUPPORT), cost=ExhaustThis(named=True)),
)
card(
    "studying-the-void",
    action(each_player(Mill())),
    response(you_win(ARCANE), SiftTop(MARGIN), zone=DISCARD),
)

HOME = action(return_to_hand(), Choose(CHARACTER & YITHIAN))


LEAVE = MillADeck(total(YITHIAN & IN_DISCARD & OTHER))
card(
    "interstellar-migration",
    HOME,
    action(LEAVE, cost=BuryThis(), zone=DISCARD, during=STORY_PHASE, limit=one_per("phase")),
)
card(
    "interstellar-migration",
    HOME,
    action(LEAVE, cost=BuryThis(), zone=DISCARD, limit=one_per("phase")),
    until="lcg-3.0",
)
card(
    "nikola-tesla",
    forced(YOU_TRIGGER_FROM_DISCARD, PlaceSuccess(ITSELF)),
    disrupt(would_be(DESTROY, SELF), TokensToStories()),
)
