// Lines, edges and letters.
#include "characters.h"

/// How many bytes a line end at `at` has: 0 where there is none.
static inline size_t line_end_length(const uint8_t *bytes, size_t at, size_t count) {
  switch (bytes[at]) {
  case '\n':
    return 1;
  case '\r':
    return at + 1 < count && bytes[at + 1] == '\n' ? 2 : 1;
  case 0xC2: // U+0085
    return at + 1 < count && bytes[at + 1] == 0x85 ? 2 : 0;
  case 0xE2: // U+2028, U+2029
    return at + 2 < count && bytes[at + 1] == 0x80 && (bytes[at + 2] == 0xA8 || bytes[at + 2] == 0xA9) ? 3 : 0;
  default:
    return 0;
  }
}

/// How many bytes of white space from `at` on part the columns of a table: a tab, or three characters or more. 0 where
/// there is less.
static size_t column_gap_length(const uint8_t *bytes, size_t at, size_t count) {
  const uint8_t next = at + 1 < count ? bytes[at + 1] : 0;
  if (bytes[at] == ' ' && next > ' ' && next < 0xC2)
    return 0;
  size_t end = at, characters = 0;
  bool has_tab = false;
  while (end < count && line_end_length(bytes, end, count) == 0) {
    size_t after = end;
    if (!is_white_space(next_character(bytes, &after, count)))
      break;
    has_tab |= bytes[end] == '\t';
    characters += 1;
    end = after;
  }
  return has_tab || characters >= 3 ? end - at : 0;
}

/// How many bytes what ends a line or column at `at` has: 0 where it goes on.
static inline size_t boundary_length(const uint8_t *bytes, size_t at, size_t count) {
  // What a boundary may begin with: line ends, blanks, and the first bytes of white space beyond ASCII.
  static const bool begins[256] = {['\n'] = true, ['\r'] = true, ['\t'] = true, [' '] = true,
                                   [0xC2] = true, [0xE1] = true, [0xE2] = true, [0xE3] = true};
  if (!begins[bytes[at]])
    return 0;
  const size_t ending = line_end_length(bytes, at, count);
  return ending > 0 ? ending : column_gap_length(bytes, at, count);
}

size_t dgm_text_lines(const uint8_t *bytes, size_t count, size_t *cursor, dgm_text_span *spans, size_t capacity) {
  size_t at = *cursor, found = 0;
  while (at < count && found < capacity) {
    dgm_text_span line = {at, at};
    size_t ending = 0;
    while (line.end < count && (ending = boundary_length(bytes, line.end, count)) == 0)
      line.end += 1;
    at = line.end + ending;
    line = dgm_text_trimmed(bytes, line);
    if (dgm_text_has_letters(bytes, line))
      spans[found++] = line;
  }
  *cursor = at;
  return found;
}

dgm_text_span dgm_text_trimmed(const uint8_t *bytes, dgm_text_span span) {
  while (span.start < span.end) {
    size_t after = span.start;
    if (!is_edge(next_character(bytes, &after, span.end)))
      break;
    span.start = after;
  }
  while (span.end > span.start) {
    size_t before = span.end;
    if (!is_edge(previous_character(bytes, &before, span.start)))
      break;
    span.end = before;
  }
  return span;
}

bool dgm_text_has_letters(const uint8_t *bytes, dgm_text_span span) {
  size_t at = span.start;
  while (at < span.end)
    if (is_letter(next_character(bytes, &at, span.end)))
      return true;
  return false;
}
