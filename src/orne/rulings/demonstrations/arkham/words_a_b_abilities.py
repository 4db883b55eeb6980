"""Abilities: their kinds, from where they work, blank cards, "after" and "at"; assets and their slots."""

from __future__ import annotations

from orne.arkham.abilities import action, forced, free
from orne.arkham.events import TURN_ENDS
from orne.arkham.language import CHOSEN, ENEMY, Blank, Discard, Do, GivesKeyword, Until, after, everything, when
from orne.rulings.laboratory.arkham import BASIC, MINION, SCHOLAR, lab_card, nothing, pause, say, scholar
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    discard,
    harm_on,
    has_keyword,
    has_trait,
    horror,
    in_play,
    resources,
    said,
)
from orne.rulings.showing.arkham_readings import ability_kinds, deck_problems, printed, text

EARLY_BELL = lab_card("early-bell", forced(when(TURN_ENDS, lambda g, use, e: True, "the turn ends"), say("when")))
LATE_BELL = lab_card("late-bell", forced(after(TURN_ENDS, lambda g, use, e: True, "the turn ends"), say("at the end")))
BANNER = lab_card("rallying-banner", GivesKeyword(ENEMY, "retaliate"), type="treachery")
SHY_TALKER = lab_card(
    "shy-talker", action(Do(nothing)), type="enemy", keywords=("aloof", "hunter"), traits=("Humanoid",)
)
MIND_WIPER = lab_card("mind-wiper", free(Until("phase", Blank(CHOSEN), who=everything(ENEMY)), Discard()))


@shows("ahlcg/ability/b")
def dark_memory_works_from_the_hand(show: Show) -> None:
    """Its text names the hand, so it hurts from there at the end of the turn; Beat Cop's works in play only."""
    show.lay(Inv("agnes-baker", hand=["dark-memory"], play=[pause()]))
    show.answer("end turn")
    show.pass_to("turn")
    show.sees(horror("agnes-baker"), 2)
    show.lay(Inv("agnes-baker", discard=["dark-memory"], play=[pause()]))
    show.answer("end turn")
    show.pass_to("turn")
    show.sees(horror("agnes-baker"), 0)
    foes = [Foe(MINION, engaged=0)]
    for person in (Inv(hand=["beat-cop"]), Inv(discard=["beat-cop"])):
        show.lay(person, enemies=foes)
        show.offers_of("use")
    show.lay(Inv(play=["beat-cop"]), enemies=foes)
    show.offers_of("use", "use beat-cop")


@shows("ahlcg/ability/e")
def abilities_come_in_six_kinds(show: Show) -> None:
    """Cards of the core set that have each kind."""
    for card, kinds in (
        ("beat-cop", ["constant", "triggered"]),
        ("acolyte", ["forced", "instruction"]),
        ("rotting-remains", ["revelation"]),
        ("guard-dog", ["triggered"]),
        ("ghoul-priest", ["instruction", "keyword"]),
        ("flesh-eater", ["instruction"]),
        ("swarm-of-rats", ["keyword"]),
    ):
        show.reads(ability_kinds(card), kinds)


@shows("ahlcg/after/a", "ahlcg/at/a")
def at_the_end_comes_after_when_it_ends(show: Show) -> None:
    """What answers "when the turn ends" comes first, whoever was in play first; then what comes at its end."""
    for cards in ([LATE_BELL, EARLY_BELL], [EARLY_BELL, LATE_BELL]):
        show.lab(scholar(play=[*cards, pause()]))
        show.answer("end turn")
        show.sees(said(), ["when", "at the end"])


@shows("ahlcg/as-if/a")
def the_amulet_plays_from_the_pile_as_if_from_the_hand(show: Show) -> None:
    """The event lies in the discard pile until it is played, and goes under the deck; without the amulet it stays."""
    show.lay(Inv("wendy-adams", discard=["emergency-cache"]))
    show.offers_of("play")
    show.lay(Inv("wendy-adams", discard=["emergency-cache"], play=["wendys-amulet"]))
    show.offers_of("play", "play emergency-cache from the discard pile")
    show.sees(discard(), ["emergency-cache"])
    show.answer("play emergency-cache from the discard pile")
    show.sees(resources(0), 8)
    show.sees(actions(0), 2)
    show.sees(discard(), [])


@shows("ahlcg/asset-cards/c")
def assets_take_slots(show: Show) -> None:
    """A card without a slot makes nothing leave, a two-handed one both that were held."""
    show.lay(Inv(play=["machete", "knife"], hand=["physical-training", "shotgun-4", "flashlight"], resources=12))
    show.answer("play physical-training")
    show.sees(in_play(), ["machete", "knife", "physical-training"])
    show.answer("play flashlight")
    show.offers("discard machete", "discard knife")
    show.answer("discard knife")
    show.sees(in_play(), ["machete", "physical-training", "flashlight"])
    show.answer("play shotgun-4")
    show.sees(in_play(), ["physical-training", "shotgun-4"])
    show.sees(discard(), ["knife", "machete", "flashlight"])


@shows("ahlcg/asset-cards/d", "ahlcg/asset-cards/e")
def a_story_asset_has_a_set_and_no_level_and_joins_by_leave_only(show: Show) -> None:
    """Lita Chantler is of an encounter set and has no level; she is refused in a new deck and not once earned."""
    show.reads(printed("lita-chantler", "type"), "asset")
    show.reads(printed("lita-chantler", "level"), None)
    show.reads(printed("lita-chantler", "encounter_set"), "the-gathering")
    show.reads(printed("beat-cop", "level"), 0)
    show.reads(printed("beat-cop", "encounter_set"), None)
    show.reads(deck_problems("starter-roland"), [])
    show.reads(deck_problems("starter-roland", {"lita-chantler": 1}), ["ahlcg/deckbuilding/story-assets"])
    show.reads(deck_problems("starter-roland", {"lita-chantler": 1}, {"lita-chantler": 1}), [])


@shows("ahlcg/blank/b")
def a_blank_enemy_keeps_what_another_card_gives_it(show: Show) -> None:
    """A minion whose text was wiped strikes back where another card gives it retaliate, and only there."""
    show.reads(text(BANNER), "Enemies have Retaliate.")
    for threat, hurt in (([BANNER], [1, 1]), ([], [0, 0])):
        show.lab(
            scholar(threat=threat, hand=["core/mind-wipe-1"]),
            enemies=[Foe(MINION, engaged=0)],
            step="2.1 investigation phase begins",
            active=None,
            bag=("-8",),
        )
        show.answer("play core/mind-wipe-1", "fight core/ghoul-minion")
        show.sees(harm_on(SCHOLAR), hurt)
        show.asked(0, "turn")


@shows("ahlcg/blank/c")
def a_blank_card_has_nothing_of_its_text(show: Show) -> None:
    """Keywords and abilities are gone, so that an aloof enemy engages; traits are excepted by both cards that blank."""
    show.lab(scholar(play=[MIND_WIPER]), enemies=[Foe(SHY_TALKER)])
    show.offers(*BASIC, "engage lab/shy-talker", "use lab/mind-wiper", "use lab/shy-talker", "end turn")
    show.sees(has_trait(SHY_TALKER, "Humanoid"), True)
    show.answer("use lab/mind-wiper")
    show.offers(*BASIC, "fight lab/shy-talker", "evade lab/shy-talker", "end turn")
    show.sees(has_trait(SHY_TALKER, "Humanoid"), True)
    show.sees(has_keyword(SHY_TALKER, "hunter"), False)
