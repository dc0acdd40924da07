#if defined(__x86_64__)
#include "gemm-i8.h"

#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("avx2,avxvnni"))), apply_to = function)

#include "lanes.inc.h"

typedef __m256i vector;
typedef int32_t vector_i32 __attribute__((vector_size(32)));

#define VECTORS 2
#define OFFSET 128
#define PREFETCHES 1
#define MAX_ROWS 6
#define MAX_BLOCKS 4
#define SPARSE_PERCENT (m > 1 ? 25 : 50)
#define multiply_stored multiply
#define DGM_I8 dgm_i8_avxvnni

// 6 x 1 uses 12 of 16 registers for sums: two products a cycle with five cycles' latency need ten. Few rows have
// more columns, or split k.
#define TILES(X, MODE)                                                                                                 \
  X(1, 1, 4, MODE)                                                                                                     \
  X(1, 2, 2, MODE)                                                                                                     \
  X(1, 4, 1, MODE)                                                                                                     \
  X(2, 1, 2, MODE)                                                                                                     \
  X(2, 2, 1, MODE)                                                                                                     \
  X(2, 3, 1, MODE)                                                                                                     \
  X(3, 1, 2, MODE)                                                                                                     \
  X(3, 2, 1, MODE)                                                                                                     \
  X(4, 1, 1, MODE)                                                                                                     \
  X(5, 1, 1, MODE)                                                                                                     \
  X(6, 1, 1, MODE)

DGM_INLINE vector multiply(vector sums, vector x, vector w) { return _mm256_dpbusd_avx_epi32(sums, x, w); }

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
