"""What can be done, and with which keys."""

from __future__ import annotations

import pytest

from tests.ui.school import made
from uth.cards import Rank
from uth.school.exercise import Option, Pick
from uth.ui.keys import Key, KeyLabels
from uth.ui.school.deeds import CHOOSING, KEYS, Deed, Do, does
from uth.ui.school.options import keyed, on_buttons, picked_by


@pytest.mark.parametrize(
    "deed", [Deed(Do.GIVE), Deed(Do.PICK, "full house"), Deed(Do.CARD, "Ah"), Deed(Do.CUT, "2500")]
)
def test_a_deed_is_read_back_from_the_intent_of_its_button(deed: Deed) -> None:
    assert Deed.read(str(deed)) == deed


def test_what_is_no_deed_is_refused() -> None:
    with pytest.raises(ValueError, match="dance"):
        Deed.read("dance 3")


def test_thirty_options_have_keys_and_none_of_them_means_anything_else() -> None:
    assert len(CHOOSING) >= 30
    assert len(set(CHOOSING)) == len(CHOOSING)
    anywhere = {key for do in (Do.VIEW, Do.HELP, Do.LEAVE, Do.GIVE, Do.ERASE) for key in KEYS[do]}
    assert not anywhere & set(CHOOSING)


def test_a_key_does_only_what_is_asked_for() -> None:
    assert does(Key.SPACE, Do.ON) is Do.ON
    assert does(Key.SPACE, Do.GIVE) is Do.GIVE
    assert does(Key.F, Do.ON, Do.GIVE) is None


def test_few_short_options_are_buttons_and_others_a_list() -> None:
    assert on_buttons(made.FEW)
    assert not on_buttons(made.LIST)
    assert [cap for _, cap in keyed(made.FEW, KeyLabels())] == ["1", "2", "3"]
    assert [cap for _, cap in keyed(made.LIST, KeyLabels())][-1] == "0"


def test_a_key_picks_its_option_and_nothing_where_there_is_none() -> None:
    assert picked_by(Key.DIGIT_0, made.LIST) == Deed(Do.PICK, "high card")
    assert picked_by(Key.DIGIT_4, made.FEW) is None
    assert picked_by(Key.SPACE, made.LIST) is None
    assert picked_by(Key.DIGIT_1, made.AMOUNT) is None


def test_ranks_and_digits_are_picked_by_their_own_keys() -> None:
    ranks = Pick("rank", "Rank", tuple(Option(rank.letter, rank.letter) for rank in reversed(Rank)))
    assert [cap for _, cap in keyed(ranks, KeyLabels())] == list("AKQJT98765432")
    assert picked_by(Key.DIGIT_8, ranks) == Deed(Do.PICK, "8")
    assert picked_by(Key.T, ranks) == Deed(Do.PICK, "T")
    assert picked_by(Key.DIGIT_1, ranks) is None
    assert picked_by(Key.B, ranks) is None
    piles = Pick("piles", "Piles", (Option("4", "by four"), Option("5", "by five")))
    assert picked_by(Key.DIGIT_5, piles) == Deed(Do.PICK, "5")
    assert picked_by(Key.DIGIT_1, piles) is None
