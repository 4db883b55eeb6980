"""What the log of Night of the Zealot may record (arkham/basics/4.1)."""

from __future__ import annotations

from collections.abc import Mapping

from orne.arkham.campaigns.night_of_the_zealot.cards import CULTISTS
from orne.arkham.guide import Note

HOUSE_STANDING, HOUSE_BURNED = "house_standing", "house_burned"
PRIEST_ALIVE = "ghoul_priest_alive"
LITA_ELSEWHERE = "lita_forced_to_find_others"
PAST_MIDNIGHT = "past_midnight"
INTERROGATED, GOT_AWAY = "cultists_interrogated", "cultists_got_away"
SUCCUMBED = "arkham_succumbed"
RITUAL_BROKEN, REPELLED, SACRIFICED = "ritual_broken", "repelled_umordhoth", "sacrificed_lita"

NOTES: Mapping[str, Note] = {
    HOUSE_STANDING: Note("The house stands"),
    HOUSE_BURNED: Note("The house is burned down"),
    PRIEST_ALIVE: Note("The Ghoul Priest lives"),
    LITA_ELSEWHERE: Note("Lita has had to look elsewhere for help"),
    PAST_MIDNIGHT: Note("It is past midnight"),
    INTERROGATED: Note("Cultists found out", CULTISTS),
    GOT_AWAY: Note("Cultists who got away", CULTISTS),
    SUCCUMBED: Note("Arkham has fallen to Umôrdhoth"),
    RITUAL_BROKEN: Note("The ritual was broken"),
    REPELLED: Note("Umôrdhoth was repelled"),
    SACRIFICED: Note("Lita was sacrificed to Umôrdhoth"),
}
