// Text scanning on UTF-8: lines, sentence gaps, cuts of long sentences. ICU stays behind this header: the
// toolchain has an ICU module of its own, so no ICU type may show here.
//
// All offsets are bytes from the start of `bytes`, which must be well-formed UTF-8; `count` is its length in bytes.
// "White space" is Unicode's White_Space. "Filler" is U+200B, U+2060 and U+FEFF: invisible and meaningless at an edge,
// so an edge never holds one, while inside a text they are content.
#ifndef DRAGOMAN_ICU_H
#define DRAGOMAN_ICU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The bytes `start ..< end`.
typedef struct {
  size_t start;
  size_t end;
} dgm_text_span;

/// Finds the next lines that hold a letter, without their outer white space and fillers. Columns of a line are parted
/// by a tab or by three white-space characters or more, and each counts as a line. Lines end at U+000A, U+000D, both
/// together, U+0085, U+2028 and U+2029. `cursor` is where to go on: 0 at first, `count` when the text is done. Returns
/// how many of `spans[capacity]` are filled; less than `capacity` only at the end.
size_t dgm_text_lines(const uint8_t *_Nonnull bytes, size_t count, size_t *_Nonnull cursor,
                      dgm_text_span *_Nonnull spans, size_t capacity);

/// `span` without its outer white space and fillers; empty (start == end) when there is nothing else.
dgm_text_span dgm_text_trimmed(const uint8_t *_Nonnull bytes, dgm_text_span span);

/// Whether a character of general category L lies in `span`.
bool dgm_text_has_letters(const uint8_t *_Nonnull bytes, dgm_text_span span);

/// What ended the text before a gap.
typedef enum {
  DGM_STOP_OTHER = 0,    // a boundary that ICU's rules of the locale put, such as after the Greek question mark
  DGM_STOP_PERIOD = 1,   // one full stop of the kind that abbreviations also have
  DGM_STOP_ELLIPSIS = 2, // two or more of them, or U+2026 and its like
  DGM_STOP_MARK = 3,     // with ! or ? among them, which addresses may have too
  DGM_STOP_FULL = 4,     // a mark that does nothing else: ideographic and full-width ones, dandas, Arabic ones
} dgm_stop;

/// What the text after a gap begins with, opening punctuation left out.
typedef enum {
  DGM_FOLLOWER_OTHER = 0,
  DGM_FOLLOWER_LOWER = 1,
  DGM_FOLLOWER_UPPER = 2,
  DGM_FOLLOWER_CASELESS = 3, // a letter of a script without case
  DGM_FOLLOWER_DIGIT = 4,
} dgm_follower;

/// What stands between the stop and the gap.
typedef enum {
  DGM_CLOSER_NONE = 0,
  DGM_CLOSER_BRACKET = 1, // brackets only, footnote marks among them
  DGM_CLOSER_QUOTE = 2,   // a quotation mark at least
} dgm_closer;

/// A place where one sentence may end and the next begin: the gap `end ..< start` and what lies around it.
typedef struct {
  size_t end;         // of the text before, after its stop and what closes it
  size_t start;       // of the text after, before its opening punctuation
  dgm_text_span word; // before the stop, up to white space or opening punctuation; at most 64 bytes, else empty
  size_t chain;       // word.start, or that of the first of up to three short words with stops before it ("z. B")
  dgm_text_span next; // letters and digits that the text after begins with, up to an apostrophe, which is included
  dgm_stop stop;
  dgm_follower follower;
  dgm_closer closer;
  bool spaced;          // the gap has white space
  bool unspaced_script; // scripts written without spaces between words on both sides
} dgm_sentence_gap;

/// Walks over a line's possible sentence ends. Owned by one thread at a time.
typedef struct dgm_sentences dgm_sentences_t;

/// Opens ICU's sentence rules for `locale` ("de", "" for the root). `window` is how many bytes ICU sees at a time
/// (at least 16, at most 2^30: ICU counts in 32 bits). Returns null without memory or ICU's data.
dgm_sentences_t *_Nullable dgm_sentences_open(const char *_Nonnull locale, size_t window);

/// Frees `sentences`.
void dgm_sentences_close(dgm_sentences_t *_Nonnull sentences);

/// Starts on `line`, which has no outer white space. `bytes` must stay in place until the last gap is taken.
void dgm_sentences_begin(dgm_sentences_t *_Nonnull sentences, const uint8_t *_Nonnull bytes, dgm_text_span line);

/// The next gaps of the line, in order, each with text on both sides: fills `gaps[capacity]`, returns how many;
/// less than `capacity` only at the end.
size_t dgm_sentences_next(dgm_sentences_t *_Nonnull sentences, dgm_sentence_gap *_Nonnull gaps, size_t capacity);

/// Finds places that cut `span` into `parts` (>= 1) about equal parts: best after a mark within the sentence, else at
/// white space, else between grapheme clusters. Writes ascending offsets, never more than `parts - 1`, to `cuts`;
/// returns how many. Without ICU's data there are cuts only at marks and white space.
size_t dgm_text_cuts(const uint8_t *_Nonnull bytes, dgm_text_span span, size_t parts, size_t *_Nonnull cuts);

/// The first offset in `span` at which a protected span may begin or be recognised; `span.end` if there is none. Plain
/// prose has few or none: this is the quick look before any other.
size_t dgm_span_trigger(const uint8_t *_Nonnull bytes, dgm_text_span span);

/// The end of the pictograph that begins at `span.start`, as a grapheme cluster: flags, keycaps, families, tones and
/// variation selectors included. `span.start` if none begins there.
size_t dgm_emoji_end(const uint8_t *_Nonnull bytes, dgm_text_span span);

/// The end of what extends the character that ends at `span.start`: combining marks, selectors, joined pictographs.
size_t dgm_cluster_end(const uint8_t *_Nonnull bytes, dgm_text_span span);

/// Where the character before the variation selector at `at` begins, if that makes it a pictograph; else `at`.
size_t dgm_emoji_base(const uint8_t *_Nonnull bytes, size_t start, size_t at);

/// How letters are changed.
typedef enum {
  DGM_CASE_LOWER = 0,
  DGM_CASE_UPPER = 1,
  DGM_CASE_SENTENCE = 2, // the first letter a capital, the others small
} dgm_case;

/// Opens ICU's case rules for `locale`; null without memory. Owned by one thread at a time.
void *_Nullable dgm_case_open(const char *_Nonnull locale);

/// Frees what `dgm_case_open` gave.
void dgm_case_close(void *_Nonnull map);

/// Writes `bytes[count]` with its letters changed to `out[capacity]`; returns how many bytes that needs (nothing whole
/// is written if that is more than `capacity`), or 0 on failure. `count` is at most 2^28.
size_t dgm_case_change(void *_Nonnull map, dgm_case kind, const uint8_t *_Nonnull bytes, size_t count,
                       uint8_t *_Nonnull out, size_t capacity);

/// Writes the version of the linked ICU, such as "72.1", to `text`: at least 24 bytes.
void dgm_icu_version(char *_Nonnull text);

#endif
