"""Elimination, entering play, encounter cards, effects and what they leave behind."""

from __future__ import annotations

from orne.arkham.abilities import Condition, Use, forced, free
from orne.arkham.events import DAMAGE, ENTERS_PLAY, PLAYED
from orne.arkham.language import (
    CARD_IN_PLAY,
    CHOSEN,
    Also,
    Blank,
    Discard,
    Do,
    Gain,
    Take,
    Until,
    after,
    kind_of_card,
    the,
)
from orne.arkham.rules.control import take_control
from orne.arkham.rules.entering import into_play
from orne.arkham.rules.spawning import spawn
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    DREAMER,
    DUST,
    ENEMY_PHASE,
    FIEND,
    HALL,
    MYTHOS,
    SCHOLAR,
    harm,
    lab_card,
    pause,
    scholar,
    told,
    uid_of,
)
from orne.rulings.showing.arkham import Foe, In, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    about,
    actions,
    causes,
    clues,
    controller,
    damage,
    deck_size,
    discard,
    encounter_discard,
    exhausted,
    gone,
    hand,
    happened,
    harm_on,
    horror,
    location,
    log,
    place,
    removed,
    resolution,
    resources,
    results,
    round_number,
    said,
    skill,
    threat,
    times,
    trauma,
    zone,
)

HARM_9, HARM_7 = harm(9), harm(7)
LITA = the(CARD_IN_PLAY & kind_of_card("core/lita-chantler"))
ERASER = lab_card("lita-eraser", free(Until("phase", Blank(CHOSEN), who=LITA)))
ENTERING_TOOL, SLEEPER = lab_card("entering-tool"), lab_card("sleeper-asset")


def _announce(g: ArkhamTable, use: Use) -> None:
    """Say what has entered play."""
    assert use.event is not None
    g.note("said", NOWHERE, after=g.state.catalogue.ids[g.state.cards[use.event.subject].kind])


def _tired(g: ArkhamTable, use: Use) -> None:
    """Put the sleeper into play exhausted."""
    into_play(g, uid_of(g, SLEEPER), controller=use.seat).exhausted = True


HERALD = lab_card("herald", forced(after(ENTERS_PLAY, lambda g, use, e: True, "a card enters"), Do(_announce)))
CRADLE = lab_card("cradle", free(Do(_tired), Discard()))
HANDOVER = lab_card(
    "handover",
    free(told("the other takes the tool", lambda g, use: take_control(g, uid_of(g, ENTERING_TOOL), 1)), Discard()),
)
SUMMONING = lab_card(
    "summoning",
    free(told("spawn the fiend", lambda g, use: spawn(g, uid_of(g, FIEND), use.seat)), Discard()),
)
NEVER = Condition(lambda g, use: False, "never")
ON_PLAY = after(PLAYED, lambda g, use, e: True, "a card is played")
IDLE_RED = lab_card("idle-red", forced(ON_PLAY, Gain(1), possible=NEVER))
BUSY_RED = lab_card("busy-red", forced(ON_PLAY, Gain(1)))
TWO_COST = lab_card("two-cost-tool", cost=2)


def _count(g: ArkhamTable, use: Use) -> None:
    """Say how many resources you have."""
    g.note("said", NOWHERE, after=str(g.state.resources[use.seat]))


DEAL_OF_TWO = lab_card(
    "deal-of-two",
    free(Also(Take(horror=1), Gain(1))),
    forced(after(DAMAGE, lambda g, use, e: True, "horror is put on you"), Do(_count)),
)


@shows("ahlcg/elimination/a")
def who_is_defeated_or_resigns_is_eliminated(show: Show) -> None:
    """Agnes falls to her spell's horror, so that the test ends and the enemy turns to Roland; Daisy resigns."""
    agnes = Inv("agnes-baker", play=[In("shrivelling", tokens=4)], horror=7)
    show.lay(agnes, Inv(), enemies=[Foe("ghoul-priest", engaged=0)], bag=["skull"])
    show.answer("use shrivelling")
    show.sees(gone(0), "horror")
    show.sees(gone(1), "")
    show.sees(happened("attacks", "test fails", "test succeeds"), [])
    show.sees(threat("ghoul-priest"), 1)
    show.asked(1, "turn")
    show.lay(Inv("daisy-walker"), Inv(at=1), locations=["parlor", "hallway"])
    show.answer("use parlor resign")
    show.sees(gone(0), "resigned")
    show.sees(trauma(0), [0, 0])
    show.asked(1, "turn")


@shows("ahlcg/elimination/c", "ahlcg/elimination/k")
def elimination_ends_the_game_for_weaknesses_first(show: Show) -> None:
    """Cover Up with clues gives trauma besides the defeat's and is removed from the game; without clues it does not."""
    for left, suffered in ((2, [1, 1]), (0, [1, 0])):
        cover_up = In("cover-up", clues=left)
        show.lay(Inv(play=[HARM_9], threat=[cover_up], hand=["knife"], deck=[]), Inv("daisy-walker"))
        show.answer(f"use {HARM_9}")
        show.sees(trauma(0), suffered)
        show.sees(zone("cover-up"), "removed")
        show.sees(removed(), ["cover-up", HARM_9, "knife"])
        show.asked(1, "turn")
    show.lay(Inv(play=[HARM_9], threat=[In("cover-up", clues=2)]))
    show.answer(f"use {HARM_9}")
    show.sees(happened("eliminated", "trauma", "scenario ends"), ["eliminated", "trauma", "trauma", "scenario ends"])


@shows("ahlcg/elimination/d", "ahlcg/elimination/f", "ahlcg/elimination/h")
def what_becomes_of_an_eliminated_players_things(show: Show) -> None:
    """All cards are removed from the game, clues fall to the Attic, resources are gone, treacheries discarded."""
    show.lay(
        Inv(at=1, play=[HARM_9, "machete"], hand=["knife"], discard=["guts"], clues=2, threat=["frozen-in-fear"]),
        Inv("daisy-walker"),
    )
    show.answer(f"use {HARM_9}")
    show.sees(hand(0), [])
    show.sees(discard(0), [])
    show.sees(deck_size(0), 0)
    show.sees(resources(0), 0)
    for card in ("machete", "knife", "guts", HARM_9, "emergency-cache"):
        show.sees(zone(card), "removed")
    show.sees(clues("attic"), 2)
    show.sees(clues("roland-banks"), 0)
    show.sees(encounter_discard(), ["frozen-in-fear"])
    show.sees(resources(1), 5)


@shows("ahlcg/elimination/g")
def enemies_of_an_eliminated_player_stay_as_they_are(show: Show) -> None:
    """An exhausted one is unengaged in the Hall with its damage; a ready one engages somebody else there."""
    foes = [Foe(FIEND, engaged=0, exhausted=True, damage=1), Foe(FIEND, engaged=0, damage=2)]
    show.lab(scholar(play=[HARM_7]), scholar(DREAMER), enemies=foes)
    show.answer(f"use {HARM_7}")
    show.sees(threat(FIEND), None)
    show.sees(location(FIEND), HALL)
    show.sees(exhausted(FIEND), True)
    show.sees(damage(FIEND), 1)
    show.sees(threat(FIEND, 2), 1)
    show.sees(damage(FIEND, 2), 2)
    show.lab(scholar(play=[HARM_7]), scholar(DREAMER, at=1), enemies=foes)
    show.answer(f"use {HARM_7}")
    show.sees(threat(FIEND, 2), None)
    show.sees(exhausted(FIEND, 2), False)
    show.sees(location(FIEND, 2), HALL)


@shows("ahlcg/elimination/j")
def the_scenario_ends_with_the_last_investigator(show: Show) -> None:
    """With one investigator left it goes on; when the last is eliminated it ends without a resolution."""
    show.lab(scholar(play=[HARM_7]), scholar(DREAMER))
    show.answer(f"use {HARM_7}")
    show.sees(resolution(), "")
    show.asked(1, "turn")
    show.lab(scholar(play=[HARM_7]))
    show.answer(f"use {HARM_7}")
    show.offers()
    show.sees(resolution(), "none")
    show.sees(times("scenario ends"), 1)


@shows("ahlcg/enters-play/a", "ahlcg/enters-play/b")
def what_is_played_or_spawned_enters_play(show: Show) -> None:
    """Played or spawned from aside it enters; a change of control does not count; exhausted it is so from the start."""
    show.lab(
        scholar(play=[HERALD, CRADLE, HANDOVER, SUMMONING], hand=[ENTERING_TOOL, SLEEPER]),
        scholar(DREAMER),
        set_aside=[FIEND],
    )
    show.answer("play lab/entering-tool")
    show.sees(said(), [ENTERING_TOOL])
    show.answer("use lab/handover")
    show.sees(controller(ENTERING_TOOL), 1)
    show.sees(said(), [ENTERING_TOOL])
    show.answer("use lab/summoning")
    show.sees(said(), [ENTERING_TOOL, FIEND])
    show.answer("use lab/cradle")
    show.sees(zone(SLEEPER), "play")
    show.sees(exhausted(SLEEPER), True)
    show.sees(times("exhausted"), 0)
    show.sees(log("control"), ["control lab/entering-tool"])


@shows("ahlcg/event-cards/a")
def events_are_played_in_their_time(show: Show) -> None:
    """With an action of one's own turn, and Sneak Attack only where there is an exhausted enemy to hit."""
    show.lay(Inv("skids-otoole", hand=["emergency-cache", "sneak-attack"], play=[pause()]))
    show.offers_of("play", "play emergency-cache")
    show.answer("end turn")
    show.offers("use lab/pause", "pass")
    show.lay(
        Inv("skids-otoole", hand=["emergency-cache", "sneak-attack"]), enemies=[Foe("ghoul-minion", exhausted=True)]
    )
    show.offers_of("play", "play emergency-cache", "play sneak-attack")
    show.answer("play emergency-cache")
    show.sees(actions(0), 2)
    show.sees(resources(0), 8)


@shows("ahlcg/event-cards/b", "ahlcg/event-cards/e", "ahlcg/fast/d")
def fast_events_at_their_moment_and_never_compulsory(show: Show) -> None:
    """Evidence! after a defeat and Dodge at an attack, at each of them; both may be declined and cost no action."""
    foes = [Foe("core/swarm-of-rats", engaged=0), Foe("core/swarm-of-rats", engaged=0)]
    show.lab(
        scholar(hand=["core/evidence", "core/dodge", "core/dodge"]), locations=[Place(HALL, clues=2)], enemies=foes
    )
    show.offers_of("play")
    show.answer("fight core/swarm-of-rats")
    show.pass_to("reaction")
    show.offers("play core/evidence", "pass")
    show.answer("pass")
    show.sees(clues(SCHOLAR), 0)
    show.answer("draw")
    show.offers("play core/dodge", "pass")
    show.answer("pass")
    show.sees(damage(SCHOLAR), 1)
    show.answer("resource")
    show.offers("play core/dodge", "pass")
    show.answer("play core/dodge")
    show.sees(damage(SCHOLAR), 1)
    show.sees(resources(0), 5)


@shows("ahlcg/fast/d")
def a_fast_event_that_cannot_be_paid_is_not_offered_at_its_moment(show: Show) -> None:
    """Without a resource for Dodge nobody is asked, and the attack hits."""
    show.lab(scholar(hand=["core/dodge"], resources=0), enemies=[Foe(FIEND, engaged=0)])
    show.answer("draw")
    show.asked(0, "turn")
    show.sees(harm_on(SCHOLAR), [1, 1])


@shows("ahlcg/event-cards/f")
def an_event_without_any_effect_cannot_be_played(show: Show) -> None:
    """Elusive may be played unengaged where there is somewhere to go, and not with a single location."""
    show.lay(Inv("daisy-walker", hand=["elusive"]), locations=["hallway", "parlor"])
    show.offers_of("play", "play elusive")
    show.answer("play elusive")
    show.sees(place(0), "parlor")
    show.lay(Inv("daisy-walker", hand=["elusive"]), locations=["hallway"])
    show.offers("investigate hallway", "draw", "resource", "end turn")


@shows("ahlcg/forced-abilities/b")
def a_forced_ability_that_could_change_nothing_does_not_start(show: Show) -> None:
    """Of two cards that answer a play, the one that can never do anything gives no resource."""
    for card, left in ((IDLE_RED, 3), (BUSY_RED, 4)):
        show.lab(scholar(hand=[TWO_COST], play=[card]))
        show.answer("play lab/two-cost-tool")
        show.sees(resources(0), left)


@shows("ahlcg/forced-abilities/d", "ahlcg/forced-abilities/e")
def when_comes_before_and_after_comes_after(show: Show) -> None:
    """Drew heals before he hurts; the Young Deep One is engaged before it frightens, which may defeat."""
    show.lay(Inv(play=[pause()]), enemies=[Foe("wolf-man-drew", engaged=0, damage=2)], **ENEMY_PHASE)
    show.answer("pass")
    show.sees(damage("wolf-man-drew"), 1)
    show.sees(happened("healed", "hurt"), ["healed", "hurt"])
    show.lay(Inv("skids-otoole", play=[pause()]), encounter_deck=["young-deep-one", DUST], **MYTHOS)
    show.sees(happened("engaged", "hurt"), ["engaged", "hurt"])
    show.lay(
        Inv("daisy-walker", horror=8),
        Inv(at=1),
        enemies=[Foe("young-deep-one", at="hallway", exhausted=True)],
        locations=["hallway", "attic"],
        step="4.3 ready",
        active=None,
    )
    show.sees(gone(0), "horror")
    show.sees(threat("young-deep-one"), None)
    show.sees(resources(1), 6)


@shows("ahlcg/effects/a")
def card_effects_and_framework_effects_are_told_apart(show: Show) -> None:
    """The resources of Emergency Cache are the card's doing, the card and resource of the upkeep nobody's."""
    show.lay(Inv(hand=["emergency-cache"], play=[pause()]))
    show.answer("play emergency-cache")
    show.sees(causes("resources"), ["emergency-cache"])
    show.lay(Inv(play=[pause()]), step="4.4 draw and resources", active=None)
    show.sees(causes("drawn"), [None])
    show.sees(causes("resources"), [None])


@shows("ahlcg/effects/e", "ahlcg/lasting-effects/a")
def a_lasting_effect_ends_without_an_event(show: Show) -> None:
    """Mind over Matter lasts until the round ends, which nothing in the log is about."""
    show.lay(
        Inv("daisy-walker", hand=["mind-over-matter"], play=[pause()]),
        enemies=[Foe("ghoul-minion", engaged=0, exhausted=True)],
        encounter_deck=[DUST] * 3,
    )
    show.sees(skill(0, "combat"), 2)
    show.answer("play mind-over-matter")
    show.answer("fight ghoul-minion")
    show.pass_to("turn")
    show.sees(results(), [("test succeeds", 5, 3)])
    show.answer("end turn")
    show.pass_to("turn")
    show.sees(round_number(), 3)
    show.sees(about("mind-over-matter"), ["plays", "resolves", "discarded"])
    show.answer("fight ghoul-minion")
    show.pass_to("turn")
    show.sees(results(), [("test succeeds", 5, 3), ("test succeeds", 2, 0)])


@shows("ahlcg/effects/f")
def all_of_an_effect_comes_before_the_answers_to_it(show: Show) -> None:
    """Horror and a resource: what answers the horror comes when the resource is there."""
    show.lab(scholar(play=[DEAL_OF_TWO], resources=2))
    show.answer("use lab/deal-of-two")
    show.sees(said(), ["3"])
    show.sees(horror(SCHOLAR), 1)


@shows("ahlcg/for-each/a")
def for_each_at_once_is_one_effect(show: Show) -> None:
    """Rotting Remains failed by 3 is 3 horror at once, so that Psychosis answers it once."""
    show.lay(
        Inv("skids-otoole", threat=["psychosis"], play=[pause()]),
        bag=["-2"],
        encounter_deck=["rotting-remains", DUST],
        **MYTHOS,
    )
    show.pass_to("turn")
    show.sees(harm_on("skids-otoole"), [1, 3])


@shows("ahlcg/for-each/b")
def for_each_with_choices_is_several_effects(show: Show) -> None:
    """Umôrdhoth's Wrath failed by 2 asks twice, and Psychosis answers each horror."""
    show.lay(
        Inv("skids-otoole", threat=["psychosis"], hand=["knife"]),
        bag=["+1"],
        encounter_deck=["umordhoths-wrath", DUST],
        **MYTHOS,
    )
    show.pass_to("choose one")
    for taken in range(2):
        show.sees(harm_on("skids-otoole"), [2 * taken, taken])
        show.offers("discard a card", "take 1 damage and 1 horror")
        show.answer("take 1 damage and 1 horror")
    show.sees(harm_on("skids-otoole"), [4, 2])
    show.asked(0, "turn")


@shows("ahlcg/gains/d")
def a_gained_ability_is_not_a_printed_one(show: Show) -> None:
    """Lita's parley comes from the Parlor and stays, though her own text is blank."""
    show.lay(Inv(play=[ERASER]), locations=[Place("parlor", unclaimed=["lita-chantler"])])
    offered = ["use parlor resign", "use parlor parley", "use lab/lita-eraser"]
    show.offers_of("use", *offered)
    show.answer("use lab/lita-eraser")
    show.offers_of("use", *offered)
