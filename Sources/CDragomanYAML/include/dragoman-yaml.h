/// A YAML text as a row of events, read with libyaml but without its types.
#ifndef DRAGOMAN_YAML_H
#define DRAGOMAN_YAML_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// What dgm_yaml_next found.
enum dgm_yaml_kind {
  DGM_YAML_SCALAR = 0,
  DGM_YAML_SEQUENCE_START = 1,
  DGM_YAML_SEQUENCE_END = 2,
  DGM_YAML_MAPPING_START = 3,
  DGM_YAML_MAPPING_END = 4,
  DGM_YAML_END = 5,    ///< the one document is over
  DGM_YAML_FAULT = -1, ///< not YAML, more than one document, an anchor, alias or tag, or nested deeper than 8
};

/// Sequences and mappings may lie in one another this deep; more is a fault.
enum { DGM_YAML_DEPTH = 8 };

/// One event. `text` belongs to the reader and is valid until its next call.
typedef struct dgm_yaml_event {
  int32_t kind;               ///< dgm_yaml_kind
  int32_t is_plain;           ///< scalars: 1 if written without quotes, so that `~` and `true` are not strings
  const char *_Nullable text; ///< scalars: UTF-8, followed by a NUL; otherwise null
  size_t length;              ///< scalars: bytes of text
  int64_t line;               ///< where it starts, or where the fault is, counted from 1
} dgm_yaml_event;

/// A reader of one text.
typedef struct dgm_yaml dgm_yaml;

/// A reader of `text`, `length` bytes of UTF-8 that must outlive it. Null if memory is short.
dgm_yaml *_Nullable dgm_yaml_open(const char *text, size_t length);

/// The next event into `event`. After DGM_YAML_END or DGM_YAML_FAULT the same comes again.
void dgm_yaml_next(dgm_yaml *reader, dgm_yaml_event *event);

/// Frees the reader.
void dgm_yaml_close(dgm_yaml *reader);

#pragma clang assume_nonnull end
#endif
