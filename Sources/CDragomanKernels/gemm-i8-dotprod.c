#if defined(__aarch64__)
#include "gemm-i8.h"

#include <arm_neon.h>

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("dotprod"))), apply_to = function)

#include "lanes.inc.h"

typedef int8x16_t vector;
typedef int32_t vector_i32 __attribute__((vector_size(16)));

#define VECTORS 4
#define OFFSET 0
#define PREFETCHES 0
#define MAX_ROWS 6
#define MAX_BLOCKS 2
#define SPARSE_BLOCKS 1
#define SPARSE_SPLITS 1
#define SPARSE_LEAST_ROWS 2
#define SPARSE_PERCENT 40
#define multiply_stored multiply
#define DGM_I8 dgm_i8_dotprod

// 6 x 1 uses 24 of 32 registers for sums, four for weights. Few rows have more columns, or split k.
#define TILES(X, MODE)                                                                                                 \
  X(1, 1, 4, MODE)                                                                                                     \
  X(1, 2, 2, MODE)                                                                                                     \
  X(2, 1, 2, MODE)                                                                                                     \
  X(2, 2, 1, MODE)                                                                                                     \
  X(3, 1, 1, MODE)                                                                                                     \
  X(4, 1, 1, MODE)                                                                                                     \
  X(5, 1, 1, MODE)                                                                                                     \
  X(6, 1, 1, MODE)

/// Signed by signed, so activations need no offset and the sum is exact for every weight.
DGM_INLINE vector multiply(vector sums, vector x, vector w) { return (vector)vdotq_s32((int32x4_t)sums, x, w); }

DGM_INLINE vector reduce(const vector sums[4]) {
  const int32x4_t low = vpaddq_s32((int32x4_t)sums[0], (int32x4_t)sums[1]);
  const int32x4_t high = vpaddq_s32((int32x4_t)sums[2], (int32x4_t)sums[3]);
  return (vector)vpaddq_s32(low, high);
}

#include "gemm-i8.inc.h"

#include "logits-i8.inc.h"

#pragma clang attribute pop
#endif
