/// HTML trees with source positions, from Gumbo.
#ifndef DRAGOMAN_GUMBO_H
#define DRAGOMAN_GUMBO_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The library's version, as it says itself.
const char *dgm_gumbo_version(void);

#pragma clang assume_nonnull end
#endif
