"""One package a game, all of the same shape. No game imports another."""
