"""Catalogs: the part that tools/catalog is made of."""
