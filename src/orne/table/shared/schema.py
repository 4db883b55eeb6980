"""The JSON Schema of what the table sends, made from its records, and the check of data against it."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from orne.table.shared import messages
from orne.table.shared.plain import NEEDED, names_of, plain
from orne.table.shared.shown import Shown

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}


def schema() -> dict[str, Any]:
    """The schema of every message, each record under its name."""
    records: dict[str, Any] = {}
    kinds = [_of(kind, records) for kind in (*get_args(messages.Message), Shown)]
    return {
        "$schema": DIALECT,
        "title": f"What a table of Orne sends, version {messages.VERSION}",
        "anyOf": kinds,
        "$defs": dict(sorted(records.items())),
    }


def _of(kind: Any, records: dict[str, Any]) -> dict[str, Any]:
    """The schema of a type; records are put under their names."""
    if kind in _PLAIN:
        return {"type": _PLAIN[kind]}
    if is_dataclass(kind) and isinstance(kind, type):
        if kind.__name__ not in records:
            records[kind.__name__] = {}
            records[kind.__name__] = _of_record(kind, records)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_of(each, records) for each in arguments]}
    if origin is dict:
        return {"type": "object", "additionalProperties": _of(arguments[1], records)}
    if origin is tuple and arguments[-1] is Ellipsis:
        return {"type": "array", "items": _of(arguments[0], records)}
    if origin is tuple:
        parts = [_of(each, records) for each in arguments]
        return {"type": "array", "prefixItems": parts, "minItems": len(parts), "maxItems": len(parts)}
    raise TypeError(f"no schema for {kind}")


def _of_record(kind: type, records: dict[str, Any]) -> dict[str, Any]:
    """The schema of a record: all its fields and no others; those with a default are left out where they have it."""
    hints = get_type_hints(kind)
    names = names_of(kind)
    properties = {name.outside: _of(hints[name.inside], records) for name in names}
    for name in names:
        if name.default is not NEEDED:
            properties[name.outside]["default"] = plain(name.default)
    return {
        "type": "object",
        "description": " ".join((kind.__doc__ or "").split()),
        "properties": properties,
        "required": [name.outside for name in names if name.default is NEEDED],
        "additionalProperties": False,
    }


# ---- checking


_KINDS = {"string": str, "boolean": bool, "null": type(None), "object": dict, "array": list}


class Unfit(ValueError):
    """Data that is not as the schema says, and where."""


def check(value: Any, whole: Mapping[str, Any]) -> None:
    """Refuse data that does not fit a schema made here."""
    problem = _problem(value, whole, whole["$defs"], "")
    if problem is not None:
        raise Unfit(problem)


def _problem(value: Any, wanted: Mapping[str, Any], records: Mapping[str, Any], place: str) -> str | None:
    """What is wrong with a value, or None."""
    if "$ref" in wanted:
        return _problem(value, records[wanted["$ref"].rpartition("/")[2]], records, place)
    if "anyOf" in wanted:
        problem = None
        for each in wanted["anyOf"]:
            problem = _problem(value, each, records, place)
            if problem is None:
                break
        return problem
    if "enum" in wanted:
        return None if value in wanted["enum"] else f"{place}: {value!r} is not one of {wanted['enum']}"
    if not _is_of(wanted["type"], value):
        return f"{place}: {value!r} is not {wanted['type']}"
    if wanted["type"] == "object":
        return _problem_in_object(value, wanted, records, place)
    if wanted["type"] == "array":
        parts = wanted.get("prefixItems") or [wanted["items"]] * len(value)
        if len(parts) != len(value):
            return f"{place}: {len(value)} items instead of {len(parts)}"
        pairs = enumerate(zip(value, parts, strict=True))
        found = (_problem(each, part, records, f"{place}[{i}]") for i, (each, part) in pairs)
        return next((each for each in found if each is not None), None)
    return None


def _problem_in_object(
    value: Mapping[str, Any], wanted: Mapping[str, Any], records: Mapping[str, Any], place: str
) -> str | None:
    """What is wrong with an object, or None."""
    properties = wanted.get("properties", {})
    missing = [name for name in wanted.get("required", ()) if name not in value]
    if missing:
        return f"{place}: {missing[0]} is missing"
    for name, each in value.items():
        part = properties.get(name, wanted.get("additionalProperties"))
        if not part:
            return f"{place}: {name} is not known"
        problem = _problem(each, part, records, f"{place}.{name}")
        if problem is not None:
            return problem
    return None


def _is_of(wanted: str, value: Any) -> bool:
    """Whether a value has a type of JSON."""
    if wanted == "integer":
        return type(value) is int
    if wanted == "number":
        return type(value) in (int, float)
    return isinstance(value, _KINDS[wanted])
