"""What each check has to say, in words: the one place where findings meet gettext."""

from collections.abc import Mapping
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rules.wording import chips
from scenarios.wording.checks.unit import Fact, Finding

SENTENCES: Final[Mapping[str, str | Promise]] = {
    "NUM-FORMAT": _("“%(found)s” is no figure as this language writes it."),
    "NUM-STYLE": _("“%(found)s” is written otherwise than the other thousands."),
    "NUM-VALUE": _("%(value)s is missing here; it stands in: %(others)s."),
    "NUM-EXTRA": _("%(value)s stands here and in no other language."),
    "NUM-ORDER": _(
        "The figures are in another order: %(here)s here, %(there)s in this language: %(other)s."
    ),
    "ENG-FIGURE": _("The engine does not know %(value)s in this example."),
    "ENG-ROLE": _("%(value)s is said to be %(said)s; by the engine it is %(is)s."),
    "ENG-BARE": _("Is the raise by %(value)s or to %(value)s? A word is missing."),
    "ENG-MISSING": _("The answer has %(value)s, and this text does not."),
    "ENG-EXACT": _("What %(player)s does is %(value)s exactly, not at least."),
    "ENG-VERDICT": _("By the engine it is the other way round whether %(player)s may raise."),
    "ENG-REOPENED": _(
        "By the engine it is the other way round whether betting is reopened for %(player)s."
    ),
    "LAB-UNKNOWN": _("Nobody in this hand is called %(player)s."),
    "LAB-SET": _("%(player)s is not named here, but in: %(others)s."),
    "LAB-SEQUENCE": _("%(player)s is all-in or has folded before, and acts again."),
    "LAB-ACTION": _("In the hand this is done by %(other)s, not by %(player)s."),
    "LAB-ORDER": _("In the hand %(player)s acts before %(before)s, here afterwards."),
    "QUO-CHAR": _("The mark %(found)s is wrong here, or has no counterpart."),
    "QUO-VARIANT": _("The same sentence is quoted in other words before: “%(first)s”."),
    "GLO-FORBIDDEN": _("“%(term)s” is misleading; we say: %(preferred)s."),
    "GLO-MISLEADING": _("“%(term)s” is misleading by our glossary; we say: %(preferred)s."),
    "GLO-MISSING": _("A term is missing that the other languages have here: %(preferred)s."),
    "GLO-MIXED": _("“%(term)s” and “%(main)s” stand for the same thing in one text."),
    "GLO-ACROSS": _("Here it is “%(term)s”, elsewhere: %(usual)s."),
    "GLO-SPELLING": _("“%(found)s” is otherwise spelt “%(term)s”."),
    "LOST-LEAST": _("“At least” is missing: the amount is a minimum."),
    "LOST-NOT": _("A word for “not” is missing; it stands in: %(others)s."),
    "LOST-FULL": _("A word for “full” is missing; it stands in: %(others)s."),
    "LOST-RULE": _(
        "The text speaks of the largest bet or raise, and nowhere has a word for “full”."
    ),
    "ACR-NEAR": _("“%(found)s” is no abbreviation that we know; probably %(near)s is meant."),
    "ACR-UNKNOWN": _("“%(found)s” is no abbreviation that we know."),
    "TYPO-NEAR": _("“%(found)s” is probably meant to be “%(near)s”."),
    "TYP-APOSTROPHE": _("“%(found)s” is no apostrophe."),
    "TYP-ACCENT": _("“%(found)s” has an apostrophe in place of its accent."),
    "TYP-SPACE": _("There is a space too many here, or one is missing."),
    "TYP-DOUBLE": _("The word stands twice: “%(found)s”."),
    "TYP-INVISIBLE": _("There is a sign here that nobody sees."),
    "TRA-MISSING": _("The text is missing; it is there in: %(others)s."),
    "TRA-PAGE": _("The page is missing; it is there in: %(others)s."),
    "TRA-SAME": _("The text is the same as in English."),
    "TRA-STALE": _("The source has changed since the text was approved."),
    "TRA-LANG": _("The text seems to be in another language: %(other)s."),
    "TRA-ALIGN": _("This has no counterpart of about its length in this language: %(other)s."),
    "REF-BROKEN": _("There is no example %(example)s of Rule %(rule)s."),
    "REF-UNKNOWN": _("Rule %(rule)s is none of those that this site knows."),
    "UI-UNTRANSLATED": _("The message is not translated: “%(source)s”."),
    "UI-FUZZY": _("The translation was only guessed: “%(source)s”."),
    "UI-PLACEHOLDER": _("The placeholders are not those of the message: %(wanted)s."),
    "UI-HARDCODED": _("These words of a page come from no message: “%(found)s”."),
}

NAMES: Final[Mapping[str, str | Promise]] = {
    "NUM-FORMAT": pgettext_lazy("check", "malformed figure"),
    "NUM-STYLE": pgettext_lazy("check", "mixed styles of figures"),
    "NUM-VALUE": pgettext_lazy("check", "missing figure"),
    "NUM-EXTRA": pgettext_lazy("check", "figure of its own"),
    "NUM-ORDER": pgettext_lazy("check", "figures in another order"),
    "ENG-FIGURE": pgettext_lazy("check", "figure unknown to the engine"),
    "ENG-ROLE": pgettext_lazy("check", "by and to confused"),
    "ENG-BARE": pgettext_lazy("check", "by or to missing"),
    "ENG-MISSING": pgettext_lazy("check", "answer left out"),
    "ENG-EXACT": pgettext_lazy("check", "“at least” for an action"),
    "ENG-VERDICT": pgettext_lazy("check", "verdict against the engine"),
    "ENG-REOPENED": pgettext_lazy("check", "reopening against the engine"),
    "LAB-UNKNOWN": pgettext_lazy("check", "unknown player"),
    "LAB-SET": pgettext_lazy("check", "other players"),
    "LAB-SEQUENCE": pgettext_lazy("check", "acts again after all-in"),
    "LAB-ACTION": pgettext_lazy("check", "another player’s action"),
    "LAB-ORDER": pgettext_lazy("check", "actions out of order"),
    "QUO-CHAR": pgettext_lazy("check", "wrong quotation mark"),
    "QUO-VARIANT": pgettext_lazy("check", "rule quoted in other words"),
    "GLO-FORBIDDEN": pgettext_lazy("check", "misleading term"),
    "GLO-MISLEADING": pgettext_lazy("check", "misleading term on a page"),
    "GLO-MISSING": pgettext_lazy("check", "missing term"),
    "GLO-MIXED": pgettext_lazy("check", "mixed terms"),
    "GLO-ACROSS": pgettext_lazy("check", "another term than elsewhere"),
    "GLO-SPELLING": pgettext_lazy("check", "spelling of a term"),
    "LOST-LEAST": pgettext_lazy("check", "“at least” lost"),
    "LOST-NOT": pgettext_lazy("check", "“not” lost"),
    "LOST-FULL": pgettext_lazy("check", "“full” lost"),
    "LOST-RULE": pgettext_lazy("check", "no word for “full”"),
    "ACR-NEAR": pgettext_lazy("check", "misspelt abbreviation"),
    "ACR-UNKNOWN": pgettext_lazy("check", "unknown abbreviation"),
    "TYPO-NEAR": pgettext_lazy("check", "probable slip of the pen"),
    "TYP-APOSTROPHE": pgettext_lazy("check", "wrong apostrophe"),
    "TYP-ACCENT": pgettext_lazy("check", "missing accent"),
    "TYP-SPACE": pgettext_lazy("check", "wrong space"),
    "TYP-DOUBLE": pgettext_lazy("check", "doubled word"),
    "TYP-INVISIBLE": pgettext_lazy("check", "invisible sign"),
    "TRA-MISSING": pgettext_lazy("check", "missing translation"),
    "TRA-PAGE": pgettext_lazy("check", "missing page"),
    "TRA-SAME": pgettext_lazy("check", "same as the source"),
    "TRA-STALE": pgettext_lazy("check", "out of date"),
    "TRA-LANG": pgettext_lazy("check", "wrong language"),
    "TRA-ALIGN": pgettext_lazy("check", "no counterpart"),
    "REF-BROKEN": pgettext_lazy("check", "broken reference"),
    "REF-UNKNOWN": pgettext_lazy("check", "reference to an unknown rule"),
    "UI-UNTRANSLATED": pgettext_lazy("check", "message not translated"),
    "UI-FUZZY": pgettext_lazy("check", "message only guessed"),
    "UI-PLACEHOLDER": pgettext_lazy("check", "other placeholders"),
    "UI-HARDCODED": pgettext_lazy("check", "words from no message"),
}

LANGUAGE_NAMES: Final[Mapping[str, str | Promise]] = {
    "de": _("German"),
    "it": _("Italian"),
    "en": _("English"),
}
ROLE_NAMES: Final[Mapping[str, str | Promise]] = {
    "by": pgettext_lazy("role of a figure", "what a raise adds"),
    "to": pgettext_lazy("role of a figure", "a total"),
    "call": pgettext_lazy("role of a figure", "what a call costs"),
    "paid": pgettext_lazy("role of a figure", "what a call costs"),
    "more": pgettext_lazy("role of a figure", "what is added"),
    "missing": pgettext_lazy("role of a figure", "what is missing"),
    "reopen": pgettext_lazy("role of a figure", "the total that reopens betting"),
    "other": pgettext_lazy("role of a figure", "a blind, a stack or the pot"),
}
# Facts that hold codes: which table names them.
CODED: Final[Mapping[str, Mapping[str, str | Promise]]] = {
    "other": LANGUAGE_NAMES,
    "others": LANGUAGE_NAMES,
    "said": ROLE_NAMES,
    "is": ROLE_NAMES,
}


def explain(finding: Finding) -> str:
    """Return a finding as a sentence in the active language."""
    return sentence(finding.check, finding.found, dict(finding.facts))


def sentence(check: str, found: str, facts: Mapping[str, Fact]) -> str:
    """Return what a check says about these words and facts."""
    told = {name: _told(name, fact) for name, fact in facts.items()}
    return str(SENTENCES[check]) % {"found": found, **told}


def _told(name: str, fact: Fact) -> str:
    """Return a fact as it stands in a sentence: amounts by the language, codes by their names."""
    if isinstance(fact, int):
        return chips(fact)
    names = CODED.get(name, {})
    codes = fact.split()
    if names and all(code in names for code in codes):
        return ", ".join(dict.fromkeys(str(names[code]) for code in codes))
    return fact
