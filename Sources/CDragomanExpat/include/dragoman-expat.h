/// XML events with their byte positions, from Expat.
#ifndef DRAGOMAN_EXPAT_H
#define DRAGOMAN_EXPAT_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The library's version, as it says itself.
const char *dgm_expat_version(void);

#pragma clang assume_nonnull end
#endif
