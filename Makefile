# Les deux commandes : « make play » ouvre la table, « make test » vérifie tout.
# Everything is set up in .venv/ from python3 (3.11 or later), pip and make alone.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: help play test lint format bench lock clean

help:
	@echo "make play   ouvre la table          | opens the table        (ARGS=\"…\")"
	@echo "make test   lance tous les tests    | runs all tests         (K=word: a part)"
	@echo "make lint   relit le code           | linters and type checks"
	@echo "make format met le code en forme    | formats the code"
	@echo "make bench  mesure                  | measures               (B=engine)"
	@echo "make lock   refait les verrous      | remakes the lock files"

$(READY)-play: tools/bootstrap.py requirements.lock pyproject.toml
	@$(PYTHON) tools/bootstrap.py requirements.lock $@

$(READY)-dev: tools/bootstrap.py requirements-dev.lock pyproject.toml
	@$(PYTHON) tools/bootstrap.py requirements-dev.lock $@

play: $(READY)-play
	@$(BIN)/parlotte play $(ARGS)

test: $(READY)-dev
	@$(BIN)/python -m pytest -n auto $(if $(K),-k "$(K)")

lint: $(READY)-dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/parlotte packs
	@$(BIN)/python -m parlotte.packs.readings docs/games

format: $(READY)-dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(READY)-dev
	@$(BIN)/python -m bench.$(or $(B),engine)

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --upgrade pyproject.toml
lock: $(READY)-dev
	@$(COMPILE) --group build -o requirements.lock
	@$(COMPILE) --group build --group dev -c requirements.lock -o requirements-dev.lock

clean:
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
