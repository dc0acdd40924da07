// Case by the rules of a language.
#include "dragoman-icu.h"

#include <unicode/ucasemap.h>

void *dgm_case_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UCaseMap *map = ucasemap_open(locale, U_TITLECASE_WHOLE_STRING, &status);
  return U_SUCCESS(status) ? map : NULL;
}

void dgm_case_close(void *map) { ucasemap_close(map); }

size_t dgm_case_change(void *map, dgm_case kind, const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const int32_t length = (int32_t)count;
  const int32_t limit = capacity > INT32_MAX ? INT32_MAX : (int32_t)capacity;
  int32_t needed;
  switch (kind) {
  case DGM_CASE_LOWER:
    needed = ucasemap_utf8ToLower(map, (char *)out, limit, (const char *)bytes, length, &status);
    break;
  case DGM_CASE_UPPER:
    needed = ucasemap_utf8ToUpper(map, (char *)out, limit, (const char *)bytes, length, &status);
    break;
  default:
    needed = ucasemap_utf8ToTitle(map, (char *)out, limit, (const char *)bytes, length, &status);
  }
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? 0 : (size_t)needed;
}
