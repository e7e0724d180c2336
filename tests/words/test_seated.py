"""What somebody hears who sits down."""

from __future__ import annotations

from uth.words import seated


def say(amount: int) -> str:
    return f"${amount}"


def test_the_last_round_and_where_it_can_be_seen() -> None:
    assert seated.last_net(57, "+$25") == "Your last round (57): +$25"
    assert seated.last_round(57, "+$25") == "Your last round (57): +$25. Menu > Rounds played shows it again."


def test_what_became_of_the_chips() -> None:
    assert seated.brought(968, 30, say) == "You had $968 and asked for $30: chips for $938 were taken away."
    assert seated.brought(30, 968, say) == "You had $30 and asked for $968: chips for $938 were added."
