// What lies around a sentence gap.
#ifndef DRAGOMAN_ICU_GAP_CONTEXT_H
#define DRAGOMAN_ICU_GAP_CONTEXT_H

#include "characters.h"

/// Brackets and quotation marks that open; among them those that close in other languages, such as U+201C.
bool dgm_is_opener(UChar32 c);

/// Brackets and quotation marks that close, and every quotation mark that may.
bool dgm_is_closer(UChar32 c);

/// A footnote mark such as "[12]" that begins at `at`: the offset behind it, or `at` if there is none.
size_t dgm_footnote_end(const uint8_t *bytes, size_t at, size_t end);

/// Where the capital stands that begins a sentence behind what does not look like its begin: the dash of a dialogue
/// ("— No"), a word that lost its first letter ("'s Avonds"). `at` if it begins otherwise.
size_t dgm_sentence_opening_end(const uint8_t *bytes, size_t at, size_t end);

/// Walks back from `gap->end` over what closes the stop, and white space before that (". »"); returns where the stop
/// ends, or `gap->end` if there is no stop. Sets `gap->closer`.
size_t dgm_skip_closers(const uint8_t *bytes, dgm_text_span line, dgm_sentence_gap *gap);

/// Fills in all that `end` and `start` do not say.
void dgm_describe_gap(const uint8_t *bytes, dgm_text_span line, dgm_sentence_gap *gap);

#endif
