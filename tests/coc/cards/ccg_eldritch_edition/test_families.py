"""Eldritch Edition: the three families of cards that read alike."""

from __future__ import annotations

import pytest

from orne.coc.language import CHARACTER, Choose, gain
from orne.coc.position import At, Side
from tests.coc.cards.ccg import ccg, resources
from tests.coc.laboratory import BELL, GUN, IDLE, PAUSE, PAWN, event, lab_card, tool
from tests.coc.look import discard, drained, hand, idle, in_play, keys, pass_to_phase, said
from tests.look import reasons

SET = "ccg-eldritch-edition"


RITE = f"{SET}/rite-of-passage"
NIGHT = tool("eef-night", subtypes=("Night",), keywords=(("night", 1),))


HUNTER = f"{SET}/spectral-hunter"
SPOT = event("eef-spot", gain(skill=1), Choose(CHARACTER))


def test_at_night_the_hunter_is_not_chosen_though_it_is_affected() -> None:
    game = ccg(Side(hand=[SPOT], play=[GUN, PAWN, PAUSE]), Side(play=[HUNTER, NIGHT]))
    game.choose(f"use {GUN}")  # there is one other to choose
    assert (discard(game, 0), HUNTER in in_play(game, 1)) == ([PAWN], True)
    assert keys(game) == IDLE
    assert reasons(game, f"play {SPOT}")[0].startswith("there is no legal target")
    assert idle(game)
    game = ccg(Side(play=[GUN, PAWN, PAUSE]), Side(play=[HUNTER]))
    game.choose(f"use {GUN}")
    assert keys(game) == [f"choose {HUNTER}", f"choose {PAWN}"]


# ---- Benefactors


CREW = f"{SET}/construction-crew"


def test_a_borrowed_benefactor_is_a_domain_of_whoever_used_it() -> None:
    game = ccg(Side(play=[BELL, At(CREW, owner=1), PAUSE], domains=["neutral:1"]))
    game.choose(f"use {BELL}")
    game.choose(f"use {CREW} domain 1")
    assert (resources(game, 0), resources(game, 1), said(game)) == ([1, 1], [0, 0, 0], ["ding"])
    assert keys(game) == IDLE
    assert idle(game)


# ---- Rituals

RITUALS = {
    "born-in-the-spheres": "yog-sothoth",
    "dream-summoning": "cthulhu",
    "rite-of-passage": "agency",
    "saturnalia": "hastur",
    "secrets-of-bubastis": "miskatonic",
    "theosophist-meeting": "syndicate",
    "veneration-of-apis": "shub-niggurath",
}


@pytest.mark.parametrize("slug", RITUALS)
def test_a_ritual_makes_its_factions_cards_cheaper_and_comes_back_for_a_domain(slug: str) -> None:
    ritual, own = f"{SET}/{slug}", f"filler/{RITUALS[slug]}"
    dear = lab_card(f"eef-{slug}", faction=RITUALS[slug], cost=4)
    other = lab_card(f"eef-other-{slug}", faction="neutral", cost=4)
    game = ccg(Side(hand=[ritual, dear, other], play=[PAUSE], domains=[[own] * 3, [own], ""]))
    game.choose(f"play {ritual}")
    assert keys(game) == ["drain domain 1", "drain domain 2", "drain domain 3", "none"]
    game.choose("drain domain 2")
    assert (sorted(hand(game, 0)), drained(game)) == (sorted([ritual, dear, other]), [False, True, False])
    assert keys(game) == ["pass", f"play {ritual}", f"play {dear} domain 1", "use lab/pause"]
    game.choose(f"play {dear} domain 1")
    assert dear in in_play(game, 0)
    assert idle(game)
    pass_to_phase(game, "story")
    assert game.state.lasting == ()


def test_a_ritual_needs_three_resources_of_its_faction() -> None:
    game = ccg(Side(hand=[RITE], play=[PAUSE], domains=["agency:2"]))
    assert keys(game) == IDLE
    assert reasons(game, f"play {RITE}") == [
        "Rite of Passage needs 3 Agency resources on your domains; you have 2: coc/rule/2.18-steadfast/b"
    ]
