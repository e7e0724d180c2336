"""What a full table costs: ``python -m tests.bench.company``. Nothing is drawn; chance, rules and decisions alone."""

from __future__ import annotations

import statistics
import time

from tests.play import bets
from tests.tables import standard
from uth.company import Party, practical
from uth.game import engine
from uth.game.actions import CloseBets, Decide
from uth.session import PLAYER, Session, seeded
from uth.table import Rules

ROUNDS = 300
MOST = 20.0
"""Milliseconds of a round with seven simulated players."""
_OWN = 4


def rounds(company: int) -> list[float]:
    """Return the milliseconds of CPU time of each of some rounds at a table of eight boxes."""
    table = standard(rules=Rules(boxes=8))
    party = Party.seated(table, company, (_OWN,), "bench")
    session = Session(table, 10**9, entropy=seeded("bench"), company=party)
    taken = []
    for _ in range(ROUNDS):
        start = time.process_time()
        session.act(bets(_OWN, PLAYER, 500, trips=500), CloseBets())
        while not session.over:
            choice = practical(session.view, _OWN, engine.open_choices(session.round, _OWN))
            session.act(Decide(_OWN, choice))
        session.next_round()
        taken.append(1000 * (time.process_time() - start))
    return taken


def main() -> None:
    """Print the figures."""
    for company in (0, 7):
        taken = rounds(company)
        worst = statistics.quantiles(taken, n=100)[98]
        usual = statistics.median(taken)
        print(f"{company} others: {usual:.1f} ms a round, {worst:.1f} ms in 1 of 100; cap {MOST} ms")


if __name__ == "__main__":
    main()
