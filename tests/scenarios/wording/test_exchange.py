"""Texts and terms go out and come back: nothing is lost, nothing newer is overwritten."""

from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path

import polib
import pytest
from django.core.management import CommandError, call_command
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree
from pytest_django import DjangoAssertNumQueries

from rules.glossary.models import Concept, Term
from rules.models import Rule
from scenarios.models import Scenario
from scenarios.wording.exchange import concepts as glossary
from scenarios.wording.exchange import po, sheet, tbx, xliff, xml
from scenarios.wording.exchange.concepts import ConceptData, TermData, all_concepts
from scenarios.wording.exchange.formats import ENDINGS, FORMATS, read_file
from scenarios.wording.exchange.items import (
    Difference,
    Fate,
    Item,
    UnreadableError,
    apply,
    compare,
    errors_in,
    items_in,
)
from scenarios.wording.hashing import text_hash
from scenarios.wording.importing import import_page
from scenarios.wording.models import TextState
from scenarios.wording.plain import LARGEST

LESSON = "scenarios.scenario/47-1a/lesson"
HASH = text_hash("before")

every_format = pytest.mark.parametrize("name", FORMATS)

# Whatever XML and PO can hold: no control signs, no lone surrogates.
words = st.text(
    st.characters(
        exclude_categories=("Cs", "Cc"), exclude_characters="\u2028\u2029\x85\ufffe\uffff"
    )
    | st.sampled_from("\n\t=+-@'\"<>&;,\\%„“«»"),
    max_size=40,
)


def sent(items: list[Item], name: str) -> list[Item]:
    """Send texts out and read them again."""
    form = FORMATS[name]
    return read_file(f"texts{form.ending}", form.write(items, items[0].language))


def plain(item: Item) -> Item:
    """Return an item without what is only there to look at."""
    return replace(item, others=())


# -- the formats ------------------------------------------------------------------------------


@every_format
@settings(deadline=None)
@given(source=words, target=words, fuzzy=st.booleans())
def test_round_trip_loses_nothing(name: str, source: str, target: str, fuzzy: bool) -> None:
    item = Item("rules.rule/x/says", "de", "en", source, target, HASH, fuzzy, (("it", target),))

    assert sent([item], name) == [plain(item)]


@every_format
def test_text_without_a_source_travels_too(name: str) -> None:
    item = Item("page/x", "de", "", "", "Nur deutsch.", HASH)

    assert sent([item], name) == [item]


@every_format
@pytest.mark.django_db
@pytest.mark.parametrize("language", ["de", "it", "en"])
def test_every_text_of_the_site_comes_back_as_it_went(name: str, language: str) -> None:
    import_page(Rule.objects.get(slug="re-opening"), "de", "Regel 47\n\nA setzt „100“.")
    items = list(items_in(language))

    back = sent(items, name)

    assert back == [plain(item) for item in items]
    assert {difference.fate for difference in compare(back)} == {Fate.SAME}


def test_po_file_is_one_that_editors_read() -> None:
    items = [Item(LESSON, "de", "en", "A bets.", "A setzt.", HASH, True, (("it", "A\npunta."),))]

    (entry,) = polib.pofile(po.write(items, "de").decode())

    assert (entry.msgctxt, entry.msgid, entry.msgstr) == (LESSON, "A bets.", "A setzt.")
    assert entry.fuzzy
    assert entry.comment == f"base: {HASH}\nsource: en\nit: A\nit: punta."


def test_xliff_file_is_of_version_1_2() -> None:
    items = [Item(LESSON, "de", "en", "A bets.", "A setzt.", HASH, others=(("it", "A punta."),))]

    root = etree.fromstring(xliff.write(items, "de"))

    assert (root.tag, root.get("version")) == (f"{{{xliff.NAMESPACE}}}xliff", "1.2")
    (unit,) = root.iterfind(".//x:trans-unit", xliff.NS)
    assert (unit.get("id"), unit.get("approved")) == (LESSON, "yes")
    alternative = unit.find("x:alt-trans/x:target", xliff.NS)
    assert alternative is not None
    assert (alternative.get(xml.LANG), alternative.text) == ("it", "A punta.")


def test_spreadsheet_runs_no_formula() -> None:
    items = [Item(LESSON, "de", "en", "=1+1", "@SUM(A1)", HASH)]

    content = sheet.write(items, "de").decode("utf-8-sig")

    assert ",'=1+1,'@SUM(A1)," in content


def test_spreadsheet_with_semicolons_is_read() -> None:
    item = Item(LESSON, "de", "en", "A bets.", "A setzt.", HASH)
    content = sheet.write([item], "de").decode("utf-8-sig").replace(",", ";")

    assert read_file("x.csv", content.encode()) == [item]


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("x.txt", b"", "files end in .po, .xlf, .csv, .xliff"),
        ("x.po", b"x" * (LARGEST + 1), "the file has more than a million bytes"),
        ("x.po", b"\xff", "the file is no text in UTF-8"),
        ("x.po", b"/etc/passwd", "no PO file"),
        ("x.po", b'msgid "a" "', "no PO file"),
        ("x.po", b'msgctxt "k"\nmsgid "a"\nmsgstr "b"\n', "no key or no base"),
        ("x.csv", b"key,target\nk,t\n", "columns are needed"),
        ("x.csv", b'key,"a"b\n', "no CSV"),
        ("x.csv", b"", "columns are needed"),
        ("x.xlf", b"<a>", "no XML"),
        ("x.xlf", b"<a/>", "no XLIFF 1.2"),
        ("x.xlf", b'<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', "XML with a DTD is not read"),
        (
            "x.xlf",
            (
                b'<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2"><file><body><trans-unit>'
                b"<source>a<g>b</g></source></trans-unit></body></file></xliff>"
            ),
            "markup in <source> is not read",
        ),
    ],
)
def test_file_that_is_none_of_ours_is_refused(name: str, content: bytes, why: str) -> None:
    with pytest.raises(UnreadableError, match=why.replace("(", "\\(")):
        read_file(name, content)


def test_xliff_goes_by_two_endings() -> None:
    assert ENDINGS[".xlf"] is ENDINGS[".xliff"]


def test_sign_that_xml_cannot_hold_is_refused() -> None:
    with pytest.raises(UnreadableError, match="a sign that XML cannot hold"):
        xliff.write([Item(LESSON, "de", "en", "A\x00", "A", HASH)], "de")


# -- texts coming back ------------------------------------------------------------------------


@pytest.fixture
def lesson(db: None) -> Item:
    """Return a text as it travels."""
    return next(item for item in items_in("it") if item.key == LESSON)


def fates(*items: Item) -> list[Fate]:
    """Bring texts back and return what became of them."""
    return [difference.fate for difference in apply(compare(items))]


def now() -> str:
    """Return the text as it is now."""
    text: str = Scenario.objects.get(code="47-1a").lesson_it  # type: ignore[attr-defined]
    return text


def test_changed_text_is_kept_and_is_a_draft(lesson: Item) -> None:
    assert fates(replace(lesson, target="Altre parole.")) == [Fate.APPLIED]

    assert now() == "Altre parole."
    assert TextState.objects.get(key=LESSON).status == "draft"


def test_text_that_has_changed_here_meanwhile_is_refused(lesson: Item) -> None:
    Scenario.objects.filter(code="47-1a").update(lesson_it="Cambiato qui.")

    assert fates(replace(lesson, target="Altre parole.")) == [Fate.REFUSED]
    assert now() == "Cambiato qui."


def test_text_that_changes_between_the_look_and_the_deed_is_refused(lesson: Item) -> None:
    differences = compare([replace(lesson, target="Altre parole.")])
    Scenario.objects.filter(code="47-1a").update(lesson_it="Cambiato qui.")

    assert [one.fate for one in apply(differences)] == [Fate.REFUSED]
    assert now() == "Cambiato qui."


def test_text_that_is_deleted_between_the_look_and_the_deed_is_unknown(lesson: Item) -> None:
    other = next(item for item in items_in("it") if item.key == "scenarios.scenario/43-1/lesson")
    differences = compare([replace(one, target="Altre parole.") for one in (lesson, other)])
    Scenario.objects.filter(code="43-1").delete()

    assert [one.fate for one in apply(differences)] == [Fate.APPLIED, Fate.UNKNOWN]
    assert now() == "Altre parole."


def test_all_texts_are_kept_or_none(lesson: Item) -> None:
    before = now()

    def broken() -> Iterator[Difference]:
        yield from compare([replace(lesson, target="Altre parole.")])
        raise UnreadableError

    with pytest.raises(UnreadableError):
        apply(broken())

    assert now() == before
    assert not TextState.objects.exists()


@pytest.mark.parametrize("stop", [1, None], ids=["one", "all"])
def test_large_file_is_compared_with_no_more_queries(
    db: None, stop: int | None, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    lessons = [item for item in items_in("it") if item.key.endswith("/lesson")][:stop]

    with django_assert_num_queries(1):
        compare(lessons)


@pytest.mark.parametrize(
    ("change", "fate"),
    [
        ({}, Fate.SAME),
        ({"key": "rules.rule/none/says"}, Fate.UNKNOWN),
        ({"language": "fr"}, Fate.UNKNOWN),
        ({"target": "<b>Altre</b> parole."}, Fate.UNFIT),
        ({"target": "Altre \x07 parole."}, Fate.UNFIT),
        ({"target": "x" * 20_001}, Fate.UNFIT),
    ],
)
def test_other_texts_change_nothing(lesson: Item, change: dict[str, str], fate: Fate) -> None:
    before = now()

    assert fates(replace(lesson, **change)) == [fate]  # type: ignore[arg-type]

    assert now() == before
    assert not TextState.objects.exists()


def test_title_that_its_column_has_no_room_for_is_refused(db: None) -> None:
    title = next(item for item in items_in("it") if item.key.endswith("/47-1a/title"))

    assert fates(replace(title, target="x" * 201)) == [Fate.UNFIT]
    assert fates(replace(title, target="x" * 200)) == [Fate.APPLIED]


def test_page_may_be_longer_than_a_text_of_the_site(db: None) -> None:
    import_page(Rule.objects.get(slug="re-opening"), "de", "Regel 47")
    item = next(item for item in items_in("de") if item.key == "page/re-opening")

    assert fates(replace(item, target="Regel 47. " * 3000)) == [Fate.APPLIED]


def test_new_texts_are_checked_before_they_are_kept(lesson: Item) -> None:
    differences = compare([replace(lesson, target="C si trova di fronte a 7.6000.")])

    assert "NUM-FORMAT" in [finding.check for finding in errors_in(differences)]
    assert errors_in(compare([lesson])) == []


# -- the glossary -----------------------------------------------------------------------------

CONCEPT = ConceptData(
    code="button",
    part_of_speech="noun",
    order=99,
    definitions=(("de", "Wo."), ("it", "Dove."), ("en", "Where.")),
    whys=(("de", "So."), ("it", "Così."), ("en", "Thus.")),
    terms=(
        TermData("de", "Dealer", "preferred", ("Dealer", "Dealers"), 1, "Nicht „Geber“."),
        TermData("de", "Geber", "forbidden", ("Geber",), 2),
        TermData("en", "button", "admitted", ("button", "buttons"), 1),
    ),
)


def tbx_fates(*concepts: ConceptData) -> list[Fate]:
    """Send concepts out, bring them back, and return what became of them."""
    read = tbx.read(tbx.write(concepts).decode())
    return [difference.fate for difference in glossary.apply(glossary.compare(read))]


@pytest.mark.django_db
def test_glossary_comes_back_as_it_went() -> None:
    concepts = all_concepts()

    back = tbx.read(tbx.write(concepts).decode())

    assert back == concepts
    assert [one.base for one in back] == [one.base for one in concepts]
    assert {one.fate for one in glossary.compare(back)} == {Fate.SAME}
    assert len(concepts) == Concept.objects.count() > 0


@pytest.mark.django_db
def test_concept_is_made_changed_and_lets_terms_go() -> None:
    assert tbx_fates(CONCEPT) == [Fate.APPLIED]
    made = all_concepts()[-1]
    assert made == CONCEPT

    changed = replace(
        made,
        definitions=(("de", "Wo er sitzt."), ("it", "Dove."), ("en", "Where.")),
        terms=(replace(made.terms[0], status="admitted", forms=("Dealer",)),),
    )
    assert tbx_fates(changed) == [Fate.APPLIED]

    assert all_concepts()[-1] == changed
    assert Term.objects.filter(concept__code="button").count() == 1


@pytest.mark.django_db
def test_concept_that_has_changed_here_meanwhile_is_refused() -> None:
    concept = all_concepts()[0]
    Term.objects.filter(concept__code=concept.code).first().delete()  # type: ignore[union-attr]

    changed = replace(concept, order=77)

    assert tbx_fates(changed) == [Fate.REFUSED]
    assert all_concepts()[0].order != 77


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("change", "fate"),
    [
        ({"base": HASH}, Fate.REFUSED),  # it was deleted here
        ({"definitions": (("de", "<b>Wo</b>"), ("it", "x"), ("en", "x"))}, Fate.UNFIT),
        ({"definitions": (("fr", "Où."),)}, Fate.UNFIT),
        ({"part_of_speech": "nothing"}, Fate.UNFIT),
        ({"code": "no slug!"}, Fate.UNFIT),
        ({"terms": (TermData("de", "x" * 81, "preferred", ("x",)),)}, Fate.UNFIT),
    ],
)
def test_concept_that_cannot_be_is_not_kept(change: dict[str, object], fate: Fate) -> None:
    assert tbx_fates(replace(CONCEPT, **change)) == [fate]  # type: ignore[arg-type]
    assert Concept.objects.filter(order=99).count() == 0


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("<a/>", "no TBX"),
        (
            "<martif><text><body><termEntry><langSet><tig/></langSet></termEntry></body></text></martif>",
            "no status of a term",
        ),
        (
            (
                "<martif><text><body><termEntry><admin type='x-order'>x</admin></termEntry></body>"
                "</text></martif>"
            ),
            "no number",
        ),
    ],
)
def test_tbx_that_is_none_of_ours_is_refused(content: str, why: str) -> None:
    with pytest.raises(UnreadableError, match=why):
        tbx.read(content)


# -- the commands -----------------------------------------------------------------------------


def command(*arguments: str) -> str:
    """Return what a command says."""
    out = StringIO()
    call_command(*arguments, stdout=out)
    return out.getvalue()


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["po", "xliff", "csv", "tbx"])
def test_commands_bring_everything_out_and_back(name: str, tmp_path: Path) -> None:
    path = str(tmp_path / ("x.tbx" if name == "tbx" else f"x{FORMATS[name].ending}"))

    out = command("export_wording", path, "--format", name, "--lang", "de")
    back = command("import_wording", path)

    count = out.split()[-1]
    assert back == f"{count} same, 0 applied, 0 refused, 0 unknown, 0 unfit\n"


@pytest.mark.django_db
def test_dry_run_shows_the_differences_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "x.po"
    command("export_wording", str(path), "--format", "po", "--lang", "it")
    before = now()
    path.write_text(path.read_text().replace(before, "C ha 7.6000 di fronte."))

    said = command("import_wording", str(path), "--dry-run")

    assert said.splitlines()[:3] == [
        f"{LESSON} it: applied",
        f"  - {before}",
        "  + C ha 7.6000 di fronte.",
    ]
    assert f"! {LESSON} it NUM-FORMAT: “7.6000” is no figure as this language writes it." in said
    assert now() == before

    command("import_wording", str(path))
    assert now() == "C ha 7.6000 di fronte."


@pytest.mark.django_db
def test_refused_text_makes_the_exit_status_one(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    command("export_wording", str(path), "--format", "csv", "--lang", "it")
    path.write_text(path.read_text().replace(now(), "Altre parole."))
    Scenario.objects.filter(code="47-1a").update(lesson_it="Cambiato qui.")

    with pytest.raises(SystemExit) as stopped:
        command("import_wording", str(path))

    assert stopped.value.code == 1
    assert now() == "Cambiato qui."


@pytest.mark.django_db
def test_glossary_shows_its_differences(tmp_path: Path) -> None:
    path = tmp_path / "x.tbx"
    concept = all_concepts()[0]
    new = replace(CONCEPT, terms=CONCEPT.terms[:1])
    path.write_bytes(tbx.write([replace(concept, order=concept.order + 1), new]))

    said = command("import_wording", str(path), "--dry-run")

    assert f"{concept.code}: applied\n  - {concept.part_of_speech} {concept.order}\n" in said
    assert "button: applied\n  + noun 99\n  + de: Wo.\n" in said
    assert "  + de: Dealer (preferred; Dealer, Dealers; 1; Nicht „Geber“.)\n" in said
    assert said.endswith("0 same, 2 applied, 0 refused, 0 unknown, 0 unfit\n")
    assert not Concept.objects.filter(code="button").exists()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (("export_wording", "x.po", "--format", "po"), 2),
        (("import_wording", "missing.po"), 2),
        (("import_wording", "pyproject.toml"), 2),
    ],
)
def test_wrong_usage_is_said(arguments: tuple[str, ...], status: int) -> None:
    with pytest.raises(CommandError) as stopped:
        command(*arguments)

    assert stopped.value.returncode == status


@pytest.mark.django_db
def test_text_that_xml_cannot_hold_stops_the_export(tmp_path: Path) -> None:
    Scenario.objects.filter(code="47-1a").update(lesson_it="Un \x07 segno.")

    with pytest.raises(CommandError, match="a sign that XML cannot hold"):
        command("export_wording", str(tmp_path / "x.xlf"), "--format", "xliff", "--lang", "it")
