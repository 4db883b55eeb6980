"""Shub-Niggurath, Revelations."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("revelations")

card("feed-her-young", action(Then(ResourceThis(), Draw())))
card(
    "corrupted-midwife",
    action(
        Lasting(MayPlay(AFFECTED, events=False), IT, until=NEXT_ACTION),
        Choose(CHARACTER & IN_DISCARD),
        cost=ExhaustThis(named=True),
    ),
)

BOOK = (
    AttachTo(CHARACTER & YOURS),
    Whenever(THIS_ENTERS_PLAY, shuffle_in(everything(CARD & OTHER & titled("The Necronomicon")))),
)
DEAD = CHARACTER & IN_DISCARD
READING = All(ShuffleThis(), SacrificeHost())
# In a discard pile a card has the skill that is printed on it.
card(
    "the-necronomicon-112",
    *BOOK,
    action(put_into_play(everything(DEAD & printed_skill_below(PRINTED_SKILL_OF_PAID))), cost=READING),
)
card(
    "the-necronomicon-112",
    *BOOK,
    action(put_into_play(everything(DEAD & printed_skill_below(SKILL_OF_PAID))), cost=READING),
    until="lcg-3.0",
)
card(
    "black-dog",
    response(
        commits_one(),
        Then(EnterCommitted(pick(WHERE_ONE_COMMITTED)), Later(ITS_STORY_RESOLVES, return_to_hand(), ENTERED)),
        cost=Pay(1),
        zone=HAND,
    ),
)
card(
    "the-three-bells",
    action(
        Then(sacrifice(chosen(0) + chosen(1)), PlaceSuccess(ITSELF)),
        Choose(CHARACTER & YOURS & can_be("sacrificed")),
        Choose(
            CHARACTER & OPPONENTS & can_be("sacrificed"),
            opponent_chooses=True,
            words="an opponent chooses a character they control",
        ),
        cost=All(Pay(1), ExhaustThis(named=True)),
    ),
    action(
        put_into_play(pick(CHARACTER & IN_DISCARDS), yours=True),
        during=while_tokens(3),
        cost=All(ExhaustThis(named=True), SacrificeThis()),
    ),
)
