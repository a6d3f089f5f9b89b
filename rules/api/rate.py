"""How often one address may ask: a counter for each minute, in Django's cache."""

import time
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest

from rules.api.refusal import Refusal, RefusalCode

MINUTE: Final = 60


def count_request(request: HttpRequest) -> None:
    """Count a request; raise Refusal where the address has asked too often in this minute.

    Processes that shall count together need a cache that they share: Memcached, Redis, or the
    database. In the default cache each counts for itself.
    """
    if not settings.API_RATE:
        return
    minute, second = divmod(int(time.time()), MINUTE)
    key = f"api-rate-{minute}-{address_of(request)}"
    if cache.add(key, 1, timeout=2 * MINUTE):
        return
    try:
        asked = cache.incr(key)
    except ValueError:
        # The cache has just dropped it to make room.
        return
    if asked > settings.API_RATE:
        raise Refusal(RefusalCode.TOO_MANY_REQUESTS, seconds=MINUTE - second)


def address_of(request: HttpRequest) -> str:
    """Return who asks: an IPv4 address, or the network of 64 bits that an IPv6 host has."""
    told = request.META.get("REMOTE_ADDR", "")
    if settings.BEHIND_PROXY:
        # Only what our own proxy appended can be trusted, and that stands last.
        told = request.META.get("HTTP_X_FORWARDED_FOR", told).rpartition(",")[2].strip()
    try:
        address = ip_address(told)
    except ValueError:
        return "unknown"
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False).network_address)
    return str(address)
