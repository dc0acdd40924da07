// The int8 kernels of one path: register tiles over the packed layout, and the driver that lays them out.
//
// Included within the path's target attribute, after lanes.inc.h. The including file gives
//   vector               an integer register
//   VECTORS              registers for sixteen int32: a block of sixteen columns
//   OFFSET               the path's activation offset
//   NARROW_OFFSET        if the path narrows activations, see gemm-i8-narrow.inc.h: the offset that they then have
//   PREFETCHES           whether the path is fast enough to wait for its weights
//   MAX_ROWS, MAX_BLOCKS the largest tile in each direction
//   TILES(X, MODE)       X(rows, blocks, splits, MODE) for each tile: its size, and into how many sums k is split.
//                        All heights to MAX_ROWS; each with one block; and above MAX_ROWS / 2 with the same numbers of
//                        blocks as the height below, which it is mixed with.
//   multiply(sums, x, w) sums + four-wise dot products of activations x with weights w: x as tiles read it, or 0...127
//   multiply_stored(sums, x, w)  the same with x as the path stores it
//   reduce(sums)         the lanes of each of the LANES registers `sums`, added up, as one register
//   DGM_I8               the name of the table
// A tile's accumulators stay in registers from the first product to the finished output.

enum { LANES = 16 / VECTORS, BYTES = 4 * LANES, MAX_SPLITS = 4 };

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

#ifdef NARROW_OFFSET
enum { TILE_OFFSET = NARROW_OFFSET };

/// Adds what narrowing has taken from a row.
DGM_INLINE void add_rest(const int blocks, const struct tile *t, int32_t row, vector sums[][VECTORS][MAX_SPLITS]) {
  const int32_t end = t->rest->starts[row + 1];
  for (int32_t i = t->rest->starts[row]; i < end; i++) {
    const vector x = repeat((const uint8_t *)(t->rest->values + i));
    const int8_t *packed = t->packed + 64 * (size_t)t->rest->places[i];
    DGM_UNROLL for (int b = 0; b < blocks; b++) {
      DGM_UNROLL for (int v = 0; v < VECTORS; v++) {
        const vector w = load_vector(packed + 16 * (size_t)t->k * (size_t)b + BYTES * v);
        sums[b][v][0] = multiply_stored(sums[b][v][0], x, w);
      }
    }
  }
}
#else
enum { TILE_OFFSET = OFFSET };
#endif

DGM_INLINE void run_tile(const int rows, const int blocks, const int splits, const int mode, const struct tile *t) {
  vector sums[MAX_ROWS][MAX_BLOCKS][VECTORS][MAX_SPLITS];
  DGM_UNROLL for (int b = 0; b < blocks; b++) {
    DGM_UNROLL for (int v = 0; v < VECTORS; v++) {
      // The offset's share of the sum is known before it starts: offset times the column's sum.
      const vector_i32 columns = (vector_i32)load_vector(t->column_sums + 16 * b + LANES * v);
      DGM_UNROLL for (int r = 0; r < rows; r++) {
        sums[r][b][v][0] = (vector)(columns * -TILE_OFFSET);
        DGM_UNROLL for (int s = 1; s < splits; s++) sums[r][b][v][s] = (vector)((vector_i32){0});
      }
    }
  }
  const size_t k = (size_t)t->k;
  const uint8_t *a = t->a;
  const int8_t *packed = t->packed;
  // The next tile's weights, where tiles are short: the processor's own prefetching ends with the page, and a block of
  // K = 256 is one. Of long tiles there is no room for two in the first-level cache.
  const int fetches_next = PREFETCHES && t->is_alone && 16 * k * (size_t)blocks <= 12288;
  // Unrolled, so that the end of the loop is foreseen: a tile of K = 256 is over in 300 cycles.
  _Pragma("clang loop unroll_count(4)") for (size_t i = 0; i < k;
                                             i += 4 * splits, a += 4 * splits, packed += 64 * splits) {
    DGM_UNROLL for (int s = 0; s < splits; s++) {
      if (fetches_next) {
        DGM_UNROLL for (int b = 0; b < blocks; b++) __builtin_prefetch(packed + 16 * k * (size_t)(blocks + b) + 64 * s);
      }
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
#ifdef NARROW_OFFSET
  DGM_UNROLL for (int r = 0; r < rows; r++) add_rest(blocks, t, t->first_row + r, sums[r]);
#endif
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

#include "gemm-i8-driver.inc.h"

#include "gemm-i8-sparse.inc.h"
