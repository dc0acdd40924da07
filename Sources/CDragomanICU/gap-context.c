// What lies around a sentence gap. Every look is bounded, so a gap costs the same in any text.
#include "gap-context.h"

#include <unicode/uscript.h>

enum { WORD_LIMIT = 64, LOOK_LIMIT = 64, CHAIN_WORDS = 3, CHAIN_WORD_LIMIT = 8 };

bool dgm_is_opener(UChar32 c) {
  if (c < 0x80)
    return c == '(' || c == '[' || c == '{';
  return c == 0xBF || c == 0xA1 || (U_GET_GC_MASK(c) & (U_GC_PS_MASK | U_GC_PI_MASK)) != 0;
}

bool dgm_is_closer(UChar32 c) {
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
size_t dgm_footnote_end(const uint8_t *bytes, size_t at, size_t end) {
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

/// How far back to look from `at`.
static size_t near_start(dgm_text_span line, size_t at) {
  return at - line.start > LOOK_LIMIT ? at - LOOK_LIMIT : line.start;
}

/// Walks back from `gap->end` over what closes the stop, and white space before that (". »"); returns where the stop
/// ends, or `end` if there is no stop.
size_t dgm_skip_closers(const uint8_t *bytes, dgm_text_span line, dgm_sentence_gap *gap) {
  const size_t start = near_start(line, gap->end);
  size_t at = gap->end;
  while (at > start) {
    const size_t note = footnote_start(bytes, start, at);
    size_t before = note;
    UChar32 c = '[';
    if (note == at)
      c = previous_character(bytes, &before, start);
    if (note == at && is_stop(c))
      return at;
    if (note == at && !dgm_is_closer(c) && !is_transparent(c) && (gap->closer == DGM_CLOSER_NONE || !is_edge(c)))
      break;
    if (note == at && is_quote(c))
      gap->closer = DGM_CLOSER_QUOTE;
    else if (!is_transparent(c) && !is_edge(c) && gap->closer == DGM_CLOSER_NONE)
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
    if (is_edge(c) || dgm_is_opener(c) || (is_quote(c) && c != '\'' && c != 0x2019))
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

size_t dgm_sentence_opening_end(const uint8_t *bytes, size_t at, size_t end) {
  size_t after = at, place = at;
  const UChar32 c = at < end ? next_character(bytes, &after, end) : 0;
  if (c == 0x2013 || c == 0x2014 || c == 0x2015) {
    place = after;
    while (place < end && bytes[place] == ' ' && place - after < 2)
      place += 1;
  } else if ((c == '\'' || c == 0x2019) && after + 1 < end && bytes[after] >= 'a' && bytes[after] <= 'z' &&
             bytes[after + 1] == ' ') {
    place = after + 2;
  }
  after = place;
  while (place > at && after < end) {
    const size_t before = after;
    const UChar32 letter = next_character(bytes, &after, end);
    if (!dgm_is_opener(letter))
      return u_isUUppercase(letter) ? before : at;
  }
  return at;
}

/// Reads what follows the gap, behind opening punctuation and the white space that some languages put there; returns
/// its first character.
static UChar32 read_follower(const uint8_t *bytes, size_t end, dgm_sentence_gap *gap) {
  const size_t limit = end - gap->start > LOOK_LIMIT ? gap->start + LOOK_LIMIT : end;
  size_t at = dgm_sentence_opening_end(bytes, gap->start, end), after = at;
  UChar32 c = 0;
  while (at < limit) {
    c = next_character(bytes, &after, end);
    if (!dgm_is_opener(c) && !dgm_is_closer(c) && !is_edge(c) && !is_transparent(c) && c != '*' && c != '_')
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

/// Fills in all that `end` and `start` do not say.
void dgm_describe_gap(const uint8_t *bytes, dgm_text_span line, dgm_sentence_gap *gap) {
  const size_t stop_end = dgm_skip_closers(bytes, line, gap);
  const size_t stop_start = skip_stop(bytes, near_start(line, stop_end), stop_end, gap);
  const size_t word = word_start(bytes, line.start, stop_start, WORD_LIMIT);
  gap->word = (dgm_text_span){word, stop_start};
  gap->chain = chain_start(bytes, line.start, word);
  size_t at = gap->end;
  while (at < gap->start && !gap->spaced)
    gap->spaced = is_white_space(next_character(bytes, &at, gap->start));
  const UChar32 first = read_follower(bytes, line.end, gap);
  at = stop_start;
  gap->unspaced_script =
      at > line.start && is_unspaced(first) && is_unspaced(previous_character(bytes, &at, line.start));
}
