from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.cards import DECK, Card, Rank, Suit, format_cards, hole_name, parse_cards, require_distinct
from uth.errors import CardError

EXPECTED = "expected a rank (2-10, T, J, Q, K, A) and a suit (c, d, h, s), such as Ah or 10d"


def test_the_deck_has_fifty_two_cards_in_order_of_their_numbers() -> None:
    assert len(set(DECK)) == 52
    assert [card.number for card in DECK] == list(range(52))
    assert format_cards(DECK[:5]) == "2c 2d 2h 2s 3c"
    assert format_cards(DECK[-1:]) == "As"


@pytest.mark.parametrize("text", ["Td", "td", "TD", "tD", "10d", "10D", " 10d "])
def test_every_way_to_write_the_ten_of_diamonds(text: str) -> None:
    assert Card.parse(text) == Card(Rank.TEN, Suit.DIAMONDS)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_reads_back(card: Card) -> None:
    assert Card.parse(str(card)) == Card.parse(str(card).swapcase()) == card


# The Kelvin sign and the long s become k and s when case is ignored.
@pytest.mark.parametrize(
    "text", ["", "A", "h", "1h", "Xx", "11h", "Ahh", "A h", "0d", "100d", "\u212ah", "A\u017f", "Ā♠"]
)
def test_anything_else_is_refused_by_name(text: str) -> None:
    with pytest.raises(CardError) as refused:
        Card.parse(text)
    assert str(refused.value) == f'"{text}" is not a card: {EXPECTED}'


@pytest.mark.parametrize("text", ["Ah Kd 10c", "AhKdTc", "ahkd10c", "Ah,Kd,Tc", " Ah, Kd\n Tc ", "AhKd Tc"])
def test_cards_with_or_without_spaces(text: str) -> None:
    assert format_cards(parse_cards(text)) == "Ah Kd Tc"


@pytest.mark.parametrize("text", ["", "  ", " , "])
def test_no_text_is_no_card(text: str) -> None:
    assert parse_cards(text) == ()


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("Ah10dd", "d"),
        ("Ah 1d Kc", "1d"),
        ("AhXKd", "X"),
        ("Ah;Kd", ";"),
        ("A h", "A"),
        ("Ah Joker", "Joker"),
        ("10", "10"),
        ("AhK", "K"),
    ],
)
def test_the_first_piece_that_is_no_card_is_named(text: str, piece: str) -> None:
    with pytest.raises(CardError) as refused:
        parse_cards(text)
    assert str(refused.value) == f'"{piece}" is not a card: {EXPECTED}'


@pytest.mark.parametrize("text", ["AhAh", "Td 10D", "Ah Kd Qs ah"])
def test_the_same_card_twice_is_refused_and_named(text: str) -> None:
    with pytest.raises(CardError, match=r"^the card (Ah|Td) is there twice$"):
        parse_cards(text)


def test_the_card_that_comes_twice_first_is_named() -> None:
    with pytest.raises(CardError, match="the card Kd is"):
        require_distinct([*parse_cards("AhKd"), *parse_cards("KdAh")])


@given(st.lists(st.sampled_from(DECK), unique=True), st.sampled_from(["", " ", ",", ", "]))
def test_cards_read_back(cards: list[Card], between: str) -> None:
    assert parse_cards(between.join(map(str, cards))) == tuple(cards)


@given(st.text(alphabet="23456789TJQKA10cdhsCDHS ,xX", max_size=12))
def test_no_text_does_anything_but_read_or_be_refused(text: str) -> None:
    try:
        cards = parse_cards(text)
    except CardError as refused:
        assert "is not a card" in str(refused) or "is there twice" in str(refused)  # noqa: PT017 - both outcomes are right
    else:
        written = text.replace("10", "t").replace(" ", "").replace(",", "")
        assert "".join(map(str, cards)).casefold() == written.casefold()


@pytest.mark.parametrize(
    ("cards", "name"), [("AhKh", "AKs"), ("KdAh", "AKo"), ("7c7d", "77"), ("2c9c", "92s"), ("Td9c", "T9o")]
)
def test_two_hole_cards_have_a_name(cards: str, name: str) -> None:
    assert hole_name(parse_cards(cards)) == name
