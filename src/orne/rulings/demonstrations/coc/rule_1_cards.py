"""Card effects and the state of the game, shown with printed cards."""

from __future__ import annotations

from orne.coc.abilities import Blanks, Choose, action, forced, response
from orne.coc.language import CAN_BE_WOUNDED, CHARACTER, YOU, ExhaustThis, Wound, draws, subtype
from orne.rulings.laboratory.coc import PAUSE, PAWN, PUMP, Say, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import discard, drained, hand, hand_size, in_play, said, skill

SPARE = "touched-by-the-sleeper"
VICTIM = "young-deep-one"
GUNMAN = lab_card("gunman", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=ExhaustThis()))
IDLE = ["pass", "use core/demon-lover"]
VEIL = lab_card("veil-over-monsters", Blanks(CHARACTER & subtype("Monster")), type="support")
WALL = "secrets-of-arkham/writhing-wall"
THING = "summons-of-the-deep/the-thing-behind-you"
COMPANY = "summons-of-the-deep/shadow-company"
KEY = "the-key-and-the-gate/one-in-all"
GONG = tool("oi-gong", response(draws(YOU), Say("gong")), forced(draws(YOU), Say("forced")))
SCULPTOR = "the-sleeper-below/bone-sculptor"
WRAITH = lab_card("bs-wraith", cost=0)
USE = f"use {SCULPTOR} domain 1"


@shows("coc/rule/1.12-card-states/f")
def sheriff_returns_from_the_discard_pile_in_the_phase_he_got_there(show: Show) -> None:
    """Local Sheriff, discarded from a domain, may return to hand in the same phase."""
    show.lay(
        Side(hand=["blackwood-file-clerk"], domains=[["local-sheriff"], "agency:1", ""]), Side(domains=["agency:1"])
    )
    show.answer("play core/blackwood-file-clerk domain 1")
    show.offers("pass", "use core/local-sheriff domain 2")
    show.answer("use core/local-sheriff domain 2")
    show.sees(hand(0), ["local-sheriff"])
    show.sees(discard(0), [])
    show.sees(drained(0), [True, True, False])
    show.asked(0, "commit")


@shows("coc/rule/1.12-card-states/f")
def sheriff_returns_also_after_he_was_insane_or_destroyed(show: Show) -> None:
    """Local Sheriff may return to hand after he was destroyed, sane or insane."""
    for insane in (False, True):
        show.lay(Side(hand=["short-fuse"], play=[At("local-sheriff", insane=insane)], domains=["agency:3", "agency:1"]))
        show.answer("play core/short-fuse domain 1")
        show.sees(discard(0), ["local-sheriff", "short-fuse"])
        show.offers("pass", "use core/local-sheriff domain 2")
        show.answer("use core/local-sheriff domain 2")
        show.sees(hand(0), ["local-sheriff"])


@shows("coc/rule/1.12-card-states/f")
def sheriff_returns_also_when_discarded_from_hand(show: Show) -> None:
    """Local Sheriff may return to hand after he was discarded from it."""
    show.lay(
        Side(hand=["feast-or-famine", "local-sheriff"], domains=["miskatonic:3", "agency:1"]),
        Side(domains=["agency:1"], hand=["bag-man"]),
    )
    show.answer("play core/feast-or-famine domain 1", "discard core/local-sheriff", "use core/local-sheriff domain 2")
    show.sees(hand(0), ["laboratory-assistant", "laboratory-assistant", "local-sheriff"])


@shows("coc/rule/1.9-choosing-targets/a")
def picking_for_cthulhu_is_not_choosing_a_target(show: Show) -> None:
    """A character picked for Cthulhu's sacrifice cannot answer being chosen as a target."""
    show.lay(Side(play=["cthulhu", "adult-deep-one"], domains=["cthulhu:2"]), step="draw")
    show.answer("choose core/adult-deep-one")
    show.sees(discard(0), ["adult-deep-one"])
    show.sees(drained(0), [False])


@shows("coc/rule/1.9-choosing-targets/b")
def without_an_attachment_there_is_nothing_to_destroy(show: Show) -> None:
    """With a support card in play but no attachment, Get It Off! is not offered."""
    show.lay(
        Side(hand=["get-it-off"], play=["mature-deep-one"], domains=["cthulhu:3"]),
        Side(play=["bag-man", "dutch-courage"]),
        ask_always=True,
    )
    show.offers("pass")


@shows("coc/rule/1.6-passive-effects/d")
def performance_artist_cannot_cancel_a_passive(show: Show) -> None:
    """Spell-bound Shoggoth enters play and its passive simply works, without a chance to cancel it."""
    show.lay(
        Side(hand=["spell-bound-shoggoth"], play=["demon-lover"], domains=["yog-sothoth:3"]),
        Side(play=["performance-artist"]),
    )
    show.answer("play core/spell-bound-shoggoth domain 1")
    show.sees(skill("performance-artist"), 0)
    show.offers("pass", "use core/demon-lover")


@shows("coc/rule/1.13-gaining-control/c")
def blind_submission_on_a_borrowed_character_that_dies(show: Show) -> None:
    """A borrowed character that is destroyed goes to its owner's discard pile."""
    show.lay(
        Side(hand=["blind-submission", "shotgun-blast"], play=["demon-lover"], domains=["hastur:2", "agency:2"]),
        Side(play=["bag-man"]),
    )
    show.answer("play core/blind-submission domain 1", "choose core/bag-man")
    show.answer("play core/shotgun-blast domain 2", "choose core/bag-man")
    show.sees(discard(1), ["bag-man"])
    show.pass_to_phase("story")
    show.sees(discard(1), ["bag-man"])


@shows("coc/rule/1.12-card-states/a")
def peaslee_cannot_respond_after_being_insane(show: Show) -> None:
    """Professor Peaslee, destroyed while insane, has no Response."""
    show.lay(
        Side(
            hand=["short-fuse"],
            play=[At("professor-nathaniel-peaslee", insane=True), "hired-muscle"],
            domains=["agency:3", "miskatonic:2", ""],
        ),
    )
    show.answer("play core/short-fuse domain 1", "choose core/professor-nathaniel-peaslee")
    show.asked(0, "commit")


@shows("coc/example/1.9-slavering-gug-brass-brady")
def brady_goes_home_before_an_ability_aimed_at_him_resolves(show: Show) -> None:
    """Brady returns to hand, and the wound meant for him falls on nobody else."""
    show.lay(Side(play=[GUNMAN, "bag-man"]), Side(play=["jack-brass-brady", "triggerman"]))
    show.answer(f"use {GUNMAN}", "choose core/jack-brass-brady")
    show.asked(1, "disrupt")
    show.offers("pass", "use core/jack-brass-brady")
    show.answer("use core/jack-brass-brady")
    show.sees(hand(1), ["jack-brass-brady"])
    show.sees(in_play(1), ["triggerman"])
    show.sees(in_play(0), [GUNMAN, "bag-man"])


@shows("coc/example/1.9-slavering-gug-brass-brady")
def slavering_gug_paid_for_nothing_when_brady_left(show: Show) -> None:
    """Brady returns to hand; Slavering Gug's four resources stay spent, and nobody is wounded."""
    show.lay(
        Side(play=["slavering-gug"], domains=["shub-niggurath:4"], hand=[SPARE]),
        Side(play=["jack-brass-brady", VICTIM]),
    )
    show.answer("use core/slavering-gug domain 1", "choose core/jack-brass-brady", "use core/jack-brass-brady")
    show.sees(hand(1), ["jack-brass-brady"])
    show.sees(in_play(0), ["slavering-gug"])
    show.sees(in_play(1), [VICTIM])
    show.sees(drained(0), [True])


@shows("coc/rule/1.12-card-states/a")
def an_insane_living_mummy_does_not_react(show: Show) -> None:
    """Living Mummy, sacrificed while insane, has no reaction."""
    show.lay(
        Side(hand=["a-single-glimpse"], play=["demon-lover"], domains=["yog-sothoth:2"]),
        Side(play=[At("living-mummy", insane=True)]),
    )
    show.answer("play core/a-single-glimpse domain 1")
    show.sees(discard(1), ["living-mummy"])
    show.offers(*IDLE)


@shows("coc/example/1.12-living-mummy-blanked")
def a_blank_living_mummy_does_not_react(show: Show) -> None:
    """Living Mummy, sacrificed while its text box is blank, has no reaction."""
    show.lay(
        Side(hand=["a-single-glimpse"], play=["demon-lover", VEIL], domains=["yog-sothoth:2"]),
        Side(play=["living-mummy"]),
    )
    show.answer("play core/a-single-glimpse domain 1")
    show.sees(discard(1), ["living-mummy"])
    show.offers(*IDLE)


@shows("coc/example/1.3-mothers-avenger-writhing-wall")
def writhing_wall_cancels_a_disrupt(show: Show) -> None:
    """What the Disrupt would have cancelled happens after all."""
    show.lay(
        Side(hand=[WALL, "shotgun-blast"], play=[PAUSE], domains=["hastur:3", "agency:2"]),
        Side(play=["forest-sister"], domains=["shub-niggurath:1"]),
    )
    show.answer("play core/shotgun-blast domain 2", "pass")
    show.offers("pass", "use core/forest-sister domain 1")
    show.answer("use core/forest-sister domain 1")
    show.asked(0, "disrupt")
    show.offers("pass", f"play {WALL} domain 1")
    show.answer(f"play {WALL} domain 1")
    show.sees(discard(1), ["forest-sister"])
    show.sees(drained(1), [True])
    show.sees(hand_size(0), 1)
    show.sees(hand(1), [])


@shows("coc/example/1.2-thing-behind-you-from-hand")
def the_thing_behind_you_comes_from_hand_for_two_and_a_hastur_character(show: Show) -> None:
    """The Thing Behind You enters play from hand for 2 and a Hastur character returned to hand."""
    show.lay(Side(hand=[THING], play=[COMPANY, PAWN, PAUSE], domains=["agency:2"]))
    show.offers("pass", f"use {PAUSE}", f"use {THING} domain 1")
    show.answer(f"use {THING} domain 1")
    show.sees(hand(0), [COMPANY])
    show.sees(in_play(0), [PAWN, PAUSE, THING])


@shows("coc/rule/1.11-forced-responses/b")
def a_response_is_lent_and_a_forced_response_is_not(show: Show) -> None:
    """Another's Response may be used; a Forced Response is not triggered by anybody and so not lent."""
    show.lay(Side(play=[At(KEY, on=GONG), PUMP, PAUSE]), Side(play=[GONG]))
    show.answer(f"use {PUMP}")
    show.asked(0, "response")
    show.offers("pass", f"use {GONG}")
    show.answer(f"use {GONG}")
    show.sees(said(), ["gong"])


@shows("coc/rule/1.13-gaining-control/g")
def what_may_not_be_yours_is_not_a_target(show: Show) -> None:
    """A unique character of which you control a copy cannot be chosen to enter play under your control."""
    yours = [SCULPTOR, "paul-lemond", PAUSE]
    show.lay(Side(play=yours, domains=["cthulhu:1"]), Side(discard=["paul-lemond", "patsy", WRAITH]))
    show.answer(USE)
    show.offers("choose core/patsy", f"choose {WRAITH}")
    show.answer("choose core/patsy")
    show.sees(in_play(0), [*yours, "patsy"])
    show.ends_idle()
    show.lay(Side(play=yours, domains=["cthulhu:1"]), Side(discard=["paul-lemond", "short-fuse"]))
    show.offers("pass", "use core/paul-lemond domain 1", f"use {PAUSE}")
