"""XML from elsewhere: no entities, no network, nothing but elements and text."""

from typing import Final

from lxml import etree

from scenarios.wording.exchange.items import UnreadableError

LANG: Final = "{http://www.w3.org/XML/1998/namespace}lang"
SPACE: Final = "{http://www.w3.org/XML/1998/namespace}space"


def parse(content: bytes) -> etree._Element:
    """Return the root of a document; raise UnreadableError for one that has a DTD, or is none."""
    parser = etree.XMLParser(
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        remove_comments=True,
        remove_pis=True,
    )
    try:
        root = etree.fromstring(content, parser)
    except etree.XMLSyntaxError as error:
        raise UnreadableError(f"no XML: {error.msg}") from error
    if root.getroottree().docinfo.doctype:
        raise UnreadableError("XML with a DTD is not read")
    return root


def text_of(element: etree._Element | None) -> str:
    """Return the text of an element; raise UnreadableError for one with markup in it."""
    if element is None:
        return ""
    if len(element):
        raise UnreadableError(f"markup in <{etree.QName(element).localname}> is not read")
    return element.text or ""


def written(root: etree._Element) -> bytes:
    """Return a document as bytes, the same for the same content."""
    etree.indent(root)
    content: bytes = etree.tostring(root, xml_declaration=True, encoding="UTF-8")
    return content + b"\n"


def put(parent: etree._Element, tag: str, text: str = "", **attributes: str) -> etree._Element:
    """Add an element with a text; raise UnreadableError for one that XML cannot hold."""
    element = etree.SubElement(parent, tag, attributes)
    try:
        element.text = text or None
    except ValueError as error:
        raise UnreadableError(f"a sign that XML cannot hold: {text!r}") from error
    return element
