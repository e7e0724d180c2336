"""The physical table: chips and cards as they really lie, right or wrong."""
