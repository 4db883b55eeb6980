"""What follows "then", and every later part of one effect, comes before anything answers an earlier part."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import Effect, forced, free, reaction, revelation
from orne.arkham.events import DAMAGE, DISCOVERS, DRAWS_CARD, DRAWS_ENCOUNTER, ENGAGES, ENTERS_LOCATION
from orne.arkham.language import (
    ENEMY,
    HERE,
    INVESTIGATOR,
    LOCATION,
    WILLPOWER,
    Also,
    Discard,
    Discover,
    Draw,
    DrawEncounter,
    Gain,
    If,
    MoveTo,
    Take,
    Test,
    Then,
    after,
    count,
    everything,
    kind_of_card,
    the,
    when,
)
from orne.arkham.language.conditions import Condition
from orne.arkham.language.joining import Instead
from orne.arkham.position import Place
from tests.arkham.laboratory import CRYPT, DREAMER, HALL, RING, lab, lab_card, scholar
from tests.arkham.look import keys
from tests.look import asked

ALWAYS = Condition(lambda g, use: True, "it is so")
TO_THE_CRYPT = MoveTo(the(LOCATION & kind_of_card(CRYPT)))
EVERYBODY_HURT = Take(1, who=everything(INVESTIGATOR))


def sharp_ear(kind: str) -> str:
    """An asset that may answer what an investigator has done or suffered with 10 resources."""
    return lab_card(f"then-ear-{kind}".replace(" ", "-"), reaction(after(kind, lambda g, use, e: True, kind), Gain(10)))


WITH_CLUES: list[str | Place] = [Place(HALL, clues=2), *RING[1:]]
FIRST_PARTS = [
    ("draw-encounter", DrawEncounter(), DRAWS_ENCOUNTER, 1),
    ("draw", Draw(), DRAWS_CARD, 1),
    ("discover", Discover(), DISCOVERS, 1),
    ("move", TO_THE_CRYPT, ENTERS_LOCATION, 1),
    ("damage", Take(1), DAMAGE, 1),
    ("all-hurt", EVERYBODY_HURT, DAMAGE, 2),
    ("in-a-condition", If(ALWAYS, Take(1)), DAMAGE, 1),
    ("in-another", Then(Take(1), Draw()), DAMAGE, 1),
]


@pytest.mark.parametrize("word", [Then, Also])
@pytest.mark.parametrize(("name", "first", "answered", "times"), FIRST_PARTS, ids=[each[0] for each in FIRST_PARTS])
def test_later_parts_come_before_answers(
    word: type[Then | Also], name: str, first: Effect, answered: str, times: int
) -> None:
    """ahlcg/then/b: the 3 resources are there when the first part may be answered."""
    deed = lab_card(f"{word.__name__.lower()}-{name}", free(word(first, Gain(3)), Discard()))
    ear = sharp_ear(answered)
    game = lab(scholar(play=[deed, ear]), scholar(DREAMER), locations=WITH_CLUES)
    before = game.state.resources[0]
    game.choose(f"use {deed}")
    for number in range(times):
        assert (keys(game), game.state.resources[0]) == ([f"react {ear}", "pass"], before + 3 + 10 * number)
        game.choose(f"react {ear}")
    assert asked(game) == (0, "turn")


def test_a_card_that_is_drawn_is_answered_to_its_end_before_what_follows_then() -> None:
    """ahlcg/nested-sequences/b: the text of the drawn card is a sequence of its own, the draw alone waits."""
    fright = lab_card("then-fright", revelation(Take(horror=1)), type="treachery")
    deed = lab_card("then-brave-look", free(Then(DrawEncounter(), Gain(3)), Discard()))
    hurt, drew = sharp_ear(DAMAGE), sharp_ear(DRAWS_ENCOUNTER)
    game = lab(scholar(play=[deed, hurt, drew]), encounter_deck=[fright, fright])
    before = game.state.resources[0]
    game.choose(f"use {deed}")
    assert (keys(game), game.state.resources[0]) == ([f"react {hurt}", "pass"], before)
    game.choose("pass")
    assert (keys(game), game.state.resources[0]) == ([f"react {drew}", "pass"], before + 3)


def test_what_an_enemy_does_as_it_is_drawn_waits_for_what_follows_then() -> None:
    """ahlcg/then/b: it is engaged at once; its text about that comes after the second part."""
    grip = lab_card("then-grip", forced(after(ENGAGES, lambda g, use, e: True, "it engages"), Gain(10)), type="enemy")
    deed = lab_card("then-call", free(Then(DrawEncounter(), If(ENEMY_HERE, Gain(3))), Discard()))
    ear = sharp_ear(DRAWS_ENCOUNTER)
    game = lab(scholar(play=[deed, ear]), encounter_deck=[grip, grip])
    before = game.state.resources[0]
    game.choose(f"use {deed}")
    assert (keys(game), game.state.resources[0]) == ([f"react {ear}", "pass"], before + 13)


ENEMY_HERE = Condition(
    lambda g, use: any((ENEMY & HERE).test(g, use, uid) for uid in g.state.play), "an enemy is at your location"
)


def test_a_test_is_answered_in_itself() -> None:
    """Damage of a test that fails is answered in the test, and so before what follows it."""
    deed = lab_card("then-trial", free(Also(Test(WILLPOWER, 9, fail=Take(1)), Gain(3)), Discard()))
    ear = sharp_ear(DAMAGE)
    game = lab(scholar(play=[deed, ear]))
    before = game.state.resources[0]
    game.choose(f"use {deed}")
    assert (keys(game), game.state.resources[0]) == ([f"react {ear}", "pass"], before)


def test_what_answers_before_the_first_part_is_answered_at_once() -> None:
    """A reaction "when" opens sequences of its own, which are not held back."""
    deed = lab_card("then-dig", free(Then(Discover(), Gain(3)), Discard()))
    spike = lab_card(
        "then-spike", forced(when(DISCOVERS, lambda g, use, e: True, "a clue is discovered"), Take(1)), type="treachery"
    )
    ear = sharp_ear(DAMAGE)
    game = lab(scholar(play=[deed, ear], threat=[spike]), locations=WITH_CLUES)
    before = game.state.resources[0]
    game.choose(f"use {deed}")
    assert (keys(game), game.state.resources[0]) == ([f"react {ear}", "pass"], before)


def test_what_follows_then_needs_the_damage_to_be_dealt() -> None:
    """ahlcg/then/c: damage that is replaced has not been dealt."""
    deed = lab_card("then-blow", free(Then(Take(1), Gain(3)), Discard()))
    shield = lab_card("then-shield", forced(when(DAMAGE, lambda g, use, e: True, "you are hurt"), Instead(Gain(1))))
    game = lab(scholar(play=[deed, shield]))
    before = game.state.resources[0]
    game.choose(f"use {deed}")
    assert game.state.resources[0] == before + 1


def test_what_follows_then_needs_more_than_no_damage() -> None:
    """ahlcg/dealing-damage-horror/g: where no token is placed no damage was dealt."""
    tally = lab_card("then-tally", free(Then(Take(count(ENEMY & HERE)), Gain(3)), Discard()))
    game = lab(scholar(play=[tally], resources=2))
    game.choose("use lab/then-tally")
    assert (game.state.resources, asked(game)) == ([2], (0, "turn"))
