#include "dragoman-sodium.h"

#include <sodium.h>

_Static_assert(sizeof(dgm_sha256) >= sizeof(crypto_hash_sha256_state), "room for the state");
_Static_assert(_Alignof(dgm_sha256) >= _Alignof(crypto_hash_sha256_state), "alignment of the state");
_Static_assert(DGM_SHA256_BYTES == crypto_hash_sha256_BYTES, "size of a digest");
_Static_assert(DGM_ED25519_PUBLIC_KEY_BYTES == crypto_sign_ed25519_PUBLICKEYBYTES, "size of a key");
_Static_assert(DGM_ED25519_SIGNATURE_BYTES == crypto_sign_ed25519_BYTES, "size of a signature");

void dgm_sha256_begin(dgm_sha256 *state) { crypto_hash_sha256_init((crypto_hash_sha256_state *)state); }

void dgm_sha256_update(dgm_sha256 *state, const void *bytes, size_t count) {
  crypto_hash_sha256_update((crypto_hash_sha256_state *)state, bytes, count);
}

void dgm_sha256_end(dgm_sha256 *state, uint8_t *digest) {
  crypto_hash_sha256_final((crypto_hash_sha256_state *)state, digest);
}

int32_t dgm_ed25519_verifies(const uint8_t *signature, const void *message, size_t count, const uint8_t *public_key) {
  if (sodium_init() < 0)
    return 0;
  return crypto_sign_ed25519_verify_detached(signature, message, count, public_key) == 0;
}
