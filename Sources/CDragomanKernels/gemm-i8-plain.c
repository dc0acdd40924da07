/// The int8 kernels in portable C: what the other paths are measured against. Activations carry no offset.
#include "gemm-i8.h"
#include "quantize.h"

#pragma STDC FP_CONTRACT OFF

typedef int8_t i8x8 __attribute__((ext_vector_type(8)));
typedef int16_t i16x8 __attribute__((ext_vector_type(8)));
typedef int32_t i32x4 __attribute__((ext_vector_type(4)));
typedef int32_t i32x8 __attribute__((ext_vector_type(8)));

static inline i16x8 widen(const int8_t eight[8]) {
  i8x8 bytes;
  __builtin_memcpy(&bytes, eight, sizeof bytes);
  return __builtin_convertvector(bytes, i16x8);
}

/// The products of neighbours, added up: one instruction on any x86-64.
static inline i32x4 multiply_pairs(i16x8 a, i16x8 b) {
  const i32x8 products = __builtin_convertvector(a, i32x8) * __builtin_convertvector(b, i32x8);
  return products.even + products.odd;
}

/// sums[c] = the product of one row with the columns of one packed block.
static void multiply_block(const uint8_t *a, const int8_t *packed, int32_t k, int32_t sums[16]) {
  // Each has two columns, and of each column the sum of the first pair of every four inputs and that of the second.
  i32x4 pairs[8] = {0};
  for (int32_t i = 0; i < k; i += 4, packed += 64) {
    int8_t twice[8];
    __builtin_memcpy(twice, a + i, 4);
    __builtin_memcpy(twice + 4, a + i, 4);
    const i16x8 x = widen(twice);
#pragma clang loop unroll(full)
    for (int32_t j = 0; j < 8; j++)
      pairs[j] += multiply_pairs(x, widen(packed + 8 * j));
  }
  for (int32_t j = 0; j < 8; j++) {
    sums[2 * j] = pairs[j].x + pairs[j].y;
    sums[2 * j + 1] = pairs[j].z + pairs[j].w;
  }
}

/// y[c] of one row and block, before any activation.
static void affine_block(const uint8_t *a, const dgm_affine_i8 *layer, int32_t first, int32_t columns,
                         const float *row_multiplier, float y[16]) {
  int32_t sums[16];
  multiply_block(a, layer->packed + (size_t)first * (size_t)layer->k, layer->k, sums);
  for (int32_t column = 0; column < columns; column++) {
    const float given = layer->scales[first + column];
    const float scale = row_multiplier ? 1.0f / (*row_multiplier * given) : given;
    const float product = (float)sums[column] * scale;
    y[column] = product + layer->bias[first + column];
  }
}

static void gemm(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, const float *row_multipliers, float *out,
                 int32_t out_stride) {
  float y[16];
  for (int32_t first = 0; first < layer->n; first += 16) {
    const int32_t columns = layer->n - first < 16 ? layer->n - first : 16;
    for (int32_t row = 0; row < m; row++) {
      affine_block(a + (size_t)row * (size_t)layer->k, layer, first, columns,
                   row_multipliers ? row_multipliers + row : 0, y);
      __builtin_memcpy(out + (size_t)row * (size_t)out_stride + first, y, sizeof(float) * (size_t)columns);
    }
  }
}

static void gemm_relu_quantize(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, float multiplier,
                               uint8_t *out) {
  float y[16];
  for (int32_t first = 0; first < layer->n; first += 16) {
    const int32_t columns = layer->n - first < 16 ? layer->n - first : 16;
    for (int32_t row = 0; row < m; row++) {
      affine_block(a + (size_t)row * (size_t)layer->k, layer, first, columns, 0, y);
      uint8_t *cells = out + (size_t)row * (size_t)layer->n + first;
      for (int32_t column = 0; column < columns; column++) {
        const float positive = y[column] > 0.0f ? y[column] : 0.0f;
        cells[column] = (uint8_t)dgm_round_i8(positive * multiplier);
      }
    }
  }
}

static void logits(const uint8_t *a, const int8_t *rows, const int32_t *row_sums, const float *bias, int32_t k,
                   float scale, const int32_t *ids, int32_t count, float *out) {
  (void)row_sums;
  for (int32_t c = 0; c < count; c++) {
    const int8_t *row = rows + (size_t)ids[c] * (size_t)k;
    int32_t sum = 0;
    for (int32_t i = 0; i < k; i++)
      sum += (int8_t)a[i] * row[i];
    const float product = (float)sum * scale;
    out[c] = product + bias[ids[c]];
  }
}

const struct dgm_i8_kernels dgm_i8_plain = {gemm, gemm_relu_quantize, logits};
