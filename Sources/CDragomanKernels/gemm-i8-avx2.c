#if defined(__x86_64__)
#include "gemm-i8.h"

#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "lanes.inc.h"

typedef __m256i vector;
typedef int32_t vector_i32 __attribute__((vector_size(32)));

#define VECTORS 2
#define OFFSET 0
#define NARROW_OFFSET 64
#define PREFETCHES 0
#define MAX_ROWS 4
#define MAX_BLOCKS 1
#define SPARSE_PERCENT 40
#define DGM_I8 dgm_i8_avx2

// 4 x 1 needs 8 of 16 registers for sums; weights, their magnitudes, ones and products the rest.
#define TILES(X, MODE)                                                                                                 \
  X(1, 1, 1, MODE)                                                                                                     \
  X(2, 1, 1, MODE)                                                                                                     \
  X(3, 1, 1, MODE)                                                                                                     \
  X(4, 1, 1, MODE)

/// x in 0...127: two products fit 16 bits, 2 * 127 * 128 = 32512. So the sum is exact for every weight.
DGM_INLINE vector multiply(vector sums, vector x, vector w) {
  return _mm256_add_epi32(sums, _mm256_madd_epi16(_mm256_maddubs_epi16(x, w), _mm256_set1_epi16(1)));
}

/// x in -127...127: the magnitude of w, unsigned (128 for -128), times x with the sign of w. As exact.
DGM_INLINE vector multiply_stored(vector sums, vector x, vector w) {
  return multiply(sums, _mm256_abs_epi8(w), _mm256_sign_epi8(x, w));
}

/// Four registers to one, whose halves each hold the sums of the same half of each.
DGM_INLINE vector add_halves(const vector sums[4]) {
  return _mm256_hadd_epi32(_mm256_hadd_epi32(sums[0], sums[1]), _mm256_hadd_epi32(sums[2], sums[3]));
}

DGM_INLINE vector reduce(const vector sums[8]) {
  const vector a = add_halves(sums), b = add_halves(sums + 4);
  return _mm256_add_epi32(_mm256_permute2x128_si256(a, b, 0x20), _mm256_permute2x128_si256(a, b, 0x31));
}

#define UNPACK(NAME) _mm256_unpack##NAME
#include "gemm-i8-interleave-x86.inc.h"

#include "gemm-i8-active-x86.inc.h"
#include "gemm-i8.inc.h"

#include "logits-i8.inc.h"

#pragma clang attribute pop
#endif
