// What becomes of the exact sums of an int8 product: scaled, with bias, and written as floats or bytes.
// Included after lanes.inc.h, with OFFSET the path's activation offset.

enum mode { STATIC_SCALES, DYNAMIC_SCALES, RELU_QUANTIZE, MODES };

#include "gemm-i8-quads.inc.h"

/// What a tile works on: pointers to its first row and column.
struct tile {
  const uint8_t *a;
  int32_t k;
  const int8_t *packed;
  const int32_t *column_sums;
  const float *scales;
  const float *bias;
  const float *row_multipliers;
  float multiplier;
  void *out;                ///< float, or bytes with RELU_QUANTIZE
  size_t out_stride;        ///< in elements
  int32_t is_alone;         ///< whether no other tile reads the same weights
  const struct quads *rest; ///< on narrowing paths: see gemm-i8-narrow.inc.h
  int32_t first_row;        ///< of the tile, in rest
};

DGM_INLINE size_t element_size(enum mode mode) { return mode == RELU_QUANTIZE ? 1 : sizeof(float); }

/// Whether all columns of a block share one scale.
DGM_INLINE int32_t is_even(f32x16 scales) { return __builtin_reduce_and(scales == scales.x) != 0; }

/// The scales of one block in one row. `even`: see is_even.
DGM_INLINE f32x16 row_scales(const int mode, f32x16 scales, const float *row_multipliers, int32_t row, int32_t even) {
  if (mode != DYNAMIC_SCALES)
    return scales;
  const float multiplier = row_multipliers[row];
  // One division does for all where it may: sixteen take as long as multiplying sixteen columns of 128.
  return even ? splat(1.0f / (multiplier * scales.x)) : 1.0f / (multiplier * scales);
}

/// Scales, adds the bias and writes one row of one block.
DGM_INLINE void finish(const int mode, i32x16 sums, f32x16 scales, f32x16 bias, float multiplier, void *out) {
  const f32x16 y = __builtin_convertvector(sums, f32x16) * scales + bias;
  if (mode == RELU_QUANTIZE) {
    store_quantized(out, larger(y, splat(0.0f)), multiplier, OFFSET);
  } else {
    store(out, y);
  }
}

/// The arrays of a block that lacks columns, made whole.
struct whole_block {
  int32_t column_sums[16];
  float scales[16];
  float bias[16];
};

/// Lets `t`, whose block has `columns` columns, point to sixteen of each: zeros take the missing places.
static void complete(struct tile *t, int32_t columns, struct whole_block *whole) {
  *whole = (struct whole_block){{0}, {0}, {0}};
  for (int32_t column = 0; column < columns; column++) {
    whole->column_sums[column] = t->column_sums[column];
    whole->scales[column] = t->scales[column];
    whole->bias[column] = t->bias[column];
  }
  t->column_sums = whole->column_sums;
  t->scales = whole->scales;
  t->bias = whole->bias;
}
