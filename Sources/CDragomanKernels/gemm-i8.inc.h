// The int8 kernels of one x86 path: register tiles over the packed layout, and the driver that lays them out.
//
// Included within the path's target attribute, after lanes.inc.h. The including file gives
//   vector               an integer register
//   VECTORS              registers for sixteen int32: a block of sixteen columns
//   OFFSET               the path's activation offset
//   MAX_ROWS, MAX_BLOCKS the largest tile in each direction
//   TILES(X, MODE)       X(rows, blocks, splits, MODE) for each tile: its size, and into how many sums k is split.
//                        All heights to MAX_ROWS; each with one block; and above MAX_ROWS / 2 with the same numbers of
//                        blocks as the height below, which it is mixed with.
//   multiply(sums, x, w) sums + four-wise dot products of activations x with weights w
//   reduce(sums)         the lanes of each of the LANES registers `sums`, added up, as one register
//   DGM_I8               the name of the table
// A tile's accumulators stay in registers from the first product to the finished output.

enum { LANES = 16 / VECTORS, BYTES = 4 * LANES };

#include "gemm-i8-output.inc.h"

DGM_INLINE vector load_vector(const void *p) {
  vector v;
  __builtin_memcpy(&v, p, sizeof v);
  return v;
}

/// Four bytes, repeated.
DGM_INLINE vector repeat(const uint8_t *p) {
  int32_t four;
  __builtin_memcpy(&four, p, sizeof four);
  return (vector)((vector_i32){0} + four);
}

DGM_INLINE void run_tile(const int rows, const int blocks, const int splits, const int mode, const struct tile *t) {
  vector sums[MAX_ROWS][MAX_BLOCKS][VECTORS][4];
  DGM_UNROLL for (int b = 0; b < blocks; b++) {
    DGM_UNROLL for (int v = 0; v < VECTORS; v++) {
      // The offset's share of the sum is known before it starts: offset times the column's sum.
      const vector_i32 columns = (vector_i32)load_vector(t->column_sums + 16 * b + LANES * v);
      DGM_UNROLL for (int r = 0; r < rows; r++) {
        sums[r][b][v][0] = (vector)(columns * -OFFSET);
        DGM_UNROLL for (int s = 1; s < splits; s++) sums[r][b][v][s] = (vector)((vector_i32){0});
      }
    }
  }
  const size_t k = (size_t)t->k;
  const uint8_t *a = t->a;
  const int8_t *packed = t->packed;
  for (size_t i = 0; i < k; i += 4 * splits, a += 4 * splits, packed += 64 * splits) {
    DGM_UNROLL for (int s = 0; s < splits; s++) {
      // The shorter side stays in registers while the longer one passes.
      if (rows < blocks * VECTORS) {
        vector x[MAX_ROWS];
        DGM_UNROLL for (int r = 0; r < rows; r++) x[r] = repeat(a + k * (size_t)r + 4 * s);
        DGM_UNROLL for (int b = 0; b < blocks; b++) {
          DGM_UNROLL for (int v = 0; v < VECTORS; v++) {
            const vector w = load_vector(packed + 16 * k * (size_t)b + 64 * s + BYTES * v);
            DGM_UNROLL for (int r = 0; r < rows; r++) sums[r][b][v][s] = multiply(sums[r][b][v][s], x[r], w);
          }
        }
      } else {
        vector w[MAX_BLOCKS][VECTORS];
        DGM_UNROLL for (int b = 0; b < blocks; b++) {
          DGM_UNROLL for (int v = 0; v < VECTORS; v++) {
            w[b][v] = load_vector(packed + 16 * k * (size_t)b + 64 * s + BYTES * v);
          }
        }
        DGM_UNROLL for (int r = 0; r < rows; r++) {
          const vector x = repeat(a + k * (size_t)r + 4 * s);
          DGM_UNROLL for (int b = 0; b < blocks; b++) {
            DGM_UNROLL for (int v = 0; v < VECTORS; v++) sums[r][b][v][s] = multiply(sums[r][b][v][s], x, w[b][v]);
          }
        }
      }
    }
  }
  int32_t even[MAX_BLOCKS];
  DGM_UNROLL for (int b = 0; b < blocks; b++) { even[b] = mode == DYNAMIC_SCALES && is_even(load(t->scales + 16 * b)); }
  DGM_UNROLL for (int r = 0; r < rows; r++) {
    DGM_UNROLL for (int b = 0; b < blocks; b++) {
      vector_i32 block[VECTORS];
      DGM_UNROLL for (int v = 0; v < VECTORS; v++) {
        block[v] = (vector_i32)sums[r][b][v][0];
        DGM_UNROLL for (int s = 1; s < splits; s++) block[v] += (vector_i32)sums[r][b][v][s];
      }
      i32x16 all;
      __builtin_memcpy(&all, block, sizeof all);
      const f32x16 scales = row_scales(mode, load(t->scales + 16 * b), t->row_multipliers, r, even[b]);
      const size_t at = (size_t)r * t->out_stride + 16 * (size_t)b;
      finish(mode, all, scales, load(t->bias + 16 * b), t->multiplier, (char *)t->out + at * element_size(mode));
    }
  }
}

typedef void tile_function(const struct tile *t);

#define DEFINE_TILE(ROWS, BLOCKS, SPLITS, MODE)                                                                        \
  static void tile_##ROWS##x##BLOCKS##_##MODE(const struct tile *t) { run_tile(ROWS, BLOCKS, SPLITS, MODE, t); }
#define LIST_TILE(ROWS, BLOCKS, SPLITS, MODE) [MODE][ROWS][BLOCKS] = tile_##ROWS##x##BLOCKS##_##MODE,
TILES(DEFINE_TILE, STATIC_SCALES)
TILES(DEFINE_TILE, DYNAMIC_SCALES)
TILES(DEFINE_TILE, RELU_QUANTIZE)
static tile_function *const tiles[MODES][MAX_ROWS + 1][MAX_BLOCKS + 1] = {
    TILES(LIST_TILE, STATIC_SCALES) TILES(LIST_TILE, DYNAMIC_SCALES) TILES(LIST_TILE, RELU_QUANTIZE)};

/// All rows of the blocks that `t` begins with, in tiles of nearly equal height: thirteen rows go as seven and six,
/// since one alone would wait for its weights.
static void run_rows(enum mode mode, struct tile t, int32_t m, int32_t blocks) {
  const int32_t count = (m + MAX_ROWS - 1) / MAX_ROWS;
  for (int32_t i = 0; i < count; i++) {
    const int32_t rows = m / count + (i < m % count);
    tiles[mode][rows][blocks](&t);
    t.a += (size_t)rows * (size_t)t.k;
    t.out = (char *)t.out + (size_t)rows * t.out_stride * element_size(mode);
    if (t.row_multipliers)
      t.row_multipliers += rows;
  }
}

/// The last block, which lacks columns: each row is made whole in a buffer and only the columns that exist are copied.
static void run_last(enum mode mode, struct tile t, int32_t m, int32_t columns) {
  struct whole_block whole;
  complete(&t, columns, &whole);
  float buffer[16 * MAX_ROWS];
  char *const out = t.out;
  const size_t stride = t.out_stride * element_size(mode), bytes = (size_t)columns * element_size(mode);
  t.out = buffer;
  t.out_stride = 16;
  for (int32_t row = 0, rows; row < m; row += rows) {
    rows = m - row < MAX_ROWS ? m - row : MAX_ROWS;
    run_rows(mode, t, rows, 1);
    for (int32_t i = 0; i < rows; i++) {
      __builtin_memcpy(out + (size_t)(row + i) * stride, (char *)buffer + (size_t)i * 16 * element_size(mode), bytes);
    }
    t.a += (size_t)rows * (size_t)t.k;
    if (t.row_multipliers)
      t.row_multipliers += rows;
  }
}

/// The widest tile of this height that fits into the blocks left.
static int32_t widest(int32_t rows, int32_t blocks) {
  int32_t width = MAX_BLOCKS;
  while (width > blocks || !tiles[STATIC_SCALES][rows][width])
    width--;
  return width;
}

/// Columns outside, rows inside: weights, the larger side, are read from memory once.
static void run(enum mode mode, struct tile t, int32_t m, const dgm_affine_i8 *layer) {
  if (m < 1)
    return;
  const int32_t count = (m + MAX_ROWS - 1) / MAX_ROWS, rows = (m + count - 1) / count;
  t.k = layer->k;
  t.packed = layer->packed;
  t.column_sums = layer->column_sums;
  t.scales = layer->scales;
  t.bias = layer->bias;
  for (int32_t left = layer->n / 16, width; left > 0; left -= width) {
    width = widest(rows, left);
    run_rows(mode, t, m, width);
    t.packed += 16 * (size_t)width * (size_t)t.k;
    t.column_sums += 16 * width;
    t.scales += 16 * width;
    t.bias += 16 * width;
    t.out = (char *)t.out + 16 * (size_t)width * element_size(mode);
  }
  if (layer->n % 16)
    run_last(mode, t, m, layer->n % 16);
}

static void gemm(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, const float *row_multipliers, float *out,
                 int32_t out_stride) {
  const struct tile t = {.a = a, .row_multipliers = row_multipliers, .out = out, .out_stride = (size_t)out_stride};
  run(row_multipliers ? DYNAMIC_SCALES : STATIC_SCALES, t, m, layer);
}

static void gemm_relu_quantize(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, float multiplier,
                               uint8_t *out) {
  const struct tile t = {.a = a, .multiplier = multiplier, .out = out, .out_stride = (size_t)layer->n};
  run(RELU_QUANTIZE, t, m, layer);
}
