"""What the search keeps names itself."""

from scenarios.search.models import Change, Document, IndexState, Synonym, Word


def test_row_is_named_by_what_it_holds() -> None:
    rows = (
        Document(kind="rule", key="pot-size", language="de"),
        Synonym(form="min raise", language="en"),
        Word(word="rilancio", language="it"),
        Change(kind="rule", key="pot-size"),
        IndexState(made_by="program", number=3),
    )

    assert [str(row) for row in rows] == [
        "rule pot-size (de)",
        "min raise (en)",
        "rilancio",
        "rule pot-size",
        "program-3",
    ]
