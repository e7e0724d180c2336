"""What the panel says: the numbers of the outlook, the rule, the dead cards where they decide, and what it rests on."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tests.ui.tables import preset
from uth.cards import parse_cards
from uth.game.model import Choice
from uth.train.hints import hint
from uth.train.outlook import Outlook, outlook
from uth.train.question import Cards, Question, supposed
from uth.ui.coach.advice import Advised, closed_hint, hint_said, sure_said, told_lines, values_said
from uth.ui.coach.advisor import Known
from uth.words.reasons import shown_antes

FLOP = Cards(parse_cards("Kh 5d"), parse_cards("Kc 2d 9s"), parse_cards("Ah Ad"))


def question(cards: Cards = FLOP, trips: int = 0) -> Question:
    return supposed(preset("practice"), cards, 1000, trips)


def advised(known: Known | None = None, asked: Question | None = None) -> Advised:
    asked = asked or question()
    return Advised(asked, hint(asked), known if known is not None else Known(outlook(asked)))


def turned(found: Outlook) -> Outlook:
    """Without the other boxes the other choice is best."""
    values = {choice: -value for choice, value in found.advice.values.items()}
    return replace(found, alone=replace(found.alone, values=values))


def test_the_rows_are_the_values_of_the_open_choices() -> None:
    found = advised()
    said = values_said(found)
    assert [row.choice for row in said.rows] == ["Check", "Play 2x"]
    for row, choice in zip(said.rows, found.question.open, strict=True):
        assert row.antes == shown_antes(found.values)[choice]
        assert row.antes == f"{float(found.values[choice]):+.3f}".replace("-", "−")
        assert row.mark == ("best" if choice is found.best else "")
    assert said.lines[0].startswith("The rule: hidden pair or better")
    assert said.lines[1].startswith("Wins ")
    assert said.lines[-1].startswith("Outs: ")
    assert found.exact


def test_only_choices_that_can_be_afforded_are_listed() -> None:
    asked = replace(question(), open=(Choice.CHECK,))
    assert [row.choice for row in values_said(advised(asked=asked)).rows] == ["Check"]


def test_it_says_when_the_cards_of_the_other_boxes_change_the_answer() -> None:
    found = outlook(question())
    said = "The cards of your other boxes change the answer: without them it is Check."
    assert said not in values_said(advised(Known(found))).lines
    changed = Known(turned(found))
    for panel in (values_said(advised(changed)), hint_said(advised(changed))):
        assert said in panel.lines
    assert said in sure_said(advised(changed), Choice.CHECK, "C").lines


def test_before_anything_is_known_the_rule_speaks_and_says_so() -> None:
    found = advised(Known())
    assert not found.values
    assert found.cost(Choice.CHECK) is None
    assert values_said(found).lines == (
        "Play 2x.",
        "The rule: hidden pair or better, not pocket twos: Play 2x. Hidden: a card of yours makes it.",
        "By the rule of thumb; the exact values follow.",
    )


def test_stored_values_name_what_they_leave_out() -> None:
    asked = question(Cards(parse_cards("Kh 5d"), dead=parse_cards("Ah Ad")), trips=500)
    found = advised(Known(), asked)
    assert len(values_said(found).rows) == 3
    assert found.marks == ("Without the other boxes or Trips.",)
    assert found.cost(found.best) == 0


def test_why_there_are_no_exact_values() -> None:
    assert advised(Known(trouble="no kernels")).marks == ("No exact values here: no kernels.",)


def test_a_question_before_a_mistake() -> None:
    found = advised()
    said = sure_said(found, Choice.CHECK, "C", box=3)
    cost = found.cost(Choice.CHECK)
    assert cost is not None
    assert cost > Fraction(1, 10)
    assert said.title == "SURE?: BOX 3"
    assert said.lines[0].startswith("The rule: hidden pair or better")
    assert said.lines[1] == f"Checking costs {float(cost):.3f} Antes (${float(cost) * 10:.2f}). Better: Play 2x."
    assert said.lines[2] == "C once more: Check all the same."


def test_who_types_is_told_what_to_type_again() -> None:
    said = sure_said(advised(), Choice.CHECK, "check", typed=True)
    assert said.lines[2] == "Type check again to do it all the same."


def test_a_rule_that_is_wrong_comes_before_the_figures_as_one_that_is_right_does() -> None:
    asked = question(Cards(parse_cards("Qc 8d"), dead=parse_cards("Qd Qh 8c 8h")))
    found = advised(asked=asked)
    assert found.outlook is not None
    assert not found.outlook.ruling.agrees
    wrong = "The rule of thumb is wrong here "
    for lines in (values_said(found).lines, hint_said(found).lines, told_lines(found),
                  sure_said(found, Choice.PLAY_4X, "4").lines):  # fmt: skip
        (place,) = (place for place, line in enumerate(lines) if line.startswith(wrong))
        others = [(at, line) for at, line in enumerate(lines) if at != place]
        assert place < min(at for at, line in others if " costs " in line or line.startswith(("Wins", "Never")))


def test_a_closed_hint_gives_nothing_away() -> None:
    assert closed_hint().lines == ()
    assert not closed_hint(box=2).rows


def test_all_of_it_in_sentences() -> None:
    lines = told_lines(advised())
    assert lines[0].startswith("The rule: hidden pair or better")
    assert lines[1].startswith("Check is worth ")
    assert lines[2].endswith(": the best.")
    assert all(line.endswith(".") for line in lines)


def test_values_with_a_trips_bet_begin_with_the_rule_and_end_with_the_bet() -> None:
    said = "All values are with your Trips bet."
    lines = values_said(advised(asked=question(trips=500))).lines
    assert lines[0].startswith("The rule: ")
    assert lines[-1] == said
    assert said not in values_said(advised()).lines
    assert any(
        line.startswith("With your Trips bet Play ") for line in hint_said(advised(asked=question(trips=500))).lines
    )


def test_what_is_never_best_is_said_before_it_is_done() -> None:
    asked = question(Cards(parse_cards("Kh Kd")))
    assert "3x is never best at this table." in sure_said(advised(asked=asked), Choice.PLAY_3X, "3").lines
    assert not any("never best" in line for line in sure_said(advised(asked=asked), Choice.CHECK, "C").lines)


def test_the_numbers_in_a_terminal_differ_by_what_the_costs_are() -> None:
    found = advised(asked=question(Cards(parse_cards("Kh 2h"))))
    worth = {line.split(" is worth ")[0]: line for line in told_lines(found) if " is worth " in line}
    antes = [Fraction(line.split(" is worth ")[1].split()[0].replace("−", "-")) for line in worth.values()]
    for choice, value in zip(found.values, antes, strict=True):
        cost = found.cost(choice)
        assert cost is not None
        assert f"{float(max(antes) - value):.3f}" == f"{float(cost):.3f}"


def test_who_cannot_pay_for_the_flop_reads_that_the_values_know_it() -> None:
    asked = replace(question(Cards(parse_cards("Ah As"))), open=(Choice.CHECK,), play_flop=False)
    found = advised(asked=asked)
    short = "There is not enough money for 2x on the flop: a check counts with 1x on the river alone."
    rule, second, *_others = values_said(found).lines
    assert rule.startswith("The rule: ")
    assert second == short
    assert short in hint_said(found).lines
    assert hint(asked).mark == "as if there was money for 2x on the flop"
    (row,) = values_said(found).rows
    assert row.antes.startswith("+1.")
