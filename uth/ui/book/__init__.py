"""The picture book: every scene in every look, drawn for nobody, with a user's folder that is thrown away."""
