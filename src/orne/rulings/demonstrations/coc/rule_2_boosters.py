"""Icon boosters: more struggles at a story, and struggles taken away; who attacks, and how long one is committed."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import AttachTo, Choose, GivesStruggle
from orne.coc.language import CHARACTER, HOST, IS_COMMITTED, STORY, uncommit
from orne.coc.values import TERROR
from orne.rulings.laboratory.coc import BARE, FIGHT, FULL, MIND, PAUSE, PAWN, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    attackers,
    committed_to,
    defenders,
    row,
    skill,
    skill_compared,
    state,
    step,
    struggles_so_far,
    tokens,
)

TERROR_BOOSTER = lab_card("terror-booster", boosters=(1, 0, 0, 0))
ARCANE_BOOSTER = lab_card("arcane-booster", boosters=(0, 0, 1, 0))
NO_ARCANE = lab_card("no-arcane", type="story", faction=None, resources=(), cost=0, struggles=(1, 1, 0, 1))
NO_TERROR = tool("no-terror", AttachTo(STORY), GivesStruggle(HOST, TERROR, -1))
WITHDRAW = event("withdraw", uncommit(), Choose(CHARACTER & IS_COMMITTED))
KINDS = ("Terror", "Combat", "Arcane", "Investigation")


def _struggles(show: Show, story: str, *committed: Any, are: tuple[str, ...]) -> None:
    """The story is resolved, and these are its struggles in order; nobody has an icon, so nobody wins one."""
    at = [At(each, story=0) if isinstance(each, str) else each for each in committed]
    show.lay(Side(play=[*at, PAUSE]), stories=[story, BARE], step="stories resolve")
    show.sees(struggles_so_far(), [[kind, None, [0, 0]] for kind in are])


@shows("coc/rule/2.27-icon-boosters/a", "coc/example/2.27-terror-booster-order")
def a_booster_adds_a_struggle_right_after_its_kind(show: Show) -> None:
    """With a Terror booster there are two Terror struggles before Combat; two boosters make three."""
    _struggles(show, FULL, PAWN, are=KINDS)
    _struggles(show, FULL, TERROR_BOOSTER, are=("Terror", *KINDS))
    _struggles(show, FULL, TERROR_BOOSTER, TERROR_BOOSTER, are=("Terror", "Terror", *KINDS))
    _struggles(show, FULL, ARCANE_BOOSTER, are=("Terror", "Combat", "Arcane", "Arcane", "Investigation"))


@shows("coc/rule/2.27-icon-boosters/d")
def a_booster_without_a_struggle_of_its_kind_takes_its_place(show: Show) -> None:
    """An Arcane booster at a story without an Arcane struggle puts one between Combat and Investigation."""
    _struggles(show, NO_ARCANE, PAWN, are=("Terror", "Combat", "Investigation"))
    _struggles(show, NO_ARCANE, ARCANE_BOOSTER, are=KINDS)


@shows("coc/rule/2.27-icon-boosters/b")
def each_removal_takes_one_struggle_away(show: Show) -> None:
    """One Terror icon removed leaves three of four Terror struggles, one of two, and none of one."""
    rest = KINDS[1:]
    asleep, removal = At("sleep-of-reason", on=FULL), At(NO_TERROR, on=FULL)
    _struggles(show, FULL, PAWN, asleep, are=(*["Terror"] * 4, *rest))
    _struggles(show, FULL, PAWN, asleep, removal, are=(*["Terror"] * 3, *rest))
    _struggles(show, FULL, TERROR_BOOSTER, removal, are=("Terror", *rest))
    _struggles(show, FULL, PAWN, removal, are=rest)
    _struggles(show, FULL, PAWN, asleep, removal, removal, are=("Terror", "Terror", *rest))


@shows("coc/rule/2.8-attacking-vs-defending")
def the_active_player_attacks_and_the_other_defends(show: Show) -> None:
    """Whoever is active attacks, even where only the other player has characters; only an attacker has success."""
    for active, attacker, defender in ((0, "bag-man", "triggerman"), (1, "triggerman", "bag-man")):
        show.lay(
            Side(play=[there("bag-man"), PAUSE]),
            Side(play=[there("triggerman"), there("mad-artist", 1)]),
            stories=[BARE, FULL],
            step="stories resolve",
            active=active,
            ask_always=True,
        )
        show.sees(attackers(BARE), [attacker])
        show.sees(defenders(BARE), [defender])
        show.sees(attackers(FULL), ["mad-artist"] if active else [])
        show.sees(defenders(FULL), [] if active else ["mad-artist"])


@shows("coc/rule/2.8-attacking-vs-defending")
def only_the_attacker_has_success(show: Show) -> None:
    """More skill gives the active player a token, and gives the other player none."""
    for mine, theirs, placed in (
        ("mad-artist", "laboratory-assistant", [1, 0]),
        ("laboratory-assistant", "mad-artist", [0, 0]),
    ):
        show.lay(Side(play=[there(mine), PAUSE]), Side(play=[there(theirs)]), stories=[BARE], step="stories resolve")
        show.sees(skill_compared(), [[BARE, *((2, 1) if placed[0] else (1, 2))]])
        show.sees(tokens(), placed)


@shows("coc/rule/2.10-ready-exhausted-committed/k")
def committed_characters_stay_until_the_last_actions_are_over(show: Show) -> None:
    """After the story has resolved the character is committed still, through the last actions, and then no more."""
    show.lay(Side(hand=[WITHDRAW], play=["mad-artist"]), step="active player commits", stories=[BARE])
    show.answer(f"commit mad-artist {BARE}", "pass")
    show.pass_to("last story actions")
    show.sees(committed_to("mad-artist"), BARE)
    show.sees(skill("mad-artist"), 2)
    show.offers("pass", f"play {WITHDRAW}")
    show.answer("pass")
    show.sees(committed_to("mad-artist"), None)


@shows("coc/rule/2.10-ready-exhausted-committed/k")
def a_character_uncommits_by_an_effect_by_insanity_and_when_its_story_is_won(show: Show) -> None:
    """Withdrawn, driven insane in a Terror struggle, or at a story that is won: each is committed no more."""
    show.lay(Side(hand=[WITHDRAW], play=["mad-artist", PAUSE]), step="active player commits", stories=[BARE])
    show.answer(f"commit mad-artist {BARE}", f"play {WITHDRAW}")
    show.sees(committed_to("mad-artist"), None)
    show.sees(state("mad-artist"), "exhausted")
    show.lay(
        Side(play=[there("servant-of-nodens"), PAUSE]),
        Side(play=[there("bag-man")]),
        stories=[MIND],
        step="stories resolve",
    )
    show.sees(step(), "last story actions")
    show.sees(state("bag-man"), "insane")
    show.sees(committed_to("bag-man"), None)
    show.sees(committed_to("servant-of-nodens"), MIND)
    show.lay(
        Side(play=[there("mad-artist"), PAUSE]),
        stories=[Story(BARE, (4, 0)), FULL],
        story_deck=[FIGHT],
        step="stories resolve",
    )
    show.sees(row(), [FIGHT, FULL])
    show.sees(step(), "last story actions")
    show.sees(committed_to("mad-artist"), None)
