"""The history in files: JSON Lines that lose nothing and can be read back, and CSV for a spreadsheet."""
