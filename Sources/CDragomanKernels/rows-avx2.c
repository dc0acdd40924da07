#if defined(__x86_64__)
#include "float64.h"
#include "rows.h"

#define DGM_ROWS dgm_rows_avx2
#define DGM_STREAMS 2
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "rows.inc.h"
#pragma clang attribute pop
#endif
