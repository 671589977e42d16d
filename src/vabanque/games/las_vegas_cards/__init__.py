"""Las Vegas – the card game: dice on cards, chosen together or in turn."""
