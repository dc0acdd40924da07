#include "dragoman-expat.h"

#include <expat.h>
#include <string.h>

/// One reading.
struct reading {
  XML_Parser parser;
  dgm_xml_handler handler;
  void *context;
  uint32_t depth;
  uint32_t max_depth;
  int32_t end;
};

static void hand_over(struct reading *reading, int32_t kind, const char *text, size_t text_length,
                      const char **attributes) {
  if (reading->end != DGM_XML_DONE)
    return;
  XML_Index offset = XML_GetCurrentByteIndex(reading->parser);
  int length = XML_GetCurrentByteCount(reading->parser);
  dgm_xml_event event = {.kind = kind,
                         .offset = offset < 0 ? 0 : (size_t)offset,
                         .length = length < 0 ? 0 : (size_t)length,
                         .text = text,
                         .text_length = text_length,
                         .attributes = attributes};
  reading->handler(reading->context, &event);
}

static void stop(struct reading *reading, int32_t end) {
  if (reading->end == DGM_XML_DONE)
    reading->end = end;
  XML_StopParser(reading->parser, XML_FALSE);
}

static void on_declaration(void *data, const char *version, const char *encoding, int standalone) {
  (void)version, (void)standalone;
  hand_over(data, DGM_XML_DECLARATION, encoding, encoding ? strlen(encoding) : 0, NULL);
}

static void on_doctype(void *data, const char *name, const char *system, const char *public, int has_subset) {
  (void)name, (void)system, (void)public, (void)has_subset;
  stop(data, DGM_XML_DOCTYPE);
}

static void on_start(void *data, const char *name, const char **attributes) {
  struct reading *reading = data;
  if (reading->depth == reading->max_depth) {
    stop(reading, DGM_XML_DEEP);
    return;
  }
  reading->depth += 1;
  hand_over(reading, DGM_XML_START, name, strlen(name), attributes);
}

static void on_end(void *data, const char *name) {
  struct reading *reading = data;
  if (reading->depth > 0)
    reading->depth -= 1;
  hand_over(reading, DGM_XML_END, name, strlen(name), NULL);
}

static void on_text(void *data, const char *text, int length) {
  hand_over(data, DGM_XML_TEXT, text, length < 0 ? 0 : (size_t)length, NULL);
}

static void on_comment(void *data, const char *text) {
  (void)text;
  hand_over(data, DGM_XML_OTHER, NULL, 0, NULL);
}

static void on_instruction(void *data, const char *target, const char *text) {
  (void)target, (void)text;
  hand_over(data, DGM_XML_OTHER, NULL, 0, NULL);
}

static void on_section(void *data) { hand_over(data, DGM_XML_OTHER, NULL, 0, NULL); }

static int32_t read_all(struct reading *reading, const char *bytes, size_t length) {
  const size_t largest = 1 << 30; // XML_Parse takes an int.
  size_t done = 0;
  enum XML_Status status;
  do {
    size_t count = length - done < largest ? length - done : largest;
    status = XML_Parse(reading->parser, bytes + done, (int)count, done + count == length);
    done += count;
  } while (status == XML_STATUS_OK && done < length);
  if (reading->end != DGM_XML_DONE)
    return reading->end;
  if (status == XML_STATUS_OK)
    return DGM_XML_DONE;
  return XML_GetErrorCode(reading->parser) == XML_ERROR_NO_MEMORY ? DGM_XML_MEMORY : DGM_XML_MALFORMED;
}

int32_t dgm_xml_read(const char *bytes, size_t length, uint32_t max_depth, void *context, dgm_xml_handler handler,
                     size_t *fault_offset) {
  *fault_offset = 0;
  XML_Parser parser = XML_ParserCreate("UTF-8");
  if (!parser)
    return DGM_XML_MEMORY;
  struct reading reading = {.parser = parser, .handler = handler, .context = context, .max_depth = max_depth};
  XML_SetUserData(parser, &reading);
  XML_SetXmlDeclHandler(parser, on_declaration);
  XML_SetStartDoctypeDeclHandler(parser, on_doctype);
  XML_SetElementHandler(parser, on_start, on_end);
  XML_SetCharacterDataHandler(parser, on_text);
  XML_SetCommentHandler(parser, on_comment);
  XML_SetProcessingInstructionHandler(parser, on_instruction);
  XML_SetCdataSectionHandler(parser, on_section, on_section);
  int32_t end = read_all(&reading, bytes, length);
  if (end != DGM_XML_DONE) {
    XML_Index offset = XML_GetCurrentByteIndex(parser);
    *fault_offset = offset < 0 ? length : (size_t)offset;
  }
  XML_ParserFree(parser);
  return end;
}
