"""Dealer errors for a player to catch: only the showing is wrong, the engine's settlement is what is booked."""
