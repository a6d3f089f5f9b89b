"""Somebody who is logged in, as a browser remembers it."""

from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client
from playwright.sync_api import StorageState


def logged_in(user: User) -> StorageState:
    """Return what a browser has kept of somebody who is logged in."""
    client = Client()
    client.force_login(user)
    return {
        "cookies": [
            {
                "name": settings.SESSION_COOKIE_NAME,
                "value": client.cookies[settings.SESSION_COOKIE_NAME].value,
                "domain": "localhost",
                "path": "/",
                "expires": -1,
                "httpOnly": True,
                "secure": False,
                "sameSite": "Lax",
            }
        ]
    }
