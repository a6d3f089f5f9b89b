"""The addresses of the rulings on any hand."""

from django.urls import path

from scenarios.ruling import views

urlpatterns = [
    # /ruling/
    path("ruling/", views.ruling, name="ruling"),
    path("ruling/build/", views.build, name="build"),
    path("ruling/calculator/", views.calculator, name="calculator"),
    path("ruling/chips/", views.chips, name="chips"),
]
