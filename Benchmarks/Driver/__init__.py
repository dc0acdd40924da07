"""The driver of the benchmarks: chooses the text, runs the engines in turn and writes the table."""
