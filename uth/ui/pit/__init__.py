"""The pit boss's desk in the window."""
