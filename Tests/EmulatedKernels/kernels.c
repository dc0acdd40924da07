// Runs every kernel on every path of the processor it finds itself on, and compares each result with the plain path's,
// bit for bit. Prints the chosen path and a digest of the plain results: the same on every processor there is.
//
// A program of its own, since tools/ci/emulated-arm64 compiles it for arm64, for which Swift's tests cannot be built
// here. On x86-64 the Swift tests say more; there it gives the digest to compare with.
#include "dragoman-kernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ROWS = 13, WIDEST = 1536, MOST_COLUMNS = 100, LAST_PATH = DGM_PATH_I8MM };

static const uint64_t seed = 6;
static uint64_t digest = 0xcbf29ce484222325;

/// SplitMix64.
static uint64_t next(void) {
  static uint64_t state = seed;
  uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static float number(void) { return (float)(next() >> 40) * 0x1p-22f - 2.0f; }

static void fill(float *x, int32_t count) {
  for (int32_t i = 0; i < count; i++)
    x[i] = number();
}

/// One kernel's result on `path`: with the plain path, which comes first, it is kept; later ones must equal it.
static void expect_same(const char *kernel, int32_t path, const void *result, size_t size) {
  static unsigned char plain[sizeof(float) * MOST_ROWS * WIDEST];
  if (size > sizeof plain)
    abort();
  if (path == DGM_PATH_PLAIN) {
    memcpy(plain, result, size);
    for (size_t i = 0; i < size; i++)
      digest = (digest ^ plain[i]) * 0x100000001b3;
  } else if (memcmp(plain, result, size) != 0) {
    fprintf(stderr, "%s, %zu bytes, differs on path %d from the plain path, seed %llu\n", kernel, size, path,
            (unsigned long long)seed);
    exit(1);
  }
}

#define FOR_EACH_PATH                                                                                                  \
  for (int32_t path = DGM_PATH_PLAIN; path <= LAST_PATH; path++)                                                       \
    if (dgm_path_supported(path))

/// Activations as `path` stores them.
static const uint8_t *stored(int32_t path, const int8_t *x, int32_t count) {
  static uint8_t a[MOST_ROWS * WIDEST];
  for (int32_t i = 0; i < count; i++)
    a[i] = (uint8_t)(x[i] + dgm_activation_offset(path));
  return a;
}

/// Products of the rows x `[m][k]` with an affine layer.
static void compare_products(const int8_t *x, int32_t m, const dgm_affine_i8 *layer) {
  static float out[MOST_ROWS * MOST_COLUMNS], multipliers[MOST_ROWS];
  static uint8_t bytes[MOST_ROWS * MOST_COLUMNS];
  const int32_t n = layer->n, inputs = m * layer->k;
  const size_t size = sizeof(float) * (size_t)m * (size_t)n;
  for (int32_t i = 0; i < m; i++)
    multipliers[i] = 20.0f + number();
  FOR_EACH_PATH {
    dgm_gemm_i8(path, stored(path, x, inputs), m, layer, NULL, out, n);
    expect_same("dgm_gemm_i8, static scales", path, out, size);
  }
  FOR_EACH_PATH {
    dgm_gemm_i8(path, stored(path, x, inputs), m, layer, multipliers, out, n);
    expect_same("dgm_gemm_i8, dynamic scales", path, out, size);
  }
  FOR_EACH_PATH {
    dgm_gemm_i8_relu_quantize(path, stored(path, x, inputs), m, layer, 3.0f, bytes);
    for (int32_t i = 0; i < m * n; i++)
      bytes[i] = (uint8_t)(bytes[i] - dgm_activation_offset(path));
    expect_same("dgm_gemm_i8_relu_quantize", path, bytes, (size_t)m * (size_t)n);
  }
}

/// All kernels of int8 weights `[n][k]`, of which some are -128, over `m` rows.
static void test_products(int32_t m, int32_t n, int32_t k) {
  static int8_t w[MOST_COLUMNS * WIDEST], packed[(MOST_COLUMNS + 16) * WIDEST], spread[MOST_COLUMNS * WIDEST],
      x[MOST_ROWS * WIDEST];
  static float scales[MOST_COLUMNS], bias[MOST_COLUMNS], out[MOST_COLUMNS];
  static int32_t sums[MOST_COLUMNS], ids[MOST_COLUMNS];
  for (int32_t i = 0; i < n * k; i++)
    w[i] = (int8_t)(next() >> 56);
  for (int32_t i = 0; i < m * k; i++)
    x[i] = (int8_t)((int32_t)(next() % 255) - 127);
  // The greatest sums there are.
  memset(w, -128, (size_t)k);
  memset(x, next() % 2 ? 127 : -127, (size_t)k);
  fill(bias, n);
  for (int32_t j = 0; j < n; j++) {
    scales[j] = 0.001f + (float)(next() >> 40) * 0x1p-32f;
    ids[j] = (int32_t)(next() % (uint64_t)n);
  }
  dgm_pack_i8(w, 0, n, k, packed, sums);
  if (n % 64 == 0)
    dgm_spread_i8(w, n, k, spread);
  const dgm_affine_i8 layer = {packed, n % 64 == 0 ? spread : NULL, sums, scales, bias, n, k};
  compare_products(x, m, &layer);
  // Rows behind a ReLU.
  for (int32_t i = 0; i < m * k; i++)
    x[i] = (int8_t)(next() % 16 ? 0 : next() % 128);
  compare_products(x, m, &layer);
  FOR_EACH_PATH {
    dgm_logits_i8(path, stored(path, x, k), w, sums, bias, k, 0.01f, ids, n, out);
    expect_same("dgm_logits_i8", path, out, sizeof(float) * (size_t)n);
  }
}

static void test_rows(int32_t m, int32_t d) {
  static float x[MOST_ROWS * WIDEST], gain[WIDEST], bias[WIDEST], gates[2 * MOST_ROWS * WIDEST],
      cells[MOST_ROWS * WIDEST];
  static float out[MOST_ROWS * WIDEST];
  int32_t slots[MOST_ROWS];
  fill(x, m * d);
  fill(gain, d);
  fill(bias, d);
  fill(gates, 2 * m * d);
  for (int32_t i = 0; i < m; i++)
    slots[i] = m - 1 - i;
  const size_t size = sizeof(float) * (size_t)m * (size_t)d;
  FOR_EACH_PATH {
    dgm_layer_norm(path, x, NULL, gain, bias, 1e-6f, m, d, out);
    expect_same("dgm_layer_norm", path, out, size);
  }
  for (int32_t activation = DGM_RELU; activation <= DGM_GELU_SIGMOID; activation++) {
    FOR_EACH_PATH {
      memcpy(out, x, size);
      dgm_activate(path, activation, out, m * d);
      expect_same("dgm_activate", path, out, size);
    }
  }
  FOR_EACH_PATH {
    memset(cells, 0, size);
    dgm_ssru(path, gates, cells, slots, m, d, out);
    dgm_ssru(path, gates, cells, slots, m, d, out);
    expect_same("dgm_ssru", path, out, size);
  }
  FOR_EACH_PATH {
    const float found[] = {dgm_max_abs(path, x, m * d), dgm_log_sum_exp(path, x, m * d),
                           (float)dgm_argmax(path, x, m * d)};
    expect_same("dgm_max_abs, dgm_log_sum_exp, dgm_argmax", path, found, sizeof found);
  }
}

static void test_attention(int32_t m, int32_t d, int32_t length) {
  static float q[MOST_ROWS * WIDEST], rows[MOST_ROWS * WIDEST], keys[WIDEST * 16], out[MOST_ROWS * WIDEST], scratch[16];
  dgm_memory memories[MOST_ROWS];
  fill(q, m * d);
  fill(rows, length * d);
  FOR_EACH_PATH {
    dgm_transpose_keys(path, rows, d, length, d, 16, keys);
    for (int32_t i = 0; i < m; i++)
      memories[i] = (dgm_memory){keys, rows, 16, length};
    dgm_attention(path, q, d, memories, d, m, d, 8, 0.1f, scratch, out, NULL, 0);
    expect_same("dgm_attention", path, out, sizeof(float) * (size_t)m * (size_t)d);
  }
}

int main(void) {
  static const int32_t widths[] = {16, 32, 48, 256, 1536}, columns[] = {1, 15, 16, 17, 32, 40, 64, MOST_COLUMNS};
  for (int32_t m = 1; m <= MOST_ROWS; m++) {
    for (size_t n = 0; n < sizeof columns / sizeof *columns; n++) {
      for (size_t k = 0; k < sizeof widths / sizeof *widths; k++)
        test_products(m, columns[n], widths[k]);
    }
    test_rows(m, 256);
    test_attention(m, 256, m);
  }
  printf("path %d, digest %016llx\n", dgm_path_best(), (unsigned long long)digest);
}
