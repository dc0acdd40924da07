#include "dragoman-markdown.h"

#include <cmark-gfm.h>

const char *dgm_markdown_version(void) { return cmark_version_string(); }
