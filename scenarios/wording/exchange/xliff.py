"""Texts as XLIFF 1.2: a unit for each text, its base in a note."""

from collections.abc import Iterable
from typing import Final

from lxml import etree

from scenarios.wording.exchange import xml
from scenarios.wording.exchange.items import Item, UnreadableError

NAMESPACE: Final = "urn:oasis:names:tc:xliff:document:1.2"
NS: Final = {"x": NAMESPACE}


def write(items: Iterable[Item], language: str) -> bytes:
    """Return an XLIFF file of these texts: a part for each source language."""
    root = etree.Element(f"{{{NAMESPACE}}}xliff", {"version": "1.2"}, nsmap={None: NAMESPACE})
    bodies: dict[str, etree._Element] = {}
    for item in items:
        source = item.source_language or language
        if source not in bodies:
            file = xml.put(
                root,
                f"{{{NAMESPACE}}}file",
                **{
                    "original": f"texts-{source}",
                    "datatype": "plaintext",
                    "source-language": source,
                    "target-language": language,
                },
            )
            bodies[source] = xml.put(file, f"{{{NAMESPACE}}}body")
        _put(bodies[source], item)
    return xml.written(root)


def _put(body: etree._Element, item: Item) -> None:
    unit = xml.put(
        body,
        f"{{{NAMESPACE}}}trans-unit",
        **{"id": item.key, xml.SPACE: "preserve", "approved": "no" if item.fuzzy else "yes"},
    )
    xml.put(unit, f"{{{NAMESPACE}}}source", item.source)
    xml.put(unit, f"{{{NAMESPACE}}}target", item.target)
    xml.put(unit, f"{{{NAMESPACE}}}note", item.base, **{"from": "base"})
    for other, text in item.others:
        alternative = xml.put(unit, f"{{{NAMESPACE}}}alt-trans")
        xml.put(alternative, f"{{{NAMESPACE}}}target", text, **{xml.LANG: other})


def read(content: str) -> list[Item]:
    """Return the texts of an XLIFF file; raise UnreadableError where it is none of ours."""
    root = xml.parse(content.encode())
    if root.tag != f"{{{NAMESPACE}}}xliff":
        raise UnreadableError("no XLIFF 1.2")
    return [
        _item(file, unit)
        for file in root.iterfind("x:file", NS)
        for unit in file.iterfind(".//x:trans-unit", NS)
    ]


def _item(file: etree._Element, unit: etree._Element) -> Item:
    source, language = file.get("source-language", ""), file.get("target-language", "")
    return Item(
        unit.get("id", ""),
        language,
        "" if source == language else source,
        xml.text_of(unit.find("x:source", NS)),
        xml.text_of(unit.find("x:target", NS)),
        xml.text_of(unit.find("x:note[@from='base']", NS)),
        unit.get("approved") == "no",
    )
