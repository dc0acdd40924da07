// Choosing among scores: maximum, normaliser, the k best; and the float logits they come from.

static int32_t argmax(const float *x, int32_t count) {
  const float nothing = -__builtin_inff();
  f32x16 best = splat(nothing);
  i32x16 where = (i32x16)0;
  for (int32_t i = 0; i < count; i += 16) {
    f32x16 v = load_part(x + i, lanes_from(i, count));
    if (count - i < 16)
      v = lane_numbers() + i < count ? v : splat(nothing);
    const i32x16 wins = v > best;
    where = wins ? lane_numbers() + i : where;
    best = wins ? v : best;
  }
  const float largest = lane_max(best);
  if (largest == nothing) {
    // Minus infinity beats NaN alone.
    for (int32_t i = 0; i < count; i++) {
      if (x[i] == nothing)
        return i;
    }
    return 0;
  }
  int32_t first = INT32_MAX;
  for (int lane = 0; lane < 16; lane++) {
    if (best[lane] == largest && where[lane] < first)
      first = where[lane];
  }
  return first;
}

/// The sum is at least 1, the largest element's share, unless some element is NaN.
static float log_sum_exp(const float *x, int32_t count) {
  f32x16 best = splat(-__builtin_inff());
  for (int32_t i = 0; i < count; i += 16) {
    const f32x16 v = load_part(x + i, lanes_from(i, count));
    best = lane_numbers() + i < count ? larger(v, best) : best;
  }
  const float largest = lane_max(best);
  if (largest - largest != 0.0f)
    return largest;
  f32x16 sums = splat(0.0f);
  for (int32_t i = 0; i < count; i += 16) {
    const f32x16 e = exponential(load_part(x + i, lanes_from(i, count)) - largest);
    sums += lane_numbers() + i < count ? e : splat(0.0f);
  }
  const float sum = lane_sum(sums);
  return sum >= 1.0f ? (float)((double)largest + dgm_log_f64((double)sum)) : sum;
}

/// Puts x[index] into the falling list of `found` values, after its equals, if it belongs there; the new length.
static int32_t insert(const float *x, int32_t index, int32_t found, int32_t k, int32_t *indices, float *values) {
  const float value = x[index];
  if (!(value > (found < k ? -__builtin_inff() : values[k - 1])))
    return found;
  int32_t place = found < k ? found : k - 1;
  for (; place > 0 && values[place - 1] < value; place--) {
    values[place] = values[place - 1];
    indices[place] = indices[place - 1];
  }
  values[place] = value;
  indices[place] = index;
  return found < k ? found + 1 : k;
}

static int32_t top_k(const float *x, int32_t count, int32_t k, int32_t *indices, float *values) {
  int32_t found = 0, i = 0;
  if (k < 1)
    return 0;
  for (; i + 64 <= count; i += 64) {
    // Most blocks hold nothing better than the k-th value so far.
    const float bar = found < k ? -__builtin_inff() : values[k - 1];
    f32x16 best = splat(bar);
    DGM_UNROLL for (int v = 0; v < 4; v++) best = larger(load(x + i + 16 * v), best);
    if (!(lane_max(best) > bar))
      continue;
    for (int32_t j = i; j < i + 64; j++)
      found = insert(x, j, found, k, indices, values);
  }
  for (; i < count; i++)
    found = insert(x, i, found, k, indices, values);
  return found;
}

/// The dot products of one row with `candidates` table rows.
DGM_INLINE void dot_rows(const int candidates, const float *a, const float *rows, const float *bias, int32_t k,
                         const int32_t *ids, float *out) {
  f32x16 sums[4];
  DGM_UNROLL for (int c = 0; c < candidates; c++) sums[c] = splat(0.0f);
  for (int32_t i = 0; i < k; i += 16) {
    const f32x16 v = load(a + i);
    DGM_UNROLL for (int c = 0; c < candidates; c++) sums[c] += v * load(rows + (size_t)ids[c] * (size_t)k + (size_t)i);
  }
  DGM_UNROLL for (int c = 0; c < candidates; c++) out[c] = lane_sum(sums[c]) + bias[ids[c]];
}

static void logits_f32(const float *a, const float *rows, const float *bias, int32_t k, const int32_t *ids,
                       int32_t count, float *out) {
  int32_t c = 0;
  for (; c + 4 <= count; c += 4)
    dot_rows(4, a, rows, bias, k, ids + c, out + c);
  for (; c < count; c++)
    dot_rows(1, a, rows, bias, k, ids + c, out + c);
}
