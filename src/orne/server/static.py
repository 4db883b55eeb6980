"""The built page: its files under their own names, and ``index.html`` for every address the page knows."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, JSONResponse, Response

ADDRESSES = ("t", "decks", "cards", "rulings", "replays", "campaigns", "learn", "settings")
"""What the addresses of the page begin with."""
A_YEAR = "public, max-age=31536000, immutable"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


def built_page(wanted: Path | None = None) -> Path | None:
    """The folder of the built page, if it was built."""
    folder = wanted or Path(str(files("orne"))) / "web" / "built"
    return folder if (folder / "index.html").is_file() else None


def add_page(app: FastAPI, folder: Path) -> None:
    """Serve the page of a folder. What may be served is listed once, so that no address leads anywhere else."""
    known = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}

    @app.get("/{address:path}", include_in_schema=False)
    async def page(request: Request, address: str) -> Response:
        found = known.get(address)
        if found is None:
            first = address.partition("/")[0]
            if first and first not in ADDRESSES:
                return JSONResponse({"sentence": "There is nothing at this address."}, 404)
            return _file(request, folder / "index.html", "text/html", "no-cache", known)
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        is_hashed = address.startswith("assets/")
        return _file(request, found, kind, A_YEAR if is_hashed else "no-cache", known)

    def _file(request: Request, path: Path, kind: str, cache: str, known: dict[str, Path]) -> Response:
        headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
        packed = path.with_name(path.name + ".gz")
        if packed in known.values() and "gzip" in request.headers.get("accept-encoding", ""):
            return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
        return FileResponse(path, media_type=kind, headers=headers)
