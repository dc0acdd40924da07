// Lays the register tiles of a path over a product. Included after what defines TILES, MAX_ROWS, MAX_BLOCKS (see
// gemm-i8.inc.h) and run_tile(rows, blocks, splits, mode, tile).

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
    t.first_row += rows;
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
    t.first_row += rows;
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
  // Few rows wait for the weights anyway.
  t.is_alone = count == 1 && m > 3;
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

#ifdef NARROW_OFFSET
#include "gemm-i8-narrow.inc.h"
#define RUN run_narrow
#else
#define RUN run
#endif

static void gemm(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, const float *row_multipliers, float *out,
                 int32_t out_stride) {
  const struct tile t = {.a = a, .row_multipliers = row_multipliers, .out = out, .out_stride = (size_t)out_stride};
  RUN(row_multipliers ? DYNAMIC_SCALES : STATIC_SCALES, t, m, layer);
}

static void gemm_relu_quantize(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, float multiplier,
                               uint8_t *out) {
  const struct tile t = {.a = a, .multiplier = multiplier, .out = out, .out_stride = (size_t)layer->n};
  RUN(RELU_QUANTIZE, t, m, layer);
}
