/// The int8 kernels of one path, and the paths that have a table of their own.
#ifndef DGM_GEMM_I8_H
#define DGM_GEMM_I8_H

#include "dragoman-kernels.h"

#pragma clang assume_nonnull begin

/// Arguments as in dragoman-kernels.h, without the path.
struct dgm_i8_kernels {
  void (*gemm)(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, const float *_Nullable row_multipliers,
               float *out, int32_t out_stride);
  void (*gemm_relu_quantize)(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, float multiplier, uint8_t *out);
  void (*logits)(const uint8_t *a, const int8_t *rows, const int32_t *row_sums, const float *bias, int32_t k,
                 float scale, const int32_t *ids, int32_t count, float *out);
};

extern const struct dgm_i8_kernels dgm_i8_plain;
#if defined(__x86_64__)
extern const struct dgm_i8_kernels dgm_i8_ssse3, dgm_i8_avx2, dgm_i8_avxvnni, dgm_i8_avx512vnni, dgm_i8_amx;
#elif defined(__aarch64__)
extern const struct dgm_i8_kernels dgm_i8_dotprod, dgm_i8_i8mm;
#endif

#pragma clang assume_nonnull end
#endif
