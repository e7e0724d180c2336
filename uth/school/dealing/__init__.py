"""A whole round from the dealer's chair: betting, shuffle and cut, the deal, the streets, the settlement."""
