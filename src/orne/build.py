"""Which build of Orne is running: Python, or the same source compiled."""

from __future__ import annotations

from importlib.util import find_spec


def is_compiled() -> bool:
    """Whether the kernel and the rules run compiled."""
    spec = find_spec("orne.kernel.table")
    return spec is not None and not str(spec.origin).endswith(".py")


def build() -> str:
    """The build in words."""
    stacks = "with greenlet" if find_spec("greenlet") is not None else "without greenlet"
    return f"{'compiled' if is_compiled() else 'pure Python'}, {stacks}"
