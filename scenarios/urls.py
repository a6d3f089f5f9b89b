"""The addresses of the scenarios, and the home page."""

from django.urls import include, path

from scenarios import views

urlpatterns = [
    path("", views.home, name="home"),
    # /scenarios/
    path("scenarios/", views.scenarios, name="scenarios"),
    # /scenarios/<code>/
    path("scenarios/<slug:code>/", views.scenario, name="scenario"),
    path("scenarios/<slug:code>/handout/", views.handout, name="handout"),
    path("scenarios/<slug:code>/<int:number>/", views.step, name="step"),
    path("", include("scenarios.ruling.urls")),
    path("", include("scenarios.share.urls")),
    path("", include("scenarios.search.urls")),
    path("", include("scenarios.wording.desk.urls")),
    path("", include("scenarios.offline.urls")),
]
