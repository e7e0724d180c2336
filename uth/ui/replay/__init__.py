"""A stored round shown again on the real table."""
