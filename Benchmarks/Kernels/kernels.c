// Times the int8 product of each kernel path for the shapes of a small translation model, beside what the path's
// instructions can do from registers, in turn. Prints one JSON object a line.
#include "dragoman-kernels.h"
#include "peaks.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 15, WIDEST = 1536, MOST_ROWS = 64 };
/// Each timing takes about this long, so that the clock's own time does not count.
static const double least_seconds = 0.002;

static const char *const names[] = {"plain",       "ssse3",    "avx2",         "avx-vnni",
                                    "avx512-vnni", "amx-int8", "neon-dotprod", "neon-i8mm"};
enum { PATHS = sizeof names / sizeof *names };

enum activations {
  BELL,      ///< a deviation of 24, as before a ReLU: two in a hundred quads go beyond 64
  RECTIFIED, ///< as behind a ReLU: of eight activations seven are zero
  ACTIVATIONS
};

struct shape {
  int32_t m, k, n, activations;
};
static const struct shape shapes[] = {{1, 256, 1536, BELL},      {1, 1536, 256, BELL},      {8, 256, 1536, BELL},
                                      {8, 1536, 256, BELL},      {16, 256, 768, BELL},      {64, 256, 256, BELL},
                                      {64, 256, 1536, BELL},     {64, 1536, 256, BELL},     {1, 1536, 256, RECTIFIED},
                                      {8, 1536, 256, RECTIFIED}, {64, 1536, 256, RECTIFIED}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static _Alignas(64) int8_t w[WIDEST * WIDEST], packed[WIDEST * WIDEST], spread[WIDEST * WIDEST];
static uint8_t a[ACTIVATIONS][MOST_ROWS * WIDEST];
static float scales[WIDEST], bias[WIDEST], out[MOST_ROWS * WIDEST];
static int32_t sums[WIDEST];

/// Fills the activations, as the path stores them.
static void fill(int32_t path) {
  const int32_t offset = dgm_activation_offset(path);
  uint32_t state = 1;
  for (int32_t i = 0; i < MOST_ROWS * WIDEST; i++) {
    int32_t sum = offset;
    for (int32_t j = 0; j < 4; j++) {
      state = state * 1664525u + 1013904223u;
      sum += (int32_t)(state >> 16) % 43 - 21;
    }
    a[BELL][i] = (uint8_t)sum;
    a[RECTIFIED][i] = (uint8_t)(offset + ((uint32_t)i * 2654435761u >> 29 ? 0 : i % 128));
  }
}

/// Operations per second of one shape.
static double product_rate(int32_t path, struct shape shape) {
  const dgm_affine_i8 layer = {packed, shape.k > 1024 ? spread : NULL, sums, scales, bias, shape.n, shape.k};
  const double operations = 2.0 * shape.m * shape.k * shape.n;
  int64_t count = 0;
  const double start = now();
  double spent;
  do {
    for (int32_t i = 0; i < 4; i++, count++)
      dgm_gemm_i8(path, a[shape.activations], shape.m, &layer, NULL, out, shape.n);
    spent = now() - start;
  } while (spent < least_seconds);
  return operations * (double)count / spent;
}

/// Operations per second from registers; 0 without a mix.
static double peak_rate(int32_t path) {
  double operations = 0, spent;
  const double start = now();
  do {
    operations += dgm_peak_run(path, 1000);
    spent = now() - start;
  } while (spent < least_seconds);
  return operations / spent;
}

int main(void) {
  for (size_t i = 0; i < sizeof w; i++)
    w[i] = (int8_t)(i * 31 % 255 - 127);
  for (int32_t i = 0; i < WIDEST; i++)
    scales[i] = 0.001f;
  dgm_pack_i8(w, 0, WIDEST, WIDEST, packed, sums);
  dgm_spread_i8(w, 256, WIDEST, spread);
  static double best[PATHS][SHAPES], peak[PATHS];
  for (int32_t round = 0; round < ROUNDS; round++) {
    for (int32_t path = 0; path < PATHS; path++) {
      if (!dgm_path_supported(path))
        continue;
      fill(path);
      const double found = peak_rate(path);
      peak[path] = found > peak[path] ? found : peak[path];
      for (int32_t shape = 0; shape < SHAPES; shape++) {
        const double rate = product_rate(path, shapes[shape]);
        best[path][shape] = rate > best[path][shape] ? rate : best[path][shape];
      }
    }
  }
  for (int32_t path = 0; path < PATHS; path++) {
    for (int32_t shape = 0; dgm_path_supported(path) && shape < SHAPES; shape++) {
      printf("{\"path\": \"%s\", \"m\": %d, \"k\": %d, \"n\": %d, \"zeros\": %s, \"gigaoperations\": %.1f, \"peak\": "
             "%.1f}\n",
             names[path], shapes[shape].m, shapes[shape].k, shapes[shape].n,
             shapes[shape].activations == RECTIFIED ? "true" : "false", best[path][shape] / 1e9, peak[path] / 1e9);
    }
  }
  return 0;
}
