# Everything sets itself up: a machine needs Python 3.11 or later, make, and a package index.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= feurio
# Neighbours share a server and a browser, so each process begins with its part of the list; there
# are more of them than cores, since who waits for a server or a browser needs none.
PYTEST := pytest -q --numprocesses 3 --dist worksteal
# The tests of rules and contract, which run as plain Python: only there coverage sees kernels.
PLAIN := $(addprefix tests/,cli contract core games golden)
# The tests that try something random, more of it in the long run, or play whole games in a browser.
LONG := $(addprefix tests/,attacks bots browser/futurisiko browser/table contract core engine games packaging \
	server/live server/routes training)
# The rooms around the rules, measured while their own tests run compiled.
ROOMS := arena bots cli engine envs server store table

# Where this is set, every command reads all of its packages anew, which takes longer than its work.
unexport PYTHONDONTWRITEBYTECODE

# The pages in the browser, and what they are made from.
PAGES := src/ludoteca/server/pages/index.html
SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) \
	$(wildcard src/ludoteca/locales/*/web.ftl src/ludoteca/locales/*/*/web.ftl)

# uv fetches packages in a quarter of the time, and trusts whom the machine trusts; where it cannot
# come by them, pip can. Either takes only files whose hash stands in requirements/.
export UV_SYSTEM_CERTS := 1
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
install = { $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) 2>/dev/null || $(PIP) $(1); }
fetch = $(call install,--require-hashes $(patsubst %,-r requirements/%.txt,$(1)))

.DEFAULT_GOAL := help
.PHONY: help play wheel test test-long kernels chromium collected coverage check types client style docs wire format bench lock bill clean

help: ## Show this help
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

play: ## Play in the browser; stop with Ctrl+C
	@$(MAKE) --no-print-directory --jobs 2 $(VENV)/for-playing $(PAGES)
	@$(BIN)/ludoteca serve --open

# Kernels for any processor: the games that are part of the package, and nothing from last time.
wheel: $(VENV)/for-playing ## Build a wheel with pages and kernels, for this Python and platform
	rm -rf build
	$(BIN)/ludoteca precompile feurio futurisiko --into build
	@$(BIN)/python web/pages.py --has-node || $(call fetch,node)
	LUDOTECA_CARRIED=$(CURDIR)/build \
		$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	rm -rf build

test: ## Run all checks and tests
	@$(MAKE) --no-print-directory --jobs 2 $(VENV)/for-testing $(PAGES)
	@$(MAKE) --no-print-directory --jobs 4 kernels check collected chromium
	$(BIN)/python -m $(PYTEST) -m "not plain"
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m $(PYTEST) -m "not compiled" \
		--cov=ludoteca.core --cov=ludoteca.games --cov-report= $(PLAIN)
	$(BIN)/python -m scripts.coverage_bars core games

test-long: $(VENV)/for-testing $(PAGES) ## Run the tests of rules, contract and attacks far longer, build the image (hours)
	LUDOTECA_TESTS=long $(BIN)/python -m $(PYTEST) $(LONG)

# What tests need before they begin.
kernels: $(VENV)/for-testing
	printf '%s\n' feurio futurisiko | xargs -P 2 -n 1 $(BIN)/ludoteca precompile

chromium: $(VENV)/for-testing
	$(BIN)/python -m tests.browser.support.chromium

# Python and pytest keep what they made of a module, for whom reads it next: else every process of
# the tests would begin with that work, which takes 20 s of a fresh clone.
collected: $(VENV)/for-testing
	$(BIN)/python -m pytest --quiet --collect-only | tail -n 1

coverage: $(VENV)/for-testing $(PAGES) ## Measure what the tests of the rooms around the rules reach
	$(BIN)/python -m $(PYTEST) $(ROOMS:%=--cov=ludoteca.%) --cov-report= \
		--cov-config=scripts/coverage-rooms.ini $(ROOMS:%=tests/%)
	$(BIN)/python -m scripts.coverage_bars $(ROOMS)

# What takes longest first: they run side by side.
check: types client style

types: $(VENV)/for-testing
	$(BIN)/mypy

client: $(VENV)/for-testing
	$(BIN)/python -m scripts.wire --check
	$(BIN)/python web/pages.py check test

style: $(VENV)/for-testing
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

docs: $(VENV)/for-docs ## Build the documents and the reference of the library into site/
	$(BIN)/python -m sphinx -q -E -W --keep-going -b html -c docs . site

wire: $(VENV)/for-testing ## Make the client's types and docs/socket.md from the types in Python
	$(BIN)/python -m scripts.wire

format: $(VENV)/for-testing ## Put the code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python web/pages.py format

bench: $(VENV)/for-playing ## Measure speed beside peers (takes minutes, installs OpenSpiel, Catanatron, PettingZoo)
	$(BIN)/ludoteca bench $(GAME)
	$(BIN)/python -m benchmarks.feurio_beside_openspiel
	$(BIN)/python -m benchmarks.search_beside_openspiel
	$(BIN)/python -m benchmarks.futurisiko_beside_catanatron
	$(BIN)/python -m benchmarks.envs_beside_pettingzoo

lock: $(VENV)/created ## Renew requirements/ with the newest versions that fit, and their hashes
	$(BIN)/python -m scripts.lock

bill: $(VENV)/created ## Write the bill of materials (CycloneDX) of what is published into dist/
	$(BIN)/python -m scripts.bill_of_materials

clean: ## Remove what was set up and built
	rm -rf $(VENV) web/node_modules src/ludoteca/server/pages build dist site .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# Marked when all of it is done: what was interrupted is done again.
$(VENV)/created:
	@echo "Setting up in $(VENV) (once)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ludoteca needs Python 3.11 or later")'
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear $(VENV)
	@$(PIP) --require-hashes -r requirements/uv.txt || true
	@touch $@

# Built by what was fetched: else a builder would come unseen.
$(VENV)/for-playing: pyproject.toml $(wildcard requirements/*.txt) | $(VENV)/created
	@echo "Fetching packages"
	@$(call fetch,play build)
	@$(call install,--no-deps --no-build-isolation -e .)
	@touch $@

# They need a Node, and nothing else: packages are fetched at the same time.
$(PAGES): $(SOURCES) | $(VENV)/created
	@echo "Building the pages"
	@$(BIN)/python web/pages.py --has-node || $(call fetch,node)
	@$(BIN)/python web/pages.py build

$(VENV)/for-testing: $(VENV)/for-playing
	@$(call fetch,test)
	@touch $@

$(VENV)/for-docs: $(VENV)/for-playing
	@$(call fetch,docs)
	@touch $@
