// The quick look for protected spans, and pictographs.
#include "characters.h"

#include <unicode/uchar.h>

enum { PLAIN = 0, ALWAYS = 1, BESIDE = 2 };

/// What each byte means for the quick look: nothing, a trigger always, or one by what stands beside it.
static const uint8_t classes[256] = {
    ['0'] = ALWAYS, ['1'] = ALWAYS, ['2'] = ALWAYS, ['3'] = ALWAYS,  ['4'] = ALWAYS,  ['5'] = ALWAYS,  ['6'] = ALWAYS,
    ['7'] = ALWAYS, ['8'] = ALWAYS, ['9'] = ALWAYS, ['`'] = ALWAYS,  ['{'] = ALWAYS,  ['$'] = ALWAYS,  ['%'] = ALWAYS,
    ['<'] = BESIDE, ['&'] = BESIDE, ['@'] = ALWAYS, ['#'] = ALWAYS,  ['\\'] = ALWAYS, ['_'] = ALWAYS,  ['/'] = ALWAYS,
    ['.'] = BESIDE, [':'] = BESIDE, ['('] = BESIDE, [0xE2] = BESIDE, [0xE3] = BESIDE, [0xEF] = BESIDE, [0xF0] = BESIDE,
};

static bool is_word_byte(uint8_t byte) {
  return byte >= 0x80 || (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
}

/// Whether the three bytes from U+2000 on are a pictograph that needs no selector, U+27E6 or a keycap's frame.
static bool is_pictograph_block(uint8_t second, uint8_t third) {
  if (second == 0x83)
    return third == 0xA3;
  return (second >= 0x8C && second <= 0x8F) || second == 0x93 || (second >= 0x96 && second <= 0x9F) || second == 0xA4 ||
         second == 0xAC || second == 0xAD;
}

static bool is_trigger_beside(const uint8_t *bytes, size_t at, dgm_text_span span) {
  const uint8_t next = at + 1 < span.end ? bytes[at + 1] : 0;
  const uint8_t third = at + 2 < span.end ? bytes[at + 2] : 0;
  switch (bytes[at]) {
  case '.':
    return is_word_byte(next) && at > 0 && is_word_byte(bytes[at - 1]);
  case ':':
    return next == '/' || next == '\\' || next == '_' || next == '+' || is_word_byte(next);
  case '(':
    return next == ')';
  case '<':
  case '&':
    return next == '/' || next == '%' || next == '#' || is_word_byte(next);
  case 0xE2:
    return is_pictograph_block(next, third);
  case 0xE3:
    return next == 0x8A && (third == 0x97 || third == 0x99);
  case 0xEF:
    return next == 0xB8 && (third == 0x8E || third == 0x8F);
  case 0xF0:
    return next == 0x9F;
  default:
    return false;
  }
}

size_t dgm_span_trigger(const uint8_t *bytes, dgm_text_span span) {
  for (size_t at = span.start; at < span.end; at++) {
    const uint8_t class = classes[bytes[at]];
    if (class == ALWAYS || (class == BESIDE && is_trigger_beside(bytes, at, span)))
      return at;
  }
  return span.end;
}

// MARK: - Pictographs

static bool is_regional(UChar32 c) { return c >= 0x1F1E6 && c <= 0x1F1FF; }

static bool is_selector(UChar32 c) { return c == 0xFE0E || c == 0xFE0F; }

/// Whether a character is shown as a picture by itself. Signs such as U+00A9, U+2122 and U+3030 belong to prose.
static bool is_picture(UChar32 c) {
  if (c < 0x2300 || c == 0x3030 || c == 0x303D)
    return false;
  return u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC) || u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION);
}

static bool extends_cluster(UChar32 c) {
  const int32_t value = u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK);
  return value == U_GCB_EXTEND || value == U_GCB_ZWJ || value == U_GCB_SPACING_MARK;
}

/// Moves behind all that belongs to the cluster of a pictograph that ends at `at`.
static size_t cluster_end(const uint8_t *bytes, size_t at, size_t end) {
  bool joins = false;
  while (at < end) {
    size_t after = at;
    const UChar32 c = next_character(bytes, &after, end);
    if (!extends_cluster(c) && !(joins && u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)))
      return at;
    joins = c == 0x200D;
    at = after;
  }
  return at;
}

size_t dgm_emoji_end(const uint8_t *bytes, dgm_text_span span) {
  if (span.start >= span.end)
    return span.start;
  size_t at = span.start;
  const UChar32 c = next_character(bytes, &at, span.end);
  size_t after = at;
  const UChar32 next = at < span.end ? next_character(bytes, &after, span.end) : 0;
  if ((c >= '0' && c <= '9') || c == '#' || c == '*') {
    size_t framed = after;
    const bool selected = is_selector(next) && after < span.end;
    const UChar32 frame = selected ? next_character(bytes, &framed, span.end) : next;
    return frame == 0x20E3 ? cluster_end(bytes, framed, span.end) : span.start;
  }
  if (is_regional(c))
    return cluster_end(bytes, is_regional(next) ? after : at, span.end);
  return is_picture(c) ? cluster_end(bytes, at, span.end) : span.start;
}

size_t dgm_cluster_end(const uint8_t *bytes, dgm_text_span span) { return cluster_end(bytes, span.start, span.end); }

size_t dgm_emoji_base(const uint8_t *bytes, size_t start, size_t at) {
  if (at <= start)
    return at;
  size_t base = at;
  const UChar32 c = previous_character(bytes, &base, start);
  return (c >= 0x80 || c == '*') && u_hasBinaryProperty(c, UCHAR_EMOJI) ? base : at;
}
