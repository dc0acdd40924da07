// Sentence gaps: ICU's boundaries, moved to where a reader would put them, and those that ICU's rules leave out.
//
// ICU counts opening punctuation after a stop as closing it, so `。「` has its boundary after the bracket; it has none
// after U+2026 or behind a footnote mark, and none before a number that a small letter follows ("ended. 3 men left").
#include "characters.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>

enum { WORD_LIMIT = 64, LOOK_LIMIT = 64, CHAIN_WORDS = 3, CHAIN_WORD_LIMIT = 8 };

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

// MARK: - Punctuation

static bool is_opener(UChar32 c) {
  if (c < 0x80)
    return c == '(' || c == '[' || c == '{';
  return c == 0xBF || c == 0xA1 || (U_GET_GC_MASK(c) & (U_GC_PS_MASK | U_GC_PI_MASK)) != 0;
}

static bool is_closer(UChar32 c) {
  if (c < 0x80)
    return c == ')' || c == ']' || c == '}' || is_quote(c);
  return (U_GET_GC_MASK(c) & (U_GC_PE_MASK | U_GC_PF_MASK)) != 0 || is_quote(c);
}

static bool is_superscript(UChar32 c) {
  return c == 0xB9 || c == 0xB2 || c == 0xB3 || c == 0x2070 || (c >= 0x2074 && c <= 0x2079);
}

/// Whether a character leaves a stop's neighbourhood as it is: marks that combine, and invisible ones.
static bool is_transparent(UChar32 c) {
  return c >= 0x300 && (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK)) != 0;
}

/// A footnote mark such as "[12]" that begins at `at`: the offset behind it, or `at` if there is none.
static size_t footnote_end(const uint8_t *bytes, size_t at, size_t end) {
  size_t i = at;
  if (i < end && bytes[i] == '[') {
    i += 1;
    const size_t digits = i;
    while (i < end && i - digits < 4 && bytes[i] >= '0' && bytes[i] <= '9')
      i += 1;
    return i > digits && i < end && bytes[i] == ']' ? i + 1 : at;
  }
  return i < end && is_superscript(next_character(bytes, &i, end)) ? i : at;
}

/// A footnote mark that ends at `at`: the offset where it begins, or `at` if there is none.
static size_t footnote_start(const uint8_t *bytes, size_t start, size_t at) {
  size_t i = at;
  if (i > start && bytes[i - 1] == ']') {
    i -= 1;
    const size_t digits = i;
    while (i > start && digits - i < 4 && bytes[i - 1] >= '0' && bytes[i - 1] <= '9')
      i -= 1;
    return i < digits && i > start && bytes[i - 1] == '[' ? i - 1 : at;
  }
  return i > start && is_superscript(previous_character(bytes, &i, start)) ? i : at;
}

/// Scripts written without spaces between words.
static bool is_unspaced(UChar32 c) {
  if (c < 0xE00)
    return false;
  static const UScriptCode scripts[] = {USCRIPT_HAN,  USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_BOPOMOFO,
                                        USCRIPT_THAI, USCRIPT_LAO,      USCRIPT_KHMER,    USCRIPT_MYANMAR};
  for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++)
    if (uscript_hasScript(c, scripts[i]))
      return true;
  return false;
}

// MARK: - What lies around a gap

/// Walks back from `gap->end` over what closes the stop; returns where the stop ends, or `end` if there is no stop.
static size_t skip_closers(const uint8_t *bytes, size_t start, dgm_sentence_gap *gap) {
  size_t at = gap->end;
  while (at > start) {
    const size_t note = footnote_start(bytes, start, at);
    size_t before = note;
    UChar32 c = '[';
    if (note == at)
      c = previous_character(bytes, &before, start);
    if (note == at && is_stop(c))
      return at;
    if (note == at && !is_closer(c) && !is_transparent(c))
      break;
    if (note == at && is_quote(c))
      gap->closer = DGM_CLOSER_QUOTE;
    else if (!is_transparent(c) && gap->closer == DGM_CLOSER_NONE)
      gap->closer = DGM_CLOSER_BRACKET;
    at = before;
  }
  gap->closer = DGM_CLOSER_NONE;
  return gap->end;
}

/// Walks back over the stop itself, sets its kind; returns where it begins.
static size_t skip_stop(const uint8_t *bytes, size_t start, size_t end, dgm_sentence_gap *gap) {
  size_t periods = 0, stop_start = end, at = end;
  bool ellipsis = false, mark = false, full = false;
  while (at > start) {
    const UChar32 c = previous_character(bytes, &at, start);
    if (is_transparent(c) && stop_start < end)
      continue;
    if (!is_stop(c))
      break;
    periods += is_period(c);
    ellipsis |= is_ellipsis(c);
    mark |= is_mark(c);
    full |= is_full_stop(c);
    stop_start = at;
  }
  if (full || mark)
    gap->stop = full ? DGM_STOP_FULL : DGM_STOP_MARK;
  else if (ellipsis || periods > 1)
    gap->stop = DGM_STOP_ELLIPSIS;
  else
    gap->stop = periods == 1 ? DGM_STOP_PERIOD : DGM_STOP_OTHER;
  return stop_start;
}

/// Where the word that ends at `end` begins: after white space, opening punctuation or a quotation mark that is no
/// apostrophe. `end` itself when it is longer than `limit`.
static size_t word_start(const uint8_t *bytes, size_t start, size_t end, size_t limit) {
  size_t at = end;
  while (at > start) {
    size_t before = at;
    const UChar32 c = previous_character(bytes, &before, start);
    if (is_edge(c) || is_opener(c) || (is_quote(c) && c != '\'' && c != 0x2019))
      break;
    at = before;
    if (end - at > limit)
      return end;
  }
  return at;
}

/// Finds the short words with stops before the word: "z. B", "p. ex".
static size_t chain_start(const uint8_t *bytes, size_t start, size_t word) {
  size_t chain = word;
  for (int i = 0; i < CHAIN_WORDS; i++) {
    size_t at = chain;
    while (at > start) {
      size_t before = at;
      if (chain - at > CHAIN_WORD_LIMIT || !is_edge(previous_character(bytes, &before, start)))
        break;
      at = before;
    }
    if (at == chain || at == start || bytes[at - 1] != '.')
      return chain;
    const size_t first = word_start(bytes, start, at - 1, CHAIN_WORD_LIMIT);
    if (first == at - 1)
      return chain;
    chain = first;
  }
  return chain;
}

static dgm_follower follower_class(UChar32 c) {
  if (u_isULowercase(c))
    return DGM_FOLLOWER_LOWER;
  const uint32_t mask = U_GET_GC_MASK(c);
  if (mask & (U_GC_LU_MASK | U_GC_LT_MASK))
    return DGM_FOLLOWER_UPPER;
  if (mask & U_GC_L_MASK)
    return DGM_FOLLOWER_CASELESS;
  return mask & U_GC_ND_MASK ? DGM_FOLLOWER_DIGIT : DGM_FOLLOWER_OTHER;
}

/// Reads what follows the gap, behind opening punctuation and the white space that some languages put there; returns
/// its first character.
static UChar32 read_follower(const uint8_t *bytes, size_t end, dgm_sentence_gap *gap) {
  const size_t limit = end - gap->start > LOOK_LIMIT ? gap->start + LOOK_LIMIT : end;
  size_t at = gap->start, after = at;
  UChar32 c = 0;
  while (at < limit) {
    c = next_character(bytes, &after, end);
    if (!is_opener(c) && !is_closer(c) && !is_edge(c) && !is_transparent(c) && c != '*' && c != '_')
      break;
    at = after;
  }
  if (at >= limit)
    return 0;
  gap->follower = follower_class(c);
  gap->next = (dgm_text_span){at, at};
  while (at < end && at - gap->next.start < WORD_LIMIT) {
    const UChar32 letter = next_character(bytes, &at, end);
    const bool apostrophe = letter == '\'' || letter == 0x2019;
    if (!apostrophe && !u_hasBinaryProperty(letter, UCHAR_ALPHABETIC) && !u_isdigit(letter) && !is_transparent(letter))
      break;
    gap->next.end = at;
    if (apostrophe)
      break;
  }
  return c;
}

/// How far back to look from `at`.
static size_t near_start(const dgm_sentences_t *s, size_t at) {
  return at - s->line.start > LOOK_LIMIT ? at - LOOK_LIMIT : s->line.start;
}

/// Fills in all that `end` and `start` do not say.
static void describe(const dgm_sentences_t *s, dgm_sentence_gap *gap) {
  const uint8_t *bytes = s->bytes;
  const size_t start = near_start(s, gap->end);
  const size_t stop_end = skip_closers(bytes, start, gap);
  const size_t stop_start = skip_stop(bytes, start, stop_end, gap);
  const size_t word = word_start(bytes, s->line.start, stop_start, WORD_LIMIT);
  gap->word = (dgm_text_span){word, stop_start};
  gap->chain = chain_start(bytes, s->line.start, word);
  size_t at = gap->end;
  while (at < gap->start && !gap->spaced)
    gap->spaced = is_white_space(next_character(bytes, &at, gap->start));
  const UChar32 first = read_follower(bytes, s->line.end, gap);
  at = stop_start;
  gap->unspaced_script =
      at > s->line.start && is_unspaced(first) && is_unspaced(previous_character(bytes, &at, s->line.start));
}

// MARK: - Gaps that ICU leaves out

/// Looks at the stop that begins at `*at` and moves `*at` behind it; says whether a gap follows that ICU's rules have
/// not: after U+2026, behind a footnote mark, before a number or the letter of a list's item.
static bool gap_after_stop(const dgm_sentences_t *s, size_t *at, dgm_sentence_gap *gap) {
  const uint8_t *bytes = s->bytes;
  const size_t end = s->line.end;
  size_t after = *at, note;
  bool noted = false;
  while (after < end && is_stop(next_character(bytes, &after, end)))
    *at = after;
  while (*at < end) {
    after = *at;
    if ((note = footnote_end(bytes, *at, end)) != *at) {
      noted = true;
      after = note;
    } else if (!is_closer(next_character(bytes, &after, end))) {
      break;
    }
    *at = after;
  }
  *gap = (dgm_sentence_gap){.end = *at, .start = *at};
  after = *at;
  while (after < end && is_edge(next_character(bytes, &after, end)))
    gap->start = *at = after;
  if (gap->start == gap->end || gap->start == end)
    return false;
  describe(s, gap);
  const bool letter = gap->follower == DGM_FOLLOWER_UPPER || gap->follower == DGM_FOLLOWER_CASELESS;
  const bool digit = gap->follower == DGM_FOLLOWER_DIGIT;
  const size_t next_end = gap->next.end;
  const bool item =
      next_end - gap->next.start == 1 && next_end < end && (bytes[next_end] == '.' || bytes[next_end] == ')');
  return gap->spaced && ((noted && (letter || digit)) || (gap->stop == DGM_STOP_ELLIPSIS && letter) ||
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

/// Turns ICU's boundary into a gap; false if one side of it is empty.
static bool gap_at(const dgm_sentences_t *s, size_t boundary, dgm_sentence_gap *gap) {
  const uint8_t *bytes = s->bytes;
  size_t end = boundary, at;
  while ((at = end) > s->line.start && is_edge(previous_character(bytes, &at, s->line.start)))
    end = at;
  size_t start = boundary;
  while ((at = start) < s->line.end && is_edge(next_character(bytes, &at, s->line.end)))
    start = at;
  if (start == end) {
    size_t opener = end;
    while ((at = opener) > s->line.start && is_opener(previous_character(bytes, &at, s->line.start)))
      opener = at;
    dgm_sentence_gap before = {.end = opener};
    at = skip_closers(bytes, near_start(s, opener), &before);
    if (at > s->line.start && is_stop(previous_character(bytes, &at, s->line.start)))
      start = end = opener;
  }
  *gap = (dgm_sentence_gap){.end = end, .start = start};
  if (end == s->line.start || start == s->line.end)
    return false;
  describe(s, gap);
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
