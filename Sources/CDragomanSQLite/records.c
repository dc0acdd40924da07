#include "dragoman-sqlite.h"

#include <sqlite3.h>

const char *dgm_sqlite_version(void) { return sqlite3_libversion(); }
