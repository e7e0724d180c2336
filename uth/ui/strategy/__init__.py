"""The strategy of a table on screen: its chart, its rules, other ways to play it, and any hand laid out."""
