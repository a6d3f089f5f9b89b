"""The content as documents to search in: one for each thing and language."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Final

from django.conf import settings
from django.db.models import Q, QuerySet
from django.urls import reverse
from django.utils.translation import get_language, gettext, override

from rules.glossary.models import Concept, Term
from rules.models import Mistake, Rule, Slip
from scenarios.models import Scenario
from scenarios.search.models import Document, Kind

KEEPS_ORDER: Final = 1000
"""More than the rows of any part that is ordered on its own."""


@dataclass(frozen=True, slots=True)
class Description:
    """A row in the active language: where it stands, what it is called and what it says."""

    key: str
    order: int
    address: str
    title: str
    passages: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """Where the documents of a kind come from."""

    rows: Callable[[], QuerySet[Any]]
    with_keys: Callable[[AbstractSet[str]], Q]
    describe: Callable[[Any], Description]


def documents(changed: Mapping[str, AbstractSet[str]] | None = None) -> Iterator[Document]:
    """Make the documents of all content, or of the rows with these keys, by kind."""
    for kind, source in SOURCES.items():
        rows: Iterable[Any] = source.rows().iterator(chunk_size=500)
        if changed is not None:
            keys = changed.get(kind, set())
            rows = source.rows().filter(source.with_keys(keys)) if keys else ()
        for row in rows:
            yield from _in_each_language(kind, source, row)


def _in_each_language(kind: Kind, source: Source, row: object) -> list[Document]:
    made = []
    for language, _name in settings.LANGUAGES:
        with override(language):
            of_row = source.describe(row)
            made.append(
                Document(
                    language=language,
                    kind=kind,
                    key=of_row.key,
                    order=of_row.order,
                    path=of_row.address.removeprefix(reverse("home")),
                    title=of_row.title or "",
                    text="\n".join(text.strip() for text in of_row.passages if text),
                )
            )
    return made


def _cited(rule: Rule) -> str:
    """Name a rule as the pages do, so that its number is found too."""
    return gettext("Rule %(number)s") % {"number": rule.number_label}


def _rule(rule: Rule) -> Description:
    return Description(
        key=rule.slug,
        order=rule.order,
        address=reverse("rule", args=(rule.slug,)) if rule.has_page else reverse("rules"),
        title=rule.title,
        passages=(_cited(rule), rule.summary, rule.says, rule.says_not),
    )


def _concept(concept: Concept) -> Description:
    """Find a concept by the forms of all languages: whoever has the one word seeks the other."""
    terms = concept.terms.all()
    preferred = [
        term.text
        for term in terms
        if term.language == get_language() and term.status == Term.Status.PREFERRED
    ]
    forms = (form for term in terms for form in term.forms)
    return Description(
        key=concept.code,
        order=concept.order,
        address=f"{reverse('glossary')}#{concept.code}",
        title=", ".join(preferred),
        passages=(concept.definition, concept.why, " · ".join(dict.fromkeys(forms))),
    )


def _scenario(scenario: Scenario) -> Description:
    return Description(
        key=scenario.code,
        order=scenario.order,
        address=reverse("step", args=(scenario.code, 0)),
        title=scenario.title,
        passages=(
            gettext("Example %(example)s") % {"example": scenario.source_example},
            _cited(scenario.rule),
            scenario.code,
            scenario.setting,
            *(step.text for step in scenario.steps.all()),
            scenario.question,
            scenario.ruling,
            scenario.lesson,
        ),
    )


def _mistake(mistake: Mistake) -> Description:
    return Description(
        key=mistake.code,
        order=mistake.rule.order * KEEPS_ORDER + mistake.order,
        address=f"{reverse('rule', args=(mistake.rule.slug,))}#{mistake.code}",
        title=mistake.title,
        passages=(mistake.text, str(Kind.MISTAKE.label), _cited(mistake.rule)),
    )


def _slip(slip: Slip) -> Description:
    """Call a slip by its place; what stands there is found too."""
    document = slip.get_document_display()
    return Description(
        key=str(slip),
        order=list(Slip.Document).index(Slip.Document(slip.document)) * KEEPS_ORDER + slip.order,
        address=f"{reverse('published-texts')}#{slip}",
        title=f"{document}: {slip.example}" if slip.example else document,
        passages=(slip.stands, slip.right),
    )


def _slips_with(keys: AbstractSet[str]) -> Q:
    """Find slips by what they are called: "de-47-3" is the third of "de-47"."""
    named = Q()
    for key in keys:
        document, _, order = key.rpartition("-")
        named |= Q(document=document, order=order)
    return named


SOURCES: Final[Mapping[Kind, Source]] = {
    Kind.RULE: Source(Rule.objects.with_numbers, lambda keys: Q(slug__in=keys), _rule),
    Kind.CONCEPT: Source(Concept.objects.with_terms, lambda keys: Q(code__in=keys), _concept),
    Kind.SCENARIO: Source(
        lambda: (
            Scenario.objects.select_related("rule")
            .prefetch_related("rule__numbers__edition", "steps")
            .order_by("order", "code")
        ),
        lambda keys: Q(code__in=keys),
        _scenario,
    ),
    Kind.MISTAKE: Source(
        lambda: Mistake.objects.select_related("rule").prefetch_related("rule__numbers__edition"),
        lambda keys: Q(code__in=keys),
        _mistake,
    ),
    Kind.SLIP: Source(Slip.objects.all, _slips_with, _slip),
}
