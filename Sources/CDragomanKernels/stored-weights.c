// Weights as files store them: checks, and other number types as float32.
#include "dragoman-kernels.h"

#include <math.h>
#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "model files are little-endian and used where they lie");

int32_t dgm_is_symmetric_i8(const int8_t *x, int64_t count) {
  int32_t found = 0;
  for (int64_t i = 0; i < count; i++)
    found |= x[i] == -128;
  return !found;
}

/// IEEE 754 binary16 to binary32, exact. Subnormals are brought into range by one multiplication with a power of two.
static inline float widen(uint16_t half) {
  uint32_t sign = (uint32_t)(half & 0x8000) << 16, magnitude = half & 0x7fff, bits;
  float value;
  if (magnitude >= 0x7c00) {
    bits = sign | 0x7f800000 | (magnitude & 0x3ff) << 13;
  } else {
    bits = magnitude << 13;
    memcpy(&value, &bits, sizeof value);
    value *= 0x1p112f; // the difference of the two exponent biases
    memcpy(&bits, &value, sizeof bits);
    bits |= sign;
  }
  memcpy(&value, &bits, sizeof value);
  return value;
}

void dgm_widen_f16(const void *in, int64_t count, float *out) {
  for (int64_t i = 0; i < count; i++) {
    uint16_t half;
    memcpy(&half, (const char *)in + i * 2, sizeof half);
    out[i] = widen(half);
  }
}

void dgm_widen_i16(const void *in, int64_t count, float scale, float *out) {
  for (int64_t i = 0; i < count; i++) {
    int16_t value;
    memcpy(&value, (const char *)in + i * 2, sizeof value);
    out[i] = (float)value / scale;
  }
}

void dgm_widen_bf16(const void *in, int64_t count, float *out) {
  for (int64_t i = 0; i < count; i++) {
    uint16_t half;
    memcpy(&half, (const char *)in + i * 2, sizeof half);
    const uint32_t bits = (uint32_t)half << 16;
    memcpy(out + i, &bits, sizeof bits);
  }
}

void dgm_quantize_rows(const float *in, int64_t rows, int64_t columns, int8_t *out, float *multipliers) {
  for (int64_t row = 0; row < rows; row++, in += columns, out += columns) {
    float largest = 0;
    for (int64_t i = 0; i < columns; i++)
      largest = fmaxf(largest, fabsf(in[i]));
    // 127 / it must be finite, and so must be the reciprocal of that.
    const int isUsable = largest >= 0x1p-118f;
    const float multiplier = isUsable ? 127.0f / largest : 1.0f;
    multipliers[row] = multiplier;
    for (int64_t i = 0; i < columns; i++)
      out[i] = (int8_t)fminf(fmaxf(rintf(in[i] * multiplier), -127.0f), 127.0f);
  }
}

void dgm_unscale_chosen(float *y, const int32_t *ids, int32_t count, const float *multipliers, const float *bias) {
  for (int32_t c = 0; c < count; c++)
    y[c] = y[c] / multipliers[ids[c]] + bias[ids[c]];
}

/// Doubles beyond float32 become infinite by IEEE 754's rounding, which the check for finite weights then finds; C
/// leaves the cast undefined, so those are set by hand.
void dgm_narrow_f64(const void *in, int64_t count, float *out) {
  for (int64_t i = 0; i < count; i++) {
    double value;
    memcpy(&value, (const char *)in + i * 8, sizeof value);
    out[i] = value > 0x1.fffffep127 ? __builtin_inff() : value < -0x1.fffffep127 ? -__builtin_inff() : (float)value;
  }
}
