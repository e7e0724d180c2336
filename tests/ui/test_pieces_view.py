"""Chips with their amounts: a win that has no chips of its own is written over those of its bet."""

from __future__ import annotations

from dataclasses import replace

from tests.ui import pictures
from tests.ui.lettering import Ink, Paper, watched
from uth.table import Bet
from uth.ui.layout import Layout, Rect, Viewpoint, layout, shape_of
from uth.ui.picture import BoxLook, Picture
from uth.ui.places import bet_circle, payout
from uth.ui.table_view import TableView

SMALLEST = (960, 600)
LARGEST_TYPE = 1.5


def six_boxes() -> Picture:
    """Return six boxes, of which the fourth wins on every bet."""
    won = [
        stack
        for bet, label in ((Bet.ANTE, "$100"), (Bet.BLIND, "$100"), (Bet.PLAY, "$400"), (Bet.TRIPS, "$25"))
        for stack in (
            pictures.chips(bet_circle(4, bet), 10000, label),
            pictures.chips(payout(4, bet), 10000, f"+{label}"),
        )
    ]
    looks = tuple(BoxLook(number, active=number == 4) for number in range(1, 7))
    return replace(pictures.empty(6), boxes=looks, stacks=tuple(won))


def written(viewpoint: Viewpoint) -> tuple[dict[str, Ink], Layout]:
    """Return the amounts of that picture in the smallest window with the largest type, and where everything is."""
    picture = six_boxes()
    with watched():
        paper = Paper(SMALLEST)
        TableView(viewpoint=viewpoint, scale=LARGEST_TYPE).draw(paper, picture)
        inks = {ink.words: ink for ink in paper.texts() if "$" in ink.words and "to" not in ink.words}
    return inks, layout(SMALLEST, shape_of(picture), viewpoint, LARGEST_TYPE)


def test_in_the_smallest_window_with_the_largest_type_every_amount_can_be_read() -> None:
    inks, places = written(Viewpoint.PLAYER)
    assert not places.box(4).payouts
    wins = [inks[f"+{label}"] for label in ("$100", "$400", "$25")]
    assert min(ink.narrowed for ink in [*wins, inks["$100"], inks["$400"], inks["$25"]]) > 0.7


def test_the_win_stands_between_the_amount_of_its_bet_and_the_top_of_the_chips() -> None:
    inks, places = written(Viewpoint.PLAYER)
    area = places.box(4)
    label, disc = area.labels[Bet.PLAY], area.circles[Bet.PLAY]
    win = Rect(*inks["+$400"].rect)
    assert label.holds(*inks["$400"].rect.center)
    assert not label.holds(*win.centre)
    assert abs(win.centre[1] - disc.y) < abs(label.centre[1] - disc.y)


def test_behind_the_rack_each_amount_stands_under_its_own_chips() -> None:
    inks, places = written(Viewpoint.DEALER)
    area = places.box(4)
    label, bet, win = area.labels[Bet.PLAY], area.circles[Bet.PLAY], area.payouts[Bet.PLAY]
    staked, won = (inks[words].rect.center for words in ("$400", "+$400"))
    assert label.holds(*staked)
    assert label.holds(*won)
    assert win.x < bet.x
    assert won[0] < staked[0]


def test_the_dealers_hand_is_never_cut_for_the_sake_of_larger_type() -> None:
    hand = "Dealer: full house, queens over nines beats all"
    picture = replace(pictures.showdown(), dealer_hand=hand)
    for size in (SMALLEST, (1280, 800)):
        with watched():
            paper = Paper(size)
            TableView(scale=LARGEST_TYPE).draw(paper, picture)
            said = " ".join(ink.words for ink in paper.texts())
        assert hand in said
