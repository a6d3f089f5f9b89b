"""The ruling as JSON: contract section 3."""

import json

from rules.report import is_error, report


def test_report_is_the_object_of_the_contract() -> None:
    answer = report("nl 50/100 flop A bet 100")

    seats = {"A": {"bet": 100, "facing": 0, "betting": "matched"}}
    assert answer == {
        "hand": "NL 50-100 flop: A bet 100",
        "house": "tda",
        "asked": None,
        "steps": [
            {
                "step": 0,
                "after": None,
                "to_act": "A",
                "bet": 0,
                "to_call": 0,
                "may_raise": True,
                "min_raise_by": 100,
                "min_raise_to": 100,
                "max_raise_to": None,
                "pot": 0,
                "reasons": [{"code": "not-acted", "rule": "re-opening", "facts": {}}],
                "seats": {"A": {"bet": 0, "facing": 0, "betting": "open"}},
            },
            {
                "step": 1,
                "after": "A bet 100",
                "to_act": None,
                "bet": 100,
                "to_call": None,
                "may_raise": None,
                "min_raise_by": 100,
                "min_raise_to": 200,
                "max_raise_to": None,
                "pot": 100,
                "reasons": [{"code": "round-over", "rule": "re-opening", "facts": {}}],
                "seats": seats,
            },
        ],
    }
    assert json.loads(json.dumps(answer)) == answer


def test_report_names_folds_that_it_assumes() -> None:
    [_setting, _raise, call] = report("NL 50-100: A raise 300, B call, A?")["steps"]

    assert "assumed" not in call
    steps = report("NL 50-100: A raise 300, B raise 600, A call")["steps"]
    assert steps[-1]["assumed"] == ["SB fold", "BB fold"]


def test_report_says_what_chips_came_to() -> None:
    # Half of the minimum raise of 1,000 would be 1,500 in all (43-A).
    steps = report("NL 250-500 flop: A bet 1000, B push 1400")["steps"]

    assert steps[-1]["resolved"] == {"from": 1400, "as": "call", "to": 1000, "code": "under-half"}


def test_report_leaves_to_the_floor_what_the_rule_does() -> None:
    steps = report("NL 50-100 flop: A bet 300, B raise 900, C push 500, D?")["steps"]

    assert steps[3]["resolved"]["as"] == "floor-decision"
    assert steps[3]["resolved"]["options"] == ["call", "fold"]


def test_report_of_a_line_that_cannot_be_points_at_the_action() -> None:
    answer = report("NL 50-100 flop: A bet 200, B check")

    assert is_error(answer)
    assert answer["hand"] == "NL 50-100 flop: A bet 200, B check"
    error = answer["error"]
    assert (error["code"], error["step"], error["column"]) == ("cannot-check", 2, 28)
    assert error["message"] == "B faces a bet of 200 and cannot check."
    assert error["facts"]["bet"] == 200


def test_report_for_all_houses_compares_each_with_the_own() -> None:
    line = "NL 50-100 flop: A bet 100, B all-in 125, C call, D all-in 200, E call, A raise 300"
    houses = report(line, houses=True)["houses"]

    assert list(houses) == ["tda", "single", "double"]
    assert (houses["tda"]["error"], houses["tda"]["differences"]) == (None, [])
    assert houses["single"]["error"]["code"] == "betting-closed"
    assert houses["single"]["differences"] == [
        {"step": 4, "fact": "betting", "player": "A", "here": "reopened", "there": "closed"},
        {"step": 5, "fact": "may_raise", "player": "A", "here": True, "there": False},
        {"step": 5, "fact": "betting", "player": "A", "here": "reopened", "there": "closed"},
    ]
    assert [book["certain"] for book in houses["tda"]["books"]] == [True, True, False, False]


def test_report_for_all_houses_of_what_cannot_be_read_has_none() -> None:
    assert "houses" not in report("what is this", houses=True)
