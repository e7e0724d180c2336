"""The felt is shown as it lies: right or wrong, and nothing that lies face down."""

from __future__ import annotations

from dataclasses import replace

from tests.ui.school import made
from uth.cards import parse_cards
from uth.company.chance import Chance
from uth.school.exercise import Still
from uth.table import Bet
from uth.train.felt.model import RACK, Chips, Felt, bet_place, cards_place, pay_place
from uth.ui import places as on_screen
from uth.ui.picture import Picture, StackAt
from uth.ui.places import Place, Spot, box_card, community_card, dealer_card, tucked_card
from uth.ui.present import felt_of
from uth.ui.school.felt_picture import Seen, felt_picture, place_of_card

PRINTED = felt_of(made.TABLE)
STILL = made.exercise(made.FEW).still


def shown(still: Still = STILL, seen: Seen | None = None) -> Picture:
    return felt_picture(still, PRINTED, seen)


def stack(picture: Picture, place: Place) -> StackAt | None:
    return next((each for each in picture.stacks if each.place == place), None)


def values(found: StackAt | None) -> list[tuple[int, int]]:
    return [(count.chip.value, count.number) for count in found.chips] if found else []


def test_chips_stand_where_they_lie_right_or_wrong() -> None:
    picture = shown()
    assert values(stack(picture, on_screen.bet_circle(1, Bet.ANTE))) == [(2500, 1), (500, 2)]
    assert values(stack(picture, on_screen.payout(2, Bet.TRIPS))) == [(2500, 4), (500, 7), (100, 2)]
    assert stack(picture, on_screen.payout(1, Bet.BLIND)) is None


def test_chips_of_several_owners_are_one_stack() -> None:
    felt = Felt({pay_place(1, Bet.ANTE): {**made.chips("", c5=2), **made.chips("player", c5=1, c1=1)}})
    picture = shown(replace(STILL, felt=felt))
    assert values(stack(picture, on_screen.payout(1, Bet.ANTE))) == [(500, 3), (100, 1)]


def test_what_lies_face_down_has_no_face_at_all() -> None:
    hidden = {card.card for place, cards in STILL.felt.cards.items() for card in cards if not card.up}
    assert hidden
    picture = shown()
    assert not hidden & {card.card for card in picture.cards}
    assert all(card.card is None for card in picture.cards if not card.face_up)


def test_cards_that_lie_open_are_seen_in_their_places() -> None:
    cards = {card.place: card.card for card in shown().cards if card.face_up}
    assert [str(cards[community_card(index)]) for index in range(5)] == ["Kh", "Kc", "4d", "9s", "Kd"]
    assert [str(cards[dealer_card(index)]) for index in range(2)] == ["Ac", "3s"]
    assert [str(cards[box_card(2, index)]) for index in range(2)] == ["Ah", "Qs"]


def test_a_folded_hand_is_tucked_under_its_trips() -> None:
    places = [card.place for card in shown().cards]
    assert tucked_card(3, 0) in places
    assert box_card(3, 0) not in places
    # Face down with all bets still there, a hand waits for its turn.
    assert box_card(4, 0) in places


def test_a_box_with_nothing_in_it_is_open_and_the_one_in_question_active() -> None:
    looks = {box.number: box for box in shown().boxes}
    assert [number for number, look in looks.items() if look.note] == [6]
    assert [number for number, look in looks.items() if look.active] == [1]
    assert not looks[1].fallen_back
    assert looks[2].fallen_back
    assert looks[1].wanted is Bet.BLIND


def test_without_a_box_in_question_none_falls_back() -> None:
    assert not any(box.active or box.fallen_back for box in shown(replace(STILL, box=0)).boxes)


def test_the_cards_that_play_are_raised_and_the_others_fall_back() -> None:
    raised = parse_cards("Kh 9c")
    picture = shown(seen=Seen(raised, fallen=True))
    assert {card.card for card in picture.cards if card.lift} == set(raised)
    assert all(card.dim for card in picture.cards if card.card is not None and not card.lift)
    assert not any(card.dim for card in shown(seen=Seen(raised)).cards)


def test_chips_that_are_put_are_added_to_what_lies_there() -> None:
    put = {pay_place(1, Bet.BLIND): {2500: 2}, bet_place(1, Bet.ANTE): {500: 1}, RACK: {100: 3}}
    picture = shown(seen=Seen(put=put, say=str))
    assert values(stack(picture, on_screen.payout(1, Bet.BLIND))) == [(2500, 2)]
    found = stack(picture, on_screen.bet_circle(1, Bet.ANTE))
    assert values(found) == [(2500, 1), (500, 3)]
    assert found is not None
    assert found.label == "4000"
    assert values(stack(picture, on_screen.HAND)) == [(100, 3)]


def test_what_is_in_question_glows_and_nothing_is_said_unless_asked() -> None:
    picture = shown()
    assert {each.place for each in picture.stacks if each.glow} == {on_screen.bet_circle(1, Bet.BLIND)}
    assert not any(each.label for each in picture.stacks)


def test_a_card_too_many_is_shown_as_well() -> None:
    felt = replace(STILL.felt, cards={**STILL.felt.cards, cards_place(1): made.lying("9c 9d 2s")})
    picture = shown(replace(STILL, felt=felt))
    assert len([card for card in picture.cards if card.place.spot is Spot.BOX_CARD and card.place.box == 1]) == 3


def test_the_place_of_a_card_is_known_only_while_it_lies_open() -> None:
    nine, king, hidden = parse_cards("9d Kd 2d")
    assert place_of_card(STILL.felt, nine) == box_card(1, 1)
    assert place_of_card(STILL.felt, king) == community_card(4)
    assert place_of_card(STILL.felt, hidden) is None


def test_the_dealers_first_words_stand_beside_the_hand() -> None:
    picture = shown()
    assert (picture.dealer_hand, picture.dealer_note) == STILL.said
    assert shown(replace(STILL, said=())).dealer_hand == ""


def test_a_table_without_trips_shows_none() -> None:
    printed = replace(PRINTED, trips=None)
    assert not any(each.place.bet is Bet.TRIPS for each in felt_picture(STILL, printed).stacks)


def test_every_chip_of_a_felt_laid_by_chance_is_shown() -> None:
    chance = Chance("felt", "chips")
    chips = made.TABLE.chips
    for _ in range(30):
        counts = {chip.value: chance.between(0, 30) for chip in chips}
        felt = Felt({bet_place(1, Bet.PLAY): {Chips("a", value): count for value, count in counts.items() if count}})
        found = stack(shown(replace(STILL, felt=felt)), on_screen.bet_circle(1, Bet.PLAY))
        assert dict(values(found)) == {value: count for value, count in counts.items() if count}
        assert [value for value, _ in values(found)] == sorted(dict(values(found)), reverse=True)
