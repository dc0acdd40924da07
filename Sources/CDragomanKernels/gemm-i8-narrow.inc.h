// Activations in seven bits, for paths that multiply an unsigned by a signed byte and add two such products in sixteen
// bits: with eight bits that sum may not fit. -64...63 plus 64 is 0...127, whose sums fit for any weights. What lies
// beyond is rare, one quad in twenty in the packs here: it is listed, and multiplied by signs. Sums stay exact.
// Included after the driver.

/// `rows` rows of a product, narrowed.
struct narrow_rows {
  struct quads rest;             ///< what narrowing has taken away
  uint8_t bytes[4 * MOST_QUADS]; ///< `[rows][K]`
};

/// The four quads of sixteen activations, those that are not zero added to the list.
DGM_INLINE int32_t list_rest(i8x16 rest, int32_t place, int32_t count, struct quads *list) {
  uint32_t four[4];
  __builtin_memcpy(four, &rest, sizeof four);
  DGM_UNROLL for (int32_t i = 0; i < 4; i++) {
    list->values[count] = four[i];
    list->places[count] = (uint16_t)(place + i);
    count += four[i] != 0;
  }
  return count;
}

static void narrow(const uint8_t *a, int32_t m, int32_t k, struct narrow_rows *rows) {
  const i8x16 least = (i8x16)(int8_t)-NARROW_OFFSET, most = (i8x16)(int8_t)(NARROW_OFFSET - 1);
  uint8_t *out = rows->bytes;
  int32_t count = 0;
  for (int32_t row = 0; row < m; row++) {
    rows->rest.starts[row] = count;
    for (int32_t i = 0; i < k; i += 16, a += 16, out += 16) {
      i8x16 x;
      __builtin_memcpy(&x, a, sizeof x);
      const i8x16 inside = __builtin_elementwise_max(__builtin_elementwise_min(x, most), least);
      const i8x16 shifted = inside - least, rest = x - inside;
      __builtin_memcpy(out, &shifted, sizeof shifted);
      uint64_t halves[2];
      __builtin_memcpy(halves, &rest, sizeof halves);
      if (halves[0] | halves[1])
        count = list_rest(rest, i / 4, count, &rows->rest);
    }
  }
  rows->rest.starts[m] = count;
}

/// As `run`, some rows at a time.
static void run_narrow(enum mode mode, struct tile t, int32_t m, const dgm_affine_i8 *layer) {
  struct narrow_rows rows;
  const size_t k = (size_t)layer->k;
  int32_t most = 4 * MOST_QUADS / layer->k;
  most = most > MOST_LISTED ? MOST_LISTED : most > MAX_ROWS ? most / MAX_ROWS * MAX_ROWS : most;
  const uint8_t *a = t.a;
  t.a = rows.bytes;
  t.rest = &rows.rest;
  for (int32_t taken; m > 0; m -= taken, a += (size_t)taken * k) {
    taken = m < most ? m : most;
    narrow(a, taken, layer->k, &rows);
    run(mode, t, taken, layer);
    t.out = (char *)t.out + (size_t)taken * t.out_stride * element_size(mode);
    if (t.row_multipliers)
      t.row_multipliers += taken;
  }
}
