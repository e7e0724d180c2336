"""Kinds of decisions: every hand has one, its key is read back, and people have words for it."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from uth.cards import DECK, parse_cards
from uth.table import HoleCardsUsed, Rules, Street
from uth.train.kinds import (
    DARK_KIND,
    OTHER,
    Before,
    Kind,
    KindError,
    key_today,
    kind_from,
    kind_of,
    kind_words,
    kinds_on,
    known_kind,
)

RULES = Rules()
BOTH = Rules(hole_cards_used=HoleCardsUsed.BOTH)


@pytest.mark.parametrize(
    ("hole", "board", "key"),
    [
        ("Ah Kh", "", "preflop AKs"),
        ("7c 7d", "", "preflop 77"),
        ("2c 9d", "", "preflop 92o"),
        ("Ah Kd", "As Kc 4h", "flop two pair or better with a hole card, three suits"),
        ("Ah Kd", "9s 9c 9h", "flop two pair or better on the board alone, paired board"),
        ("Ah Kd", "9s 9c 4h", "flop pair on the board and an overcard, paired board"),
        ("8h 3d", "9s 9c 4h", "flop pair on the board and no overcard, paired board"),
        ("5h 5d", "9s 8s 2h", "flop pocket pair, two of a suit"),
        ("9h 5d", "9s 8s 2s", "flop top pair, one suit"),
        ("8h 5d", "9s 8s 2h", "flop second pair, two of a suit"),
        ("2c 5d", "9s 8s 2h", "flop low pair, two of a suit"),
        ("Ts 4s", "9s 8s 2h", "flop flush draw with a ten or better, two of a suit"),
        ("9s 4s", "Ks 8s 2h", "flop flush draw with a nine or lower, two of a suit"),
        ("Td 7c", "9s 8s 2h", "flop open-ended straight draw, two of a suit"),
        ("Jd 7c", "9s 8s 2h", "flop gutshot, two of a suit"),
        ("Kd Jc", "9s 6s 2h", "flop two overcards, two of a suit"),
        ("Kd 3c", "9s 6s 2h", "flop one overcard, two of a suit"),
        ("4d 3c", "Ts 9s 8h", "flop no card over the middle one, two of a suit"),
        ("9d 3c", "Ts 7s 2h", "flop one card over the middle one, two of a suit"),
        ("3c 2d", "8s 8h 8c Jd 5h", "river two pair or better on the board alone, over 30 outs"),
        ("Tc 2d", "8s 8h Kc Jd 5h", "river pair on the board alone, 19 to 20 outs"),
        ("8c 2d", "8s 7h Ac Jd Kh", "river pair with a hole card, 8 to 15 outs"),
        ("Kc Kd", "8s 7h 3c Jd Kh", "river two pair or better with a hole card, under 4 outs"),
    ],
)
def test_examples(hole: str, board: str, key: str) -> None:
    kind = kind_of(RULES, parse_cards(hole), parse_cards(board))
    assert kind.key == key
    assert kind.street == key.split(maxsplit=1)[0]


@pytest.mark.parametrize("rules", [RULES, BOTH], ids=["any", "both"])
@pytest.mark.parametrize(("street", "board"), [(Street.PREFLOP, 0), (Street.FLOP, 3), (Street.RIVER, 5)])
def test_every_decision_has_a_kind_that_is_read_back_from_its_key(street: Street, board: int, rules: Rules) -> None:
    chance = random.Random(f"{street}")
    there = set(kinds_on(street))
    for _ in range(300):
        cards = chance.sample(DECK, 2 + board)
        kind = kind_of(rules, cards[:2], cards[2:])
        assert kind in there
        assert kind_from(kind.key) == kind


def test_every_kind_has_a_key_and_words_of_its_own() -> None:
    before = [Kind(None, each.value) for each in Before]
    kinds = [*before, *(kind for street in Street for kind in kinds_on(street))]
    assert len(kinds_on(Street.PREFLOP)) == 169
    assert len({kind.key for kind in kinds}) == len(kinds)
    assert len({(kind.street, kind_words(kind)) for kind in kinds}) == len(kinds)
    assert DARK_KIND in before
    assert [kind_from(kind.key) for kind in before] == before


def test_words() -> None:
    assert kind_words(kind_from("preflop AKs")) == "ace-king suited"
    assert kind_words(kind_from("flop top pair, paired board")) == "top pair on a paired flop"
    draw = kind_from("flop flush draw with a ten or better, two of a suit")
    assert kind_words(draw) == "flush draw with your own ten or better on a flop with two of a suit"
    assert kind_words(kind_from("river high card, 19 to 20 outs")) == "high card, 19 or 20 dealer outs"


@pytest.mark.parametrize("key", ["", "preflop", "preflop AA, one suit", "flop top pair", "turn AKs", "river AKs"])
def test_what_names_no_kind(key: str) -> None:
    with pytest.raises(KindError, match="is no kind of decision"):
        kind_from(key)


def test_a_kind_depends_on_nothing_but_the_cards_seen() -> None:
    assert kind_of(RULES, parse_cards("AhKh")) == Kind(Street.PREFLOP, "AKs") == kind_of(RULES, parse_cards("KhAh"))


def test_it_loads_nothing_heavy() -> None:
    code = "import sys, uth.train.kinds; print({'numba', 'numpy', 'pygame'} & set(sys.modules))"
    answer = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert answer.stdout.strip() == "set()"


@pytest.mark.parametrize(
    ("key", "street"),
    [
        ("flop no overcard, three suits", Street.FLOP),
        ("river high card, over 26 outs", Street.RIVER),
        ("preflop XYs", Street.PREFLOP),
        ("what is this", None),
        ("", None),
    ],
)
def test_a_kind_that_another_version_kept_is_another_kind_and_has_words(key: str, street: Street | None) -> None:
    kind = known_kind(key)
    assert (kind.street, kind.hand) == (street, OTHER)
    assert kind_words(kind) == "another kind of hand"
    assert known_kind("preflop AKs") == kind_from("preflop AKs")


def test_a_kind_that_is_called_otherwise_today_goes_by_its_cards() -> None:
    hole, board = parse_cards("4d 3c"), parse_cards("Ts 9s 8h")
    today = "flop no card over the middle one, two of a suit"
    assert key_today("flop no overcard, two of a suit", hole, board) == today
    assert key_today(today, hole, board) == today
    assert key_today("no more", (), ()) == "no more"
