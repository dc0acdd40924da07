#include "dragoman-zlib.h"

#include <zlib.h>

/// zlib counts in 32 bits, so longer blocks are handed over piece by piece.
static uInt piece_of(size_t rest) {
  const size_t most = (size_t)1 << 30;
  return (uInt)(rest < most ? rest : most);
}

int32_t dgm_inflate_raw(const uint8_t *in, size_t in_size, uint8_t *out, size_t out_size) {
  z_stream stream = {0};
  // Negative window bits: a raw stream without header.
  int status = inflateInit2(&stream, -MAX_WBITS);
  if (status != Z_OK)
    return DGM_INFLATE_NO_MEMORY;

  size_t in_rest = in_size, out_rest = out_size;
  stream.next_in = (z_const Bytef *)in;
  stream.next_out = out;
  do {
    uInt in_piece = piece_of(in_rest), out_piece = piece_of(out_rest);
    stream.avail_in = in_piece;
    stream.avail_out = out_piece;
    status = inflate(&stream, Z_NO_FLUSH);
    in_rest -= in_piece - stream.avail_in;
    out_rest -= out_piece - stream.avail_out;
    // Z_BUF_ERROR (no progress: too little input or too little room) and every other status end the loop.
  } while (status == Z_OK);
  inflateEnd(&stream);

  if (status == Z_MEM_ERROR)
    return DGM_INFLATE_NO_MEMORY;
  return status == Z_STREAM_END && in_rest == 0 && out_rest == 0 ? DGM_INFLATE_OK : DGM_INFLATE_DAMAGED;
}

uint32_t dgm_crc32(const uint8_t *in, size_t size) {
  uLong sum = crc32(0, Z_NULL, 0);
  while (size > 0) {
    uInt piece = piece_of(size);
    sum = crc32(sum, in, piece);
    in += piece;
    size -= piece;
  }
  return (uint32_t)sum;
}
