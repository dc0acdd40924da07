"""From text to a pack: the part that tools/train is made of."""
