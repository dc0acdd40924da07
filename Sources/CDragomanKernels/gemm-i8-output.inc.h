// What becomes of the exact sums of an int8 product: scaled, with bias, and written as floats or bytes.
// Included after lanes.inc.h, with OFFSET the path's activation offset.

enum mode { STATIC_SCALES, DYNAMIC_SCALES, RELU_QUANTIZE, MODES };

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
  void *out;         ///< float, or bytes with RELU_QUANTIZE
  size_t out_stride; ///< in elements
};

DGM_INLINE size_t element_size(enum mode mode) { return mode == RELU_QUANTIZE ? 1 : sizeof(float); }

/// Scales, adds the bias and writes one row of one block. `even`: whether its columns share one scale.
DGM_INLINE void finish(const int mode, const struct tile *t, i32x16 sums, int row, int block, int32_t even) {
  f32x16 scale = load(t->scales + 16 * block);
  if (mode == DYNAMIC_SCALES) {
    const float multiplier = t->row_multipliers[row];
    // One division does for all where it may: sixteen take as long as multiplying sixteen columns of 128.
    scale = even ? splat(1.0f / (multiplier * scale.x)) : 1.0f / (multiplier * scale);
  }
  const f32x16 y = __builtin_convertvector(sums, f32x16) * scale + load(t->bias + 16 * block);
  const size_t at = (size_t)row * t->out_stride + 16 * (size_t)block;
  if (mode == RELU_QUANTIZE) {
    store_quantized((uint8_t *)t->out + at, larger(y, splat(0.0f)), t->multiplier, OFFSET);
  } else {
    store((float *)t->out + at, y);
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
