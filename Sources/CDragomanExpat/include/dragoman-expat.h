/// XML events with their byte positions, from Expat.
///
/// A document type declaration is refused where it begins, so there are no entities but XML's own five and none that
/// could grow. Levels inside each other are bounded by the caller.
#ifndef DRAGOMAN_EXPAT_H
#define DRAGOMAN_EXPAT_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// What an event is about.
enum dgm_xml_kind {
  DGM_XML_DECLARATION = 0, ///< `<?xml …?>`; text is the encoding that it names, or null
  DGM_XML_START = 1,       ///< a start tag, or an empty element's tag; text is the name
  DGM_XML_END = 2,         ///< an end tag, of 0 bytes for an empty element; text is the name
  DGM_XML_TEXT = 3,        ///< characters, or one reference; text is what they stand for
  DGM_XML_OTHER = 4,       ///< a comment, a processing instruction, the start or the end of a CDATA section
};

/// How reading ended.
enum dgm_xml_end {
  DGM_XML_DONE = 0,
  DGM_XML_MALFORMED = 1, ///< not well-formed
  DGM_XML_DOCTYPE = 2,   ///< a document type declaration
  DGM_XML_DEEP = 3,      ///< more levels than allowed
  DGM_XML_MEMORY = 4,    ///< memory is short
};

/// One event. Pointers are valid during the call that hands it over.
typedef struct dgm_xml_event {
  int32_t kind;               ///< dgm_xml_kind
  size_t offset;              ///< where it begins, in bytes from the start
  size_t length;              ///< in bytes
  const char *_Nullable text; ///< UTF-8, `text_length` bytes
  size_t text_length;
  const char *_Nullable const *_Nullable attributes; ///< DGM_XML_START: name and value in turn, then null
} dgm_xml_event;

/// Takes an event.
typedef void (*dgm_xml_handler)(void *context, const dgm_xml_event *event);

/// Reads `length` bytes as one XML document in UTF-8, whatever encoding it names, and hands its events to `handler`.
///
/// @param max_depth How many elements may be inside each other.
/// @param fault_offset Set to where it ended, unless the result is DGM_XML_DONE.
/// @return dgm_xml_end
int32_t dgm_xml_read(const char *bytes, size_t length, uint32_t max_depth, void *context, dgm_xml_handler handler,
                     size_t *fault_offset);

#pragma clang assume_nonnull end
#endif
