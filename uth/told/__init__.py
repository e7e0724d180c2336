"""The table told line by line: typed lines in, plain sentences out. No window, no pygame, no colour."""
