"""The language cards are written in: one import gives a card file all its words."""

from __future__ import annotations

from orne.coc.abilities import *
from orne.coc.language.about import *
from orne.coc.language.attaching import *
from orne.coc.language.becoming import *
from orne.coc.language.cards_as_cost import *
from orne.coc.language.cases import *
from orne.coc.language.changing import *
from orne.coc.language.committing import *
from orne.coc.language.conditions import *
from orne.coc.language.copying import *
from orne.coc.language.cost import *
from orne.coc.language.costs import *
from orne.coc.language.decks import *
from orne.coc.language.discarding_tokens import *
from orne.coc.language.drawing import *
from orne.coc.language.effects import *
from orne.coc.language.gaining import *
from orne.coc.language.joining import *
from orne.coc.language.names import *
from orne.coc.language.numbers import *
from orne.coc.language.picking import *
from orne.coc.language.players import *
from orne.coc.language.playing import *
from orne.coc.language.procedures import *
from orne.coc.language.references import *
from orne.coc.language.select import *
from orne.coc.language.story_triggers import *
from orne.coc.language.success_tokens import *
from orne.coc.language.together import *
from orne.coc.language.triggers import *
from orne.coc.language.uses import *
from orne.coc.language.worth import *
from orne.coc.language.wounding import *
