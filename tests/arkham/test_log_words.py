"""The log in words: every kind of entry has a sentence, and nobody's hidden cards are named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import orne.arkham
from orne.arkham.campaigns.night_of_the_zealot.guide import GUIDE
from orne.arkham.facts import load
from orne.arkham.log_words import TELLINGS, sentence, told
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.scenario import scenario
from orne.kernel.log import Entry
from tests.arkham.laboratory import DREAMER, lab, lab_card, scholar
from tests.arkham.look import keys, table, uid, words
from tests.look import kind_asked

SOURCE = Path(orne.arkham.__file__).parent
NOTE = re.compile(r"""\.note\(\s*(f?)"([^"]+)\"""")


def kinds() -> set[str]:
    """Every kind of entry that the source writes; the two ends of a test are put together there."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for formatted, kind in NOTE.findall(path.read_text(encoding="utf-8")):
            found |= {kind.replace("{word}", word) for word in ("succeeds", "fails")} if formatted else {kind}
    return found


def test_every_kind_of_entry_has_a_telling() -> None:
    assert len(kinds()) > 40
    assert kinds() - TELLINGS.keys() == set()


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    game = build(Inv(deck=("knife", "guts")), Inv("core/wendy-adams"))
    game.choose("draw")
    lines = [told(list(game.log), table(game), seats) for seats in ((0,), (1,), (0, 1), ())]
    assert ["Knife" in " ".join(each) for each in lines] == [True, False, True, False]
    assert "   Roland draws a card." in lines[1]


def test_the_log_tells_how_many_cards_are_replaced_and_that_the_first_round_begins() -> None:
    """Which cards they are is told to nobody; who keeps all of them is not spoken of."""
    hand = [lab_card(word) for word in ("one", "two", "three")]
    deck = [lab_card("rest")] * 4
    people = (scholar(hand=hand, deck=deck), scholar(DREAMER, hand=hand, deck=deck))
    game = lab(*people, step="mulligan", active=None, round=1)
    game.play("replace lab/one", "replace lab/three")
    assert words(game, 0, 1) == []
    game.play("keep", "keep")
    assert (kind_asked(game), words(game, 0, 1)) == (
        "next turn",
        ["Scholar replaces 2 cards of the opening hand.", "━━ Round 1."],
    )


def test_an_action_and_its_test_in_words() -> None:
    game = build(Inv(), locations=[Place("attic", clues=2)], bag=("-1",))
    game.choose("investigate core/attic")
    assert told(list(game.log), table(game), (0,)) == [
        "   Roland investigates Attic.",
        "   Roland tests intellect against Attic’s 1.",
        "   Roland reveals the token -1.",
        "   Roland succeeds by 1: 2 against 1.",
        "   Roland discovers 1 clue at Attic.",
    ]


def test_what_belongs_to_several_has_an_apostrophe_alone() -> None:
    game = build(Inv(), locations=["attic"], enemies=[Foe("swarm-of-rats", engaged=0)], bag=("0",))
    game.choose("fight core/swarm-of-rats")
    assert "   Roland tests combat against Swarm of Rats’ 1." in told(list(game.log), table(game), (0,))


def test_a_fight_is_told_in_words() -> None:
    game = build(Inv(), locations=["attic"], enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("fight core/ghoul-minion")
    lines = told(list(game.log), table(game), (0,))
    assert "   Roland fights Ghoul Minion." in lines
    assert "   Ghoul Minion takes 1 damage." in lines


def test_a_failed_fight_names_its_target_and_the_numbers_compared() -> None:
    """The difficulty at the end counts: it may have changed since the test began."""
    game = build(Inv(), locations=["attic"], enemies=[Foe("icy-ghoul", engaged=0)], bag=("-1",))
    game.choose("fight core/icy-ghoul")
    assert words(game) == [
        "Roland fights Icy Ghoul.",
        "Roland tests combat against Icy Ghoul’s 3.",
        "Roland reveals the token -1.",
        "Roland succeeds: 3 against 3.",
        "Icy Ghoul takes 1 damage.",
    ]
    game = build(Inv("daisy-walker"), locations=["attic"], enemies=[Foe("icy-ghoul", engaged=0)], bag=("-1",))
    game.choose("fight core/icy-ghoul")
    assert words(game)[-1] == "Daisy fails by 2: 1 against 3."


def test_a_weapon_names_its_target() -> None:
    game = build(Inv(play=["machete"]), enemies=[Foe("icy-ghoul", engaged=0)], bag=("auto-fail",))
    game.choose("use core/machete")
    assert words(game) == [
        "Roland goes to fight.",
        "Roland uses Machete.",
        "Roland tests combat against Icy Ghoul’s 3 (Machete).",
        "Roland reveals the token auto-fail.",
        "The test fails automatically.",
        "Roland fails by 3: 0 against 3.",
    ]


def test_automatic_success_is_told() -> None:
    game = build(Inv("wendy-adams", play=["wendys-amulet"]), locations=[Place("attic", clues=2)], bag=("elder sign",))
    game.choose("investigate core/attic")
    assert "The test succeeds automatically." in words(game)


def test_what_the_necronomicon_does_to_an_elder_sign_is_told() -> None:
    necronomicon = In("the-necronomicon", horror=3)
    game = build(Inv("daisy-walker", threat=[necronomicon]), locations=[Place("attic", clues=2)], bag=("elder sign",))
    game.choose("investigate core/attic")
    assert "The Necronomicon makes the elder sign count as auto-fail." in words(game)


def test_a_cancelled_token_is_told_before_the_next_one() -> None:
    game = build(Inv("wendy-adams", hand=["knife", "knife"]), locations=[Place("attic", clues=2)], bag=("-4", "-4"))
    game.choose("investigate core/attic")
    while "react core/wendy-adams" not in keys(game):
        game.choose("done")
    game.choose("react core/wendy-adams")
    tokens = [line for line in words(game) if "token" in line]
    assert tokens == [
        "Wendy reveals the token -4.",
        "The token -4 is cancelled and goes back into the bag (Wendy Adams).",
        "Wendy reveals the token -4.",
    ]


def test_a_cancelling_is_told_before_what_it_costs() -> None:
    game = build(
        Inv("agnes-baker", hand=["ward-of-protection"]),
        encounter_deck=["ancient-evils", "ancient-evils"],
        step="1.4 encounter cards",
        active=None,
    )
    game.choose("play core/ward-of-protection")
    lines = words(game)
    assert lines.index("Ancient Evils is cancelled (Ward of Protection).") < lines.index(
        "Agnes Baker takes 1 horror (Ward of Protection)."
    )


def test_additional_actions_are_told_as_they_are_paid() -> None:
    game = build(Inv(threat=["frozen-in-fear"]), locations=["hallway", "attic"])
    game.choose("move core/attic")
    assert words(game)[0] == "Roland pays 1 additional action for Frozen in Fear."


def test_why_no_clue_is_discovered_is_told() -> None:
    game = build(Inv(), locations=[Place("attic")], bag=("0",))
    game.choose("investigate core/attic")
    assert words(game)[-1] == "Roland discovers no clue at Attic: none is there."
    game = build(Inv(), locations=[Place("attic", clues=1)], enemies=[Foe("the-masked-hunter", engaged=0)], bag=("0",))
    game.choose("investigate core/attic")
    assert words(game)[-1] == "Roland discovers no clue at Attic: The Masked Hunter forbids it."


def test_a_play_that_comes_to_nothing_is_told() -> None:
    """The card is lost to the attack it provokes (6.6)."""
    game = build(Inv(hand=["machete"]), enemies=[Foe("yithian-observer", engaged=0)])
    game.choose("play core/machete")
    assert words(game)[-1] == "Nothing comes of Machete."


def test_what_happens_instead_is_told() -> None:
    game = build(Inv(threat=[In("cover-up", clues=3)]), locations=[Place("attic", clues=2)], bag=("0",))
    game.play("investigate core/attic", "react core/cover-up")
    line = next(line for line in words(game) if "instead" in line)
    assert line.startswith("When Roland Banks discovers 1 clue at Attic, something else happens instead: ")
    assert line.endswith("(Cover Up).")


def test_trauma_of_defeat_is_told() -> None:
    game = build(Inv(damage=8), Inv("daisy-walker"), enemies=[Foe("acolyte", engaged=0)])
    game.choose("resource")
    assert "Roland suffers 1 physical trauma." in words(game)


def test_litas_arrival_is_told() -> None:
    game = build(
        Inv(clues=3, at=0), act="the-barrier", locations=["hallway", Place("parlor", revealed=False)],
        set_aside=["lita-chantler", "ghoul-priest"], step="4.6 round ends", active=None,
    )  # fmt: skip
    while game.decision is not None and kind_asked(game) != "turn" and "yes" in keys(game):
        game.choose("yes")
    assert "Lita Chantler comes into play at Parlor." in words(game)


def test_what_was_cancelled_is_told() -> None:
    """Neither the enemy nor the investigator is cancelled, but the attack and the move."""
    game = build(Inv(hand=("dodge",)), enemies=[Foe("ghoul-minion", engaged=0)])
    game.play("draw", "play core/dodge")
    assert "   The attack of Ghoul Minion is cancelled (Dodge)." in told(list(game.log), table(game), (0,))
    woods = ["arkham-woods-twisting-paths", "main-path"]
    stages: dict[str, Any] = {"act": "investigating-the-trail", "agenda": "the-arkham-woods"}
    game = build(Inv(), scenario="the-devourer-below", locations=woods, bag=("-4",), **stages)
    game.choose("move core/main-path")
    assert "   The move of Roland Banks is cancelled (Arkham Woods: Twisting Paths)." in told(
        list(game.log), table(game), (0,)
    )


def test_resources_gained_and_lost_in_words() -> None:
    game = build(Inv(deck=("paranoia", "paranoia"), resources=4))
    game.play("resource", "draw", "draw")
    lines = told(list(game.log), table(game), (0,))
    assert [line for line in lines if "gains" in line or "loses" in line] == [
        "   Roland gains 1 resource.",
        "   Roland loses 5 resources.",
    ]


def test_one_use_more_and_several_in_words() -> None:
    game = build(
        Inv("agnes-baker", play=("book-of-shadows-3", "shrivelling", "45-automatic"), hand=("extra-ammunition-1",))
    )
    game.play("use core/book-of-shadows-3", "play core/extra-ammunition-1")
    lines = told(list(game.log), table(game), (0,))
    assert [line.strip() for line in lines if "more use" in line] == [
        "Shrivelling has 1 more use (Book of Shadows).",
        ".45 Automatic has 3 more uses (Extra Ammunition).",
    ]


@pytest.mark.parametrize("kind", sorted(TELLINGS))
def test_a_sentence_begins_with_a_capital_and_ends_with_a_stop(kind: str) -> None:
    game = build(Inv())
    pair = kind in ("hurt", "healed", "attacks", "trauma")
    place = game.state.locations[0]
    after: Any = [1, 2] if pair else place if kind in ("moved", "placed", "spawned", "enemy moved") else 2
    after = ["When Roland would", "gain 1 resource"] if kind == "replaced" else after
    before = 3 if kind in ("test succeeds", "test fails") else "intellect"
    words = sentence(Entry(kind, "1.2", 0, place, -1, -1, before, after), table(game), (0,))
    if words is not None:
        assert words[0] == words[0].upper()
        assert words[-1] in ".!?:"
        assert "None" not in words


@pytest.mark.parametrize("name", GUIDE.scenarios)
def test_every_act_and_agenda_has_a_passage(name: str) -> None:
    """Each is the short end of a sentence."""
    passages = scenario(name).passages
    stages = [card.id for card in load().values() if card.type in ("act", "agenda") and card.encounter_set == name]
    assert sorted(passages) == sorted(stages)
    assert all(20 < len(words) < 110 and words[0].islower() and words[-1].isalpha() for words in passages.values())


def test_a_turning_agenda_tells_its_passage() -> None:
    game = build(Inv(hand=["knife"]), agenda_doom=99, step="1.3 check doom", active=None)
    words = told(list(game.log), table(game), [0])
    assert "   What's Going On?! advances: the clock has skipped hours that none of you remember." in words
    entry = next(entry for entry in game.log if entry.kind == "agenda advances")
    assert sentence(entry._replace(kind="act advances"), table(game)) == "What's Going On?! advances."


def test_a_move_that_waited_for_a_test_in_vain_is_told_to_be_cancelled() -> None:
    """ahlcg/nested-skill-tests/a: the test of Twisting Paths comes after the evasion, and decides about the move."""
    game = build(
        Inv("skids-otoole", hand=["survival-instinct"], resources=0),
        locations=["arkham-woods-twisting-paths", "main-path"],
        scenario="the-devourer-below",
        enemies=[Foe("ghoul-minion", engaged=0)],
        bag=("-1",),
    )
    game.play("evade core/ghoul-minion", "commit core/survival-instinct", "apply evade", "move core/main-path")
    assert words(game)[-6:] == [
        'The move of "Skids" O\'Toole has to wait for a test.',
        "Survival Instinct is discarded.",
        "Skids tests intellect against 3 (Arkham Woods: Twisting Paths).",
        "Skids reveals the token -1.",
        "Skids fails by 1: 2 against 3.",
        'The move of "Skids" O\'Toole is cancelled (Arkham Woods: Twisting Paths).',
    ]


def test_who_searches_some_cards_is_told_all_of_them_and_nobody_else() -> None:
    deck = ["holy-rosary", "knife", "guts", "scrying"]
    game = build(Inv("core/agnes-baker", play=["arcane-initiate"], deck=deck), Inv("core/daisy-walker"))
    game.choose("use core/arcane-initiate")
    searched = ["Agnes searches and finds nothing.", "Agnes shuffles the deck."]
    seen = ["Agnes sees Holy Rosary.", "Agnes sees Knife.", "Agnes sees Guts."]
    mine, theirs = ([line.strip() for line in told(list(game.log), table(game), (seat,))] for seat in (0, 1))
    assert mine[-5:] == [*seen, *searched]
    assert theirs[-2:] == searched
    assert not any("sees" in line for line in theirs)


def test_a_card_fetched_from_the_discard_pile_is_named() -> None:
    game = build(Inv("wendy-adams", play=["scavenging"], discard=["guts", "knife"]), locations=["hallway"])
    game.play("investigate core/hallway", "react core/scavenging")
    assert words(game)[-3:] == [
        "Scavenging exhausts.",
        "Knife returns to its owner’s hand.",
        "Wendy discovers no clue at Hallway: none is there.",
    ]


def test_what_goes_under_the_deck_is_not_said_to_be_discarded() -> None:
    game = build(Inv("wendy-adams", play=["wendys-amulet"], hand=["emergency-cache"]), locations=["hallway"])
    game.choose("play core/emergency-cache")
    assert words(game)[-2:] == ["Wendy gains 3 resources.", "Emergency Cache goes under its owner’s deck."]


def test_horror_that_moves_is_told_with_its_bearer() -> None:
    game = build(Inv("daisy-walker", threat=[In("the-necronomicon", horror=3)]))
    game.choose("use core/the-necronomicon")
    assert words(game)[-1] == "1 horror moves to Daisy Walker (The Necronomicon)."


def test_only_an_action_that_was_left_is_told_to_be_lost() -> None:
    """Blinding Light costs the last action, so there is none to lose."""
    for actions, lost in ((1, []), (2, ["Agnes loses an action."])):
        game = build(
            Inv("agnes-baker", hand=["blinding-light"], actions=actions),
            enemies=[Foe("ghoul-minion", engaged=0)],
            bag=("skull",),
        )
        game.choose("play core/blinding-light")
        assert [line for line in words(game) if "loses" in line] == lost


def test_who_has_gained_an_action_is_told_whoever_gave_it() -> None:
    game = build(Inv("wendy-adams"), Inv(play=["police-badge-2"]), locations=["hallway"])
    game.choose("use core/police-badge-2")
    assert words(game) == ["Roland uses Police Badge.", "Police Badge is discarded."] + ["Wendy gains an action."] * 2


def test_who_leads_from_now_on_is_told() -> None:
    game = build(Inv(), Inv("daisy-walker"), Inv("agnes-baker"), scenario="the-midnight-masks")
    game.play("use core/predator-or-prey", "lead core/agnes-baker")
    assert words(game)[-2:] == ["Roland resigns.", "Agnes is the lead investigator now."]


def test_what_somebody_gets_for_a_while_is_told() -> None:
    game = build(Inv("daisy-walker", play=["encyclopedia-2"]), Inv("agnes-baker"))
    game.play("use core/encyclopedia-2", "choose core/agnes-baker", "combat")
    assert words(game)[-1] == "Agnes Baker gets +2 combat (Encyclopedia)."


@pytest.mark.parametrize(
    ("chosen", "told_of"),
    [("look core/agnes-baker", "Agnes Baker’s deck"), ("look encounter deck", "the encounter deck")],
)
def test_which_deck_somebody_looks_at_is_told(chosen: str, told_of: str) -> None:
    game = build(
        Inv("agnes-baker", play=["scrying"], deck=["guts", "knife"]), encounter_deck=["acolyte", "wizard-of-the-order"]
    )
    game.play("use core/scrying", chosen)
    assert words(game)[-1] == f"Agnes looks at 2 cards of {told_of} (Scrying)."


@pytest.mark.parametrize(
    ("kind", "after", "sentence_"),
    [
        ("doom", 1, "1 doom is placed on Attic."),
        ("clues placed", 1, "1 clue is placed on Attic."),
        ("clues placed", 2, "2 clues are placed on Attic."),
        ("clues discarded", 2, "2 clues are discarded from Attic."),
        ("threat area", None, "Attic stays in Roland’s threat area."),
    ],
)
def test_tokens_and_threat_areas_are_told_in_whole_sentences(kind: str, after: int | None, sentence_: str) -> None:
    game = build(Inv(), locations=["attic"])
    entry = Entry(kind, "2.2.1 turn", 0, uid(game, "core/attic"), -1, -1, None, after)
    assert sentence(entry, table(game), (0,)) == sentence_
