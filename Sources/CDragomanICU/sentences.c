// Sentence gaps: ICU's boundaries, moved to where a reader would put them, and those that ICU's rules leave out.
//
// ICU counts opening punctuation after a stop as closing it, so `。「` has its boundary after the bracket; it has none
// after U+2026 or behind a footnote mark, and none before a number that a small letter follows ("ended. 3 men left").
#include "gap-context.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

struct dgm_sentences {
  UBreakIterator *iterator;
  UText text;
  size_t window;
  const uint8_t *bytes;
  dgm_text_span line;
  dgm_text_span seen; // what ICU sees: a part of the line
  size_t boundary;    // its last boundary
  size_t scanned;     // stops before this place have been looked at for gaps that ICU leaves out
  size_t last;        // where the text after the last gap begins
  bool has_found;     // the next gap of ICU is `found`
  bool has_left_out;  // the next one that ICU leaves out is `left_out`
  dgm_sentence_gap found;
  dgm_sentence_gap left_out;
};

// MARK: - Opening and closing

dgm_sentences_t *dgm_sentences_open(const char *locale, size_t window) {
  dgm_sentences_t *sentences = calloc(1, sizeof *sentences);
  if (!sentences)
    return NULL;
  UErrorCode status = U_ZERO_ERROR;
  sentences->iterator = ubrk_open(UBRK_SENTENCE, locale, NULL, 0, &status);
  if (U_FAILURE(status)) {
    free(sentences);
    return NULL;
  }
  sentences->text = (UText)UTEXT_INITIALIZER;
  sentences->window = window;
  return sentences;
}

void dgm_sentences_close(dgm_sentences_t *sentences) {
  ubrk_close(sentences->iterator);
  utext_close(&sentences->text);
  free(sentences);
}

/// Shows ICU the line from `start` on, at most a window of it. Out of memory it sees nothing: no boundaries.
static void show(dgm_sentences_t *s, size_t start) {
  s->seen = (dgm_text_span){start, s->line.end};
  if (s->line.end - start > s->window) {
    s->seen.end = start + s->window;
    while ((s->bytes[s->seen.end] & 0xC0) == 0x80)
      s->seen.end -= 1;
  }
  s->boundary = start;
  UErrorCode status = U_ZERO_ERROR;
  utext_openUTF8(&s->text, (const char *)s->bytes + start, (int64_t)(s->seen.end - start), &status);
  ubrk_setUText(s->iterator, &s->text, &status);
  if (U_FAILURE(status))
    s->seen.end = s->line.end = start;
  else
    ubrk_first(s->iterator);
}

void dgm_sentences_begin(dgm_sentences_t *s, const uint8_t *bytes, dgm_text_span line) {
  s->bytes = bytes;
  s->line = line;
  s->scanned = s->last = line.start;
  s->has_found = s->has_left_out = false;
  show(s, line.start);
}

// MARK: - Edges

/// Where the edge characters that end at `at` begin.
static size_t edge_start(const dgm_sentences_t *s, size_t at) {
  size_t before = at;
  while (before > s->line.start && is_edge(previous_character(s->bytes, &before, s->line.start)))
    at = before;
  return at;
}

/// Where the edge characters that begin at `at` end.
static size_t edge_end(const dgm_sentences_t *s, size_t at) {
  size_t after = at;
  while (after < s->line.end && is_edge(next_character(s->bytes, &after, s->line.end)))
    at = after;
  return at;
}

// MARK: - Gaps that ICU leaves out

/// Looks at the stop that begins at `*at` and moves `*at` behind it; says whether a gap follows that ICU's rules have
/// not: after U+2026, behind a footnote mark, before a number, the letter of a list's item or the dash of a dialogue.
static bool gap_after_stop(const dgm_sentences_t *s, size_t *at, dgm_sentence_gap *gap) {
  const uint8_t *bytes = s->bytes;
  const size_t end = s->line.end;
  size_t after = *at, note;
  bool noted = false;
  while (after < end && is_stop(next_character(bytes, &after, end)))
    *at = after;
  while (*at < end) {
    after = *at;
    if ((note = dgm_footnote_end(bytes, *at, end)) != *at) {
      noted = true;
      after = note;
    } else if (!dgm_is_closer(next_character(bytes, &after, end))) {
      break;
    }
    *at = after;
  }
  *gap = (dgm_sentence_gap){.end = *at};
  gap->start = *at = edge_end(s, *at);
  if (gap->start == gap->end || gap->start == end)
    return false;
  dgm_describe_gap(s->bytes, s->line, gap);
  const bool letter = gap->follower == DGM_FOLLOWER_UPPER || gap->follower == DGM_FOLLOWER_CASELESS;
  const bool digit = gap->follower == DGM_FOLLOWER_DIGIT;
  const size_t next_end = gap->next.end;
  const bool item =
      next_end - gap->next.start == 1 && next_end < end && (bytes[next_end] == '.' || bytes[next_end] == ')');
  const bool opened = dgm_sentence_opening_end(bytes, gap->start, end) > gap->start;
  return gap->spaced && (opened || (noted && (letter || digit)) || (gap->stop == DGM_STOP_ELLIPSIS && letter) ||
                         (gap->stop == DGM_STOP_PERIOD && (digit || item)));
}

/// The next gap that ICU leaves out; false if there is none.
static bool next_left_out(dgm_sentences_t *s, dgm_sentence_gap *gap) {
  while (s->scanned < s->line.end) {
    size_t after = s->scanned;
    if (!is_stop(next_character(s->bytes, &after, s->line.end)))
      s->scanned = after;
    else if (gap_after_stop(s, &s->scanned, gap))
      return true;
  }
  return false;
}

// MARK: - ICU's gaps

/// Where opening punctuation that ends at `at` begins, if it comes right behind a stop or what closes one; else `at`.
static size_t opener_start(const dgm_sentences_t *s, size_t at) {
  size_t opener = at, before = at;
  while (before > s->line.start && dgm_is_opener(previous_character(s->bytes, &before, s->line.start)))
    opener = before;
  dgm_sentence_gap gap = {.end = opener};
  before = dgm_skip_closers(s->bytes, s->line, &gap);
  return before > s->line.start && is_stop(previous_character(s->bytes, &before, s->line.start)) ? opener : at;
}

/// Where closing punctuation that begins at `at` ends, if no word follows it at once, as in French (". » "); else `at`.
/// Followed by a word, U+00BB and its like open a quotation in other languages.
static size_t spaced_closer_end(const dgm_sentences_t *s, size_t at) {
  size_t after = at, closer = at;
  UChar32 c = 0;
  while (after < s->line.end) {
    c = next_character(s->bytes, &after, s->line.end);
    if ((U_GET_GC_MASK(c) & (U_GC_PE_MASK | U_GC_PF_MASK)) == 0)
      return is_edge(c) || u_ispunct(c) ? closer : at;
    closer = after;
  }
  return closer;
}

/// Turns ICU's boundary into a gap; false if one side of it is empty.
static bool gap_at(const dgm_sentences_t *s, size_t boundary, dgm_sentence_gap *gap) {
  size_t end = edge_start(s, boundary), start = edge_end(s, boundary);
  if (start == end) {
    start = end = opener_start(s, end);
  } else {
    const size_t closer = spaced_closer_end(s, start);
    if (closer > start) {
      end = closer;
      start = edge_end(s, closer);
    }
  }
  *gap = (dgm_sentence_gap){.end = end, .start = start};
  if (end == s->line.start || start == s->line.end)
    return false;
  dgm_describe_gap(s->bytes, s->line, gap);
  return true;
}

/// Takes the next of ICU's boundaries in the line; false at its end.
static bool next_boundary(dgm_sentences_t *s, size_t *boundary) {
  while (true) {
    const int32_t position = ubrk_next(s->iterator);
    const size_t found = position == UBRK_DONE ? s->seen.end : s->seen.start + (size_t)position;
    if (found < s->seen.end) {
      s->boundary = *boundary = found;
      return true;
    }
    if (s->seen.end == s->line.end)
      return false;
    // The end of the window is no boundary: begin again where the last sentence began.
    show(s, s->boundary > s->seen.start ? s->boundary : s->seen.end);
  }
}

/// Takes the next gap from either source; false at the line's end.
static bool next_gap(dgm_sentences_t *s, dgm_sentence_gap *gap) {
  size_t boundary;
  while (!s->has_found && next_boundary(s, &boundary))
    s->has_found = gap_at(s, boundary, &s->found);
  if (!s->has_left_out)
    s->has_left_out = next_left_out(s, &s->left_out);
  if (s->has_found && (!s->has_left_out || s->found.start <= s->left_out.start)) {
    *gap = s->found;
    s->has_found = false;
    return true;
  }
  *gap = s->left_out;
  const bool has_gap = s->has_left_out;
  s->has_left_out = false;
  return has_gap;
}

size_t dgm_sentences_next(dgm_sentences_t *s, dgm_sentence_gap *gaps, size_t capacity) {
  size_t found = 0;
  dgm_sentence_gap gap;
  while (found < capacity && next_gap(s, &gap)) {
    if (gap.start <= s->last || gap.end <= s->last)
      continue;
    s->last = gap.start;
    gaps[found++] = gap;
  }
  return found;
}
