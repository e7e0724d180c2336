"""Golden pictures: what a round looks like, as text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.tables import PRESETS, USD, at, look, preset, sit
from uth.cards import Card
from uth.chips import Chip, Colour
from uth.store.settings import Speed
from uth.table import Bet
from uth.ui.commands import Command
from uth.ui.desk import Overlay
from uth.ui.keys import KeyLabels
from uth.ui.picture import BoxLook, Dialog, Help, Picture, Pill, Pointed, Target, Tone
from uth.ui.places import Spot
from uth.ui.present import chip_text, felt_of, present
from uth.ui.seat import Seat
from uth.ui.tabletop import Tabletop


def top(name: str = "standard", *, boxes: int = 1, seed: str = "1", bankroll: int = 1000) -> Tabletop:
    return Tabletop(sit(preset(name), bankroll, seed), KeyLabels(), Seat(boxes=boxes), preferences=at(Speed.OFF))


def after(table: Tabletop, *commands: Command) -> Picture:
    for command in commands:
        table.do(command)
        look(table)
    return present(table.desk())


@pytest.mark.parametrize(("value", "text"), [(50, ".50"), (100, "1"), (250, "2.50"), (2500, "25"), (1, ".01")])
def test_chips_are_lettered_short(value: int, text: str) -> None:
    assert chip_text(Chip(value, Colour.RED), USD) == text


def test_the_felt_carries_the_tables_own_pays() -> None:
    felt = felt_of(preset("standard"))
    assert felt.blind.lines[0] == ("Royal flush", "500 to 1")
    assert felt.blind.lines[-1] == ("Less", "push")
    assert felt.trips is not None
    assert felt.trips.lines[-1] == ("Three of a kind", "3 to 1")
    assert felt.limits == "Ante $5 to $500\nTrips $1 to $100"
    assert (felt.name, felt.title) == ("Standard", ("ULTIMATE", "TEXAS HOLD’EM"))
    bare = felt_of(replace(preset("standard"), trips=None))
    assert bare.trips is None
    assert bare.limits == "Ante $5 to $500"


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_a_felt(name: str) -> None:
    felt = felt_of(preset(name))
    assert felt.arc
    assert [shown.chip for shown in felt.rack] == list(preset(name).chips)


def test_a_table_ready_to_deal() -> None:
    picture = present(top().desk())
    assert picture.prompt == "Space deals, or change your bets first"
    assert [(button.label, button.cost, button.key, button.gold) for button in picture.buttons] == [
        ("Deal", "bets $10", "Space", True)
    ]
    assert [(stack.place.bet, stack.label) for stack in picture.stacks] == [(Bet.ANTE, "$5"), (Bet.BLIND, "$5")]
    assert [(button.label, button.key, button.enabled) for button in picture.actions] == [
        ("Rebet", "R", False),
        ("Double", "D", True),
        ("Undo", "U", False),
        ("Clear", "X", True),
        ("Help", "H", True),
        ("Menu", "Esc", True),
    ]
    assert [chip.text for chip in picture.tray] == ["1", "5", "25", "100", "500"]
    assert picture.selected == 1


def test_the_places_of_the_actions_hold_all_evening() -> None:
    table = top("six-box-dark", boxes=2)
    names = [button.intent for button in present(table.desk()).actions]
    for command in (Command.DEAL, Command.CUT, Command.CHECK, Command.CHECK, Command.PLAY_1X, Command.NEXT_ROUND):
        assert [button.intent for button in after(table, command).actions] == names


def test_a_decision_is_asked_without_advice() -> None:
    picture = after(top(), Command.DEAL)
    assert [(button.label, button.cost, button.key) for button in picture.buttons] == [
        ("Check", "free", "C"),
        ("Play 3x", "$15", "3"),
        ("Play 4x", "$20", "4"),
    ]
    assert not any(button.gold for button in picture.buttons)
    assert picture.boxes == (BoxLook(1, wanted=Bet.PLAY),)
    assert picture.bankroll.second == "round 1: bets $10"
    faces = [card.card for card in picture.cards if card.card]
    assert len(faces) == 2
    assert len(picture.cards) == 9


def test_among_several_boxes_the_one_in_turn_is_lit_and_the_others_stand_back() -> None:
    picture = after(top("practice", boxes=3), Command.DEAL, Command.CHECK)
    looks = {look.number: (look.active, look.fallen_back, look.wanted) for look in picture.boxes}
    assert looks[2] == (True, False, Bet.PLAY)
    assert looks[1] == looks[3] == (False, True, None)
    assert picture.prompt.startswith("Box 2, ")


def test_a_paid_round() -> None:
    for seed in range(30):
        table = top(seed=str(seed))
        picture = after(table, Command.DEAL, Command.PLAY_4X)
        settlement = table.session.round.settlement
        assert settlement is not None
        net = settlement.net
        assert picture.dealer_hand.startswith("Dealer: ")
        assert picture.dealer_note == ("qualifies" if settlement.qualifies else "does not qualify")
        assert len(picture.pills) == 1
        pill = picture.pills[0]
        assert pill.tone is (Tone.EVEN if not net else Tone.WIN if net > 0 else Tone.LOSE)
        assert pill.settled
        bright = {card.card for card in picture.cards if card.lift and card.place.spot is not Spot.DEALER_CARD}
        assert bright == set(settlement.box(1).hand.cards)
        assert {card.card for card in picture.cards if card.lift and card.dim} == set()
        assert picture.stacks == ()
        assert picture.bankroll.second.startswith("round 1: ")


def test_a_folded_box_says_so_and_shows_no_cards() -> None:
    table = top("practice", boxes=2)
    picture = after(table, Command.DEAL, *[Command.CHECK] * 4, Command.FOLD)
    assert picture.pills == (Pill(1, "folded", Tone.LOSE),)
    assert not [card for card in picture.cards if card.place.box == 1]
    assert picture.discards > 0


def test_a_folded_box_is_called_so_once_while_its_side_bet_is_settled() -> None:
    table = Tabletop(sit(preset("standard"), 1000, "1"), KeyLabels(), preferences=at(Speed.NORMAL))
    for command in (Command.TRIPS, Command.ADD, Command.DEAL, Command.CHECK, Command.CHECK, Command.FOLD):
        table.skip()
        look(table)
        table.do(command)
    settling = set()
    while table.filming:
        table.tick(0.05)
        settling |= {pill for pill in present(table.desk()).pills if table.projector.lay.focus}
    assert Pill(1, "folded", Tone.LOSE) in settling
    assert all(pill.text != pill.caption for pill in settling)


def test_dark_boxes_say_their_multiple_until_they_are_opened() -> None:
    table = top("six-box-dark", boxes=3)
    dark = [look.dark for look in present(table.desk()).boxes]
    assert dark == ["", "dark 1x", "dark 1x", "", "", ""]
    assert [look.dark for look in after(table, Command.DEAL, Command.CUT).boxes] == dark
    assert [look.dark for look in after(table, Command.PLAY_4X).boxes] == [""] * 6


def test_the_reason_of_what_is_pointed_at_is_shown() -> None:
    table = top(bankroll=20)
    table.do(Command.DEAL)
    picture = present(table.desk(hover=Target(Pointed.BUTTON, index=2)))
    assert picture.reason == "That takes $20, and you have $10."
    assert present(table.desk(hover=Target(Pointed.BUTTON, index=0))).reason == ""
    assert present(table.desk(hover=Target(Pointed.BUTTON, index=9))).reason == ""


def test_the_prompt_says_what_stands_between_the_bets_and_the_deal() -> None:
    table = top()
    assert after(table, Command.CLEAR).prompt == "Place your bets: an Ante, and with it the equal Blind"
    table.wagers.choose_chip(0)
    assert after(table, Command.ADD).prompt == "The Ante is $5 to $500 in steps of $5: $1 is too little."
    table.wagers.choose_chip(1)
    assert after(table, Command.CLEAR, Command.ADD).prompt == "Space deals, or change your bets first"


def test_a_circle_that_the_chip_in_hand_cannot_go_to_says_why() -> None:
    table = top()
    table.wagers.choose_chip(0)
    picture = present(table.desk(hover=Target(Pointed.BET, 1, bet=Bet.BLIND)))
    assert picture.reason == "The Ante is $5 to $500 in steps of $5: $6 is between two steps."


def test_dialogs_and_help() -> None:
    table = top()
    table.over.show(Overlay.HELP)
    shown = present(table.desk()).overlay
    assert isinstance(shown, Help)
    assert shown.footer == "Esc or a click closes this"
    for kind, intents in (
        (Overlay.MENU, ["close", "buy chips", "strategy", "settings", "log", "advice", "speed", "leave"]),
        (Overlay.BUY, ["buy chips", "buy chips x2", "buy chips x5", "close"]),
        (Overlay.BROKE, ["buy chips", "buy chips x2", "buy chips x5", "leave"]),
        (Overlay.LEAVE, ["close", "leave"]),
    ):
        table.over.show(kind)
        dialog = present(table.desk()).overlay
        assert isinstance(dialog, Dialog)
        assert [button.intent for button in dialog.buttons] == intents
        assert [button.gold for button in dialog.buttons].count(True) == 1


def test_the_film_says_what_happens() -> None:
    table = Tabletop(sit(preset("standard")), KeyLabels(), preferences=at(Speed.NORMAL))
    said: list[str] = []
    for command in (Command.DEAL, Command.CHECK, Command.CHECK, Command.PLAY_1X):
        table.do(command)
        while table.filming:
            prompt = present(table.desk()).prompt
            said += [prompt] if prompt not in (*said[-1:], "") else []
            table.tick(0.02)
        said.append(present(table.desk()).prompt)
        look(table)
    settlement = table.session.round.settlement
    assert settlement is not None
    assert said[0] == "No more bets"
    assert said[2] == "The flop"
    assert said[4] == "The last two cards"
    assert said[6].startswith("Dealer: ")
    assert said[7].endswith(("loses", "pushes")) or "pays" in said[7]


def test_a_box_that_is_pointed_at_says_what_lies_there() -> None:
    table = top("practice", boxes=2)
    shown = present(table.desk(hover=Target(Pointed.BOX, 2)))
    assert (shown.reason, shown.refused) == ("Box 2: $10 at stake", False)
    assert present(table.desk(hover=Target(Pointed.BOX, 3))).reason == ""
    assert present(top().desk(hover=Target(Pointed.BOX, 1))).reason == ""


def test_only_the_five_of_the_one_hand_that_is_told_of_are_bright() -> None:
    table = Tabletop(sit(preset("practice")), KeyLabels(), Seat(boxes=3), preferences=at(Speed.NORMAL))
    for command in (Command.DEAL, Command.PLAY_4X, Command.PLAY_4X, Command.PLAY_4X):
        table.skip()
        look(table)
        table.do(command)
    seen: dict[int, set[frozenset[Card]]] = {}
    while table.filming:
        table.tick(0.02)
        desk = table.desk()
        if desk.settlement is not None and desk.lay.raised >= 1:
            cards = [card for card in present(desk).cards if card.card is not None]
            assert all(bool(card.lift) is not bool(card.dim) for card in cards)
            bright = frozenset(card.card for card in cards if card.lift and card.card is not None)
            seen.setdefault(desk.lay.focus, set()).add(bright)
    settlement = table.desk().view.settlement
    assert settlement is not None
    assert seen[0] == {frozenset(settlement.dealer.cards)}
    for number in (1, 2, 3):
        assert seen[number] == {frozenset(settlement.box(number).hand.cards)}


def test_from_one_hand_to_the_next_only_what_differs_moves() -> None:
    table = Tabletop(sit(preset("practice")), KeyLabels(), Seat(boxes=3), preferences=at(Speed.NORMAL))
    for command in (Command.DEAL, Command.PLAY_4X, Command.PLAY_4X, Command.PLAY_4X):
        table.skip()
        look(table)
        table.do(command)
    settlement = table.session.round.settlement
    assert settlement is not None
    crossed = 0
    while table.filming:
        table.tick(0.02)
        desk = table.desk()
        if desk.settlement is None or desk.lay.lowered is None:
            continue
        crossed += 1
        five = [
            set(settlement.box(box).hand.cards if box else settlement.dealer.cards)
            for box in (desk.lay.lowered, desk.lay.focus)
        ]
        for card in present(desk).cards:
            if card.card in five[0] & five[1]:
                assert [card.lift, card.dim] == pytest.approx([1, 0])
            elif card.card is not None and card.card not in five[0] | five[1]:
                assert [card.lift, card.dim] == pytest.approx([0, 1])
    assert crossed > 10


def test_a_seldom_hand_is_named_with_motion_off_too_and_only_while_it_is_told_of() -> None:
    """Seed 337 deals four fives to box 3."""
    table = top("practice", boxes=3, seed="337")
    after(table, Command.DEAL, *[Command.PLAY_4X] * 3)
    named = {}
    for box in (1, 2, 3):
        table.course.point_at(box)
        picture = present(table.desk())
        named[box] = picture.banner
        assert picture.shine == 0.0
    assert named == {1: "", 2: "", 3: "Four of a kind, fives"}


def test_on_a_table_with_several_boxes_five_actions_stand_under_the_chips() -> None:
    one, several = present(top("standard").desk()), present(top("practice").desk())
    assert [action.intent for action in one.actions[: one.under]] == ["rebet", "double", "undo", "clear"]
    assert [action.intent for action in several.actions[: several.under]][-1] == "all boxes"


def test_amounts_that_are_laid_are_told_before_the_chips_arrive() -> None:
    table = Tabletop(sit(preset("standard")), KeyLabels(), preferences=at(Speed.NORMAL))
    table.wagers.bet_on(1, Bet.ANTE)
    table.wagers.bet_on(1, Bet.TRIPS)
    picture = present(table.desk())
    labels = {stack.to or stack.place: stack.label for stack in picture.stacks if stack.label}
    assert {place.bet: label for place, label in labels.items()} == {
        Bet.ANTE: "$10",
        Bet.BLIND: "$10",
        Bet.TRIPS: "$5",
    }
    assert (picture.bankroll.figure, picture.bankroll.second) == ("$975", "round 1: bets $25")
