"""The built page: its files under their own names, and ``index.html`` for every address the page knows."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, JSONResponse, Response

from orne.web import BUILT

ADDRESSES = ("t", "decks", "cards", "rulings", "replays", "campaigns", "learn", "settings")
"""What the addresses of the page begin with."""
A_YEAR = "public, max-age=31536000, immutable"
LASTING = ("assets", "fonts")
"""Folders of files that never change under their names; a font asked about again comes too late for its page."""
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


def built_page(wanted: Path | None = None) -> Path | None:
    """The folder of the built page, if it was built."""
    folder = wanted or BUILT
    return folder if (folder / "index.html").is_file() else None


class BuiltPage:
    """The files of the built page. What may be served is listed, so that no address leads anywhere else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[str, Path] = {}
        self._built: float | None = None

    def files(self) -> dict[str, Path]:
        """Every file by its address; listed again once the page was built again, so that nobody need restart."""
        try:
            built = (self.folder / "index.html").stat().st_mtime
        except OSError:
            # It is being built at this moment.
            return self._known
        if built != self._built:
            found = (path for path in self.folder.rglob("*") if path.is_file())
            self._known = {path.relative_to(self.folder).as_posix(): path for path in found}
            self._built = built
        return self._known


def add_page(app: FastAPI, folder: Path) -> None:
    """Serve the page of a folder."""
    built = BuiltPage(folder)

    @app.get("/{address:path}", include_in_schema=False)
    async def page(request: Request, address: str) -> Response:
        known = built.files()
        found = known.get(address)
        first = address.partition("/")[0]
        if found is None and (not first or first in ADDRESSES):
            found = known.get("index.html")
        if found is None:
            # Whoever came by a wrong link in a browser is told by the page.
            looks = "text/html" in request.headers.get("accept", "") and first not in ("api", "assets")
            if looks and "index.html" in known:
                return FileResponse(known["index.html"], 404, {"Cache-Control": "no-cache"}, "text/html")
            return JSONResponse({"sentence": "There is nothing at this address."}, 404)
        if not found.is_file():
            return JSONResponse({"sentence": "The page is being built; come back in a moment."}, 503)
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        return _file(request, found, kind, A_YEAR if first in LASTING else "no-cache", known)


def _file(request: Request, path: Path, kind: str, cache: str, known: dict[str, Path]) -> Response:
    """A file, packed where it lies so and whoever asks can unpack it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    packed = path.with_name(path.name + ".gz")
    if packed in known.values() and "gzip" in request.headers.get("accept-encoding", ""):
        return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return FileResponse(path, media_type=kind, headers=headers)
