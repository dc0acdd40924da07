// Kernels in which every output element depends on its own inputs alone.

static float max_abs(const float *x, int32_t count) {
  f32x16 best = splat(0.0f);
  for (int32_t i = 0; i < count; i += 16)
    best = larger(absolute(load_part(x + i, lanes_from(i, count))), best);
  return lane_max(best);
}

static void quantize(const float *x, int32_t count, float multiplier, int32_t offset, uint8_t *out) {
  int32_t i = 0;
  for (; i + 16 <= count; i += 16)
    store_quantized(out + i, load(x + i), multiplier, offset);
  if (i < count) {
    uint8_t last[16];
    store_quantized(last, load_part(x + i, count - i), multiplier, offset);
    __builtin_memcpy(out + i, last, (size_t)(count - i));
  }
}

static void add(const float *x, const float *y, int32_t count, float *out) {
  for (int32_t i = 0; i < count; i += 16) {
    const int32_t lanes = lanes_from(i, count);
    store_part(out + i, load_part(x + i, lanes) + load_part(y + i, lanes), lanes);
  }
}

DGM_INLINE f32x16 activated(int32_t activation, f32x16 x) {
  switch (activation) {
  case DGM_SWISH:
    return x * sigmoid(x);
  case DGM_GELU_ERF:
    return (x * 0.5f) * (1.0f + error_function(x * 0.707106781f));
  case DGM_GELU_SIGMOID:
    return x * sigmoid(x * 1.702f);
  default:
    return larger(x, splat(0.0f));
  }
}

DGM_INLINE void activate_all(const int32_t activation, float *x, int32_t count) {
  for (int32_t i = 0; i < count; i += 16) {
    const int32_t lanes = lanes_from(i, count);
    store_part(x + i, activated(activation, load_part(x + i, lanes)), lanes);
  }
}

static void activate(int32_t activation, float *x, int32_t count) {
  switch (activation) {
  case DGM_SWISH:
    activate_all(DGM_SWISH, x, count);
    break;
  case DGM_GELU_ERF:
    activate_all(DGM_GELU_ERF, x, count);
    break;
  case DGM_GELU_SIGMOID:
    activate_all(DGM_GELU_SIGMOID, x, count);
    break;
  default:
    activate_all(DGM_RELU, x, count);
  }
}

static void ssru(const float *gates, float *cells, const int32_t *slots, int32_t m, int32_t d, float *out) {
  for (int32_t row = 0; row < m; row++, gates += 2 * (size_t)d, out += d) {
    float *cell = cells + (size_t)slots[row] * (size_t)d;
    for (int32_t i = 0; i < d; i += 16) {
      const f32x16 forget = sigmoid(load(gates + d + i));
      const f32x16 c = forget * load(cell + i) + (1.0f - forget) * load(gates + i);
      store(cell + i, c);
      store(out + i, larger(c, splat(0.0f)));
    }
  }
}

static void embed_i8(const int8_t *table, float unscale, float multiplier, const int32_t *ids, const float *positions,
                     const int32_t *row_positions, int32_t rows, int32_t d, float *out) {
  for (int32_t row = 0; row < rows; row++, out += d) {
    const float *position = positions + (size_t)row_positions[row] * (size_t)d;
    const int8_t *values = ids[row] < 0 ? 0 : table + (size_t)ids[row] * (size_t)d;
    for (int32_t i = 0; i < d; i += 16) {
      f32x16 v = splat(0.0f);
      if (values) {
        i8x16 bytes;
        __builtin_memcpy(&bytes, values + i, sizeof bytes);
        v = (__builtin_convertvector(bytes, f32x16) * unscale) * multiplier;
      }
      store(out + i, v + load(position + i));
    }
  }
}

static void embed_f32(const float *table, float multiplier, const int32_t *ids, const float *positions,
                      const int32_t *row_positions, int32_t rows, int32_t d, float *out) {
  for (int32_t row = 0; row < rows; row++, out += d) {
    const float *position = positions + (size_t)row_positions[row] * (size_t)d;
    const float *values = ids[row] < 0 ? 0 : table + (size_t)ids[row] * (size_t)d;
    for (int32_t i = 0; i < d; i += 16) {
      const f32x16 v = values ? load(values + i) * multiplier : splat(0.0f);
      store(out + i, v + load(position + i));
    }
  }
}
