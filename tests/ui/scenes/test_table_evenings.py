"""Random evenings at every speed: no money is lost, and nothing is decided on cards that nobody has seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.samples import sampled
from tests.ui.scenes.at_table import FRAME, Player
from tests.ui.tables import PRESETS, preset
from uth.game.model import Phase
from uth.store.settings import Pace, Settings, Speed
from uth.table import Bet
from uth.ui.commands import Command
from uth.ui.intents import Intent, KeyPress, Mouse, Move, Press, Release, Text, Wheel
from uth.ui.keys import Key
from uth.ui.places import Place, box_card, community_card
from uth.ui.preferences import Preferences
from uth.ui.rest import at_rest

points = st.tuples(st.integers(0, 1279), st.integers(0, 799))
presses = st.builds(lambda at, button: Press(at[0], at[1], button), points, st.sampled_from(Mouse))
releases = st.builds(lambda at: Release(*at), points)
useful = [Key.SPACE, Key.C, Key.F, Key.DIGIT_1, Key.DIGIT_2, Key.DIGIT_3, Key.DIGIT_4, Key.R, Key.EQUALS, Key.LEFT]
keys = st.builds(KeyPress, st.one_of(st.sampled_from(useful), st.sampled_from(list(Key))), st.booleans())
typed = st.builds(Text, st.sampled_from(["5", "20", "1.50", "x"]))
moves = st.builds(lambda at: Move(*at), points)
wheels = st.builds(lambda at, steps: Wheel(at[0], at[1], steps), points, st.sampled_from([-1, 1]))
pauses = st.sampled_from([FRAME, 0.05, 0.3, 1.0, 9.0])
evening = st.lists(
    st.one_of(keys, keys, keys, pauses, pauses, presses, releases, typed, moves, wheels), min_size=10, max_size=60
)
mixtures = st.builds(
    Settings,
    speed=st.sampled_from(Speed),
    dealing=st.sampled_from(Pace),
    paying=st.sampled_from(Pace),
    pausing=st.sampled_from(Pace),
)


class Eyes:
    """What somebody has seen who looks at the picture after every frame."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._open: frozenset[Place] = frozenset()
        self.look()

    def look(self) -> None:
        """Look at the table."""
        cards = self._player.scene.picture.cards
        still = [card for card in cards if card.card is not None and card.to is None and not card.turning]
        self._open = frozenset(card.place for card in still if card.face_up)

    @property
    def saw_all(self) -> bool:
        """Whether everything that the box in turn decides on was open in the last picture."""
        top, board = self._player.scene.top, self._player.session.view.board
        own = [box_card(top.turn, index) for index in range(2)] if top.turn else []
        return {*own, *(community_card(index) for index in range(len(board)))} <= self._open


def played(player: Player, eyes: Eyes, intents: list[Intent | float]) -> Iterator[tuple[Intent | float, int, bool]]:
    """Do the intents one by one, and yield each with the money before it, and whether the cards had been seen."""
    for intent in intents:
        before, seen = player.worth, eyes.saw_all
        if isinstance(intent, float):
            # A frame, and the rest of the time at once, as on a machine that stood still.
            for seconds in (FRAME, intent - FRAME):
                player.scene.update(seconds)
                eyes.look()
        else:
            player.scene.handle(intent)
        yield intent, before, seen


@sampled(
    50,
    400,
    st.sampled_from(PRESETS),
    st.tuples(st.integers(1, 3), st.integers(20, 400), st.sampled_from((0, 0, 1, 3, 6))),
    st.integers(0, 999),
    evening,
    mixtures,
)
def test_no_evening_loses_a_cent_or_decides_on_unseen_cards(
    name: str, sitting: tuple[int, int, int], seed: int, intents: list[Intent | float], mixture: Settings
) -> None:
    table = preset(name)
    boxes, bankroll, company = min(sitting[0], table.rules.boxes_per_player), *sitting[1:]
    preferences = Preferences(replace(mixture, company=company))
    player = Player(table, boxes=boxes, bankroll=bankroll, seed=str(seed), preferences=preferences, company=company)
    eyes = Eyes(player)
    decided, settled = 0, 0
    for intent, before, seen in played(player, eyes, intents):
        number = player.session.number
        count = len(player.decided)
        if count > decided:
            assert count == decided + 1, "one press, one decision"
            assert seen, "a decision on cards that nobody had seen"
            assert isinstance(intent, KeyPress | Press)
        change = player.worth - before
        settlement = player.session.round.settlement
        if settlement is not None and settled != number:
            settled = number
            assert change == sum(each.net for each in settlement.boxes if each.owner == player.session.owner)
        else:
            assert change in (0, player.scene.top.rebuy)
        decided = count
        assert player.scene.top.timeline.state.bankroll >= 0
        assert player.scene.picture.prompt or not player.ready()
    player.scene.top.do(Command.CLOSE)
    player.wait()
    view = player.session.view
    if view.phase is not Phase.BETTING:
        lay = player.scene.top.timeline.final
        assert lay == at_rest(view, focus=lay.focus)
    else:
        assert player.scene.top.timeline.final.bankroll == player.scene.top.laying.left


@settings(max_examples=60)
@given(st.integers(0, 999), mixtures, st.lists(st.sampled_from([Key.C, Key.DIGIT_4, Key.DIGIT_2]), max_size=4))
def test_keys_in_one_frame_decide_nothing_on_cards_that_come_with_the_first(
    seed: int, mixture: Settings, more: list[Key]
) -> None:
    player = Player(seed=str(seed), preferences=Preferences(mixture)).keys(Key.SPACE).wait()
    player.key(Key.C)
    for key in more:
        player.key(key)
    assert player.decided == ["check"]
    assert player.scene.top.laying.stakes(1)[Bet.ANTE] == 5_00
