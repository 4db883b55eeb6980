"""Train a small policy to play Call of Cthulhu on one core, in ten minutes; it needs nothing but numpy.

    python examples/train_call_of_cthulhu.py --minutes 10 --out policy.npz --picture curve.png

The policy is one hidden layer: it gives every option a score, and the position a value. It learns from whole games
against the bot ``random``, on both seats, by proximal policy optimisation, and then plays games of seeds that it has
not been trained with. A picture needs matplotlib.
"""

from __future__ import annotations

import argparse
import os
import time
from math import sqrt
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core, as promised: numpy reads it when it is imported

import numpy as np

from orne.environments import call_of_cthulhu

HIDDEN = 64
CARDS = max(call_of_cthulhu.card_numbers().values()) + 1
WORDS = 256
"""More than there are numbers of verbs and of kinds of question."""
DISCOUNT, TRACE = 0.998, 0.95
CLIP, ENTROPY, RATE, EPOCHS = 0.2, 0.01, 2e-3, 3
GAMES_IN_A_BATCH = 16
TRAINING = 10_000_000
"""Seeds below this are trained with."""
FRESH = 20_000_000
"""Seeds from here on are played to see how good a policy is, and for nothing else; another run may have played some."""

# ---- what the policy looks at

TABLE, CARD, OPTION = (call_of_cthulhu.COLUMNS[name] for name in ("table", "cards", "options"))
DENSE_CARD = [place for name, place in CARD.items() if name not in ("card", "host", "number")]
DENSE_TABLE = [place for name, place in TABLE.items() if name not in ("question", "asking", "asking_row")]
DENSE_OPTION = [OPTION[name] for name in ("domain", "ability", "amount")]
DENSE = len(DENSE_OPTION) + 2 * len(DENSE_CARD) + len(DENSE_TABLE)
VERB, CARD_1, ROW_1, CARD_2, ROW_2 = (OPTION[name] for name in ("verb", "card_1", "row_1", "card_2", "row_2"))
QUESTION = TABLE["question"]


def features(seen: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Of every option its dense numbers and its words and cards; of the table its dense numbers."""
    count = int(seen["action_mask"].sum())
    options = seen["options"][:count]
    # Row 0 stands for no card: the rows of the observation count from 1.
    cards = np.vstack([np.zeros((1, len(CARD)), np.int16), seen["cards"]])[:, DENSE_CARD]
    table = np.minimum(seen["table"][DENSE_TABLE], 30) * np.float32(0.1)
    dense = np.hstack(
        [
            options[:, DENSE_OPTION] * np.float32(0.3),
            np.minimum(cards[options[:, ROW_1]], 30) * np.float32(0.3),
            np.minimum(cards[options[:, ROW_2]], 30) * np.float32(0.3),
            np.broadcast_to(table, (count, len(table))),
        ]
    ).astype(np.float32)
    kind = np.full(count, seen["table"][QUESTION])
    words = np.stack([options[:, VERB], kind, options[:, CARD_1], options[:, CARD_2]], axis=1).astype(np.int64)
    return dense, words, table.astype(np.float32)


# ---- the policy


class Policy:
    """Scores of options and the value of a position, with the gradients of both."""

    def __init__(self, chance: np.random.Generator) -> None:
        def small(*shape: int) -> np.ndarray:
            return (chance.standard_normal(shape) * 0.05).astype(np.float32)

        self.weights = {
            "dense": (chance.standard_normal((DENSE, HIDDEN)) / sqrt(DENSE)).astype(np.float32),
            "verb": small(WORDS, HIDDEN),
            "kind": small(WORDS, HIDDEN),
            "card_1": small(CARDS, HIDDEN),
            "card_2": small(CARDS, HIDDEN),
            "bias": small(HIDDEN),
            "score": small(HIDDEN),
            "table": (chance.standard_normal((len(DENSE_TABLE), HIDDEN)) / sqrt(len(DENSE_TABLE))).astype(np.float32),
            "table_bias": small(HIDDEN),
            "value": small(HIDDEN),
        }
        self.first = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.second = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    def hidden(self, dense: np.ndarray, words: np.ndarray) -> np.ndarray:
        """The hidden layer of each option."""
        w = self.weights
        summed = dense @ w["dense"] + w["bias"]
        for place, name in enumerate(("verb", "kind", "card_1", "card_2")):
            summed += w[name][words[:, place]]
        return np.maximum(summed, 0)

    def chances(self, dense: np.ndarray, words: np.ndarray) -> np.ndarray:
        """How likely each option of one question is chosen."""
        scores = self.hidden(dense, words) @ self.weights["score"]
        weights = np.exp(scores - scores.max())
        return weights / weights.sum()

    def improve(self, gradients: dict[str, np.ndarray]) -> None:
        """One step of Adam."""
        self.steps += 1
        scale = sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            self.first[name] += 0.1 * (gradient - self.first[name])
            self.second[name] += 0.001 * (gradient * gradient - self.second[name])
            self.weights[name] -= RATE * scale * self.first[name] / (np.sqrt(self.second[name]) + 1e-8)


class Batch:
    """The decisions of some games, with what came of them."""

    def __init__(self) -> None:
        self.dense: list[np.ndarray] = []
        self.words: list[np.ndarray] = []
        self.tables: list[np.ndarray] = []
        self.chosen: list[int] = []
        self.chance: list[float] = []
        self.ends: list[tuple[int, float]] = []
        """Where each game ends, and what it was worth."""

    def learn(self, policy: Policy) -> None:
        """Improve a policy by these games."""
        dense, words, tables = np.vstack(self.dense), np.vstack(self.words), np.vstack(self.tables)
        sizes = np.array([len(each) for each in self.dense])
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        owner = np.repeat(np.arange(len(sizes)), sizes)
        taken = starts + np.array(self.chosen)
        before = np.array(self.chance, np.float32)
        w = policy.weights
        values = np.maximum(tables @ w["table"] + w["table_bias"], 0) @ w["value"]
        gains, returns = self._gains(values)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        count = len(sizes)
        for _ in range(EPOCHS):
            hidden = policy.hidden(dense, words)
            scores = hidden @ w["score"]
            weights = np.exp(scores - np.maximum.reduceat(scores, starts)[owner])
            chances = weights / np.add.reduceat(weights, starts)[owner]
            logs = np.log(chances + 1e-9)
            entropy = -np.add.reduceat(chances * logs, starts)
            ratio = chances[taken] / before
            held = ((gains > 0) & (ratio > 1 + CLIP)) | ((gains < 0) & (ratio < 1 - CLIP))
            pull = np.where(held, 0, gains * ratio).astype(np.float32)
            by_score = chances * pull[owner]
            by_score[taken] -= pull
            by_score += ENTROPY * chances * (logs + entropy[owner])
            by_score /= count
            layer = np.maximum(tables @ w["table"] + w["table_bias"], 0)
            wrong = (layer @ w["value"] - returns).astype(np.float32) / count
            back = np.outer(by_score, w["score"]) * (hidden > 0)
            back_table = np.outer(wrong, w["value"]) * (layer > 0)
            gradients = {
                "dense": dense.T @ back,
                "bias": back.sum(0),
                "score": hidden.T @ by_score,
                "table": tables.T @ back_table,
                "table_bias": back_table.sum(0),
                "value": layer.T @ wrong,
            }
            for place, name in enumerate(("verb", "kind", "card_1", "card_2")):
                gradients[name] = np.zeros_like(w[name])
                np.add.at(gradients[name], words[:, place], back)
            policy.improve(gradients)

    def _gains(self, values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """How much better each decision went than was expected, and what is to be expected after all."""
        gains = np.zeros_like(values)
        start = 0
        for end, worth in self.ends:
            trace = 0.0
            for place in range(end - 1, start - 1, -1):
                then = worth if place == end - 1 else DISCOUNT * values[place + 1]
                trace = then - values[place] + DISCOUNT * TRACE * trace
                gains[place] = trace
            start = end
        return gains, gains + values


# ---- playing


def play(env, policy: Policy, seed: int, chance: np.random.Generator, batch: Batch | None) -> float:
    """One game, each option chosen as often as the policy says."""
    seen, _ = env.reset(seed=seed)
    reward, over, broken_off = 0.0, False, False
    while not (over or broken_off):
        dense, words, table = features(seen)
        chances = policy.chances(dense, words)
        action = min(int(np.searchsorted(np.cumsum(chances), chance.random())), len(chances) - 1)
        if batch is not None:
            batch.dense.append(dense)
            batch.words.append(words)
            batch.tables.append(table)
            batch.chosen.append(action)
            batch.chance.append(float(chances[action]))
        seen, reward, over, broken_off, _ = env.step(action)
    if batch is not None:
        batch.ends.append((len(batch.chosen), reward))
    return reward


def evaluate(envs, policy: Policy, games: int, fresh: int) -> int:
    """Games won of some with fresh seeds, half of them on each seat; the policy plays as it was trained, by chance."""
    chance = np.random.default_rng(1)
    return sum(play(envs[game % 2], policy, fresh + game // 2, chance, None) > 0 for game in range(games))


def wilson(won: int, games: int) -> tuple[float, float]:
    """The interval in which the rate of winning lies with 95 % confidence."""
    z, rate = 1.96, won / games
    middle, half = rate + z * z / (2 * games), z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def said(won: int, games: int) -> str:
    """A rate in words."""
    low, high = wilson(won, games)
    return f"{won} of {games} games ({won / games:.0%}, 95 % interval {low:.0%} to {high:.0%})"


def draw(curve: list[tuple[float, int, float]], ends: list[tuple[float, int, int]], path: Path) -> None:
    """The curve as a picture."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot(
        [minute for minute, _, _ in curve], [rate * 100 for _, _, rate in curve], label="while training, last 200 games"
    )
    for minute, won, games in ends:
        low, high = wilson(won, games)
        rate = won / games
        bars = [[(rate - low) * 100], [(high - rate) * 100]]
        axes.errorbar([minute], [rate * 100], bars, fmt="o", color="black", capsize=4)
    axes.errorbar([], [], [], fmt="o", color="black", label="fresh seeds, 95 % interval")
    axes.axhline(50, color="grey", linewidth=0.7)
    axes.set(xlabel="minutes on one core", ylabel="games won against random, %", ylim=(0, 100))
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, dpi=110)


def main() -> None:
    """Train, then say how well it plays."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--minutes",
        type=float,
        default=10.0,
        help="minutes of one core to train for (default: 10); ctrl-C ends it early",
    )
    parser.add_argument("--games", type=int, default=400, help="fresh games before and after (default: 400)")
    parser.add_argument("--seed", type=int, default=1, help="what the training games are drawn by (default: 1)")
    parser.add_argument(
        "--fresh",
        type=int,
        default=FRESH,
        help=f"the first seed of the fresh games, from {FRESH} on; name one that no run has played yet",
    )
    parser.add_argument("--out", type=Path, help="write the weights here")
    parser.add_argument("--picture", type=Path, help="write the curve here")
    args = parser.parse_args()
    if args.fresh < FRESH:
        parser.error(f"--fresh is a seed from {FRESH} on: those below {TRAINING} are trained with.")
    chance = np.random.default_rng(args.seed)
    policy = Policy(chance)
    envs = [call_of_cthulhu.solo(seat=seat, opponent="random") for seat in (0, 1)]
    before = evaluate(envs, policy, args.games, args.fresh)
    print(f"before training: {said(before, args.games)}", flush=True)
    began = time.process_time()
    results: list[bool] = []
    curve: list[tuple[float, int, float]] = []
    decisions = 0
    minutes = 0.0
    try:
        while minutes < args.minutes:
            batch = Batch()
            for _ in range(GAMES_IN_A_BATCH):
                results.append(play(envs[len(results) % 2], policy, int(chance.integers(TRAINING)), chance, batch) > 0)
            batch.learn(policy)
            decisions += len(batch.chosen)
            minutes = (time.process_time() - began) / 60
            curve.append((minutes, len(results), float(np.mean(results[-200:]))))
            if len(curve) % 10 == 0:
                print(f"{minutes:5.1f} min  {len(results):6} games  {curve[-1][2]:.0%} of the last 200 won", flush=True)
    except KeyboardInterrupt:
        print("stopped early; what was learned so far is tried out")
    after = evaluate(envs, policy, args.games, args.fresh)
    print(f"trained for {minutes:.1f} minutes on {len(results)} games, {decisions} decisions")
    print(f"after training: {said(after, args.games)}")
    if args.out:
        np.savez_compressed(args.out, **policy.weights)
    if args.picture:
        draw(curve, [(0.0, before, args.games), (minutes, after, args.games)], args.picture)


if __name__ == "__main__":
    main()
