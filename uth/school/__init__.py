"""The dealer school: exercises from behind the rack, marked as a supervisor would."""
