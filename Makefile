# Needs git, make and Python 3.11 or newer; everything else comes by package name into .venv.

VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
BENCHED := $(VENV)/.installed-bench
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet -c constraints.txt

# The first interpreter that is new enough; choose another with `make PYTHON=/path/to/python`.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; \
	done)

# Words handed on to the command that a target runs: make play ARGS="--seats human,bot:greedy"
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help install play serve postgresql test test-long bench lint format clean

help: ## this list
	@echo "Orrery: make TARGET [ARGS=...]"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(STAMP) ## make .venv with Orrery and its development tools

play: $(STAMP) ## play Beyond the Sun in this terminal (ARGS: options of `orrery play`)
	@$(BIN)/orrery play beyond_the_sun $(ARGS)

serve: $(STAMP) ## open tables on the network (ARGS: options of `orrery serve`)
	@$(BIN)/orrery serve $(ARGS)

# Storage is tested on PostgreSQL too, where it is or can be installed.
postgresql:
	@sh tests/server/install_postgresql.sh

test: $(STAMP) lint postgresql ## lint, then every test but the long ones (ARGS: options of pytest)
	$(BIN)/python -m pytest -n 2 $(ARGS)

test-long: $(STAMP) postgresql ## the long tests: more random games, more seeds (ARGS: options of pytest)
	$(BIN)/python -m pytest -n 2 -m long $(ARGS)

bench: $(BENCHED) ## measure speed beside peers (ARGS: options of `orrery bench`)
	@$(BIN)/orrery bench $(ARGS)

lint: $(STAMP) ## style, formatting, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(STAMP) ## rewrite the sources as lint wants them, where a tool can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## remove .venv, caches and build output
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Orrery needs Python 3.11 or newer; none was found." >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)

$(STAMP): pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) -e '.[dev]'
	@touch $@

$(BENCHED): $(STAMP)
	$(PIP) -e '.[dev,bench]'
	@touch $@
