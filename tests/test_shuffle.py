from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.cards import DECK, format_cards
from uth.errors import CardError
from uth.shuffle import Numbers, commitment, cut, entropy_of, opened, shuffled, some_cards

ENTROPY = st.binary(min_size=32, max_size=64)


@pytest.mark.parametrize(
    ("seed", "round_number", "first_nine", "promise"),
    [
        ("7", 1, "7d 9d 8s Jc 3h 5d Qc Kc 2s", "c506dbc9c1cce023"),
        ("7", 2, "Js 2s 3h 4s 7s Tc 5h 3c Ac", "311cfe2a4b1e7d9e"),
        ("42", 1, "3s Jh Ac 2h Kc 7c Ah 6c 6s", "f7443d7e5ebdde80"),
        ("", 1, "4s 4c Jd 6s 3d 4h Ah Jc Qh", "4e92be1f5bac6517"),
        ("кот", 1, "3h Jc 2s 6s Ts Ad 8d 7s 3c", "8a17c0d2961e09ec"),
    ],
)
def test_a_seed_gives_the_same_deals_on_every_machine_and_version(
    seed: str, round_number: int, first_nine: str, promise: str
) -> None:
    shuffle = shuffled(entropy_of(seed, round_number))
    assert format_cards(shuffle.order[:9]) == first_nine
    assert shuffle.commitment[:16] == promise


@given(ENTROPY)
def test_a_shuffle_has_every_card_once(entropy: bytes) -> None:
    assert sorted(shuffled(entropy).order) == list(DECK)


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_no_number_is_below_what_a_word_cannot_reach(limit: int) -> None:
    with pytest.raises(ValueError, match="can be drawn"):
        Numbers(b"any", "label").below(limit)


def test_some_cards_are_the_same_on_every_machine_and_every_card_is_equally_likely() -> None:
    assert format_cards(some_cards(entropy_of("7", 1), 9)) == "Kh 7d 8s 3d 7h 3c 4h Jd 9h"
    assert sorted(some_cards(entropy_of("7", 1), 52)) == list(DECK)
    drawn = Counter(card for number in range(5200) for card in some_cards(entropy_of("some", number), 2))
    assert set(drawn) == set(DECK)
    # Each is expected 200 times; five standard deviations are 69.
    assert all(abs(times - 200) < 70 for times in drawn.values())


@given(ENTROPY)
def test_the_entropy_alone_decides(entropy: bytes) -> None:
    assert shuffled(entropy) == shuffled(bytes(entropy))


def test_every_card_is_equally_likely_in_every_place() -> None:
    rounds = 5200
    places = Counter(
        (place, card)
        for number in range(rounds)
        for place, card in enumerate(shuffled(entropy_of("even", number)).order)
    )
    expected = rounds / 52
    chi_square = sum((places[place, card] - expected) ** 2 / expected for place in range(52) for card in DECK)
    # 51 x 51 = 2,601 degrees of freedom: mean 2,601, standard deviation 72. Both bounds are five deviations off.
    assert 2240 < chi_square < 2962


def test_neighbours_stay_together_no_more_often_than_by_chance() -> None:
    rounds = 5200
    together = sum(
        second.number - first.number == 1
        for number in range(rounds)
        for order in (shuffled(entropy_of("neighbours", number)).order,)
        for first, second in pairwise(order)
    )
    # 51 pairs in a deck follow one another with chance 1/52 each: 5,100 expected, standard deviation about 71.
    assert 4745 < together < 5455


def test_the_rounds_of_a_seed_and_the_seeds_of_a_round_differ() -> None:
    entropies = {entropy_of(seed, number) for seed in ("1", "11", "1|1", "2") for number in (1, 2, 11)}
    assert len(entropies) == 12


@given(ENTROPY)
def test_anybody_can_check_the_commitment(entropy: bytes) -> None:
    shuffle = shuffled(entropy)
    names = "".join(map(str, shuffle.order))
    assert len(shuffle.nonce) == 64
    assert shuffle.opening == f"{shuffle.nonce}:{names}"
    assert shuffle.commitment == sha256(f"{shuffle.nonce}:{names}".encode()).hexdigest()
    assert commitment(shuffle.nonce, shuffle.order) == shuffle.commitment


@given(ENTROPY, st.integers(1, 51))
def test_another_order_breaks_the_commitment(entropy: bytes, at: int) -> None:
    shuffle = shuffled(entropy)
    assert commitment(shuffle.nonce, cut(shuffle.order, at)) != shuffle.commitment


@given(st.integers(0, 52))
def test_a_cut_puts_the_top_under_the_rest(at: int) -> None:
    after = cut(DECK, at)
    assert after == (*DECK[at:], *DECK[:at])
    assert cut(after, 52 - at) == DECK


def test_an_opening_gives_its_shuffle_back() -> None:
    made = shuffled(b"x" * 32)
    assert opened(made.opening) == made


@pytest.mark.parametrize("text", ["", "nonce", ":", f"nonce:{'Ah' * 52}", f"nonce:{''.join(map(str, DECK[:51]))}"])
def test_what_is_no_opening_is_refused(text: str) -> None:
    with pytest.raises(CardError):
        opened(text)
