"""Tests of tools/train: `python3 -m unittest discover -s tools/lib/training/tests -t tools/lib`."""

import importlib.util
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
FIXTURES = ROOT / "Tests" / "Fixtures"


def needs(*modules):
    """Skips a test, aloud, where one of the Python packages of tools/requirements.txt is missing."""
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    return unittest.skipIf(missing, f"without {', '.join(missing)}")
