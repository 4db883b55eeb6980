"""The board of Call of Cthulhu as a seat sees it, a hundred columns wide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from orne.coc.facts import CardFacts, load
from orne.coc.fillers import FILLERS
from orne.coc.rules.success import STORIES_TO_WIN, TOKENS_TO_WIN
from orne.terminal.coc.style import COLOURS, cost, icons, skill, title
from orne.terminal.style import columns, fit

SHORT = {
    "agency": "Ag",
    "miskatonic": "Mi",
    "cthulhu": "Ct",
    "syndicate": "Sy",
    "hastur": "Ha",
    "yog-sothoth": "Yo",
    "shub-niggurath": "Sh",
    "silver-twilight": "Si",
    "neutral": "Ne",
    "zoog": "Zo",
}
STATES = {"ready": ("↑", "bold green"), "exhausted": ("→", "bright_black"), "insane": ("✗", "bold red")}
SIDE_STYLES = ("bold bright_white on dark_green", "bold bright_white on dark_red")
OWN, OTHER = 0, 1
TITLE = 25
WIDE, IN_STORY = 48, 28
"""How many letters a card has beside another, and in the frame of a story."""
NUMBERS = 9
STORIES_IN_ROW = 3
Side = Mapping[str, Any]


class Board:
    """Draws one view of a game; the names are those of the two seats."""

    def __init__(self, view: Mapping[str, Any], names: Sequence[str], width: int) -> None:
        self.view = view
        self.width = width
        self.names = names
        self.facts = {**load(view["edition"]), **FILLERS}
        self.near = view["seat"] if view["seat"] is not None else 0
        """The seat that sits at the bottom of the screen."""

    def render(self) -> RenderableType:
        """The whole board: the other side, the stories, the near side and its hand."""
        far = 1 - self.near
        parts: list[RenderableType] = [self._heading(), self._bar(far, OTHER), *self._side(far)]
        parts += [self._stories(), *self._side(self.near), self._bar(self.near, OWN)]
        if any(self.view["players"][self.near]["hand"]):
            parts.append(self._hand(self.view["players"][self.near]["hand"]))
        return Group(*parts)

    def _heading(self) -> Text:
        """Turn, phase, and whose turn it is."""
        view = self.view
        turn = f"Turn {view['turn']}" if view["turn"] else "Set-up"
        text = Text.assemble((f" {turn} ", "bold reverse"), "  ", (str(view["phase"]).capitalize(), "bold"))
        if view["step"] != view["phase"]:
            text.append(f" · {view['step']}", "dim")
        whose = self.names[view["active"]]
        text.append("  your turn" if whose == "You" else f"  {whose}’s turn", "italic")
        for word, style in (("day", "bright_yellow"), ("night", "bright_blue")):
            if view[word]:
                text.append(f"  {word}", style)
        return text

    def _bar(self, seat: int, place: int) -> RenderableType:
        """A line with everything that is counted about a side."""
        side = self.view["players"][seat]
        won = [self.facts[card].title for card in side["won"]]
        text = Text.assemble((f" {self.names[seat]} ", SIDE_STYLES[place]), " ")
        text.append(_dots(len(won), STORIES_TO_WIN, "★", "☆", "bright_yellow"))
        rest = Text(f"  hand {len(side['hand'])}  deck {side['deck']}  discard {len(side['discard'])}", "dim")
        rest.append("  domains ", "dim").append(self._domains(side))
        titles = f" {', '.join(won)}"
        if won and len(text) + len(titles) + len(rest) <= self.width:
            text.append(titles, "bright_yellow")
        return text.append(rest)

    def _domains(self, side: Side) -> Text:
        """The domains: a frame for each, the factions of its resources inside, struck out when drained."""
        parts: list[Text] = []
        for number, domain in enumerate(side["domains"], 1):
            factions: list[Text] = []
            for card in domain["resources"]:
                for icon in self.facts[card].resources:
                    factions.append(Text(SHORT.get(icon, icon[:2]), _colour(icon)))
            inside = Text(" ").join(factions) if factions else Text("–", "dim")
            part = Text.assemble((f"{number}", "bold"), "[", inside, "]")
            if domain["drained"]:
                part = Text(f"{number}[{inside.plain}]", "strike bright_black").append("✖", "not strike red")
            parts.append(part)
        return Text(" ").join(parts)

    # ---- cards in play

    def _side(self, seat: int) -> list[RenderableType]:
        """The cards of a side that are at no story, in two columns, attachments under their hosts."""
        cards = self.view["players"][seat]["play"]
        free = [card for card in cards if card["story"] is None and card["host"] is None]
        if not free:
            return [Text("  no cards in play", "dim")] if not cards else []
        free.sort(key=lambda card: (not card["character"], card["state"] == "insane"))
        blocks: list[RenderableType] = [self._with_attachments(card, WIDE) for card in free]
        return [columns(blocks, 2)]

    def _with_attachments(self, card: Mapping[str, Any], width: int) -> Text:
        """A card's line, and one below it for each attachment."""
        text = self._line(card, width)
        for side in self.view["players"]:
            for other in side["play"]:
                if other["host"] == card["ref"]:
                    text.append("\n   └ ").append(self._title(other), self._style(other["card"]))
        return text

    def _title(self, card: Mapping[str, Any]) -> str:
        """A card's title, numbered where it has a double."""
        number = str(card["ref"]).partition("#")[2]
        return f"{self.facts[card['card']].title}{f' #{number}' if number else ''}"

    def _style(self, card: str) -> str:
        """The colour of a card."""
        return _colour(self.facts[card].faction)

    def _line(self, card: Mapping[str, Any], width: int) -> Text:
        """A card in one line of a limited width: state, title, skill, icons, wounds, keywords."""
        mark, style = STATES[card["state"]] if card["character"] else ("■", "dim")
        if not card["character"] and card["state"] == "exhausted":
            mark, style = STATES["exhausted"]
        numbers = self._numbers(card)
        narrow = width < WIDE
        room = width - len(numbers) - 3 if narrow else TITLE
        title_style = f"{self._style(card['card'])}{' bold' if card['state'] == 'ready' else ''}"
        text = Text.assemble((mark, style), " ", (fit(self._title(card), room), title_style), " ", numbers)
        if card["character"] and not narrow:
            text.append(" " * max(1, NUMBERS - len(numbers)))
            text.append(" ".join(_short_keyword(word) for word in card.get("keywords", ())), "dim")
        text.truncate(width, overflow="ellipsis")
        return text

    def _numbers(self, card: Mapping[str, Any]) -> Text:
        """Skill, icons, wounds and tokens of a card."""
        if card["state"] == "insane":
            return Text("insane", "red")
        text = Text()
        if card["character"]:
            text.append(f"{card['skill']:>2} ", "bold").append(icons(card["icons"]))
        if card["wounds"]:
            text.append(f" {card['wounds']}w", "bold red")
        if any(card["success"]):
            text.append(f" {sum(card['success'])}●", "bright_yellow")
        return text

    # ---- stories

    def _stories(self) -> RenderableType:
        """The stories side by side, with who is committed where."""
        panels: list[RenderableType] = [self._story(story) for story in self.view["stories"]]
        return columns(panels, STORIES_IN_ROW, padding=0)

    def _story(self, story: Mapping[str, Any]) -> Panel:
        """One story: struggles, tokens of each side, who is committed."""
        counts = [story["struggles"].count(kind) for kind in range(4)]
        letters = Text(" ").join(icons(_only(kind, number)) for kind, number in enumerate(counts) if number)
        body = Text.assemble(("struggles ", "dim"), letters if letters.plain else Text("none", "dim"))
        if story["dormant"]:
            body.append(f"  {story['dormant']} dormant", "dim")
        width = max(len(name) for name in self.names)
        for seat in (1 - self.near, self.near):
            style = "green" if seat == self.near else "red"
            body.append("\n")
            body.append(f"{self.names[seat]:<{width}} ", style)
            body.append(_dots(story["success"][seat], TOKENS_TO_WIN, "●", "○", f"bold {style}"))
            for card in self.view["players"][seat]["play"]:
                if card["story"] == story["ref"]:
                    body.append("\n").append(self._with_attachments(card, IN_STORY))
        return Panel(
            body,
            title=Text(self.facts[story["card"]].title, "bold"),
            title_align="left",
            border_style="bright_black",
            padding=(0, 1),
        )

    # ---- hand

    def _hand(self, hand: Sequence[str | None]) -> RenderableType:
        """The cards in hand in two columns, copies together."""
        lines: list[RenderableType] = []
        for card, copies in Counter(card for card in hand if card is not None).items():
            lines.append(hand_line(self.facts[card], copies))
        return columns(lines, 2)


def hand_line(facts: CardFacts, copies: int = 1) -> Text:
    """A card in hand in one line: cost, title, what it is."""
    colour = _colour(facts.faction)
    text = Text.assemble(
        (SHORT.get(facts.faction or "", "  "), colour),
        (f" {cost(facts):>2} ", "bold bright_white"),
        (fit(title(facts).plain, TITLE), f"bold {colour}"),
    )
    if facts.skill is not None:
        text.append(f" {skill(facts):>2} ", "bold").append(icons(facts.icons))
    else:
        text.append(f" {facts.type}", "dim italic")
    if copies > 1:
        text.append(f" ×{copies}", "bold")
    return text


def _only(kind: int, number: int) -> tuple[int, int, int, int]:
    """Icons of one kind."""
    counts = [0, 0, 0, 0]
    counts[kind] = number
    return counts[0], counts[1], counts[2], counts[3]


def _dots(number: int, most: int, full: str, empty: str, style: str) -> Text:
    """A number of signs, and empty ones for what is missing."""
    return Text.assemble((full * number, style), (empty * (most - number), "bright_black"))


def _colour(faction: str | None) -> str:
    """The colour of a faction."""
    return COLOURS.get(faction or "", "white")


def _short_keyword(word: str) -> str:
    """A keyword in few letters."""
    short = {"willpower": "will", "invulnerability": "invuln", "toughness": "tough", "villainous": "vill"}
    name, _, number = word.partition(" ")
    return f"{short.get(name, name)}{number}"
