#include "float64.h"
#include "rows.h"

#define DGM_ROWS dgm_rows_baseline
#define DGM_STREAMS 1
#include "rows.inc.h"
