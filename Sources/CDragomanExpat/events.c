#include "dragoman-expat.h"

#include <expat.h>

const char *dgm_expat_version(void) { return XML_ExpatVersion(); }
