// Sixteen lanes: the unit in which every float kernel counts, whatever the width of the registers.
// Included by each path's file, within its target attribute; the compiler splits a vector where registers are
// narrower. A lane sees the same IEEE operations on each path, so it gets the same bits.

// The warning is about passing wide vectors between functions; every function that does is inlined.
#pragma clang diagnostic ignored "-Wpsabi"

typedef float f32x16 __attribute__((ext_vector_type(16)));
typedef float f32x8 __attribute__((ext_vector_type(8)));
typedef float f32x4 __attribute__((ext_vector_type(4)));
typedef float f32x2 __attribute__((ext_vector_type(2)));
typedef int32_t i32x16 __attribute__((ext_vector_type(16)));
typedef int8_t i8x16 __attribute__((ext_vector_type(16)));
typedef uint8_t u8x16 __attribute__((ext_vector_type(16)));

#define DGM_INLINE static inline __attribute__((always_inline))
#define DGM_UNROLL _Pragma("clang loop unroll(full)")

DGM_INLINE f32x16 splat(float value) { return (f32x16)value; }

DGM_INLINE f32x16 load(const float *p) {
  f32x16 v;
  __builtin_memcpy(&v, p, sizeof v);
  return v;
}

DGM_INLINE void store(float *p, f32x16 v) { __builtin_memcpy(p, &v, sizeof v); }

/// The first `count` lanes, 1 to 16, from memory, the others zero.
DGM_INLINE f32x16 load_part(const float *p, int32_t count) {
  if (count >= 16)
    return load(p);
  float lanes[16] = {0};
  for (int32_t i = 0; i < count; i++)
    lanes[i] = p[i];
  return load(lanes);
}

DGM_INLINE void store_part(float *p, f32x16 v, int32_t count) {
  if (count >= 16) {
    store(p, v);
    return;
  }
  float lanes[16];
  store(lanes, v);
  for (int32_t i = 0; i < count; i++)
    p[i] = lanes[i];
}

/// How many lanes of a vector that starts at `i` lie before `count`: at most 16.
DGM_INLINE int32_t lanes_from(int32_t i, int32_t count) { return count - i < 16 ? count - i : 16; }

DGM_INLINE i32x16 bits_of(f32x16 v) {
  i32x16 bits;
  __builtin_memcpy(&bits, &v, sizeof v);
  return bits;
}

DGM_INLINE f32x16 from_bits(i32x16 bits) {
  f32x16 v;
  __builtin_memcpy(&v, &bits, sizeof v);
  return v;
}

DGM_INLINE i32x16 lane_numbers(void) { return (i32x16){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}; }

DGM_INLINE f32x16 absolute(f32x16 v) { return from_bits(bits_of(v) & 0x7FFFFFFF); }

/// The larger one; b where a is NaN.
DGM_INLINE f32x16 larger(f32x16 a, f32x16 b) { return a > b ? a : b; }

/// The sum of all lanes by the fixed tree: lane i with i + 8, then i + 4, i + 2, i + 1.
DGM_INLINE float lane_sum(f32x16 v) {
  const f32x8 eight = v.lo + v.hi;
  const f32x4 four = eight.lo + eight.hi;
  const f32x2 two = four.lo + four.hi;
  return two.x + two.y;
}

/// The largest lane. No lane may be NaN: gather with `larger(x, best)`, which keeps `best` where x is NaN.
DGM_INLINE float lane_max(f32x16 v) {
  const f32x8 eight = v.lo > v.hi ? v.lo : v.hi;
  const f32x4 four = eight.lo > eight.hi ? eight.lo : eight.hi;
  const f32x2 two = four.lo > four.hi ? four.lo : four.hi;
  return two.x > two.y ? two.x : two.y;
}

/// clamp(rint(v), -127, 127), rint to nearest even; -127 for NaN: dgm_round_i8 in lanes.
DGM_INLINE i32x16 round_i8(f32x16 v) {
  v = v > -127.0f ? v : splat(-127.0f);
  v = v < 127.0f ? v : splat(127.0f);
  return bits_of(v + 12582912.0f) - 0x4B400000;
}

/// Writes v * multiplier in int8 plus offset.
DGM_INLINE void store_quantized(uint8_t *p, f32x16 v, float multiplier, int32_t offset) {
  const u8x16 bytes = __builtin_convertvector(round_i8(v * multiplier) + offset, u8x16);
  __builtin_memcpy(p, &bytes, sizeof bytes);
}
