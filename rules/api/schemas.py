"""What the service answers, as JSON Schema: the objects of `rules.report` and of refusals."""

from typing import Any, Final

from rules.api.refusal import RefusalCode
from rules.engine import Betting, ErrorCode, House, RuleId

Schema = dict[str, Any]

AMOUNT: Final[Schema] = {"type": "integer", "minimum": 0, "description": "In chips."}
AMOUNT_OR_NONE: Final[Schema] = {"type": ["integer", "null"], "minimum": 0}
NAME: Final[Schema] = {"type": "string", "description": "A player."}
NAME_OR_NONE: Final[Schema] = {"type": ["string", "null"]}
FACTS: Final[Schema] = {"type": "object", "description": "What the sentence is made of."}


def ref(name: str) -> Schema:
    """Return a reference to one of the schemas."""
    return {"$ref": f"#/components/schemas/{name}"}


def _object(description: str, required: Schema, optional: Schema | None = None) -> Schema:
    """Return the schema of an object that has these members and no others."""
    return {
        "type": "object",
        "description": description,
        "properties": {**required, **(optional or {})},
        "required": list(required),
        "additionalProperties": False,
    }


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _one_of(codes: type[ErrorCode | RefusalCode | Betting | House | RuleId]) -> Schema:
    return {"type": "string", "enum": [str(code) for code in codes]}


RULING: Final = _object(
    "The ruling on every step of a hand line.",
    {
        "hand": {"type": "string", "description": "The line in its canonical form."},
        "house": _one_of(House),
        "asked": {**NAME_OR_NONE, "description": "Whom the last step is about."},
        "steps": {**_list(ref("Step")), "minItems": 1},
    },
    {"houses": ref("Houses")},
)

STEP: Final = _object(
    "What holds after one action; step 0 is the setting.",
    {
        "step": {"type": "integer", "minimum": 0},
        "after": {"type": ["string", "null"], "description": "The action, in canonical form."},
        "to_act": {**NAME_OR_NONE, "description": "Null once the round is over."},
        "bet": {**AMOUNT, "description": "The bet to match, a total for the round."},
        "to_call": {**AMOUNT_OR_NONE, "description": "What has to be added."},
        "may_raise": {"type": ["boolean", "null"]},
        "min_raise_by": {**AMOUNT, "description": "The round's, whoever may raise."},
        "min_raise_to": {**AMOUNT, "description": "The round's, whoever may raise."},
        "max_raise_to": {**AMOUNT_OR_NONE, "description": "Null where none is known."},
        "pot": {**AMOUNT, "description": "Everything in the middle."},
        "reasons": _list(ref("Reason")),
        "seats": {"type": "object", "additionalProperties": ref("Seat")},
    },
    {
        "assumed": {**_list({"type": "string"}), "description": "Folds taken for granted."},
        "resolved": ref("Resolved"),
    },
)

SEAT: Final = _object(
    "How a player stands.",
    {"bet": AMOUNT, "facing": AMOUNT, "betting": _one_of(Betting)},
)

REASON: Final = _object(
    "One step of the argument; they come in order.",
    {"code": {"type": "string"}, "rule": _one_of(RuleId), "facts": FACTS},
)

RESOLVED: Final = _object(
    "What words or chips came to, where they were not the action that counts.",
    {
        "from": AMOUNT,
        "as": {"type": "string"},
        "to": {**AMOUNT, "description": "The total for the round."},
        "code": {"type": "string"},
    },
    {"options": {**_list({"type": "string"}), "description": "What the floor may decide."}},
)

HOUSES: Final[Schema] = {
    "type": "object",
    "description": "Every house, compared with the line's own.",
    "propertyNames": _one_of(House),
    "additionalProperties": _object(
        "Where a house rules otherwise.",
        {
            "error": {"anyOf": [ref("LineError"), {"type": "null"}]},
            "differences": _list(
                _object(
                    "A fact that the two see differently.",
                    {
                        "step": {"type": "integer", "minimum": 0},
                        "fact": {"type": "string"},
                        "player": {**NAME_OR_NONE, "description": "Null for the round's."},
                        "here": {"type": ["integer", "string", "boolean", "null"]},
                        "there": {"type": ["integer", "string", "boolean", "null"]},
                    },
                )
            ),
            "books": _list(
                _object(
                    "A rule book that reads so, and if that is certain.",
                    {
                        "name": {"type": "string"},
                        "certain": {"type": "boolean"},
                        "reads": {"type": "string"},
                    },
                )
            ),
        },
    ),
}

LINE_ERROR: Final = _object(
    "Why a line cannot be.",
    {
        "code": _one_of(ErrorCode),
        "step": {"type": ["integer", "null"], "description": "The action, from 1."},
        "column": {"type": "integer", "minimum": 1, "description": "The place, from 1."},
        "message": {"type": "string"},
        "facts": FACTS,
    },
)

IMPOSSIBLE: Final = _object(
    "A line that cannot be.",
    {"hand": {"type": "string"}, "error": ref("LineError")},
    {"houses": ref("Houses")},
)

REFUSAL: Final = _object(
    "A request that is not answered.",
    {
        "error": _object(
            "Why it is not.",
            {
                "code": _one_of(RefusalCode),
                "message": {"type": "string"},
                "facts": FACTS,
            },
        )
    },
)

SCHEMAS: Final[Schema] = {
    "Ruling": RULING,
    "Step": STEP,
    "Seat": SEAT,
    "Reason": REASON,
    "Resolved": RESOLVED,
    "Houses": HOUSES,
    "LineError": LINE_ERROR,
    "Impossible": IMPOSSIBLE,
    "Refusal": REFUSAL,
}
