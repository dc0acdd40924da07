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
#define PREFETCHES 0
#define MAX_ROWS 2
#define MAX_BLOCKS 1
#define DGM_I8 dgm_i8_ssse3

#define TILES(X, MODE)                                                                                                 \
  X(1, 1, 1, MODE)                                                                                                     \
  X(2, 1, 1, MODE)

/// The magnitude of w, unsigned (128 for -128), times x with the sign of w: x never is -128, and two products fit
/// 16 bits, 2 * 128 * 127 = 32512. So the sum is exact for every weight.
DGM_INLINE vector multiply(vector sums, vector x, vector w) {
  const vector pairs = _mm_maddubs_epi16(_mm_abs_epi8(w), _mm_sign_epi8(x, w));
  return _mm_add_epi32(sums, _mm_madd_epi16(pairs, _mm_set1_epi16(1)));
}

DGM_INLINE vector reduce(const vector sums[4]) {
  return _mm_hadd_epi32(_mm_hadd_epi32(sums[0], sums[1]), _mm_hadd_epi32(sums[2], sums[3]));
}

#include "gemm-i8.inc.h"

#include "logits-i8.inc.h"

#pragma clang attribute pop
#endif
