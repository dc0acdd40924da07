#include "dragoman-gumbo.h"

#include "memory.h"

#include <gumbo.h>
#include <stdlib.h>
#include <string.h>

struct dgm_html {
  dgm_html_memory memory;
  const char *bytes;
  size_t length;
  GumboOutput *output;
  dgm_html_node *nodes;
  const GumboNode **sources; ///< Gumbo's node for each of ours
  size_t count, capacity;
};

/// A node whose children are being listed.
typedef struct visit {
  const GumboNode *node;
  int32_t index;
  unsigned int child;
} visit;

/// Where `piece` is in the input; 0 bytes if it is not all in it.
static void locate(const dgm_html *html, GumboStringPiece piece, size_t *start, size_t *length) {
  uintptr_t base = (uintptr_t)html->bytes, at = (uintptr_t)piece.data;
  *start = *length = 0;
  if (!piece.data || at < base || at - base > html->length || piece.length > html->length - (at - base))
    return;
  *start = at - base;
  *length = piece.length;
}

/// A copy of `node` at the end of the list; its index, or -1 if memory is short.
static int32_t append(dgm_html *html, const GumboNode *node, int32_t parent) {
  if (html->count == INT32_MAX)
    return -1;
  if (html->count == html->capacity) {
    size_t capacity = html->capacity ? html->capacity * 2 : 64;
    dgm_html_node *nodes = realloc(html->nodes, capacity * sizeof *nodes);
    if (nodes)
      html->nodes = nodes;
    const GumboNode **sources = realloc(html->sources, capacity * sizeof *sources);
    if (sources)
      html->sources = sources;
    if (!nodes || !sources)
      return -1;
    html->capacity = capacity;
  }
  dgm_html_node *copy = &html->nodes[html->count];
  *copy = (dgm_html_node){.parent = parent, .text = ""};
  if (node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE) {
    copy->kind = node->type == GUMBO_NODE_TEMPLATE ? DGM_HTML_TEMPLATE : DGM_HTML_ELEMENT;
    copy->is_foreign = node->v.element.tag_namespace != GUMBO_NAMESPACE_HTML;
    copy->attributes = (int32_t)node->v.element.attributes.length;
    locate(html, node->v.element.original_tag, &copy->start, &copy->length);
    locate(html, node->v.element.original_end_tag, &copy->end_start, &copy->end_length);
  } else {
    copy->kind = node->type == GUMBO_NODE_COMMENT ? DGM_HTML_COMMENT
                 : node->type == GUMBO_NODE_CDATA ? DGM_HTML_CDATA
                                                  : DGM_HTML_TEXT;
    locate(html, node->v.text.original_text, &copy->start, &copy->length);
    copy->text = node->v.text.text;
    copy->text_length = strlen(copy->text);
  }
  html->sources[html->count] = node;
  return (int32_t)html->count++;
}

static const GumboVector *children(const GumboNode *node) {
  switch (node->type) {
  case GUMBO_NODE_DOCUMENT:
    return &node->v.document.children;
  case GUMBO_NODE_ELEMENT:
  case GUMBO_NODE_TEMPLATE:
    return &node->v.element.children;
  default:
    return &kGumboEmptyVector;
  }
}

/// Lists all nodes without recursion: trees may be as deep as the input is long. 0 if memory is short.
static int list(dgm_html *html) {
  size_t depth = 0, capacity = 64;
  visit *visits = malloc(capacity * sizeof *visits);
  if (!visits)
    return 0;
  visits[depth++] = (visit){html->output->document, -1, 0};
  while (depth > 0) {
    visit *top = &visits[depth - 1];
    const GumboVector *inner = children(top->node);
    if (top->child == inner->length) {
      depth--;
      continue;
    }
    const GumboNode *node = inner->data[top->child++];
    int32_t index = append(html, node, top->index);
    if (index >= 0 && depth == capacity) {
      visit *more = realloc(visits, capacity * 2 * sizeof *visits);
      if (!more)
        index = -1;
      if (more)
        visits = more, capacity *= 2;
    }
    if (index < 0) {
      free(visits);
      return 0;
    }
    visits[depth++] = (visit){node, index, 0};
  }
  free(visits);
  return 1;
}

dgm_html *dgm_html_parse(const char *bytes, size_t length, size_t memory, int32_t seconds) {
  if (length > UINT32_MAX / 2)
    return NULL;
  dgm_html *html = calloc(1, sizeof *html);
  if (!html)
    return NULL;
  html->bytes = bytes;
  html->length = length;
  dgm_html_memory_init(&html->memory, memory, seconds);
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = dgm_html_allocate;
  options.deallocator = dgm_html_deallocate;
  options.userdata = &html->memory;
  options.max_errors = 0;
  if (setjmp(html->memory.give_up) != 0) {
    dgm_html_free(html);
    return NULL;
  }
  html->output = gumbo_parse_with_options(&options, bytes, length);
  if (!list(html)) {
    dgm_html_free(html);
    return NULL;
  }
  return html;
}

size_t dgm_html_count(const dgm_html *html) { return html->count; }

const dgm_html_node *dgm_html_nodes(const dgm_html *html) { return html->nodes; }

dgm_html_attribute dgm_html_attribute_at(const dgm_html *html, size_t node, int32_t index) {
  dgm_html_attribute result = {"", "", 0, 0};
  if (node >= html->count || index < 0 || index >= html->nodes[node].attributes)
    return result;
  const GumboAttribute *attribute = html->sources[node]->v.element.attributes.data[index];
  result.name = attribute->name;
  result.value = attribute->value;
  locate(html, attribute->original_value, &result.start, &result.length);
  return result;
}

void dgm_html_free(dgm_html *html) {
  // Gumbo's own way of freeing calls itself once for each level of the tree.
  dgm_html_memory_free(&html->memory);
  free(html->nodes);
  free(html->sources);
  free(html);
}
