// Multi-head attention. Scores have positions in lanes, values have channels in lanes, so no sum crosses lanes
// except the softmax's.
//
// Rows that share a memory go together, up to DGM_ATTENTION_ROWS: each key and value is then loaded once for all of
// them. A row's own operations and their order are the same either way.

/// Positions up to which rows are taken together: their scores lie on the stack.
enum { SHARED_POSITIONS = 256 };

struct attention {
  const float *q;
  size_t q_stride;
  const dgm_memory *memory;
  size_t value_stride;
  int32_t width; ///< of a head: D / H
  int32_t heads;
  float scale;
  float *scores; ///< a row of `score_stride` floats for each row
  size_t score_stride;
  float *out;
  size_t out_stride;
  float *alignment;
  size_t alignment_stride;
};

/// Scores of `rows` rows at 16 * `blocks` positions, for the head whose queries and keys are given.
DGM_INLINE void score(const int rows, const int blocks, const struct attention *t, const float *q, const float *keys,
                      float *scores) {
  f32x16 sums[4][4];
  DGM_UNROLL for (int r = 0; r < rows; r++) { DGM_UNROLL for (int b = 0; b < blocks; b++) sums[r][b] = splat(0.0f); }
  for (int32_t i = 0; i < t->width; i++, keys += t->memory->capacity) {
    DGM_UNROLL for (int b = 0; b < blocks; b++) {
      const f32x16 key = load(keys + 16 * b);
      DGM_UNROLL for (int r = 0; r < rows; r++) sums[r][b] += key * q[(size_t)r * t->q_stride + (size_t)i];
    }
  }
  DGM_UNROLL for (int r = 0; r < rows; r++) {
    DGM_UNROLL for (int b = 0; b < blocks; b++) {
      store(scores + (size_t)r * t->score_stride + 16 * b, sums[r][b] * t->scale);
    }
  }
}

/// Turns the scores of `length` positions into weights, in place; the lanes after them become exactly 0.
static void softmax(float *scores, int32_t length) {
  f32x16 best = splat(-__builtin_inff());
  for (int32_t i = 0; i < length; i += 16) {
    const f32x16 v = load(scores + i);
    best = lane_numbers() + i < length ? larger(v, best) : best;
  }
  const float largest = lane_max(best);
  f32x16 sums = splat(0.0f);
  for (int32_t i = 0; i < length; i += 16) {
    const f32x16 e = exponential(load(scores + i) - largest);
    const f32x16 weight = lane_numbers() + i < length ? e : splat(0.0f);
    store(scores + i, weight);
    sums += weight;
  }
  const float sum = lane_sum(sums);
  for (int32_t i = 0; i < length; i += 16)
    store(scores + i, load(scores + i) / sum);
}

/// The weighted sums of 16 * `vectors` channels of the values, for `rows` rows.
DGM_INLINE void weigh(const int rows, const int vectors, const struct attention *t, const float *values, float *out) {
  f32x16 sums[4][4];
  DGM_UNROLL for (int r = 0; r < rows; r++) { DGM_UNROLL for (int v = 0; v < vectors; v++) sums[r][v] = splat(0.0f); }
  for (int32_t s = 0; s < t->memory->length; s++, values += t->value_stride) {
    DGM_UNROLL for (int v = 0; v < vectors; v++) {
      const f32x16 value = load(values + 16 * v);
      DGM_UNROLL for (int r = 0; r < rows; r++) {
        sums[r][v] += value * t->scores[(size_t)r * t->score_stride + (size_t)s];
      }
    }
  }
  DGM_UNROLL for (int r = 0; r < rows; r++) {
    DGM_UNROLL for (int v = 0; v < vectors; v++) store(out + (size_t)r * t->out_stride + 16 * v, sums[r][v]);
  }
}

DGM_INLINE void attend(const int rows, const struct attention *t) {
  const int32_t length = t->memory->length;
  for (int32_t head = 0; head < t->heads; head++) {
    const size_t channel = (size_t)head * (size_t)t->width;
    const float *keys = t->memory->keys + channel * (size_t)t->memory->capacity;
    const float *values = t->memory->values + channel;
    int32_t s = 0;
    for (; s + 16 < length; s += 32)
      score(rows, 2, t, t->q + channel, keys + s, t->scores + s);
    if (s < length)
      score(rows, 1, t, t->q + channel, keys + s, t->scores + s);
    DGM_UNROLL for (int r = 0; r < rows; r++) softmax(t->scores + (size_t)r * t->score_stride, length);
    if (head == 0 && t->alignment) {
      for (int r = 0; r < rows; r++) {
        __builtin_memcpy(t->alignment + (size_t)r * t->alignment_stride, t->scores + (size_t)r * t->score_stride,
                         sizeof(float) * (size_t)length);
      }
    }
    int32_t c = 0;
    for (; c + 32 <= t->width; c += 32)
      weigh(rows, 2, t, values + c, t->out + channel + (size_t)c);
    if (c < t->width)
      weigh(rows, 1, t, values + c, t->out + channel + (size_t)c);
  }
}

/// How many of the next `m` rows attend to the same memory, at most DGM_ATTENTION_ROWS.
static int32_t rows_together(const dgm_memory *memories, int32_t m) {
  int32_t rows = 1;
  while (rows < m && rows < DGM_ATTENTION_ROWS && memories[rows].keys == memories->keys &&
         memories[rows].values == memories->values && memories[rows].capacity == memories->capacity &&
         memories[rows].length == memories->length) {
    rows++;
  }
  return rows;
}

static void attention(const float *q, int32_t q_stride, const dgm_memory *memories, int32_t value_stride, int32_t m,
                      int32_t d, int32_t heads, float scale, float *scratch, float *out, float *alignment,
                      int32_t alignment_stride) {
  float shared[DGM_ATTENTION_ROWS * SHARED_POSITIONS];
  struct attention t = {.q_stride = (size_t)q_stride,
                        .value_stride = (size_t)value_stride,
                        .width = d / heads,
                        .heads = heads,
                        .scale = scale,
                        .score_stride = SHARED_POSITIONS,
                        .out_stride = (size_t)d,
                        .alignment_stride = (size_t)alignment_stride};
  for (int32_t row = 0, taken; row < m; row += taken) {
    t.q = q + (size_t)row * t.q_stride;
    t.out = out + (size_t)row * t.out_stride;
    t.alignment = alignment ? alignment + (size_t)row * t.alignment_stride : 0;
    t.memory = memories + row;
    taken = t.memory->capacity <= SHARED_POSITIONS ? rows_together(t.memory, m - row) : 1;
    t.scores = taken == DGM_ATTENTION_ROWS ? shared : scratch;
    if (taken == DGM_ATTENTION_ROWS) {
      attend(DGM_ATTENTION_ROWS, &t);
    } else {
      taken = 1;
      attend(1, &t);
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
