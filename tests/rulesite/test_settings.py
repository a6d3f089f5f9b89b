"""The settings as a start with this or that environment sees them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings

ROOT = Path(settings.BASE_DIR)
OURS = (
    "DEBUG",
    "SECRET_KEY",
    "ALLOWED_HOSTS",
    "DATABASE_URL",
    "HTTPS",
    "HSTS_SECONDS",
    "BEHIND_PROXY",
    "API_RATE",
)


def start(expression: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Start Python with only these of our variables set, and print a value of the settings."""
    inherited = {name: value for name, value in os.environ.items() if name not in OURS}
    code = f"from rulesite import settings; print({expression})"
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=inherited | variables,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("settings.DEBUG", "False"),
        ("settings.ALLOWED_HOSTS", "['localhost', '127.0.0.1', '[::1]']"),
        ("settings.DATABASES['default']['ENGINE']", "django.db.backends.sqlite3"),
        ("settings.SECURE_SSL_REDIRECT", "False"),
        ("settings.SECURE_HSTS_SECONDS", "0"),
        ("len(settings.SECRET_KEY) >= 50", "True"),
    ],
)
def test_settings_need_no_environment(expression: str, value: str) -> None:
    assert start(expression).stdout == f"{value}\n"


def test_settings_behind_https_insist_on_it() -> None:
    result = start(
        "(settings.SECURE_SSL_REDIRECT, settings.SECURE_HSTS_SECONDS,"
        " settings.SESSION_COOKIE_SECURE, settings.CSRF_COOKIE_SECURE,"
        " settings.SECURE_PROXY_SSL_HEADER)",
        HTTPS="True",
        HSTS_SECONDS="60",
        BEHIND_PROXY="True",
    )

    assert result.stdout == "(True, 60, True, True, ('HTTP_X_FORWARDED_PROTO', 'https'))\n"


def test_web_server_s_entry_leaves_the_collector_what_is_loaded() -> None:
    code = (
        "import gc, sys; from rulesite.wsgi import application; "
        "print(callable(application), 'scenarios.ruling.views' in sys.modules,"
        " gc.get_freeze_count() > len(gc.get_objects()))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert result.stdout == "True True True\n"


def test_settings_take_postgresql_and_keep_its_connections() -> None:
    result = start(
        "[settings.DATABASES['default'][name]"
        " for name in ('ENGINE', 'NAME', 'CONN_MAX_AGE', 'CONN_HEALTH_CHECKS')]",
        DATABASE_URL="postgres://user:secret@db.example:5432/rules",
    )

    assert result.stdout == "['django.db.backends.postgresql', 'rules', None, True]\n"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DEBUG", "yes"),
        ("HTTPS", "1"),
        ("BEHIND_PROXY", "on"),
        ("API_RATE", "many"),
        ("SECRET_KEY", ""),
        ("ALLOWED_HOSTS", "example.org,"),
        ("DATABASE_URL", ""),
    ],
)
def test_settings_stop_the_start_on_a_wrong_value(name: str, value: str) -> None:
    result = start("settings.DEBUG", **{name: value})

    assert result.returncode == 1
    assert f"ImproperlyConfigured: {name} " in result.stderr
