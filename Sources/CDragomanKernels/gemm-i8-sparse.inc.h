// Rows that are mostly zeros, as those behind a ReLU are: in the packs here 97 of 100 activations in the encoder, 84 in
// the decoder. The weights of zeros are neither read nor multiplied: dgm_spread_i8 has those of an input side by side.
// Sums are exact, so nothing depends on the way they are made. Included after the tiles of gemm-i8.inc.h. The including
// file gives
//   interleave(in, out)  four registers' bytes as quads: of a byte of each, in the order of dgm_spread_i8
//   SPARSE_PERCENT       of how many activations at most this is faster than the tiles, with m rows
//   HAS_TAKE_ACTIVE      if the path has a take_active of its own

/// So many rows at most go together, and so many of their activations. Of wider layers no path can reckon offsets.
enum { SPARSE_ROWS = 16, MOST_ACTIVE = 16384, MOST_SPARSE_N = 32767 };

/// The activations of some rows that are not zero. Those of row r are starts[r] ..< starts[r + 1]; zeros make their
/// number a multiple of four.
struct active {
  int32_t starts[SPARSE_ROWS + 1];
  uint32_t offsets[MOST_ACTIVE + 16]; ///< where the weights of its input begin
  uint8_t values[MOST_ACTIVE + 16];   ///< without the path's offset
};

#ifndef HAS_TAKE_ACTIVE
/// Appends those of sixteen activations that are not zero to `values`, which has room for all. `offset` belongs to the
/// first of them, `n` lies between two. Returns how many they are.
DGM_INLINE int32_t take_active(const uint8_t *a, uint32_t offset, uint32_t n, uint8_t *values, uint32_t *offsets) {
  int32_t count = 0;
  DGM_UNROLL for (int32_t i = 0; i < 16; i++) {
    const uint8_t value = a[i] ^ OFFSET;
    values[count] = value;
    offsets[count] = offset + (uint32_t)i * n;
    count += value != 0;
  }
  return count;
}
#endif

/// Whether the rows are worth it: they have few activations, none of which is negative.
static int32_t find_active(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, struct active *rows) {
  const int32_t k = layer->k;
  const uint32_t n = (uint32_t)layer->n;
  int32_t count = 0;
  for (int32_t row = 0; row < m; row++) {
    rows->starts[row] = count;
    for (int32_t i = 0; i < k; i += 16, a += 16)
      count += take_active(a, (uint32_t)i * n, n, rows->values + count, rows->offsets + count);
    // Already the first rows show it.
    if (count > (row + 1) * k / 100 * SPARSE_PERCENT)
      return 0;
    for (; count % 4 != 0; count++) {
      rows->values[count] = 0;
      rows->offsets[count] = 0;
    }
  }
  rows->starts[m] = count;
  uint8_t all = 0;
  for (int32_t i = 0; i < count; i++)
    all |= rows->values[i];
  return all < 128;
}

/// One row of the four blocks that `t` begins with, whose weights begin at `spread`.
DGM_INLINE void run_sparse_tile(const int mode, const struct tile *t, const int8_t *spread, const struct active *rows,
                                int32_t row) {
  vector_i32 blocks[4][VECTORS];
  const int32_t end = rows->starts[row + 1];
  DGM_UNROLL for (int v = 0; v < VECTORS; v++) {
    vector sums[4];
    DGM_UNROLL for (int b = 0; b < 4; b++) sums[b] = (vector)((vector_i32){0});
    for (int32_t i = rows->starts[row]; i < end; i += 4) {
      vector w[4], quads[4];
      DGM_UNROLL for (int j = 0; j < 4; j++) w[j] = load_vector(spread + rows->offsets[i + j] + BYTES * v);
      interleave(w, quads);
      const vector x = repeat(rows->values + i);
      DGM_UNROLL for (int b = 0; b < 4; b++) sums[b] = multiply(sums[b], x, quads[b]);
    }
    DGM_UNROLL for (int b = 0; b < 4; b++) blocks[b][v] = (vector_i32)sums[b];
  }
  DGM_UNROLL for (int b = 0; b < 4; b++) {
    i32x16 all;
    __builtin_memcpy(&all, blocks[b], sizeof all);
    const f32x16 scales = load(t->scales + 16 * b);
    const int32_t even = mode == DYNAMIC_SCALES && is_even(scales);
    const size_t at = (size_t)row * t->out_stride + 16 * (size_t)b;
    finish(mode, all, row_scales(mode, scales, t->row_multipliers, row, even), load(t->bias + 16 * b), t->multiplier,
           (char *)t->out + at * element_size(mode));
  }
}

/// Rows outside, columns inside: what a row reads of an input lies side by side.
DGM_INLINE void run_sparse(const int mode, struct tile t, int32_t m, const dgm_affine_i8 *layer,
                           const struct active *rows) {
  char *const out = t.out;
  for (int32_t row = 0; row < m; row++) {
    for (int32_t column = 0; column < layer->n; column += 64) {
      t.scales = layer->scales + column;
      t.bias = layer->bias + column;
      t.out = out + (size_t)column * element_size(mode);
      run_sparse_tile(mode, &t, layer->spread + column, rows, row);
    }
  }
}

/// Multiplies some rows if that is faster so; otherwise does nothing and says 0. Never inlined: only then is there a
/// list on the stack.
__attribute__((noinline)) static int32_t gemm_sparse(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer,
                                                     const float *row_multipliers, float *out, int32_t out_stride) {
  struct active rows;
  if (!find_active(a, m, layer, &rows))
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
  const int32_t room = MOST_ACTIVE / layer->k, most = room < SPARSE_ROWS ? room : SPARSE_ROWS;
  if (!layer->spread || most == 0 || layer->n > MOST_SPARSE_N) {
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
