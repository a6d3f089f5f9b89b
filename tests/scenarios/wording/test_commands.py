"""The commands: what they say, in which form, and with which exit status."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rules.models import Rule
from scenarios.models import Scenario
from scenarios.wording.checks.registry import CHECKS
from scenarios.wording.checks.unit import Kind
from scenarios.wording.dismissals import read_file
from scenarios.wording.importing import import_page
from scenarios.wording.messages import TRANSLATED, message_documents, message_key
from scenarios.wording.models import Dismissal, Page
from scenarios.wording.places import find_places
from scenarios.wording.pseudo import PAGES, seen_documents, spoken
from scenarios.wording.reports import shortened
from scenarios.wording.running import check_all

pytestmark = pytest.mark.django_db

ROOT = Path(__file__).resolve().parents[3]
FAULTY = "Beispiel 2: NLHR. D setzt 3.6000. Alles Weitere entscheidet die Turnierleitung."

MALFORMED = "“3.6000” is no figure as this language writes it."
UNKNOWN = "“NLHR” is no abbreviation that we know; probably NLHE is meant."


@pytest.fixture
def imported() -> Page:
    """Import a page with two errors."""
    return import_page(Rule.objects.get(slug="raise-amounts"), "de", FAULTY).page


def check(*arguments: str) -> tuple[int, str, str]:
    """Run the checks; return exit status, output and complaints."""
    out, err = StringIO(), StringIO()
    with pytest.raises(SystemExit) as stopped:
        call_command("check_wording", *arguments, stdout=out, stderr=err)
    return int(stopped.value.code or 0), out.getvalue(), err.getvalue()


# -- check_wording ----------------------------------------------------------------------------


def test_texts_of_the_site_have_no_finding_that_is_not_dismissed() -> None:
    status, out, err = check("--only", "site,interface", "--hard-coded", "--fail-on", "info")

    assert (status, err) == (0, ""), out
    assert out == f"0 error, 0 warning, 0 info; {len(read_file())} dismissed\n"


def test_every_dismissal_has_its_reason_and_an_error_its_words() -> None:
    errors = {one.id for one in CHECKS if one.severity == "error"}

    for entry in read_file():
        assert entry.reason in Dismissal.Reason.values
        assert entry.note or entry.check not in errors, entry


def test_findings_are_told_a_line_each(imported: Page) -> None:
    status, out, _err = check("--only", "pages", "--check", "NUM-FORMAT,ACR-NEAR")

    assert status == 1
    assert out.splitlines() == [
        f"page/raise-amounts de:26-32 NUM-FORMAT error: {MALFORMED}",
        f"page/raise-amounts de:12-16 ACR-NEAR error: {UNKNOWN}",
        "2 error, 0 warning, 0 info; 0 dismissed",
    ]


def test_words_that_the_sentence_does_not_have_are_shown(imported: Page) -> None:
    Page.objects.update(text="Beispiel 2: B muss um 100 auf 250 erhöhen.")

    _status, out, _err = check("--only", "pages", "--check", "LOST-LEAST")

    assert out.splitlines()[0].endswith("a minimum. [Beispiel 2: B muss um 100 auf 250 erhöhen.]")


def test_long_words_are_shortened_in_the_middle() -> None:
    assert shortened("a  b\nc") == "a b c"
    assert shortened("x" * 50 + "y" * 50) == f"{'x' * 40} … {'y' * 40}"


def test_site_s_own_text_is_told_with_file_and_line() -> None:
    Scenario.objects.filter(code="47-1a").update(lesson_it="C ha di fronte 7.6000.")

    _status, out, _err = check("--check", "NUM-FORMAT", "--only", "site")

    place, rest = out.split(": ", 1)
    path, line = place.split(":")
    assert rest.startswith("scenarios.scenario/47-1a/lesson it:15-21 NUM-FORMAT error: ")
    assert '"lesson_it": "' in (ROOT / path).read_text().splitlines()[int(line) - 1]


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        (("--only", "pages"), 2),
        (("--rule", "43", "--only", "pages"), 2),
        (("--rule", "raise-amounts", "--only", "pages"), 2),
        (("--rule", "47", "--only", "site"), 0),
        (("--lang", "de", "--only", "pages"), 2),
        (("--lang", "it,en", "--only", "site"), 0),
        (("--check", "ACR-NEAR", "--only", "pages"), 1),
    ],
)
def test_only_the_texts_asked_for_are_checked(
    imported: Page, arguments: tuple[str, ...], count: int
) -> None:
    checks = () if "--check" in arguments else ("--check", "NUM-FORMAT,ACR-NEAR")

    status, out, _err = check(*arguments, *checks)

    assert status == (1 if count else 0)
    assert len(out.splitlines()) == count + 1


@pytest.mark.parametrize(
    ("level", "severity", "status"),
    [
        ("error", "ACR-NEAR", 1),
        ("error", "GLO-ACROSS", 0),
        ("warning", "GLO-ACROSS", 1),
        ("warning", "GLO-MIXED", 0),
        ("info", "GLO-MIXED", 1),
        ("never", "ACR-NEAR", 0),
    ],
)
def test_exit_status_depends_on_the_level(
    imported: Page, level: str, severity: str, status: int
) -> None:
    rule = Rule.objects.get(slug="re-opening")
    text = "Das Min-Raise ist 300. Das Minimum-Raise ist 300, also das Minimum-Raise."
    import_page(rule, "de", text)
    Page.objects.update(text=f"{FAULTY} Das Min-Raise, ein Min-Raise, das Minimum-Raise.")
    Page.objects.filter(rule=rule).update(text="Das Minimum-Raise, ein Minimum-Raise.")

    found, _out, _err = check("--only", "pages", "--check", severity, "--fail-on", level)

    assert found == status


def test_findings_are_told_as_json(imported: Page) -> None:
    status, out, _err = check("--only", "pages", "--check", "ACR-NEAR", "--format", "json")

    (finding,) = json.loads(out)["findings"]
    assert status == 1
    assert len(finding.pop("fingerprint")) == 40
    assert finding == {
        "check": "ACR-NEAR",
        "severity": "error",
        "text": "page/raise-amounts",
        "language": "de",
        "start": 12,
        "end": 16,
        "found": "NLHR",
        "facts": {"near": "NLHE"},
        "fix": "NLHE",
        "message": UNKNOWN,
        "place": None,
    }


def test_findings_are_told_as_sarif_the_dismissed_ones_as_suppressed(imported: Page) -> None:
    _status, out, _err = check("--only", "pages", "--check", "ACR-NEAR", "--format", "json")
    fingerprint = json.loads(out)["findings"][0]["fingerprint"]
    Dismissal.objects.create(fingerprint=fingerprint, reason="intended", note="Steht so da.")

    status, out, _err = check(
        *("--only", "pages", "--check", "ACR-NEAR,NUM-FORMAT", "--format", "sarif")
    )

    log = json.loads(out)
    (run,) = log["runs"]
    assert (log["version"], status) == ("2.1.0", 1)
    assert {rule["id"] for rule in run["tool"]["driver"]["rules"]} == {one.id for one in CHECKS}
    near, malformed = sorted(run["results"], key=lambda result: result["ruleId"])
    assert near["suppressions"] == [
        {"kind": "external", "justification": "intended – Steht so da."}
    ]
    assert "suppressions" not in malformed
    assert malformed["level"] == "error"
    assert malformed["locations"][0]["logicalLocations"][0]["fullyQualifiedName"] == (
        "page/raise-amounts/de"
    )


def test_sarif_points_at_the_line_of_the_site_s_own_text() -> None:
    Scenario.objects.filter(code="47-1a").update(lesson_it="C ha di fronte 7.6000.")

    _status, out, _err = check("--only", "site", "--check", "NUM-FORMAT", "--format", "sarif")

    (result,) = json.loads(out)["runs"][0]["results"]
    physical = result["locations"][0]["physicalLocation"]
    assert physical["artifactLocation"] == {"uri": "scenarios/fixtures/re_opening.json"}
    assert physical["region"]["startLine"] > 1


def test_sentences_are_told_in_the_language_asked_for(imported: Page) -> None:
    _status, out, _err = check("--only", "pages", "--check", "NUM-FORMAT", "--language", "de")

    assert "„3.6000“ ist keine Zahl, wie diese Sprache sie schreibt." in out


def test_findings_of_the_baseline_do_not_count(imported: Page, tmp_path: Path) -> None:
    path = str(tmp_path / "baseline.json")
    arguments = ("--only", "pages", "--check", "NUM-FORMAT,ACR-NEAR", "--baseline", path)

    status, out, _err = check(*arguments, "--update-baseline")
    assert (status, len(out.splitlines())) == (0, 1)
    assert check(*arguments)[0] == 0

    Page.objects.update(text=f"{FAULTY} Und nun das: E setzt 4.7000.")
    status, out, _err = check(*arguments)
    assert status == 1
    assert "4.7000" in out
    assert "3.6000" not in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--update-baseline",),
        ("--rule", "99"),
        ("--check", "NO-SUCH"),
        ("--lang", "fr"),
        ("--only", "nothing"),
    ],
)
def test_wrong_usage_is_said(arguments: tuple[str, ...]) -> None:
    with pytest.raises(CommandError):
        call_command("check_wording", *arguments)


def test_check_that_crashes_has_its_own_exit_status(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("scenarios.management.commands.check_wording.check_all", crash)

    status, _out, err = check()

    assert status == 2
    assert "ZeroDivisionError" in err


def test_rule_without_a_text_has_its_own_exit_status() -> None:
    assert check("--only", "pages") == (3, "", "There is no such text.\n")


def test_example_without_facts_has_its_own_exit_status() -> None:
    import_page(Rule.objects.get(slug="raise-amounts"), "de", "Beispiel 9: A setzt 100.")

    status, _out, err = check("--only", "pages", "--fail-on", "never")

    assert status == 3
    assert err == "No scenario tells the engine about this example: page/raise-amounts 9\n"


# -- import_text ------------------------------------------------------------------------------


def import_text(path: Path, *arguments: str) -> str:
    """Import a page, and return what the command says."""
    out = StringIO()
    call_command("import_text", str(path), *arguments, stdout=out)
    return out.getvalue()


def test_page_is_imported_by_the_number_of_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "page.txt"
    path.write_text(FAULTY)

    assert import_text(path, "--rule", "43", "--lang", "de") == "raise-amounts (de): imported\n"
    assert import_text(path, "--rule", "43", "--lang", "de") == "raise-amounts (de): as before\n"
    path.write_text(f"{FAULTY} Mehr.")
    assert import_text(path, "--rule", "43", "--lang", "de") == "raise-amounts (de): replaced\n"
    assert Page.objects.get().source == "page.txt"


def test_page_that_was_edited_here_is_replaced_only_if_asked_to(
    imported: Page, tmp_path: Path
) -> None:
    path = tmp_path / "page.txt"
    path.write_text("Neuer.")
    Page.objects.update(text="Hier bearbeitet.")

    with pytest.raises(CommandError, match="edited here"):
        import_text(path, "--rule", "43", "--lang", "de")
    assert import_text(path, "--rule", "43", "--lang", "de", "--replace").endswith("replaced\n")


@pytest.mark.parametrize(
    ("content", "rule", "status"),
    [(b"<b>Regel</b>", "43", 1), (b"Regel", "99", 2), (None, "43", 2)],
)
def test_page_that_cannot_be_imported_is_refused(
    tmp_path: Path, content: bytes | None, rule: str, status: int
) -> None:
    path = tmp_path / "page.txt"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(CommandError) as stopped:
        import_text(path, "--rule", rule, "--lang", "de")

    assert stopped.value.returncode == status
    assert not Page.objects.exists()


# -- messages and places ----------------------------------------------------------------------


def test_messages_are_texts_beside_their_translations() -> None:
    found = {document.key: document for document in message_documents()}

    next_step = found[f"message/{message_key(None, 'text')}"]
    assert next_step.texts == {"en": "text", "de": "Text", "it": "testo"}
    assert {document.kind for document in found.values()} == {Kind.MESSAGE}
    plurals = [document for document in found.values() if document.plural]
    assert {len(document.key.split("/")) for document in plurals} == {2, 3}


def test_context_makes_another_message() -> None:
    assert message_key(None, "call") != message_key("poker", "call")


def test_every_text_of_the_site_and_the_interface_has_its_place() -> None:
    places = find_places()

    keys = {document.key for document in message_documents() if "/" not in document.key[8:]}
    assert {(key, language) for key in keys for language in TRANSLATED} <= set(places)
    place = places["rules.rule/re-opening/says", "it"]
    line = (ROOT / place.path).read_text(encoding="utf-8").splitlines()[place.line - 1]
    assert line.startswith('      "says_it": "La domanda')


# -- words from no message --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("<p>⟦Next step⟧</p>", []),
        ("<p>Next step</p>", ["Next step"]),
        ("<p>⟦From %(a)s⟧ to ⟦there⟧ 47-1a, A</p>", []),
        ("<p>⟦One <b>two</b> three⟧ and <i>four</i> more</p>", ["and four more"]),
        ("<div>⟦a⟧<p>Home page</p></div>", ["Home page"]),
        ('<img alt="A table"><a title="⟦Go⟧">⟦on⟧</a>', ["A table"]),
        ('<input placeholder="Type here" aria-label="Hand line">', ["Type here", "Hand line"]),
        ("<script>let word = 1</script><style>body</style><!-- remark -->", []),
    ],
)
def test_words_outside_the_messages_are_heard(page: str, words: list[str]) -> None:
    assert list(spoken(f"<html><body>{page}</body></html>")) == words


def test_page_that_is_not_there_stops_the_run() -> None:
    with pytest.raises(LookupError):
        seen_documents(["no/such/page/"])


def test_run_leaves_the_languages_as_they_were() -> None:
    before = [document.texts for document in message_documents()]

    found = seen_documents(PAGES[:2])

    assert {document.kind for document in found} <= {Kind.SEEN}
    assert [document.texts for document in message_documents()] == before


def test_words_on_a_page_that_came_from_nowhere_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("scenarios.wording.pseudo._content", lambda: iter(()))

    found = check_all(seen_documents(["rules/"]))

    assert "Reopening the betting" in {finding.found for finding in found}
