#include "dragoman-cld2.h"

// The library's header uses FILE without including it.
#include <cstdio>

#include <cld2/public/compact_lang_det.h>
#include <cld2/public/encodings.h>

#include <string>

static_assert(DGM_CLD2_LANGUAGES == 3, "the library fills arrays of three");

/// Spaces put behind a text: the library's script scanner reads on behind its end.
static constexpr size_t kPadding = 64;

bool dgm_cld2_detect(const uint8_t *text, int64_t byte_count, dgm_cld2_result_t *result) {
  *result = {};
  if (text == nullptr || byte_count <= 0 || byte_count > DGM_CLD2_LARGEST_TEXT)
    return false;
  try {
    const CLD2::CLDHints no_hints = {nullptr, nullptr, CLD2::UNKNOWN_ENCODING, CLD2::UNKNOWN_LANGUAGE};
    CLD2::Language languages[3] = {CLD2::UNKNOWN_LANGUAGE, CLD2::UNKNOWN_LANGUAGE, CLD2::UNKNOWN_LANGUAGE};
    int percents[3] = {};
    double scores[3] = {};
    std::string padded;
    padded.reserve(static_cast<size_t>(byte_count) + kPadding);
    padded.assign(reinterpret_cast<const char *>(text), static_cast<size_t>(byte_count)).append(kPadding, ' ');
    int text_bytes = 0, valid_bytes = 0;
    bool is_reliable = false;
    // No flags: the best-effort mode guesses wildly. The checking variant, since others trust the bytes.
    CLD2::ExtDetectLanguageSummaryCheckUTF8(padded.data(), static_cast<int>(byte_count), true, &no_hints, 0, languages,
                                            percents, scores, nullptr, &text_bytes, &is_reliable, &valid_bytes);
    for (int i = 0; i < DGM_CLD2_LANGUAGES && valid_bytes == byte_count; ++i) {
      if (languages[i] == CLD2::UNKNOWN_LANGUAGE)
        continue;
      result->languages[result->count++] = {CLD2::LanguageCode(languages[i]), percents[i], scores[i]};
    }
    if (result->count == 0)
      return false;
    result->text_bytes = text_bytes;
    result->is_reliable = is_reliable && languages[0] != CLD2::UNKNOWN_LANGUAGE;
    return true;
  } catch (...) {
    *result = {};
    return false;
  }
}
