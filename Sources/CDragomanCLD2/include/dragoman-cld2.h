/// CLD2 behind a plain C interface. No C++ exception leaves it.
#ifndef DRAGOMAN_CLD2_H
#define DRAGOMAN_CLD2_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// The most languages one call reports.
enum { DGM_CLD2_LANGUAGES = 3 };

/// The most bytes one call reads.
enum { DGM_CLD2_LARGEST_TEXT = 1 << 20 };

/// One language of a text.
typedef struct {
  /// The library's own code, such as "de", "iw" or "zh-Hant"; "un" for none. Valid while the process lives.
  const char *code;
  /// Share of the text's letters, 0 to 100. No confidence.
  int32_t percent;
  /// Score per kilobyte of text: some 300 to 2000 for prose, 1024 where the script alone decided.
  double normalized_score;
} dgm_cld2_language_t;

/// What the library says about a text.
typedef struct {
  /// The languages found, largest share first; `count` of them.
  dgm_cld2_language_t languages[DGM_CLD2_LANGUAGES];
  int32_t count;
  /// Bytes of letters that were looked at.
  int32_t text_bytes;
  /// Whether the first language is clearly ahead of the next.
  bool is_reliable;
} dgm_cld2_result_t;

/// Identifies the languages of `byte_count` bytes of plain text (no markup is looked for). The bytes may be anything:
/// text that is not valid UTF-8 fit for interchange (no control characters) has no language. False when there is none,
/// when it is longer than `DGM_CLD2_LARGEST_TEXT` or when the library failed; `result` is then all zero.
bool dgm_cld2_detect(const uint8_t *_Nullable text, int64_t byte_count, dgm_cld2_result_t *result);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end
#endif
