"""The words of a hand line as people say them in English, German and Italian."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from rules.engine import House, Street, Structure
from rules.handline.scanner import phrases


class Verb(StrEnum):
    """What a player does, as the canonical form writes it."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all-in"
    PUSH = "push"


VERBS_IN: Final[Mapping[str, Mapping[Verb, tuple[str, ...]]]] = {
    "en": {
        Verb.FOLD: ("fold", "folds", "folded", "passes", "mucks"),
        Verb.CHECK: ("check", "checks", "checked", "taps", "knocks"),
        Verb.CALL: ("call", "calls", "called", "just calls", "limps", "limp"),
        Verb.BET: ("bet", "bets", "opens", "opens for", "leads", "leads for"),
        Verb.RAISE: (
            *("raise", "raises", "raised", "reraises", "re-raises", "reraise", "re-raise"),
        ),
        Verb.ALL_IN: (
            *("all-in", "all in", "allin", "goes all-in", "goes all in", "is all-in", "is all in"),
            *("moves all-in", "moves all in", "shoves", "shove", "jams", "jam"),
        ),
        Verb.PUSH: ("push", "pushes", "pushes out", "puts out", "puts in"),
    },
    "de": {
        Verb.FOLD: (
            *("passt", "passen", "passte", "gepasst", "foldet", "folden", "gefoldet"),
            *("wirft weg", "steigt aus"),
        ),
        Verb.CHECK: ("checkt", "checken", "checkte", "gecheckt", "klopft", "schiebt"),
        Verb.CALL: (
            *("callt", "callen", "gecallt", "limpt", "ging mit", "bezahlt", "bezahlen", "zahlt"),
            *("geht mit", "mitgehen"),
        ),
        Verb.BET: (
            *("setzt", "setzen", "setzte", "bettet", "eröffnet", "eröffnet mit", "eroeffnet"),
        ),
        Verb.RAISE: (
            *("erhöht", "erhöhen", "erhöhte", "erhoeht", "erhoht", "raist", "raised", "reraist"),
        ),
        Verb.ALL_IN: (
            *("all-in", "all in", "allin", "geht all-in", "geht all in", "ist all-in"),
            *("ist all in", "setzt alles"),
        ),
        Verb.PUSH: ("schiebt vor", "legt", "legt vor", "bringt"),
    },
    "it": {
        Verb.FOLD: (
            *("passa", "passano", "passare", "ha passato", "folda", "foldare", "foldato"),
            *("lascia", "fa fold"),
        ),
        Verb.CHECK: (
            *("passa la parola", "passa parola", "lascia la parola", "fa check", "checka"),
            *("checkare", "bussa", "cip", "fa cip", "parola", "sta"),
        ),
        Verb.CALL: (
            *("chiama", "chiamano", "chiamare", "ha chiamato", "fa call", "calla", "vede"),
            *("vedere", "limpa"),
        ),
        Verb.BET: (
            *("punta", "puntano", "puntare", "ha puntato", "betta", "apre"),
            *("apre puntando", "scommette"),
        ),
        Verb.RAISE: (
            *("rilancia", "rilanciano", "rilanciare", "ha rilanciato", "controrilancia"),
            *("raisa", "fa raise"),
        ),
        Verb.ALL_IN: (
            *("all-in", "all in", "allin", "va all-in", "va all in", "è all-in", "è all in"),
            *("punta tutto", "punta i resti"),
        ),
        Verb.PUSH: ("spinge", "spinge avanti", "mette", "butta"),
    },
}

VERBS: Final[Mapping[Verb, tuple[str, ...]]] = {
    verb: tuple(dict.fromkeys(word for said in VERBS_IN.values() for word in said[verb]))
    for verb in Verb
}

VERB_OF: Final[Mapping[str, Verb]] = {
    phrase: verb for verb, words in VERBS.items() for phrase in words
}
VERB: Final = phrases(VERB_OF)

NO_SLIPS: Final = frozenset(
    {
        *("hold", "holds", "cap", "caps", "chuck", "chucks", "ducks", "stay", "showed", "folge"),
        *("folgen", "folgt", "folgte", "sitzt", "lancia", "rilascia"),
    }
)
"""Words that are only a letter or two from a verb and mean something else."""

WITH_AMOUNT: Final[Mapping[str, Verb]] = {"schiebt": Verb.PUSH}
"""Words that mean something else once an amount follows: "schiebt" alone is a check."""

TO_WORDS: Final = (
    *("to", "up to", "to a total of", "for", "for a total of", "a total of", "total"),
    *("auf", "auf insgesamt", "insgesamt", "mit", "mit insgesamt", "für", "für insgesamt"),
    *("a", "ad", "a un totale di", "per", "per un totale di", "con", "fino a", "totale"),
)
"""Before an amount: it is a total for the round."""

BY_WORDS: Final = ("by", "um", "um weitere", "di", "di altri", "another", "weitere")
"""Before an amount: it comes on top of the bet to match."""

TOTAL_AFTER: Final = ("total", "in total", "altogether", "insgesamt", "in totale", "totali")
MORE_AFTER: Final = ("more", "mehr", "in più", "in piu")

GOES_WITH: Final = (
    *("goes with", "goes for", "moves in for"),
    *("geht mit", "geht mit insgesamt", "geht für"),
    *("va con", "va per", "va con un totale di"),
)
"""Before an amount that "all-in" follows: "geht mit 125 all-in"."""

RAISE_SAID: Final = ("raise", "erhöhe", "erhöhung", "erhöht", "rilancio", "rilancia", "i raise")
"""Said in quotation marks after pushed chips."""


class Word(StrEnum):
    """What else an action may tell, as the canonical form writes it."""

    FRONT = "front"
    """Before chips of an earlier bet that lie in front, from which change may be due."""
    BACK = "back"
    """Before an amount of one's own earlier bet that was taken back first."""
    POT = "pot"
    """Said instead of an amount."""


WORDS: Final[Mapping[Word, tuple[str, ...]]] = {
    Word.FRONT: ("front", "in front", "vor sich", "davor", "davanti", "davanti a sé"),
    Word.BACK: (
        *("back", "takes back", "pulls back"),
        *("zurück", "nimmt zurück", "zieht zurück", "indietro", "ritira", "riprende"),
    ),
    Word.POT: (
        *("pot", "the pot", "den pot", "topf", "den topf"),
        *("piatto", "il piatto", "il pot"),
    ),
}

FILLERS: Final = frozenset(
    {
        *("player", "seat", "then", "and", "now", "the"),
        *("spieler", "spielerin", "platz", "dann", "und", "jetzt", "danach", "der", "die"),
        *("giocatore", "giocatrice", "posto", "poi", "e", "ora", "il", "la"),
    }
)
"""Words that may stand before a player's name."""

LINKING: Final = frozenset(
    {
        *("and", "or", "then", "to", "with", "against", "vs", "in", "as", "for", "says", "by"),
        *("und", "oder", "dann", "mit", "gegen", "zu", "als", "sagt", "für", "um", "auf"),
        *("e", "o", "ed", "poi", "oppure", "con", "contro", "a", "di", "in", "come", "dice", "per"),
        *("the", "der", "die", "il", "la", "lo"),
    }
)
"""Words that go on with a sentence: "A calls and raises" is no action of a player called and."""

COLLECTIVE: Final = frozenset(
    {
        *("everybody", "everyone", "all", "nobody", "blinds", "both"),
        *("alle", "niemand", "beide", "keiner"),
        *("tutti", "nessuno", "entrambi", "bui"),
    }
)
"""Words for several players at once, or for none."""

STRUCTURES: Final[Mapping[str, Structure]] = {
    **dict.fromkeys(("nl", "nlhe", "nlh", "no limit", "no-limit"), Structure.NO_LIMIT),
    **dict.fromkeys(("pl", "plo", "plhe", "pot limit", "pot-limit"), Structure.POT_LIMIT),
    **dict.fromkeys(("fl", "flhe", "lhe", "fixed limit", "fixed-limit"), Structure.FIXED_LIMIT),
}

STREETS: Final[Mapping[str, Street]] = {
    **dict.fromkeys(
        ("preflop", "pre-flop", "pre flop", "before the flop", "vor dem flop", "prima del flop"),
        Street.PREFLOP,
    ),
    **dict.fromkeys(
        ("flop", "on the flop", "am flop", "auf dem flop", "al flop", "sul flop"), Street.FLOP
    ),
    **dict.fromkeys(("turn", "on the turn", "am turn", "al turn", "sul turn"), Street.TURN),
    **dict.fromkeys(("river", "on the river", "am river", "al river", "sul river"), Street.RIVER),
}

HOUSES: Final[Mapping[str, House]] = {
    "tda": House.TDA,
    **dict.fromkeys(("single", "einfach", "singolo", "singola"), House.SINGLE),
    **dict.fromkeys(("double", "doppelt", "doppio", "doppia"), House.DOUBLE),
}


class Option(StrEnum):
    """What may be told of the setting besides blinds and street, in canonical order."""

    ANTE = "ante"
    BB_ANTE = "bb-ante"
    POT = "pot"
    STRADDLE = "straddle"
    CAP = "cap"
    HOUSE = "house"


OPTIONS: Final[Mapping[str, Option]] = {
    "ante": Option.ANTE,
    **dict.fromkeys(
        ("bb-ante", "bb ante", "big blind ante", "big-blind-ante", "bba"), Option.BB_ANTE
    ),
    **dict.fromkeys(("pot", "topf", "piatto"), Option.POT),
    "straddle": Option.STRADDLE,
    "cap": Option.CAP,
    **dict.fromkeys(("house", "haus", "casa"), Option.HOUSE),
}

PRINTED: Final[Mapping[str, Mapping[Verb, str]]] = {
    "en": {
        Verb.FOLD: "folds",
        Verb.CHECK: "checks",
        Verb.CALL: "calls",
        Verb.BET: "bets",
        Verb.RAISE: "raises to",
        Verb.ALL_IN: "all-in",
        Verb.PUSH: "pushes",
    },
    "de": {
        Verb.FOLD: "passt",
        Verb.CHECK: "checkt",
        Verb.CALL: "geht mit",
        Verb.BET: "setzt",
        Verb.RAISE: "erhöht auf",
        Verb.ALL_IN: "all-in",
        Verb.PUSH: "schiebt vor",
    },
    "it": {
        Verb.FOLD: "passa",
        Verb.CHECK: "fa check",
        Verb.CALL: "chiama",
        Verb.BET: "punta",
        Verb.RAISE: "rilancia a",
        Verb.ALL_IN: "all-in",
        Verb.PUSH: "mette",
    },
}
"""How a line is printed for people; every printed form can be read again."""

PRINTED_WORDS: Final[Mapping[str, Mapping[Word, str]]] = {
    "en": {Word.FRONT: "in front", Word.BACK: "takes back", Word.POT: "the pot"},
    "de": {Word.FRONT: "vor sich", Word.BACK: "nimmt zurück", Word.POT: "den Pot"},
    "it": {Word.FRONT: "davanti", Word.BACK: "ritira", Word.POT: "il piatto"},
}

GROUPING: Final[Mapping[str, str]] = {"en": ",", "de": ".", "it": "."}
