"""The parts of the list of rounds."""
