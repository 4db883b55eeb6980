"""Positions of Arkham Horror: what no game could be in is refused in one sentence; what is possible can be set up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orne.arkham.position import Foe, In, Inv, Place, build
from orne.kernel.errors import LONGEST, UserError
from tests.arkham.look import keys, table
from tests.look import kind_asked

DEVOURER = "the-devourer-below"


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: build(bag=("0", "moon")), "No chaos token is “moon”"),
        (lambda: build(bag=()), "The chaos bag is never empty."),
        (lambda: build(lead=1), "The lead investigator is seat 0 to 0, not 1."),
        (lambda: build(active=3), "The active investigator is seat 0 to 0, not 3."),
        (lambda: build(round=0), "Rounds are counted from 1; there is no round 0."),
        (lambda: build(agenda_doom=-1), "The agenda cannot have -1 doom."),
        (lambda: build(Inv(), Inv()), "Roland Banks is unique and can be in play only once."),
        (lambda: build(*[Inv()] * 5), "A scenario is for one to four investigators, not 5."),
        (lambda: build(locations=()), "There must be a location"),
        (lambda: build(locations=("attic", "attic")), "Attic is in play twice."),
        (lambda: build(locations=("knife",)), "Knife is an asset: it cannot be a location."),
        (lambda: build(Inv(clues=-1)), "“core/roland-banks” cannot have -1 as its clues."),
        (lambda: build(Inv(resources=-1)), "cannot have -1 as its resources."),
        (lambda: build(Inv(actions=-1)), "cannot have -1 actions."),
        (lambda: build(Inv(play=[In("machete", doom=-2)])), "“machete” cannot have -2 as its doom."),
        (lambda: build(Inv(damage=9)), "Roland Banks would be defeated."),
        (lambda: build(Inv(play=[In("beat-cop", damage=2)])), "Beat Cop has 2 damage and would be defeated."),
        (lambda: build(Inv(play=[In("beat-cop", horror=2)])), "Beat Cop has 2 horror and would be defeated."),
        (lambda: build(Inv(play=["machete"] * 3)), "Roland Banks has more assets than hand slots to hold them."),
        (lambda: build(Inv(play=["beat-cop", "guard-dog"])), "has more assets than ally slots"),
        (
            lambda: build(Inv(play=["leo-de-luca"]), Inv("daisy-walker", play=["leo-de-luca-1"])),
            "Leo De Luca is unique and can be in play only once.",
        ),
        (lambda: build(Inv(hand=["attic"]), locations=("hallway",)), "Attic is a location: it cannot be in a deck"),
        (lambda: build(encounter_deck=["the-barrier"]), "The Barrier is an act: it cannot be in the encounter deck."),
        (lambda: build(act="whats-going-on", agenda="rise-of-the-ghouls"), "is an agenda: it cannot be the act."),
        (lambda: build(agenda="the-barrier", act="trapped"), "is an act: it cannot be the agenda."),
        (lambda: build(act="into-the-darkness"), "the act is of another scenario"),
        (lambda: build(enemies=[Foe("knife")]), "Knife is an asset: it cannot be an enemy."),
        (lambda: build(enemies=[Foe("ghoul-minion", engaged=1)]), "is engaged with seat 0 to 0, not 1."),
        (lambda: build(enemies=[Foe("ghoul-minion", owner=7)]), "is borne by seat 0 to 0, not 7."),
        (lambda: build(enemies=[Foe("ghoul-minion", damage=-1, engaged=0)]), "cannot have -1 as its damage."),
        (lambda: build(enemies=[Foe("ghoul-minion", damage=2, engaged=0)]), "Ghoul Minion would be defeated."),
        (lambda: build(enemies=[Foe("ghoul-minion")]), "Ghoul Minion is ready beside an investigator and would engage"),
        (lambda: build(enemies=[Foe("ghoul-minion", at="study")]), "study is not in play."),
        (
            lambda: build(enemies=[Foe("umordhoth", engaged=0)], scenario=DEVOURER, locations=("ritual-site",)),
            "is massive and lies at a location, not in a threat area.",
        ),
        (lambda: build(Inv(additional=["leo-de-luca"])), "“leo-de-luca” is not a card of this investigator in play"),
        (lambda: build(locations=[Place("attic", unclaimed=["ghoul-minion"])]), "cannot be an asset at a location."),
        (lambda: build("roland-banks"), "An investigator is described by Inv(…), not by “roland-banks”."),  # type: ignore[arg-type]
        (lambda: build(enemies=["icy-ghoul"]), "An enemy is described by Foe(…)"),  # type: ignore[list-item]
        (lambda: build(locations=[None]), "A card is named by its id, not by nothing."),  # type: ignore[list-item]
        (lambda: build(Inv(at="attic")), "There is no location “attic”; there are 0 to 2."),  # type: ignore[arg-type]
        (lambda: build(Inv(at=-1)), "There is no location -1; there are 0 to 2."),
        (lambda: build(Inv(at=True)), "There is no location true"),
        (lambda: build(Inv(hand="knife")), "come in lists, not as “knife”."),
        (lambda: build(Inv(hand=[5])), "A card is named by its id, not by 5."),  # type: ignore[list-item]
        (lambda: build(enemies=[Foe("icy-ghoul", at=1)]), "A card is named by its id"),  # type: ignore[arg-type]
        (lambda: build(encounter_deck=[1]), "A card is named by its id, not by 1."),  # type: ignore[list-item]
        (lambda: build(step=[]), "There is no step called []"),  # type: ignore[arg-type]
        (lambda: build(Inv(actions=101)), "cannot have 101 actions."),
        (lambda: build(Inv(play=[In("machete", damage=1)])), "Machete has no health and cannot have 1 damage."),
        (lambda: build(Inv(play=[In("leather-coat", horror=1)])), "Leather Coat has no sanity"),
        (lambda: build(Inv(play=["ghoul-minion"])), "Ghoul Minion is an enemy: it cannot be in a play area."),
        (lambda: build(Inv(play=["haunted"])), "Haunted is a treachery: it cannot be in a play area."),
        (lambda: build(Inv(threat=["machete"])), "not a weakness: it cannot be in a threat area."),
        (lambda: build(Inv(hand=["ancient-evils"])), "is an encounter card: it cannot be in a deck, hand"),
        (lambda: build(Inv(deck=["icy-ghoul"])), "is an encounter card: it cannot be in a deck, hand"),
        (lambda: build(Inv(hand=["haunted"])), "Haunted is resolved when it is drawn and is never held in hand."),
        (lambda: build(Inv(hand=["mob-enforcer"])), "Mob Enforcer is resolved when it is drawn"),
        (lambda: build(encounter_deck=["knife"]), "Knife is not an encounter card"),
        (lambda: build(encounter_discard=["haunted"]), "Haunted is not an encounter card"),
        (lambda: build(enemies=[Foe("icy-ghoul", engaged=0, at="attic")]), "give one of the two."),
        (lambda: build(enemies=[Foe("mob-enforcer", engaged=0)]), "is a weakness and has a bearer"),
        (lambda: build(enemies=[Foe("icy-ghoul", engaged=0, owner=0)]), "Icy Ghoul is nobody's weakness."),
        (lambda: build(locations=[Place("attic", attached=["icy-ghoul"])]), "is an enemy and is attached to nothing."),
        (lambda: build(Inv(play=["machete"], additional=["machete"])), "Machete gives no additional action."),
        (lambda: build(Inv(play=["leo-de-luca"], additional=["leo-de-luca"] * 2)), "gives no more than 1 additional"),
        (lambda: build(Inv(hand=["machette"])), "did you mean core/machete?"),
        (lambda: build(Inv("roland-bank")), "did you mean core/roland-banks?"),
    ],
)
def test_what_no_game_could_be_in_is_refused(make: Callable[[], Any], told: str) -> None:
    with pytest.raises(UserError) as caught:
        make()
    assert told in str(caught.value)
    assert len(str(caught.value)) <= LONGEST


@pytest.mark.parametrize(
    ("person", "left"),
    [
        (Inv(play=["leo-de-luca"], additional=["leo-de-luca"], actions=0), ["draw", "resource"]),
        (Inv("skids-otoole", additional=["skids-otoole"], actions=0, resources=0), ["draw", "resource"]),
        (
            Inv("daisy-walker", play=["old-book-of-lore"], additional=["daisy-walker"], actions=0),
            ["use core/old-book-of-lore"],
        ),
    ],
)
def test_an_additional_action_may_be_all_that_is_left_of_a_turn(person: Inv, left: list[str]) -> None:
    game = build(person, locations=("cellar",))
    assert [key for key in keys(game) if key != "investigate core/cellar"] == [*left, "end turn"]
    game.choose(left[-1])
    while kind_asked(game) != "turn":
        game.choose(0)
    assert game.state.round == 3  # nothing was left, so the turn was over


def test_an_asset_nobody_controls_may_be_at_a_location() -> None:
    game = build(locations=[Place("parlor", unclaimed=["lita-chantler"])], bag=("+1",))
    assert "use core/parlor parley" in keys(game)
    game.choose("use core/parlor parley")
    while kind_asked(game) != "turn":
        game.choose("done" if "done" in keys(game) else 0)
    lita = next(card for card in game.state.cards if table(game).kind(card.uid).slug == "core/lita-chantler")
    assert lita.controller == 0


def test_who_is_named_active_outside_a_turn_still_takes_theirs() -> None:
    """ahlcg/timing/2-2: the turn of the coming investigation phase is not over before it has begun."""
    game = build(step="1.2 place doom", encounter_deck=["swarm-of-rats"] * 4)
    assert (kind_asked(game), game.state.round, game.state.active) == ("turn", 2, 0)
    assert "fight core/swarm-of-rats" in keys(game)
    assert len([key for key in keys(game) if key.startswith("fight")]) == 1, "one mythos phase has passed"
