"""The one error of this package that is told and not traced."""


class TrainingFault(Exception):
    """What is missing or not as it should be. The message says which, what was expected and found, and what to do."""
