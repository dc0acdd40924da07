"""Keys and signatures of catalogs: Ed25519 by libsodium, in files of one line each.

  public key   dragoman-catalog-key ed25519 <base64 of 32 bytes>
  private key  dragoman-catalog-private-key ed25519 <base64 of the seed, 32 bytes>
  signature    dragoman-catalog-signature ed25519 <first 16 hex digits of SHA-256 of the public key> <base64 of 64 bytes>
"""

import base64
import ctypes
import ctypes.util
import hashlib
import os
import secrets
from pathlib import Path

from .packs import PackFault

PUBLIC, PRIVATE, SIGNATURE = "dragoman-catalog-key", "dragoman-catalog-private-key", "dragoman-catalog-signature"
ALGORITHM = "ed25519"


def sodium():
    """The library."""
    try:
        library = ctypes.CDLL(ctypes.util.find_library("sodium") or "libsodium.so.23")
    except OSError:
        raise PackFault("libsodium is missing; install the package libsodium-dev") from None
    if library.sodium_init() < 0:
        raise PackFault("libsodium cannot be set up")
    return library


def key_pair(seed):
    """Public and secret key of a seed, as libsodium has them."""
    public, secret = ctypes.create_string_buffer(32), ctypes.create_string_buffer(64)
    sodium().crypto_sign_ed25519_seed_keypair(public, secret, seed)
    return public.raw, secret.raw


def key_id(public):
    """The name of a key."""
    return hashlib.sha256(public).hexdigest()[:16]


def line(*words):
    """A file's line; bytes become base64."""
    return " ".join(base64.b64encode(word).decode() if isinstance(word, bytes) else word for word in words) + "\n"


def public_path(path):
    """Where the public half of the private key at `path` is."""
    return Path(f"{path}.pub")


def signatures_of(catalog):
    """Where the signatures of a catalog are."""
    return Path(f"{catalog}.sig")


def make_keys(path):
    """Makes a pair of keys at `path`; never in the place of something. Its id, and where the public key is."""
    files = {path: 0o600, public_path(path): 0o644}
    for file in files:
        if os.path.lexists(file):
            raise PackFault(f"{file}: there is something already; a key is not overwritten")
    seed = secrets.token_bytes(32)
    public, _ = key_pair(seed)
    for (file, mode), text in zip(files.items(), (line(PRIVATE, ALGORITHM, seed), line(PUBLIC, ALGORITHM, public))):
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with open(descriptor, "w", encoding="ascii") as stream:
            stream.write(text)
    return key_id(public), public_path(path)


def read_seed(path):
    """The seed in a private key's file."""
    try:
        words = path.read_text(encoding="ascii").split()
        seed = base64.b64decode(words[2], validate=True)
    except (ValueError, IndexError):
        words, seed = [], b""
    if words[:2] != [PRIVATE, ALGORITHM] or len(words) != 3 or len(seed) != 32:
        raise PackFault(f"{path}: expected one line: {PRIVATE} {ALGORITHM} and the key")
    return seed


def sign(catalog, keys):
    """Writes the signatures of the bytes of `catalog` by `keys` in one step; the keys' ids."""
    message, lines, ids = catalog.read_bytes(), [], []
    for path in keys:
        public, secret = key_pair(read_seed(path))
        signature = ctypes.create_string_buffer(64)
        sodium().crypto_sign_ed25519_detached(signature, None, message, ctypes.c_ulonglong(len(message)), secret)
        ids.append(key_id(public))
        lines.append(line(SIGNATURE, ALGORITHM, ids[-1], signature.raw))
    scratch = Path(f"{catalog}.sig.new")
    scratch.write_text("".join(lines), encoding="ascii")
    os.replace(scratch, signatures_of(catalog))
    return ids
