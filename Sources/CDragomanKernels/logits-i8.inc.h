// Logits of chosen vocabulary rows: LANES candidates at a time, one register of partial sums each, which `reduce`
// adds up side by side. Included after gemm-i8.inc.h.

/// The first `bytes` bytes, the others zero.
DGM_INLINE vector load_vector_part(const void *p, size_t bytes) {
  vector v = (vector)((vector_i32){0});
  __builtin_memcpy(&v, p, bytes);
  return v;
}

/// The products of one activation row with LANES table rows; `sums` in the order of `candidates`.
DGM_INLINE vector dot_candidates(const uint8_t *a, const int8_t *const candidates[LANES], size_t k) {
  vector sums[LANES];
  DGM_UNROLL for (int c = 0; c < LANES; c++) sums[c] = (vector)((vector_i32){0});
  size_t i = 0;
  for (; i + BYTES <= k; i += BYTES) {
    const vector x = load_vector(a + i);
    DGM_UNROLL for (int c = 0; c < LANES; c++) sums[c] = multiply(sums[c], x, load_vector(candidates[c] + i));
  }
  if (i < k) {
    const vector x = load_vector_part(a + i, k - i);
    DGM_UNROLL for (int c = 0; c < LANES; c++) {
      sums[c] = multiply(sums[c], x, load_vector_part(candidates[c] + i, k - i));
    }
  }
  return reduce(sums);
}

static void logits(const uint8_t *a, const int8_t *rows, const int32_t *row_sums, const float *bias, int32_t k,
                   float scale, const int32_t *ids, int32_t count, float *out) {
  for (int32_t first = 0; first < count; first += LANES) {
    const int32_t taken = count - first < LANES ? count - first : LANES;
    const int8_t *candidates[LANES];
    // Missing candidates repeat the last one.
    for (int32_t c = 0; c < LANES; c++) {
      candidates[c] = rows + (size_t)ids[first + (c < taken ? c : taken - 1)] * (size_t)k;
    }
    const vector_i32 sums = (vector_i32)dot_candidates(a, candidates, (size_t)k);
    int32_t values[LANES];
    __builtin_memcpy(values, &sums, sizeof values);
    for (int32_t c = 0; c < taken; c++) {
      const int32_t id = ids[first + c];
      out[first + c] = (float)(values[c] - OFFSET * row_sums[id]) * scale + bias[id];
    }
  }
}

const struct dgm_i8_kernels DGM_I8 = {gemm, gemm_relu_quantize, logits};
