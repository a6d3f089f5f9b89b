"""The addresses of what works without network."""

from django.urls import path

from scenarios.offline import views

urlpatterns = [
    # /offline/
    path("offline/", views.offline, name="offline"),
    path("offline/pages.json", views.pages, name="offline-pages"),
    path("no-network/", views.no_network, name="no-network"),
    path("manifest.webmanifest", views.manifest, name="manifest"),
]

# A worker sees the pages below its own address, and browsers look for the icon at the root.
root_urlpatterns = [
    path("sw.js", views.worker, name="worker"),
    path("favicon.ico", views.favicon, name="favicon"),
]
