"""One sitting at the table: the player's, and what it needs from elsewhere."""

from uth.session.sitting import PLAYER, Session
from uth.session.terms import Book, Company, Entropy, SessionError, Standing, Throwaway, secure, seeded

__all__ = [
    "PLAYER",
    "Book",
    "Company",
    "Entropy",
    "Session",
    "SessionError",
    "Standing",
    "Throwaway",
    "secure",
    "seeded",
]
