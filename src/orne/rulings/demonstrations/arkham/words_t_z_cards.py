"""Targets, "then", traits, treacheries, unique cards, uses, victory, weaknesses."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import Choose, Chosen, Condition, Use, free, reaction, revelation
from orne.arkham.events import DAMAGE, PLAYED
from orne.arkham.language import (
    ENEMY,
    READY,
    THEM,
    Discard,
    Do,
    Draw,
    Exhausts,
    Gain,
    Take,
    TakeHorror,
    Then,
    ThreatArea,
    after,
)
from orne.arkham.rules import damage as damage_rules
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    BASIC,
    DAISY,
    DREAMER,
    DUST,
    FIEND,
    MYTHOS,
    PAPER,
    SCHOLAR,
    lab_card,
    pause,
    scholar,
    yours,
)
from orne.rulings.showing.arkham import Foe, In, Inv, Place, Show, shows
from orne.rulings.showing.arkham_campaigns import campaign
from orne.rulings.showing.arkham_probes import (
    actions,
    clues,
    controller,
    damage,
    discard,
    doom_in_play,
    encounter_discard,
    entries,
    exhausted,
    foes,
    hand,
    hand_size,
    harm_on,
    horror,
    is_in_play,
    location,
    log,
    owner,
    place,
    prompt,
    resources,
    results,
    sanity,
    skill,
    threat,
    threats,
    uses,
    victory,
    zone,
)
from orne.rulings.showing.arkham_readings import ability_kinds, deck_problems, printed, weaknesses_to_draw

SLEEP = Then(Chosen(Exhausts(THEM), Choose(ENEMY & READY, any_number=True)), Draw())
LULLABY = lab_card("lullaby-for-many", free(SLEEP, Discard()))
COVER = lab_card("shared-cover", reaction(after(PLAYED, yours, "you play a card"), Gain(1)), type="treachery")
TOOL_OF_TWO = lab_card("dear-tool-of-two", cost=2)
LONE = lab_card("lone-hero", unique=True)


def _heal(g: ArkhamTable, use: Use) -> None:
    """Heal 1 horror."""
    damage_rules.heal(g, g.state.investigators[use.seat], 0, 1)


SHAKEN = Condition(lambda g, use: g.state.cards[g.state.investigators[use.seat]].horror > 0, "you have horror")
BALM = lab_card("bitter-balm", free(Do(_heal), TakeHorror(1), possible=SHAKEN))
BRUISE = lab_card(
    "old-bruise",
    reaction(after(DAMAGE, lambda g, use, e: e.seat == use.seat and e.attacker >= 0, "an enemy hurts you"), Gain(1)),
)
PATIENT = lab_card("patient-agenda", type="agenda", doom=99)
PRIZE = lab_card("hidden-prize", revelation(Gain(1)), type="treachery", victory=1)
DOOMED = {
    "victory": lab_card("worthy-prey", type="enemy", victory=1, health=1, fight=0),
    "plain": lab_card("common-prey", type="enemy", health=1, fight=0),
}
OWN_FEAR = lab_card("own-fear", revelation(Take(0, 1)), type="treachery", weakness="basic")
OWN_DEBT = lab_card("own-debt", revelation(ThreatArea()), type="treachery", weakness="signature")
OWN_MEMORY = lab_card("own-memory", type="event", weakness="signature", cost=99)
OWN_THUG = lab_card("own-thug", type="enemy", weakness="basic")


@shows("ahlcg/target/c")
def several_targets_are_chosen_at_once(show: Show) -> None:
    """Amnesia leaves one of three cards, and the two others are named in one decision."""
    show.lay(Inv(deck=["amnesia", "knife"], hand=["knife", "guts", "flashlight"]))
    show.answer("draw")
    show.sees(prompt(), "Discard which 2 cards from your hand?")
    show.offers(
        "discard core/guts core/flashlight", "discard core/knife core/flashlight", "discard core/knife core/guts"
    )
    show.answer("discard core/guts core/flashlight")
    show.sees(hand(), ["knife"])
    show.sees(discard(), ["guts", "flashlight", "amnesia"])
    show.asked(0, "turn")


@shows("ahlcg/target/d", "ahlcg/target/c", "ahlcg/then/a")
def none_of_any_number_resolves_nothing(show: Show) -> None:
    """Both, one or none may be chosen; with at least one exhausted a card is drawn, with none it is not."""
    for chosen, asleep, cards in (
        ("exhaust lab/fiend lab/fiend#2", [True, True], 1),
        ("exhaust lab/fiend", [True, False], 1),
        ("exhaust lab/fiend#2", [False, True], 1),
        ("exhaust nothing", [False, False], 0),
    ):
        show.lab(scholar(play=[LULLABY]), enemies=[Foe(FIEND, engaged=0)] * 2)
        show.answer("use lab/lullaby-for-many")
        show.asked(0, "exhaust")
        show.offers("exhaust lab/fiend lab/fiend#2", "exhaust lab/fiend", "exhaust lab/fiend#2", "exhaust nothing")
        show.answer(chosen)
        for number in (1, 2):
            show.sees(exhausted(FIEND, number), asleep[number - 1])
        show.sees(hand_size(0), cards)


@shows("ahlcg/then/b")
def what_follows_then_comes_before_answers(show: Show) -> None:
    """On Wings of Darkness carries Agnes to Rivertown before she answers its horror, so she strikes there."""
    show.drawing(
        "on-wings-of-darkness",
        Inv("agnes-baker"),
        locations=["northside", "rivertown", "graveyard"],
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", at="rivertown", exhausted=True)],
    )
    show.sees(place(0), "rivertown")
    show.offers("react agnes-baker", "pass")
    show.answer("react agnes-baker")
    show.sees(foes(), ["ghoul-minion"])
    show.sees(damage("ghoul-minion"), 0)
    show.sees(location("ghoul-minion"), "northside")


@shows("ahlcg/then/c")
def without_its_first_part_the_rest_does_not_happen(show: Show) -> None:
    """Drawn to the Flame brings its clues after an encounter card, and cannot be played where none can be drawn."""
    for deck, offered in ((["dissonant-voices"] * 2, ["play drawn-to-the-flame"]), ([], [])):
        show.lay(
            Inv("agnes-baker", hand=["drawn-to-the-flame"]),
            locations=[Place("hallway", clues=2)],
            encounter_deck=deck,
        )
        show.offers_of("play", *offered)
        if offered:
            show.answer("play drawn-to-the-flame")
            show.sees(threats(), ["dissonant-voices"])
            show.sees(clues("agnes-baker"), 2)
    show.lab(scholar(play=[LULLABY]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/lullaby-for-many", "exhaust nothing")
    show.sees(hand_size(0), 0)


@shows("ahlcg/threat-area/a")
def the_threat_area_is_at_the_investigators_location(show: Show) -> None:
    """What affects Roland and what is engaged with him is in play in the Attic, as he is."""
    show.lay(Inv(at=1, threat=["frozen-in-fear"]), enemies=[Foe("ghoul-minion", engaged=0)])
    for card in ("frozen-in-fear", "ghoul-minion"):
        show.sees(location(card), "attic")
        show.sees(is_in_play(card), True)
        show.sees(threat(card), 0)


@shows("ahlcg/tokens-running-out/a")
def tokens_do_not_run_out(show: Show) -> None:
    """Sixty resources and forty doom may lie there, and more come."""
    show.lab(scholar(resources=60, play=[In(PAPER, doom=40)]), agenda=PATIENT)
    show.answer("resource")
    show.sees(resources(0), 61)
    show.sees(doom_in_play(), 40)


@shows("ahlcg/traits/a")
def traits_are_what_others_refer_to(show: Show) -> None:
    """The skull of The Gathering counts the Ghouls here and nothing else."""
    for card, value in (("ghoul-minion", 2), ("swarm-of-rats", 3)):
        show.lay(Inv(), locations=["hallway"], enemies=[Foe(card, engaged=0, exhausted=True)], bag=["skull"])
        show.answer("investigate hallway")
        show.sees(results(), [("test succeeds", value, value - 1)])


@shows("ahlcg/treachery-cards/a")
def treacheries_are_discarded_or_go_where_their_text_says(show: Show) -> None:
    """Grasping Hands is discarded, Frozen in Fear stays, and Paranoia goes to its owner's pile."""
    quiet = ["dissonant-voices"]
    show.lay(Inv(play=[pause()]), encounter_deck=["grasping-hands", *quiet], bag=["+1"], **MYTHOS)
    show.pass_to("turn")
    show.sees(encounter_discard(), ["grasping-hands"])
    show.lay(Inv(play=[pause()]), encounter_deck=["frozen-in-fear", *quiet], **MYTHOS)
    show.sees(threats(), ["frozen-in-fear"])
    show.sees(encounter_discard(), [])
    show.lay(Inv(deck=["paranoia", "knife"]))
    show.answer("draw")
    show.sees(discard(), ["paranoia"])


@shows("ahlcg/triggered-abilities/a")
def free_reaction_and_action_abilities_are_triggered(show: Show) -> None:
    """Physical Training's free abilities, Guard Dog's reaction and the Machete's action are."""
    for card in ("physical-training", "guard-dog", "machete"):
        show.reads(ability_kinds(card), ["triggered"])
    for card in ("leo-de-luca", "rotting-remains"):
        show.reads(ability_kinds(card), ["constant"] if card == "leo-de-luca" else ["revelation"])


@shows("ahlcg/triggered-abilities/d")
def a_reaction_of_a_scenario_card_may_be_used_by_anybody_there_for_their_own_event(show: Show) -> None:
    """Once for each play, by the one who plays, where the card in the other's threat area is at the same location."""
    show.lab(scholar(hand=[TOOL_OF_TWO]), scholar(DREAMER, threat=[COVER]))
    show.answer("play lab/dear-tool-of-two")
    show.asked(0, "reaction")
    show.offers("react lab/shared-cover", "pass")
    show.answer("react lab/shared-cover")
    show.asked(0, "turn")
    show.sees(resources(0), 4)
    show.sees(resources(1), 5)
    show.lab(scholar(hand=[TOOL_OF_TWO]), scholar(DREAMER, at=1, threat=[COVER]))
    show.answer("play lab/dear-tool-of-two")
    show.asked(0, "turn")


@shows("ahlcg/triggered-abilities/i")
def an_action_ability_takes_its_actions(show: Show) -> None:
    """Old Book of Lore takes one, Haunted two, and with one left Haunted cannot be used."""
    show.lay(Inv(DAISY, play=["old-book-of-lore"], deck=["knife", "guts", "dodge"]))
    show.answer("use old-book-of-lore", "take guts")
    show.sees(actions(0), 2)
    for number in (3, 2, 1):
        show.lay(Inv(threat=["haunted"], actions=number))
        show.offers_of("use", *["use haunted"] * (number > 1))
    show.lay(Inv(threat=["haunted"]))
    show.answer("use haunted")
    show.sees(actions(0), 1)
    show.sees(threats(), [])


@shows("ahlcg/triggered-abilities/k", "ahlcg/triggered-abilities/m")
def abilities_must_be_able_to_change_something(show: Show) -> None:
    """Evidence! without a clue here, healing of nobody hurt: not offered; what the cost would bring is no help."""
    show.lay(Inv(hand=["evidence"]), enemies=[Foe("ghoul-minion", engaged=0, damage=1)], locations=["hallway"])
    show.answer("fight ghoul-minion")
    show.asked(0, "turn")
    show.sees(resources(0), 5)
    for hurt in (0, 1):
        show.lay(Inv(damage=hurt), scenario="the-midnight-masks", locations=["st-marys-hospital"])
        show.offers_of("use", *["use st-marys-hospital"] * hurt, "use predator-or-prey")
    show.lay(Inv(play=[In("first-aid", tokens=1)]))
    show.offers_of("use")
    show.lab(scholar(play=[BALM]))
    show.offers(*BASIC, "end turn")
    show.lab(scholar(horror=1, play=[BALM]))
    show.offers(*BASIC, "use lab/bitter-balm", "end turn")
    show.answer("use lab/bitter-balm")
    show.sees(horror(SCHOLAR), 1)


@shows("ahlcg/triggered-abilities/n")
def an_effect_is_carried_out_as_far_as_possible(show: Show) -> None:
    """Dynamite Blast where the investigators are spares nobody."""
    show.lay(
        Inv(hand=["dynamite-blast"]),
        Inv(DAISY),
        locations=["hallway"],
        enemies=[Foe("ghoul-priest", at="hallway", exhausted=True)],
    )
    show.answer("play dynamite-blast")
    for card in ("ghoul-priest", "roland-banks", "daisy-walker"):
        show.sees(damage(card), 3)
    show.asked(0, "turn")


@shows("ahlcg/unique/a")
def a_unique_title_is_in_play_once_whoever_controls_it(show: Show) -> None:
    """Nobody may bring in a second one while another has the first."""
    show.lab(scholar(hand=[LONE]), scholar(DREAMER, play=[LONE]))
    show.offers(*BASIC, "end turn")
    show.why_not("play lab/lone-hero", "ahlcg/unique/b")
    show.lab(scholar(hand=[LONE]), scholar(DREAMER, hand=[LONE]))
    show.offers(*BASIC, "play lab/lone-hero", "end turn")


@shows("ahlcg/uses/c", "ahlcg/uses/d")
def uses_are_added_only_where_they_belong(show: Show) -> None:
    """Ammunition is added to the gun; Book of Shadows' charge goes to Shrivelling and not to the gun."""
    show.lay(Inv(play=["45-automatic"], hand=["extra-ammunition-1"]), enemies=[Foe("ghoul-priest", engaged=0)])
    show.answer("use 45-automatic")
    show.sees(uses("45-automatic"), 3)
    show.answer("play extra-ammunition-1")
    show.sees(uses("45-automatic"), 6)
    show.lay(Inv(play=[In("45-automatic", tokens=0)]), enemies=[Foe("ghoul-minion", engaged=0)])
    show.offers_of("use")
    show.lay(Inv("agnes-baker", play=["book-of-shadows-3", "shrivelling", "45-automatic"]))
    show.answer("use book-of-shadows-3")
    show.sees(uses("shrivelling"), 5)
    show.sees(uses("45-automatic"), 4)


@shows("ahlcg/victory/a", "ahlcg/victory/b", "ahlcg/victory/d")
def victory_cards_are_kept_and_counted(show: Show) -> None:
    """A defeated enemy or resolved treachery with victory points goes to the display, another to its pile."""
    for card, kept in ((DOOMED["victory"], True), (DOOMED["plain"], False)):
        show.lab(scholar(), enemies=[Foe(card, engaged=0)])
        show.answer(f"fight {card}")
        show.sees(victory(), [card] if kept else [])
        show.sees(encounter_discard(), [] if kept else [card])
        show.sees(is_in_play(card), False)
    show.lab(scholar(play=[pause()]), encounter_deck=[PRIZE, DUST], **MYTHOS)
    show.sees(victory(), [PRIZE])
    show.sees(resources(0), 6)
    show.reads(printed("ghoul-priest", "victory"), 2)
    steps: list[dict[str, Any]] = [{"join": "starter-roland"}, {"ends": "R2"}]
    show.reads(campaign(steps, "roland-banks", "experience"), 3)
    more: list[dict[str, Any]] = [{"join": "starter-roland"}, {"ends": "R2", "victory": ["ghoul-priest", "attic"]}]
    show.reads(campaign(more, "roland-banks", "experience"), 6)
    show.sees(log("victory display"), ["victory display lab/hidden-prize"])


@shows("ahlcg/weakness/a", "ahlcg/weakness/j", "ahlcg/weakness/l")
def weaknesses_are_cards_of_their_types(show: Show) -> None:
    """Treachery, enemy, asset and event; basic ones say so and are a pool of their own; no class matters to them."""
    for card, type_, kind in (
        ("cover-up", "treachery", "signature"),
        ("mob-enforcer", "enemy", "basic"),
        ("the-necronomicon", "asset", "signature"),
        ("dark-memory", "event", "signature"),
        ("paranoia", "treachery", "basic"),
    ):
        show.reads(printed(card, "type"), type_)
        show.reads(printed(card, "weakness"), kind)
    show.reads(printed("beat-cop", "weakness"), None)
    show.reads(weaknesses_to_draw("Madness"), ["amnesia", "hypochondria", "paranoia", "psychosis"])
    show.reads(weaknesses_to_draw("Detective"), ["stubborn-detective"])
    for class_ in ("neutral", "rogue"):
        show.reads(deck_problems("starter-agnes", printed={"dark-memory": {"class_": class_}}), [])


@shows("ahlcg/weakness/b", "ahlcg/weakness/e")
def a_weakness_is_resolved_as_if_drawn_from_the_encounter_deck(show: Show) -> None:
    """A treachery hurts and is discarded or stays, an enemy engages, a weakness of a player type is just in hand."""
    show.lab(scholar(deck=[OWN_FEAR, OWN_DEBT, OWN_MEMORY, OWN_THUG], actions=5))
    show.answer("draw", "draw", "draw", "draw")
    show.sees(horror(SCHOLAR), 1)
    show.sees(discard(), [OWN_FEAR])
    show.sees(threats(), [OWN_DEBT])
    show.sees(hand(), [OWN_MEMORY])
    show.sees(threat(OWN_THUG), 0)
    show.lay(Inv(DAISY, play=["old-book-of-lore"]), Inv(deck=["mob-enforcer", "mob-enforcer", "knife"]))
    show.answer("use old-book-of-lore", "choose roland-banks")
    show.offers("take mob-enforcer", "take knife")
    show.answer("take mob-enforcer")
    show.sees(threat("mob-enforcer", 2), 1)
    show.sees(hand(1), [])


@shows("ahlcg/weakness/c", "ahlcg/weakness/f")
def the_bearer_stays_the_bearer(show: Show) -> None:
    """Roland engages and defeats Daisy's Acolyte, and it goes to her discard pile."""
    acolyte = "silver-twilight-acolyte"
    show.lay(Inv(), Inv(DAISY), enemies=[Foe(acolyte, engaged=1, owner=1, damage=2)], bag=["+1"])
    show.answer(f"engage {acolyte}")
    show.sees(threat(acolyte), 0)
    show.sees(owner(acolyte), 1)
    show.sees(controller(acolyte), None)
    show.answer(f"fight {acolyte}")
    show.sees(discard(1), [acolyte])
    show.sees(discard(0), [])


@shows("ahlcg/weakness/g")
def a_weakness_that_joined_a_deck_stays(show: Show) -> None:
    """Psychosis that Daisy gained is in her deck for good, and Roland's deck is as it was."""
    two: list[dict[str, Any]] = [{"join": "starter-roland"}, {"join": "starter-daisy"}, {"ends": "R2"}]
    gained = [*two, {"ends": "R1", "memory": {"weaknesses gained": [[1, "core/psychosis"]]}}]
    show.reads(campaign(two, "daisy-walker", "earned"), {})
    show.reads(campaign(gained, "daisy-walker", "earned"), {"psychosis": 1})
    show.reads(campaign(gained, "roland-banks", "earned"), {})


@shows("ahlcg/you-your/b", "ahlcg/you-your/d")
def a_companion_may_use_what_lies_in_a_threat_area(show: Show) -> None:
    """Dreams of R'lyeh weakens Daisy, who has it; Roland beside her tests to discard it, and elsewhere may not."""
    show.lay(Inv(), Inv(DAISY, threat=["dreams-of-rlyeh"]), bag=["+1"])
    for seat, name, will, mind in ((0, "roland-banks", 3, 5), (1, "daisy-walker", 2, 8)):
        show.sees(skill(seat, "willpower"), will)
        show.sees(sanity(name), mind)
    show.offers_of("use", "use dreams-of-rlyeh")
    show.answer("use dreams-of-rlyeh")
    show.sees(entries("test"), [("roland-banks", 0, "willpower", 3)])
    show.sees(zone("dreams-of-rlyeh"), "encounter discard pile")
    show.lay(Inv(at=1), Inv(DAISY, threat=["dreams-of-rlyeh"]))
    show.offers_of("use")


@shows("ahlcg/you-your/f")
def damage_to_you_is_damage_to_your_assets_too(show: Show) -> None:
    """What answers an enemy's damage to you is offered when Beat Cop took it all, not when a companion was hurt."""
    rest: dict[str, Any] = {"step": "3.3 enemies attack", "active": None}
    show.lay(Inv(play=["beat-cop", BRUISE]), Inv(DAISY), enemies=[Foe("ghoul-minion", engaged=0)], **rest)
    show.answer("damage beat-cop", "horror beat-cop")
    show.offers("react lab/old-bruise", "pass")
    show.sees(harm_on("roland-banks"), [0, 0])
    show.answer("react lab/old-bruise")
    show.lay(Inv(play=[BRUISE, pause()]), Inv(DAISY), enemies=[Foe("ghoul-minion", engaged=1)], **rest)
    show.answer("pass")
    show.sees(harm_on("daisy-walker"), [1, 1])
    show.offers("use lab/pause", "pass")
