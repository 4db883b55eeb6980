# On a machine with Python 3.11 or newer and make, every target does all its set-up by itself, in .venv.
# Set-up is repeated only when a lock file or pyproject.toml changes.

PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Bytecode is kept, whatever the shell says: play and tests start many processes, and each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
# More words for the command: make play ARGS="--terminal"
ARGS ?=

.PHONY: play page test check check-page browser gallery pictures format bench golden words columns rulings schema fast tuned pure test-fast wheel lock clean
.DELETE_ON_ERROR:

play: .venv/.ready-to-play page
	$(BIN)/orne play $(ARGS)

# The page of the browser's table, with Node.js from .venv and the packages of its lock file; only when something changed.
WEB := src/orne/web
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix $(WEB)
PAGE_SOURCES := $(shell find $(WEB)/src $(WEB)/public $(WEB)/tools -type f -not -path '*/generated/*') \
	$(addprefix $(WEB)/, index.html package.json svelte.config.js tsconfig.json vite.config.ts) \
	src/orne/table/messages.schema.json

page: $(WEB)/built/index.html

$(WEB)/built/index.html: $(WEB)/node_modules/.package-lock.json $(PAGE_SOURCES)
	$(NPM) run --silent build
	@touch $@

$(WEB)/node_modules/.package-lock.json: $(WEB)/package-lock.json | .venv/.ready-to-build
	# Not ci, which refuses a lock file without the optional builds for other systems; the lock file holds all the same.
	$(NPM) install --silent
	@touch $@

# The tests are run on pure Python, whatever was compiled before: a compiled build would hide what a change did.
# Python is checked while the page is built: neither needs more than one core. Packages are installed one after another.
test: pure .venv/.ready-to-build
	$(MAKE) --no-print-directory --jobs=2 check check-page page browser .venv/.ready-to-test
	ORNE_BUILD=pure $(BIN)/python -m pytest -q -n 2 --dist worksteal $(ARGS)

check: .venv/.ready-to-develop
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# The tests of the page need a browser: Debian's, where it can be installed; without one they are skipped. The one without
# windows draws the same page with two thirds of the work. A fresh machine has no list of packages, or an old one: then it is fetched first.
INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --quiet
browser:
	@command -v chromium-headless-shell >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& { $(INSTALL) chromium-headless-shell >/dev/null 2>&1 \
		|| { apt-get update --quiet --quiet >/dev/null && $(INSTALL) chromium-headless-shell >/dev/null; }; }; } \
		|| command -v chromium >/dev/null || $(INSTALL) chromium >/dev/null 2>&1 \
		|| echo "chromium is not installed, and cannot be here: the tests of the page are skipped." >&2

# Pictures of every page, in a folder: make gallery ARGS=FOLDER
gallery: .venv/.ready-to-develop page browser
	$(BIN)/python -m tests.web.gallery $(ARGS)

# The pictures of the README, taken again.
pictures: .venv/.ready-to-develop page browser
	$(BIN)/python -m tests.web.pictures

# The form of the page's source, its types and its components; `npm run format` in its folder mends the form.
check-page: $(WEB)/node_modules/.package-lock.json
	$(NPM) run --silent check

format: .venv/.ready-to-develop
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The same source compiled, in place: everything runs on it until `make pure` takes it away. Needs a C compiler.
fast: .venv/.ready-to-compile
	ORNE_COMPILED=1 $(BIN)/python setup.py --quiet build_ext --inplace

# The same, a tenth quicker: compiled once to be watched while it plays, and again by what was seen. Needs gcc, and thrice the time.
tuned: .venv/.ready-to-compile
	@cc --version 2>/dev/null | grep -q 'Free Software Foundation' || { echo "make tuned needs gcc as cc; make fast needs any C compiler." >&2; exit 2; }
	rm -rf build
	ORNE_COMPILED=1 ORNE_PROFILE=gather $(BIN)/python setup.py --quiet build_ext --inplace
	$(BIN)/python -m orne.lab.typical_play
	find build -name '*.o' -delete
	ORNE_COMPILED=1 ORNE_PROFILE=use $(BIN)/python setup.py --quiet build_ext --inplace

pure:
	@find src -name '*.so' -delete

# What is run on the compiled build: kernel and both games, demonstrations of the rulings, tables and the terminal of
# Arkham Horror, golden games, perft, the simulator, rooms, and games held against pure Python.
test-fast: .venv/.ready-to-develop fast
	ORNE_BUILD=compiled $(BIN)/python -m pytest -q -n 2 --dist worksteal tests/kernel tests/coc tests/arkham tests/rulings \
		tests/table tests/terminal/arkham tests/lab/test_builds.py tests/lab/test_golden.py \
		tests/lab/test_perft.py tests/lab/test_arkham_perft.py tests/lab/test_simulator.py \
		tests/lab/test_arkham_simulator.py tests/lab/test_rooms.py $(ARGS)

# The wheel of a release is the compiled one, tuned, with the page in it.
wheel: tuned page
	ORNE_COMPILED=1 ORNE_PROFILE=use $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

bench: .venv/.ready-to-play
	$(BIN)/python -m orne.bench $(ARGS)

# After a change of behaviour that is meant: write the golden playthroughs again, and read the difference.
golden: .venv/.ready-to-play
	$(BIN)/python -m orne.lab.golden

# After a change of the card languages: write the list of their words into docs/add-a-card.md.
words: .venv/.ready-to-play
	$(BIN)/python -m orne.lab.words

# After a change of what environments show: write the tables of docs/environments.md.
columns: .venv/.ready-to-develop
	$(BIN)/python -m orne.environments.pages

# After a change of a ruling or a demonstration: write the pages of docs/rulings.
rulings: .venv/.ready-to-play
	$(BIN)/python -m orne.rulings.pages

# After a change of what a table sends: write its JSON Schema.
schema: .venv/.ready-to-play
	$(BIN)/python -m orne.table.schema_file

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Orne needs Python 3.11 or newer, and found none: install it, or name it: make PYTHON=/path/to/python" >&2; exit 2; }
	$(PYTHON) -m venv .venv

.venv/.ready-to-play: requirements.lock pyproject.toml | .venv/bin/python
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

.venv/.ready-to-develop: requirements-dev.lock .venv/.ready-to-play
	# Not compiled: most of it is never imported, and what is imported is compiled then.
	$(PIP) install --no-compile --require-hashes -r requirements-dev.lock
	@touch $@

# Every test compiled once: two workers that begin together would each compile them all. What is wrong they tell themselves.
.venv/.ready-to-test: .venv/.ready-to-develop
	@$(BIN)/python -m pytest -q --collect-only >/dev/null 2>&1 || true
	@touch $@

# Node.js, to build the page.
.venv/.ready-to-build: requirements-web.lock .venv/.ready-to-play
	$(PIP) install --require-hashes -r requirements-web.lock
	@touch $@

.venv/.ready-to-compile: requirements-fast.lock .venv/.ready-to-play
	$(PIP) install --require-hashes -r requirements-fast.lock
	@touch $@

# For whoever changes a dependency: needs uv. LOCKARGS=--upgrade moves everything to the newest version.
COMPILE = uv pip compile pyproject.toml --group build --universal --python-version 3.11 --generate-hashes --quiet \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(LOCKARGS)

lock:
	$(COMPILE) -o requirements.lock
	$(COMPILE) --group dev -c requirements.lock -o requirements-dev.lock
	$(COMPILE) --group fast -c requirements-dev.lock -o requirements-fast.lock
	$(COMPILE) --group web -c requirements-dev.lock -o requirements-web.lock

clean: pure
	rm -rf build dist $(WEB)/built $(WEB)/node_modules .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
