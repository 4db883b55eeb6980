"""What is done with success tokens, stories and domains."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from orne.coc.language.doing import Doing
from orne.coc.language.picking import Pick, taken
from orne.coc.language.references import IT, ITSELF, Ref
from orne.coc.rules import batches, domains, leaving, paying, story_deck, success
from orne.coc.rules.moving import attach_resource
from orne.coc.state import PLAY, ROW

if TYPE_CHECKING:
    from orne.coc.abilities import Use
    from orne.coc.table import CocTable

__all__ = [
    "AsResources", "ChooseNextStory", "ClearTokens", "CountAsWon", "Execute", "GainDomain", "GiveBackStory",
    "MoveTokenAcross", "PlaceSuccess", "RearrangeRow", "Redistribute", "RedistributeYours", "RefreshDomain",
    "RefreshDomains", "ResolveFromDeck", "TokensToStories", "WinStory",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class PlaceSuccess(Doing):
    """Put a success token on your side of the stories meant."""

    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        side = "" if self.who is ITSELF else "your side of "
        return f"put a success token on {side}{self.who.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a story to put it on."""
        return any(True for _ in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Place it; the fifth wins the story."""
        stories = taken(self.who, g, use, lambda story: True, "place", "put a success token on")
        return batches.in_order(g, stories, use, lambda g, story, use: success.place(g, use.seat, story, use))


@dataclass(frozen=True, slots=True)
class WinStory(Doing):
    """Win the chosen story, whatever its tokens.

    No card but a story may move an unwon story to a won pile (coc/rule/3.4-story-totals/c). A text that has a player
    win it says so outright, and that overrides the general rule (coc/faq/explicit-text-overrides): Drawing the Sign,
    printed after the rule, would otherwise do nothing at all.
    """

    who: Ref = IT
    text: str = "win it"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a story to win."""
        return any(True for _ in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Win it as with the last token."""
        stories = [story for story in self.who.cards(g, use) if g.state.cards[story].zone == ROW]
        for story in stories:
            success.win_story(g, use.seat, story)
        return bool(stories)


@dataclass(frozen=True, slots=True)
class Execute(Doing):
    """Execute stories as though you had won them, or only resolve their effects, those that can be carried out."""

    who: Ref = IT
    as_won: bool = True

    @property
    def text(self) -> str:
        """The effect in words."""
        if not self.as_won:
            return f"resolve the effect of {self.who.text}"
        return f"execute {self.who.text}{', in any order' * self.who.everything}"

    def _able(self, g: CocTable, use: Use, story: int) -> bool:
        return success.can_be_executed(g, use.seat, story, as_won=self.as_won)

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one of them can be carried out."""
        return any(self._able(g, use, story) for story in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask which is first, and carry out one after the other; what one does may make another impossible."""
        if self.who.none_to_do(g, use):
            return True
        rest = self.who.cards(g, use)
        done = bool(rest)
        while rest:
            able = [story for story in rest if self._able(g, use, story)]
            if not able:
                return False
            story = g.choose_card(use.seat, "Execute which story first?", able, "execute", use.holder)
            rest.remove(story)
            done &= success.execute(g, use.seat, story, as_won=self.as_won)
        return done


@dataclass(frozen=True, slots=True)
class GiveBackStory(Doing):
    """Shuffle one of your won stories, another than this one, back into the story deck."""

    text: str = "shuffle one of your other won stories back into the story deck"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether you have won another."""
        return bool(_won_others(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask which, and shuffle it back."""
        stories = _won_others(g, use)
        if not stories:
            return False
        success.shuffle_back(g, g.choose_card(use.seat, "Shuffle which story back?", stories, "give back", use.holder))
        return True


def _won_others(g: CocTable, use: Use) -> list[int]:
    return [uid for uid in g.state.won[use.seat] if uid != use.holder and not g.kind(uid).is_character]


@dataclass(frozen=True, slots=True)
class ChooseNextStory(Doing):
    """Search the story deck for the story that is turned up next."""

    text: str = "search the story deck for the story that is turned up next, and shuffle it"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a story in it."""
        return bool(g.state.story_deck)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask which, shuffle, and put it on top."""
        # In the order of their kinds: the order in the deck is nobody's to know.
        stories = sorted(g.state.story_deck, key=lambda uid: g.state.cards[uid].kind)
        found = g.choose_card(use.seat, "Which story is turned up next?", stories, "take", use.holder)
        success.put_next(g, found)
        return True


@dataclass(frozen=True, slots=True)
class ClearTokens(Doing):
    """Take all success tokens off the stories meant, of both sides."""

    who: Ref = IT

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"remove all success tokens from {self.who.text}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one."""
        return any(any(g.state.cards[uid].success) for uid in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Take them off."""
        for story in self.who.cards(g, use):
            for seat in (0, 1):
                success.remove(g, seat, story, use, g.state.cards[story].success[seat])
        return True


@dataclass(frozen=True, slots=True)
class MoveTokenAcross(Doing):
    """Move a success token from either side of a story to its other side."""

    text: str = "move a success token from either side of a story to that story's other side"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one."""
        return any(any(g.state.cards[story].success) for story in g.state.row)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask which, and move it."""
        options = [
            g.option("move", story, note=f"to player {2 - seat}", value=(seat, story))
            for story in g.state.row
            for seat in (0, 1)
            if g.state.cards[story].success[seat]
        ]
        if not options:
            return False
        seat, story = g.decide(use.seat, "move token", "Move which success token?", options, use.holder)
        return success.move_across(g, seat, story, use)


@dataclass(frozen=True, slots=True)
class TokensToStories(Doing):
    """Move all success tokens on this card to stories of your choice, each to its own player's side."""

    text: str = "move all success tokens on this card to any stories"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one."""
        return any(g.state.cards[use.holder].success) and bool(g.state.row)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for a story for each of them."""
        return success.move_to_stories(g, use.holder, use)


@dataclass(frozen=True, slots=True)
class GainDomain(Doing):
    """Gain a domain: the top card of one's deck becomes it, face down."""

    text: str = "gain a domain (the top card of your deck becomes it, face down)"
    possible = None

    def do(self, g: CocTable, use: Use) -> bool:
        """Gain it."""
        return domains.gain_domain(g, use.seat, use)


@dataclass(frozen=True, slots=True)
class AsResources(Doing):
    """Attach cards as resources to one's newest domain, or all of them to one that the player picks."""

    who: Ref = field()  # what most effects answer is no default
    to: str = "it"
    """Or ``one of your domains``."""

    @property
    def text(self) -> str:
        """The effect in words."""
        several = self.who.everything or (isinstance(self.who, Pick) and self.who.several)
        return f"attach {self.who.text} to {self.to} as {'resources' if several else 'a resource'}"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a card to attach."""
        return any(True for _ in self.who.could(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Attach them."""
        cards = taken(self.who, g, use, lambda uid: True, "attach")
        domain = len(g.state.domains[use.seat]) - 1
        if self.to != "it" and cards:
            domain = domains.choose_domain(g, use.seat, "Attach them to which domain?", use.holder)
        in_play = [uid for uid in cards if g.state.cards[uid].zone == PLAY]
        done = not in_play or leaving.attach_to_domain(g, in_play, use.seat, domain, use)
        for uid in cards:
            if uid not in in_play:
                attach_resource(g, uid, use.seat, domain)
        return done and (bool(cards) or self.who.everything)


@dataclass(frozen=True, slots=True)
class RefreshDomain(Doing):
    """Refresh a drained domain, of whichever player or only of your own, with few resources perhaps."""

    yours: bool = False
    most: int | None = None
    """How many resources it may have."""

    @property
    def text(self) -> str:
        """The effect in words."""
        few = f" with at most {self.most} resources" if self.most is not None else ""
        return f"refresh one of your domains{few}" if self.yours else f"choose a domain{few} and refresh it"

    def _drained(self, g: CocTable, use: Use) -> list[tuple[int, int]]:
        """The domains that may be refreshed: whose, and which."""
        return [
            (seat, number)
            for seat in ((use.seat,) if self.yours else (use.seat, 1 - use.seat))
            for number, domain in enumerate(g.state.domains[seat])
            if domain.drained and (self.most is None or len(domain.resources) <= self.most)
        ]

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one is drained."""
        return bool(self._drained(g, use))

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask which."""
        whose = ("your", "opponent's")
        options = [
            g.option("refresh", note=f"{whose[seat != use.seat]} domain {number + 1}", value=(seat, number))
            for seat, number in self._drained(g, use)
        ]
        if not options:
            return False
        seat, number = g.decide(use.seat, "refresh", "Refresh which domain?", options, use.holder)
        paying.refresh(g, seat, number, use)
        return True


@dataclass(frozen=True, slots=True)
class RefreshDomains(Doing):
    """Refresh every domain of every player."""

    text: str = "refresh all domains of all players"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether one is drained."""
        return any(domain.drained for side in g.state.domains for domain in side)

    def do(self, g: CocTable, use: Use) -> bool:
        """Refresh them, the active player's first."""
        for seat in (g.state.active, 1 - g.state.active):
            for number, domain in enumerate(g.state.domains[seat]):
                if domain.drained:
                    paying.refresh(g, seat, number, use)
        return True


@dataclass(frozen=True, slots=True)
class RedistributeYours(Doing):
    """Deal your own success tokens on stories over the stories in play as you like.

    Tokens on other cards stay there (coc/faq/whateleys-diary-redistribute).
    """

    text: str = "redistribute your success tokens on stories over the stories in play as you like"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one."""
        return any(g.state.cards[story].success[use.seat] for story in g.state.row)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for one token after the other."""
        return success.redistribute(g, use.seat, list(g.state.row), use, sides=(use.seat,))


@dataclass(frozen=True, slots=True)
class CountAsWon(Doing):
    """Put the card itself into its owner's won stories, where it is one of them."""

    text: str = "put this card into its owner's won story pile, where it is a won story"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether it is in play, and the card that is named."""
        return use.me >= 0 and g.state.cards[use.me].zone == PLAY

    def do(self, g: CocTable, use: Use) -> bool:
        """Put it there."""
        return use.me >= 0 and success.count_as_won(g, use.me, use)


@dataclass(frozen=True, slots=True)
class RearrangeRow(Doing):
    """Put the stories and conspiracies of the row in any order under the success tokens, which stay in their places.

    Whoever is committed or attached to a story goes with it (coc/faq/conspiracy-in-play-is-a-story).
    """

    text: str = "put the stories in any order, leaving the success tokens where they are"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there are several."""
        return len(g.state.row) > 1

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for one after the other."""
        return success.rearrange(g, use.seat, use)


@dataclass(frozen=True, slots=True)
class Redistribute(Doing):
    """Deal the success tokens of both players over the stories, each on its own player's side, so many at most.

    coc/example/2.5-a-new-challenge
    """

    most: int

    @property
    def text(self) -> str:
        """The effect in words."""
        return f"redistribute each player's success tokens over the stories, at most {self.most} on either side of one"

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is one."""
        return any(any(g.state.cards[story].success) for story in g.state.row)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask for one token after the other."""
        return success.redistribute(g, use.seat, tuple(g.state.row), use, most=self.most)


@dataclass(frozen=True, slots=True)
class ResolveFromDeck(Doing):
    """Resolve a story of the story deck, which is won where this one was; this one is then shuffled into that deck."""

    only_if_won: bool = True
    """Whether that story is yours only if you won this one; else it is in any case."""

    @property
    def text(self) -> str:
        """What becomes of both stories."""
        among = "if you won this story, put that one" if self.only_if_won else "put that story"
        return (
            f"search the story deck for a story and resolve its effect; {among} among your won stories. "
            "Then, shuffle this story into the story deck"
        )

    def possible(self, g: CocTable, use: Use) -> bool:
        """Whether there is a story in it."""
        return bool(g.state.story_deck)

    def do(self, g: CocTable, use: Use) -> bool:
        """Ask which, and let them change places."""
        return story_deck.resolve_from_deck(g, use, only_if_won=self.only_if_won)
