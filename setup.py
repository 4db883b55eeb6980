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
    "kernel/control.py", "kernel/decision.py", "kernel/frames.py", "kernel/hands.py", "kernel/language/condition.py",
    "kernel/language/reference.py", "kernel/language/selector.py", "kernel/limits.py", "kernel/log.py",
    "kernel/position.py", "kernel/refusal.py", "kernel/rng.py", "kernel/rulebook.py", "kernel/simulating.py",
    "kernel/table.py", "kernel/values.py", "kernel/waiting.py", "kernel/window.py",
    "coc/abilities/*.py", "coc/catalogue.py", "coc/editions.py", "coc/events.py", "coc/facts.py", "coc/happening.py",
    "coc/immunity.py", "coc/index.py", "coc/language/conditions.py", "coc/language/picking.py",
    "coc/language/references.py", "coc/language/select.py", "coc/rulebook.py", "coc/rules/*.py", "coc/selector.py",
    "coc/state.py", "coc/table.py", "coc/values.py",
    "arkham/abilities.py", "arkham/catalogue.py", "arkham/editions.py", "arkham/events.py", "arkham/facts.py",
    "arkham/happening.py", "arkham/immunity.py", "arkham/index.py", "arkham/language/*.py", "arkham/lasting.py",
    "arkham/layout.py", "arkham/numbers.py", "arkham/passives.py", "arkham/rulebook.py",
    "arkham/rules/*.py", "arkham/selector.py", "arkham/skill_test.py", "arkham/state.py",
    "arkham/table.py", "arkham/texts.py", "arkham/values.py",
    "bots/arkham/aims.py", "bots/arkham/answering.py", "bots/arkham/arms.py", "bots/arkham/chances.py",
    "bots/arkham/committing.py", "bots/arkham/evaluation.py", "bots/arkham/features.py", "bots/arkham/goals.py",
    "bots/arkham/guessing.py", "bots/arkham/helping.py", "bots/arkham/outlook.py", "bots/arkham/plan.py",
    "bots/arkham/quick.py", "bots/arkham/reflexes.py", "bots/arkham/weapons.py", "bots/arkham/worth.py",
    "bots/coc/evaluation.py", "bots/coc/features.py", "bots/coc/planning.py", "bots/coc/quick.py",
    "bots/coc/reflex.py", "bots/coc/resourcing.py", "bots/search/value.py",
    "environments/columns*.py", "environments/encoding.py", "environments/episode.py", "environments/playing.py",
    "environments/reach_coc.py", "environments/seeing_*.py", "environments/words.py",
)  # fmt: skip
"""Where the time goes: the rules, and what they look at. Cards stay Python, and so does most of the language that those
of Call of Cthulhu are written in: anybody may add to them, and they take little time; so does what reads files, puts
things into words or is asked once a game. `kernel/game.py` is what others call: it says in a sentence what is wrong
with what it is given, for which a compiled call would raise TypeError."""
BUNDLE = 1_000_000
"""About how many bytes of C are compiled together."""
SELDOM = Path("build/seldom.h")
"""Read before every C file, where the compiler understands it: what is called only when something goes wrong."""
SELDOM_CALLED = """\
#include <Python.h>
#define SELDOM __attribute__((cold))
SELDOM void CPy_AddTraceback(const char *, const char *, int, PyObject *);
SELDOM void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
SELDOM void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
SELDOM void CPy_TypeError(const char *, PyObject *);
"""
"""A quarter of the code follows such calls; put apart, it leaves the processor's caches to the rest."""
PROFILING = {
    "gather": ["-fprofile-generate", "-fprofile-update=single"],
    "use": ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"],
}
"""What the compiler is told for ``make tuned``: to count what is run, and then to go by the counts."""
LEFT_OUT = ("__init__.py", "joining.py")
"""Of the folders above: nothing to compile, or made of classes that are not compiled."""


def compiled() -> list[str]:
    """The modules that are compiled."""
    found = (path for pattern in COMPILED for path in SOURCE.glob(pattern))
    return sorted(path.as_posix() for path in found if path.name not in LEFT_OUT)


class BuildExt(build_ext):
    """Compiles side by side, C files in bundles, and only those bundles that are not up to date."""

    def finalize_options(self) -> None:
        """Extensions are made side by side as well."""
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extension(self, ext: Extension) -> None:
        """Make the objects, then leave the linking to setuptools."""
        headers = max((path.stat().st_mtime for path in Path("build").glob("*.h")), default=0.0)

        def compiled_object(bundle: list[str]) -> str:
            source = bundle[0] if len(bundle) == 1 else _bundle(bundle)
            (made,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
            changed = max(headers, *(Path(each).stat().st_mtime for each in (source, *bundle)))
            if not Path(made).exists() or Path(made).stat().st_mtime < changed:
                self.compiler.compile(
                    [source],
                    self.build_temp,
                    ext.define_macros,
                    ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
            return str(made)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            ext.extra_objects = [*ext.extra_objects, *pool.map(compiled_object, _bundles(ext.sources))]
        ext.sources = []
        self.force = True  # without sources it would be taken for up to date
        super().build_extension(ext)


def _bundles(sources: list[str]) -> list[list[str]]:
    """The C files of modules in bundles, those beside one another together; any other by itself."""
    modules = sorted(each for each in sources if "__native_orne___" in each)
    bundles = [[each] for each in sources if each not in modules]
    size = BUNDLE
    for each in modules:
        size += Path(each).stat().st_size
        if size > BUNDLE:
            bundles.append([])
            size = Path(each).stat().st_size
        bundles[-1].append(each)
    return bundles


def _bundle(sources: list[str]) -> str:
    """A C file that is several in one: the headers, which are longer than most of them, are read once."""
    bundle = Path("build", f"bundle_{Path(sources[0]).stem}.c")
    lines = "".join(f'#include "{Path(each).name}"\n' for each in sources)
    if not bundle.exists() or bundle.read_text() != lines:
        bundle.write_text(lines)
    return bundle.as_posix()


def extensions() -> list[Extension]:
    """What mypyc makes of the modules, as C to be compiled."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        sys.exit(f"The compiled build needs a C compiler, and {compiler} is not installed; Orne runs without it, too.")
    from mypyc.build import mypycify  # only the compiled build needs it

    level = os.environ.get("ORNE_OPTIMIZED", "2")
    profiling = PROFILING.get(os.environ.get("ORNE_PROFILE", ""), [])
    made = mypycify(compiled(), opt_level=level, debug_level="0", multi_file=True, group_name="orne")
    if os.name == "posix":
        SELDOM.parent.mkdir(exist_ok=True)
        if not SELDOM.exists() or SELDOM.read_text() != SELDOM_CALLED:
            SELDOM.write_text(SELDOM_CALLED)
        for each in made:  # nothing outside of it calls what is inside by name
            more = ["-fvisibility=hidden", "-fno-plt", "-include", SELDOM.as_posix()]
            each.extra_compile_args = [*each.extra_compile_args, *more, *profiling]
            each.extra_link_args = [*each.extra_link_args, *profiling]
    return made


if __name__ == "__main__":
    if os.environ.get("ORNE_COMPILED"):
        setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt})
    else:
        setup()
