"""Miskatonic University, The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("the-yuggoth-contract")

card("broken-glasses", AttachTo(CHARACTER), Gives(HOST, INVESTIGATION, -2))
