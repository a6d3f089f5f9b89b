"""What is marked in a text."""

from scenarios.wording.checks.glossary import Glossary, Status, Term
from scenarios.wording.checks.unit import Severity
from scenarios.wording.desk.findings import Seen
from scenarios.wording.desk.marking import Mark, Piece, marks_of, pieces
from scenarios.wording.models import FoundFinding

GLOSSARY = Glossary([Term("raise", "de", "Raise", Status.PREFERRED)])
TEXT = "Das Raise von C ist „auf 3.600“."
FIGURE = Mark(25, 30, "figure", "figure-3600")


def found(start: int, end: int, severity: Severity) -> Seen:
    return Seen(FoundFinding(start=start, end=end, severity=severity, key="a/b/c"), "")


def test_figures_players_and_terms_are_marked() -> None:
    assert marks_of(TEXT, "de", GLOSSARY) == (
        Mark(4, 9, "term", "term-raise"),
        Mark(14, 15, "player", "player-C"),
        FIGURE,
    )


def test_malformed_figure_is_marked_as_it_stands() -> None:
    assert marks_of("auf 3.6000", "de", GLOSSARY) == (Mark(4, 10, "figure", "figure-3.6000"),)


def test_number_of_an_example_is_no_figure() -> None:
    assert marks_of("Siehe Beispiel 4-A.", "de", GLOSSARY) == ()


def test_text_is_cut_where_a_mark_or_a_quotation_begins() -> None:
    assert pieces(TEXT, (16, 32), (FIGURE,), ()) == (
        Piece("ist ", begins=False),
        Piece("„auf ", quoted=True, begins=False),
        Piece("3.600", mark=FIGURE, quoted=True),
        Piece("“", quoted=True, begins=False),
        Piece(".", begins=False),
    )


def test_heaviest_finding_underlines_its_place() -> None:
    here = [found(25, 30, Severity.WARNING), found(27, 30, Severity.ERROR)]

    cut = pieces(TEXT, (21, 32), (FIGURE,), here)

    assert [(one.text, one.severity, one.begins) for one in cut] == [
        ("auf ", None, False),
        ("3.", Severity.WARNING, True),
        ("600", Severity.ERROR, False),
        ("“", None, False),
        (".", None, False),
    ]


def test_what_is_found_in_a_whole_sentence_underlines_nothing() -> None:
    cut = pieces(TEXT, (0, 32), (), [found(0, 32, Severity.ERROR)])

    assert {one.severity for one in cut} == {None}
