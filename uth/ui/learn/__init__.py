"""Practice in the window: a drill on the table, mistakes, leaks, progress."""
