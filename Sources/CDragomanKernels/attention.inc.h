// Multi-head attention. Scores have positions in lanes, values have channels in lanes, so no sum crosses lanes
// except the softmax's.
//
// One (row, head) alone would mostly wait for its own sums, so DGM_STREAMS of them go side by side: the rows that
// share a memory, which then is loaded once for all, or else the heads of one row. The operations of a (row, head)
// and their order are the same either way.

/// Positions up to which streams go together: their scores lie on the stack.
enum { TOGETHER_POSITIONS = 256 };

/// Streams side by side: a pointer of each kind for the first, and the step to the next one's.
struct streams {
  const float *q, *keys, *values;
  size_t q_step, key_step, value_step;
  float *scores, *out;
  size_t score_step, out_step;
  size_t capacity, value_stride;
  int32_t width; ///< of a head: D / H
  int32_t length;
  float scale;
};

/// Scores of `count` streams at 16 * `blocks` positions from `s` on.
DGM_INLINE void score(const int count, const int blocks, const struct streams *t, size_t s) {
  f32x16 sums[DGM_STREAMS][2];
  DGM_UNROLL for (int r = 0; r < count; r++) { DGM_UNROLL for (int b = 0; b < blocks; b++) sums[r][b] = splat(0.0f); }
  const float *keys = t->keys + s;
  for (int32_t i = 0; i < t->width; i++, keys += t->capacity) {
    DGM_UNROLL for (int r = 0; r < count; r++) {
      DGM_UNROLL for (int b = 0; b < blocks; b++) {
        sums[r][b] += load(keys + (size_t)r * t->key_step + 16 * b) * t->q[(size_t)r * t->q_step + (size_t)i];
      }
    }
  }
  DGM_UNROLL for (int r = 0; r < count; r++) {
    DGM_UNROLL for (int b = 0; b < blocks; b++) {
      store(t->scores + (size_t)r * t->score_step + s + 16 * b, sums[r][b] * t->scale);
    }
  }
}

/// Turns the scores into weights, in place; the lanes after the last position become exactly 0.
DGM_INLINE void softmax(const int count, const struct streams *t) {
  f32x16 best[DGM_STREAMS], sums[DGM_STREAMS];
  float largest[DGM_STREAMS], sum[DGM_STREAMS];
  DGM_UNROLL for (int r = 0; r < count; r++) best[r] = splat(-__builtin_inff());
  for (int32_t i = 0; i < t->length; i += 16) {
    DGM_UNROLL for (int r = 0; r < count; r++) {
      const f32x16 v = load(t->scores + (size_t)r * t->score_step + i);
      best[r] = lane_numbers() + i < t->length ? larger(v, best[r]) : best[r];
    }
  }
  DGM_UNROLL for (int r = 0; r < count; r++) {
    largest[r] = lane_max(best[r]);
    sums[r] = splat(0.0f);
  }
  for (int32_t i = 0; i < t->length; i += 16) {
    DGM_UNROLL for (int r = 0; r < count; r++) {
      float *scores = t->scores + (size_t)r * t->score_step + i;
      const f32x16 e = exponential(load(scores) - largest[r]);
      const f32x16 weight = lane_numbers() + i < t->length ? e : splat(0.0f);
      store(scores, weight);
      sums[r] += weight;
    }
  }
  DGM_UNROLL for (int r = 0; r < count; r++) sum[r] = lane_sum(sums[r]);
  for (int32_t i = 0; i < t->length; i += 16) {
    DGM_UNROLL for (int r = 0; r < count; r++) {
      float *scores = t->scores + (size_t)r * t->score_step + i;
      store(scores, load(scores) / sum[r]);
    }
  }
}

/// The weighted sums of 16 * `vectors` channels of the values, from channel `c` of the head on.
DGM_INLINE void weigh(const int count, const int vectors, const struct streams *t, size_t c) {
  f32x16 sums[DGM_STREAMS][2];
  DGM_UNROLL for (int r = 0; r < count; r++) { DGM_UNROLL for (int v = 0; v < vectors; v++) sums[r][v] = splat(0.0f); }
  const float *values = t->values + c;
  for (int32_t s = 0; s < t->length; s++, values += t->value_stride) {
    DGM_UNROLL for (int r = 0; r < count; r++) {
      DGM_UNROLL for (int v = 0; v < vectors; v++) {
        sums[r][v] += load(values + (size_t)r * t->value_step + 16 * v) * t->scores[(size_t)r * t->score_step + s];
      }
    }
  }
  DGM_UNROLL for (int r = 0; r < count; r++) {
    DGM_UNROLL for (int v = 0; v < vectors; v++) store(t->out + (size_t)r * t->out_step + c + 16 * v, sums[r][v]);
  }
}

/// `shared`: all streams have the first one's keys and values, which the compiler may then load once.
DGM_INLINE void attend(const int count, const int shared, struct streams t) {
  if (shared)
    t.key_step = t.value_step = 0;
  int32_t s = 0, c = 0;
  for (; s + 16 < t.length; s += 32)
    score(count, 2, &t, (size_t)s);
  if (s < t.length)
    score(count, 1, &t, (size_t)s);
  softmax(count, &t);
  for (; c + 32 <= t.width; c += 32)
    weigh(count, 2, &t, (size_t)c);
  if (c < t.width)
    weigh(count, 1, &t, (size_t)c);
}

static void attend_shared(const struct streams *t) { attend(DGM_STREAMS, 1, *t); }
static void attend_apart(const struct streams *t) { attend(DGM_STREAMS, 0, *t); }
static void attend_one(const struct streams *t) { attend(1, 1, *t); }

/// Whether the next DGM_STREAMS of `m` rows attend to the same memory.
static int32_t share_memory(const dgm_memory *memories, int32_t m) {
  if (m < DGM_STREAMS)
    return 0;
  for (int32_t row = 1; row < DGM_STREAMS; row++) {
    if (memories[row].keys != memories->keys || memories[row].values != memories->values ||
        memories[row].capacity != memories->capacity || memories[row].length != memories->length) {
      return 0;
    }
  }
  return 1;
}

static void attention(const float *q, int32_t q_stride, const dgm_memory *memories, int32_t value_stride, int32_t m,
                      int32_t d, int32_t heads, float scale, float *scratch, float *out, float *alignment,
                      int32_t alignment_stride) {
  float together[DGM_STREAMS * TOGETHER_POSITIONS];
  const int32_t width = d / heads;
  for (int32_t row = 0, rows; row < m; row += rows) {
    const dgm_memory *memory = memories + row;
    const int32_t few = memory->capacity <= TOGETHER_POSITIONS;
    rows = few && share_memory(memory, m - row) ? DGM_STREAMS : 1;
    for (int32_t head = 0, taken; head < heads; head += taken) {
      const size_t channel = (size_t)head * (size_t)width;
      taken = few && rows == 1 && heads - head >= DGM_STREAMS ? DGM_STREAMS : 1;
      const struct streams t = {
          .q = q + (size_t)row * (size_t)q_stride + channel,
          .keys = memory->keys + channel * (size_t)memory->capacity,
          .values = memory->values + channel,
          .q_step = rows > 1 ? (size_t)q_stride : (size_t)width,
          .key_step = (size_t)width * (size_t)memory->capacity,
          .value_step = (size_t)width,
          .scores = few ? together : scratch,
          .out = out + (size_t)row * (size_t)d + channel,
          .score_step = TOGETHER_POSITIONS,
          .out_step = rows > 1 ? (size_t)d : (size_t)width,
          .capacity = (size_t)memory->capacity,
          .value_stride = (size_t)value_stride,
          .width = width,
          .length = memory->length,
          .scale = scale,
      };
      (rows > 1 ? attend_shared : taken > 1 ? attend_apart : attend_one)(&t);
      for (int32_t r = 0; alignment && head == 0 && r < rows; r++) {
        __builtin_memcpy(alignment + (size_t)(row + r) * (size_t)alignment_stride, t.scores + (size_t)r * t.score_step,
                         sizeof(float) * (size_t)memory->length);
      }
    }
  }
}

/// Sixteen vectors as a square, transposed: four times the perfect shuffle of the upper with the lower half.
DGM_INLINE void transpose_square(f32x16 square[16]) {
  DGM_UNROLL for (int pass = 0; pass < 4; pass++) {
    f32x16 next[16];
    DGM_UNROLL for (int i = 0; i < 8; i++) {
      next[2 * i] =
          __builtin_shufflevector(square[i], square[i + 8], 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      next[2 * i + 1] = __builtin_shufflevector(square[i], square[i + 8], 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                                                14, 30, 15, 31);
    }
    DGM_UNROLL for (int i = 0; i < 16; i++) square[i] = next[i];
  }
}

static void transpose_keys(const float *rows, int32_t stride, int32_t s, int32_t d, int32_t capacity, float *keys) {
  for (int32_t position = 0; position < capacity; position += 16) {
    for (int32_t i = 0; i < d; i += 16) {
      f32x16 square[16];
      DGM_UNROLL for (int r = 0; r < 16; r++) {
        const int32_t row = position + r;
        square[r] = row < s ? load(rows + (size_t)row * (size_t)stride + (size_t)i) : splat(0.0f);
      }
      transpose_square(square);
      DGM_UNROLL for (int r = 0; r < 16; r++) {
        store(keys + (size_t)(i + r) * (size_t)capacity + (size_t)position, square[r]);
      }
    }
  }
}
