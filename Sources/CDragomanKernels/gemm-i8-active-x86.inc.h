// take_active of gemm-i8-sparse.inc.h for x86-64 from SSSE3 on: a table says where the activations of a byte of a mask
// are.
#define HAS_TAKE_ACTIVE

#define BIT(MASK, I) ((MASK) >> (I)&1)
#define BELOW(MASK, I)                                                                                                 \
  (BIT(MASK, 0) * ((I) > 0) + BIT(MASK, 1) * ((I) > 1) + BIT(MASK, 2) * ((I) > 2) + BIT(MASK, 3) * ((I) > 3) +         \
   BIT(MASK, 4) * ((I) > 4) + BIT(MASK, 5) * ((I) > 5) + BIT(MASK, 6) * ((I) > 6))
#define PLACE(MASK, I) ((uint64_t)(BIT(MASK, I) * (I)) << 8 * BELOW(MASK, I))
#define PLACES(MASK)                                                                                                   \
  PLACE(MASK, 1) | PLACE(MASK, 2) | PLACE(MASK, 3) | PLACE(MASK, 4) | PLACE(MASK, 5) | PLACE(MASK, 6) | PLACE(MASK, 7)
#define FOUR(MASK) PLACES(MASK), PLACES((MASK) + 1), PLACES((MASK) + 2), PLACES((MASK) + 3)
#define SIXTEEN(MASK) FOUR(MASK), FOUR((MASK) + 4), FOUR((MASK) + 8), FOUR((MASK) + 12)
#define SIXTY_FOUR(MASK) SIXTEEN(MASK), SIXTEEN((MASK) + 16), SIXTEEN((MASK) + 32), SIXTEEN((MASK) + 48)

/// The places of the bits of each byte, the lowest first, a byte each.
static const uint64_t places[256] = {SIXTY_FOUR(0), SIXTY_FOUR(64), SIXTY_FOUR(128), SIXTY_FOUR(192)};

/// Half of take_active: the eight activations in the lower half of x.
DGM_INLINE int32_t take_eight(__m128i x, uint32_t mask, uint32_t offset, uint32_t n, uint8_t *values,
                              uint32_t *offsets) {
  const __m128i zero = _mm_setzero_si128(), step = _mm_set1_epi32((int32_t)n), start = _mm_set1_epi32((int32_t)offset);
  const __m128i found = _mm_loadl_epi64((const __m128i *)(places + mask)), words = _mm_unpacklo_epi8(found, zero);
  const __m128i left = _mm_madd_epi16(_mm_unpacklo_epi16(words, zero), step);
  const __m128i right = _mm_madd_epi16(_mm_unpackhi_epi16(words, zero), step);
  _mm_storel_epi64((__m128i *)values, _mm_shuffle_epi8(x, found));
  _mm_storeu_si128((__m128i *)offsets, _mm_add_epi32(left, start));
  _mm_storeu_si128((__m128i *)(offsets + 4), _mm_add_epi32(right, start));
  return __builtin_popcount(mask);
}

DGM_INLINE int32_t take_active(const uint8_t *a, uint32_t offset, uint32_t n, uint8_t *values, uint32_t *offsets) {
  const __m128i x = _mm_xor_si128(_mm_loadu_si128((const __m128i *)a), _mm_set1_epi8((char)OFFSET));
  const uint32_t mask = 0xFFFF ^ (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(x, _mm_setzero_si128()));
  const int32_t count = take_eight(x, mask & 0xFF, offset, n, values, offsets);
  return count + take_eight(_mm_srli_si128(x, 8), mask >> 8, offset + 8 * n, n, values + count, offsets + count);
}
