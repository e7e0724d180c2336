"""How a round goes on after the floor has ruled, by the lines of rules.md 12.2."""

from __future__ import annotations

import pytest

from tests.school.dealing.rounds import after, begun, until, whole
from tests.school.dealing.test_irregular import STOPS, gone_on, happening
from tests.school.houses import house
from uth.game.model import Phase
from uth.profile import Fault
from uth.school.dealing.acts import Act, StopGame
from uth.school.dealing.course import Course, Happening
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.perfect import next_act, perfect
from uth.school.dealing.trouble import Outcome
from uth.school.findings import Mistake
from uth.school.settling.acts import CallDealer
from uth.table import Bet
from uth.train.felt.model import BOARD, BURN, DISCARDS, Lying

OUTCOMES = {
    (Fault.PLAYER_CARD_EXPOSED, "LT"): Outcome.REDEAL,
    (Fault.PLAYER_CARD_EXPOSED, "FR"): Outcome.GO_ON,
    (Fault.PLAYER_CARD_EXPOSED, "US"): Outcome.VOID,
    (Fault.PLAYER_CARD_EXPOSED, "HG"): Outcome.REPLACE,
    (Fault.PLAYER_CARD_EXPOSED, "CA"): Outcome.VOID,
    (Fault.PLAYER_CARDS_EXPOSED, "HG"): Outcome.REDEAL,
    (Fault.DEALER_CARD_EXPOSED, "LT"): Outcome.REDEAL,
    (Fault.DEALER_CARD_EXPOSED, "FR"): Outcome.GO_ON,
    (Fault.DEALER_CARD_EXPOSED, "HG"): Outcome.VOID,
    (Fault.COUNT_BEFORE_ACTION, "FR"): Outcome.VOID,
    (Fault.COUNT_BEFORE_ACTION, "HG"): Outcome.REDEAL,
    (Fault.COUNT_AFTER_ACTION, "US"): Outcome.VOID,
    (Fault.COUNT_AFTER_ACTION, "HG"): Outcome.HAND_OUT,
    (Fault.WRONG_PLACE, "US"): Outcome.GO_ON,
    (Fault.EMPTY_BOX, "US"): Outcome.GO_ON,
    (Fault.EMPTY_BOX, "HG"): Outcome.REDEAL,
    (Fault.FLOP_WRONG, "US"): Outcome.TAKE_BACK,
    (Fault.FLOP_WRONG, "HG"): Outcome.TAKE_BACK,
    (Fault.LAST_CARDS_EARLY, "US"): Outcome.TAKE_BACK,
    (Fault.LAST_CARDS_EARLY, "FR"): Outcome.VOID,
    (Fault.LOOKED_EARLY, "FR"): Outcome.HAND_OUT,
    (Fault.LOOKED_AT_SECOND, "LT"): Outcome.HAND_OUT,
    (Fault.JAM, "US"): Outcome.REDEAL,
    (Fault.WRONG_PAYOUT, "US"): Outcome.GO_ON,
    (Fault.DECK_FOUL, "FR"): Outcome.VOID,
}


def came(before: Course, now: Course, box: int) -> Outcome:
    """Return what has come of the round, by what can be seen of it."""
    if now.over:
        return Outcome.VOID
    if now.state.box(box) is None and before.state.box(box) is not None:
        return Outcome.HAND_OUT
    if now.state.phase is Phase.BETTING and not now.begun and len(now.deck) == 52:
        return Outcome.REDEAL
    if before.state.community != now.state.community:
        return Outcome.TAKE_BACK
    mine, others = ([slot_cards(each, box) for each in (before, now)] for box in (box, 0))
    return Outcome.REPLACE if mine[0] != mine[1] and others[0] == others[1] else Outcome.GO_ON


def slot_cards(course: Course, box: int) -> list[object]:
    """The cards that a box has, told to the engine or not yet."""
    there = course.state.box(box)
    return [*(there.cards if there else ()), *(card for slot, card in course.out if slot.box == box)]


@pytest.mark.parametrize(("fault", "profile"), OUTCOMES, ids=str)
def test_what_comes_of_a_ruling(fault: Fault, profile: str) -> None:
    dealing = happening(fault, profile)
    before, trouble = dealing.course, dealing.course.trouble
    assert trouble is not None
    dealing = after(dealing, STOPS)
    assert came(before, dealing.course, trouble.box) is OUTCOMES[fault, profile]
    assert perfect(dealing).findings == ()


def test_bets_stay_when_it_is_dealt_anew_and_other_cards_come() -> None:
    dealing = happening(Fault.PLAYER_CARD_EXPOSED, "LT")
    stakes = [box.stakes for box in dealing.course.state.boxes]
    again = perfect(after(dealing, STOPS))
    assert [box.stakes[:2] for box in again.course.state.boxes] == [some[:2] for some in stakes]
    straight = perfect(happening(Fault.CARDS_SHARED, "LT"))
    assert again.course.state.community != straight.course.state.community


def test_a_void_round_leaves_no_bet_on_the_table() -> None:
    dealing = after(happening(Fault.PLAYER_CARD_EXPOSED, "US"), STOPS)
    assert dealing.done
    assert dealing.felt.chips == {}
    assert dealing.expected == ()


def test_what_was_found_before_a_round_is_void_stays_found() -> None:
    start = begun(house("standard", "FR"), (1, 2, 3), "void", 5, (Happening(Fault.DECK_FOUL, "void"),))
    acts = [act for act in until(whole(start), StopGame) if not isinstance(act, CallDealer)]
    dealing = after(start, [*acts, *STOPS])
    assert dealing.course.over
    assert dealing.felt.chips == {}
    assert [each.mistake for each in dealing.findings] == [Mistake.DEALER_NOT_CALLED]


def test_the_others_play_on_without_a_dead_hand() -> None:
    dealing = happening(Fault.COUNT_AFTER_ACTION, "HG")
    trouble, before = dealing.course.trouble, dealing.course
    assert trouble is not None
    now = after(dealing, STOPS).course
    dead = before.state.box(trouble.box)
    assert dead is not None
    assert {each.number for each in now.state.boxes} == {each.number for each in before.state.boxes} - {dead.number}
    for box in now.state.boxes:
        assert box == before.state.box(box.number)
    discards = {each.card for each in dealing.after(STOPS[0]).after(STOPS[1]).after(STOPS[2]).felt.cards_at(DISCARDS)}
    assert set(dead.cards) <= discards


def test_a_board_that_came_too_early_comes_again_in_its_time() -> None:
    dealing = happening(Fault.FLOP_WRONG, "US")
    shown = {each.card for each in dealing.felt.cards_at(BOARD) if each.up}
    assert len(shown) == 3
    dealing = after(dealing, STOPS)
    assert not any(each.up for each in dealing.felt.cards_at(BOARD))
    over = perfect(dealing)
    assert shown != set(over.course.state.community[:3])


def test_with_the_dealers_hand_open_the_settlement_goes_on() -> None:
    dealing = happening(Fault.WINNER_TAKEN)
    handling = dealing.course.handling
    dealing = after(dealing, STOPS)
    assert dealing.course.handling == handling
    assert next_act(dealing) is not None
    assert isinstance(dealing, Dealing)


@pytest.mark.parametrize("answer", [STOPS, ()])
def test_a_bet_over_the_limit_that_was_accepted_stands(answer: tuple[Act, ...]) -> None:
    dealing = happening(Fault.OUTSIDE_LIMITS)
    trouble, table = dealing.course.trouble, dealing.course.table
    assert trouble is not None
    dealing = perfect(after(gone_on(dealing) if not answer else dealing, answer))
    box = dealing.course.state.box(trouble.box)
    assert box is not None
    assert box.stake(Bet.ANTE) == box.stake(Bet.BLIND) > table.limits.ante.most
    assert [each.mistake for each in dealing.findings] == ([] if answer else [Mistake.NOT_STOPPED])


def test_a_card_that_shows_in_the_deck_is_not_dealt() -> None:
    dealing = happening(Fault.FACE_UP_IN_DECK, "FR")
    assert dealing.course.trouble is not None
    ((_place, card),) = dealing.course.trouble.cards
    assert dealing.felt.cards_at(BURN)[-1] == Lying(card, up=True), "it is seen"
    dealing = after(dealing, STOPS)
    assert card not in dealing.course.deck
    assert card in [each.card for each in dealing.felt.cards_at(BURN)], "it lies apart"
    dealing = perfect(dealing)
    assert dealing.findings == ()
    assert len(dealing.course.deck) == 52 - 1 - 5 - 2 - 2 * 3
