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
#define SPARSE_PERCENT 20
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

/// See gemm-i8-sparse.inc.h.
DGM_INLINE void interleave(const vector in[4], vector out[4]) {
  const int16x8_t low = vreinterpretq_s16_s8(vzip1q_s8(in[0], in[1])),
                  high = vreinterpretq_s16_s8(vzip2q_s8(in[0], in[1]));
  const int16x8_t low2 = vreinterpretq_s16_s8(vzip1q_s8(in[2], in[3]));
  const int16x8_t high2 = vreinterpretq_s16_s8(vzip2q_s8(in[2], in[3]));
  out[0] = vreinterpretq_s8_s16(vzip1q_s16(low, low2));
  out[1] = vreinterpretq_s8_s16(vzip2q_s16(low, low2));
  out[2] = vreinterpretq_s8_s16(vzip1q_s16(high, high2));
  out[3] = vreinterpretq_s8_s16(vzip2q_s16(high, high2));
}

#include "gemm-i8.inc.h"

#include "logits-i8.inc.h"

#pragma clang attribute pop
#endif
