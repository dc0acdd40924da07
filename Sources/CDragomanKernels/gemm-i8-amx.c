#if defined(__x86_64__)
#include "gemm-i8.h"

#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF
#pragma clang attribute push(                                                                                          \
    __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,avx512vnni,amx-tile,amx-int8"))), apply_to = function)

#include "lanes.inc.h"

#define OFFSET 128
#include "gemm-i8-output.inc.h"

// The processor's eight tiles are matrices of up to 16 rows of 64 bytes. A block of the packed layout over 64 inputs
// is such a tile as it lies, and so are up to 16 rows of 64 activations. One instruction multiplies the two into a
// third, of 16 x 16 sums. Four tiles of sums are under way at a time: two strips of rows by two blocks of columns, so
// that each tile loaded is used twice, or, for a last strip alone, one by four.

enum { MAX_HEIGHT = 16, SUMS = 4, LINE = 64 };

/// Up to twelve rows are one AVX-512 tile, which is faster: half empty, the large ones take as long as full.
enum { MIN_ROWS = 13 };

/// What `ldtilecfg` reads.
struct tile_shapes {
  uint8_t palette, start_row, reserved[14];
  uint16_t row_bytes[16];
  uint8_t rows[16];
};

/// One call. Its strips have one height, so that the tiles are configured once: the last strip ends with the last row
/// and may begin within the strip before it, whose rows are then written twice, with the same bits.
struct product {
  struct tile t; ///< of the whole output
  int32_t rows, columns;
  int32_t height; ///< of a strip
  int32_t step;   ///< inputs multiplied at once: 64, or less where K is no multiple of it
};

/// Tiles 0...3 are sums, 4 and 5 activations, 6 and 7 weights.
static void configure(const struct product *p) {
  struct tile_shapes shapes = {.palette = 1};
  for (int32_t i = 0; i < 8; i++) {
    shapes.rows[i] = (uint8_t)(i < 6 ? p->height : p->step / 4);
    shapes.row_bytes[i] = (uint16_t)(i == 4 || i == 5 ? p->step : LINE);
  }
  _tile_loadconfig(&shapes);
}

/// Multiplies two strips by two blocks. `start`: a line for each block, from which its sums start.
DGM_INLINE void multiply_two(const struct product *p, const uint8_t *const a[2], const int8_t *const w[2],
                             int32_t start[2][16], int32_t sums[SUMS][16][16]) {
  const size_t k = (size_t)p->t.k, step = (size_t)p->step;
  _tile_loadd(0, start[0], 0);
  _tile_loadd(1, start[1], 0);
  _tile_loadd(2, start[0], 0);
  _tile_loadd(3, start[1], 0);
  for (size_t i = 0; i < k; i += step) {
    _tile_loadd(4, a[0] + i, k);
    _tile_loadd(6, w[0] + 16 * i, LINE);
    _tile_dpbusd(0, 4, 6);
    _tile_loadd(7, w[1] + 16 * i, LINE);
    _tile_dpbusd(1, 4, 7);
    _tile_loadd(5, a[1] + i, k);
    _tile_dpbusd(2, 5, 6);
    _tile_dpbusd(3, 5, 7);
  }
  _tile_stored(0, sums[0], LINE);
  _tile_stored(1, sums[1], LINE);
  _tile_stored(2, sums[2], LINE);
  _tile_stored(3, sums[3], LINE);
}

/// Multiplies one strip by four blocks.
DGM_INLINE void multiply_one(const struct product *p, const uint8_t *a, const int8_t *const w[4], int32_t start[4][16],
                             int32_t sums[SUMS][16][16]) {
  const size_t k = (size_t)p->t.k, step = (size_t)p->step;
  _tile_loadd(0, start[0], 0);
  _tile_loadd(1, start[1], 0);
  _tile_loadd(2, start[2], 0);
  _tile_loadd(3, start[3], 0);
  for (size_t i = 0; i < k; i += step) {
    _tile_loadd(4, a + i, k);
    _tile_loadd(6, w[0] + 16 * i, LINE);
    _tile_dpbusd(0, 4, 6);
    _tile_loadd(7, w[1] + 16 * i, LINE);
    _tile_dpbusd(1, 4, 7);
    _tile_loadd(6, w[2] + 16 * i, LINE);
    _tile_dpbusd(2, 4, 6);
    _tile_loadd(7, w[3] + 16 * i, LINE);
    _tile_dpbusd(3, 4, 7);
  }
  _tile_stored(0, sums[0], LINE);
  _tile_stored(1, sums[1], LINE);
  _tile_stored(2, sums[2], LINE);
  _tile_stored(3, sums[3], LINE);
}

/// Writes `rows` rows of sums to the block at which `t` points.
DGM_INLINE void finish_rows(const int mode, const struct tile *t, const int32_t sums[16][16], int32_t rows) {
  const f32x16 scales = load(t->scales), bias = load(t->bias);
  const int32_t even = mode == DYNAMIC_SCALES && is_even(scales);
  const float *const row_multipliers = t->row_multipliers;
  const float multiplier = t->multiplier;
  const size_t stride = t->out_stride * element_size(mode);
  char *out = t->out;
  for (int32_t row = 0; row < rows; row++, out += stride) {
    i32x16 line;
    __builtin_memcpy(&line, sums[row], sizeof line);
    finish(mode, line, row_scales(mode, scales, row_multipliers, row, even), bias, multiplier, out);
  }
}

/// As finish_rows for the last block, if it lacks columns: by way of a buffer, of which those that exist are copied.
static void finish_part(enum mode mode, struct tile t, int32_t columns, const int32_t sums[16][16], int32_t rows) {
  struct whole_block whole;
  float buffer[16 * MAX_HEIGHT];
  char *const out = t.out;
  const size_t stride = t.out_stride * element_size(mode), bytes = (size_t)columns * element_size(mode);
  complete(&t, columns, &whole);
  t.out = buffer;
  t.out_stride = 16;
  finish_rows(mode, &t, sums, rows);
  for (int32_t row = 0; row < rows; row++) {
    __builtin_memcpy(out + (size_t)row * stride, (char *)buffer + (size_t)row * 16 * element_size(mode), bytes);
  }
}

/// Writes one strip of one block.
DGM_INLINE void finish_block(const int mode, const struct product *p, int32_t row, int32_t column,
                             const int32_t sums[16][16]) {
  struct tile t = p->t;
  t.column_sums += column;
  t.scales += column;
  t.bias += column;
  if (mode == DYNAMIC_SCALES)
    t.row_multipliers += row;
  t.out = (char *)t.out + ((size_t)row * t.out_stride + (size_t)column) * element_size(mode);
  if (p->columns - column < 16)
    finish_part(mode, t, p->columns - column, sums, p->height);
  else
    finish_rows(mode, &t, sums, p->height);
}

/// All columns of the strips `strip` ..< `end`, `at_once` (one or two) at a time. Columns outside, so that weights,
/// the larger side, are read from memory once.
DGM_INLINE void run_strips(const int mode, const int at_once, const struct product *p, int32_t strip, int32_t end) {
  const int width = SUMS / at_once;
  const int32_t blocks = (p->columns + 15) / 16, last_row = p->rows - p->height;
  _Alignas(64) int32_t start[SUMS][16], sums[SUMS][16][16];
  for (int32_t block = 0; block < blocks; block += width) {
    const int8_t *w[SUMS];
    for (int32_t b = 0; b < width; b++) {
      // Blocks beyond the last one are the last one again, and not written.
      const int32_t column = 16 * (block + b < blocks ? block + b : blocks - 1);
      w[b] = p->t.packed + (size_t)column * (size_t)p->t.k;
      for (int32_t i = 0; i < 16; i++)
        start[b][i] = column + i < p->columns ? -OFFSET * p->t.column_sums[column + i] : 0;
    }
    for (int32_t s = strip; s < end; s += at_once) {
      int32_t rows[2];
      const uint8_t *a[2];
      for (int32_t i = 0; i < at_once; i++) {
        const int32_t row = (s + i) * p->height;
        rows[i] = row < last_row ? row : last_row;
        a[i] = p->t.a + (size_t)rows[i] * (size_t)p->t.k;
      }
      if (at_once == 2)
        multiply_two(p, a, w, start, sums);
      else
        multiply_one(p, a[0], w, start, sums);
      for (int32_t i = 0; i < at_once; i++) {
        for (int32_t b = 0; b < width && block + b < blocks; b++)
          finish_block(mode, p, rows[i], 16 * (block + b), sums[i * width + b]);
      }
    }
  }
}

DGM_INLINE void run_mode(const int mode, const struct product *p, int32_t strips) {
  if (strips > 1)
    run_strips(mode, 2, p, 0, strips / 2 * 2);
  if (strips % 2)
    run_strips(mode, 1, p, strips - 1, strips);
}

static void run_static(const struct product *p, int32_t strips) { run_mode(STATIC_SCALES, p, strips); }
static void run_dynamic(const struct product *p, int32_t strips) { run_mode(DYNAMIC_SCALES, p, strips); }
static void run_relu_quantize(const struct product *p, int32_t strips) { run_mode(RELU_QUANTIZE, p, strips); }

/// The largest step that fits: K is a multiple of 16.
static int32_t step_for(int32_t k) {
  int32_t step = LINE;
  while (k % step)
    step -= 16;
  return step;
}

static void run(enum mode mode, struct tile t, int32_t m, const dgm_affine_i8 *layer) {
  static void (*const kernels[MODES])(const struct product *p, int32_t strips) = {
      [STATIC_SCALES] = run_static, [DYNAMIC_SCALES] = run_dynamic, [RELU_QUANTIZE] = run_relu_quantize};
  t.k = layer->k;
  t.packed = layer->packed;
  t.column_sums = layer->column_sums;
  t.scales = layer->scales;
  t.bias = layer->bias;
  const int32_t strips = (m + MAX_HEIGHT - 1) / MAX_HEIGHT;
  const struct product p = {
      .t = t, .rows = m, .columns = layer->n, .height = (m + strips - 1) / strips, .step = step_for(t.k)};
  configure(&p);
  kernels[mode](&p, strips);
  // Else the operating system would save eight kilobytes each time it switches from this thread.
  _tile_release();
}

static void gemm(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, const float *row_multipliers, float *out,
                 int32_t out_stride) {
  if (m < MIN_ROWS) {
    dgm_i8_avx512vnni.gemm(a, m, layer, row_multipliers, out, out_stride);
    return;
  }
  const struct tile t = {.a = a, .row_multipliers = row_multipliers, .out = out, .out_stride = (size_t)out_stride};
  run(row_multipliers ? DYNAMIC_SCALES : STATIC_SCALES, t, m, layer);
}

static void gemm_relu_quantize(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, float multiplier,
                               uint8_t *out) {
  if (m < MIN_ROWS) {
    dgm_i8_avx512vnni.gemm_relu_quantize(a, m, layer, multiplier, out);
    return;
  }
  const struct tile t = {.a = a, .multiplier = multiplier, .out = out, .out_stride = (size_t)layer->n};
  run(RELU_QUANTIZE, t, m, layer);
}

static void logits(const uint8_t *a, const int8_t *rows, const int32_t *row_sums, const float *bias, int32_t k,
                   float scale, const int32_t *ids, int32_t count, float *out) {
  dgm_i8_avx512vnni.logits(a, rows, row_sums, bias, k, scale, ids, count, out);
}

const struct dgm_i8_kernels dgm_i8_amx = {gemm, gemm_relu_quantize, logits};

#pragma clang attribute pop
#endif
