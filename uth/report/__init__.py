"""What a report on a table says beyond its figures: what one unit of a pay is worth, real players, win, risk, exposure.

Each module gives plain values; ``uth check --html`` and ``--pdf`` make a document of them.
"""
