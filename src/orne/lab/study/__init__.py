"""Studies: many games by a plan, on all cores or on a cluster, and what they say."""

from __future__ import annotations

from orne.lab.study.findings import Findings, Line, together
from orne.lab.study.plan import Plan, from_data, read
from orne.lab.study.report import report
from orne.lab.study.study import run
from orne.lab.study.tables import Table, tables
from orne.lab.study.wilson import Rate

__all__ = ["Findings", "Line", "Plan", "Rate", "Table", "from_data", "read", "report", "run", "tables", "together"]
