"""Questions say what they are about: who does what to whom, by which card."""

from __future__ import annotations

from orne.arkham import events
from orne.arkham.abilities import forced
from orne.arkham.happening import _WORDS
from orne.arkham.language import Gain, after
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import DREAMER, lab, lab_card, scholar
from tests.arkham.look import keys, table
from tests.look import asked, prompt


def question(game: Game[State]) -> tuple[str, str]:
    """What is asked, and the card it is about."""
    assert game.decision is not None
    source = game.decision.source
    return prompt(game), "" if source < 0 else table(game).ref(source)


def test_every_event_has_words() -> None:
    kinds = {value for name, value in vars(events).items() if name.isupper() and isinstance(value, str)}
    assert kinds == set(_WORDS)


def test_a_reaction_names_attacker_and_victim_and_differs_for_the_second_attacker() -> None:
    game = build(
        Inv("daisy-walker"),
        Inv(hand=["dodge", "dodge"]),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0)],
    )
    game.choose("resource")
    assert question(game) == ("Which enemy attacks next?", "")
    game.choose("attack core/ghoul-minion")
    assert question(game) == ("When Ghoul Minion attacks Daisy Walker: you may react", "core/ghoul-minion")
    game.choose("pass")
    assert question(game) == ("When Swarm of Rats attacks Daisy Walker: you may react", "core/swarm-of-rats")


def test_who_assigns_damage_is_told_where_it_comes_from() -> None:
    game = build(
        Inv(play=["beat-cop"]),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", engaged=0)],
        step="3.3 enemies attack",
        active=None,
    )
    game.choose("attack core/ghoul-minion")
    assert question(game) == ("Assign 1 damage from Ghoul Minion to whom?", "core/ghoul-minion")
    game.play("damage core/beat-cop", "horror core/roland-banks")
    assert question(game) == ("Assign 1 damage from Swarm of Rats to whom?", "core/swarm-of-rats")


def test_a_test_about_to_fail_and_a_token_are_named() -> None:
    game = build(
        Inv("wendy-adams", hand=["lucky", "perception"]), locations=[Place("attic", clues=2)], bag=("-4", "-4")
    )
    game.choose("investigate core/attic")
    assert question(game) == ("Commit which card to the test?", "core/attic")
    while keys(game)[0].startswith("commit"):
        game.choose("done")
    assert question(game) == ("When Wendy Adams reveals the token -4: you may react", "core/attic")
    game.choose("pass")
    assert question(game) == ("When Wendy Adams would fail the test by 1: you may react", "core/attic")


def test_defeat_and_damage_are_named() -> None:
    game = build(
        Inv(hand=["evidence"], clues=0),
        locations=[Place("attic", clues=2)],
        enemies=[Foe("swarm-of-rats", engaged=0)],
        bag=("0",),
    )
    game.choose("fight core/swarm-of-rats")
    assert question(game) == ("After Swarm of Rats is defeated: you may react", "core/swarm-of-rats")
    game = build(
        Inv(play=[In("guard-dog")]), enemies=[Foe("ghoul-minion", engaged=0)], step="3.3 enemies attack", active=None
    )
    game.play("damage core/guard-dog", "horror core/roland-banks")
    assert question(game) == (
        "When Roland Banks takes 1 damage and 1 horror from Ghoul Minion: you may react",
        "core/ghoul-minion",
    )


def test_whose_turn_is_next_is_not_a_turn() -> None:
    game = lab(scholar(), scholar(DREAMER), step="2.2 next turn begins", active=None)
    assert asked(game) == (0, "next turn")
    game.choose("turn lab/dreamer")
    assert asked(game) == (1, "turn")


CHIME = forced(after(events.ROUND_ENDS, lambda g, use, e: True, "the round ends"), Gain(1))
TOLL = forced(after(events.ROUND_ENDS, lambda g, use, e: True, "the round ends"), Gain(2))


def test_copies_that_lie_alike_are_not_put_to_order() -> None:
    """Whichever comes first, the same happens."""
    chime = lab_card("chime", CHIME)
    game = lab(scholar(play=[chime, chime], resources=0), step="4.6 round ends", active=None)
    assert (game.state.resources, game.state.round) == ([2], 3)


def test_copies_that_differ_in_anything_are_put_to_order() -> None:
    chime = lab_card("worn-chime", CHIME, health=3)
    for play in ([[chime, In(chime, damage=1)]], [[chime], [chime]]):
        people = [scholar(name, play=cards) for name, cards in zip(("lab/scholar", DREAMER), play, strict=False)]
        game = lab(*people, step="4.6 round ends", active=None)
        assert (asked(game), keys(game)) == ((0, "order"), ["resolve lab/worn-chime", "resolve lab/worn-chime#2"])
        assert question(game)[0] == "After the round ends: which forced ability resolves first?"


def test_a_double_is_left_out_among_others() -> None:
    """Two of one kind and one of another: two options, then none is left to ask about."""
    chime, toll = lab_card("chime", CHIME), lab_card("toll", TOLL)
    game = lab(scholar(play=[chime, chime, toll], resources=0), step="4.6 round ends", active=None)
    assert keys(game) == ["resolve lab/chime", "resolve lab/toll"]
    game.choose("resolve lab/chime")
    assert keys(game) == ["resolve lab/chime#2", "resolve lab/toll"]
    game.choose("resolve lab/toll")
    assert (game.state.resources, game.state.round) == ([4], 3)


def test_what_has_to_go_is_asked_for_the_slots_and_not_for_the_hand() -> None:
    game = build(Inv(hand=["knife"], play=["machete", "flashlight"], resources=5))
    game.choose("play core/knife")
    assert question(game)[0] == "Too many cards for the hand slots: discard which?"
