// One row that is mostly zeros, as rows behind a ReLU are: nineteen of twenty activations in the packs here, and four
// of five quads of them. One row waits for its weights, so those of zeros are not read: a step of the decoder then fits
// into the second-level cache. Sums are exact, so nothing depends on the way they are made. Included after the tiles of
// gemm-i8.inc.h.

/// Narrower layers have no ReLU before them, and of wider ones the list has no room.
enum { LEAST_SPARSE_K = 1024, MOST_SPARSE_K = 8192 };

/// The quads of a row that are not all zero, without the path's offset.
struct sparse_row {
  int32_t count;
  int32_t places[MOST_SPARSE_K / 4]; ///< the first input of each
  uint8_t quads[MOST_SPARSE_K];
};

/// Whether the row is worth it: no more than half of its quads are there, and none of its activations needs the offset.
static int32_t find_quads(const uint8_t *a, int32_t k, struct sparse_row *row) {
  const uint32_t offset = OFFSET * 0x01010101u;
  uint32_t negative = 0;
  int32_t count = 0;
  for (int32_t i = 0; i < k; i += 4) {
    uint32_t quad;
    __builtin_memcpy(&quad, a + i, sizeof quad);
    quad ^= offset;
    __builtin_memcpy(row->quads + 4 * count, &quad, sizeof quad);
    row->places[count] = i;
    count += quad != 0;
    negative |= quad;
  }
  row->count = count;
  // Paths without an offset multiply signed by signed.
  return 8 * count <= k && (OFFSET == 0 || !(negative & offset));
}

DGM_INLINE void run_sparse_tile(const int blocks, const int mode, const struct tile *t, const struct sparse_row *row) {
  vector sums[MAX_BLOCKS][VECTORS];
  DGM_UNROLL for (int b = 0; b < blocks; b++) {
    DGM_UNROLL for (int v = 0; v < VECTORS; v++) sums[b][v] = (vector)((vector_i32){0});
  }
  const size_t k = (size_t)t->k;
  for (int32_t i = 0; i < row->count; i++) {
    const vector x = repeat(row->quads + 4 * i);
    const int8_t *packed = t->packed + 16 * (size_t)row->places[i];
    DGM_UNROLL for (int b = 0; b < blocks; b++) {
      DGM_UNROLL for (int v = 0; v < VECTORS; v++) {
        sums[b][v] = multiply(sums[b][v], x, load_vector(packed + 16 * k * (size_t)b + BYTES * v));
      }
    }
  }
  DGM_UNROLL for (int b = 0; b < blocks; b++) {
    i32x16 all;
    __builtin_memcpy(&all, sums[b], sizeof all);
    const f32x16 scales = load(t->scales + 16 * b);
    finish(mode, all, row_scales(mode, scales, t->row_multipliers, 0, mode == DYNAMIC_SCALES && is_even(scales)),
           load(t->bias + 16 * b), t->multiplier, (char *)t->out + 16 * (size_t)b * element_size(mode));
  }
}

DGM_INLINE void run_sparse(const int mode, struct tile t, const dgm_affine_i8 *layer, const struct sparse_row *row) {
  t.k = layer->k;
  for (int32_t column = 0; column < layer->n;) {
    const int whole = layer->n - column >= 16 * MAX_BLOCKS;
    t.packed = layer->packed + (size_t)column * (size_t)t.k;
    t.scales = layer->scales + column;
    t.bias = layer->bias + column;
    if (whole)
      run_sparse_tile(MAX_BLOCKS, mode, &t, row);
    else
      run_sparse_tile(1, mode, &t, row);
    const int32_t done = whole ? 16 * MAX_BLOCKS : 16;
    t.out = (char *)t.out + (size_t)done * element_size(mode);
    column += done;
  }
}

/// Multiplies one row if that is faster so; otherwise does nothing and says 0.
static int32_t gemm_sparse(const uint8_t *a, const dgm_affine_i8 *layer, const float *row_multipliers, float *out) {
  if (layer->k < LEAST_SPARSE_K || layer->k > MOST_SPARSE_K || layer->n % 16)
    return 0;
  struct sparse_row row;
  if (!find_quads(a, layer->k, &row))
    return 0;
  const struct tile t = {.row_multipliers = row_multipliers, .out = out};
  if (row_multipliers)
    run_sparse(DYNAMIC_SCALES, t, layer, &row);
  else
    run_sparse(STATIC_SCALES, t, layer, &row);
  return 1;
}

static void gemm_rows(const uint8_t *a, int32_t m, const dgm_affine_i8 *layer, const float *row_multipliers, float *out,
                      int32_t out_stride) {
  if (m != 1 || !gemm_sparse(a, layer, row_multipliers, out))
    gemm(a, m, layer, row_multipliers, out, out_stride);
}
