#if defined(__x86_64__)
#include "gemm-i8.h"

#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512vnni"))),                 \
                             apply_to = function)

#include "lanes.inc.h"

typedef __m512i vector;
typedef int32_t vector_i32 __attribute__((vector_size(64)));

#define VECTORS 1
#define OFFSET 128
#define PREFETCHES 1
#define MAX_ROWS 12
#define MAX_BLOCKS 8
#define SPARSE_PERCENT (m > 1 ? 10 : 60)
#define multiply_stored multiply
#define DGM_I8 dgm_i8_avx512vnni

// 12 x 2 uses 24 of 32 registers for sums: two products a cycle with five cycles' latency need ten. Few rows have
// more columns, or split k.
#define TILES(X, MODE)                                                                                                 \
  X(1, 1, 4, MODE)                                                                                                     \
  X(1, 2, 4, MODE)                                                                                                     \
  X(1, 4, 2, MODE)                                                                                                     \
  X(1, 8, 1, MODE)                                                                                                     \
  X(2, 1, 4, MODE)                                                                                                     \
  X(2, 2, 4, MODE)                                                                                                     \
  X(2, 4, 2, MODE)                                                                                                     \
  X(2, 8, 1, MODE)                                                                                                     \
  X(3, 1, 4, MODE)                                                                                                     \
  X(3, 2, 2, MODE)                                                                                                     \
  X(3, 4, 1, MODE)                                                                                                     \
  X(3, 8, 1, MODE)                                                                                                     \
  X(4, 1, 2, MODE)                                                                                                     \
  X(4, 2, 2, MODE)                                                                                                     \
  X(4, 4, 1, MODE)                                                                                                     \
  X(5, 1, 2, MODE)                                                                                                     \
  X(5, 2, 1, MODE)                                                                                                     \
  X(5, 4, 1, MODE)                                                                                                     \
  X(6, 1, 2, MODE)                                                                                                     \
  X(6, 2, 1, MODE)                                                                                                     \
  X(6, 3, 1, MODE)                                                                                                     \
  X(6, 4, 1, MODE)                                                                                                     \
  X(7, 1, 1, MODE)                                                                                                     \
  X(7, 2, 1, MODE)                                                                                                     \
  X(7, 3, 1, MODE)                                                                                                     \
  X(8, 1, 1, MODE)                                                                                                     \
  X(8, 2, 1, MODE)                                                                                                     \
  X(8, 3, 1, MODE)                                                                                                     \
  X(9, 1, 1, MODE)                                                                                                     \
  X(9, 2, 1, MODE)                                                                                                     \
  X(10, 1, 1, MODE)                                                                                                    \
  X(10, 2, 1, MODE)                                                                                                    \
  X(11, 1, 1, MODE)                                                                                                    \
  X(11, 2, 1, MODE)                                                                                                    \
  X(12, 1, 1, MODE)                                                                                                    \
  X(12, 2, 1, MODE)

DGM_INLINE vector multiply(vector sums, vector x, vector w) { return _mm512_dpbusd_epi32(sums, x, w); }

DGM_INLINE vector add_pairs(vector a, vector b) {
  return _mm512_add_epi32(_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
}

/// Four registers to one, whose quarters each hold the sums of the same quarter of each.
DGM_INLINE vector add_quarters(const vector sums[4]) {
  const vector even = add_pairs(sums[0], sums[2]), odd = add_pairs(sums[1], sums[3]);
  return add_pairs(even, odd);
}

DGM_INLINE vector reduce(const vector sums[16]) {
  const vector a = add_quarters(sums), b = add_quarters(sums + 4), c = add_quarters(sums + 8),
               d = add_quarters(sums + 12);
  const vector ab = _mm512_add_epi32(_mm512_shuffle_i32x4(a, b, 0x88), _mm512_shuffle_i32x4(a, b, 0xDD));
  const vector cd = _mm512_add_epi32(_mm512_shuffle_i32x4(c, d, 0x88), _mm512_shuffle_i32x4(c, d, 0xDD));
  return _mm512_add_epi32(_mm512_shuffle_i32x4(ab, cd, 0x88), _mm512_shuffle_i32x4(ab, cd, 0xDD));
}

#define HAS_TAKE_ACTIVE
/// As in gemm-i8-sparse.inc.h.
DGM_INLINE int32_t take_active(const uint8_t *a, uint32_t offset, uint32_t n, uint8_t *values, uint32_t *offsets) {
  const vector x =
      _mm512_cvtepu8_epi32(_mm_xor_si128(_mm_loadu_si128((const __m128i *)a), _mm_set1_epi8((char)OFFSET)));
  const __mmask16 there = _mm512_test_epi32_mask(x, x);
  const vector numbers = _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  const vector all =
      _mm512_add_epi32(_mm512_mullo_epi32(numbers, _mm512_set1_epi32((int32_t)n)), _mm512_set1_epi32((int32_t)offset));
  // By way of a register: writing compressed is slow on some processors.
  _mm_storeu_si128((__m128i *)values, _mm512_cvtepi32_epi8(_mm512_maskz_compress_epi32(there, x)));
  _mm512_storeu_si512(offsets, _mm512_maskz_compress_epi32(there, all));
  return __builtin_popcount(there);
}

#define UNPACK(NAME) _mm512_unpack##NAME
#include "gemm-i8-interleave-x86.inc.h"

#include "gemm-i8.inc.h"

#include "logits-i8.inc.h"

#pragma clang attribute pop
#endif
