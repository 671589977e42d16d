"""Playing a round to its end in thought, against the habits one believes to see."""
