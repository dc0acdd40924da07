/// float32 matrix products on the system's BLAS.
#ifndef DRAGOMAN_BLAS_H
#define DRAGOMAN_BLAS_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Rows in every product: with another number of rows OpenBLAS takes another kernel, and a row's result changes.
#define DGM_SGEMM_ROWS 8

/// Sets the library's own threads to one. Idle ones spin a whole core; Dragoman's workers are the threads.
/// Process-wide, so it is called from one place, once.
void dgm_blas_use_one_thread(void);

/// The library's version and the processor core it chose, for example "OpenBLAS 0.3.21, Haswell".
const char *dgm_blas_description(void);

/// Floats of scratch that dgm_affine_f32 needs.
int64_t dgm_affine_f32_scratch(int32_t n, int32_t k);

/// out `[M][out_stride]` = a `[M][K]` * b + bias `[N]`, in tiles of exactly DGM_SGEMM_ROWS rows, the last one padded
/// with zeros. b is `[K][N]`, or `[N][K]` when `b_is_transposed`.
void dgm_affine_f32(const float *a, int32_t m, const float *b, int32_t b_is_transposed, const float *bias, int32_t n,
                    int32_t k, float *out, int32_t out_stride, float *scratch);

#pragma clang assume_nonnull end
#endif
