"""A bot for Call of Cthulhu that looks ahead, on samples, so that it cannot know more than its seat does.

orne match examples/look_ahead.py:LookAhead random --games 6
"""

from orne.kernel.errors import NoDeal
from orne.kernel.game import play_until, random_policy


class LookAhead:
    """Tries every option on three samples, plays on at random to the end of the next turn, and takes the best."""

    name = "look-ahead"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, game, decision):
        """Answer with the option that is worth most, added up over the samples."""
        seat = decision.seat
        self.seed += 1
        try:
            samples = [game.resample(seat, f"{self.seed} {number}") for number in range(3)]
        except NoDeal:
            return decision.options[0]
        return max(decision.options, key=lambda option: sum(self.worth(each, seat, option) for each in samples))

    def worth(self, sample, seat, option):
        """What comes of an option: stories, success tokens and cards in play, less the other player's."""
        last = sample.state.turn + 1
        policies = [random_policy(1), random_policy(2)]
        table = sample.trial(option.key, policies=lambda table: policies, chance=self.seed)
        state = play_until(sample.rules, table, lambda state: state.turn > last).state
        if state.over:
            return 100 * sample.rules.outcome(state).of(seat)
        view = sample.rules.view(state, seat)
        mine, theirs = view["players"][seat], view["players"][1 - seat]
        tokens = sum(story["success"][seat] - story["success"][1 - seat] for story in view["stories"])
        return tokens + 5 * (len(mine["won"]) - len(theirs["won"])) + len(mine["play"]) - len(theirs["play"])
