"""A round that is shown again is the round that was dealt: felt by felt, and fault by fault."""

from __future__ import annotations

import pytest

from tests.school.dealing.slips import INJECTED
from tests.ui.school.replayed import PAUSE, Done, dealt, given, right, rightly, settled, timed, with_fault
from uth.school.dealing.acts import Ask, OpenBetting, ScanBets, from_json
from uth.school.dealing.times import Part
from uth.school.dealt import shown
from uth.school.drills import deal, settle
from uth.school.exercise import Given
from uth.school.findings import Finding, Mistake
from uth.school.record import ActError
from uth.school.settling.handling import handled
from uth.school.skills import Skill
from uth.ui.school.replay_player import Player
from uth.ui.school.replay_steps import is_replayed, moments_of

SOME = sorted({*sorted(INJECTED)[::8], "pinched Ante not seen"})
TABLES = ("standard", "six-box-dark", "france", "auckland")


def same_as_dealt(done: Done) -> None:
    """Go through a round act by act beside the core."""
    moments, dealing = done.moments, done.start
    assert moments[0].felt == dealing.felt
    assert [moment.act for moment in moments if moment.act] == [each.act for each in done.acts]
    for each, moment in zip(done.acts, moments[1:], strict=False):
        before, dealing = dealing, dealing.after(each.act, each.at)
        assert moment.felt == dealing.felt, each.act
        assert len(moment.found) == len(dealing.findings) - len(before.findings), each.act
        assert moment.so_far == len(dealing.findings)
    found = [finding.mistake for moment in moments for finding in moment.found]
    assert sorted(found) == sorted(finding.mistake for finding in dealing.findings)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("boxes", [1, 6])
def test_a_perfect_round_act_by_act(table: str, boxes: int) -> None:
    done = rightly(table, range(1, boxes + 1))
    same_as_dealt(done)
    assert not any(moment.found for moment in done.moments)


@pytest.mark.parametrize("name", SOME)
def test_a_round_with_a_fault_act_by_act(name: str) -> None:
    same_as_dealt(with_fault(name))


@pytest.mark.full
@pytest.mark.parametrize("name", sorted(INJECTED))
def test_every_round_with_a_fault_act_by_act(name: str) -> None:
    same_as_dealt(with_fault(name))


@pytest.mark.parametrize("name", SOME)
def test_the_mark_is_at_the_act_that_it_was_found_with(name: str) -> None:
    done = with_fault(name)
    player = Player(done.moments)
    at = player.mark(1)
    assert at is not None
    player.show(at)
    assert [finding.mistake for finding in player.moment.found] == [INJECTED[name].found]
    assert player.mark(1) is None
    assert player.moment.act == done.acts[at - 1].act


def test_forward_and_back_is_the_same_felt() -> None:
    moments = with_fault(SOME[0]).moments
    player, seen = Player(moments), []
    while not player.at_end:
        seen.append(player.moment.felt)
        player.show(player.at + 1)
    while player.at:
        player.show(player.at - 1)
        assert player.moment.felt == seen.pop()


# --- what is told


def test_what_players_answer_is_told_with_the_question() -> None:
    moments = rightly("standard").moments
    asked = [moment for moment in moments if isinstance(moment.act, Ask)]
    assert len(asked) > 6
    assert all(len(moment.news) == 1 for moment in asked)
    for moment in asked:
        assert isinstance(moment.act, Ask)
        assert moment.news[0].text.startswith(f"Box {moment.act.box} answers: ")


def test_who_cuts_is_told() -> None:
    said = [news.text for moment in rightly("six-box-dark").moments for news in moment.news]
    assert any("does not cut" in text or "cuts:" in text for text in said)


@pytest.mark.parametrize(("faults", "harm", "heading"), [(100, 0, "Irregularity: "), (0, 100, "Against the house: ")])
def test_what_goes_wrong_is_named_where_it_begins(faults: int, harm: int, heading: str) -> None:
    there = 0
    for number in range(4):
        exercise = dealt(f"wrong {number}", faults=faults, harm=harm)
        for moment in moments_of(exercise, right(exercise)):
            for news in (each for each in moment.news if each.begins):
                there += 1
                assert news.heading.startswith(heading)
                assert news.heading.removeprefix(heading)
                assert news.text
    assert 2 <= there <= 4


def test_the_floor_is_heard() -> None:
    exercise = dealt("wrong 1", faults=100)
    texts = [news.text for moment in moments_of(exercise, right(exercise)) for news in moment.news]
    assert any(text.startswith("The floor rules: ") for text in texts)


def test_the_parts_follow_each_other() -> None:
    parts = [moment.part for moment in rightly("standard").moments]
    in_order = [part for place, part in enumerate(parts) if place == 0 or part is not parts[place - 1]]
    assert in_order == [Part.BETTING, Part.SHUFFLE, Part.DEAL, Part.STREETS, Part.SETTLEMENT]
    dark = {moment.part for moment in rightly("six-box-dark").moments}
    assert dark == {*in_order}


# --- settlements, and rounds that were left


def test_a_settlement_act_by_act() -> None:
    exercise = settled("six boxes")
    acts = from_json(str(exercise.right[settle.ACTS]))
    moments = moments_of(exercise, right(exercise))
    handling = handled(shown(exercise).state, [])
    assert moments[0].felt == handling.felt
    for each, moment in zip(acts, moments[1:], strict=True):
        handling = handling.after(each.act, each.at)  # type: ignore[arg-type]
        assert moment.felt == handling.felt


def test_a_settlement_that_was_left_ends_with_what_is_missing() -> None:
    exercise = settled()
    acts = from_json(str(exercise.right[settle.ACTS]))[:3]
    answer = given(acts)
    moments = moments_of(exercise, answer, settle.mark(exercise, answer.answer))
    assert moments[-1].act is None
    assert moments[-1].words == "Here the round was left, before its end"
    assert len(moments) == len(acts) + 2
    found = sorted(finding.mistake for moment in moments for finding in moment.found)
    assert found == sorted(finding.mistake for finding in settle.mark(exercise, answer.answer))


def test_a_round_that_was_left_ends_as_it_lies() -> None:
    exercise = dealt()
    answer = given(timed([OpenBetting(), ScanBets()]))
    *_before, last = moments_of(exercise, answer)
    assert (last.act, last.found, last.at) == (None, (), 2 * PAUSE)


def test_nothing_done_is_told_too() -> None:
    exercise = dealt()
    found = deal.mark(exercise, {})
    first, last = moments_of(exercise, Given({}), found)
    assert first.felt == last.felt
    assert [finding.mistake for finding in last.found] == [Mistake.NOT_ANSWERED]


def test_what_no_act_was_found_with_is_told_at_the_end() -> None:
    exercise = dealt()
    slow = Finding(Mistake.SLOW_DEAL, "Too slow", "faster", "pace")
    moments = moments_of(exercise, right(exercise), (slow,))
    assert moments[-1].found == (slow,)
    assert not any(moment.found for moment in moments[:-1])
    assert moments[-1].words == "The round is over"


def test_a_wrong_record_is_refused() -> None:
    exercise = settled()
    with pytest.raises(ActError):
        moments_of(exercise, Given({settle.ACTS: "nonsense"}))
    with pytest.raises(ActError):
        moments_of(exercise, given(timed([OpenBetting()])))


def test_only_what_is_done_by_acts_is_shown_again() -> None:
    assert {skill for skill in Skill if is_replayed(skill)} == {Skill.SETTLE, Skill.DEAL}
