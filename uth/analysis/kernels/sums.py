"""The compiled floor: strengths of hands, board sweeps and integer sums. Sums over all boards.

Plain arrays and integers in, plain arrays and integers out; no floating point. What the arrays mean:

- a card is 0 to 51, four times its rank (0 for the two to 12 for the ace) plus its suit, as ``Card.number``;
- a *strength* is ``Hand.strength``: the category times 16**5 and five ranks; equal strengths tie;
- a *rank pair* is two ranks x <= y as y * (y + 1) / 2 + x, 0 to 90;
- a *row* is five ranks as the place of their multiset, 0 to 6187 (thirteen of them do not exist);
- seen from a suit, a card is of one of 26 *types*: its rank in the suit, or 13 plus its rank off the suit; a *type
  pair* is two types as a rank pair is two ranks, 0 to 350;
- a *class* is a board with three or more cards of one suit as that suit sees it: the 13-bit mask of its cards in the
  suit and the ranks of the others, 286 x 91 + 715 x 13 + 1,287 = 36,608 of them, in the order of ``class_boards``;
- a *view* is a flop with one or more cards of a suit as that suit sees it, 286 + 78 x 13 + 13 x 91 = 2,483 of them.

Values depend on ranks alone unless three or more board cards share a suit, and then on the class alone. So every value
is computed once for each row and rank pair, and once, as the difference to that, for each class and type pair; sums
over run-outs are linear in these.

What is summed over run-outs is not the value of a choice but two differences: what giving up gains over playing 1x on
the river (GAIN), and what one Ante more on Play gains (LEAD). Both stay below 990 Antes a board, whatever the paytable
pays. The value of playing 1x itself is needed for whole starting hands only, and is counted (``showdowns``).

On a full board the category of a hand is fixed, so its value and what is best are counted in a *unit* of that category,
a part of the Ante that makes its own pays whole. Only sums over boards need one unit for all, the *grain*. Where a sum
of grains does not fit a number of 64 bits, it is one number for each *limb*: the grains of a unit are cut into limbs of
so many bits, lowest first, and what is summed is times each of them. The sum is that of ``limb << (bits * place)``; its
limbs may be negative or longer than their bits. Most tables need one limb.

All kernels that call each other are in this one module: numba's disk cache does not notice a change in another file.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from uth.analysis.kernels.jit import inner, kernel

PAIR = 1 << 20
"""The strength of the weakest pair is above this, that of the best high card below."""
VIEWS_3, VIEWS_2, VIEWS_1 = 286, 78 * 13, 13 * 91
VIEWS = VIEWS_3 + VIEWS_2 + VIEWS_1
ROWS, PAIRS, TYPE_PAIRS, FLOP_ROWS = 6188, 91, 351, 455
FLUSH_TYPES = 286 * 45 + 715 * (9 * 13 + 36) + 1287 * 351
CLASSES = 286 * PAIRS + 715 * 13 + 1287


# --- strengths


@inner
def _straight(mask):
    """Return the top rank of the best straight in a mask of ranks, or -1; the ace is low only under 5-4-3-2."""
    for high in range(12, 3, -1):
        if mask >> (high - 4) & 0x1F == 0x1F:
            return high
    return 3 if mask & 0x100F == 0x100F else -1


@inner
def _strength(category, ranks, used):
    """Return the strength of a category with its first *used* deciding ranks."""
    strength = category
    for place in range(5):
        strength = strength * 16 + (ranks[place] + 2 if place < used else 0)
    return strength


@inner
def _rank_strength(counts):
    """Return the strength of the best five cards of a rank count, suits apart."""
    ranks = np.zeros(5, np.int64)
    mask = 0
    for rank in range(13):
        if counts[rank]:
            mask |= 1 << rank
    # The most frequent rank first, then the second, as far as they are more than single.
    first = second = -1
    for rank in range(12, -1, -1):
        if counts[rank] > 1 and (first < 0 or counts[rank] > counts[first]):
            first = rank
    for rank in range(12, -1, -1):
        if counts[rank] > 1 and rank != first and second < 0:
            second = rank
    many = counts[first] if first >= 0 else 1
    if many == 4:
        ranks[0] = first
        _kickers(mask & ~(1 << first), ranks, 1, 2)
        return _strength(7, ranks, 2)
    if many == 3 and second >= 0:
        ranks[0], ranks[1] = first, second
        return _strength(6, ranks, 2)
    top = _straight(mask)
    if top >= 0:
        ranks[0] = top
        return _strength(4, ranks, 1)
    if many == 3:
        ranks[0] = first
        _kickers(mask & ~(1 << first), ranks, 1, 3)
        return _strength(3, ranks, 3)
    if many == 2 and second >= 0:
        ranks[0], ranks[1] = first, second
        _kickers(mask & ~(1 << first) & ~(1 << second), ranks, 2, 3)
        return _strength(2, ranks, 3)
    if many == 2:
        ranks[0] = first
        _kickers(mask & ~(1 << first), ranks, 1, 4)
        return _strength(1, ranks, 4)
    _kickers(mask, ranks, 0, 5)
    return _strength(0, ranks, 5)


@inner
def _kickers(mask, ranks, start, end):
    """Fill *ranks* from *start* to *end* with the highest ranks of the mask."""
    for rank in range(12, -1, -1):
        if mask >> rank & 1 and start < end:
            ranks[start] = rank
            start += 1


@inner
def _flush_strength(mask):
    """Return the strength of the best five of one suit, given five or more as a mask of ranks."""
    ranks = np.zeros(5, np.int64)
    top = _straight(mask)
    if top >= 0:
        ranks[0] = top
        return _strength(9 if top == 12 else 8, ranks, 1)
    _kickers(mask, ranks, 0, 5)
    return _strength(5, ranks, 5)


@inner
def binomial(n, k):
    """Return n over k, 0 where it does not exist."""
    if k < 0 or n < k:
        return 0
    result = 1
    for step in range(k):
        result = result * (n - step) // (step + 1)
    return result


@kernel
def places():
    """Return the table that makes a dense index of a sorted multiset: the sum of ``table[k, k-th rank]``, k from 1."""
    table = np.zeros((8, 13), np.int32)
    for k in range(1, 8):
        for rank in range(13):
            table[k, rank] = binomial(rank + k - 1, k)
    return table


@kernel
def rank_strengths(size, place):
    """Return the strength of every multiset of *size* ranks by its index; 0 where a rank would be there five times."""
    table = np.zeros(place[size, 12] + binomial(12 + size - 1, size - 1) + 1, np.int32)
    ranks = np.zeros(size, np.int64)
    counts = np.zeros(13, np.int64)
    while True:
        counts[:] = 0
        index = 0
        most = 0
        for k in range(size):
            counts[ranks[k]] += 1
            most = max(most, counts[ranks[k]])
            index += place[k + 1, ranks[k]]
        if most <= 4:
            table[index] = _rank_strength(counts)
        # The next multiset: raise the first rank that can be raised and put those before it back to the lowest.
        k = 0
        while k < size - 1 and ranks[k] == ranks[k + 1]:
            ranks[k] = 0
            k += 1
        ranks[k] += 1
        if ranks[k] > 12:
            return table


@kernel
def flush_strengths():
    """Return the strength of the best five of one suit for each mask of five or more ranks; 0 for fewer."""
    table = np.zeros(8192, np.int32)
    for mask in range(8192):
        if bits(mask) >= 5:
            table[mask] = _flush_strength(mask)
    return table


@inner
def bits(mask):
    """Return how many ranks are in a mask."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


# --- boards: what each holding is on each row and class


class Boards(NamedTuple):
    """The tables that no paytable changes, as :func:`rows`, :func:`flushes` and the others return them."""

    place: NDArray[np.int32]
    mask_place: NDArray[np.int32]
    row_ranks: NDArray[np.int8]
    strengths: NDArray[np.int32]
    order: NDArray[np.uint8]
    flush_start: NDArray[np.int64]
    flush_pairs: NDArray[np.uint16]
    flush_strength: NDArray[np.int32]
    classes: NDArray[np.int16]
    first: NDArray[np.uint8]
    """The lower type of each type pair."""
    second: NDArray[np.uint8]
    ranks: NDArray[np.uint8]
    """The rank pair of each type pair."""
    holding: NDArray[np.uint16]
    """For each type the 26 type pairs that it is in, its own pair twice."""
    both: int
    """1 where a hand is both hole cards and exactly three of the board."""


@inner
def pair_index(one, other):
    """Return the index of an unordered pair of ranks or types."""
    return other * (other + 1) // 2 + one if one <= other else one * (one + 1) // 2 + other


@inner
def _sort(key, size):
    """Sort the first *size* numbers in place, lowest first; a few hundred that are nearly in order."""
    for k in range(1, size):
        value = key[k]
        place = k
        while place and key[place - 1] > value:
            key[place] = key[place - 1]
            place -= 1
        key[place] = value


@kernel
def pairs(size):
    """Return, for each pair index of *size* ranks or types, its lower and its higher member."""
    table = np.zeros((size * (size + 1) // 2, 2), np.int64)
    for high in range(size):
        for low in range(high + 1):
            table[pair_index(low, high), 0] = low
            table[pair_index(low, high), 1] = high
    return table


@kernel
def type_pairs():
    """Return of each type pair the lower type, the higher type and the rank pair; and for each type the pairs of it.

    Those are 27: with each partner one, and the pair of two such cards twice.
    """
    first, second = np.zeros(TYPE_PAIRS, np.uint8), np.zeros(TYPE_PAIRS, np.uint8)
    ranks = np.zeros(TYPE_PAIRS, np.uint8)
    holding = np.zeros((26, 27), np.uint16)
    for a in range(26):
        for b in range(26):
            pair = pair_index(a, b)
            first[pair], second[pair] = min(a, b), max(a, b)
            ranks[pair] = pair_index(a % 13, b % 13)
            holding[a, b] = pair
        holding[a, 26] = pair_index(a, a)
    return first, second, ranks, holding


@inner
def _index_with(place, ranks, x, y):
    """Return the index of the sorted *ranks* and two more, x <= y, as one multiset."""
    index = 0
    k = 0
    for rank in ranks:
        if x >= 0 and x <= rank:
            k += 1
            index += place[k, x]
            x, y = y, -1
            if x >= 0 and x <= rank:
                k += 1
                index += place[k, x]
                x = -1
        k += 1
        index += place[k, rank]
    for rank in (x, y):
        if rank >= 0:
            k += 1
            index += place[k, rank]
    return index


@kernel
def rows(place, sevens, fives, both):
    """Return for each row: its ranks, the strength of each rank pair on it (0: cannot be), the pairs by strength.

    *both*: a hand is both hole cards and exactly three of the board.
    """
    row_ranks = np.full((ROWS, 5), -1, np.int8)
    strengths = np.zeros((ROWS, PAIRS), np.int32)
    order = np.zeros((ROWS, PAIRS), np.uint8)
    key = np.zeros(PAIRS, np.int64)
    member = pairs(13)
    ranks = np.zeros(5, np.int64)
    counts = np.zeros(13, np.int64)
    while True:
        row = 0
        counts[:] = 0
        for k in range(5):
            row += place[k + 1, ranks[k]]
            counts[ranks[k]] += 1
        if ranks[0] != ranks[4]:
            row_ranks[row] = ranks
            for pair in range(PAIRS):
                x, y = member[pair, 0], member[pair, 1]
                counts[x] += 1
                counts[y] += 1
                if counts[x] <= 4 and counts[y] <= 4:
                    if both:
                        strengths[row, pair] = _best_with_both(place, fives, ranks, x, y)
                    else:
                        strengths[row, pair] = sevens[_index_with(place, ranks, x, y)]
                counts[x] -= 1
                counts[y] -= 1
                key[pair] = np.int64(strengths[row, pair]) * 128 + pair
            _sort(key, PAIRS)
            for k in range(PAIRS):
                order[row, k] = key[k] & 127
        k = 0
        while k < 4 and ranks[k] == ranks[k + 1]:
            ranks[k] = 0
            k += 1
        ranks[k] += 1
        if ranks[k] > 12:
            return row_ranks, strengths, order


@inner
def _best_with_both(place, fives, ranks, x, y):
    """Return the strength of the best hand of the pair and exactly three of five ranks."""
    best = np.int32(0)
    three = np.zeros(3, np.int64)
    for a in range(3):
        for b in range(a + 1, 4):
            for c in range(b + 1, 5):
                three[0], three[1], three[2] = ranks[a], ranks[b], ranks[c]
                best = max(best, fives[_index_with(place, three, x, y)])
    return best


@kernel
def flushes(flush, both):
    """Return the type pairs that make a flush with each suited mask of three to five, weakest first.

    The lists of all masks stand one after another: (start of each mask's, type pairs, strengths).
    """
    start = np.zeros(8193, np.int64)
    found = np.zeros(FLUSH_TYPES, np.uint16)
    strengths = np.zeros(FLUSH_TYPES, np.int32)
    key = np.zeros(TYPE_PAIRS, np.int64)
    end = 0
    for mask in range(8192):
        start[mask] = end
        suited = bits(mask)
        if not 3 <= suited <= 5:
            continue
        size = 0
        for b in range(26):
            if b < 13 and mask >> b & 1:
                continue
            for a in range(b if b < 13 else b + 1):
                if a < 13 and mask >> a & 1:
                    continue
                strength = _flush_with(flush, mask, a, b, both)
                if strength:
                    key[size] = np.int64(strength) * 512 + pair_index(a, b)
                    size += 1
        _sort(key, size)
        for k in range(size):
            found[end] = key[k] & 511
            strengths[end] = key[k] >> 9
            end += 1
    start[8192] = end
    return start, found, strengths


@inner
def _flush_with(flush, mask, a, b, both):
    """Return the strength of the flush that two types make with a suited mask, 0 for none."""
    if not both:
        return flush[mask | (1 << a if a < 13 else 0) | (1 << b if b < 13 else 0)]
    best = np.int32(0)
    if b < 13:
        three = mask
        while three:
            if bits(three) == 3:
                best = max(best, flush[three | 1 << a | 1 << b])
            three = (three - 1) & mask
    return best


@kernel
def class_boards():
    """Return the classes in their order: the suited mask, and the lower and the higher rank off the suit (-1: none)."""
    classes = np.full((CLASSES, 3), -1, np.int16)
    member = pairs(13)
    size = 0
    for mask in range(8192):
        suited = bits(mask)
        if not 3 <= suited <= 5:
            continue
        for other in range(PAIRS if suited == 3 else 13 if suited == 4 else 1):
            classes[size, 0] = mask
            if suited == 3:
                classes[size, 1], classes[size, 2] = member[other, 0], member[other, 1]
            elif suited == 4:
                classes[size, 1] = other
            size += 1
    return classes


# --- sweeps: how each holding of a board does against the dealer's 990 hands

WIN, TIE, WEAK, GAINED = 0, 1, 2, 3
"""Of a holding: the dealer's hands that it beats, those that it ties, and those under a pair; and GAIN (see there)
against all 990, in units of its category."""


class Sweep(NamedTuple):
    """Room for one board's holdings, weakest first."""

    strength: NDArray[np.int32]
    pair: NDArray[np.uint16]
    counted: NDArray[np.int64]
    """WIN, TIE, WEAK and GAINED of each."""
    counts: NDArray[np.int64]
    """How many cards of each rank or type are left."""
    having: NDArray[np.int64]
    """The dealer's hands so far with one given card of a rank or type."""


@inner
def room(kinds):
    """Return room for sweeps of boards with that many ranks or types."""
    return Sweep(
        np.zeros(TYPE_PAIRS, np.int32),
        np.zeros(TYPE_PAIRS, np.uint16),
        np.zeros((4, TYPE_PAIRS), np.int64),
        np.zeros(kinds, np.int64),
        np.zeros(kinds, np.int64),
    )


@inner
def sweep_row(boards, row, at):
    """Sweep a row as if no flush could be; *at* lists its rank pairs. Return how many there are."""
    at.counts[:] = 4
    for k in range(5):
        at.counts[boards.row_ranks[row, k]] -= 1
    size = 0
    for k in range(PAIRS):
        pair = boards.order[row, k]
        if boards.strengths[row, pair]:
            at.strength[size] = boards.strengths[row, pair]
            at.pair[size] = pair
            size += 1
    _sweep(boards, at, size)
    return size


@inner
def sweep_class(boards, number, at):
    """Sweep a class; *at* lists its type pairs. Return its row and how many there are."""
    mask, one, two = boards.classes[number]
    row = 0
    k = 0
    for rank in range(13):
        suited = mask >> rank & 1
        beside = (one == rank) + (two == rank)
        at.counts[rank] = 1 - suited
        at.counts[13 + rank] = 3 - beside
        for _ in range(suited + beside):
            k += 1
            row += boards.place[k, rank]
    size = _list_class(boards, row, mask, at)
    _sweep(boards, at, size)
    return row, size


@inner
def _list_class(boards, row, mask, at):
    """List all type pairs that a class can meet, weakest first; return how many.

    Both sources are sorted already: the rank pairs of the row, each of which stands for up to three type pairs that
    make no flush, and the flushes of the mask.
    """
    # Kernels that run for every holding touch plain arrays only: a record handed on costs a reference count each time.
    strengths, found, counts = at.strength, at.pair, at.counts
    first, second = boards.first, boards.second
    size = 0
    suited = bits(mask)
    off_plain = boards.both or suited < 5
    mixed_plain = boards.both or suited < 4
    start, end = boards.flush_start[mask], boards.flush_start[mask + 1]
    for k in range(PAIRS):
        pair = boards.order[row, k]
        strength = boards.strengths[row, pair]
        if strength == 0:
            continue
        while start < end and boards.flush_strength[start] < strength:
            strengths[size] = boards.flush_strength[start]
            found[size] = boards.flush_pairs[start]
            size += 1
            start += 1
        # The members of a pair of ranks are those of the same pair of types.
        x, y = np.int64(first[pair]), np.int64(second[pair])
        if off_plain and (x != y or counts[13 + x] > 1):
            strengths[size] = strength
            found[size] = pair_index(13 + x, 13 + y)
            size += 1
        if mixed_plain and not mask >> x & 1:
            strengths[size] = strength
            found[size] = pair_index(x, 13 + y)
            size += 1
        if mixed_plain and x != y and not mask >> y & 1:
            strengths[size] = strength
            found[size] = pair_index(y, 13 + x)
            size += 1
    while start < end:
        strengths[size] = boards.flush_strength[start]
        found[size] = boards.flush_pairs[start]
        size += 1
        start += 1
    return size


@inner
def _sweep(boards, at, size):
    """Count WIN, TIE and WEAK of the first *size* holdings.

    Running sums over the hands so far: all of them, and for each rank or type those with one given card of it. What
    two hole cards take away is then counted by inclusion and exclusion.
    """
    strengths, found, counted, having = at.strength, at.pair, at.counted, at.having
    first, second = boards.first, boards.second
    having[:] = 0
    weak_size = 0
    while weak_size < size and strengths[weak_size] < PAIR:
        weak_size += 1
    weak = _run(boards, at, 0, weak_size, 0)
    for k in range(size):
        # The holding itself is among the hands under a pair that its cards take away twice.
        own = 1 if k < weak_size else 0
        counted[WEAK, k] = weak - having[first[found[k]]] - having[second[found[k]]] + own
    _run(boards, at, weak_size, size, weak)


@inner
def _run(boards, at, start, size, total):
    """Count WIN and TIE from *start* to *size*, with *total* hands below; return how many there are then."""
    strengths, found, counted, counts, having = at.strength, at.pair, at.counted, at.counts, at.having
    first, second = boards.first, boards.second
    while start < size:
        strength = strengths[start]
        end = start
        while end < size and strengths[end] == strength:
            pair = found[end]
            counted[WIN, end] = total - having[first[pair]] - having[second[pair]]
            end += 1
        for k in range(start, end):
            pair = found[k]
            a, b = first[pair], second[pair]
            if a == b:
                total += counts[a] * (counts[a] - 1) >> 1
                having[a] += counts[a] - 1
            else:
                total += counts[a] * counts[b]
                having[a] += counts[b]
                having[b] += counts[a]
        for k in range(start, end):
            pair = found[k]
            counted[TIE, k] = total - having[first[pair]] - having[second[pair]] + 1 - counted[WIN, k]
        start = end
    return total


# --- values of a holding on a full board, over the 990 hands of the dealer


class Terms(NamedTuple):
    """What of a game the kernels need."""

    can_fail: int
    """1 where the dealer may fail to qualify."""
    failed_pays: int
    """1 where the Ante is then paid."""
    fold_river: int
    """1 where a hand may be given up on the river."""
    fold_flop: int
    scale: NDArray[np.int64]
    """Units per Ante, by category."""
    on_win: NDArray[np.int64]
    """What the Blind wins by category when the hand wins, and when it loses, in units of the category."""
    on_loss: NDArray[np.int64]
    bits: int
    """Of each limb but the last."""
    unit: NDArray[np.int64]
    """How many grains a unit is: (limbs, categories)."""
    ante: NDArray[np.int64]
    """How many grains an Ante is: (limbs,)."""


LEAD, GAIN = 0, 1
"""What is summed: the dealer's hands beaten less those lost to, what an Ante more on Play wins; and, from this place
on, the limbs of what giving up on the river gains over playing 1x, where it does (where the river has no fold: of what
playing 1x is worth), in grains."""
FOLD, PLAY, EVEN = 0, 1, 2
"""What is best on the river; EVEN: both choices are worth the same."""


@inner
def _decide(terms, at, size, best):
    """Count GAINED of the first *size* holdings of a swept board; write to *best*, by pair, what is best there."""
    scale, can_fail, failed_pays = terms.scale, terms.can_fail, terms.failed_pays
    on_win, on_loss, fold = terms.on_win, terms.on_loss, terms.fold_river
    strengths, found, counted = at.strength, at.pair, at.counted
    for k in range(size):
        win, tie, weak = counted[WIN, k], counted[TIE, k], counted[WEAK, k]
        lose = 990 - win - tie
        ante = win - lose
        if can_fail:
            # A hand under a pair beats and ties weak hands only; a better one beats them all.
            ante = win - weak - lose if strengths[k] >= PAIR else weak - 990
            if failed_pays:
                ante += weak
        category = strengths[k] >> 20
        value = scale[category] * (ante + win - lose) + on_win[category] * win + on_loss[category] * lose
        if fold:
            give_up = -1980 * scale[category]
            counted[GAINED, k] = max(0, give_up - value)
            best[found[k]] = PLAY if value > give_up else EVEN if value == give_up else FOLD
        else:
            counted[GAINED, k] = value
            best[found[k]] = PLAY


@kernel
def row_values(boards, terms, best):
    """Return LEAD and the limbs of GAIN of each rank pair on each row as if no flush could be.

    That is (rows, 1 + limbs, rank pairs). Filled: *best*, what is best there on the river, (rows, rank pairs).
    """
    unit = terms.unit
    limbs = unit.shape[0]
    values = np.zeros((ROWS, GAIN + limbs, PAIRS), np.int64)
    at = room(13)
    strengths, found, counted = at.strength, at.pair, at.counted
    for row in range(ROWS):
        if boards.row_ranks[row, 0] < 0:
            continue
        size = sweep_row(boards, row, at)
        _decide(terms, at, size, best[row])
        for k in range(size):
            values[row, LEAD, found[k]] = 2 * counted[WIN, k] + counted[TIE, k] - 990
        for limb in range(limbs):
            for k in range(size):
                values[row, GAIN + limb, found[k]] = counted[GAINED, k] * unit[limb, strengths[k] >> 20]
    return values


# --- sums over run-outs


@kernel
def mask_places():
    """Return the place of each mask among those with as many ranks."""
    place = np.zeros(8192, np.int32)
    for mask in range(8192):
        k = 0
        for rank in range(13):
            if mask >> rank & 1:
                k += 1
                place[mask] += binomial(rank, k)
    return place


@inner
def view_of(mask_place, mask, first, second):
    """Return the view of a flop: its suited ranks as a mask, and the ranks of its other cards (-1: none)."""
    if second >= 0:
        rank = 0
        while not mask >> rank & 1:
            rank += 1
        return VIEWS_3 + VIEWS_2 + rank * PAIRS + pair_index(first, second)
    if first >= 0:
        return VIEWS_3 + mask_place[mask] * 13 + first
    return mask_place[mask]


@inner
def _add(into, values):
    """Add *values* to *into*; both (what is summed, type pairs)."""
    for what in range(values.shape[0]):
        for pair in range(TYPE_PAIRS):
            into[what, pair] += values[what, pair]


@inner
def _add_left(into, values, times, held):
    """Add *values* as often as there are cards of one type left: *times*, less those that are in the holding.

    *held*: the type pairs that the type is in, once for each card of it.
    """
    for what in range(values.shape[0]):
        for pair in range(TYPE_PAIRS):
            into[what, pair] += times * values[what, pair]
        for k in range(27):
            into[what, held[k]] -= values[what, held[k]]


@kernel
def class_sums(boards, terms, row_value, sums, best):
    """Sum what flushes change over all run-outs, and count the showdowns of each starting hand.

    Filled: *sums*, for each view and type pair, (views, 1 + limbs, type pairs); *best*, what is best on the river,
    (classes, type pairs). Return (169, categories, 4): WIN, TIE, WEAK and COUNT of all deals of each starting hand that
    stays to the end.

    Of three suited cards, the run-outs of one suited card and one off the suit are gathered by mask before they are
    given to the views; and two cards off the suit come from those, each counted from either card.
    """
    unit = terms.unit
    limbs = unit.shape[0]
    values = np.zeros((GAIN + limbs, TYPE_PAIRS), sums.dtype)
    # What follows one card off the suit, by its rank; the last one for a mask of four.
    after = np.zeros((13, GAIN + limbs, TYPE_PAIRS), sums.dtype)
    twice = np.zeros((GAIN + limbs, TYPE_PAIRS), sums.dtype)
    tally = np.zeros((169, 10, 4), np.int64)
    # Boards and holdings of a row and rank pair that are not in a class: of one suit, and all.
    plain = np.zeros((ROWS, 2, PAIRS), np.int64)
    suited = np.zeros(PAIRS, np.int64)
    for row in range(ROWS):
        if boards.row_ranks[row, 0] >= 0:
            _row_deals(boards, row, plain[row])
    at = room(26)
    strengths, found, counted, ranks_of = at.strength, at.pair, at.counted, boards.ranks
    for number in range(CLASSES):
        row, size = sweep_class(boards, number, at)
        _decide(terms, at, size, best[number])
        values[:] = 0
        leads, rank_leads = values[LEAD], row_value[row, LEAD]
        for k in range(size):
            pair = found[k]
            leads[pair] = 2 * counted[WIN, k] + counted[TIE, k] - 990 - rank_leads[ranks_of[pair]]
        for limb in range(limbs):
            gains, rank_gains, grains = values[GAIN + limb], row_value[row, GAIN + limb], unit[limb]
            for k in range(size):
                pair = found[k]
                gains[pair] = counted[GAINED, k] * grains[strengths[k] >> 20] - rank_gains[ranks_of[pair]]
        _tally_class(boards, number, row, size, at, plain, suited, tally)
        mask, one, two = boards.classes[number]
        last = number + 1 == CLASSES or boards.classes[number + 1, 0] != mask
        if two >= 0:
            _give_three(boards, mask, one, two, values, after, sums)
            if last:
                _give_after(boards, mask, after, twice, sums)
        elif one >= 0:
            _give_four(boards, mask, one, values, after, sums, last)
        else:
            _give_five(boards, mask, values, sums)
    _tally_rows(boards, plain, tally)
    return tally * FLOPS_OF_A_BOARD


@inner
def _give_three(boards, mask, one, two, values, after, sums):
    """Give the values of three suited cards to the views of one of them, and to *after*."""
    rest = mask
    while rest:
        card = rest & -rest
        rest &= rest - 1
        _add(sums[view_of(boards.mask_place, card, one, two)], values)
    _add_left(after[one], values, 2 if one == two else 3, boards.holding[13 + two])
    if one != two:
        _add_left(after[two], values, 3, boards.holding[13 + one])


@inner
def _give_after(boards, mask, after, twice, sums):
    """Give what *after* gathered for a mask of three to the views of two and of all three of its cards; empty it."""
    twice[:] = 0
    for rank in range(13):
        rest = mask
        while rest:
            card = rest & -rest
            rest &= rest - 1
            _add(sums[view_of(boards.mask_place, mask & ~card, rank, -1)], after[rank])
        _add_left(twice, after[rank], 3, boards.holding[13 + rank])
    view = view_of(boards.mask_place, mask, -1, -1)
    for what in range(twice.shape[0]):
        for pair in range(TYPE_PAIRS):
            sums[view, what, pair] += twice[what, pair] >> 1
    after[:] = 0


@inner
def _give_four(boards, mask, one, values, after, sums, last):
    """Give the values of four suited cards to the views of two and three of them."""
    _add_left(after[0], values, 3, boards.holding[13 + one])
    late = mask
    while late:
        card = late & -late
        late &= late - 1
        rest = late
        while rest:
            other = rest & -rest
            rest &= rest - 1
            _add(sums[view_of(boards.mask_place, mask & ~card & ~other, one, -1)], values)
        if last:
            _add(sums[view_of(boards.mask_place, mask & ~card, -1, -1)], after[0])
    if last:
        after[0] = 0


@inner
def _give_five(boards, mask, values, sums):
    """Give the values of five suited cards to the views of three of them."""
    late = mask
    while late:
        card = late & -late
        late &= late - 1
        rest = late
        while rest:
            other = rest & -rest
            rest &= rest - 1
            _add(sums[view_of(boards.mask_place, mask & ~card & ~other, -1, -1)], values)


# --- flops: sums over run-outs, and what is best there


@inner
def _ways(counts, low, high, x, y):
    """Return how often the ranks x <= y come next when *counts* are left and a hand holds *low* and *high*."""
    if counts[low] < 1 or counts[high] < (2 if low == high else 1):
        return 0
    of_x = counts[x] - (low == x) - (high == x)
    if x == y:
        return of_x * (of_x - 1) // 2
    return of_x * (counts[y] - (low == y) - (high == y))


@kernel
def flop_sums(boards, row_value):
    """Sum the row values over all run-outs by ranks, each run-out as often as it comes.

    Return (flop ranks, 1 + limbs, hole pair).
    """
    sums = np.zeros((FLOP_ROWS, row_value.shape[1], PAIRS), np.int64)
    counts = np.zeros(13, np.int64)
    ranks = np.zeros(3, np.int64)
    for c in range(13):
        for b in range(c + 1):
            for a in range(b + 1):
                ranks[0], ranks[1], ranks[2] = a, b, c
                flop = boards.place[1, a] + boards.place[2, b] + boards.place[3, c]
                _flop_row(boards, row_value, ranks, counts, sums[flop])
    return sums


@inner
def _flop_row(boards, row_value, ranks, counts, sums):
    ways = np.zeros(PAIRS, np.int64)
    counts[:] = 4
    for rank in ranks:
        counts[rank] -= 1
    for out in range(PAIRS):
        x, y = np.int64(boards.first[out]), np.int64(boards.second[out])
        row = _index_with(boards.place, ranks, x, y)
        for hole in range(PAIRS):
            ways[hole] = _ways(counts, boards.first[hole], boards.second[hole], x, y)
        for what in range(sums.shape[0]):
            for hole in range(PAIRS):
                sums[what, hole] += ways[hole] * row_value[row, what, hole]


@inner
def views_of_flop(mask_place, flop, views):
    """Fill the view that each suit has of a flop of three cards, -1 for a suit that is not in it."""
    for suit in range(4):
        mask = 0
        first = second = -1
        for card in flop:
            if card & 3 == suit:
                mask |= 1 << (card >> 2)
            elif first < 0:
                first = card >> 2
            else:
                second = card >> 2
        views[suit] = view_of(mask_place, mask, first, second) if mask else -1


@kernel
def starting_hand(low, high):
    """Return the class of two cards, low < high: 13 pairs, then 78 suited, then 78 offsuit; in each, by rank pair."""
    x, y = low >> 2, high >> 2
    if x == y:
        return x
    return (13 if low & 3 == high & 3 else 91) + pair_index(x, y - 1)


PASS, PLAY_TWICE, GIVE_UP = 0, 1, 2
"""What may be done on the flop: check, play twice the Ante, fold. Of equal ones the check is best, then the fold."""
HALF = 1 << 32
"""Sums over all flops are kept as two numbers, high * HALF + low, because one of 64 bits would not hold them."""


@inner
def _holds(cards, card):
    for other in cards:
        if other == card:
            return True
    return False


@kernel
def best_on_flops(boards, terms, by_rank, by_view, flops, times):
    """Choose on each flop for each hole, and sum what that gains over playing 1x on every river.

    *flops*: one of each kind as three sorted cards; *times*: how many there are of the kind. Return the choices,
    (flops, pairs of cards), and for each starting hand the limbs of the gain, each as two halves: (169, limbs, 2).
    """
    ante, bits, fold_river = terms.ante, terms.bits, terms.fold_river
    # With a fold on the river one on the flop is never better: each river is worth that at least.
    most = GIVE_UP if terms.fold_flop and not fold_river else PLAY_TWICE
    limbs = ante.size
    choice = np.zeros((flops.shape[0], 1326), np.uint8)
    gains = np.zeros((169, limbs, 2), np.int64)
    views = np.zeros(4, np.int64)
    total = np.zeros(GAIN + limbs, np.int64)
    gain = np.zeros((3, limbs), np.int64)
    for kind in range(flops.shape[0]):
        flop, often = flops[kind], times[kind]
        views_of_flop(boards.mask_place, flop, views)
        row = boards.place[1, flop[0] >> 2] + boards.place[2, flop[1] >> 2] + boards.place[3, flop[2] >> 2]
        of_row = by_rank[row]
        for high in range(1, 52):
            if _holds(flop, high):
                continue
            for low in range(high):
                if _holds(flop, low):
                    continue
                hole_sums(of_row, by_view, views, low, high, total)
                for limb in range(limbs):
                    gain[PASS, limb] = total[GAIN + limb] if fold_river else 0
                    gain[PLAY_TWICE, limb] = total[LEAD] * ante[limb]
                    if most == GIVE_UP:
                        gain[GIVE_UP, limb] = -1980 * 1081 * ante[limb] - total[GAIN + limb]
                best = PASS
                for one in range(most, PASS, -1):
                    if _is_more(gain, one, best, bits):
                        best = one
                choice[kind, pair_index(low, high - 1)] = best
                hand = starting_hand(low, high)
                for limb in range(limbs):
                    high_half, low_half = gain[best, limb] >> 32, gain[best, limb] & (HALF - 1)
                    gains[hand, limb, 0] += often * high_half
                    gains[hand, limb, 1] += often * low_half
    return choice, gains


@inner
def _is_more(sums, one, other, bits):
    """Return whether one of some sums in limbs is more than another; what is over *bits* is carried on."""
    high = sums[one, 0] - sums[other, 0]
    low = 0
    for limb in range(1, sums.shape[1]):
        low |= high & ((1 << bits) - 1)
        high = sums[one, limb] - sums[other, limb] + (high >> bits)
    return high > 0 or (high == 0 and low != 0)


@inner
def hole_sums(by_rank, by_view, views, low, high, total):
    """Fill *total* with the sums over all run-outs of one flop for two hole cards, low < high."""
    x, y = low >> 2, high >> 2
    ranks = pair_index(x, y)
    for what in range(total.size):
        total[what] = by_rank[what, ranks]
    for suit in range(4):
        if views[suit] >= 0:
            types = pair_index(x if low & 3 == suit else 13 + x, y if high & 3 == suit else 13 + y)
            for what in range(total.size):
                total[what] += by_view[views[suit], what, types]


# --- showdowns: how each starting hand does if it always stays to the end

COUNT = 3
"""Beside WIN, TIE and WEAK: flops, run-outs and holdings, each of which meets 990 hands of the dealer."""
FLOPS_OF_A_BOARD = 10


@inner
def _tally_class(boards, number, row, size, at, plain, suited, tally):
    """Add the showdowns of a swept class to *tally*, and take its boards from *plain*."""
    first, second, ranks_of, counted, counts = boards.first, boards.second, boards.ranks, at.counted, at.counts
    times = _class_deals(boards, number, suited)
    for k in range(size):
        pair = at.pair[k]
        a, b, ranks = first[pair], second[pair], ranks_of[pair]
        deals = times * (counts[a] * (counts[a] - 1) >> 1 if a == b else counts[a] * counts[b])
        x, y = np.int64(first[ranks]), np.int64(second[ranks])
        hand = x if x == y else 91 + pair_index(x, y - 1)
        category = at.strength[k] >> 20
        plain[row, 1, ranks] -= deals
        of_suit = times if b < 13 else suited[ranks] if a >= 13 and x != y else 0
        if of_suit:
            plain[row, 0, ranks] -= of_suit
            deals -= of_suit
            for what in range(3):
                tally[hand - 78, category, what] += of_suit * counted[what, k]
            tally[hand - 78, category, COUNT] += of_suit
        for what in range(3):
            tally[hand, category, what] += deals * counted[what, k]
        tally[hand, category, COUNT] += deals


@inner
def _tally_rows(boards, plain, tally):
    """Add the showdowns where no suit has three cards on the board."""
    at = room(13)
    for row in range(ROWS):
        if boards.row_ranks[row, 0] >= 0:
            _tally_row(boards, sweep_row(boards, row, at), at, plain[row], tally)


@inner
def _tally_row(boards, size, at, plain, tally):
    for k in range(size):
        ranks = at.pair[k]
        x, y = np.int64(boards.first[ranks]), np.int64(boards.second[ranks])
        hand = x if x == y else 91 + pair_index(x, y - 1)
        category = at.strength[k] >> 20
        for kind in range(2 if x < y else 1):
            deals = plain[0, ranks] if kind else plain[1, ranks] - plain[0, ranks]
            for what in range(3):
                tally[hand - 78 * kind, category, what] += deals * at.counted[what, k]
            tally[hand - 78 * kind, category, COUNT] += deals


@inner
def _row_deals(boards, row, deals):
    """Fill for each rank pair how many boards of a row and holdings there are: of one suit, and all."""
    counts = np.zeros(13, np.int64)
    for k in range(5):
        counts[boards.row_ranks[row, k]] += 1
    times = of_suit = 1
    for rank in range(13):
        times *= binomial(4, counts[rank])
    for pair in range(PAIRS):
        x, y = boards.first[pair], boards.second[pair]
        if x == y:
            deals[1, pair] = times * binomial(4 - counts[x], 2)
            continue
        deals[1, pair] = times * (4 - counts[x]) * (4 - counts[y])
        of_suit = 4
        for rank in range(13):
            of_suit *= binomial(3 if rank in (x, y) else 4, counts[rank])
        deals[0, pair] = of_suit


@inner
def _class_deals(boards, number, suited):
    """Return how many boards a class is; fill for each rank pair how often a holding off the suit is of one suit."""
    one, two = boards.classes[number, 1], boards.classes[number, 2]
    # Three cards of a rank are off the suit; two of them are of another suit than a hole card of that rank.
    times = 4 * (3 if one >= 0 else 1) * (3 if two >= 0 and two != one else 1)
    suited[:] = 3 * times
    for rank in range(13):
        if one >= 0 and rank != one:
            suited[pair_index(rank, one)] = times if two == one else 2 * times
        if two >= 0 and rank != two and two != one:
            suited[pair_index(rank, two)] = 2 * times
    if two >= 0 and two != one:
        suited[pair_index(one, two)] = times // 3 * 4
    return times


# --- outcomes: with the decisions fixed, how every deal ends

LATE = 0
"""The group of the deals that come to the river undecided; the other groups are what was done before."""


@kernel
def reach(boards, choice, before, flops, times, groups):
    """Count the deals of each flop and hole by what was decided, by ranks and by view.

    *before*: for each starting hand the group of what it does before the flop, LATE where it checks. *choice*: as
    ``best_on_flops`` returns it; what is done on the flop has group 1 (twice the Ante) and 2 (fold). Return
    (flop ranks, groups, hole pair) and (views, groups, type pairs).
    """
    by_rank = np.zeros((FLOP_ROWS, groups, PAIRS), np.int64)
    by_view = np.zeros((VIEWS, groups, TYPE_PAIRS), np.int32)
    views = np.zeros(4, np.int64)
    for kind in range(flops.shape[0]):
        flop = flops[kind]
        views_of_flop(boards.mask_place, flop, views)
        row = boards.place[1, flop[0] >> 2] + boards.place[2, flop[1] >> 2] + boards.place[3, flop[2] >> 2]
        for high in range(1, 52):
            for low in range(high):
                if _holds(flop, low) or _holds(flop, high):
                    continue
                group = before[starting_hand(low, high)]
                if group == LATE:
                    group = choice[kind, pair_index(low, high - 1)]
                x, y = low >> 2, high >> 2
                by_rank[row, group, pair_index(x, y)] += times[kind]
                for suit in range(4):
                    if views[suit] >= 0:
                        types = pair_index(x if low & 3 == suit else 13 + x, y if high & 3 == suit else 13 + y)
                        by_view[views[suit], group, types] += times[kind]
    return by_rank, by_view


@inner
def row_reach(boards, by_rank):
    """Carry the deals of each flop and hole on to the rows: (rows, groups, hole pair), every run-out as it comes."""
    groups = by_rank.shape[1]
    reached = np.zeros((ROWS, groups, PAIRS), np.int64)
    counts = np.zeros(13, np.int64)
    ranks = np.zeros(3, np.int64)
    for c in range(13):
        for b in range(c + 1):
            for a in range(b + 1):
                ranks[0], ranks[1], ranks[2] = a, b, c
                flop = boards.place[1, a] + boards.place[2, b] + boards.place[3, c]
                counts[:] = 4
                for rank in ranks:
                    counts[rank] -= 1
                for out in range(PAIRS):
                    x, y = np.int64(boards.first[out]), np.int64(boards.second[out])
                    row = _index_with(boards.place, ranks, x, y)
                    for hole in range(PAIRS):
                        ways = _ways(counts, boards.first[hole], boards.second[hole], x, y)
                        if ways:
                            for group in range(groups):
                                reached[row, group, hole] += ways * by_rank[flop, group, hole]
    return reached


@kernel
def outcomes(boards, by_rank, by_view, on_rows, on_classes):
    """Count how all deals end: (groups + 2, categories, 4), WIN, TIE, WEAK and COUNT of each.

    The last two groups are the river's fold and play; the first stays empty.

    *on_rows*, *on_classes*: what is done on the river, FOLD or PLAY, as ``best_river`` returns it. This is
    ``class_sums`` the other way round: the deals of the views are carried on to the classes.
    """
    groups = by_view.shape[1]
    tally = np.zeros((groups + 2, 10, 4), np.int64)
    reached = np.zeros((groups, TYPE_PAIRS), np.int32)
    # Twice what is reached after one card off the suit, by its rank; the first one for a mask of four.
    after = np.zeros((13, groups, TYPE_PAIRS), np.int32)
    rows_reached = row_reach(boards, by_rank)
    at = room(26)
    for number in range(CLASSES):
        mask, one, two = boards.classes[number]
        new = number == 0 or boards.classes[number - 1, 0] != mask
        reached[:] = 0
        if two >= 0:
            if new:
                _take_after(boards, mask, by_view, after)
            _take_three(boards, mask, one, two, by_view, after, reached)
        elif one >= 0:
            _take_four(boards, mask, one, by_view, after, reached, new)
        else:
            _take_five(boards, mask, by_view, reached)
        row, size = sweep_class(boards, number, at)
        for group in range(groups):
            for k in range(size):
                pair = at.pair[k]
                rows_reached[row, group, boards.ranks[pair]] -= reached[group, pair]
            _count(tally, reached[group], group, on_classes[number], at, size)
    at = room(13)
    for row in range(ROWS):
        if boards.row_ranks[row, 0] < 0:
            continue
        size = sweep_row(boards, row, at)
        for group in range(groups):
            _count(tally, rows_reached[row, group], group, on_rows[row], at, size)
    return tally


@inner
def _take_after(boards, mask, by_view, after):
    """Gather for a mask of three twice what comes from the views of two, and once what comes from all three."""
    whole = by_view[view_of(boards.mask_place, mask, -1, -1)]
    for rank in range(13):
        after[rank] = 0
        _add_left(after[rank], whole, 3, boards.holding[13 + rank])
        rest = mask
        while rest:
            card = rest & -rest
            rest &= rest - 1
            for _ in range(2):
                _add(after[rank], by_view[view_of(boards.mask_place, mask & ~card, rank, -1)])


@inner
def _take_three(boards, mask, one, two, by_view, after, reached):
    """Gather what reaches a class of three suited cards."""
    _add_left(reached, after[one], 2 if one == two else 3, boards.holding[13 + two])
    if one != two:
        _add_left(reached, after[two], 3, boards.holding[13 + one])
    for group in range(reached.shape[0]):
        for pair in range(TYPE_PAIRS):
            reached[group, pair] >>= 1
    rest = mask
    while rest:
        card = rest & -rest
        rest &= rest - 1
        _add(reached, by_view[view_of(boards.mask_place, card, one, two)])


@inner
def _take_four(boards, mask, one, by_view, after, reached, new):
    """Gather what reaches a class of four suited cards."""
    if new:
        after[0] = 0
    late = mask
    while late:
        card = late & -late
        late &= late - 1
        rest = late
        while rest:
            other = rest & -rest
            rest &= rest - 1
            _add(reached, by_view[view_of(boards.mask_place, mask & ~card & ~other, one, -1)])
        if new:
            _add(after[0], by_view[view_of(boards.mask_place, mask & ~card, -1, -1)])
    _add_left(reached, after[0], 3, boards.holding[13 + one])


@inner
def _take_five(boards, mask, by_view, reached):
    """Gather what reaches a class of five suited cards."""
    late = mask
    while late:
        card = late & -late
        late &= late - 1
        rest = late
        while rest:
            other = rest & -rest
            rest &= rest - 1
            _add(reached, by_view[view_of(boards.mask_place, mask & ~card & ~other, -1, -1)])


@inner
def _count(tally, reached, group, best, at, size):
    """Add the deals that come to the first *size* holdings of a board by *group*."""
    counted = at.counted
    late = tally.shape[0] - 2
    for k in range(size):
        pair = at.pair[k]
        deals = np.int64(reached[pair])
        if deals:
            to = late + best[pair] if group == LATE else group
            category = at.strength[k] >> 20
            for what in range(3):
                tally[to, category, what] += deals * counted[what, k]
            tally[to, category, COUNT] += deals
