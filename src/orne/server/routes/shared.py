"""What every address needs: the parts of the server, and the secrets that came with a request."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import Depends, Header, Path, Request

from orne.kernel.errors import UserError
from orne.server import tables
from orne.server.answers import NotAllowed, NotThere
from orne.server.hosts import Hosts
from orne.server.services import Services
from orne.server.tables import LONGEST_SECRET, KeptTable
from orne.server.tree import Looker
from orne.store.database import Store

MOST_SECRETS = 200
LONGEST_HEADER = MOST_SECRETS * (LONGEST_SECRET + 20)


def services_of(request: Request) -> Services:
    """The parts of the server."""
    found: Services = request.app.state.services
    return found


def hosts_of(request: Request) -> Hosts:
    """The tables that are open."""
    found: Hosts = request.app.state.hosts
    return found


def secrets_of(
    orne_secrets: Annotated[
        str,
        Header(
            max_length=LONGEST_HEADER, description="The secrets of seats, each after its table: id:secret,id:secret"
        ),
    ] = "",
) -> dict[str, list[str]]:
    """The secrets that came with a request, by their tables; those without a table under the empty name."""
    found: dict[str, list[str]] = {}
    for each in orne_secrets.split(",")[:MOST_SECRETS]:
        table, _, secret = each.strip().rpartition(":")
        if secret and len(secret) <= LONGEST_SECRET:
            found.setdefault(table, []).append(secret)
    return found


TheServices: TypeAlias = Annotated[Services, Depends(services_of)]
TheHosts: TypeAlias = Annotated[Hosts, Depends(hosts_of)]
Secrets: TypeAlias = Annotated[dict[str, list[str]], Depends(secrets_of)]
TableId: TypeAlias = Annotated[str, Path(max_length=40)]


def table_of(store: Store, table: str) -> KeptTable:
    """A table, or that there is none."""
    try:
        return tables.read(store, table)
    except UserError as error:
        raise NotThere(str(error)) from None


def held(store: Store, table: KeptTable, secrets: dict[str, list[str]]) -> set[int]:
    """The seats of a table that a request holds."""
    return Looker(store, secrets).held(table)


def refuse_unless_local(services: Services, what: str) -> None:
    """Refuse what is for the person at this machine alone."""
    if not services.settings.local:
        raise NotAllowed(f"{what} on one's own machine: run orne play there.")
