"""The addresses of codes and preview cards."""

from django.urls import path

from scenarios.share import views

urlpatterns = [
    path("qr/", views.qr, name="qr"),
    # /card.png?hand=…
    path("card.png", views.hand_card, name="hand-card"),
    # /scenarios/<code>/<number>/
    path("scenarios/<slug:code>/<int:number>/card.png", views.step_card, name="step-card"),
]
