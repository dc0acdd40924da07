/// SHA-256 and Ed25519 from libsodium.
#ifndef DRAGOMAN_SODIUM_H
#define DRAGOMAN_SODIUM_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

enum {
  DGM_SHA256_BYTES = 32,
  DGM_ED25519_PUBLIC_KEY_BYTES = 32,
  DGM_ED25519_SIGNATURE_BYTES = 64,
};

/// Room for the state of one SHA-256, aligned for it.
typedef struct dgm_sha256 {
  uint64_t words[16];
} dgm_sha256;

/// Begins a hash.
void dgm_sha256_begin(dgm_sha256 *state);

/// Takes in `count` bytes.
void dgm_sha256_update(dgm_sha256 *state, const void *bytes, size_t count);

/// Ends the hash; `digest` receives DGM_SHA256_BYTES bytes.
void dgm_sha256_end(dgm_sha256 *state, uint8_t *digest);

/// 1 if `signature` (64 bytes) over `count` bytes of `message` was made with the private key of `public_key`
/// (32 bytes), else 0; also 0 if the library cannot be set up.
int32_t dgm_ed25519_verifies(const uint8_t *signature, const void *message, size_t count, const uint8_t *public_key);

#pragma clang assume_nonnull end
#endif
