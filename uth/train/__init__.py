"""The coach: what a player is asked, what each answer is worth, what mistakes cost, and what to practise."""
