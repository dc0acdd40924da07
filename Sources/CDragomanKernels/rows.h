/// The float32 kernels of one path: one source, compiled for each register width.
#ifndef DGM_ROWS_H
#define DGM_ROWS_H

#include "dragoman-kernels.h"

#pragma clang assume_nonnull begin

/// Arguments as in dragoman-kernels.h; `offset` is the path's activation offset.
struct dgm_row_kernels {
  float (*max_abs)(const float *x, int32_t count);
  void (*quantize)(const float *x, int32_t count, float multiplier, int32_t offset, uint8_t *out);
  void (*add)(const float *x, const float *y, int32_t count, float *out);
  void (*activate)(int32_t activation, float *x, int32_t count);
  void (*ssru)(const float *gates, float *cells, const int32_t *slots, int32_t m, int32_t d, float *out);
  void (*embed_i8)(const int8_t *table, float unscale, float multiplier, const int32_t *ids, const float *positions,
                   const int32_t *row_positions, int32_t rows, int32_t d, float *out);
  void (*embed_f32)(const float *table, float multiplier, const int32_t *ids, const float *positions,
                    const int32_t *row_positions, int32_t rows, int32_t d, float *out);
  void (*layer_norm)(const float *x, const float *_Nullable skip, const float *gain, const float *bias, float epsilon,
                     int32_t m, int32_t d, float *out);
  void (*transpose_keys)(const float *rows, int32_t stride, int32_t s, int32_t d, int32_t capacity, float *keys);
  void (*attention)(const float *q, int32_t q_stride, const dgm_memory *memories, int32_t value_stride, int32_t m,
                    int32_t d, int32_t heads, float scale, float *scratch, float *out, float *_Nullable alignment,
                    int32_t alignment_stride);
  void (*attention_relative)(const float *q, int32_t q_stride, const dgm_memory *memories, int32_t value_stride,
                             const dgm_distances *distances, const int32_t *positions, int32_t m, int32_t d,
                             int32_t heads, float scale, float *scratch, float *out);
  int32_t (*argmax)(const float *x, int32_t count);
  float (*log_sum_exp)(const float *x, int32_t count);
  int32_t (*top_k)(const float *x, int32_t count, int32_t k, int32_t *indices, float *values);
  void (*logits_f32)(const float *a, const float *rows, const float *bias, int32_t k, const int32_t *ids, int32_t count,
                     float *out);
};

/// Whatever the compiler has without being asked: SSE2 on x86-64, NEON on arm64.
extern const struct dgm_row_kernels dgm_rows_baseline;
#if defined(__x86_64__)
extern const struct dgm_row_kernels dgm_rows_avx2, dgm_rows_avx512;
#endif

#pragma clang assume_nonnull end
#endif
