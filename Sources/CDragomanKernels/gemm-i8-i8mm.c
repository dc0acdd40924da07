// Products by the matrix instruction of arm64: two rows of eight inputs with two columns of eight, four sums at once.
#if defined(__aarch64__)
#include "gemm-i8.h"

#include <arm_neon.h>

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(__attribute__((target("i8mm,dotprod"))), apply_to = function)

#include "lanes.inc.h"

#define OFFSET 0
#define MAX_ROWS 4
#define MAX_BLOCKS 1

#include "gemm-i8-output.inc.h"

/// Below this a row would be multiplied with its own copy: dot products read the weights as fast.
enum { MIN_ROWS = 2 };

// 4 x 1 uses 16 of 32 registers for sums, eight for weights; a single row is its own partner.
#define TILES(X, MODE)                                                                                                 \
  X(1, 1, 1, MODE)                                                                                                     \
  X(2, 1, 1, MODE)                                                                                                     \
  X(3, 1, 1, MODE)                                                                                                     \
  X(4, 1, 1, MODE)

/// Two lines `[2][16][4]` of a block as `[8][2][8]`: eight inputs of columns 2c and 2c + 1.
DGM_INLINE void load_pairs(const int8_t *packed, int8x16_t pairs[8]) {
  DGM_UNROLL for (int v = 0; v < 4; v++) {
    const int32x4_t first = vreinterpretq_s32_s8(vld1q_s8(packed + 16 * v));
    const int32x4_t second = vreinterpretq_s32_s8(vld1q_s8(packed + 64 + 16 * v));
    pairs[2 * v] = vreinterpretq_s8_s32(vzip1q_s32(first, second));
    pairs[2 * v + 1] = vreinterpretq_s8_s32(vzip2q_s32(first, second));
  }
}

/// Eight inputs of two rows, `[2][8]`.
DGM_INLINE int8x16_t load_rows(const uint8_t *upper, const uint8_t *lower) {
  return vreinterpretq_s8_u8(vcombine_u8(vld1_u8(upper), vld1_u8(lower)));
}

/// The sixteen sums of the upper or lower row of a pair, from `[8][2][2]`.
DGM_INLINE i32x16 row_of(const int32x4_t sums[8], const int is_lower) {
  int64x2_t halves[4];
  DGM_UNROLL for (int v = 0; v < 4; v++) {
    const int64x2_t left = vreinterpretq_s64_s32(sums[2 * v]), right = vreinterpretq_s64_s32(sums[2 * v + 1]);
    halves[v] = is_lower ? vzip2q_s64(left, right) : vzip1q_s64(left, right);
  }
  i32x16 all;
  __builtin_memcpy(&all, halves, sizeof all);
  return all;
}

DGM_INLINE void run_tile(const int rows, const int blocks, const int splits, const int mode, const struct tile *t) {
  (void)blocks, (void)splits;
  const int pairs = (rows + 1) / 2;
  int32x4_t sums[MAX_ROWS / 2][8];
  const uint8_t *a[MAX_ROWS];
  DGM_UNROLL for (int p = 0; p < pairs; p++) {
    DGM_UNROLL for (int c = 0; c < 8; c++) sums[p][c] = vdupq_n_s32(0);
    a[2 * p] = t->a + (size_t)(2 * p) * (size_t)t->k;
    a[2 * p + 1] = a[2 * p] + (2 * p + 1 < rows ? t->k : 0);
  }
  const int8_t *packed = t->packed;
  for (int32_t i = 0; i < t->k; i += 8, packed += 128) {
    int8x16_t w[8];
    load_pairs(packed, w);
    DGM_UNROLL for (int p = 0; p < pairs; p++) {
      const int8x16_t x = load_rows(a[2 * p] + i, a[2 * p + 1] + i);
      DGM_UNROLL for (int c = 0; c < 8; c++) sums[p][c] = vmmlaq_s32(sums[p][c], x, w[c]);
    }
  }
  const f32x16 scales = load(t->scales), bias = load(t->bias);
  const int32_t even = mode == DYNAMIC_SCALES && is_even(scales);
  DGM_UNROLL for (int r = 0; r < rows; r++) {
    finish(mode, row_of(sums[r / 2], r % 2), row_scales(mode, scales, t->row_multipliers, r, even), bias, t->multiplier,
           (char *)t->out + (size_t)r * t->out_stride * element_size(mode));
  }
}

#include "gemm-i8-driver.inc.h"

static void gemm_or_dots(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, const float *row_multipliers,
                         float *out, int32_t out_stride) {
  (m < MIN_ROWS ? dgm_i8_dotprod.gemm : gemm)(a, m, layer, row_multipliers, out, out_stride);
}

static void gemm_relu_quantize_or_dots(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, float multiplier,
                                       uint8_t *out) {
  (m < MIN_ROWS ? dgm_i8_dotprod.gemm_relu_quantize : gemm_relu_quantize)(a, m, layer, multiplier, out);
}

static void logits(const uint8_t *a, const int8_t *rows, const int32_t *row_sums, const float *bias, int32_t k,
                   float scale, const int32_t *ids, int32_t count, float *out) {
  dgm_i8_dotprod.logits(a, rows, row_sums, bias, k, scale, ids, count, out);
}

const struct dgm_i8_kernels dgm_i8_i8mm = {gemm_or_dots, gemm_relu_quantize_or_dots, logits};

#pragma clang attribute pop
#endif
