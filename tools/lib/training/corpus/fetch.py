"""Gets sources by name: packages with apt, repositories with Git. What is there already is not fetched again."""

import fnmatch
import io
import json
import os
import re
import subprocess
import tarfile
import tempfile
import zipfile
from pathlib import Path

from ..fault import TrainingFault
from .repositories import copy_localisation, git

# What is unpacked of a package: what the readers read, and the licence.
MEMBERS = [
    "*/LC_MESSAGES/*.mo",
    "*.qm",
    "*/dialogs_*.lua",
    "usr/share/help/*",
    "usr/share/doc/HTML/*",
    "usr/share/doc/kde/HTML/*",
    "usr/share/doc/*html*",
    "usr/share/debian-reference/*",
    "usr/share/man/*",
    "usr/share/libreoffice/help/*",
    "usr/lib/libreoffice/help/*",
    "*/gimp/2.0/help/*.html",
    "usr/share/games/widelands/locale/*",
    "usr/share/dictd/*",
    "usr/share/trans/*",
    "*.xpi",
    "*/omni.ja",
    "*/locales/*.pak",
    "usr/share/doc/*/copyright",
]
LISTED = re.compile("|".join(map(fnmatch.translate, MEMBERS)))


def names_in(path):
    """The lines of a list, comments left out."""
    return [
        line.strip()
        for line in Path(path).read_text(encoding="utf-8").splitlines()
        if line.strip() and not line.startswith("#")
    ]


def apt(work, *arguments, cwd=None):
    """Runs apt-get with lists and archives of its own under the work folder."""
    folder = Path(work).resolve() / "apt"
    for name in ("lists/partial", "cache/archives/partial"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    command = [
        "apt-get",
        "-qq",
        "-o",
        f"Dir::State::lists={folder / 'lists'}",
        "-o",
        f"Dir::Cache={folder / 'cache'}",
        "-o",
        "APT::Sandbox::User=root",
        "-o",
        "Acquire::Languages=none",
        *arguments,
    ]
    return subprocess.run(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def unpack(package_file, target):
    """Unpacks the plain files of a package that MEMBERS lists; names that lead out of the folder are refused."""
    with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", package_file], stdout=subprocess.PIPE) as process:
        with tarfile.open(fileobj=process.stdout, mode="r|") as archive:
            for member in archive:
                name = os.path.normpath(member.name)
                if not member.isfile() or not LISTED.match(name) or name.startswith(("/", "..")):
                    continue
                destination = os.path.join(target, name)
                os.makedirs(os.path.dirname(destination), exist_ok=True)
                with open(destination, "wb") as file:
                    file.write(archive.extractfile(member).read())


def licences(folder):
    """The licences that a package's copyright file names, sorted: in its fields, or as Debian's copies of them."""
    found = set()
    for path in Path(folder).glob("usr/share/doc/*/copyright"):
        text = path.read_text(encoding="utf-8", errors="replace")
        if re.match(r"\s*Format(-Specification)?:", text):
            found.update(match[1].strip() for match in re.finditer(r"^License:[ \t]*(\S.*)$", text, re.M))
        else:
            found.update(re.findall(r"/usr/share/common-licenses/([\w.-]*\w)", text))
    return sorted(found)


def download(work, names, folder):
    """Downloads packages into a folder; one that is unknown costs the others only time. The names that failed."""
    if apt(work, "download", *names, cwd=folder).returncode == 0:
        return []
    return [name for name in names if apt(work, "download", name, cwd=folder).returncode != 0]


def fetch_packages(work, names, say=print):
    """Fetches and unpacks Debian packages; `packages.json` says which versions, under which licences."""
    record = Path(work) / "packages.json"
    known = json.loads(record.read_text(encoding="utf-8")) if record.exists() else {}
    missing = [name for name in names if name not in known]
    if not missing:
        return known
    refreshed = apt(work, "update")
    if refreshed.returncode:
        raise TrainingFault(
            f"apt-get update: {refreshed.stderr.strip() or 'failed'}; set up apt's sources, then try again"
        )
    for start in range(0, len(missing), 25):
        with tempfile.TemporaryDirectory(dir=work) as folder:
            for name in download(work, missing[start : start + 25], folder):
                say(f"not available: {name}")
            for path in sorted(Path(folder).glob("*.deb")):
                name, version, _ = path.name.split("_")
                unpack(path, Path(work) / "deb" / name)
                known[name] = {"version": version.replace("%3a", ":"), "licences": licences(Path(work) / "deb" / name)}
        record.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        say(f"packages: {len(known)} of {len(names)}")
    return known


def clone_of(work, name, base):
    """The bare clone of a public repository, made if `base` says where from."""
    folder = Path(work) / "clones" / name.replace("/", "+")
    if not folder.is_dir():
        if not base:
            raise TrainingFault(
                f"no clone of {name} in {folder.parent}; put one there, or name its server with --git-base"
            )
        subprocess.run(
            ["git", "clone", "-q", "--bare", "--depth", "1", f"{base.rstrip('/')}/{name}", folder], check=True
        )
    return str(folder)


def fetch_repositories(work, names, base, say=print):
    """Copies the localisation files out of clones; {repository: commit}."""
    commits = {}
    for name in names:
        clone, target = clone_of(work, name, base), Path(work) / "gh" / name.replace("/", "+")
        if not target.is_dir():
            say(f"{name}: {copy_localisation(clone, target)} files")
        commits[name] = git(clone, "rev-parse", "HEAD").decode().strip()
    return commits


def slice_text(data, path, iso3):
    """The sentence pairs in a file, which may be an archive."""
    if not path.endswith(".zip"):
        return data
    archive = zipfile.ZipFile(io.BytesIO(data))
    names = [
        name
        for name in archive.namelist()
        if os.path.basename(name) == f"{iso3}.txt" and not name.startswith("__MACOSX")
    ]
    if not names:
        raise TrainingFault(f"{path} holds no {iso3}.txt")
    return archive.read(names[0])


def fetch_tatoeba(work, slices, iso3, base):
    """Copies slices of Tatoeba, lines "owner/name path iso3", out of clones; {repository: commit} of one language."""
    commits = {}
    for name, path, language in (line.split() for line in slices):
        if language != iso3:
            continue
        clone, folder = clone_of(work, name, base), Path(work) / "raw" / "tato" / name.split("/")[0]
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{iso3}.txt").write_bytes(slice_text(git(clone, "show", f"HEAD:{path}"), path, iso3))
        commits[name] = git(clone, "rev-parse", "HEAD").decode().strip()
    return commits
