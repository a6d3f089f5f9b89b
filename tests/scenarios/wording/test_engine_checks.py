"""Figures against the engine: known, in their role, and all there."""

import pytest

from scenarios.wording.checks.unit import Kind
from tests.scenarios.wording.bench import HAND, RAISES, document, findings, found


@pytest.mark.parametrize(
    ("text", "language", "words"),
    [
        ("D erhöht um 2.100 auf mindestens 5.600.", "de", ["2.100"]),
        ("D rilancia di 2.000, per un totale di 5.700.", "it", ["5.700"]),
        ("D raises by 2,000 to 5,600, not to 7,200.", "en", ["7,200"]),
        ("Blinds 100-200: A setzt 600, B 1.600, C 3.600.", "de", []),
        ("In Beispiel 2 gelten 50 % von 2.000.", "de", []),
        ("C schiebt zwei 1.800er Chips vor.", "de", []),
        ("C schiebt drei 1.800er Chips vor.", "de", ["1.800"]),
    ],
)
def test_figures_that_the_engine_does_not_know_are_found(
    text: str, language: str, words: list[str]
) -> None:
    assert found("ENG-FIGURE", document(text, language, hand=RAISES)) == words


def test_figures_without_a_hand_are_not_looked_up() -> None:
    assert found("ENG-FIGURE", document("D setzt 12.345.")) == []


@pytest.mark.parametrize(
    ("text", "language", "said", "value"),
    [
        ("C müsste vor einem Raise von mindestens 225 stehen.", "de", "by", 225),
        ("C erhöht um 200.", "de", "by", 200),
        ("Das Minimum-Raise für C bleibt 300.", "de", "by", 300),
        ("Es geht auf insgesamt 75.", "de", "to", 75),
        ("Der Gesamteinsatz von 75 gilt.", "de", "to", 75),
        ("Mitgehen kostet 125.", "de", "", 0),  # C paid 125 for a call
        ("Mitgehen kostet 225.", "de", "call", 225),
        ("C steht nun vor 225.", "de", "call", 225),
        ("Es sind 225 mehr.", "de", "more", 225),
        ("Für ein Raise fehlen 200.", "de", "missing", 200),
        ("Dazu fehlt etwas: 200 fehlen.", "de", "missing", 200),
        ("Erst bei insgesamt 125 wäre die Setzrunde wiedereröffnet.", "de", "reopen", 125),
        ("C dovrebbe avere di fronte un rilancio di almeno 225.", "it", "by", 225),
        ("C arriva a 75.", "it", "to", 75),
        ("C punta per un totale di almeno 75.", "it", "to", 75),
        ("Si trova di fronte a 225.", "it", "call", 225),
        ("Per chiamare servono 225.", "it", "call", 225),
        ("Ne mancano 200.", "it", "missing", 200),
        ("Sono 225 in più.", "it", "more", 225),
        ("L’all-in aumenta il totale di 200.", "it", "by", 200),
        ("Il rilancio minimo per C resta 300.", "it", "by", 300),
        ("Le puntate si riaprirebbero con un totale di 125.", "it", "reopen", 125),
        ("A raise of at least 225 is needed.", "en", "by", 225),
        ("C raises to 75.", "en", "to", 75),
        ("That is 75 in total.", "en", "to", 75),
        ("A call costs 225.", "en", "call", 225),
        ("C faces only 225.", "en", "call", 225),
        ("That is 225 more.", "en", "more", 225),
        ("Now 200 are missing.", "en", "missing", 200),
        ("Only a bet of 125 would reopen betting.", "en", "reopen", 125),
    ],
)
def test_figures_in_another_role_are_found(text: str, language: str, said: str, value: int) -> None:
    facts = [
        (dict(finding.facts)["said"], dict(finding.facts)["value"])
        for finding in findings("ENG-ROLE", document(text, language, hand=HAND))
    ]

    assert facts == ([(said, value)] if said else [])


def test_pot_is_not_what_somebody_pays() -> None:
    hand = "NL 50-100 flop pot 700: A bet 100, B?"

    assert found("ENG-ROLE", document("B bezahlt die 700.", hand=hand)) == ["700"]
    assert found("ENG-ROLE", document("B bezahlt die 100.", hand=hand)) == []


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("A setzt 100, B geht um 25 auf insgesamt 125, D um 75 auf 200 All-In.", "de"),
        ("C steht vor 75; ein Raise ginge um mindestens 100 auf mindestens 300.", "de"),
        ("C bezahlte die 125, nun sind es 75 mehr. Es fehlen 25.", "de"),
        ("Ab einem Einsatz von insgesamt 225 ist die Setzrunde wiedereröffnet.", "de"),
        ("B aggiunge 25, D va all-in per un totale di 200 (75 in più).", "it"),
        ("C ha di fronte 75; un rilancio è di almeno 100, per un totale di almeno 300.", "it"),
        ("Le puntate si riaprono solo con una puntata totale di 225; ne mancano 25.", "it"),
        ("D goes all-in for 200 in total (75 more); a raise is by 100 to 300.", "en"),
        ("Only a bet of 225 in total would reopen betting; 25 are missing.", "en"),
        ("D setzt 999.", "de"),  # unknown to the engine: found as that
    ],
)
def test_figures_in_their_roles_are_not_found(text: str, language: str) -> None:
    assert found("ENG-ROLE", document(text, language, hand=HAND)) == []


@pytest.mark.parametrize(
    ("text", "language", "words"),
    [
        ("A erhöht 60 auf 110.", "de", ["60"]),
        ("B will mindestens 90 erhöhen.", "de", ["90"]),
        ("B will um mindestens 90 auf 240 erhöhen.", "de", []),
        ("B will auf insgesamt 250 erhöhen.", "de", []),
        ("Wie in Beispiel 2 erhöht B 3.6000.", "de", []),
        ("B erhöht um das Minimum (75) auf 200.", "de", []),
        ("B rilancia 75.", "it", ["75"]),
        ("B rilancia di 75, per un totale di 200.", "it", []),
        ("B raises 75. C may raise another 300.", "en", ["75", "300"]),
        ("B raises by 75 to 200.", "en", []),
    ],
)
def test_raises_that_say_neither_by_nor_to_are_found(
    text: str, language: str, words: list[str]
) -> None:
    assert found("ENG-BARE", document(text, language)) == words


@pytest.mark.parametrize("kind", [Kind.MESSAGE, Kind.REMARK])
def test_other_people_s_raises_may_say_what_they_like(kind: Kind) -> None:
    assert found("ENG-BARE", document("A erhöht 75.", kind=kind)) == []


@pytest.mark.parametrize(
    ("text", "hand", "values"),
    [
        ("Mitgehen kostet 3.600; erhöht wird um 2.000 auf 5.600.", RAISES, []),
        ("Mitgehen kostet 3.600; erhöht wird auf 5.600.", RAISES, [2000]),
        ("C darf nicht erhöhen.", HAND, [75]),
        ("D darf erhöhen.", "", []),
        ("", RAISES, []),
    ],
)
def test_rulings_that_leave_out_a_figure_are_found(text: str, hand: str, values: list[int]) -> None:
    whole = document(text, hand=hand, states=True)

    facts = [dict(finding.facts)["value"] for finding in findings("ENG-MISSING", whole)]

    assert facts == values


def test_only_rulings_have_to_state_the_answer() -> None:
    assert found("ENG-MISSING", document("D darf erhöhen.", hand=RAISES)) == []


@pytest.mark.parametrize(
    ("text", "language", "count"),
    [
        ("A setzt hier mindestens 100.", "de", 1),
        ("A punta almeno 100.", "it", 1),
        ("A bets at least 100.", "en", 1),
        ("A eröffnet mit 100.", "de", 0),
        ("C müsste auf mindestens 300 erhöhen.", "de", 0),
        ("Möchte C erhöhen, dann auf mindestens 300.", "de", 0),
    ],
)
def test_actions_told_as_a_minimum_are_found(text: str, language: str, count: int) -> None:
    assert len(found("ENG-EXACT", document(text, language, hand=HAND))) == count
