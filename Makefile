# The two that a newcomer needs: `make run` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip install --quiet
JOBS   ?= 2

.DEFAULT_GOAL := help
.PHONY: help run test quick soak types lint layers engine-tests tests browser format bench pictures clean

help:            ## what there is
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/: [^#]*##/ —/' | sort

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: $(VENV)/bin/python pyproject.toml constraints.txt
	$(PIP) --editable '.[local]'
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml constraints.txt
	$(PIP) --editable '.[local,dev]'
	@touch $@ $(VENV)/.run

run: $(VENV)/.run          ## start the bot: on Discord when DISCORD_TOKEN is set, else in a browser
	@if [ -n "$$DISCORD_TOKEN" ]; then exec $(BIN)/rieles run; else exec $(BIN)/rieles local; fi

test: types lint layers tests    ## the whole gate

quick: types lint layers engine-tests   ## the gate's first minute

types: $(VENV)/.dev
	$(BIN)/mypy

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

layers: $(VENV)/.dev
	$(BIN)/lint-imports --no-cache

engine-tests: $(VENV)/.dev
	$(BIN)/pytest -q -n $(JOBS) -m 'not soak' tests/engine tests/rulebook tests/contract

tests: $(VENV)/.dev browser
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal -m 'not soak'

browser:                   # Debian's Chromium, for the tests that look at local mode as a person does
	@.ci/chromium

soak: $(VENV)/.dev browser ## the long checks
	$(BIN)/pytest -q -m soak

bench: $(VENV)/.dev        ## speed and size, as ratios within one run
	$(BIN)/rieles bench

pictures: $(VENV)/.dev     ## draw the pictures of the documents again
	$(BIN)/python tools/board_pictures.py docs/pictures
	$(BIN)/python tools/sheet_pictures.py docs/pictures
	$(BIN)/python -m tools.story_pictures docs/pictures
	$(BIN)/python tools/tile_pictures.py docs/pictures

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
