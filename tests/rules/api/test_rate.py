"""How often one address may ask."""

import json
import time
from collections.abc import Iterator

import pytest
from django.core.cache import cache
from django.core.cache.backends.dummy import DummyCache
from django.test import Client, RequestFactory
from pytest_django import Settings

from rules.api.rate import address_of, count_request

LINE = {"hand": "NL 50-100: A call"}


class Forgetful(DummyCache):
    """A cache that makes room between one question and the next."""

    def add(self, *_args: object, **_kwargs: object) -> bool:
        return False


@pytest.fixture(autouse=True)
def nobody_has_asked_yet() -> Iterator[None]:
    cache.clear()
    # A test that runs over the end of a minute would begin to count anew.
    if time.time() % 60 > 58:
        time.sleep(2)
    yield
    cache.clear()


def test_address_that_asks_too_often_has_to_wait(client: Client, settings: Settings) -> None:
    settings.API_RATE = 2

    first, second, third = (client.get("/api/rulings", LINE) for _ in range(3))

    assert (first.status_code, second.status_code, third.status_code) == (200, 200, 429)
    assert third.json()["error"]["code"] == "too-many-requests"
    assert 1 <= int(third["Retry-After"]) <= 60
    assert third.json()["error"]["facts"] == {"seconds": int(third["Retry-After"])}


def test_requests_that_are_refused_count_too(client: Client, settings: Settings) -> None:
    settings.API_RATE = 1

    statuses = [client.get("/api/rulings").status_code for _ in range(2)]

    assert statuses == [400, 429]


def test_one_address_does_not_use_up_what_another_may(client: Client, settings: Settings) -> None:
    settings.API_RATE = 1

    statuses = [
        client.get("/api/rulings", LINE, REMOTE_ADDR=address).status_code
        for address in ("192.0.2.1", "192.0.2.2", "192.0.2.1")
    ]

    assert statuses == [200, 200, 429]


def test_next_minute_counts_anew(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.API_RATE = 1
    request = RequestFactory().get("/api/rulings")

    for now in (59, 60, 120):
        monkeypatch.setattr(time, "time", lambda now=now: float(now))
        count_request(request)


def test_no_limit_counts_nobody(client: Client, settings: Settings) -> None:
    settings.API_RATE = 0

    body = json.dumps(LINE)
    statuses = {
        client.post("/api/rulings", body, content_type="application/json").status_code
        for _ in range(5)
    }

    assert statuses == {200}


def test_counter_that_the_cache_dropped_counts_anew(settings: Settings) -> None:
    settings.API_RATE = 1
    # A cache that keeps nothing says at once that the key is there no more.
    settings.CACHES = {"default": {"BACKEND": "tests.rules.api.test_rate.Forgetful"}}

    for _ in range(3):
        count_request(RequestFactory().get("/api/rulings"))


@pytest.mark.parametrize(
    ("told", "address"),
    [
        pytest.param("192.0.2.7", "192.0.2.7", id="IPv4"),
        pytest.param("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::", id="IPv6 by its network"),
        pytest.param("", "unknown", id="a socket without address"),
    ],
)
def test_address_is_the_hosts_or_its_network(told: str, address: str) -> None:
    assert address_of(RequestFactory().get("/", REMOTE_ADDR=told)) == address


def test_address_told_by_a_proxy_counts_only_behind_one(settings: Settings) -> None:
    request = RequestFactory().get(
        "/", REMOTE_ADDR="127.0.0.1", headers={"X-Forwarded-For": "10.0.0.1, 192.0.2.9"}
    )
    assert address_of(request) == "127.0.0.1"

    settings.BEHIND_PROXY = True

    # What stands before the last one anybody can have written.
    assert address_of(request) == "192.0.2.9"
