"""The engine's facts of an example: what each figure is, who may raise, what the answer is."""

import pytest

from rules.handline import LineError
from scenarios.wording.checks.scene import Role, Told, scene_of
from tests.scenarios.wording.bench import HAND, RAISES


@pytest.mark.parametrize(
    ("figure", "roles"),
    [
        (25, {Role.BY, Role.CALL, Role.MISSING}),  # B adds 25; 25 are missing to C; C has to add it
        (75, {Role.BY, Role.CALL, Role.MISSING}),  # D adds 75, and C faces 75
        (225, {Role.TO, Role.REOPEN}),  # the least raise over 125, and where it reopens for C
        (226, set()),
        (50, {Role.TO, Role.OTHER}),  # the small blind
    ],
)
def test_figure_has_the_roles_that_the_hand_gives_it(figure: int, roles: set[Role]) -> None:
    assert set(scene_of(HAND).roles_of(figure)) == roles


def test_actions_are_told_with_all_their_figures() -> None:
    assert scene_of(HAND).actions[:3] == (
        Told("A", "bet", to=100, by=100, added=100),
        Told("B", "all-in", to=125, by=25, added=125),
        Told("C", "call", to=125, by=0, added=125),
    )
    assert scene_of(HAND).actions[1].figures == {25, 125}


def test_of_the_player_asked_only_the_answer_counts() -> None:
    scene = scene_of(HAND)

    assert scene.asked == "C"
    assert scene.may_raise["C"] == {False}
    assert scene.reopened["C"] == {False}
    # A faced 25 and then 100: closed first, and reopened in the end.
    assert scene.reopened["A"] == {False, True}


def test_answer_has_a_raise_only_where_there_may_be_one() -> None:
    assert scene_of(HAND).answer == (75,)
    assert scene_of(RAISES).answer == (3600, 2000, 5600)


def test_hand_without_anybody_to_act_has_no_answer() -> None:
    assert scene_of("NL 50-100 flop [A B]: A bet 100, B fold").answer == ()


def test_pot_counts_where_the_line_tells_it() -> None:
    told, untold = "NL 50-100 flop pot 700: A bet 100, B?", "NL 50-100 flop: A bet 100, B?"

    assert scene_of(told).roles_of(700) == scene_of(told).roles_of(800) == {Role.OTHER}
    assert scene_of(untold).roles_of(700) == set()
    assert scene_of("PL 50-100: A call, B?").roles_of(150) == {Role.OTHER}


def test_pushed_chips_and_stacks_are_figures_too() -> None:
    scene = scene_of("NL 250-500 flop [A B=4000]: A bet 1100, B push 1000+500")

    assert scene.roles_of(500) >= {Role.OTHER}
    assert scene.roles_of(1500) >= {Role.TO}
    assert scene.roles_of(4000) == {Role.OTHER}


def test_folded_player_adds_nothing() -> None:
    (fold,) = scene_of("NL 50-100 flop: A bet 100, B fold").actions[1:]

    assert (fold.player, fold.verb, fold.added) == ("B", "fold", 0)


def test_hand_that_cannot_be_has_no_facts() -> None:
    with pytest.raises(LineError):
        scene_of("NL 50-100 flop: A raise")
