"""The dealer school from its page through a run to the report, by keyboard alone and by mouse alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.played import Home
from tests.ui.scenes.at_page import SIZES, click, drawn, opened, press, text
from tests.ui.school import deals
from tests.ui.school.apprentice import STANDARD, done, plan, trainee
from tests.ui.school.hand import by_keys, by_mouse
from tests.ui.school.hand import click as click_chair
from tests.ui.school.settler import by_keys as settle_by_keys
from tests.ui.school.settler import perfectly
from uth.cli.train.progress_rows import by_drill
from uth.school.dealing.players import Sort
from uth.school.dealing.shift import FullTable, Often
from uth.school.pace import Targets
from uth.school.past import past
from uth.school.plan import Feedback
from uth.school.skills import Skill
from uth.store.database import StoreError
from uth.store.players import Players
from uth.store.schooling import Schooling
from uth.train.learning import Learning
from uth.ui.intents import KeyPress, Text
from uth.ui.keys import Key, KeyLabels
from uth.ui.page.ask import AskScene
from uth.ui.scene import Scene
from uth.ui.scenes.school import SchoolScene
from uth.ui.scenes.school_deal import DealScene
from uth.ui.scenes.school_exercise import ExerciseScene
from uth.ui.scenes.school_progress import SchoolProgressScene
from uth.ui.scenes.school_report import SchoolReportScene, begin
from uth.ui.scenes.school_settle import SettleScene
from uth.ui.scenes.school_targets import TargetsScene
from uth.ui.school.trainee import Trainee
from uth.ui.school.wishes import SUBJECTS, WEAK
from uth.ui.window import Window


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def of(home: Home) -> Trainee:
    return trainee((home.database, home.player), lambda: AskScene(KeyLabels(), ("Players", ""), (), lambda _way: None))


def page_of(who: Trainee) -> SchoolScene:
    page = SchoolScene(who)
    opened(page)
    return page


def in_chair(scene: Scene | None) -> ExerciseScene:
    assert isinstance(scene, ExerciseScene)
    scene.resize((1280, 800))
    return scene


def choose(page: SchoolScene, subject: str) -> None:
    page.choose_row("drill", SUBJECTS.index(subject))
    page.picked("drill", SUBJECTS.index(subject))


def test_a_run_is_done_by_keyboard_alone(window: Window, home: Home) -> None:
    page = page_of(of(home))
    press(page, *[Key.DOWN] * SUBJECTS.index("qualify"))
    assert page.wishes.subject == "qualify"
    press(page, Key.TAB, Key.LEFT)
    assert page.wishes.count == 10
    press(page, Key.S)
    scene = in_chair(page.opens)
    for number in range(1, 11):
        assert scene.asking.exercise.skill is Skill.QUALIFY
        assert f"{number} of 10" in "\n".join(scene.lines())
        by_keys(scene)
        assert not scene.asking.findings
        scene.handle(KeyPress(Key.SPACE))
    assert scene.done
    report = scene.opens
    assert isinstance(report, SchoolReportScene)
    opened(report)
    assert "10 of 10 right" in text(report)
    assert len(Schooling(home.database, home.player.id).marks()) == 10
    opened(page)
    assert "Does the dealer qualify, 10, 100" in text(page)


def test_a_run_is_done_by_mouse_alone(window: Window, home: Home) -> None:
    page = page_of(of(home))
    page.choose_row("drill", SUBJECTS.index("compare"))
    page.picked("drill", SUBJECTS.index("compare"))
    click(page, "count 10")
    click(page, "feedback only in the report")
    assert (page.wishes.count, page.wishes.feedback) == (10, Feedback.REPORT)
    click(page, "start")
    scene = in_chair(page.opens)
    first = scene.asking.exercise
    by_mouse_once(scene)
    # Nothing is said: the next one comes at once.
    assert scene.asking.exercise != first
    assert not scene.asking.marked
    click_chair(scene, "leave")
    assert scene.done
    assert isinstance(scene.opens, SchoolReportScene)
    assert len(Schooling(home.database, home.player.id).marks()) == 1


def by_mouse_once(scene: ExerciseScene) -> None:
    """Answer one exercise of one question."""
    (field,) = scene.asking.exercise.fields
    click_chair(scene, f"pick {scene.asking.exercise.right[field.name]}")


def test_faults_are_said_as_it_is_wished(window: Window) -> None:
    for feedback, goes_on in ((Feedback.AT_ONCE, False), (Feedback.ROUND, False), (Feedback.REPORT, True)):
        page = page_of(trainee())
        choose(page, "results")
        page.chosen("feedback", list(Feedback).index(feedback))
        press(page, Key.S)
        scene = in_chair(page.opens)
        first, asking = scene.asking.exercise, scene.asking
        by_keys_of(scene, asking.exercise.fields[0].name)
        assert (asking.heard is not None) is (feedback is Feedback.AT_ONCE)
        while not asking.marked:
            field = asking.field
            assert field is not None
            by_keys_of(scene, field.name)
        assert (scene.asking.exercise is not first) is goes_on


def by_keys_of(scene: ExerciseScene, name: str) -> None:
    """Answer one field rightly by the key of its button."""
    right = scene.asking.exercise.right[name]
    button = next(each for each in scene.shown.picture.buttons if each.intent == f"pick {right}")
    scene.handle(KeyPress(Key(button.key.lower())))


def test_leaving_before_the_first_answer_leaves_nothing(window: Window, home: Home) -> None:
    page = page_of(of(home))
    choose(page, "qualify")
    press(page, Key.S)
    scene = in_chair(page.opens)
    scene.handle(KeyPress(Key.ESCAPE))
    assert (scene.done, scene.opens) == (True, None)
    assert Schooling(home.database, home.player.id).numbers() == ()


# --- what can be chosen


def test_everything_is_chosen_by_mouse(window: Window) -> None:
    page = page_of(trainee())
    click(page, "profile FR")
    assert page.wishes.house().profile.name == "FR"
    assert "the table names another" in text(page)
    click(page, "table next")
    assert page.wishes.table != STANDARD
    assert page.wishes.profile == ""


def test_a_seed_that_is_typed_is_the_one_of_the_run(window: Window) -> None:
    page = page_of(trainee())
    page.focus_on("seed")
    page.handle(Text("my seed"))
    assert page.wishes.plan(page.learning).seed == "my seed"


def test_what_was_learnt_is_what_the_keeping_says(window: Window, home: Home) -> None:
    who = of(home)
    done(who, plan(Skill.COMPARE, Skill.QUALIFY, count=5), True, False, True, False, False)
    assert page_of(who).learning == who.keeping().learning() != Learning()


def test_weak_points_need_some(window: Window, home: Home) -> None:
    who = of(home)
    page = page_of(who)
    choose(page, WEAK)
    press(page, Key.S)
    assert page.opens is None
    assert "Nothing is weak: whatever was missed is learnt again." in text(page)
    done(who, plan(Skill.COMPARE), False)
    opened(page)
    press(page, Key.S)
    assert in_chair(page.opens).asking.exercise.skill is Skill.COMPARE


def test_a_table_is_settled_in_the_same_run_as_the_questions(window: Window, home: Home) -> None:
    who = of(home)
    scene = begin(who, plan(Skill.QUALIFY, Skill.SETTLE, count=6, seed="both", feedback=Feedback.ROUND))
    kinds = []
    while not isinstance(scene, SchoolReportScene):
        scene.resize((1280, 800))
        kinds.append(type(scene))
        done_in(scene)
        scene = scene.opens if scene.done and scene.opens is not None else scene
    assert set(kinds) == {ExerciseScene, SettleScene}
    opened(scene)
    assert "6 of 6 right" in text(scene)
    assert len(Schooling(home.database, home.player.id).marks()) == 6


def done_in(scene: Scene) -> None:
    """Do one exercise rightly by keys, and go on."""
    if isinstance(scene, SettleScene):
        perfectly(scene, settle_by_keys)
    else:
        assert isinstance(scene, ExerciseScene)
        by_keys(scene)
    scene.handle(KeyPress(Key.SPACE))


def test_the_last_run_is_what_is_offered_next(window: Window, home: Home) -> None:
    who = of(home)
    done(who, plan(count=50, feedback=Feedback.REPORT, targets=Targets(read=4000)), True)
    wishes = page_of(who).wishes
    assert (wishes.count, wishes.feedback, wishes.targets) == (50, Feedback.REPORT, Targets(read=4000))


# --- the trainee


def test_the_level_and_what_opens_the_next(window: Window, home: Home) -> None:
    who = of(home)
    page = page_of(who)
    assert "Level 1 of 7: first day" in text(page)
    assert "0 of 20" in text(page)
    for skill in (Skill.READ, Skill.COMPARE, Skill.QUALIFY):
        done(who, plan(skill, count=20), *[True] * 20)
    opened(page)
    assert "Level 2 of 7: bets" in text(page)


def test_another_name_is_taken_note_of_and_that_a_trainee_is_no_more(window: Window, home: Home) -> None:
    page = page_of(of(home))
    players = Players(home.database)
    renamed = players.rename(home.player, "Anna")
    opened(page)
    assert "Your answers are kept for Anna." in text(page)
    players.delete(renamed)
    opened(page)
    assert "Nobody has sat down: nothing is kept." in text(page)
    choose(page, "qualify")
    press(page, Key.S)
    scene = in_chair(page.opens)
    by_mouse(scene)
    assert scene.asking.marked


def test_nobody_can_practise_too(window: Window) -> None:
    page = page_of(trainee())
    assert "Nobody has sat down: nothing is kept." in text(page)
    controls = {control.name: control.enabled for control in page.controls()}
    assert (controls["start"], controls["progress"]) == (True, False)
    assert "trainees" not in controls


def test_other_pages_are_a_key_away(window: Window, home: Home) -> None:
    for key, scene in ((Key.T, TargetsScene), (Key.P, SchoolProgressScene), (Key.W, AskScene)):
        page = page_of(of(home))
        press(page, key)
        assert type(page.opens) is scene


def test_a_file_that_cannot_be_read_is_told_of(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    who = trainee()

    def broken() -> None:
        raise StoreError("the file is damaged")

    monkeypatch.setattr(who, "answers", broken)
    assert "the file is damaged" in text(page_of(who))


# --- the full table


def test_who_comes_to_the_full_table_is_chosen_by_key_and_by_mouse(window: Window) -> None:
    page = page_of(trainee())
    assert "Irregularities" not in text(page)
    choose(page, "deal")
    for name in ("boxes 3", "players next", "faults next", "faults next", "harm next"):
        click(page, name)
    assert (page.wishes.boxes, page.wishes.players, page.wishes.often) == (3, "skilled", Often(30, 10))
    press(page, Key.S)
    scene = page.opens
    assert isinstance(scene, DealScene)
    scene.resize((1280, 800))
    course = scene.round.course
    assert course.guests.boxes == (1, 2, 3)
    assert {guest.sort for guest in course.guests.guests} == {Sort.SKILLED}


def test_what_was_dealt_last_is_offered_again(window: Window, home: Home) -> None:
    who = of(home)
    full = FullTable((1, 2), (Sort.WILD, Sort.WILD), Often(60, 0))
    scene = begin(who, plan(Skill.DEAL, count=1, full=full))
    assert isinstance(scene, DealScene)
    scene.resize((1280, 800))
    deals.perfectly(scene, deals.by_keys)
    page = page_of(who)
    assert (page.wishes.boxes, page.wishes.players, page.wishes.often) == (2, "wild", Often(60, 0))


# --- targets


def test_targets_are_set_by_key_and_by_mouse(window: Window) -> None:
    page = page_of(trainee())
    press(page, Key.T)
    scene = page.opens
    assert isinstance(scene, TargetsScene)
    opened(scene)
    press(scene, Key.RIGHT)
    assert page.wishes.targets == Targets(read=10_000)
    click(scene, "pay next")
    assert page.wishes.targets == Targets(read=10_000, pay=20_000)
    press(scene, Key.N)
    assert page.wishes.targets == Targets(0, 0, 0, 0, 0)
    press(scene, Key.U)
    assert page.wishes.targets == Targets()
    opened(page)
    assert "Targets: read 8 s, decide 8 s, pay 15 s, settle 15 s, deal 240 s." in text(page)


@pytest.mark.parametrize("size", SIZES)
def test_the_pages_are_drawn_at_all_sizes(window: Window, size: tuple[int, int]) -> None:
    page = page_of(trainee())
    drawn(page, size)
    scene = TargetsScene(trainee(), page.wishes)
    opened(scene)
    drawn(scene, size)


def test_a_drill_is_done_by_mouse_alone_to_its_marks(window: Window) -> None:
    page = page_of(trainee())
    choose(page, "pay box")
    click(page, "start")
    scene = in_chair(page.opens)
    by_mouse(scene)
    assert scene.asking.marked
    assert not scene.asking.findings
    click_chair(scene, "on")
    assert not scene.asking.marked


def test_the_score_of_the_list_is_that_of_the_progress_and_the_printed_report(window: Window, home: Home) -> None:
    who = of(home)
    done(who, plan(Skill.COMPARE, count=3), False, True, True)
    done(who, plan(Skill.COMPARE, count=20, seed="8"), *[True] * 20)
    printed = by_drill(past(who.answers(), str))
    assert [row[-1] for row in printed.rows] == ["95.6", "95.6"]
    assert "Compare two hands, 23, 95.6" in text(page_of(who))
    scene = SchoolProgressScene(who)
    opened(scene)
    assert "SCORE 95.6" in text(scene)
