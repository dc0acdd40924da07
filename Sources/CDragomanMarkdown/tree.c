#include "dragoman-markdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct dgm_markdown {
  cmark_node *root;
  dgm_markdown_node *nodes;
  size_t count, capacity;
};

static const struct {
  const char *name;
  int32_t kind;
} kinds[] = {
    {"paragraph", DGM_MARKDOWN_PARAGRAPH},
    {"heading", DGM_MARKDOWN_HEADING},
    {"table_cell", DGM_MARKDOWN_CELL},
    {"block_quote", DGM_MARKDOWN_QUOTE},
    {"tasklist", DGM_MARKDOWN_TASK},
    {"text", DGM_MARKDOWN_TEXT},
    {"softbreak", DGM_MARKDOWN_SOFT_BREAK},
    {"linebreak", DGM_MARKDOWN_HARD_BREAK},
    {"code", DGM_MARKDOWN_CODE},
    {"html_inline", DGM_MARKDOWN_HTML},
    {"emph", DGM_MARKDOWN_EMPHASIS},
    {"strong", DGM_MARKDOWN_STRONG},
    {"strikethrough", DGM_MARKDOWN_STRIKETHROUGH},
    {"link", DGM_MARKDOWN_LINK},
    {"image", DGM_MARKDOWN_IMAGE},
};

static int32_t kind(cmark_node *node) {
  const char *name = cmark_node_get_type_string(node);
  if (cmark_node_get_type(node) == CMARK_NODE_FOOTNOTE_REFERENCE)
    return DGM_MARKDOWN_FOOTNOTE;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (strcmp(kinds[i].name, name) == 0)
      return kinds[i].kind;
  return DGM_MARKDOWN_OTHER;
}

static const char *string(const char *text) { return text ? text : ""; }

/// A copy of `node` at the end of the list; its index, or -1 if memory is short.
static int32_t append(dgm_markdown *document, cmark_node *node, int32_t parent) {
  if (document->count == INT32_MAX)
    return -1;
  if (document->count == document->capacity) {
    size_t capacity = document->capacity ? document->capacity * 2 : 64;
    dgm_markdown_node *nodes = realloc(document->nodes, capacity * sizeof *nodes);
    if (!nodes)
      return -1;
    document->nodes = nodes;
    document->capacity = capacity;
  }
  document->nodes[document->count] = (dgm_markdown_node){
      .kind = kind(node),
      .parent = parent,
      .first_line = cmark_node_get_start_line(node),
      .last_line = cmark_node_get_end_line(node),
      .first_column = cmark_node_get_start_column(node),
      .last_column = cmark_node_get_end_column(node),
      .literal = string(cmark_node_get_literal(node)),
      .url = string(cmark_node_get_url(node)),
      .title = string(cmark_node_get_title(node)),
  };
  return (int32_t)document->count++;
}

/// Lists all nodes; 0 if memory is short.
static int list(dgm_markdown *document) {
  cmark_iter *iterator = cmark_iter_new(document->root);
  int32_t parent = -1;
  cmark_event_type event;
  while ((event = cmark_iter_next(iterator)) != CMARK_EVENT_DONE) {
    cmark_node *node = cmark_iter_get_node(iterator);
    if (event == CMARK_EVENT_EXIT) {
      parent = document->nodes[parent].parent;
      continue;
    }
    int32_t index = append(document, node, parent);
    if (index < 0)
      break;
    // A node without a way out has no children: the iterator will not come back to it.
    cmark_node_type type = cmark_node_get_type(node);
    if (type != CMARK_NODE_TEXT && type != CMARK_NODE_CODE && type != CMARK_NODE_HTML_INLINE &&
        type != CMARK_NODE_HTML_BLOCK && type != CMARK_NODE_CODE_BLOCK && type != CMARK_NODE_THEMATIC_BREAK &&
        type != CMARK_NODE_SOFTBREAK && type != CMARK_NODE_LINEBREAK)
      parent = index;
  }
  cmark_iter_free(iterator);
  return event == CMARK_EVENT_DONE;
}

static void attach(cmark_parser *parser) {
  static const char *const names[] = {"table", "strikethrough", "autolink", "tasklist"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(names[i]);
    if (extension)
      cmark_parser_attach_syntax_extension(parser, extension);
  }
}

dgm_markdown *dgm_markdown_parse(const char *bytes, size_t length) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, cmark_gfm_core_extensions_ensure_registered);
  dgm_markdown *document = calloc(1, sizeof *document);
  if (!document)
    return NULL;
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_FOOTNOTES | CMARK_OPT_UNSAFE);
  attach(parser);
  cmark_parser_feed(parser, bytes, length);
  document->root = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  if (!list(document)) {
    dgm_markdown_free(document);
    return NULL;
  }
  return document;
}

size_t dgm_markdown_count(const dgm_markdown *document) { return document->count; }

const dgm_markdown_node *dgm_markdown_nodes(const dgm_markdown *document) { return document->nodes; }

void dgm_markdown_free(dgm_markdown *document) {
  cmark_node_free(document->root);
  free(document->nodes);
  free(document);
}
