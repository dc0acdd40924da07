"""From packages and repositories to a corpus of sentence pairs."""
