"""An address as a code to scan."""

import io
import re
from functools import lru_cache
from typing import Final

import segno
from django.urls import Resolver404, resolve

from scenarios import colours

# A longer address makes a code too dense for a phone held over a table.
LONGEST_PATH: Final = 1000
# What a path may be written with, its query included; all else comes percent-encoded.
PATH: Final = re.compile(r"/[A-Za-z0-9\-._~!$&'()*+,;=:@%/?]*")


def is_own_page(path: str) -> bool:
    """Say whether a path is a page of this site for visitors, in the active language."""
    if not PATH.fullmatch(path):
        return False
    try:
        match = resolve(path.partition("?")[0])
    except Resolver404:
        return False
    return "admin" not in match.app_names


@lru_cache(maxsize=256)
def qr_code(address: str) -> bytes:
    """Draw an address as a QR code, dark on light also where the page is dark."""
    svg = io.BytesIO()
    segno.make_qr(address, error="m" if len(address) < LONGEST_PATH // 4 else "l").save(
        svg,
        kind="svg",
        border=4,
        dark=colours.INK,
        light="#ffffff",
        xmldecl=False,
        omitsize=True,
        svgclass=None,
        lineclass=None,
    )
    return svg.getvalue()
