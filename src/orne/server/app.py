"""The application: its parts put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from orne import __version__
from orne.kernel.errors import UserError
from orne.server import answers, description, routes, socket
from orne.server.guard import Guard
from orne.server.hosts import Hosts
from orne.server.routes.setup import get_ready
from orne.server.services import Services
from orne.server.settings import ServerSettings
from orne.server.static import add_page, built_page


def create_app(settings: ServerSettings) -> FastAPI:
    """The application of a server."""
    services = Services(settings)
    hosts = Hosts(services)

    @asynccontextmanager
    async def living(_: FastAPI) -> AsyncIterator[None]:
        hosts.start()
        # The lobby of whoever comes first would wait for it.
        services.threads.submit(get_ready)
        yield
        await hosts.stop()
        services.close()

    app = FastAPI(
        title="Orne",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=living,
        responses=answers.REFUSALS,
        redirect_slashes=False,
        generate_unique_id_function=description.operation,
    )
    description.describe(app)
    app.state.services = services
    app.state.hosts = hosts
    app.add_exception_handler(UserError, answers.refuse)
    app.add_exception_handler(RequestValidationError, answers.refuse_body)
    app.add_exception_handler(HTTPException, answers.refuse_http)
    for router in routes.ROUTERS:
        app.include_router(router)

    @app.websocket("/api/tables/{table}/socket")
    async def play(websocket: WebSocket, table: str) -> None:
        await socket.serve(websocket, table, hosts)

    folder = built_page(settings.page)
    if folder is not None:
        add_page(app, folder)
    app.add_middleware(GZipMiddleware, minimum_size=1_000)
    app.add_middleware(Guard, settings=settings)
    return app
