"""The words cards are written in; a card module imports all of them from here.

Each module says in ``__all__`` which words it has.
"""

from __future__ import annotations

from orne.arkham.language.cards import *
from orne.arkham.language.conditions import *
from orne.arkham.language.costs import *
from orne.arkham.language.harming import *
from orne.arkham.language.joining import *
from orne.arkham.language.lasting import *
from orne.arkham.language.moving import *
from orne.arkham.language.numbers import *
from orne.arkham.language.prey import *
from orne.arkham.language.resources import *
from orne.arkham.language.select import *
from orne.arkham.language.skill_tests import *
from orne.arkham.language.texts import *
from orne.arkham.language.triggers import *
