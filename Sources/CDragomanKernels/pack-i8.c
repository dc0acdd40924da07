#include "dragoman-kernels.h"

size_t dgm_packed_size_i8(int32_t n, int32_t k) { return ((size_t)n + 15) / 16 * 16 * (size_t)k; }

/// One block of sixteen output columns, of which `columns` are there.
static void pack_block(const int8_t *w, int32_t columns, int32_t k, int8_t *packed) {
  for (int32_t i = 0; i < k; i += 4) {
    for (int32_t column = 0; column < 16; column++, packed += 4) {
      for (int32_t j = 0; j < 4; j++)
        packed[j] = column < columns ? w[(size_t)column * (size_t)k + (size_t)(i + j)] : 0;
    }
  }
}

void dgm_pack_i8(const int8_t *w, int32_t n, int32_t k, int8_t *packed, int32_t *column_sums) {
  for (int32_t column = 0; column < n; column += 16) {
    const size_t start = (size_t)column * (size_t)k;
    pack_block(w + start, n - column < 16 ? n - column : 16, k, packed + start);
  }
  dgm_row_sums_i8(w, n, k, column_sums);
}

void dgm_transpose_i8(const int8_t *in, int32_t rows, int32_t columns, int8_t *out) {
  // In squares of 64, so that both sides stay in the first-level cache.
  for (int32_t top = 0; top < rows; top += 64) {
    const int32_t bottom = rows - top < 64 ? rows : top + 64;
    for (int32_t left = 0; left < columns; left += 64) {
      const int32_t right = columns - left < 64 ? columns : left + 64;
      for (int32_t column = left; column < right; column++) {
        for (int32_t row = top; row < bottom; row++) {
          out[(size_t)column * (size_t)rows + (size_t)row] = in[(size_t)row * (size_t)columns + (size_t)column];
        }
      }
    }
  }
}

void dgm_row_sums_i8(const int8_t *w, int32_t rows, int32_t k, int32_t *sums) {
  for (int32_t row = 0; row < rows; row++, w += k) {
    int32_t sum = 0;
    for (int32_t i = 0; i < k; i++)
      sum += w[i];
    sums[row] = sum;
  }
}
