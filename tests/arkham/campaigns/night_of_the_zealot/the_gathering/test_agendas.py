"""The Gathering: its agendas."""

from __future__ import annotations

import pytest

from orne.arkham.position import Foe, Inv, build
from tests.arkham.campaigns.night_of_the_zealot.the_gathering.look import CLOSED, STUDY, enemy, keys, table
from tests.arkham.look import seen


@pytest.mark.parametrize("choice", ["discard", "take 2 horror"])
def test_when_the_first_agenda_advances_the_lead_chooses_what_is_lost(choice: str) -> None:
    """Everybody loses a random card, or the lead takes 2 horror; doom is gone from everywhere (6, 42)."""
    game = build(
        Inv(hand=("guts",)),
        Inv("wendy-adams", hand=("guts", "guts")),
        step="1.2 place doom",
        active=None,
        agenda_doom=2,
        later_agendas=("rise-of-the-ghouls",),
        encounter_deck=("swarm-of-rats",) * 4,
    )
    assert keys(game) == ["discard", "take 2 horror"]
    game.choose(choice)
    people = seen(game, 0)["investigators"]
    assert [len(hand) for hand in game.state.hand] == ([0, 1] if choice == "discard" else [1, 2])
    assert [person["horror"] for person in people] == ([0, 0] if choice == "discard" else [2, 0])
    assert [person["damage"] for person in people] == [0, 0]
    assert seen(game, 0)["agenda"]["card"] == "core/rise-of-the-ghouls"
    assert seen(game, 0)["doom"] == 0


def test_first_agenda_without_any_hand() -> None:
    """Discarding is open only if at least one investigator has a card (6, 87)."""
    game = build(
        Inv(), step="1.2 place doom", active=None, agenda_doom=2, later_agendas=("rise-of-the-ghouls",), seed=1
    )
    assert seen(game, 0)["investigators"][0]["horror"] == 2


@pytest.mark.parametrize("seed", range(5))
def test_second_agenda_brings_a_ghoul(seed: int) -> None:
    """The discard pile is shuffled in, cards go until a Ghoul enemy shows, the lead draws it (6, 46)."""
    game = build(
        Inv(),
        Inv("wendy-adams"),
        lead=1,
        step="1.2 place doom",
        active=None,
        agenda="rise-of-the-ghouls",
        agenda_doom=6,
        later_agendas=("theyre-getting-out",),
        encounter_deck=("swarm-of-rats", "swarm-of-rats"),
        encounter_discard=("ghoul-minion",),
        seed=seed,
    )
    assert enemy(game, "ghoul-minion")["engaged"] == 1
    drawn = [(entry.subject, entry.seat) for entry in game.log if entry.kind == "encounter"]
    ghoul = next(uid for uid in game.state.play if table(game).kind(uid).slug == "core/ghoul-minion")
    assert drawn[0] == (ghoul, 1)
    assert [seat for _, seat in drawn] == [1, 1, 0], "that draw is one more than those of step 1.4"
    assert seen(game, 0)["agenda"] == {"card": "core/theyre-getting-out", "needed": 10, "doom": 0, "clues": 0}


def test_second_agenda_with_a_ghoul_that_has_no_place() -> None:
    """A Flesh-Eater is discarded while the Attic is not in play (6, 37)."""
    game = build(
        Inv(),
        step="1.2 place doom",
        active=None,
        agenda="rise-of-the-ghouls",
        agenda_doom=6,
        later_agendas=("theyre-getting-out",),
        encounter_deck=("flesh-eater",),
        **STUDY,
    )
    assert seen(game, 0)["enemies"] == []


def test_third_agenda_moves_ghouls() -> None:
    """Unengaged Ghouls, exhausted ones too, step towards the Parlor, even into the closed one; others stay (6, 87)."""
    game = build(
        Inv(at=2),
        locations=CLOSED,
        agenda="theyre-getting-out",
        encounter_deck=("swarm-of-rats",) * 4,
        enemies=[
            Foe("ghoul-minion", at="attic", exhausted=True),
            Foe("ravenous-ghoul", at="hallway", exhausted=True),
            Foe("icy-ghoul", engaged=0, exhausted=True),
            Foe("hunting-nightgaunt", at="attic", exhausted=True),
        ],
    )
    game.choose("end turn")
    assert {each["ref"]: each["location"] for each in seen(game, 0)["enemies"]} == {
        "ghoul-minion": "hallway",
        "ravenous-ghoul": "parlor",
        "icy-ghoul": "cellar",
        "hunting-nightgaunt": "attic",
        "swarm-of-rats": "cellar",
    }
    parlor = next(place for place in seen(game, 0)["locations"] if place["ref"] == "parlor")
    assert not parlor["revealed"]
    # one each for the Ghouls in Hallway and Parlor, one for the mythos phase
    assert game.state.cards[game.state.agenda].doom == 3


def test_third_agenda_doom_does_not_advance_it_by_itself() -> None:
    """Ten doom as the round closes wait for the next mythos phase (6, 41)."""
    game = build(
        Inv(at=2, clues=0),
        locations=CLOSED,
        agenda="theyre-getting-out",
        agenda_doom=9,
        step="4.6 round ends",
        active=None,
        enemies=[Foe("ghoul-minion", at="hallway")],
    )
    told = [entry.kind for entry in game.log]
    assert told.index("doom") < told.index("round") < told.index("agenda advances")
    assert game.state.resolution == "R3"
