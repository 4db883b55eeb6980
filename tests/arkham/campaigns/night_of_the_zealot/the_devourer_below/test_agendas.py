"""The Devourer Below: its agendas."""

from __future__ import annotations

import pytest

from orne.arkham.campaigns.night_of_the_zealot.the_devourer_below import MADNESSES
from orne.arkham.position import Foe, Inv
from tests.arkham.campaigns.night_of_the_zealot.the_devourer_below.look import (
    PATH,
    SITE,
    awakening,
    card,
    keys,
    madness,
    slugs,
    to_round_end,
    woods,
)
from tests.arkham.look import seen


def test_agenda_1_sends_a_monster_with_doom() -> None:
    """Its doom comes after all doom was removed; it spawns on the Main Path whatever its text says."""
    game = woods(
        locations=[SITE, PATH],
        agenda_doom=4,
        encounter_deck=("acolyte", "rotting-remains", "ghoul-minion"),
        step="1.3 check doom",
        active=None,
    )
    minion = card(game, "ghoul-minion")
    assert minion.doom == 1
    assert seen(game, 0)["enemies"][0]["location"] == "main-path"
    assert seen(game, 0)["agenda"]["card"] == "core/the-ritual-begins"


def test_agenda_1_shuffles_the_discard_pile_in_first() -> None:
    """The only Monster lies in the discard pile (6.46)."""
    game = woods(
        agenda_doom=4,
        encounter_deck=("rotting-remains",) * 2,
        encounter_discard=("ghoul-minion",),
        step="1.3 check doom",
        active=None,
    )
    assert (card(game, "ghoul-minion").doom, card(game, "ghoul-minion").threat) == (1, 0)


def test_a_monster_that_is_sent_back_as_it_spawns_has_no_doom() -> None:
    game = woods(
        Inv("daisy-walker", play=["disc-of-itzamna-2"]),
        locations=[PATH],
        agenda_doom=4,
        encounter_deck=("ghoul-minion", *("rotting-remains",) * 6),
        seed=3,
        step="1.3 check doom",
        active=None,
    )
    game.choose("react core/disc-of-itzamna-2")
    assert "core/ghoul-minion" in seen(game, 0)["encounter_discard"]
    assert card(game, "ghoul-minion").doom == 0


def test_agenda_2_makes_enemies_stronger_while_it_is_current() -> None:
    game = woods(agenda="the-ritual-begins", later_agendas=("vengeance-awaits",), enemies=[Foe("acolyte", engaged=0)])
    foe = seen(game, 0)["enemies"][0]
    assert (foe["fight"], foe["evade"]) == (4, 3)
    before = woods(enemies=[Foe("acolyte", engaged=0)]).view(0)["enemies"][0]
    assert (before["fight"], before["evade"]) == (3, 2)


def test_agenda_2_drives_those_mad_who_fail() -> None:
    """Willpower (6): Roland 3 fails and loses all resources to Paranoia, Agnes 5 succeeds with +1."""
    game = madness("+1")
    assert game.state.resources == [0, 5]
    paranoia = card(game, "paranoia")
    assert paranoia.owner == 0
    assert paranoia.uid in game.state.discard[0]
    assert game.state.remembered("weaknesses gained") == ((0, "core/paranoia"),)
    assert seen(game, 0)["agenda"]["card"] == "core/vengeance-awaits"
    both = madness("0", set_aside=("paranoia", "paranoia"))
    assert [seat for seat, _ in both.state.remembered("weaknesses gained")] == [0, 1], "Agnes needs the +1"
    one = madness("+1", set_aside=("paranoia", "paranoia"))
    assert [seat for seat, _ in one.state.remembered("weaknesses gained")] == [0]


def test_agenda_2_in_player_order_while_the_collection_lasts() -> None:
    game = madness("-4", set_aside=("hypochondria", "hypochondria", "psychosis"))
    gained = game.state.remembered("weaknesses gained")
    assert [seat for seat, _ in gained] == [0, 1]
    assert all(each in MADNESSES for _, each in gained)
    assert len(game.state.set_aside) == 1
    assert madness("-4", set_aside=()).state.remembered("weaknesses gained") is None


def test_agenda_3_in_act_1_opens_the_ritual_site() -> None:
    game = awakening(
        "investigating-the-trail",
        locations=[PATH],
        set_aside=("umordhoth", "ritual-site"),
        encounter_deck=("dissonant-voices",),
    )
    view = seen(game, 0)
    assert [each["ref"] for each in view["locations"]] == ["main-path", "ritual-site"]
    assert [(each["card"], each["location"]) for each in view["enemies"]] == [("core/umordhoth", "ritual-site")]
    assert view["act"]["card"] == view["agenda"]["card"] == "core/vengeance-awaits"
    assert view["agenda"]["needed"] is None
    assert slugs(game.state, game.state.removed) == ["core/investigating-the-trail"]
    assert game.state.cards[game.state.agenda].doom == 0


FLYING = Foe("screeching-byakhee", at="ritual-site", exhausted=True)


@pytest.mark.parametrize("act", ["into-the-darkness", "disrupting-the-ritual"])
def test_agenda_3_later_clears_the_ritual_site(act: str) -> None:
    """Enemies there are discarded, engaged ones too, and give no victory points."""
    game = awakening(
        act,
        (Inv(at=0), Inv("core/daisy-walker", at=1)),
        enemies=[Foe("goat-spawn", engaged=1), FLYING, Foe("acolyte", engaged=0)],
    )
    assert keys(game) == ["discard core/goat-spawn", "discard core/screeching-byakhee"]
    game.choose("discard core/goat-spawn")
    assert [each["card"] for each in seen(game, 0)["enemies"]] == ["core/acolyte", "core/umordhoth"]
    assert game.state.victory == []
    assert card(game, "daisy-walker").horror == 0


def test_the_devourer_has_no_threshold() -> None:
    """From then on doom changes nothing and no clues advance anything."""
    game = awakening("investigating-the-trail", (Inv(clues=9),), enemies=[])
    for _ in range(3):
        to_round_end(game)
        while game.decision is not None and game.decision.kind != "turn":
            game.choose(keys(game)[-1])
        if game.decision is None:
            break
        assert not any(key.startswith("advance") for key in keys(game))
    assert game.state.resolution in ("", "none")
    assert game.state.cards[game.state.agenda].doom > 0 or game.state.over
