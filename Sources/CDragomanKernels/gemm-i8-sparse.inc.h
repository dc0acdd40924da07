// Rows that are mostly zeros, as those behind a ReLU are: nineteen of twenty activations in the packs here; seven of
// eight quads of them in the encoder, half of them in the decoder. The weights of zeros are neither read nor
// multiplied. Sums are exact, so nothing depends on the way they are made. Included after the tiles of gemm-i8.inc.h.
// The including file gives
//   SPARSE_BLOCKS, SPARSE_SPLITS  the tile of one row: its blocks, and into how many sums the quads are split
//   SPARSE_LEAST_ROWS             from how many rows on this is faster than the tiles of all, besides for one: in
//   between
//                                 fast paths wait for the weights, which are fetched ahead where all are read
//   SPARSE_PERCENT                of how many quads at most it is, with m rows
//   HAS_TAKE_QUADS                if the path has a take_quads of its own

/// Narrower layers have no ReLU before them. So many rows read a block from the first-level cache.
enum { LEAST_SPARSE_K = 1024, SPARSE_ROWS = 16 };

#ifndef HAS_TAKE_QUADS
/// Appends those of sixteen quads that are not zero to `quads`, which has room for all, and their numbers to `places`.
/// Returns how many they are.
DGM_INLINE int32_t take_quads(const uint8_t *a, int32_t place, uint32_t *quads, uint16_t *places) {
  int32_t count = 0;
  DGM_UNROLL for (int32_t i = 0; i < 16; i++) {
    uint32_t quad;
    __builtin_memcpy(&quad, a + 4 * i, sizeof quad);
    quad ^= OFFSET * 0x01010101u;
    quads[count] = quad;
    places[count] = (uint16_t)(place + i);
    count += quad != 0;
  }
  return count;
}
#endif

/// Whether the rows are worth it: they have few quads, and no activation is negative.
static int32_t find_quads(const uint8_t *a, int32_t m, int32_t k, struct quads *rows) {
  const int64_t most = (int64_t)m * (k / 4) * SPARSE_PERCENT / 100;
  int32_t count = 0;
  for (int32_t row = 0; row < m; row++) {
    rows->starts[row] = count;
    for (int32_t i = 0; i < k / 4; i += 16, a += 64)
      count += take_quads(a, i, rows->values + count, rows->places + count);
    if (count > most)
      return 0;
    for (; count % SPARSE_SPLITS != 0; count++) {
      rows->values[count] = 0;
      rows->places[count] = 0;
    }
  }
  rows->starts[m] = count;
  uint32_t all = 0;
  for (int32_t i = 0; i < count; i++)
    all |= rows->values[i];
  return (all & 0x80808080u) == 0;
}

/// One row of the blocks that `t` begins with.
DGM_INLINE void run_sparse_tile(const int blocks, const int mode, const struct tile *t, const struct quads *rows,
                                int32_t row) {
  vector sums[SPARSE_BLOCKS][VECTORS][SPARSE_SPLITS];
  DGM_UNROLL for (int b = 0; b < blocks; b++) {
    DGM_UNROLL for (int v = 0; v < VECTORS; v++) {
      DGM_UNROLL for (int s = 0; s < SPARSE_SPLITS; s++) sums[b][v][s] = (vector)((vector_i32){0});
    }
  }
  const size_t k = (size_t)t->k;
  const int32_t end = rows->starts[row + 1];
  for (int32_t i = rows->starts[row]; i < end; i += SPARSE_SPLITS) {
    DGM_UNROLL for (int s = 0; s < SPARSE_SPLITS; s++) {
      const vector x = repeat((const uint8_t *)(rows->values + i + s));
      const int8_t *packed = t->packed + 64 * (size_t)rows->places[i + s];
      DGM_UNROLL for (int b = 0; b < blocks; b++) {
        DGM_UNROLL for (int v = 0; v < VECTORS; v++) {
          sums[b][v][s] = multiply(sums[b][v][s], x, load_vector(packed + 16 * k * (size_t)b + BYTES * v));
        }
      }
    }
  }
  DGM_UNROLL for (int b = 0; b < blocks; b++) {
    vector_i32 block[VECTORS];
    DGM_UNROLL for (int v = 0; v < VECTORS; v++) {
      block[v] = (vector_i32)sums[b][v][0];
      DGM_UNROLL for (int s = 1; s < SPARSE_SPLITS; s++) block[v] += (vector_i32)sums[b][v][s];
    }
    i32x16 all;
    __builtin_memcpy(&all, block, sizeof all);
    const f32x16 scales = load(t->scales + 16 * b);
    const int32_t even = mode == DYNAMIC_SCALES && is_even(scales);
    const size_t at = (size_t)row * t->out_stride + 16 * (size_t)b;
    finish(mode, all, row_scales(mode, scales, t->row_multipliers, row, even), load(t->bias + 16 * b), t->multiplier,
           (char *)t->out + at * element_size(mode));
  }
}

/// Columns outside, rows inside: what several rows read of a block comes from the first-level cache.
DGM_INLINE void run_sparse(const int mode, struct tile t, int32_t m, const dgm_affine_i8 *layer,
                           const struct quads *rows) {
  t.k = layer->k;
  for (int32_t column = 0, blocks; column < layer->n; column += 16 * blocks) {
    blocks = layer->n - column >= 16 * SPARSE_BLOCKS ? SPARSE_BLOCKS : 1;
    t.packed = layer->packed + (size_t)column * (size_t)t.k;
    t.scales = layer->scales + column;
    t.bias = layer->bias + column;
    for (int32_t row = 0; row < m; row++) {
      if (blocks == SPARSE_BLOCKS)
        run_sparse_tile(SPARSE_BLOCKS, mode, &t, rows, row);
      else
        run_sparse_tile(1, mode, &t, rows, row);
    }
    t.out = (char *)t.out + (size_t)(16 * blocks) * element_size(mode);
  }
}

/// Multiplies some rows if that is faster so; otherwise does nothing and says 0. Never inlined: only then is there a
/// list on the stack.
__attribute__((noinline)) static int32_t gemm_sparse(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer,
                                                     const float *row_multipliers, float *out, int32_t out_stride) {
  struct quads rows;
  if (!find_quads(a, m, layer->k, &rows))
    return 0;
  const struct tile t = {.row_multipliers = row_multipliers, .out = out, .out_stride = (size_t)out_stride};
  if (row_multipliers)
    run_sparse(DYNAMIC_SCALES, t, m, layer, &rows);
  else
    run_sparse(STATIC_SCALES, t, m, layer, &rows);
  return 1;
}

static void gemm_rows(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, const float *row_multipliers, float *out,
                      int32_t out_stride) {
  const int32_t room = 4 * MOST_QUADS / layer->k, most = room < SPARSE_ROWS ? room : SPARSE_ROWS;
  if (layer->k < LEAST_SPARSE_K || layer->k % 64 || layer->n % 16 || (m > 1 && m < SPARSE_LEAST_ROWS)) {
    gemm(a, m, layer, row_multipliers, out, out_stride);
    return;
  }
  for (int32_t taken; m > 0; m -= taken) {
    taken = m < most ? m : most;
    if (!gemm_sparse(a, taken, layer, row_multipliers, out, out_stride))
      gemm(a, taken, layer, row_multipliers, out, out_stride);
    a += (size_t)taken * (size_t)layer->k;
    out += (size_t)taken * (size_t)out_stride;
    if (row_multipliers)
      row_multipliers += taken;
  }
}
