"""The sources in Debian packages: where the files of a language lie."""

import collections
import os
import re

from .workspace import Job, package_of

GAME_PACKAGES = re.compile(
    "wesnoth|widelands|freeciv|0ad|warzone|fillets|colobot|hedgewars|minetest|"
    "freedroid|lincity|supertux|gcompris|manaplus|pioneers"
)


def source_catalogues(work, language):
    """Message catalogues (.mo, .qm) of all packages."""
    for kind, pattern in (("mo", r"([^/]+)/(?:.*/)?%s/LC_MESSAGES/[^/]+\.mo"), ("qm", r"([^/]+)/(?:.*/)?[^/]*_%s\.qm")):
        for path, match in work.matching(pattern % language.locale_pattern()):
            base = "game" if GAME_PACKAGES.search(match[1]) else "ui-mo"
            yield Job(language, language.domain(base, match[2]), match[1], kind, (work.deb_path(path),))


def source_libreoffice_help(work, language):
    """LibreOffice's help pages."""
    pattern = r"libreoffice-help-%s/(?:.*/)?help/[^/]+/text/.*\.html" % language.locale_pattern(
        sorted({locale.lower() for locale in language.locales})
    )
    for path, match in work.matching(pattern):
        english = re.sub(
            r"help/[^/]+/text",
            "help/en-US/text",
            path.replace(f"libreoffice-help-{match[1]}/", "libreoffice-help-en-us/"),
        )
        if english in work.deb_set:
            locale = {"pt-br": "pt-BR"}.get(match[1], match[1])
            yield Job(
                language,
                language.domain("lo-help", locale),
                package_of(path),
                "lo-help",
                (work.deb_path(path), work.deb_path(english)),
            )


def document_counterparts(work, locale, language):
    """(path, English path) candidates of documents in one locale."""
    name = re.escape(locale)
    lower = locale.lower().replace("_", "-")
    by_package = collections.defaultdict(dict)
    for path in work.deb_files:
        package = path.split("/", 1)[0]
        if package in ("debian-reference-en", "developers-reference", "debian-faq", "maint-guide"):
            by_package[package].setdefault(os.path.basename(path), path)
    for path, _ in work.matching(rf"[^/]+/usr/share/help/{name}/.*\.(page|docbook|xml)"):
        yield path, path.replace(f"/help/{locale}/", "/help/C/")
    for path, _ in work.matching(rf"[^/]+/usr/share/doc/HTML/{name}/.*\.docbook"):
        yield path, path.replace(f"/HTML/{locale}/", "/HTML/en/")
    for path, _ in work.matching(rf"gimp-help-{re.escape(lower)}/.*/help/{name}/[^/]*\.html"):
        yield path, path.replace(f"gimp-help-{lower}", "gimp-help-en").replace(f"/help/{locale}/", "/help/en/")
    for path, _ in work.matching(rf"aptitude-doc-{re.escape(lower)}/.*/html/{name}/.*\.html"):
        yield path, path.replace(f"aptitude-doc-{lower}/", "aptitude-doc-en/").replace(f"/html/{locale}/", "/html/en/")
    for package, english in (
        (f"debian-reference-{lower}", "debian-reference-en"),
        (f"developers-reference-{lower}", "developers-reference"),
        (f"debian-faq-{lower}", "debian-faq"),
        (f"maint-guide-{lower}", "maint-guide"),
    ):
        for path, _ in work.matching(rf"{re.escape(package)}/.*\.html"):
            counterpart = re.sub(rf"\.{re.escape(lower)}(?=\.html)", ".en", os.path.basename(path))
            yield path, by_package[english].get(counterpart)
    if "-" in locale or not language.regional:
        country = name if "-" in locale else name + "-[A-Z][A-Z]"
        for path, _ in work.matching(rf"debian-handbook/.*/{country}/.*\.html"):
            yield path, re.sub(rf"/{country}/", "/en-US/", path)
    for path, _ in work.matching(rf"installation-guide-amd64/.*/{name}/.*\.html"):
        yield path, path.replace(f"/{locale}/", "/en/")


def source_documents(work, language):
    """Manuals: GNOME and KDE help, GIMP help, Debian's manuals."""
    seen = set()
    for locale in language.locales:
        for path, english in document_counterparts(work, locale, language):
            if english and english != path and english in work.deb_set and path not in seen:
                seen.add(path)
                yield Job(
                    language,
                    language.domain("docs", locale),
                    package_of(path),
                    "document",
                    (work.deb_path(path), work.deb_path(english)),
                )


def source_man_pages(work, language):
    """Man pages."""
    english = {os.path.basename(path): path for path, _ in work.matching(r"[^/]+/usr/share/man/man[^/]*/[^/]*\.gz")}
    for path, match in work.matching(rf"[^/]+/usr/share/man/{language.locale_pattern()}/man[^/]*/[^/]*\.gz"):
        counterpart = english.get(os.path.basename(path))
        if counterpart:
            yield Job(
                language,
                language.domain("man", match[1]),
                package_of(path),
                "man",
                (work.deb_path(path), work.deb_path(counterpart)),
            )
