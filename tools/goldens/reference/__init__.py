"""Reference outputs for the small models of Tests/Fixtures: the part that tools/goldens/make is made of."""
