"""The folder in which sources are gathered, and the jobs that read them.

deb/<package>/…         unpacked Debian packages (message catalogues, help, manual pages)
packages.json           version and licences of each of them
gh/<owner+name>/…       localisation files of public repositories
raw/tato/<owner>/<iso3>.txt   slices of Tatoeba, "english<TAB>other[<TAB>attribution]"
"""

import os
import re
from dataclasses import dataclass

from .catalogues import read_bilingual_xml, read_catalogue, read_po, read_qm
from .documents import read_document_pair, read_libreoffice_help
from .manpages import read_man_pair
from .plausible import clean_pair
from .resources import read_resource_pair

READERS = {
    "mo": read_catalogue,
    "qm": read_qm,
    "po": read_po,
    "bilingual-xml": read_bilingual_xml,
    "resource": read_resource_pair,
    "lo-help": read_libreoffice_help,
    "document": read_document_pair,
    "man": read_man_pair,
    "pairs": lambda pairs: pairs,
}


@dataclass(frozen=True)
class Job:
    """Files to be read: for which language and domain, from which source, by which reader of READERS."""

    language: object
    domain: str
    source: str
    reader: str
    arguments: tuple

    def run(self):
        """Cleaned pairs, and what was wrong with the files or None. A broken file does not end the build."""
        result = []
        try:
            for english, other in READERS[self.reader](*self.arguments):
                result.extend(clean_pair(english, other, self.language))
        except Exception as error:
            return result, f"{type(error).__name__} in {self.source}"
        return result, None


def in_chunks(language, domain, source, pairs, size=2000):
    """Jobs of up to `size` pairs each."""
    pairs = list(pairs)
    for start in range(0, len(pairs), size):
        yield Job(language, domain, source, "pairs", (pairs[start : start + size],))


def package_of(path):
    """The package that a path relative to deb/ lies in."""
    return path.split("/", 1)[0]


class Workspace:
    """The files below a work folder."""

    def __init__(self, root):
        self.root = root
        self.deb = os.path.join(root, "deb")
        self.gh = os.path.join(root, "gh")
        self.deb_files = self._files(self.deb)
        self.gh_files = self._files(self.gh)
        self.deb_set = set(self.deb_files)

    @staticmethod
    def _files(base):
        """Relative paths of all files that are not hidden, sorted."""
        paths = []
        for folder, folders, names in os.walk(base):
            folders[:] = [name for name in folders if not name.startswith(".")]
            paths += [os.path.relpath(os.path.join(folder, name), base) for name in names if not name.startswith(".")]
        return sorted(paths)

    def matching(self, pattern):
        """(relative path, match) of the package files whose whole path matches the pattern."""
        pattern = re.compile(pattern)
        for path in self.deb_files:
            match = pattern.fullmatch(path)
            if match:
                yield path, match

    def deb_path(self, relative):
        """Absolute path of a package file."""
        return os.path.join(self.deb, relative)
