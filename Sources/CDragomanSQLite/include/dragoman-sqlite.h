/// A table of records in SQLite.
#ifndef DRAGOMAN_SQLITE_H
#define DRAGOMAN_SQLITE_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The library's version, as it says itself.
const char *dgm_sqlite_version(void);

#pragma clang assume_nonnull end
#endif
