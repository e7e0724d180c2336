"""A career: what a player played, against what theory says.

``statistics(database, player_id, wanted)`` gives it all; see :class:`Statistics`.
"""

from uth.career.summary import Statistics, statistics
from uth.career.theory import Gap, Part, Theory

__all__ = ["Gap", "Part", "Statistics", "Theory", "statistics"]
