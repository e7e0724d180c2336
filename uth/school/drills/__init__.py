"""The school's drills, a module each: what they ask, and how an answer is marked."""
