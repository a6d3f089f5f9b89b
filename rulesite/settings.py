"""Settings of the site: sensible without any environment variable, and strict about those set.

| variable        | default              | meaning                                                |
|-----------------|----------------------|--------------------------------------------------------|
| `DEBUG`         | `False`              | error pages with source, for development only          |
| `SECRET_KEY`    | kept in `var/`       | signs the sessions of the admin                        |
| `ALLOWED_HOSTS` | this machine         | host names the site answers to, separated by commas    |
| `DATABASE_URL`  | SQLite in `var/`     | `postgres://user:password@host/name`                   |
| `HTTPS`         | `False`              | redirect to HTTPS, HSTS, cookies over HTTPS only       |
| `HSTS_SECONDS`  | one year             | how long browsers insist on HTTPS, where `HTTPS` is on |
| `BEHIND_PROXY`  | `False`              | trust `X-Forwarded-Proto` and `-For` of a proxy ahead  |
| `API_RATE`      | 600                  | requests a minute and address, per process; 0: any     |

Requests are counted in the default cache. It belongs to one process, so that several processes
each count for themselves: where they shall count together, let `CACHES` name a cache that they
share (Memcached, Redis, or a table of the database).
"""

from datetime import timedelta
from pathlib import Path
from typing import Any

import dj_database_url
from csp.constants import NONE, SELF

from rulesite import environment
from rulesite.release import release

BASE_DIR = Path(__file__).resolve().parent.parent
VAR = BASE_DIR / "var"

RELEASE = release(BASE_DIR)

DEBUG = environment.boolean("DEBUG", default=False)
SECRET_KEY = environment.secret("SECRET_KEY", file=VAR / "secret_key")
ALLOWED_HOSTS = environment.words("ALLOWED_HOSTS", default="localhost,127.0.0.1,[::1]")

ROOT_URLCONF = "rulesite.urls"
WSGI_APPLICATION = "rulesite.wsgi.application"

INSTALLED_APPS = [
    # modeltranslation changes the admin of the models it translates, so it comes before it.
    "modeltranslation",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "axes",
    "django_htmx",
    "simple_history",
    # Also sets the template loaders: partials, cached, on top of Django's own two.
    "template_partials",
    "rules",
    "rules.glossary",
    "scenarios",
    "scenarios.search",
    "scenarios.wording",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    # Sessions, users and messages are for the admin. They do nothing until somebody asks for
    # them, so that a public page sets no cookie and does not vary on one.
    "django.contrib.sessions.middleware.SessionMiddleware",
    "rulesite.middleware.without_language_cookie",
    # After the session and before anything that may answer in words.
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "csp.middleware.CSPMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    # So that the history of a text says who changed it in the admin.
    "simple_history.middleware.HistoryRequestMiddleware",
    # Last, as its manual wants it: answers who has tried too many passwords.
    "axes.middleware.AxesMiddleware",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

# -- database ---------------------------------------------------------------------------------

DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

_database: dict[str, Any] = {
    **dj_database_url.parse(
        environment.text("DATABASE_URL", default=f"sqlite:///{VAR / 'db.sqlite3'}")
    ),
    # A new connection costs more than the queries of a page.
    "CONN_MAX_AGE": None,
}
if _database["ENGINE"] == "django.db.backends.sqlite3":
    # A deferred transaction that reads and then writes fails when another one wrote meanwhile;
    # an immediate one waits its turn.
    _database["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }
else:
    _database["CONN_HEALTH_CHECKS"] = True
DATABASES = {"default": _database}

CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        # Every page in three languages with its switches; what does not fit is made again.
        "OPTIONS": {"MAX_ENTRIES": 2000},
    },
}

# -- languages --------------------------------------------------------------------------------

# Each in its own words: this is how the links to them read.
LANGUAGES = [("de", "Deutsch"), ("it", "Italiano"), ("en", "English")]
LANGUAGE_CODE = "en"
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_I18N = True
# Only amounts of chips are grouped, by their own filter; a year or a rule's number is not.
USE_THOUSAND_SEPARATOR = False
USE_TZ = True
TIME_ZONE = "UTC"

MODELTRANSLATION_DEFAULT_LANGUAGE = "en"
# A missing translation must show as missing: a text in another language would hide it, and
# copying one into empty columns would make it look present.
MODELTRANSLATION_ENABLE_FALLBACKS = False
MODELTRANSLATION_AUTO_POPULATE = False

# -- static files -----------------------------------------------------------------------------

STATIC_URL = "/static/"
STATIC_ROOT = VAR / "static"
STATICFILES_DIRS = [BASE_DIR / "rulesite" / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": (
            "django.contrib.staticfiles.storage.StaticFilesStorage"
            if DEBUG
            else "whitenoise.storage.CompressedManifestStaticFilesStorage"
        ),
    },
}

# -- security ---------------------------------------------------------------------------------

HTTPS = environment.boolean("HTTPS", default=False)
SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = environment.integer("HSTS_SECONDS", default=31_536_000) if HTTPS else 0
SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SECURE = HTTPS
BEHIND_PROXY = environment.boolean("BEHIND_PROXY", default=False)
if BEHIND_PROXY:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
# Requests a minute that one address may send to the service; 0 counts none.
API_RATE = environment.integer("API_RATE", default=600)
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"

# Everything comes from the site itself, and nothing is inline.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "base-uri": [NONE],
        "connect-src": [SELF],
        "font-src": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "img-src": [SELF],
        "manifest-src": [SELF],
        "script-src": [SELF],
        "style-src": [SELF],
        "worker-src": [SELF],
    },
}

# -- who may come in ---------------------------------------------------------------------------

LOGIN_URL = "desk-login"
LOGIN_REDIRECT_URL = "desk"
LOGOUT_REDIRECT_URL = "desk-login"
AUTHENTICATION_BACKENDS = [
    "axes.backends.AxesStandaloneBackend",
    "django.contrib.auth.backends.ModelBackend",
]
# Ten wrong passwords for a name from one address, and that name waits there for a quarter of an
# hour; the attempts are kept in the database, so that all processes count together.
AXES_FAILURE_LIMIT = 10
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_RESET_ON_SUCCESS = True
AXES_CLIENT_IP_CALLABLE = "scenarios.wording.desk.views.account.address"
AXES_LOCKOUT_CALLABLE = "scenarios.wording.desk.views.account.locked"
AXES_ENABLE_ADMIN = False
AXES_DISABLE_ACCESS_LOG = True
AXES_VERBOSE = False

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]

# -- log --------------------------------------------------------------------------------------

# With DEBUG off Django would only mail its errors; here they go where the server's output goes.
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "loggers": {
        "django": {"handlers": ["console"], "level": "WARNING", "propagate": False},
        # A wrong address is the visitor's affair and no warning.
        "django.request": {"level": "ERROR"},
    },
}
