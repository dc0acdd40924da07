// Layer normalisation of rows: three passes over a row that stays in the first-level cache.

static void layer_norm(const float *x, const float *skip, const float *gain, const float *bias, float epsilon,
                       int32_t m, int32_t d, float *out) {
  for (int32_t row = 0; row < m; row++) {
    const size_t start = (size_t)row * (size_t)d;
    float *y = out + start;
    f32x16 sums = splat(0.0f);
    for (int32_t i = 0; i < d; i += 16) {
      f32x16 v = load(x + start + i);
      if (skip)
        v = v + load(skip + start + i);
      store(y + i, v);
      sums += v;
    }
    const float mean = lane_sum(sums) / (float)d;
    f32x16 squares = splat(0.0f);
    for (int32_t i = 0; i < d; i += 16) {
      const f32x16 centred = load(y + i) - mean;
      squares += centred * centred;
    }
    const float deviation = __builtin_elementwise_sqrt(lane_sum(squares) / (float)d + epsilon);
    for (int32_t i = 0; i < d; i += 16) {
      const f32x16 v = ((load(y + i) - mean) / deviation) * load(gain + i) + load(bias + i);
      store(y + i, v);
    }
  }
}
