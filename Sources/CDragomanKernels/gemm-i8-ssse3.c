#if defined(__x86_64__)
#include "gemm-i8.h"

#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("ssse3"))), apply_to = function)

#include "lanes.inc.h"

typedef __m128i vector;
typedef int32_t vector_i32 __attribute__((vector_size(16)));

#define VECTORS 4
#define OFFSET 0
#define NARROW_OFFSET 64
#define PREFETCHES 0
#define MAX_ROWS 2
#define MAX_BLOCKS 1
#define SPARSE_PERCENT 40
#define DGM_I8 dgm_i8_ssse3

#define TILES(X, MODE)                                                                                                 \
  X(1, 1, 1, MODE)                                                                                                     \
  X(2, 1, 1, MODE)

/// x in 0...127: two products fit 16 bits, 2 * 127 * 128 = 32512. So the sum is exact for every weight.
DGM_INLINE vector multiply(vector sums, vector x, vector w) {
  return _mm_add_epi32(sums, _mm_madd_epi16(_mm_maddubs_epi16(x, w), _mm_set1_epi16(1)));
}

/// x in -127...127: the magnitude of w, unsigned (128 for -128), times x with the sign of w. As exact.
DGM_INLINE vector multiply_stored(vector sums, vector x, vector w) {
  return multiply(sums, _mm_abs_epi8(w), _mm_sign_epi8(x, w));
}

DGM_INLINE vector reduce(const vector sums[4]) {
  return _mm_hadd_epi32(_mm_hadd_epi32(sums[0], sums[1]), _mm_hadd_epi32(sums[2], sums[3]));
}

#define UNPACK(NAME) _mm_unpack##NAME
#include "gemm-i8-interleave-x86.inc.h"

#include "gemm-i8.inc.h"

#include "logits-i8.inc.h"

#pragma clang attribute pop
#endif
