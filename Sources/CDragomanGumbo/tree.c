#include "dragoman-gumbo.h"

#include <gumbo.h>

// Gumbo does not tell its version; this is the one of Debian 12, whose interface it is built against.
const char *dgm_gumbo_version(void) { return kGumboDefaultOptions.tab_stop > 0 ? "0.10" : ""; }
