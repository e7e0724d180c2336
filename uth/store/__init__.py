"""What the program writes to the user's folder, and what of it comes with the program."""
