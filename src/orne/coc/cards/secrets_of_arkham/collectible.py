"""Cards of the collectible game that Secrets of Arkham prints again: most of them read as their later selves do."""

from __future__ import annotations

from orne.coc.language import *

AGAIN = {
    "ccg-arkham-edition": """
        carcosa dimensional-rift forced-foreclosure intimidate mi-go-commander primal-fear professor-armitage
        rampaging-dark-young terrors-in-the-dark the-dreams-of-kingsport the-innsmouth-threat the-necronomicon
        the-secret-of-the-north-woods the-terror-out-of-dunwich the-thing-at-the-gate the-well
        visiting-professor
    """,
    "ccg-unspeakable-tales": """
        albino-goat-spawn beneath-the-burning-sun calling-down-the-ancients lord-of-yha-nthlei
        paranormal-specialist
    """,
    "ccg-forbidden-relics": """
        chant-of-thoth giving-thanks implant-fear infected-by-madness lightning-gun messenger-from-hali
    """,
    "ccg-eldritch-edition": """
        gatekeeper hermetic-scholar seeker-of-mysteries writhing-wall
    """,
    "ccg-masks-of-nyarlathotep": """
        fixer soothsayer
    """,
    "ccg-forgotten-cities": """
        ageless-mi-go misinformation
    """,
}
for set_, slugs in AGAIN.items():
    for slug in slugs.split():
        reprint(f"{set_}/{slug}", of=f"secrets-of-arkham/{slug}")

# Those that were changed when they were printed again.

cards_of("ccg-eldritch-edition")(
    "norman-blackwood-jr",
    Gives(SELF, "skill", 2, while_=IS_DAY),
    Gives(SELF, COMBAT, 2, while_=IS_DAY),
    Gives(SELF, ARCANE, 2, while_=IS_DAY),
    Gives(SELF, INVESTIGATION, 2, while_=IS_DAY),
    Gives(SELF, "fast", 1, while_=IS_DAY),
)

cards_of("ccg-arkham-premium-edition")(
    "deep-one-rising",
    forced(
        THIS_ENTERS_FROM_HAND,
        IfAble(destroy()),
        Choose(CHARACTER & ~subtype("Deep One") & ~subtype("Ancient One")),
    ),
)

cards_of("ccg-masks-of-nyarlathotep")(
    "carl-stanford",
    action(
        OneOf(gain(ITSELF, icons=(0, 2, 0, 0)), gain(ITSELF, icons=(0, 0, 2, 0))),
        cost=SacrificeOne((CHARACTER & subtype("Cultist")) | (CARD & subtype("Mask"))),
    ),
)

cards_of("ccg-unspeakable-tales")(
    "wizard-of-yog-sothoth",
    Gives(SELF, TERROR, 1, IS_NIGHT),
    Gives(SELF, ARCANE, 2, IS_NIGHT),
    Gives(SELF, "toughness", 2, IS_NIGHT),
)

cards_of("ccg-forbidden-relics")("the-mothers-hand", response(THIS_ENTERS_FROM_HAND_OVERPAID, RefreshDomain()))

cards_of("ccg-forgotten-cities")(
    "azathoth",
    response(THIS_ENTERS_FROM_HAND, all_players_sacrifice((CHARACTER | SUPPORT) & ~titled("Azathoth"))),
    Whenever(turn_ends(ANYBODY), LoseGame()),
)
