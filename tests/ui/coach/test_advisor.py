"""What the coach has worked out: the hand on the table first, nothing twice, and never waiting for it."""

from __future__ import annotations

from tests.coached import AtOnce, Cannot, Waits
from tests.ui.tables import preset
from uth.analysis.worker import Answer
from uth.cards import parse_cards
from uth.train.outlook import Outlook
from uth.train.question import Cards, Question, supposed
from uth.ui.coach.advisor import Advisor, Known


def question(hole: str = "Kh 5d", board: str = "Kc 2d 9s") -> Question:
    return supposed(preset("standard"), Cards(parse_cards(hole), parse_cards(board)), 1000)


def test_an_answer_comes_when_the_worker_has_it() -> None:
    worker = Waits()
    advisor = Advisor(lambda: worker)
    advisor.ask(question())
    advisor.ask(question())
    assert worker.asked == ["outlook"]
    assert not advisor.poll()
    assert (advisor.known(question()), advisor.asking) == (Known(), True)
    worker.work()
    assert advisor.poll()
    found = advisor.known(question()).outlook
    assert isinstance(found, Outlook)
    assert found.question == question()
    assert not advisor.asking
    advisor.ask(question())
    assert worker.asked == ["outlook"]


def test_an_answer_that_comes_at_once_is_waited_for_and_no_other() -> None:
    advisor = Advisor(AtOnce)
    advisor.ask(question(), 1.0)
    assert not advisor.asking
    assert advisor.known(question()).outlook is not None
    late = Advisor(Waits)
    late.ask(question(), 0.001)
    assert late.asking


def test_nothing_is_waited_for_that_other_work_is_before() -> None:
    class Busy(Waits):
        def poll(self) -> list[Answer]:
            raise AssertionError("it was looked for an answer")

    advisor = Advisor(Busy)
    advisor.warm(preset("standard"))
    advisor.ask(question(), 60.0)
    assert advisor.asking


def test_a_question_that_is_over_is_given_up_unless_its_cost_is_wanted() -> None:
    worker = Waits()
    advisor = Advisor(lambda: worker)
    advisor.ask(question("Kh 5d"))
    advisor.want(question("Kh 5d"))
    advisor.ask(question("Qh 5d"))
    worker.work()
    advisor.poll()
    assert advisor.known(question("Kh 5d")) == Known()
    worker.work()
    advisor.poll()
    assert advisor.known(question("Kh 5d")).outlook is not None


def test_grades_wait_for_the_hand_on_the_table() -> None:
    worker, heard = Waits(), list[Answer]()
    advisor = Advisor(lambda: worker)
    advisor.ask(question())
    advisor.later(len, "four", heard=heard.append)
    assert worker.asked == ["outlook"]
    worker.work()
    advisor.poll()
    assert worker.asked == ["outlook", "len"]
    worker.work()
    advisor.poll()
    assert [answer.value for answer in heard] == [4]


def test_a_table_is_prepared_once() -> None:
    worker = Waits()
    advisor = Advisor(lambda: worker)
    for name in ("standard", "standard", "practice"):
        advisor.warm(preset(name))
    assert worker.asked == ["warm_up", "warm_up"]


def test_without_the_kernels_it_says_why() -> None:
    advisor = Advisor(Cannot)
    advisor.ask(question())
    advisor.poll()
    assert advisor.known(question()).trouble == "no kernels on this machine"


def test_nothing_is_started_before_something_is_asked_and_closing_starts_anew() -> None:
    made: list[AtOnce] = []

    def make() -> AtOnce:
        made.append(AtOnce())
        return made[-1]

    advisor = Advisor(make)
    assert not advisor.poll()
    assert not made
    advisor.ask(question())
    advisor.close()
    assert not advisor.asking
    advisor.ask(question())
    advisor.poll()
    assert (len(made), advisor.known(question()).outlook is not None) == (2, True)
