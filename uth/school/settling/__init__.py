"""Settling a still table: what the trainee does, the steps of the house, and what a supervisor finds."""
