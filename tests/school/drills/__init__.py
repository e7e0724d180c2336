"""Tests of its drills."""
