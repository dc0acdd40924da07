// The lexical shortlist: which target pieces can occur in the translation of a sentence.
#include "dragoman-kernels.h"

uint64_t dgm_lexicon_checksum(const uint64_t *words, size_t count) {
  uint64_t h = 0;
  for (size_t i = 0; i < count; i++)
    h ^= words[i] + 0x9e3779b9u + (h << 6) + (h >> 2);
  return h;
}

int32_t dgm_lexicon_check(const dgm_lexicon *lexicon) {
  uint64_t previous = 0;
  for (int32_t s = 0; s <= lexicon->source_size; s++) {
    if (lexicon->offsets[s] < previous || lexicon->offsets[s] > lexicon->id_count)
      return DGM_LEXICON_OFFSETS;
    previous = lexicon->offsets[s];
  }
  if (lexicon->offsets[0] != 0 || previous != lexicon->id_count)
    return DGM_LEXICON_OFFSETS;

  uint32_t largest = 0;
  for (uint64_t i = 0; i < lexicon->id_count; i++)
    largest = lexicon->ids[i] > largest ? lexicon->ids[i] : largest;
  return lexicon->id_count > 0 && largest >= (uint32_t)lexicon->target_size ? DGM_LEXICON_IDS : DGM_LEXICON_OK;
}

/// Sets the bit of `id`; 1 if it was clear, 0 if it was set or `id` is no target piece.
static inline int32_t mark(uint64_t *marks, uint32_t id, int32_t size) {
  if (id >= (uint32_t)size)
    return 0;
  uint64_t bit = (uint64_t)1 << (id & 63), word = marks[id >> 6];
  marks[id >> 6] = word | bit;
  return (word & bit) == 0;
}

/// Marks the list of one source piece; how many bits were new. The table may lie in a file that has changed since it
/// was checked, so its numbers are checked again here.
static int32_t mark_list(const dgm_lexicon *lexicon, int32_t source, uint64_t *marks) {
  uint64_t from = lexicon->offsets[source], to = lexicon->offsets[source + 1];
  if (to > lexicon->id_count)
    return 0;
  int32_t added = 0;
  for (uint64_t i = from; i < to; i++)
    added += mark(marks, lexicon->ids[i], lexicon->target_size);
  return added;
}

/// Writes the marked ids to `out` in rising order and clears them.
static int32_t collect(uint64_t *marks, int32_t size, int32_t *out) {
  int32_t count = 0;
  for (int32_t w = 0; w < (size + 63) / 64; w++) {
    for (uint64_t word = marks[w]; word != 0; word &= word - 1)
      out[count++] = w * 64 + __builtin_ctzll(word);
    marks[w] = 0;
  }
  return count;
}

int32_t dgm_shortlist(const dgm_lexicon *lexicon, const int32_t *source, int32_t source_count, int32_t includes_source,
                      uint64_t *marks, int32_t *out) {
  const int32_t size = lexicon->target_size;
  const int32_t first = lexicon->first < size ? lexicon->first : size;
  int32_t count = 0;
  for (int32_t id = 0; id < first; id++)
    count += mark(marks, (uint32_t)id, size);
  for (int32_t i = 0; i < source_count; i++) {
    if (source[i] < 0 || source[i] >= lexicon->source_size)
      continue;
    count += mark_list(lexicon, source[i], marks);
    if (includes_source)
      count += mark(marks, (uint32_t)source[i], size);
  }
  for (int32_t id = first; count % 8 != 0 && id < size; id++)
    count += mark(marks, (uint32_t)id, size);
  return collect(marks, size, out);
}
