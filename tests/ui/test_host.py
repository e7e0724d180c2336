"""Company at a table in the window: it comes and goes between rounds, and its boxes are its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tests.ui.tables import preset, sit
from uth.game.model import Phase
from uth.session import Session, Throwaway, seeded
from uth.shuffle import Shuffle
from uth.store.database import StoreError
from uth.store.settings import Settings, Speed
from uth.table import Bet, Rules, Table
from uth.ui.commands import Command
from uth.ui.keys import KeyLabels
from uth.ui.laid import Laid
from uth.ui.picture import Pointed, Target
from uth.ui.places import Spot
from uth.ui.preferences import Preferences
from uth.ui.present import present
from uth.ui.seat import Seat
from uth.ui.tabletop import Tabletop

ANTE = Bet.ANTE
LIKE = Seat(player="Ann")


class Full(Throwaway):
    """A book that takes the first round and then nothing, until it is mended."""

    mended = False

    def begin(self, table: Table, owner: str, funds: Mapping[str, int], deck: Shuffle, /) -> int:
        if self._rounds and not self.mended:
            raise StoreError("the disk is full")
        return super().begin(table, owner, funds, deck)


def at_table(
    company: int = 0, table: str | Table = "standard", *, seed: str = "3", speed: Speed = Speed.OFF, boxes: int = 1
) -> Tabletop:
    laid_out = preset(table) if isinstance(table, str) else table
    preferences = Preferences(Settings(speed=speed, company=company))
    session = sit(laid_out, seed=seed, boxes=boxes, company=company)
    return Tabletop(session, KeyLabels(), replace(LIKE, boxes=boxes), preferences=preferences)


def wish(top: Tabletop, company: int) -> None:
    top.preferences.change(company=company)
    top.follow_settings()


def names(top: Tabletop) -> dict[int, str]:
    return {box.number: box.name for box in present(top.desk()).boxes}


def play_on(top: Tabletop) -> None:
    """Check and fold to the end of the round."""
    while not top.session.over:
        for _ in range(30):
            top.tick(1.0)
        open_ones = present(top.desk()).buttons
        top.do(Command(next(each.intent for each in open_ones if each.intent in ("check", "fold"))))


def test_alone_nothing_is_named() -> None:
    top = at_table()
    assert (names(top), top.places) == ({1: ""}, (1,))


def test_everybody_is_named_and_bets_lie_there() -> None:
    top = at_table(5)
    shown = names(top)
    assert shown == {**top.session.company.seats, 3: "You"}
    stacks = present(top.desk()).stacks
    assert {stack.place.box for stack in stacks if stack.place.bet is ANTE} == {1, 2, 3, 4, 5, 6}
    assert present(top.desk()).bankroll.figure == "$990"


def test_the_player_sits_in_the_middle_and_company_leaves_that_free() -> None:
    assert at_table(5).laying.bets == {3: Laid(5_00)}
    assert sorted(at_table(2, "practice", boxes=4).laying.bets) == [2, 3, 4, 5]


def test_it_comes_at_once_while_bets_are_laid() -> None:
    top = at_table()
    before = top.session.commitment
    wish(top, 7)
    assert len(top.session.company.seats) == 5
    assert top.notice == "5 players sit with you: the table is full"
    assert (top.places, top.laying.bets) == ((1, 2, 3, 4, 5, 6), {1: Laid(5_00)})
    assert top.session.commitment != before
    top.do(Command.DEAL)
    assert len(top.session.round.boxes) == 6
    assert [line for line in top.log.lines if "sits at box" in line]


def test_it_goes_and_the_player_moves_to_the_one_box_there_is() -> None:
    top = at_table(5)
    wish(top, 0)
    assert top.notice == "You play alone"
    top.tick(1.0)
    assert top.log.lines[-1] == "You play alone."
    assert (top.places, top.laying.bets, top.bettor.circle) == ((1,), {1: Laid(5_00)}, (1, ANTE))
    assert {stack.place.box for stack in present(top.desk()).stacks} == {1}


def lies_on(top: Tabletop) -> set[int]:
    """The boxes where chips lie or go to, and the one that keys bet on."""
    return {top.bettor.circle[0], *(stack.place.box for stack in present(top.desk()).stacks)}


@pytest.mark.parametrize("by", ["amount", "drop", "take back"])
def test_what_is_in_hand_when_it_goes_lies_on_no_box_that_went_too(by: str) -> None:
    top = at_table(5)
    if by == "amount":
        top.wagers.open_entry((3, ANTE))
        top.wagers.typed("20")
    else:
        top.wagers.lifted = (3, ANTE)
    wish(top, 0)
    match by:
        case "amount":
            assert top.wagers.entry is None
        case "drop":
            top.wagers.drop((1, Bet.TRIPS))
        case _:
            top.wagers.take_back()
    assert (top.laying.bets, lies_on(top)) == ({1: Laid(5_00)}, {1})


def test_a_click_on_a_box_that_goes_with_the_next_round_bets_nothing() -> None:
    top = at_table(5)
    top.do(Command.DEAL)
    wish(top, 0)
    play_on(top)
    top.wagers.bet_on_next(3, Bet.TRIPS)
    assert (top.laying.bets, lies_on(top)) == ({1: Laid(5_00)}, {1})


def test_what_is_taken_back_comes_back_on_no_box_of_others() -> None:
    top = at_table(0, "practice", boxes=6)
    top.do(Command.CLEAR)
    top.wagers.bet_on(2, ANTE)
    wish(top, 5)
    top.do(Command.UNDO)
    assert set(top.laying.bets) == {2}
    top.do(Command.DEAL)
    assert len(top.session.round.boxes) == 6


def test_in_a_round_it_waits_for_the_next() -> None:
    top = at_table(2)
    top.do(Command.DEAL)
    wish(top, 4)
    assert top.notice == "Others come or go before the next round"
    play_on(top)
    assert len(top.session.round.boxes) == 3
    top.do(Command.NEXT_ROUND)
    assert len(top.session.company.seats) == 4
    assert top.laying.bets == {3: Laid(5_00)}


def test_the_same_people_stay_from_round_to_round() -> None:
    top = at_table(3)
    seats = top.session.company.seats
    top.do(Command.DEAL)
    play_on(top)
    top.do(Command.NEXT_ROUND)
    assert top.session.company.seats == seats
    assert set(top.laying.seats) == set(seats)
    assert {stack.place.box for stack in present(top.desk()).stacks} == {3, *seats}


def test_a_key_fills_the_table_and_clears_it() -> None:
    top = at_table()
    top.do(Command.COMPANY)
    assert (len(top.session.company.seats), top.preferences.settings.company) == (5, 5)
    top.do(Command.COMPANY)
    assert (len(top.session.company.seats), top.preferences.settings.company) == (0, 0)


def film_on_laid_out_boxes(top: Tabletop) -> None:
    """Look at every moment of a film: whatever lies or moves belongs to a box that is there."""
    while True:
        picture = present(top.desk())
        boxes = {0, *(box.number for box in picture.boxes)}
        assert {stack.place.box for stack in picture.stacks} | {card.place.box for card in picture.cards} <= boxes
        if top.timeline.idle:
            return
        top.tick(0.03)


@pytest.mark.parametrize("played", [False, True])
def test_who_leaves_takes_everything_along(played: bool) -> None:
    """The boxes of others are no longer laid out, so nothing of theirs may still be on its way."""
    top = at_table(5, speed=Speed.NORMAL)
    film_on_laid_out_boxes(top)
    if played:
        top.do(Command.DEAL)
        play_on(top)
        top.skip()
    top.do(Command.COMPANY)
    if played:
        top.do(Command.NEXT_ROUND)
    film_on_laid_out_boxes(top)
    assert (top.places, set(names(top))) == ((1,), {1})
    assert top.projector.lay.discards == (2 + 5 + 2 * 6 if played else 0)


def test_where_every_box_is_the_players_nobody_sits_down() -> None:
    top = at_table(0, "practice", boxes=6)
    top.do(Command.COMPANY)
    assert (top.session.company.seats, top.why) == ({}, "No box is free for anybody else")


def test_a_box_of_somebody_else_takes_no_bets() -> None:
    top = at_table(2)
    taken, name = next(iter(top.session.company.seats.items()))
    before = top.laying.bets
    top.wagers.bet_on(taken, ANTE)
    assert top.why == f"Box {taken} is taken by {name}."
    top.course.choose_box(taken)
    assert top.why == f"Box {taken} is taken by {name}."
    top.wagers.open_entry((taken, ANTE))
    assert (top.wagers.entry, top.laying.bets, top.bettor.circle) == (None, before, (3, ANTE))
    target = Target(Pointed.BET, taken, ANTE)
    assert present(top.desk(hover=target)).reason == f"Box {taken} is taken by {name}."


def test_whoever_has_one_box_takes_the_bets_along_to_another() -> None:
    top = at_table(1)
    free = [box for box in top.places if box not in top.session.company.seats and box != 3]
    top.wagers.bet_on(free[0], ANTE)
    assert (top.laying.bets, top.why, top.bettor.circle) == ({free[0]: Laid(5_00)}, "", (free[0], ANTE))
    top.course.choose_box(free[1])
    assert top.laying.bets == {free[1]: Laid(5_00)}
    assert {stack.place.box for stack in present(top.desk()).stacks} == {free[1], *top.session.company.seats}
    top.do(Command.UNDO)
    assert top.laying.bets == {free[0]: Laid(5_00)}


def test_arrows_and_tab_leave_others_out() -> None:
    top = at_table(2, "practice")
    seen = set()
    for _ in range(8):
        top.do(Command.BOX_LEFT)
        seen.add(top.bettor.circle[0])
        top.do(Command.NEXT_CIRCLE)
        seen.add(top.bettor.circle[0])
    assert seen == set(top.places) - set(top.session.company.seats)
    top.do(Command.ALL_BOXES)
    assert set(top.laying.bets) == seen


def test_without_bets_there_is_no_deal() -> None:
    top = at_table(3)
    top.do(Command.CLEAR)
    top.do(Command.DEAL)
    assert top.session.round.phase is Phase.BETTING
    assert top.why == "Put an Ante on a box first."


def test_the_bar_says_who_decides_and_what() -> None:
    top = at_table(5, speed=Speed.NORMAL)
    top.do(Command.DEAL)
    prompts: list[str] = []
    while top.filming:
        top.tick(1 / 60)
        said = present(top.desk()).prompt
        if said not in prompts[-1:]:
            prompts.append(said)
    one, other = (top.session.company.seats[box] for box in (1, 2))
    assert f"Box 1: {one} decides" in prompts
    assert f"Box 2: {other} decides" in prompts
    assert any(said.startswith((f"Box 1: {one} checks", f"Box 1: {one} plays")) for said in prompts)
    assert prompts[-1].startswith("Box 3, ")


def test_the_log_tells_of_others_when_it_has_been_shown() -> None:
    top = at_table(5, speed=Speed.NORMAL)
    top.do(Command.DEAL)
    name = top.session.company.seats[2]
    told: list[bool] = []
    while top.filming:
        top.tick(1 / 60)
        shown = any(each.box == 2 for each in top.projector.lay.decided)
        told.append(any(line.startswith((f"{name} checks", f"{name} plays")) for line in top.log.lines) is shown)
    assert all(told)


def test_others_cards_lie_face_down_until_the_showdown() -> None:
    top = at_table(5, speed=Speed.NORMAL)
    top.do(Command.DEAL)
    for _ in range(2000):
        lay = top.projector.lay
        cards = [card for card in present(top.desk()).cards if card.place.spot is Spot.BOX_CARD and card.face_up]
        assert lay.dealer_open or {card.place.box for card in cards} <= {3}
        top.tick(1 / 30)
        if top.projector.cards_seen and not top.filming:
            top.do(Command.CHECK if len(top.session.view.board) < 5 else Command.PLAY_1X)
        if top.session.over and not top.filming:
            break
    assert top.projector.lay.focus == 3


@pytest.mark.parametrize("company", [1, 7])
def test_eight_boxes(company: int) -> None:
    rules = Rules(boxes=8, boxes_per_player=1)
    top = at_table(company, replace(preset("standard"), rules=rules))
    assert len(top.session.company.seats) == company
    top.do(Command.DEAL)
    play_on(top)
    assert len(present(top.desk()).pills) == company + 1


def test_what_cannot_be_booked_has_not_happened_and_is_tried_again() -> None:
    book = Full()
    session = Session(preset("standard"), 100_000, entropy=seeded("3"), book=book)
    top = Tabletop(session, KeyLabels(), LIKE)
    deck = session.commitment
    with pytest.raises(StoreError):
        top.do(Command.COMPANY)
    assert (session.company.seats, session.commitment, top.places) == ({}, deck, (1,))
    book.mended = True
    top.do(Command.COMPANY)
    assert len(session.company.seats) == top.preferences.settings.company == 5


@pytest.mark.parametrize("seat", [3, 1])
def test_after_a_fold_the_dealers_hand_is_looked_at(seat: int) -> None:
    """Boxes are settled down to the first: one that is folded there is no more raised than another."""
    top = at_table(4)
    top.wagers.bet_on(seat, ANTE)
    assert set(top.laying.bets) == {seat}
    top.do(Command.DEAL)
    play_on(top)
    picture = present(top.desk())
    assert top.session.round.owned_by(top.session.owner)[0].folded
    assert (top.projector.lay.focus, len(top.projector.session.view.dealer)) == (0, 2)
    assert picture.dealer_hand
    assert {card.card for card in picture.cards if card.place.spot is Spot.DEALER_CARD} == set(top.session.view.dealer)
