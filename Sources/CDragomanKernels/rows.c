#include "rows.h"

static const struct dgm_row_kernels *kernels_for(int32_t path) {
#if defined(__x86_64__)
  if (path >= DGM_PATH_AVX512VNNI)
    return &dgm_rows_avx512;
  if (path >= DGM_PATH_AVX2)
    return &dgm_rows_avx2;
#else
  (void)path;
#endif
  return &dgm_rows_baseline;
}

float dgm_max_abs(int32_t path, const float *x, int32_t count) { return kernels_for(path)->max_abs(x, count); }

void dgm_quantize(int32_t path, const float *x, int32_t count, float multiplier, uint8_t *out) {
  kernels_for(path)->quantize(x, count, multiplier, dgm_activation_offset(path), out);
}

void dgm_add(int32_t path, const float *x, const float *y, int32_t count, float *out) {
  kernels_for(path)->add(x, y, count, out);
}

void dgm_activate(int32_t path, int32_t activation, float *x, int32_t count) {
  kernels_for(path)->activate(activation, x, count);
}

void dgm_ssru(int32_t path, const float *gates, float *cells, const int32_t *slots, int32_t m, int32_t d, float *out) {
  kernels_for(path)->ssru(gates, cells, slots, m, d, out);
}

void dgm_embed_i8(int32_t path, const int8_t *table, float unscale, float multiplier, const int32_t *ids,
                  const float *positions, const int32_t *row_positions, int32_t rows, int32_t d, float *out) {
  kernels_for(path)->embed_i8(table, unscale, multiplier, ids, positions, row_positions, rows, d, out);
}

void dgm_embed_f32(int32_t path, const float *table, float multiplier, const int32_t *ids, const float *positions,
                   const int32_t *row_positions, int32_t rows, int32_t d, float *out) {
  kernels_for(path)->embed_f32(table, multiplier, ids, positions, row_positions, rows, d, out);
}

void dgm_layer_norm(int32_t path, const float *x, const float *skip, const float *gain, const float *bias,
                    float epsilon, int32_t m, int32_t d, float *out) {
  kernels_for(path)->layer_norm(x, skip, gain, bias, epsilon, m, d, out);
}

void dgm_transpose_keys(int32_t path, const float *rows, int32_t stride, int32_t s, int32_t d, int32_t capacity,
                        float *keys) {
  kernels_for(path)->transpose_keys(rows, stride, s, d, capacity, keys);
}

void dgm_append_key(const float *row, int32_t d, int32_t capacity, int32_t position, float *keys) {
  for (int32_t i = 0; i < d; i++)
    keys[(size_t)i * (size_t)capacity + (size_t)position] = row[i];
}

void dgm_attention(int32_t path, const float *q, int32_t q_stride, const dgm_memory *memories, int32_t value_stride,
                   int32_t m, int32_t d, int32_t heads, float scale, float *scratch, float *out, float *alignment,
                   int32_t alignment_stride) {
  kernels_for(path)->attention(q, q_stride, memories, value_stride, m, d, heads, scale, scratch, out, alignment,
                               alignment_stride);
}

void dgm_attention_relative(int32_t path, const float *q, int32_t q_stride, const dgm_memory *memories,
                            int32_t value_stride, const dgm_distances *distances, const int32_t *positions, int32_t m,
                            int32_t d, int32_t heads, float scale, float *scratch, float *out) {
  kernels_for(path)->attention_relative(q, q_stride, memories, value_stride, distances, positions, m, d, heads, scale,
                                        scratch, out);
}

int32_t dgm_argmax(int32_t path, const float *x, int32_t count) { return kernels_for(path)->argmax(x, count); }

float dgm_log_sum_exp(int32_t path, const float *x, int32_t count) { return kernels_for(path)->log_sum_exp(x, count); }

int32_t dgm_top_k(int32_t path, const float *x, int32_t count, int32_t k, int32_t *indices, float *values) {
  return kernels_for(path)->top_k(x, count, k, indices, values);
}

void dgm_logits_f32(int32_t path, const float *a, const float *rows, const float *bias, int32_t k, const int32_t *ids,
                    int32_t count, float *out) {
  kernels_for(path)->logits_f32(a, rows, bias, k, ids, count, out);
}

int32_t dgm_all_finite(const float *x, int64_t count) {
  const uint32_t exponent = 0x7F800000;
  uint32_t bad = 0;
  for (int64_t i = 0; i < count; i++) {
    uint32_t bits;
    __builtin_memcpy(&bits, x + i, sizeof bits);
    bad |= (bits & exponent) == exponent;
  }
  return !bad;
}
