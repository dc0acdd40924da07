/// Float to int8 for one value, as every path rounds it.
#ifndef DGM_QUANTIZE_H
#define DGM_QUANTIZE_H

#include <stdint.h>

/// clamp(rint(value), -127, 127), rint to nearest even; -127 for NaN. The caller switches contraction off.
///
/// The bounds are whole numbers, so clamping first is the same. Adding 1.5 * 2^23 then rounds to a whole number,
/// ties to even, which stands in the low bits of the sum.
static inline int32_t dgm_round_i8(float value) {
  const float magic = 12582912.0f;
  value = value > -127.0f ? value : -127.0f;
  value = value < 127.0f ? value : 127.0f;
  const float sum = value + magic;
  int32_t bits;
  __builtin_memcpy(&bits, &sum, sizeof bits);
  return bits - 0x4B400000;
}

#endif
