"""What a table file may say besides odds, the defaults, and the traps of YAML."""

from __future__ import annotations

import pytest

from tests.config.tables import BLIND, HEAD, good, problems_of, table_text, warnings_of
from uth.chips import Chip, Colour, PayWith, currency, default_chips
from uth.config import read_table
from uth.hands import Category
from uth.paytable import Odds
from uth.table import Bet, Cap, CapPer, Limit, OrderInBox, Procedure, Rules, Street, default_limits


def test_defaults_are_those_of_the_table() -> None:
    table = good()
    money = currency("USD")
    assert (table.rules, table.procedure) == (Rules(), Procedure())
    assert (table.limits, table.chips) == (default_limits(money), default_chips(money))
    assert table.smallest_chip == 50
    assert (table.revision, table.sources, table.float, table.trips) == ("", (), (), None)


def test_a_currency_without_decimals() -> None:
    table = good(
        head="format: 1\nname: Mine\ncurrency: jpy\n", more="limits: {ante: {min: 1000, max: 50000, step: 500}}\n"
    )
    assert table.limits.ante == Limit(1000, 50_000, 500)
    assert table.limits.trips == Limit(1, 100, 1)
    assert [chip.value for chip in table.chips] == [1, 5, 25, 100, 500]


def test_keys_and_words_in_any_spelling() -> None:
    table = good("RULES:\n  Before_The_Flop: [4]\n  dealer  qualifies: ALWAYS\nPay With: Colour_of_the_bet\n")
    assert table.rules.before_the_flop == (4,)
    assert table.rules.dealer_qualifies == "always"
    assert table.pay_with is PayWith.COLOUR_OF_THE_BET


@pytest.mark.parametrize(
    ("written", "value"),
    [("yes", True), ("no", False), ("true", True), ("FALSE", False), ("On", True), ("off", False), ("'no'", False)],
)
def test_yes_and_no(written: str, value: bool) -> None:
    assert good(f"rules: {{trips on dark: {written}}}\n").rules.trips_on_dark is value
    assert good(f"procedure: {{take before pay: {written}}}\n").procedure.take_before_pay is value


@pytest.mark.parametrize("written", ["y", "n", "1", "0", "", "yess"])
def test_neither_yes_nor_no(written: str) -> None:
    assert len(problems_of(f"rules: {{trips on dark: {written}}}\n")) == 1


def test_lists_get_the_order_of_the_game() -> None:
    table = good("rules: {fold: [river, preflop], dark play: [4, 1]}\nprocedure: {burn: [turn, flop]}\n")
    assert table.rules.fold == (Street.PREFLOP, Street.RIVER)
    assert table.rules.dark_play == (1, 4)
    assert table.procedure.burn == ("flop", "turn")


def test_order_in_box_keeps_its_order() -> None:
    table = good("procedure:\n  order in box: {take: [trips, play, ante, blind]}\n")
    assert table.procedure.order_in_box == OrderInBox(take=(Bet.TRIPS, Bet.PLAY, Bet.ANTE, Bet.BLIND))


def test_chips_float_and_smallest_chip() -> None:
    table = good(
        "chips: [{value: 25, colour: green}, {value: 0.50, colour: silver}, {colour: red, value: 5}]\n"
        "float: {25: 100, 5.00: 200}\nsmallest chip: 5\n"
    )
    assert table.chips == (Chip(50, Colour.SILVER), Chip(500, Colour.RED), Chip(2500, Colour.GREEN))
    assert table.float == ((500, 200), (2500, 100))
    assert table.smallest_chip == 500
    assert good("chips: [{value: 5, colour: red}]\n").smallest_chip == 500


def test_limits_and_cap() -> None:
    table = good(
        "limits:\n  ante: {min: 10}\n  payout cap: {amount: 20,000.50, per: player}\n".replace("20,000", "20000")
    )
    assert table.limits.ante == Limit(1000, 50_000, 500)
    assert table.limits.payout_cap == Cap(2_000_050, CapPer.PLAYER)
    assert good("limits: {payout cap: None}\n").limits.payout_cap is None


def test_amounts_are_read_exactly() -> None:
    assert good("limits: {trips: {min: 0.29, max: 1.13, step: 0.01}}\n").limits.trips == Limit(29, 113, 1)


def test_texts_lose_only_superfluous_space() -> None:
    table = good('sources: [" a  book ", "two\n  lines"]\n')
    assert table.sources == ("a book", "two lines")
    notes = good("revision: 1.0\neffective: 2026-01-01\napproved by: no\njurisdiction: ~\n")
    assert (notes.revision, notes.effective, notes.approved_by, notes.jurisdiction) == ("1.0", "2026-01-01", "no", "~")


def test_faults_may_name_a_profile_of_the_user() -> None:
    text = table_text("procedure: {faults: our house}\n")
    table, problems, _ = read_table(text, "mine.yaml", profiles=["our house"])
    assert problems == ()
    assert table is not None
    assert table.procedure.faults == "our house"
    assert "(did you mean" in str(read_table(text, "mine.yaml", profiles=["our horse"])[1][0])
    assert read_table(text, "other.yaml", profiles=["our house"])[0] is table
    assert good("procedure: {faults: ca}\n").procedure.faults == "CA"


def test_a_newer_format_is_the_only_problem() -> None:
    assert problems_of("new key: 1\n", head="format: 2\nname: [Mine]\n") == [
        "mine.yaml:1: format: made for a newer version of the program: this one reads format 1, got 2"
    ]


def test_numbers_that_are_not_compared_while_one_is_wrong() -> None:
    assert problems_of("limits: {ante: {min: 900, max: x}}\n") == [
        'mine.yaml:12: limits > ante > max: expected an amount in USD such as 2.50, got "x"'
    ]
    assert problems_of("rules: {boxes: 9, boxes per player: 8}\n") == [
        'mine.yaml:12: rules > boxes: expected a whole number from 1 to 8, got "9"'
    ]


def test_problems_come_in_the_order_of_the_lines() -> None:
    lines = [
        int(problem.split(":")[1]) for problem in problems_of("rules: {box: 1}\nfloat: 7\n", head="format: 1\nname:\n")
    ]
    assert lines == sorted(lines)
    assert len(lines) == 4


def test_warns_where_no_hand_can_be_given_up_on_the_river() -> None:
    message = "mine.yaml:12: rules > fold: no fold on the river: a hand that has checked must play 1x"
    assert warnings_of("rules: {fold: [preflop]}\n") == [message]


# The traps of table files, by their number in the list of known cases.


def test_c01_c02_an_unquoted_colon_is_odds_and_no_number_to_base_sixty() -> None:
    blind = good(
        blind="blind:\n  royal flush: 500:1\n  straight flush: 50:1\n  four of a kind: 10:1\n  full house: 3:1\n"
        "  flush: 3:2\n  straight: 1:1\n"
    ).blind
    assert [pay for _, pay in blind.lines] == [Odds(500), Odds(50), Odds(10), Odds(3), Odds(3, 2), Odds(1)]


def test_c03_one_rule_for_all_spellings() -> None:
    assert good(blind="blind: {royal flush: 500:61}\n").blind.pay(Category.ROYAL_FLUSH) == Odds(500, 61)


def test_c04_a_fraction_is_exact() -> None:
    assert good(blind="blind: {royal flush: 1/3}\n").blind.pay(Category.ROYAL_FLUSH) == Odds(1, 3)


def test_c08_a_key_twice_is_refused() -> None:
    assert problems_of(blind=BLIND + "  flush: 4 to 1\n") == [
        "mine.yaml:11: blind > flush: is there twice, first in line 9"
    ]


def test_c09_no_is_a_text_where_a_text_is_meant() -> None:
    assert good(head="format: 1\nname: no\ncurrency: NOK\n").name == "no"


def test_c12_a_missing_hand_is_refused() -> None:
    assert problems_of(blind=BLIND.replace("  four of a kind: 10 to 1\n", "")) == [
        'mine.yaml:4: blind: "four of a kind" is missing: a higher hand than "straight" needs a line, at least "push"'
    ]


def test_c13_the_royal_flush_has_a_line_of_its_own() -> None:
    assert problems_of(blind=BLIND.replace("  royal flush: 500 to 1\n", "")) == [
        'mine.yaml:4: blind: "royal flush" is missing: give its odds, or "same as straight flush"'
    ]


def test_c15_for_counts_the_stake_and_is_warned_about() -> None:
    blind = BLIND.replace("500 to 1", "501 for 1")
    assert good(blind=blind).blind.pay(Category.ROYAL_FLUSH) == Odds(500)
    assert warnings_of(blind=blind) == ['mine.yaml:5: blind > royal flush: "for" counts the stake in: read as 500 to 1']


def test_a_crlf_file_is_the_same_file() -> None:
    text = table_text("rules: {boxes: 7}\n")
    assert read_table(text.replace("\n", "\r\n"), "a")[0] == read_table(text, "a")[0]
    assert HEAD in text
