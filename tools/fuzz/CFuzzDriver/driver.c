#include "fuzz-driver.h"

#include <stdlib.h>

void dgm_fuzz(int argc, char **argv, int (*test)(const uint8_t *data, size_t size)) {
  exit(LLVMFuzzerRunDriver(&argc, &argv, test));
}
