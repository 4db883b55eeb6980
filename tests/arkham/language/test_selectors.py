"""Selectors: what they mean, their English, and why a card is not one of those meant."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import Use
from orne.arkham.immunity import PLAYER_CARDS
from orne.arkham.language import (
    ALLY,
    ANOTHER,
    ASSET,
    AT_THIS,
    CARD,
    CONNECTING,
    CONTROLLED,
    DAMAGED,
    ELITE,
    EMPTY,
    ENEMY,
    ENGAGED,
    EVADABLE,
    EXHAUSTED,
    FIGHTABLE,
    HERE,
    HERE_OR_CONNECTING,
    HURT,
    IN_DISCARD,
    IN_HAND,
    INVESTIGATOR,
    LEAVABLE,
    LOCATION,
    MEETING,
    NOBODYS,
    OTHER,
    READY,
    REVEALED,
    SELF,
    SPELL,
    TREACHERY,
    UNENGAGED,
    UNIQUE,
    WEAKNESS,
    WITH_CLUES,
    WITH_DECK,
    WITH_HORROR,
    WITHOUT_ENEMIES,
    YOU,
    YOUR_OWN_LOCATION,
    YOURS,
    Immune,
    Sel,
    at,
    card_type,
    extreme,
    kind_of_card,
    most_clues,
    nearest,
    titled,
    trait,
    uses,
    without_copy,
)
from orne.arkham.position import Foe, In, Place
from orne.arkham.selector import candidates, exists, meant_refusal, open_candidates
from orne.arkham.state import State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.laboratory import CRYPT, DREAMER, FIEND, HALL, LOFT, PAPER, SCHOLAR, TOWER, lab, lab_card, scholar
from tests.arkham.look import uid

LORD = lab_card("lord-of-words", type="enemy", traits=("Elite", "Ghoul"), unique=True)
SHY = lab_card("shy-of-words", type="enemy", keywords=("aloof",))
GUN = lab_card("gun-of-words", traits=("Firearm", "Item"), uses=("ammo", 3), health=3, sanity=2)
FRIEND = lab_card("friend-of-words", traits=("Ally",), unique=True)
ROCK = lab_card("rock-of-words", permanent=True)
CURSE = lab_card("curse-of-words", type="treachery")
FOG = lab_card("fog-of-words", type="treachery")
SHAME = lab_card("shame-of-words", type="event", traits=("Spell",), weakness="basic", cost=99)


def position() -> Game[State]:
    """Scholar in the Hall with three enemies about, Dreamer in the Loft, a lonely Crypt and Tower."""
    return lab(
        scholar(
            play=[In(GUN, damage=1), FRIEND, ROCK],
            threat=[CURSE],
            hand=[PAPER, SHAME],
            discard=[SHAME],
            damage=1,
            clues=1,
        ),
        scholar(DREAMER, at=1, horror=1, deck=()),
        locations=[Place(HALL, clues=2), Place(LOFT, attached=[FOG]), Place(CRYPT, revealed=False), TOWER],
        enemies=[
            Foe(FIEND, engaged=0),
            Foe(LORD, at=HALL, exhausted=True, damage=1),
            Foe(SHY, at=LOFT),
        ],
    )


def view(game: Game[State], card: str = GUN) -> tuple[ArkhamTable, Use]:
    """The table, and the point of view of one of Scholar's cards."""
    table = game.table
    assert isinstance(table, ArkhamTable)
    return table, table.use_of(uid(game, card), 0)


MEANT = [
    (ENEMY, [FIEND, LORD, SHY], "an enemy", "enemies"),
    (ENEMY & HERE, [FIEND, LORD], "an enemy at your location", "enemies at your location"),
    (ENEMY & HERE & EXHAUSTED, [LORD], "an exhausted enemy at your location", "exhausted enemies at your location"),
    (ENEMY & READY, [FIEND, SHY], "a ready enemy", "ready enemies"),
    (ENEMY & ~ELITE, [FIEND, SHY], "a non-Elite enemy", "non-Elite enemies"),
    (ENEMY & ENGAGED, [FIEND], "an enemy engaged with you", "enemies engaged with you"),
    (ENEMY & UNENGAGED, [LORD, SHY], "an unengaged enemy", "unengaged enemies"),
    (ENEMY & FIGHTABLE, [FIEND, LORD], "an enemy", "enemies"),
    (ENEMY & EVADABLE, [FIEND, SHY], "an enemy", "enemies"),
    (ENEMY & trait("Ghoul"), [LORD], "a Ghoul enemy", "Ghoul enemies"),
    (ENEMY & UNIQUE, [LORD], "a unique enemy", "unique enemies"),
    (ENEMY & DAMAGED, [LORD], "an enemy with damage", "enemies with damage"),
    (ENEMY & at(titled("Loft")), [SHY], "an enemy at Loft", "enemies at Loft"),
    (nearest(ENEMY & ~ELITE), [FIEND], "the nearest non-Elite enemy", "nearest non-Elite enemies"),
    (INVESTIGATOR & HERE, [SCHOLAR], "an investigator at your location", "investigators at your location"),
    (INVESTIGATOR & HURT, [SCHOLAR, DREAMER], "an investigator with damage or horror",
     "investigators with damage or horror"),
    (INVESTIGATOR & WITH_HORROR, [DREAMER], "an investigator with horror", "investigators with horror"),
    (INVESTIGATOR & WITH_DECK, [SCHOLAR], "an investigator with cards in their deck",
     "investigators with cards in their deck"),
    (INVESTIGATOR & AT_THIS, [SCHOLAR], "an investigator at its location", "investigators at its location"),
    (YOU, [SCHOLAR], "you", "you"),
    (LOCATION & CONNECTING, [LOFT, CRYPT], "a connecting location", "connecting locations"),
    (LOCATION & HERE_OR_CONNECTING & MEETING, [HALL, LOFT],
     "a location (your own or a connecting one) where anybody is",
     "locations (your own or a connecting one) where anybody is"),
    (LOCATION & REVEALED & WITHOUT_ENEMIES, [TOWER], "a revealed location without enemies",
     "revealed locations without enemies"),
    (LOCATION & EMPTY, [CRYPT, TOWER], "a location without investigators and enemies",
     "locations without investigators and enemies"),
    (LOCATION & WITH_CLUES, [HALL], "a location with clues", "locations with clues"),
    (most_clues(LOCATION & CONNECTING), [LOFT, CRYPT], "a connecting location with the most clues",
     "connecting locations with the most clues"),
    (LOCATION & without_copy(FOG), [HALL, CRYPT, TOWER], "a location without a copy of this card",
     "locations without a copy of this card"),
    (titled("Loft") & LOCATION, [LOFT], "Loft", "Loft"),
    (YOUR_OWN_LOCATION, [HALL], "your location", "your location"),
    (ASSET & YOURS, [GUN, FRIEND, ROCK], "an asset you control", "assets you control"),
    (ASSET & YOURS & LEAVABLE, [GUN, FRIEND], "an asset you control", "assets you control"),
    (ASSET & CONTROLLED & uses("ammo"), [GUN], "an asset using ammo", "assets using ammo"),
    (ASSET & (ALLY | trait("Item")) & UNIQUE, [FRIEND], "a unique Ally or Item asset", "unique Ally or Item assets"),
    (ASSET & OTHER, [FRIEND, ROCK], "another asset", "other assets"),
    (SELF, [GUN], "this card", "this card"),
    (TREACHERY & NOBODYS, [FOG, CURSE], "a treachery that nobody controls", "treacheries that nobody controls"),
    (kind_of_card(FRIEND) & ASSET, [FRIEND], "Friend Of Words", "Friend Of Words"),
    (CARD & IN_HAND & ~WEAKNESS, [PAPER], "a non-weakness card in your hand", "non-weakness cards in your hand"),
    (CARD & SPELL & IN_DISCARD, [SHAME], "a Spell card in your discard pile", "Spell cards in your discard pile"),
    (card_type("event") & IN_HAND, [SHAME], "an event in your hand", "events in your hand"),
    (extreme(ENEMY, lambda g, each: g.state.cards[each].damage, "damage", highest=False), [FIEND, SHY],
     "an enemy with the fewest damage", "enemies with the fewest damage"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "cards", "one", "several"), MEANT, ids=[each[2] for each in MEANT])
def test_what_is_meant_and_how_it_is_called(what: Sel, cards: list[str], one: str, several: str) -> None:
    game = position()
    g, use = view(game)
    ids = [game.state.catalogue.ids[g.state.cards[each].kind] for each in candidates(g, use, what)]
    assert sorted(ids) == sorted(cards)
    assert exists(g, use, what)
    assert (what.phrase(), what.plural()) == (one, several)


REFUSALS = [
    (ENEMY & HERE, SHY, "Shy Of Words is not at your location"),
    (ENEMY & HERE, SCHOLAR, "Scholar is not an enemy in play"),
    (ENEMY & EXHAUSTED, FIEND, "Fiend is not exhausted"),
    (ENEMY & ~ELITE, LORD, "Lord Of Words is Elite"),
    (ENEMY & FIGHTABLE, SHY, "Shy Of Words is aloof and engaged with nobody"),
    (ENEMY & EVADABLE, LORD, "Lord Of Words is exhausted and engaged with nobody"),
    (ENEMY & ENGAGED, LORD, "Lord Of Words is not engaged with you"),
    (INVESTIGATOR & WITH_DECK, DREAMER, "the deck of Dreamer is empty"),
    (LOCATION & CONNECTING, TOWER, "Tower is not connected to your location"),
    (LOCATION & WITHOUT_ENEMIES, HALL, "an enemy is at Hall"),
    (ASSET & YOURS & LEAVABLE, ROCK, "Rock Of Words cannot leave play"),
    (ASSET & uses("ammo"), FRIEND, "Friend Of Words does not use ammo"),
    (CARD & IN_DISCARD, PAPER, "Paper is not in your discard pile"),
]


@pytest.mark.parametrize(("what", "card", "reason"), REFUSALS, ids=[each[2] for each in REFUSALS])
def test_why_a_card_is_not_meant(what: Sel, card: str, reason: str) -> None:
    game = position()
    g, use = view(game)
    found = meant_refusal(g, use, what, uid(game, card))
    assert found is not None
    assert found.sentence == reason


def test_the_one_that_the_event_is_about_is_left_out() -> None:
    game = position()
    g, use = view(game)
    assert len(candidates(g, use, ENEMY & ANOTHER)) == 3


def test_what_is_immune_is_meant_but_not_chosen() -> None:
    wall = lab_card("wall-of-words", Immune(SELF, PLAYER_CARDS), type="enemy")
    game = lab(scholar(play=[GUN]), enemies=[Foe(wall, engaged=0), Foe(FIEND, engaged=0)])
    g, use = view(game)
    assert len(candidates(g, use, ENEMY)) == 2
    assert open_candidates(g, use, ENEMY) == [uid(game, FIEND)]
    found = meant_refusal(g, use, ENEMY, uid(game, wall))
    assert found is not None
    assert str(found) == "Wall Of Words is immune to Gun Of Words: ahlcg/immune/a"
