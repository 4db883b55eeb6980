"""The optional compiled build: the same source, the kernel and both games made into C by mypyc."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/orne")
COMPILED = (
    "kernel/decision.py", "kernel/hands.py", "kernel/log.py", "kernel/position.py",
    "kernel/rulebook.py", "kernel/table.py", "kernel/values.py", "kernel/waiting.py", "kernel/window.py",
    "coc/abilities/use.py", "coc/catalogue.py", "coc/events.py", "coc/happening.py", "coc/immunity.py", "coc/index.py",
    "coc/rulebook.py", "coc/rules/*.py", "coc/state.py", "coc/table.py", "coc/values.py",
    "arkham/catalogue.py", "arkham/events.py", "arkham/happening.py", "arkham/immunity.py", "arkham/index.py",
    "arkham/lasting.py", "arkham/numbers.py", "arkham/rulebook.py", "arkham/rules/*.py", "arkham/skill_test.py",
    "arkham/state.py", "arkham/table.py", "arkham/values.py",
)  # fmt: skip
"""Where the time goes. Cards and the language they are written in stay Python: anybody may add to them, and they take
little time; so does what reads files, puts things into words or is asked once a game. `kernel/game.py` is what others
call: it says in a sentence what is wrong with what it is given, where a compiled call would raise TypeError."""
LEFT_OUT = ("__init__.py", "as_if.py")
"""Of the folders above: nothing to compile, and a class whose base stays Python."""


def compiled() -> list[str]:
    """The modules that are compiled."""
    found = (path for pattern in COMPILED for path in SOURCE.glob(pattern))
    return sorted(path.as_posix() for path in found if path.name not in LEFT_OUT)


class BuildExt(build_ext):
    """Compiles the C files of an extension side by side, and only those that are not up to date."""

    def build_extension(self, ext: Extension) -> None:
        """Make the objects, then leave the linking to setuptools."""
        headers = max((path.stat().st_mtime for path in Path("build").glob("*.h")), default=0.0)

        def compiled_object(source: str) -> str:
            (made,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
            if not Path(made).exists() or Path(made).stat().st_mtime < max(headers, Path(source).stat().st_mtime):
                self.compiler.compile(
                    [source],
                    self.build_temp,
                    ext.define_macros,
                    ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
            return str(made)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            ext.extra_objects = [*ext.extra_objects, *pool.map(compiled_object, ext.sources)]
        ext.sources = []
        self.force = True  # without sources it would be taken for up to date
        super().build_extension(ext)


def extensions() -> list[Extension]:
    """What mypyc makes of the modules, as C to be compiled."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        sys.exit(f"The compiled build needs a C compiler, and {compiler} is not installed; Orne runs without it, too.")
    from mypyc.build import mypycify  # only the compiled build needs it

    level = os.environ.get("ORNE_OPTIMIZED", "2")
    return mypycify(compiled(), opt_level=level, debug_level="0", multi_file=True, group_name="orne")


if __name__ == "__main__":
    if os.environ.get("ORNE_COMPILED"):
        setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt})
    else:
        setup()
