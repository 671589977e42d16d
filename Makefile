# `make` alone lists the targets. Everything is installed into .venv, nothing into the system's Python.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help setup play test check unit smoke lint web docs bench site screenshots pictures chaos simulate dist lock chromium services clean

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
ARGS ?=

help:  ## This list
	@echo "Vabanque: make play to play, make test to check everything. All targets:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | \
	    awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

# Python. A stamp file is newer than the files that were installed.

RUNTIME := $(VENV)/.stamp-runtime
DEV := $(VENV)/.stamp-dev

# Somebody pressed Ctrl-C while it was made, or its Python has been replaced: begin anew.
ifneq ($(shell $(BIN)/python -c 'import pip; print("whole")' 2>/dev/null),whole)
$(shell rm -f $(RUNTIME) $(DEV))
.PHONY: $(BIN)/python
endif

# The first interpreter that is new enough and can make a venv; PYTHON=... overrides.
$(BIN)/python:
	@usable() { "$$1" -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }; \
	for p in $(if $(PYTHON),"$(PYTHON)",python3 python3.14 python3.13 python3.12 python3.11); do \
	    usable "$$p" && break; \
	    p=; \
	done; \
	[ -n "$$p" ] || { echo "$(if $(PYTHON),$(PYTHON) will not do: )Vabanque needs Python 3.11 or newer with venv (Debian: python3-venv)." >&2; exit 1; }; \
	echo "Creating $(VENV) with $$p"; "$$p" -m venv --clear $(VENV)

INSTALL_SELF = $(PIP) install -qq --no-deps --no-build-isolation --no-index --editable .

$(RUNTIME): requirements.lock pyproject.toml | $(BIN)/python
	@$(BIN)/python scripts/install.py requirements.lock
	@$(INSTALL_SELF)
	@touch $@

# The development lock includes the runtime lock, so both stamps are fresh afterwards.
$(DEV): requirements-dev.lock requirements.lock pyproject.toml lab/pyproject.toml | $(BIN)/python
	@$(BIN)/python scripts/install.py requirements-dev.lock
	@$(INSTALL_SELF) --editable lab
	@touch $(RUNTIME) $@

setup: $(DEV) web  ## Install everything into .venv, build the browser table

# The browser table: built by npm into src/vabanque/web (not in git, but in the wheel).
# web/vite.config.ts must set build.outDir = '../src/vabanque/web' and build.emptyOutDir = true.

ifneq ($(wildcard web/package.json),)
NPM := scripts/npm.sh --prefix web
NODE_MODULES := web/node_modules/.package-lock.json
WEB := src/vabanque/web/index.html
# Directories are included, because deleting a file changes its directory.
WEB_SOURCES := $(shell find web/src web/public src/vabanque/locales schema 2>/dev/null) \
    $(shell find web -maxdepth 1 -type f)

$(NODE_MODULES): web/package.json web/package-lock.json requirements-node.lock | $(BIN)/python
	@echo "Fetching what builds the browser table"
	@$(NPM) ci --no-audit --no-fund
	@touch $@

$(WEB): $(NODE_MODULES) $(WEB_SOURCES)
	@echo "Building the browser table"
	@$(NPM) run --silent build
	@touch $@

# What plays without a server: our package goes into it, so it is packed again after every change there.
KIT := src/vabanque/web/kit/kit.json
KIT_SOURCES := scripts/kit.py $(shell find src/vabanque -name web -prune -o -name '*.py' -print -o -path '*/data/*' -print)

$(KIT): $(WEB) $(KIT_SOURCES) requirements.lock | $(RUNTIME)
	@$(BIN)/python scripts/kit.py
	@$(NPM) run --silent offline

web: $(KIT)  ## Build the browser table if its sources, the words or what plays offline have changed
else
web:
endif

play: $(RUNTIME) web  ## Play (ARGS="--help" lists the other commands)
	@$(BIN)/vabanque $(ARGS)

lint: $(DEV) $(NODE_MODULES)  ## ruff, mypy --strict, the levels of the packages; Prettier and ESLint for web/
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo
ifdef NPM
	$(NPM) run lint
endif

# Linters, the browser's unit tests and the compiler run beside pytest, whose summary is the last line unless they find
# something. Tests that use compiled code wait for the compiler; meanwhile others run (tests/conftest.py).
# One that has nothing to do takes tests from another; why there are more processes than cores: tests/conftest.py.
CHECKS := $(VENV)/checks.log

test: setup chromium services  ## Check everything (ARGS="-k sphinx" selects tests)
	@$(MAKE) --no-print-directory lint unit >$(CHECKS) 2>&1 & checks=$$!; \
	$(BIN)/python scripts/compile.py & compiler=$$!; \
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS); tests=$$?; \
	wait $$compiler || { echo "scripts/compile.py has failed." >&2; tests=1; }; \
	wait $$checks || { cat $(CHECKS); exit 1; }; exit $$tests

# For every commit: what needs no compiler, server, browser or service. The linters run beside the tests.
check: $(DEV) $(NODE_MODULES)  ## Linters, types and the fast tests: a minute and a half, for every commit
	@$(MAKE) --no-print-directory lint unit >$(CHECKS) 2>&1 & checks=$$!; \
	$(BIN)/python -m pytest -n auto --dist worksteal --plain $(ARGS); tests=$$?; \
	wait $$checks || { cat $(CHECKS); exit 1; }; exit $$tests

unit: $(NODE_MODULES)
ifdef NPM
	$(NPM) run check
	$(NPM) run test
endif

smoke: web  ## Play one game on a server with only what `make play` installs
	$(MAKE) --no-print-directory VENV=.venv-runtime .venv-runtime/.stamp-runtime
	.venv-runtime/bin/python scripts/smoke.py

chromium: $(DEV)
	@scripts/chromium.sh

services:
	@scripts/services.sh

docs: setup  ## Build the documentation into site/: open site/index.html, no server needed
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "site/index.html"

site: setup  ## The whole product as a folder for any web server, without ours (ARGS=folder)
	$(BIN)/python scripts/site.py $(ARGS)

bench: setup  ## Measure speed, as ratios within one run (results in bench/out)
	$(BIN)/python -m bench $(ARGS)

screenshots: setup chromium  ## Take a picture of every screen into screenshots/
	$(BIN)/python scripts/screenshots.py $(ARGS)

pictures: setup chromium  ## Take the pictures of the documentation again, into docs/images
	$(BIN)/python scripts/pictures.py $(ARGS)

chaos: setup services  ## Let everything go wrong during play, for a long time: nothing acknowledged may be lost
	$(BIN)/python -m pytest -s tests/chaos $(ARGS)

simulate: $(DEV)  ## Thousands of runs with faults that can be repeated (ARGS="--seeds 10000", or "--seed 17")
	$(BIN)/python -m tests.simulate $(ARGS)

# Without network: the build backend is in the lock file. The manual page is made from the commands.
dist: setup  ## Build the wheel and the source distribution into dist/
	@mkdir -p build
	$(BIN)/python scripts/man.py > build/vabanque.1
	$(BIN)/python -m hatchling build

clean:  ## Remove everything that make has made
	rm -rf $(VENV) .venv-runtime web/node_modules web/.svelte-check src/vabanque/web site build dist bench/out screenshots \
	    .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .schemathesis .coverage snapshot_report.html
	find . -depth \( -name __pycache__ -o -name '*.egg-info' \) -exec rm -rf {} +

# Lock files: hashes for all platforms, no host names, no release younger than a fortnight.

COMPILE = $$tmp/bin/uv pip compile --universal --python-version 3.11 --generate-hashes \
    --no-annotate --no-emit-index-url --no-strip-extras --exclude-newer 14days --quiet \
    --custom-compile-command 'make lock' $(ARGS)

lock:  ## Update the lock files after a change in pyproject.toml (ARGS=--upgrade takes newer versions)
	@set -e; tmp=$$(mktemp -d); trap 'rm -rf "$$tmp"' EXIT; \
	python3 -m venv $$tmp; $$tmp/bin/python -m pip install -qq uv==0.13.7; \
	$(COMPILE) pyproject.toml --group build --extra terminal --extra server --output-file requirements.lock; \
	$(COMPILE) pyproject.toml --group dev --extra all --constraint requirements.lock \
	    --output-file requirements-dev.lock; \
	$(COMPILE) pyproject.toml --group build --extra server --extra postgres --extra redis \
	    --constraint requirements-dev.lock --output-file requirements-server.lock; \
	$(COMPILE) --group node --output-file requirements-node.lock; \
	! grep -n '://' requirements*.lock
