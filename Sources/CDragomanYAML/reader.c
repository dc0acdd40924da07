#include "dragoman-yaml.h"

#include <stdlib.h>
#include <yaml.h>

struct dgm_yaml {
  yaml_parser_t parser;
  yaml_event_t event; ///< the one whose text the caller may still read
  int has_event;
  int depth;
  int documents;
  int32_t ended; ///< DGM_YAML_END or DGM_YAML_FAULT once reached, 0 before
};

dgm_yaml *dgm_yaml_open(const char *text, size_t length) {
  dgm_yaml *reader = calloc(1, sizeof *reader);
  if (!reader)
    return NULL;
  if (!yaml_parser_initialize(&reader->parser)) {
    free(reader);
    return NULL;
  }
  yaml_parser_set_input_string(&reader->parser, (const unsigned char *)text, length);
  // Otherwise a byte order mark would choose UTF-16.
  yaml_parser_set_encoding(&reader->parser, YAML_UTF8_ENCODING);
  return reader;
}

void dgm_yaml_close(dgm_yaml *reader) {
  if (reader->has_event)
    yaml_event_delete(&reader->event);
  yaml_parser_delete(&reader->parser);
  free(reader);
}

static void release_event(dgm_yaml *reader) {
  if (reader->has_event)
    yaml_event_delete(&reader->event);
  reader->has_event = 0;
}

/// The kind of a scalar event, filled in; a fault if it has an anchor or a tag.
static int32_t read_scalar(const yaml_event_t *source, dgm_yaml_event *event) {
  if (source->data.scalar.anchor || source->data.scalar.tag)
    return DGM_YAML_FAULT;
  event->text = (const char *)source->data.scalar.value;
  event->length = source->data.scalar.length;
  event->is_plain = source->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
  return DGM_YAML_SCALAR;
}

/// What the event just parsed means to the caller, or 'again' (a value no kind has) where it means nothing.
enum { AGAIN = 100 };
static int32_t read_event(dgm_yaml *reader, dgm_yaml_event *event) {
  const yaml_event_t *source = &reader->event;
  switch (source->type) {
  case YAML_STREAM_START_EVENT:
  case YAML_DOCUMENT_END_EVENT:
    return AGAIN;
  case YAML_DOCUMENT_START_EVENT:
    return ++reader->documents > 1 ? DGM_YAML_FAULT : AGAIN;
  case YAML_STREAM_END_EVENT:
    return DGM_YAML_END;
  case YAML_SCALAR_EVENT:
    return read_scalar(source, event);
  case YAML_SEQUENCE_START_EVENT:
    if (source->data.sequence_start.anchor || source->data.sequence_start.tag || ++reader->depth > DGM_YAML_DEPTH)
      return DGM_YAML_FAULT;
    return DGM_YAML_SEQUENCE_START;
  case YAML_MAPPING_START_EVENT:
    if (source->data.mapping_start.anchor || source->data.mapping_start.tag || ++reader->depth > DGM_YAML_DEPTH)
      return DGM_YAML_FAULT;
    return DGM_YAML_MAPPING_START;
  case YAML_SEQUENCE_END_EVENT:
    reader->depth--;
    return DGM_YAML_SEQUENCE_END;
  case YAML_MAPPING_END_EVENT:
    reader->depth--;
    return DGM_YAML_MAPPING_END;
  default: // an alias, or no event at all
    return DGM_YAML_FAULT;
  }
}

void dgm_yaml_next(dgm_yaml *reader, dgm_yaml_event *event) {
  *event = (dgm_yaml_event){.kind = AGAIN};
  while (!reader->ended && event->kind == AGAIN) {
    release_event(reader);
    if (!yaml_parser_parse(&reader->parser, &reader->event)) {
      reader->ended = DGM_YAML_FAULT;
      break;
    }
    reader->has_event = 1;
    event->line = (int64_t)reader->event.start_mark.line + 1;
    event->kind = read_event(reader, event);
    if (event->kind == DGM_YAML_END || event->kind == DGM_YAML_FAULT)
      reader->ended = event->kind;
  }
  if (reader->ended) {
    *event = (dgm_yaml_event){.kind = reader->ended, .line = (int64_t)reader->parser.mark.line + 1};
    release_event(reader);
  }
}
