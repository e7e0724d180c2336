"""The note about an answer: what it says is what was worked out, and it lies over nothing that it is about."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.ui.learn.here import DARK, advised, best, drilling, plan, worst
from uth.config import load_table
from uth.game.model import Choice
from uth.table import Street
from uth.train.drills.family import taught
from uth.train.drills.plan import Plan, Topic
from uth.train.drills.spots import Spot, Stakes
from uth.ui.keymap import Keymap
from uth.ui.layout import Layout
from uth.ui.learn.note import Note, note_of, note_places
from uth.ui.learn.present import Look, drill_picture, table_of
from uth.ui.page.view import Letters
from uth.ui.picture import Tone
from uth.ui.present import felt_of
from uth.ui.sizes import DEFAULT, LEAST, MOST, Size
from uth.ui.table_view import TableView
from uth.ui.theme import CASINO
from uth.words.advice import antes_words
from uth.words.reasons import shown_antes


def test_there_is_none_before_the_answer() -> None:
    assert note_of(drilling(plan())) is None


def test_it_says_what_was_wrong_what_it_cost_and_why() -> None:
    drill = drilling(plan(Street.FLOP))
    right, wrong = best(drill), worst(drill)
    drill.answer(wrong)
    note = note_of(drill)
    assert note is not None
    assert drill.explained is not None
    values = drill.explained.values
    assert note.title.startswith("Wrong: ")
    assert note.pill == f"costs {antes_words(values[right] - values[wrong])}"
    assert [value.worth for value in note.values] == [*shown_antes(values).values()]
    assert [value.best for value in note.values] == [choice is right for choice in values]
    assert note.lead[0].startswith("Check" if right is Choice.CHECK else "Play")
    assert any("rule" in sentence for sentence in (*note.lead, *note.sentences))
    assert note.tone is Tone.LOSE


@pytest.mark.parametrize("slow", [False, True])
def test_the_rule_of_the_family_lies_over_the_values_before_and_after_they_come(slow: bool) -> None:
    drill = drilling(plan(Street.PREFLOP), advised(slow=slow)[0])
    drill.answer(worst(drill) if not slow else Choice.PLAY_4X)
    note = note_of(drill)
    assert note is not None
    assert bool(note.values) is not slow
    assert drill.asked is not None
    rule = taught(drill.asked)
    assert note.lead[-1] == rule
    assert rule not in note.sentences
    places = [note.texts.index(text) for text in (rule, note.sentences[0])]
    assert places == [len(note.lead), len(note.lead) + len(note.values) + 1]


def test_a_right_answer_costs_nothing() -> None:
    drill = drilling(plan())
    drill.answer(best(drill))
    note = note_of(drill)
    assert note is not None
    assert (note.title.split(":")[0], note.pill, note.tone) == ("Right", "costs nothing", Tone.WIN)


def test_it_is_marked_as_the_rule_of_thumb_until_the_values_come() -> None:
    advisor, worker = advised(slow=True)
    drill = drilling(plan(Street.RIVER), advisor)
    drill.answer(Choice.FOLD)
    before = note_of(drill)
    assert before is not None
    assert (before.pill, before.values, before.tone) == ("rule of thumb", (), Tone.NOTE)
    assert "exact values follow" in before.sentences[0]
    worker.slow = False
    drill.tick(0)
    after = note_of(drill)
    assert after is not None
    assert after.values
    assert after.pill != "rule of thumb"


def test_who_is_too_late_reads_what_would_have_been_best() -> None:
    drill = drilling(plan(seconds=1))
    drill.tick(2)
    note = note_of(drill)
    assert note is not None
    assert note.title.startswith("Time is up: ")


def explained(size: Size, boxes: int, street: Street) -> tuple[Layout, Note]:
    """Return the table, and what is said there about the worst answer."""
    table = load_table("practice" if boxes > 1 else "standard").table
    drill = drilling(Plan((table,), "5", streets=(street,), boxes=boxes))
    drill.answer(worst(drill))
    picture = drill_picture(drill, felt_of(table_of(drill)), Look(Keymap()))
    layout = TableView(CASINO).layout(size, picture)
    note = note_of(drill)
    assert note is not None
    return layout, note


@pytest.mark.parametrize("size", [LEAST, DEFAULT, (1920, 1080), MOST], ids=str)
@pytest.mark.parametrize("boxes", [1, 4])
@pytest.mark.parametrize("street", Street)
def test_it_covers_neither_the_board_nor_the_box_in_question(size: Size, boxes: int, street: Street) -> None:
    layout, note = explained(size, boxes, street)
    places = note_places(layout, note, Letters())
    assert not any(map(places.area.meets, (*layout.dealer.community, layout.box(note.about.box).rect)))
    assert places.area.bottom <= layout.bar.area.y
    assert places.area.x >= 0
    assert places.area.right <= layout.size[0]
    rects = (places.title, places.pill, *places.lead, *places.values, *places.sentences)
    assert not any(one.meets(other) for one, other in combinations(rects, 2))
    assert all(rect.within(places.area) for rect in rects)


@pytest.mark.parametrize("size", [LEAST, DEFAULT, (1920, 1080), MOST], ids=str)
@pytest.mark.parametrize("boxes", [1, 4, 6])
@pytest.mark.parametrize("street", Street)
def test_it_covers_no_bet_no_card_and_no_sign_in_part(size: Size, boxes: int, street: Street) -> None:
    layout, note = explained(size, boxes, street)
    area = note_places(layout, note, Letters()).area
    assert not any(map(area.meets, (*layout.dealer.community, *layout.dealer.dealer, layout.box(note.about.box).rect)))
    covered = [
        number
        for number in note.about.used or ()
        for box in [layout.box(number)]
        if any(map(area.meets, (*box.cards, *(disc.stack for disc in box.circles.values()))))
    ]
    # Six hands at once leave no free felt that is large enough: the key of the explanation takes it away.
    most = (1 + (size == LEAST)) if boxes > 4 else 0
    assert len(covered) <= most
    signs = layout.dealer.blind, layout.dealer.trips
    assert all(sign.within(area) for sign in signs if sign.meets(area))
    # Without a Trips bet its sign is the one that can be missed.
    assert boxes > 1 or not area.meets(layout.dealer.blind)


@pytest.mark.parametrize(
    ("funds", "answer", "title", "pill"),
    [(4000, Choice.PLAY_3X, "Right: Play 3x", "the most that is covered"),
     (2500, Choice.CHECK, "Right: No dark box", "none is covered"),
     (4000, Choice.CHECK, "Wrong: Play 3x, not No dark box", "more is possible"),
     (4000, Choice.PLAY_4X, "Wrong: Play 3x, not Play 4x", "not covered")],
)  # fmt: skip
def test_what_may_be_bet_has_no_cost(funds: int, answer: Choice, title: str, pill: str) -> None:
    drill = drilling(Plan((DARK,), "7", topic=Topic.MISTAKES, mistakes=(Spot(0, 2, stakes=Stakes(500, 0, funds)),)))
    drill.answer(answer)
    note = note_of(drill)
    assert note is not None
    assert (note.title, note.pill) == (title, pill)
