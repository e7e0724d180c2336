"""The program in the system's menu: what is put there on each system, and how it is taken away again."""
