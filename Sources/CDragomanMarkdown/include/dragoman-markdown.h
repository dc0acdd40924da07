/// Markdown blocks and inlines with source positions, from cmark-gfm.
#ifndef DRAGOMAN_MARKDOWN_H
#define DRAGOMAN_MARKDOWN_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The library's version, as it says itself.
const char *dgm_markdown_version(void);

#pragma clang assume_nonnull end
#endif
