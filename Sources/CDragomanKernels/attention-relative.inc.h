// Attention with relative positions, one (row, head) at a time. Included after attention.inc.h, whose scores, weights
// and sums it takes.

/// Distances that a layer may tell apart.
enum { MOST_DISTANCES = 513 };

/// Where the distance from `position` to `s` stands in tables of `reach`.
DGM_INLINE size_t distance_index(int32_t s, int32_t position, int32_t reach) {
  const int32_t distance = s - position;
  return (size_t)((distance < -reach ? -reach : distance > reach ? reach : distance) + reach);
}

/// Adds what the query has to say of each position's distance to the scores.
DGM_INLINE void score_distances(const struct streams *t, const dgm_distances *distances, int32_t position) {
  float of_distance[MOST_DISTANCES];
  const size_t first = distance_index(0, position, distances->reach);
  const size_t last = distance_index(t->length - 1, position, distances->reach);
  for (size_t k = first; k <= last; k++) {
    f32x16 sum = splat(0.0f);
    for (int32_t i = 0; i < t->width; i += 16)
      sum += load(t->q + i) * load(distances->keys + k * (size_t)t->width + (size_t)i);
    of_distance[k] = lane_sum(sum) * t->scale;
  }
  for (int32_t s = 0; s < t->length; s++)
    t->scores[s] += of_distance[distance_index(s, position, distances->reach)];
}

/// Adds the values of the distances, each times the weights of the positions that far away.
DGM_INLINE void weigh_distances(const struct streams *t, const dgm_distances *distances, int32_t position) {
  float weights[MOST_DISTANCES];
  const size_t first = distance_index(0, position, distances->reach);
  const size_t last = distance_index(t->length - 1, position, distances->reach);
  for (size_t k = first; k <= last; k++)
    weights[k] = 0;
  for (int32_t s = 0; s < t->length; s++)
    weights[distance_index(s, position, distances->reach)] += t->scores[s];
  for (int32_t c = 0; c < t->width; c += 16) {
    f32x16 sum = load(t->out + c);
    for (size_t k = first; k <= last; k++)
      sum += load(distances->values + k * (size_t)t->width + (size_t)c) * weights[k];
    store(t->out + c, sum);
  }
}

static void attention_relative(const float *q, int32_t q_stride, const dgm_memory *memories, int32_t value_stride,
                               const dgm_distances *distances, const int32_t *positions, int32_t m, int32_t d,
                               int32_t heads, float scale, float *scratch, float *out) {
  const int32_t width = d / heads;
  for (int32_t row = 0; row < m; row++) {
    const dgm_memory *memory = memories + row;
    for (int32_t head = 0; head < heads; head++) {
      const size_t channel = (size_t)head * (size_t)width;
      const struct streams t = {
          .q = q + (size_t)row * (size_t)q_stride + channel,
          .keys = memory->keys + channel * (size_t)memory->capacity,
          .values = memory->values + channel,
          .scores = scratch,
          .out = out + (size_t)row * (size_t)d + channel,
          .capacity = (size_t)memory->capacity,
          .value_stride = (size_t)value_stride,
          .width = width,
          .length = memory->length,
          .scale = scale,
      };
      for (int32_t s = 0; s < t.length; s += 16)
        score(1, 1, &t, (size_t)s);
      score_distances(&t, distances, positions[row]);
      softmax(1, &t);
      for (int32_t c = 0; c < width; c += 16)
        weigh(1, 1, &t, (size_t)c);
      weigh_distances(&t, distances, positions[row]);
    }
  }
}
