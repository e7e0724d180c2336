"""Tests of :mod:`uth.ui.pit`."""
