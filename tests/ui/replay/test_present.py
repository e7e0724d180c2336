"""The picture of a replay, and the sheet that explains a box."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from tests.play import Played, bets, rounds
from tests.tables import standard, tables
from tests.ui.page.pages import Even
from tests.ui.replay.stored import one_round, stored, stored_of
from uth.company import practical
from uth.config import load_table
from uth.game import engine
from uth.game.actions import CloseBets, Decide
from uth.game.settlement import BetResult
from uth.session import PLAYER, Session, seeded
from uth.table import CutBy, Procedure
from uth.ui.keys import Key, KeyLabels
from uth.ui.layout import Rect, Viewpoint, layout, shape_of
from uth.ui.page.view import Letters
from uth.ui.picture import Picture
from uth.ui.present import felt_of
from uth.ui.replay.line import line_places
from uth.ui.replay.moves import Move, move_of
from uth.ui.replay.present import Look, replay_picture, sheet_at
from uth.ui.replay.projector import ReplayProjector
from uth.ui.replay.sheet import Sheet, sheet_places
from uth.ui.replay.stops import Kind
from uth.ui.seat import company_for
from uth.words.choices import Say
from uth.words.money import money_words, signed_money_words

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160))
LOOK = Look(KeyLabels())
SIX = load_table("practice").table


def picture(projector: ReplayProjector, look: Look = LOOK) -> Picture:
    return replay_picture(projector, felt_of(projector.stored.table), look)


def sheet(projector: ReplayProjector, look: Look = LOOK) -> Sheet | None:
    return sheet_at(projector, felt_of(projector.stored.table), look)


def at_end(projector: ReplayProjector) -> ReplayProjector:
    projector.show(len(projector.stops) - 1)
    projector.timeline.finish()
    return projector


def test_each_moment_says_what_was_asked_and_what_was_done() -> None:
    projector = ReplayProjector(one_round(standard()))
    assert picture(projector).prompt == "Round 57: the bets"
    said = []
    for at in range(1, len(projector.stops)):
        projector.show(at)
        said.append((picture(projector).prompt, picture(projector).reason))
    assert "check, or play three or four times the Ante" in said[0][0]
    assert said[0][1] in ("Checked, after 4 s", "Played 4x: $40, after 4 s")
    assert said[-1][1] == ""


def test_the_cut_shows_how_many_cards_went_under() -> None:
    projector = ReplayProjector(one_round(standard(procedure=Procedure(cut=CutBy.PLAYER))))
    projector.show(1)
    shown = picture(projector)
    assert shown.cut == 20
    assert shown.reason.startswith("Cut: 20 cards went under")


def test_an_unfinished_round_says_so() -> None:
    stored = one_round(standard())
    projector = ReplayProjector(replace(stored, actions=stored.actions[:3], times=stored.times[:3], settlement=None))
    assert "not finished" in picture(at_end(projector)).prompt
    assert sheet(projector) is None


def test_buttons_that_lead_nowhere_say_why() -> None:
    projector = ReplayProjector(one_round(standard()))
    ways = {Move.START, Move.BACK, Move.ON, Move.END}
    for ends, expected in ((False, {Move.START, Move.BACK}), (True, {Move.ON, Move.END})):
        shown = picture(at_end(projector) if ends else projector)
        off = {each.intent: each.reason for each in (*shown.buttons, *shown.actions) if not each.enabled}
        assert ways & set(off) == expected
        assert all(off.values())
    actions = {button.intent: button for button in picture(projector, replace(LOOK, later=True)).actions}
    assert actions[Move.LATER].enabled
    assert actions[Move.EARLIER].reason


def test_every_button_has_a_key_and_every_key_a_button() -> None:
    shown = picture(ReplayProjector(one_round(standard())))
    buttons = {button.intent: button.key for button in (*shown.buttons, *shown.actions)}
    assert set(buttons) == set(Move)
    for intent, cap in buttons.items():
        assert cap in {KeyLabels().label(key) for key in Key if move_of(key) == intent}


def money(projector: ReplayProjector) -> tuple[Say, Say]:
    currency = projector.stored.table.currency
    return lambda amount: money_words(amount, currency), lambda amount: signed_money_words(amount, currency)


@settings(max_examples=40)
@given(rounds(tables()))
def test_a_sheet_explains_every_bet_that_lay_there(played: Played) -> None:
    settlement = played.state.settlement
    assert settlement is not None
    owner = settlement.boxes[0].owner
    projector = ReplayProjector(stored_of(played, owner))
    felt = felt_of(projector.stored.table)
    for at, stop in enumerate(projector.stops):
        projector.show(at)
        projector.timeline.finish()
        shown = sheet_at(projector, felt, LOOK)
        if not stop.box or stop.kind not in (Kind.SETTLED, Kind.BOX):
            assert shown is None
            continue
        assert shown is not None
        lines = [line for line in settlement.box(stop.box).lines if line.result is not BetResult.NONE]
        assert len(shown.lines) == len(lines)
        assert all(line.why for line in shown.lines)
        assert all(line.net and line.title for line in shown.lines)
        assert len(shown.texts) == len(lines) + 5


def test_a_sheet_can_be_put_away_and_none_lies_there_during_a_film() -> None:
    projector = at_end(ReplayProjector(one_round(standard())))
    assert sheet(projector) is not None
    assert sheet(projector, replace(LOOK, why=False)) is None
    projector.show(len(projector.stops) - 2)
    projector.on()
    assert projector.filming
    assert sheet(projector) is None


def test_one_box_needs_no_number_several_do() -> None:
    single = sheet(at_end(ReplayProjector(one_round(standard()))))
    several = sheet(at_end(ReplayProjector(one_round(SIX, (1, 2, 5)))))
    assert single is not None
    assert several is not None
    assert single.title == "How it was settled"
    assert several.title == f"Box {several.box}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("boxes", [(1,), (1, 2, 3, 4, 5, 6)])
def test_a_sheet_lies_on_the_table_and_never_on_its_box_or_the_board(
    size: tuple[int, int], scale: float, boxes: tuple[int, ...]
) -> None:
    projector = ReplayProjector(one_round(SIX if len(boxes) > 1 else standard(), boxes))
    for at, stop in enumerate(projector.stops):
        projector.show(at)
        projector.timeline.finish()
        shown = sheet(projector)
        if shown is None:
            continue
        places = layout(size, shape_of(picture(projector)), Viewpoint.PLAYER, scale)
        lies = sheet_places(places, shown, Even(), boxes)
        assert lies.area.within(Rect(0, 0, size[0], places.bar.area.y))
        assert not lies.area.meets(places.box(stop.box).rect)
        assert not any(lies.area.meets(card) for card in places.dealer.community)
        if scale == 1.0 and size[0] >= 960 and len(boxes) == 1:
            assert not lies.area.meets(places.dealer.trips)
            assert not lies.area.meets(places.dealer.caption)
        rects = [lies.title, lies.result, lies.total, *(rect for pair in lies.hands for rect in pair)]
        rects += [rect for title, _, why in lies.lines for rect in (title, why)]
        for place, one in enumerate(rects):
            assert one.within(lies.area)
            assert not any(one.meets(other) for other in rects[place + 1 :])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("boxes", [(1, 2, 3, 4), (1, 2, 3, 4, 5, 6)])
def test_no_box_is_half_covered_by_the_sheet(size: tuple[int, int], boxes: tuple[int, ...]) -> None:
    projector = at_end(ReplayProjector(one_round(SIX, boxes)))
    for number in boxes:
        projector.show_box(number)
        projector.timeline.finish()
        shown = sheet(projector)
        assert shown is not None
        places = layout(size, shape_of(picture(projector)))
        lies = sheet_places(places, shown, Letters(), boxes)
        over = lies.area.grown(round(9 * lies.unit))
        assert all(box.rect.within(over) for box in places.boxes if box.rect.meets(lies.area))
        assert not lies.area.meets(places.dealer.placard)


@pytest.mark.parametrize("size", SIZES)
def test_the_line_finds_every_moment(size: tuple[int, int]) -> None:
    projector = ReplayProjector(one_round(SIX, (1, 2, 3, 4, 5, 6)))
    places = layout(size, shape_of(picture(projector)))
    line = line_places(places, projector.stops)
    assert [line.nearest(x) for x in line.knobs] == list(range(len(projector.stops)))
    assert 0 in line.marks
    assert len(line.marks) >= 5
    assert not any(line.reach.meets(button) for button in places.buttons)


def test_among_others_the_player_alone_is_followed() -> None:
    table = standard()
    session = Session(table, 1000_00, entropy=seeded("7"), company=company_for(table, 3, (1, {}, ""), "x"))
    funds = dict(session.round.funds)
    session.act(bets(3, PLAYER, 1000), CloseBets())
    while not session.over:
        session.act(Decide(3, practical(session.view, 3, engine.open_choices(session.round, 3))))
    projector = ReplayProjector(stored(table, PLAYER, funds, session.actions))
    names = {box.number: box.name for box in picture(projector).boxes if box.name}
    assert names == {**session.company.seats, 3: "You"}
    assert {stop.box for stop in projector.stops} == {0, 3}
    shown = sheet(at_end(projector))
    assert shown is not None
    assert (shown.box, projector.timeline.state.bankroll) == (3, session.bankroll)
