"""Counts pieces with the pack's own vocabulary: one tokenizer for every engine's output."""
import shutil
import subprocess

PROGRAM = """
import sys, sentencepiece
vocabulary = sentencepiece.SentencePieceProcessor(model_file=sys.argv[1])
for line in sys.stdin:
    print(len(vocabulary.encode(line.rstrip("\\n"))))
"""


class Counter:
    """Counts with the rivals' Python, else with `spm_encode`; without either it counts nothing."""

    def __init__(self, venv):
        python = venv / "bin/python"
        probe = [python, "-c", "import sentencepiece"]
        if python.exists() and not subprocess.run(probe, capture_output=True, check=False).returncode:
            self._command = lambda vocabulary: [python, "-c", PROGRAM, vocabulary]
            self._count = int
        elif shutil.which("spm_encode"):
            self._command = lambda vocabulary: ["spm_encode", f"--model={vocabulary}"]
            self._count = lambda line: len(line.split())
        else:
            self._command = None

    @property
    def available(self):
        """Whether pieces can be counted here."""
        return self._command is not None

    def count(self, lines, vocabulary):
        """The pieces of all lines together; None where nothing here can count them."""
        return sum(self.each(lines, vocabulary)) if self.available else None

    def each(self, lines, vocabulary):
        """The pieces of each line."""
        text = "".join(line + "\n" for line in lines)
        done = subprocess.run(
            self._command(vocabulary), input=text, stdout=subprocess.PIPE, encoding="utf-8", check=True)
        return [self._count(line) for line in done.stdout.removesuffix("\n").split("\n")]
