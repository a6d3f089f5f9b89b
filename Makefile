# `make` alone lists what there is to make.

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
MANAGE := $(BIN)/python manage.py

.DEFAULT_GOAL := help
.PHONY: help setup run test check bench prove messages format

help: ## list what there is to make
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' \
		| awk -F '\t' '{ printf "make %-10s %s\n", $$1, $$2 }'

setup: .venv/installed ## set up: packages, translations, database, content, static files
	@$(MANAGE) prepare

run: setup ## set up and serve the site on http://127.0.0.1:8000 (PORT=8001 for another)
	@$(BIN)/gunicorn rulesite.wsgi --bind 127.0.0.1:$(PORT) --threads 4 --no-control-socket

test: .venv/installed-tools setup ## set up and run all tests: about ten minutes
	@$(BIN)/pytest -n 3 -q -rs

check: .venv/installed-tools setup ## the linters, types, import order, migrations, translations, tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	git ls-files -z -- '*.html' | xargs -0 -r $(BIN)/djade --check --target-version 5.2
	$(BIN)/mypy .
	$(BIN)/lint-imports
	$(MANAGE) makemigrations --check --dry-run
	HTTPS=True ALLOWED_HOSTS=example.org $(MANAGE) check --deploy --fail-level ERROR
	$(MANAGE) check_wording --only site,interface --hard-coded --fail-on info
	$(BIN)/pytest -n 3 -q --cov --cov-report=term --cov-fail-under=100

bench: .venv/installed-tools setup ## measure the engine and the site, as ratios
	@$(BIN)/python -m tests.bench

prove: .venv/installed-tools setup ## judge the engine at length, and write the figures that the site shows
	@$(BIN)/python -m tests.prove

messages: .venv/installed ## collect the texts to translate (needs gettext)
	@$(MANAGE) makemessages --all --no-wrap --add-location file --no-obsolete \
		--ignore .venv --ignore var --ignore tests
	@sed -i '/^"POT-Creation-Date/d' locale/*/LC_MESSAGES/django.po

format: .venv/installed-tools ## format the code and the templates
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@git ls-files -z -- '*.html' | xargs -0 -r $(BIN)/djade --target-version 5.2

# -- packages: installed anew only when their list has changed -------------------------------

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -m venv .venv \
		|| { rm -rf .venv; echo "Python's venv is needed (Debian: apt install python3-venv)" >&2; exit 1; }

.venv/installed: requirements.txt | .venv/bin/python
	@echo "Installing the packages …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/installed-tools: .ci/requirements.txt .ci/constraints.txt requirements.txt | .venv/bin/python
	@echo "Installing the packages for tests and checks …"
	@$(BIN)/pip install --quiet --disable-pip-version-check -r .ci/requirements.txt
	@touch .venv/installed $@
