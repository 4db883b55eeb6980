"""Errata that change what is printed on a card."""

from __future__ import annotations

from orne.rulings.showing.coc import Show, shows
from orne.rulings.showing.coc_probes import printed, printed_in


@shows("coc/errata/core/f124-slavering-gug")
def the_subtypes_of_slavering_gug(show: Show) -> None:
    """Slavering Gug has the Gug subtype."""
    show.reads(printed("core/slavering-gug", "subtypes"), ["Monster", "Gug"])
    show.reads(printed_in("lcg-3.0", "core/slavering-gug", "subtypes"), ["Monster"])


@shows("coc/errata/summons-of-the-deep/f42-dynamite")
def the_subtypes_of_dynamite(show: Show) -> None:
    """Dynamite has the Attachment subtype."""
    show.reads(printed("summons-of-the-deep/dynamite", "subtypes"), ["Attachment", "Item", "Weapon"])
    show.reads(printed_in("ccg-2.0", "summons-of-the-deep/dynamite", "subtypes"), ["Item", "Weapon"])


@shows("coc/errata/summons-of-the-deep/f75-descendant-of-eibon/a")
def the_uniqueness_of_descendant_of_eibon(show: Show) -> None:
    """Descendant of Eibon is unique."""
    show.reads(printed("summons-of-the-deep/descendant-of-eibon", "unique"), True)
    show.reads(printed_in("ccg-2.0", "summons-of-the-deep/descendant-of-eibon", "unique"), False)


@shows("coc/errata/summons-of-the-deep/f76-clever-zoog")
def the_subtypes_of_clever_zoog(show: Show) -> None:
    """Clever Zoog has the Zoog subtype."""
    show.reads(printed("summons-of-the-deep/clever-zoog", "subtypes"), ["Creature", "Zoog"])
    show.reads(printed_in("lcg-3.0", "summons-of-the-deep/clever-zoog", "subtypes"), ["Creature"])


@shows("coc/errata/dreamlands/f56-zoog-burrow")
def the_resource_icon_of_zoog_burrow(show: Show) -> None:
    """Zoog Burrow has a neutral resource symbol, not the Zoog icon."""
    show.reads(printed("dreamlands/zoog-burrow", "resources"), ["neutral"])
    show.reads(printed_in("ccg-2.0", "dreamlands/zoog-burrow", "resources"), ["zoog"])


@shows("coc/errata/ancient-relics/f39-initiate-of-huang-hun")
def the_keywords_of_initiate_of_huang_hun(show: Show) -> None:
    """Initiate of Huang Hun has the Loyal keyword."""
    show.reads(printed("ancient-relics/initiate-of-huang-hun", "keywords"), [["loyal", 1]])
    show.reads(printed_in("lcg-3.0", "ancient-relics/initiate-of-huang-hun", "keywords"), [])


@shows("coc/errata/ancient-relics/f20-the-chthonian-stone")
def the_title_of_chthonian_stone(show: Show) -> None:
    """The title is spelled The Chthonian Stone."""
    show.reads(printed("ancient-relics/the-chthonian-stone", "title"), "The Chthonian Stone")
    show.reads(printed_in("lcg-3.0", "ancient-relics/the-chthonian-stone", "title"), "The Cthonian Stone")


@shows("coc/errata/forgotten-lore/f112-aspiring-artist/b")
def the_subtypes_of_aspiring_artist(show: Show) -> None:
    """Aspiring Artist has the Artist subtype."""
    show.reads(printed("forgotten-lore/aspiring-artist", "subtypes"), ["Cultist", "Artist"])
    show.reads(printed_in("lcg-3.0", "forgotten-lore/aspiring-artist", "subtypes"), ["Cultist"])


@shows("coc/errata/forgotten-lore/f3-omega-alumnus")
def the_subtypes_of_omega_alumnus(show: Show) -> None:
    """Omega Alumnus is a Sorcerer; before, the subtype was misspelt."""
    show.reads(printed("forgotten-lore/omega-alumnus", "subtypes"), ["Sorcerer"])
    show.reads(printed_in("lcg-1.4", "forgotten-lore/omega-alumnus", "subtypes"), ["Sorceror"])


@shows("coc/errata/forgotten-lore/f15-student-of-the-profane")
def the_subtypes_of_student_of_the_profane(show: Show) -> None:
    """Student of the Profane is a Sorcerer; before, the subtype was misspelt."""
    show.reads(printed("forgotten-lore/student-of-the-profane", "subtypes"), ["Investigator", "Sorcerer"])
    show.reads(printed_in("lcg-1.4", "forgotten-lore/student-of-the-profane", "subtypes"), ["Investigator", "Sorceror"])


@shows("coc/errata/forgotten-lore/f23-thomas-olney")
def the_subtypes_of_thomas_olney(show: Show) -> None:
    """Thomas Olney is a Sorcerer; before, the subtype was misspelt."""
    show.reads(printed("forgotten-lore/thomas-olney", "subtypes"), ["Investigator", "Sorcerer"])
    show.reads(printed_in("lcg-1.4", "forgotten-lore/thomas-olney", "subtypes"), ["Investigator", "Sorceror"])


@shows("coc/errata/forgotten-lore/f35-mentor-to-vaughn")
def the_subtypes_of_mentor_to_vaughn(show: Show) -> None:
    """Mentor to Vaughn is a Sorcerer; before, the subtype was misspelt."""
    show.reads(printed("forgotten-lore/mentor-to-vaughn", "subtypes"), ["Sorcerer"])
    show.reads(printed_in("lcg-1.4", "forgotten-lore/mentor-to-vaughn", "subtypes"), ["Sorceror"])


@shows("coc/errata/forgotten-lore/f43-seeker-of-the-profane")
def the_subtypes_of_seeker_of_the_profane(show: Show) -> None:
    """Seeker of the Profane is a Sorcerer; before, the subtype was misspelt."""
    show.reads(printed("forgotten-lore/seeker-of-the-profane", "subtypes"), ["Investigator", "Sorcerer"])
    show.reads(printed_in("lcg-1.4", "forgotten-lore/seeker-of-the-profane", "subtypes"), ["Investigator", "Sorceror"])


@shows("coc/errata/forgotten-lore/f51-blood-magician")
def the_subtypes_of_blood_magician(show: Show) -> None:
    """Blood Magician is a Sorcerer; before, the subtype was misspelt."""
    show.reads(printed("forgotten-lore/blood-magician", "subtypes"), ["Sorcerer"])
    show.reads(printed_in("lcg-1.4", "forgotten-lore/blood-magician", "subtypes"), ["Sorceror"])


@shows("coc/errata/forgotten-lore/f73-wilbur-whateley")
def the_subtypes_of_wilbur_whateley(show: Show) -> None:
    """Wilbur Whateley is a Sorcerer; before, the subtype was misspelt."""
    show.reads(printed("forgotten-lore/wilbur-whateley", "subtypes"), ["Sorcerer"])
    show.reads(printed_in("lcg-1.4", "forgotten-lore/wilbur-whateley", "subtypes"), ["Sorceror"])


@shows("coc/errata/forgotten-lore/f46-the-underground-conspiracy")
def the_resource_icon_of_underground_conspiracy(show: Show) -> None:
    """The resource symbol of The Underground Conspiracy is Syndicate, in place of the misprinted Shub-Niggurath."""
    show.reads(printed("forgotten-lore/the-underground-conspiracy", "resources"), ["syndicate"])
    show.reads(printed_in("lcg-1.4", "forgotten-lore/the-underground-conspiracy", "resources"), ["shub-niggurath"])


@shows("coc/errata/forgotten-lore/f48-the-rlyeh-conspiracy")
def the_resource_icon_of_rlyeh_conspiracy(show: Show) -> None:
    """The resource symbol of The R’lyeh Conspiracy is Cthulhu, in place of the misprinted Miskatonic University."""
    show.reads(printed("forgotten-lore/the-rlyeh-conspiracy", "resources"), ["cthulhu"])
    show.reads(printed_in("lcg-1.4", "forgotten-lore/the-rlyeh-conspiracy", "resources"), ["miskatonic"])


@shows("coc/errata/forgotten-lore/f53-displaced-chthonian")
def the_title_and_subtypes_of_displaced_chthonian(show: Show) -> None:
    """The title is spelled Displaced Chthonian and the subtype Chthonian."""
    show.reads(printed("forgotten-lore/displaced-chthonian", "title"), "Displaced Chthonian")
    show.reads(printed("forgotten-lore/displaced-chthonian", "subtypes"), ["Chthonian"])
    show.reads(printed_in("lcg-3.0", "forgotten-lore/displaced-chthonian", "title"), "Displaced Cthonian")
    show.reads(printed_in("lcg-3.0", "forgotten-lore/displaced-chthonian", "subtypes"), ["Cthonian"])


@shows("coc/errata/revelations/f3-uroborus")
def the_uniqueness_of_uroborus(show: Show) -> None:
    """Uroborus, Fang of Yig is unique."""
    show.reads(printed("revelations/uroborus", "unique"), True)
    show.reads(printed_in("lcg-1.4", "revelations/uroborus", "unique"), False)


@shows("coc/errata/sleeper-below/f25-unaussprechlichen-kulten")
def the_title_of_unaussprechlichen_kulten(show: Show) -> None:
    """The title is spelled Unaussprechlichen Kulten."""
    show.reads(printed("the-sleeper-below/unaussprechlichen-kulten", "title"), "Unaussprechlichen Kulten")
    show.reads(printed_in("lcg-3.0", "the-sleeper-below/unaussprechlichen-kulten", "title"), "Unaussprelichen Kulten")


@shows("coc/errata/arkham-edition/u117-shadowed-reef")
def the_type_of_shadowed_reef(show: Show) -> None:
    """Shadowed Reef's type is support."""
    show.reads(printed("ccg-arkham-edition/shadowed-reef", "type"), "support")


@shows("coc/errata/arkham-edition/r239-to-see-another-day")
def the_type_of_to_see_another_day(show: Show) -> None:
    """To See Another Day's type is support."""
    show.reads(printed("ccg-arkham-edition/to-see-another-day", "type"), "support")


@shows("coc/errata/spawn-of-madness/f2-torch-the-joint")
def the_type_of_torch_the_joint(show: Show) -> None:
    """Torch the Joint is an Event, not a Support."""
    show.reads(printed("ccg-spawn-of-madness/torch-the-joint", "type"), "event")


@shows("coc/errata/spawn-of-madness/f14-glimpse-of-the-void")
def the_type_of_glimpse_of_the_void(show: Show) -> None:
    """Glimpse of the Void is an Event, not a Support."""
    show.reads(printed("ccg-spawn-of-madness/glimpse-of-the-void", "type"), "event")


@shows("coc/errata/unspeakable-tales/r55-cthulhu")
def the_keywords_of_cthulhu(show: Show) -> None:
    """The misprinted "Invulnerable" on Cthulhu is the keyword Invulnerability."""
    show.reads(printed("ccg-unspeakable-tales/cthulhu", "keywords"), [["invulnerability", 1], ["villainous", 1]])


@shows("coc/errata/unspeakable-tales/r109-shub-niggurath")
def the_keywords_of_shub_niggurath(show: Show) -> None:
    """The misprinted "Invulnerable" on Shub-Niggurath is the keyword Invulnerability."""
    show.reads(printed("ccg-unspeakable-tales/shub-niggurath", "keywords"), [["invulnerability", 1], ["villainous", 1]])


@shows("coc/errata/unspeakable-tales/r91-yog-sothoth")
def the_keywords_of_yog_sothoth(show: Show) -> None:
    """The misprinted "Invulnerable" on Yog-Sothoth is the keyword Invulnerability."""
    show.reads(printed("ccg-unspeakable-tales/yog-sothoth", "keywords"), [["invulnerability", 1], ["villainous", 1]])
