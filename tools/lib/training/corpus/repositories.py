"""Localisation files of apps and web sites in public repositories: which belong together; out of Git."""

import os
import re
import subprocess

from .languages import ENGLISH_LOCALES
from .workspace import Job


def english_counterparts(path, locale):
    """Where the English text of a file in `locale` may lie, the likeliest first."""
    if path.endswith(".xml"):
        return [path.replace(f"/values-{locale}/", "/values/")]
    pattern = locale_in_path(locale)
    return [re.sub(pattern, english, path) for english in ENGLISH_LOCALES] + [
        re.sub(r"\." + re.escape(locale) + r"(?=\.resx$)", "", path)
    ]


def locale_in_path(locale):
    """A regular expression for the locale as a part of a path."""
    return r"(?<=[/_.\-])" + re.escape(locale) + r"(?=[/.]|\.lproj)"


def reading(path, locale, present):
    """How to read a file as one in `locale`: (reader, relative paths), or None."""
    extension = path.rsplit(".", 1)[-1].lower()
    if extension == "xml":
        if f"/values-{locale}/" not in path:
            return None
    elif not re.search(locale_in_path(locale), path):
        return None
    if extension == "po":
        return "po", (path,)
    if extension in ("xlf", "xliff") or (extension == "ts" and "mumble" in path):
        return "bilingual-xml", (path,)
    english = next((other for other in english_counterparts(path, locale) if other != path and other in present), None)
    return english and ("resource", (path, english))


def source_repositories(work, language):
    """Localisation files of app and web-site repositories."""
    present = set(work.gh_files)
    for path in work.gh_files:
        for locale in language.locales:
            found = reading(path, locale, present)
            if found:
                reader, paths = found
                yield Job(
                    language,
                    language.domain("app-l10n", locale),
                    path.split("/", 1)[0].replace("+", "/"),
                    reader,
                    tuple(os.path.join(work.gh, name) for name in paths),
                )
                break


LOCALE = (
    r"(de|es|fr|pt|pt[-_]BR|pt[-_]rBR|pt[-_]PT|it|nl|ja|en|en[-_]US|de[-_]DE|es[-_]ES|fr[-_]FR|it[-_]IT|"
    r"nl[-_]NL|ja[-_]JP|templates)"
)
NAMES_LOCALE = re.compile(r"(^|[/_.])" + LOCALE + r"([/_.])|values(-" + LOCALE + r")?/", re.I)
IS_RESOURCE = re.compile(r"\.(ftl|po|json|xml|arb|properties|ya?ml|xlf|xliff|php|txt|strings|resx|ts)$", re.I)


def wanted(path):
    """Whether a path looks like a localisation file of one of the languages."""
    parts = path.split("/")
    if path.startswith("/") or ".." in parts or ("test" in path.lower().split("/") and "src" in path):
        return False
    return bool(IS_RESOURCE.search(path) and NAMES_LOCALE.search(path))


def git(clone, *arguments):
    """What Git writes, run on a bare clone."""
    return subprocess.run(["git", f"--git-dir={clone}", *arguments], capture_output=True, check=True).stdout


def copy_localisation(clone, target):
    """Copies the localisation files at HEAD of a clone; their number."""
    names = [
        name
        for name in git(clone, "ls-tree", "-r", "-z", "--name-only", "HEAD").decode().split("\0")
        if name and wanted(name)
    ]
    for name in names:
        destination = os.path.join(target, name)
        os.makedirs(os.path.dirname(destination), exist_ok=True)
        with open(destination, "wb") as file:
            file.write(git(clone, "show", f"HEAD:{name}"))
    return len(names)
