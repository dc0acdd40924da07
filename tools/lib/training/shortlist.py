"""Binary lexical shortlists: for each source piece, the target pieces that a translation may use (Marian's format)."""

import struct

MAGIC = 0xF11A48D5013417F5
MASK = (1 << 64) - 1


def checksum(words):
    """Marian's hash of the body, taken as 64-bit words."""
    value = 0
    for word in words:
        value ^= (word + 0x9E3779B9 + (value << 6) + (value >> 2)) & MASK
    return value


def shortlist(table, size, first, best):
    """The bytes of a shortlist: the `first` pieces of the vocabulary always, and the `best` of each source piece.

    `table` is {source id: {target id: probability}}, `size` the number of pieces.
    """
    offsets, entries = [0], []
    for source in range(size):
        ranked = sorted(table.get(source, {}).items(), key=lambda item: (-item[1], item[0]))[:best]
        entries += sorted(target for target, _ in ranked)
        offsets.append(len(entries))
    body = struct.pack("<4Q", first, best, len(offsets), len(entries))
    body += struct.pack(f"<{len(offsets)}Q", *offsets) + struct.pack(f"<{len(entries)}I", *entries)
    words = struct.unpack_from(f"<{len(body) // 8}Q", body)
    return struct.pack("<2Q", MAGIC, checksum(words)) + body
