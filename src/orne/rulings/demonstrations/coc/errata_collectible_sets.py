"""Errata of the expansions of the collectible game."""

from __future__ import annotations

from orne.coc.language import (
    ANYBODY,
    CAN_BE_WOUNDED,
    CHARACTER,
    SUPPORT,
    Choose,
    Draw,
    ExhaustThis,
    Nothing,
    Pay,
    Replaces,
    Wound,
    action,
    destroy,
    would_draw,
)
from orne.rulings.laboratory.coc import BORE, FROM_HAND, GUN, IDLE, OAF, PAUSE, PAWN, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import discard, drained, hand, hand_size, in_play, log, state, wounds, zone

RELIC = tool("fr-relic", subtypes=("Artifact",))
WEATHER = tool("fr-weather", subtypes=("Environment",))
BRAZIER = "ccg-forbidden-relics/brazier-of-nodens"
PUMP = tool("fr-pump", action(Draw(), cost=ExhaustThis()))
JEWEL = "ccg-forbidden-relics/shining-trapezohedron"
ONE = event("fr-one", Draw(), facts={"cost": 1})
TWO = event("fr-two", Draw(), facts={"cost": 2})
THREE = event("fr-three", Draw(), facts={"cost": 3})
SPAWN = "ccg-forbidden-relics/spawn-from-kn-yan"
BREAK = event("fr-break", destroy(), Choose(SUPPORT))
PLOT = "ccg-forbidden-relics/watkins-family-plot"
LEVER = tool("fr-lever", action(Draw(), cost=Pay(1)))
SKILLED = lab_card("fr-skilled", skill=2)
MASTER = lab_card("fr-master", skill=3)
ACCOUNTANT = "ccg-forgotten-cities/absent-minded-accountant"
CHIEF = "ccg-forgotten-cities/bureau-chief"
CHEAP = event("fc-cheap", Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), facts={"cost": 2})
COSTLY = event("fc-costly", Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), facts={"cost": 3})
RIFLE = tool("fc-rifle", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=Pay(3)))
KNYAN = "ccg-forgotten-cities/kn-yan"
DUSK = lab_card("fc-dusk", keywords=(("night", 1),))
DEACON = "ccg-forgotten-cities/starry-wisdom-deacon"
SILENCE = tool("fc-silence", Replaces(would_draw(ANYBODY), Nothing("leave it")))
GREAT = event("fc-great", Draw(), facts={"cost": 6})
RITUAL = event("mn-ritual", Draw(), facts={"subtypes": ("Ritual",)})
MASK = tool("mn-mask", subtypes=("Mask",))
BLADE = tool("mn-blade", subtypes=("Weapon",))
VISITORS = (
    "alchemist",
    "chemist",
    "coral-infection",
    "forgotten-ones",
    "heterodox-physicist",
    "interstellar-visitor",
    "unexpected-ally",
)
BOSS = "ccg-masks-of-nyarlathotep/gang-boss"
ELIAS = "ccg-masks-of-nyarlathotep/jackson-elias"


@shows("coc/errata/forbidden-relics/r31-brazier-of-nodens")
def the_brazier_brings_a_card_for_each_artifact_after_the_phases_own_draw(show: Show) -> None:
    """After the regular draw of two cards, one more is drawn for each of your two Artifacts."""
    show.lay(Side(play=[BRAZIER, RELIC, PAUSE]), Side(play=[RELIC]), step="draw")
    show.sees(hand_size(0), 4)


@shows("coc/errata/forbidden-relics/r31-brazier-of-nodens")
def the_brazier_does_not_answer_a_card_effect_or_an_opponents_draw(show: Show) -> None:
    """A draw by a card in the same phase, or the opponent's regular draw, brings nothing more."""
    show.lay(Side(play=[BRAZIER, PUMP, PAUSE]), step="draw actions")
    show.answer(f"use {PUMP}")
    show.sees(hand_size(0), 1)
    show.offers(*IDLE)
    show.lay(Side(play=[BRAZIER, PAUSE]), active=1, step="draw")
    show.sees(hand_size(0), 0)
    show.sees(hand_size(1), 2)


@shows("coc/errata/forbidden-relics/r104-shining-trapezohedron")
def the_trapezohedron_returns_an_event_worth_your_artifacts(show: Show) -> None:
    """It is exhausted and a domain drained for 1, to return an event to hand."""
    show.lay(
        Side(play=[JEWEL, RELIC, PAUSE], discard=[ONE, TWO, THREE, PAWN], domains=["neutral:1"]),
        Side(play=[RELIC], discard=[ONE]),
    )
    show.offers("pass", f"use {JEWEL} domain 1", "use lab/pause")
    show.answer(f"use {JEWEL} domain 1")
    show.offers(f"choose {ONE}", f"choose {TWO}")
    show.answer(f"choose {TWO}")
    show.sees(hand(0), [TWO])
    show.sees(drained(), [True])
    show.sees(state(JEWEL), "exhausted")
    show.offers(*IDLE)


@shows("coc/errata/forbidden-relics/r104-shining-trapezohedron")
def the_trapezohedron_must_be_ready_and_paid_for(show: Show) -> None:
    """Exhausted, or with every domain drained, it is not offered."""
    show.lay(Side(play=[At(JEWEL, exhausted=True), PAUSE], discard=[ONE], domains=["neutral:1"]))
    show.offers(*IDLE)
    show.lay(Side(play=[JEWEL, PAUSE], discard=[ONE], domains=["neutral:1"], drained=[1]))
    show.offers(*IDLE)


@shows("coc/errata/forbidden-relics/r112-spawn-from-kn-yan")
def the_spawn_stays_with_an_artifact_or_an_environment_of_its_controller(show: Show) -> None:
    """With either kind it stays; that card is destroyed, and it is sacrificed."""
    for kept in (RELIC, WEATHER):
        show.lay(Side(hand=[BREAK], play=[SPAWN, kept, PAUSE]), Side(play=[RELIC, WEATHER]))
        show.sees(zone(SPAWN), "play")
        show.answer(f"play {BREAK}", f"choose {kept}")
        show.sees(in_play(0), ["lab/pause"])
        show.sees(log("sacrificed"), ["sacrificed spawn-from-kn-yan"])
        show.offers(*IDLE)


@shows("coc/errata/forbidden-relics/r125-watkins-family-plot")
def the_family_plot_gives_back_a_character_worth_what_was_overpaid(show: Show) -> None:
    """An ability of cost 1 was paid for with 3, and a character of skill 2 or less may be taken to hand."""
    show.lay(
        Side(play=[PLOT, LEVER, PAUSE], discard=[PAWN, SKILLED, MASTER, RELIC], domains=["neutral:3"]),
        Side(discard=[PAWN]),
    )
    show.answer(f"use {LEVER} domain 1")
    show.asked(0, "response")
    show.offers("pass", f"use {PLOT}")
    show.answer(f"use {PLOT}")
    show.offers(f"put {SKILLED}", f"put {PAWN}")
    show.answer(f"put {SKILLED}")
    show.sees(zone(SKILLED), "hand")
    show.sees(state(PLOT), "exhausted")
    show.offers(*IDLE)


@shows("coc/errata/forbidden-relics/r125-watkins-family-plot")
def overpaying_for_a_card_is_not_overpaying_for_an_ability(show: Show) -> None:
    """After overpaying for a card that is played, Watkins Family Plot is not offered."""
    show.lay(Side(hand=[PAWN], play=[PLOT, PAUSE], discard=[SKILLED], domains=["neutral:3"]))
    show.answer(f"play {PAWN} domain 1")
    show.offers(*IDLE)


@shows("coc/errata/forgotten-cities/u22-absent-minded-accountant")
def absent_minded_accountant_draws_and_goes_insane(show: Show) -> None:
    """He draws a card, and then goes insane."""
    show.lay(Side(play=[ACCOUNTANT, PAUSE], deck=[PAWN, OAF]))
    show.answer(f"use {ACCOUNTANT}")
    show.sees(hand(0), [PAWN])
    show.sees(state(ACCOUNTANT), "insane")
    show.offers(*IDLE)


@shows("coc/errata/forgotten-cities/u22-absent-minded-accountant")
def without_a_draw_absent_minded_accountant_stays_sane(show: Show) -> None:
    """Where no card is drawn, he does not go insane."""
    show.lay(Side(play=[ACCOUNTANT, SILENCE, PAUSE]))
    show.answer(f"use {ACCOUNTANT}")
    show.sees(hand(0), [])
    show.sees(state(ACCOUNTANT), "exhausted")


@shows("coc/errata/forgotten-cities/c4-bureau-chief")
def bureau_chief_cannot_be_chosen_by_cheap_effects(show: Show) -> None:
    """An ability without a cost counts as cost 0 and, like an event of cost 2, cannot choose him; cost 3 can."""
    for card, way, may in ((CHEAP, "play", False), (COSTLY, "play", True), (GUN, "use", False), (RIFLE, "use", True)):
        mine = Side(hand=[card], play=[PAUSE]) if way == "play" else Side(play=[card, PAUSE])
        mine.domains = ["agency:3"]
        show.lay(mine, Side(play=[CHIEF, PAWN, OAF], domains=["", ""]))
        show.answer(f"{way} {card}" if card == GUN else f"{way} {card} domain 1")
        show.offers(*(f"choose {each}" for each in (PAWN, OAF, *([CHIEF] if may else []))))
        show.answer(f"choose {PAWN}")


@shows("coc/errata/forgotten-cities/r136-kn-yan")
def kn_yan_has_an_opponent_discard_or_sacrifice(show: Show) -> None:
    """The opponent, who has a card in hand and characters, picks one of two ways."""
    show.lay(Side(hand=[DUSK], play=[KNYAN, PAUSE], domains=["agency:1"]), Side(hand=[OAF], play=[PAWN, BORE]))
    show.answer(f"play {DUSK} domain 1", f"use {KNYAN}")
    show.asked(1, "pick")
    ways = (
        "pick an opponent discards a card of their choice from their hand",
        "pick an opponent sacrifices a character they control",
    )
    show.offers(*ways)
    show.answer(ways[1])
    show.offers(f"sacrifice {BORE}", f"sacrifice {PAWN}")
    show.answer(f"sacrifice {PAWN}")
    show.sees(discard(1), [PAWN])
    show.sees(hand(1), [OAF])
    show.offers(*IDLE)


@shows("coc/errata/forgotten-cities/r136-kn-yan")
def kn_yan_asks_for_what_can_be_done(show: Show) -> None:
    """An opponent without characters discards a card; with no hand either, it may be used and nothing happens."""
    show.lay(Side(hand=[DUSK, FROM_HAND], play=[KNYAN, PAUSE], domains=["agency:1"]), Side(hand=[OAF]))
    show.answer(f"play {FROM_HAND}", f"use {KNYAN}")
    show.sees(discard(1), [OAF])
    show.offers(*IDLE)
    show.lay(Side(hand=[DUSK, FROM_HAND], play=[KNYAN, PAUSE], domains=["agency:1"]), Side())
    show.answer(f"play {FROM_HAND}")
    show.offers("pass", f"use {KNYAN}")
    show.answer(f"use {KNYAN}", "pick an opponent discards a card of their choice from their hand")
    show.sees(discard(1), [])
    show.offers(*IDLE)


@shows("coc/errata/forgotten-cities/u97-starry-wisdom-deacon")
def starry_wisdom_deacon_lowers_the_cost_of_the_next_event(show: Show) -> None:
    """He is sacrificed, the next event of cost 6 costs 1, and the one after that costs 6."""
    show.lay(Side(hand=[GREAT, GREAT], play=[DEACON, PAUSE], domains=["agency:1", "agency:5"]))
    show.offers("pass", f"use {DEACON}", f"use {PAUSE}")
    show.answer(f"use {DEACON}")
    show.offers("pass", f"play {GREAT} domain 1", f"play {GREAT} domain 2", f"use {PAUSE}")
    show.answer(f"play {GREAT} domain 1")
    show.sees(drained(), [True, False])
    show.offers(*IDLE)
    show.why_not(f"play {GREAT} domain 2", "coc/basics/5.1", says="the cost is 6")


@shows(
    "coc/errata/masks-of-nyarlathotep/r93-alchemist",
    "coc/errata/masks-of-nyarlathotep/r40-chemist",
    "coc/errata/masks-of-nyarlathotep/r58-coral-infection",
    "coc/errata/masks-of-nyarlathotep/r79-forgotten-ones",
    "coc/errata/masks-of-nyarlathotep/r24-heterodox-physicist",
    "coc/errata/masks-of-nyarlathotep/r114-interstellar-visitor",
    "coc/errata/masks-of-nyarlathotep/r8-unexpected-ally",
)
def visitors_come_as_an_opponent_plays_a_ritual(show: Show) -> None:
    """As the opponent of its owner plays a Ritual from hand, each of them may enter play from hand or discard pile."""
    for name in VISITORS:
        for place in ["hand", "discard"]:
            visitor = f"ccg-masks-of-nyarlathotep/{name}"
            theirs = Side(hand=[visitor]) if place == "hand" else Side(discard=[visitor])
            show.lay(Side(hand=[RITUAL], play=[PAUSE]), theirs)
            show.answer(f"play {RITUAL}")
            show.asked(1, "response")
            which = "ability 1" if place == "hand" else "ability 2"
            show.offers("pass", f"use {visitor} {which}")
            show.answer(f"use {visitor} {which}")
            show.sees(in_play(1), [visitor])
            show.sees(hand(1), [])
            show.sees(discard(1), [])
            show.offers(*IDLE)


@shows("coc/errata/masks-of-nyarlathotep/u42-gang-boss")
def gang_boss_answers_before_the_wound(show: Show) -> None:
    """Before the wound is dealt he may give it to another character for a Mask."""
    show.lay(Side(play=[BOSS, MASK, PAUSE]), Side(play=[GUN, OAF]), active=1)
    show.answer(f"use {GUN}", f"choose {BOSS}")
    show.asked(0, "disrupt")
    show.sees(wounds(BOSS), 0)
    show.offers("pass", f"use {BOSS}")
    show.answer(f"use {BOSS}")
    show.offers(f"choose {BOSS}", f"choose {OAF}")
    show.answer(f"choose {OAF}")
    show.sees(wounds(BOSS), 0)
    show.sees(wounds(OAF), 1)
    show.sees(discard(0), [MASK])


@shows("coc/errata/masks-of-nyarlathotep/r127-jackson-elias")
def jackson_elias_has_an_action(show: Show) -> None:
    """In an action window, with nothing to answer, he is offered and returns all Weapons of the pile to hand."""
    show.lay(Side(play=[ELIAS, PAUSE], discard=[BLADE, PAWN, BLADE], domains=["agency:2"]))
    show.offers("pass", f"use {ELIAS} domain 1", f"use {PAUSE}")
    show.answer(f"use {ELIAS} domain 1")
    show.sees(hand(0), [BLADE, BLADE])
    show.sees(discard(0), [PAWN, ELIAS])
    show.sees(drained(), [True])
