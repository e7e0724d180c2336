"""Strategies as data: read from small files, played by simulated players, valued exactly, compared with the optimum.

``model``, ``facts``, ``notation``, ``reader``, ``locate`` and ``policy`` need no array and no compiled code.
"""
