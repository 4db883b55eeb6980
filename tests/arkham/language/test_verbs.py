"""Each verb on a trial card: its text, what may be chosen, and what has changed when the table is idle again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from orne.arkham import card_text
from orne.arkham.language import (
    ACT,
    AGENDA,
    ASSET,
    CARD,
    CHOSEN,
    COMBAT,
    DURING_YOUR_TURN,
    ENEMY,
    ENTERABLE,
    EXHAUSTED,
    HAVEN,
    HERE,
    HURT,
    IN_DISCARD,
    INVESTIGATOR,
    IT,
    LOCATION,
    POINTS,
    READY,
    THEM,
    THEY,
    WILLPOWER,
    YOURS,
    YOURSELF,
    Ability,
    AddUses,
    Also,
    Blank,
    Cannot,
    Choose,
    Chosen,
    Discard,
    DiscardCard,
    DiscardCards,
    DiscardDownTo,
    Discover,
    Disengage,
    Draw,
    DrawEncounter,
    DropClues,
    EachInvestigator,
    Engage,
    Evade,
    Exhaust,
    Exhausts,
    Gain,
    GainAction,
    GainClues,
    Gives,
    Harm,
    Heal,
    HealEither,
    If,
    IfAble,
    IfNot,
    IntoEncounterDeck,
    LoseAction,
    LoseAllResources,
    May,
    MoveTo,
    Named,
    NoTokens,
    OneOf,
    Pays,
    PlaceClues,
    PlaceDoom,
    Readies,
    RemoveFromGame,
    Repeat,
    Search,
    SearchEncounter,
    SkillInstead,
    SlipAway,
    SpendClues,
    Still,
    SufferTrauma,
    Take,
    Test,
    Then,
    ToHand,
    ToVictory,
    Until,
    count,
    everything,
    free,
    per_investigator,
    the,
    titled,
    trait,
    while_there_is,
)
from orne.arkham.position import Foe, Place
from orne.arkham.state import ENCOUNTER_DECK, REMOVED, VICTORY, State
from orne.kernel.game import Game
from tests.arkham.laboratory import (
    ACT as LAB_ACT,
)
from tests.arkham.laboratory import (
    AGENDA as LAB_AGENDA,
)
from tests.arkham.laboratory import (
    CRYPT,
    DREAMER,
    DUST,
    FIEND,
    HALL,
    PAPER,
    PILOT,
    SCHOLAR,
    TOWER,
    lab,
    lab_card,
    scholar,
)
from tests.arkham.look import keys, record, table, uid
from tests.look import asked

GUN = lab_card("gun-of-verbs", uses=("ammo", 2), traits=("Firearm",))
PAL = lab_card("pal-of-verbs", health=2, sanity=2, traits=("Ally",))
BRUTE = lab_card("brute-of-verbs", type="enemy", traits=("Elite",), victory=1)
OMEN = lab_card("omen-of-verbs", type="treachery")
NEVER = while_there_is(titled("Nobody") & ENEMY)
FIENDS = [Foe(FIEND, engaged=0), Foe(BRUTE, at=HALL, exhausted=True)]


class Trial(NamedTuple):
    """One trial: the ability, its text, the position, what is chosen after using it, and what has become of it."""

    name: str
    ability: Ability
    text: str
    steps: list[str]
    outcome: Callable[[Game[State]], Any]
    expected: Any
    people: Callable[[str], dict[str, Any]] = lambda card: {}
    rest: dict[str, Any] = {}  # noqa: RUF012


def damage(*cards: str) -> Callable[[Game[State]], Any]:
    return lambda game: [record(game, card).damage for card in cards]


def horror(*cards: str) -> Callable[[Game[State]], Any]:
    return lambda game: [record(game, card).horror for card in cards]


TRIALS = [
    # ---- damage and horror
    Trial(
        "harm-one",
        free(Harm(2), Choose(ENEMY & HERE), Discard()),
        "Free: Discard this card: choose an enemy at your location and deal 2 damage to it.",
        ["damage lab/fiend"],
        damage(FIEND, BRUTE),
        [2, 0],
        rest={"enemies": FIENDS},
    ),
    Trial(
        "harm-all",
        free(Harm(1, everything(ENEMY | INVESTIGATOR)), Discard()),
        "Free: Discard this card: deal 1 damage to all enemies and investigators.",
        [],
        damage(FIEND, BRUTE, SCHOLAR),
        [1, 1, 1],
        rest={"enemies": FIENDS},
    ),
    Trial(
        "take",
        free(Take(1, 2), Discard()),
        "Free: Discard this card: take 1 damage and 2 horror.",
        [],
        lambda game: (damage(SCHOLAR)(game), horror(SCHOLAR)(game)),
        ([1], [2]),
    ),
    Trial(
        "take-direct",
        free(Take(horror=1, direct=True), Discard()),
        "Free: Discard this card: take 1 direct horror.",
        [],
        horror(SCHOLAR),
        [1],
        people=lambda card: {"play": [card, PAL]},
    ),
    Trial(
        "take-per-enemy",
        free(Take(count(ENEMY & EXHAUSTED)), Discard()),
        "Free: Discard this card: take 1 damage for each exhausted enemy.",
        [],
        damage(SCHOLAR),
        [1],
        rest={"enemies": FIENDS},
    ),
    Trial(
        "heal",
        free(Heal(2), Discard()),
        "Free: Discard this card: heal 2 damage from yourself.",
        [],
        damage(SCHOLAR),
        [1],
        people=lambda card: {"play": [card], "damage": 3},
    ),
    Trial(
        "heal-them",
        free(HealEither(1, THEY), Choose(INVESTIGATOR & HERE & HURT), Discard()),
        "Free: Discard this card: choose an investigator at your location with damage or horror and heal 1 damage or 1 "
        "horror from them.",
        ["horror"],
        lambda game: (damage(SCHOLAR)(game), horror(SCHOLAR)(game)),
        ([3], [0]),
        people=lambda card: {"play": [card], "damage": 3, "horror": 1},
    ),
    Trial(
        "trauma",
        free(SufferTrauma(mental=1), Discard()),
        "Free: Discard this card: suffer 1 mental trauma.",
        [],
        lambda game: game.state.trauma,
        [(0, 1)],
    ),
    # ---- clues and doom
    Trial(
        "discover",
        free(Discover(2), Discard()),
        "Free: Discard this card: discover 2 clues here.",
        [],
        lambda game: record(game, SCHOLAR).clues,
        2,
        rest={"locations": [Place(HALL, clues=3)]},
    ),
    Trial(
        "gain-clues",
        free(GainClues(2), Discard()),
        "Free: Discard this card: take 2 clues out of the pool of tokens.",
        [],
        lambda game: record(game, SCHOLAR).clues,
        2,
    ),
    Trial(
        "drop-clues",
        free(DropClues(1), Discard()),
        "Free: Discard this card: put 1 of your clues on your location.",
        [],
        lambda game: (record(game, SCHOLAR).clues, record(game, HALL).clues),
        (1, 1),
        people=lambda card: {"play": [card], "clues": 2},
        rest={"locations": [Place(HALL, clues=0)]},
    ),
    Trial(
        "place-clues",
        free(PlaceClues(per_investigator(2), ACT), Discard()),
        "Free: Discard this card: put 2 clue for each investigator on the act.",
        [],
        lambda game: record(game, LAB_ACT).clues,
        2,
    ),
    Trial(
        "doom-on-agenda",
        free(PlaceDoom(1, AGENDA, may_advance=True), Discard()),
        "Free: Discard this card: put 1 doom on the agenda, which may make it advance at once.",
        [],
        lambda game: record(game, LAB_AGENDA).doom,
        1,
    ),
    Trial(
        "doom-on-one",
        free(PlaceDoom(2, IT), Choose(ENEMY & EXHAUSTED, by_lead=True), Discard()),
        "Free: Discard this card: the lead investigator chooses an exhausted enemy; put 2 doom on it.",
        [],
        lambda game: record(game, BRUTE).doom,
        2,
        rest={"enemies": FIENDS},
    ),
    # ---- cards
    Trial(
        "draw",
        free(Draw(2), Discard()),
        "Free: Discard this card: draw 2 cards.",
        [],
        lambda game: len(game.state.hand[0]),
        2,
    ),
    Trial(
        "draw-encounter",
        free(DrawEncounter(), Discard()),
        "Free: Discard this card: draw the top encounter card.",
        [],
        lambda game: game.state.encounter_discard,
        lambda game: [uid(game, OMEN)],
        rest={"encounter_deck": [OMEN, DUST]},
    ),
    Trial(
        "search",
        free(Search(CARD & trait("Ally"), 3), Discard()),
        "Free: Discard this card: search the top 3 cards of your deck for an Ally card, take it into hand, and shuffle "
        "the deck.",
        [],
        lambda game: record(game, PAL).uid in game.state.hand[0],
        True,
        people=lambda card: {"play": [card], "deck": [PAPER, PAL, PAPER, PAPER]},
    ),
    Trial(
        "search-encounter",
        free(SearchEncounter(trait("Elite")), Discard()),
        "Free: Discard this card: search the encounter deck and its discard pile for an Elite card, draw it, and "
        "shuffle the encounter deck.",
        [],
        lambda game: record(game, BRUTE).threat,
        0,
        rest={"encounter_deck": [DUST, BRUTE, DUST]},
    ),
    Trial(
        "discard-chosen",
        free(DiscardCard(IT), Choose(ASSET & YOURS), Exhaust()),
        "Free: Exhaust this card: choose an asset you control and discard it.",
        ["discard lab/pal-of-verbs"],
        lambda game: record(game, PAL).uid in game.state.discard[0],
        True,
        people=lambda card: {"play": [card, PAL]},
    ),
    Trial(
        "discard-all",
        free(DiscardCard(everything(ENEMY)), Exhaust()),
        "Free: Exhaust this card: discard all enemies.",
        ["discard lab/fiend"],
        lambda game: len(game.state.encounter_discard),
        2,
        rest={"enemies": FIENDS},
    ),
    Trial(
        "to-hand",
        free(ToHand(IT), Choose(CARD & IN_DISCARD), Exhaust()),
        "Free: Exhaust this card: choose a card in your discard pile and take it into your hand.",
        [],
        lambda game: record(game, PAL).uid in game.state.hand[0],
        True,
        people=lambda card: {"play": [card], "discard": [PAL]},
    ),
    Trial(
        "to-victory",
        free(ToVictory(IT), Choose(ENEMY & trait("Elite")), Exhaust()),
        "Free: Exhaust this card: choose an Elite enemy and add it to the victory display.",
        [],
        lambda game: record(game, BRUTE).zone,
        VICTORY,
        rest={"enemies": FIENDS},
    ),
    Trial(
        "remove",
        free(RemoveFromGame(everything(CARD & IN_DISCARD)), Exhaust()),
        "Free: Exhaust this card: remove from the game all cards in your discard pile.",
        [],
        lambda game: record(game, PAL).zone,
        REMOVED,
        people=lambda card: {"play": [card], "discard": [PAL]},
    ),
    Trial(
        "into-encounter-deck",
        free(IntoEncounterDeck(IT), Choose(ENEMY & EXHAUSTED), Exhaust()),
        "Free: Exhaust this card: choose an exhausted enemy and shuffle it into the encounter deck.",
        [],
        lambda game: record(game, BRUTE).zone,
        ENCOUNTER_DECK,
        rest={"enemies": FIENDS},
    ),
    Trial(
        "down-to-one",
        free(DiscardDownTo(1), Exhaust()),
        "Free: Exhaust this card: choose and discard cards from your hand until one is left.",
        [],
        lambda game: len(game.state.hand[0]),
        1,
        people=lambda card: {"play": [card], "hand": [PAPER, PAPER, PAPER]},
    ),
    # ---- resources and uses
    Trial(
        "gain",
        free(Gain(3), Discard()),
        "Free: Discard this card: gain 3 resources.",
        [],
        lambda game: game.state.resources,
        [8],
    ),
    Trial(
        "lose-all",
        free(LoseAllResources(), Discard()),
        "Free: Discard this card: lose every resource you have.",
        [],
        lambda game: game.state.resources,
        [0],
    ),
    Trial(
        "reload",
        free(AddUses(2, "ammo"), Choose(ASSET & trait("Firearm"), verb="load"), Exhaust()),
        "Free: Exhaust this card: choose a Firearm asset and put 2 ammo on it.",
        [],
        lambda game: record(game, GUN).tokens,
        4,
        people=lambda card: {"play": [card, GUN]},
    ),
    # ---- enemies and places
    Trial(
        "evade",
        free(Evade(everything(ENEMY & HERE & READY)), Discard()),
        "Free: Discard this card: evade all ready enemies at your location, without a test.",
        [],
        lambda game: (record(game, FIEND).exhausted, record(game, FIEND).threat),
        (True, -1),
        rest={"enemies": FIENDS},
    ),
    Trial(
        "engage",
        free(Engage(), Choose(ENEMY & EXHAUSTED), Discard()),
        "Free: Discard this card: choose an exhausted enemy and engage it.",
        [],
        lambda game: record(game, BRUTE).threat,
        0,
        rest={"enemies": FIENDS},
    ),
    Trial(
        "disengage",
        free(Disengage(everything(ENEMY)), Discard()),
        "Free: Discard this card: disengage from all enemies.",
        [],
        lambda game: record(game, BRUTE).threat,
        -1,
        rest={"enemies": [Foe(BRUTE, engaged=0, exhausted=True)]},
    ),
    Trial(
        "exhaust-them",
        free(Exhausts(THEM), Choose(ENEMY & READY, count=2, up_to=True), Discard()),
        "Free: Discard this card: choose up to 2 ready enemies and exhaust them.",
        ["exhaust lab/fiend"],
        lambda game: record(game, FIEND).exhausted,
        True,
        rest={"enemies": FIENDS},
    ),
    Trial(
        "ready",
        free(Readies(the(ENEMY & EXHAUSTED)), Discard()),
        "Free: Discard this card: ready an exhausted enemy.",
        [],
        lambda game: record(game, BRUTE).exhausted,
        False,
        rest={"enemies": FIENDS},
    ),
    Trial(
        "move-to",
        free(MoveTo(the(titled("Tower") & LOCATION)), Discard()),
        "Free: Discard this card: move to Tower.",
        [],
        lambda game: game.state.place[0],
        lambda game: uid(game, TOWER),
    ),
    Trial(
        "move-along",
        free(MoveTo(), Choose(ENTERABLE), Discard()),
        "Free: Discard this card: choose a connecting location and move to it.",
        ["move lab/crypt"],
        lambda game: game.state.place[0],
        lambda game: uid(game, CRYPT),
    ),
    Trial(
        "slip-away",
        free(SlipAway(HAVEN), Discard()),
        "Free: Discard this card: disengage from all your enemies, and move to another revealed location without "
        "enemies.",
        ["move lab/tower"],
        lambda game: (record(game, FIEND).threat, game.state.place[0]),
        lambda game: (-1, uid(game, TOWER)),
        rest={"enemies": FIENDS},
    ),
    Trial(
        "actions",
        free(GainAction(2), Discard()),
        "Free: Discard this card: have 2 additional actions this turn.",
        [],
        lambda game: len(game.state.extra_actions),
        2,
    ),
    Trial(
        "lose-action",
        free(LoseAction(), Discard()),
        "Free: Discard this card: lose an action of this turn.",
        [],
        lambda game: game.state.actions,
        [2],
    ),
    # ---- joined
    Trial(
        "then-not",
        free(Then(IfAble(Discover()), Gain(1)), Discard()),
        "Free: Discard this card: discover a clue here, if able; then gain a resource.",
        [],
        lambda game: game.state.resources,
        [5],
        rest={"locations": [Place(HALL, clues=0)]},
    ),
    Trial(
        "also",
        free(Also(IfAble(Discover()), Gain(1)), Discard()),
        "Free: Discard this card: discover a clue here, if able, and gain a resource.",
        [],
        lambda game: game.state.resources,
        [6],
        rest={"locations": [Place(HALL, clues=0)]},
    ),
    Trial(
        "one-of",
        free(OneOf(Gain(2), Pays(SpendClues(1)), Named("nothing", Draw())), Discard()),
        "Free: Discard this card: choose one: gain 2 resources, or spend a clue, or draw a card.",
        ["nothing"],
        lambda game: len(game.state.hand[0]),
        1,
    ),
    Trial(
        "must",
        free(OneOf(Pays(DiscardCards(1)), Take(1), must=True), Discard()),
        "Free: Discard this card: you must choose one: discard a card from hand, or take 1 damage.",
        [],
        damage(SCHOLAR),
        [1],
    ),
    Trial(
        "if",
        free(If(NEVER, Gain(9), Gain(1)), Discard()),
        "Free: Discard this card: while there is Nobody, gain 9 resources; otherwise gain a resource.",
        [],
        lambda game: game.state.resources,
        [6],
    ),
    Trial(
        "if-not",
        free(IfNot(Chosen(Harm(1), Choose(ENEMY)), Gain(1)), Discard()),
        "Free: Discard this card: choose an enemy and deal 1 damage to it; if you cannot, gain a resource.",
        [],
        lambda game: game.state.resources,
        [6],
    ),
    Trial(
        "still",
        free(Still(NEVER, Gain(9)), Discard()),
        "Free: Discard this card: gain 9 resources.",
        [],
        lambda game: game.state.resources,
        [5],
    ),
    Trial(
        "may",
        free(May(Gain(1)), Discard()),
        "Free: Discard this card: you may gain a resource.",
        ["no"],
        lambda game: game.state.resources,
        [5],
    ),
    Trial(
        "repeat",
        free(Repeat(3, Gain(1)), Discard()),
        "Free: Discard this card: 3 times, gain a resource.",
        [],
        lambda game: game.state.resources,
        [8],
    ),
    Trial(
        "test",
        free(Test((WILLPOWER, COMBAT), 5, success=Gain(9), fail=Take(POINTS)), Discard()),
        "Free: Discard this card: test willpower or combat (5); on a success, gain 9 resources; on a failure, take 1 "
        "damage for each point you fail by.",
        ["combat"],
        damage(SCHOLAR),
        [2],
    ),
    # ---- what lasts
    Trial(
        "until",
        free(Until("round", Gives(CHOSEN, COMBAT, 2), who=YOURSELF), Exhaust()),
        "Free: Exhaust this card: until the end of the round, it gets +2 combat.",
        [],
        lambda game: [(each.number, each.until, each.seat) for each in game.state.lasting],
        [(0, "round", 0)],
    ),
    Trial(
        "until-for-you",
        free(Until("turn", NoTokens(), SkillInstead(WILLPOWER, (COMBAT,))), Exhaust(), during=DURING_YOUR_TURN),
        "Free: During your turn, exhaust this card: until the end of the turn, you reveal no chaos tokens in your "
        "tests and you may use willpower in place of combat.",
        [],
        lambda game: table(game).index.no_tokens,
        {0},
    ),
    Trial(
        "until-blank",
        free(Until("phase", Blank(CHOSEN), who=IT), Choose(ENEMY & READY, verb="blank"), Exhaust()),
        "Free: Exhaust this card: choose a ready enemy and until the end of the phase, it has no text but traits.",
        [],
        lambda game: table(game).index.blank,
        lambda game: {uid(game, FIEND)},
        rest={"enemies": FIENDS},
    ),
    Trial(
        "until-banned",
        free(Until("round", Cannot("attack", ENEMY)), Exhaust()),
        "Free: Exhaust this card: until the end of the round, enemies cannot attack.",
        [],
        lambda game: len(table(game).index.cannot["attack"]),
        1,
    ),
]


@pytest.mark.parametrize("trial", TRIALS, ids=[trial.name for trial in TRIALS])
def test_a_verb(trial: Trial) -> None:
    card = lab_card(f"verb-{trial.name}", trial.ability)
    assert card_text.text(card) == trial.text
    game = lab(scholar(**({"play": [card]} | trial.people(card))), **trial.rest)
    game.choose(f"use {card}")
    game.play(*trial.steps)
    assert asked(game) == (0, "turn")
    expected = trial.expected(game) if callable(trial.expected) else trial.expected
    assert trial.outcome(game) == expected


def test_each_investigator_does_it_in_player_order() -> None:
    bell = lab_card("verb-each", free(EachInvestigator(Gain(2), INVESTIGATOR & HERE), Discard()))
    assert card_text.text(bell) == ("Free: Discard this card: each investigator at your location: gain 2 resources.")
    game = lab(scholar(play=[bell]), scholar(DREAMER), scholar(PILOT, at=1))
    game.choose(f"use {bell}")
    assert (game.state.resources, asked(game)) == ([7, 7, 5], (0, "turn"))


def test_a_choice_is_declared_once_for_offer_list_refusal_and_text() -> None:
    """Without a card to choose it is not offered, and says what is missing; one that is not meant says why."""
    dart = lab_card("verb-dart", free(Harm(1), Choose(ENEMY & HERE & EXHAUSTED), Discard()))
    game = lab(scholar(play=[dart]), enemies=[Foe(FIEND, engaged=0)])
    assert f"use {dart}" not in keys(game)
    told = [str(refusal) for refusal in game.why_not(dart)]
    assert told == [
        "it would change nothing unless there is an exhausted enemy at your location: ahlcg/triggered-abilities/k"
    ]
    foes = [Foe(FIEND, engaged=0), Foe(BRUTE, at=HALL, exhausted=True), Foe(FIEND, engaged=0, exhausted=True)]
    game = lab(scholar(play=[dart]), enemies=foes)
    game.choose(f"use {dart}")
    assert keys(game) == [f"damage {BRUTE}", f"damage {FIEND}#2"]
    assert [str(refusal) for refusal in game.why_not(FIEND)] == ["Fiend is not exhausted: ahlcg/target/a"]
