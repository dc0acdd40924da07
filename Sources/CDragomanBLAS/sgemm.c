#include "dragoman-blas.h"

#include <cblas.h>
#include <stdio.h>
#include <string.h>

void dgm_blas_use_one_thread(void) { openblas_set_num_threads(1); }

const char *dgm_blas_description(void) {
  static char text[128];
  // openblas_get_config() begins with "OpenBLAS 0.3.21 "; the rest are build options.
  char version[64] = "OpenBLAS";
  const char *config = openblas_get_config();
  if (config)
    sscanf(config, "%*s %40s", version + sprintf(version, "OpenBLAS "));
  snprintf(text, sizeof text, "%s, %s", version, openblas_get_corename());
  return text;
}

int64_t dgm_affine_f32_scratch(int32_t n, int32_t k) { return (int64_t)DGM_SGEMM_ROWS * ((int64_t)n + k); }

void dgm_affine_f32(const float *a, int32_t m, const float *b, int32_t b_is_transposed, const float *bias, int32_t n,
                    int32_t k, float *out, int32_t out_stride, float *scratch) {
  float *padded = scratch, *product = scratch + (size_t)DGM_SGEMM_ROWS * k;
  const enum CBLAS_TRANSPOSE trans = b_is_transposed ? CblasTrans : CblasNoTrans;
  const int32_t ldb = b_is_transposed ? k : n;
  for (int32_t row = 0; row < m; row += DGM_SGEMM_ROWS) {
    const int32_t rows = m - row < DGM_SGEMM_ROWS ? m - row : DGM_SGEMM_ROWS;
    const float *tile = a + (size_t)row * k;
    if (rows < DGM_SGEMM_ROWS) {
      memcpy(padded, tile, sizeof(float) * (size_t)rows * k);
      memset(padded + (size_t)rows * k, 0, sizeof(float) * (size_t)(DGM_SGEMM_ROWS - rows) * k);
      tile = padded;
    }
    cblas_sgemm(CblasRowMajor, CblasNoTrans, trans, DGM_SGEMM_ROWS, n, k, 1.0f, tile, k, b, ldb, 0.0f, product, n);
    for (int32_t i = 0; i < rows; i++) {
      float *to = out + (size_t)(row + i) * out_stride;
      const float *from = product + (size_t)i * n;
      for (int32_t j = 0; j < n; j++)
        to[j] = from[j] + bias[j];
    }
  }
}
