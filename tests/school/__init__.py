"""Tests of the dealer school."""
