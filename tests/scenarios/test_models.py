"""What the rows of the scenarios know about themselves."""

from scenarios.models import Scenario, Step


def test_row_is_named_as_in_its_address() -> None:
    scenario = Scenario(code="47-1a")
    step = Step(scenario=scenario, number=3)

    assert str(scenario) == "47-1a"
    assert str(step) == "47-1a/3"
