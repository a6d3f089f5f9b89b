"""What the rows of the scenarios know about themselves."""

import pytest
from django.core.exceptions import ValidationError
from django.utils import translation

from scenarios.models import Scenario, Step


def test_row_is_named_as_in_its_address() -> None:
    scenario = Scenario(code="47-1a")
    step = Step(scenario=scenario, number=3)

    assert str(scenario) == "47-1a"
    assert str(step) == "47-1a/3"


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("de", "Zeichen 28 der Zeile: B steht vor einem Einsatz von 100 und kann nicht checken."),
        ("it", "Carattere 28 della riga: B ha di fronte una puntata di 100 e non può fare check."),
        ("en", "At character 28 of the line: B faces a bet of 100 and cannot check."),
    ],
)
def test_hand_line_that_cannot_be_played_is_refused(language: str, message: str) -> None:
    scenario = Scenario(code="47-9", hand="NL 50-100 flop: A bet 100, B check")

    with translation.override(language):
        with pytest.raises(ValidationError) as refused:
            scenario.clean()

        assert refused.value.message_dict == {"hand": [message]}


def test_hand_line_that_can_be_played_is_kept() -> None:
    Scenario(code="47-9", hand="NL 50-100 flop: A bet 100, B call, C?").clean()
