"""The table in the terminal: a Textual app, and a plain line mode for screen readers, pipes and scripts."""
