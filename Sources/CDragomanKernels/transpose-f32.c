#include "dragoman-kernels.h"

void dgm_transpose_f32(const float *in, int32_t rows, int32_t columns, float *out) {
  for (int32_t r = 0; r < rows; r++)
    for (int32_t c = 0; c < columns; c++)
      out[(size_t)c * rows + r] = in[(size_t)r * columns + c];
}
