#include "float64.h"

#include <stdint.h>

#pragma STDC FP_CONTRACT OFF

/// Adding and subtracting 1.5 * 2^52 rounds to a whole number, ties to even.
static double rounded(double x) {
  const double magic = 6755399441055744.0;
  const double sum = x + magic;
  return sum - magic;
}

/// 2^n for n in -1022...1023.
static double power_of_two(int64_t n) {
  const uint64_t bits = (uint64_t)(n + 1023) << 52;
  double value;
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}

double dgm_exp_f64(double x) {
  const double n = rounded(x * 0x1.71547652b82fep+0);
  // ln 2 in two parts, the first with 21 trailing zero bits: n times it is exact.
  const double r = (x - n * 0x1.62e42fee00000p-1) - n * 0x1.a39ef35793c76p-33;
  // Taylor series to r^13: with |r| <= 0.347 the rest is below 5e-18.
  double sum = 1.0;
  for (int i = 13; i >= 1; i--)
    sum = sum * r / (double)i + 1.0;
  return sum * power_of_two((int64_t)n);
}

double dgm_log_f64(double x) {
  uint64_t bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  // x = m * 2^n with m in sqrt(1/2)..<sqrt(2): subtracting the bits of sqrt(1/2) makes the exponent step there.
  const uint64_t root = 0x3FE6A09E667F3BCD;
  const int64_t n = (int64_t)(bits - root) >> 52;
  bits -= (uint64_t)n << 52;
  double m;
  __builtin_memcpy(&m, &bits, sizeof m);
  // ln m = 2 (s + s³/3 + s⁵/5 + …), |s| <= 0.172: the rest after s²¹ is below 2e-19.
  const double s = (m - 1.0) / (m + 1.0);
  double sum = 0.0;
  for (int i = 21; i >= 1; i -= 2)
    sum = sum * (s * s) + 1.0 / (double)i;
  return (double)n * 0x1.62e42fefa39efp-1 + 2.0 * s * sum;
}

void dgm_sine_cosine_f64(double x, double *sine, double *cosine) {
  const double n = rounded(x * 0x1.45f306dc9c883p-1);
  // pi / 2 in three parts of 33 bits, so that n times each of the first two is exact.
  const double r = ((x - n * 0x1.921fb54400000p+0) - n * 0x1.0b4611a600000p-34) - n * 0x1.3198a2e037073p-69;
  // Taylor series with |r| <= pi / 4: the rests are below 5e-17.
  double s = 1.0, c = 1.0;
  for (int i = 16; i >= 2; i -= 2) {
    s = 1.0 - s * (r * r) / (double)(i * (i + 1));
    c = 1.0 - c * (r * r) / (double)(i * (i - 1));
  }
  s *= r;
  const int64_t quarter = (int64_t)n & 3;
  *sine = quarter == 0 ? s : quarter == 1 ? c : quarter == 2 ? -s : -c;
  *cosine = quarter == 0 ? c : quarter == 1 ? -s : quarter == 2 ? -c : s;
}
