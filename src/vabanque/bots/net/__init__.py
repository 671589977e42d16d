"""A small value net: one shared part for every casino, summed, then a head for the table as a whole."""
