"""The report of a study: one page that says what was found, with pictures."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from html import escape

from orne.kernel.log_words import plural
from orne.lab.study import plots
from orne.lab.study.findings import DECK, PLAYER, CardCount, Findings, Key, Line, together
from orne.lab.study.page import difference as difference_cell
from orne.lab.study.page import folded, grid, heading, interval, page, paragraph, share, table
from orne.lab.study.wilson import NONE, Rate, difference

FEW = 10
"""Games of which less than this are left of a turn or round are not drawn: their mean would jump about."""
MOST_FAILURES = 20
FATES = ("stayed", "resigned", "damage", "horror", "defeated", "killed", "insane")


def report(findings: Findings) -> str:
    """The whole page."""
    plan = findings.study.plan
    return page(plan.name or "Study", [*opening(findings), *_body(findings), closing()])


def _body(findings: Findings) -> Iterator[str]:
    if not findings.lines:
        yield paragraph("No game was played to its end, so there is nothing to tell.")
        return
    yield from _win_rates(findings)
    if any(line.against for line in findings.lines.values()):
        yield from _first_player(findings)
    else:
        yield from _endings(findings)
    yield from _length(findings)
    if findings.study.plan.statistics:
        yield from tempo(findings)
        yield heading("Cards")
        yield from cards_explained(findings)
        for key, line in together(findings, PLAYER, DECK).items():
            yield folded(
                f"{key[1]}, played by {key[0]}: {plural(line.games.games, 'game')}", deck_parts(findings, line)
            )


def opening(findings: Findings) -> Iterator[str]:
    """What was played, in a few sentences."""
    plan, game = findings.study.plan, findings.contest.game
    played = len(findings.games) - len(findings.failed)
    seeds = f"seeds {plan.seeds[0]} to {plan.seeds[-1]}" if len(plan.seeds) > 1 else f"seed {plan.seeds[0]}"
    yield paragraph(f"{game.full_title}, edition {plan.edition}: {plural(played, 'game')}, {seeds}.", "faint")
    yield from failures(findings)
    if not plots.at_hand():
        yield paragraph(
            "Pictures are missing: pip install 'orne[lab]' brings what draws them; then run the plan again."
        )


def failures(findings: Findings) -> Iterator[str]:
    """The games that broke."""
    if not findings.failed:
        return
    number = len(findings.failed)
    yield paragraph(f"{number:,} {'game' if number == 1 else 'games'} could not be played to the end:", "wrong")
    rows = [(str(job.number), escape(error)) for job, error in findings.failed[:MOST_FAILURES]]
    yield table(("game", "what was wrong"), rows)


def closing() -> str:
    """How to read it, and how to repeat it."""
    return (
        "<footer>"
        + paragraph(
            "Intervals are Wilson's, at 95 %: of a hundred studies like this one, about 95 have the true rate in "
            "theirs. With many lines some differ by chance alone; trust what holds on other seeds too."
        )
        + paragraph("The same plan with the same version of Orne gives the same figures, wherever it is run.")
        + "</footer>"
    )


def picture(svg: str) -> str:
    """A picture, wide enough to be read on a small screen."""
    return f'<div class="wide">{svg}</div>'


# ---- who wins


def name_of(lines: Collection[Key], key: Key) -> str:
    """A line's name: only what tells it from the others."""
    parts = [
        _called({other[place] for other in lines}, part)
        for place, part in enumerate(key)
        if len({other[place] for other in lines}) > 1
    ]
    # A group of one is called like its deck.
    return ", ".join(dict.fromkeys(parts or [key[min(DECK, len(key) - 1)]]))


def _called(names: Collection[str], name: str) -> str:
    """A bot of a file, or a deck's file, without the path, where no other is called the same then."""
    short = name.rpartition(":")[2].rpartition("/")[2]
    return short if [each.rpartition(":")[2].rpartition("/")[2] for each in names].count(short) == 1 else name


def _win_rates(findings: Findings) -> Iterator[str]:
    lines = findings.lines
    yield heading("Win rates")
    named = {name_of(findings.lines, key): line for key, line in lines.items()}
    if plots.at_hand():
        middle = 50 if any(line.against for line in lines.values()) else None
        yield picture(plots.rates({name: line.games for name, line in named.items()}, middle=middle))
    yield _rates_table(findings, named)
    players, decks = together(findings, PLAYER), together(findings, DECK)
    if any(line.against for line in lines.values()):
        yield from _against_each_other("Players against each other", players, 0)
        yield from _against_each_other("Decks against each other", decks, 1)
    told: list[set[Key]] = [set(lines)]
    for place, word in enumerate(("player", findings.contest.deck_word, *findings.contest.conditions)):
        merged = together(findings, place)
        # Groups of one are called like their decks, and need not be told again.
        if 1 < len(merged) < len(lines) and set(merged) not in told:
            told.append(set(merged))
            yield heading(f"By {word}", 3)
            yield _rates_table(findings, {key[0]: line for key, line in merged.items()})


def _rates_table(findings: Findings, lines: Mapping[str, Line]) -> str:
    word = f"{findings.contest.turn_word}s"
    score = findings.contest.score_word
    rows = []
    for name, line in lines.items():
        games = line.games
        means = (f"{total / games.games:.1f}" for total in (line.score, line.length, line.answers))
        rows.append((escape(name), str(games.games), str(games.won), share(games), interval(games), *means))
    columns = ("", "games", "won", "rate", "95 % interval", score, word, "answers")
    return table(columns, rows, range(1, len(columns)))


def _against_each_other(title: str, lines: Mapping[Key, Line], place: int) -> Iterator[str]:
    """Everybody against everybody, where there are several."""
    met = {side[place] for line in lines.values() for side in line.against}
    columns = [key[0] for key in lines if key[0] in met]
    if len(columns) < 2:
        return
    cells: list[list[Rate | None]] = []
    for line in lines.values():
        row = [sum((rate for side, rate in line.against.items() if side[place] == name), NONE) for name in columns]
        cells.append([rate if rate.games else None for rate in row])
    yield heading(title, 3)
    yield paragraph("How often the row wins against the column; hold the pointer over a cell for its games.", "faint")
    yield grid([key[0] for key in lines], columns, cells)


def _first_player(findings: Findings) -> Iterator[str]:
    """What it is worth to go first."""
    whole = sum((line.as_first for line in findings.lines.values()), NONE)
    yield heading("Going first")
    yield paragraph(
        f"Whoever went first won {whole.won:,} of {whole.games:,} games: {share(whole)} ({interval(whole)}). "
        "Each deal is played from both seats, so that each side goes first as often as the other."
    )
    if plots.at_hand():
        pairs = {name_of(findings.lines, key): (line.as_first, line.as_second) for key, line in findings.lines.items()}
        yield picture(plots.pairs_of_rates(pairs, ("went first", "went second")))


def _endings(findings: Findings) -> Iterator[str]:
    """How scenarios ended, and how investigators left them."""
    named = {name_of(findings.lines, key): line for key, line in findings.lines.items()}
    if plots.at_hand():
        yield heading("Endings")
        yield paragraph("Resolutions as the scenario numbers them; “none” is the end of a group that is gone.", "faint")
        yield picture(plots.stacks({name: line.ends for name, line in named.items()}))
        yield heading("Fates")
        yield paragraph("How each investigator left the scenario.", "faint")
        yield picture(plots.stacks({name: line.fates for name, line in named.items()}, FATES))


def _length(findings: Findings) -> Iterator[str]:
    """How long games are."""
    word = f"{findings.contest.turn_word}s"
    yield heading("Length")
    # A game between two has one length; scenarios may be told apart by who played them.
    places = () if any(line.against for line in findings.lines.values()) else (PLAYER,)
    lines = {" ".join(key) or "All games": line for key, line in together(findings, *places).items()}
    for name, line in lines.items():
        lengths = sorted(length for length, times in line.lengths.items() for _ in range(times))
        low, middle, high = (lengths[len(lengths) * share // 100] for share in (5, 50, 95))
        yield paragraph(f"{name}: half are over within {middle} {word}, 90 of 100 have {low} to {high}.")
    if plots.at_hand():
        yield picture(plots.histogram({name: line.lengths for name, line in lines.items()}, word))


# ---- the course of the games


def tempo(findings: Findings) -> Iterator[str]:
    """What was measured, turn by turn."""
    lines: Mapping[Key, Line] = findings.lines
    for places in ((PLAYER, DECK), (DECK,), (PLAYER,)):
        if len(lines) <= plots.MOST_CURVES:
            break
        lines = together(findings, *places)
    named = {name_of(lines, key): line for key, line in lines.items()}
    word = findings.contest.turn_word
    yield heading("Tempo")
    yield paragraph(
        f"Means as the first question of each {word} is asked, over the games that came to it; "
        f"a line ends where fewer than {FEW} games were left, or a tenth.",
        "faint",
    )
    if plots.at_hand():
        yield picture(plots.curves(tempo_panels(findings, named), word))


def tempo_panels(findings: Findings, lines: Mapping[str, Line]) -> dict[str, dict[str, plots.Curve]]:
    """For each measure its curve in each line."""
    return {
        measure.title: {name: _mean_curve(line.curve, line.games.games, place) for name, line in lines.items()}
        for place, measure in enumerate(findings.contest.measures, 1)
    }


def _mean_curve(curve: Mapping[int, list[int]], games: int, place: int) -> plots.Curve:
    """Means by turn, as far as enough games came."""
    least = min(max(FEW, games // 10), games)
    turns = [turn for turn in sorted(curve) if curve[turn][0] >= least]
    return turns, [curve[turn][place] / curve[turn][0] for turn in turns]


# ---- cards


def cards_explained(findings: Findings) -> Iterator[str]:
    """What the columns of cards mean."""
    yield paragraph(
        "“Seen” are games in which the card was in the opening hand or drawn later; “seen or not” is how much more of "
        "them were won, in points, than of the games in which it stayed in the deck. Pale bars may well be chance. "
        "Long games see more cards, so compare cards with each other, not with nothing."
    )


def deck_parts(findings: Findings, line: Line) -> Iterator[str]:
    """A deck in one line's hands: its cards, and its opening hands."""
    yield cards_table(findings, line)
    yield heading("Opening hands", 3)
    yield openers_table(findings, line)


def cards_table(findings: Findings, line: Line) -> str:
    """All cards of a deck, those that carry it first."""
    uses = [use for use in findings.contest.uses if use != "drawn"]
    rows = []
    for card, count in sorted(line.cards.items(), key=lambda item: (-worth(item[1])[0], item[0])):
        gap = difference_cell(*worth(count)) if count.seen.games and count.unseen.games else "–"
        rates = [count.opening, count.seen, *(count.used.get(use, NONE) for use in uses)]
        cells = [cell for rate in rates for cell in (str(rate.games), share(rate))]
        rows.append((escape(findings.title(card)), str(count.copies), gap, *cells))
    columns = ["card", "copies", "seen or not"]
    for what in ("opening", "seen", *uses):
        columns += [what, "won"]
    return table(columns, rows, (1, *range(3, len(columns))))


def worth(count: CardCount) -> tuple[float, float, float]:
    """How much oftener a deck wins when a card is seen, with its interval; nothing where that cannot be told."""
    if not count.seen.games or not count.unseen.games:
        return 0.0, -1.0, 1.0
    return difference(count.seen, count.unseen)


def openers_table(findings: Findings, line: Line) -> str:
    """Opening hands by how many characters or assets are in them."""
    word = f"{findings.contest.openers}s"
    rows = [
        (str(number), str(rate.games), share(rate), interval(rate)) for number, rate in sorted(line.openers.items())
    ]
    columns = (f"{word} in hand", "games", "won", "95 % interval")
    return table(columns, rows, range(len(columns)))
