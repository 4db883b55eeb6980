"""Which campaigns there are: the packages of ``orne.arkham.campaigns``, and those registered from elsewhere."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from orne.arkham.facts import CORE
from orne.arkham.guide import Guide
from orne.kernel.errors import RulesError, UserError, unknown

_FOLDER = "orne.arkham.campaigns"
_PACKAGES: dict[str, str] = {
    found.name.replace("_", "-"): f"{_FOLDER}.{found.name}"
    for found in iter_modules(import_module(_FOLDER).__path__)
    if found.ispkg
}
"""Where each campaign is, by its name."""
_GUIDES: dict[str, Guide] = {}


def enter(package: str) -> Guide:
    """Register a campaign that is somewhere else: one of a user's own making."""
    name = package.rpartition(".")[2].replace("_", "-")
    if _PACKAGES.setdefault(name, package) != package:
        raise RulesError(f"there is a campaign {name} already")
    return guide(name)


def names() -> tuple[str, ...]:
    """The campaigns that there are."""
    return tuple(_PACKAGES)


def guide(name: str) -> Guide:
    """A campaign's guide."""
    if name not in _GUIDES:
        if name not in _PACKAGES:
            raise UserError(unknown("campaign", name, _PACKAGES))
        found: Guide = part(name, "guide").GUIDE
        if found.name != name:
            raise RulesError(f"the campaign in {_PACKAGES[name]} calls itself {found.name}")
        _GUIDES[name] = found
    return _GUIDES[name]


def part(name: str, module: str) -> ModuleType:
    """A module of a campaign's package."""
    return import_module(f"{_PACKAGES[name]}.{module.replace('-', '_')}")


def usual() -> Guide:
    """The campaign where none is named: that of the product everybody has."""
    return next(found for found in map(guide, _PACKAGES) if found.product == CORE)


def scenario_names() -> tuple[str, ...]:
    """The scenarios of all campaigns."""
    return tuple(each for name in _PACKAGES for each in guide(name).scenarios)


def guide_of(scenario: str) -> Guide | None:
    """The guide of the campaign that a scenario belongs to, if it belongs to any."""
    return next((found for found in map(guide, _PACKAGES) if scenario in found.scenarios), None)
