"""The glossary as TBX: an entry for each concept, its terms by language, its base."""

from collections.abc import Iterable
from typing import Final

from lxml import etree

from rules.glossary.models import Term
from scenarios.wording.exchange import xml
from scenarios.wording.exchange.concepts import ConceptData, TermData
from scenarios.wording.exchange.items import UnreadableError

STATUS: Final = {
    Term.Status.PREFERRED.value: "preferredTerm-admn-sts",
    Term.Status.ADMITTED.value: "admittedTerm-admn-sts",
    Term.Status.FORBIDDEN.value: "deprecatedTerm-admn-sts",
}
STATUS_READ: Final = {written: status for status, written in STATUS.items()}
BASE, ORDER, FORM = "x-base", "x-order", "x-form"
DEFINITION, WHY = "definition", "x-why"


def write(concepts: Iterable[ConceptData]) -> bytes:
    """Return a TBX file of these concepts."""
    root = etree.Element("martif", {"type": "TBX-Basic", xml.LANG: "en"})
    header = xml.put(xml.put(root, "martifHeader"), "fileDesc")
    xml.put(xml.put(header, "sourceDesc"), "p", "The glossary of this site.")
    body = xml.put(xml.put(root, "text"), "body")
    for concept in concepts:
        _put_concept(body, concept)
    return xml.written(root)


def _put_concept(body: etree._Element, concept: ConceptData) -> None:
    entry = xml.put(body, "termEntry", id=concept.code)
    xml.put(entry, "admin", concept.base, type=BASE)
    xml.put(entry, "admin", str(concept.order), type=ORDER)
    xml.put(entry, "descrip", concept.part_of_speech, type="x-partOfSpeech")
    for language, definition in concept.definitions:
        group = xml.put(entry, "langSet", **{xml.LANG: language})
        xml.put(group, "descrip", definition, type=DEFINITION)
        xml.put(group, "descrip", dict(concept.whys).get(language, ""), type=WHY)
        for term in concept.terms:
            if term.language == language:
                _put_term(group, term)


def _put_term(group: etree._Element, term: TermData) -> None:
    tig = xml.put(group, "tig")
    xml.put(tig, "term", term.text)
    xml.put(tig, "termNote", STATUS[term.status], type="administrativeStatus")
    for form in term.forms:
        xml.put(tig, "termNote", form, type=FORM)
    xml.put(tig, "admin", str(term.order), type=ORDER)
    if term.note:
        xml.put(tig, "note", term.note)


def read(content: str) -> list[ConceptData]:
    """Return the concepts of a TBX file; raise UnreadableError where it is none of ours."""
    root = xml.parse(content.encode())
    if root.tag != "martif":
        raise UnreadableError("no TBX")
    return [_concept(entry) for entry in root.iterfind("text/body/termEntry")]


def _concept(entry: etree._Element) -> ConceptData:
    groups = [(group.get(xml.LANG, ""), group) for group in entry.iterfind("langSet")]
    return ConceptData(
        code=entry.get("id", ""),
        order=_number(entry),
        part_of_speech=xml.text_of(entry.find("descrip[@type='x-partOfSpeech']")),
        definitions=tuple((language, _descrip(group, DEFINITION)) for language, group in groups),
        whys=tuple((language, _descrip(group, WHY)) for language, group in groups),
        terms=tuple(
            _term(tig, language) for language, group in groups for tig in group.iterfind("tig")
        ),
        base=xml.text_of(entry.find(f"admin[@type='{BASE}']")),
    )


def _term(tig: etree._Element, language: str) -> TermData:
    status = xml.text_of(tig.find("termNote[@type='administrativeStatus']"))
    if status not in STATUS_READ:
        raise UnreadableError(f"no status of a term: {status!r}")
    return TermData(
        language,
        xml.text_of(tig.find("term")),
        STATUS_READ[status],
        tuple(xml.text_of(form) for form in tig.iterfind(f"termNote[@type='{FORM}']")),
        _number(tig),
        xml.text_of(tig.find("note")),
    )


def _descrip(group: etree._Element, kind: str) -> str:
    return xml.text_of(group.find(f"descrip[@type='{kind}']"))


def _number(element: etree._Element) -> int:
    written = xml.text_of(element.find(f"admin[@type='{ORDER}']")) or "0"
    if not written.isdecimal():
        raise UnreadableError(f"no number: {written!r}")
    return int(written)
