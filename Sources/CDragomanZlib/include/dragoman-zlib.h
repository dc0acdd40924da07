/// What reading a deflated archive member needs of zlib, without zlib's own types.
#ifndef DRAGOMAN_ZLIB_H
#define DRAGOMAN_ZLIB_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How dgm_inflate_raw ended.
enum dgm_inflate_result {
  DGM_INFLATE_OK = 0,        ///< the stream ended where `in` ends and filled `out` exactly
  DGM_INFLATE_DAMAGED = 1,   ///< not a deflate stream, or not one of these two lengths
  DGM_INFLATE_NO_MEMORY = 2, ///< zlib's own state (some 40 KB) could not be allocated
};

/// Inflates one raw deflate stream (no zlib or gzip header) of known size: `in` has in_size bytes, all of which must be
/// used, `out` has room for out_size bytes, all of which must be filled. Reads and writes nothing beyond them.
/// Source: RFC 1951.
int32_t dgm_inflate_raw(const uint8_t *in, size_t in_size, uint8_t *out, size_t out_size);

/// The CRC-32 of ZIP archives over `in`.
uint32_t dgm_crc32(const uint8_t *in, size_t size);

#pragma clang assume_nonnull end
#endif
