/// SHA-256 from libsodium, in one call: the fingerprints of short texts.
#ifndef DRAGOMAN_DIGEST_H
#define DRAGOMAN_DIGEST_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

enum {
  DGM_DIGEST_BYTES = 32,
};

/// The SHA-256 of `count` bytes; `digest` receives DGM_DIGEST_BYTES bytes.
void dgm_digest_sha256(const void *_Nullable bytes, size_t count, uint8_t *digest);

#pragma clang assume_nonnull end
#endif
