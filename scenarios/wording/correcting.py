"""Keeping an alignment that was corrected by hand."""

from collections.abc import Mapping
from itertools import pairwise

from django.contrib.auth.models import User

from scenarios.wording.aligning import Row
from scenarios.wording.documents import Document
from scenarios.wording.models import Alignment
from scenarios.wording.texts import rows_to_json, text_hashes


def is_sound(rows: tuple[Row, ...], texts: Mapping[str, str]) -> bool:
    """Say whether the places follow each other in every text, and lie in it."""
    for language, text in texts.items():
        spans = [span for row in rows if (span := row.part(language)) is not None]
        edges = [edge for span in spans for edge in span]
        if any(one > other for one, other in pairwise([0, *edges, len(text)])):
            return False
    return True


def keep_alignment(document: Document, rows: tuple[Row, ...], by: User | None) -> Alignment:
    """Keep an alignment as a person says it is; raise ValueError for one that cannot be."""
    if not is_sound(rows, document.texts):
        raise ValueError(f"places out of order in {document.key!r}")
    alignment, _ = Alignment.objects.update_or_create(
        key=document.key,
        defaults={
            "rows": rows_to_json(rows),
            "hashes": text_hashes(document.texts),
            "confirmed_by": by,
        },
    )
    return alignment
