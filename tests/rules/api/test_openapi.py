"""The service keeps to its own description, whatever it is asked."""

from typing import Any

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from hypothesis import HealthCheck
from hypothesis import settings as bounds
from pytest_django import Settings

# Read as any program would.
schema = schemathesis.openapi.from_wsgi("/api/openapi.json", get_wsgi_application())
# A line of text is well formed whatever it says, and may still be a hand that cannot be.
schema.config.checks.positive_data_acceptance.expected_statuses = ["200", "422"]


@pytest.fixture(autouse=True)
def nobody_is_counted(settings: Settings) -> None:
    settings.API_RATE = 0


# Nothing here reads the database, but Django looks after a connection that another test has left.
@pytest.mark.django_db
@pytest.mark.service
@schema.parametrize()
@bounds(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
def test_service_answers_as_its_description_says(case: schemathesis.Case[Any]) -> None:
    # In-process, schemathesis does not unpack what it says it accepts packed.
    case.call_and_validate(headers={"Accept-Encoding": "identity"})
