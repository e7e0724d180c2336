"""The panel is as high as what it says, scrolls what has no room, and every choice can be pressed."""

from __future__ import annotations

import pytest

from uth.ui.layout import Rect
from uth.ui.page.view import Letters
from uth.ui.school.deeds import Deed, Do
from uth.ui.school.side import Choice, Choices, Ink, Pad, PadKey, Rule, Side, Words
from uth.ui.school.side_places import SidePlaces, side_places

FREE = Rect(964, 330, 300, 350)
LONG = "A sentence that is long enough to be broken into several lines of the panel, whatever its width may be."


def choices(count: int, label: str = "flush") -> Choices:
    return Choices(tuple(Choice(f"{label} {number}", "1", Deed(Do.PICK, str(number))) for number in range(count)))


def placed(*items: Words | Choices | Pad | Rule, free: Rect = FREE, back: int = 0, hangs: bool = False) -> SidePlaces:
    return side_places(free, Side("READ", items, ("here", "none")), Letters(), (free.w / 300, hangs), back)


def pressable(places: SidePlaces) -> dict[str, Rect]:
    return {str(part.deed): rect for part, rect in places.parts if isinstance(part, Choice | PadKey)}


@pytest.mark.parametrize("free", [FREE, Rect(723, 250, 225, 240), Rect(2900, 900, 810, 900)])
@pytest.mark.parametrize(
    "items",
    [
        (Words("short"),),
        (Words(LONG), Rule(), Words(LONG, Ink.BAD, mark=True)),
        (choices(10),),
        (choices(3, LONG),),
        (choices(30, "an option of some length"), Words(LONG)),
    ],
)
@pytest.mark.parametrize("hangs", [False, True])
def test_it_stays_in_the_free_felt_and_nothing_in_it_overlaps(
    free: Rect, items: tuple[Words | Choices, ...], hangs: bool
) -> None:
    places = placed(*items, free=free, hangs=hangs)
    assert places.area.within(free)
    assert (places.area.y if hangs else places.area.bottom) == (free.y if hangs else free.bottom)
    rects = [rect for _, rect in places.parts]
    assert not any(one.meets(other) for index, one in enumerate(rects) for other in rects[index + 1 :])
    assert not places.title.meets(places.body)
    assert not places.foot.meets(places.body)
    assert all(rect.x >= places.body.x and rect.right <= places.body.right for rect in rects)
    if not places.most:
        assert all(rect.within(places.body) for rect in rects)


def test_short_options_stand_in_two_columns_and_long_ones_in_one() -> None:
    columns = {rect.x for rect in pressable(placed(choices(10))).values()}
    assert len(columns) == 2
    assert len({rect.x for rect in pressable(placed(choices(10, LONG))).values()}) == 1
    assert len({rect.x for rect in pressable(placed(choices(4))).values()}) == 1


def test_what_can_be_pressed_is_large_enough_for_a_finger() -> None:
    for places in (placed(choices(13), free=Rect(723, 250, 225, 240)), placed(Pad(((PadKey("7", Deed(Do.GIVE)),),)))):
        assert all(rect.h >= 30 and rect.w >= 32 for rect in pressable(places).values())


def test_a_press_means_what_is_seen_there_and_nothing_outside_of_the_body() -> None:
    places = placed(choices(30, LONG))
    seen = [rect for rect in pressable(places).values() if rect.within(places.body)]
    hidden = [rect for rect in pressable(places).values() if not rect.meets(places.body)]
    assert hidden
    assert places.deed_at(*seen[1].centre) == Deed(Do.PICK, "1")
    assert places.deed_at(*hidden[0].centre) is None
    assert places.deed_at(*places.title.centre) is None


def test_every_part_can_be_scrolled_into_sight() -> None:
    first = placed(choices(30, LONG))
    back = 0
    for number in range(30):
        places = placed(choices(30, LONG), back=back)
        back = places.showing(pressable(places)[f"pick {number}"])
        shown = placed(choices(30, LONG), back=back)
        assert pressable(shown)[f"pick {number}"].within(shown.body)
    assert 0 < back <= first.most
    assert placed(choices(30, LONG), back=10**6).back == first.most
    places = placed(choices(30, LONG), back=back)
    top = placed(choices(30, LONG), back=places.showing(pressable(places)["pick 0"]))
    assert pressable(top)["pick 0"].within(top.body)


def test_everything_that_it_says_is_told_in_reading_order() -> None:
    side = Side("READ", (Words("one"), choices(2), Rule(), Words("two")), ("here", ""))
    assert side.texts == ("READ", "one", "1 flush 0", "1 flush 1", "two", "here")
