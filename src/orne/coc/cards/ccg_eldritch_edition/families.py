"""Eldritch Edition: three families of seven cards or so, one for each faction, that read alike."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ccg-eldritch-edition")


def dearer_at_home(faction_: str) -> CostChange:
    """Cheaper, the more types of resource other than its faction's pay for it."""
    return CostChange(SELF, -other_resource_types(faction_), minimum=1, own=True)


card("man-on-the-inside", dearer_at_home("agency"))
card("military-escort", dearer_at_home("miskatonic"))
card("expatriate-reporter", dearer_at_home("syndicate"))
card("black-spawn-from-below", dearer_at_home("shub-niggurath"))
card(
    "spectral-hunter",
    dearer_at_home("yog-sothoth"),
    ImmuneTo(SELF, CARD, triggered_only=True, words="triggered effects", targets_only=True, while_=IS_NIGHT),
)

BENEFACTORS = """
    construction-crew mi-go-explorer miskatonic-administrator moon-cursed-lycanthrope police-sergeant
    ruthless-fanatic shoggoth-slave
"""
for slug in BENEFACTORS.split():
    card(
        slug,
        disrupt(
            CARD_EFFECT_RESOLVES,
            Then(BecomeDomain(), AsResources(TOP_CARD)),
            cost=All(Pay(1), SacrificeThis()),
        ),
    )

RITUALS = {
    "born-in-the-spheres": "yog-sothoth",
    "dream-summoning": "cthulhu",
    "rite-of-passage": "agency",
    "saturnalia": "hastur",
    "secrets-of-bubastis": "miskatonic",
    "theosophist-meeting": "syndicate",
    "veneration-of-apis": "shub-niggurath",
}
for slug, own in RITUALS.items():
    card(
        slug,
        action(Then(Lasting(CostChange(CARD & faction(own), -1, minimum=1)), MayPay(DrainOwn(), keep_this()))),
    )
