"""Whatever a trainee does: the round can be brought to its end, no card is twice, and a record is marked the same."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.samples import sampled
from tests.school.dealing.rounds import begun, of_procedure, until, whole
from tests.school.houses import house
from uth.cards import DECK
from uth.game import engine
from uth.game.model import Phase, To
from uth.hands import Category
from uth.profile import Call, Fault, Ruling
from uth.school.dealing import acts as deal
from uth.school.dealing.course import Happening
from uth.school.dealing.dealing import Dealing, dealt
from uth.school.dealing.irregular import possible
from uth.school.dealing.perfect import next_act, perfect
from uth.school.dealing.shift import FullTable, Often, Shift
from uth.school.settling.acts import ActError, CallDealer, CallFloor, Finish
from uth.table import Community, CutBy, Decisions, Street

HOUSES = [
    house("standard"),
    house("standard", "HG"),
    house("standard", "CA"),
    house("france"),
    house("six-box-dark"),
    house("pennsylvania-a"),
    house("pennsylvania-a", "HG"),
    house("six-box-dark", "HG"),
    of_procedure(
        "standard", packet=1, cut=CutBy.DEALER, decisions=Decisions.FREE, community=Community.FIVE_AFTER_HOUSE
    ),
]
BOXES = (1, 2, 4)


def possible_acts(dealing: Dealing) -> list[deal.Act]:
    """Some of what could be done, what would be right among it several times."""
    acts: list[deal.Act] = [next_act(dealing)] * 25
    for box in BOXES:
        acts += [deal.Ask(box, call) for call in (Call.PREFLOP, Call.RIVER)]
        acts += [deal.DealPacket(To.BOX, box, count) for count in (1, 2, 3)]
        acts += [
            deal.Accept(box),
            deal.Correct(box),
            deal.Refuse(box),
            deal.OfferCut(box),
            deal.Report(box, deal.Protection.PEEK),
        ]
        acts += [deal.TakeFold(box, where) for where in deal.FoldedTo]
    acts += [
        deal.DealPacket(To.BOX, 3, 2),
        deal.DealPacket(To.DEALER, 0, 2),
        deal.DealPacket(To.COMMUNITY, 0, 3),
        deal.Burn(),
    ]
    acts += [
        deal.DealPacket(To.COMMUNITY, 0, 2),
        deal.TurnBoard(Street.FLOP),
        deal.TurnBoard(Street.RIVER),
        deal.OpenHouse(),
        deal.CheckBets(),
    ]
    acts += [
        deal.OpenBetting(),
        deal.ScanBets(),
        deal.CloseBetting(),
        deal.Shuffle(),
        deal.LoadShuffler(),
        deal.CutDeck(5),
        deal.CountStub(30),
    ]
    return [
        *acts,
        deal.StopGame(),
        deal.ProtectCards(),
        CallFloor(),
        deal.NameRuling(Ruling.VOID),
        CallDealer(Category.PAIR),
    ]


def tried(dealing: Dealing, choices: list[int]) -> Dealing:
    """Return the round after some acts, without those that cannot be done."""
    for choice in choices:
        if dealing.done:
            break
        acts = possible_acts(dealing)
        try:
            dealing = dealing.after(acts[choice % len(acts)], 1_000)
        except ActError:
            continue
        assert dealing.done or dealing.expected or isinstance(next_act(dealing), Finish | deal.Report)
        no_card_is_twice(dealing)
        the_engine_is_legal(dealing)
    return dealing


def no_card_is_twice(dealing: Dealing) -> None:
    """What lies on the table, the discards among it, and what is in the deck are always the 52 cards."""
    lie = [each.card for lying in dealing.felt.cards.values() for each in lying]
    count = Counter([*lie, *dealing.course.deck])
    assert set(count) == set(DECK)
    assert set(count.values()) == {1}


def the_engine_is_legal(dealing: Dealing) -> None:
    """The engine's round holds two cards for everybody, or none, and its own settlement."""
    state = dealing.course.state
    assert {len(box.cards) for box in state.boxes} <= {0, 2}
    if state.phase is Phase.SETTLED:
        assert state.settlement is not None
        assert len(state.community) == 5
    assert not state.boxes or engine.due(dealing.course.ready) or state.phase in (Phase.DECISION, Phase.SETTLED)


@sampled(
    20,
    40,
    st.integers(0, len(HOUSES) - 1),
    st.sampled_from([*Fault, *deal.Protection]),
    st.integers(0, 3),
    st.lists(st.integers(0, 10_000), max_size=90),
)
def test_the_round_can_be_brought_to_its_end_and_a_record_is_marked_as_it_was(
    here: int, what: Fault | deal.Protection, lot: int, choices: list[int]
) -> None:
    happenings = (Happening(what, f"lot {lot}"),) if what in possible(HOUSES[here]) else ()
    start = begun(HOUSES[here], BOXES, f"lot {lot}", 5, happenings)
    dealing = perfect(tried(start, choices))
    assert dealing.done
    again = dealt(start, deal.from_json(deal.to_json(dealing.acts)))
    assert again.slips == dealing.slips
    assert again.findings == dealing.findings
    assert again.felt == dealing.felt
    for finding in dealing.findings:
        assert not [text for text in (finding.done, finding.right, finding.why) if "{" in text or "None" in text]
        assert finding.source


@settings(max_examples=15, deadline=None)
@given(st.integers(0, len(HOUSES) - 1), st.integers(0, 999), st.lists(st.integers(0, 10_000), min_size=30, max_size=90))
def test_no_card_is_ever_lost_where_something_goes_wrong_in_every_round(
    here: int, seed: int, choices: list[int]
) -> None:
    shift = Shift(HOUSES[here], str(seed), FullTable(BOXES, often=Often(100, 100)))
    no_card_is_twice(perfect(tried(shift.round(1), choices)))


def test_stray_cards_stay_when_the_hand_of_the_dealer_is_opened() -> None:
    dealing = begun(HOUSES[0], BOXES)
    for act in until(whole(dealing), deal.OpenHouse):
        dealing = dealing.after(act)
    dealing = dealing.after(deal.Burn()).after(deal.DealPacket(To.BOX, 2, 1)).after(deal.OpenHouse())
    assert dealing.course.handling is not None
    no_card_is_twice(dealing)
    no_card_is_twice(perfect(dealing))
