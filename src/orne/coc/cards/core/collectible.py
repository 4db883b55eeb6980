"""Cards of the collectible game that the Core Set prints again: they read as their later selves do."""

from __future__ import annotations

from orne.coc.language import *

AGAIN = {
    "ccg-arkham-edition": """
        45-pistols adult-deep-one agoraphobia altar-of-the-blessed arkham-asylum binding blackmoor-estate
        burrowing-beneath byakhee-attack celaeno-fragments clover-club-bouncer cthulhu deep-one-assault
        disciple-of-the-gate eldritch-nexus gathering-at-the-stones ghost guardian-elder-thing hastur
        horrid-mutation hound-of-tindalos hungry-dark-young mad-genius mature-deep-one mi-go-warrior
        patrol-wagon power-drain regeneration shadowed-reef shadowed-woods short-fuse shotgun-blast slavering-gug
        strange-librarian thomas-f-malone touched-by-the-sleeper unearthing-the-ancients
        unspeakable-resurrection victorias-loft yellow-muse
    """,
    "ccg-unspeakable-tales": """
        alhazred-lamp atwood-science-hall bred-to-survive clover-club-torch-singer dabbler-in-the-unknown dagon
        forbidden-shrine forest-sister freelance-agent freelance-photographer like-a-moth mi-go-scout
        military-advisor opening-the-limbo-gate panic ravager-from-the-deep restless-and-wary
        sacrificial-offerings sedated servant-from-out-of-time shocking-transformation shotgun shub-niggurath
        spell-bound-shoggoth steve-clarney syndicate-liaison watcher-of-the-woods yog-sothoth
    """,
    "ccg-forbidden-relics": """
        ancient-guardian bearer-of-the-yellow-sign cathouse dampen-light dr-carsons-treatment extortionist
        get-on-yer-feet journey-to-the-other-side performance-artist tcho-tcho-talisman working-a-hunch
    """,
    "ccg-eldritch-edition": """
        a-single-glimpse anthropology-advisor blind-submission dr-ali-kafour dutch-courage get-it-off
        ghoul-taint inside-information kirby-odonnell legacy-of-ramses living-mummy messenger-from-beyond
        monster-hunter mystic-bounty-hunter overzealous-initiate political-demonstration predatory-byakhee
        priestess-of-bubastis professor-albert-wilmarth scotophobia shadow-spawned-hunting-horror son-of-yeb
        student-archaeologist thing-from-the-stars victoria-glasser
    """,
    "ccg-masks-of-nyarlathotep": """
        cannibal-ghast demon-lover despair fishers-from-outside itinerant-scholar jack-brass-brady
        moving-the-scenery natural-philosopher ocean-crawlers open-for-inspection patsy peeler serpent-from-yoth
        sleep-of-reason small-ghouls t-men
    """,
    "ccg-forgotten-cities": """
        local-sheriff low-blow paul-lemond professor-hermann-mulder pulled-under richard-upton-pickman
        small-price-to-pay visiting-author ygolonac
    """,
    "ccg-spawn-of-madness": """
        torch-the-joint
    """,
    "ccg-dunwich-denizens": """
        the-bootleg-whiskey-cover-up
    """,
}
for set_, slugs in AGAIN.items():
    for slug in slugs.split():
        reprint(f"{set_}/{slug}", of=f"core/{slug}")

reprint("ccg-forgotten-cities/hardcase", of="core/hard-case")
