/// Markdown blocks and inlines with source positions, from cmark-gfm.
#ifndef DRAGOMAN_MARKDOWN_H
#define DRAGOMAN_MARKDOWN_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// What a node is.
enum dgm_markdown_kind {
  DGM_MARKDOWN_OTHER = 0, ///< a block or inline not named here: lists, items, table rows
  DGM_MARKDOWN_PARAGRAPH,
  DGM_MARKDOWN_HEADING,
  DGM_MARKDOWN_CELL,
  DGM_MARKDOWN_QUOTE,
  DGM_MARKDOWN_TASK,
  DGM_MARKDOWN_TEXT,
  DGM_MARKDOWN_SOFT_BREAK,
  DGM_MARKDOWN_HARD_BREAK,
  DGM_MARKDOWN_CODE,
  DGM_MARKDOWN_HTML,
  DGM_MARKDOWN_EMPHASIS,
  DGM_MARKDOWN_STRONG,
  DGM_MARKDOWN_STRIKETHROUGH,
  DGM_MARKDOWN_LINK,
  DGM_MARKDOWN_IMAGE,
  DGM_MARKDOWN_FOOTNOTE,
};

/// One node. The positions of blocks are good but for a few cases, those of inlines are not: they are left out.
typedef struct dgm_markdown_node {
  int32_t kind;                      ///< dgm_markdown_kind
  int32_t parent;                    ///< the index of the node that it is in, or -1
  int32_t first_line, last_line;     ///< blocks: counted from 1; 0 if unknown
  int32_t first_column, last_column; ///< blocks: bytes in those lines, counted from 1
  const char *literal;               ///< UTF-8 followed by a NUL; of texts, code, HTML
  const char *url;                   ///< of links and images
  const char *title;                 ///< of links and images
} dgm_markdown_node;

/// A parsed document.
typedef struct dgm_markdown dgm_markdown;

/// The document of `length` bytes of UTF-8, with tables, strikethrough, autolinks, task lists and footnotes. Null if
/// memory is short.
dgm_markdown *_Nullable dgm_markdown_parse(const char *bytes, size_t length);

/// How many nodes there are.
size_t dgm_markdown_count(const dgm_markdown *document);

/// The nodes, parents before children, siblings in order; null if there are none.
const dgm_markdown_node *_Nullable dgm_markdown_nodes(const dgm_markdown *document);

/// Frees the document.
void dgm_markdown_free(dgm_markdown *document);

#pragma clang assume_nonnull end
#endif
