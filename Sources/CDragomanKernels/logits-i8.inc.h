// Logits of chosen vocabulary rows: LANES candidates at a time, one register of partial sums each, which `reduce`
// adds up side by side. Included after gemm-i8.inc.h.

// Left alone, the compiler would load ids, sums and biases with gathers, which are slow on many processors.
#define DGM_SCALAR _Pragma("clang loop vectorize(disable) interleave(disable)")

/// Products of one activation row with the table rows of LANES candidates, over the whole registers in k.
DGM_INLINE vector_i32 dot_candidates(const uint8_t *a, const int8_t *rows, const int32_t ids[LANES], size_t k) {
  vector sums[LANES];
  // Four at a time: so many row pointers stay in registers.
  DGM_UNROLL for (int c = 0; c < LANES; c += 4) {
    const int8_t *row[4];
    DGM_UNROLL for (int j = 0; j < 4; j++) {
      row[j] = rows + (size_t)ids[c + j] * k;
      sums[c + j] = (vector)((vector_i32){0});
    }
    for (size_t i = 0; i + BYTES <= k; i += BYTES) {
      const vector x = load_vector(a + i);
      DGM_UNROLL for (int j = 0; j < 4; j++) sums[c + j] = multiply_stored(sums[c + j], x, load_vector(row[j] + i));
    }
  }
  return (vector_i32)reduce(sums);
}

/// What is left of k when it is no multiple of the register: 16 to 48 products.
static int32_t dot_rest(const uint8_t *a, const int8_t *row, int32_t k) {
  int32_t sum = 0;
  for (int32_t i = k / BYTES * BYTES; i < k; i++)
    sum += (OFFSET ? a[i] : (int8_t)a[i]) * row[i];
  return sum;
}

/// Never inlined: it would share too few registers with the products.
__attribute__((noinline)) static void finish_logits(const int32_t sums[LANES], const int32_t *ids, int32_t count,
                                                    const int32_t *row_sums, const float *bias, float scale,
                                                    float *restrict out) {
  DGM_SCALAR for (int32_t c = 0; c < count; c++) {
    const int32_t id = ids[c];
    out[c] = (float)(sums[c] - OFFSET * row_sums[id]) * scale + bias[id];
  }
}

static void logits(const uint8_t *a, const int8_t *rows, const int32_t *row_sums, const float *bias, int32_t k,
                   float scale, const int32_t *ids, int32_t count, float *out) {
  int32_t completed[LANES];
  for (int32_t left = count; left > 0; left -= LANES, ids += LANES, out += LANES) {
    const int32_t taken = left < LANES ? left : LANES;
    const int32_t *group = ids;
    if (taken < LANES) {
      // Missing candidates repeat the last one.
      for (int32_t c = 0; c < LANES; c++)
        completed[c] = ids[c < taken ? c : taken - 1];
      group = completed;
    }
    const vector_i32 products = dot_candidates(a, rows, group, (size_t)k);
    int32_t sums[LANES];
    __builtin_memcpy(sums, &products, sizeof sums);
    for (int32_t c = 0; k % BYTES && c < taken; c++)
      sums[c] += dot_rest(a, rows + (size_t)group[c] * (size_t)k, k);
    finish_logits(sums, group, taken, row_sums, bias, scale, out);
  }
}

const struct dgm_i8_kernels DGM_I8 = {gemm_rows, gemm_relu_quantize, logits};
