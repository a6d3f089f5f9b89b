"""The glossary against the texts: one word for one thing, in every language."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from scenarios.wording.checks.context import Context, main_terms
from scenarios.wording.checks.glossary import Match, Status
from scenarios.wording.checks.quotations import quotations
from scenarios.wording.checks.unit import Hit, Kind, Unit


def used(unit: Unit, context: Context) -> list[Match]:
    """Return the terms that a text uses; those that it quotes it only mentions."""
    if unit.kind is Kind.REMARK:
        return []
    quoted = quotations(unit.text) if unit.kind is not Kind.PAGE else ()
    return [
        match
        for match in context.glossary.matches(unit.text, unit.language)
        if match.telling and not any(one.start <= match.start < one.end for one in quoted)
    ]


def forbidden_term(unit: Unit, context: Context) -> Iterator[Hit]:
    """Find terms that the site is not to use."""
    return _forbidden(unit, context) if unit.kind is not Kind.PAGE else iter(())


def misleading_term(unit: Unit, context: Context) -> Iterator[Hit]:
    """Find terms of a page that the site's glossary calls misleading."""
    return _forbidden(unit, context) if unit.kind is Kind.PAGE else iter(())


def _forbidden(unit: Unit, context: Context) -> Iterator[Hit]:
    for match in used(unit, context):
        if match.term.status is Status.FORBIDDEN:
            preferred = context.glossary.preferred(match.term.concept, unit.language)
            facts = {"term": match.term.text, "preferred": " / ".join(preferred)}
            yield Hit(match.start, match.end, facts)


def missing_term(unit: Unit, context: Context) -> Iterator[Hit]:
    """Find sentences without a term for what all their counterparts name by one."""
    if unit.kind in {Kind.MESSAGE, Kind.REMARK}:
        return
    for segment in unit.segments:
        others = [(language, words) for language, words in segment.others if words.strip()]
        if not others:
            continue
        wanted = set.intersection(*(_concepts(context, words, other) for other, words in others))
        lacking = wanted - _concepts(context, unit.words(segment), unit.language)
        for concept in sorted(lacking & context.binding):
            preferred = context.glossary.preferred(concept, unit.language)
            if preferred:
                yield Hit(segment.start, segment.end, {"preferred": preferred[0]})


def _concepts(context: Context, words: str, language: str) -> set[str]:
    return {match.term.concept for match in context.glossary.matches(words, language)}


def mixed_terms(unit: Unit, context: Context) -> Iterator[Hit]:
    """Find the terms of a concept that a text uses less than another one of the same concept."""
    if unit.kind is Kind.MESSAGE:
        return
    matches = [match for match in used(unit, context) if match.synonym]
    main = main_terms(matches)
    told: set[str] = set()
    for match in matches:
        term = match.term
        best = main[term.concept]
        if term.text in {best.text, *told} or {term.status, best.status} == {Status.PREFERRED}:
            continue
        told.add(term.text)
        yield Hit(match.start, match.end, {"term": term.text, "main": best.text})


def other_text_other_term(unit: Unit, context: Context) -> Iterator[Hit]:
    """Find a text whose term for a concept is not the one of most pages, or of the site."""
    matches = [match for match in used(unit, context) if match.synonym]
    main = main_terms(matches)
    told: set[str] = set()
    for match in matches:
        concept = match.term.concept
        usual = _usual(match, unit, context)
        if concept in told or match.term != main[concept] or match.term.text in usual:
            continue
        told.add(concept)
        facts = {"term": match.term.text, "usual": " / ".join(usual)}
        yield Hit(match.start, match.end, facts)


def _usual(match: Match, unit: Unit, context: Context) -> tuple[str, ...]:
    """Return the terms to expect: on the site the preferred ones, on a page that of most pages."""
    concept, language = match.term.concept, unit.language
    preferred = context.glossary.preferred(concept, language)
    if unit.kind is not Kind.PAGE:
        return preferred or (match.term.text,)
    most = context.usage.get((language, concept), Counter()).most_common()
    best = [term for term, count in most if count == most[0][1]]
    # Of equals the preferred one.
    return tuple(term for term in best if term in preferred) or tuple(best)


def spelling_of_term(unit: Unit, context: Context) -> Iterator[Hit]:
    """Find terms spelt with another hyphen or capital: by the site at all, by a page at times."""
    spelt = defaultdict[str, list[tuple[Match, str]]](list)
    for match in used(unit, context):
        written = unit.text[match.start : match.end]
        if not _in_a_compound(unit.text, match):
            spelt[match.term.text].append((match, written))
    for matches in spelt.values():
        odd = [(match, written) for match, written in matches if _odd(match, written)]
        if unit.kind is Kind.PAGE and len(odd) == len(matches):
            continue
        for match, written in odd:
            fix = _like(match.spelling, written)
            yield Hit(match.start, match.end, {"term": match.spelling}, fix)


def _in_a_compound(text: str, match: Match) -> bool:
    return text[match.start - 1 : match.start] == "-" or text[match.end : match.end + 1] == "-"


def _odd(match: Match, written: str) -> bool:
    """Say whether a term is written otherwise than the glossary does, a first capital aside."""
    plain = match.spelling.replace("'", "’")
    if written.replace("'", "’") in {plain, plain[:1].upper() + plain[1:]}:
        return False
    if written.casefold() == plain.casefold():
        # Only in German do capitals inside a term mean anything; titles are written in capitals.
        return match.term.language == "de" and not written.isupper()
    return True


def _like(spelling: str, written: str) -> str:
    """Return the spelling with the first letter as it is written."""
    return spelling[:1].upper() + spelling[1:] if written[:1].isupper() else spelling
