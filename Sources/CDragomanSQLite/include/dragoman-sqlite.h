/// A table of records in an SQLite file, for one user and any number of processes.
///
/// A record is some bytes under a key, with two marks by which many are dropped at once. Every statement is prepared
/// with parameters. What is dropped is overwritten. A handle belongs to one thread at a time.
#ifndef DRAGOMAN_SQLITE_H
#define DRAGOMAN_SQLITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How a step ended.
typedef enum dgm_records_result {
  DGM_RECORDS_OK = 0,      ///< done
  DGM_RECORDS_NONE = 1,    ///< there is no such record
  DGM_RECORDS_DAMAGED = 2, ///< the file is not what it should be: close it, discard it, open it anew
  DGM_RECORDS_BUSY = 3,    ///< another process has held it for too long
  DGM_RECORDS_NEWER = 4,   ///< the file is of a later version of this table
  DGM_RECORDS_FAILED = 5,  ///< no room, no permission, no memory, no regular file
} dgm_records_result;

/// The bytes of a key and of a mark.
enum {
  DGM_RECORDS_KEY_BYTES = 32,
};

/// An open file.
typedef struct dgm_records dgm_records_t;

/// Opens the file, or makes it, readable by its owner only; an older version of the table is replaced by an empty one.
///
/// busy_milliseconds: how long each step waits for another process.
/// records: the handle with DGM_RECORDS_OK, else NULL.
dgm_records_result dgm_records_open(const char *path, int32_t busy_milliseconds,
                                    dgm_records_t *_Nullable *_Nonnull records);

/// Closes the file and frees the handle.
void dgm_records_close(dgm_records_t *_Nullable records);

/// Whether the path still leads to the file that is open: another process may have discarded it and begun anew.
bool dgm_records_is_in_place(const dgm_records_t *records, const char *path);

/// Deletes the file and those beside it. Only for files that are damaged and that this process has not open.
dgm_records_result dgm_records_discard(const char *path);

/// A number that changes when another handle has written to the file.
dgm_records_result dgm_records_version(dgm_records_t *records, uint32_t *version);

/// The record under the key; its bytes stay until the next call.
dgm_records_result dgm_records_find(dgm_records_t *records, const uint8_t *key, const void *_Nullable *_Nonnull bytes,
                                    size_t *count);

/// Puts a record in the place of the one under its key.
///
/// content, engine: its marks, DGM_RECORDS_KEY_BYTES each.
/// created: its time in seconds, by which the oldest are found.
dgm_records_result dgm_records_put(dgm_records_t *records, const uint8_t *key, const uint8_t *content,
                                   const uint8_t *engine, double created, const void *bytes, size_t count);

/// Drops the record under the key.
dgm_records_result dgm_records_drop(dgm_records_t *records, const uint8_t *key);

/// Drops the records with this content mark, and empties the log that they may be in as well.
dgm_records_result dgm_records_drop_content(dgm_records_t *records, const uint8_t *content);

/// Drops the records with another engine mark than this.
dgm_records_result dgm_records_drop_other_engines(dgm_records_t *records, const uint8_t *engine);

/// Drops every record, and empties the log.
dgm_records_result dgm_records_drop_all(dgm_records_t *records);

/// Drops the records from before `oldest`, and then the oldest ones until the rest has `most_bytes` at most.
dgm_records_result dgm_records_trim(dgm_records_t *records, double oldest, int64_t most_bytes);

#pragma clang assume_nonnull end
#endif
