"""Effects that another player carries out: "you" turns round, and the questions go to that player."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.abilities import Cost, Effect, Possible
from orne.coc.facts import STRUGGLE_NAMES
from orne.coc.language.doing import OfOne
from orne.coc.rules import readiness
from orne.kernel.language.joining import may_change

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "Unless", "a_player", "each_player", "fewest_icons", "hosts_controller", "its_controller", "loser", "most_cards",
    "opponent", "other_seat", "that_player", "that_seat",
]  # fmt: skip

Seats = Callable[["CocTable", "Use"], tuple[int, ...]]


class ByPlayers(OfOne):
    """An effect carried out by one or several players, each as "you" of it.

    Without "if able" it takes everybody to be able, or nothing can be triggered (coc/faq/three-bells-no-characters);
    with it, whoever cannot is passed over (coc/rule/2.3-if-able/a).
    """

    __slots__ = ("if_able", "players", "seats")

    def __init__(self, players: str, seats: Seats, effect: Effect, *, if_able: bool = False) -> None:
        self.players = players
        self.seats = seats
        super().__init__(effect)
        self.if_able = if_able

    @property
    def text(self) -> str:
        """The effect in words, said of that player; how long it lasts comes before who it is."""
        until, you, rest = self.effect.text.partition(" you ")
        if until.startswith("until ") and you:
            return f"{until} {self.players} {turned_round(rest)}"
        words = self.effect.alternatives or (self.effect.text,)
        said = " or ".join(said_of_them(each.removeprefix("you ")) for each in words)
        return f"{self.players} {said}" + ", if able" * self.if_able

    @property
    def possible(self) -> Possible | None:
        """Whether everybody is able, unless the text says "if able"."""
        return None if self.if_able else self._all_able

    def _all_able(self, g: CocTable, use: Use) -> bool:
        uses = [use.seen_by(seat) for seat in self.seats(g, use)]
        able = [each for each in uses if may_change(g, each, self.effect)]
        return bool(able) and all(each in able or self._has_none_to_count(g, each) for each in uses)

    def _has_none_to_count(self, g: CocTable, use: Use) -> bool:
        """Whether a player does their part by doing nothing: it is for each, or all, of what they have none of.

        coc/faq/destroy-all-zero-then
        """
        who = self.effect.who
        return (who is not None and who.none_to_do(g, use)) or self.effect.counts_nothing(g, use)

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """What each of them does."""
        return [each for seat in self.seats(g, use) for each in self.effect.about(g, use.seen_by(seat))]

    def _able(self, g: CocTable, uses: Iterable[Use]) -> list[Use]:
        return [each for each in uses if may_change(g, each, self.effect) or self._has_none_to_count(g, each)]

    def finds_nobody(self, g: CocTable, use: Use) -> bool:
        """Whether nobody is able, where the text says "if able"."""
        return self.if_able and not self._able(g, [use.seen_by(seat) for seat in self.seats(g, use)])

    def do(self, g: CocTable, use: Use) -> bool:
        """Let each do it; what follows "then" needs all of them to succeed (coc/rule/2.3-if-able/d)."""
        uses = [use.seen_by(seat) for seat in self.seats(g, use)]
        able = self._able(g, uses)
        if len(able) < len(uses) and not self.if_able:
            return False
        done = [self.effect.do(g, each) for each in able]
        for each in able:
            if each.picked is not None:
                for key, cards in each.picked.items():
                    use.remember(key, cards)
        return len(done) == len(uses) and all(done)


def opponent(effect: Effect, *, if_able: bool = False) -> ByPlayers:
    """An opponent carries out an effect."""
    return ByPlayers("an opponent", lambda g, use: (1 - use.seat,), effect, if_able=if_able)


def each_player(effect: Effect, *, if_able: bool = False) -> ByPlayers:
    """Each player carries out an effect, the active player first."""
    return ByPlayers("each player", lambda g, use: (g.state.active, 1 - g.state.active), effect, if_able=if_able)


class APlayer(OfOne):
    """A player of your choice carries out an effect."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"have a player {turned_round(self.effect.text)}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them could."""
        return any(may_change(g, use.seen_by(seat), self.effect) for seat in (use.seat, 1 - use.seat))

    def about(self, g: CocTable, use: Use) -> Iterable[tuple[str, int]]:
        """What either of them would do."""
        return [each for seat in (0, 1) for each in self.effect.about(g, use.seen_by(seat))]

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask who, and let them do it."""
        options = [g.option("you", value=use.seat), g.option("opponent", value=1 - use.seat)]
        seat = g.decide(use.seat, "player", "Which player?", options, use.holder)
        return self.effect.do(g, use.seen_by(seat))


def a_player(effect: Effect) -> APlayer:
    """A player of your choice carries out an effect."""
    return APlayer(effect)


def fewest_icons(icon: int, effect: Effect) -> ByPlayers:
    """The player with the fewest icons of a kind on ready characters carries out an effect, if able.

    Of two who tie neither is meant (coc/rule/2.29-lowest-highest/c).
    """

    def seats(g: CocTable, use: Use) -> tuple[int, ...]:
        counts = [
            sum(values.icons(g, uid, icon) for uid in g.index.characters[seat] if readiness.is_ready(g, uid))
            for seat in (0, 1)
        ]
        return () if counts[0] == counts[1] else (counts.index(min(counts)),)

    words = f"the player with the fewest {STRUGGLE_NAMES[icon]} icons on ready characters"
    return ByPlayers(words, seats, effect, if_able=True)


def most_cards(effect: Effect) -> ByPlayers:
    """The player with the most cards in hand carries out an effect; of two who tie neither is meant."""

    def seats(g: CocTable, use: Use) -> tuple[int, ...]:
        counts = [len(hand) for hand in g.state.hand]
        return () if counts[0] == counts[1] else (counts.index(max(counts)),)

    return ByPlayers("the player with the most cards in hand", seats, effect)


def loser(effect: Effect) -> ByPlayers:
    """Whoever has lost the struggle that is answered carries out an effect, if able."""
    return ByPlayers("the loser", lambda g, use: (1 - that_seat(g, use),), effect, if_able=True)


def hosts_controller(effect: Effect) -> ByPlayers:
    """Whoever controls the card that this one is attached to carries out an effect."""
    return ByPlayers(
        "the attached character's controller",
        lambda g, use: (g.state.cards[g.state.cards[use.holder].host].controller,),
        effect,
    )


class ByController(ByPlayers):
    """An effect that whoever controls the chosen card carries out, which is not known before it is chosen."""

    __slots__ = ()

    @property
    def possible(self) -> None:
        """It may be tried."""


def its_controller(effect: Effect) -> ByController:
    """Whoever controls the card that was chosen carries out an effect."""

    def seats(g: CocTable, use: Use) -> tuple[int, ...]:
        return tuple(g.state.cards[uid].controller for uid, _ in use.targets[0][:1]) if use.targets else ()

    return ByController("its controller", seats, effect)


def that_player(effect: Effect, *, words: str = "that player", if_able: bool = False) -> ByPlayers:
    """The player whom the event that is answered is about carries out an effect."""
    return ByPlayers(words, lambda g, use: (that_seat(g, use),), effect, if_able=if_able)


def that_seat(g: CocTable, use: Use) -> int:
    """The player whom the event that is answered is about."""
    return use.event.seat if use.event is not None else use.seat


class Unless(OfOne):
    """An effect that any player may stop by paying something as it resolves, the active player asked first."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost, effect: Effect) -> None:
        if cost.resources or cost.asks_x or cost.sets_x:
            raise ValueError("what stops an effect is paid with something else than resources, and is not X")
        self.cost = cost
        super().__init__(effect)

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"{self.effect.text}, unless a player chooses to {turned_round(self.cost.text)}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether the effect could change anything."""
        return may_change(g, use, self.effect)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask each player who could pay; then do it."""
        if not may_change(g, use, self.effect):
            return False
        for seat in (g.state.active, 1 - g.state.active):
            payer = use.seen_by(seat)
            prompt = f"{g.title(use.holder)}: {self.cost.text}, so that nothing happens?"
            if self.cost.refusal(g, payer) is None and g.yes(seat, prompt, use.holder):
                self.cost.pay(g, payer)
                return False
        return self.effect.do(g, use)


def other_seat(g: CocTable, use: Use) -> int:
    """The opponent."""
    return 1 - use.seat


_TURNED = (
    ("you control", "they control"),
    ("your", "their"),
    ("you ", "they "),
)


def turned_round(words: str) -> str:
    """Words with "you" turned into "they"."""
    for yours, theirs in _TURNED:
        words = words.replace(yours, theirs)
    return words


def said_of_them(words: str) -> str:
    """An effect as it is said of another player: verbs in the third person, "you" turned into "they"."""
    words = turned_round(words)
    return ". Then, they ".join(
        part if number else "; ".join(_third_person(each) for each in part.split("; "))
        for number, part in enumerate(words.split(". Then, "))
    )


def _third_person(words: str) -> str:
    """A clause that begins with a verb, said of somebody else."""
    verb, space, rest = words.partition(" ")
    if verb in ("may", "they", "an", "a", "the", "each", "that", "if", "until"):
        return words
    ending = "es" if verb.endswith(("s", "sh", "ch", "x")) else "s"
    return f"{verb}{ending}{space}{rest}"
