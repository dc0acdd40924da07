/// How many products the instructions of one kernel path can make from registers alone.
#ifndef DRAGOMAN_PEAKS_H
#define DRAGOMAN_PEAKS_H

#include <stdint.h>

/// Runs `rounds` rounds of the path's instruction mix, without memory; the multiplications and additions made, each of
/// which counts as one. 0 where the path has no mix of its own. The path must be supported.
double dgm_peak_run(int32_t path, int64_t rounds);

#endif
