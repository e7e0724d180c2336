"""What a dealer has to know, skill by skill, in teaching order (rules.md 12.1 and 12.5: D1 to D21, 7.1, 7.3)."""

from __future__ import annotations

from enum import StrEnum


class Skill(StrEnum):
    """A skill, and the name of the drill that trains it alone. The values are contract words."""

    READ = "read"
    """Name one hand and push out the five cards that play."""
    COMPARE = "compare"
    """Which of two hands is higher."""
    QUALIFY = "qualify"
    """Whether the dealer qualifies."""
    RESULTS = "results"
    """What becomes of each bet of a box: take, push or pay (rules.md 5.2)."""
    COUNT = "count"
    """Count a stack."""
    CHIPS = "chips"
    """Make an amount, change and colour up; piles by four and five."""
    PAY_BET = "pay bet"
    PAY_BOX = "pay box"
    SETTLE = "settle"
    """Settle one to six boxes from a still table, in the house's order."""
    SPOT = "spot"
    """Find the mistake in what has been paid, or say that there is none."""
    CALLS = "calls"
    """The announcements."""
    RULINGS = "rulings"
    """Stop, protect, call; then the house's ruling."""
    BUY_IN = "buy in"
    """Cash for chips, change, colouring up: the amounts and the order of the steps."""
    INVENTORY = "inventory"
    """Opener and closer: the rack against its slip."""
    FILL = "fill"
    """Fill and credit: what the chips come to, and the order of the steps."""
    RELIEF = "relief"
    """When the table is handed over, and how."""
    TOKES = "tokes"
    """Tips, and bets for the dealer."""
    PERSONS = "persons"
    """When to call the floor about a person."""
    BIG_WIN = "big win"
    """Freeze, call, verify, pay on approval."""
    DEAL = "deal"
    """Deal whole rounds, from the call for bets to the last chip, and answer whatever goes wrong in them."""


BY_ACTS = frozenset({Skill.SETTLE, Skill.DEAL})
"""The drills that ask nothing: what is done at the table is the answer."""
MIXED = tuple(skill for skill in Skill if skill is not Skill.DEAL)
"""What a mixed run has: a whole round is no exercise between others."""


_TOGETHER = frozenset({
    Skill.READ, Skill.RULINGS, Skill.SPOT, Skill.INVENTORY, Skill.FILL, Skill.RELIEF, Skill.PERSONS,
})  # fmt: skip


def told_apart(skill: Skill) -> bool:
    """Return whether a finding on one question of a drill may be told before the next.

    Where the questions hang together it would give the next answer away.
    """
    return skill not in _TOGETHER
