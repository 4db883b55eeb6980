"""Errata of Ancient Relics."""

from __future__ import annotations

from orne.coc.language import (
    CHARACTER,
    STORY,
    Choose,
    Draw,
    Execute,
    PlaceSuccess,
    SacrificeOne,
    WhenWon,
    Wound,
    action,
    ready,
)
from orne.coc.language.select import CAN_BE_WOUNDED
from orne.rulings.laboratory.coc import BARE, FIGHT, GUN, IDLE, MIND, OAF, PAUSE, PAWN, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    active,
    committed_to,
    discard,
    domains,
    hand,
    hand_size,
    in_play,
    log,
    resources,
    row,
    state,
    tokens,
    tokens_by_story,
    toughness,
    won,
    wounds,
    zone,
)

SET = "ancient-relics"
STUDENT = lab_card("ar-student", skill=2)
SAGE = lab_card("ar-sage", skill=2, keywords=(("willpower", 1),))
NOTE = event("ar-note", Draw())
LARGE = f"{SET}/the-large-man"
ETHER = f"{SET}/forms-of-the-ether"
DOORWAY = f"{SET}/the-doorway"
FEAR = f"{SET}/apeirophobia"
ALARM = tool("ar-alarm", action(ready(), Choose(CHARACTER)))
OTHER = event("ar-other", Draw(2))
KHOPESH = f"{SET}/khopesh-of-the-abyss"
DEAR = lab_card("rl-dear", cost=3, skill=3)
JAR = "ancient-relics/canopic-jar"
KILLER = lab_card(
    "cj-killer", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=SacrificeOne(CHARACTER)), skill=2
)
GATE = "ancient-relics/the-seventh-gate"
LAST = event("gate-last", PlaceSuccess(), Choose(STORY))
PRIZE = lab_card("gate-prize", WhenWon(Draw(2)), type="story")
COPY = event("gate-copy", Execute(), Choose(STORY))
MAGNUS = "ancient-relics/magnus-stiles"
WIZARD = lab_card("as-wizard", subtypes=("Sorcerer",))


def _recalled(show: Show) -> None:
    """The Large Man has taken the topmost event of your pile, and is ready once more."""
    show.lay(Side(play=[LARGE, ALARM], discard=[OTHER, NOTE, PAWN]))
    show.answer(f"use {LARGE}")
    show.sees(hand(0), [NOTE])
    show.sees(discard(0), [OTHER, PAWN])
    show.sees(state(LARGE), "exhausted")
    show.answer(f"use {ALARM}")


@shows("coc/errata/ancient-relics/f27-the-large-man")
def the_large_man_takes_the_topmost_event_once_a_phase(show: Show) -> None:
    """Exhausted, he takes the topmost event to hand; readied, he cannot do so again in that phase."""
    _recalled(show)
    show.offers("pass", f"play {NOTE}")
    show.why_not(f"use {LARGE}", "coc/rule/1.11-forced-responses/a", "coc/rule/2.9-limit/b")


@shows("coc/errata/ancient-relics/f27-the-large-man", editions=("lcg-1.4",))
def before_the_large_man_had_no_limit(show: Show) -> None:
    """Before the change, readied, he takes another event in the same phase."""
    _recalled(show)
    show.offers("pass", f"play {NOTE}", f"use {LARGE}")
    show.answer(f"use {LARGE}")
    show.sees(hand(0), [NOTE, OTHER])


@shows("coc/errata/ancient-relics/f39-forms-of-the-ether", "coc/faq/forms-of-the-ether")
def forms_of_the_ether_takes_the_place_of_an_opposing_resource(show: Show) -> None:
    """Any resource may be chosen; an opposing one goes to its owner's hand and Forms of the Ether lies there."""
    show.lay(Side(hand=[ETHER], play=[PAUSE], domains=["shub-niggurath:2"]), Side(domains=[[STUDENT, PAWN], [SAGE]]))
    show.answer(f"play {ETHER} domain 1")
    theirs = [f"choose {STUDENT} domain 1", f"choose {PAWN} domain 1", f"choose {SAGE} domain 2"]
    mine = ["choose filler/shub-niggurath domain 1", "choose filler/shub-niggurath#2 domain 1"]
    show.offers(*mine, *theirs)
    show.answer(f"choose {SAGE} domain 2")
    show.sees(hand(1), [SAGE])
    show.sees(hand(0), [])
    show.sees(discard(0), [])
    show.sees(resources(1), [2, 1])
    show.sees(domains(1), [[STUDENT, PAWN], [ETHER]])
    show.offers(*IDLE)


@shows("coc/errata/ancient-relics/f63-the-doorway")
def the_doorway_takes_a_committed_character_home_before_an_effect_resolves(show: Show) -> None:
    """Before the gun wounds a committed character, The Doorway is exhausted to return one to hand."""
    show.lay(
        Side(play=[there(STUDENT), there(SAGE), PAWN, DOORWAY]), Side(play=[GUN]), step="actions after attackers commit"
    )
    show.answer("pass")
    show.answer(f"use {GUN}", f"choose {STUDENT}")
    show.asked(0, "disrupt")
    show.offers("pass", f"use {DOORWAY}")
    show.answer(f"use {DOORWAY}")
    show.asked(0, "choose")
    show.offers(f"choose {SAGE}", f"choose {STUDENT}")
    show.answer(f"choose {STUDENT}")
    show.sees(hand(0), [STUDENT])
    show.sees(discard(0), [])
    show.sees(state(DOORWAY), "exhausted")


def _elsewhen(show: Show, *options: str) -> None:
    """Apeirophobia in hand, in your story phase and in the operations of the opponent."""
    for step, whose in (("story actions", 0), ("operations", 1)):
        show.lay(Side(hand=[FEAR], play=[PAUSE], domains=["hastur:2"]), Side(play=[STUDENT]), step=step, active=whose)
        show.asked(0, "action")
        show.offers(*IDLE, *options)


@shows("coc/errata/ancient-relics/f76-apeirophobia")
def apeirophobia_is_for_your_own_operations_phase(show: Show) -> None:
    """It is offered in your operations phase, not in your story phase nor in the opponent's operations phase."""
    show.lay(Side(hand=[FEAR], play=[PAUSE], domains=["hastur:2"]), Side(play=[STUDENT]))
    show.offers(*IDLE, f"play {FEAR} domain 1")
    _elsewhen(show)


@shows("coc/errata/ancient-relics/f76-apeirophobia", editions=("lcg-1.4",))
def before_apeirophobia_was_for_any_phase(show: Show) -> None:
    """Before the change, it is offered in your story phase and in the opponent's operations phase, too."""
    _elsewhen(show, f"play {FEAR} domain 1")


@shows("coc/errata/ancient-relics/f16-khopesh-of-the-abyss")
def the_khopesh_wounds_its_bearer_and_another(show: Show) -> None:
    """Its bearer takes a wound, and the chosen character takes one, too."""
    show.lay(Side(play=[DEAR, At(KHOPESH, on=DEAR), PAUSE]), Side(play=[OAF, PAWN]))
    show.sees(toughness(DEAR), 1)
    show.answer(f"use {KHOPESH}")
    show.offers(f"choose {OAF}", f"choose {PAWN}", f"choose {DEAR}")
    show.answer(f"choose {OAF}")
    show.sees(wounds(DEAR), 1)
    show.sees(wounds(OAF), 1)
    show.offers("pass", f"use {KHOPESH}", f"use {PAUSE}")


@shows("coc/errata/ancient-relics/f28-canopic-jar")
def what_canopic_jar_keeps_is_used_for_nothing(show: Show) -> None:
    """As an action the Jar is exhausted and the kept card discarded, to use that card's Action without its cost."""
    show.lay(Side(play=[JAR, At(KILLER, on=JAR, by_effect=True, owner=1), PAUSE], domains=[""] * 3), Side(play=[PAWN]))
    kept = f"use {KILLER} kept {JAR}"
    show.offers("pass", kept, f"use {PAUSE}")
    show.answer(kept)
    show.sees(discard(1), [KILLER, PAWN])
    show.sees(in_play(0), [JAR, PAUSE])
    show.sees(in_play(1), [])
    show.sees(state(JAR), "exhausted")
    show.sees(zone(KILLER), "discard")
    show.offers(*IDLE)


@shows("coc/errata/ancient-relics/f12-the-seventh-gate")
def the_seventh_gate_is_exchanged_for_a_story_of_the_deck_that_resolves(show: Show) -> None:
    """Won by you, the Gate lets a story of the deck resolve and be won, and goes into that deck itself."""
    show.lay(
        Side(hand=[LAST], play=[PAUSE], domains=[""] * 3),
        stories=[Story(GATE, (4, 0)), BARE, FIGHT],
        story_deck=[MIND, PRIZE],
    )
    show.answer(f"play {LAST}", f"choose {GATE}", "yes")
    show.asked(0, "take")
    show.offers(f"take {PRIZE}", f"take {MIND}")
    show.answer(f"take {PRIZE}")
    show.sees(hand_size(0), 2)
    show.sees(won(0), [PRIZE])
    show.sees(zone(PRIZE), "won")
    show.sees(row(), ["ancient-relics/the-seventh-gate", "lab/bare-story", "lab/combat-story"])
    show.offers(*IDLE)
    show.sees(log("story won"), ["story won the-seventh-gate", "story won gate-prize"])


def _gate_copied(show: Show) -> None:
    """The Gate is carried out by somebody who has not won it, and the one story of the deck resolves."""
    show.lay(
        Side(hand=[COPY], play=[there(PAWN), PAUSE], domains=[""] * 3),
        stories=[Story(GATE, (1, 2)), BARE, FIGHT],
        story_deck=[PRIZE],
        step="actions after attackers commit",
    )
    show.answer(f"play {COPY}", f"choose {GATE}")
    show.sees(hand_size(0), 2)


@shows("coc/errata/ancient-relics/f12-the-seventh-gate", editions=("lcg-3.0",))
def before_the_other_story_was_won_in_any_case(show: Show) -> None:
    """Before the change, the story that resolves is won even by somebody who has not won the Gate."""
    _gate_copied(show)
    show.sees(won(0), [PRIZE])
    show.sees(row(), [GATE, BARE, FIGHT])
    show.sees(log("story shuffled back"), ["story shuffled back the-seventh-gate"])


@shows("coc/errata/ancient-relics/f12-the-seventh-gate")
def executed_by_somebody_who_has_not_won_it_the_other_story_is_not_won(show: Show) -> None:
    """Carried out by an event, the Gate lets a story resolve that nobody wins, and goes into the story deck itself."""
    _gate_copied(show)
    show.sees(won(0), [])
    show.sees(
        tokens_by_story(),
        {"ancient-relics/the-seventh-gate": [0, 0], "lab/bare-story": [0, 0], "lab/combat-story": [0, 0]},
    )
    show.sees(committed_to(PAWN), None)
    show.sees(log("story turned up"), ["story turned up the-seventh-gate"])


def _magnus_used(show: Show) -> None:
    """Magnus Stiles has been used on your turn; a second Sorcerer is left to be sacrificed."""
    show.lay(Side(play=[MAGNUS, WIZARD, WIZARD, WIZARD, PAUSE]), Side(play=[WIZARD]), stories=[BARE, FIGHT, MIND])
    show.answer(f"use {MAGNUS}")
    show.asked(0, "sacrifice")
    show.offers(f"sacrifice {MAGNUS}", *(f"sacrifice {WIZARD}{end}" for end in ("", "#2", "#3")))
    show.answer(f"sacrifice {WIZARD}", f"place {FIGHT}")
    show.sees(tokens(1), [1, 0])
    show.offers("pass", f"use {PAUSE}")
    show.why_not(f"use {MAGNUS}", "coc/rule/2.9-limit/b")


@shows("coc/errata/ancient-relics/f122-magnus-stiles")
def magnus_gives_a_sorcerer_for_a_success_token_once_a_turn(show: Show) -> None:
    """Used on your turn he is not offered again then; on the opponent's turn he is."""
    _magnus_used(show)
    show.pass_to_phase("refresh")
    show.sees(active(), 1)
    show.offers("pass", "use ancient-relics/magnus-stiles", "use lab/pause")


@shows("coc/errata/ancient-relics/f122-magnus-stiles", editions=("lcg-1.4",))
def before_magnus_did_so_once_a_round(show: Show) -> None:
    """Before the change, used on your turn he is not offered on the opponent's turn either."""
    _magnus_used(show)
    show.pass_to_phase("refresh")
    show.sees(active(), 1)
    show.offers("pass", "use lab/pause")


def _cancelled(show: Show) -> None:
    """The opponent cancels Khopesh of the Abyss by Power Drain."""
    show.lay(
        Side(play=[DEAR, At(KHOPESH, on=DEAR), PAUSE]), Side(hand=["power-drain"], play=[OAF], domains=["hastur:3"])
    )
    show.answer(f"use {KHOPESH}", f"choose {OAF}")
    show.asked(1, "disrupt")
    show.offers("pass", "play power-drain domain 1")
    show.answer("play power-drain domain 1")


@shows("coc/errata/ancient-relics/f16-khopesh-of-the-abyss", editions=("lcg-4",))
def the_wound_of_the_bearer_is_the_cost_of_the_khopesh(show: Show) -> None:
    """The ability is cancelled and nobody else is wounded; the bearer's wound has been paid."""
    _cancelled(show)
    show.sees(wounds(DEAR), 1)
    show.sees(wounds(OAF), 0)


@shows("coc/errata/ancient-relics/f16-khopesh-of-the-abyss", editions=("lcg-3.0",))
def before_both_wounds_of_the_khopesh_were_one_effect(show: Show) -> None:
    """In the older document both wounds are one effect: cancelled, neither character is wounded."""
    _cancelled(show)
    show.sees(wounds(DEAR), 0)
    show.sees(wounds(OAF), 0)
