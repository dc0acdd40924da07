/// HTML trees with source positions, from Gumbo.
#ifndef DRAGOMAN_GUMBO_H
#define DRAGOMAN_GUMBO_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// What a node is.
enum dgm_html_kind {
  DGM_HTML_ELEMENT = 0,
  DGM_HTML_TEMPLATE = 1, ///< a template element; what is in it is no part of the page
  DGM_HTML_TEXT = 2,     ///< text, white space alone included
  DGM_HTML_COMMENT = 3,
  DGM_HTML_CDATA = 4,
};

/// One node. Positions are Gumbo's own claims, which it does not always keep: a text's may hold tags that were
/// ignored, an end tag may be another element's, copies of an element have the original's. They lie within the input.
typedef struct dgm_html_node {
  int32_t kind;       ///< dgm_html_kind
  int32_t parent;     ///< the index of the element that it is in, or -1
  int32_t is_foreign; ///< elements: 1 in SVG and MathML
  int32_t attributes; ///< elements: how many attributes
  size_t start;       ///< elements: the start tag; others: all of it
  size_t length;      ///< 0 if it is not in the input
  size_t end_start;   ///< elements: the end tag
  size_t end_length;  ///< 0 if it is not in the input
  const char *text;   ///< texts: UTF-8 with all references resolved, followed by a NUL
  size_t text_length; ///< bytes of text
} dgm_html_node;

/// One attribute. The strings belong to the tree.
typedef struct dgm_html_attribute {
  const char *name;  ///< lower-case, followed by a NUL
  const char *value; ///< with all references resolved, followed by a NUL
  size_t start;      ///< the value in the input, with its quotation marks
  size_t length;     ///< 0 if there is none
} dgm_html_attribute;

/// A tree.
typedef struct dgm_html dgm_html;

/// An upper bound, roughly, of the steps that parsing takes: Gumbo walks all open elements at each tag and all
/// attributes at each attribute. O(length).
uint64_t dgm_html_work(const char *bytes, size_t length);

/// The tree of a document or a part of one, `length` bytes of UTF-8 that must outlive it. Null if it would need more
/// than `memory` bytes or `seconds` of processor time.
dgm_html *_Nullable dgm_html_parse(const char *bytes, size_t length, size_t memory, int32_t seconds);

/// How many nodes there are.
size_t dgm_html_count(const dgm_html *html);

/// The nodes, parents before children, siblings in order.
const dgm_html_node *dgm_html_nodes(const dgm_html *html);

/// The attribute number `index`, from 0, of the element number `node`.
dgm_html_attribute dgm_html_attribute_at(const dgm_html *html, size_t node, int32_t index);

/// Frees the tree.
void dgm_html_free(dgm_html *html);

#pragma clang assume_nonnull end
#endif
