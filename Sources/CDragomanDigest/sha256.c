#include "dragoman-digest.h"

#include <sodium.h>

_Static_assert(DGM_DIGEST_BYTES == crypto_hash_sha256_BYTES, "size of a digest");

void dgm_digest_sha256(const void *bytes, size_t count, uint8_t *digest) { crypto_hash_sha256(digest, bytes, count); }
