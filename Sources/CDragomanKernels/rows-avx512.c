#if defined(__x86_64__)
#include "float64.h"
#include "rows.h"

#define DGM_ROWS dgm_rows_avx512
#define DGM_STREAMS 4
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq"))), apply_to = function)
#include "rows.inc.h"
#pragma clang attribute pop
#endif
