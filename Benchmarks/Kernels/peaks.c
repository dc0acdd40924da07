#include "peaks.h"

#include "dragoman-kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

// As many sums as hide the latency, kept in registers by the empty assembly, which pretends to change them.
#define KEEP(SUMS, COUNT, CONSTRAINT)                                                                                  \
  _Pragma("clang loop unroll(full)") for (int i = 0; i < COUNT; i++) __asm__ volatile("" : "+" CONSTRAINT(SUMS[i]))

/// Sixteen-bit products as the kernels make them: multiply and add pairs, add pairs, add. 16 lanes of 4.
__attribute__((target("ssse3"))) static double run_ssse3(int64_t rounds) {
  __m128i sums[6] = {0}, x = _mm_set1_epi8(3), w = _mm_set1_epi8(5), ones = _mm_set1_epi16(1);
  for (int64_t round = 0; round < rounds; round++) {
    _Pragma("clang loop unroll(full)") for (int i = 0; i < 6; i++) {
      __asm__ volatile("" : "+x"(x));
      sums[i] = _mm_add_epi32(sums[i], _mm_madd_epi16(_mm_maddubs_epi16(x, w), ones));
    }
    KEEP(sums, 6, "x");
  }
  return (double)rounds * 6 * 16 * 2;
}

__attribute__((target("avx2"))) static double run_avx2(int64_t rounds) {
  __m256i sums[8] = {0}, x = _mm256_set1_epi8(3), w = _mm256_set1_epi8(5), ones = _mm256_set1_epi16(1);
  for (int64_t round = 0; round < rounds; round++) {
    _Pragma("clang loop unroll(full)") for (int i = 0; i < 8; i++) {
      __asm__ volatile("" : "+x"(x));
      sums[i] = _mm256_add_epi32(sums[i], _mm256_madd_epi16(_mm256_maddubs_epi16(x, w), ones));
    }
    KEEP(sums, 8, "x");
  }
  return (double)rounds * 8 * 32 * 2;
}

__attribute__((target("avx2,avxvnni"))) static double run_avxvnni(int64_t rounds) {
  __m256i sums[12] = {0}, x = _mm256_set1_epi8(3), w = _mm256_set1_epi8(5);
  for (int64_t round = 0; round < rounds; round++) {
    _Pragma("clang loop unroll(full)") for (int i = 0; i < 12; i++) sums[i] = _mm256_dpbusd_avx_epi32(sums[i], x, w);
    KEEP(sums, 12, "x");
  }
  return (double)rounds * 12 * 32 * 2;
}

__attribute__((target("avx512f,avx512bw,avx512vl,avx512vnni"))) static double run_avx512vnni(int64_t rounds) {
  __m512i sums[12] = {0}, x = _mm512_set1_epi8(3), w = _mm512_set1_epi8(5);
  for (int64_t round = 0; round < rounds; round++) {
    _Pragma("clang loop unroll(full)") for (int i = 0; i < 12; i++) sums[i] = _mm512_dpbusd_epi32(sums[i], x, w);
    KEEP(sums, 12, "v");
  }
  return (double)rounds * 12 * 64 * 2;
}

/// Four sums of 16 x 16 from two tiles of 16 rows and two of 16 columns, 64 inputs each.
__attribute__((target("amx-int8,amx-tile"))) static double run_amx(int64_t rounds) {
  static const struct {
    uint8_t palette, start, zeros[14];
    uint16_t bytes[16];
    uint8_t rows[16];
  } layout = {.palette = 1, .bytes = {64, 64, 64, 64, 64, 64, 64, 64}, .rows = {16, 16, 16, 16, 16, 16, 16, 16}};
  _tile_loadconfig(&layout);
  for (int64_t round = 0; round < rounds; round++) {
    _tile_dpbusd(0, 4, 6);
    _tile_dpbusd(1, 4, 7);
    _tile_dpbusd(2, 5, 6);
    _tile_dpbusd(3, 5, 7);
  }
  _tile_release();
  return (double)rounds * 4 * 16 * 16 * 64 * 2;
}
#endif

double dgm_peak_run(int32_t path, int64_t rounds) {
  switch (path) {
#if defined(__x86_64__)
  case DGM_PATH_SSSE3:
    return run_ssse3(rounds);
  case DGM_PATH_AVX2:
    return run_avx2(rounds);
  case DGM_PATH_AVXVNNI:
    return run_avxvnni(rounds);
  case DGM_PATH_AVX512VNNI:
    return run_avx512vnni(rounds);
  case DGM_PATH_AMX:
    return run_amx(rounds);
#endif
  default:
    (void)rounds;
    return 0;
  }
}
