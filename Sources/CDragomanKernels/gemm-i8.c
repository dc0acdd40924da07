#include "gemm-i8.h"

static const struct dgm_i8_kernels *kernels_for(int32_t path) {
#if defined(__x86_64__)
  switch (path) {
  case DGM_PATH_SSSE3:
    return &dgm_i8_ssse3;
  case DGM_PATH_AVX2:
    return &dgm_i8_avx2;
  case DGM_PATH_AVXVNNI:
    return &dgm_i8_avxvnni;
  case DGM_PATH_AVX512VNNI:
    return &dgm_i8_avx512vnni;
  case DGM_PATH_AMX:
    return &dgm_i8_amx;
  default:
    break;
  }
#elif defined(__aarch64__)
  switch (path) {
  case DGM_PATH_DOTPROD:
    return &dgm_i8_dotprod;
  case DGM_PATH_I8MM:
    return &dgm_i8_i8mm;
  default:
    break;
  }
#else
  (void)path;
#endif
  return &dgm_i8_plain;
}

void dgm_gemm_i8(int32_t path, const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, const float *row_multipliers,
                 float *out, int32_t out_stride) {
  kernels_for(path)->gemm(a, m, layer, row_multipliers, out, out_stride);
}

void dgm_gemm_i8_relu_quantize(int32_t path, const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, float multiplier,
                               uint8_t *out) {
  kernels_for(path)->gemm_relu_quantize(a, m, layer, multiplier, out);
}

void dgm_logits_i8(int32_t path, const uint8_t *a, const int8_t *rows, const int32_t *row_sums, const float *bias,
                   int32_t k, float scale, const int32_t *ids, int32_t count, float *out) {
  kernels_for(path)->logits(a, rows, row_sums, bias, k, scale, ids, count, out);
}
