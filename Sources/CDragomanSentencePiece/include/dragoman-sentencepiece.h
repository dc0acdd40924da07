/// SentencePiece processors behind a plain C interface. No C++ exception leaves it.
#ifndef DRAGOMAN_SENTENCEPIECE_H
#define DRAGOMAN_SENTENCEPIECE_H

#include <stdint.h>

#pragma clang assume_nonnull begin

#ifdef __cplusplus
extern "C" {
#endif

/// One loaded model. Constant after loading: any number of threads may use it at once.
typedef struct dgm_sentencepiece dgm_sentencepiece_t;

/// Loads a serialised ModelProto of `byte_count` bytes, which are copied. NULL when the library refuses it, and
/// when there is no memory for it: then `lacks_memory` is 1, else 0.
/// The library crashes on some damaged models, so the caller checks every index in the bytes first.
dgm_sentencepiece_t *_Nullable dgm_sentencepiece_load(const uint8_t *model, int64_t byte_count, int32_t *lacks_memory);

/// Frees a processor.
void dgm_sentencepiece_free(dgm_sentencepiece_t *processor);

/// Number of pieces; ids run from 0 to one less.
int32_t dgm_sentencepiece_vocabulary_size(const dgm_sentencepiece_t *processor);

/// Encodes `byte_count` bytes of UTF-8, which may hold NUL, and returns the number of pieces n, or -1 when the library
/// failed. `ids` receives `[n]` ids, `ranges` `[n][2]` the first byte and the byte after the last of each piece in the
/// text. Both belong to this thread and stay until its next call of this function.
int64_t dgm_sentencepiece_encode(const dgm_sentencepiece_t *processor, const uint8_t *text, int64_t byte_count,
                                 const int32_t *_Nullable *_Nonnull ids, const uint32_t *_Nullable *_Nonnull ranges);

/// Decodes `[count]` ids, each below the vocabulary size, and returns the number of bytes of text, or -1 when the
/// library failed. `text` belongs to this thread and stays until its next call of this function.
int64_t dgm_sentencepiece_decode(const dgm_sentencepiece_t *processor, const int32_t *ids, int64_t count,
                                 const uint8_t *_Nullable *_Nonnull text);

/// The bytes of a piece, and their number as the result. They live as long as the processor.
int64_t dgm_sentencepiece_piece(const dgm_sentencepiece_t *processor, int32_t id,
                                const uint8_t *_Nullable *_Nonnull text);

/// The id of the piece with exactly these bytes, or -1 when there is none.
int32_t dgm_sentencepiece_id(const dgm_sentencepiece_t *processor, const uint8_t *text, int64_t byte_count);

/// The file name of the linked library, such as "libsentencepiece.so.0.0.0": it has no function that tells its version.
/// Empty where the loader does not tell. Valid while the process lives.
const char *dgm_sentencepiece_library(void);

#ifdef __cplusplus
}
#endif

#pragma clang assume_nonnull end
#endif
