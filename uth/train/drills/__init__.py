"""Drills: questions at a real table without money, the same from the same seed on every machine, and their report."""
