"""The site map: the language comes first in every path."""

from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.urls import include, path

from rules.api.views import page as api_page
from rulesite.views import choose_language
from scenarios.offline.urls import root_urlpatterns

urlpatterns = [
    path("", choose_language, name="choose-language"),
    *root_urlpatterns,
    # /api/
    path("api/", include("rules.api.urls")),
    # /<language>/…
    *i18n_patterns(
        path("admin/", admin.site.urls),
        path("", include("scenarios.urls")),
        path("", include("rules.urls")),
        path("api/", api_page, name="api"),
    ),
]
