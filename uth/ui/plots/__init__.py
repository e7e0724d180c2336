"""Plots drawn in the window: where everything is (no pygame), and the drawing of it."""
