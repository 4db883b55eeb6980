"""Break one line of the rules at a time, and see which demonstration of a ruling notices.

The lines are chosen by a seed over the rules modules of both games. A breakage that no demonstration notices is one
that a ruling is missing for, or that changes nothing.
"""

from __future__ import annotations

import argparse
import random
import sys
from concurrent.futures import ThreadPoolExecutor

from orne.lab.broken_lines import breakages
from orne.lab.noticing import Noticing


def main(arguments: list[str] | None = None) -> int:
    """Break some lines, and print for each what noticed it."""
    parser = argparse.ArgumentParser(prog="python -m orne.lab.breakages", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="chooses the lines (default: 1)")
    parser.add_argument("--number", type=int, default=40, help="how many are broken, one at a time (default: 40)")
    parser.add_argument("--all", action="store_true", help="break every line in every way, which takes half an hour")
    parser.add_argument("--within", default="", help="only in modules with this in their path: coc/rules/wounds.py")
    parser.add_argument("--jobs", type=int, default=1, help="how many are tried side by side (default: 1)")
    args = parser.parse_args(arguments)
    possible = [each for each in breakages() if args.within in each.path]
    if not possible:
        parser.error(f"--within is {args.within!r}; no module of the rules has this in its path")
    if not 1 <= args.number <= len(possible) and not args.all:
        parser.error(f"--number is {args.number}; between 1 and {len(possible)} lines can be broken")
    if args.jobs < 1:
        parser.error(f"--jobs is {args.jobs}; at least 1 is needed")
    chosen = possible if args.all else random.Random(args.seed).sample(possible, args.number)
    noticing = Noticing(sorted({each.game for each in chosen}))
    missed = 0
    with ThreadPoolExecutor(args.jobs) as pool:
        for number, (each, found) in enumerate(zip(chosen, pool.map(noticing.noticed, chosen), strict=True), 1):
            missed += not found
            print(f"{number}. {each.path}:{each.line}: {each.before}  →  {each.after}", flush=True)
            print(f"   {found or f'NOT NOTICED by the {len(noticing.runs(each))} that run it'}", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} were noticed.")
    return 0 if not missed else 1


if __name__ == "__main__":
    sys.exit(main())
