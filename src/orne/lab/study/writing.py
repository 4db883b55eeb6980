"""Tables as files: CSV, which needs nothing, or Parquet, for which pyarrow is installed."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from orne.kernel.errors import UserError
from orne.lab.study.tables import Table

CSV, PARQUET = "csv", "parquet"
FORMATS = (CSV, PARQUET)


def check_format(name: str) -> None:
    """Refuse a kind of file that cannot be written here, before anything is played."""
    if name == PARQUET:
        _pyarrow()


def write_tables(folder: Path, tables: Mapping[str, Table], format: str) -> list[Path]:
    """Write every table to a file of its own."""
    written: list[Path] = []
    for name, table in tables.items():
        path = folder / f"{name}.{format}"
        if format == PARQUET:
            _write_parquet(path, table)
        else:
            _write_csv(path, table)
        written.append(path)
    return written


def write_timings(folder: Path, timings: Sequence[tuple[int, float]]) -> None:
    """Write how long each game took: apart, since it is another time each time."""
    _write_csv(folder / "timings.csv", Table(("game", "seconds"), sorted(timings)))


def _write_csv(path: Path, table: Table) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(table.columns)
        writer.writerows(table.rows)


def _write_parquet(path: Path, table: Table) -> None:
    arrow, parquet = _pyarrow()
    columns = list(zip(*table.rows, strict=True)) or [()] * len(table.columns)
    data = {name: arrow.array(values) for name, values in zip(table.columns, columns, strict=True)}
    parquet.write_table(arrow.table(data), path)


def _pyarrow() -> tuple[Any, Any]:
    """What writes Parquet; start-up need not wait for it, and it may not be installed."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise UserError(
            "Parquet needs pyarrow: pip install 'orne[lab]' brings it, or --format csv does without."
        ) from None
