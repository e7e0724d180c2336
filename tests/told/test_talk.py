"""The dialogue: nothing hidden is told, nothing is done by mistake, and every line is a plain sentence."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.tables import standard
from tests.told.lines import evening, preset, talk
from uth.cards import DECK
from uth.game.model import Phase
from uth.session import Session
from uth.table import CutBy, Decisions, Procedure, Rules
from uth.told.asking import question
from uth.told.talk import Talk
from uth.told.vocabulary import TELLS, Asked, Word
from uth.words.cards import card_words

_CARD = re.compile(r"\b(?:\w+) of (?:clubs|diamonds|hearts|spades)\b")
_NAMES = {card_words(card): card for card in DECK}
_SENTENCE = re.compile(r"[^\s].*[.?!:]")
DARK = standard(
    rules=Rules(boxes=4, boxes_per_player=4, dark_boxes=3),
    procedure=Procedure(cut=CutBy.PLAYER, decisions=Decisions.FREE),
)
SEEN = standard(rules=Rules(boxes=3, boxes_per_player=3))
LINES = st.one_of(
    st.sampled_from([*Word, "", "c", "f", "1x", "2x", "3x", "4x", "20", "d", "n"]),
    st.sampled_from(["ante 10", "trips 5", "box 2 ante 5 dark 4x", "b3 seen", "all ante 15", "box 1 check", "buy 9"]),
    st.text(max_size=30),
)


def worth(session: Session) -> int:
    """What the player has, with what lies on the table."""
    staked = 0 if session.over else sum(box.staked for box in session.round.boxes)
    return session.bankroll + staked


def seen_by_player(session: Session) -> set[str]:
    """The names of the cards that may be told."""
    view = session.view
    cards = chain(view.community, view.dealer, *(box.cards for box in view.boxes))
    return {card_words(card) for card in cards if card is not None}


def say(dialogue: Talk, *typed: str) -> list[str]:
    """Type lines, and return the answer to the last."""
    answer = dialogue.begin()
    for line in typed:
        answer = dialogue.hear(line)
    return answer


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from([DARK, SEEN]), st.integers(0, 999), st.lists(LINES, min_size=5, max_size=30))
def test_only_open_cards_are_told_and_each_line_is_one_sentence(table: object, seed: int, typed: list[str]) -> None:
    assert table in (DARK, SEEN)
    dialogue = talk(DARK if table is DARK else SEEN, boxes=3, seed=str(seed), bankroll=500)
    told = dialogue.begin()
    for line in [*typed, "cards"]:
        session = dialogue.chair.session
        before, had = session.round, worth(session)
        told = dialogue.hear(line)
        session = dialogue.chair.session
        names = {name for text in told for name in _CARD.findall(text)}
        assert names <= _NAMES.keys()
        if line.strip().casefold() not in ("again", "repeat"):
            assert names <= seen_by_player(session), line
        assert all(_SENTENCE.fullmatch(text) and text.isprintable() for text in told), told
        if not session.over or before.phase is Phase.SETTLED:
            assert worth(session) >= had, "only buying changes what the player has"
        if dialogue.chair.left:
            break
        assert told


@settings(max_examples=60)
@given(st.text(max_size=40), st.sampled_from([[], ["d"], ["d", "20"], ["d", "20", "c"], ["d", "no", "4x"]]))
def test_a_line_that_is_no_word_of_the_game_changes_nothing(line: str, first: list[str]) -> None:
    """Random text may by chance be a word; then it does what it says, and no test is made of it."""
    dialogue = talk(DARK, boxes=2, seed="5")
    say(dialogue, *first)
    session, laid = dialogue.chair.session, dialogue.chair.laying.bets
    before, actions = session.round, session.actions
    answer = dialogue.hear(line)
    if answer[0].startswith("I do not understand"):
        assert (session.round, session.actions, dialogue.chair.laying.bets) == (before, actions, laid)
        assert answer[1:] == question(dialogue.chair)


@pytest.mark.parametrize("first", [[], ["d"], ["d", "20"], ["d", "20", "c", "c"], ["d", "20", "4x"]])
@pytest.mark.parametrize("word", [word for word in TELLS if word is not Word.AGAIN])
def test_to_ask_changes_nothing_and_ends_with_the_question(word: Word, first: list[str]) -> None:
    dialogue = talk(DARK, boxes=1, seed="5")
    last = say(dialogue, *first)
    before = dialogue.chair.session.round
    answer = dialogue.hear(word)
    assert dialogue.chair.session.round is before
    assert answer[-1] == last[-1]
    assert dialogue.hear("again") == last


def test_an_empty_line_never_decides() -> None:
    dialogue = talk(preset("six-box-dark"), boxes=2)
    for _ in range(5):
        said = say(dialogue, "", "", "", "")
        assert dialogue.chair.asked is Asked.DECISION
        assert said == question(dialogue.chair)


def test_an_empty_line_leads_through_everything_else() -> None:
    dialogue = talk(DARK, boxes=1, seed="3")
    dialogue.begin()
    asked = []
    for _ in range(3):
        while dialogue.chair.asked is not Asked.END:
            asked.append(dialogue.chair.asked)
            dialogue.hear("4x" if dialogue.chair.asked is Asked.DECISION else "")
        dialogue.hear("")
    assert asked == [Asked.BETS, Asked.CUT, Asked.DECISION] * 3
    assert dialogue.chair.session.number == 4


@pytest.mark.parametrize(
    ("first", "line", "why"),
    [
        ([], "check", "Not now: bets are being placed."),
        ([], "cut 20", "Not now: bets are being placed."),
        ([], "no", "Not now: bets are being placed."),
        ([], "next", "Not now: bets are being placed."),
        ([], "try", "Nothing has to be tried again."),
        ([], "undo", "There is nothing to take back."),
        ([], "double; undo", "Undo stands alone in its line."),
        ([], "undo; deal", "Undo stands alone in its line."),
        ([], "clear; clear", "There is nothing to take back."),
        ([], "clear; double", "There are no bets to double."),
        ([], "clear; deal", "Put an Ante on a box first."),
        ([], "rebet", "There are no bets to repeat."),
        ([], "trips 5, ante 0", "A box needs an Ante first."),
        ([], "blind 10", "The Blind always equals the Ante: bet the Ante."),
        ([], "ante 10 blind 5", "The Blind must equal the Ante: $5 is not $10."),
        ([], "ante 2,50", '"2,50" is not an amount in USD: expected digits such as 10.00.'),
        ([], "ante 3", "The Ante is $5 to $500 in steps of $5: $3 is too little."),
        ([], "ante 5000000", "The Ante is $5 to $500 in steps of $5: $5,000,000 is too much."),
        ([], "ante 10; trips 200; deal", "Trips is $1 to $100 in steps of $1: $200 is too much."),
        ([], "dark 3x", "Play is bet when the cards are dealt."),
        ([], "box 3 clear", "There is no bet on box 3."),
        ([], "box 9 ante 5", "There is no box 9: this table has 3."),
        (["deal"], "deal", "Not now: a decision is asked for."),
        (["deal"], "next", "Not now: a decision is asked for."),
        (["deal"], "ante 10", "Bets can be changed between rounds."),
        (["deal"], "buy", "Chips are bought between rounds."),
        (["deal"], "20", "I do not understand “20”."),
        (["deal"], "box 3 check", "There is no bet on box 3."),
        (["deal", "c", "c"], "4", "Play 4x is not offered on the flop."),
        (["deal", "4", "4"], "rebet; ante 7", "The Ante is $5 to $500 in steps of $5: $7 is between two steps."),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(first: list[str], line: str, why: str) -> None:
    dialogue = talk(SEEN, boxes=2, seed="5")
    say(dialogue, *first)
    session, laid = dialogue.chair.session, dialogue.chair.laying.bets
    before = session.round
    answer = dialogue.hear(line)
    assert answer == [why, *question(dialogue.chair)]
    assert (session.round, dialogue.chair.laying.bets) == (before, laid)


def test_more_chips_than_can_be_played_with_are_not_bought() -> None:
    dialogue = talk(standard(), bankroll=5_000_000_000)
    assert dialogue.hear("buy 100")[0] == "Nobody plays with more than $5,000,000,000: buy fewer chips."
    say(dialogue, "deal")
    assert not dialogue.chair.between_rounds


def test_a_player_with_one_box_has_no_other() -> None:
    answer = say(talk(standard()), "box 2 ante 5")
    assert answer[0] == "One player may have 1 box at this table."


def test_play_without_a_size_is_the_only_one_there_is() -> None:
    dialogue = talk(standard())
    assert say(dialogue, "deal", "play")[0] == "Say how many times the Ante."
    assert "You play 2x, $10." in (dialogue.hear("c"), dialogue.hear("play"))[1]
    poor = talk(standard(rules=Rules(before_the_flop=(4,))), bankroll=15)
    assert say(poor, "deal", "call")[0] == "That takes $20, and you have $5."


def test_a_change_after_the_round_begins_the_next_with_it() -> None:
    dialogue = talk(standard())
    say(dialogue, "deal", "4")
    assert dialogue.hear("box 1 trips 5, deal")[:4] == [
        "Round 2.", "Your bets: Ante $5, Blind $5, Trips $5.", "You have $960, and $15 at stake.", "No more bets.",
    ]  # fmt: skip
    assert dialogue.chair.asked is Asked.DECISION


def test_a_dark_box_of_a_player_with_one_has_no_number() -> None:
    table = standard(rules=Rules(boxes_per_player=1, dark_boxes=1))
    answer = say(talk(table), "dark 2x", "deal")
    assert answer[1] == "Your cards, dark 2x: face down."
    assert any(line.startswith("Your cards are opened: ") for line in answer)


def test_chips_bought_after_a_round_lay_bets_again_that_there_was_no_money_for() -> None:
    """The next round's bets are empty when the player is broke; buying brings back the last ones."""
    dialogue = Talk(*evening(standard(), bankroll=15).sit_down())
    say(dialogue, "deal", "c", "c", "1")
    while not dialogue.chair.session.broke:
        dialogue.hear("deal")
        for line in ("c", "c", "1"):
            dialogue.hear(line)
    assert dialogue.chair.asked is Asked.END
    assert dialogue.chair.laying.bets == {}
    answer = dialogue.hear("buy")
    assert answer[:2] == ["Chips bought: $15.", "Your bets: Ante $5, Blind $5."]
    assert answer[-1] == "Next round, or deal again with the same bets for $10."
