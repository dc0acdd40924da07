// Character classes shared by this target's files.
#ifndef DRAGOMAN_ICU_CHARACTERS_H
#define DRAGOMAN_ICU_CHARACTERS_H

#include "dragoman-icu.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

/// The character at `*at` (< `end`); moves `*at` behind it.
static inline UChar32 next_character(const uint8_t *bytes, size_t *at, size_t end) {
  UChar32 c = bytes[*at];
  if (c < 0x80) {
    *at += 1;
    return c;
  }
  size_t i = *at;
  U8_NEXT_OR_FFFD(bytes, i, end, c);
  *at = i;
  return c;
}

/// The character before `*at` (> `start`); moves `*at` before it.
static inline UChar32 previous_character(const uint8_t *bytes, size_t *at, size_t start) {
  UChar32 c = bytes[*at - 1];
  if (c < 0x80) {
    *at -= 1;
    return c;
  }
  size_t lead = *at - 1;
  while (lead > start && *at - lead < 4 && (bytes[lead] & 0xC0) == 0x80)
    lead -= 1;
  const size_t end = *at;
  size_t i = lead;
  c = next_character(bytes, &i, end);
  *at = lead;
  return c;
}

static inline bool is_white_space(UChar32 c) {
  if (c < 0x80)
    return c == ' ' || (c >= '\t' && c <= '\r');
  return u_isUWhiteSpace(c);
}

static inline bool is_filler(UChar32 c) { return c == 0x200B || c == 0x2060 || c == 0xFEFF; }

static inline bool is_edge(UChar32 c) { return is_white_space(c) || is_filler(c); }

static inline bool is_letter(UChar32 c) {
  if (c < 0x80)
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
  return (U_GET_GC_MASK(c) & U_GC_L_MASK) != 0;
}

/// Full stops that abbreviations and numbers have too.
static inline bool is_period(UChar32 c) { return c == '.' || c == 0x2024 || c == 0xFE52 || c == 0xFF0E; }

static inline bool is_ellipsis(UChar32 c) { return c == 0x2026 || c == 0x2025 || c == 0x22EF; }

/// Marks that end a sentence, and that addresses and names may have inside.
static inline bool is_mark(UChar32 c) {
  return c == '!' || c == '?' || (c >= 0x2047 && c <= 0x2049) || c == 0x203C || c == 0x203D;
}

/// Every other mark that ends a sentence, in any script.
static inline bool is_full_stop(UChar32 c) {
  return c >= 0x80 && !is_period(c) && !is_mark(c) && u_hasBinaryProperty(c, UCHAR_S_TERM);
}

static inline bool is_stop(UChar32 c) { return is_period(c) || is_ellipsis(c) || is_mark(c) || is_full_stop(c); }

static inline bool is_quote(UChar32 c) {
  if (c < 0x80)
    return c == '"' || c == '\'' || c == '`';
  return u_hasBinaryProperty(c, UCHAR_QUOTATION_MARK);
}

#endif
