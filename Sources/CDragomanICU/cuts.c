// Where to cut a sentence that is too long.
#include "characters.h"

#include <unicode/ubrk.h>
#include <unicode/utext.h>

/// How good a place is, by what stands before it.
enum { RANK_NONE = 0, RANK_SPACE = 1, RANK_COMMA = 2, RANK_CLAUSE = 3 };

/// ICU counts in 32 bits.
static const size_t window_limit = (size_t)1 << 30;

/// Whether a place between `before` and `after` is one between grapheme clusters, given that `before` is a mark or
/// `after` is white space: only characters that reach over to their neighbours matter.
static bool is_between_clusters(UChar32 before, UChar32 after) {
  if (before < 0x300 && after < 0x300)
    return true;
  const int32_t left = u_getIntPropertyValue(before, UCHAR_GRAPHEME_CLUSTER_BREAK);
  const int32_t right = u_getIntPropertyValue(after, UCHAR_GRAPHEME_CLUSTER_BREAK);
  return left != U_GCB_PREPEND && right != U_GCB_EXTEND && right != U_GCB_SPACING_MARK && right != U_GCB_ZWJ;
}

static int rank(UChar32 before, UChar32 after) {
  const bool spaced = is_white_space(after);
  if (is_white_space(before) || (!spaced && before < 0x2014) || !is_between_clusters(before, after))
    return RANK_NONE;
  switch (before) {
  case ';':
  case ':':
  case 0x2013: // EN DASH
  case 0x2014: // EM DASH
  case 0xFF1A: // FULLWIDTH COLON
  case 0xFF1B: // FULLWIDTH SEMICOLON
    return spaced || before != 0x2013 ? RANK_CLAUSE : RANK_NONE;
  case ',':
  case 0x060C: // ARABIC COMMA
  case 0x3001: // IDEOGRAPHIC COMMA
  case 0xFF0C: // FULLWIDTH COMMA
  case 0xFF64: // HALFWIDTH IDEOGRAPHIC COMMA
    return RANK_COMMA;
  default:
    break;
  }
  if (is_full_stop(before) || (spaced && (is_mark(before) || is_ellipsis(before))))
    return RANK_CLAUSE;
  const bool wide = before >= 0x3000;
  if ((spaced || wide) && (before == ')' || before == ']' || (U_GET_GC_MASK(before) & U_GC_PE_MASK) != 0))
    return RANK_COMMA;
  return spaced ? RANK_SPACE : RANK_NONE;
}

static size_t aligned_down(const uint8_t *bytes, size_t at, size_t start) {
  while (at > start && (bytes[at] & 0xC0) == 0x80)
    at -= 1;
  return at;
}

static size_t distance(size_t a, size_t b) { return a > b ? a - b : b - a; }

/// The best place in `window` behind its start, the nearest to `ideal` among equals; 0 if there is none. `end` is that
/// of the sentence.
static size_t best_place(const uint8_t *bytes, dgm_text_span window, size_t end, size_t ideal) {
  size_t at = window.start, best = 0;
  int best_rank = RANK_NONE;
  UChar32 before = next_character(bytes, &at, end);
  while (at <= window.end && at < end) {
    const size_t place = at;
    const UChar32 after = next_character(bytes, &at, end);
    const int found = rank(before, after);
    if (found > best_rank || (found == best_rank && found && distance(place, ideal) < distance(best, ideal))) {
      best = place;
      best_rank = found;
    }
    before = after;
  }
  return best;
}

/// The place between grapheme clusters nearest to `ideal` in `span`, whose start is one; `span.end` if there is none.
static size_t cluster_place(UBreakIterator *iterator, UText *text, const uint8_t *bytes, dgm_text_span span,
                            size_t ideal) {
  dgm_text_span seen = span;
  if (ideal - seen.start > window_limit / 2)
    seen.start = aligned_down(bytes, ideal - window_limit / 2, seen.start);
  if (seen.end - seen.start > window_limit)
    seen.end = aligned_down(bytes, seen.start + window_limit, seen.start);
  UErrorCode status = U_ZERO_ERROR;
  utext_openUTF8(text, (const char *)bytes + seen.start, (int64_t)(seen.end - seen.start), &status);
  ubrk_setUText(iterator, text, &status);
  if (U_FAILURE(status))
    return span.end;
  size_t before = span.start, after = span.start;
  ubrk_first(iterator);
  while (after < ideal) {
    const int32_t position = ubrk_next(iterator);
    if (position == UBRK_DONE)
      return span.end;
    before = after;
    after = seen.start + (size_t)position;
  }
  if (before > span.start && (after >= seen.end || distance(before, ideal) < distance(after, ideal)))
    return before;
  return after < seen.end ? after : span.end;
}

size_t dgm_text_cuts(const uint8_t *bytes, dgm_text_span span, size_t parts, size_t *cuts) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = NULL;
  UText text = UTEXT_INITIALIZER;
  size_t found = 0, last = span.start;
  for (size_t left = parts; left > 1 && last < span.end; left--) {
    const size_t step = (span.end - last) / left;
    const size_t ideal = last + (step > 0 ? step : 1);
    if (ideal >= span.end)
      break;
    const dgm_text_span window = {aligned_down(bytes, ideal - step / 3, last),
                                  aligned_down(bytes, ideal + step / 3, last)};
    size_t place = window.start < window.end ? best_place(bytes, window, span.end, ideal) : 0;
    if (place == 0 && !iterator)
      iterator = ubrk_open(UBRK_CHARACTER, "", NULL, 0, &status);
    if (place == 0 && U_SUCCESS(status))
      place = cluster_place(iterator, &text, bytes, (dgm_text_span){last, span.end}, ideal);
    if (place == 0)
      continue;
    if (place == span.end)
      break;
    cuts[found++] = last = place;
  }
  if (iterator)
    ubrk_close(iterator);
  utext_close(&text);
  return found;
}
