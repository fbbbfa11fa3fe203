# Les deux commandes : « make play » et « make test ».
# Everything is set up in .venv/ from python3 (3.11 or later), pip and make alone.
PYTHON ?= python3
IN := .venv/bin/python
# The stamp knows where it was made: after a move the set-up is mended by itself.
READY := .venv/ready-$(shell pwd | cksum | cut -d' ' -f1)

.PHONY: help play test test-deep lint format ui docs shots bench lock clean

help:
	@echo "make play   met la table, on joue   | sets the table, let's play (ARGS=--help: options)"
	@echo "make test   lance tous les tests    | runs all tests             (K=word: a part; T=path: one)"
	@echo "make test-deep  la forme longue     | all seeds, sizes, languages (PART=1/3)"
	@echo "make lint   relit le code           | linters, types, content"
	@echo "make format met le code en forme    | formats the code"
	@echo "make ui     rebâtit le client       | builds the client anew     (needs Node)"
	@echo "make docs   réécrit le protocole    | the protocol of each game, from its code"
	@echo "make shots  photographie les écrans | pictures of every screen   (S=word: a part)"
	@echo "make bench  mesure                  | measures                   (B=engine)"
	@echo "make lock   refait les verrous      | remakes the lock files"
	@echo "make clean  efface .venv et caches  | removes .venv and caches"

$(READY)-play: tools/bootstrap.py requirements.lock pyproject.toml
	@$(PYTHON) tools/bootstrap.py requirements.lock $@

$(READY)-dev: tools/bootstrap.py requirements-dev.lock pyproject.toml
	@$(PYTHON) tools/bootstrap.py requirements-dev.lock $@

play: $(READY)-play
	@$(IN) -m parlotte play $(ARGS)

# Whoever starts Python a hundred times keeps what was compiled.
test: export PYTHONDONTWRITEBYTECODE =
test: $(READY)-dev
	@$(IN) tools/browser.py
	@$(IN) tools/balancer.py
	@$(if $(K)$(T),,$(IN) tools/ui.py --test)
	@$(IN) -m pytest -n auto --dist worksteal $(if $(K),-k "$(K)") $(if $(T),"$(T)")

test-deep: export PARLOTTE_DEEP = 1
test-deep: export PARLOTTE_PART = $(PART)
test-deep: test

lint: $(READY)-dev
	@$(IN) -m ruff check .
	@$(IN) -m ruff format --check .
	@$(IN) -m mypy
	@$(IN) -m parlotte packs
	@$(IN) tools/readings.py docs/games
	@$(IN) tools/ui.py --lint

format: $(READY)-dev
	@$(IN) -m ruff check --fix .
	@$(IN) -m ruff format .
	@$(IN) tools/ui.py --format

ui: $(READY)-dev
	@$(IN) tools/ui.py

docs: $(READY)-dev
	@$(IN) tools/protocol.py

shots: $(READY)-dev
	@$(IN) tools/browser.py
	@$(IN) tools/shots.py $(S)

bench: $(READY)-dev
	@$(IN) -m bench.$(or $(B),engine) $(ARGS)

COMPILE = $(IN) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --upgrade pyproject.toml
lock: $(READY)-dev
	@$(COMPILE) --group build -o requirements.lock
	@$(COMPILE) --group build --group dev -c requirements.lock -o requirements-dev.lock

clean:
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis shots test-results web/made web/node_modules
