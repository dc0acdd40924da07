#include "dragoman-kernels.h"

#include <string.h>

size_t dgm_packed_size_i8(int32_t n, int32_t k) { return ((size_t)n + 15) / 16 * 16 * (size_t)k; }

/// Four consecutive inputs of one column, as one number; four of these.
typedef int32_t quads __attribute__((vector_size(16)));

static inline quads load(const int8_t *at) {
  quads value;
  memcpy(&value, at, sizeof value);
  return value;
}

/// Four columns `[4][K]`, sixteen inputs of each: four lines of the block get a quarter.
static inline void pack_square(const int8_t *w, size_t k, int8_t *packed) {
  const quads a = load(w), b = load(w + k), c = load(w + 2 * k), d = load(w + 3 * k);
  const quads ab = __builtin_shufflevector(a, b, 0, 4, 1, 5), cd = __builtin_shufflevector(c, d, 0, 4, 1, 5);
  const quads ab2 = __builtin_shufflevector(a, b, 2, 6, 3, 7), cd2 = __builtin_shufflevector(c, d, 2, 6, 3, 7);
  const quads lines[4] = {__builtin_shufflevector(ab, cd, 0, 1, 4, 5), __builtin_shufflevector(ab, cd, 2, 3, 6, 7),
                          __builtin_shufflevector(ab2, cd2, 0, 1, 4, 5), __builtin_shufflevector(ab2, cd2, 2, 3, 6, 7)};
  for (int32_t line = 0; line < 4; line++)
    memcpy(packed + line * 64, &lines[line], sizeof lines[line]);
}

/// Sixteen columns, a whole block.
static void pack_block(const int8_t *w, int32_t k, int8_t *packed) {
  int32_t i = 0;
  for (; i + 16 <= k; i += 16, packed += 4 * 64) {
    for (int32_t column = 0; column < 16; column += 4)
      pack_square(w + (size_t)column * (size_t)k + i, (size_t)k, packed + column * 4);
  }
  for (; i < k; i += 4, packed += 64) {
    for (int32_t column = 0; column < 16; column++)
      memcpy(packed + column * 4, w + (size_t)column * (size_t)k + i, 4);
  }
}

/// One column of a block; zeros where `w` is NULL.
static void pack_column(const int8_t *w, int32_t k, int8_t *packed) {
  static const int8_t zeros[4];
  for (int32_t i = 0; i < k; i += 4, packed += 64)
    memcpy(packed, w ? w + i : zeros, 4);
}

void dgm_pack_i8(const int8_t *w, int32_t first, int32_t n, int32_t k, int8_t *packed, int32_t *column_sums) {
  const size_t width = (size_t)k;
  dgm_row_sums_i8(w, n, k, column_sums + first);
  int32_t column = first;
  for (; column < first + n; w += width) {
    int8_t *block = packed + (size_t)(column / 16) * 16 * width;
    if (column % 16 == 0 && first + n - column >= 16) {
      pack_block(w, k, block);
      column += 16;
      w += 15 * width;
    } else {
      pack_column(w, k, block + column % 16 * 4);
      column++;
    }
  }
  for (; column % 16 != 0; column++)
    pack_column(NULL, k, packed + (size_t)(column / 16) * 16 * width + column % 16 * 4);
}

typedef int8_t i8x16 __attribute__((vector_size(16)));

/// Sixteen vectors as a square, transposed: four times the perfect shuffle of the upper with the lower half.
static inline void transpose_square(i8x16 square[16]) {
  for (int32_t pass = 0; pass < 4; pass++) {
    i8x16 next[16];
    for (int32_t i = 0; i < 8; i++) {
      const i8x16 a = square[i], b = square[i + 8];
      next[2 * i] = __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      next[2 * i + 1] = __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    }
    memcpy(square, next, sizeof next);
  }
}

void dgm_spread_i8(const int8_t *w, int32_t n, int32_t k, int8_t *spread) {
  for (int32_t first = 0; first < n; first += 16) {
    // Sixteen bytes of each line: a quarter of four blocks' columns.
    const int32_t lane = first / 16 % 4, left = first - 16 * lane + 4 * lane;
    for (int32_t i = 0; i < k; i += 16) {
      i8x16 square[16];
      for (int32_t c = 0; c < 16; c++)
        memcpy(square + c, w + (size_t)(left + 16 * (c / 4) + c % 4) * (size_t)k + i, sizeof *square);
      transpose_square(square);
      for (int32_t row = 0; row < 16; row++)
        memcpy(spread + (size_t)(i + row) * (size_t)n + first, square + row, sizeof *square);
    }
  }
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

/// The sum of at most 256 weights, which 16 bits hold: twice as many lanes as 32.
static inline int32_t short_sum(const int8_t *w, int32_t count) {
  int16_t sum = 0;
  for (int32_t i = 0; i < count; i++)
    sum = (int16_t)(sum + w[i]);
  return sum;
}

void dgm_row_sums_i8(const int8_t *w, int32_t rows, int32_t k, int32_t *sums) {
  for (int32_t row = 0; row < rows; row++, w += k) {
    int32_t sum = 0, i = 0;
    for (; i + 256 <= k; i += 256)
      sum += short_sum(w + i, 256);
    sums[row] = sum + short_sum(w + i, k - i);
  }
}
