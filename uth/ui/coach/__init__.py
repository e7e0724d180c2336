"""The coach beside a table that is played: advice, grades, and the dealer's errors."""
