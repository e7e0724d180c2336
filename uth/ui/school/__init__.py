"""The dealer school on screen: the felt as it lies, the rack, what is asked and what is said about the answer."""
